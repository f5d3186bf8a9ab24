"""Puzzles: all of them load, each solution can be done, and the figures are what the criterion wants."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import numpy as np
import pytest

import turnkey
from turnkey.lab.review.judging import Estimated
from turnkey.lab.review.making import CLEAR, Made, gap_of
from turnkey.lab.review.puzzles import answer, file_of, is_right, puzzle, puzzles_of, table_at

sys.path.insert(0, str(Path(__file__).parents[1] / "cli"))
from command_line import run

GAMES = [slug for slug in turnkey.game_names() if file_of(turnkey.game(slug)).exists()]


def test_every_game_of_ours_has_puzzles() -> None:
    assert {"airlock", "break_escape", "lockdown", "locked_out", "lockup"} <= set(GAMES)


@pytest.mark.parametrize("slug", GAMES)
def test_puzzles_load_and_their_solutions_are_legal(slug: str) -> None:
    game = turnkey.game(slug)
    puzzles = puzzles_of(game)
    assert len(puzzles) >= 30
    assert len({(one.record, one.step) for one in puzzles}) == len(puzzles)
    made = json.loads(file_of(game).read_text(encoding="utf-8"))["made"]
    assert made["seeds"] == 2
    for one in puzzles:
        table = table_at(game, one.number)
        options = [each.notation for each in table.options(one.seat)]
        assert one.solution in options, one.number
        assert {value.action for value in one.values} <= set(options)
        assert one.values[0].action == one.solution
        assert one.values[0].worth == max(value.worth for value in one.values)
        assert one.gap >= CLEAR
        assert one.gap >= made["errors"] * one.error * 0.99  # rounded


def test_an_answer_says_right_or_wrong_with_both_chances() -> None:
    game = turnkey.game("break_escape")
    one = puzzle(game, 1)
    assert str(answer(game, 1, one.solution)).startswith("Right:")
    other = next(each.notation for each in table_at(game, 1).options(one.seat) if not is_right(game, 1, each.notation))
    wrong = str(answer(game, 1, other))
    assert wrong.startswith("Not this")
    assert f"{round(100 * one.values[0].worth)}%" in wrong


def test_puzzles_of_other_rules_are_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = turnkey.game("break_escape")
    data = json.loads(file_of(game).read_text(encoding="utf-8"))
    file = tmp_path / "puzzles.json"
    file.write_text(json.dumps({**data, "version": data["version"] + 1}))
    monkeypatch.setattr("turnkey.lab.review.puzzles.file_of", lambda game: file)
    assert puzzles_of.__wrapped__(game) == ()


def test_what_was_made_can_be_gone_on_with() -> None:
    game = turnkey.game("break_escape")
    text = file_of(game).read_text(encoding="utf-8")
    again = Made.read(game, text)
    assert (again.records, again.puzzles) == (json.loads(text)["records"], json.loads(text)["puzzles"])
    assert json.loads(again.to_json())["made"]["games"] == again.games


def test_a_gap_is_told_from_the_same_chance() -> None:
    luck = np.random.default_rng(1).random(4000)
    values = {1: (luck < 0.6).astype(float), 2: (luck < 0.5).astype(float), 3: (luck < 0.2).astype(float)}
    gap = gap_of(values, [1, 2, 3])
    assert gap.value == pytest.approx(0.1, abs=0.02)
    apart = Estimated.of(values[1]).error + Estimated.of(values[2]).error
    assert gap.error < apart / 2  # paired


def test_a_puzzle_at_the_terminal() -> None:
    one = puzzle(turnkey.game("break_escape"), 1)
    shown = run("puzzle", "break_escape", "1", typed=f"fly\n{one.solution}\nquit\n")
    assert shown.code == 0, shown.err
    assert "Puzzle 1 of" in shown.out
    assert "Right:" in shown.out
    assert "1 to" in run("puzzle", "break_escape", "999").err
