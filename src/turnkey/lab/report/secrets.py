"""What hidden things are worth: the same deals, the same players, and one side sees all cards.

The bot must think for itself: a search draws worlds that its seat cannot tell from the true one, and whoever sees all
cards draws the true one each time. A policy that is compiled in looks at nothing that its seat does not know, whoever
shows it.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from turnkey.lab.machines import Machine
from turnkey.lab.paired import Difference, corrected, difference
from turnkey.lab.summary import side_name, winners
from turnkey.lab.watching import Setting, sit_down

Numbers = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Open:
    """What it is worth to a side to see all cards, among players who do not."""

    bot: str
    side: str
    change: Difference
    games: int


@dataclass(frozen=True)
class Deal:
    """A deal to be played once by everybody as they are, and once with the cards open to each side."""

    setting: Setting
    seed: int
    number: int


def play_openly(deal: Deal) -> Numbers:
    """Whether each side that is looked at won: without any help in the first row, with open cards in the second."""
    shut = played(deal, frozenset())
    sides = sides_of(deal)
    return np.array([[shut[side[0]] for side in sides], [played(deal, frozenset(side))[side[0]] for side in sides]])


def sides_of(deal: Deal) -> list[tuple[int, ...]]:
    """All sides; where everybody plays for themselves one seat, another one on each deal."""
    game, players = deal.setting.game, deal.setting.players
    return list(game.definition.rules.sides) or [(deal.number % players,)]


def played(deal: Deal, open_to: frozenset[int]) -> Numbers:
    sitting = sit_down(deal.setting, deal.seed, deal.number, "auto", deeds=False)
    sitting.open_to = open_to
    while not sitting.table.over:
        sitting.step()
    assert sitting.table.result is not None
    won: Numbers = winners(np.array([sitting.table.result.returns]))[0]
    return won


def open_cards(setting: Setting, bot: str, seed: int, seconds: float, machine: Machine, most: int = 2000) -> list[Open]:
    """As many deals as the time allows, two for each core at least."""
    game, players = setting.game, setting.players
    thinking = replace(setting, bots=(bot,) * players)
    rows: list[Numbers] = []
    began = time.perf_counter()
    while len(rows) < most and (len(rows) < 2 * machine.width or time.perf_counter() - began < seconds):
        deals = [Deal(thinking, seed, number) for number in range(len(rows), len(rows) + machine.width)]
        rows += machine.map(play_openly, deals)
    won = np.array(rows, float)
    names = [side_name(game, players, side) for side in game.definition.rules.sides] or ["a seat"]
    found = [
        Open(bot, name, difference(won[:, 0, place], won[:, 1, place]), len(won)) for place, name in enumerate(names)
    ]
    told = corrected([one.change for one in found])
    return [replace(one, change=change) for one, change in zip(found, told, strict=True)]
