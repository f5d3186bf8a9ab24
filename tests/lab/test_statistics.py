"""Intervals: against known values, at the ends, and against what they promise."""

from __future__ import annotations

import math

import numpy as np
import pytest

from turnkey.lab.statistics import Estimate, mean, mean_share, share, student


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


def test_mean_with_student_s_interval() -> None:
    found = mean([1, 2, 3, 4])
    assert found.value == 2.5
    assert found.high - found.value == pytest.approx(3.182446 * math.sqrt(5 / 3) / 2, rel=0.01)
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


def test_an_average_of_shares_stays_within_0_and_1() -> None:
    found = mean_share([1.0] * 11 + [0.5])
    assert found.value == pytest.approx(11.5 / 12)
    assert 0.8 < found.low < found.value < found.high <= 1
    assert mean([1.0] * 11 + [0.5]).high > 1, "which the normal interval does not"


def test_an_average_of_plain_wins_or_of_nothing_but_the_same_is_wilsons() -> None:
    assert mean_share([1.0, 0.0, 1.0, 1.0]) == share(3, 4)
    assert mean_share([0.5] * 5) == share(2.5, 5)


@pytest.mark.parametrize("deals", [6, 40])
def test_the_interval_of_an_average_of_shares_holds_what_it_promises(deals: int) -> None:
    luck = np.random.default_rng(3)
    samples = [mean_share(luck.choice([0.0, 0.25, 0.5, 1.0], deals)) for _ in range(200)]
    held = sum(one.low <= 0.4375 <= one.high for one in samples)
    assert 178 <= held <= 199


@pytest.mark.parametrize("values", [[], [1.5], [-0.1, 0.2]])
def test_what_are_no_shares_is_refused(values: list[float]) -> None:
    with pytest.raises(ValueError, match="from 0 to 1"):
        mean_share(values)


@pytest.mark.parametrize(("freedom", "reach"), [(2, 4.3027), (5, 2.5706), (10, 2.2281), (30, 2.0423), (1000, 1.9623)])
def test_student_s_distribution(freedom: int, reach: float) -> None:
    assert student(freedom) == pytest.approx(reach, rel=0.04 if freedom == 2 else 0.002)
