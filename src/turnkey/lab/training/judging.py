"""How strong a network is by itself while it learns: games to their end against the game's usual bot, with the printed
options; what is scored, `scoring` says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import torch

from turnkey.bots.policies import usual_policy
from turnkey.lab.statistics import Estimate
from turnkey.lab.training.capturing import captured
from turnkey.lab.training.learner import Learner
from turnkey.lab.training.rooms import Asked, Room, Seating
from turnkey.lab.training.scoring import by_table, compared, names_of, sides_of

Numbers = np.ndarray[Any, Any]
STEPS = 8  # after which it is looked whether any game still goes on


class Contest:
    """Games that the learner's network plays once to their end, by its best choices."""

    def __init__(self, learner: Learner, rooms: Sequence[Room]) -> None:
        self.learner, self.hall = learner, learner.hall(rooms)
        hall, device = self.hall, learner.device
        self.asked = Asked.room(hall, 1, False).at(0)
        self.rewards = torch.zeros((hall.envs, hall.most_seats), device=device)
        self.got = torch.zeros_like(self.rewards)
        self.overs, self.going = (torch.zeros(hall.envs, dtype=torch.bool, device=device) for _ in range(2))
        self.by_bot = torch.zeros((), dtype=torch.bool, device=device)  # what is advised is done
        self._go: Any = None

    @torch.no_grad()
    def play(self, seed: int, by_bot: bool = False) -> list[Numbers]:
        """What every seat got in each game of each room."""
        hall = self.hall
        if self._go is None:
            hall.begin(seed)
            hall.look(self.asked)
            self._go = captured(self._steps, self.learner.device, [hall])
        hall.begin(seed)
        hall.look(self.asked)
        self.by_bot.fill_(by_bot)
        # In some nobody of the network's is ever asked: they are over at once, and count
        over, reward = (torch.cat([getattr(room, one) for room in hall.rooms]) for one in ("over", "reward"))
        self.going.copy_(~over)
        self.got.copy_(torch.where(over[:, None], reward, 0.0))
        while bool(self.going.any()):
            self._go()
        got = self.got.cpu().numpy()
        return [got[part, : room.seating.players] for room, part in zip(hall.rooms, hall.parts, strict=True)]

    @torch.no_grad()
    def _steps(self) -> None:
        asked, hall, network = self.asked, self.hall, self.learner.network
        for _ in range(STEPS):
            liked = network(asked.rows, asked.options, asked.priors)[0].argmax(-1)
            chosen = torch.where(self.by_bot, hall.advised.int().argmax(-1), liked)
            hall.go_on(chosen, self.rewards, self.overs, asked)
            now = self.going & self.overs
            self.got.copy_(torch.where(now[:, None], self.rewards, self.got))
            self.going &= ~now


class Judge:
    """Rooms of so many games for each size of a table and each side."""

    def __init__(self, learner: Learner, games: int) -> None:
        self.learner = learner
        game, given = learner.game, learner.given
        bot = usual_policy(game)
        rooms: list[Room] = []
        for players in given.players:
            for side in sides_of(game, players) or [tuple(range(players))]:
                seating = Seating(players, {seat: bot for seat in range(players) if seat not in side}, 1.0)
                printed = [game.options.resolve(given.options)]
                alone = None if seating.opponents else bot
                rooms.append(learner.room(seating, games, printed, 1, alone))
        self.contest = Contest(learner, rooms)

    def scores(self, seed: int) -> dict[tuple[int, str], Numbers]:
        """What the network scored in each game, by the size of the table and its side."""
        rooms = self.contest.hall.rooms
        mine = self.contest.play(seed)
        alone = any(not room.seating.opponents for room in rooms)
        theirs = self.contest.play(seed, by_bot=True) if alone else mine
        found: dict[tuple[int, str], Numbers] = {}
        for room, got, other in zip(rooms, mine, theirs, strict=True):
            players, learners = room.seating.players, room.seating.learners
            others = [seat for seat in range(players) if seat not in learners]
            score = compared(got[:, list(learners)], got[:, others]) if others else compared(got, other)
            found[players, names_of(self.learner.game, players, learners)] = score
        return found

    def score(self, seed: int) -> Estimate:
        """Tables of all sizes together, each counting the same."""
        each = list(by_table(self.scores(seed)).values())
        value = float(np.mean([one.value for one in each]))
        reach = float(np.sqrt(sum(((one.high - one.low) / 2) ** 2 for one in each))) / len(each)
        return Estimate(value, max(0.0, value - reach), min(1.0, value + reach))
