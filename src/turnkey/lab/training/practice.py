"""The games that a network learns from on a CPU: played in compiled code, network and all, at tables of one size."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from turnkey.bots.learned.company import Company
from turnkey.bots.learned.weights import Weights, about_of
from turnkey.core.game import Game
from turnkey.core.mind import Mind
from turnkey.core.table_options import Values
from turnkey.env.observing import Plan
from turnkey.lab.training.columns import Columns, agreed_by, kinds_of, plan_arrays, relative_seats
from turnkey.lab.training.exporting import layers_of
from turnkey.lab.training.network import Network

Numbers = np.ndarray[Any, Any]
KEPT = ("games", "numbers", "words", "deciders")  # what games need to go on


class Frame:
    """All of a network that training does not change, so that its numbers can be put in."""

    def __init__(
        self, game: Game, plans: Mapping[int, Plan], columns: Columns, adviser: str | None, favour: float
    ) -> None:
        self.game, self.plans, self.columns, self.adviser = game, plans, columns, adviser
        self._about = about_of(game, agreed_by(game, plans), adviser, favour)
        self._arrays = {"kind": kinds_of(game)}
        for players, plan in plans.items():
            self._arrays |= plan_arrays(game, players, plan, columns)

    def weights(self, network: Network) -> Weights:
        return Weights(self._about, {**self._arrays, **layers_of(network)})


class Practice(Company):
    """Games that go on from lesson to lesson."""

    def __init__(
        self,
        frame: Frame,
        players: int,
        sets: Sequence[Values],
        network: Network,
        seatings: Numbers,
        games: int,
        seed: int,
        backend: str,
    ) -> None:
        game = frame.game
        super().__init__(game, frame.weights(network), players, sets, backend)
        self.seatings, self.many = seatings, games
        self.games = game.layout.blank(games)
        self.raw = self.games.view(np.uint8).reshape(games, -1)
        self.words = np.zeros((games, 1), np.uint64)
        self.numbers = np.arange(games)
        self.deciders = np.ascontiguousarray(seatings[np.arange(games) % len(seatings)])
        self.relative = relative_seats(game, players)
        columns, table = frame.columns, [frame.columns.table + players - 1]
        differ = not game.definition.rules.seats_alike
        self.extra = np.array(
            [[columns.seat + seat, *table] if differ else table for seat in range(players)], np.int64
        )  # columns that are 1 in every row of a seat
        self.deal(seed)

    def deal(self, seed: int) -> None:
        """All games from their beginning."""
        self.seed = seed
        self.numbers[:] = np.arange(self.many)
        self._engine.begin(self.games, self.raw, self.numbers, self.words, self.books, seed)

    def practise(self, mind: Mind, ghost: Mind, notes: tuple[Numbers, ...]) -> int:
        """Fill the notes of these games; how many decisions that took."""
        return int(
            self._engine.practise(
                self.games, self.raw, self.numbers, self.words, self.deciders, self.seatings, self.seed,
                *self._sight(), mind, ghost, self.head.thought, self.extra, *notes,
            )
        )  # fmt: skip

    def state(self) -> dict[str, Numbers]:
        return {name: np.array(getattr(self, name)) for name in KEPT}

    def put_back(self, kept: Mapping[str, Numbers]) -> None:
        for name in KEPT:
            getattr(self, name)[:] = kept[name]
