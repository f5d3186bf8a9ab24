"""Tournaments between bots: who meets whom, what counts, and what a rating says."""

from __future__ import annotations

import math
from typing import Any

import pytest

import turnkey
from turnkey import BadOption
from turnkey.bots.catalogue import make_bot
from turnkey.core.game import Game
from turnkey.lab import ladder
from turnkey.lab.ladder import Pairing, climb, compared, rate


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
    monkeypatch.setattr(ladder, "make_bot", seated)
    seeds = []
    for seed in (3, 4):
        drawn.clear()
        ladder.meet(game, "random", "medium", 4, 4, None, seed, lambda more: None)
        seeds.append(set(drawn))
        assert len(seeds[-1]) == 4 * (1 + 4)  # each deal's own, and its four bots': the same when the two are exchanged
    assert not seeds[0] & seeds[1]


@pytest.mark.parametrize("bots", [["easy"], ["easy", "easy"], ["random", "genius"]])
def test_a_ladder_that_cannot_be_climbed(bots: list[str]) -> None:
    with pytest.raises(BadOption):
        climb(turnkey.game("break_escape"), bots, 2)
