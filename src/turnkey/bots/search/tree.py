"""A search tree of fixed size: nobody else has it while a thought grows it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from turnkey.core.chance import mixed
from turnkey.core.game import Game
from turnkey.core.layout import layout_of
from turnkey.core.loops import search
from turnkey.core.workspace import Workspace

NODES = 1 << 14  # places for nodes, of which half are used
EDGES = 1 << 17  # with them a tree takes some 5 MB, whatever the game
MOST_SPARE = 16  # trees of a game that are kept for the next thoughts
DOUBT = 2.0  # standard errors by which a move's average is marked down before moves are compared

Numbers = np.ndarray[Any, Any]


@dataclass(frozen=True)
class SearchSettings:
    """How a search goes about it."""

    explore: float = 0.7  # how curious it is about what it has tried seldom
    favour: float = 0.5  # the share of that curiosity which the game's own bot's choice has for itself
    depth: int = 2  # how many decisions of a simulation the tree looks at
    noise: int = 0  # parts of 256 of the choices in a playout that are random, not the bot's


class Tree:
    """The tree of one position for one seat: `grow` it, then read its root."""

    kind, loop = "search", "search"  # the file of the loop that grows it, and its name there

    def __init__(self, game: Game) -> None:
        self._engine = game.engine("compiled", self.kind)
        self._secrets = game.secrets
        self._most_options = game.definition.most_options
        self.nodes = np.zeros(NODES, search.NODE)
        self.edges = np.zeros(EDGES, search.EDGE)
        self.used = np.zeros(search.SHAPE, np.int64)
        self.scope = np.zeros(2)
        self.stop = np.zeros(1, np.uint8)  # whoever sets it has `grow` return
        self._outcome = np.zeros(game.definition.most_seats)
        self._space = Workspace(game)

    def plant(
        self, root: Numbers, book: Numbers, seat: int, guides: Numbers, settings: SearchSettings, seed: int
    ) -> None:
        """Begin anew at this position."""
        self.nodes["key"] = 0
        self.edges[: self._most_options] = np.zeros(1, self.edges.dtype)  # the root's, should nothing grow at all
        self.used[:] = 0
        self.scope[:] = 0.0
        self.stop[:] = 0
        self._space.dice[0] = mixed(mixed(seed % 2**64))
        self._path = np.zeros((settings.depth, 2), np.int64)
        self._root, self._book, self._seat, self._guides, self._settings = root, book, seat, guides, settings

    def grow(self, simulations: int) -> None:
        """So many more simulations, or fewer if it is told to stop.

        Runs without Python's lock, so that threads grow trees side by side.
        """
        getattr(self._engine, self.loop)(*self._arguments(simulations))

    def _arguments(self, simulations: int) -> tuple[Any, ...]:
        settings, space = self._settings, self._space
        return (
            space.games, space.raw, space.seen, space.seen_raw, space.seen.view(np.uint64),
            space.menu, space.dice, self._root.view(np.uint8), self._secrets, self._book, self._seat,
            self._guides, settings.noise, settings.favour, settings.explore, simulations,
            self.nodes, self.edges, self.used, self.scope, self._path, self._outcome,
            self.stop,
        )  # fmt: skip

    @property
    def is_compiled(self) -> bool:
        """Whether `grow` begins at once; else the search is compiled first, which can take minutes."""
        return self._engine.is_compiled(self.loop, *self._arguments(1))

    def root(self, options: int) -> Numbers:
        """The edges at the root: the first that were grown."""
        return self.edges[:options]

    def merits(self, visits: Numbers, expected: Numbers, priors: Numbers, spread: float) -> Numbers:
        """By what moves are compared in the end: what is good for sure, the average less what that may be off by."""
        surely: Numbers = expected - DOUBT * spread / np.sqrt(np.maximum(visits, 1))
        return surely


COMPILED: set[Game] = set()


def search_is_compiled(game: Game) -> bool:
    """Whether a search of this game begins at once; else it is compiled first, which can take minutes."""
    if game not in COMPILED:
        book = layout_of(game.definition.rules.book).blank()
        book.flags.writeable = False
        tree = spare_tree(game)
        guides = np.zeros(game.definition.most_seats, np.int64)
        tree.plant(game.layout.blank(), book, 0, guides, SearchSettings(), 1)
        if tree.is_compiled:
            COMPILED.add(game)
        put_back(game, tree)
    return game in COMPILED


@cache
def spare_trees(game: Game) -> list[Tree]:
    return []


def spare_tree(game: Game) -> Tree:
    """A tree that nobody grows."""
    try:
        return spare_trees(game).pop()
    except IndexError:
        return Tree(game)


def put_back(game: Game, tree: Tree) -> None:
    """Nobody needs this tree any more."""
    if len(spare_trees(game)) < MOST_SPARE:
        spare_trees(game).append(tree)
