"""Compiling a game's rules while it is already played, so that nobody waits for it.

It is done by a process of its own, at low priority: `python -m turnkey.bots.compiling SLUG`. Until it is done tables
run interpreted; then they look again for what is compiled. Even to load what is compiled takes a second, so a server
has that done by a thread first (`Engine.only_loaded`).
"""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np

import turnkey
from turnkey.bots.policies import policy_number, usual_policy
from turnkey.bots.search.tree import SearchSettings, Tree
from turnkey.core.engine import loops
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


def marker(game: Game) -> Path:
    """A file that is there once all that a table calls is compiled."""
    tables, search = (Path(loops(game.slug, kind).__file__ or "").parent for kind in ("cpu", "search"))
    return search / f"{tables.name}.compiled"


def compile_rules(game: Game) -> None:
    """Whatever a table calls is compiled, or loaded if it has been compiled before, by being called once."""
    table = game.deal(seed=1, backend="compiled")
    engine, menu, dice = game.engine("compiled"), game.new_menu(), np.ones(1, np.uint64)
    policy = policy_number(game, usual_policy(game))
    tree = Tree(game)
    guides = np.full(game.definition.most_seats, policy, np.int64)
    tree.plant(table.determinize(0, 1).state.copy(), table.book, table.actors[0], guides, SearchSettings(), 1)
    tree.grow(1)
    while not table.over:
        seat = table.actors[0]
        known = table.seen_by(seat)
        engine.options(known, table.book, seat, menu)
        table.act(seat, int(engine.consider(known, table.book, seat, menu, policy, dice)))
    assert table.result is not None
    table.observe(0)
    marker(game).touch()


if __name__ == "__main__":
    with contextlib.suppress(OSError, AttributeError):
        os.nice(10)
    compile_rules(turnkey.game(sys.argv[1]))
