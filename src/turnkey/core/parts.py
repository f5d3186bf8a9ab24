"""Parts of a view: each is made once for all who see the same, and not again until there is something else to see.

    @part
    def station(game, book, seat): ...

The first time it is noted which bytes of the record such a function reads. Its answer is then given again to whoever
asks with the same arguments about a record that has the same bytes there, be it another seat's or a later one. So a
part can show no more than the record at hand would: what is erased there is another byte, and asks for another answer.

Parts read, and return what nobody changes afterwards. They are kept with the table's book.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator
from operator import itemgetter
from typing import Any, TypeVar, cast

from turnkey.core.layout import TakenOut

Function = TypeVar("Function", bound=Callable[..., Any])
Span = tuple[int, int]  # bytes of a record, from and to

MOST_ANSWERS = 3  # that a part keeps for one set of arguments: those who know, those who do not, and one to spare
ROOM = 300  # for parts that were asked for lately, and as many from before them


class Watched:
    """A record as a part reads it: notes what is read."""

    def __init__(self, record: TakenOut) -> None:
        self._record = record
        self._arrays: list[tuple[str, WatchedArray]] = []
        self._numbers: list[str] = []
        self._spans: set[Span] = set()  # what parts of the part read

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._record, name)
        if type(found) is int:
            self._numbers.append(name)
        else:
            found = WatchedArray(found)
            self._arrays.append((name, found))
        setattr(self, name, found)
        return found

    def spans(self) -> set[Span]:
        """The bytes that were read; of an array those of each first index."""
        places = self._record._block.dtype.fields
        spans = self._spans
        for name in self._numbers:
            kind, start = places[name][:2]
            spans.add((start, start + kind.itemsize))
        for name, array in self._arrays:
            kind, start = places[name][:2]
            if array.read is None or min(array.read, default=0) < 0:
                spans.add((start, start + kind.itemsize))
                continue
            size = kind.itemsize // len(array)
            for first in array.read:
                spans.add((start + first * size, start + first * size + size))
        return spans


class WatchedArray:
    """An array of such a record. `read`: the first indices that were asked for; None: all of them."""

    __slots__ = ("_rows", "read")

    def __init__(self, rows: Any) -> None:
        self._rows = rows
        self.read: set[int] | None = set()

    def __getitem__(self, index: Any) -> Any:
        if self.read is not None:
            if type(index) is slice:
                self.read = None
            else:
                self.read.add(index[0] if type(index) is tuple else index)
        return self._rows[index]

    def __iter__(self) -> Iterator[Any]:
        self.read = None
        return iter(self._rows)

    def __len__(self) -> int:
        return len(self._rows)


class Answers:
    """What a part has answered for one set of arguments, by the bytes that it read."""

    def __init__(self) -> None:
        self.spans: set[Span] = set()
        self.read: Callable[[bytes], Any] = lambda raw: ()
        self.by_bytes: dict[Any, Any] = {}

    def keep(self, spans: set[Span], raw: bytes, answer: Any) -> None:
        """Another record may lead it another way, to read more. Then the bytes of all its ways are compared."""
        if not spans <= self.spans:
            self.spans |= spans
            self.read = itemgetter(*(slice(*span) for span in joined(self.spans)))
            self.by_bytes = {}
        elif len(self.by_bytes) >= MOST_ANSWERS:
            del self.by_bytes[next(iter(self.by_bytes))]
        self.by_bytes[self.read(raw)] = answer


def joined(spans: set[Span]) -> list[Span]:
    """Neighbours and overlaps as one."""
    found: list[Span] = []
    for start, end in sorted(spans):
        if found and start <= found[-1][1]:
            found[-1] = found[-1][0], max(end, found[-1][1])
        else:
            found.append((start, end))
    return found


def part(function: Function) -> Function:
    """Keep what this function of a record, a book and plain arguments answers, as long as it would answer the same."""

    @functools.wraps(function)
    def kept(game: Any, book: Any, *arguments: Any) -> Any:
        record = game._record if type(game) is Watched else game
        if type(record) is not TakenOut or type(book) is not TakenOut:
            return function(game, book, *arguments)  # a record that rules are at work on
        answers = shelf_of(book).answers((function, arguments))
        raw = bytes_of(record)
        key = answers.read(raw)
        if key in answers.by_bytes:
            answer = answers.by_bytes[key]
        else:
            watched = Watched(record)
            answer = function(watched, book, *arguments)
            answers.keep(watched.spans(), raw, answer)
        if record is not game:
            game._spans |= answers.spans  # what a part of a part read, it read
        return answer

    return cast(Function, kept)


class Shelf:
    """All parts of a table. Those that were not asked for in a long time make room for others."""

    def __init__(self) -> None:
        self._lately: dict[Any, Answers] = {}
        self._before: dict[Any, Answers] = {}

    def answers(self, key: Any) -> Answers:
        found = self._lately.get(key)
        if found is None:
            if len(self._lately) >= ROOM:
                self._before, self._lately = self._lately, {}
            found = self._lately[key] = self._before.pop(key) if key in self._before else Answers()
        return found


def shelf_of(book: TakenOut) -> Shelf:
    found: Shelf | None = book.__dict__.get("_shelf")
    if found is None:
        found = book.__dict__["_shelf"] = Shelf()
    return found


def bytes_of(record: TakenOut) -> bytes:
    found: bytes | None = record.__dict__.get("_bytes")
    if found is None:
        found = record.__dict__["_bytes"] = record._block.tobytes()
    return found
