"""Speed on this machine: every figure of a game, and OpenSpiel's C++ games measured in between."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import numpy as np

from turnkey.core.cores import usable_cores
from turnkey.core.engine import BACKENDS
from turnkey.core.errors import TurnkeyError
from turnkey.core.game import Game
from turnkey.lab.batch import play_batch

ROUNDS = 40  # figures that are compared are taken this often, in turn; noise only ever makes one smaller
SLICE = 8_000  # games in each of these rounds
GAMES = {"compiled": 50_000, "interpreted": 20, "cuda": 4_000_000}
RIVALS = {"pig": 2_000, "hearts": 500}  # OpenSpiel's games, and how many rollouts in each round
CALLS = 2_000


def bench(games: Sequence[Game]) -> dict[str, dict[str, Any]]:
    """All figures, by section."""
    figures: dict[str, dict[str, Any]] = {}
    rivals = {name: rollout_rate(name, count) for name, count in RIVALS.items() if has_openspiel()}
    for game in games:
        figures[game.slug] = rows = backends(game)
        best: dict[str, float] = {}
        for _ in range(ROUNDS):
            run = play_batch(game, SLICE, seed=1, cores=1)
            rates = {game.slug: run.decisions / run.seconds} | {name: rate() for name, rate in rivals.items()}
            best = {name: max(rate, best.get(name, 0.0)) for name, rate in rates.items()}
        rows["compiled, one core, random, decisions/s"] = best[game.slug]
        for name in rivals:
            rows[f"OpenSpiel C++ {name}, one core, decisions/s"] = best[name]
            rows[f"times OpenSpiel {name}"] = best[game.slug] / best[name]
        rows |= costs(game) | starts(game)
    return figures


def backends(game: Game) -> dict[str, Any]:
    """Decisions and games a second on every backend that is to be had here, for every bot."""
    rows: dict[str, Any] = {"record, bytes": game.layout.size}
    for backend in BACKENDS:
        for bot in ("random", *game.definition.bots.policies):
            try:
                play_batch(game, 1, bots=[bot], seed=1, backend=backend)
                run = play_batch(game, GAMES[backend], bots=[bot], seed=1, backend=backend)
            except TurnkeyError as fault:
                rows[backend] = str(fault)
                break
            cores = f", {usable_cores()} cores" if backend == "compiled" else ""
            rows[f"{backend}{cores}, {bot}, decisions/s"] = run.decisions / run.seconds
            rows[f"{backend}{cores}, {bot}, games/s"] = run.games / run.seconds
    return rows


def costs(game: Game) -> dict[str, float]:
    """What copying a position and redrawing what a seat cannot know cost, compiled, in the middle of games."""
    table = game.deal(seed=1, backend="compiled")
    luck = random.Random(1)
    for _ in range(12):
        seat = table.actors[0]
        table.apply(seat, luck.choice(table.options(seat)))
    worlds = np.repeat(table.state, CALLS)
    dice = np.ones(1, np.uint64)
    redraw = game.engine("compiled").redraw
    redraw(worlds, table.book, 0, dice)
    source, target = (block.view(np.uint8).reshape(-1, game.layout.size) for block in (table.state, worlds))
    rows = {"copy of a record, ns": 1e9 * timed(lambda: np.copyto(target, source)) / CALLS}
    for seat, name in enumerate(table.seats):
        seconds = timed(partial(redraw, worlds, table.book, seat, dice))
        rows[f"determinize for {name}, ns"] = 1e9 * seconds / CALLS
    return rows


def timed(work: Callable[[], object]) -> float:
    """The best of several tries, which noise only ever makes slower."""
    best = float("inf")
    for _ in range(20):
        began = time.perf_counter()
        work()
        best = min(best, time.perf_counter() - began)
    return best


def starts(game: Game) -> dict[str, float]:
    """From nothing to a finished simulation of one game: with an empty cache, then with a full one."""
    with tempfile.TemporaryDirectory() as cache:
        command = [sys.executable, "-m", "turnkey", "sim", game.slug, "--games", "1", "--json"]
        seconds = []
        for _ in range(2):
            began = time.perf_counter()
            subprocess.run(command, env=os.environ | {"TURNKEY_CACHE": cache}, check=True, capture_output=True)
            seconds.append(time.perf_counter() - began)
    return {"cold start of sim, s": seconds[0], "warm start of sim, s": seconds[1]}


# OpenSpiel


def has_openspiel() -> bool:
    try:
        import pyspiel  # noqa: F401
    except ImportError:
        return False
    return True


def rollout_rate(name: str, rollouts: int) -> Callable[[], float]:
    """Decisions a second of OpenSpiel's own random rollouts, in C++: its evaluator's, asked for once by a bot."""
    import pyspiel

    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    decisions = mean_decisions(game)

    def rate() -> float:
        evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 7)
        bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, 7, False)
        began = time.perf_counter()
        bot.step(state)
        return rollouts * decisions / (time.perf_counter() - began)

    return rate


def mean_decisions(game: Any, games: int = 300) -> float:
    """How many decisions a random game takes, chance not counted."""
    luck = random.Random(1)
    made = 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(luck.choices(outcomes, odds)[0])
            else:
                state.apply_action(luck.choice(state.legal_actions()))
                made += 1
    return made / games
