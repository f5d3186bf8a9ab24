"""Environments on the GPU: are they the CPU's to the last bit, and how many steps a second do they make?

python bench/env_cuda.py [GAME] [--envs N,N…] [--check STEPS] [--steps N] [--observations int16|float32|none]

Random choice, observation and mask written for every step. Where PyTorch is installed, steps are also captured in a
CUDA graph: with few games the launches take longer than the steps.
"""

from __future__ import annotations

import argparse
import json
import time
from typing import Any

import numpy as np

from turnkey.env import batch

SHOWN = ("observation", "mask", "seat", "number", "reward", "terminated", "illegal")


def check(game: str, envs: int, steps: int, settings: dict[str, Any]) -> dict[str, Any]:
    """Both step the same games, with chosen, random and impossible actions in turn."""
    ours, theirs = batch(game, envs, **settings), batch(game, envs, device="cuda", **settings)
    luck = np.random.default_rng(1)
    ends = refused = 0
    for number in range(steps):
        for name in SHOWN:
            if not np.array_equal(getattr(ours, name), getattr(theirs, name).copy_to_host()):
                return {"check": game, "differs": name, "step": number}
        ends += int(ours.terminated.sum())
        refused += int(ours.illegal.sum())
        actions = None
        if number % 2:
            actions = (ours.mask * luck.random(ours.mask.shape)).argmax(axis=1)
            actions[number % envs] = number % ours.actions
        ours.step(actions)
        theirs.step(actions)
    same = ours.decisions == theirs.decisions
    return {"check": game, "same": same, "envs": envs, "steps": steps, "ended": ends, "refused": refused}


def measure(game: str, envs: int, steps: int, settings: dict[str, Any]) -> dict[str, Any]:
    from numba import cuda

    began = time.perf_counter()
    games = batch(game, envs, device="cuda", seed=1, **settings)
    games.step()
    cuda.synchronize()
    found: dict[str, Any] = {"game": game, "envs": envs, "columns": games.observation.shape[1]}
    found["first_s"] = round(time.perf_counter() - began, 1)
    for _ in range(150):  # until games are as far apart as in the long run
        games.step()
    cuda.synchronize()
    began = time.perf_counter()
    for _ in range(steps):
        games.step()
    cuda.synchronize()
    found["M_steps_a_second"] = round(envs * steps / (time.perf_counter() - began) / 1e6, 1)
    return found | captured(games, steps)


def captured(games: Any, steps: int) -> dict[str, Any]:
    """The same in a CUDA graph, and what each kernel takes."""
    try:
        import torch
    except ImportError:
        return {}

    def timed(work: Any, times: int = 10) -> float:
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph, capture_error_mode="relaxed"):
            games.launch_on(torch.cuda.current_stream().cuda_stream)
            for _ in range(times):
                work()
        games.launch_on(0)
        graph.replay()
        torch.cuda.synchronize()
        began = time.perf_counter()
        for _ in range(max(steps // times, 1)):
            graph.replay()
        torch.cuda.synchronize()
        return (time.perf_counter() - began) / max(steps // times, 1) / times

    seconds = timed(games.step)
    found = {"graph_M_steps_a_second": round(games.envs / seconds / 1e6, 1), "graph_ms": round(seconds * 1e3, 4)}
    found["rows_ms"] = round(1e3 * timed(games.write_rows), 4)
    found["masks_ms"] = round(1e3 * timed(games.write_masks), 4)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="break_escape")
    parser.add_argument("--envs", default="65536,262144")
    parser.add_argument("--check", type=int, default=0)
    parser.add_argument("--steps", type=int, default=200)
    parser.add_argument("--observations", default="int16")
    given = parser.parse_args()
    settings = {"observations": None if given.observations == "none" else given.observations}
    if given.check:
        found = check(given.game, 1000, given.check, settings | {"seed": 3})
        print(json.dumps(found), flush=True)
        if not found.get("same"):
            return 1
    for envs in given.envs.split(",") if given.envs else []:
        print(json.dumps(measure(given.game, int(envs), given.steps, settings)), flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
