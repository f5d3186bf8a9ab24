"""One set of rules, three ways to run it: the results are the same to the last bit."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import turnkey
from sampling import SWEEP, of
from turnkey.lab.audit import varied_tables
from turnkey.lab.batch import play_batch

GAMES = 1000
SAMPLED = {"break_escape": 60}  # short games; others take longer interpreted
USUAL_SAMPLE = 5
PARTS = of(10, sample=5)  # one for each number of seats that a game can have
BATCH = of(40, sample=2)
# Under the simulator bots are slow: of the sample one game's plays. So are games that go one pace at a time
PACED = [slug for slug in turnkey.game_names() if turnkey.game(slug).definition.rules.paced_by is not None]
SIMULATED = [
    *((slug, "random") for slug in turnkey.game_names() if SWEEP or slug not in PACED),
    *((slug, "heuristic") for slug in turnkey.game_names() if SWEEP or slug == "break_escape"),
]


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("slug", turnkey.game_names())
def test_interpreted_play_is_compiled_play_state_by_state(slug: str, part: int) -> None:
    game = turnkey.game(slug)
    players = list(game.seats)[part % len(game.seats)]
    varied = varied_tables(game, players, seed=part)
    games = GAMES if SWEEP else SAMPLED.get(slug, USUAL_SAMPLE)
    for number in range(part * games // PARTS, (part + 1) * games // PARTS):
        # Half of the games by the defaults, half with options drawn at random.
        values = game.options.resolve(varied[number // 2 % len(varied)] if number % 2 else {})
        luck = random.Random(number)
        one, other = (game.table(players, values, backend) for backend in ("interpreted", "compiled"))
        assert one.start(seed=number) == other.start(seed=number)
        while not one.over:
            assert one.state.tobytes() == other.state.tobytes(), f"game {number} differs"
            assert one.actors == other.actors
            seat = luck.choice(one.actors)
            assert one.menu(seat) == other.menu(seat), f"game {number} offers something else"
            action = luck.choice(one.menu(seat))
            assert one.act(seat, action) == other.act(seat, action), f"game {number} tells something else"
        assert other.over
        assert one.state.tobytes() == other.state.tobytes(), f"game {number} ends otherwise"


@pytest.mark.parametrize("slug", turnkey.game_names())
@pytest.mark.parametrize("bots", ["random", "all"])
def test_whole_batches_agree_on_final_positions_returns_and_measures(slug: str, bots: str) -> None:
    game = turnkey.game(slug)
    names = ["random"] if bots == "random" else [next(iter(game.definition.bots.policies))]
    one, other = (
        play_batch(game, BATCH, bots=names, seed=5, backend=backend, keep_finals=BATCH)
        for backend in ("interpreted", "compiled")
    )
    assert one.decisions == other.decisions
    assert np.array_equal(one.finals, other.finals)
    assert np.array_equal(one.returns, other.returns)
    assert np.array_equal(one.measures, other.measures)


def test_a_batch_does_not_depend_on_the_number_of_cores() -> None:
    game = turnkey.game("break_escape")
    one, other = (play_batch(game, 10_000, seed=3, cores=cores, keep_finals=10_000) for cores in (1, 2))
    assert np.array_equal(one.finals, other.finals)


@pytest.mark.parametrize(("slug", "bots"), SIMULATED)
def test_cuda_play_is_compiled_play_under_numbas_simulator(slug: str, bots: str) -> None:
    """The real device's run of a million games is bench/cuda_identity.py; this is the same script, small."""
    script = Path(__file__).parents[2] / "bench" / "cuda_identity.py"
    run = subprocess.run(
        [sys.executable, str(script), slug, "--games", str(of(4, sample=1)), "--bots", bots],
        env=os.environ | {"NUMBA_ENABLE_CUDASIM": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr[-2000:]
    assert '"identical": true' in run.stdout


ONE_PACE = """
import numpy as np
import turnkey
from turnkey.lab import cuda
from turnkey.lab.batch import play_batch

game = turnkey.game("break_escape")
object.__setattr__(game.definition.rules, "paced_by", "stage")
cuda.CROWD, cuda.PACES = 1, 8  # the second game begins where the first ends
short = [{{"rounds": 4}}, {{"rounds": 5}}]
one, other = (
    play_batch(game, 2, bots=[{bots!r}], options=short, seed=5, backend=backend, keep_finals=2)
    for backend in ("compiled", "cuda")
)
assert one.decisions == other.decisions > 0
assert np.array_equal(one.finals, other.finals)
assert np.array_equal(one.returns, other.returns)
assert np.array_equal(one.measures, other.measures)
"""


@pytest.mark.parametrize("bots", ["random", "heuristic"] if SWEEP else ["random"])
def test_cuda_play_one_pace_at_a_time_is_compiled_play_under_numbas_simulator(bots: str) -> None:
    run = subprocess.run(
        [sys.executable, "-c", ONE_PACE.format(bots=bots)],
        env=os.environ | {"NUMBA_ENABLE_CUDASIM": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr[-2000:]
