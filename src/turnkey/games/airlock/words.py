"""What the things of Airlock are, in words: for whoever points at one, and for how to play."""

from __future__ import annotations

from collections import Counter

from turnkey.core.editions import Edition
from turnkey.core.sentences import Sentence, says
from turnkey.core.terms import Term
from turnkey.games.airlock.book import tiles_of
from turnkey.games.airlock.state import BLANK, SETS, SIDES, TILE_NAMES

PORTS = {
    1: "{a}", 2: "{a}-{b}", 3: "{a}-{b}-{c}", 4: "{a}-{b}-{c}-{d}", 5: "{a}-{b}-{c}-{d}-{e}",
    6: "{a}-{b}-{c}-{d}-{e}-{f}",
}  # fmt: skip


def called_by_ports(sides: str) -> Sentence:
    """What a tile is called: `red×2-blue`."""
    ports = Counter(side for side in sides if side != SIDES[BLANK])
    colours = [
        says("{colour}×{count}", colour=SIDES.at(SIDES.index(side)), count=count)
        if count > 1
        else SIDES.at(SIDES.index(side))
        for side, count in ports.items()
    ]
    return says(PORTS[len(colours)], **dict(zip("abcdef", colours, strict=False)))


# From common to rare. Each has a shape of its own, so that nobody has to see colours.
PORT_WORDS = {
    "R": ("Red circle", "A port that docks only to another red one. Red is the most common."),
    "O": ("Orange triangle", "A port that docks only to another orange one. Orange is common."),
    "Y": ("Yellow square", "A port that docks only to another yellow one. There are fewer of them."),
    "G": ("Green cross", "A port that docks only to another green one. There are fewer of them."),
    "B": ("Blue crescent", "A port that docks only to another blue one. Blue is rare."),
    "P": ("Purple star", "A port that docks only to another purple one. Purple is the rarest."),
}
PART_WORDS = {
    "module": (
        "Module",
        "What stations are built of. It may be turned and flipped over before it docks, and never after.",
    ),
    "blank": (
        "Blank side",
        "It may lie only at another blank side, or at nothing. That makes no joint and pays nothing.",
    ),
    "numbers": ("Numbers", "What the module's first, second, third joint pays, from left to right."),
    "joint": ("Joint", "Two ports of one colour that meet. It pays on both modules, to whoever owns the station."),
    "station": ("Station", "The modules that somebody has docked. It belongs to one seat, and touches no other."),
    "stack": ("Stack", "Modules of the rounds to come, face down. Nobody knows their order."),
    "order": ("Who picks when", "Turns run there and back like a snake: at each end somebody picks twice in a row."),
}


def terms(edition: Edition) -> list[Term]:
    ports = [Term("port", code, name, text) for code, (name, text) in PORT_WORDS.items()]
    return [*tiles(edition), *ports, *(Term("part", code, name, text) for code, (name, text) in PART_WORDS.items())]


def tiles(edition: Edition) -> list[Term]:
    """What each tile looks like, by its number: it is called by its ports, `red×2-blue`."""
    found = []
    for number, (sides, values) in enumerate(tiles_of(edition.data)):
        text = says("From N clockwise {sides}. Its joints pay {values}.",
                    sides=tuple(SIDES.at(SIDES.index(side)) for side in sides),
                    values=", ".join(map(str, values)))  # fmt: skip
        name = called_by_ports(sides)
        codes = TILE_NAMES[SETS * number : SETS * (number + 1)]
        found += [Term("tile", code, name, text) for code in codes]
    return found
