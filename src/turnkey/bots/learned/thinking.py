"""What a game's network thinks of a position, for one thread; and a bot that does what it likes best."""

from __future__ import annotations

import threading
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from turnkey.bots.learned.weights import Weights, weights_of
from turnkey.bots.leave import Leave
from turnkey.bots.policies import RANDOM, PolicyBot, policy_number, stirred, usual_policy
from turnkey.bots.sight import Sight
from turnkey.core.actions import Action
from turnkey.core.game import Game
from turnkey.core.loops.advising import PATIENCE
from turnkey.core.loops.stepping import SEATS
from turnkey.core.mind import NO_ADVICE, Columns, Mind, Thought

Numbers = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Judged:
    """What a network thinks: how likely it finds each option, and what it expects for every seat."""

    best: Action
    chances: Mapping[Action, float]
    values: tuple[float, ...]


class Head:
    """A network at tables of one size, with room to think in: one thread's."""

    def __init__(self, game: Game, weights: Weights, players: int) -> None:
        self.columns, self.mind = network_of(weights, players)
        noted, own = weights.notes(players)
        size = game.layout.size
        self.seen_raw = np.zeros(size + -(-noted // 8) * 8, np.uint8)
        self.seen = self.seen_raw[:size].view(game.layout.dtype)
        self.seen_words = self.seen_raw[:size].view(np.uint64)
        self.notes = self.seen_raw[size + noted - own : size + noted].view(np.int8)
        self.thought = Thought(
            np.zeros(len(self.columns.places) + SEATS, np.float32), np.zeros(self.mind.first.shape[1], np.float32),
            np.zeros(self.mind.second.shape[1], np.float32), np.zeros(int(self.mind.kind.max()) + 1, np.int64),
            np.zeros(game.definition.most_options + 1), np.zeros(game.definition.most_options + 1),
            np.zeros(game.definition.most_seats),
        )  # fmt: skip


@cache
def _networks() -> dict[tuple[int, int], tuple[Weights, Columns, Mind]]:
    return {}


def network_of(weights: Weights, players: int) -> tuple[Columns, Mind]:
    """Arrays that all threads read; made once for each size of a table."""
    kept = _networks()
    if (id(weights), players) not in kept:
        kept[id(weights), players] = weights, weights.columns(players), weights.mind(players)
    _, columns, mind = kept[id(weights), players]
    return columns, mind


class NetworkBot:
    """The network alone: it does what it likes best, and never says anything. Its dice are thrown by the bot that
    advises it, where that wavers between equals.

    At a table of a size or with options that it did not learn with, it plays as that bot.
    """

    def __init__(self, game: Game, seed: int | None = None, weights: Weights | None = None) -> None:
        self.game = game
        self.weights = weights or weights_of(game)
        self._policy = policy_number(game, self.weights.adviser or RANDOM)
        self._dice = np.array([stirred(seed)], np.uint64)
        self._heads: dict[int, Head] = {}
        self._lock = threading.Lock()
        self._other = PolicyBot(game, usual_policy(game), seed)

    def __repr__(self) -> str:
        return f"NetworkBot({self.game!r})"

    def needs_worlds(self, leave: Leave) -> bool:
        return False

    def choose(self, sight: Sight) -> Action:
        if not self.weights.knows(len(sight.seats), sight.values):
            return self._other.choose(sight)
        return self.judge(sight).best

    def judge(self, sight: Sight) -> Judged:
        """What it thinks of a position, as its seat knows it."""
        players, game = len(sight.seats), self.game
        menu = game.new_menu()
        game.engine("auto").options(sight.known, sight.book, sight.seat, menu)
        words = game.definition.words.actions
        with self._lock:
            head = self._heads.get(players)
            if head is None:
                head = self._heads[players] = Head(game, self.weights, players)
            agreed = self.weights.head(game, players, sight.values)
            advice = self._advice(sight, menu)
            # While somebody waits nothing is compiled
            best = game.engine("auto" if sight.leave.waited_for else "compiled", "learned").judge(
                sight.known.view(np.uint8), head.seen, head.seen_raw, head.notes, sight.book, sight.seat, menu, advice,
                agreed, head.columns, head.mind, head.thought,
            )  # fmt: skip
            chances = head.thought.chances[: menu[0]].tolist()
            values = tuple(head.thought.values[:players].tolist())
        options = [words[one] for one in menu[1 : 1 + menu[0]]]
        return Judged(words[int(best)], dict(zip(options, chances, strict=True)), values)

    def _advice(self, sight: Sight, menu: Numbers) -> int:
        """What the game's own bot would do. What it would say first is said to nobody: then it is asked again."""
        if self.weights.adviser is None:
            return NO_ADVICE
        engine, known = self.game.engine("auto"), sight.known.copy()
        offered = set(menu[1 : 1 + menu[0]].tolist())
        for _ in range(PATIENCE):
            action = int(engine.consider(known, sight.book, sight.seat, menu, self._policy, self._dice))
            if action in offered:
                return action
            engine.apply(known, sight.book, sight.seat, action)
        return NO_ADVICE
