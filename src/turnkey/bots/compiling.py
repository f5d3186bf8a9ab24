"""Compiling a game's rules while it is already played, so that nobody waits for it.

It is done by a process of its own, at low priority: `python -m turnkey.bots.compiling SLUG`. Until it is done tables
run interpreted; then they look again for what is compiled.
"""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
from collections.abc import Callable, Iterator

import turnkey
from turnkey.bots.catalogue import make_bot
from turnkey.bots.sight import Sight
from turnkey.core.game import Game


def command(slug: str) -> list[str]:
    return [sys.executable, "-m", "turnkey.bots.compiling", slug]


@contextlib.contextmanager
def meanwhile(game: Game) -> Iterator[Callable[[], None]]:
    """Compile this game's rules as long as the block lasts. What is handed out is to be called now and then: it
    lets the game use them once they are there."""
    compiler = subprocess.Popen(
        command(game.slug), stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    waiting = True

    def look() -> None:
        nonlocal waiting
        if waiting and compiler.poll() is not None:
            waiting = False
            game.engine("auto").look_again()

    try:
        yield look
    finally:
        compiler.terminate()
        compiler.wait()


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
