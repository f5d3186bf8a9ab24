"""The same game among players of different strength: what skill is worth, and what is the bot's, not the game's."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

import numpy as np

from turnkey.lab.batch import all_policies
from turnkey.lab.machines import Machine, watch
from turnkey.lab.paired import Difference, corrected, difference, figure_of, together
from turnkey.lab.statistics import Estimate
from turnkey.lab.tables import columns_of
from turnkey.lab.watching import Setting, Watched, joined

Numbers = np.ndarray[Any, Any]
AT_ONCE = 1  # games of thinking bots for each core, between two looks at the clock


@dataclass(frozen=True)
class Step:
    """What it is worth to a side to be played by the stronger bot, while all others stay with the weaker."""

    weaker: str
    stronger: str
    side: str
    change: Difference
    games: int


@dataclass(frozen=True)
class Players:
    """Figures of games in which everybody plays alike."""

    bot: str
    games: int
    figures: dict[str, Estimate]


def played(setting: Setting, games: int, seed: int, seconds: float, machine: Machine) -> Watched:
    """So many games; bots that think for themselves play as many of these as the time allows."""
    if all_policies(setting.game, setting.bots):
        return watch(machine, setting, games, seed, deeds=False)
    at_once = AT_ONCE * machine.width
    began, parts = time.perf_counter(), [watch(machine, setting, min(at_once, games), seed, deeds=False)]
    while (done := sum(one.games for one in parts)) < games and time.perf_counter() - began < seconds:
        parts.append(watch(machine, setting, min(at_once, games - done), seed, done, deeds=False))
    return joined(parts)


def ladder_of(
    setting: Setting,
    bots: Sequence[str],
    games: int,
    seed: int,
    seconds: float,
    figures: Any,
    machine: Machine,
) -> tuple[list[Players], list[Step]]:
    """All alike, for each bot; then each side a step stronger. `seconds` are for bots that think, all in all: where
    they are too slow for that, some sides are left out."""
    late = time.perf_counter() + 2 * seconds
    players, names = setting.players, setting.game.seats[setting.players]
    sides = setting.game.sides(players)
    slow = [bot for bot in bots if not all_policies(setting.game, [bot])]
    share = seconds / max(1, len(slow) * (1 + len(sides)))
    alike = {bot: played(replace(setting, bots=(bot,) * players), games, seed, share, machine) for bot in bots}
    told = []
    for bot, watched in alike.items():
        columns = columns_of(watched)
        told.append(Players(bot, watched.games, {name: figure_of(figure(columns)) for name, figure in figures.items()}))
    steps = []
    for weaker, stronger in pairwise(bots):
        before, gained, told_of = alike[weaker].won.astype(float), [], []
        for side in sides:
            if stronger in slow and time.perf_counter() > late:
                break
            sitting = tuple(stronger if seat in side else weaker for seat in range(players))
            watched = played(replace(setting, bots=sitting), games, seed, share, machine)
            gained.append((before[:, side[0]], watched.won[:, side[0]].astype(float)))
            told_of.append(", ".join(names[seat] for seat in side))
        if gained and not setting.game.definition.rules.sides:
            told_of, gained = ["a seat"], [together(gained)]
        for label, (one, other) in zip(told_of, gained, strict=True):
            steps.append(Step(weaker, stronger, label, difference(one, other), min(len(one), len(other))))
    surer = corrected([one.change for one in steps])
    return told, [replace(one, change=change) for one, change in zip(steps, surer, strict=True)]
