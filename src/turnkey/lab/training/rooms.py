"""The games that a network learns from, at tables of all sizes, as one list of rows.

A room is a batch of games with the same seating: everybody learns, or one side does and the game's own bots, each of
another temper, play the rest. A hall is all rooms together.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch

from turnkey.core.game import Game
from turnkey.core.loops.stepping import SEATS
from turnkey.core.table_options import Values
from turnkey.env.advising import NO_ADVICE, Adviser
from turnkey.env.batch import batch
from turnkey.env.observing import Plan
from turnkey.lab.training.columns import Columns, relative_seats, turned_actions
from turnkey.lab.training.scoring import sides_of

SELF_PLAY = 0.5  # of the games; the others are played against the game's own bots


@dataclass(frozen=True)
class Seating:
    """Who sits where: seats that are nobody's opponent learn."""

    players: int
    opponents: Mapping[int | str, str]
    share: float  # of all games at tables of this size

    @property
    def learners(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(self.players) if seat not in self.opponents)


def seatings_of(game: Game, players: int, tempers: Sequence[str]) -> list[Seating]:
    """Self-play, and every side against the game's own bots."""
    sides = sides_of(game, players)
    if not sides:
        return [Seating(players, {}, 1.0)]
    found = [Seating(players, {}, SELF_PLAY)]
    for shift, side in enumerate(sides):
        others = [seat for seat in range(players) if seat not in side]
        sitting: dict[int | str, str] = {
            seat: tempers[(place + shift) % len(tempers)] for place, seat in enumerate(others)
        }
        found.append(Seating(players, sitting, (1 - SELF_PLAY) / len(sides)))
    return found


class Room:
    """A batch whose arrays are also PyTorch's, without a copy, with what turns them for the network."""

    def __init__(
        self,
        game: Game,
        seating: Seating,
        envs: int,
        options: Sequence[Values],
        plan: Plan,
        columns: Columns,
        adviser: str | None,
        seed: int,
        device: str,
        backend: str,
    ) -> None:
        more: dict[str, Any] = {"cores": 1, "backend": backend} if device == "cpu" else {}
        self.seating, self.columns, self.device = seating, columns, device
        self.batch = games = batch(
            game, envs, device, players=seating.players, options=list(options), opponents=seating.opponents,
            seed=seed, observations="features", plan=plan, **more,
        )  # fmt: skip
        self.adviser = None if adviser is None else Adviser(games, adviser, seed, backend)
        if device == "cuda":
            stream = torch.cuda.current_stream().cuda_stream
            games.launch_on(stream)  # type: ignore[attr-defined]
            if self.adviser is not None:
                self.adviser.launch_on(stream)
        self.rows, self.mask = self._torch(games.observation), self._torch(games.mask)
        self.seat = self._torch(games.seat)
        self.reward, self.over = self._torch(games.reward), self._torch(games.terminated)
        self.places = torch.as_tensor(columns.places(plan), device=device)
        turned = turned_actions(game, seating.players)
        self.turned = torch.as_tensor(turned, device=device)  # what an action is to the seat
        self.meant = torch.as_tensor(np.argsort(turned, axis=1), device=device)  # and back
        self.moved = torch.as_tensor(np.flatnonzero((turned != turned[0]).any(axis=0)), device=device)
        self.meant_there = self.meant[:, self.moved].contiguous()
        self.relative = torch.as_tensor(relative_seats(game, seating.players), device=device)
        self.differ = not game.definition.rules.seats_alike

    def _torch(self, array: Any) -> torch.Tensor:
        return torch.from_numpy(array) if self.device == "cpu" else torch.as_tensor(array, device="cuda")

    def write(self, rows: torch.Tensor, masks: torch.Tensor, advice: torch.Tensor, seats: torch.Tensor) -> None:
        """What the asked seats know and may do, and what is advised, as they count seats."""
        seats.copy_(self.seat)
        rows.zero_()
        rows[:, self.places] = self.rows[:, SEATS:].to(rows.dtype)
        if self.differ:
            rows[:, self.columns.seat : self.columns.table].scatter_(1, seats[:, None], 1.0)
        rows[:, self.columns.table + self.seating.players - 1] = 1
        masks.copy_(self.mask)
        if len(self.moved):
            masks[:, self.moved] = self.mask.gather(1, self.meant_there[seats]).bool()
        if self.adviser is not None:
            given = self._torch(self.adviser.look())
            turned = self.turned[seats, given.clamp(min=0)]
            advice.copy_(torch.where(given == NO_ADVICE, given, turned))

    def step(self, chosen: torch.Tensor) -> None:
        """Do what was chosen, as the seats count."""
        actions = self.meant[self.seat, chosen]
        self.batch.step(actions.numpy() if self.device == "cpu" else actions)


class Hall:
    """All rooms; their games follow one another in every array."""

    def __init__(self, rooms: Sequence[Room], columns: Columns, actions: int, most_seats: int, device: str) -> None:
        self.rooms, self.columns, self.device = list(rooms), columns, device
        ends = np.cumsum([room.batch.envs for room in rooms]).tolist()
        self.parts = [slice(end - room.batch.envs, end) for room, end in zip(rooms, ends, strict=True)]
        self.envs, self.actions, self.most_seats = ends[-1], actions, most_seats
        self.seats = torch.zeros(self.envs, dtype=torch.int64, device=device)
        self.relative = torch.cat(
            [for_all_sizes(room.relative, room.batch.envs) for room in rooms]
        )  # by game and seat that looks
        self.playing = torch.cat(
            [torch.arange(most_seats, device=device).lt(room.seating.players).expand(room.batch.envs, -1)
             for room in rooms]
        )  # fmt: skip
        self.every = torch.arange(self.envs, device=device)

    def write(self, rows: torch.Tensor, masks: torch.Tensor, advice: torch.Tensor) -> None:
        for room, part in zip(self.rooms, self.parts, strict=True):
            room.write(rows[part], masks[part], advice[part], self.seats[part])

    def step(self, chosen: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Do what was chosen; what every seat got, and whether the game is over."""
        for room, part in zip(self.rooms, self.parts, strict=True):
            room.step(chosen[part])
        return torch.cat([room.reward for room in self.rooms]), torch.cat([room.over for room in self.rooms])

    def by_seat(self, values: torch.Tensor) -> torch.Tensor:
        """Values that the asked seats count from themselves, by the table's own count."""
        return values.gather(1, self.relative[self.every, self.seats])

    def as_seen(self, values: torch.Tensor) -> torch.Tensor:
        """The other way round."""
        return torch.zeros_like(values).scatter(1, self.relative[self.every, self.seats], values)


def for_all_sizes(relative: torch.Tensor, envs: int) -> torch.Tensor:
    """Room for the largest table, so that halls can put tables of all sizes together."""
    players, most = relative.shape
    whole = torch.arange(most, device=relative.device).expand(most, most).clone()
    whole[:players] = relative
    return whole.expand(envs, -1, -1)
