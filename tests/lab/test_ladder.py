"""Tournaments between bots: who meets whom, what counts, and what a rating says."""

from __future__ import annotations

import math
from typing import Any

import pytest

import turnkey
from turnkey import BadOption
from turnkey.bots.catalogue import make_bot
from turnkey.core.game import Game
from turnkey.lab import batch
from turnkey.lab.ladder import Pairing, climb, compared, meet, rate


def test_every_seat_of_one_bot_is_compared_with_every_seat_of_the_other() -> None:
    assert compared([("weak", 0.0), ("strong", 1.0), ("weak", 1.0), ("weak", 2.0)], "strong") == [1.0, 0.5, 0.0]
    assert compared([("strong", 1.0), ("strong", 0.0), ("weak", 0.5)], "strong") == [1.0, 0.0]


def test_ratings_add_up_and_grow_surer_with_more_deals() -> None:
    """Three wins of four are odds of three to one: 191 points."""
    few = rate([Pairing("a", "b", (1.0, 1.0, 1.0, 0.0) * 10, 80), Pairing("b", "c", (1.0, 1.0, 1.0, 0.0) * 10, 80)])
    many = rate([Pairing("a", "b", (1.0, 1.0, 1.0, 0.0) * 200, 1600)])
    assert few["a"].value == 0
    assert few["c"].value == pytest.approx(2 * few["b"].value)
    assert many["b"].value == pytest.approx(400 * math.log10(3), abs=2)
    assert few["b"].low < many["b"].low < many["b"].value < many["b"].high < few["b"].high


def test_a_clean_sweep_of_few_deals_is_no_certainty() -> None:
    score = Pairing("a", "b", (1.0,) * 5, 10).score
    assert score.value == 1
    assert 0.5 < score.low < 0.8
    assert math.isfinite(rate([Pairing("a", "b", (1.0,) * 5, 10)])["b"].value)


@pytest.mark.parametrize("scores", [(1.0, 1.0, 0.75, 1.0), (1.0,) * 9 + (0.5,), (0.0, 0.25), (1.0, 0.0), (0.5,) * 6])
def test_scores_and_their_intervals_are_shares(scores: tuple[float, ...]) -> None:
    """The sample's own spread would reach beyond all games won."""
    score = Pairing("a", "b", scores, 2 * len(scores)).score
    assert 0 <= score.low <= score.value <= score.high <= 1
    assert score.low < score.high


def test_a_clean_sweep_is_rated_with_an_interval() -> None:
    rating = rate([Pairing("a", "b", (1.0,) * 5, 10)])["b"]
    assert 0 < rating.low < rating.value
    assert rating.high > rating.low + 100


def test_sides_that_are_not_alike_are_told_apart() -> None:
    """Three Runners win or lose together, and so does James alone."""
    met = climb(turnkey.game("break_escape"), ["random", "medium"], 6).pairings[0]
    assert list(met.by_side) == ["ben, lewis, david", "james"]
    assert [len(scores) for scores in met.by_side.values()] == [6, 6]
    assert sum(map(sum, met.by_side.values())) == pytest.approx(2 * sum(met.scores))
    assert all(0 <= one.low <= one.value <= one.high <= 1 for one in met.sides.values())
    assert climb(turnkey.game("airlock"), ["random", "medium"], 1, players=2).pairings[0].sides == {}


def test_a_better_bot_climbs() -> None:
    climbed = climb(turnkey.game("break_escape"), ["random", "medium"], 40)
    assert climbed.pairings[0].games == 80
    assert climbed.pairings[0].score.low > 0.5
    assert climbed.ratings["medium"].low > 0


def test_alone_two_bots_play_the_same_deals() -> None:
    climbed = climb(turnkey.game("lockup"), ["random", "medium"], 6, players=1)
    assert climbed.pairings[0].score.value > 0.5


def test_the_same_seed_brings_the_same_ladder() -> None:
    game = turnkey.game("break_escape")
    one, other = (climb(game, ["random", "easy"], 4, seed=3).pairings for _ in range(2))
    assert one == other


def test_neighbouring_seeds_share_neither_deals_nor_bots_throws(monkeypatch: pytest.MonkeyPatch) -> None:
    game = turnkey.game("break_escape")
    drawn: list[int] = []
    deal = game.deal

    def dealt(*given: Any, **more: Any) -> Any:
        drawn.append(more["seed"])
        return deal(*given, **more)

    def seated(game: Game, name: str, seed: int, cores: int) -> Any:
        drawn.append(seed)
        return make_bot(game, name, seed, cores)

    monkeypatch.setattr(game, "deal", dealt)
    monkeypatch.setattr(batch, "make_bot", seated)
    seeds = []
    for seed in (3, 4):
        drawn.clear()
        meet(game, "random", "medium", 4, 4, None, seed, lambda more: None)
        seeds.append(set(drawn))
        assert len(seeds[-1]) == 4 * (1 + 4)  # each deal's own, and its four bots': the same when the two are exchanged
    assert not seeds[0] & seeds[1]


@pytest.mark.parametrize("bots", [["easy"], ["easy", "easy"], ["random", "genius"]])
def test_a_ladder_that_cannot_be_climbed(bots: list[str]) -> None:
    with pytest.raises(BadOption):
        climb(turnkey.game("break_escape"), bots, 2)
