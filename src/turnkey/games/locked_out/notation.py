"""How Locked Out is written in records and told in logs (section 10).

Every action carries its seat (`p2: move 5`); what chance or the table does begins with a star (`* draw ir`). A record
may leave out the piles: they are then laid so that the draws that it tells of come true.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from turnkey.core.notation import CHANCE, Chance, Entry, Event, SeatedNotation, Step
from turnkey.games.locked_out.actions import ACTIONS, CLAIMS, TITLES
from turnkey.games.locked_out.events import PILE_CARD
from turnkey.games.locked_out.laying import piles_for
from turnkey.games.locked_out.names import CARD_NAMES, SPACE_NAMES
from turnkey.games.locked_out.rules.maintenance import TOKEN_BITS
from turnkey.games.locked_out.rules.talk import SUBJECT_SHIFT
from turnkey.games.locked_out.state import (
    CARDS,
    CLAIM_TYPES,
    ENDINGS,
    GO,
    HOARDS,
    MATTERS,
    MAX_PILE,
    NO_CARD,
    PLAN,
    ROOM,
    ROOMS,
    SEATS,
    SPACES,
    TOKENS,
)

CHANCES = (
    Chance("pile", CARDS),
    Chance("first", SEATS),
    Chance("check", CARDS),
)
SPOKEN = ("say ", "about ", "word ")  # the actions that a claim on a floor is made of
ONE_PARAMETER = ("plan", "hoards")
OPENS_LINE = re.compile(r"\* (pile|first|maint|end)|p\d: (move|say|silent)")
CLAIM = re.compile(r"(p\d): say (\w+) (\S+)(?: (\S+))?")


def names(seats: int) -> list[int]:
    return [seat for seat in range(len(SEATS)) if (seats >> seat) & 1]


def card_or_hidden(card: int | None) -> str:
    return "?" if card is None else CARDS[card]


def drew(place: int, seat: int, card: int | None) -> str:
    what = "a card" if card is None else CARD_NAMES[card]
    return f"{TITLES[seat]} draws {what} in room {ROOMS[place // MAX_PILE]}."


def exchanged(seat: int, drawer: int, card: int | None) -> str:
    what = "a card" if card is None else CARD_NAMES[card]
    return f"{TITLES[seat]} takes the drawn card and gives {TITLES[drawer]} {what} for it."


def saw(accuser: int, suspect: int, card: int | None) -> str | None:
    return None if card is None else f"{TITLES[accuser]} sees {CARD_NAMES[card]} in {TITLES[suspect]}'s hand."


def tokens_of(packed: int) -> list[int]:
    return [(packed >> shift * TOKEN_BITS) & ((1 << TOKEN_BITS) - 1) for shift in (2, 1, 0)]


def maintained(seat: int, packed: int, spoiled: int | None) -> str:
    levels = ", ".join(f"{name} {level}" for name, level in zip(TOKENS, tokens_of(packed), strict=True))
    how = "A hazard spoils the maintenance" if spoiled else "Maintenance"
    return f"{how} by {TITLES[seat]}: {levels}."


def maintained_written(seat: int, packed: int, _: int | None) -> str:
    levels = " ".join(f"{name}={level}" for name, level in zip(TOKENS, tokens_of(packed), strict=True))
    return f"* maint {SEATS[seat]} {levels}"


def claimed(seat: int, claim: int, rest: int | None) -> str:
    """A claim in the words that a claim at any time has."""
    about, matter = divmod(rest or 0, 1 << SUBJECT_SHIFT)
    words = [CLAIM_TYPES[claim - 1], (SPACES if claim in (ROOM, PLAN) else SEATS)[about]]
    if claim not in (PLAN, HOARDS):
        words.append(SPACES[matter - len(MATTERS)] if claim == GO else MATTERS[matter])
    return f"{TITLES[seat]} says: {CLAIMS[CLAIMS.read(' '.join(words))].sentence}"


def ended(ending: int, winners: int, _: int | None) -> str:
    who = " and ".join(TITLES[seat] for seat in names(winners))
    share = "wins" if len(names(winners)) == 1 else "share the win"
    how = "The gang escapes: the richest hand wins" if ENDINGS[ending] == "escape" else "Caught: the poorest hand wins"
    return f"{how}. {who} {share}."


# In the order of events.py
EVENTS = (
    Event("began", says=lambda seat, *_: f"{TITLES[seat]} begins and holds the maintenance card."),
    Event("moved", says=lambda seat, space, _: f"{TITLES[seat]} moves to {SPACE_NAMES[space]}."),
    Event("drew", says=drew, writes=lambda place, seat, card: f"* draw {card_or_hidden(card)}", releases="R15, R19"),
    Event("shown", says=lambda seat, drawer, _: f"{TITLES[drawer]} shows the card to {TITLES[seat]}."),
    Event("nothing there", says=lambda seat, space, _: f"Nothing is left in {SPACE_NAMES[space]} for {TITLES[seat]}."),
    Event("passed", says=lambda seat, *_: f"{TITLES[seat]} lets it pass."),
    Event("exchanged", says=exchanged, releases="R20, R21"),
    Event("played", says=lambda seat, card, _: f"{TITLES[seat]} plays {CARD_NAMES[card]}."),
    Event(
        "searched",
        says=lambda seat, one, other: (
            f"{TITLES[seat]} discards {CARD_NAMES[one]} and {CARD_NAMES[other or 0]} for an extra turn."
        ),
    ),
    Event("accused", says=lambda seat, suspect, _: f"{TITLES[seat]} accuses {TITLES[suspect]}."),
    Event("answered", says=lambda seat, card, _: f"{TITLES[seat]} answers with {CARD_NAMES[card]}."),
    Event("declined", says=lambda seat, *_: f"{TITLES[seat]} declines."),
    Event(
        "looked",
        says=lambda seat, suspect, count: f"{TITLES[seat]} looks at {count} of {TITLES[suspect]}'s cards.",
    ),
    Event("saw", says=saw, releases="R38"),
    Event(
        "nothing to look at",
        says=lambda seat, suspect, _: f"{TITLES[suspect]} has no cards to look at.",
        writes=lambda *_: "* check none",
    ),
    Event(
        "nothing found",
        says=lambda seat, suspect, _: f"No access card is found on {TITLES[suspect]}.",
        releases="R39, R40",
    ),
    Event(
        "taken",
        says=lambda seat, suspect, card: f"{TITLES[seat]} confiscates {CARD_NAMES[card or 0]} from {TITLES[suspect]}.",
    ),
    Event(
        "stage",
        says=lambda stage, *_: "The orange zone is open." if stage == 2 else "The way to the computer is open!",
        writes=lambda stage, *_: f"* stage {stage}",
    ),
    Event("turn done", says=lambda seat, *_: f"{TITLES[seat]} is done."),
    Event("maintenance", says=maintained, writes=maintained_written, alone=True),
    Event("claimed", says=claimed, releases="section 7"),
    Event(
        "ended",
        says=ended,
        writes=lambda ending, winners, _: (
            f"* end {ENDINGS[ending]} winner {' '.join(SEATS[seat] for seat in names(winners))}"
        ),
        alone=True,
        releases="section 7",
    ),
)


class LockedOutNotation(SeatedNotation):
    """Lines of a turn, lines of the table, and claims that are written whole."""

    def steps(self, entries: Iterable[Entry], seat: int | None = None) -> list[Step]:
        """Piles and checks are one step each, whatever the number of their cards."""
        steps: list[Step] = []
        last: tuple[int, int] | None = None
        for entry in entries:
            if entry.kind != CHANCE:
                last = None if self.events_write(entry) else last
                step = self.step(entry, entry.known_to(seat))
                steps += [step] if step else []
                continue
            result = self.chance[entry.code].results[entry.c] if entry.known_to(seat) else self.mask
            here = (entry.code, entry.a if entry.code == PILE_CARD else 0)
            if here == last:
                steps[-1] = Step(f"{steps[-1].text} {result}")
            else:
                head = f"pile {ROOMS[entry.a]}:" if entry.code == PILE_CARD else self.chance[entry.code].word
                steps.append(Step(f"* {head} {result}"))
            last = here
        return steps

    def events_write(self, entry: Entry) -> bool:
        """Whether an entry ends a list of cards: what is only told in logs does not."""
        return self.step(entry, True) is not None

    def lines(self, steps: Iterable[Step]) -> list[str]:
        """A line for each turn; a claim's words come together when it is complete."""
        lines: list[str] = []
        begun: dict[str, str] = {}
        fresh = True
        for step in steps:
            text = step.text
            seat, _, rest = text.partition(": ")
            if rest.startswith(SPOKEN) and not rest.startswith('say "'):
                begun[seat] = f"{begun[seat]} {rest.partition(' ')[2]}" if seat in begun else text
                if not is_complete(begun[seat]):
                    continue
                text = begun.pop(seat)
            if fresh or OPENS_LINE.match(text):
                lines.append(text)
            else:
                lines[-1] += f"{self.separator} {text}"
            fresh = step.alone or rest.startswith((*SPOKEN, "silent"))
        return lines + list(begun.values())

    # Reading

    def split(self, line: str) -> list[str]:
        parts = super().split(line)
        return [re.sub(r"^\* ?", "* ", re.sub(r"^(p\d) ?: ?", r"\1: ", part)) for part in parts]

    def spelled(
        self, steps: Sequence[tuple[str, int]], options: Mapping[str, str], edition: Mapping[str, Any]
    ) -> Sequence[tuple[str, int]]:
        """Claims on a floor are taken apart into the actions that they are, and piles that are not told are laid."""
        spelled: list[tuple[str, int]] = []
        floor = options.get("talk", "").lower() == "structured"
        for text, number in steps:
            said = CLAIM.fullmatch(text) if floor else None
            if said:
                seat, claim, about, word = said.groups()
                spelled += [(f"{seat}: say {claim}", number), (f"{seat}: about {about}", number)]
                spelled += [(f"{seat}: word {word}", number)] if word else []
            elif words := re.fullmatch(r"(p\d: search) (\w+) (\w+)", text):
                pair = sorted(words.groups()[1:], key=lambda word: CARDS.index(word) if word in CARDS else 0)
                spelled.append((f"{words.group(1)} {pair[0]} {pair[1]}", number))
            else:
                spelled.append((text, number))
        return [*((text, 0) for text in piles_for([text for text, _ in spelled], options)), *spelled]

    def results(self, text: str) -> list[tuple[int, int]]:
        words = text.split()
        if words[0] != "*" or words[1:] == ["check", "none"]:
            return []
        for number, chance in enumerate(self.chance):
            if words[1:2] == [chance.word]:
                told = words[3:] if number == PILE_CARD else words[2:]
                known = [word for word in chance.results if word != CARDS[NO_CARD]]
                return [(number, chance.results.index(word) if word in known else -1) for word in told]
        return []

    def claim_of(self, text: str) -> tuple[int, int] | None:
        said = CLAIM.fullmatch(text)
        if said is None:
            return None
        seat, *words = (part for part in said.groups() if part)
        return self.seats.index(seat), self.talk.read(" ".join(words))


def is_complete(text: str) -> bool:
    """Whether a claim that is being read or written has all its words."""
    words = text.split()[2:]
    return words[0] != "?" and len(words) == (2 if words[0] in ONE_PARAMETER else 3)


NOTATION = LockedOutNotation(
    actions=ACTIONS,
    talk=CLAIMS,
    seats=SEATS,
    chance=CHANCES,
    events=EVENTS,
    mask="?",
    head=r"(?!)",
    quotes=True,
    action_text=lambda seat, text: f"{SEATS[seat]}: {text}",
)
