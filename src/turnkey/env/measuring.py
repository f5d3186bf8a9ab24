"""Measures which columns of a game's features change, and how far: games at random, always the same.

    python -m turnkey.env.measuring [SLUG …]

writes what holds with the printed options beside each game, so that nobody has to wait for it; a test asks for
that when a record has changed. With other options it is measured when a batch is made.
"""

from __future__ import annotations

import functools
import inspect
import sys
from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path

import numpy as np

import turnkey
from turnkey.core import registry
from turnkey.core.game import Game
from turnkey.core.table_options import Values
from turnkey.env.features import Measured, features_of
from turnkey.env.observing import Plan, head_of

GAMES, STEPS, SEED = 64, 3000, 1


def measured_of(game: Game, players: int, values: Sequence[Values], backend: str) -> Measured:
    """What was measured of a game with these options, or is now."""
    if [dict(one) for one in values] == [dict(game.options.resolve({}))]:
        kept = kept_of(game, players)
        if kept is not None:
            return kept
    return measure(game, players, values, backend)


def wide_plan(game: Game, players: int, values: Sequence[Values]) -> Plan:
    """All columns, with numbers as they are."""
    books = np.concatenate([game.book(players, one) for one in values])
    heads = np.array([head_of(game, players, one) for one in values], np.int64)
    return features_of(game, players, books, heads, None)


def measure(game: Game, players: int, values: Sequence[Values], backend: str) -> Measured:
    from turnkey.env.batch import Batch

    plan = wide_plan(game, players, values)
    games = Batch(game, GAMES, players, list(values), seed=SEED, masks=False, backend=backend, plan=plan)
    low, high = games.observation.min(axis=0), games.observation.max(axis=0)
    for _ in range(STEPS):
        games.step()
        np.minimum(low, games.observation.min(axis=0), out=low)
        np.maximum(high, games.observation.max(axis=0), out=high)
    games.close()
    return Measured(low.astype(np.int64), high.astype(np.int64))


def file_of(game: Game) -> Path:
    return Path(inspect.getfile(game.definition.rules.game)).with_name("measured.npz")


@functools.cache
def kept_of(game: Game, players: int) -> Measured | None:
    """What lies beside the game, if it was measured with the columns that there are now."""
    file, plan = file_of(game), wide_plan(game, players, [game.options.resolve({})])
    if not file.exists():
        return None
    with np.load(file) as kept:
        if f"columns{players}" not in kept or str(kept[f"columns{players}"]) != fingerprint(plan):
            return None
        return Measured(kept[f"low{players}"].astype(np.int64), kept[f"high{players}"].astype(np.int64))


def fingerprint(plan: Plan) -> str:
    """Of the columns: their names, and how many each has."""
    told = ";".join(f"{one.name}{one.shape}" for one in plan.pieces)
    return blake2b(told.encode(), digest_size=8).hexdigest()


def keep(game: Game) -> None:
    """Measure tables of every size, and write it down."""
    found: dict[str, object] = {}
    for players in game.seats:
        values = [game.options.resolve({})]
        measured = measure(game, players, values, "compiled")
        found[f"columns{players}"] = np.array(fingerprint(wide_plan(game, players, values)))
        found[f"low{players}"] = measured.low.astype(np.int32)
        found[f"high{players}"] = measured.high.astype(np.int32)
    np.savez_compressed(file_of(game), **found)  # type: ignore[arg-type]


if __name__ == "__main__":
    for slug in sys.argv[1:] or registry.own_slugs():
        keep(turnkey.game(slug))
        print(f"measured {slug}")
