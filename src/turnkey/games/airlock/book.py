"""Airlock's edition and table options, and the book that the rules read them from.

The ledger's `edition` is not a table option: an edition is chosen with the game itself, `turnkey.game("airlock",
edition=…)`, and named in the header of every record.
"""

from __future__ import annotations

import hashlib
import itertools
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from turnkey.core.editions import Edition
from turnkey.core.errors import BadOption
from turnkey.core.table_options import Choice, Clash, OptionSet, Switch, Text, Values
from turnkey.games.airlock.state import (
    ACROSS,
    BLANK,
    CLOCKS,
    COLOURS,
    DIRECTIONS,
    FACES,
    FACINGS,
    MAX_TILES,
    MOST_PASSES,
    ROUNDS,
    SCORINGS,
    SETS,
    SIDES,
    TILES_IN_WORD,
)

EDITION_FILE = Path(__file__).with_name("edition.toml")

# Steps in q and r to the neighbour in each direction, clockwise from N
SHAPES = {
    "hexagon": ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)),
    "square": ((0, -1), (1, 0), (0, 1), (-1, 0)),
}
HIGHEST_VALUE = 999
NO_SIDE = SIDES[BLANK]

# Options

LENGTHS = {"standard": (6, 4, 2), "extended": (8, 6, 4), "marathon": (10, 8, 6)}
SHORTEST_CLOCK, LONGEST_CLOCK = 5, 600


def passes_of(length: str) -> tuple[int, ...] | None:
    """R4, R49, Q30: the passes of each round, or None if the text names no length."""
    custom = re.fullmatch(r"custom:(\d+),(\d+),(\d+)", length)
    return tuple(int(number) for number in custom.groups()) if custom else LENGTHS.get(length)


def length_fault(length: str) -> str | None:
    passes = passes_of(length)
    if passes is None:
        return "there is no such length"
    if not all(1 <= number <= MOST_PASSES for number in passes):
        return f"each round has 1 to {MOST_PASSES} passes"
    return None


def clock_of(clock: str) -> tuple[str, int] | None:
    """R47: the kind of clock and its seconds, or None if the text names none."""
    timed = re.fullmatch(r"(total|after_first):(\d+)", clock)
    return (timed.group(1), int(timed.group(2))) if timed else ("none", 0) if clock == "none" else None


def clock_fault(clock: str) -> str | None:
    read = clock_of(clock)
    if read is None:
        return "there is no such clock"
    if read[0] != "none" and not SHORTEST_CLOCK <= read[1] <= LONGEST_CLOCK:
        return f"a clock runs {SHORTEST_CLOCK} to {LONGEST_CLOCK} seconds"
    return None


def clashes(values: Values) -> Sequence[Clash]:
    """Q32: what must hold between options."""
    if values["build_clock"] != "none" and values["connecting"] != "delayed":
        says = "a build_clock needs connecting=delayed: without a build there is nothing to time"
        return [Clash(says, "build_clock", "connecting")]
    return []


OPTIONS = OptionSet(
    options=(
        Text(
            "length",
            "standard",
            "Tiles that each seat takes in the three rounds: standard 6, 4, 2; extended 8, 6, 4; marathon 10, 8, 6.",
            grammar=f"standard, extended, marathon or custom:a,b,c with 1 to {MOST_PASSES} each",
            fault=length_fault,
            examples=("extended", "marathon", "custom:1,1,1", "custom:3,5,2"),
        ),
        Choice("scoring", "immediate", "When points are scored.", SCORINGS),
        Choice(
            "connecting",
            "immediate",
            "Whether tiles are connected as they are taken, or by all seats at once when the pool is empty.",
            ("immediate", "delayed"),
        ),
        Text(
            "build_clock",
            "none",
            "The time for a build: for everybody from its start, or for the others once one seat is done.",
            grammar=f"none, total:S or after_first:S with {SHORTEST_CLOCK} to {LONGEST_CLOCK} seconds",
            fault=clock_fault,
            examples=("total:30", "after_first:10"),
        ),
        Choice("tile_sets", "auto", "Sets of tiles in use; auto: a second one where needed.", ("auto", "1", "2")),
        Choice("scrap_points", "keep", "What scrapping a station does to the points it scored.", ("keep", "lose")),
        Switch("first_must_change", False, "Whether a round's first player cannot be named again for the next."),
        Choice(
            "low_tie",
            "latest",
            "Which of several lowest seats names the first player: the latest of the last first pass, or by lot.",
            ("latest", "random"),
        ),
    ),
    clashes=clashes,
)

# The edition


def check_edition(data: Mapping[str, Any]) -> Sequence[str]:
    """Q31: everything that is wrong with a table of tiles."""
    shape = data.get("shape", "hexagon")
    if shape not in SHAPES:
        return [f"the shape {shape!r} is none of {', '.join(SHAPES)}"]
    tiles = data.get("tiles")
    if not isinstance(tiles, list) or not tiles:
        return ["the list tiles is missing or empty"]
    reasons = [f"there are {len(tiles)} tiles, and at most {MAX_TILES} can be numbered"] * (len(tiles) > MAX_TILES)
    for number, tile in enumerate(tiles, 1):
        reasons += [f"tile {number:02} ({tile!r}) {reason}" for reason in tile_reasons(tile, len(SHAPES[shape]))]
    return reasons or list(sum_reasons(data))


def tile_reasons(tile: Any, directions: int) -> Iterator[str]:
    written = re.fullmatch(r"(\S+) (\d+(?:/\d+)*)", tile) if isinstance(tile, str) else None
    if written is None:
        yield "must be written as its sides and its values, such as 'RR---- 4/6'"
        return
    sides, values = written.group(1), [int(value) for value in written.group(2).split("/")]
    strange = sorted(set(sides) - set(COLOURS + NO_SIDE))
    if len(sides) != directions:
        yield f"has {len(sides)} sides, and the shape has {directions}"
    if strange:
        yield f"has sides {''.join(strange)!r}; they are written in {COLOURS}{NO_SIDE}"
    connectors = sum(side != NO_SIDE for side in sides)
    if connectors == 0:
        yield "has no connector"
    if len(values) != connectors:
        yield f"has {connectors} connectors and {len(values)} values; it needs one for each"
    if any(value >= later for value, later in itertools.pairwise(values)):
        yield "has values that do not rise"
    if not all(1 <= value <= HIGHEST_VALUE for value in values):
        yield f"has values that are not 1 to {HIGHEST_VALUE}"


def sum_reasons(data: Mapping[str, Any]) -> Iterator[str]:
    """The checksums that a file may carry, so that typing errors are noticed."""
    checks = data.get("checks", {})
    total = sum(sum(values) for _, values in tiles_of(data))
    if checks.get("values", total) != total:
        yield f"its values add up to {total}, and its checks say {checks['values']}"
    digest = hashlib.sha256(digest_text(data["tiles"]).encode()).hexdigest()
    if checks.get("sha256", digest) != digest:
        yield f"its tiles have the SHA-256 {digest}, and its checks say {checks['sha256']}"


def digest_text(tiles: Sequence[str]) -> str:
    """What the checksum is of: number, sides, values, semicolon for each tile, without spaces."""
    return "".join(f"{number:02}{tile.replace(' ', '')};" for number, tile in enumerate(tiles, 1))


def tiles_of(data: Mapping[str, Any]) -> list[tuple[str, list[int]]]:
    """Every tile's sides and values."""
    parts = [tile.split() for tile in data["tiles"]]
    return [(sides, [int(value) for value in values.split("/")]) for sides, values in parts]


# The book


def fill_book(book: Any, edition: Edition, values: Values, players: int) -> None:
    """Write what is printed and agreed into the book that the rules read."""
    steps = SHAPES[edition.data.get("shape", "hexagon")]
    tiles = tiles_of(edition.data)
    passes = passes_of(values["length"])
    assert passes is not None
    clock = clock_of(values["build_clock"])
    assert clock is not None
    book["players"] = players
    book["passes"][:ROUNDS] = passes
    book["sets"] = sets_in_use(values, len(tiles), players * sum(passes))
    book["directions"] = len(steps)
    book["beside"][: len(steps)] = [q * ACROSS + r for q, r in steps]
    book["scoring"] = OPTIONS.number(values, "scoring")
    book["delayed_connecting"] = values["connecting"] == "delayed"
    book["build_clock"], book["clock_seconds"] = CLOCKS.index(clock[0]), clock[1]
    book["scrap_loses"] = values["scrap_points"] == "lose"
    book["first_must_change"] = values["first_must_change"]
    book["low_tie_by_lot"] = values["low_tie"] == "random"
    fill_tiles(book, tiles, len(steps))


def sets_in_use(values: Values, tiles: int, turns: int) -> int:
    """Q5, Q31: as many sets as the turns need, or as many as were agreed."""
    sets = (1 if turns <= tiles else SETS) if values["tile_sets"] == "auto" else int(values["tile_sets"])
    if turns > sets * tiles:
        many = f"{sets} set{'s' if sets > 1 else ''} of {tiles}"
        says = f"this game takes {turns} tiles, and {many} do not cover that: choose a shorter length"
        raise BadOption(says, "length", "tile_sets")
    return sets


def fill_tiles(book: Any, tiles: Sequence[tuple[str, list[int]]], directions: int) -> None:
    """What each tile shows in each facing, what it pays, and the sets that `rules.station` intersects."""
    book["tiles"] = len(tiles)
    book["words"] = -(-len(tiles) // TILES_IN_WORD)
    for number, (sides, values) in enumerate(tiles):
        book["connectors"][number] = len(values)
        book["maximum"][number] = values[-1]
        book["value"][number, : len(values)] = values
        book["paid"][number, : len(values) + 1] = [sum(values[:count]) for count in range(len(values) + 1)]
        shown = facings_of(sides, directions)
        for facing, sight in shown.items():
            book["side"][number, facing, :directions] = [side_number(side) for side in sight]
            same = next(other for other, seen in shown.items() if seen == sight)
            book["facing"][number, facing] = same
            if same == facing:
                add_to_sets(book["fit"], number, facing, sight)
        for colour in set(sides) - {NO_SIDE}:
            book["with_colour"][side_number(colour)] += 1


def facings_of(sides: str, directions: int) -> dict[int, str]:
    """R20, Q2: what a tile shows from N clockwise in each facing: r0 …, then its mirror image, f0 …"""
    shown = {}
    for face in range(FACES):
        for turn in range(directions):
            places = [(d - turn if face == 0 else turn - d) % directions for d in range(directions)]
            shown[face * DIRECTIONS + turn] = "".join(sides[place] for place in places)
    return shown


def side_number(side: str) -> int:
    return SIDES.index(side)


def add_to_sets(fit: Any, number: int, facing: int, sight: str) -> None:
    """A (tile, facing) answers what it shows in each direction, and anywhere that nothing is asked."""
    word, bit = number // TILES_IN_WORD, 1 << (FACINGS * (number % TILES_IN_WORD) + facing)
    for direction in range(DIRECTIONS):
        fit[direction, 0, word] |= bit
        if direction < len(sight):
            fit[direction, side_number(sight[direction]), word] |= bit
