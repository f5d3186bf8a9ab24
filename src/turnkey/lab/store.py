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
import io
import json
import os
import platform
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

import numpy as np

import turnkey
from turnkey.bots.catalogue import ISMCTS, installed
from turnkey.core.game import Game
from turnkey.lab.batch import Progress, all_policies
from turnkey.lab.extra import need
from turnkey.lab.learned import weights_in
from turnkey.lab.machines import Here, Job, Machine, rules_of
from turnkey.lab.tables import columns_of
from turnkey.lab.watching import Setting, Watched

FOLDER = "experiments"
PACKAGE = Path(turnkey.__file__).parent
Frame = Any  # a polars.DataFrame


@dataclass
class Store:
    """A folder of games and experiments, and what plays games that are missing: this machine, if nothing is given."""

    root: Path = Path(FOLDER)
    backend: str = "compiled"
    cores: int | None = None
    machine: Machine | None = None
    played: int = 0  # games that were not found here
    digests: dict[str, str] = field(default_factory=dict)  # of the games that were handed out, by key

    @property
    def plays(self) -> Machine:
        return self.machine or Here(self.backend, self.cores)

    @property
    def digest(self) -> str:
        """Of all games that were handed out: the same ones have the same digest, wherever they were played."""
        return digest_of_all(self.digests)

    def games(self, setting: Setting, count: int, seed: int, progress: Progress = lambda more: None) -> Frame:
        """The first `count` games of a setting and a seed."""
        self.have([setting], count, seed, progress)
        found = read_whole(self._file(setting, seed)).head(count)
        columns = {name: found[name].to_numpy() for name in found.columns}
        self.digests[asked_for(setting, count, seed)] = digest_of(columns)
        return found

    def have(self, settings: Sequence[Setting], count: int, seed: int, progress: Progress = lambda more: None) -> None:
        """Play what is missing of the first `count` games of these settings: all at once, where many play."""
        missing = []
        for one in settings:
            there = self.kept(one, seed)
            progress(min(there, count))
            if there < count:
                missing.append(Job(one, count - there, seed, there))
        for job, watched in zip(missing, self.plays.watch_all(missing, progress), strict=True):
            self._keep(job, watched)

    def _file(self, setting: Setting, seed: int) -> Path:
        return self.root / "games" / f"{key_of(setting, seed)}.parquet"

    def kept(self, setting: Setting, seed: int) -> int:
        """How many games of it are here already."""
        file = self._file(setting, seed)
        return len(read_whole(file)) if file.exists() else 0

    def _keep(self, job: Job, watched: Watched) -> None:
        polars, file = need("polars"), self._file(job.setting, job.seed)
        whole = polars.DataFrame(columns_of(watched))
        if job.first:
            whole = polars.concat([read_whole(file).head(job.first), whole])
        if self.kept(job.setting, job.seed) >= len(whole):
            return  # somebody else has played as many meanwhile: what is there never becomes less
        self.played += watched.games
        file.parent.mkdir(parents=True, exist_ok=True)
        write_whole(file, whole)
        described = {"games": len(whole), "seed": job.seed, "setting": told(job.setting), "versions": versions()}
        write_json(file.with_suffix(".json"), described)

    def experiment(self, command: str, slug: str, asked: Mapping[str, Any]) -> Path:
        """The folder of an experiment: the same question leads to the same one."""
        folder = self.root / f"{command}-{slug}-{digest(asked)[:10]}"
        folder.mkdir(parents=True, exist_ok=True)
        return folder


def write_whole(file: Path, table: Frame) -> None:
    """A table appears complete or not at all."""
    draft = file.with_suffix(f".{os.getpid()}.draft")
    table.write_parquet(draft)
    draft.replace(file)


def read_whole(file: Path) -> Frame:
    """A table as it was at one moment: Polars opens a file several times, between which another process may have put
    a longer one in its place."""
    return need("polars").read_parquet(io.BytesIO(file.read_bytes()))


def asked_for(setting: Setting, count: int, seed: int) -> str:
    """What these games are, whoever plays them: other releases of Python or NumPy make no other games."""
    return digest([told(setting), digest(setting.game.edition.data), count, seed])


def digest_of(columns: Mapping[str, Any]) -> str:
    """Of a table's columns, names and values."""
    found = hashlib.sha256()
    for name, values in columns.items():
        found.update(name.encode() + np.ascontiguousarray(values).tobytes())
    return found.hexdigest()


def digest_of_all(digests: Mapping[str, str]) -> str:
    """Of many tables, by what was asked for."""
    return digest(digests)[:16]


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
        sources += [thinking(), *makers(setting.game, setting.bots), *weights_in(setting.game, setting.bots)]
    return digest([told(setting), digest(setting.game.edition.data), seed, sources])[:24]


@functools.cache
def thinking() -> str:
    """The sources of bots that think at tables, and of the loops in which they do."""
    folders = (PACKAGE / "bots", PACKAGE / "core" / "loops")
    files = [*(one for folder in folders for one in sorted(folder.rglob("*.py"))), PACKAGE / "core" / "mind.py"]
    return hashlib.sha256(b"".join(one.read_bytes() for one in files)).hexdigest()


def makers(game: Game, bots: tuple[str, ...]) -> list[str]:
    """Installed bots with the versions of their packages."""
    others = installed(game)
    packages = [others[name].__module__.partition(".")[0] for name in dict.fromkeys(bots) if name in others]
    if any(name.startswith(f"{ISMCTS}@") for name in bots):
        packages.append("open_spiel")
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
