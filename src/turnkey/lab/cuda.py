"""Batches on an NVIDIA GPU: one game a thread, the same rules, the same results to the last bit."""

from __future__ import annotations

import time
from typing import Any

import numpy as np

from turnkey.core.engine import loops, progress
from turnkey.core.errors import TurnkeyError
from turnkey.core.game import Game
from turnkey.lab.batch import Batch, Progress

THREADS = 1 << 20  # games in flight
BLOCK = 128


def device() -> Any:
    """Numba's CUDA module, if there is a device to run on."""
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack  # some releases of Numba's CUDA part still ask NumPy for it
    try:
        from numba import cuda

        if not cuda.is_available():
            raise TurnkeyError("no CUDA device was found: use --backend compiled, or run on a machine with one")
    except ImportError as fault:
        raise TurnkeyError(f"the CUDA backend needs numba-cuda ({fault}): install turnkey-games[cuda]") from fault
    return cuda


def play_on_cuda(
    game: Game, games: int, books: Any, policies: Any, seed: int, keep_finals: int, report: Progress
) -> Batch:
    """Play games on the device; final positions are kept only where every game has a thread of its own."""
    cuda = device()
    kernel = loops(game.slug, "cuda").simulate
    if keep_finals and games > THREADS:
        raise TurnkeyError(f"final positions are kept of at most {THREADS} games at once on the device")
    threads = min(games, THREADS)
    with_sight = threads if np.any(policies) else 1
    on_device = [
        cuda.to_device(game.layout.blank(count).view(np.uint8).reshape(count, -1)) for count in (threads, with_sight)
    ]
    records = [flat.ravel().view(game.layout.dtype) for flat in on_device]
    fixed = [cuda.to_device(np.ascontiguousarray(one)) for one in (game.secrets, books, policies)]
    returns = cuda.device_array((games, game.definition.most_seats), np.float64)
    measures = cuda.device_array((games, max(len(game.definition.measures), 1)), np.int32)
    decisions = cuda.device_array(threads, np.int64)

    def launch(count: int) -> None:
        blocks = -(-min(count, threads) // BLOCK)
        kernel[blocks, BLOCK](
            records[0], on_device[0], records[1], on_device[1], *fixed, seed, 0, count, returns, measures, decisions
        )
        cuda.synchronize()

    with progress(f"compiling {game.slug} for the GPU"):
        launch(1)
    began = time.perf_counter()
    launch(games)
    seconds = time.perf_counter() - began
    report(games)
    kept = on_device[0].copy_to_host()[: min(keep_finals, games)]
    return Batch(
        games, int(decisions.copy_to_host().sum()), seconds, returns.copy_to_host(), measures.copy_to_host(), kept
    )
