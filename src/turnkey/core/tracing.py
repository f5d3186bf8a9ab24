"""What the outcome of an action depends on: the rules run again on a record that notices which secrets they read.

The rules cannot have acted upon what they did not read. So if they read nothing that is hidden from anybody, the same
would have happened, and the same seat would be asked next, in every world that anybody thinks possible.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any

from turnkey.core.game import Game
from turnkey.core.layout import NOBODY, Lifted, LiftedArray, lift, rows_of
from turnkey.core.secrecy import SPECTATOR
from turnkey.core.table import Table, twin_of


class SecretRead(Exception):
    """The rules looked at something that somebody does not know."""


class Knowledge:
    """Which pieces of a record all of some seats knew before the action."""

    def __init__(self, keepers: Mapping[str, str], state: Any, seats: int) -> None:
        self.keepers = keepers  # the field that holds who knows it, for each hidden one
        self._state = state  # as it was: the rules write to a copy
        self._all = seats

    def look(self, name: str, path: tuple[Any, ...]) -> None:
        """Somebody reads this piece of a hidden field, or several at once."""
        keeper = self.keepers[name]
        if keeper == NOBODY:
            raise SecretRead(name)
        knowers = self._state[keeper]
        if ((knowers[path[: knowers.ndim]] & self._all) != self._all).any():
            raise SecretRead(name)


@functools.lru_cache(100)
def keepers_in(game: Game) -> Mapping[str, str]:
    return {one.name: one.known_by for one in game.layout.fields if one.known_by is not None}


class Traced(Lifted):
    """A record as interpreted rules see it, which raises SecretRead when they read a secret.

    What everybody knows is taken out as plain numbers when it is first asked for, and written to there: the rules read
    it all the time, and nobody asks what they leave.
    """

    def __init__(self, block: Any, knowledge: Knowledge) -> None:
        super().__init__(block)
        object.__setattr__(self, "_knowledge", knowledge)

    def __getattr__(self, name: str) -> Any:
        value = self._block[name]
        if name in self._knowledge.keepers:
            if getattr(value, "shape", ()):
                return TracedArray(value, self._knowledge, name, ())
            self._knowledge.look(name, ())
            return int(value)
        plain = value.tolist()
        plain = rows_of(plain) if isinstance(plain, list) else plain
        object.__setattr__(self, name, plain)
        return plain

    def __setattr__(self, name: str, value: Any) -> None:
        if name in self._knowledge.keepers:
            self._block[name] = value
        else:
            object.__setattr__(self, name, value)


class TracedArray(LiftedArray):
    """A hidden field of such a record, or the piece of it at this path."""

    __slots__ = ("_knowledge", "_name", "_path")

    def __init__(self, block: Any, knowledge: Knowledge, name: str, path: tuple[Any, ...]) -> None:
        super().__init__(block)
        self._knowledge, self._name, self._path = knowledge, name, path

    def __getitem__(self, index: Any) -> Any:
        value = self._block[index]
        path = (*self._path, *(index if isinstance(index, tuple) else (index,)))
        if getattr(value, "shape", ()) and not any(isinstance(one, slice) for one in path):
            return TracedArray(value, self._knowledge, self._name, path)
        self._knowledge.look(self._name, path)
        return lift(value) if getattr(value, "shape", ()) else int(value)


def depends_on_secrets(table: Table, seat: int, action: int, seats: int | None = None) -> bool:
    """Whether anything that this action leads to, up to the next decision, depends on a secret.

    A secret is what one of these seats does not know; None: all seats, and spectators.

    Chance counts too: nobody knows what it will answer.
    """
    everybody = (1 << table.players) - 1 | 1 << SPECTATOR
    rules, state = table.game.definition.rules.module, table.state
    knowledge = Knowledge(keepers_in(table.game), state[0], everybody if seats is None else seats)
    game: Any = Traced(twin_of(state)[0], knowledge)
    book: Any = table._printed
    try:
        rules.apply(game, book, seat, action)
        while not rules.over(game, book) and rules.actors(game, book) == 0:
            rules.advance(game, book)
    except SecretRead:
        return True
    return False
