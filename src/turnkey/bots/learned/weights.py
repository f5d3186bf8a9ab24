"""What a game's expert learned: `expert.npz` beside the game, and `expert.json`, which says how it was made.

The file holds the network in halves of four bytes, and for tables of each size how what a seat knows is written as its
row. So whoever plays needs nothing that was needed to learn. It is bound to the record and the actions that it was made
for: where these have changed, it is not used.
"""

from __future__ import annotations

import functools
import hashlib
import inspect
import json
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from turnkey.core.errors import BadOption, TurnkeyError
from turnkey.core.game import Game
from turnkey.core.loops.stepping import SEATS
from turnkey.core.mind import NUMBERS, TRUST, Columns, Mind
from turnkey.core.sentences import says
from turnkey.core.table_options import Values

FORMAT = 1
FILE = "expert.npz"
LARGEST = 2_000_000  # bytes of a file
NETWORK = ("first_base", "first", "second_base", "second", "policy_base", "policy", "value_base", "value")
PLAN = ("runs", "hot", "mapped", "flags", "maps", "apart", "scaled", "scales", "places", "turned", "relative", "notes")

Numbers = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Weights:
    """All that is in the file: arrays, and `about`, what is said of them."""

    about: Mapping[str, Any]
    arrays: Mapping[str, Numbers]

    @property
    def players(self) -> tuple[int, ...]:
        """The sizes of tables that it learned at."""
        return tuple(self.about["players"])

    @property
    def adviser(self) -> str | None:
        """The game's own policy that it starts from."""
        name: str | None = self.about["adviser"]
        return name

    def knows(self, players: int, values: Values) -> bool:
        """Whether it learned at tables of this size with these options. One that saw a single set of options knows no
        other: there it would play worse than the bot that it started from."""
        only, fixed = self.about.get("only"), self.about.get("fixed", {})
        same = all(values.get(name) == value for name, value in fixed.items())
        return players in self.players and same and (only is None or dict(values) == only)

    def columns(self, players: int) -> Columns:
        part = {name: self.arrays[f"{name}{players}"] for name in PLAN}
        return Columns(*(np.ascontiguousarray(part[name]) for name in Columns._fields))

    def mind(self, players: int) -> Mind:
        """The network as a seat at such a table has it."""
        wide = {name: self.arrays[name].astype(np.float32) for name in NETWORK}
        columns = len(wide["first"]) - 2 * SEATS  # then the own seat, and the size of the table
        base = wide["first_base"] + wide["first"][columns + SEATS + players - 1]
        own = wide["first"][columns : columns + players] * np.float32(self.about["own_seat"])
        numbers = np.array([self.about["trust"], self.about["favour"]], np.float64)
        assert numbers.shape == (NUMBERS,)
        assert TRUST == 0
        return Mind(
            np.ascontiguousarray(base[None] + own), np.ascontiguousarray(wide["first"][:columns]),
            wide["second_base"], wide["second"], wide["policy_base"], wide["policy"], wide["value_base"], wide["value"],
            self.arrays[f"turned{players}"].astype(np.int64), self.arrays[f"relative{players}"].astype(np.int64),
            self.arrays["kind"].astype(np.int64), numbers,
        )  # fmt: skip

    def notes(self, players: int) -> tuple[int, int]:
        """Bytes that are noted behind a record, and how many of them the game's own rule writes."""
        noted, own = self.arrays[f"notes{players}"].tolist()
        return int(noted), int(own)

    def head(self, game: Game, players: int, values: Values) -> Numbers:
        """What the table agreed on, as far as it is shown."""
        names = self.about["agreed"][str(players)]
        return np.array([int(game.options.number(values, name)) for name in names], np.int64)


def file_of(game: Game) -> Path:
    """Where a game's weights are looked for: under TURNKEY_EXPERTS, if that names a folder and they are there; else
    beside the game."""
    own = Path(os.environ.get("TURNKEY_EXPERTS", "")) / game.slug / FILE
    if os.environ.get("TURNKEY_EXPERTS") and own.exists():
        return own
    return Path(inspect.getfile(game.definition.rules.game)).with_name(FILE)


def fingerprint(game: Game) -> str:
    """Of the record and the actions: whoever learned with others would misread what it is shown."""
    layout = [(one.name, one.type.code, one.type.shape, game.layout.places[one.name][1]) for one in game.layout.fields]
    actions = [one.notation for one in game.definition.words.actions]
    return hashlib.sha256(json.dumps([layout, actions, game.definition.most_seats]).encode()).hexdigest()[:16]


def about_of(
    game: Game,
    agreed: Mapping[str, Sequence[str]],
    adviser: str | None,
    favour: float,
    trust: float = 1.0,
    only: Values | None = None,
    fixed: Values | None = None,
) -> dict[str, Any]:
    """What a file says of its arrays. `agreed`: by the size of the table, the options that rows show.
    `favour`: the part of the prior that is the adviser's choice; `trust`: how much the prior counts when it plays.
    `only`: the options that it learned with, if these were always the same; `fixed`: those of them that were."""
    return {
        "format": FORMAT,
        "game": game.slug,
        "fingerprint": fingerprint(game),
        "players": [int(players) for players in agreed],
        "adviser": adviser,
        "only": None if only is None else dict(only),
        "fixed": dict(fixed or {}),
        "own_seat": not game.definition.rules.seats_alike,
        "trust": trust,
        "favour": favour,
        "agreed": {players: list(names) for players, names in agreed.items()},
    }


def save(file: Path, about: Mapping[str, Any], arrays: Mapping[str, Numbers]) -> None:
    """Write a file; it is refused if it is too large to be shipped."""
    with file.open("wb") as out:
        np.savez_compressed(out, about=np.array(json.dumps(dict(about))), **arrays)  # type: ignore[arg-type]
    if file.stat().st_size > LARGEST:
        size = file.stat().st_size
        file.unlink()
        raise TurnkeyError(f"these weights take {size:,} bytes, more than {LARGEST:,}: train with a smaller --width")


def load(game: Game, file: Path) -> Weights:
    """What is in a file; BadOption says why it cannot be used for this game."""
    try:
        about, arrays = read(file, file.stat().st_mtime_ns)
    except (OSError, ValueError, KeyError, EOFError, BadZipFile) as fault:
        raise BadOption(f"{file} holds no weights of an expert: {fault}") from fault
    if about.get("format") != FORMAT or about.get("game") != game.slug:
        raise BadOption(f"{file} holds no weights of an expert for {game.slug}")
    if about.get("fingerprint") != fingerprint(game):
        raise BadOption(f"{file} was made for another version of {game.title}: run 'turnkey train {game.slug}'")
    wanted = {*NETWORK, "kind", *(f"{name}{players}" for name in PLAN for players in about["players"])}
    if not wanted <= set(arrays):
        raise BadOption(f"{file} lacks {', '.join(sorted(wanted - set(arrays))[:3])}")
    return Weights(about, arrays)


@functools.lru_cache(maxsize=8)
def read(file: Path, changed: int) -> tuple[dict[str, Any], dict[str, Numbers]]:
    """What is in a file that was last changed then: read once for all changed editions of a game."""
    with np.load(file, allow_pickle=False) as kept:
        return json.loads(str(kept["about"])), {name: kept[name] for name in kept.files if name != "about"}


@functools.cache
def found(game: Game) -> Weights | str:
    """What lies beside a game, or why nothing that can be used does: looked up once."""
    if not file_of(game).exists():
        return says("nobody has trained one: 'turnkey train {game}' does", game=game.slug)
    try:
        return load(game, file_of(game))
    except BadOption as fault:
        return str(fault)


def weights_of(game: Game) -> Weights:
    """The weights of a game's expert; BadOption says why there are none."""
    kept = found(game)
    if isinstance(kept, str):
        raise BadOption(says("there is no expert for {game}: {why}", game=game.slug, why=kept))
    return kept


def has_expert(game: Game) -> bool:
    return not isinstance(found(game), str)
