"""One game at a time, stepped by compiled code: what the adapters for single games stand on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

import turnkey
from turnkey.core.errors import Illegal
from turnkey.core.game import Game
from turnkey.core.loops.stepping import WAIT
from turnkey.core.table import Table
from turnkey.core.table_options import Values
from turnkey.env.alone import Alone
from turnkey.env.at_once import AtOnce
from turnkey.env.batch import Batch

Observation = dict[str, np.ndarray[Any, Any]]


class OneGame:
    """A batch of one game that stays as it is when it ends."""

    kind: type[Batch]
    games: Batch

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        options: Values | None = None,
        opponents: Mapping[int | str, str] | None = None,
        turned: bool | None = None,
        backend: str = "compiled",
        observations: str = "float32",
    ) -> None:
        self.game = turnkey.game(game) if isinstance(game, str) else game
        self.games = self.kind(
            self.game, 1, players=players, options=options or {}, opponents=opponents, observations=observations,
            turned=turned, cores=1, backend=backend, autoreset=False,
        )  # fmt: skip
        self.seats = list(self.games.seats)
        self._anew = np.ones(1, np.bool_)

    def begin(self, seed: int | None = None) -> None:
        """Deal: the first game of a seed, or the next one. A game in which nobody outside is asked is passed over."""
        if seed is not None:
            self.games.reset(seed)
        else:
            self.games.reset(where=self._anew)
        while self.over:
            self.games.reset(where=self._anew)

    @property
    def over(self) -> bool:
        return bool(self.games.stands_still[0])

    @property
    def seat(self) -> int:
        """The seat that is asked; of several, the lowest."""
        return int(self.games.seat[0])

    def rewards(self) -> list[float]:
        """What each seat got in the last step."""
        reward: list[float] = self.games.reward[0, : len(self.seats)].tolist()
        return reward

    def look(self, seat: int) -> Observation:
        """What a seat knows, and what it may do: nothing if it is not asked. Later steps change nothing of it."""
        raise NotImplementedError

    def table(self) -> Table:
        return self.games.table(0)


class Single(OneGame):
    """One game in which one seat decides after the other."""

    kind = Alone
    games: Alone

    @property
    def over(self) -> bool:
        return self.games.over

    @property
    def seat(self) -> int:
        return self.games.asked

    def act(self, action: int) -> bool:
        """One decision of the seat that is asked; says whether it was possible."""
        return self.games.act(action)

    def act_or_say_why_not(self, action: int) -> None:
        if not self.games.act(action):
            raise Illegal(self.table().why_not(self.seat, action))

    def look(self, seat: int) -> Observation:
        row, mask = self.games.seen(seat)
        return {"observation": row, "action_mask": mask}


class AllSeats(OneGame):
    """One game in which all seats that are asked decide at once."""

    kind = AtOnce
    games: AtOnce

    @property
    def asked(self) -> list[int]:
        """The seats that are asked."""
        return np.flatnonzero(self.games.asked[0]).tolist()

    def act_all(self, actions: Mapping[int, int]) -> list[int]:
        """A decision of every seat that is asked; says whose were not possible: then nothing happens."""
        chosen = np.zeros((1, len(self.seats)), np.int64)
        for seat, action in actions.items():
            chosen[0, seat] = action if action >= 0 else WAIT  # not an order, such as to deal
        self.games.step(chosen)
        return np.flatnonzero(self.games.illegal[0]).tolist()

    def look(self, seat: int) -> Observation:
        return {"observation": self.games.look(0, seat), "action_mask": self.games.mask[0, seat].astype(np.int8)}
