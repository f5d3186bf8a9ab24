"""Tuning: aims as they are written, what is tried, and that only fresh games count."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

import turnkey
from turnkey import BadOption
from turnkey.lab.designs import dimension, varied
from turnkey.lab.statistics import Estimate
from turnkey.lab.store import Store
from turnkey.lab.tune import Aim, Candidate, aim_of, frontier_of, tune
from turnkey.lab.watching import Setting

sys.path.insert(0, str(Path(__file__).parents[1] / "cli"))
from command_line import run

GAME = turnkey.game("break_escape")
BASE = Setting.of(GAME, options={"rounds": 5}, bots=["heuristic"])


def test_aims_as_they_are_written() -> None:
    one, other = aim_of("runners=0.5±0.02", BASE), aim_of("rounds=9..11", BASE)
    assert one.figure == "runners_win"
    assert [one.low, one.high] == pytest.approx([0.48, 0.52])
    assert other == Aim("round", 9, 11)
    assert aim_of("reason=escape=0.4+-0.1", BASE).figure == "reason=escape"
    for wrong in ("runners", "runners=half", "rounds=11..9"):
        with pytest.raises(BadOption, match="is no aim"):
            aim_of(wrong, BASE)


def test_an_aim_is_met_when_the_whole_interval_lies_in_it() -> None:
    aim = Aim("round", 9, 11)
    assert aim.met(Estimate(10, 9.5, 10.5)) == "met"
    assert aim.met(Estimate(10.9, 10.5, 11.3)) == "nearly"
    assert aim.met(Estimate(12, 11.5, 12.5)) == "missed"
    assert aim.miss(10.4) == 0 < aim.miss(10.9) < aim.miss(12)


def test_the_frontier_has_the_nearest_for_each_number_of_changes() -> None:
    def tried(changes: dict[str, int], miss: float) -> Candidate:
        return Candidate(varied(BASE, changes), {}, miss, len(changes))

    nothing, good, better, bad, far, two = (
        tried({}, 3.0), tried({"rounds": 6}, 1.0), tried({"rounds": 7}, 0.5), tried({"rounds": 8}, 4.0),
        tried({"rounds": 6, "keys_needed": 1}, 0.6), tried({"rounds": 6, "keys_needed": 3}, 0.2),
    )  # fmt: skip
    assert frontier_of([far, bad, two, better, nothing, good]) == [nothing, better, good, two]


def test_a_setting_that_meets_the_aim_is_found_and_confirmed_on_other_deals(tmp_path: Path) -> None:
    store = Store(tmp_path, "interpreted", 1)
    vary = [dimension(GAME, BASE.values, "rounds", "4,5,6,7"), dimension(GAME, BASE.values, "hp_james", "19,20")]
    found = tune(BASE, vary, [Aim("round", 5.1, 6.6)], 30, 4, 3, store, 60)
    assert found.best is not None
    assert set(found.best.variation.changes) == {"rounds"}
    again = store.games(found.best.variation.setting, 60, 4)
    assert found.best.figures["round"].value == pytest.approx(again["round"].mean())
    assert {one.variation.label for one in found.tried} >= {"as it is", "rounds=6", "hp_james=19"}
    assert len(found.table()) == len(found.tried)
    with pytest.raises(BadOption, match="what to aim at"):
        tune(BASE, vary, [], 2, 1, 1, store, 2)


def test_the_command(tmp_path: Path) -> None:
    line = (
        "tune", "break_escape", "--option", "rounds=5", "--aim", "rounds=5.1..6.6", "--vary", "rounds=5..7",
        "--games", "10", "--fresh", "20", "--trials", "2", "--backend", "interpreted", "--in", str(tmp_path),
    )  # fmt: skip
    told = json.loads(run(*line, "--json").out)
    assert told["frontier"][0]["changes"] == {}
    assert (Path(told["folder"]) / "tried.parquet").exists()
    shown = run(*line).out
    assert "on 20 fresh games" in shown
    assert f"{told['tried']} settings tried" in shown
    hopeless = run(*line[:5], "rounds=1..2", *line[6:]).out
    assert "No setting meets every aim" in hopeless
