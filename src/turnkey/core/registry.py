"""Finds games: every folder under turnkey.games that declares GAME, and what others have installed.

A third party registers a game by an entry point in the group "turnkey.games" that names its Definition.
"""

from __future__ import annotations

import functools
import importlib
import pkgutil
from difflib import get_close_matches
from importlib.metadata import entry_points

from turnkey.core.definition import Definition
from turnkey.core.errors import UnknownGame

GROUP = "turnkey.games"


def slugs() -> list[str]:
    """The names of all games, without importing any."""
    folder = importlib.import_module("turnkey.games")
    own = [module.name for module in pkgutil.iter_modules(folder.__path__) if module.ispkg]
    return sorted({*own, *(point.name for point in entry_points(group=GROUP))})


@functools.cache
def definition(slug: str) -> Definition:
    known = slugs()
    if slug not in known:
        near = get_close_matches(slug, known, n=1)
        hint = f" Did you mean {near[0]!r}?" if near else ""
        raise UnknownGame(f"there is no game {slug!r}; there are: {', '.join(known)}.{hint}")
    for point in entry_points(group=GROUP):
        if point.name == slug:
            found = point.load()
            break
    else:
        found = importlib.import_module(f"turnkey.games.{slug}").GAME
    assert isinstance(found, Definition), f"{slug}: GAME must be a turnkey.core.definition.Definition"
    return found
