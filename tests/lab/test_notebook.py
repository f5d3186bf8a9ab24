"""The lab from Python: the same as its commands find."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from turnkey.lab import notebook as lab
from turnkey.lab.store import Store

sys.path.insert(0, str(Path(__file__).parents[1] / "cli"))
from command_line import run

QUICK = ("--backend", "interpreted", "--games", "10", "--json")


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path / "here", "interpreted", 1)


def test_a_sweep_finds_what_the_command_finds(store: Store, tmp_path: Path) -> None:
    base = lab.setting("break_escape", {"rounds": 3})
    found = lab.sweep(base, {"keys_needed": [1, 2], "deck.swap": "7,8"}, games=10, store=store)
    line = ("--option", "rounds=3", "--option", "keys_needed=1,2", "--edition", "deck.swap=7,8")
    told = json.loads(run("sweep", "break_escape", *line, *QUICK, "--in", str(tmp_path / "there")).out)
    values = {(one["setting"], one["figure"]): one["value"] for one in told["settings"]}
    mine = {(one["setting"], one["figure"]): one["value"] for one in found.table().to_dicts()}
    assert mine == values
    assert len(mine) == 4 * 2


def test_a_comparison_finds_what_the_command_finds(store: Store, tmp_path: Path) -> None:
    found = lab.compare("break_escape", {"rounds": 3}, {"rounds": 3, "deck.swap": 4}, ["decisions"], 10, store=store)
    line = ("compare", "break_escape", "rounds=3", "rounds=3,deck.swap=4", "--figure", "decisions")
    told = json.loads(run(*line, *QUICK, "--in", str(tmp_path / "there")).out)
    assert found.table()["change"].to_list() == [one["change"] for one in told["figures"]]


def test_tuning(store: Store) -> None:
    base = lab.setting("break_escape", {"rounds": 3})
    found = lab.tune(base, ["rounds=3.5..5.2"], {"rounds": "3..5"}, games=10, trials=2, fresh=20, store=store)
    assert found.tried[0].variation.label == "as it is"
    assert found.best is None or "rounds" in found.best.variation.changes
    assert len(found.confirmed) == len(found.frontier) > 1
