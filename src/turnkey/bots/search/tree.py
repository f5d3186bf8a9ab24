"""A search tree of fixed size: one for each thread."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from turnkey.core.chance import mixed
from turnkey.core.engine import loops
from turnkey.core.game import Game
from turnkey.core.workspace import Workspace

NODES = 1 << 14  # places for nodes, of which half are used
EDGES = 1 << 17  # with them a tree takes some 5 MB, whatever the game

Numbers = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Manner:
    """How a search goes about it."""

    explore: float = 0.7  # how curious it is about what it has tried seldom
    favour: float = 0.5  # the share of that curiosity which the game's own bot's choice has for itself
    depth: int = 2  # how many decisions of a simulation the tree looks at
    noise: int = 0  # parts of 256 of the choices in a playout that are random, not the bot's


class Tree:
    """The tree of one position for one seat: `grow` it, then read its root."""

    def __init__(self, game: Game) -> None:
        loop = loops(game.slug, "search")
        self._search = game.engine("compiled", "search").search
        self._secrets = game.secrets
        self.nodes = np.zeros(NODES, loop.NODE)
        self.edges = np.zeros(EDGES, loop.EDGE)
        self.used = np.zeros(loop.SHAPE, np.int64)
        self.scope = np.zeros(2)
        self._outcome = np.zeros(game.definition.most_seats)
        self._space = Workspace(game)

    def plant(self, root: Numbers, book: Numbers, seat: int, guides: Numbers, manner: Manner, seed: int) -> None:
        """Begin anew at this position."""
        self.nodes["key"] = 0
        self.used[:] = 0
        self.scope[:] = 0.0
        self._space.dice[0] = mixed(mixed(seed % 2**64))
        self._path = np.zeros((manner.depth, 2), np.int64)
        self._root, self._book, self._seat, self._guides, self._manner = root, book, seat, guides, manner

    def grow(self, simulations: int) -> None:
        """So many more simulations. Runs without Python's lock, so that threads grow trees side by side."""
        manner, space = self._manner, self._space
        self._search(
            space.games, space.raw, space.seen, space.seen_raw, space.seen.view(np.uint64),
            space.menu, space.dice, self._root.view(np.uint8), self._secrets, self._book, self._seat,
            self._guides, manner.noise, manner.favour, manner.explore, simulations,
            self.nodes, self.edges, self.used, self.scope, self._path, self._outcome,
        )  # fmt: skip

    def root(self, options: int) -> Numbers:
        """The edges at the root: the first that were grown."""
        return self.edges[:options]
