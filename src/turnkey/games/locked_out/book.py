"""Locked Out's edition and table options, and the book that the rules read them from."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from turnkey.core.editions import Edition
from turnkey.core.errors import BadOption
from turnkey.core.sentences import says
from turnkey.core.table_options import Choice, OptionSet, Switch, Values
from turnkey.games.locked_out.rules.turn import ACCESSIBLE, DOORWAYS
from turnkey.games.locked_out.state import (
    ACCESS,
    CARDS,
    CORRIDOR,
    DOUBLES,
    HAZARDS,
    IN_SET,
    KINDS,
    LOOT,
    MOST_SEATS,
    N_ROOMS,
    RESOURCES,
    SEATS,
    SPACES,
    TALKS,
)

FEWEST_SEATS = 3
ZONES = ("blue", "orange", "purple")
TRACK = 8
PAIR, SINGLES, SHARES = 2, 6, 6
PILE, LEFT_OVER = 6, 2
LEAVING_LOOT = ("gambling", "gun")  # R53, Q33: beside the tool that `hazard_drop` names
LARGEST_VALUE = 999
DOUBLE_COLOURS = {"oxypow": ["oxygen", "power"], "powfuel": ["power", "fuel"], "fueloxy": ["fuel", "oxygen"]}

# What the values of the house table add up to, so that typing errors are noticed
SUMS = {"orange access": (ACCESS[:IN_SET], 180), "purple access": (ACCESS[IN_SET:], 220), "loot": (LOOT, 240)}


class WordOrNumber(Choice):
    """One of a few words; numbers among them may be given as numbers."""

    def read(self, given: Any) -> str:
        return super().read(str(given) if type(given) is int else given)


OPTIONS = OptionSet(
    options=(
        Switch("hazards", False, "Whether hazards and double resources are among the cards."),
        Choice("hazard_drop", "corkscrew", "The tool that leaves the game for the hazards.", ("corkscrew", "iron")),
        WordOrNumber(
            "token_start",
            "auto",
            "Where the three tokens start: by the number of seats, or on this number.",
            ("auto", *(str(number) for number in range(1, TRACK + 1))),
        ),
        Choice("first_player", "random", "The seat that begins: drawn by lot, or this one.", ("random", *SEATS)),
        Switch("share_icon", False, "Whether Shares of the Booty may be searched with."),
        Choice(
            "talk",
            "free",
            "Claims at any time; claims on a floor before every move; or none at all.",
            TALKS,
        ),
        Choice("values", "house", "Which of the edition's two tables of values is used.", ("house", "second")),
    ),
    presets={"standard": {}, "hazards": {"hazards": True}, "silent": {"talk": "off"}},
)


# The edition


def check_edition(data: Mapping[str, Any]) -> Sequence[str]:
    """What the rulebook and the board state, against a file that claims to be an edition."""
    return [
        *board_reasons(data.get("board")),
        *token_reasons(data.get("tokens")),
        *access_reasons(data.get("access")),
        *resource_reasons(data.get("resources")),
        *loot_reasons(data.get("loot")),
        *hazard_reasons(data.get("hazards")),
        *second_reasons(data.get("second", {})),
        *sum_reasons(data),
    ]


def doorways_of(space: int) -> list[str]:
    return [SPACES[other] for other in range(len(SPACES)) if (DOORWAYS[space] >> other) & 1]


def zone_of(space: int) -> str:
    return next(zone for zone, spaces in zip(ZONES, ACCESSIBLE[1:], strict=True) if (spaces >> space) & 1)


def board_reasons(board: Any) -> Iterator[str]:
    """The tiles are printed, so an edition can only repeat them."""
    if not isinstance(board, Mapping) or set(board) != set(SPACES):
        yield f"the table board must tell of the spaces {', '.join(SPACES)} and of nothing else"
        return
    for number, space in enumerate(SPACES):
        entry = board[space]
        if not isinstance(entry, Mapping) or entry.get("zone") != zone_of(number):
            yield f"the zone of space {space} must be {zone_of(number)}"
        elif sorted(map(str, entry.get("doorways", ()))) != sorted(doorways_of(number)):
            yield f"the doorways of space {space} must lead to {', '.join(doorways_of(number))}"


def token_reasons(tokens: Any) -> Iterator[str]:
    seats = [str(players) for players in range(FEWEST_SEATS, MOST_SEATS + 1)]
    if not isinstance(tokens, Mapping) or sorted(tokens) != seats:
        yield f"the table tokens must give a start for each of {', '.join(seats)} seats"
        return
    for players in seats:
        if not is_number(tokens[players], 1, TRACK):
            yield f"tokens.{players} is {tokens[players]!r}; the track goes from 1 to {TRACK}"


def named_reasons(table: Any, title: str, names: Sequence[str]) -> Iterator[str]:
    """What holds for every table of cards: these kinds, each with a name and a value."""
    if not isinstance(table, Mapping):
        yield f"the table {title} is missing"
        return
    missing = [name for name in names if not isinstance(table.get(name), Mapping)]
    extra = sorted(set(table) - set(names))
    if missing:
        yield f"{title}: {', '.join(missing)} missing"
    if extra:
        yield f"{title}: there are no such cards: {', '.join(extra)}"
    for name in names:
        card = table.get(name)
        if isinstance(card, Mapping):
            if not isinstance(card.get("name"), str) or not card["name"]:
                yield f"{title}.{name} has no name"
            if not is_number(card.get("value"), -LARGEST_VALUE, LARGEST_VALUE):
                yield f"{title}.{name}: its value must be a whole number"


def access_reasons(table: Any) -> Iterator[str]:
    yield from named_reasons(table, "access", ACCESS)
    for number, name in enumerate(ACCESS):
        colour = "orange" if number < IN_SET else "purple"
        if isinstance(table, Mapping) and isinstance(table.get(name), Mapping) and table[name].get("colour") != colour:
            yield f"access.{name} must be {colour}: there are four {colour} kinds, two cards of each"


def resource_reasons(table: Any) -> Iterator[str]:
    yield from named_reasons(table, "resources", (*RESOURCES, *DOUBLES))
    for name in (*RESOURCES, *DOUBLES):
        card = table.get(name) if isinstance(table, Mapping) else None
        if isinstance(card, Mapping):
            copies = SINGLES if name in RESOURCES else 1
            colours = DOUBLE_COLOURS.get(name, [name])
            if card.get("copies") != copies:
                yield f"resources.{name} has {card.get('copies')!r} copies; the rulebook has {copies}"
            if sorted(map(str, card.get("colours", ()))) != sorted(colours):
                yield f"resources.{name} must show {' and '.join(colours)}"


def loot_reasons(table: Any) -> Iterator[str]:
    yield from named_reasons(table, "loot", (*LOOT, "booty"))
    for name in (*LOOT, "booty"):
        card = table.get(name) if isinstance(table, Mapping) else None
        if isinstance(card, Mapping) and not isinstance(card.get("icon"), bool):
            yield f"loot.{name}: icon must be true or false"
    booty = table.get("booty") if isinstance(table, Mapping) else None
    if isinstance(booty, Mapping) and (booty.get("copies") != SHARES or booty.get("icon") is True):
        yield f"loot.booty must have {SHARES} copies and no icon (the option share_icon gives it one)"


def hazard_reasons(table: Any) -> Iterator[str]:
    yield from named_reasons(table, "hazards", HAZARDS)


def second_reasons(table: Any) -> Iterator[str]:
    """The other table of values: the same cards; of loot the icon may differ."""
    if not isinstance(table, Mapping):
        yield "second must be a table of cards"
        return
    for name, card in table.items():
        if name not in KINDS:
            yield f"second.{name}: there is no such card"
        elif not isinstance(card, Mapping) or set(card) - {"name", "value", "icon"}:
            yield f"second.{name} may give a name, a value and an icon, and nothing else"
        else:
            if "value" in card and not is_number(card["value"], -LARGEST_VALUE, LARGEST_VALUE):
                yield f"second.{name}: its value must be a whole number"
            if "icon" in card and (name not in LOOT or not isinstance(card["icon"], bool)):
                yield f"second.{name}: only the sixteen loot kinds have an icon, true or false"


def sum_reasons(data: Mapping[str, Any]) -> Iterator[str]:
    """The house table's sums; an edition of another name may have its own."""
    if data.get("name") != "house":
        return
    cards = {name: card for table in ("access", "loot") for name, card in dict(data.get(table) or {}).items()}
    for title, (names, total) in SUMS.items():
        values = [cards[name].get("value") for name in names if isinstance(cards.get(name), Mapping)]
        if all(type(value) is int for value in values) and sum(values) != total:
            yield f"the values of the {title} kinds add up to {sum(values)}; in the house table to {total}"


def is_number(value: Any, least: int, most: int) -> bool:
    return type(value) is int and least <= value <= most


def cards_of(edition: Mapping[str, Any], table: str) -> dict[str, dict[str, Any]]:
    """Every card of an edition by its id: name, value and icon, as the chosen table has them."""
    cards: dict[str, dict[str, Any]] = {}
    for part in ("access", "resources", "loot", "hazards"):
        cards |= {name: dict(card) for name, card in edition[part].items()}
    if table == "second":
        for name, changes in edition.get("second", {}).items():
            cards[name] |= changes
    return cards


# The book


def fill_book(book: Any, edition: Edition, values: Values, players: int) -> None:
    """Write what is printed and agreed into the book that the rules read."""
    first = values["first_player"]
    if first != "random" and SEATS.index(first) >= players:
        why = says("option first_player: there is no {seat} at a table of {players} seats", seat=first, players=players)
        raise BadOption(why, "first_player")
    book["players"] = players
    start = values["token_start"]  # R7, Q45
    book["token_start"] = edition["tokens"][str(players)] if start == "auto" else int(start)
    book["first_weight"][:players] = [first in ("random", seat) for seat in SEATS[:players]]
    book["hazards"] = values["hazards"]
    book["talk"] = TALKS.index(values["talk"])
    book["pile_size"] = PILE
    book["pile_resources"] = PAIR
    book["pile_size"][CORRIDOR] = PILE + LEFT_OVER
    book["pile_resources"][CORRIDOR] = PAIR + LEFT_OVER
    cards = cards_of(edition.data, values["values"])
    for name in KINDS:
        kind = CARDS.index(name)
        book["copies"][kind] = copies_of(name, values)
        book["value"][kind] = cards[name]["value"]
        book["icon"][kind] = cards[name].get("icon", False)
    book["icon"][CARDS.index("booty")] = values["share_icon"]
    dealt = [CARDS.index(name) for name in (*LOOT, *HAZARDS) if copies_of(name, values)]
    book["loot"] = dealt
    assert len(dealt) == 2 * N_ROOMS


def copies_of(name: str, values: Values) -> int:
    """R2, R53: how many cards of a kind are dealt to the piles."""
    hazards = values["hazards"]
    if name in ACCESS:
        return PAIR
    if name in RESOURCES:
        return SINGLES - 1 if hazards else SINGLES
    if name in (*DOUBLES, *HAZARDS):
        return 1 if hazards else 0
    if name in LOOT:
        return 0 if hazards and name in (*LEAVING_LOOT, values["hazard_drop"]) else 1
    return 0


def in_the_box(name: str) -> int:
    """How many cards of a kind the game comes with, in play or not."""
    if name in ACCESS:
        return PAIR
    if name in RESOURCES:
        return SINGLES
    return SHARES if name == "booty" else 1
