"""OpenSpiel's IS-MCTS as a bot: it moves by the rules, keeps to its budget, and knows what its seat knows."""

from __future__ import annotations

import time

import pytest

import turnkey
from turnkey.bots.catalogue import make_bot
from turnkey.bots.openspiel import LEAST, IsmctsBot
from turnkey.bots.search.searcher import Budget
from turnkey.bots.sight import Sight
from turnkey.core.errors import BadOption

GAME = turnkey.game("break_escape")


def test_it_moves_alike_in_worlds_that_its_seat_cannot_tell_apart() -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install open_spiel")
    table = GAME.deal(seed=4, backend="compiled")
    for _ in range(4):
        seat = table.actors[0]
        chosen = [
            make_bot(GAME, "ismcts@25", 7).choose(Sight(world, seat)) for world in (table, table.determinize(seat, 1))
        ]
        assert chosen[0] == chosen[1]
        assert chosen[0].id in table.menu(seat)
        table.apply(seat, chosen[0])


def test_it_keeps_to_its_time() -> None:
    pytest.importorskip("pyspiel")
    table = GAME.deal(seed=4, backend="compiled")
    while len(table.menu(table.actors[0])) < 2:
        table.act(table.actors[0], table.menu(table.actors[0])[0])
    bot = IsmctsBot(GAME, Budget(None, 0.05), 1)
    began = time.process_time()
    bot.choose(Sight(table, table.actors[0]))
    assert bot.simulations >= LEAST
    assert time.process_time() - began < 2.0


@pytest.mark.parametrize("name", ["ismcts", "ismcts@", "ismcts@0s", "ismcts@40:heuristic"])
def test_a_budget_that_means_nothing_is_refused(name: str) -> None:
    with pytest.raises(BadOption):
        make_bot(GAME, name)
