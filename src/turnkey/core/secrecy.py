"""Who knows what: every hidden thing carries the set of seats that know it, and everything else follows from that.

A set of knowers is one byte, a bit for each seat and the highest bit for spectators. `erase` takes
out of a record whatever a seat does not know. Views, options, observations and bots are given only
what it leaves, so none of them can show more.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from turnkey.core.layout import NOBODY, Layout
from turnkey.core.rule import rule

SPECTATOR = 7
EVERYONE = 0xFF

Bytes = np.ndarray[Any, np.dtype[np.uint8]]
Table = np.ndarray[Any, np.dtype[np.int32]]


@rule
def knows(knowers: int, seat: int) -> bool:
    return (knowers >> seat) & 1 == 1


def seat_index(seat: int | None) -> int:
    """Spectators have a seat number of their own, beyond those of any game."""
    return SPECTATOR if seat is None else seat


def secrets_of(layout: Layout) -> Table:
    """Every hidden piece of a record as a row: where it lies, how long it is, where its knowers are.

    A piece that nobody knows has -1 for the place of its knowers.
    """
    rows = []
    places = layout.places
    for one in layout.fields:
        if one.known_by is None:
            continue
        start, size = places[one.name][1], places[one.name][0].itemsize
        if one.known_by == NOBODY:
            rows.append((start, size, -1))
            continue
        knowers = layout[one.known_by].type
        pieces = int(np.prod(knowers.shape, dtype=int))
        for piece in range(pieces):
            rows.append((start + piece * (size // pieces), size // pieces, places[one.known_by][1] + piece))
    return np.array(rows, np.int32).reshape(-1, 3)


@rule
def erase(raw: Bytes, secrets: Table, seat: int) -> None:
    """In this copy of a record, given as its bytes, blank everything that the seat does not know."""
    for row in range(secrets.shape[0]):
        keeper = secrets[row, 2]
        if keeper >= 0 and knows(raw[keeper], seat):
            continue
        for place in range(secrets[row, 0], secrets[row, 0] + secrets[row, 1]):
            raw[place] = 0
