"""One game at a time. Of a step of a single game the call is the dearest part: so compiled code finds all its arrays by
one note (`core/loops/noted.py`), and what is seen of the game is written only when somebody looks, for whoever looks.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from turnkey.core.loops.noted import note
from turnkey.core.loops.stepping import WAIT
from turnkey.env.batch import Batch, Numbers


class Alone(Batch):
    """A batch of one game, without rows and masks of its own: `seen` makes them."""

    def _make_room(self, form: Any, columns: int, actions: int) -> None:
        super()._make_room(form, 0, 0)
        self._action = np.zeros(1, np.int64)
        self._looks = np.zeros(1, np.int64)
        self._no_menus = np.zeros_like(self._menus)
        # Of these Python takes whole numbers out faster than out of arrays
        self._asked, self._menu, self._illegal = self.seat.data, self._menus.data, self.illegal.data

    def _make_ready(self, backend: str, cores: int | None) -> None:
        super()._make_ready(backend, cores)
        self._fixed = self._sights[0].arguments(self.secrets, self._heads, self._books)
        self._quick = self._engine.backend == "compiled"
        if not self._quick:
            return
        self._kept = (
            self._games, self._raw, self._menus, self._dice, self.number, self.seat, *self._fixed, self._policies,
            self._action, self.reward, self.terminated, self.illegal, self._looks, self._no_menus,
        )  # fmt: skip
        self._noted = note(self._kept)
        row, mask = self._blank()
        self._step_alone, _ = self._engine.compiled("step_alone", self._noted, 0, 0)
        self._show_alone, _ = self._engine.compiled("show_alone", self._noted, 0, row, mask)

    def _blank(self) -> tuple[Numbers, Numbers]:
        return np.empty(self.plan.size, self.observation.dtype), np.empty(self.actions, np.int8)

    def _step_part(self, place: int, actions: Numbers, first: int, last: int) -> int:
        if not self._quick:
            return super()._step_part(place, actions, first, last)
        return int(self._step_alone(self._noted, self.seed, int(actions[0])))

    def act(self, action: int) -> bool:
        """One decision of the seat that is asked; says whether it was possible. Orders, such as to deal, are not."""
        if action < 0:
            action = WAIT
        if self._quick:
            self.decisions += self._step_alone(self._noted, self.seed, action)
        else:
            self.step(np.array([action]))
        return not self._illegal[0]

    @property
    def asked(self) -> int:
        """The seat that is asked."""
        return self._asked[0]

    @property
    def over(self) -> bool:
        return self._menu[0, 0] == 0

    def seen(self, seat: int) -> tuple[Numbers, Numbers]:
        """What a seat knows, and what it may do, which is nothing if it is not asked: arrays that are the caller's."""
        row, mask = self._blank()
        if self._quick:
            self._show_alone(self._noted, seat, row, mask)
            return row, mask
        self._looks[0] = seat
        menus = self._menus if seat == self.asked else self._no_menus
        self._engine.show(self._raw, menus, self._looks, self.number, *self._fixed, row[None], mask[None], 0, 1)
        return row, mask

    def look(self, place: int, seat: int) -> Numbers:
        return self.seen(seat)[0]
