"""Lessons over the wire. No table is kept: where somebody is follows from the step, and they tell us that.

Nothing of it is stored, counted or listed, and nothing can be unlocked by it.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence

from turnkey.core.game import Game
from turnkey.core.languages import ENGLISH, Language
from turnkey.core.lessons import Lesson, after, lesson_of, table_at
from turnkey.core.table import Table
from turnkey.play import gate, wire
from turnkey.play.refusal import Refusal


def known_lesson(game: Game) -> Lesson:
    lesson = lesson_of(game)
    if lesson is None:
        raise Refusal(
            "no_lesson", "there is no lesson for {game}: read its rules, or play it against bots", game=game.title
        )
    return lesson


def overview(game: Game, language: Language = ENGLISH) -> wire.Lesson:
    lesson, text = known_lesson(game), language.text
    steps = [
        wire.LessonPlace(chapter=text(one.title), title=text(step.title))
        for one in lesson.chapters
        for step in one.steps
    ]
    return wire.Lesson(
        game=game.slug, title=text(lesson.title), seat=lesson.seat, steps=steps, ending=text(lesson.ending)
    )


def guide(game: Game, language: Language = ENGLISH) -> wire.Guide:
    """How to play, for reading. A game without a lesson has its goal, and all else that the page knows of it."""
    lesson, text = lesson_of(game), language.text
    parts = [
        wire.GuidePart(
            title=text(one.title), says=[text(line) for line in one.says], step=one.step - 1, things=list(one.things)
        )
        for one in (lesson.guide if lesson else ())
    ]
    return wire.Guide(game=game.slug, goal=gate.goal_of(dealt(game), 0, language), parts=parts)


@functools.cache
def dealt(game: Game) -> Table:
    """A table at which the first seat reads what it wins by."""
    return game.deal(players=game.definition.best or max(game.seats), seed=1)


def at_step(game: Game, number: int, done: Sequence[str], language: Language = ENGLISH) -> wire.LessonStep:
    """A step as it begins, or what came of what was done there."""
    lesson = known_lesson(game)
    if number > len(lesson.steps):
        raise Refusal("no_such_step", "this lesson has {steps:step|steps}", steps=len(lesson.steps))
    if number == len(lesson.steps):
        last = frame(lesson, table_at(game, lesson, number), number, language, whole=True)
        return wire.LessonStep(
            number=number,
            says=language.text(lesson.ending),
            look=[],
            about=[],
            do=[],
            verdict="",
            answer="",
            frames=[last],
            jumps=False,
        )
    step = lesson.steps[number]
    chapter = lesson.chapter_of(number + 1)
    told = wire.LessonStep(
        number=number, says=language.text(step.says), look=list(step.look), about=list(step.about), do=list(step.do),
        verdict="", answer="", frames=[],
        jumps=lesson.first_of(chapter) == number + 1 and lesson.chapters[chapter].position is not None,
    )  # fmt: skip
    if not done:
        told.frames = [frame(lesson, table_at(game, lesson, number), number, language, whole=True)]
        return told
    answer = after(game, lesson, number, done)
    told.verdict, told.answer = answer.verdict.value, language.words(answer.says)
    told.frames = [frame(lesson, one, number, language) for one in answer.tables]
    return told


def frame(lesson: Lesson, table: Table, number: int, language: Language, whole: bool = False) -> wire.Frame:
    """The table as the learner sees it, with all of its log."""
    seats = [
        wire.Seat(
            seat=one, kind="person", name=lesson.names.get(one, ""), bot="", present=True, stand_in=False,
            leaves_in=None, bank=None,
        )
        for one in table.seats
    ]  # fmt: skip
    facts = gate.Facts(
        table=f"lesson {table.game.slug}",
        game=table.game.slug,
        status=gate.OVER if table.over else gate.PLAYING,
        step=number,
        seats=seats,
        spectators=0,
        practice=True,
    )
    seat = table.seat(lesson.seat)
    lines = gate.log_of(table.log(seat), language)
    return gate.frame_of(gate.Now(table, facts), seat, lines, 0, gate.Back(), whole, language)
