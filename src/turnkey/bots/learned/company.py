"""Whole games of a network, played in compiled code at tables of one size: many times quicker than at a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from turnkey.bots.learned.thinking import Head
from turnkey.bots.learned.weights import Weights
from turnkey.bots.policies import RANDOM, policy_number
from turnkey.core.game import Game
from turnkey.core.loops.stepping import LEARNER
from turnkey.core.mind import Mind
from turnkey.core.table_options import Values

Numbers = np.ndarray[Any, Any]


class Company:
    """What it takes to play with one set of options after the other."""

    def __init__(
        self, game: Game, weights: Weights, players: int, sets: Sequence[Values], backend: str = "compiled"
    ) -> None:
        self.game, self.players = game, players
        self.head = Head(game, weights, players)
        values = [game.options.resolve(one) for one in sets]
        self.books = np.concatenate([game.book(players, one) for one in values])
        self.heads = np.array([weights.head(game, players, one) for one in values], np.int64)
        self.adviser = policy_number(game, weights.adviser or RANDOM)
        self.menu = game.new_menu()
        self._engine = game.engine(backend, "learned")

    def _sight(self) -> tuple[Any, ...]:
        """Those arguments of the loops that stay the same."""
        head = self.head
        return (
            head.seen, head.seen_raw, head.notes, self.menu, self.game.secrets, self.books, self.heads, self.adviser,
            head.columns,
        )  # fmt: skip

    def contest(self, mind: Mind, deciders: Sequence[int], seed: int, games: int) -> Numbers:
        """What every seat got in each of so many games. `deciders`: a policy for each seat, or LEARNER: the network
        does what it likes best."""
        record, rewards = self.game.layout.blank(), np.zeros((games, self.game.definition.most_seats))
        seated = np.full(self.game.definition.most_seats, LEARNER, np.int64)
        seated[: len(deciders)] = deciders
        self._engine.contest(
            record, record.view(np.uint8), np.zeros(1, np.uint64), seated, seed, *self._sight(), mind,
            self.head.thought, rewards,
        )  # fmt: skip
        return rewards[:, : self.players]
