"""Features: derived for every game, counted from whoever looks, and never anything that a seat does not know."""

from __future__ import annotations

import copy
import random
from typing import Any

import numpy as np
import pytest

import turnkey
from sampling import of
from turnkey.core.definition import Feature
from turnkey.core.definition.check import faults_in
from turnkey.core.errors import BadOption
from turnkey.core.turning import Turn, Turner
from turnkey.env import Batch, batch
from turnkey.env.features import seating_of
from turnkey.env.measuring import kept_of, wide_plan

GAMES = turnkey.game_names()
FEW: dict[str, Any] = {"envs": 3, "seed": 5, "backend": "interpreted", "cores": 1, "observations": "features"}


def shown(games: Batch, state: Any, seat: int) -> Any:
    """The row of a seat in a game of this state; the batch stays as it is."""
    was = games._games[0].copy()
    games._games[0] = state
    row = games.look(0, seat)
    games._games[0] = was
    return row


@pytest.mark.parametrize("slug", GAMES)
def test_what_was_measured_is_of_the_columns_that_there_are(slug: str) -> None:
    game = turnkey.game(slug)
    for players in game.seats:
        assert kept_of(game, players) is not None, f"run `python -m turnkey.env.measuring {slug}`"


@pytest.mark.parametrize("slug", GAMES)
def test_columns_are_of_a_like_size_and_fewer(slug: str) -> None:
    games, plain = batch(slug, **FEW), batch(slug, **FEW | {"observations": "float32"})
    plan = games.plan
    assert plan.size == sum(one.size for one in plan.pieces) == games.observation.shape[1]
    for _ in range(of(200, 25)):
        games.step()
        assert (games.observation >= plan.low).all()
        assert (games.observation <= plan.high).all()
        assert np.abs(games.observation).max() < 4
    if slug != "break_escape":  # where places get columns of their own
        assert plan.size < plain.plan.size


@pytest.mark.parametrize("slug", GAMES)
def test_nothing_shows_that_the_seat_does_not_know(slug: str) -> None:
    """In every world that a seat cannot tell from the true one, its features are the same; a leak is found.

    Also with all columns: those that never change, since nobody ever knows more, are left out of the features.
    """
    game = turnkey.game(slug)
    games = batch(game, **FEW)
    whole = batch(game, **FEW, plan=wide_plan(game, games.players, games.values))
    leaks = 0
    for number in range(of(100, 10)):
        games.step()
        for place in range(games.envs):
            state, seat = games._games[place].copy(), int(games.seat[place])
            other = games.table(place).determinize(seat, number).state[0]
            for each in (games, whole):
                assert (shown(each, other, seat) == shown(each, state, seat)).all()
                each.secrets = game.secrets[:0]  # a planted leak
                leaks += bool((shown(each, other, seat) != shown(each, state, seat)).any())
                each.secrets = game.secrets
    if (game.secrets[:, 2] >= 0).any():  # seats keep something from each other
        assert leaks > 0, "the rows would differ if secrets were not erased"


@pytest.mark.parametrize("slug", [one for one in GAMES if turnkey.game(one).definition.rules.seats_alike])
def test_turned_seats_give_turned_features(slug: str) -> None:
    """Turn the whole table: the seat that turned with it is shown the same, but for which seat it is."""
    game = turnkey.game(slug)
    games = batch(game, **FEW)
    looks = []
    for _ in range(20):
        games.step()
        looks += [(games._games[place].copy(), int(games.seat[place])) for place in range(games.envs)]
    for state, seat in random.Random(1).sample(looks, of(60, 15)):
        turn = Turn(games.players, 1)
        turned = Turner(game, turn).state(np.array([state], game.layout.dtype))[0]
        assert (shown(games, state, seat)[8:] == shown(games, turned, turn.seat(seat))[8:]).all()


def test_runners_who_change_seats_are_shown_the_same() -> None:
    """Break & Escape: whichever Runner looks is the first of them."""
    game = turnkey.game("break_escape")
    games = batch(game, **FEW)
    assert [seating_of(game, 4, 1).seat(seat) for seat in range(4)] == [2, 0, 1, 3]
    for _ in range(40):
        games.step()
        state, seat = games._games[0].copy(), int(games.seat[0])
        if seat == 3 or state["falling"] or state["fallen"]:
            continue
        moved = state.copy()
        order = [(place - 1) % 3 for place in range(3)]  # everybody one seat on
        for one in game.layout.fields:
            for dimension, labels in enumerate(one.by):
                if tuple(labels)[:3] == ("ben", "lewis", "david"):
                    whole = [*order, *range(3, len(labels))]
                    moved[one.name] = np.take(moved[one.name], whole, dimension)
        for name in ("hand_seen_by", "deck_seen_by"):
            before = moved[name].astype(int)
            moved[name] = (before & 0xF8) | (before << 1 & 7) | (before >> 2 & 1)
        for name in ("turn", "actor"):
            moved[name] = (state[name] + 1) % 3 if state[name] < 3 else 3
        row = shown(games, state, seat)
        assert (row[8:] == shown(games, moved, (seat + 1) % 3)[8:]).all()
        games.reset(where=np.array([False, False, True]))
        games.step()


def test_places_are_shown_from_the_own_piece() -> None:
    games = batch("break_escape", **FEW)
    game, plan = games.game, games.plan
    book = games._books[0]
    for _ in range(30):
        games.step()
        seat, state = int(games.seat[0]), games._games[0]
        row, apart = games.observation[0], plan["where from here"]
        away = row[apart.start : apart.start + apart.size].reshape(apart.shape)
        for piece in range(4):
            there = seating_of(game, 4, seat).seat(piece)
            own, other = int(state["where"][seat]), int(state["where"][piece])
            expected = np.zeros(apart.shape[1])
            if own >= 0 and other >= 0:
                expected[apart.labels.index(str((other - own) % book["spaces"]))] = 1
            assert (away[there] == expected).all()
        landing, kind = plan["landing"], plan["landing on"]
        if seat != 3 and state["stage"] == 0:
            at = int(row[landing.start : landing.start + landing.size].argmax())
            assert at == (state["where"][seat] + state["die"]) % book["spaces"]
            assert row[kind.start + int(book["space"][at])] == 1


def test_compiled_features_are_those_that_are_interpreted() -> None:
    settings: dict[str, Any] = {"observations": "features", "seed": 3}
    one, other = (batch("break_escape", 4, backend=backend, **settings) for backend in ("compiled", "interpreted"))
    for _ in range(60):
        for each in (one, other):
            each.step()
        assert (one.observation == other.observation).all()
    assert (one.look(2, 1) == other.look(2, 1)).all()


def test_options_that_differ_have_columns_and_other_batches_can_show_the_same() -> None:
    sets = [{}, {"rounds": 5}]
    games = batch("break_escape", 4, options=sets, observations="features", seed=1)
    assert [one.name for one in games.plan.pieces[:2]] == ["own seat", "option rounds"]
    assert games.observation[:, 8].tolist() == pytest.approx([1, 5 / 12, 1, 5 / 12])
    alone = batch("break_escape", 4, options=sets[1], observations="features", seed=1, plan=games.plan)
    assert alone.observation.shape == games.observation.shape
    assert alone.observation[0, 8] == pytest.approx(5 / 12)


def test_features_that_nobody_works_out_are_a_fault() -> None:
    definition = turnkey.game("airlock").definition
    rules, changed = copy.copy(definition.rules), copy.copy(definition)
    object.__setattr__(rules, "features", (Feature("luck"),))
    object.__setattr__(changed, "rules", rules)
    assert any("has no rule features(game, book, seat, out)" in fault for fault in faults_in(changed))


def test_a_form_that_is_unknown_gets_a_reason() -> None:
    with pytest.raises(BadOption, match="float32, int16, features"):
        batch("break_escape", **FEW | {"observations": "feature"})
