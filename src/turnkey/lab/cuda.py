"""Batches on an NVIDIA GPU: one game a thread, the same rules, the same results to the last bit."""

from __future__ import annotations

import time
from typing import Any

import numpy as np

from turnkey.core.engine import loops, progress
from turnkey.core.game import Game
from turnkey.core.gpu import device, kinds_of
from turnkey.lab.batch import Batch, Progress

THREADS = 1 << 22  # the more games wait their turn, the better the device is filled
BLOCK = 128
CROWD = 1 << 19  # games that go on together, where they go one pace at a time
# These as in `loops/crowd_cuda`, which is no module before it has a game in it
WARP, DEAL, KINDS, LINES = 32, 0, 31, 64
GO_ON, DECISIONS = 2, 3
PACES = 32  # until it is asked whether games go on


def play_on_cuda(
    game: Game, games: int, books: Any, policies: Any, seed: int, keep_finals: int, report: Progress
) -> Batch:
    """Play games on the device; final positions are kept only where every game has a thread of its own."""
    cuda = device()
    run = Threads if game.definition.rules.paced_by is None else Crowd
    with progress(f"compiling {game.slug} for the GPU"):
        run(cuda, game, 1, books, policies, 0).play(seed)
        cuda.synchronize()
    ours = run(cuda, game, games, books, policies, keep_finals)
    began = time.perf_counter()
    decisions = ours.play(seed)
    seconds = time.perf_counter() - began
    report(games)
    kept = ours.finals.copy_to_host().view(np.uint8).reshape(-1, game.layout.size)
    return Batch(games, decisions, seconds, ours.returns.copy_to_host(), ours.measures.copy_to_host(), kept)


class Run:
    """What every way to play takes and gives."""

    kind: str
    most: int  # games at once

    def __init__(self, cuda: Any, game: Game, games: int, books: Any, policies: Any, keep_finals: int) -> None:
        self.cuda, self.game, self.games = cuda, game, games
        self.loops = loops(game.slug, self.kind, with_bots=bool(np.any(policies)))
        self.at_once = min(games, self.most)
        sights = game.layout.blank(self.at_once if np.any(policies) else 1)
        self.finals = cuda.to_device(game.layout.blank(min(keep_finals, games)))
        seen_raw = cuda.to_device(sights.view(np.uint8).reshape(len(sights), -1))
        self.seen = [seen_raw.ravel().view(game.layout.dtype), seen_raw]
        self.fixed = [cuda.to_device(np.ascontiguousarray(one)) for one in (game.secrets, books, policies)]
        self.returns = cuda.device_array((games, game.definition.most_seats), np.float64)
        self.measures = cuda.device_array((games, max(len(game.definition.rules.measures), 1)), np.int32)

    def play(self, seed: int) -> int:
        """All games; how many decisions were made in them."""
        raise NotImplementedError


class Threads(Run):
    """A thread plays games from deal to end."""

    kind, most = "cuda", THREADS

    def play(self, seed: int) -> int:
        blank = self.cuda.to_device(self.game.layout.blank())
        decisions = self.cuda.to_device(np.zeros(self.at_once, np.int64))
        self.loops.simulate[-(-self.at_once // BLOCK), BLOCK](
            blank, self.finals, *self.seen, *self.fixed, seed, 0, self.games, self.returns, self.measures, decisions
        )
        self.cuda.synchronize()
        return int(decisions.copy_to_host().sum())


class Crowd(Run):
    """All games go one pace at a time, the like together."""

    kind, most = "crowd_cuda", CROWD

    def play(self, seed: int) -> int:
        to, room, many = self.cuda.to_device, self.cuda.device_array, self.at_once
        paced_by = self.game.definition.rules.paced_by
        assert paced_by is not None, "else its threads play whole games"
        records = room(many * self.game.layout.size // 8, np.uint64)
        dice, numbers = to(np.zeros(many, np.uint64)), to(np.arange(many))
        lengths, lines = np.zeros((2, LINES), np.int32), room((2, LINES, many), np.uint64)
        lengths[0, DEAL] = many
        lines[0, DEAL].copy_to_device(np.arange(many, dtype=np.uint64))
        counts, lengths_there, kinds = to(np.zeros(4, np.int64)), to(lengths), to(kinds_of(self.game, KINDS))
        stage_at = self.game.layout.places[paced_by][1]
        pace = self.loops.pace[min(many, -(-many // WARP) + LINES), WARP]  # the last block of a line may not be full
        while True:
            for _ in range(PACES):
                pace(
                    records, dice, numbers, self.finals, *self.seen, *self.fixed, kinds, stage_at, seed, self.games,
                    lengths_there, lines, counts, self.returns, self.measures,
                )  # fmt: skip
            found = counts.copy_to_host()
            if found[GO_ON] == 0:
                return int(found[DECISIONS])
