"""Games that others have installed: a broken one is named and left out, and nobody else's suffer from it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import turnkey
from turnkey.core import registry

sys.path.insert(0, str(Path(__file__).parents[1] / "cli"))
from command_line import run

BROKEN = {
    "crashes": ("crashing_game:GAME", "ZeroDivisionError"),
    "missing": ("no_such_module_here:GAME", "ModuleNotFoundError"),
    "nothing": ("json:dumps", "it must be a turnkey.core.definition.Definition, and is function"),
    "thumbs": ("fingers:GAME", "is called 'thumbs' and its game 'fingers'"),
}


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    (tmp_path / "crashing_game.py").write_text("GAME = 1 / 0\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.syspath_prepend(str(Path(__file__).parent))
    points = [EntryPoint(name, where, registry.GROUP) for name, (where, _) in BROKEN.items()]
    points.append(EntryPoint("fingers", "fingers:GAME", registry.GROUP))
    monkeypatch.setattr(registry, "entry_points", lambda group: points)
    registry.definition.cache_clear()
    registry.plugins.cache_clear()
    yield
    turnkey._games.pop("fingers", None)
    registry.definition.cache_clear()
    registry.plugins.cache_clear()


@pytest.mark.usefixtures("installed")
def test_broken_ones_are_left_out_by_name() -> None:
    assert "fingers" in turnkey.game_names()
    assert not set(BROKEN) & set(turnkey.game_names())
    assert set(registry.left_out()) == set(BROKEN)
    for name, (_, why) in BROKEN.items():
        assert why in registry.left_out()[name]
        with pytest.raises(turnkey.UnknownGame, match=f"the game '{name}' is installed, but"):
            turnkey.game(name)


@pytest.mark.usefixtures("installed")
def test_the_list_of_games_shows_them_apart() -> None:
    shown = run("games")
    assert shown.code == 0
    assert "fingers" in shown.out
    assert "crashes is left out: crashing_game:GAME cannot be used: ZeroDivisionError" in " ".join(shown.err.split())


def test_nobody_can_take_the_name_of_a_game_that_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("airlock", "json:dumps", registry.GROUP)
    monkeypatch.setattr(registry, "entry_points", lambda group: [point])
    registry.plugins.cache_clear()
    assert turnkey.game("airlock").title == "Airlock"
    assert "airlock" in registry.left_out()
    registry.plugins.cache_clear()
