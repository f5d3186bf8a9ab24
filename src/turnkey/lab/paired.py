"""Comparing settings that met the same deals.

Deal by deal the one is subtracted from the other, so that what both owe to the cards falls out. The interval is
that of these differences: it holds whether the deals have much in common or nothing. SciPy and statsmodels do the sums.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from turnkey.lab.extra import need
from turnkey.lab.statistics import CONFIDENCE, Estimate, mean, share

Numbers = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Difference:
    """How much more one setting brought than another, and how likely such a difference is by chance alone."""

    change: Estimate
    chance: float  # the p-value: 1 where nothing differs

    def sure(self, level: float = 1 - CONFIDENCE) -> bool:
        return self.chance < level


def figure_of(values: Numbers) -> Estimate:
    """The mean with its interval; Wilson's where every game is a yes or a no."""
    known = values[~np.isnan(values)]
    if known.size == 0:
        return Estimate(math.nan, math.nan, math.nan)
    if np.all((known == 0) | (known == 1)):
        return share(float(known.sum()), known.size)
    return mean(known)


def difference(before: Numbers, after: Numbers) -> Difference:
    """Of two settings' figures, game by game on the same deals; the longer one is cut to the shorter."""
    games = min(len(before), len(after))
    before, after = before[:games], after[:games]
    known = ~(np.isnan(before) | np.isnan(after))
    gained = (after - before)[known]
    if gained.size < 2:
        return Difference(Estimate(math.nan, math.nan, math.nan), 1.0)
    if np.ptp(gained) == 0:
        value = float(gained[0])
        if value == 0:
            return Difference(Estimate(0.0, *no_news(gained.size)), 1.0)
        return Difference(Estimate(value, value, value), 0.0)
    test = need("scipy.stats").ttest_rel(after[known], before[known])
    low, high = test.confidence_interval(CONFIDENCE)
    return Difference(Estimate(float(gained.mean()), float(low), float(high)), float(test.pvalue))


def together(gained: Sequence[tuple[Numbers, Numbers]]) -> tuple[Numbers, Numbers]:
    """Several comparisons on the same deals as one: on every deal the average of each side of them."""
    games = min(min(len(one), len(other)) for one, other in gained)
    return np.mean([one[:games] for one, _ in gained], axis=0), np.mean([other[:games] for _, other in gained], axis=0)


def no_news(games: int) -> tuple[float, float]:
    """Where no deal came out differently, at most so many could in all (Wilson's bound), for better or for worse."""
    most = share(0, games).high
    return -most, most


def corrected(differences: Sequence[Difference]) -> list[Difference]:
    """Holm's correction: among many comparisons some look sure by chance."""
    if not differences:
        return []
    chances = need("statsmodels.stats.multitest").multipletests([one.chance for one in differences], method="holm")[1]
    return [Difference(one.change, float(chance)) for one, chance in zip(differences, chances, strict=True)]
