"""Experts as the lab's players: those trained for a changed game, and nowhere but where they know it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import turnkey
from turnkey import BadOption
from turnkey.bots.learned import weights
from turnkey.lab.compare import compare
from turnkey.lab.designs import dimension, variations
from turnkey.lab.ladder import climb
from turnkey.lab.report.study import Plan, gather
from turnkey.lab.store import Store, key_of
from turnkey.lab.watching import Setting

sys.path.insert(0, str(Path(__file__).parents[1] / "bots"))
from learning import drawn_weights

GAME = turnkey.game("break_escape")
SHORT: dict[str, Any] = {"rounds": 2, "keys_needed": 3}


@pytest.fixture
def trained(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A network for games of three Keys, as `turnkey train … --option keys_needed=3` writes it."""
    (tmp_path / GAME.slug).mkdir()
    monkeypatch.setenv("TURNKEY_EXPERTS", str(tmp_path))
    weights.found.cache_clear()
    write(tmp_path, 1)
    yield tmp_path
    weights.found.cache_clear()


def write(folder: Path, seed: int) -> None:
    made = drawn_weights(GAME, (4,), seed)
    weights.save(folder / GAME.slug / weights.FILE, {**made.about, "fixed": {"keys_needed": 3}}, made.arrays)
    weights.found.cache_clear()


def test_whoever_learned_the_changed_game_is_asked_what_a_further_change_does(trained: Path) -> None:
    one, other = (Setting.of(GAME, None, SHORT | {"supply_draw": cards}, ["expert-fast"]) for cards in (1, 2))
    found = compare(one, other, 4, 1, Store(trained / "games", backend="interpreted"), ["decisions"])
    assert found.games == 4
    assert found.bots == ("expert-fast",) * 4


def test_who_did_not_learn_it_is_refused_and_not_replaced_by_another(trained: Path) -> None:
    """At a table it would play as medium: that would compare an expert with medium, and call it the change's doing."""
    with pytest.raises(BadOption, match=r"expert-fast did not learn break_escape with 4 seats and rounds=2: train one"):
        Setting.of(GAME, None, {"rounds": 2}, ["expert-fast"])
    with pytest.raises(BadOption, match=r"expert@20 did not learn"):
        Setting.of(GAME, None, {}, ["medium", "medium", "medium", "expert@20"])
    base = Setting.of(GAME, None, SHORT, ["expert-fast"])
    made, left_out = variations(base, [dimension(GAME, base.values, "keys_needed", "2..4")], "grid")
    assert [one.label for one in made] == ["as it is"]
    assert [label for label, why in left_out if "did not learn" in why] == ["keys_needed=2", "keys_needed=4"]
    medium = Setting.of(GAME, None, {"rounds": 2}, ["medium"])
    with pytest.raises(BadOption, match="expert-fast did not learn"):
        gather(medium, 1, Store(trained / "games"), Plan(2, 0, 0, 0, 0.1, 0.1, ("medium", "expert-fast")))
    with pytest.raises(BadOption, match="expert-fast did not learn"):
        climb(GAME, ["medium", "expert-fast"], 2, options={"rounds": 2})


def test_games_of_another_training_are_not_found(trained: Path) -> None:
    setting = Setting.of(GAME, None, SHORT, ["expert-fast"])
    before = key_of(setting, 1)
    assert key_of(setting, 1) == before
    write(trained, 2)
    assert key_of(setting, 1) != before
