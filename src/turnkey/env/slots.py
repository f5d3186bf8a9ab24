"""What rows are written from on a GPU: slots, which hold what a record's bytes say to one seat, and columns, which each
say something of a slot that is the same for every seat (see `core/loops/showing_cuda`)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from turnkey.core.layout import Layout
from turnkey.core.loops.stepping import I8, I16, I32, I64, SEATS, U8
from turnkey.core.secrecy import secrets_of
from turnkey.env.observing import Numbers, Plan

# These as in `loops/showing_cuda`, which is no module before it has a game in it
BLOCK = 128
WARP = 32
SLOTS = 64
BITS, MAPPED, SIGNED, SHORT, WORD, NOTED, NOTED_MAPPED, AGREED, CONSTANT = range(9)
IS, COPY, PAIR = range(3)
ALWAYS = (1 << 20) - 1
NEVER = -1  # instead of the place of its knowers: nobody knows it
BYTE = 255 << 3  # all bits of a byte
# How a number of a record is read: as what, what goes with it, and how many bytes it has
NUMBERS = {U8: (BITS, BYTE, 1), I8: (SIGNED, 0, 1), I16: (SHORT, 0, 2), I32: (WORD, 0, 4), I64: (WORD, 0, 8)}


class Source(NamedTuple):
    """What a slot is to one seat."""

    how: int
    at: int
    more: int = 0
    keeper: int = ALWAYS

    @property
    def packed(self) -> int:
        at, keeper = (self.at, ALWAYS) if self.how > WORD else (lies(self.at), self.keeper)
        keeper = keeper if keeper == ALWAYS else lies(keeper)
        assert max(at, keeper) <= ALWAYS, "the record is too long for twenty bits"
        return at | keeper << 20 | self.more << 40 | self.how << 56


def lies(at: int) -> int:
    """Where a byte of a game's record lies, from where the record begins: words of a block's games lie side by side."""
    return at // 8 * 8 * BLOCK + at % 8


class Slot(NamedTuple):
    sources: tuple[Source, ...]  # of each seat
    half_of: int = -1  # the column of which this is one half


class Column(NamedTuple):
    slots: tuple[Slot, ...]  # one, or the lower and the upper half of a number
    how: int
    wanted: int


@dataclass(frozen=True)
class Slots:
    parts: Numbers  # of the columns: where each begins and ends, and how many slots it needs
    slots: Numbers  # of each seat, for each part
    columns: Numbers  # which slot of its part, what is said of it, and with which number


def slots_of(plan: Plan, layout: Layout, heads: Numbers) -> Slots:
    """What says the same as a plan."""
    columns = columns_of(plan, layout, heads)
    parts: list[dict[Slot, int]] = []
    bounds: list[tuple[int, int]] = []
    entries = np.zeros(len(columns), np.uint32)
    for first in range(0, len(columns), WARP):
        group = columns[first : first + WARP]
        needed = dict.fromkeys(slot for column in group for slot in column.slots)
        if not parts or len(parts[-1].keys() | needed) > SLOTS:
            parts.append({})
            bounds.append((first, first))
        here = parts[-1]
        for slot in needed:
            here.setdefault(slot, len(here))
        for place, column in enumerate(group, first):
            entries[place] = here[column.slots[0]] | column.how << 8 | column.wanted << 10
        bounds[-1] = (bounds[-1][0], first + len(group))
    slots = np.zeros((len(plan.runs), max(len(parts), 1), SLOTS), np.uint64)
    for part, here in enumerate(parts):
        for slot, place in here.items():
            slots[:, part, place] = [source.packed for source in slot.sources]
    sizes = [(*bound, len(here)) for bound, here in zip(bounds, parts, strict=True)]
    return Slots(np.array(sizes or [(0, 0, 0)], np.uint32), slots, entries)


def columns_of(plan: Plan, layout: Layout, heads: Numbers) -> list[Column]:
    """What each column says."""
    views = [sources_of(plan, layout, heads, seat) for seat in range(len(plan.runs))]
    says = [(COPY, 0)] * plan.size
    for column, _, _, names in plan.hot[0].tolist():
        says[column : column + names] = [(IS, name) for name in range(names)]
    for column, _, many, kind in plan.runs[0].tolist():
        if kind == I64:
            says[column : column + many] = [(PAIR, 0)] * many
    columns = []
    for place, (how, wanted) in enumerate(says):
        lower = Slot(tuple(one[place] for one in views))
        if how == PAIR:
            upper = tuple(one._replace(at=one.at + 4) for one in lower.sources)
            columns.append(Column((lower._replace(half_of=place), Slot(upper, place)), how, wanted))
        else:
            columns.append(Column((lower,), how, wanted))
    return columns


def sources_of(plan: Plan, layout: Layout, heads: Numbers, seat: int) -> list[Source]:
    """Where one seat's columns come from."""
    size = layout.size
    keepers = [ALWAYS] * size
    for first, many, keeper in secrets_of(layout).tolist():
        keepers[first : first + many] = [keeper if keeper >= 0 else NEVER] * many

    def read(how: int, at: int, more: int = 0) -> Source:
        if at >= size:
            assert how in (MAPPED, SIGNED), "notes are bytes with a sign"
            return Source(NOTED_MAPPED if how == MAPPED else NOTED, at - size, more)
        assert keepers[at] != NEVER, "what nobody knows is in no plan"
        return Source(how, at, more, keepers[at])

    found = [Source(CONSTANT, 0)] * plan.size
    found[seat] = Source(CONSTANT, 1)
    for place in range(heads.shape[1]):
        found[SEATS + place] = Source(AGREED, place)
    for column, first, many, kind in plan.runs[seat].tolist():
        how, more, wide = NUMBERS[kind]
        for one in range(many):
            found[column + one] = read(how, (first + one) * wide, more)
    for column, at, by, names in plan.hot[seat].tolist():
        itself = at < size and plan.maps[by].tolist() == list(range(256))
        found[column : column + names] = [read(BITS, at, BYTE) if itself else read(MAPPED, at, by)] * names
    for column, at, by in plan.mapped[seat].tolist():
        found[column] = read(MAPPED, at, by)
    for column, at in plan.flags[seat].tolist():
        found[column] = read(BITS, at, seat | 1 << 3)
    return found
