"""What a learner is shown of games on a GPU is what it is shown of the same games on the CPU.

Numba's simulator runs the games here, and PyTorch stays on the CPU: no CUDA graph is captured.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

SAME = """
import numpy as np
import torch
import turnkey
from turnkey.lab.training import rooms
from turnkey.lab.training.columns import columns_of
from turnkey.lab.training.learner import plan_with
from turnkey.lab.training.settings import adviser_of, option_sets, tempers_of


def on_the_cpu(make):
    return lambda *given, **more: make(*given, **(more | {"device": "cpu"}))


class Stream:
    cuda_stream = 0


torch.full, torch.as_tensor, torch.cuda.Stream = on_the_cpu(torch.full), on_the_cpu(torch.as_tensor), Stream
rooms.Room._torch = lambda self, array: torch.from_numpy(getattr(array, "_ary", array))
rooms.Room.step = lambda self, actions: self.batch.step(np.ascontiguousarray(actions.numpy()))
game = turnkey.game("break_escape")
sets = option_sets(game, 4, {}, 1, True)[:4]
plan = plan_with(game, 4, sets, "interpreted")
columns = columns_of([plan])
halls, shown = [], []
for device in ("cpu", "cuda"):
    made = [
        rooms.Room(game, one, 3, sets, plan, columns, adviser_of(game), 7, device, "interpreted")
        for one in rooms.seatings_of(game, 4, tempers_of(game))
    ]
    halls.append(rooms.Hall(game, made, columns, 0.6, 0.0, "cpu"))
    shown.append(rooms.Asked.room(halls[-1], 1, True).at(0))
    halls[-1].look(shown[-1])
rewards = [torch.zeros((one.envs, one.most_seats)) for one in halls]
overs = [torch.zeros(one.envs, dtype=torch.bool) for one in halls]
for step in range(5):
    for name in ("rows", "options", "priors", "homes", "seats"):
        ours, theirs = (getattr(one, name) for one in shown)
        assert torch.equal(ours, theirs), (step, name)
    assert ((shown[0].options >= 0).sum(1) > 1).all()
    likely = torch.where(shown[0].options >= 0, shown[0].priors.float().exp(), 0.0)
    assert torch.allclose(likely.sum(1), torch.ones(len(likely)), atol=0.01)
    chosen = (torch.rand(shown[0].options.shape) * (shown[0].options >= 0)).argmax(1)
    for hall, asked, reward, over in zip(halls, shown, rewards, overs):
        hall.go_on(chosen, reward, over, asked)
    assert torch.equal(*rewards) and torch.equal(*overs)
"""


def test_a_gpus_games_are_shown_as_the_cpus() -> None:
    pytest.importorskip("torch", reason="PyTorch is not installed: pip install 'turnkey-games[train]'")
    done = subprocess.run(
        [sys.executable, "-c", SAME],
        env=os.environ | {"NUMBA_ENABLE_CUDASIM": "1"},
        capture_output=True,
        text=True,
        cwd=Path(__file__).parents[2],
    )
    assert done.returncode == 0, done.stderr[-2000:]
