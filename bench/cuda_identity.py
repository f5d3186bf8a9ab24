"""Are the GPU's games the CPU's games? Plays the same games on both and compares every final position.

python bench/cuda_identity.py [GAME] [--games N] [--players N] [--bots NAME]
"""

from __future__ import annotations

import argparse
import hashlib
import json

import numpy as np

import turnkey
from turnkey.lab.batch import Batch, play_batch


def digest(batch: Batch) -> str:
    return hashlib.sha256(batch.finals.tobytes() + batch.returns.tobytes() + batch.measures.tobytes()).hexdigest()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="break_escape")
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--players", type=int)
    parser.add_argument("--bots", default="random")
    parser.add_argument("--seed", type=int, default=7)
    given = parser.parse_args()
    game = turnkey.game(given.game)
    runs = {
        backend: play_batch(
            game,
            given.games,
            given.players,
            bots=given.bots.split(","),
            seed=given.seed,
            backend=backend,
            keep_finals=given.games,
        )
        for backend in ("compiled", "cuda")
    }
    one, other = runs.values()
    same = bool(np.array_equal(one.finals, other.finals)) and digest(one) == digest(other)
    print(
        json.dumps(
            {
                "game": game.slug,
                "games": given.games,
                "bots": given.bots,
                "identical": same,
                "digests": {backend: digest(run) for backend, run in runs.items()},
                "decisions": {backend: run.decisions for backend, run in runs.items()},
                "decisions_a_second": {backend: round(run.decisions / run.seconds) for backend, run in runs.items()},
            },
            indent=1,
        )
    )
    return 0 if same else 1


if __name__ == "__main__":
    raise SystemExit(main())
