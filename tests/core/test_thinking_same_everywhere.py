"""What is worked out about a game is the same interpreted and compiled, too: worlds that are redrawn, and what bots do.

The rules themselves are compared in test_same_everywhere."""

from __future__ import annotations

import functools
import random
from collections.abc import Sequence

import numpy as np
import pytest

import turnkey
from sampling import SWEEP
from turnkey.bots.policies import policy_names
from turnkey.core.secrecy import seat_index
from turnkey.core.table import Table
from turnkey.core.table_options import Values
from turnkey.lab.audit import varied_tables

GAMES = 100
SAMPLED = {"break_escape": 20, "airlock": 1}  # the one's games are short, the other's bot takes long interpreted
USUAL_SAMPLE = 4
APART = 3  # decisions from one look to the next, on average
SAMPLED_APART = {"break_escape": 5}
USUALLY_APART = 47


@functools.cache
def varied(slug: str, players: int) -> Sequence[Values]:
    """Options drawn at random; to draw them takes a while."""
    return varied_tables(turnkey.game(slug), players, seed=1)


def compare_worlds(table: Table, watcher: int, seed: int) -> None:
    drawn = []
    for backend in ("interpreted", "compiled"):
        state, dice = table.state.copy(), np.array([seed], np.uint64)
        table.game.engine(backend).determinize(state, table.book, watcher, dice)
        drawn.append((state.tobytes(), int(dice[0])))
    assert drawn[0] == drawn[1], f"another world for {watcher} at {table.record.to_text()}"


def compare_choices(table: Table, seat: int, seed: int) -> None:
    known = table.seen_by(seat)
    for number, name in enumerate(policy_names(table.game)):
        chosen = []
        for backend in ("interpreted", "compiled"):
            engine, menu, dice = table.game.engine(backend), table.game.new_menu(), np.array([seed], np.uint64)
            engine.options(known, table.book, seat, menu)
            chosen.append((int(engine.consider(known, table.book, seat, menu, number, dice)), int(dice[0])))
        assert chosen[0] == chosen[1], f"{name} chooses otherwise at {table.record.to_text()}"


@pytest.mark.parametrize("slug", turnkey.game_names())
def test_worlds_are_drawn_and_bots_choose_alike(slug: str) -> None:
    game, luck = turnkey.game(slug), random.Random(7)
    apart = APART if SWEEP else SAMPLED_APART.get(slug, USUALLY_APART)
    for number in range(GAMES if SWEEP else SAMPLED.get(slug, USUAL_SAMPLE)):
        players = luck.choice(list(game.seats))
        options = luck.choice(varied(slug, players)) if number % 2 else {}
        table = game.deal(players, options, seed=number, backend="compiled")
        while not table.over:
            seat = luck.choice(table.actors)
            if luck.random() < 1 / apart:
                compare_worlds(table, luck.choice([seat, seat_index(None)]), number)
                compare_choices(table, seat, number)
            table.act(seat, luck.choice(table.menu(seat)))
