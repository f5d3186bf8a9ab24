"""Experts at the lab's tables: only where they know the game that is played.

At a table of a size or with options that it did not learn with, an expert plays as the bot that advised it. In a
comparison one player would then be compared with another.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from turnkey.bots.catalogue import EXPERT, EXPERT_FAST
from turnkey.bots.learned.weights import file_of, weights_of
from turnkey.core.errors import BadOption
from turnkey.core.game import Game
from turnkey.core.table_options import Values


def has_learned(name: str) -> bool:
    """Whether a bot of this name is a network, or searches by one."""
    return name == EXPERT_FAST or name.partition("@")[0] == EXPERT


def see_that_they_know(game: Game, players: int, values: Values, bots: Sequence[str]) -> None:
    """Refuse experts that did not learn this."""
    for name in dict.fromkeys(bots):
        if has_learned(name) and not weights_of(game).knows(players, values):
            changed = ", ".join(f"{one}={value}" for one, value in game.options.changed(values).items())
            raise BadOption(
                f"{name} did not learn {game.slug} with {players} seats and {changed or 'the printed options'}: train "
                f"one that does (turnkey train {game.slug}), and name the folder above it in TURNKEY_EXPERTS"
            )


def weights_in(game: Game, bots: Sequence[str]) -> list[str]:
    """A digest of what these bots learned: others play other games."""
    if not any(has_learned(name) for name in bots):
        return []
    return [hashlib.sha256(file_of(game).read_bytes()).hexdigest()]
