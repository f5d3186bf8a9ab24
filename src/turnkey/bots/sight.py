"""What a bot is given when its seat is asked: what that seat sees, what it may do, and worlds that fit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, Protocol

import numpy as np

from turnkey.core.actions import Action
from turnkey.core.game import Game
from turnkey.core.table import Table


class Sight:
    """A table through one seat's eyes. The true position is not to be had from it: only what the seat knows,
    and worlds in which all that it does not know is drawn anew."""

    def __init__(self, table: Table, seat: int) -> None:
        self.__table = table
        self.game: Game = table.game
        self.seat = seat
        self.seats: Sequence[str] = table.seats
        self.book = table.book

    @cached_property
    def view(self) -> Mapping[str, Any]:
        """What the seat sees, as plain data."""
        return self.__table.view(self.seat)

    @cached_property
    def options(self) -> list[Action]:
        """What the seat may do now; a bot answers with one of these."""
        return self.__table.options(self.seat)

    @cached_property
    def beside(self) -> list[Action]:
        """What the seat may do of its own accord beside that: a bot may answer with one of these, too, and is asked
        again."""
        return self.__table.beside(self.seat)

    @cached_property
    def observation(self) -> np.ndarray[Any, np.dtype[np.float32]]:
        """What the seat knows as a row of numbers, shaped as `game.observation` says."""
        return self.__table.observe(self.seat)

    @cached_property
    def log(self) -> list[str]:
        """What happened so far, as the seat may know it."""
        return self.__table.log(self.seat)

    @cached_property
    def known(self) -> np.ndarray[Any, Any]:
        """The game's record with everything erased that the seat does not know: for compiled policies."""
        known: np.ndarray[Any, Any] = self.__table.seen_by(self.seat)
        return known

    def world(self, seed: int) -> Table:
        """A whole position that the seat cannot tell from the true one; play on in it as you like."""
        return self.__table.determinize(self.seat, seed)


class Bot(Protocol):
    """Anything with this method plays a seat. A bot is made as `Maker(game, seed)`."""

    def choose(self, sight: Sight) -> Action:
        """One of `sight.options`, or of `sight.beside`."""
        ...
