"""How a game is written: what each entry of a record looks like as text, and how it reads in a log.

A record's text is a list of steps. A game declares a form for each of its chance results and events
(actions bring theirs from the action space); this module joins them into lines and takes lines apart
again. Reading needs no grammar beside that: the rules say what comes next, and the text must agree.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from turnkey.core.actions import ActionSpace
from turnkey.core.errors import Unreadable
from turnkey.core.secrecy import EVERYONE, knows

ACTION, AUTOMATIC, CHANCE, EVENT, SAID, QUOTED = "action", "automatic", "chance", "event", "said", "quoted"
QUOTE = re.compile(r'\s*(\w+)\s*:\s*say\s+("(?:[^"\\]|\\.)*")\s*', re.IGNORECASE)


def in_one_line(words: str) -> str:
    """What somebody wrote, without breaks and signs that cannot be seen."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in words).split())


@dataclass(frozen=True)
class Entry:
    """One thing that happened: an action, a chance result, an event, a claim, words. `c` is the secret part."""

    kind: str
    code: int  # the action's, chance's, event's or claim's number
    seat: int = -1
    a: int = 0
    b: int = 0
    c: int = 0
    knowers: int = EVERYONE
    words: str = ""  # what somebody said in words of their own

    def known_to(self, seat: int | None) -> bool:
        return seat is None or knows(self.knowers, seat)

    @property
    def quotation(self) -> str:
        """Those words between quotation marks, as records write them and `Table.say` takes them."""
        return json.dumps(self.words, ensure_ascii=False)


@dataclass(frozen=True)
class Chance:
    """One thing that chance decides.

    Its results stand on their own (`roll 4`), or, with `after`, at the end of the step that caused them:
    after the word given, and `skip` words of that step (`rescue ben 5`: after "rescue", skip 2).
    """

    word: str
    results: tuple[str, ...]
    after: str = ""
    skip: int = 0
    instead: tuple[str, ...] = ()  # what may stand in a result's place without being one: `draw none`


# What an event's declaration is given: its three numbers, the third None where it is not known.
Telling = Callable[[int, int, int | None], str | None]


@dataclass(frozen=True)
class Event:
    """One thing that the rules report: how a record writes it (if it does), how a log tells it (if it does)."""

    name: str
    says: Telling = lambda a, b, c: None
    writes: Telling = lambda a, b, c: None
    heads: bool = False  # it opens a line, and the steps after it follow on that line
    alone: bool = False  # it has a line of its own
    confidential: bool = False  # who does not know what it hides does not even hear of it
    releases: str = ""  # the rule by which whoever is told this learns something that was hidden


@dataclass(frozen=True)
class Step:
    """One step of a record's text."""

    text: str
    heads: bool = False
    alone: bool = False


@dataclass(frozen=True)
class Notation:
    """A game's way of writing; see the class's parts above."""

    actions: ActionSpace
    talk: ActionSpace
    seats: tuple[str, ...]
    chance: tuple[Chance, ...]
    events: tuple[Event, ...]
    mask: str = "*"  # what a seat sees in place of what it does not know
    comment: str = "#"
    separator: str = ";"
    head: str = r"\d+\.\w+"  # what may open a line
    quotes: bool = False  # records hold what people say in words of their own, too: `p1: say "room 3 is empty"`
    # The action as a record shows it, where that is more than what a player types.
    action_text: Callable[[int, str], str] = lambda seat, text: text
    action_typed: Callable[[str], str] = lambda text: text

    def steps(self, entries: Iterable[Entry], seat: int | None = None) -> list[Step]:
        """The entries as text for a seat; None: for whoever may see everything."""
        steps: list[Step] = []
        for entry in entries:
            step = self.step(entry, entry.known_to(seat))
            if entry.kind == CHANCE and self.chance[entry.code].after and steps:
                steps[-1] = Step(f"{steps[-1].text} {step.text if step else ''}", alone=steps[-1].alone)
            elif step is not None:
                steps.append(step)
        return steps

    def step(self, entry: Entry, known: bool) -> Step | None:
        if entry.kind in (ACTION, AUTOMATIC):
            action = self.actions[entry.code]
            text = action.notation if known else f"{action.verb.word} {self.mask}"
            return Step(self.action_text(entry.seat, text))
        if entry.kind == CHANCE:
            chance = self.chance[entry.code]
            result = chance.results[entry.c] if known else self.mask
            return Step(result if chance.after else f"{chance.word} {result}")
        if entry.kind == SAID:
            said = f"{self.seats[entry.seat]}: say {self.talk[entry.code].notation}"
            return Step(said, alone=True) if known else None
        if entry.kind == QUOTED:
            return Step(f"{self.seats[entry.seat]}: say {entry.quotation}", alone=True)
        event = self.events[entry.code]
        line = event.writes(entry.a, entry.b, entry.c if known else None)
        return None if line is None else Step(line, event.heads, event.alone)

    def lines(self, steps: Iterable[Step]) -> list[str]:
        """The steps laid out: a line for each that opens one."""
        lines: list[str] = []
        fresh = True
        for step in steps:
            if step.heads or step.alone or fresh:
                lines.append(step.text + (" " if step.heads else ""))
            elif lines[-1].endswith(" "):
                lines[-1] += step.text
            else:
                lines[-1] += f"{self.separator} {step.text}"
            fresh = step.alone
        return [line.rstrip() for line in lines]

    def log(self, entries: Sequence[Entry], seat: int | None, since: int = 0, until: int | None = None) -> list[str]:
        """What happened, in sentences, as this seat may know it: all of it, or of some entries only."""
        told = (self.sentence(entry, entry.known_to(seat)) for entry in entries[since:until])
        return [line for line in told if line]

    def sentence(self, entry: Entry, known: bool) -> str | None:
        """What a log tells of an entry."""
        if entry.kind == EVENT:
            return self.events[entry.code].says(entry.a, entry.b, entry.c if known else None)
        if entry.kind == SAID and known:
            return f"{self.seats[entry.seat].capitalize()} says: {self.talk[entry.code].sentence}"
        if entry.kind == QUOTED:
            return f"{self.seats[entry.seat].capitalize()} says: “{entry.words}”"
        return None

    def header(self, lines: Sequence[str], entries: Sequence[Entry]) -> Sequence[str]:
        """A record's first lines, where a game writes them otherwise."""
        return lines

    # Reading

    def heading(self, words: Mapping[str, str]) -> tuple[Mapping[str, str], Sequence[str]]:
        """What a header's words say beside game, version, edition and players: options, and the first steps."""
        return {}, ()

    def split(self, line: str) -> list[str]:
        """A line's steps, its head a step of its own; comments and spare white space gone."""
        line = " ".join(line.split(self.comment, 1)[0].split()).lower()
        head = re.match(rf"({self.head})(?:\s+|$)", line)
        parts = [head.group(1)] if head else []
        rest = line[head.end() :] if head else line
        return parts + [part.strip() for part in rest.split(self.separator) if part.strip()]

    def quoted(self, line: str) -> str | None:
        """A line that says something in somebody's own words, which are left as they are; None: it does not."""
        found = QUOTE.match(line) if self.quotes else None
        if found is None or line[found.end() :].partition(self.comment)[0].strip():
            return None
        return f"{found.group(1).lower()}: say {found.group(2)}"

    def spelled(
        self, steps: Sequence[tuple[str, int]], options: Mapping[str, str], edition: Mapping[str, Any]
    ) -> Sequence[tuple[str, int]]:
        """The steps of a record, each with its line, as the rules would write them: where a game allows several ways
        for one thing, lets a record join several into one, or leave out what others tell."""
        return steps

    def same(self, written: str, text: str) -> bool:
        """Whether a step of a record is what the rules write there."""
        return written == text

    def is_check(self, text: str) -> bool:
        """Whether a step only repeats what follows from the others: a record may then leave it out."""
        return False

    def results(self, text: str) -> list[tuple[int, int]]:
        """The chance results that a step tells of, as (chance, value); a value of -1 is none that there is."""
        words = text.split()
        found = []
        for number, chance in enumerate(self.chance):
            if chance.after:
                told = words[chance.skip :] if words and words[0] == chance.after else []
            else:
                told = words[1:] if len(words) == 2 and words[0] == chance.word else []
            for word in told:
                if word not in chance.instead:
                    found.append((number, chance.results.index(word) if word in chance.results else -1))
        return found

    def read_chance(self, text: str) -> tuple[int, int]:
        """A result written by hand, `roll 4`: also those that records join to a step (`rescue 5`)."""
        words = text.lower().split()
        for number, chance in enumerate(self.chance):
            if len(words) == 2 and words[0] == chance.word and words[1] in chance.results:
                return number, chance.results.index(words[1])
        known = "; ".join(f"{one.word} {one.results[0]}…{one.results[-1]}" for one in self.chance)
        raise Unreadable(f"no chance result is written {text!r}; there are: {known}")

    def action_of(self, text: str) -> str:
        """The action in a step, without what chance added to it."""
        words = text.split()
        for chance in self.chance:
            if chance.after and words[:1] == [chance.after]:
                text = " ".join(words[: chance.skip])
        return self.action_typed(text)

    def seat_of(self, text: str, actors: tuple[int, ...]) -> int:
        """Who acts in a step: whoever is named in it, else the first who may act."""
        named = [seat for seat in actors if self.seats[seat] in text.split()]
        return (named or list(actors))[0]

    def claim_of(self, text: str) -> tuple[int, int] | None:
        """The seat and the claim, if this step is one: `lewis: say plan gate`."""
        said = re.fullmatch(r"(\w+): say (.+)", text)
        if not said or said.group(1) not in self.seats:
            return None
        return self.seats.index(said.group(1)), self.talk.read(said.group(2))

    def quote_of(self, text: str) -> tuple[int, str] | None:
        """The seat and its words between their marks, if this step is a quotation."""
        said = QUOTE.fullmatch(text) if self.quotes else None
        if said is None or said.group(1) not in self.seats:
            return None
        return self.seats.index(said.group(1)), said.group(2)


class SeatedNotation(Notation):
    """Steps that begin with the seat that acts: `p2: move 5`. Where it is left out, it is whoever is asked."""

    def action_of(self, text: str) -> str:
        return text.partition(": ")[2] or text

    def seat_of(self, text: str, actors: tuple[int, ...]) -> int:
        seat = text.partition(":")[0]
        return self.seats.index(seat) if seat in self.seats else (*actors, 0)[0]
