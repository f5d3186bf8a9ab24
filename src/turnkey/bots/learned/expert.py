"""A bot that searches with what it learned: the network leads the search, and judges where it ends."""

from __future__ import annotations

from typing import Any

import numpy as np

from turnkey.bots.learned.settings import ExpertSettings, settings_of
from turnkey.bots.learned.thinking import Head
from turnkey.bots.learned.weights import Weights, weights_of
from turnkey.bots.leave import Leave
from turnkey.bots.policies import policy_number, usual_policy
from turnkey.bots.search.searcher import Budget, Considered, SearchBot
from turnkey.bots.search.tree import Numbers, Tree
from turnkey.bots.sight import Sight
from turnkey.core.game import Game

OPINION = 30  # simulations: as much the network's opinion of an option counts beside what the search found
LIKELIER = 0.05  # of a return, by which it thinks better of what it finds e times as likely


class ExpertTree(Tree):
    """A tree that is led by a network, at tables of one size."""

    kind, loop = "learned", "ponder"

    def __init__(self, game: Game, weights: Weights, players: int) -> None:
        super().__init__(game)
        self._head = Head(game, weights, players)
        self.agreed: Numbers = np.zeros(0, np.int64)

    def _arguments(self, simulations: int) -> tuple[Any, ...]:
        settings, space, head = self._settings, self._space, self._head
        assert isinstance(settings, ExpertSettings)
        return (
            space.games, space.raw, head.seen, head.seen_raw, head.seen_words, head.notes, space.menu, space.dice,
            self._root.view(np.uint8), self._secrets, self._book, self._seat, self._guides, settings.rest,
            settings.explore, simulations, self.nodes, self.edges, self.used, self.scope, self._path, self._outcome,
            self.stop, self.agreed, head.columns, head.mind, head.thought,
        )  # fmt: skip

    def merits(self, visits: Numbers, expected: Numbers, priors: Numbers, spread: float) -> Numbers:
        """An option's average, as if the network had had some simulations of its own. So with few of them it is not
        overruled by luck, and with many it hardly counts."""
        liked = LIKELIER * np.log(np.maximum(priors / max(priors.sum(), 1e-9), 1e-9))
        # Of the same average over all simulations as what the search found, so that the two can be compared
        opinion = liked + np.average(expected - liked, weights=np.maximum(visits, 1e-9))
        merits: Numbers = (OPINION * opinion + visits * expected) / (OPINION + visits)
        return merits


class ExpertBot(SearchBot):
    """Searches by its network. It never says anything: a claim is nothing that it learned to make.

    At a table of a size or with options that it did not learn with, it searches as others do.
    """

    def __init__(
        self,
        game: Game,
        budget: Budget = Budget(),
        seed: int | None = None,
        settings: ExpertSettings | None = None,
        cores: int | None = None,
        weights: Weights | None = None,
    ) -> None:
        self.weights = weights or weights_of(game)
        self._spares: list[ExpertTree] = []  # of this bot, which sits at one table
        super().__init__(game, budget, seed, self.weights.adviser, settings or settings_of(game), cores)

    def needs_worlds(self, leave: Leave) -> bool:
        return not leave.waited_for or ponder_is_compiled(self.game, self.weights)

    def _spoken(self, sight: Sight) -> Considered | None:
        return None

    def _trees(self, sight: Sight) -> list[Tree]:
        players = len(sight.seats)
        if not self.weights.knows(players, sight.values):
            return super()._trees(sight)
        trees = [self._spare(players) for _ in range(self._cores)]
        for tree in trees:
            tree.agreed = self.weights.head(self.game, players, sight.values)
        return list(trees)

    def _spare(self, players: int) -> ExpertTree:
        """A tree that nobody grows."""
        try:
            return self._spares.pop()
        except IndexError:
            return ExpertTree(self.game, self.weights, players)

    def _put_back(self, tree: Tree) -> None:
        if isinstance(tree, ExpertTree):
            self._spares.append(tree)
        else:
            super()._put_back(tree)


COMPILED: set[Game] = set()


def ponder_is_compiled(game: Game, weights: Weights) -> bool:
    """Whether such a search begins at once; else it is compiled first, which can take minutes."""
    if game not in COMPILED:
        players = weights.players[0]
        book = game.book(players, game.options.resolve({}))
        tree = ExpertTree(game, weights, players)
        tree.agreed = weights.head(game, players, game.options.resolve({}))
        guides = np.full(game.definition.most_seats, policy_number(game, usual_policy(game)), np.int64)
        tree.plant(game.layout.blank(), book, 0, guides, ExpertSettings(), 1)
        if tree.is_compiled:
            COMPILED.add(game)
    return game in COMPILED
