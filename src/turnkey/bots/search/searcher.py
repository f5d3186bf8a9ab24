"""A bot that searches, within a budget of time or simulations, on all cores, and can say what it thought."""

from __future__ import annotations

import math
import threading
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from turnkey.bots.leave import Leave
from turnkey.bots.policies import PolicyBot, policy_number, stirred, usual_policy
from turnkey.bots.search.growing import Growing
from turnkey.bots.search.tree import Numbers, SearchSettings, Tree, put_back, search_is_compiled, spare_tree
from turnkey.bots.sight import Sight
from turnkey.core.actions import Action, Comes
from turnkey.core.cores import usable_cores
from turnkey.core.game import Game


@dataclass(frozen=True)
class Budget:
    """How much a search may think about one decision: whichever of the two ends first."""

    simulations: int | None = None
    seconds: float | None = 1.0


@dataclass(frozen=True)
class Move:
    """A move that was considered: how much of the search went to it, and what it is expected to bring."""

    action: Action
    share: float
    expected: float


@dataclass(frozen=True)
class Considered:
    """What a search came to, best move first."""

    moves: tuple[Move, ...]
    simulations: int
    seconds: float

    @property
    def best(self) -> Action:
        return self.moves[0].action

    @property
    def sentence(self) -> str:
        """Why this move, in one sentence."""
        first, *others = self.moves
        if not others:
            return f"{first.action.notation}: there is no other choice."
        games = f"{self.simulations:,} games played out in thought"
        second = others[0]
        return (
            f"{first.action.notation} looks best after {games}: expected result {first.expected:+.2f}, "
            f"against {second.expected:+.2f} for {second.action.notation}."
        )

    def plain(self) -> Mapping[str, Any]:
        """The same as plain data, for a screen to draw."""
        return {
            "simulations": self.simulations,
            "seconds": self.seconds,
            "sentence": self.sentence,
            "moves": [
                {"action": one.action.notation, "share": one.share, "expected": one.expected} for one in self.moves
            ],
        }


class SearchBot:
    """Thinks before it moves. `temper` names the policy by whose lights it judges its own choices (a game's
    loyal, greedy, liar …) and which speaks for it where claims are made; the others at the table are taken to play
    like the game's usual bot."""

    def __init__(
        self,
        game: Game,
        budget: Budget = Budget(),
        seed: int | None = None,
        temper: str | None = None,
        settings: SearchSettings = SearchSettings(),
        cores: int | None = None,
    ) -> None:
        self.game = game
        self.budget = budget
        self.settings = settings
        self.considered: Considered | None = None  # of the latest decision
        self._usual = policy_number(game, usual_policy(game))
        self._temper = policy_number(game, temper or usual_policy(game))
        self._cores = cores or usable_cores()
        self._seed = stirred(seed)
        self._voice = PolicyBot(game, temper or usual_policy(game), self._seed)
        self._lock = threading.Lock()  # for the two above: every thought has trees of its own

    def needs_worlds(self, leave: Leave) -> bool:
        """While somebody waits nothing is compiled: until that is done, it moves without thinking."""
        return not leave.waited_for or search_is_compiled(self.game)

    def choose(self, sight: Sight) -> Action:
        return self.consider(sight).best

    def consider(self, sight: Sight, speaks: bool = True) -> Considered:
        """Search from what the seat knows; the whole of what came out of it. Threads may call this side by side.

        `speaks`: before it does something it may say something, where claims are made."""
        began = begins(sight.leave)
        found = (self._spoken(sight) if speaks else None) or self._searched(sight) or only(self.at_once(sight))
        self.considered = replace(found, seconds=time.monotonic() - began)
        return self.considered

    def _spoken(self, sight: Sight) -> Considered | None:
        """A claim: what to say is its temper's affair, and commits it to nothing."""
        if not self.game.definition.words.claims_are_actions:
            return None
        spoken = self.at_once(sight)
        return only(spoken) if spoken.verb.comes is Comes.AS_CLAIM else None

    def at_once(self, sight: Sight) -> Action:
        """What its temper does without thinking."""
        with self._lock:
            return self._voice.choose(sight)

    def _searched(self, sight: Sight) -> Considered | None:
        """None: there was no time for a single simulation, or the search is still to be compiled."""
        with self._lock:
            seed = self._seed = stirred(self._seed)
        options, leave = sight.options, sight.leave
        if len(options) == 1:
            return only(options[0])
        if not sight.has_worlds or not self.needs_worlds(leave):
            return None
        root = sight.world(seed).state.copy()
        guides = np.full(self.game.definition.most_seats, self._usual, np.int64)
        guides[sight.seat] = self._temper
        trees = self._trees(sight)
        for number, tree in enumerate(trees):
            tree.plant(root, sight.book, sight.seat, guides, self.settings, seed + number)
        seconds = math.inf if self.budget.seconds is None else self.budget.seconds
        simulations = [share_of(self.budget.simulations, len(trees), place) for place in range(len(trees))]
        growing = Growing(trees, simulations, min(begins(leave) + seconds, leave.until))
        leave.when_called_off(growing.call_off)
        grown = growing.run()
        found = result(options, grown) if grown else None
        for tree in grown:
            self._put_back(tree)
        return found if found and found.simulations else None

    # What a search of another kind grows instead

    def _trees(self, sight: Sight) -> list[Tree]:
        return [spare_tree(self.game) for _ in range(self._cores)]

    def _put_back(self, tree: Tree) -> None:
        put_back(self.game, tree)


def begins(leave: Leave) -> float:
    """From when on its seconds count: where nobody has waited, from now."""
    return time.monotonic() if leave.asked is None else leave.asked


def share_of(simulations: int | None, trees: int, place: int) -> int:
    """A tree's part of all simulations; without a limit, more than there is time for."""
    if simulations is None:
        return 1 << 60
    return simulations // trees + (place < simulations % trees)


def only(action: Action) -> Considered:
    """Nothing else was considered."""
    return Considered((Move(action, 1.0, 0.0),), 0, 0.0)


def result(options: Sequence[Action], trees: Sequence[Tree]) -> Considered:
    """The trees' roots put together. The best move is the one that has most merit by the trees' own lights."""
    roots: list[Numbers] = [tree.root(len(options)) for tree in trees]
    visits, worth, priors = (np.sum([root[name] for root in roots], axis=0) for name in ("visits", "worth", "prior"))
    spread = max(float(np.ptp(tree.scope)) for tree in trees) / 2
    expected = worth / np.maximum(visits, 1)
    merits = np.where(visits > 0, trees[0].merits(visits, expected, priors, spread), -np.inf)
    total = max(int(visits.sum()), 1)
    order = [int(place) for place in np.argsort(-merits, kind="stable")]
    moves = tuple(
        Move(options[place], float(visits[place] / total), float(expected[place]))
        for place in order
        if visits[place] > 0 or place == order[0]
    )
    return Considered(moves, int(visits.sum()), 0.0)
