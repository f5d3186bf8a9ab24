"""Games stepped on a GPU are those stepped on the CPU, to the last bit.

Numba's simulator runs the kernels here, slowly; `bench/env_cuda.py` compares many games, on a GPU.
"""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import turnkey
from sampling import SWEEP
from turnkey.env.observing import head_of, plan_of
from turnkey.env.sources import sources_of, words_of

# What each is stepped for here: the simulator starts a thread of Python's for every thread of the GPU's
STEPS = {"break_escape": 6} if not SWEEP else dict.fromkeys(turnkey.game_names(), 6)

SAME = """
import numpy as np
from turnkey.env import batch

settings = dict(seed=5) | {settings}
ours = batch({slug!r}, 5, cores=1, **settings)
theirs = batch({slug!r}, 5, device="cuda", **settings)
for step in range({steps}):
    for name in ("observation", "mask", "seat", "number", "reward", "terminated", "illegal"):
        assert np.array_equal(getattr(ours, name), getattr(theirs, name).copy_to_host()), (step, name)
    actions = None if step % 2 else ours.mask.argmax(axis=1)
    if step == 2:
        actions[0] = 1 - ours.mask[0, 1]  # perhaps impossible
    ours.step(actions)
    theirs.step(actions)
assert ours.decisions == theirs.decisions > 0
assert np.array_equal(ours.options(1), theirs.options(1))
assert np.array_equal(ours.look(1, 0), theirs.look(1, 0))
assert ours.table(2).state.tobytes() == theirs.table(2).state.tobytes()
"""


WIDE = """
import numpy as np
from turnkey.env import batch

settings = dict(seed=5, observations={form!r})
ours = batch("locked_out", 3, cores=1, **settings)
theirs = batch("locked_out", 3, device="cuda", **settings)
luck = np.random.default_rng(3)
for name in ("check_saw", "check_seen_by"):
    kind, at = ours.game.layout.places[name][:2]
    ours._raw[:, at : at + kind.itemsize] = 255 if name == "check_seen_by" else luck.integers(0, 256, kind.itemsize)
games = theirs._games.copy_to_host()
games[: ours._raw.size // 8] = ours._raw.view(np.uint64).ravel()
theirs._games.copy_to_device(games)
ours._show(0, 0, 3)
theirs.write_rows()
assert np.abs(ours.observation).max() > 2**32
assert np.array_equal(ours.observation, theirs.observation.copy_to_host())
"""


def test_a_gpu_is_asked_for_nothing_that_nobody_knows() -> None:
    """What a seat does not know is blanked before its row is written; what nobody knows may be in no row at all."""
    game = turnkey.game("break_escape")
    plan, heads = plan_of(game, 4), np.array([head_of(game, 4, game.options.resolve({}))])
    secret = game.layout.places["rng"][1]
    leaking = replace(plan, mapped=np.array([[(plan.size - 1, secret, 0)]] * 4, np.uint32))
    assert words_of(plan, game.layout, heads) is not None
    sources_of(plan, game.layout, heads.shape[1], plan.size)
    with pytest.raises(AssertionError, match="nobody knows"):
        words_of(leaking, game.layout, heads)
    with pytest.raises(AssertionError, match="nobody knows"):
        sources_of(leaking, game.layout, heads.shape[1], plan.size)


def simulated(program: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", program],
        env=os.environ | {"NUMBA_ENABLE_CUDASIM": "1"},
        capture_output=True,
        text=True,
        cwd=Path(__file__).parents[2],
    )
    assert done.returncode == 0, done.stderr[-2000:]


@pytest.mark.parametrize("form", ["float32", "features"])
def test_the_gpu_shows_numbers_of_eight_bytes(form: str) -> None:
    """They are taken out in halves; as features they are brought to a like size, too."""
    simulated(WIDE.format(form=form))


@pytest.mark.parametrize("slug", STEPS)
@pytest.mark.parametrize(
    "settings",
    [
        "{'observations': 'int16'}",
        "{'observations': 'int16', 'opponents': {0: 'heuristic'}, 'autoreset': False}",
        "{'observations': 'features'}",
        "{'observations': 'features', 'forced': False}",
    ],
)
def test_the_gpu_steps_the_same_games(slug: str, settings: str) -> None:
    simulated(SAME.format(slug=slug, steps=STEPS[slug], settings=settings))


@pytest.mark.parametrize("form", ["float32", "features"])
def test_the_gpu_shows_rows_in_parts_that_do_not_fit_in_whole(form: str) -> None:
    little = "from turnkey.env import on_cuda\non_cuda.SHARED = on_cuda.FULL = 900\n"
    settings = f"{{'observations': {form!r}}}"
    simulated(little + SAME.format(slug="break_escape", steps=3, settings=settings))


def test_the_gpu_steps_games_that_show_nothing() -> None:
    simulated(SAME.format(slug="break_escape", steps=3, settings="{'observations': None, 'masks': False}").replace(
        "ours.mask.argmax(axis=1)", "np.array([ours.options(place)[0] for place in range(5)])").replace(
        "1 - ours.mask[0, 1]", "ours.actions").replace("assert np.array_equal(ours.look(1, 0), theirs.look(1, 0))", "")
    )  # fmt: skip


OPTIONS = """
import numpy as np
from turnkey.env import batch

settings = dict(seed=5, observations={form!r}, options=[{{}}, {{"rounds": 7}}])
ours, theirs = batch("break_escape", 5, cores=1, **settings), batch("break_escape", 5, device="cuda", **settings)
for step in range(3):
    assert np.array_equal(ours.observation, theirs.observation.copy_to_host())
    ours.step()
    theirs.step()
assert len(np.unique(ours.observation[:, ours.plan["option rounds"].start])) == 2
"""


@pytest.mark.parametrize("form", ["float32", "int16"])
def test_the_gpu_shows_what_each_table_agreed_on(form: str) -> None:
    simulated(OPTIONS.format(form=form))


REPLACED = """
import numpy as np
from turnkey.env import batch

settings = dict(seed=7, observations="int16", opponents=dict.fromkeys((0, 1, 2), "heuristic"), options={"rounds": 4})
ours, theirs = batch("break_escape", 3, cores=1, **settings), batch("break_escape", 3, device="cuda", **settings)
began, ready = np.zeros(3, int), 0
for step in range(24):
    ours.step()
    theirs.step()
    ready += int((ours.terminated & (step - began > 2)).sum())
    began = np.where(ours.terminated, step, began)
    for name in ("observation", "mask", "seat", "number", "reward", "terminated"):
        assert np.array_equal(getattr(ours, name), getattr(theirs, name).copy_to_host()), (step, name)
    if step == 12:
        ours.reset(seed=8)
        theirs.reset(seed=8)
        began[:] = step
assert ready > 0, "some were dealt ahead"
assert ours.number.max() > 8, "and some on the spot, several times in a row"
assert ours.decisions == theirs.decisions
"""


def test_the_gpu_replaces_games_that_end_whether_the_next_lies_ready_or_not() -> None:
    simulated(REPLACED)
