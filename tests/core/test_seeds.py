"""Seeds, games of a seed and their streams: no two of them begin at the same place, or near each other."""

from __future__ import annotations

from itertools import product
from typing import Any

import numpy as np
import pytest
from numba import njit

import turnkey
from turnkey.core.chance import pick
from turnkey.core.engine import loops
from turnkey.core.layout import lift
from turnkey.core.loops.common import scatter, scattered
from turnkey.core.loops.playing import CHANCE_STREAM, POLICY_STREAM
from turnkey.core.workspace import Workspace
from turnkey.lab.batch import play_batch

STREAMS = (CHANCE_STREAM, POLICY_STREAM)
STEP = 0x9E3779B97F4A7C15  # by which a generator goes on
SEEDS = (*range(60), *(2**power + more for power in (16, 32, 40, 59) for more in range(-2, 3)))
NUMBERS = (*range(60), *(2**power for power in (8, 16, 22, 32)))


def beginnings() -> dict[tuple[int, int, int], int]:
    return {given: scattered(*given) for given in product(SEEDS, NUMBERS, STREAMS)}


def test_no_two_streams_begin_at_the_same_word() -> None:
    found = beginnings()
    assert len(set(found.values())) == len(found) == len(SEEDS) * len(NUMBERS) * len(STREAMS)


def test_no_stream_runs_into_another_within_a_thousand_games_length() -> None:
    """A generator's state only ever grows by one step: in steps, all beginnings lie far from each other."""
    inverse = pow(STEP, -1, 2**64)
    steps = np.sort(np.array([word * inverse % 2**64 for word in beginnings().values()], np.uint64))
    assert int(np.min(np.diff(steps))) > 1_000_000


def test_first_throws_of_neighbours_agree_only_by_chance() -> None:
    """Two dice of a thousand sides each show the same about once in a thousand, however seed and number are shifted."""
    throws = {}
    for given, word in beginnings().items():
        dice = lift(np.array([word], np.uint64))
        throws[given] = pick(dice, 1000)
    for seed, number, stream in product(range(-3, 4), range(-3, 4), range(2)):
        if (seed, number, stream) == (0, 0, 0):
            continue
        pairs = [
            throws[given] == throws[other]
            for given in throws
            if (other := (given[0] + seed, given[1] + number, given[2] ^ stream)) in throws
        ]
        assert len(pairs) > 3000
        assert sum(pairs) < 0.001 * len(pairs) + 6 * (0.001 * len(pairs)) ** 0.5, (seed, number, stream)


@njit  # type: ignore[untyped-decorator]
def scattered_compiled(words: Any, seed: int, number: int, stream: int) -> Any:
    scatter(lift(words), seed, number, stream)
    return words[0]


def test_compiled_streams_begin_where_interpreted_ones_do() -> None:
    for given, word in beginnings().items():
        assert int(scattered_compiled(np.zeros(1, np.uint64), *given)) == word


@pytest.mark.parametrize("shift", [1, 2, 3, 4, 8])
def test_games_of_neighbouring_seeds_are_different_games(shift: int) -> None:
    """Once, game n + 1 of a seed was game n of the seed that is two more."""
    game = turnkey.game("break_escape")
    one, other = (
        play_batch(game, 24, seed=seed, backend="interpreted", keep_finals=24).finals for seed in (40, 40 + shift)
    )
    assert not {final.tobytes() for final in one} & {final.tobytes() for final in other}


@pytest.mark.parametrize("slug", turnkey.game_names())
def test_a_game_of_a_seed_is_dealt_alike_in_a_loop_and_at_a_table(slug: str) -> None:
    game, space, loop = turnkey.game(slug), Workspace(turnkey.game(slug)), loops(slug)
    book = game.book(max(game.seats), game.options.resolve({}))
    for number in range(3):
        space.raw[:] = 0
        dealt, printed = lift(space.games[0]), lift(book[0])
        loop.start(dealt, printed, 5, number, lift(space.dice))
        assert loop.goes_on(dealt, printed)  # up to the first decision
        table = game.deal(seed=scattered(5, number), backend="interpreted")
        assert space.games.tobytes() == table.state.tobytes()
