"""What rows are written from on a GPU: slots, which hold what a record's bytes say to one seat, and columns, which each
say something of a slot that is the same for every seat (see `core/loops/showing_cuda`)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

import numpy as np

from turnkey.core.layout import Layout
from turnkey.core.loops.stepping import I8, I16, I32, I64, SEATS, U8
from turnkey.core.secrecy import secrets_of
from turnkey.env.observing import Numbers, Plan

# These as in `loops/showing_cuda`, which is no module before it has a game in it
TAKEN, MAPPED, AGREED = range(3)
IS, COPY, PAIR = range(3)
BITS = 32  # of what is read at once
WARP = 32
SLOTS = 256  # of so many columns as are written in one go: eight bits say which of them a column means
# How many bits are read of a number of a record, and whether the first of them is its sign
NUMBERS = {U8: (8, False), I8: (8, True), I16: (16, True), I32: (BITS, True), I64: (BITS, True)}


class Source(NamedTuple):
    """What a slot is to one seat: some bits of a record, from the one at `first`, or what these stand for. Or (if it is
    `AGREED`) what the table agreed on."""

    how: int
    first: int = 0
    many: int = BITS
    signed: bool = True
    more: int = 0  # the map; the place of what was agreed on

    @property
    def packed(self) -> int:
        word, offset = divmod(self.first, BITS)
        assert offset + self.many <= BITS, "a number lies in one word"
        assert max(word, self.more) < 1 << 16, "the record is too long for sixteen bits"
        up, down = BITS - offset - self.many, BITS - self.many
        return self.how | up << 2 | down << 7 | int(self.signed) << 12 | word << 16 | self.more << 32


class Slot(NamedTuple):
    sources: tuple[Source, ...]  # of each seat
    half_of: int = -1  # the column of which this is one half


class Column(NamedTuple):
    slots: tuple[Slot, ...]  # one, or the lower and the upper half of a number
    how: int
    wanted: int


@dataclass(frozen=True)
class Slots:
    heads: Numbers  # what tables agreed on, and then a 0 and a 1, for what is always the same
    parts: Numbers  # of the columns: where each begins and ends, and how many slots it needs
    slots: Numbers  # of each seat, for each part
    columns: Numbers  # what is said, of which slot of its part, and with which number
    sources: Numbers  # of each seat, for each column, where each comes from one slot


def slots_of(plan: Plan, layout: Layout, heads: Numbers) -> Slots:
    """What says the same as a plan."""
    columns = columns_of(plan, layout, heads)
    parts: list[dict[Slot, None]] = []
    ends: list[int] = []
    for first in range(0, len(columns), WARP):
        group = columns[first : first + WARP]
        needed = dict.fromkeys(slot for column in group for slot in column.slots)
        if not parts or len(parts[-1].keys() | needed) > SLOTS:
            parts.append({})
            ends.append(0)
        parts[-1] |= needed
        ends[-1] = first + len(group)
    numbered, bounds = [in_order(part) for part in parts], list(pairwise([0, *ends]))
    slots = np.zeros((len(plan.runs), max(len(parts), 1), SLOTS), np.uint64)
    entries = np.zeros(len(columns), np.uint32)
    for part, (here, (first, last)) in enumerate(zip(numbered, bounds, strict=True)):
        for slot, place in here.items():
            slots[:, part, place] = [source.packed for source in slot.sources]
        for place, column in enumerate(columns[first:last], first):
            entries[place] = column.how | here[column.slots[0]] << 2 | column.wanted << 10
    sizes = [(*bound, len(here)) for bound, here in zip(bounds, numbered, strict=True)]
    always = np.array([[0, 1]] * len(heads))
    sources = np.array([[one.packed for one in column.slots[0].sources] for column in columns], np.uint64)
    return Slots(
        np.hstack([heads, always]).astype(np.int32), np.array(sizes, np.uint32), slots, entries, sources.T.copy()
    )


def in_order(part: Iterable[Slot]) -> dict[Slot, int]:
    """The same slots, those of a kind together, so that threads which run in step take out alike; numbered."""
    return {slot: place for place, slot in enumerate(sorted(part, key=lambda one: one.sources[0].how))}


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
            upper = tuple(one._replace(first=one.first + BITS) for one in lower.sources)
            columns.append(Column((lower._replace(half_of=place), Slot(upper, place)), how, wanted))
        else:
            columns.append(Column((lower,), how, wanted))
    return columns


def sources_of(plan: Plan, layout: Layout, heads: Numbers, seat: int) -> list[Source]:
    """Where one seat's columns come from. What was noted beside a record lies behind it."""
    agreed = heads.shape[1]
    found = [Source(AGREED, more=agreed)] * plan.size
    found[seat] = Source(AGREED, more=agreed + 1)
    for place in range(agreed):
        found[SEATS + place] = Source(AGREED, more=place)
    for column, first, many, kind in plan.runs[seat].tolist():
        bits, signed = NUMBERS[kind]
        wide = 64 if kind == I64 else bits
        for one in range(many):
            found[column + one] = Source(TAKEN, (first + one) * wide, bits, signed)
    for column, at, by, names in plan.hot[seat].tolist():
        itself = at < layout.size and plan.maps[by].tolist() == list(range(256))
        found[column : column + names] = [byte(at) if itself else byte(at, MAPPED, by)] * names
    for column, at, by in plan.mapped[seat].tolist():
        found[column] = byte(at, MAPPED, by)
    for column, at in plan.flags[seat].tolist():
        found[column] = Source(TAKEN, at * 8 + seat, 1, signed=False)
    unknown = [(at, many) for at, many, keeper in secrets_of(layout).tolist() if keeper < 0]
    hidden = {place for at, many in unknown for place in range(at, at + many)}
    shown = {one.first // 8 for one in found if one.how != AGREED}
    assert not hidden & shown, "what nobody knows is in no plan: blocks do not even blank it"
    return found


def byte(at: int, how: int = TAKEN, more: int = 0) -> Source:
    return Source(how, at * 8, 8, False, more)
