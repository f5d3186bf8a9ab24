"""Many games at once in which all seats that are asked decide together: where a game has them choose in secret.

    games = turnkey.env.batch("lockdown", envs=256, simultaneous="all")
    games.step(choose(games.observation, games.mask))  # games × seats

What they chose is carried out from the lowest seat on, so the games are those of a batch that asks the lowest first, if
its seats choose the same. Arrays have a row for each seat of each game: what that seat knows, whether it is asked or
not, and what it may do, which is nothing if it is not asked. If a seat chose what is not possible, `illegal` says whose
choice that was, and nothing happens in its game. `acted` says whose choices were carried out: that of a seat is not if
its question has gone meanwhile, since somebody before it answered for all or is asked again.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from turnkey.core.loops.stepping import ANYTHING
from turnkey.env.batch import Batch, Numbers


class AtOnce(Batch):
    """See above. Made by `turnkey.env.batch(…, simultaneous="all")`."""

    _menus: Numbers
    observation: Numbers
    mask: Numbers

    def _make_room(self, form: Any, columns: int, actions: int) -> None:
        super()._make_room(form, columns, actions)
        envs, seats = self.envs, self.players
        # Seat by seat, as rows are written; seen from outside, game by game
        self._rows = np.zeros((seats, envs, columns), form)
        self._masks = np.zeros((seats, envs, actions), np.uint8)
        self._seat_menus = np.zeros((seats, envs, self._menus.shape[1]), np.int16)
        self._each_seat = np.repeat(np.arange(seats)[:, None], envs, axis=1)
        self.observation, self.mask = self._rows.swapaxes(0, 1), self._masks.swapaxes(0, 1)
        self._menus = self._seat_menus.swapaxes(0, 1)
        self._asked = np.zeros(envs, np.int64)
        self.illegal, self.acted = np.zeros((envs, seats), np.bool_), np.zeros((envs, seats), np.bool_)

    @property
    def asked(self) -> Numbers:
        """Whether each seat of each game is asked."""
        return np.asarray((self._asked[:, None] >> np.arange(self.players)) & 1 == 1)

    @property
    def stands_still(self) -> Numbers:
        return np.asarray(self._asked == 0)

    def _orders(self, orders: Numbers) -> Numbers:
        return np.repeat(orders[:, None], self.players, axis=1)

    def step(self, actions: Numbers | None = None) -> None:
        """A decision of every seat that is asked; without actions, any of the possible ones. What is given for others
        counts for nothing."""
        if actions is None:
            actions = np.full((self.envs, self.players), ANYTHING, np.int64)
        super().step(np.array(actions, np.int64))  # a copy: what is chosen at random is written into it

    def _shape(self) -> tuple[int, ...]:
        return self.envs, self.players

    def _step_part(self, place: int, actions: Numbers, first: int, last: int) -> int:
        space = self._sights[place]
        taken = self._engine.step_all(
            self._games, self._raw, self._menus, self._dice, self.number, self._asked, space.seen, space.seen_raw,
            self.secrets, self._books, self._policies, self.seed, actions, self.reward, self.terminated, self.illegal,
            self.acted, first, last, self.autoreset,
        )  # fmt: skip
        return int(taken)

    def _show(self, place: int, first: int, last: int) -> None:
        if not (self._rows.shape[2] or self._masks.shape[2]):
            return
        fixed = self._sights[place].arguments(self.secrets, self._heads, self._books)
        for seat in range(self.players):
            self._engine.show(
                self._raw, self._seat_menus[seat], self._each_seat[seat], self.number, *fixed, self._rows[seat],
                self._masks[seat], first, last,
            )  # fmt: skip

    def look(self, place: int, seat: int) -> Numbers:
        return np.array(self.observation[place, seat])

    def options(self, place: int, seat: int | None = None) -> Numbers:
        """The actions that are possible for a seat in one of the games; without one, for the lowest that is asked."""
        if seat is None:
            seat = int(self.asked[place].argmax())
        menu = self._seat_menus[seat, place]
        return np.array(menu[1 : 1 + menu[0]])
