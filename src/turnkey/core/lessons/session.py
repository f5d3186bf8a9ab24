"""Somebody in a lesson: the table as it stands at a step, and what comes of what they do there.

Nothing is kept: chance is written, or follows from a seed that never changes, so the same steps always lead to the same
table.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from turnkey.core.errors import TurnkeyError
from turnkey.core.lessons.lesson import Lesson, Move, Step, Wrong
from turnkey.core.notation import CHANCE
from turnkey.core.sentences import says
from turnkey.core.table import Table

if TYPE_CHECKING:
    from turnkey.core.game import Game

SEED = 7  # of all that a lesson leaves to chance
NOT_HERE = says("You may do that in a game. Here, do what this step shows: nothing has changed.")


class Verdict(StrEnum):
    RIGHT = "right"
    MORE = "more"  # right so far: the step has something more to be done
    WRONG = "wrong"  # it happened, and shows something; then it goes back
    NOT_HERE = "not_here"  # it is no part of the lesson, and does not happen


@dataclass(frozen=True)
class Answer:
    """What came of it: how the table stood after each thing that happened, and what there is to say about it."""

    verdict: Verdict
    tables: tuple[Table, ...] = ()
    says: str = ""


def table_at(game: Game, lesson: Lesson, number: int) -> Table:
    """The table before a step, counted from 0; after the last one: as the lesson leaves it."""
    chapter = lesson.chapter_of(number)
    first = chapter
    while lesson.chapters[first].position is None:
        first -= 1
    table = begun(game, lesson, first)
    for place in range(lesson.first_of(first), number):
        step = lesson.steps[place]
        play(table, lesson.seat, step.do, step.chance, step.then)
    return table


def begun(game: Game, lesson: Lesson, number: int) -> Table:
    chapter = lesson.chapters[number]
    given = {"players": lesson.players, "options": chapter.options, "position": chapter.position}
    table = game.position(given, seed=SEED, chance=chapter.chance)
    seated = {seat: lesson.names.get(seat, "") for seat in table.seats}
    table.name_seats({seat: name for seat, name in seated.items() if name})
    return table


def play(
    table: Table,
    seat: str,
    do: Sequence[str],
    chance: Sequence[str] = (),
    then: Sequence[Move] = (),
    whole: bool = True,
) -> list[Table]:
    """Have this happen; says how the table stood after each of it. `whole`: no answer of chance may be left over."""
    stood = []
    answers = [table.record.notation.read_chance(text) for text in chance]
    for left, one in enumerate(do, 1 - len(do)):
        fresh = table.act(seat, one, answers, all_results=whole and left == 0)
        answers = answers[sum(entry.kind == CHANCE for entry in fresh) :]
        stood.append(table.copy(same_future=True))
    for move in then:
        if move.says:
            table.say(move.seat, move.do)
        else:
            table.apply(move.seat, move.do, move.chance)
        stood.append(table.copy(same_future=True))
    return stood


def after(game: Game, lesson: Lesson, number: int, done: Sequence[str]) -> Answer:
    """What comes of what the learner has done at a step."""
    return answer_to(lesson, lesson.steps[number], table_at(game, lesson, number), done)


def answer_to(lesson: Lesson, step: Step, table: Table, done: Sequence[str]) -> Answer:
    """The same on a table as it stands at that step, which it is played on."""
    if not done or not step.do:
        nothing, no_deed = says("nothing has been done at this step"), says("at this step there is only to read")
        raise TurnkeyError(nothing if step.do else no_deed)
    rights, chosen = [numbers(table, one) for one in (step.do, *step.also)], numbers(table, done)
    if chosen in rights:
        return Answer(Verdict.RIGHT, tuple(play(table, lesson.seat, done, step.chance, step.then)))
    for one in step.wrong:
        if chosen == numbers(table, one.do):
            return fault(table, lesson, one)
    ways = [*rights, *(numbers(table, one.do) for one in step.wrong)]
    if any(chosen == way[: len(chosen)] for way in ways):
        return Answer(Verdict.MORE, tuple(play(table, lesson.seat, done, step.chance, whole=False)[-1:]))
    play(table, lesson.seat, done[:-1], step.chance, whole=False)
    if not table.may(lesson.seat, done[-1]):
        raise table.illegal(lesson.seat, done[-1])
    return Answer(Verdict.NOT_HERE, says=NOT_HERE)


def fault(table: Table, lesson: Lesson, wrong: Wrong) -> Answer:
    return Answer(Verdict.WRONG, tuple(play(table, lesson.seat, wrong.do, wrong.chance, wrong.then)), wrong.says)


def numbers(table: Table, done: Sequence[str]) -> list[int]:
    return [table.number_of(one) for one in done]
