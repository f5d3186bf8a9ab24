"""How fast are the environments, beside others of their kind, in the same run on one core?

    python bench/env_speed.py [--json] [--games break_escape …] [--envs 4096]

Steps a second with an observation, a mask and a random choice in every step: of a batch, for each game; of our
PettingZoo environment beside PettingZoo's own connect_four_v3 (needs pygame); and of OpenSpiel's `pig`, whose rules are
C++, stepped from Python with its observation and its legal actions. All are measured in turn, several times, and the
best counts: noise only ever makes one slower. What is asked: Break & Escape at least 4 million, 100 times
connect_four_v3 and 20 times pig; the PettingZoo environment 3 times connect_four_v3.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from typing import Any

import numpy as np

import turnkey
from turnkey.env import batch

ROUNDS = 5
SECONDS = 0.3  # that one measurement takes at least


def best_of(step: Callable[[], int]) -> Callable[[], float]:
    """The best rate in a while of calling `step`, which says how many steps it made."""

    def measure() -> float:
        best, began = 0.0, time.perf_counter()
        while time.perf_counter() - began < SECONDS:
            start = time.perf_counter()
            made = step()
            best = max(best, made / (time.perf_counter() - start))
        return best

    return measure


def many_games(slug: str, envs: int) -> Callable[[], int]:
    games = batch(slug, envs, seed=1, cores=1)

    def step() -> int:
        games.step()
        return envs

    return step


def zoo(env: Any) -> Callable[[], int]:
    """A whole game, as PettingZoo's pages show how it is played."""
    luck = np.random.default_rng(1)

    def step() -> int:
        made = 0
        env.reset()
        for _ in env.agent_iter():
            seen, _, ended, broken, _ = env.last()
            if ended or broken:
                env.step(None)
            else:
                possible = np.flatnonzero(seen["action_mask"])
                env.step(int(possible[luck.integers(len(possible))]))
                made += 1
        return made

    return step


def pig() -> Callable[[], int]:
    import pyspiel

    game, luck = pyspiel.load_game("pig"), np.random.default_rng(1)

    def step() -> int:
        made, state = 0, game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[luck.integers(len(outcomes))][0])
            else:
                state.observation_tensor()
                actions = state.legal_actions()
                state.apply_action(actions[luck.integers(len(actions))])
                made += 1
        return made

    return step


def rates(slugs: list[str], envs: int) -> dict[str, float]:
    from turnkey.env import pettingzoo

    runners = {slug: best_of(many_games(slug, envs)) for slug in slugs}
    runners |= {f"pettingzoo {slug}": best_of(zoo(pettingzoo.env(slug))) for slug in slugs}
    try:
        from pettingzoo.classic import connect_four_v3

        runners["connect_four_v3"] = best_of(zoo(connect_four_v3.env()))
    except ModuleNotFoundError as missing:
        print(f"connect_four_v3 is passed over: {missing}")
    try:
        runners["pig"] = best_of(pig())
    except ModuleNotFoundError:
        print("pig is passed over: open_spiel is not installed")
    found = dict.fromkeys(runners, 0.0)
    for _ in range(ROUNDS):
        for name, measure in runners.items():
            found[name] = max(found[name], measure())
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="+", default=turnkey.game_names())
    parser.add_argument("--envs", type=int, default=4096)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    found = rates(given.games, given.envs)
    if given.json:
        print(json.dumps({name: round(rate) for name, rate in found.items()}, indent=1))
        return 0
    others = [name for name in ("connect_four_v3", "pig") if name in found]
    for name, rate in found.items():
        beside = "".join(f"   {rate / found[other]:8,.1f} × {other}" for other in others if other != name)
        print(f"{name:26}{rate:14,.0f} steps/s{beside}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
