"""What the core says of a table, as data of the wire: sentences, lines of the log, questions, options, results."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from turnkey.core.actions import Action
from turnkey.core.events import Line
from turnkey.core.languages import ENGLISH, Language
from turnkey.core.secrecy import seat_index
from turnkey.core.sentences import Mark
from turnkey.core.table import Outcome, Table
from turnkey.play import wire
from turnkey.play.gate.encoding import written
from turnkey.play.gate.pieces import ViewWords


def goal_in(table: Table, view: Mapping[str, Any], seat: int | None, language: Language) -> str:
    return language.words(table.game.definition.shown.goal(view, seat_index(seat)))


def goal_of(table: Table, seat: int, language: Language) -> str:
    """What a seat wins by, in one sentence."""
    return goal_in(table, table.view(seat), seat, language)


def asked_of(table: Table) -> list[str]:
    return [] if table.over else [table.seats[seat] for seat in table.actors]


def says_of(marks: Sequence[str | Mark]) -> list[str | wire.Mark]:
    return [
        one if isinstance(one, str) else wire.Mark(part=one.part, text=one.text, handle=one.handle) for one in marks
    ]


def log_of(lines: Sequence[Line], language: Language = ENGLISH) -> list[wire.LogLine]:
    return [
        wire.LogLine(
            kind=one.kind, says=says_of(one.told(language)), parts=dict(one.parts), touches=list(one.touches),
            cue=one.cue, chapter=one.chapter, rule=one.rule,
        )
        for one in lines
    ]  # fmt: skip


def encoded(lines: Sequence[Line], language: Language) -> list[Any]:
    return [written(one) for one in log_of(lines, language)]


def happening(line: Line, language: Language) -> Any:
    """The line of an event, encoded. Much happens again and again, and an event remembers what it told: once a game is
    over, all of its log is told once more."""
    place = id(line), language.code  # which is no other's, as long as the line is kept beside it
    found = _happenings.get(place)
    if found is None:
        if len(_happenings) >= MOST_HAPPENINGS:
            _happenings.clear()
        found = _happenings[place] = line, encoded([line], language)[0]
    return found[1]


_happenings: dict[tuple[int, str], tuple[Line, Any]] = {}
MOST_HAPPENINGS = 4_000  # lines that are kept encoded, about two megabytes


def question_of(table: Table, seat: int, language: Language = ENGLISH) -> wire.Question | None:
    asked = table.question(seat)
    if asked is None:
        return None
    return wire.Question(
        code=asked.code,
        says=says_of(asked.told(language)),
        parts=dict(asked.parts),
        subject=asked.subject,
        danger=asked.danger,
        why=language.text(table.game.definition.words.why_asked.get(asked.code, "")),
    )


def option_of(action: Action, language: Language = ENGLISH) -> Any:
    """An option, encoded: the same for whoever has it, whenever."""
    place = id(action), language.code  # which is no other's, since the action is kept beside it
    found = _options.get(place)
    if found is None:
        option = wire.Option(
            id=action.id,
            verb=action.verb.word,
            notation=action.notation,
            says=says_of(action.says.told(language)),
            sentence=language.words(action.says),
            handles=list(action.handles),
        )
        found = _options[place] = action, written(option)
    return found[1]


_options: dict[tuple[int, str], tuple[Action, Any]] = {}


def result_of(outcome: Outcome | None, told: ViewWords | None = None) -> wire.Result | None:
    if outcome is None:
        return None
    rows, details = [dict(row) for row in outcome.rows], dict(outcome.details)
    return wire.Result(
        reason=outcome.reason,
        winners=list(outcome.winners),
        returns=list(outcome.returns),
        rows=rows if told is None else told.plain(rows),
        details=details if told is None else told.plain(details),
    )
