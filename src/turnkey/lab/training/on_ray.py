"""Learning on a Ray cluster: on every core a learner with games of its own takes the same lesson, and what their
networks have become is averaged before the next one. A learner that dies costs its part of one lesson; another takes
its place.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import torch

from turnkey.core.errors import TurnkeyError
from turnkey.core.game import Game
from turnkey.lab.cluster import Cluster
from turnkey.lab.machines import refuse_other_rules, rules_of
from turnkey.lab.training.on_cpu import CpuLearner
from turnkey.lab.training.practice import Frame
from turnkey.lab.training.settings import Settings

TRIES = 4  # lessons in a row that nobody comes back from
APART = 7919  # between the seeds of two learners
State = dict[str, Any]


@dataclass(frozen=True)
class Lesson:
    """What all learners begin with, and how much of the training is left."""

    network: State
    adam: State
    ghost: State | None
    lessons: int
    left: float


@dataclass(frozen=True)
class Learned:
    """What one of them came to."""

    network: State
    adam: State
    told: Mapping[str, float]
    decisions: int


class Worker:
    """A learner somewhere in the cluster. Its games go on from lesson to lesson."""

    def __init__(self, game: Game, given: Settings, rules: str, number: int) -> None:
        self.game, self.given, self.rules, self.number = game, given, rules, number

    @cached_property
    def learner(self) -> CpuLearner:
        """Made in the first lesson, so that what goes wrong is told there."""
        refuse_other_rules(self.game.slug, self.rules)
        torch.set_num_threads(1)
        learner = CpuLearner(self.game, self.given)
        learner.deal_anew(self.given.seed + APART * self.number)
        return learner

    def learn(self, lesson: Lesson) -> Learned:
        learner = self.learner
        learner.network.load_state_dict(lesson.network)
        learner.adam.load_state_dict(lesson.adam)
        learner.ghosts = [] if lesson.ghost is None else [lesson.ghost]
        learner.lessons, learner.next_ghost = lesson.lessons, lesson.lessons + 2  # who is kept, is kept elsewhere
        before = learner.decisions
        told = learner.learn(lesson.left)
        return Learned(learner.network.state_dict(), learner.adam.state_dict(), told, learner.decisions - before)


class RayLearner(CpuLearner):
    """What it is asked for and what it tells is as `Learner` has it."""

    def __init__(self, game: Game, given: Settings, cluster: Cluster) -> None:
        self.cluster = cluster
        super().__init__(game, given)
        self._actor = cluster.ray.remote(num_cpus=1, max_restarts=0)(Worker)
        self._rules, self._made = rules_of(game.slug), 0
        self._workers = [self._hire() for _ in range(cluster.width)]
        self.lost = 0  # learners that died

    def _make_room(self) -> None:
        """No games are played here, but those that tell how strong it is."""
        self.frame = Frame(self.game, self.plans, self.columns, self.adviser, self.given.favour)
        self.practices = []

    def _hire(self) -> Any:
        self._made += 1
        return self._actor.remote(self.game, self.given, self._rules, self._made)

    def learn(self, left: float) -> dict[str, float]:
        ghost = self.luck.choice(self.ghosts) if self.ghosts else None
        lesson = Lesson(self.network.state_dict(), self.adam.state_dict(), ghost, self.lessons, left)
        put = self.cluster.ray.put(lesson)
        learned: list[Learned] = []
        for _ in range(TRIES):
            learned = self._learned(put)
            if learned:
                break
        else:
            raise TurnkeyError(f"no learner came back from {TRIES} lessons: are there cores and memory for them?")
        self.network.load_state_dict(averaged([one.network for one in learned]))
        self.adam.load_state_dict(averaged_steps([one.adam for one in learned]))
        self.decisions += sum(one.decisions for one in learned)
        self._count_lesson()
        return {name: sum(one.told[name] for one in learned) / len(learned) for name in learned[0].told}

    def _learned(self, put: Any) -> list[Learned]:
        """What those came to who came back; for the others new ones are hired."""
        running = [one.learn.remote(put) for one in self._workers]
        found: list[Learned] = []
        for place, reference in enumerate(running):
            answer = self.cluster.answer(reference)
            if answer is None:
                self.lost += 1
                self._workers[place] = self._hire()
            else:
                found.append(answer[0])
        return found


def averaged(states: Sequence[State]) -> State:
    """Of networks, number by number."""
    return {name: torch.stack([one[name] for one in states]).mean(0) for name in states[0]}


def averaged_steps(states: Sequence[State]) -> State:
    """Of what Adam remembers; the rest of it is the same everywhere."""
    first = states[0]
    kept = {
        number: {name: torch.stack([one["state"][number][name] for one in states]).mean(0) for name in names}
        for number, names in first["state"].items()
    }
    return {**first, "state": kept}
