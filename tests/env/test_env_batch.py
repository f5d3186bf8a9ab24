"""Many games at once: the same games as everywhere else, seen by the seat that is asked and nobody else."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import turnkey
from turnkey.core.errors import BadOption
from turnkey.core.turning import Turn, Turner
from turnkey.env import Batch, batch
from turnkey.env.observing import plan_of
from turnkey.lab.batch import play_batch

ALIKE = [one for one in turnkey.game_names() if turnkey.game(one).definition.rules.seats_alike]
FEW: dict[str, Any] = {"envs": 3, "seed": 5, "backend": "interpreted", "cores": 1}


def played(games: Batch, steps: int) -> dict[int, list[float]]:
    """What each game that came to its end returned, by its number."""
    ends: dict[int, list[float]] = {}
    for _ in range(steps):
        before = games.number.copy()
        games.step()
        for place in np.flatnonzero(games.terminated):
            ends[int(before[place])] = games.reward[place].tolist()
    return ends


def test_the_games_are_those_of_a_batch_with_the_same_seed() -> None:
    game = turnkey.game("break_escape")
    games = batch(game, 16, seed=5)
    ends = played(games, 2000)
    assert len(ends) > 100
    others = play_batch(game, max(ends) + 1, seed=5)
    for number, returns in ends.items():
        assert returns == others.returns[number].tolist()


def test_policies_that_decide_inside_a_step_are_those_of_a_batch() -> None:
    game = turnkey.game("break_escape")
    games = batch(game, 8, seed=7, opponents={"james": "heuristic"})
    assert set(games.seat.tolist()) <= {0, 1, 2}
    ends = played(games, 1500)
    others = play_batch(game, max(ends) + 1, seed=7, bots=["random", "random", "random", "heuristic"])
    assert len(ends) > 50
    for number, returns in ends.items():
        assert returns == others.returns[number].tolist()


def test_without_forced_decisions_only_choices_are_asked_and_the_games_are_the_same() -> None:
    """One game each, in which always the last option is taken: what is not asked is what was alone on offer."""

    def course(forced: bool) -> tuple[list[tuple[int, int]], list[list[float]]]:
        games = batch("lockdown", **{**FEW, "envs": 1}, players=3, observations=None, forced=forced)
        chosen: list[tuple[int, int]] = []
        ends: list[list[float]] = []
        while len(ends) < 2:
            last = games.actions - 1 - games.mask[:, ::-1].argmax(axis=1)
            if games.mask.sum() > 1:
                chosen.append((int(games.seat[0]), int(last[0])))
            else:
                assert forced
            games.step(last)
            ends += [games.reward[0].tolist()] if games.terminated[0] else []
        return chosen, ends

    assert course(True) == course(False)


def test_seats_that_decide_at_once_are_asked_even_without_a_choice() -> None:
    with pytest.raises(BadOption, match="forced"):
        batch("lockdown", 1, simultaneous="all", forced=False)


@pytest.mark.parametrize("slug", turnkey.game_names())
def test_a_row_is_what_the_seat_observes_and_the_mask_what_it_may_do(slug: str) -> None:
    game = turnkey.game(slug)
    games = batch(game, **FEW, turned=False)
    for _ in range(25):
        games.step()
        for place in range(games.envs):
            table, seat = games.table(place), int(games.seat[place])
            assert seat == table.actors[0]
            assert np.flatnonzero(games.mask[place]).tolist() == sorted(table.menu(seat))
            row, whole = games.observation[place], table.observe(seat)
            for piece in game.observation.pieces:
                mine = games.plan[piece.name]
                size = int(np.prod(piece.shape, dtype=int))
                assert (row[mine.start : mine.start + mine.size] == whole[piece.start : piece.start + size]).all(), (
                    piece
                )
            assert row[:8].tolist() == [float(one == seat) for one in range(8)]
            assert row[8] == games.players


@pytest.mark.parametrize(
    "slug", [one for one in turnkey.game_names() if turnkey.game(one).definition.rules.seats_alike]
)
def test_whoever_looks_counts_the_seats_from_their_own(slug: str) -> None:
    """Turn the whole table, and the row of the seat that turned with it is the same."""
    game = turnkey.game(slug)
    players = max(game.seats)
    games = batch(game, **FEW, players=players)
    rows: list[Any] = []
    for _ in range(20):
        games.step()
        for place in range(games.envs):
            rows.append(
                (games._games[place : place + 1].copy(), int(games.seat[place]), games.observation[place].copy())
            )
    for state, seat, row in random.Random(1).sample(rows, 20):
        turn = Turn(players, 2)
        games._games[0] = Turner(game, turn).state(state)[0]
        games.seat[0] = turn.seat(seat)
        games._show(0, 0, 1)
        again = games.observation[0]
        for piece in games.plan.pieces[1:]:
            part = slice(piece.start, piece.start + piece.size)
            assert (row[part] == again[part]).all(), piece.name


@pytest.mark.parametrize("slug", turnkey.game_names())
def test_nothing_shows_that_the_seat_does_not_know(slug: str) -> None:
    """In every world that a seat cannot tell from the true one, its row is the same; a leak is found."""
    game = turnkey.game(slug)
    games = batch(game, **FEW)
    leaks = 0
    for number in range(25):
        games.step()
        for place in range(games.envs):
            row, mask = games.observation[place].copy(), games.mask[place].copy()
            seat, true = int(games.seat[place]), games._games[place].copy()
            other = games.table(place).determinize(seat, number)
            games._games[place] = other.state[0]
            games._show(0, place, place + 1)
            assert (games.observation[place] == row).all()
            assert (games.mask[place] == mask).all()
            games.secrets = game.secrets[:0]  # a planted leak
            games._show(0, place, place + 1)
            leaks += bool((games.observation[place] != row).any())
            games.secrets = game.secrets
            games._games[place] = true
    if (game.secrets[:, 2] >= 0).any():  # seats keep something from each other
        assert leaks > 0, "the rows would differ if secrets were not erased"


def test_what_is_not_possible_is_flagged_and_nothing_happens() -> None:
    games = batch("break_escape", **FEW)
    possible = games.options(0)
    actions = np.array([possible[0], -7, 10**6])
    before = games._raw.copy()
    games.step(actions)
    assert games.illegal.tolist() == [False, True, True]
    assert (games._raw[1:] == before[1:]).all()
    assert (games._raw[0] != before[0]).any()
    assert games.mask[1].any()


def test_compiled_and_interpreted_steps_are_the_same() -> None:
    one, other = (batch("break_escape", 4, seed=3, backend=backend) for backend in ("compiled", "interpreted"))
    for _ in range(60):
        for each in (one, other):
            each.step()
        for name in ("observation", "mask", "seat", "reward", "terminated", "number", "_raw"):
            assert (getattr(one, name) == getattr(other, name)).all(), name


def test_several_threads_and_integers_give_the_same() -> None:
    one = batch("break_escape", 512, seed=3, cores=1)
    other = batch("break_escape", 512, seed=3, cores=3, observations="int16")
    for _ in range(50):
        one.step()
        other.step()
    assert (one.observation == other.observation).all()
    assert (one.number == other.number).all()
    assert one.decisions == other.decisions


def test_columns_have_names_and_bounds() -> None:
    games = batch("break_escape", **FEW)
    plan = games.plan
    assert plan.size == games.observation.shape[1] == sum(one.size for one in plan.pieces)
    for _ in range(40):
        games.step()
        assert (games.observation >= plan.low).all()
        assert (games.observation <= plan.high).all()
    assert plan_of(games.game, 4, False)["players"].start == 8


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"envs": 0}, "ask for one at least"),
        ({"observations": "text"}, "float32, int16"),
        ({"turned": True}, "differ"),
        ({"opponents": {9: "heuristic"}}, "no seat 9"),
        ({"opponents": {0: "hard"}}, "no compiled policy"),
        ({"opponents": dict.fromkeys(range(4), "random")}, "leave one"),
        ({"players": 7}, "not for 7"),
    ],
)
def test_bad_wishes_get_a_reason(given: dict[str, Any], says: str) -> None:
    with pytest.raises(BadOption, match=says):
        batch("break_escape", **{**FEW, **given})
    games = batch("break_escape", **FEW)
    with pytest.raises(BadOption, match="one action for each"):
        games.step(np.zeros(2, np.int64))


def test_the_example_of_the_documentation_runs() -> None:
    told = Path(__file__).parents[2].joinpath("docs", "environments.md").read_text(encoding="utf-8")
    code = told.split("```python\n")[1].partition("```")[0]
    exec(code.replace("envs=4096", "envs=64"), {})
