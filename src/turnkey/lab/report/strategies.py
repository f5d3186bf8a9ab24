"""Strategies against each other: is one of them best for a side whatever the others do?"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from turnkey.bots.policies import RANDOM
from turnkey.lab.machines import Job, Machine
from turnkey.lab.paired import Difference, corrected, difference
from turnkey.lab.summary import side_name
from turnkey.lab.watching import Setting

Numbers = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Duel:
    """How much better a side fares with one strategy than with another, while all others play a third."""

    side: str
    mine: str
    instead_of: str
    against: str
    change: Difference


@dataclass(frozen=True)
class Dominant:
    """A strategy that is never surely worse than another one and against some surely better, for a side."""

    side: str
    mine: str
    instead_of: str
    least: Duel  # where it gains least


def strategies_of(setting: Setting) -> list[str]:
    return [RANDOM, *setting.game.definition.bots.policies]


def duels(setting: Setting, games: int, seed: int, machine: Machine) -> list[Duel]:
    """Every side with every strategy, against every one of the others', on the same deals. Where all seats are alike,
    one of them is looked at."""
    game, players = setting.game, setting.players
    names = strategies_of(setting)
    sides = game.sides(players) if game.definition.rules.sides else game.sides(players)[:1]
    asked = [(side, mine, against) for side in sides for against in names for mine in names]
    jobs = [
        Job(replace(setting, bots=tuple(mine if seat in side else against for seat in range(players))), games, seed)
        for side, mine, against in asked
    ]
    won = {
        key: watched.won[:, key[0][0]].astype(float)
        for key, watched in zip(asked, machine.watch_all(jobs), strict=True)
    }
    found = [
        Duel(
            label(setting, side), mine, other, against, difference(won[side, other, against], won[side, mine, against])
        )
        for side in sides
        for against in names
        for mine in names
        for other in names
        if mine != other
    ]
    told = corrected([one.change for one in found])
    return [replace(one, change=change) for one, change in zip(found, told, strict=True)]


def label(setting: Setting, side: tuple[int, ...]) -> str:
    return side_name(setting.game, setting.players, side) if setting.game.definition.rules.sides else "a seat"


def dominant(found: Sequence[Duel]) -> list[Dominant]:
    pairs = dict.fromkeys((one.side, one.mine, one.instead_of) for one in found)
    dominating = []
    for side, mine, other in pairs:
        own = [one for one in found if (one.side, one.mine, one.instead_of) == (side, mine, other)]
        never_worse = all(one.change.change.low > 0 or not one.change.sure() for one in own)
        often_better = sum(one.change.sure() and one.change.change.value > 0 for one in own)
        if never_worse and often_better == len(own):
            dominating.append(Dominant(side, mine, other, min(own, key=lambda one: one.change.change.value)))
    return dominating
