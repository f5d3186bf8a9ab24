"""Games played for a designer: what they brought, in which order seats began, what everybody could do and did.

What chance does in game i follows from the seed and i alone. Two settings that are watched with the same seed so meet
the same deals, and can be compared deal by deal.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from turnkey.bots.catalogue import make_bot, policy_of
from turnkey.bots.policies import RANDOM, policy_number
from turnkey.bots.sight import Bot, Sight, sight_for
from turnkey.core.actions import Action
from turnkey.core.cores import usable_cores
from turnkey.core.errors import BadOption
from turnkey.core.game import Game
from turnkey.core.layout import lift
from turnkey.core.loops.common import scattered
from turnkey.core.loops.playing import POLICY_STREAM
from turnkey.core.table import Table
from turnkey.core.table_options import Values
from turnkey.core.workspace import Workspace
from turnkey.lab.batch import CHUNK, Progress, all_policies, digest_of_results, seated, spread
from turnkey.lab.learned import see_that_they_know
from turnkey.lab.things import Deeds, bans_for, deeds_of

Numbers = np.ndarray[Any, Any]
STANDS_IN = "medium"  # the level that is a policy of the game
Bans = Mapping[str, tuple[str, ...]]  # verbs or notations by seat; "all": every seat


@dataclass(frozen=True)
class Setting:
    """A game as it is agreed on, and who plays it: all that decides about a batch but its seed and its size."""

    game: Game
    players: int
    values: Values  # every option
    bots: tuple[str, ...]  # one for each seat
    bans: Bans = field(default_factory=dict)

    @staticmethod
    def of(
        game: Game,
        players: int | None = None,
        options: Values | None = None,
        bots: Sequence[str] = (RANDOM,),
        bans: Bans | None = None,
    ) -> Setting:
        players = game.players_or_default(players)
        bans_for(game, players, bans or {})
        values, sitting = game.options.resolve(options or {}), tuple(seated(game, players, bots))
        see_that_they_know(game, players, values, sitting)
        return Setting(game, players, values, sitting, dict(bans or {}))


def policies_of(setting: Setting) -> list[str]:
    """A policy for each seat that plays like its bot or, for bots that think for themselves, stands in for it."""
    return [policy_of(setting.game, name) or policy_of(setting.game, STANDS_IN) or RANDOM for name in setting.bots]


@dataclass(frozen=True)
class Watched:
    """Finished games. Every array has a row for each game; columns by seat go up to the most seats of the game."""

    setting: Setting
    seed: int
    first: int  # the number of the first of these games
    seconds: float
    strayed: int  # how often a bot wanted what it was banned from: it then did anything else
    returns: Numbers
    measures: Numbers
    order: Numbers  # each seat's place among those who decided first while nobody else could; 0: it never did
    asked: Numbers  # decisions
    chose: Numbers  # of these, with more than one option
    offered: Numbers  # by seat and deed: decisions at which it was offered
    taken: Numbers  # by seat and deed

    @property
    def games(self) -> int:
        return len(self.returns)

    @property
    def decisions(self) -> int:
        return int(self.asked.sum())

    @property
    def digest(self) -> str:
        """Of what the games brought, as batches tell it that were played on a GPU, too."""
        return digest_of_results(self.returns, self.measures)

    @property
    def won(self) -> Numbers:
        """Who won, by seat."""
        returns = self.returns[:, : self.setting.players]
        won: Numbers = (returns > 0) & (returns == returns.max(axis=1, keepdims=True))
        return won

    def table(self, number: int, backend: str = "auto") -> Table:
        """Game `number` once more, at a table: its record, its log, any of its positions."""
        return table_of(self.setting, self.seed, number, backend)


PER_GAME = ("returns", "measures", "order", "asked", "chose", "offered", "taken")


def joined(parts: Sequence[Watched]) -> Watched:
    """Games that follow each other, as one batch; its seconds are those of all who played."""
    if len(parts) == 1:
        return parts[0]
    rows: dict[str, Any] = {name: np.concatenate([getattr(one, name) for one in parts]) for name in PER_GAME}
    strayed, seconds = sum(one.strayed for one in parts), sum(one.seconds for one in parts)
    return replace(parts[0], strayed=strayed, seconds=seconds, **rows)


def rows_for(game: Game, deeds: Deeds, games: int) -> dict[str, Numbers]:
    seats = game.definition.most_seats
    return {
        "returns": np.zeros((games, seats)),
        "measures": np.zeros((games, max(len(game.definition.rules.measures), 1)), np.int32),
        "order": np.zeros((games, seats), np.int8),
        "asked": np.zeros((games, seats), np.int16),
        "chose": np.zeros((games, seats), np.int16),
        "offered": np.zeros((games, seats, len(deeds.deeds)), np.int16),
        "taken": np.zeros((games, seats, len(deeds.deeds)), np.int16),
    }


def watch_batch(
    setting: Setting,
    games: int,
    seed: int,
    first: int = 0,
    backend: str = "compiled",
    cores: int | None = None,
    progress: Progress = lambda more: None,
    deeds: bool = True,
) -> Watched:
    """Play games to their end, from number `first` on. Without `deeds` nobody notes what was offered and taken: that
    takes some kilobytes a game."""
    if games < 1:
        raise BadOption(f"{games} games cannot be played; ask for one at least")
    if backend not in CHUNK:
        raise BadOption(f"games are watched interpreted or compiled, not by {backend!r}")
    if not all_policies(setting.game, setting.bots):
        return watch_tables(setting, games, seed % 2**60, first, backend, cores, progress, deeds)
    game = setting.game
    noted = deeds_of(game) if deeds else deeds_of(game).none
    watch = game.engine(backend, "watched").watch  # with bots even for random play: compiled once
    rows = rows_for(game, noted, games)
    spaces = [Workspace(game) for _ in range((cores or usable_cores()) if backend == "compiled" else 1)]
    agreed = agreed_on(setting, noted)

    def play(space: Workspace, start: int, count: int) -> tuple[int, int]:
        parts = [rows[name][start : start + count] for name in PER_GAME]
        return count, int(watch(*asked_of(space, agreed, seed, first + start, count), *parts))

    play(spaces[0], 0, 1)  # loads or compiles, so that the clock tells of playing alone
    for one in rows.values():
        one[0] = 0
    began, strayed = time.perf_counter(), 0
    chunks = ((start, min(CHUNK[backend], games - start)) for start in range(0, games, CHUNK[backend]))
    for count, more in spread(play, spaces, chunks):
        strayed += more
        progress(count)
    return Watched(setting, seed % 2**60, first, time.perf_counter() - began, strayed, **rows)


def agreed_on(setting: Setting, noted: Deeds) -> tuple[Any, ...]:
    """What the loop is told of a setting."""
    game = setting.game
    policies = np.array([policy_number(game, policy_of(game, name) or RANDOM) for name in setting.bots], np.int64)
    banned = bans_for(game, setting.players, setting.bans)[: None if setting.bans else 0]
    return game.secrets, game.book(setting.players, setting.values), policies, banned, noted.groups, len(noted.deeds)


def asked_of(space: Workspace, agreed: tuple[Any, ...], seed: int, first: int, count: int) -> tuple[Any, ...]:
    """What the loop is called with, but for the rows that it fills."""
    *told, deeds = agreed
    return (
        space.games, space.raw, space.seen, space.seen_raw, space.menu, space.dice,
        *told, np.zeros(deeds, np.int64), seed % 2**60, first, count,
    )  # fmt: skip


def is_ready(setting: Setting) -> bool:
    """Whether such games can be watched without anybody waiting for a compiler."""
    if not all_policies(setting.game, setting.bots):
        return True  # what these need is compiled while they play
    noted = deeds_of(setting.game).none
    rows = [rows_for(setting.game, noted, 1)[name] for name in PER_GAME]
    asked = asked_of(Workspace(setting.game), agreed_on(setting, noted), 1, 0, 1)
    return setting.game.engine("compiled", "watched").is_compiled("watch", *asked, *rows)


# Game by game


class LoopBot:
    """Plays a seat as the loop does: all policies of a table throw the same dice."""

    def __init__(self, game: Game, name: str, dice: Numbers, backend: str) -> None:
        self._game, self._dice = game, dice
        self._policy = policy_number(game, policy_of(game, name) or RANDOM)
        self._engine = game.engine(backend)

    def choose(self, sight: Sight) -> Action:
        return self.decide(sight.known, sight.book, sight.seat, sight.options)

    def decide(self, known: Any, book: Any, seat: int, options: Sequence[Action]) -> Action:
        """From a record from which everything is erased that the seat does not know."""
        menu = self._game.new_menu()
        menu[0] = len(options)
        menu[1 : menu[0] + 1] = [one.id for one in options]
        action = int(self._engine.consider(known, book, seat, menu, self._policy, self._dice))
        if action not in menu[1 : menu[0] + 1]:
            action = int(self._engine.consider(known, book, seat, menu, 0, self._dice))
        return self._game.definition.words.actions[action]


class OpenSight(Sight):
    """A table at which a seat knows whatever any seat knows. What nobody does, such as the order of a deck, stays
    hidden."""

    def __init__(self, table: Table, seat: int) -> None:
        opened = table.copy()
        keepers = table.game.secrets[:, 2]
        opened.state.view(np.uint8).reshape(-1)[keepers[keepers >= 0]] |= np.uint8(1 << seat)
        super().__init__(opened, seat)


@dataclass
class Sitting:
    """A game while it is played at a table, and the notes taken of it."""

    table: Table
    bots: list[Bot]
    banned: Numbers
    deeds: Deeds
    rows: dict[str, Numbers] | None = None  # of this game alone
    strayed: int = 0
    open_to: frozenset[int] = frozenset()  # the seats that see all cards

    def step(self) -> None:
        table, actors = self.table, self.table.actors
        seat = actors[0]
        options, bot = table.options(seat), self.bots[seat]
        allowed = [one for one in options if not self.banned[seat, one.id]] or options
        if isinstance(bot, LoopBot):  # no log, no worlds: to redact the record for it takes most of the time
            action = bot.decide(table.seen_by(seat), table.book, seat, allowed)
        else:
            sight = OpenSight(table, seat) if seat in self.open_to else sight_for(bot, table, seat)
            sight.options = allowed
            action = bot.choose(sight)
        if self.banned[seat, action.id] and action not in allowed:
            self.strayed += 1
            action = allowed[scattered(len(table.record.entries), self.strayed) % len(allowed)]
        if self.rows is not None:
            self.note(self.rows, seat, alone=len(actors) == 1, allowed=allowed, action=action)
        table.act(seat, action)

    def note(self, rows: dict[str, Numbers], seat: int, alone: bool, allowed: list[Action], action: Action) -> None:
        if alone and rows["order"][seat] == 0:
            rows["order"][seat] = rows["order"].max() + 1
        rows["asked"][seat] += 1
        rows["chose"][seat] += len(allowed) > 1
        groups = self.deeds.groups
        for group in {group for one in allowed for group in groups[one.id] if group >= 0}:
            rows["offered"][seat, group] += 1
        for group in groups[action.id]:
            if group >= 0:
                rows["taken"][seat, group] += 1


def sit_down(setting: Setting, seed: int, number: int, backend: str, deeds: bool = True) -> Sitting:
    """Game `number` of a seed, before its first decision."""
    game = setting.game
    table = game.deal(setting.players, setting.values, seed=scattered(seed, number), backend=backend)
    if all_policies(game, setting.bots):
        bots: list[Bot] = [*loop_bots(setting, seed, number, backend)]
    else:
        bots = [make_bot(game, name, scattered(seed, number, 1 + at), cores=1) for at, name in enumerate(setting.bots)]
    noted = deeds_of(game) if deeds else deeds_of(game).none
    return Sitting(table, bots, bans_for(game, setting.players, setting.bans), noted)


def loop_bots(setting: Setting, seed: int, number: int, backend: str) -> list[LoopBot]:
    """For each seat the policy that plays it, or stands in for who does; all throw the same dice."""
    dice = np.array([scattered(seed, number, POLICY_STREAM)], np.uint64)
    return [LoopBot(setting.game, name, dice, backend) for name in policies_of(setting)]


def table_of(setting: Setting, seed: int, number: int, backend: str = "auto") -> Table:
    """Game `number` of a seed, played to its end at a table."""
    sitting = sit_down(setting, seed, number, backend)
    while not sitting.table.over:
        sitting.step()
    return sitting.table


def watch_tables(
    setting: Setting,
    games: int,
    seed: int,
    first: int,
    backend: str,
    cores: int | None,
    progress: Progress,
    deeds: bool,
) -> Watched:
    """The same for bots that think for themselves: one game at a table for each core."""
    game = setting.game
    rows = rows_for(game, deeds_of(game) if deeds else deeds_of(game).none, games)

    def one_game(place: int) -> int:
        own = {name: column[place] for name, column in rows.items()}
        sitting = sit_down(setting, seed, first + place, backend, deeds)
        sitting.rows = own
        while not sitting.table.over:
            sitting.step()
        table = sitting.table
        assert table.result is not None
        own["returns"][: setting.players] = table.result.returns
        game.definition.rules.module.measure(lift(table.state[0]), lift(table.book[0]), lift(own["measures"]))
        return sitting.strayed

    began, strayed = time.perf_counter(), 0
    with ThreadPoolExecutor(cores or usable_cores()) as pool:
        for more in pool.map(one_game, range(games)):
            strayed += more
            progress(1)
    return Watched(setting, seed, first, time.perf_counter() - began, strayed, **rows)
