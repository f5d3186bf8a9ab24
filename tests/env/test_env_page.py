"""What docs/environments.md shows runs, its table is of these games, and what is missing says how to get it."""

from __future__ import annotations

import re
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import turnkey
from turnkey.core.game import Game
from turnkey.env.needed import needed

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "environments.md").read_text(encoding="utf-8")
CHAPTERS = {part.partition("\n")[0]: part for part in PAGE.split("\n## ")[1:]}
PACKAGES = {"PettingZoo": "pettingzoo", "Gymnasium": "gymnasium", "OpenSpiel": "pyspiel", "Chance by hand": "numpy"}


@pytest.mark.parametrize("chapter", PACKAGES)
def test_every_example_runs(chapter: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Interpreted, since compiling a game takes longer than such a test may."""
    pytest.importorskip(PACKAGES[chapter], reason=f"{PACKAGES[chapter]} is not installed")
    bound = Game.engine

    def interpreted(game: Game, backend: str = "", kind: str = "cpu", with_bots: bool = True) -> Any:
        return bound(game, "interpreted", kind, with_bots)

    monkeypatch.setattr(Game, "engine", interpreted)
    code = CHAPTERS[chapter].split("```python\n")[1].partition("```")[0]
    exec(code.replace("num_envs=64", "num_envs=2"), {})


def test_the_table_is_that_of_these_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """All of it that is declared; what is measured is left as it was when the table was made."""
    pytest.importorskip("pettingzoo", reason="pettingzoo is not installed")
    monkeypatch.syspath_prepend(str(ROOT / "bench"))
    env_table = import_module("env_table")

    for slug in turnkey.game_names():
        game = turnkey.game(slug)
        row = next(line for line in PAGE.splitlines() if line.startswith(f"| {game.title} |"))
        cells = [cell.strip() for cell in row.strip("|").split("|")]
        assert len(cells) == len(env_table.HEAD)
        assert cells[:4] == env_table.declared(game)
        assert cells[6:8] == env_table.unknown(game)
        assert re.fullmatch(r"[\d.]+ M/s", cells[8])


def test_a_missing_package_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "gymnasium", None)
    monkeypatch.delitem(sys.modules, "gymnasium.spaces", raising=False)
    with pytest.raises(ModuleNotFoundError, match=r"gymnasium is not installed: pip install 'turnkey-games\[env\]'"):
        needed("gymnasium.spaces", "pip install 'turnkey-games[env]'")
    with pytest.raises(ModuleNotFoundError, match="no_such_package is not installed: get it"):
        needed("no_such_package", "get it")
