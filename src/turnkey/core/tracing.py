"""What the outcome of an action depends on: the rules run again on a record that notices which secrets they read.

The rules cannot have acted upon what they did not read. So if they read nothing that is hidden from anybody, the same
would have happened, and the same seat would be asked next, in every world that anybody thinks possible.
"""

from __future__ import annotations

from typing import Any

from turnkey.core.layout import NOBODY, Layout, Lifted, LiftedArray, lift
from turnkey.core.secrecy import SPECTATOR
from turnkey.core.table import Table


class SecretRead(Exception):
    """The rules looked at something that somebody does not know."""


class Knowledge:
    """Which pieces of a record all of some seats knew before the action."""

    def __init__(self, layout: Layout, state: Any, seats: int) -> None:
        self.keepers = {one.name: one.known_by for one in layout.fields if one.known_by is not None}
        self._state = state.copy()
        self._all = seats

    def look(self, name: str, path: tuple[Any, ...]) -> None:
        """Somebody reads this piece of a hidden field, or several at once."""
        keeper = self.keepers[name]
        if keeper == NOBODY:
            raise SecretRead(name)
        knowers = self._state[keeper]
        if ((knowers[path[: knowers.ndim]] & self._all) != self._all).any():
            raise SecretRead(name)


class Traced(Lifted):
    """A record as interpreted rules see it, which raises SecretRead when they read a secret."""

    __slots__ = ("_knowledge",)

    def __init__(self, block: Any, knowledge: Knowledge) -> None:
        super().__init__(block)
        object.__setattr__(self, "_knowledge", knowledge)

    def __getattr__(self, name: str) -> Any:
        if name not in self._knowledge.keepers:
            return super().__getattr__(name)
        value = self._block[name]
        if getattr(value, "shape", ()):
            return TracedArray(value, self._knowledge, name, ())
        self._knowledge.look(name, ())
        return int(value)


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
    rules, state = table.game.definition.rules.module, table.state.copy()
    game: Any = Traced(state[0], Knowledge(table.game.layout, state[0], everybody if seats is None else seats))
    book: Any = table._printed
    try:
        rules.apply(game, book, seat, action)
        while not rules.over(game, book) and rules.actors(game, book) == 0:
            rules.advance(game, book)
    except SecretRead:
        return True
    return False
