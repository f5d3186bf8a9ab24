"""Names for numbers: what records write, what people read, what the handles of things begin with.

Rules count with numbers; nobody else should have to. A set of things is named once, in one of two ways:

    SPACES = Names("space", range(60))                        # by their words, where the rules need no constants

    class Card(Named, kind="card"): ...                       # member by member, where they do
    TELEPORT = Card("teleport", "TELEPORT")
    SWAP = Card("swap", "SWAP")
    CARDS = Card.names()

A member is a whole number, to Python and to compiled code alike; to a type checker it is a Card and no Stage.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import ClassVar, TypeVar

from turnkey.core.errors import DeclarationError

Member = TypeVar("Member", bound="Named")


@dataclass(frozen=True)
class Thing:
    """One thing as it is shown: its word in records, its name for people, its handle on the table (if it has one)."""

    word: str
    name: str
    handle: str = ""
    many: bool = False  # it takes a verb in the plural: the guards


class Names(tuple[str, ...]):
    """The words of a set of things in their order, with the names that people read."""

    kind: str
    titles: tuple[str, ...]
    plural: frozenset[str]
    things: tuple[Thing, ...]

    def __new__(
        cls,
        kind: str,
        words: Iterable[str | int],
        titles: Iterable[str] = (),
        plural: Iterable[str] = (),
    ) -> Names:
        self = super().__new__(cls, (str(word) for word in words))
        self.kind = kind
        self.titles = tuple(titles) or tuple(self)
        self.plural = frozenset(plural)
        if len(self.titles) != len(self):
            raise DeclarationError(f"{len(self)} words of {kind or 'a set'} have {len(self.titles)} titles")
        if len({word.lower() for word in self}) < len(self):
            raise DeclarationError(f"a word stands twice among the names of {kind or 'a set'}: {', '.join(self)}")
        handles = [f"{kind}:{word}" if kind else "" for word in self]
        self.things = tuple(
            Thing(word, title, handle, word in self.plural)
            for word, title, handle in zip(self, self.titles, handles, strict=True)
        )
        return self

    def __getnewargs__(self) -> tuple[str, tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
        return self.kind, tuple(self), self.titles, tuple(self.plural)

    def at(self, number: int) -> Thing:
        """The thing with this number."""
        return self.things[number]

    def first(self, count: int) -> Names:
        """The first `count` of them."""
        return Names(self.kind, self[:count], self.titles[:count], self.plural)


class Named(int):
    """One of a named set: declare a class for the set and then its members, in the order of their numbers."""

    kind: ClassVar[str]
    members: ClassVar[list[Named]]
    word: str
    title: str

    def __init_subclass__(cls, kind: str = "") -> None:
        cls.kind = kind
        cls.members = []

    def __new__(cls: type[Member], word: str, title: str = "") -> Member:
        member = super().__new__(cls, len(cls.members))
        member.word, member.title = word, title or word
        cls.members.append(member)
        return member

    @classmethod
    def names(cls) -> Names:
        """All of them, once they are declared."""
        return Names(cls.kind, [one.word for one in cls.members], [one.title for one in cls.members])

    def __reduce__(self) -> tuple[type[int], tuple[int]]:
        return int, (int(self),)  # what is stored and sent is the number


def joined(names: Sequence[str], last: str = "and") -> str:
    """`a, b and c`."""
    return f" {last} ".join([", ".join(names[:-1]), names[-1]]) if len(names) > 1 else "".join(names)
