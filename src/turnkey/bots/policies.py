"""A game's own policies as players at a table: they are given what their seat knows, and nothing else."""

from __future__ import annotations

import os

import numpy as np

from turnkey.core.actions import Action
from turnkey.core.chance import mixed
from turnkey.core.errors import BadOption
from turnkey.core.game import Game
from turnkey.core.table import Table

RANDOM = "random"


class PolicyBot:
    """One of a game's policies by its name, or random play; with a seed its choices can be had again."""

    def __init__(self, game: Game, name: str, seed: int | None = None) -> None:
        names = [RANDOM, *game.definition.policies]  # numbered in this order by the loops
        if name not in names:
            raise BadOption(f"there is no bot {name!r} for {game.slug}; there are {', '.join(names)}")
        self.game = game
        self.name = name
        self._policy = names.index(name)
        start = int.from_bytes(os.urandom(8), "little") if seed is None else seed % 2**64
        # Stirred, so that a bot and a game with the same seed do not throw the same numbers.
        self._dice = np.array([mixed(mixed(start))], np.uint64)

    def __repr__(self) -> str:
        return f"PolicyBot({self.game!r}, {self.name!r})"

    def choose(self, table: Table, seat: int) -> Action:
        """What this bot does on that seat now. All it gets of the position is what the seat knows."""
        engine, book = self.game.engine("auto"), table.book
        seen, menu = table.seen_by(seat), self.game.new_menu()
        engine.options(seen, book, seat, menu)
        number = engine.consider(seen, book, seat, menu, self._policy, self._dice)
        return self.game.definition.actions[int(number)]
