"""Compiling a game's rules while it is already played, so that nobody waits for it.

It is done by a process of its own, at low priority: `python -m turnkey.bots.compiling SLUG`. Until it is done tables
run interpreted; then they look again for what is compiled. Even to load what is compiled takes a second, so a thread
does that first (`Engine.only_loaded`).
"""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np

import turnkey
from turnkey.bots.policies import policy_number, usual_policy
from turnkey.bots.search.tree import SearchSettings, Tree
from turnkey.core.background import end_with_parent
from turnkey.core.engine import Engine, loops
from turnkey.core.game import Game

FIRST_TABLE = 0.5  # seconds in which nothing else is done, so that the table is on the screen


def command(slug: str) -> list[str]:
    return [sys.executable, "-m", "turnkey.bots.compiling", slug]


@contextlib.contextmanager
def meanwhile(game: Game, compiling: bool = True) -> Iterator[Callable[[], None]]:
    """Have this game's rules compiled, if they are not, and loaded while the block lasts. What is handed out is to be
    called now and then: it lets the game use them once they are there."""
    behind = Behind(game, compiling)
    before, Engine.only_loaded = Engine.only_loaded, True
    behind.start()
    try:
        yield behind.look
    finally:
        behind.stop()
        Engine.only_loaded = before


class Behind:
    """A thread behind a table: it waits for compiled rules, and loads them."""

    def __init__(self, game: Game, compiling: bool) -> None:
        self._game = game
        self._compiling = compiling
        self._thread = threading.Thread(target=self._prepare, name="compiled rules", daemon=True)
        self._starting = threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._left, self._ready = threading.Event(), threading.Event()
        self._looked = False

    def start(self) -> None:
        self._thread.start()

    def look(self) -> None:
        """In the thread that plays, between two decisions."""
        if self._ready.is_set() and not self._looked:
            self._looked = True
            self._game.engine("auto").look_again()

    def stop(self) -> None:
        """The game is left: nothing is compiled for it any more. What is being loaded is waited for: a second."""
        with self._starting:
            self._left.set()
            if self._process is not None:
                self._process.terminate()
        self._thread.join()
        self._game.engine("auto").look_again()  # whoever uses it next may wait until something is loaded

    def _prepare(self) -> None:
        self._left.wait(FIRST_TABLE)
        if not marker(self._game).exists() and self._compiling:
            self._compile()
        if marker(self._game).exists() and not self._left.is_set():
            compile_rules(self._game)  # which only loads them now
            self._ready.set()

    def _compile(self) -> None:
        with self._starting:
            if self._left.is_set():
                return
            self._process = subprocess.Popen(
                command(self._game.slug), stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
            )
        self._process.wait()


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
    end_with_parent()
    with contextlib.suppress(OSError, AttributeError):
        os.nice(10)
    compile_rules(turnkey.game(sys.argv[1]))
