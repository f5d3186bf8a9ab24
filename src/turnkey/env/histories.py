"""Perfect recall for a batch: what every seat knew at each of its decisions in the game, and what it did there.

    games = batch("lockdown", envs=256)
    recall = Histories(games, most=60)
    recall.step(actions)                      # instead of games.step(actions)
    rows, actions, length = recall.of_asked() # of the seat that is asked in each game, oldest first

Together with `games.observation` that is the information state of the seat: whoever needs none pays nothing.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import numpy as np

from turnkey.core.errors import BadOption
from turnkey.env.batch import Batch

Numbers = np.ndarray[Any, Any]
NONE = -1  # no action: there was no such decision


class Histories:
    """Keeps the last rows and actions of every seat; `most` decisions of a seat in a game have room."""

    def __init__(self, games: Batch, most: int) -> None:
        seats, columns = len(games.seats), games.observation.shape[1]
        if not columns:
            raise BadOption("histories are made of observations: let the games show them")
        self.games, self.most = games, most
        self.rows = np.zeros((games.envs, seats, most, columns), games.observation.dtype)
        self.actions = np.full((games.envs, seats, most), NONE, np.int64)
        self.length = np.zeros((games.envs, seats), np.int64)
        self._places = np.arange(games.envs)

    def reset(self, seed: int | None = None) -> None:
        self.games.reset(seed)
        self._forget(np.ones(self.games.envs, np.bool_))

    def step(self, actions: Numbers) -> None:
        """Step the games, and remember what was decided; of a game that ends nothing is kept."""
        games, seats = self.games, self.games.seat.copy()
        at = self.length[self._places, seats]
        if at.max() >= self.most:
            raise BadOption(f"a seat has decided {self.most} times in a game: make room for more by `most`")
        seen, number = games.observation.copy(), games.number.copy()
        games.step(actions)
        done = self._places[~games.illegal]
        self.rows[done, seats[done], at[done]] = seen[done]
        self.actions[done, seats[done], at[done]] = actions[done]
        self.length[done, seats[done]] += 1
        self._forget(games.terminated | (games.number != number))

    def _forget(self, where: Numbers) -> None:
        self.rows[where], self.actions[where], self.length[where] = 0, NONE, 0

    def of_asked(self) -> tuple[Numbers, Numbers, Numbers]:
        """Rows, actions and how many there are, of the seat that is asked in each game; what is beyond is empty."""
        asked = self._places, self.games.seat
        return self.rows[asked], self.actions[asked], self.length[asked]

    def key(self, place: int) -> str:
        """The information state of the seat that is asked in one of the games, as a word that no other has."""
        seat = int(self.games.seat[place])
        many = self.length[place, seat]
        digest = blake2b(self.rows[place, seat, :many].tobytes(), digest_size=16)
        digest.update(self.actions[place, seat, :many].tobytes())
        digest.update(self.games.observation[place].tobytes() + self.games.mask[place].tobytes())
        return f"{self.games.seats[seat]}:{digest.hexdigest()}"
