"""Batches on an NVIDIA GPU: one game a thread, the same rules, the same results to the last bit."""

from __future__ import annotations

import time
from typing import Any

import numpy as np

from turnkey.core.engine import loops, progress
from turnkey.core.game import Game
from turnkey.core.gpu import device
from turnkey.lab.batch import Batch, Progress

THREADS = 1 << 22  # the more games wait their turn, the better the device is filled
BLOCK = 128


def play_on_cuda(
    game: Game, games: int, books: Any, policies: Any, seed: int, keep_finals: int, report: Progress
) -> Batch:
    """Play games on the device; final positions are kept only where every game has a thread of its own."""
    cuda = device()
    kernel = loops(game.slug, "cuda", with_bots=bool(np.any(policies))).simulate
    threads = min(games, THREADS)
    sights = game.layout.blank(threads if np.any(policies) else 1)
    finals = cuda.to_device(game.layout.blank(min(keep_finals, games)))
    seen_raw = cuda.to_device(sights.view(np.uint8).reshape(len(sights), -1))
    fixed = [cuda.to_device(np.ascontiguousarray(one)) for one in (game.secrets, books, policies)]
    returns = cuda.device_array((games, game.definition.most_seats), np.float64)
    measures = cuda.device_array((games, max(len(game.definition.rules.measures), 1)), np.int32)
    decisions = cuda.to_device(np.zeros(threads, np.int64))
    blank = cuda.to_device(game.layout.blank())
    seen = seen_raw.ravel().view(game.layout.dtype)

    def launch(count: int) -> None:
        blocks = -(-min(count, threads) // BLOCK)
        kernel[blocks, BLOCK](blank, finals, seen, seen_raw, *fixed, seed, 0, count, returns, measures, decisions)
        cuda.synchronize()

    with progress(f"compiling {game.slug} for the GPU"):
        launch(1)
    began = time.perf_counter()
    launch(games)
    seconds = time.perf_counter() - began
    report(games)
    kept = finals.copy_to_host().view(np.uint8).reshape(-1, game.layout.size)
    return Batch(
        games, int(decisions.copy_to_host().sum()), seconds, returns.copy_to_host(), measures.copy_to_host(), kept
    )
