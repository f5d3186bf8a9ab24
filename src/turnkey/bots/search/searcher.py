"""A bot that searches, within a budget of time or simulations, on all cores, and can say what it thought."""

from __future__ import annotations

import os
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from turnkey.bots.policies import PolicyBot, policy_number, stirred, usual_policy
from turnkey.bots.search.tree import Manner, Numbers, Tree
from turnkey.bots.sight import Sight
from turnkey.core.actions import Action
from turnkey.core.game import Game

DOUBT = 2.0  # standard errors by which a move's average is marked down before moves are compared
SLICE = 0.02  # seconds: about so long a tree grows before others get their turn


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


@cache
def workers() -> ThreadPoolExecutor:
    """One pool for all searches of this process. They grow their trees slice by slice in it, first come, first
    served: thirty seats that think at once all get on, each a little slower."""
    return ThreadPoolExecutor(os.cpu_count() or 1, thread_name_prefix="search")


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
        manner: Manner = Manner(),
        cores: int | None = None,
    ) -> None:
        self.game = game
        self.budget = budget
        self.manner = manner
        self.considered: Considered | None = None  # of the latest decision
        self._usual = policy_number(game, usual_policy(game))
        self._temper = policy_number(game, temper or usual_policy(game))
        self._trees = [Tree(game) for _ in range(cores or os.cpu_count() or 1)]
        self._seed = stirred(seed)
        self._voice = PolicyBot(game, temper or usual_policy(game), self._seed)

    def choose(self, sight: Sight) -> Action:
        return self.consider(sight).best

    def consider(self, sight: Sight) -> Considered:
        """Search from what the seat knows; the whole of what came out of it."""
        began = time.monotonic()
        if self.game.definition.claims_are_actions:
            spoken = self._voice.choose(sight)
            if spoken.verb.outside:  # a claim: what to say is its temper's affair, and commits it to nothing
                self.considered = Considered((Move(spoken, 1.0, 0.0),), 0, time.monotonic() - began)
                return self.considered
        options = sight.options
        self._seed = stirred(self._seed)
        if len(options) > 1:
            root = sight.world(self._seed).state.copy()
            guides = np.full(self.game.definition.most_seats, self._usual, np.int64)
            guides[sight.seat] = self._temper
            for number, tree in enumerate(self._trees):
                tree.plant(root, sight.book, sight.seat, guides, self.manner, self._seed + number)
            self._think(began)
        self.considered = result(options, self._trees, time.monotonic() - began)
        return self.considered

    def _think(self, began: float) -> None:
        """Grow all trees until the budget is spent."""
        ends = None if self.budget.seconds is None else began + self.budget.seconds
        left = [share_of(self.budget.simulations, len(self._trees), place) for place in range(len(self._trees))]
        slices = [16] * len(self._trees)
        running: dict[Future[float], int] = {}
        for place in range(len(self._trees)):
            self._go_on(running, place, left, slices)
        while running:
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                place = running.pop(future)
                seconds = future.result()
                slices[place] = max(1, min(slices[place] * 2, int(slices[place] * SLICE / max(seconds, 1e-6))))
                now = time.monotonic()
                if ends is not None:  # the last slice must not run over
                    slices[place] = max(1, min(slices[place], int(slices[place] * (ends - now) / SLICE)))
                if ends is None or now < ends:
                    self._go_on(running, place, left, slices)

    def _go_on(self, running: dict[Future[float], int], place: int, left: list[int], slices: Sequence[int]) -> None:
        size = min(slices[place], left[place])
        if size > 0:
            left[place] -= size
            running[workers().submit(timed_growth, self._trees[place], size)] = place


def share_of(simulations: int | None, trees: int, place: int) -> int:
    """A tree's part of all simulations; without a limit, more than there is time for."""
    if simulations is None:
        return 1 << 60
    return simulations // trees + (place < simulations % trees)


def timed_growth(tree: Tree, simulations: int) -> float:
    began = time.perf_counter()
    tree.grow(simulations)
    return time.perf_counter() - began


def result(options: Sequence[Action], trees: Sequence[Tree], seconds: float) -> Considered:
    """The trees' roots put together. The best move is the one whose result is good for sure: what it brought on
    average, less what that average may be off by."""
    if len(options) == 1:
        return Considered((Move(options[0], 1.0, 0.0),), 0, seconds)
    roots: list[Numbers] = [tree.root(len(options)) for tree in trees]
    visits, worth = (np.sum([root[name] for root in roots], axis=0) for name in ("visits", "worth"))
    spread = max(float(np.ptp(tree.scope)) for tree in trees) / 2
    expected = worth / np.maximum(visits, 1)
    surely = np.where(visits > 0, expected - DOUBT * spread / np.sqrt(np.maximum(visits, 1)), -np.inf)
    total = max(int(visits.sum()), 1)
    order = [int(place) for place in np.argsort(-surely, kind="stable")]
    moves = tuple(
        Move(options[place], float(visits[place] / total), float(expected[place]))
        for place in order
        if visits[place] > 0 or place == order[0]
    )
    return Considered(moves, int(visits.sum()), seconds)
