"""`turnkey learn`."""

from __future__ import annotations

import pytest
from command_line import run

import turnkey
from turnkey.core.lessons import lesson_of


@pytest.mark.parametrize("slug", ["airlock", "break_escape", "lockdown", "locked_out", "lockup"])
def test_a_lesson_is_gone_through_with_the_words_of_the_page(slug: str) -> None:
    lesson = lesson_of(turnkey.game(slug))
    assert lesson is not None
    typed = "".join("".join(f"{one}\n" for one in step.do) or "\n" for step in lesson.steps)
    shown = run("learn", slug, typed=typed)
    assert shown.code == 0
    told = " ".join(shown.out.split())
    for step in lesson.steps:
        assert step.says in told
    assert told.endswith(lesson.ending)


def test_wrong_ways_are_shown_and_taken_back() -> None:
    told = " ".join(run("learn", "break_escape", "--step", "3", typed="go\npup\n").out.split())
    assert "You walked first" in told
    assert told.count("A Pup in his way") == 2
    assert "David plays PUP" in told
    assert "Go on with: turnkey learn break_escape --step 4" in told


def test_a_question_mark_shows_where_one_is() -> None:
    out = run("learn", "break_escape", "--step", "3", typed="?\nback\nquit\n").out
    assert "✓  2  Who hunts you" in out
    assert "→  3  A Pup in his way" in out
    assert "--step 2" in out


def test_steps_and_words_that_there_are_not() -> None:
    assert "the steps 1 to 14" in run("learn", "break_escape", "--step", "15").err
    assert "cannot 'escape' now" in " ".join(run("learn", "break_escape", "--step", "3", typed="escape\n").out.split())
