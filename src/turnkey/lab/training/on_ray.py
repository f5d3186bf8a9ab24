"""Learning on a Ray cluster: on every core a learner with games of its own takes the same lesson, and what their
networks have become is averaged before the next one. A learner that dies costs its part of one lesson; another takes
its place. One that does not come back at all is done without.
"""

from __future__ import annotations

import logging
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

PATIENCE = 300.0  # seconds without an answer, compiling included, until one goes on without those who are late
TRIES = 4  # lessons in a row that nobody comes back from
APART, FURTHER_APART = 7919, 15_485_863  # between the seeds of two learners, and of two lessons to begin with
State = dict[str, Any]
log = logging.getLogger(__name__)


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
        self.dealt = False

    @cached_property
    def learner(self) -> CpuLearner:
        """Made in the first lesson, so that what goes wrong is told there."""
        refuse_other_rules(self.game.slug, self.rules)
        torch.set_num_threads(1)
        return CpuLearner(self.game, self.given)

    def learn(self, lesson: Lesson) -> Learned:
        learner = self.learner
        if not self.dealt:  # other games than the others, and than before if it goes on from somewhere
            learner.deal_anew(self.given.seed + APART * self.number + FURTHER_APART * lesson.lessons)
            self.dealt = True
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
        self.lost = 0  # learners that died, or were waited for too long

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
            if learned or not self._workers:
                break
        if not learned:
            raise TurnkeyError(f"no learner came back from {TRIES} lessons: are there cores and memory for them?")
        self.network.load_state_dict(averaged([one.network for one in learned]))
        self.adam.load_state_dict(averaged_steps([one.adam for one in learned]))
        self.decisions += sum(one.decisions for one in learned)
        self._count_lesson()
        return {name: sum(one.told[name] for one in learned) / len(learned) for name in learned[0].told}

    def _learned(self, put: Any) -> list[Learned]:
        """What those came to who came back. For who died a new one is hired, while the cluster has a core for it; who
        is waited for too long (a machine is gone, or its cores are taken) is let go."""
        running = {one.learn.remote(put): one for one in self._workers}
        found: list[Learned] = []
        while running:
            ready, _ = self.cluster.ray.wait(list(running), timeout=PATIENCE)
            if not ready and found:
                for late in running.values():
                    self._lose(late)
                break
            if not ready:
                log.warning("no learner came back from Ray for %.0f minutes: its cores are taken", PATIENCE / 60)
            for reference in ready:
                worker = running.pop(reference)
                answer = self.cluster.answer(reference)
                if answer is not None:
                    found.append(answer[0])
                    continue
                self._lose(worker)
                if len(self._workers) < self.cluster.width:
                    self._workers.append(self._hire())
        return found

    def _lose(self, worker: Any) -> None:
        self.lost += 1
        self._workers.remove(worker)
        self.cluster.ray.kill(worker)


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
