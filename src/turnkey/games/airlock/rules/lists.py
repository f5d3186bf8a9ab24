"""Short ascending lists in a record, each with a size field: the pool and the hands."""

from typing import Any

from turnkey.core.rule import rule


@rule
def put_in(row: Any, count: int, tile: int) -> None:
    """Add a tile at its place in the order."""
    at = count
    while at > 0 and row[at - 1] > tile:
        row[at] = row[at - 1]
        at -= 1
    row[at] = tile


@rule
def take_out(row: Any, count: int, tile: int) -> None:
    """Remove a tile that is there, and close the gap."""
    at = 0
    while row[at] != tile:
        at += 1
    for place in range(at, count - 1):
        row[place] = row[place + 1]
    row[count - 1] = 0
