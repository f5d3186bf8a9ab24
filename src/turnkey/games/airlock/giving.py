"""How a seat begins with a tile: it lies in its station already."""

from __future__ import annotations

from typing import Any

from turnkey.core.definition.parts import Plain
from turnkey.core.editions import Edition
from turnkey.core.errors import Impossible
from turnkey.games.airlock.book import tiles_of
from turnkey.games.airlock.state import CELL_NAMES, CENTRE, FACING_NAMES, TILE_NAMES

WHENCE = "It came out of the stack and lies in the station, as a turn more than the others have."


def give(book: Any, told: Plain, seat: str, tile: str) -> Plain | None:
    """From the stack, where it is not needed for a later round: as the first of the station, as it lies in the pool."""
    later = int(book.players) * sum(int(passes) for passes in book.passes[1:])
    if told["stack_size"] <= later:
        why = f"all {later} tiles of the stack are drafted later: take fewer seats, or tile_sets=2"
        raise Impossible([("STACK_SIZE", why)])
    if not told["stack"][tile]:
        return None
    start = {"tile": tile, "cell": CELL_NAMES[CENTRE], "facing": FACING_NAMES[0]}
    return {name: told[name] | {seat: [word]} for name, word in start.items()}


def kinds(edition: Edition) -> dict[str, list[str]]:
    """Tiles by how many connectors they have: what a station can be worth depends on little else."""
    found: dict[str, list[str]] = {}
    for number, (_, values) in enumerate(tiles_of(edition.data)):
        found.setdefault(f"tile with {len(values)} connectors", []).append(TILE_NAMES[2 * number])
    return found
