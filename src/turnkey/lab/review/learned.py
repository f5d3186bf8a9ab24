"""Rests of a game that its network plays, and who judges the games of a table: `review.json` beside a game says it.

The file is written by `bench/review_judges.py`, which measures whose rests tell more in the same time. It names the
network that was measured: another one is not asked until it was measured, too.
"""

from __future__ import annotations

import hashlib
import inspect
import json
import threading
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from turnkey.bots.learned.thinking import Head
from turnkey.bots.learned.weights import Weights, file_of, has_expert, weights_of
from turnkey.bots.policies import RANDOM, policy_number
from turnkey.core.game import Game
from turnkey.core.loops.learned import WAVERER
from turnkey.core.table import Table
from turnkey.core.table_options import Values
from turnkey.core.workspace import Workspace
from turnkey.lab.review.evaluator import NETWORK, Ask, Evaluator, Playouts
from turnkey.lab.summary import winners

Numbers = np.ndarray[Any, Any]

FILE = "review.json"
TO_THE_END = -2  # no choice has this number
HORIZON = 32  # choices after which a rest is cut off, and is worth what the network expects there
Line = tuple[float, float]  # a chance to win is the first and so many times what the network expects


class LearnedPlayouts:
    """Samples are rests of the game that its network plays on all seats: each thing as often as it finds it likely, so
    that a choice is not worth much only because everybody's answer is known.

    With a `line` rests are cut off at the HORIZON. The network then tells what the seat that chooses next knows in the
    world of the sample; over the worlds that the asking seat holds possible that is its own chance.
    """

    by = NETWORK

    def __init__(
        self, game: Game, players: int, book: Numbers, values: Values, weights: Weights, line: Line | None = None,
        backend: str = "compiled",
    ) -> None:  # fmt: skip
        self.game, self.players, self.book, self.weights, self.line = game, players, book, weights, line
        self.deciders = np.full(game.definition.most_seats, WAVERER, np.int64)
        self._heads = weights.head(game, players, values)[None]
        self._adviser = policy_number(game, weights.adviser or RANDOM)
        self._engine = game.engine(backend, "learned")
        self._own = threading.local()

    def worth(self, ask: Ask) -> Numbers:
        returns, choices = self.ends(ask, TO_THE_END if self.line is None else HORIZON)
        won = winners(returns).astype(np.float64)
        if self.line is None:
            return won
        found: Numbers = np.where(choices[:, None] < 0, np.clip(self.line[0] + self.line[1] * returns, 0, 1), won)
        return found

    def ends(self, ask: Ask, horizon: int = TO_THE_END) -> tuple[Numbers, Numbers]:
        """What each rest brought every seat, and how many choices it had; -1: it was cut off at the `horizon`, and the
        first is what the network expects there."""
        space, head = self.place
        returns, choices = np.zeros((ask.count, self.game.definition.most_seats)), np.zeros(ask.count, np.int64)
        self._engine.foresee(
            space.games, space.raw, space.dice, ask.state, self.deciders, ask.seat, ask.action, ask.redraws, ask.seed,
            horizon, head.seen, head.seen_raw, head.notes, space.menu, self.game.secrets, self.book, self._heads,
            self._adviser, head.columns, head.mind, head.thought, returns, choices,
        )  # fmt: skip
        return returns[:, : self.players], choices

    @property
    def place(self) -> tuple[Workspace, Head]:
        """Every thread's own; the workspace is left as the last rest ended."""
        if not hasattr(self._own, "space"):
            self._own.space, self._own.head = Workspace(self.game), Head(self.game, self.weights, self.players)
        return self._own.space, self._own.head


class ByKnowledge:
    """Asks one evaluator what a position is worth that a seat sees, and another one that all cards lie open in: no row
    of the network shows these."""

    def __init__(self, known: Evaluator, opened: Evaluator) -> None:
        self.known, self.opened, self.by = known, opened, known.by

    def worth(self, ask: Ask) -> Numbers:
        return (self.known if ask.redraws else self.opened).worth(ask)


@dataclass(frozen=True)
class Judges:
    """Who is asked what a position is worth, and who tells how large a loss is."""

    usual: Evaluator
    closer: Evaluator

    @property
    def are_one(self) -> bool:
        return self.usual is self.closer


def judges_of(table: Table, backend: str = "compiled") -> Judges:
    """The game's bots; its network where it plays at such a table, and was found to tell more in the same time."""
    game, players = table.game, table.players
    bots, line = Playouts(game, players, table.book, backend), measured_line(game, players)
    if line is None or not weights_of(game).knows(players, table.values):
        return Judges(bots, bots)
    cut, whole = (
        LearnedPlayouts(game, players, table.book, table.values, weights_of(game), one, backend)
        for one in (line, None)
    )  # fmt: skip
    return Judges(ByKnowledge(cut, bots), whole)


def measured_line(game: Game, players: int) -> Line | None:
    """For the network of a game at tables of this size; None: it does not judge there."""
    file = measured_file(game)
    if not has_expert(game) or not file.exists():
        return None
    told = json.loads(file.read_text(encoding="utf-8"))
    line = told["lines"].get(str(players)) if told["network"] == digest(game) else None
    return None if line is None else (float(line[0]), float(line[1]))


def measured_file(game: Game) -> Path:
    return Path(inspect.getfile(game.definition.rules.game)).with_name(FILE)


def digest(game: Game) -> str:
    """Of the network that is used for a game."""
    return hashlib.sha256(file_of(game).read_bytes()).hexdigest()[:16]
