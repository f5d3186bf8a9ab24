"""What a sample tells of what it was drawn from: shares and means, each with its 95 % interval."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist
from typing import Any

import numpy as np

CONFIDENCE = 0.95
Z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
RESAMPLES = 2000

Numbers = np.ndarray[Any, Any] | Sequence[float]


@dataclass(frozen=True)
class Estimate:
    """A number found in a sample, and the range in which the true one is to be expected.

    The range is not a number (NaN) where the sample is too small to give one.
    """

    value: float
    low: float
    high: float

    def plain(self) -> dict[str, float | None]:
        """For JSON, which has no NaN."""
        known = not math.isnan(self.low)
        return {"value": self.value, "low": self.low if known else None, "high": self.high if known else None}


def share(successes: float, trials: int) -> Estimate:
    """How often something happens, with Wilson's interval: it stays within 0 and 1, and holds at the ends.

    A draw may count as half a success.
    """
    if not 0 <= successes <= trials or trials < 1:
        raise ValueError(f"{successes} of {trials} is no share: it takes 0 to all of at least one")
    found = successes / trials
    spread = Z * Z / trials
    middle = (found + spread / 2) / (1 + spread)
    reach = Z / (1 + spread) * math.sqrt(found * (1 - found) / trials + spread / trials / 4)
    return Estimate(found, min(found, max(0.0, middle - reach)), max(found, min(1.0, middle + reach)))


def mean(values: Numbers) -> Estimate:
    """The average, with Student's interval from the sample's own spread."""
    sample = np.asarray(values, float)
    if sample.size < 1:
        raise ValueError("nothing has no mean: give at least one value")
    found = float(sample.mean())
    if sample.size == 1:
        return Estimate(found, math.nan, math.nan)
    reach = student(sample.size - 1) * float(sample.std(ddof=1)) / math.sqrt(sample.size)
    return Estimate(found, found - reach, found + reach)


def mean_share(values: Numbers) -> Estimate:
    """The average of shares between 0 and 1, such as what each deal brought; its interval stays within 0 and 1, too.

    It comes from drawing the sample again and again out of itself, and is as much wider as few values do not show how
    far others would stray. Where that shows nothing, because every value is
    the same, or where each is a plain success or failure, it is Wilson's.
    """
    sample = np.asarray(values, float)
    if sample.size < 1 or sample.min() < 0 or sample.max() > 1:
        raise ValueError("give at least one share, each from 0 to 1")
    if np.ptp(sample) == 0 or np.all((sample == 0) | (sample == 1)):
        return share(float(sample.sum()), sample.size)
    luck = np.random.default_rng(1)
    drawn = [float(luck.choice(sample, sample.size).mean()) for _ in range(RESAMPLES)]
    low, high = np.percentile(drawn, [50 * (1 - CONFIDENCE), 50 * (1 + CONFIDENCE)])
    found = float(sample.mean())
    wider = student(sample.size - 1) / Z * math.sqrt(sample.size / (sample.size - 1))
    return Estimate(
        found, max(0.0, found - wider * (found - float(low))), min(1.0, found + wider * (float(high) - found))
    )


def student(freedom: int) -> float:
    """How many standard errors reach 95 % of Student's distribution, by its expansion around the normal one; for a
    single degree of freedom that is a quarter too few."""
    z = Z
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )
