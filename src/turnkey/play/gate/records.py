"""Records as far as somebody may know them, and finished games step by step."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

import msgspec

from turnkey.core.actions import ActionSpace
from turnkey.core.languages import ENGLISH, Language
from turnkey.core.record import Header
from turnkey.core.record_text import DO, ROLL, Step, lines_of
from turnkey.core.table import Table
from turnkey.play import wire
from turnkey.play.gate.encoding import noted
from turnkey.play.gate.pieces import ViewWords
from turnkey.play.gate.sentences import asked_of, log_of, result_of, says_of
from turnkey.play.law import PRACTICE
from turnkey.play.store import TableRow

SPECTATORS, OPEN_CARDS = "spectator", "open"  # eyes that are no seat's; open cards only once it is over


def export(
    table: Table, seat: int | None, form: str, practice: bool = False, names: Mapping[str, str] | None = None
) -> wire.Export:
    """The record as far as this seat may know it; once the game is over, all of it but what others said in confidence.
    Its header says who sat where, which everybody at a table sees. That it was for practice is said in a comment of its
    text, which whoever replays it passes over."""
    record = table.record.as_heard_by(seat) if table.over else table.record.redacted(seat)
    record = type(record)(replace(record.header, names=dict(names or {})), record.notation, record.entries)
    text = record.to_json() if form == "json" else record.to_text()
    if practice and form != "json":
        text = f"{record.notation.comment} {PRACTICE}\n{text}"
    return wire.Export(form=form, redacted=record.header.redacted_for, practice=practice, text=text)


def deed(
    actions: ActionSpace, seat: str, notation: str, passed: bool = False, language: Language = ENGLISH
) -> wire.Deed:
    """What a seat did, as its option said it, or what was done for it."""
    return wire.Deed(seat=seat, says=says_of(actions[actions.read(notation)].says.told(language)), passed=passed)


def replayed(
    table: Table, facts_table: str, step: int, steps: int, eyes: str, did: wire.Deed | None, language: Language
) -> wire.ReplayStep:
    """A step of a finished game: through a seat's eyes as it was then, a spectator's, or with open cards."""
    notation, entries = table.record.notation, table.record.entries
    told = ViewWords(table.game, language)
    if eyes == OPEN_CARDS:
        view, log = table.open_view(), notation.log(entries, None)
    else:
        seat = None if eyes == SPECTATORS else table.seat(eyes)
        view, log = table.view(seat), table.log(seat)
    return wire.ReplayStep(
        table=facts_table,
        step=step,
        steps=steps,
        eyes=eyes,
        did=did,
        view=dict(told.plain(view)),
        log=log_of(log, language),
        asked=asked_of(table),
        result=result_of(table.result, told),
    )


def bare_export(
    row: TableRow, steps: Sequence[wire.Plain], form: str, practice: bool, names: Mapping[str, str]
) -> wire.Export:
    """The record of a table whose rules are gone, as it was stored: every action, and after it what chance answered."""
    options = msgspec.json.decode(row.options)
    header = Header(row.game, row.version, row.edition, row.players, options, names=dict(names))
    told: list[Step] = []
    for one in steps:
        told += [Step(DO, one["do"], one["seat"])] if "do" in one else []
        for word, *results in (text.split() for text in one["chance"]):
            told.append(Step(ROLL, word=word, results=tuple(results)))
    if form == "json":
        text = noted({**header.data(), "steps": [one.data() for one in told]}).decode()
    else:
        text = "\n".join([*header.lines(), "", *lines_of(told)]) + "\n"
    return wire.Export(form=form, redacted="", practice=practice, text=text)
