"""The GPU's games for the lab are those of the cores, with the same notes. Numba's simulator stands in for a GPU."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import turnkey
from turnkey.lab.machines import Here, Job
from turnkey.lab.on_cuda import OnCuda
from turnkey.lab.watching import Setting

ROOT = Path(__file__).parents[2]
SIMULATED = os.environ | {"NUMBA_ENABLE_CUDASIM": "1"}

WITH_NOTES = """
import numpy as np
import turnkey
from turnkey.lab import on_cuda
from turnkey.lab.machines import Here, Job
from turnkey.lab.watching import PER_GAME, Setting

game = turnkey.game("break_escape")
short = {"rounds": 3}
jobs = [
    Job(Setting.of(game, options=short, bots=["heuristic"]), 3, 5, first=2),
    Job(Setting.of(game, options=short, bots=["heuristic"], bans={"ben": ("rest",), "all": ("swap", "end")}), 3, 5),
    Job(Setting.of(game, options=short | {"keys_needed": 1}, bots=["random", "heuristic", "random", "random"]), 4, 9),
    Job(Setting.of(turnkey.game("airlock"), players=2), 1, 5),
    Job(Setting.of(game, options=short, bots=["heuristic"]), 2, 5, deeds=True),
]
on_cuda.ROWS = 3  # the third is played in two launches
for job, here, there in zip(jobs, Here("interpreted").watch_all(jobs), on_cuda.OnCuda().watch_all(jobs), strict=True):
    assert there.setting is job.setting and there.first == here.first
    assert there.strayed == here.strayed, (there.strayed, here.strayed)
    for name in PER_GAME:
        assert np.array_equal(getattr(here, name), getattr(there, name)), name
        assert getattr(here, name).dtype == getattr(there, name).dtype, name
print("the same")
"""


def simulated(*command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *command], env=SIMULATED, capture_output=True, text=True, check=False)


def test_a_gpu_plays_and_notes_what_the_cores_do() -> None:
    """Of several settings, other bots, bans, later games, other seeds; what it does not note, the cores do."""
    run = simulated("-c", WITH_NOTES)
    assert run.returncode == 0, run.stderr[-2000:]
    assert run.stdout == "the same\n"


def test_a_sweep_on_both_has_one_digest() -> None:
    """The real device's run is the same script with all games of all five."""
    script = str(ROOT / "bench" / "sweep_cuda.py")
    run = simulated(script, "break_escape", "--games", "1", "--on", "interpreted,cuda")
    assert run.returncode == 0, run.stderr[-2000:]
    told = json.loads(run.stdout)
    assert told["equal"]
    assert told["cuda"]["digest"] == told["interpreted"]["digest"]


def test_a_sweep_from_the_terminal_on_a_gpu(tmp_path: Path) -> None:
    def swept(backend: str) -> dict[str, object]:
        command = ["-m", "turnkey", "sweep", "break_escape", "--option", "rounds=2,3", "--games", "2", "--json"]
        run = simulated(*command, "--backend", backend, "--in", str(tmp_path / backend))
        assert run.returncode == 0, run.stderr[-2000:]
        found: dict[str, object] = json.loads(run.stdout)
        return found

    here, there = swept("interpreted"), swept("cuda")
    assert there["digest"] == here["digest"]
    assert there["settings"] == here["settings"]


def test_bots_that_think_play_on_the_cores() -> None:
    """Some of a report's players do, whoever plays the rest of it."""
    game = turnkey.game("break_escape")
    jobs = [Job(Setting.of(game, options={"rounds": 2}, bots=["search@2"]), 1, 1)]
    (there,) = OnCuda(backend="interpreted").watch_all(jobs)
    (here,) = Here("interpreted").watch_all(jobs)
    assert there.digest == here.digest
