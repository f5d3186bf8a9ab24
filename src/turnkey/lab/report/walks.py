"""Games looked at from inside: who is how likely to win as it goes on, and how much it matters what is chosen.

At points of sample games the rest is played out many times. For the chances to win that begins in the true position.
For a choice it begins in worlds that the one who decides cannot tell from it, the same ones for every option.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from turnkey.bots.policies import policy_number
from turnkey.core.actions import Action
from turnkey.core.loops.common import scattered
from turnkey.core.notation import EVENT
from turnkey.core.workspace import Workspace
from turnkey.lab.machines import Machine
from turnkey.lab.statistics import Estimate, mean, share
from turnkey.lab.summary import winners
from turnkey.lab.watching import Setting, Sitting, policies_of, sit_down

PLAYOUTS = 48
WEIGHED_OPTIONS = 6  # of a longer menu so many are drawn
SNAPSHOTS = 24  # of a game, spread over about its length
AHEAD = 0.15  # by so much a new leader must lead: less may be chance
DECIDED = 0.9
WEIGHED = 8  # choices of a game that are weighed, shared among the seats
ENOUGH = 12  # weighed choices of a seat, before their worth is told

Numbers = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Walk:
    """One game: the chances of each side at moments from 0 to 1, and who won in the end (None: nobody)."""

    number: int
    moments: Numbers
    chances: Numbers  # by moment and side
    winner: int | None

    @property
    def lead_changes(self) -> int:
        leader, changes = int(self.chances[0].argmax()), 0
        for row in self.chances[1:]:
            if row.max() > row[leader] + AHEAD:
                leader, changes = int(row.argmax()), changes + 1
        return changes

    @property
    def lowest(self) -> float:
        """The winner's smallest chance on the way."""
        return float(self.chances[:, self.winner].min()) if self.winner is not None else float("nan")

    @property
    def decided(self) -> float:
        """From when on the winner was sure of it: as a part of the game; 1: only with the end."""
        if self.winner is None:
            return float("nan")
        open_until = np.flatnonzero(self.chances[:, self.winner] < DECIDED)
        if open_until.size == 0:
            return 0.0
        after = open_until[-1] + 1
        return float(self.moments[after]) if after < len(self.moments) else 1.0


@dataclass(frozen=True)
class Weighed:
    """One decision: how much better the best option is than the worst, in chances to win, told by games that did not
    choose which is which."""

    number: int
    seat: int
    options: int
    verbs: tuple[str, ...]
    spread: float


@dataclass
class Walks:
    """All that was seen."""

    walks: list[Walk] = field(default_factory=list)
    weighed: list[Weighed] = field(default_factory=list)
    events: dict[str, int] = field(default_factory=dict)  # in how many of the walks each happened
    seconds: float = 0.0

    def add(self, more: Walks) -> None:
        self.walks += more.walks
        self.weighed += more.weighed
        for name, times in more.events.items():
            self.events[name] = self.events.get(name, 0) + times

    def spread(self, seat: int) -> Estimate | None:
        """What a seat's choices are worth; None where too few were weighed to say it."""
        own = [one.spread for one in self.weighed if one.seat == seat]
        if len(own) < ENOUGH:
            return None
        found = mean(own)
        if found.low < found.high:
            return found
        bound = share(0, len(own)).high  # all alike: that says how seldom another one can be, no more
        return Estimate(found.value, found.value - bound, found.value + bound)


class Walker:
    """Plays sample games of a setting. What follows from a moment is played by policies, whoever played until then."""

    def __init__(self, setting: Setting, seed: int, backend: str = "compiled") -> None:
        game = setting.game
        self.setting, self.seed, self.backend = setting, seed, backend
        self.space = Workspace(game)
        self.policies = np.array([policy_number(game, name) for name in policies_of(setting)], np.int64)
        self.engine = game.engine(backend, "watched")
        self.book = game.book(setting.players, setting.values)
        self.sides = game.sides(setting.players)
        self.luck = np.random.default_rng(seed)  # another one for each game that is walked through

    def play_on(self, state: Numbers, seat: int, action: int, redraws: bool, seed: int) -> Numbers:
        """Who won, by playout and seat."""
        space, game = self.space, self.setting.game
        returns = np.zeros((PLAYOUTS, game.definition.most_seats))
        self.engine.play_on(
            space.games, space.raw, space.seen, space.seen_raw, space.menu, space.dice,
            state, game.secrets, self.book, self.policies, seat, action, redraws, seed, PLAYOUTS, returns,
        )  # fmt: skip
        return winners(returns[:, : self.setting.players])

    def walk(self, number: int, length: float, weigh: Numbers, found: Walks) -> None:
        """One game of about `length` decisions; of each seat's real choices the part `weigh` is weighed."""
        self.luck = np.random.default_rng([self.seed, number])
        sitting = sit_down(self.setting, self.seed, number, "auto")
        every = max(1, round(length / SNAPSHOTS))
        chances: list[Numbers] = []
        taken: list[int] = []
        step = 0
        while not sitting.table.over:
            if step % every == 0:
                chances.append(self.chances(sitting, number, step))
                taken.append(step)
            seat = sitting.table.actors[0]
            options = sitting.table.options(seat)
            if len(options) > 1 and self.luck.random() < weigh[seat]:
                found.weighed.append(self.weigh(sitting, seat, options, number, step))
            sitting.step()
            step += 1
        result = sitting.table.result
        assert result is not None
        returns = np.array([result.returns])
        won = np.flatnonzero(winners(returns)[0])
        winner = next((place for place, side in enumerate(self.sides) if won.size and won[0] in side), None)
        found.walks.append(Walk(number, np.array(taken) / max(step, 1), np.array(chances), winner))
        events = self.setting.game.definition.words.events
        for code in {one.code for one in sitting.table.record.entries if one.kind == EVENT}:
            name = events[code].name
            found.events[name] = found.events.get(name, 0) + 1

    def chances(self, sitting: Sitting, number: int, step: int) -> Numbers:
        state = sitting.table.state.copy().view(np.uint8)
        won = self.play_on(state, 0, -1, False, seed_for(self.seed, number, step))
        return np.array([won[:, side[0]].mean() for side in self.sides])

    def weigh(self, sitting: Sitting, seat: int, options: list[Action], number: int, step: int) -> Weighed:
        """The best and the worst are chosen by every second playout, and told apart by the others."""
        state = sitting.table.state.copy().view(np.uint8)
        places = self.luck.permutation(len(options))[:WEIGHED_OPTIONS]
        chosen = [options[place] for place in places]
        seed = seed_for(self.seed, number, step)
        won = np.stack([self.play_on(state, seat, one.id, True, seed)[:, seat] for one in chosen])
        choosing, telling = won[:, ::2].mean(axis=1), won[:, 1::2].mean(axis=1)
        spread = float(telling[choosing.argmax()] - telling[choosing.argmin()])
        verbs = tuple(dict.fromkeys(one.verb.word for one in options))
        return Weighed(number, seat, len(options), verbs, spread)


def seed_for(seed: int, number: int, step: int) -> int:
    """Playouts of every moment have chance of their own."""
    return scattered(scattered(seed, number, 4), step, 5) % 2**60


@dataclass(frozen=True)
class Errand:
    """A game to walk through, for whoever does it."""

    setting: Setting
    seed: int
    number: int
    length: float
    weigh: Numbers
    backend: str


def go(errand: Errand) -> Walks:
    found = Walks()
    Walker(errand.setting, errand.seed, errand.backend).walk(errand.number, errand.length, errand.weigh, found)
    return found


def walk_about(
    setting: Setting, seed: int, length: float, choices: Numbers, seconds: float, machine: Machine, most: int = 400
) -> Walks:
    """As many games as can be walked in the time, one at least. `choices`: real ones of each seat in a usual game."""
    found, walker = Walks(), Walker(setting, seed, machine.backend)
    walker.play_on(sit_down(setting, seed, 0, "auto").table.state.copy().view(np.uint8), 0, -1, False, 1)  # compiles
    began = time.perf_counter()
    weigh = WEIGHED / setting.players / np.maximum(choices, 0.01)
    errands = (Errand(setting, seed, number, length, weigh, machine.backend) for number in range(most))
    for one in machine.map(go, errands):
        found.add(one)
        found.seconds = time.perf_counter() - began
        if found.seconds > seconds:
            break
    return found
