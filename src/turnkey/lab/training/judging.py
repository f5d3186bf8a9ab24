"""How strong a network is by itself while it learns: games to their end against the game's usual bot, with the printed
options; what is scored, `scoring` says."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch

from turnkey.bots.policies import usual_policy
from turnkey.lab.statistics import Estimate
from turnkey.lab.training.learner import Learner
from turnkey.lab.training.network import Network
from turnkey.lab.training.rooms import Room, Seating
from turnkey.lab.training.scoring import by_table, compared, names_of, sides_of

Numbers = np.ndarray[Any, Any]


class Judge:
    """Rooms of so many games for each size of a table and each side."""

    def __init__(self, learner: Learner, games: int) -> None:
        self.learner = learner
        game, given = learner.game, learner.given
        bot = usual_policy(game)
        self.rooms: list[Room] = []
        for players in given.players:
            for side in sides_of(game, players) or [tuple(range(players))]:
                seating = Seating(players, {seat: bot for seat in range(players) if seat not in side}, 1.0)
                printed = [game.options.resolve(given.options)]
                self.rooms.append(learner.room(seating, games, printed, 1))

    def scores(self, network: Network, seed: int) -> dict[tuple[int, str], Numbers]:
        """What the network scored in each game, by the size of the table and its side."""
        found: dict[tuple[int, str], Numbers] = {}
        for number, room in enumerate(self.rooms):
            got = played(room, network, seed + number)
            learners = list(room.seating.learners)
            others = [seat for seat in range(room.seating.players) if seat not in learners]
            if others:
                score = compared(got[:, learners], got[:, others])
            else:
                score = compared(got, played(room, None, seed + number))
            players = room.seating.players
            found[players, names_of(self.learner.game, players, room.seating.learners)] = score
        return found

    def score(self, network: Network, seed: int) -> Estimate:
        """Tables of all sizes together, each counting the same."""
        each = list(by_table(self.scores(network, seed)).values())
        value = float(np.mean([one.value for one in each]))
        reach = float(np.sqrt(sum(((one.high - one.low) / 2) ** 2 for one in each))) / len(each)
        return Estimate(value, max(0.0, value - reach), min(1.0, value + reach))


@torch.no_grad()
def played(room: Room, network: Network | None, seed: int) -> Numbers:
    """What every seat got in each game, each played once to its end; without a network, by what is advised."""
    room.batch.reset(seed)
    envs, columns, device = room.batch.envs, room.columns.size, room.device
    rows = torch.zeros((envs, columns), dtype=torch.float16, device=device)
    masks = torch.zeros((envs, room.mask.shape[1]), dtype=torch.bool, device=device)
    advice = torch.full((envs,), -1, dtype=torch.int64, device=device)
    seats = torch.zeros(envs, dtype=torch.int64, device=device)
    got = torch.zeros((envs, room.seating.players), dtype=torch.float64, device=device)
    going = ~room.over  # in some nobody of the network's is ever asked: they are over at once, and count
    got[room.over] = room.reward[room.over, : room.seating.players]
    while bool(going.any()):
        for _ in range(8):
            room.write(rows, masks, advice, seats)
            first = masks.int().argmax(-1)
            if network is None:
                chosen = torch.where(advice >= 0, advice, first)
            else:
                chosen = network(rows, masks, advice)[0].argmax(-1)
            room.step(chosen)
            now = going & room.over
            got[now] = room.reward[now, : room.seating.players]
            going &= ~now
    return np.asarray(got.cpu().numpy())
