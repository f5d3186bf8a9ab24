"""Playing many games at once: on all cores, interpreted for comparison, or on a GPU.

Bots that are compiled policies play whole batches inside a loop; all others play game by game, at tables.
"""

from __future__ import annotations

import hashlib
import os
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from typing import Any

import numpy as np

from turnkey.bots.catalogue import make_bot, policy_of
from turnkey.bots.policies import RANDOM, policy_number
from turnkey.bots.sight import sight_for
from turnkey.core.cores import usable_cores
from turnkey.core.engine import BACKENDS
from turnkey.core.errors import BadOption
from turnkey.core.game import Game
from turnkey.core.layout import lift
from turnkey.core.loops.common import scattered
from turnkey.core.table import Table
from turnkey.core.table_options import Values
from turnkey.core.workspace import Workspace

Numbers = np.ndarray[Any, Any]
Progress = Callable[[int], None]  # told how many more games are done

CHUNK = {"compiled": 4096, "interpreted": 16}


@dataclass(frozen=True)
class Batch:
    """Many finished games: each one's returns by seat and its measures."""

    games: int
    decisions: int
    seconds: float
    returns: Numbers
    measures: Numbers
    finals: Numbers  # the final positions as bytes, as many as were asked for

    @property
    def digest(self) -> str:
        """Of what the games brought: the same games have the same one, whoever played them and wherever."""
        return digest_of_results(self.returns, self.measures)


def digest_of_results(returns: Numbers, measures: Numbers) -> str:
    found = hashlib.sha256(np.ascontiguousarray(returns, np.float64).tobytes())
    found.update(np.ascontiguousarray(measures, np.int32).tobytes())
    return found.hexdigest()[:16]


def seated(game: Game, players: int, bots: Sequence[str]) -> list[str]:
    """The bots by seat: one name for all, or one each. A name that there is not is told before anything is played."""
    for name in dict.fromkeys(bots):
        make_bot(game, name, seed=1, cores=1)
    if len(bots) not in (1, players):
        raise BadOption(f"{len(bots)} bots for {players} seats: name one for all or one for each seat")
    return list(bots) * players if len(bots) == 1 else list(bots)


def all_policies(game: Game, bots: Sequence[str]) -> bool:
    """Whether these bots can play in one loop, a million games if need be."""
    return all(policy_of(game, name) is not None for name in bots)


def no_policies(game: Game, bots: Sequence[str]) -> str:
    """Why a GPU does not play these."""
    names = ", ".join(dict.fromkeys(name for name in bots if policy_of(game, name) is None))
    return f"the GPU plays compiled policies only, not {names}: leave --backend away"


def play_batch(
    game: Game,
    games: int,
    players: int | None = None,
    options: Sequence[Values] = (),
    bots: Sequence[str] = (RANDOM,),
    seed: int | None = None,
    backend: str = "compiled",
    cores: int | None = None,
    keep_finals: int = 0,
    progress: Progress = lambda more: None,
) -> Batch:
    """Play games to their end. With several sets of options, game i is played with set i modulo their number.

    What chance does in game i follows from the seed and i alone, whoever plays.
    """
    if backend not in BACKENDS:
        raise BadOption(f"there is no backend {backend!r}; there are {', '.join(BACKENDS)}")
    if games < 1:
        raise BadOption(f"{games} games cannot be played; ask for one at least")
    players = game.players_or_default(players)
    sitting = seated(game, players, bots)
    start = int.from_bytes(os.urandom(7), "little") if seed is None else seed % 2**60
    if not all_policies(game, sitting):
        return play_at_tables(
            game, games, players, options or [{}], sitting, start, backend, cores, keep_finals, progress
        )
    policies = np.array([policy_number(game, policy_of(game, name) or RANDOM) for name in sitting], np.int64)
    books = np.concatenate([game.book(players, game.options.resolve(values)) for values in options or [{}]])
    if backend == "cuda":
        from turnkey.lab.cuda import play_on_cuda

        return play_on_cuda(game, games, books, policies, start, keep_finals, progress)
    returns = np.zeros((games, game.definition.most_seats))
    measures = np.zeros((games, max(len(game.definition.rules.measures), 1)), np.int32)
    finals = np.zeros((min(keep_finals, games), game.layout.size), np.uint8)
    simulate = game.engine(backend, with_bots=bool(np.any(policies))).simulate
    spaces = [Workspace(game) for _ in range(cores or usable_cores())]

    def play(space: Workspace, first: int, count: int) -> tuple[int, int]:
        made = simulate(
            space.games, space.raw, space.seen, space.seen_raw, space.menu, space.dice, game.secrets,
            books, policies, start, first, count,
            returns[first : first + count], measures[first : first + count], finals[first : first + count],
        )  # fmt: skip
        return count, int(made)

    play(spaces[0], 0, 1)  # loads or compiles, so that the clock tells of playing alone
    began = time.perf_counter()
    decisions = 0
    chunks = ((first, min(CHUNK[backend], games - first)) for first in range(0, games, CHUNK[backend]))
    for count, made in spread(play, spaces if backend == "compiled" else spaces[:1], chunks):
        decisions += made
        progress(count)
    return Batch(games, decisions, time.perf_counter() - began, returns, measures, finals)


def spread(
    play: Callable[[Workspace, int, int], tuple[int, int]],
    spaces: Sequence[Workspace],
    chunks: Iterator[tuple[int, int]],
) -> Iterator[tuple[int, int]]:
    """Work the chunks off with a thread for each workspace."""
    if len(spaces) == 1:
        yield from (play(spaces[0], *chunk) for chunk in chunks)
        return
    with ThreadPoolExecutor(len(spaces)) as pool:
        running: dict[Future[tuple[int, int]], Workspace] = {}
        free = list(spaces)
        while True:
            while free and (chunk := next(chunks, None)) is not None:
                space = free.pop()
                running[pool.submit(play, space, *chunk)] = space
            if not running:
                return
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                free.append(running.pop(future))
                yield future.result()


# Game by game


def play_at_tables(
    game: Game,
    games: int,
    players: int,
    options: Sequence[Values],
    bots: Sequence[str],
    seed: int,
    backend: str,
    cores: int | None,
    keep_finals: int,
    progress: Progress,
) -> Batch:
    """The same for bots that think for themselves: one game at a table for each core."""
    if backend == "cuda":
        raise BadOption(no_policies(game, bots))
    returns = np.zeros((games, game.definition.most_seats))
    measures = np.zeros((games, max(len(game.definition.rules.measures), 1)), np.int32)
    finals = np.zeros((min(keep_finals, games), game.layout.size), np.uint8)

    def one_game(number: int) -> int:
        values = options[number % len(options)]
        table, made = play_table(game, bots, players, values, seed, number, backend)
        assert table.result is not None
        returns[number, :players] = table.result.returns
        game.definition.rules.module.measure(lift(table.state[0]), lift(table.book[0]), lift(measures[number]))
        if number < len(finals):
            finals[number] = table.state.view(np.uint8)
        return made

    began = time.perf_counter()
    decisions = 0
    with ThreadPoolExecutor(cores or usable_cores()) as pool:
        for made in pool.map(one_game, range(games)):
            decisions += made
            progress(1)
    return Batch(games, decisions, time.perf_counter() - began, returns, measures, finals)


def play_table(
    game: Game,
    bots: Sequence[str],
    players: int,
    options: Values | None,
    seed: int,
    number: int,
    backend: str = "compiled",
) -> tuple[Table, int]:
    """Game `number` of a seed, played to its end by a bot on each seat; the table, and how many decisions it took."""
    table = game.deal(players, options, seed=scattered(seed, number), backend=backend)
    sitting = [make_bot(game, name, scattered(seed, number, 1 + seat), cores=1) for seat, name in enumerate(bots)]
    decisions = 0
    while not table.over:
        seat = table.actors[0]
        table.apply(seat, sitting[seat].choose(sight_for(sitting[seat], table, seat)))
        decisions += 1
    return table, decisions
