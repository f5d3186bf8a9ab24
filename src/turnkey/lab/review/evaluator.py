"""What a position is worth to each seat. Whoever judges a game asks an evaluator, and nothing else.

The rest of the game is played many times: with the game's own bots on every seat (`Playouts`), or with what its network
learned (`learned.LearnedPlayouts`). Any other that has the same method can take their place.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from turnkey.bots.policies import policy_number, usual_policy
from turnkey.core.cores import usable_cores
from turnkey.core.errors import TurnkeyError
from turnkey.core.game import Game
from turnkey.core.workspace import Workspace
from turnkey.lab.summary import winners

Numbers = np.ndarray[Any, Any]
NOTHING_FORCED = -1
BOT, NETWORK = "bot", "network"  # who plays the rests of a game


class CalledOff(TurnkeyError):
    """Nobody wants the answer any more."""


@dataclass(frozen=True)
class Ask:
    """One question: how often does each seat win from here?

    `action` is what `seat` does first (NOTHING_FORCED: what its bot does). With `redraws` every sample begins in
    another world that `seat` cannot tell from this one. Sample i of two asks with one `seed` meets the same world and
    the same chance, whatever is forced.
    """

    state: Numbers  # the game's record as bytes
    seat: int
    action: int
    redraws: bool
    seed: int
    count: int


class Evaluator(Protocol):
    """Answers asks by samples: a row for each, a column for each seat, 1 for a win (or any chance of one)."""

    @property
    def by(self) -> str: ...

    def worth(self, ask: Ask) -> Numbers: ...


class Playouts:
    """Samples are rests of the game, played by its own bots in compiled loops; every thread has a place of its own."""

    by = BOT

    def __init__(self, game: Game, players: int, book: Numbers, backend: str = "compiled", bot: str = "") -> None:
        self.game, self.players, self.book = game, players, book
        policy = policy_number(game, bot or usual_policy(game))
        self._policies = np.full(game.definition.most_seats, policy, np.int64)
        self._engine = game.engine(backend, "watched")
        self._own = threading.local()

    def worth(self, ask: Ask) -> Numbers:
        if not hasattr(self._own, "space"):
            self._own.space = Workspace(self.game)
        space = self._own.space
        returns = np.zeros((ask.count, self.game.definition.most_seats))
        self._engine.play_on(
            space.games, space.raw, space.seen, space.seen_raw, space.menu, space.dice,
            ask.state, self.game.secrets, self.book, self._policies, ask.seat, ask.action, ask.redraws, ask.seed,
            ask.count, returns,
        )  # fmt: skip
        return winners(returns[:, : self.players]).astype(np.float64)


class Asking:
    """Puts many asks to an evaluator, on several cores, until somebody calls it off."""

    def __init__(
        self,
        evaluator: Evaluator,
        cores: int | None = None,
        done: Callable[[int], None] = lambda samples: None,
        stop: threading.Event | None = None,
    ) -> None:
        self.evaluator = evaluator
        self.samples = 0
        self._cores = cores or usable_cores()
        self._done = done
        self._stop = stop or threading.Event()

    def all(self, asks: Sequence[Ask]) -> list[Numbers]:
        """Their answers, in order. (Compiled loops leave other threads alone: they need no processes.)"""
        if self._cores == 1 or len(asks) < 2:
            return [self._one(ask) for ask in asks]
        with ThreadPoolExecutor(min(self._cores, len(asks)), thread_name_prefix="review") as pool:
            return list(pool.map(self._one, asks))

    def _one(self, ask: Ask) -> Numbers:
        if self._stop.is_set():
            raise CalledOff("this review was called off")
        answer = self.evaluator.worth(ask)
        self.samples += ask.count
        self._done(ask.count)
        return answer
