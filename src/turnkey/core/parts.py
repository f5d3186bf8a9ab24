"""Parts of a view: each is made once for all who see the same, and again only when there is something else to see.

    @part
    def station(game, book, seat): ...

The first call notes which bytes of the record such a function reads. Its answer is then given again to everybody who
asks with the same arguments about a record that has the same bytes there, another seat's or a later one. So a
part can show no more than the record at hand would: what is erased there is another byte, and asks for another answer.

Parts read, and return what nobody changes afterwards. They are kept with the table's book.
"""

from __future__ import annotations

import functools
import threading
from collections.abc import Callable, Iterable, Iterator
from itertools import repeat
from operator import itemgetter
from typing import Any, TypeVar, cast

from turnkey.core.layout import PlainRecord

Function = TypeVar("Function", bound=Callable[..., Any])
Place = tuple[str, int]  # a field of a record, and the first index of what was read of it
Span = tuple[int, int]  # bytes of a record, from and to
row_of = list.__getitem__  # for arrays of several dimensions: skips the checks for other ways of indexing

WHOLE = -1  # in place of an index: all of a field was read
MISSING = object()  # no answer: None is one

MOST_ANSWERS = 3  # answers kept for one set of arguments: one each for those who know and who do not, and a spare
MOST_PRINTED = 20_000  # answers that follow from a book alone, for all tables that have it
MOST_READS = 20_000  # parts with their arguments, of all games, of which it is known what they read
ROOM = 300  # answers kept of parts asked for lately, and as many again of earlier ones


class Watched:
    """A record as a part reads it: notes what is read. What is known to be read as a whole is there from the beginning,
    and not noted again."""

    def __init__(self, record: PlainRecord, known: Iterable[str] = ()) -> None:
        here = self.__dict__
        for name in known:
            here[name] = getattr(record, name)
        self._record = record
        self._arrays: list[tuple[str, WatchedArray]] = []
        self._read: set[Place] = set()
        self._parts: list[Reads] = []  # of it that were asked for

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._record, name)
        if type(found) is int:
            self._read.add((name, WHOLE))
        else:
            found = WatchedArray(found)
            self._arrays.append((name, found))
        setattr(self, name, found)
        return found

    def places(self) -> set[Place]:
        """What was read, but for what parts of it read, and what was known."""
        for name, array in self._arrays:
            if array.whole or len(array.read) == len(array):
                self._read.add((name, WHOLE))
            else:
                self._read.update(zip(repeat(name), array.read))
        return self._read


class WatchedArray:
    """An array of such a record. `read`: the first indices that were asked for; `whole`: all of them were."""

    __slots__ = ("_rows", "read", "whole")

    def __init__(self, rows: Any) -> None:
        self._rows = rows
        self.read: set[int] = set()
        self.whole = False

    def __getitem__(self, index: Any) -> Any:
        if type(index) is tuple:
            self.read.add(index[0])
            if len(index) == 2:
                return row_of(self._rows, index[0])[index[1]]
        elif type(index) is slice:
            self.whole = True
        else:
            self.read.add(index)
        return self._rows[index]

    def __iter__(self) -> Iterator[Any]:
        self.whole = True
        return iter(self._rows)

    def __len__(self) -> int:
        return len(self._rows)


class Reads:
    """Which bytes of a record a part reads, with some arguments: found out once for all tables of a game.

    With another record the function may branch and read more; then the bytes of all branches count.
    """

    def __init__(self, shape: Any) -> None:
        self.shape = shape  # kept, so that its place in memory stays its own
        self.places: set[Place] = set()  # its own, and those of its parts
        self.whole: tuple[str, ...] = ()  # the fields of which it read all itself
        self.secret = False  # whether it read anything that not everybody sees
        self.read: Callable[[bytes], Any] = lambda raw: ()
        self._own: set[Place] = set()
        self._parts: dict[Reads, Callable[[bytes], Any]] = {}  # those of its parts, and what they read when asked last
        self._lock = threading.Lock()

    def covers(self, own: set[Place], parts: list[Reads]) -> bool:
        """Whether it is known that this is read."""
        if not own <= self._own:
            return False
        known = self._parts
        for one in parts:
            if known.get(one) is not one.read:
                return False
        return True

    def widen(self, own: set[Place], parts: list[Reads], record: PlainRecord) -> None:
        with self._lock:
            reading = {one: one.read for one in parts}  # before their places: those are told first when they grow
            known = own <= self._own and all(one.places <= self.places for one in parts)
            self._parts.update(reading)
            if known:  # parts asked for with other arguments than before
                return
            self._own = self._own | own
            self.whole = tuple(name for name, first in self._own if first == WHOLE)
            joint = self._own.union(*(one.places for one in self._parts))
            spans = joined({span_of(record, *place) for place in joint})
            self.secret = self.secret or any(name in record._here.secret for name, _ in joint)
            self.places = joint
            self.read = itemgetter(*(slice(*span) for span in spans))


_reads: dict[Any, Reads] = {}


def reads_of(asked: Any, record: PlainRecord) -> Reads:
    """By what is asked, and the shape of the record: that of a game, for all its tables."""
    place = asked, id(record._block.dtype), record._here.secret
    found = _reads.get(place)
    if found is None:
        if len(_reads) >= MOST_READS:
            _reads.clear()
        found = _reads[place] = Reads(record._block.dtype)
    return found


class Answers:
    """What a part has answered for one set of arguments at one table, by the bytes that it read."""

    def __init__(self, reads: Reads) -> None:
        self.reads = reads
        self._read = reads.read
        self.by_bytes: dict[Any, Any] = {}

    def given(
        self, function: Callable[..., Any], record: PlainRecord, book: PlainRecord, arguments: tuple[Any, ...]
    ) -> Any:
        """The answer about a record: kept, or made and kept."""
        reads = self.reads
        read = reads.read
        there = read(record._bytes)
        if self._read is read:
            found = self.by_bytes.get(there, MISSING)
            if found is not MISSING:
                return found
        watched = Watched(record, reads.whole)
        answer = function(watched, book, *arguments)
        own, parts = watched.places(), watched._parts
        if not reads.covers(own, parts):
            reads.widen(own, parts, record)
        if self._read is not reads.read:  # more is read than was known before: what was kept by less is not right
            self._read, self.by_bytes = reads.read, {}
        kept = self.by_bytes
        if len(kept) >= MOST_ANSWERS:
            del kept[next(iter(kept))]
        kept[there if self._read is read else self._read(record._bytes)] = answer
        return answer


def span_of(record: PlainRecord, name: str, first: int) -> Span:
    """Where a field lies among a record's bytes, or what of an array belongs to a first index."""
    kind, start = record._block.dtype.fields[name][:2]
    if first == WHOLE:
        return start, start + kind.itemsize
    size = kind.itemsize // kind.shape[0]
    return start + first * size, start + first * size + size


def joined(spans: set[Span]) -> list[Span]:
    """Join spans that touch or overlap."""
    found: list[Span] = []
    for start, end in sorted(spans):
        if found and start <= found[-1][1]:
            found[-1] = found[-1][0], max(end, found[-1][1])
        else:
            found.append((start, end))
    return found


def part(function: Function) -> Function:
    """Keep the answers of this function of a record, a book and plain arguments, as long as they hold."""

    @functools.wraps(function)
    def kept(game: Any, book: Any, *arguments: Any) -> Any:
        record = game._record if type(game) is Watched else game
        if type(record) is not PlainRecord or type(book) is not PlainRecord:
            return function(game, book, *arguments)  # a record that rules are changing
        asked = function, arguments
        made: tuple[Any, Answers] | None = record._here.parts.get(asked) or record._parts.get(asked)
        if made is None:
            answers = (book._shelf or shelf_of(book)).answers(asked, record)
            made = answers.given(function, record, book, arguments), answers
            (record._parts if answers.reads.secret else record._here.parts)[asked] = made
        if record is not game:
            game._parts.append(made[1].reads)  # what an inner part reads counts as read by the outer one
        return made[0]

    return cast(Function, kept)


def printed(function: Function) -> Function:
    """Keep what this function of a book and plain arguments answers, for all tables with the same book."""

    @functools.wraps(function)
    def kept(book: Any, *arguments: Any) -> Any:
        if type(book) is not PlainRecord:
            return function(book, *arguments)
        asked, made = (function, arguments), book._here.parts
        found = made.get(asked)
        if found is None:
            if len(made) >= MOST_PRINTED:
                made.clear()
            found = made[asked] = function(book, *arguments)
        return found

    return cast(Function, kept)


class Shelf:
    """All parts of a table. Those not asked for in a long time make room for others."""

    def __init__(self) -> None:
        self._lately: dict[Any, Answers] = {}
        self._before: dict[Any, Answers] = {}

    def answers(self, key: Any, record: PlainRecord) -> Answers:
        found = self._lately.get(key)
        if found is None:
            if len(self._lately) >= ROOM:
                self._before, self._lately = self._lately, {}
            before = self._before.pop(key, None)
            found = self._lately[key] = before or Answers(reads_of(key, record))
        return found


def shelf_of(book: PlainRecord) -> Shelf:
    found: Shelf | None = book._shelf
    if found is None:
        found = book._shelf = Shelf()
    return found
