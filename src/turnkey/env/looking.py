"""What environments show of a game, for a table: the row that a `Batch` would write."""

from __future__ import annotations

from typing import Any

import numpy as np

from turnkey.core.game import Game
from turnkey.core.table import Seat, Table
from turnkey.core.table_options import Values
from turnkey.env.observing import head_of, plan_of
from turnkey.env.sight import Sight

Numbers = np.ndarray[Any, Any]


class Looking:
    """Writes rows for tables of one size with one set of options."""

    def __init__(
        self, game: Game, players: int, values: Values, backend: str = "auto", turned: bool | None = None
    ) -> None:
        self.game = game
        self.plan = plan_of(game, players, game.definition.rules.seats_alike if turned is None else turned)
        head = np.array([head_of(game, players, values)], np.int64)
        self._engine = game.engine(backend, "stepping", False)
        self._fixed = Sight(game, self.plan).arguments(game.secrets, head, game.book(players, values))
        self._row = np.zeros((1, self.plan.size), np.float32)
        self._menu = np.zeros((1, game.definition.most_options + 2), np.int16)
        self._mask = np.zeros((1, 0), np.uint8)
        self._seat, self._number = np.zeros(1, np.int64), np.zeros(1, np.int64)

    def row(self, table: Table, seat: Seat) -> Numbers:
        """What a seat knows; the next call overwrites it."""
        raw = np.array(table.state).view(np.uint8).reshape(1, -1)
        self._seat[0] = table.seat(seat)
        self._engine.show(
            raw, self._menu, self._seat, self._number, *self._fixed, self._row, self._mask, 0, 1
        )  # fmt: skip
        return np.asarray(self._row[0])
