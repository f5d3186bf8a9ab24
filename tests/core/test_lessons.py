"""Lessons: every one is played through on the engine, and a faulty one is refused with every reason."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

import turnkey
from turnkey.core.definition import Shown
from turnkey.core.errors import DeclarationError, Illegal, TurnkeyError
from turnkey.core.game import Game
from turnkey.core.lessons import Lesson, Verdict, after, lesson_of, table_at
from turnkey.core.lessons.load import FEWEST, LONGEST, MOST

OWN = ("airlock", "break_escape", "lockdown", "locked_out", "lockup")
CODE = re.compile(r"\b(?:seat [a-f1-6]|p[1-6]|[A-Z]\d\d|R\d+|Q\d+)\b")  # what people do not read: seats, cards, rules
SENTENCES = 3


def of(slug: str) -> tuple[Game, Lesson]:
    game = turnkey.game(slug)
    lesson = lesson_of(game)
    assert lesson is not None
    return game, lesson


def sentences(lesson: Lesson) -> list[str]:
    told = [text for step in lesson.steps for text in (step.says, *(one.says for one in step.wrong))]
    return [*told, lesson.ending, *(text for part in lesson.guide for text in part.says)]


@pytest.mark.parametrize("slug", OWN)
def test_a_lesson_can_be_played_from_its_first_step_to_its_end(slug: str) -> None:
    game, lesson = of(slug)
    assert FEWEST <= len(lesson.steps) <= MOST
    for number, step in enumerate(lesson.steps):
        if step.do:
            assert lesson.seat in [
                table_at(game, lesson, number).seats[one] for one in table_at(game, lesson, number).actors
            ]
            answer = after(game, lesson, number, step.do)
            assert answer.verdict is Verdict.RIGHT
            assert len(answer.tables) == len(step.do) + len(step.then)
            for part in range(1, len(step.do)):
                assert after(game, lesson, number, step.do[:part]).verdict is Verdict.MORE
        for also in step.also:
            assert after(game, lesson, number, also).verdict is Verdict.RIGHT
        for wrong in step.wrong:
            answer = after(game, lesson, number, wrong.do)
            assert (answer.verdict, answer.says) == (Verdict.WRONG, wrong.says)
    assert table_at(game, lesson, len(lesson.steps)).record.entries


@pytest.mark.parametrize("slug", OWN)
def test_what_a_right_step_led_to_is_where_the_next_one_begins(slug: str) -> None:
    game, lesson = of(slug)
    for number, step in enumerate(lesson.steps[:-1]):
        chapter = lesson.chapter_of(number + 1)
        jumps = lesson.first_of(chapter) == number + 1 and lesson.chapters[chapter].position is not None
        if step.do and not jumps:
            left = after(game, lesson, number, step.do).tables[-1]
            assert left.view(lesson.seat) == table_at(game, lesson, number + 1).view(lesson.seat)


@pytest.mark.parametrize("slug", OWN)
def test_a_lesson_is_the_same_whenever_it_is_taken_up(slug: str) -> None:
    game, lesson = of(slug)
    for number in range(len(lesson.steps) + 1):
        one, other = (table_at(game, lesson, number) for _ in range(2))
        assert one.state.tobytes() == other.state.tobytes()


@pytest.mark.parametrize("slug", OWN)
def test_what_a_lesson_says_is_short_and_plain(slug: str) -> None:
    _, lesson = of(slug)
    for text in sentences(lesson):
        assert text[-1] in ".!?"
        assert not CODE.search(text), text
    for step in lesson.steps:
        assert len(re.findall(r"[.!?](?:\s|$)", step.says)) <= SENTENCES, step.says
        assert len(step.says) <= LONGEST
        assert len(step.title) <= 26


@pytest.mark.parametrize("slug", OWN)
def test_a_lesson_teaches_by_what_can_go_wrong(slug: str) -> None:
    _, lesson = of(slug)
    assert sum(bool(step.wrong) for step in lesson.steps) >= 3
    assert sum(bool(step.do) for step in lesson.steps) >= 7


@pytest.mark.parametrize("slug", OWN)
def test_how_to_play_is_read_in_ten_minutes(slug: str) -> None:
    game, lesson = of(slug)
    assert lesson.guide[0].title == "The goal"
    assert lesson.guide[-1].title == "What beginners overlook"
    assert 5 <= len(lesson.guide) <= 11
    things = [one for part in lesson.guide for one in part.things]
    told = {f"{one.kind}:{one.code}": f"{one.name} {one.text}" for one in game.definition.shown.terms(game.edition)}
    texts = [*(text for part in lesson.guide for text in part.says), *(told[one] for one in things)]
    assert sum(len(text.split()) for text in texts) < 10 * 150


# What of each game is drawn and told one by one; of what there are dozens of, a sample
EACH = {
    "airlock": ("port", "part"),
    "break_escape": ("place", "card", "piece", "token"),
    "lockdown": ("character", "card", "place"),
    "locked_out": ("space", "gauge", "token"),
    "lockup": ("location", "token", "symbol"),
}
UNTOLD = {"character:U", "place:cold", "place:aside"}  # in a variant alone; and where nobody can go


@pytest.mark.parametrize("slug", OWN)
def test_how_to_play_tells_of_each_place_card_and_token(slug: str) -> None:
    game, lesson = of(slug)
    things = {one for part in lesson.guide for one in part.things}
    terms = {f"{one.kind}:{one.code}" for one in game.definition.shown.terms(game.edition) if one.kind in EACH[slug]}
    assert terms - things - UNTOLD == set()


def test_what_is_no_part_of_the_lesson_does_not_happen() -> None:
    game, lesson = of("break_escape")
    number = next(place for place, step in enumerate(lesson.steps) if step.do == ("pup",))
    answer = after(game, lesson, number, ["swap ben james"])
    assert answer.verdict is Verdict.NOT_HERE
    assert not answer.tables
    with pytest.raises(Illegal, match="cannot 'escape' now"):
        after(game, lesson, number, ["escape"])
    with pytest.raises(TurnkeyError, match="only to read"):
        after(game, lesson, 0, ["go"])


# Faults

GOOD = """
title = "A first game"
seat = "ben"
ending = "That is all."

[[chapter]]
title = "Begin"
position = { turn = "ben", stage = "before_move", die = 2, hand = { ben = { pup = 1 } } }

[[chapter.step]]
title = "Walk"
says = "Walk."
look = ["space:2"]
do = ["go"]
chance = ["draw pup"]
"""
READ = '\n[[chapter.step]]\ntitle = "Look"\nsays = "Look there."\n'


def refusal(tmp_path: Path, text: str) -> str:
    """Why a lesson of Break & Escape that is written so cannot be given."""
    file = tmp_path / "lesson.toml"
    file.write_text(text, encoding="utf-8")
    own = turnkey.game("break_escape").definition
    game = Game(replace(own, shown=replace(own.shown, lesson=file)))
    try:
        lesson_of(game)
    except DeclarationError as fault:
        return str(fault)
    return ""


def test_a_lesson_of_one_s_own_is_taken(tmp_path: Path) -> None:
    assert refusal(tmp_path, GOOD + 9 * READ) == ""


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('seat = "ben"', 'seat = "ken"', "is none of the seats: ben, lewis, david, james"),
        ('title = "Begin"', 'name = "Begin"', "an entry 'name' that nobody knows"),
        ('says = "Walk."', "", 'chapter 1, step 1 needs says = "…"'),
        ('says = "Walk."', f'says = "{"Walk. " * 50}"', "so split it"),
        ('do = ["go"]', 'do = "go"', "must be a list of texts"),
        ('do = ["go"]', 'do = ["fly"]', "cannot be played"),
        ('do = ["go"]', 'do = ["rest"]', "cannot 'rest' now"),
        ('["space:2"]', '["moon:2"]', "points at 'moon:2', which is no handle"),
        ('["space:2"]', '["space:2"]\nabout = ["moon:3"]', "points at 'moon:3', which is no handle"),
        ('["draw pup"]', '["draw pup", "roll 3"]', "only 1 are asked for"),
        ('["draw pup"]', '["draw joker"]', "no chance result is written 'draw joker'"),
        ("die = 2", "dye = 2", "there is no 'dye'"),
        ("die = 2", "die = 9", "cannot begin so"),
        ('chance = ["draw pup"]', 'then = ["ben go"]', "must be written SEAT: ACTION"),
        ("position = { ", "positions = { ", "chapter 1 has no position"),
        ('ending = "That is all."', 'ending = "That is all."\nnames = { ken = "Ken" }', "there is no seat 'ken'"),
    ],
)
def test_a_faulty_lesson_is_refused_by_name(tmp_path: Path, old: str, new: str, reason: str) -> None:
    assert old in GOOD
    assert reason in refusal(tmp_path, GOOD.replace(old, new) + 9 * READ)


def test_a_lesson_has_ten_to_fifteen_steps(tmp_path: Path) -> None:
    assert "it has 1 steps" in refusal(tmp_path, GOOD)
    assert "it has 16 steps" in refusal(tmp_path, GOOD + 15 * READ)


def test_the_guide_tells_of_terms_alone(tmp_path: Path) -> None:
    guide = '\n[[guide]]\ntitle = "Cards"\nsays = ["These."]\nstep = 1\nthings = ["card:pup", "card:cat"]\n'
    assert "there is nothing to say of 'card:cat'" in refusal(tmp_path, GOOD + 9 * READ + guide)


def test_what_is_as_good_stands_only_before_another_position(tmp_path: Path) -> None:
    also = GOOD.replace('do = ["go"]', 'do = ["go"]\nalso = [["pup"]]')
    assert "`also` stands only before another position" in refusal(tmp_path, also + 9 * READ)


def test_what_is_right_is_not_wrong_as_well(tmp_path: Path) -> None:
    wrong = '\n[[chapter.step.wrong]]\ndo = ["go"]\nsays = "No."\n'
    assert "is also right: go" in refusal(tmp_path, GOOD + wrong + 9 * READ)


def test_a_guide_says_something_beside_a_picture(tmp_path: Path) -> None:
    guide = '\n[[guide]]\ntitle = "The goal"\nsays = ["Win."]\nstep = 1\n'
    assert refusal(tmp_path, GOOD + 9 * READ + guide) == ""
    assert "must be one of the steps 1 to 10" in refusal(tmp_path, GOOD + 9 * READ + guide.replace("= 1", "= 11"))
    assert "says nothing" in refusal(tmp_path, GOOD + 9 * READ + guide.replace('["Win."]', "[]"))


def test_a_file_that_is_no_toml_or_is_not_there_is_told(tmp_path: Path) -> None:
    assert "not valid TOML" in refusal(tmp_path, "title = ")
    own = turnkey.game("break_escape").definition
    with pytest.raises(DeclarationError, match="cannot be read"):
        lesson_of(Game(replace(own, shown=replace(own.shown, lesson=tmp_path / "none.toml"))))


def test_a_game_need_not_have_a_lesson() -> None:
    own = turnkey.game("break_escape").definition
    assert Shown().lesson is None
    assert lesson_of(Game(replace(own, shown=replace(own.shown, lesson=None)))) is None
