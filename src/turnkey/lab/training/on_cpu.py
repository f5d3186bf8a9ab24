"""The learner of a CPU: its games are played in compiled code, network and all, and it learns from lists."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import numpy as np
import torch

from turnkey.bots.policies import policy_number
from turnkey.core.loops.learned import GHOST
from turnkey.core.loops.stepping import LEARNER
from turnkey.lab.training.columns import kinds_of
from turnkey.lab.training.judging import Judge
from turnkey.lab.training.learner import Learner, Seen
from turnkey.lab.training.notes import Notes, all_kinds_alike
from turnkey.lab.training.practice import Frame, Practice
from turnkey.lab.training.scoring import scores_of, sides_of
from turnkey.lab.training.settings import tempers_of

Numbers = np.ndarray[Any, Any]
SELF_PLAY, OF_ALL = 8, 16  # of so many games, those that are played by the network and its earlier selves alone


class CpuLearner(Learner):
    """See above. What it is asked for and what it tells is as `Learner` has it."""

    practices: list[Practice]
    notes: Notes

    def _make_room(self) -> None:
        given, game = self.given, self.game
        self.kinds = kinds_of(game)
        self.frame = Frame(game, self.plans, self.columns, self.adviser, given.favour)
        each = max(1, given.envs // len(given.players))
        self.practices = [
            Practice(
                self.frame, players, self.sets[players], self.network, self._seatings(players), each,
                given.seed * 1009 + players, given.backend,
            )
            for players in given.players
        ]  # fmt: skip
        seats, rows = game.definition.most_seats, max(len(plan.keys) for plan in self.plans.values()) + 2
        self.notes = Notes.room(
            each * len(self.practices), given.steps, rows, game.definition.most_options, seats
        )  # fmt: skip
        relative = np.tile(np.arange(seats), (len(self.practices), seats, 1))
        playing = np.zeros((len(self.practices), seats), np.bool_)
        for place, one in enumerate(self.practices):
            relative[place, : one.players] = one.relative
            playing[place, : one.players] = True
        self.relative = np.repeat(relative, each, axis=0)
        self.playing = torch.as_tensor(np.repeat(np.repeat(playing, each, axis=0), given.steps, axis=0))

    def _seatings(self, players: int) -> Numbers:
        """Who decides for each seat, in one row of these in each game: the network alone, or with earlier selves, or
        one side of it against the game's own bots."""
        game, most = self.game, self.game.definition.most_seats
        tempers = [policy_number(game, one) for one in tempers_of(game)]
        alone = np.full((1, most), LEARNER, np.int64)
        sides = sides_of(game, players)
        if not sides:
            return alone
        rows: list[Numbers] = []
        for place in range(OF_ALL * len(sides)):
            side, round_ = list(sides[place % len(sides)]), place // len(sides)
            row = alone[0].copy()
            if round_ >= SELF_PLAY:
                others = [seat for seat in range(players) if seat not in side]
                row[others] = [tempers[(round_ + at) % len(tempers)] for at in range(len(others))]
            elif round_ < self.given.ghosts * SELF_PLAY:
                row[:players] = GHOST
                row[side] = LEARNER
            rows.append(row)
        return np.array(rows)

    @torch.no_grad()
    def play(self) -> None:
        own = self.frame.weights(self.network)
        if self.ghosts:
            self.ghost.load_state_dict(self.luck.choice(self.ghosts))
        ghost = self.frame.weights(self.ghost)
        first = 0
        for one in self.practices:
            mind, before = own.mind(one.players), ghost.mind(one.players)
            self.decisions += one.practise(mind, before, self.notes.part(first, first + one.many))
            first += one.many
        self.notes.credit(self.relative, self.given.trace)

    def _gains(self) -> torch.Tensor:
        return torch.from_numpy(self.notes.gains.reshape(-1))

    def _noted(self) -> tuple[torch.Tensor, torch.Tensor]:
        return torch.arange(self.notes.games * self.notes.steps), self._gains()

    def _part(self, some: torch.Tensor) -> Seen:
        notes = self.notes
        noted = [torch.from_numpy(one.reshape(-1))[some] for one in (notes.chosen, notes.chances)]
        noted += [torch.from_numpy(notes.targets.reshape(-1, notes.targets.shape[2]))[some], self.playing[some]]
        logits, guess, homes, options = self.network.from_notes(notes, some.numpy())
        pull = self.given.pull if self.adviser is not None else 1.0
        if pull < 1:
            alike = np.zeros(options.shape, np.float32)
            all_kinds_alike(options, self.kinds, alike)
            homes = (pull * homes.exp() + (1 - pull) * torch.from_numpy(alike)).clamp(min=1e-9).log()
        return (logits, guess, homes), torch.from_numpy(options >= 0), noted

    def deal_anew(self, seed: int) -> None:
        """Other games, and other choices in them, than others have that learn the same."""
        torch.manual_seed(seed)
        self.luck = random.Random(seed)
        for one in self.practices:
            one.deal(seed * 1009 + one.players)

    def state(self) -> dict[str, Any]:
        """With the games, so that it goes on exactly as if it had not stopped."""
        return super().state() | {"practices": [one.state() for one in self.practices]}

    def put_back(self, kept: Mapping[str, Any]) -> None:
        super().put_back(kept)
        for practice, one in zip(self.practices, kept["practices"], strict=True):
            practice.put_back(one)


class CpuJudge(Judge):
    """Plays its games in compiled code, too."""

    learner: CpuLearner

    def __init__(self, learner: CpuLearner, games: int) -> None:
        self.learner, self.games = learner, games

    def scores(self, seed: int) -> dict[tuple[int, str], Numbers]:
        game, given = self.learner.game, self.learner.given
        weights = self.learner.frame.weights(self.learner.network)
        return scores_of(game, weights, given.options, self.games, seed, given.backend)
