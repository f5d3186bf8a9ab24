"""All seats that are asked decide at once: the games are those in which the lowest is asked first."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import turnkey
from sampling import of
from turnkey.core.errors import BadOption
from turnkey.core.loops.stepping import WAIT
from turnkey.env import batch
from turnkey.env.at_once import AtOnce

FEW: dict[str, Any] = {"envs": 4, "seed": 5, "backend": "interpreted", "cores": 1}


def at_once(slug: str, **settings: Any) -> AtOnce:
    games = batch(slug, **FEW | settings, simultaneous="all")
    assert isinstance(games, AtOnce)
    return games


def chosen(games: AtOnce, luck: np.random.Generator) -> Any:
    return (games.mask * luck.random(games.mask.shape)).argmax(axis=2)


@pytest.mark.parametrize("slug", turnkey.game_names())
def test_the_games_are_those_in_which_the_lowest_is_asked_first(slug: str) -> None:
    """Whatever is chosen at once is chosen again one after the other: the same records and rewards."""
    together, one_by_one = at_once(slug), batch(slug, **FEW)
    luck, several = np.random.default_rng(1), 0
    for _ in range(of(150, 25)):
        asked, actions = together.asked, chosen(together, luck)
        several += int((asked.sum(axis=1) > 1).sum())
        together.step(actions)
        assert not together.illegal.any()
        assert (together.acted <= asked).all()
        got, ended = np.zeros(together.reward.shape), np.zeros(together.envs, np.bool_)
        left = together.acted.copy()
        while left.any():
            asked_now = one_by_one.seat.copy()
            now = left[np.arange(4), asked_now]
            assert now.any(), "somebody acted whom nobody asked"
            one_by_one.step(np.where(now, actions[np.arange(4), asked_now], WAIT))
            left[np.flatnonzero(now), asked_now[now]] = False
            got += one_by_one.reward
            ended |= one_by_one.terminated
        assert (together._raw == one_by_one._raw).all()
        assert (together.number == one_by_one.number).all()
        assert (together.reward == got).all()
        assert (together.terminated == ended).all()
    if slug == "lockdown":
        assert several > 0, "nobody decided at the same time"


@pytest.mark.parametrize("slug", ["lockdown", "break_escape"])
def test_every_seat_has_its_row_and_what_it_may_do(slug: str) -> None:
    games, luck = at_once(slug), np.random.default_rng(2)
    for _ in range(12):
        games.step(chosen(games, luck))
        table = games.table(1)
        assert np.flatnonzero(games.asked[1]).tolist() == list(table.actors)
        beside = batch(slug, **FEW | {"envs": 1})
        beside._games[0], beside.number[0] = games._games[1], games.number[1]
        for seat in range(games.players):
            possible = sorted(table.menu(seat)) if seat in table.actors else []
            assert np.flatnonzero(games.mask[1, seat]).tolist() == possible
            assert (games.observation[1, seat] == beside.look(0, seat)).all()
            assert sorted(games.options(1, seat).tolist()) == possible


def test_who_chose_what_is_not_possible_is_named_and_nothing_happens() -> None:
    games, luck = at_once("lockdown"), np.random.default_rng(3)
    while not (games.asked[0].sum() > 1):
        games.step(chosen(games, luck))
    actions, before = chosen(games, luck), games._raw.copy()
    wrong = int(games.asked[0].argmax())
    actions[0, wrong] = int(np.flatnonzero(games.mask[0, wrong] == 0)[0])
    games.step(actions)
    assert np.flatnonzero(games.illegal[0]).tolist() == [wrong]
    assert not games.acted[0].any()
    assert (games._raw[0] == before[0]).all()
    with pytest.raises(BadOption, match="each seat of each"):
        games.step(actions[:, 0])


def test_opponents_games_without_dealing_and_bad_wishes() -> None:
    games = at_once("break_escape", opponents={"james": "random"}, autoreset=False)
    for _ in range(400):
        games.step()
        if games.stands_still.all():
            break
    assert games.stands_still.all()
    assert not games.mask.any()
    games.reset(where=np.array([True, False, False, False]))
    assert games.stands_still.tolist() == [False, True, True, True]
    assert not games.asked[:, 3].any()
    with pytest.raises(BadOption, match="'lowest first' or by 'all'"):
        batch("break_escape", **FEW, simultaneous="some")
    with pytest.raises(BadOption, match="on the CPU"):
        batch("break_escape", 4, "cuda", simultaneous="all")


def test_compiled_and_interpreted_steps_are_the_same() -> None:
    one, other = at_once("break_escape", backend="compiled"), at_once("break_escape")
    for _ in range(60):
        one.step()
        other.step()
        assert (one._raw == other._raw).all()
        assert (one.observation == other.observation).all()
