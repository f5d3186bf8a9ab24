"""What a bot is given when its seat is asked: what that seat sees, what it may do, and worlds that fit."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any, Protocol

import numpy as np

from turnkey.bots.leave import Leave
from turnkey.core.actions import Action
from turnkey.core.errors import TurnkeyError
from turnkey.core.events import Line
from turnkey.core.game import Game
from turnkey.core.table import Table
from turnkey.core.table_options import Values


class Sight:
    """A table through one seat's eyes. The true position is not to be had from it: only what the seat knows,
    and worlds in which all that it does not know is drawn anew.

    It does not even hold the true position: what the seat sees is read from a record from which the rest is erased,
    and worlds are drawn from one that fits, drawn once by throws that nobody knows. (From any that fits the same throws
    draw the same world.)
    """

    def __init__(self, table: Table, seat: int, leave: Leave | None = None, worlds: bool = True) -> None:
        self.game: Game = table.game
        self.seat = seat
        self.seats: Sequence[str] = table.seats
        self.book = table.book
        self.values: Values = table.values  # what the table agreed on
        self.options: list[Action] = table.options(seat)  # what the seat may do now; a bot answers with one of these
        self.beside: list[Action] = table.beside(seat)  # and of its own accord: answered with, it is asked again
        self.leave = leave or Leave()  # how long the bot may think
        self._erased = table.erased_for(seat)
        self._fitting = table.determinize(seat, int.from_bytes(os.urandom(8), "little")) if worlds else None

    @cached_property
    def view(self) -> Mapping[str, Any]:
        """What the seat sees, as plain data."""
        return self._erased.view(self.seat)

    @cached_property
    def observation(self) -> np.ndarray[Any, np.dtype[np.float32]]:
        """What the seat knows as a row of numbers, shaped as `game.observation` says."""
        return self._erased.observe(self.seat)

    @cached_property
    def log(self) -> list[Line]:
        """What happened so far, as the seat may know it."""
        return self._erased.log(self.seat)

    @cached_property
    def known(self) -> np.ndarray[Any, Any]:
        """The game's record with everything erased that the seat does not know: for compiled policies."""
        known: np.ndarray[Any, Any] = self._erased.seen_by(self.seat)
        return known

    @property
    def has_worlds(self) -> bool:
        """Whether worlds can be had: a bot that says it needs none is given none."""
        return self._fitting is not None

    def world(self, seed: int) -> Table:
        """A whole position that the seat cannot tell from the true one; play on in it as you like."""
        if self._fitting is None:
            raise TurnkeyError("this sight was made without worlds, for a bot that says it needs none")
        return self._fitting.determinize(self.seat, seed)


class Bot(Protocol):
    """Anything with this method plays a seat. A bot is made as `Maker(game, seed)`."""

    def choose(self, sight: Sight) -> Action:
        """One of `sight.options`, or of `sight.beside`."""
        ...


def sight_for(bot: Bot, table: Table, seat: int, leave: Leave | None = None) -> Sight:
    """What this bot is given. One that draws no worlds may say so by a method `needs_worlds(leave)`, and is spared
    the time for the first."""
    leave = leave or Leave()
    needs_worlds: Callable[[Leave], bool] = getattr(bot, "needs_worlds", lambda leave: True)
    return Sight(table, seat, leave, needs_worlds(leave))
