"""A record taken apart: the position before every action, who acted there, and what could have been done."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from turnkey.core.notation import ACTION, CHANCE, QUOTED, SAID, Entry
from turnkey.core.table import Result, Table

Numbers = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Moment:
    """A position of a game and the action that was taken in it."""

    number: int  # how many actions came before: the step of a replay
    state: Numbers  # the game's record, as bytes
    seat: int
    action: int
    options: tuple[int, ...]  # what the seat could do; empty where it acted unasked
    known: tuple[bytes, ...]  # by seat: a digest of all that it knows here
    begins: int  # the place in the record of this action's entry; what it led to comes after it
    ends: int

    @property
    def is_choice(self) -> bool:
        return len(self.options) > 1


def again(table: Table) -> Iterator[tuple[Table, int, int]]:
    """Play the record of a table once more: before every action the table as it was, and where in the record its
    entries begin and end; last the final position, with nothing after it.

    The table is the same object all the time: copy what you keep.
    """
    entries = table.record.entries
    begins = [place for place, one in enumerate(entries) if one.kind == ACTION]
    ends = [*begins[1:], len(entries)]
    first = begins[0] if begins else len(entries)
    twin = table.game.table(table.players, table.values, table.backend)
    position = table.record.header.position
    if position is None:
        twin.start(drawn(entries[:first]))
    else:
        twin.set_position(position, drawn(entries[:first]))
    for begin, end in zip(begins, ends, strict=True):
        yield twin, begin, end
        one = entries[begin]
        twin.act(one.seat, one.code, drawn(entries[begin:end]))
        twin.record.entries += [said for said in entries[begin:end] if said.kind in (SAID, QUOTED)]
    yield twin, len(entries), len(entries)


def drawn(entries: Sequence[Entry]) -> list[Result]:
    return [(one.code, one.result) for one in entries if one.kind == CHANCE]


def moments_of(table: Table) -> list[Moment]:
    """All moments of a game; the table's own position is where it leads to."""
    found: list[Moment] = []
    entries = table.record.entries
    for number, (twin, begin, end) in enumerate(again(table)):
        if begin == len(entries):
            break
        one = entries[begin]
        menu = tuple(twin.menu(one.seat)) if table.game.definition.words.actions[one.code].verb.on_menus else ()
        found.append(
            Moment(number, bytes_of(twin), one.seat, one.code, menu, knowledge(twin), begin, end)
        )  # fmt: skip
    return found


def bytes_of(table: Table) -> Numbers:
    raw: Numbers = table.state.copy().view(np.uint8)
    return raw


def knowledge(table: Table) -> tuple[bytes, ...]:
    """By seat: two positions with one digest are the same to that seat."""
    return tuple(
        hashlib.blake2b(table.seen_by(seat).tobytes(), digest_size=16, salt=bytes([seat])).digest()
        for seat in range(table.players)
    )
