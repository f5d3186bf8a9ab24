"""Where games are played: on this machine, or on others. Whichever it is, the same games come of it, to the bit.

All that is handed to a machine is a function of a module and what it is called with, so that another process can do it,
too. Games go in chunks by their numbers: what chance does in a game follows from the seed and its number alone, so it
makes no difference who plays which chunk, how large it is, or how often it had to be tried.
"""

from __future__ import annotations

import functools
import platform
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Protocol, TypeVar

from turnkey.core.cores import usable_cores
from turnkey.core.engine import digest_of
from turnkey.core.errors import TurnkeyError
from turnkey.core.registry import definition
from turnkey.lab.batch import Progress, all_policies
from turnkey.lab.watching import Setting, Watched, joined, watch_batch

Item = TypeVar("Item")
Found = TypeVar("Found")
LEAST, MOST = 250, 4096  # games of a chunk that is sent somewhere: to send it costs some milliseconds
AT_TABLES = 2  # the same for bots that think for themselves
ROUNDS = 4  # chunks for each worker: one that is slow keeps the others waiting for no more than a part of it


class Machine(Protocol):
    """Something that plays."""

    @property
    def backend(self) -> str: ...

    @property
    def width(self) -> int:
        """How much it does side by side."""
        ...

    def map(self, task: Callable[[Item], Found], items: Iterable[Item]) -> Iterator[Found]:
        """What comes of every item, in their order. Whoever stops asking ends the work."""
        ...

    def watch_all(self, jobs: Sequence[Job], progress: Progress = lambda more: None) -> Iterator[Watched]:
        """The games of each job, in their order."""
        ...


@dataclass(frozen=True)
class Job:
    """Games of one setting."""

    setting: Setting
    games: int
    seed: int
    first: int = 0
    deeds: bool = False


@dataclass(frozen=True)
class Here:
    """This machine: one job after the other, on all its cores."""

    backend: str = "compiled"
    cores: int | None = None

    @property
    def width(self) -> int:
        return self.cores or usable_cores()

    def map(self, task: Callable[[Item], Found], items: Iterable[Item]) -> Iterator[Found]:
        if self.width == 1 or self.backend != "compiled":
            yield from map(task, items)
            return
        with ThreadPoolExecutor(self.width) as pool:  # what is compiled runs side by side
            under_way: deque[Future[Found]] = deque()
            for one in items:
                under_way.append(pool.submit(task, one))
                if len(under_way) > self.width:
                    yield under_way.popleft().result()
            while under_way:
                yield under_way.popleft().result()

    def watch_all(self, jobs: Sequence[Job], progress: Progress = lambda more: None) -> Iterator[Watched]:
        for one in jobs:
            yield watch_batch(
                one.setting, one.games, one.seed, one.first, self.backend, self.cores, progress, one.deeds
            )


def watch(
    machine: Machine,
    setting: Setting,
    games: int,
    seed: int,
    first: int = 0,
    deeds: bool = True,
    progress: Progress = lambda more: None,
) -> Watched:
    """The games of one setting."""
    return next(iter(machine.watch_all([Job(setting, games, seed, first, deeds)], progress)))


# In chunks


@functools.cache
def rules_of(slug: str) -> str:
    """The sources of a game's rules and policies."""
    return digest_of(definition(slug), "watched", True)


@dataclass(frozen=True)
class Chunk:
    """A part of a job, with the digest of the rules that it is to be played by."""

    job: Job
    backend: str
    rules: str


class OtherRules(TurnkeyError):
    """Somebody was to play a chunk who has other rules; what came of it could not be put together with the rest."""


def refuse_other_rules(slug: str, rules: str) -> None:
    here = rules_of(slug)
    if here != rules:
        raise OtherRules(
            f"a worker at {platform.node()} has other rules of {slug} ({here}, not {rules}): "
            "install the same versions of Turnkey, Python, NumPy and Numba there"
        )


def play_chunk(chunk: Chunk) -> Watched:
    """One chunk, on one core."""
    job = chunk.job
    refuse_other_rules(job.setting.game.slug, chunk.rules)
    return watch_batch(job.setting, job.games, job.seed, job.first, chunk.backend, 1, deeds=job.deeds)


def chunks_of(jobs: Sequence[Job], backend: str, width: int) -> list[list[Chunk]]:
    """For each job its chunks, in the order of its games."""
    return [[Chunk(part, backend, rules_of(one.setting.game.slug)) for part in parts(one, jobs, width)] for one in jobs]


def parts(job: Job, jobs: Sequence[Job], width: int) -> Iterator[Job]:
    least = LEAST if all_policies(job.setting.game, job.setting.bots) else AT_TABLES
    fair = -(-sum(one.games for one in jobs) // (ROUNDS * width))
    size = min(MOST, max(least, fair))
    for start in range(0, job.games, size):
        yield Job(job.setting, min(size, job.games - start), job.seed, job.first + start, job.deeds)


def together(found: Iterator[Watched], chunks: Sequence[Sequence[Chunk]]) -> Iterator[Watched]:
    """Jobs again, of the chunks that they were cut into."""
    for own in chunks:
        yield joined([next(found) for _ in own])
