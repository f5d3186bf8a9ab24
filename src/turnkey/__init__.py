"""Turnkey: five board games about locks, for people, designers and researchers.

game = turnkey.game("break_escape")
table = game.deal(seed=7)
table.apply(table.actors[0], table.options(table.actors[0])[0])
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

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

if TYPE_CHECKING:
    from turnkey.core.game import Game
    from turnkey.core.table import Table

__version__ = "0.1.0"

_games: dict[str, Any] = {}


def game_names() -> list[str]:
    """The names of all games."""
    from turnkey.core.registry import slugs

    return slugs()


def game(name: str, edition: str | Path | None = None) -> Game:
    """A game by its name, in its own edition or in one from a file."""
    from turnkey.core.game import Game
    from turnkey.core.registry import definition

    if edition is not None:
        return Game(definition(name), Path(edition))
    if name not in _games:
        _games[name] = Game(definition(name))
    return _games[name]  # type: ignore[no-any-return]


def replay(text: str, steps: int | None = None, backend: str = "auto") -> Table:
    """The table that a record leads to, from its text or its JSON; with `steps`, after so many actions."""
    from turnkey.core.record_text import slug_of
    from turnkey.core.replay import replay as follow

    slug = slug_of(text)
    if slug not in game_names():
        raise BadRecord(f"a record begins with the name of its game ({', '.join(game_names())}), not with {slug!r}")
    return follow(game(slug), text, steps, backend)


def __getattr__(name: str) -> Any:
    """`turnkey.Game` and `turnkey.Table`, when somebody asks: what they stand on takes a second to load."""
    if name == "Game":
        from turnkey.core.game import Game

        return Game
    if name == "Table":
        from turnkey.core.table import Table

        return Table
    raise AttributeError(f"module 'turnkey' has no attribute {name!r}")


__all__ = [
    "BadChance", "BadEdition", "BadOption", "BadRecord", "Game", "Illegal", "Impossible", "Table",
    "TurnkeyError", "UnknownGame", "Unreadable", "game", "game_names", "replay",
]  # fmt: skip
