"""Games for the lab on an NVIDIA GPU: many settings in one launch, the same games to the last bit.

A GPU is filled by a hundred thousand games at once, and a sweep has a few thousand of each setting.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from turnkey.bots.catalogue import policy_of
from turnkey.bots.policies import RANDOM, policy_number
from turnkey.core.engine import loops, progress
from turnkey.core.game import Game
from turnkey.core.gpu import device
from turnkey.lab.batch import Progress, all_policies
from turnkey.lab.machines import Found, Here, Item, Job
from turnkey.lab.things import bans_for, deeds_of
from turnkey.lab.watching import Watched, joined, rows_for

Numbers = np.ndarray[Any, Any]
ROWS = 1 << 21  # games of one launch: their notes take some hundred megabytes
THREADS = 1 << 20
BLOCK = 128
NOTED = ("returns", "measures", "order", "asked", "chose")
_loaded: set[str] = set()  # games whose kernel is there: nobody need be told of it once more


@dataclass(frozen=True)
class OnCuda:
    """The GPU of this machine, as what plays for the lab: the games of many settings in one launch.

    What nobody notes there (what was offered and taken), bots that think and whatever else there is to do is done on
    the cores.
    """

    cores: int | None = None
    backend: str = "compiled"  # of what is done on the cores

    @property
    def width(self) -> int:
        return Here(self.backend, self.cores).width

    def map(self, task: Callable[[Item], Found], items: Iterable[Item]) -> Iterator[Found]:
        return Here(self.backend, self.cores).map(task, items)

    def watch_all(self, jobs: Sequence[Job], progress: Progress = lambda more: None) -> Iterator[Watched]:
        waiting: list[Job] = []
        for one in jobs:
            if waiting and (not together(waiting[0], one) or sum(each.games for each in waiting) + one.games > ROWS):
                yield from watch_on_cuda(waiting, progress)
                waiting = []
            if not plays(one):
                yield from Here(self.backend, self.cores).watch_all([one], progress)
            elif one.games > ROWS:
                pieces = [replace(one, games=min(ROWS, one.games - at), first=one.first + at)
                          for at in range(0, one.games, ROWS)]  # fmt: skip
                yield joined([found for each in pieces for found in watch_on_cuda([each], progress)])
            else:
                waiting.append(one)
        yield from watch_on_cuda(waiting, progress)


def plays(one: Job) -> bool:
    """Whether the GPU can."""
    return not one.deeds and all_policies(one.setting.game, one.setting.bots)


def together(one: Job, other: Job) -> bool:
    """Whether one launch can play both: they have the same rules, and what they were changed to stands in the books."""
    return plays(other) and one.setting.game.slug == other.setting.game.slug


def watch_on_cuda(jobs: Sequence[Job], report: Progress = lambda more: None) -> Iterator[Watched]:
    """The games of these jobs, all at once."""
    if not jobs:
        return
    game = jobs[0].setting.game
    rows = rows_for(game, deeds_of(game).none, sum(one.games for one in jobs))
    numbers = np.concatenate([np.arange(one.first, one.first + one.games, dtype=np.int64) for one in jobs])
    settings = np.repeat(np.arange(len(jobs), dtype=np.int32), [one.games for one in jobs])
    strayed = np.zeros(len(numbers), np.int32)
    seconds = launch(game, jobs, settings, numbers, rows, strayed)
    report(len(numbers))
    at = 0
    for one in jobs:
        own = slice(at, at + one.games)
        at += one.games
        yield Watched(
            one.setting, one.seed % 2**60, one.first, seconds * one.games / len(numbers), int(strayed[own].sum()),
            **{name: column[own] for name, column in rows.items()},
        )  # fmt: skip


def launch(
    game: Game, jobs: Sequence[Job], settings: Numbers, numbers: Numbers, rows: dict[str, Numbers], strayed: Numbers
) -> float:
    """Fill these rows; the seconds that the device played."""
    cuda = device()
    kernel = loops(game.slug, "watched_cuda").watch
    policies = np.zeros((len(jobs), game.definition.most_seats), np.int64)
    for place, one in enumerate(jobs):
        policies[place, : one.setting.players] = [
            policy_number(game, policy_of(game, name) or RANDOM) for name in one.setting.bots
        ]
    bans = [bans_for(game, one.setting.players, one.setting.bans) for one in jobs]
    seen_raw = cuda.device_array((min(len(numbers), THREADS) if policies.any() else 1, game.layout.size), np.uint8)
    fixed = [
        cuda.to_device(np.ascontiguousarray(one))
        for one in (
            game.secrets,
            np.concatenate([one.setting.game.book(one.setting.players, one.setting.values) for one in jobs]),
            policies,
            np.stack(bans)[: None if any(one.setting.bans for one in jobs) else 0],
            np.array([one.seed % 2**60 for one in jobs], np.int64),
            settings,
        )
    ]
    noted = [*(rows[name] for name in NOTED), strayed]
    blank = cuda.to_device(game.layout.blank())
    seen = seen_raw.ravel().view(game.layout.dtype)

    def play(count: int) -> list[Any]:
        taken = [cuda.to_device(np.ascontiguousarray(one[:count])) for one in noted]
        blocks = -(-min(count, THREADS) // BLOCK)
        kernel[blocks, BLOCK](blank, seen, seen_raw, *fixed, cuda.to_device(numbers[:count]), *taken)
        cuda.synchronize()
        return taken

    with progress(f"compiling {game.slug} for the GPU") if game.slug not in _loaded else nullcontext():
        play(1)
        _loaded.add(game.slug)
    began = time.perf_counter()
    taken = play(len(numbers))
    seconds = time.perf_counter() - began
    for column, one in zip(noted, taken, strict=True):
        column[...] = one.copy_to_host()
    return seconds
