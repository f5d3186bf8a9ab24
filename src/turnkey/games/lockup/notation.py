"""How Lockup is written in records and told in logs (section 10).

Every step of a seat carries its letter (`a: place smithy`, `a: add 4*`, `a: end`); what belongs together is written on
one line (`a: place smithy L 4*`). Whoever reads may leave the letter out where only one seat can act. Chance stands
on lines of its own (`! goons N05 N11`). What a seat did not see is a question mark.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from turnkey.core.notation import ACTION, AUTOMATIC, CHANCE, EVENT, SAID, Chance, Entry, SeatedNotation, Step
from turnkey.games.lockup.actions import ACTIONS, CLAIMS
from turnkey.games.lockup.events import (
    AWARD_CARD,
    END_CARD,
    FIRST_SEAT,
    GOON_CARD,
    GUARD_CARD,
    INSTANT_CARD,
    ITEM_CARD,
    LOCATION_CARD,
    TOME_CARD,
)
from turnkey.games.lockup.state import (
    AWARDS,
    END_GOALS,
    GOONS,
    GUARD_CARDS,
    INSTANTS,
    ITEMS,
    LOCATION_CARDS,
    SEATS,
    TOKENS,
    TOMES,
)
from turnkey.games.lockup.tales import EVENTS


def by_title(line: str) -> str:
    """Copies of a tome are alike: whichever number somebody writes, the title's is meant."""
    return SECOND_COPY.sub(lambda found: f"t{int(found.group(1)) - 1:02}", line)


def small(words: Iterable[str]) -> tuple[str, ...]:
    return tuple(word.lower() for word in words)


# In the order of events.py
CHANCES = (
    Chance("goons", small(GOONS)),
    Chance("items", small(ITEMS)),
    Chance("award", small(AWARDS)),
    Chance("instant", small(INSTANTS)),
    Chance("endgame", small(END_GOALS)),
    Chance("fpt", SEATS),
    Chance("tome", small(TOMES)),
    Chance("guards", small(GUARD_CARDS)),
    Chance("loc", small(LOCATION_CARDS)),
)
GOALS = (AWARD_CARD, INSTANT_CARD, END_CARD)
LINE_OF = {  # the word that opens a line of chance
    GOON_CARD: "goons", ITEM_CARD: "items", AWARD_CARD: "goals", INSTANT_CARD: "goals", END_CARD: "goals",
    FIRST_SEAT: "fpt", GUARD_CARD: "guards", LOCATION_CARD: "loc",
}  # fmt: skip
JOINED = ("goons", "items", "goals", "guards")  # results one after the other on one line
FOLLOWS = {  # steps that stand on the line of an earlier one
    "place": ("add",),
    "build": ("pay",),
    "reserve": ("pay",),
    "tome": ("at", "on", "bundle", "token", "to"),
}
SECOND_COPY = re.compile(r"\bt(0[2468]|1[02468]|2[02])\b")
CHECKS = ("! reveal", "! shuffle", "! peek")
SMALL_TOKENS = small(TOKENS)


@dataclass(frozen=True)
class SeatStep(Step):
    """A step of a seat: its text begins with the seat's letter."""

    seat: int = -1
    forced: bool = False  # the rules answered for it


def in_order(letters: str) -> str:
    """Markers in the order in which the action space writes them."""
    return "".join(sorted(letters.upper(), key="SPIGA".find))


def rank_of(token: str) -> int:
    """A token's place in the order in which a placement is built; what is no token comes last."""
    return SMALL_TOKENS.index(name) if (name := token.removesuffix("*")) in SMALL_TOKENS else len(SMALL_TOKENS)


class LockupNotation(SeatedNotation):
    """Lines of a seat, and lines of chance."""

    # Writing

    def steps(self, entries: Iterable[Entry], seat: int | None = None) -> list[Step]:
        steps: list[Step] = []
        for entry in entries:
            known = entry.known_to(seat)
            if entry.kind == CHANCE:
                self.add_chance(steps, entry, known)
                continue
            step = self.step(entry, known)
            if step is not None:
                steps.append(step)
        return steps

    def add_chance(self, steps: list[Step], entry: Entry, known: bool) -> None:
        """A result at the end of the line before, if that is of the same kind; tomes are told by their events."""
        if entry.code == TOME_CARD:
            return
        word = LINE_OF[entry.code]
        result = self.chance[entry.code].results[entry.c] if known else self.mask
        result = result if word == "fpt" else result.upper()
        before = steps[-1].text if steps else ""
        if word in JOINED and before.startswith(f"! {word} "):
            steps[-1] = Step(f"{before} {result}", alone=True)
        else:
            steps.append(Step(f"! {word} {result}", alone=True))

    def step(self, entry: Entry, known: bool) -> Step | None:
        if entry.kind in (ACTION, AUTOMATIC):
            action = self.actions[entry.code]
            if action.verb.word in ("end", "to"):  # the event after it says it, for whoever may know
                return None
            if not known and action.verb.silent:
                return None
            text = action.notation if known else f"{action.verb.word} {self.mask}"
            return SeatStep(f"{self.seats[entry.seat]}: {text}", seat=entry.seat, forced=entry.kind == AUTOMATIC)
        if entry.kind == SAID:
            said = f"{self.seats[entry.seat]}: {self.talk[entry.code].notation}"
            return Step(said, alone=True) if known else None
        assert entry.kind == EVENT
        line = self.events[entry.code].writes(entry.a, entry.b, entry.c if known else None)
        if line is None:
            return None
        return Step(line, alone=True) if line.startswith("!") else SeatStep(line, seat=entry.a)

    def lines(self, steps: Iterable[Step]) -> list[str]:
        """What belongs to one placement, hire, build, trade or tome on one line."""
        lines: list[str] = []
        open_placement = False
        for step in steps:
            seat, _, rest = step.text.partition(": ")
            word, _, what = rest.partition(" ")
            if word == "pay" and isinstance(step, SeatStep) and step.forced and lines and " build " in lines[-1]:
                continue  # a build says what it was paid with only if that was a choice
            joined = self.joined(lines[-1], word, what) if lines and lines[-1].startswith(f"{seat}: ") else None
            if joined is None and word == "pick":
                joined_text = f"{seat}: and {what}"
            else:
                joined_text = step.text
            if joined is None:
                lines.append(joined_text)
            else:
                lines[-1] = joined
            open_placement = word in ("place", "add") and "?" not in what and len(what.split()) == 1
        if open_placement:
            lines[-1] += " +"  # still being built
        return lines

    def joined(self, line: str, word: str, what: str) -> str | None:
        """The line with this step at its end, if it belongs there."""
        begun = line.split()[1]
        if begun == "place" and word == "end":
            return line
        if begun == "hire" and word in ("pay", "pick"):
            return f"{re.sub(' (one|two)$', '', line)} {what}"
        if begun == "trade" and word == "get":
            return f"{line}>{what}"
        if begun == "drop" and word == "drop":
            return line + what
        return f"{line} {what}" if word in FOLLOWS.get(begun, ()) else None

    def sentence(self, entry: Entry, known: bool) -> str | None:
        """A seat that is but a letter is called so, also when it speaks."""
        told = super().sentence(entry, known)
        return f"Seat {SEATS[entry.seat]}{told[1:]}" if told and entry.kind == SAID else told

    # Reading

    def split(self, line: str) -> list[str]:
        """A line's steps, small letters throughout; comments and spare white space gone."""
        line = by_title(" ".join(line.split(self.comment, 1)[0].split()).lower())
        if not line or line.startswith("!"):
            return [line] if line else []
        named = re.fullmatch(r"(\w) ?: ?(.+)", line)
        seat, rest = (f"{named.group(1)}: ", named.group(2)) if named else ("", line)
        return [seat + step for step in self.taken_apart(rest)]

    def taken_apart(self, line: str) -> list[str]:
        word, *rest = line.split()
        if word == "place" and len(rest) > 1:
            added = sorted((token for token in rest[1:] if token != "+"), key=rank_of)
            built = [f"place {rest[0]}", *(f"add {token}" for token in added)]
            return built if rest[-1] == "+" else [*built, "end"]
        if word == "hire" and rest and rest[0] not in ("one", "two"):
            two = len(rest) > 2 or len(rest[0]) > 2
            return [f"hire {'two' if two else 'one'}", f"pay {in_order(rest[0])}".lower(),
                    *(f"pick {goon}" for goon in rest[1:])]  # fmt: skip
        if word == "and" and len(rest) == 1:
            return [f"pick {rest[0]}"]
        if word in ("build", "reserve") and len(rest) == 2:
            return [f"{word} {rest[0]}", f"pay {in_order(rest[1])}".lower()]
        if word == "trade" and len(rest) == 1 and ">" in rest[0]:
            give, _, get = rest[0].partition(">")
            return [f"trade {in_order(give)}".lower(), f"get {get}"]
        if word == "drop" and len(rest) == 1:
            return [f"drop {letter}" for letter in rest[0]]
        if word == "tome" and len(rest) > 1:
            return [f"tome {rest[0]}", *self.tome_steps(rest[0], rest[1:])]
        return [line]

    def tome_steps(self, title: str, rest: list[str]) -> list[str]:
        if title == "move":
            return [f"token {rest[0].removesuffix('*')}", *(f"to {way}" for way in rest[1:])]
        verbs = {"peek": "at", "blame": "on", "scrounge": "bundle"}
        return [f"{verbs[title]} {rest[0]}"] if title in verbs and len(rest) == 1 else [" ".join(rest)]

    def same(self, written: str, text: str) -> bool:
        """A letter may be left out, and capitals do not matter."""
        written, text = written.lower(), text.lower()
        seat, _, rest = written.partition(": ")
        return text in (written, rest if seat in self.seats else written)

    def is_check(self, text: str) -> bool:
        """What is turned up and shuffled follows from the rest, and so does a payment that nobody chose."""
        return text.startswith(CHECKS) or self.action_of(text).startswith("pay ")

    def results(self, text: str) -> list[tuple[int, int]]:
        words = by_title(text).split()
        if words[:1] != ["!"] or len(words) < 3 or text.startswith(CHECKS):
            return []
        if words[1] == "goals":
            return [self.goal(word) for word in words[2:]]
        if words[1] == "tome":
            words = [*words[:2], *words[3:]]
        for number, chance in enumerate(self.chance):
            if chance.word == words[1]:
                found = chance.results
                return [(number, found.index(word) if word in found else -1) for word in words[2:]]
        return []

    def goal(self, word: str) -> tuple[int, int]:
        for number in GOALS:
            if word in self.chance[number].results:
                return number, self.chance[number].results.index(word)
        return AWARD_CARD, -1

    def action_of(self, text: str) -> str:
        rest = super().action_of(text)
        if rest.startswith("to ") and ">" in rest:
            return f"to {rest.partition('>')[2]}"
        return rest

    def claim_of(self, text: str) -> tuple[int, int] | None:
        said = re.fullmatch(r"(\w): ((?:claim|ask|deal|accuse) .+)", text)
        if not said or said.group(1) not in self.seats:
            return None
        return self.seats.index(said.group(1)), self.talk.read(said.group(2))


NOTATION = LockupNotation(
    actions=ACTIONS,
    talk=CLAIMS,
    seats=SEATS,
    chance=CHANCES,
    events=EVENTS,
    mask="?",
)
