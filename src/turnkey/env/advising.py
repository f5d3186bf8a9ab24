"""What one of a game's own policies would do in each game of a batch: for learners that start from it.

    adviser = Adviser(games, "heuristic")
    games.step(adviser.look())  # as the policy plays

It is given what the asked seat knows. Where it has no advice (it would rather say something) there is NO_ADVICE.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from turnkey.bots.policies import policy_number
from turnkey.core.chance import mixed
from turnkey.core.engine import loops
from turnkey.core.mind import NO_ADVICE
from turnkey.core.workspace import Workspace
from turnkey.env.batch import Batch, Numbers
from turnkey.env.on_cuda import BLOCK, CudaBatch

__all__ = ["NO_ADVICE", "Adviser"]


class Adviser:
    """A policy that looks at the games of a batch. What it says lies where the batch's arrays lie."""

    def __init__(self, games: Batch, policy: str, seed: int = 1, backend: str = "compiled") -> None:
        self.games = games
        self._policy = policy_number(games.game, policy)
        speakers = games.game.definition.words.claims_are_actions
        self._name = "advise_speakers" if speakers else "advise"
        begin = np.array([mixed(mixed((seed << 32) + place)) for place in range(games.envs)], np.uint64)
        advice = np.full(games.envs, NO_ADVICE, np.int64)
        if isinstance(games, CudaBatch):
            self._on_cuda(games, begin, advice)
        else:
            self._dice, self.advice = begin.reshape(-1, 1), advice
            self._space = Workspace(games.game)
            self._loop = getattr(games.game.engine(backend, "advising"), self._name)

    def _on_cuda(self, games: CudaBatch, begin: Numbers, advice: Numbers) -> None:
        to, size = games._cuda.to_device, games.game.layout.size
        self._seen_raw: Any = to(np.zeros((games.envs, size), np.uint8))
        self._seen: Any = self._seen_raw.ravel().view(games.game.layout.dtype)
        self._seen_words: Any = self._seen_raw.ravel().view(np.uint64).reshape(-1, size // 8)
        self._dice, self.advice = to(begin), to(advice)
        self.launch_on(0)

    def launch_on(self, stream: Any) -> None:
        """Use this stream from now on, as `CudaBatch.launch_on`; on the CPU there is none."""
        if isinstance(self.games, CudaBatch):
            if isinstance(stream, int) and stream:
                stream = self.games._cuda.external_stream(stream)
            kernel = getattr(loops(self.games.game.slug, "advising_cuda"), self._name)
            self._loop = kernel[-(-self.games.envs // BLOCK), BLOCK, stream]

    def look(self) -> Any:
        """The advice in each game, which the next look overwrites."""
        games = self.games
        if isinstance(games, CudaBatch):
            secrets, books, _ = games._fixed
            self._loop(
                games._games, games._menus, games.seat, games.number, self._seen, self._seen_raw, self._seen_words,
                secrets, books, self._policy, self._dice, self.advice,
            )  # fmt: skip
        else:
            space = self._space
            self._loop(
                games._raw, games._menus, games.seat, games.number, space.seen, space.seen_raw, games.secrets,
                games._books, self._policy, self._dice, self.advice, 0, games.envs,
            )  # fmt: skip
        return self.advice
