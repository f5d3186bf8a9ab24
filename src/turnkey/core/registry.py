"""Finds games: every folder under turnkey.games that declares GAME, and what others have installed.

A third party registers a game by an entry point in the group "turnkey.games" that names its Definition. One that
cannot be loaded is left out, and `left_out` says why; other games are not affected.
"""

from __future__ import annotations

import functools
import importlib
import logging
import pkgutil
from difflib import get_close_matches
from importlib.metadata import entry_points

from turnkey.core.definition import Definition
from turnkey.core.errors import UnknownGame
from turnkey.core.sentences import says

GROUP = "turnkey.games"

log = logging.getLogger("turnkey")


def slugs() -> list[str]:
    """The names of all games that can be played."""
    return sorted({*own_slugs(), *plugins()[0]})


def own_slugs() -> list[str]:
    """Those that come with this package, without importing any."""
    folder = importlib.import_module("turnkey.games")
    return [module.name for module in pkgutil.iter_modules(folder.__path__) if module.ispkg]


def left_out() -> dict[str, str]:
    """What is installed and cannot be used, by name, and why."""
    return plugins()[1]


@functools.cache
def plugins() -> tuple[dict[str, Definition], dict[str, str]]:
    """The games that others have installed, and why some of them cannot be used."""
    found: dict[str, Definition] = {}
    broken: dict[str, str] = {}
    for point in entry_points(group=GROUP):
        try:
            found[point.name] = checked(point.name, point.load())
        except Exception as fault:  # another package may raise anything
            broken[point.name] = f"{point.value} cannot be used: {type(fault).__name__}: {fault}"
            log.warning("the game %s is left out: %s", point.name, broken[point.name])
    return found, broken


def checked(name: str, loaded: object) -> Definition:
    if not isinstance(loaded, Definition):
        raise TypeError(f"it must be a turnkey.core.definition.Definition, and is {type(loaded).__name__}")
    if loaded.slug != name:
        raise ValueError(f"the entry point is called {name!r} and its game {loaded.slug!r}: name both alike")
    if name in own_slugs():
        raise ValueError(f"there is a game {name!r} already: choose another name")
    return loaded


@functools.cache
def definition(slug: str) -> Definition:
    if slug in own_slugs():
        own = importlib.import_module(f"turnkey.games.{slug}").GAME
        assert isinstance(own, Definition), f"{slug}: GAME must be a turnkey.core.definition.Definition"
        return own
    found, broken = plugins()
    if slug in found:
        return found[slug]
    if slug in broken:
        raise UnknownGame(says("the game {game} is installed, but {why}", game=repr(slug), why=broken[slug]))
    known = slugs()
    near = get_close_matches(slug, known, n=1)
    hint = repr(near[0]) if near else None
    raise UnknownGame(says("there is no game {game}; there are: {known}.[ Did you mean {near}?]",
                           game=repr(slug), known=", ".join(known), near=hint))  # fmt: skip
