"""What a seat is shown, as probes that a twin world must answer alike; and the same with leaks planted in."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np

from turnkey.core.notation import ACTION, CHANCE, EVENT, Entry
from turnkey.core.record import Record
from turnkey.core.secrecy import SPECTATOR, seat_index
from turnkey.core.table import Table

Probe = Callable[[Table, int | None], Any]


def view(table: Table, seat: int | None) -> Any:
    return table.view(seat)


def options(table: Table, seat: int | None) -> Any:
    return None if seat is None else sorted(table.menu(seat))


def order(table: Table, seat: int | None) -> Any:
    return None if seat is None else table.menu(seat)


def observation(table: Table, seat: int | None) -> Any:
    return table.observe(seat).tobytes()


def log(table: Table, seat: int | None) -> Any:
    return [line.data() for line in table.log(seat)]


def redacted_record(table: Table, seat: int | None) -> Any:
    redacted = table.record.redacted(seat)
    return redacted.to_text(), redacted.to_json(), redacted.entries


def passing(table: Table, seat: int | None) -> Any:
    """For whom of the others something would be done at once, since they have no choice."""
    others = [] if table.over else [one for one in table.actors if one != seat]
    return [table.without_choice(one) is not None for one in others]


PROBES: dict[str, Probe] = {
    "the view": view,
    "the options": options,
    "the order of options": order,
    "the observation": observation,
    "the log": log,
    "the redacted record": redacted_record,
    "what is done for others without a choice": passing,
}


# The same with a leak in each: what the tests must notice


def secret_of(table: Table, seat: int | None) -> int:
    """A number that depends on what the seat does not know, and on nothing else."""
    true, seen = (block.view(np.uint8).astype(np.int64) for block in (table.state, table.seen_by(seat)))
    places = np.arange(1, len(true) + 1)
    return int(((true - seen) * places).sum())


def leaky_view(table: Table, seat: int | None) -> Any:
    return view(table, seat), {"checksum": secret_of(table, seat)}


def leaky_options(table: Table, seat: int | None) -> Any:
    menu = list(range(8)) if seat is None else [*table.menu(seat), -1]
    return sorted(menu)[secret_of(table, seat) % 2 :]


def leaky_order(table: Table, seat: int | None) -> Any:
    menu = list(range(8)) if seat is None else [*table.menu(seat), -1]
    turned = secret_of(table, seat) % len(menu)
    return menu[turned:] + menu[:turned]


def leaky_observation(table: Table, seat: int | None) -> Any:
    return table.observe(seat).tobytes() + table.state.tobytes()[-32:] + bytes([secret_of(table, seat) % 251])


def leaky_log(table: Table, seat: int | None) -> Any:
    return table.record.notation.log(table.record.entries, None), [entry.parts for entry in table.record.entries]


def leaky_record(table: Table, seat: int | None) -> Any:
    return table.record.to_text()


LEAKS: dict[str, Probe] = {
    "view": leaky_view,
    "options": leaky_options,
    "order of options": leaky_order,
    "observation": leaky_observation,
    "log": leaky_log,
    "redacted record": leaky_record,
}


TOLD = ("log", "redacted record")  # leaks of what was told, not of what is


def anything_hidden(table: Table, seat: int | None) -> bool:
    """Whether something happened so far that this seat did not learn."""
    return not all(entry.known_to(seat_index(seat)) for entry in table.record.entries)


def twin_record(table: Table, seat: int | None, luck: random.Random) -> Record:
    """The record as it might have been: whatever the seat did not learn of it, otherwise."""
    watcher = SPECTATOR if seat is None else seat_index(seat)
    entries = table.record.entries
    seen: dict[int, list[tuple[Any, ...]]] = {}
    for entry in entries:
        if entry.kind == EVENT:
            seen.setdefault(entry.code, []).append(entry.parts)
    notation = table.record.notation

    def altered(entry: Entry) -> Entry:
        if entry.known_to(watcher):
            return entry
        if entry.kind == CHANCE:
            return replace(entry, parts=(entry.of, luck.randrange(len(notation.chance[entry.code].results))))
        if entry.kind == ACTION:
            first = notation.actions.first(notation.actions[entry.code].verb.word)
            return replace(entry, code=first + luck.randrange(notation.actions[entry.code].verb.count))
        if entry.kind != EVENT:
            return entry
        declared, others = notation.events[entry.code].parts.values(), luck.choice(seen[entry.code])
        mixed = (other if one.secret else own for one, own, other in zip(declared, entry.parts, others, strict=True))
        return replace(entry, parts=tuple(mixed))

    return Record(table.record.header, notation, [altered(entry) for entry in entries])
