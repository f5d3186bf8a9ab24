"""Lockdown's edition, and the book that the rules read it and the table options from."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from turnkey.core.editions import Edition
from turnkey.core.table_options import Clash, Values, refuse
from turnkey.games.lockdown.campaign import campaign_of
from turnkey.games.lockdown.options import MOST_COPIES, OPTIONS, RANDOM, copies_of, numbers_of
from turnkey.games.lockdown.state import (
    BARRICADE,
    BIG_MOUTHS,
    BLOCKER,
    CARDS,
    COLLAPSED_CEILINGS,
    EPILOGUES,
    FAMILY,
    FEWEST_SEATS,
    FULL_TANK,
    INSIDE,
    KIND_KEYS,
    LEADER,
    LINES,
    LOCATIONS,
    LONGEST_NIGHT,
    MOST_DICE,
    MOST_SEATS,
    NO_SEAT,
    PARKING,
    RUSTY_SHUTTERS,
    SEATS,
    SOBBING,
    VARIANTS,
    WELL_ARMED,
)

EDITION_FILE = Path(__file__).with_name("edition.toml")

# R1, Q58: what the rulebook prints; a table may agree on other numbers, an edition may not.
PRINTED_CARDS = 23
PRINTED_MONSTERS = 25
PRINTED_MONSTER_SPOTS = 6
PRINTED_CHARACTERS = {"b": (2, 1, 5), "l": (1, 2, 3), "w": (1, 1, 7), "u": (1, 1, 1)}
PRINTED_EPILOGUES = (11, 2, 17, 19, 5, 4, 14, 3, 18, 8, 16, 12, 10, 1, 7, 9, 15, 6, 20, 13, 21)
NO_LIMIT = 127


def check_edition(data: Mapping[str, Any]) -> Sequence[str]:
    """What the rulebook states of its numbers and kinds, against a file that claims to be an edition."""
    return [
        *mall_reasons(data),
        *character_reasons(data.get("characters")),
        *deck_reasons(data.get("deck")),
        *epilogue_reasons(data.get("epilogues")),
    ]


def is_within(value: Any, least: int, most: int) -> bool:
    return type(value) is int and least <= value <= most


def is_row(value: Any, length: int, least: int, most: int) -> bool:
    return isinstance(value, list) and len(value) == length and all(is_within(one, least, most) for one in value)


def mall_reasons(data: Mapping[str, Any]) -> Iterator[str]:
    if not is_row(data.get("spots"), INSIDE, 1, 9):
        yield "spots must be five whole numbers from 1 to 9"
    elif sum(data["spots"]) < MOST_SEATS * (FAMILY - 1):
        yield f"there are {sum(data['spots'])} spots in 1 to 5; {MOST_SEATS * (FAMILY - 1)} Characters need as many"
    if data.get("monster_spots") != PRINTED_MONSTER_SPOTS:
        yield f"monster_spots is {data.get('monster_spots')!r}; the rulebook says {PRINTED_MONSTER_SPOTS}"
    if not is_within(data.get("parking_monster_spots"), 3, 12):
        yield "parking_monster_spots must be a whole number from 3 to 12"
    if data.get("monsters") != PRINTED_MONSTERS:
        yield f"monsters is {data.get('monsters')!r}; the rulebook says {PRINTED_MONSTERS}"
    if not is_row(data.get("cold_lines"), LINES, 1, 6):
        yield "cold_lines must be three whole numbers from 1 to 6"
    if data.get("dice") != MOST_DICE:
        yield f"dice is {data.get('dice')!r}; the rulebook says {MOST_DICE}"
    names = data.get("locations")
    if not isinstance(names, list) or len(names) != LOCATIONS or not all(isinstance(one, str) and one for one in names):
        yield f"locations must be the names of the {LOCATIONS} locations"


def character_reasons(characters: Any) -> Iterator[str]:
    if not isinstance(characters, Mapping) or set(characters) != set(KIND_KEYS):
        yield f"the table characters must have the entries {', '.join(KIND_KEYS)} and no others"
        return
    for kind, numbers in PRINTED_CHARACTERS.items():
        one = characters[kind]
        if not isinstance(one, Mapping) or not isinstance(one.get("name"), str):
            yield f"the character {kind} needs a name, strength, votes and points"
        elif tuple(one.get(what) for what in ("strength", "votes", "points")) != numbers:
            yield f"{one['name']} must have strength, votes and points {', '.join(map(str, numbers))}"


def deck_reasons(deck: Any) -> Iterator[str]:
    if not isinstance(deck, Mapping):
        yield "the table deck is missing"
    elif set(deck) != set(CARDS):
        yield f"the deck must give the copies of {', '.join(CARDS)} and of nothing else"
    elif not all(is_within(copies, 0, MOST_COPIES) for copies in deck.values()):
        yield f"the deck's copies must be whole numbers from 0 to {MOST_COPIES}"
    elif sum(deck.values()) != PRINTED_CARDS:
        yield f"the deck has {sum(deck.values())} cards; the rulebook says {PRINTED_CARDS}"


def epilogue_reasons(epilogues: Any) -> Iterator[str]:
    if not isinstance(epilogues, list) or not all(isinstance(one, Mapping) for one in epilogues):
        yield "the list of epilogues is missing"
        return
    if tuple(one.get("number") for one in epilogues) != PRINTED_EPILOGUES:
        yield f"the epilogues must be numbered {', '.join(map(str, PRINTED_EPILOGUES))}, in this order"
    for one in epilogues:
        for entry in ("title", "ending", "variation"):
            if not isinstance(one.get(entry), str) or not one[entry]:
                yield f"the epilogue {one.get('number')} has no {entry}"


# The book


def fill_book(book: Any, edition: Edition, values: Values, players: int) -> None:
    """Write what is printed and agreed into the book that the rules read, variations included."""
    variant = VARIANTS.index(values["variant"])
    refuse_misfits(values, players, 2 if variant == WELL_ARMED else 1)
    book["players"] = players
    book["family"] = FAMILY if players == FEWEST_SEATS else FAMILY - 1
    for what in ("strength", "votes", "points"):
        book[what] = [edition["characters"][kind][what] for kind in KIND_KEYS]
    fewer = variant == COLLAPSED_CEILINGS
    book["spots"] = [0, *(max(spots - fewer, 0) for spots in numbers_of(values["spots"])), NO_LIMIT, 0]
    shutters = values["monster_spots"] - (variant == RUSTY_SHUTTERS)
    book["monster_spots"] = [NO_LIMIT, *[shutters] * INSIDE, values["parking_monster_spots"]]
    book["monsters"] = values["monsters"]
    book["cold_lines"] = numbers_of(values["cold_lines"])
    book["copies"] = copies_of(values["deck"])
    book["start_hand"] = 2 if variant == WELL_ARMED else 1
    book["keys_points"] = 3 if variant == FULL_TANK else 1
    book["weeper_monsters"] = 2 if variant == SOBBING else 1
    book["end_at"] = players - (variant == LONGEST_NIGHT)  # R84, Q49: of all seats, eliminated ones too
    if variant == BARRICADE:
        book["strength"][BLOCKER] = 3
    if variant == BIG_MOUTHS:
        book["votes"][LEADER] = 3
    book["epilogue_row"] = [one["number"] for one in edition["epilogues"]]
    campaign = campaign_of(values["campaign"])
    book["unlocked"] = sum(1 << number for number in campaign[1]) if campaign else 0
    book["variant"] = variant
    for token in ("first_badge", "first_martyr"):
        book[token] = NO_SEAT if values[token] == RANDOM else SEATS.index(values[token])
    for name in ("candidates", "drink_timing", "wipeout"):
        book[name] = OPTIONS.number(values, name)
    book["gift_to_eliminated"] = values["gift_to_eliminated"] == "yes"
    book["talk_is_on"] = values["talk"] != "silent" and values["claims_per_window"] > 0
    book["claims_per_window"] = values["claims_per_window"]
    book["max_turns"] = values["max_turns"]
    assert book["epilogue_row"].shape == (EPILOGUES,)
    assert len(book["spots"]) == PARKING + 2


def refuse_misfits(values: Values, players: int, dealt: int) -> None:
    """Q70: options that do not fit this number of seats."""
    wrong = [
        Clash(f"{token} is {values[token]}, but there are {players} seats", token)
        for token in ("first_badge", "first_martyr")
        if values[token] in SEATS[players:]
    ]
    cards = sum(copies_of(values["deck"]))
    if cards < players * dealt:
        says = f"the deck has {cards} cards, but {players * dealt} are dealt: raise the copies in deck"
        wrong.append(Clash(says, "deck"))
    refuse(wrong)
