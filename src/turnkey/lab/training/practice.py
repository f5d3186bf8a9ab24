"""The games that a network learns from on a CPU: played in compiled code, network and all, at tables of one size."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from turnkey.bots.learned.thinking import Head
from turnkey.bots.learned.weights import Weights, about_of
from turnkey.bots.policies import RANDOM, policy_number
from turnkey.core.game import Game
from turnkey.core.loops.stepping import LEARNER
from turnkey.core.mind import Mind
from turnkey.core.table_options import Values
from turnkey.env.observing import Plan, head_of
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


class Company:
    """What it takes to play at tables of one size with one set of options after the other."""

    def __init__(self, frame: Frame, players: int, sets: Sequence[Values], network: Network, backend: str) -> None:
        self.game, self.players, self.backend = frame.game, players, backend
        game, plan = frame.game, frame.plans[players]
        self.head = Head(game, frame.weights(network), players)
        values = [game.options.resolve(one) for one in sets]
        self.books = np.concatenate([game.book(players, one) for one in values])
        heads = np.array([head_of(game, players, one) for one in values], np.int64)
        self.heads = heads if plan.agreed is None else np.ascontiguousarray(heads[:, list(plan.agreed)])
        self.adviser = policy_number(game, frame.adviser or RANDOM)
        self.menu = game.new_menu()
        self._engine = game.engine(backend, "learned")

    def _sight(self) -> tuple[Any, ...]:
        head = self.head
        return (
            head.seen, head.seen_raw, head.notes, self.menu, self.game.secrets, self.books, self.heads, self.adviser,
            head.columns,
        )  # fmt: skip

    def contest(self, mind: Mind, deciders: Sequence[int], seed: int, first: int, games: int) -> Numbers:
        """What every seat got in each of so many games, played by these; the network does what it likes best."""
        record, rewards = self.game.layout.blank(), np.zeros((games, self.game.definition.most_seats))
        seated = np.full(self.game.definition.most_seats, LEARNER, np.int64)
        seated[: len(deciders)] = deciders
        self._engine.contest(
            record, record.view(np.uint8), np.zeros(1, np.uint64), seated, seed, first, *self._sight(), mind,
            self.head.thought, rewards,
        )  # fmt: skip
        return rewards[:, : self.players]


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
        super().__init__(frame, players, sets, network, backend)
        game = self.game
        self.seed, self.seatings, self.many = seed, seatings, games
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
