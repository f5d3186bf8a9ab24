"""What comes from outside by itself: told by the table, so that whoever keeps the time needs no game's rules."""

from __future__ import annotations

import pytest

import turnkey


@pytest.mark.parametrize("slug", turnkey.game_names())
def test_nothing_comes_by_itself_unless_agreed(slug: str) -> None:
    assert turnkey.game(slug).deal(seed=1, backend="interpreted").coming() is None


def test_a_clock_comes_for_the_lowest_seat_from_when_it_may() -> None:
    game = turnkey.game("airlock")
    table = game.deal(2, {"connecting": "delayed", "build_clock": "total:30"}, seed=1, backend="interpreted")
    while table.coming() is None:
        table.apply(table.actors[0], table.options(table.actors[0])[0])
    clock = game.definition.words.actions.read("clock")
    assert table.coming() == (0, clock, 30)
    table.act(0, clock)
    assert table.coming() is None
