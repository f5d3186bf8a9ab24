"""Many settings of a game on the same deals: what each brings, how much it differs, and which options matter most."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from turnkey.lab.designs import Dimension, Variation, written
from turnkey.lab.extra import need
from turnkey.lab.figures import named
from turnkey.lab.paired import Difference, corrected, difference, figure_of, together
from turnkey.lab.statistics import Estimate
from turnkey.lab.store import Store, told

Numbers = np.ndarray[Any, Any]
FIRST_LOOK = 1000  # games after which `until` is asked for the first time


@dataclass(frozen=True)
class Cell:
    """One figure of one setting."""

    variation: Variation
    figure: str
    value: Estimate
    change: Difference  # to the setting without changes, on the same deals
    games: int


@dataclass(frozen=True)
class Effect:
    """What an option is worth: the figure at each of its values, averaged over whatever else was varied."""

    name: str
    figure: str
    levels: Mapping[Any, Difference]  # to the usual value
    usual: Any

    @property
    def span(self) -> float:
        changes = [0.0, *(one.change.value for one in self.levels.values())]
        return max(changes) - min(changes)

    @property
    def sure(self) -> bool:
        return any(one.sure() for one in self.levels.values())


@dataclass(frozen=True)
class Sweep:
    """All that a sweep found."""

    cells: Sequence[Cell]
    effects: Sequence[Effect]  # those that matter most first
    bots: tuple[str, ...]
    left_out: Sequence[tuple[str, str]] = field(default_factory=list)

    def of(self, figure: str) -> list[Cell]:
        return [one for one in self.cells if one.figure == figure]

    def table(self) -> Any:
        """As a table that a notebook shows, or Parquet holds: a row for each setting and figure."""
        names = list(dict.fromkeys(name for one in self.cells for name in one.variation.changes))
        return need("polars").DataFrame([row_of(one, names) for one in self.cells], infer_schema_length=None)


def row_of(cell: Cell, names: Sequence[str]) -> dict[str, Any]:
    changes = cell.variation.changes
    return {
        "setting": cell.variation.label,
        **{name: written(changes[name]) if name in changes else None for name in names},
        "figure": cell.figure,
        "value": cell.value.value,
        "low": cell.value.low,
        "high": cell.value.high,
        "change": cell.change.change.value,
        "change_low": cell.change.change.low,
        "change_high": cell.change.change.high,
        "chance": cell.change.chance,
        "games": cell.games,
    }


def sweep(
    made: Sequence[Variation],
    dimensions: Sequence[Dimension],
    figures: Sequence[str],
    games: int,
    seed: int,
    store: Store,
    until: float | None = None,
    left_out: Sequence[tuple[str, str]] = (),
    progress: Callable[[int], None] = lambda more: None,
) -> Sweep:
    """Play every setting on the deals of one seed. With `until` each plays only until the first figure's change is
    known so exactly, plus or minus; `games` are then the most."""
    base = made[0].setting
    chosen = [named(base.game, base.players, one) for one in figures]
    values: list[list[Numbers]] = []  # by setting and figure
    if until is None:
        store.have([one.setting for one in made], games, seed)
    whole = values_of(store, made[0], chosen, games if until is None else min(games, FIRST_LOOK), seed)
    for one in made:
        count = games if until is None else min(games, FIRST_LOOK)
        mine = values_of(store, one, chosen, count, seed)
        while until is not None and count < games and not near_enough(whole[0], mine[0], until, one is made[0]):
            count = min(games, 2 * count)
            if len(whole[0]) < count:
                whole = values_of(store, made[0], chosen, count, seed)
            mine = values_of(store, one, chosen, count, seed)
        values.append(mine)
        progress(1)
    values[0] = whole
    cells: list[Cell] = []
    effects: list[Effect] = []
    for place, (name, _) in enumerate(chosen):
        changes = [difference(whole[place], mine[place]) for mine in values]
        changes = [changes[0], *corrected(changes[1:])]
        cells += [
            Cell(one, name, figure_of(mine[place]), change, len(mine[place]))
            for one, mine, change in zip(made, values, changes, strict=True)
        ]
        effects += effects_of(made, [mine[place] for mine in values], dimensions, name)
    return Sweep(cells, effects, base.bots, list(left_out))


def near_enough(whole: Numbers, mine: Numbers, until: float, itself: bool) -> bool:
    found = figure_of(mine) if itself else difference(whole, mine).change
    return bool(found.high - found.low <= 2 * until)


def values_of(store: Store, one: Variation, chosen: Sequence[Any], games: int, seed: int) -> list[Numbers]:
    columns = store.games(one.setting, games, seed)
    return [figure(columns) for _, figure in chosen]


def effects_of(
    made: Sequence[Variation], values: Sequence[Numbers], dimensions: Sequence[Dimension], figure: str
) -> list[Effect]:
    """For each option and each of its values: every setting with it is compared with the one that differs from it in
    nothing but the usual value, and these differences are averaged deal by deal."""
    places = {frozenset(one.changes.items()): place for place, one in enumerate(made)}
    found: dict[tuple[str, Any], Difference] = {}
    for dimension in dimensions:
        gained: dict[Any, list[tuple[Numbers, Numbers]]] = {}
        for place, one in enumerate(made):
            if dimension.name in one.changes:
                rest = frozenset((name, value) for name, value in one.changes.items() if name != dimension.name)
                if rest in places:
                    gained.setdefault(one.changes[dimension.name], []).append((values[places[rest]], values[place]))
        found |= {(dimension.name, value): averaged(pairs) for value, pairs in gained.items()}
    sure = dict(zip(found, corrected(list(found.values())), strict=True))
    effects = []
    for dimension in dimensions:
        levels = {value: one for (name, value), one in sure.items() if name == dimension.name}
        if levels:
            effects.append(Effect(dimension.name, figure, levels, dimension.usual))
    return sorted(effects, key=lambda one: -one.span)


def averaged(pairs: Sequence[tuple[Numbers, Numbers]]) -> Difference:
    """The mean difference of several pairs of settings, deal by deal."""
    return difference(*together(pairs))


def disagreements(one: Sweep, other: Sweep, figure: str) -> list[tuple[Cell, Cell]]:
    """Settings whose change is sure for either players, and of another sign or beyond what both intervals allow."""
    found = []
    for mine, theirs in zip(one.of(figure), other.of(figure), strict=True):
        here, there = mine.change.change, theirs.change.change
        apart = here.low > there.high or there.low > here.high
        if apart and (mine.change.sure() or theirs.change.sure()):
            found.append((mine, theirs))
    return found


def described(made: Sequence[Variation], games: int, seed: int, figures: Sequence[str]) -> dict[str, Any]:
    """What was asked, as plain data: the name of an experiment's folder follows from it."""
    return {
        "settings": [{"changes": dict(one.changes), **told(one.setting)} for one in made],
        "games": games,
        "seed": seed,
        "figures": list(figures),
    }


__all__ = ["Cell", "Effect", "Sweep", "described", "disagreements", "sweep"]
