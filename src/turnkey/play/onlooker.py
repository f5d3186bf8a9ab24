"""The gate's eyes on finished games: all that they ever showed, to be kept (see finished.py)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from turnkey.core.notation import Entry
from turnkey.core.secrecy import seat_index
from turnkey.core.table import Table
from turnkey.play import gate, wire


class Onlooker:
    """Looks at a finished game through all eyes, step by step, and notes what each of them had not seen before.

    A view is noted by its entries that changed, a log from its first line that did. What views and logs are made of
    is in `parts`, encoded and each once: most of it is the same in all eyes.
    """

    def __init__(self, table: Table) -> None:
        watchers = {name: seat_index(seat) for seat, name in enumerate(table.seats)} | {
            gate.SPECTATORS: seat_index(None)
        }
        self._logs = {eyes: gate.Log(table.record.notation, watcher) for eyes, watcher in watchers.items()}
        self._open_log = 0  # lines
        self._entries: list[Entry] = []
        self._seen: dict[str, dict[str, int]] = {}
        self._numbers: dict[bytes, int] = {}
        self._known: dict[int, tuple[Any, int]] = {}

    @property
    def parts(self) -> list[str]:
        return [one.decode() for one in self._numbers]

    def look(self, table: Table) -> wire.Plain:
        """What is new in the eyes of each seat, of spectators, and with open cards."""
        notation, entries = table.record.notation, table.record.entries
        known = len(self._entries)
        first = next((place for place in range(known) if entries[place] is not self._entries[place]), known)
        told: gate.LinesByAudience = {}
        noted = {}
        for seat, (eyes, log) in enumerate(self._logs.items()):
            line, lines = log.follow(entries, first, told)
            view = table.view(None if eyes == gate.SPECTATORS else seat)
            noted[eyes] = self._news(eyes, view, line, lines)
        every = gate.log_of(notation.log(entries, None, known))
        noted[gate.OPEN_CARDS] = self._news(gate.OPEN_CARDS, table.open_view(), self._open_log, every)
        self._open_log += len(every)
        self._entries = list(entries)
        return {"asked": gate.asked_of(table), "result": self.number(gate.result_of(table.result)), "eyes": noted}

    def _news(self, eyes: str, view: Mapping[str, Any], line: int, lines: Sequence[Any]) -> wire.Plain:
        before, now = self._seen.get(eyes, {}), {name: self.number(value) for name, value in view.items()}
        self._seen[eyes] = now
        changed = {name: number for name, number in now.items() if before.get(name) != number}
        gone, log = [name for name in before if name not in now], [self.number(one) for one in lines]
        return {"view": changed, "gone": gone, "from": line, "log": log}

    def number(self, value: Any) -> int:
        """The number of something among the parts."""
        place = id(value)  # which is no other's, since the value is kept beside it
        if place not in self._known:
            self._known[place] = value, self._numbers.setdefault(gate.noted(value), len(self._numbers))
        return self._known[place][1]
