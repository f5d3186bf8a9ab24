"""A lesson as it is declared: chapters, each from a position, and steps."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Move:
    """What somebody does (or says), and what chance answers."""

    seat: str
    do: str
    chance: tuple[str, ...] = ()
    says: bool = False


@dataclass(frozen=True)
class Wrong:
    """Something else that can be done at a step: it happens, then the sentence says why it was not good."""

    do: tuple[str, ...]
    says: str
    chance: tuple[str, ...] = ()
    then: tuple[Move, ...] = ()


@dataclass(frozen=True)
class Step:
    """One thing to do, or to read."""

    title: str
    says: str
    look: tuple[str, ...] = ()  # handles of what is pointed at
    about: tuple[str, ...] = ()  # of what else it speaks: stays in the light, and nothing lies over it
    do: tuple[str, ...] = ()
    also: tuple[tuple[str, ...], ...] = ()  # what is as good; only where the next step is at another position
    chance: tuple[str, ...] = ()  # answers all of `do`, in order
    then: tuple[Move, ...] = ()
    wrong: tuple[Wrong, ...] = ()


@dataclass(frozen=True)
class Chapter:
    """Steps from one position."""

    title: str
    steps: tuple[Step, ...]
    position: Mapping[str, Any] | None = None  # None: goes on where the chapter before it ended
    options: Mapping[str, Any] = field(default_factory=dict)
    chance: tuple[str, ...] = ()


@dataclass(frozen=True)
class Part:
    """A part of how to play the game, for reading; the table of one step of the lesson is its picture."""

    title: str
    says: tuple[str, ...]
    step: int  # from 1
    things: tuple[str, ...] = ()  # terms by kind and code: each is drawn, named and told


@dataclass(frozen=True)
class Lesson:
    """A guided first game, and how to play in short."""

    title: str
    seat: str  # whom the learner plays
    ending: str  # what is said when all steps are done
    chapters: tuple[Chapter, ...]
    players: int | None = None
    names: Mapping[str, str] = field(default_factory=dict)  # what the others are called, by seat
    guide: tuple[Part, ...] = ()

    @property
    def steps(self) -> list[Step]:
        return [step for chapter in self.chapters for step in chapter.steps]

    def chapter_of(self, number: int) -> int:
        """The chapter of a step, by its number from 0; the end belongs to the last."""
        for place, chapter in enumerate(self.chapters):
            number -= len(chapter.steps)
            if number < 0:
                return place
        return len(self.chapters) - 1

    def first_of(self, chapter: int) -> int:
        """The number of a chapter's first step."""
        return sum(len(one.steps) for one in self.chapters[:chapter])
