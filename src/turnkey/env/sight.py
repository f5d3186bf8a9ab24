"""What a thread needs to show games: room for what one seat knows of one of them, and the plan to write it by."""

from __future__ import annotations

import numpy as np

from turnkey.core.game import Game
from turnkey.env.observing import Numbers, Plan


class Sight:
    """A copy of a record from which secrets are erased; behind it, what features note."""

    def __init__(self, game: Game, plan: Plan) -> None:
        size = game.layout.size
        self.seen_raw = np.zeros(size + -(-plan.noted // 8) * 8, np.uint8)
        self.seen = self.seen_raw[:size].view(game.layout.dtype)
        notes = self.seen_raw[size + plan.noted - plan.own : size + plan.noted].view(np.int8)
        self._plan = (
            plan.runs, plan.hot, plan.mapped, plan.flags, plan.maps, plan.apart, notes, plan.scaled, plan.scales
        )  # fmt: skip

    def arguments(self, secrets: Numbers, heads: Numbers, books: Numbers) -> tuple[Numbers, ...]:
        """Those of `stepping.show` that stay the same from step to step."""
        return self.seen, self.seen_raw, secrets, heads, books, *self._plan
