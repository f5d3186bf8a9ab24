"""What a policy would do in games that somebody else steps: possible, from what the seat knows, and alike on a GPU."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import turnkey
from sampling import SWEEP
from turnkey.env.advising import NO_ADVICE, Adviser
from turnkey.env.batch import Batch

# On Numba's simulator, which starts a thread of Python's for every thread of the GPU's
SAME = """
import numpy as np
from turnkey.env import batch
from turnkey.env.advising import Adviser

ours = batch({slug!r}, 3, cores=1, seed=5, observations=None, backend="interpreted")
theirs = batch({slug!r}, 3, device="cuda", seed=5, observations=None)
mine, its = Adviser(ours, "heuristic", 7, "interpreted"), Adviser(theirs, "heuristic", 7)
for step in range({steps}):
    advice = mine.look()
    assert np.array_equal(advice, its.look().copy_to_host()), step
    ours.step(advice)
    theirs.step(advice)
"""


@pytest.mark.parametrize(("slug", "policy"), [("break_escape", "heuristic"), ("lockdown", "liar")])
def test_advice_is_always_possible(slug: str, policy: str) -> None:
    """Lockdown's bots would speak first: they are advised what they do then."""
    games = Batch(turnkey.game(slug), 4, 4, seed=1, observations=None, backend="interpreted")
    adviser = Adviser(games, policy, 1, "interpreted")
    for _ in range(40):
        advice = adviser.look()
        assert (advice != NO_ADVICE).all()
        games.step(advice)
        assert not games.illegal.any()


def test_advice_does_not_depend_on_what_the_seat_cannot_know() -> None:
    game = turnkey.game("locked_out")
    games = Batch(game, 3, 4, seed=1, observations=None, backend="interpreted")
    for _ in range(25):
        games.step()
    asked = int(games.seat[0])
    known = games.table(0)
    for place in range(3):  # three worlds that this seat cannot tell apart, with the same dice
        games._games[place] = known.determinize(asked, place).state[0]
        games.seat[place], games._menus[place], games.number[place] = asked, games._menus[0], games.number[0]
    adviser = Adviser(games, "heuristic", 1, "interpreted")
    adviser._dice[:] = adviser._dice[0]
    assert len(set(adviser.look().tolist())) == 1


@pytest.mark.parametrize("slug", ["break_escape", "lockdown"] if SWEEP else ["break_escape"])
def test_the_gpu_gives_the_same_advice(slug: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", SAME.format(slug=slug, steps=4)],
        env=os.environ | {"NUMBA_ENABLE_CUDASIM": "1"},
        capture_output=True,
        text=True,
        cwd=Path(__file__).parents[2],
    )
    assert done.returncode == 0, done.stderr[-2000:]
