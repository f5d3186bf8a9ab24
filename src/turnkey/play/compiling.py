"""Compiles one game's rules for the tables to come: `python -m turnkey.play.compiling SLUG`, at low priority."""

from __future__ import annotations

import contextlib
import os
import sys

import turnkey
from turnkey.bots.catalogue import make_bot
from turnkey.bots.sight import Sight


def compile_rules(slug: str) -> None:
    """Whatever a table calls is compiled by being called once."""
    game = turnkey.game(slug)
    table = game.deal(seed=1, backend="compiled")
    bot = make_bot(game, "medium", seed=1)
    game.engine("auto").backend = "compiled"  # for the bot
    make_bot(game, "hard", seed=1, cores=1).choose(Sight(table, table.actors[0]))
    while not table.over:
        seat = table.actors[0]
        table.apply(seat, bot.choose(Sight(table, seat)))
    table.determinize(0, 1)
    assert table.result is not None


if __name__ == "__main__":
    with contextlib.suppress(OSError, AttributeError):
        os.nice(10)
    compile_rules(sys.argv[1])
