"""What rows are written from on a GPU: what is taken out of a record for one seat, and where it is shown
(see `core/loops/showing_cuda`)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

import numpy as np

from turnkey.core.layout import Layout
from turnkey.core.loops.stepping import I8, I16, I32, I64, SEATS
from turnkey.core.secrecy import secrets_of
from turnkey.env.observing import Numbers, Plan

# These as in `loops/showing_cuda`, which is no module before it has a game in it
UNSIGNED, SIGNED, BIT, IS, ALWAYS, LARGE, MAPPED, AGREED, MARKED = range(9)
PLAIN = 1 << 15
HARD = 1 << 4
FEW = 512  # columns: of more, most are 0
SIZES = {I16: 2, I32: 4, I64: 8}


class Source(NamedTuple):
    """A byte of a record, or what begins there; or (if it is `AGREED`) one of the things that the table agreed on."""

    column: int
    at: int
    how: int
    number: int = 0  # which bit; which map; of what is `LARGE`, how many bytes it has
    names: int = 0  # columns for its values, if it is `MARKED`

    @property
    def packed(self) -> int:
        if self.how in (UNSIGNED, SIGNED):
            return checked(self.at, 16) << 16 | (PLAIN if self.how == UNSIGNED else 0) | checked(self.column, 15)
        low = self.how | self.number << 8 | checked(self.at, 16) << 16
        return low | checked(self.column, 16) << 32 | checked(self.names, 16) << 48


def checked(number: int, bits: int) -> int:
    assert 0 <= number < 1 << bits, f"{number} is too much for {bits} bits"
    return number


@dataclass(frozen=True)
class Sources:
    """For each seat, those of one part of a row after the other."""

    plain: Numbers
    others: Numbers
    ends: Numbers  # where those of each part end, plain ones and others
    bounds: Numbers  # where parts begin, and where the last one ends


def sources_of(plan: Plan, layout: Layout, agreed: int, most: int) -> Sources:
    """What says the same as a plan, in parts of `most` columns or a few fewer. So much did the table agree on."""
    bounds = bounds_of(plan, most)
    views = [one_seat(plan, layout, agreed, seat) for seat in range(len(plan.runs))]
    plain: list[list[int]] = [[] for _ in views]
    others: list[list[int]] = [[] for _ in views]
    ends = []
    for begins, beyond in pairwise(bounds):
        for view, simple, rest in zip(views, plain, others, strict=True):
            # Those of a kind together, so that threads which run in step do alike
            share = sorted((one for one in view if begins <= one.column < beyond), key=kind_of)
            simple += [one.packed for one in share if one.how <= SIGNED]
            rest += [one.packed for one in share if one.how > SIGNED]
        ends.append((len(plain[0]), len(others[0])))
    return Sources(
        np.array(plain, np.uint32), np.array(others, np.uint64), np.array(ends, np.uint32), np.array(bounds, np.uint32)
    )


def kind_of(one: Source) -> tuple[int, int]:
    return one.how, one.column


def bounds_of(plan: Plan, most: int) -> list[int]:
    """Parts of a row: columns for the values of one number stay together."""
    marks = plan.hot[0][:, [0, 3]].tolist()
    bounds = [0]
    while plan.size - bounds[-1] > most:
        end = bounds[-1] + most
        bounds.append(min([column for column, names in marks if column < end < column + names], default=end))
        assert bounds[-1] > bounds[-2], "one number has too many columns"
    return [*bounds, plan.size]


def words_of(plan: Plan, layout: Layout, heads: Numbers) -> Numbers | None:
    """For each seat where each column comes from, two in eight bytes, of short rows of whole words with four columns in
    each; None where rows are put together otherwise."""
    if plan.size % 4 or plan.size > FEW or len(plan.scaled):
        return None
    found = np.full((len(plan.runs), plan.size), ALWAYS, np.uint32)
    for seat, columns in enumerate(found):
        columns[seat] = ALWAYS | 1 << 16
        for one in one_seat(plan, layout, heads.shape[1], seat):
            if one.how == MARKED:
                bytes_ = [np.flatnonzero(plan.maps[one.number] == name).tolist() for name in range(one.names)]
                if max(map(len, bytes_)) > 1:
                    return None
                for column, byte in enumerate(bytes_, one.column):
                    columns[column] = ALWAYS if not byte else IS | byte[0] << 8 | one.at << 16
            elif one.how == AGREED and len(heads) == 1:
                columns[one.column] = ALWAYS | (int(heads[0, one.at]) & 0xFFFF) << 16
            else:
                columns[one.column] = one.how | (HARD if one.how >= MAPPED else 0) | checked(one.at, 16) << 16
                columns[one.column] |= 0 if one.how == LARGE else one.number << 8
    return found.view(np.uint64).reshape(len(found), -1, 2)


def one_seat(plan: Plan, layout: Layout, agreed: int, seat: int) -> list[Source]:
    """Where its columns come from. What was noted beside a record lies behind it."""
    unknown = [(at, many) for at, many, keeper in secrets_of(layout).tolist() if keeper < 0]
    hidden = {place for at, many in unknown for place in range(at, at + many)}
    taken = list(taken_out(plan, seat))
    assert not hidden & {one.at for one in taken}, "what nobody knows is in no plan: blocks do not even blank it"
    return [*taken, *(Source(SEATS + place, place, AGREED) for place in range(agreed))]


def taken_out(plan: Plan, seat: int) -> Iterator[Source]:
    for column, first, many, kind in plan.runs[seat].tolist():
        for one in range(many):
            if kind in SIZES:
                size = SIZES[kind]
                yield Source(column + one, (first + one) * size, LARGE, size)
            else:
                yield Source(column + one, first + one, SIGNED if kind == I8 else UNSIGNED)
    for column, at, by, names in plan.hot[seat].tolist():
        if names:
            yield Source(column, at, MARKED, by, names)
    for column, at, by in plan.mapped[seat].tolist():
        yield Source(column, at, MAPPED, by)
    for column, at in plan.flags[seat].tolist():
        yield Source(column, at, BIT, seat)
