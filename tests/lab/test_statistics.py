"""Intervals: against known values, at the ends, and against what they promise."""

from __future__ import annotations

import math

import numpy as np
import pytest

from turnkey.lab.statistics import Estimate, mean, share


def test_wilson_interval_of_a_known_share() -> None:
    found = share(81, 263)  # Newcombe (1998), table I, method 3
    assert found.value == pytest.approx(81 / 263)
    assert found.low == pytest.approx(0.2553, abs=5e-5)
    assert found.high == pytest.approx(0.3662, abs=5e-5)


def test_wilson_interval_holds_at_the_ends() -> None:
    never, always = share(0, 20), share(20, 20)
    assert never.value == never.low == 0
    assert never.high == pytest.approx(0.1611, abs=5e-5)
    assert always.value == always.high == 1
    assert always.low == pytest.approx(1 - never.high)


@pytest.mark.parametrize(("successes", "trials"), [(1, 0), (-1, 5), (6, 5), (0, 0)])
def test_what_is_no_share_is_refused(successes: int, trials: int) -> None:
    with pytest.raises(ValueError, match="is no share"):
        share(successes, trials)


def test_mean_with_its_normal_interval() -> None:
    found = mean([1, 2, 3, 4])
    assert found.value == 2.5
    assert found.high - found.value == pytest.approx(1.959964 * math.sqrt(5 / 3) / 2, abs=1e-5)
    assert found.value - found.low == pytest.approx(found.high - found.value)


def test_a_single_value_has_no_interval_and_says_so_in_json() -> None:
    found = mean([7])
    assert math.isnan(found.low)
    assert math.isnan(found.high)
    assert found.plain() == {"value": 7.0, "low": None, "high": None}
    assert Estimate(1.0, 0.5, 1.5).plain() == {"value": 1.0, "low": 0.5, "high": 1.5}


def test_nothing_has_no_mean() -> None:
    with pytest.raises(ValueError, match="nothing has no mean"):
        mean([])


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    dice = np.random.default_rng(5)
    samples = dice.random((2000, 200)) < 0.2
    shares = [share(int(sample.sum()), sample.size) for sample in samples]
    means = [mean(sample) for sample in dice.exponential(2.0, (2000, 200))]
    assert np.mean([one.low <= 0.2 <= one.high for one in shares]) == pytest.approx(0.95, abs=0.02)
    assert np.mean([one.low <= 2.0 <= one.high for one in means]) == pytest.approx(0.95, abs=0.025)
