"""What is worked out about a game is the same interpreted and compiled, too: worlds that are redrawn, and what bots do.

The rules themselves are compared in test_same_everywhere."""

from __future__ import annotations

import random

import numpy as np
import pytest

import turnkey
from sampling import of
from turnkey.bots.policies import policy_names
from turnkey.core.secrecy import seat_index
from turnkey.core.table import Table

LOOKS = of(400, sample=30)  # in all games that are played
APART = of(3, sample=17)  # decisions from one look to the next


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
    game, luck, looks, decisions = turnkey.game(slug), random.Random(7), 0, 0
    while looks < LOOKS:
        table = game.deal(luck.choice(list(game.seats)), seed=luck.randrange(10**6), backend="compiled")
        while not table.over and looks < LOOKS:
            seat = luck.choice(table.actors)
            decisions += 1
            if decisions % APART == 0:
                looks += 1
                compare_worlds(table, luck.choice([seat, seat_index(None)]), looks)
                compare_choices(table, seat, looks)
            table.act(seat, luck.choice(table.menu(seat)))
