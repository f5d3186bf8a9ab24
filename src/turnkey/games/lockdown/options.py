"""Lockdown's table options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from turnkey.core.table_options import Choice, Clash, Number, Option, OptionSet, Values
from turnkey.games.lockdown.campaign import Campaigns, campaign_of
from turnkey.games.lockdown.state import (
    CARDS,
    INSIDE,
    LINES,
    SEATS,
    VARIANTS,
    Candidates,
    DrinkTiming,
    Talking,
    Wipeout,
)

MOST_COPIES = 9
RANDOM = "random"


@dataclass(frozen=True)
class Row(Option):
    """A few whole numbers, one after the other: `3,4,3,4,5`."""

    length: int = 0
    least: int = 0
    most: int = 0
    examples: tuple[str, ...] = ()

    def accepts(self) -> str:
        return f"{self.length} whole numbers from {self.least} to {self.most}, joined by commas"

    def read(self, given: Any) -> str:
        parts = given.split(",") if isinstance(given, str) else given
        try:
            numbers = [part if type(part) is int else int(str(part)) for part in parts]
        except (TypeError, ValueError):
            raise self.refuse(given) from None
        if len(numbers) != self.length or not all(self.least <= number <= self.most for number in numbers):
            raise self.refuse(given)
        return ",".join(map(str, numbers))

    def samples(self) -> Sequence[str]:
        return (self.default, *self.examples)


@dataclass(frozen=True)
class Copies(Option):
    """How often each card is in the deck: `bat:2,keys:0`; cards that are not named stay as printed."""

    examples: tuple[str, ...] = ()

    def accepts(self) -> str:
        return f"card:copies pairs joined by commas, with {', '.join(CARDS)} and 0 to {MOST_COPIES} copies of each"

    def read(self, given: Any) -> str:
        if isinstance(given, Mapping):
            pairs = [(str(name), str(count)) for name, count in given.items()]
        elif isinstance(given, str):
            pairs = [
                (name.strip().lower(), count) for name, _, count in (one.partition(":") for one in given.split(","))
            ]
        else:
            raise self.refuse(given)
        known = self.default if ":" in str(self.default) and "edition:" not in str(self.default) else ""
        copies = dict(one.split(":") for one in known.split(",") if one)
        for name, count in pairs:
            if name not in CARDS or not count.strip().isdecimal() or int(count) > MOST_COPIES:
                raise self.refuse(given)
            copies[name] = str(int(count))
        if set(copies) != set(CARDS):
            raise self.refuse(given)
        return ",".join(f"{card}:{copies[card]}" for card in CARDS)

    def samples(self) -> Sequence[str]:
        return (self.default, *self.examples)


def numbers_of(row: str) -> list[int]:
    return [int(number) for number in row.split(",")]


def copies_of(deck: str) -> list[int]:
    return [int(pair.split(":")[1]) for pair in deck.split(",")]


def clashes(values: Values) -> Sequence[Clash]:
    """Q70, R87: what must hold between options; what depends on the number of seats is checked with the book."""
    wrong = []
    badge, martyr = values["first_badge"], values["first_martyr"]
    if badge != RANDOM and badge == martyr:
        says = f"first_badge and first_martyr are both {badge}: the two tokens begin with different seats"
        wrong.append(Clash(says, "first_badge", "first_martyr"))
    campaign = campaign_of(values["campaign"])
    if campaign is not None and values["variant"] != "none":
        name, unlocked = campaign
        if int(values["variant"][1:]) not in unlocked:
            known = ", ".join(f"v{number:02}" for number in sorted(unlocked)) or "none yet"
            says = f"the campaign {name} has not unlocked {values['variant']}; unlocked: {known}"
            wrong.append(Clash(says, "variant", "campaign"))
    return wrong


OPTIONS = OptionSet(
    options=(
        Choice("variant", "none", "One variation of the rules, or none.", VARIANTS),  # R87, Q59
        Campaigns("campaign", "off", "The campaign that this game belongs to: it keeps what Epilogues unlock."),
        Row(  # Q2
            "spots", "edition:spots", "Character spots in locations 1 to 5.", INSIDE, 1, 9,
            examples=("1,1,1,1,1", "9,9,9,9,9", "2,3,4,5,6"),
        ),
        Number("monster_spots", "edition:monster_spots", "Monster spots in 1 to 5; full, a location closes.", 3, 8),
        # Q3
        Number("parking_monster_spots", "edition:parking_monster_spots", "Monster spots in the Parking Lot.", 3, 12),
        Number("monsters", "edition:monsters", "Monsters in all.", 15, 40),  # Q1
        Row(  # Q5
            "cold_lines", "edition:cold_lines", "Spots in the three lines of the Cold storage.", LINES, 1, 6,
            examples=("1,1,1", "6,6,6", "1,2,3"),
        ),
        Copies(  # Q4
            "deck", "edition:deck", "Copies of each Object card.",
            examples=("keys:3,molotov:0", "walkie:0,drink:0,pistol:0,can:0,meat:4", "bat:9,saw:9,meat:9,pistol:9"),
        ),
        Choice("first_badge", RANDOM, "Who begins with the Security badge.", (RANDOM, *SEATS)),
        Choice("first_martyr", RANDOM, "Who begins with the Martyr token.", (RANDOM, *SEATS)),
        Choice(
            "candidates", "present", "Who can be elected at truck and badge votes: who is there, or anybody alive.",
            Candidates.names(),
        ),
        Choice(
            "gift_to_eliminated", "yes", "Whether a card from the truck may go to a seat that has nobody left.",
            ("yes", "no"),
        ),
        Choice(
            "drink_timing", "own_move", "Energy Drinks right after the own move, or in a round after all moves.",
            DrinkTiming.names(),
        ),
        Choice(
            "wipeout", "shared", "If nobody is left alive: everybody shares the victory, or nobody wins.",
            Wipeout.names(),
        ),
        Choice(
            "talk", "free", "What may be said: anything (chat and claims), structured claims only, or nothing.",
            Talking.names(),
        ),
        Number("claims_per_window", 3, "Structured claims of each seat in one discussion.", 0, 9),
        Number("max_turns", 40, "The game is scored after so many turns at the latest.", 10, 100),
    ),
    clashes=clashes,
)  # fmt: skip
