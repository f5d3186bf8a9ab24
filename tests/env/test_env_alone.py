"""One game at a time: the game of a batch of one, seen alike, in arrays that belong to whoever asked for them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import turnkey
from sampling import SWEEP, of
from turnkey.core.loops.noted import note
from turnkey.core.loops.stepping import ANYTHING, BEGIN, WAIT
from turnkey.env.batch import Batch
from turnkey.env.single import AllSeats, Observation, Single

SLUGS = turnkey.game_names() if SWEEP else ["break_escape"]  # each is compiled
BACKENDS = [("break_escape", "interpreted"), *((slug, "compiled") for slug in SLUGS)]


def alone(slug: str, backend: str, observations: str = "float32") -> Single:
    game = Single(slug, backend=backend, observations=observations)
    game.begin(seed=5)
    return game


def anything(mask: Any, luck: Any) -> int:
    return int(luck.choice(np.flatnonzero(mask)))


@pytest.mark.parametrize("observations", ["float32", "int16", "features"] if SWEEP else ["float32", "features"])
@pytest.mark.parametrize(("slug", "backend"), BACKENDS)
def test_it_is_the_game_of_a_batch_of_one(slug: str, backend: str, observations: str) -> None:
    """Row by row, for all seats, up to the end of it, and into the next one."""
    game = alone(slug, backend, observations)
    others = "compiled" if SWEEP else "interpreted"
    same = Batch(game.game, 1, seed=5, observations=observations, backend=others, autoreset=False, plan=game.games.plan)
    luck, ends = np.random.default_rng(1), 0
    while ends < of(3, 1):
        for seat in range(len(game.seats)):
            seen = game.look(seat)
            assert seen["observation"].dtype == same.observation.dtype
            assert seen["observation"].tolist() == same.look(0, seat).tolist()
            possible = same.mask[0] if seat == same.seat[0] else np.zeros(same.actions)
            assert seen["action_mask"].tolist() == possible.tolist()
        assert (game.seat, game.over) == (same.seat[0], same.stands_still[0])
        if game.over:
            assert game.rewards() == same.reward[0, : same.players].tolist()
            game.begin()
            same.reset(where=np.ones(1, np.bool_))
            ends += 1
        else:
            action = anything(same.mask[0], luck)
            assert game.act(action)
            same.step(np.array([action]))
    assert game.games.decisions == same.decisions
    assert game.games.number[0] == ends


@pytest.mark.parametrize(("slug", "backend"), BACKENDS)
def test_what_was_handed_out_stays_as_it_was(slug: str, backend: str) -> None:
    game, luck = alone(slug, backend), np.random.default_rng(1)
    handed: list[tuple[Observation, Observation]] = []
    while not game.over:
        for seat in range(len(game.seats)):
            seen = game.look(seat)
            handed.append((seen, {name: array.copy() for name, array in seen.items()}))
        game.act(anything(game.look(game.seat)["action_mask"], luck))
    game.begin()
    for seen, copied in handed:
        for name, array in seen.items():
            assert (array == copied[name]).all()


@pytest.mark.parametrize(("slug", "backend"), BACKENDS)
def test_whoever_writes_into_what_was_handed_out_changes_nothing_of_the_game(slug: str, backend: str) -> None:
    game = alone(slug, backend)
    seen = game.look(game.seat)
    before = {name: array.copy() for name, array in seen.items()}
    for array in seen.values():
        array[:] = 1
    for name, array in game.look(game.seat).items():
        assert (array == before[name]).all()


@pytest.mark.parametrize(("slug", "backend"), BACKENDS)
def test_games_beside_each_other_know_nothing_of_each_other(slug: str, backend: str) -> None:
    one, other, luck = alone(slug, backend), alone(slug, backend), np.random.default_rng(1)
    first = other.look(other.seat)
    for _ in range(5):
        one.act(anything(one.look(one.seat)["action_mask"], luck))
    for name, array in other.look(other.seat).items():
        assert (array == first[name]).all()


@pytest.mark.parametrize(("slug", "backend"), BACKENDS)
def test_what_is_not_possible_changes_nothing(slug: str, backend: str) -> None:
    """Numbers that the loops take as orders are no actions: nobody deals anew by them."""
    game = alone(slug, backend)
    game.act(anything(game.look(game.seat)["action_mask"], np.random.default_rng(1)))
    seen = game.look(game.seat)
    for action in (int(np.flatnonzero(seen["action_mask"] == 0)[0]), BEGIN, ANYTHING, WAIT, game.games.actions):
        assert not game.act(action)
        for name, array in game.look(game.seat).items():
            assert (array == seen[name]).all()
    everybody = AllSeats(slug, backend="interpreted")
    before = everybody.games.observation.copy()
    for action in (BEGIN, ANYTHING):
        assert everybody.act_all(dict.fromkeys(everybody.asked, action)) == everybody.asked
        assert (everybody.games.observation == before).all()


def test_only_arrays_without_gaps_are_noted() -> None:
    with pytest.raises(ValueError, match="one after the other"):
        note([np.zeros((4, 4))[:, :2]])
