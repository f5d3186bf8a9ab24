"""Two settings side by side, on the same deals: what changed, how much, and how sure that is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from turnkey.core.errors import BadOption
from turnkey.lab.extra import need
from turnkey.lab.figures import figures_of, named
from turnkey.lab.paired import Difference, corrected, difference, figure_of
from turnkey.lab.statistics import Estimate
from turnkey.lab.store import Store
from turnkey.lab.sweep import FIRST_LOOK, near_enough
from turnkey.lab.watching import Setting

Numbers = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Line:
    """One figure of the two."""

    figure: str
    before: Estimate
    after: Estimate
    change: Difference
    same_deals: float  # the correlation between the two: how much the shared deals helped

    @property
    def weight(self) -> float:
        """How large the change is among what comes with chance alone: sorts the lines."""
        change = self.change.change
        reach = (change.high - change.low) / 2
        return abs(change.value) / reach if reach > 0 else 0.0


@dataclass(frozen=True)
class Comparison:
    """Two settings by all their figures, the surest changes first."""

    lines: Sequence[Line]
    games: int
    bots: tuple[str, ...]

    def table(self) -> Any:
        """As a table that a notebook shows."""
        rows = [
            {
                "figure": one.figure,
                "a": one.before.value, "a_low": one.before.low, "a_high": one.before.high,
                "b": one.after.value, "b_low": one.after.low, "b_high": one.after.high,
                "change": one.change.change.value,
                "change_low": one.change.change.low,
                "change_high": one.change.change.high,
                "chance": one.change.chance,
                "correlation": one.same_deals,
            }
            for one in self.lines
        ]  # fmt: skip
        return need("polars").DataFrame(rows, infer_schema_length=None)


def compare(
    before: Setting,
    after: Setting,
    games: int,
    seed: int,
    store: Store,
    figures: Sequence[str] = (),
    progress: Callable[[int], None] = lambda more: None,
    until: float | None = None,
) -> Comparison:
    """All figures (or these) of two settings of a game. With `until` they play only until the first figure's change is
    known so exactly, plus or minus; `games` are then the most."""
    if (before.game.slug, before.players) != (after.game.slug, after.players):
        raise BadOption("only settings of one game with as many players can be compared")
    chosen = [named(before.game, before.players, one)[0] for one in figures] or list(
        figures_of(before.game, before.players)
    )
    kinds = figures_of(before.game, before.players)
    played = games if until is None else min(games, FIRST_LOOK)
    while True:
        store.have([before, after], played, seed, progress)
        one, other = (store.games(setting, played, seed) for setting in (before, after))
        first = kinds[chosen[0]]
        if until is None or played == games or near_enough(first(one), first(other), until, itself=False):
            break
        played = min(games, 2 * played)
    pairs = {name: (kinds[name](one), kinds[name](other)) for name in chosen}
    pairs = {name: pair for name, pair in pairs.items() if figures or tells(*pair)}
    changes = corrected([difference(*pair) for pair in pairs.values()])
    lines = [
        Line(name, figure_of(pair[0]), figure_of(pair[1]), change, correlation(*pair))
        for (name, pair), change in zip(pairs.items(), changes, strict=True)
    ]
    return Comparison(lines if figures else sorted(lines, key=lambda line: -line.weight), played, before.bots)


def tells(one: Numbers, other: Numbers) -> bool:
    """Whether a figure was ever anything but nothing."""
    return bool(np.nan_to_num(one).any() or np.nan_to_num(other).any())


def correlation(one: Numbers, other: Numbers) -> float:
    known = ~(np.isnan(one) | np.isnan(other))
    if known.sum() < 2 or np.ptp(one[known]) == 0 or np.ptp(other[known]) == 0:
        return 0.0
    return float(np.corrcoef(one[known], other[known])[0, 1])
