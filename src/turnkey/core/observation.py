"""Observations: what a seat knows as one flat row of numbers, with named, shaped pieces.

Derived from the record's declaration, so no game writes one: fields whose values have names become
one-hot, numbers stay numbers, and each secret has a flag beside it that says whether it is known.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from turnkey.core.layout import NOBODY, Layout
from turnkey.core.rule import rule
from turnkey.core.secrecy import knows

OFFSET, WIDTH, SIGNED, VALUES, KNOWERS = range(5)


@dataclass(frozen=True)
class Piece:
    """A named part of an observation."""

    name: str
    start: int
    shape: tuple[int, ...]


@dataclass(frozen=True)
class ObservationShape:
    """Where everything stands in an observation; `plan` is what the compiled function reads."""

    pieces: tuple[Piece, ...]
    size: int
    plan: np.ndarray[Any, np.dtype[np.int32]]

    def __getitem__(self, name: str) -> Piece:
        return next(piece for piece in self.pieces if piece.name == name)


def shape_of(layout: Layout) -> ObservationShape:
    rows: list[tuple[int, int, int, int, int]] = []
    pieces: list[Piece] = []
    size = 0
    places = layout.places
    for one in layout.fields:
        if one.known_by == NOBODY or one.derived:
            continue
        kind, offset = places[one.name]
        base = np.dtype(one.type.code)
        count = kind.itemsize // base.itemsize
        for item in range(count):
            rows.append((offset + item * base.itemsize, base.itemsize, base.kind == "i", len(one.values), -1))
        width = max(len(one.values), 1)
        shape = (*one.type.shape, width) if width > 1 else one.type.shape
        pieces.append(Piece(one.name, size, shape))
        size += count * width
        if one.known_by is not None:
            knowers = layout[one.known_by].type
            flags = int(np.prod(knowers.shape, dtype=int))
            for item in range(flags):
                rows.append((0, 0, 0, 0, places[one.known_by][1] + item))
            pieces.append(Piece(f"{one.name} known", size, knowers.shape))
            size += flags
    return ObservationShape(tuple(pieces), size, np.array(rows, np.int32).reshape(-1, 5))


@rule
def observe(seen_raw: Any, plan: Any, seat: int, out: Any) -> None:
    """Write the observation of a record that has been erased for the seat, given as its bytes."""
    at = 0
    for row in range(plan.shape[0]):
        if plan[row, KNOWERS] >= 0:
            out[at] = 1.0 if knows(seen_raw[plan[row, KNOWERS]], seat) else 0.0
            at += 1
            continue
        value = number_at(seen_raw, plan[row, OFFSET], plan[row, WIDTH], plan[row, SIGNED])
        values = plan[row, VALUES]
        if values == 0:
            out[at] = value
            at += 1
        else:
            for place in range(values):
                out[at + place] = 1.0 if place == value else 0.0
            at += values


@rule
def number_at(raw: Any, offset: int, width: int, signed: int) -> int:
    """A little-endian number out of a record's bytes; the sign is in the last of them."""
    last = int(width) - 1
    value = 0
    for place in range(last):
        value += int(raw[offset + place]) << (8 * place)
    top = int(raw[offset + last])
    if signed and top >= 1 << 7:
        top -= 1 << 8
    return value + (top << (8 * last))
