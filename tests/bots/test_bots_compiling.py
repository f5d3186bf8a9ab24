"""Rules are compiled behind a table that is already played."""

from __future__ import annotations

import subprocess
import sys

import pytest

import turnkey
from turnkey.bots import compiling


def test_a_game_goes_over_to_compiled_rules_once_they_are_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "command", lambda slug: [sys.executable, "-c", "input()"])
    engine = turnkey.game("break_escape").engine("auto")
    with compiling.meanwhile(turnkey.game("break_escape")) as look:
        before = engine.over
        while engine.over is before:  # until that process has ended
            look()
        after = engine.over
        look()
        assert engine.over is after, "it looks again once only"


def test_whoever_leaves_does_not_wait_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "command", lambda slug: [sys.executable, "-c", "import time; time.sleep(600)"])
    engine = turnkey.game("break_escape").engine("auto")
    with compiling.meanwhile(turnkey.game("break_escape")) as look:
        before = engine.over
        look()
        assert engine.over is before


def test_everything_that_a_table_calls_is_compiled() -> None:
    subprocess.run(compiling.command("break_escape"), check=True)


LOADING = """
import turnkey
from turnkey.bots.compiling import compile_rules, marker
from turnkey.bots.search.tree import search_is_compiled
from turnkey.core.engine import Engine

Engine.only_loaded = True
game = turnkey.game("break_escape")
table, engine = game.deal(seed=1), game.engine("auto")
assert marker(game).exists()
assert not engine.is_compiled("over", table.state, table.book)
assert not search_is_compiled(game)
compile_rules(game)
engine.look_again()
assert engine.is_compiled("over", table.state, table.book)
assert search_is_compiled(game)
"""


def test_what_has_been_compiled_is_used_only_once_it_is_loaded_where_nobody_may_wait() -> None:
    subprocess.run(compiling.command("break_escape"), check=True)
    subprocess.run([sys.executable, "-c", LOADING], check=True)
