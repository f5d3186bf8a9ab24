"""A game's own policies as players at a table: they are given what their seat knows, and nothing else."""

from __future__ import annotations

import os

import numpy as np

from turnkey.bots.leave import Leave
from turnkey.bots.sight import Sight
from turnkey.core.actions import Action
from turnkey.core.chance import mixed
from turnkey.core.errors import BadOption
from turnkey.core.game import Game
from turnkey.core.sentences import says

RANDOM = "random"
NO_BOT = "there is no bot {bot} for {game}; there are {known}"


def policy_names(game: Game) -> list[str]:
    """Random play and the game's compiled bots, numbered in this order by the loops."""
    return [RANDOM, *game.definition.bots.policies]


def policy_number(game: Game, name: str) -> int:
    names = policy_names(game)
    if name not in names:
        raise BadOption(says(NO_BOT, bot=repr(name), game=game.slug, known=", ".join(names)))
    return names.index(name)


def usual_policy(game: Game) -> str:
    """The game's own first policy; where it has none, random play."""
    return next(iter(game.definition.bots.policies), RANDOM)


def stirred(seed: int | None) -> int:
    """Where a bot's throws begin, so that a bot and a game with the same seed do not throw the same numbers."""
    return mixed(mixed(int.from_bytes(os.urandom(8), "little") if seed is None else seed % 2**64))


class PolicyBot:
    """One of a game's policies by its name, or random play; with a seed its choices can be had again.

    `random_share` of its choices are random all the same: a player who often does not look.
    """

    def __init__(self, game: Game, name: str, seed: int | None = None, random_share: float = 0.0) -> None:
        self.game = game
        self.name = name
        self._policy = policy_number(game, name)
        self._random_share = random_share
        self._dice = np.array([stirred(seed)], np.uint64)
        self._luck = np.random.default_rng(stirred(seed))

    def __repr__(self) -> str:
        return f"PolicyBot({self.game!r}, {self.name!r})"

    def needs_worlds(self, leave: Leave) -> bool:
        return False

    def choose(self, sight: Sight) -> Action:
        """What this bot does on that seat now."""
        if self._random_share and self._luck.random() < self._random_share:
            return sight.options[self._luck.integers(len(sight.options))]
        engine, menu = self.game.engine("auto"), self.game.new_menu()
        engine.options(sight.known, sight.book, sight.seat, menu)
        number = engine.consider(sight.known, sight.book, sight.seat, menu, self._policy, self._dice)
        return self.game.definition.words.actions[int(number)]
