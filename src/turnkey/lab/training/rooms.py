"""The games that a network learns from, at tables of all sizes, as one list of rows.

A room is a batch of games with the same seating: everybody learns, or one side does and the game's own bots, each of
another temper, play the rest. A hall is all rooms together. Nothing there waits for a GPU, so that many steps can be
captured in a CUDA graph, in which rooms go on side by side.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch

from turnkey.core.game import Game
from turnkey.core.table_options import Values
from turnkey.env.advising import NO_ADVICE, Adviser
from turnkey.env.batch import batch
from turnkey.env.observing import Plan
from turnkey.lab.training.columns import Columns, kinds_of, relative_seats, turned_actions
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
    """A batch whose arrays are also PyTorch's, without a copy. Its seats are asked only where they have a choice."""

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
        self.seating, self.device = seating, device
        self.batch = games = batch(
            game, envs, device, players=seating.players, options=list(options), opponents=seating.opponents,
            seed=seed, observations="features", plan=plan, masks=False, forced=False, **more,
        )  # fmt: skip
        self.adviser = None if adviser is None else Adviser(games, adviser, seed, backend)
        self.stream = torch.cuda.Stream() if device == "cuda" else None
        self.menus, self.seat = self._torch(games.menus), self._torch(games.seat)
        self.reward, self.over = self._torch(games.reward), self._torch(games.terminated)
        self.nothing = torch.full((envs,), NO_ADVICE, dtype=torch.int64, device=device)
        self.advice = self.nothing if self.adviser is None else self._torch(self.adviser.advice)
        places = columns.places(plan)
        if not game.definition.rules.seats_alike:  # the first columns of a row say whose it is
            places = np.concatenate([np.arange(columns.seat, columns.table), places])
        self.places = torch.as_tensor(places, device=device)
        self.rows = self._torch(games.observation)[:, plan.size - len(places) :]
        self.table = columns.table + seating.players - 1
        self.launch_on(0)

    def _torch(self, array: Any) -> torch.Tensor:
        if isinstance(array, np.ndarray):
            return torch.from_numpy(array)
        return torch.as_tensor(array, device="cuda")

    def launch_on(self, stream: int) -> None:
        """Use this stream from now on (its handle; 0 is PyTorch's own)."""
        if self.device == "cuda":
            self.batch.launch_on(stream)  # type: ignore[attr-defined]
            if self.adviser is not None:
                self.adviser.launch_on(stream)

    def begin(self, seed: int) -> None:
        self.batch.reset(seed)

    def show(self, rows: torch.Tensor) -> None:
        """What the asked seats know, as they count seats; other columns of these rows are never anything but 0."""
        rows.index_copy_(1, self.places, self.rows.to(rows.dtype))
        rows[:, self.table] = 1
        if self.adviser is not None:
            self.adviser.look()

    def step(self, actions: torch.Tensor) -> None:
        self.batch.step(actions.numpy() if self.device == "cpu" else actions)


@dataclass(frozen=True)
class Asked:
    """Room for what is asked in every game of a hall: what the seat knows, its options as it counts (-1: there are no
    more), what is likely before anything is learned, and what it costs to leave, both as logarithms."""

    rows: torch.Tensor
    options: torch.Tensor
    priors: torch.Tensor
    homes: torch.Tensor
    seats: torch.Tensor

    @classmethod
    def room(cls, hall: Hall, steps: int, apart: bool) -> Asked:
        """For so many steps. `apart`: what is likely and what it costs to leave are not the same."""
        device, wide = hall.device, (steps, hall.envs, hall.most)
        form = torch.bfloat16 if device == "cuda" else torch.float32
        priors = torch.zeros(wide, dtype=torch.float16, device=device)
        return cls(
            torch.zeros((steps, hall.envs, hall.columns.size), dtype=form, device=device),
            torch.full(wide, -1, dtype=torch.int16, device=device), priors,
            torch.zeros_like(priors) if apart else priors,
            torch.zeros((steps, hall.envs), dtype=torch.int64, device=device),
        )  # fmt: skip

    def at(self, step: int) -> Asked:
        priors = self.priors[step]
        homes = priors if self.homes is self.priors else self.homes[step]
        return Asked(self.rows[step], self.options[step], priors, homes, self.seats[step])

    def copy_(self, other: Asked) -> None:
        for name in ("rows", "options", "priors", "homes", "seats"):
            getattr(self, name).copy_(getattr(other, name))


class Hall:
    """All rooms; their games follow one another in every array. `favour`: how likely what is advised is before
    anything is learned; `pull`: how far it is that which it costs to leave."""

    def __init__(
        self, game: Game, rooms: Sequence[Room], columns: Columns, favour: float, pull: float, device: str
    ) -> None:
        self.rooms, self.columns, self.device = list(rooms), columns, device
        self.favour, self.pull = favour, pull
        ends = np.cumsum([room.batch.envs for room in rooms]).tolist()
        self.parts = [slice(end - room.batch.envs, end) for room, end in zip(rooms, ends, strict=True)]
        self.envs, self.most = ends[-1], game.definition.most_options
        self.most_seats, self.actions = game.definition.most_seats, len(game.definition.words.actions)
        sizes = sorted({room.seating.players for room in rooms})
        turned = np.zeros((len(sizes), self.most_seats, self.actions), np.int16)
        relative = np.tile(np.arange(self.most_seats), (len(sizes), self.most_seats, 1))
        for place, players in enumerate(sizes):
            turned[place, :players] = turned_actions(game, players)
            relative[place, :players] = relative_seats(game, players)
        size = [sizes.index(room.seating.players) for room in rooms for _ in range(room.batch.envs)]
        self.sizes = torch.as_tensor(size, device=device)
        self.turned = torch.as_tensor(turned.ravel(), device=device)
        self.relative = torch.as_tensor(relative, device=device)[self.sizes]  # by game and seat that looks
        self.playing = torch.as_tensor(np.arange(self.most_seats) < np.array(sizes)[size][:, None], device=device)
        self.kind = torch.as_tensor(kinds_of(game), device=device)
        self.kinds = int(self.kind.max()) + 1
        self.every = torch.arange(self.envs, device=device)
        self.places = torch.arange(self.most, device=device)
        self.raw = torch.zeros((self.envs, self.most), dtype=torch.int64, device=device)  # options as the game counts
        self.advised = torch.zeros((self.envs, self.most), dtype=torch.bool, device=device)

    def begin(self, seed: int) -> None:
        for number, room in enumerate(self.rooms):
            room.begin(seed + number)

    def launch_on_streams(self, own: bool) -> None:
        """Each room's games on a stream of its own, as a CUDA graph is captured; or all on PyTorch's own."""
        for room in self.rooms:
            room.launch_on(room.stream.cuda_stream if own and room.stream is not None else 0)

    def look(self, asked: Asked) -> None:
        """What is asked now, in all games."""
        self._side_by_side(lambda room, part: room.show(asked.rows[part]))
        self._offer(asked)

    def go_on(self, chosen: torch.Tensor, rewards: torch.Tensor, overs: torch.Tensor, asked: Asked) -> None:
        """Do what was chosen, a place among the options in every game, and look again; what every seat got, and whether
        the game is over."""
        actions = self.raw.gather(1, chosen[:, None])[:, 0]

        def one(room: Room, part: slice) -> None:
            room.step(actions[part])
            room.show(asked.rows[part])
            rewards[part].copy_(room.reward)
            overs[part].copy_(room.over)

        self._side_by_side(one)
        self._offer(asked)

    def _side_by_side(self, do: Any) -> None:
        capturing = self.device == "cuda" and torch.cuda.is_current_stream_capturing()
        for room, part in zip(self.rooms, self.parts, strict=True):
            if capturing:
                assert room.stream is not None
                room.stream.wait_stream(torch.cuda.current_stream())
                with torch.cuda.stream(room.stream):
                    do(room, part)
            else:
                do(room, part)
        if capturing:
            for room in self.rooms:
                torch.cuda.current_stream().wait_stream(room.stream)

    def _offer(self, asked: Asked) -> None:
        menus = torch.cat([room.menus for room in self.rooms])[:, : 1 + self.most]
        asked.seats.copy_(torch.cat([room.seat for room in self.rooms]))
        there = self.places < menus[:, :1]
        self.raw.copy_(torch.where(there, menus[:, 1:], 0))
        turn = (self.sizes * self.most_seats + asked.seats) * self.actions
        turned = self.turned[turn[:, None] + self.raw]
        asked.options.copy_(torch.where(there, turned, -1))
        advice = torch.cat([room.advice for room in self.rooms])
        self.advised.copy_(there & (self.raw == advice[:, None]))
        # Every kind of action that is on offer is as likely
        kind = self.kind[turned.long()]
        on_offer = torch.zeros((self.envs, self.kinds), device=self.device).scatter_add_(1, kind, there.float())
        alike = 1 / ((on_offer > 0).sum(1, keepdim=True) * on_offer.gather(1, kind)).clamp(min=1)
        share = self.favour * self.advised.any(1, keepdim=True).float()
        likely = (1 - share) * alike + share * self.advised
        asked.priors.copy_(torch.where(there, likely, 1.0).log())
        if asked.homes is not asked.priors:
            asked.homes.copy_(torch.where(there, self.pull * likely + (1 - self.pull) * alike, 1.0).log())

    def by_seat(self, values: torch.Tensor, seats: torch.Tensor) -> torch.Tensor:
        """Values that the asked seats count from themselves, by the table's own count."""
        return values.gather(1, self.relative[self.every, seats])

    def as_seen(self, values: torch.Tensor, seats: torch.Tensor) -> torch.Tensor:
        """The other way round."""
        return torch.zeros_like(values).scatter(1, self.relative[self.every, seats], values)
