"""What is never more nor less: declared once, it is a fault of every position in which it is not so.

Counted("card", ("deck", "hand", "discard"), total="copies")   # how many of each kind lie where
Placed("card", ("hand", "deck"), count=3)                      # which piece lies where: each just once, -1: none
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

Fault = tuple[str, str]


def values_in(record: Any, field: str) -> np.ndarray[Any, Any]:
    return np.asarray(record[field] if isinstance(record, np.void) else getattr(record, field))


@dataclass(frozen=True)
class Counted:
    """Pieces of several kinds that are alike within a kind: these fields say, by kind along their last dimension,
    how many lie there. All together make `total`: the book's field of that name, or the numbers themselves."""

    what: str
    fields: tuple[str, ...]
    total: str | Sequence[int]
    kinds: Sequence[str] = ()

    def faults(self, game: Any, book: Any) -> Iterator[Fault]:
        there = sum(values_in(game, one).astype(int).reshape(-1, self._kinds(game)).sum(axis=0) for one in self.fields)
        wanted = values_in(book, self.total) if isinstance(self.total, str) else np.asarray(self.total)
        for kind, (found, right) in enumerate(zip(np.asarray(there), wanted, strict=True)):
            if found != right:
                name = self.kinds[kind] if self.kinds else f"kind {kind}"
                yield self.what.upper(), f"{self.what} {name}: {found} in {', '.join(self.fields)}, of {right}"

    def _kinds(self, game: Any) -> int:
        return int(values_in(game, self.fields[0]).shape[-1])


@dataclass(frozen=True)
class Placed:
    """Pieces that are all different: these fields hold their numbers, from 0, and each lies in one place; -1: none."""

    what: str
    fields: tuple[str, ...]
    count: str | int  # how many there are: a number, or the book's field of that name
    names: Sequence[str] = ()

    def faults(self, game: Any, book: Any) -> Iterator[Fault]:
        count = int(values_in(book, self.count)) if isinstance(self.count, str) else self.count
        lying = [int(one) for name in self.fields for one in values_in(game, name).reshape(-1) if one >= 0]
        for piece in range(max([count, *(one + 1 for one in lying)])):
            times, right = lying.count(piece), int(piece < count)
            if times != right:
                name = self.names[piece] if piece < len(self.names) else piece
                yield self.what.upper(), f"{self.what} {name} lies in {times} places, not in {right}"


Conserved = Counted | Placed
