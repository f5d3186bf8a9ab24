"""What is kept of a finished game beside its steps: all that it ever showed, so that it can be looked at when the rules
that it was played by are gone. Why it is kept rather than made again: docs/decisions/0007-the-server.md.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from turnkey.core.game import Game
from turnkey.core.languages import EN
from turnkey.core.notation import Entry
from turnkey.core.table import Table
from turnkey.play import gate, wire
from turnkey.play.history import ACT, DEAL, QUIET, fold, surviving
from turnkey.play.onlooker import Onlooker
from turnkey.play.refusal import Refusal
from turnkey.play.store import StepRow, TableRow
from turnkey.play.store.bodies import at_rest, from_rest

FORMAT = 2  # in the first, lines of the log and what somebody did were plain sentences
FORMS = ("text", "json")
UNSAID = "…"  # in place of words of somebody who wanted to be forgotten


def played(rows: Sequence[StepRow]) -> list[StepRow]:
    """The deal and the actions that a replay steps through."""
    return [row for _, row in surviving(rows) if row.kind in (DEAL, ACT, QUIET)]


def what_was_done(game: Game, seats: Sequence[str], row: StepRow, language: str = EN) -> wire.Deed | None:
    """What a seat did there; None: it is the deal."""
    body = from_rest(row.body)
    if not body.get("do"):
        return None
    actions, passed = game.definition.words.actions, bool(body.get("passed"))
    return gate.deed(actions, seats[row.seat], body["do"], passed, game.language(language))


def records_of(table: Table, practice: bool, names: Mapping[str, str]) -> list[dict[str, str]]:
    """The record as each seat heard it, and last as spectators did; nearly always all heard the same."""
    written: dict[tuple[Entry, ...], dict[str, str]] = {}
    records = []
    for seat in (*range(table.players), None):
        heard = tuple(table.record.as_heard_by(seat).entries)
        if heard not in written:
            written[heard] = {form: gate.export(table, seat, form, practice, names).text for form in FORMS}
        records.append(written[heard])
    return records


def written_down(row: TableRow, rows: Sequence[StepRow], names: Mapping[str, str]) -> bytes:
    """A finished game as it is kept; `names`: who sat where. Takes as long as playing it again and showing every
    step to everybody."""
    steps: list[wire.Plain] = []
    onlooker: Onlooker | None = None

    def shown(table: Table, one: StepRow) -> None:
        nonlocal onlooker
        onlooker = onlooker or Onlooker(table)
        did = onlooker.number(what_was_done(table.game, table.seats, one))
        steps.append({"did": did, **onlooker.look(table)})

    history = fold(row, rows, shown=shown)
    table = history.table
    kept = {
        "format": FORMAT,
        "seats": table.seats,
        "practice": history.practice,
        "parts": [] if onlooker is None else onlooker.parts,
        "records": records_of(table, history.practice, names),
        "steps": steps,
    }
    return zlib.compress(at_rest(kept).encode())


def without_person(body: bytes, seat: int, name: str) -> bytes:
    """A finished game as it is kept when somebody wanted to be forgotten: another name, and no words of theirs."""
    kept = from_rest(zlib.decompress(body).decode())
    title = kept["seats"][seat]
    for forms in kept["records"]:
        forms["text"] = nameless_text(forms["text"], title, name)
        forms["json"] = nameless_data(forms["json"], title, name)
    kept["parts"] = [wordless(part, title) for part in kept["parts"]]
    return zlib.compress(at_rest(kept).encode())


def nameless_text(record: str, title: str, name: str) -> str:
    head, gap, steps = record.partition("\n\n")
    head = re.sub(rf'^name {re.escape(title)} ".*"$', lambda _: f"name {title} {at_rest(name)}", head, flags=re.M)
    quoted = rf'(^|; ){re.escape(title)}: say "(?:[^"\\]|\\.)*"'
    return head + gap + re.sub(quoted, lambda found: f'{found.group(1)}{title}: say "{UNSAID}"', steps, flags=re.M)


def nameless_data(record: str, title: str, name: str) -> str:
    data = from_rest(record)
    if title in data.get("names", {}):
        data["names"][title] = name
    for step in data.get("steps", ()):
        if step.get("seat") == title and str(step.get("say", "")).startswith('"'):
            step["say"] = f'"{UNSAID}"'
    return at_rest(data)


def wordless(part: str, title: str) -> str:
    """A line of the log that quotes somebody."""
    if '"quoted"' not in part:
        return part
    line = from_rest(part)
    if not isinstance(line, dict) or line.get("kind") != "quoted" or title not in line.get("parts", {}).values():
        return part
    words = [one for one in line["says"] if not isinstance(one, str) and one.get("handle")]
    return at_rest(line | {"says": [*words, f": {UNSAID}"], "parts": {"seat": title}})


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
            raise Refusal("no_such_step", "this game has {steps:step|steps}", steps=self.last)
        if eyes not in self._steps[0]["eyes"]:
            seats = ", ".join(self.seats)
            raise Refusal("no_such_seat", "there is no seat {seat}; there are {seats}", seat=repr(eyes), seats=seats)
        view: dict[str, int] = {}
        log: list[Any] = []
        for one in self._steps[: step + 1]:
            news = one["eyes"][eyes]
            view.update(news["view"])
            for name in news["gone"]:
                del view[name]
            log[news["from"] :] = news["log"]
        there = self._steps[step]
        result = self._part(there["result"])
        return wire.ReplayStep(
            table=table, step=step, steps=self.last, eyes=eyes, did=self._did(there["did"]),
            view={name: self._part(number) for name, number in view.items()}, log=[self._line(one) for one in log],
            asked=there["asked"], result=None if result is None else wire.Result(**result),
        )  # fmt: skip

    def _line(self, kept: int | str) -> wire.LogLine:
        if isinstance(kept, str):
            return wire.LogLine(kind="", says=[kept], parts={}, touches=[], cue="", chapter=False, rule="")
        return msgspec.convert(self._part(kept), wire.LogLine)

    def _did(self, kept: int | str) -> wire.Deed | None:
        if isinstance(kept, str):
            seat = next((one for one in self.seats if kept[: len(one) + 2] == f"{one}: "), "")
            return wire.Deed(seat=seat, says=[kept[len(seat) + 2 :]]) if seat else None
        return msgspec.convert(self._part(kept), wire.Deed | None)

    def _part(self, number: int) -> Any:
        return from_rest(self._parts[number])
