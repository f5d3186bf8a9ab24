"""One network for tables of every size: its columns are those of all of them, found by what they tell of.

Seats are counted from the one who looks, in what it sees, in what it may do and in whom a value belongs to; so a turned
table is the same to the network. Only where the seats of a game differ it is told its own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any

import numpy as np

from turnkey.core.game import Game
from turnkey.core.loops.stepping import SEATS
from turnkey.core.turning import Turn
from turnkey.env.features import seating_of
from turnkey.env.observing import Key, Plan, settings_of

Numbers = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Columns:
    """Which columns the network has; those of a plan that stand before them (whose row it is) are not among them.

    Behind them come one for each seat that the row may be of, if seats differ, and one for each size of a table.
    """

    keys: tuple[Key, ...]

    @property
    def size(self) -> int:
        return len(self.keys) + 2 * SEATS

    @property
    def seat(self) -> int:
        """Where the columns for the own seat begin."""
        return len(self.keys)

    @property
    def table(self) -> int:
        """Where those for the size of the table begin."""
        return len(self.keys) + SEATS

    def places(self, plan: Plan) -> Numbers:
        """For each column of a plan but the first, the network's."""
        at = {key: place for place, key in enumerate(self.keys)}
        return np.array([at[key] for key in plan.keys[SEATS:]], np.int64)


def columns_of(plans: Sequence[Plan]) -> Columns:
    return Columns(tuple(dict.fromkeys(key for plan in plans for key in plan.keys[SEATS:])))


def relative_seats(game: Game, players: int) -> Numbers:
    """For each seat that looks and each seat of the largest table: the number by which it counts it."""
    return np.array(
        [[seating_of(game, players, seat).seat(other) for other in range(game.definition.most_seats)]
         for seat in range(players)], np.int64,
    )  # fmt: skip


def turned_actions(game: Game, players: int) -> Numbers:
    """For each seat that looks and each action: the one that it is to that seat."""
    return np.array([turned_by(game, seating_of(game, players, seat)) for seat in range(players)], np.int64)


def turned_by(game: Game, turn: Turn) -> list[int]:
    """As `core.turning.Turner.actions`, and also where a list names only the seats of one side."""
    space = game.definition.words.actions
    names = [name.lower() for name in game.seats[max(game.seats)]]

    def word(one: str) -> str:
        return names[turn.seat(names.index(one))] if one in names else one

    def places(phrases: Sequence[tuple[str, ...]]) -> list[int]:
        spoken = [tuple(one.lower() for one in phrase) for phrase in phrases]
        at = {phrase[::-1]: place for place, phrase in enumerate(spoken)}  # of a pair only one order is listed
        at |= {phrase: place for place, phrase in enumerate(spoken)}
        gone = [at.get(tuple(map(word, phrase)), -1) for phrase in spoken]
        return gone if sorted(gone) == list(range(len(gone))) else list(range(len(gone)))

    turned = []
    for verb in space.verbs:
        for choice in product(*(places(parameter.words) for parameter in verb.parameters)):
            offset = 0
            for place, parameter in zip(choice, verb.parameters, strict=True):
                offset = offset * len(parameter) + place
            turned.append(space.first(verb.word) + offset)
    return turned


def kinds_of(game: Game) -> Numbers:
    """The verb of each action, numbered."""
    words = [one.verb.word for one in game.definition.words.actions]
    numbers = {word: place for place, word in enumerate(dict.fromkeys(words))}
    return np.array([numbers[word] for word in words], np.int64)


def agreed_by(game: Game, plans: Mapping[int, Plan]) -> dict[str, list[str]]:
    """The options that rows show, in their order, by the size of the table."""
    return {str(players): [settings_of(game)[at - 1] for at in plan.agreed or ()] for players, plan in plans.items()}


def plan_arrays(game: Game, players: int, plan: Plan, columns: Columns) -> Mapping[str, Numbers]:
    arrays = {
        name: getattr(plan, name) for name in ("runs", "hot", "mapped", "flags", "maps", "apart", "scaled", "scales")
    }
    arrays |= {
        "places": columns.places(plan),
        "turned": turned_actions(game, players).astype(np.int16),
        "relative": relative_seats(game, players).astype(np.int16),
        "notes": np.array([plan.noted, plan.own]),
    }
    return {f"{name}{players}": values for name, values in arrays.items()}
