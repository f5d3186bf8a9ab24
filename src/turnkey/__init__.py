"""Turnkey: five board games about locks, for people, designers and researchers.

game = turnkey.game("break_escape")
table = game.deal(seed=7)
table.apply(table.actors[0], table.options(table.actors[0])[0])
"""

from __future__ import annotations

from pathlib import Path

from turnkey.core.errors import (
    BadChance,
    BadEdition,
    BadOption,
    BadRecord,
    Illegal,
    Impossible,
    TurnkeyError,
    UnknownGame,
    Unreadable,
)
from turnkey.core.game import Game
from turnkey.core.record import slug_of
from turnkey.core.registry import definition, slugs
from turnkey.core.replay import replay as _replay
from turnkey.core.table import Table

__version__ = "0.1.0"

_games: dict[str, Game] = {}


def games() -> list[str]:
    """The names of all games."""
    return slugs()


def game(name: str, edition: str | Path | None = None) -> Game:
    """A game by its name, in its own edition or in one from a file."""
    if edition is not None:
        return Game(definition(name), Path(edition))
    if name not in _games:
        _games[name] = Game(definition(name))
    return _games[name]


def replay(text: str, steps: int | None = None, backend: str = "auto") -> Table:
    """The table that a record leads to, from its text or its JSON."""
    slug = slug_of(text)
    if slug not in slugs():
        raise BadRecord(f"a record begins with the name of its game ({', '.join(slugs())}), not with {slug!r}")
    return _replay(game(slug), text, steps, backend)


__all__ = [
    "BadChance", "BadEdition", "BadOption", "BadRecord", "Game", "Illegal", "Impossible", "Table",
    "TurnkeyError", "UnknownGame", "Unreadable", "game", "games", "replay",
]  # fmt: skip
