"""Why somebody is asked something: every question of our games says it in one sentence, in every language."""

from __future__ import annotations

import ast
import random
from pathlib import Path

import pytest

import sampling
import turnkey
from turnkey.core.game import Game
from turnkey.core.languages.known import folder_of

LONGEST = 130  # letters: it stands beside the question
ACTIONS = 2000  # of one game: its questions come again by then
# Tables at which other questions are asked than usual
OTHERWISE = {
    "airlock": {"connecting": "delayed"},
    "break_escape": {"premove_window": "before_roll", "james_move": "up_to"},
    "lockup": {"tome_windows": "wide"},
    "locked_out": {"talk": "structured"},
    "lockdown": {"talk": "silent"},
}


def codes_written(game: Game) -> set[str]:
    """The codes that stand in the calls which ask."""
    source = (folder_of(game.definition).parent / "questions.py").read_text(encoding="utf-8")
    calls = [one for one in ast.walk(ast.parse(source)) if isinstance(one, ast.Call)]
    asking = [one.args[0] for one in calls if isinstance(one.func, ast.Name) and one.func.id == "asks"]
    return {str(one.value) for one in asking if isinstance(one, ast.Constant)}


def codes_asked(game: Game, options: dict[str, str], seed: int) -> set[str]:
    """The codes of what is asked in a game by chance."""
    luck = random.Random(seed)
    table = game.deal(luck.choice(list(game.seats)), seed=seed, options=options, backend="auto")
    found: set[str] = set()
    for _ in range(ACTIONS):
        if table.over:
            break
        seat = luck.choice(table.actors)
        asked = table.question(seat)
        assert asked is not None
        found.add(asked.code)
        table.act(seat, luck.choice(table.menu(seat)))
    return found


@pytest.mark.parametrize("slug", turnkey.game_names())
def test_every_question_says_why_it_is_asked(slug: str) -> None:
    game = turnkey.game(slug)
    asked = codes_written(game)
    for seed in range(sampling.of(60, 2)):
        asked |= codes_asked(game, {}, seed) | codes_asked(game, OTHERWISE[slug], seed)
    assert len(asked) > 5
    assert asked - set(game.definition.words.why_asked) == set()


@pytest.mark.parametrize("slug", turnkey.game_names())
def test_no_reason_is_for_a_question_that_nobody_asks(slug: str) -> None:
    game = turnkey.game(slug)
    home: Path = folder_of(game.definition).parent
    written = "".join((home / name).read_text(encoding="utf-8") for name in ("questions.py", "state.py"))
    assert [one for one in game.definition.words.why_asked if f'"{one}"' not in written] == []


@pytest.mark.parametrize("slug", turnkey.game_names())
def test_a_reason_is_one_sentence_in_both_languages(slug: str) -> None:
    game = turnkey.game(slug)
    german = game.language("de")
    for code, why in game.definition.words.why_asked.items():
        told = german.text(why)
        assert told != why, code
        for one in (why, told):
            assert one[0].isupper(), code
            assert one.count(".") == 1, code
            assert one.endswith("."), code
            assert len(one) <= LONGEST, code
