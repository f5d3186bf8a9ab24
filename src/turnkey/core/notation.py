"""How a game is written: its entries, and the words for each. Games declare words; the grammar is the core's alone
(core/record_text.py), and so is the way in which logs tell what happened.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from turnkey.core.actions import ActionSpace
from turnkey.core.errors import DeclarationError, Unreadable
from turnkey.core.events import Event, Events, Line, line_saying
from turnkey.core.names import Names
from turnkey.core.secrecy import EVERYONE, knows
from turnkey.core.sentences import Sentence

ACTION, AUTOMATIC, CHANCE, EVENT, SAID, QUOTED = "action", "automatic", "chance", "event", "said", "quoted"
TOLD = frozenset((EVENT, SAID, QUOTED))  # the kinds of entries of which logs tell

SAYS = "{seat} says: {words}"


def in_one_line(words: str) -> str:
    """What somebody wrote, without line breaks and invisible characters."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in words).split())


@dataclass(frozen=True)
class Entry:
    """One thing that happened: an action, a chance result, an event, a claim, words."""

    kind: str
    code: int  # the action's, chance's, event's or claim's number
    seat: int = -1
    parts: tuple[Any, ...] = ()  # an event's; of a chance result what it is for, and what came
    knowers: int = EVERYONE  # who knows its secret parts
    words: str = ""  # what somebody said in words of their own

    def known_to(self, seat: int | None) -> bool:
        return seat is None or knows(self.knowers, seat)

    @property
    def of(self) -> int:
        """What a chance result is for."""
        return int(self.parts[0])

    @property
    def result(self) -> int:
        """What chance answered."""
        return int(self.parts[1])

    @property
    def quotation(self) -> str:
        """Those words between quotation marks, as records write them and `Table.say` takes them."""
        return json.dumps(self.words, ensure_ascii=False)


class Chance(int):
    """One thing that chance decides: its word, its results, and what it may be for (`* deal p1 bat`)."""

    word: str
    results: tuple[str, ...]
    of: tuple[str, ...]


class Chances(Sequence[Chance]):
    """What chance decides in a game, in the order of declaration; called, it declares one more.

    chance = Chances()
    DIE = chance("roll", FACES)
    DEAL = chance("deal", CARDS, of=SEATS)
    """

    def __init__(self) -> None:
        self.all: list[Chance] = []

    def __call__(self, word: str, results: Sequence[str], of: Sequence[str] = ()) -> Chance:
        if word in [one.word for one in self.all]:
            raise DeclarationError(f"the chance {word!r} is declared twice")
        made = Chance(len(self.all))
        made.word, made.results, made.of = word, tuple(results), tuple(of)
        self.all.append(made)
        return made

    def __getitem__(self, number: Any) -> Any:
        return self.all[number]

    def __len__(self) -> int:
        return len(self.all)


@dataclass(frozen=True)
class Notation:
    """A game's words."""

    actions: ActionSpace
    talk: ActionSpace
    seats: Names
    chance: Chances
    events: Events
    quotes: bool = False  # records hold what people say in words of their own, too: `p1: say "room 3 is empty"`
    mask: str = field(default="?", init=False)  # what a seat sees instead of what it does not know
    comment: str = field(default="#", init=False)

    # Logs

    def log(self, entries: Sequence[Entry], seat: int | None, since: int = 0, until: int | None = None) -> list[Line]:
        """What happened, in sentences, as this seat may know it: all of it, or of some entries only."""
        told = (self.line(entry, entry.known_to(seat)) for entry in entries[since:until])
        return [one for one in told if one is not None]

    def line(self, entry: Entry, known: bool) -> Line | None:
        """What a log tells of an entry."""
        if entry.kind == EVENT:
            event: Event = self.events[entry.code]
            return None if event.confidential and not known else event.line(entry.parts, known)
        if entry.kind == SAID and known:
            return self._said(entry, "said", self.talk[entry.code].says)
        if entry.kind == QUOTED:
            return self._said(entry, "quoted", Sentence((f"“{entry.words}”",), {}))
        return None

    def _said(self, entry: Entry, kind: str, words: Sentence) -> Line:
        who = self.seats.at(entry.seat)
        parts = {"seat": who.word, "words": str(words)}
        return line_saying(kind, SAYS, {"seat": who, "words": words}, parts, [who.handle], cue="say")

    # Chance

    def read_chance(self, text: str) -> tuple[int, int]:
        """A result written by hand: `roll 4`, or with what it is for, `deal p1 bat`."""
        words = text.lower().split()
        for number, chance in enumerate(self.chance):
            if words[:1] == [chance.word]:
                told = words[2:] if len(words) == 3 and words[1] in lowered(chance.of) else words[1:]
                if len(told) == 1 and told[0] in lowered(chance.results):
                    return number, lowered(chance.results).index(told[0])
        known = "; ".join(f"{one.word} {one.results[0]}…{one.results[-1]}" for one in self.chance)
        raise Unreadable(f"no chance result is written {text!r}; there are: {known}")

    def chance_text(self, entry: Entry) -> str:
        """The same the other way round."""
        chance = self.chance[entry.code]
        subject = [chance.of[entry.of]] if chance.of else []
        return " ".join([chance.word, *subject, chance.results[entry.result]])


def lowered(words: Iterable[str]) -> list[str]:
    return [word.lower() for word in words]
