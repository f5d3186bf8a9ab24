"""Games that were played are kept: whoever asks for the same again reads them, and plays only what is missing.

    experiments/games/KEY.parquet      a row for each game of one setting (tables.columns_of)
    experiments/games/KEY.json         what setting that is, with versions and seed
    experiments/COMMAND-SLUG-KEY/      what a command found: experiment.json, tables as Parquet, pictures

A key is a digest of all that decides about the games: rules and bots as source text, edition, options, players, bans
and seed. After a change of a rule nothing old is found. DuckDB, Polars and pandas open the tables.
"""

from __future__ import annotations

import functools
import hashlib
import json
import platform
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

import turnkey
from turnkey.bots.catalogue import installed
from turnkey.core.engine import digest_of
from turnkey.core.game import Game
from turnkey.core.registry import definition
from turnkey.lab.batch import Progress, all_policies
from turnkey.lab.extra import need
from turnkey.lab.tables import columns_of
from turnkey.lab.watching import Setting, watch_batch

FOLDER = "experiments"
PACKAGE = Path(turnkey.__file__).parent
Frame = Any  # a polars.DataFrame


@dataclass
class Store:
    """A folder of games and experiments."""

    root: Path = Path(FOLDER)
    backend: str = "compiled"
    cores: int | None = None
    played: int = 0  # games that were not found here

    def games(self, setting: Setting, count: int, seed: int, progress: Progress = lambda more: None) -> Frame:
        """The first `count` games of a setting and a seed."""
        polars = need("polars")
        key = key_of(setting, seed)
        file = self.root / "games" / f"{key}.parquet"
        found = polars.read_parquet(file) if file.exists() else None
        there = 0 if found is None else len(found)
        progress(min(there, count))
        if found is not None and there >= count:
            return found.head(count)
        watched = watch_batch(setting, count - there, seed, there, self.backend, self.cores, progress, deeds=False)
        self.played += watched.games
        new = polars.DataFrame(columns_of(watched))
        whole = new if found is None else polars.concat([found, new])
        file.parent.mkdir(parents=True, exist_ok=True)
        write_whole(file, whole)
        described = {"games": len(whole), "seed": seed, "setting": told(setting), "versions": versions()}
        write_json(file.with_suffix(".json"), described)
        return whole

    def experiment(self, command: str, slug: str, asked: Mapping[str, Any]) -> Path:
        """The folder of an experiment: the same question leads to the same one."""
        folder = self.root / f"{command}-{slug}-{digest(asked)[:10]}"
        folder.mkdir(parents=True, exist_ok=True)
        return folder


def write_whole(file: Path, table: Frame) -> None:
    """A table appears complete or not at all."""
    draft = file.with_suffix(".draft")
    table.write_parquet(draft)
    draft.replace(file)


def write_json(file: Path, data: Mapping[str, Any]) -> None:
    file.write_text(json.dumps(data, indent=2, ensure_ascii=False, default=str) + "\n", encoding="utf-8")


def told(setting: Setting) -> dict[str, Any]:
    """A setting as plain data."""
    return {
        "game": setting.game.slug,
        "version": setting.game.definition.version,
        "edition": setting.game.edition.name,
        "players": setting.players,
        "options": dict(setting.values),
        "bots": list(setting.bots),
        "bans": {seat: list(ones) for seat, ones in setting.bans.items()},
    }


def key_of(setting: Setting, seed: int) -> str:
    sources = [rules_of(setting.game.slug)]
    if not all_policies(setting.game, setting.bots):
        sources += [thinking(), *makers(setting.game, setting.bots)]
    return digest([told(setting), digest(setting.game.edition.data), seed, sources])[:24]


@functools.cache
def rules_of(slug: str) -> str:
    """The sources of a game's rules and policies."""
    return digest_of(definition(slug), "watched", True)


@functools.cache
def thinking() -> str:
    """The sources of bots that think at tables."""
    files = [*sorted((PACKAGE / "bots").rglob("*.py")), PACKAGE / "core" / "loops" / "search.py"]
    return hashlib.sha256(b"".join(one.read_bytes() for one in files)).hexdigest()


def makers(game: Game, bots: tuple[str, ...]) -> list[str]:
    """Installed bots with the versions of their packages."""
    others = installed(game)
    packages = [others[name].__module__.partition(".")[0] for name in dict.fromkeys(bots) if name in others]
    return [f"{name} {version_of(name)}" for name in packages]


def digest(data: Any) -> str:
    return hashlib.sha256(json.dumps(data, sort_keys=True, default=str).encode()).hexdigest()


def version_of(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "?"


@functools.cache
def versions() -> dict[str, str]:
    """Of all that figures may depend on."""
    packages = ("numpy", "numba", "scipy", "statsmodels", "polars")
    return {
        "turnkey": turnkey.__version__,
        "python": sys.version.split()[0],
        "machine": platform.machine(),
        **{name: version_of(name) for name in packages},
    }
