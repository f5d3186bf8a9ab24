"""What is kept of a finished game beside its steps: all that it ever showed, so that it can be looked at when the rules
that it was played by are gone. Why it is kept rather than made again: docs/decisions/0007-the-server.md.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any

from turnkey.core.game import Game
from turnkey.core.notation import Entry
from turnkey.core.table import Table
from turnkey.play import gate, wire
from turnkey.play.history import ACT, DEAL, QUIET, fold, surviving
from turnkey.play.onlooker import Onlooker
from turnkey.play.refusal import Refusal
from turnkey.play.store import StepRow, TableRow
from turnkey.play.store.bodies import at_rest, from_rest

FORMAT = 1


def played(rows: Sequence[StepRow]) -> list[StepRow]:
    """The deal and the actions that a replay steps through."""
    return [row for _, row in surviving(rows) if row.kind in (DEAL, ACT, QUIET)]


def what_was_done(game: Game, seats: Sequence[str], row: StepRow) -> str:
    """What a seat did there, as its option said it."""
    do = from_rest(row.body).get("do", "")
    actions = game.definition.actions
    return f"{seats[row.seat]}: {actions[actions.read(do)].sentence}" if do else ""


def records_of(table: Table, practice: bool) -> list[dict[str, str]]:
    """The record as each seat heard it, and last as spectators did; nearly always all heard the same."""
    written: dict[tuple[Entry, ...], dict[str, str]] = {}
    records = []
    for seat in (*range(table.players), None):
        heard = tuple(table.record.as_heard_by(seat).entries)
        if heard not in written:
            written[heard] = {form: gate.export(table, seat, form, practice).text for form in ("text", "json")}
        records.append(written[heard])
    return records


def written_down(row: TableRow, rows: Sequence[StepRow]) -> bytes:
    """A finished game as it is kept. Takes as long as playing it again and showing every step to everybody."""
    steps: list[wire.Plain] = []
    onlooker: Onlooker | None = None

    def shown(table: Table, one: StepRow) -> None:
        nonlocal onlooker
        onlooker = onlooker or Onlooker(table)
        steps.append({"did": what_was_done(table.game, table.seats, one), **onlooker.look(table)})

    history = fold(row, rows, shown=shown)
    table = history.table
    kept = {
        "format": FORMAT,
        "seats": table.seats,
        "practice": history.practice,
        "parts": [] if onlooker is None else onlooker.parts,
        "records": records_of(table, history.practice),
        "steps": steps,
    }
    return zlib.compress(at_rest(kept).encode())


class Finished:
    """A finished game as it was kept."""

    def __init__(self, body: bytes) -> None:
        kept = from_rest(zlib.decompress(body).decode())
        self.seats: list[str] = kept["seats"]
        self.practice: bool = kept["practice"]
        self._records: list[dict[str, str]] = kept["records"]  # by seat, the last for spectators
        self._parts: list[str] = kept["parts"]
        self._steps: list[dict[str, Any]] = kept["steps"]

    @property
    def last(self) -> int:
        return len(self._steps) - 1

    def export(self, seat: int | None, form: str) -> wire.Export:
        text = self._records[-1 if seat is None else seat][form]
        return wire.Export(form=form, redacted="", practice=self.practice, text=text)

    def at(self, table: str, step: int, eyes: str) -> wire.ReplayStep:
        """A step of it through a seat's eyes, a spectator's, or with open cards."""
        if step > self.last:
            raise Refusal("no_such_step", f"this game has {self.last} steps")
        if eyes not in self._steps[0]["eyes"]:
            raise Refusal("no_such_seat", f"there is no seat {eyes!r}; there are {', '.join(self.seats)}")
        view: dict[str, int] = {}
        log: list[str] = []
        for one in self._steps[: step + 1]:
            news = one["eyes"][eyes]
            view.update(news["view"])
            for name in news["gone"]:
                del view[name]
            log[news["from"] :] = news["log"]
        there = self._steps[step]
        result = self._part(there["result"])
        return wire.ReplayStep(
            table=table, step=step, steps=self.last, eyes=eyes, did=there["did"],
            view={name: self._part(number) for name, number in view.items()}, log=log, asked=there["asked"],
            result=None if result is None else wire.Result(**result),
        )  # fmt: skip

    def _part(self, number: int) -> Any:
        return from_rest(self._parts[number])
