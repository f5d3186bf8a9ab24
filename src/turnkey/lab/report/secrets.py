"""What hidden things are worth: from the same moments, the same player, and one side sees all cards for a while.

The bot must think for itself: a search draws worlds that its seat cannot tell from the true one, and whoever sees all
cards draws the true one each time. A policy that is compiled in looks at nothing that its seat does not know, whoever
shows it.

Whole games would tell little: nearly all of what becomes of one is luck, the cards open or not. So policies play to
some moment of a game, the side makes its next choices once as it is and once with open cards, and the rest is played
many times by policies, with the same chance. Where both choose the same, nothing differs.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from turnkey.bots.catalogue import make_bot
from turnkey.bots.sight import Bot
from turnkey.core.loops.common import scattered
from turnkey.lab.machines import Machine
from turnkey.lab.paired import Difference, corrected, difference
from turnkey.lab.report.walks import Walker, seed_for
from turnkey.lab.summary import side_name, winners
from turnkey.lab.watching import Setting, Sitting, loop_bots, policies_of, sit_down

Numbers = np.ndarray[Any, Any]
CHOICES = 3  # with open cards, before the rest is played by policies
BEFORE_THE_END = 0.8  # of a usual game: later there is often nothing left to choose


@dataclass(frozen=True)
class Open:
    """What it is worth to a side to see all cards for its next choices."""

    bot: str
    side: str
    change: Difference
    moments: int


@dataclass(frozen=True)
class Moment:
    """Some moment of a game, and the side that may look."""

    setting: Setting  # who plays until then, and the rest
    bot: str
    side: tuple[int, ...]
    seed: int
    number: int
    after: int  # decisions
    backend: str


def look(moment: Moment) -> tuple[float, float] | None:
    """The side's chances to win after its choices with shut and with open cards; None: it had nothing to choose."""
    sitting = sit_down(moment.setting, moment.seed, moment.number, "auto", deeds=False)
    done = 0
    while not sitting.table.over and (done < moment.after or not chooses(sitting, moment.side)):
        sitting.step()
        done += 1
    if sitting.table.over:
        return None
    return go_on(moment, sitting, frozenset()), go_on(moment, sitting, frozenset(moment.side))


def chooses(sitting: Sitting, side: tuple[int, ...]) -> bool:
    seat = sitting.table.actors[0]
    return seat in side and len(sitting.table.options(seat)) > 1


def go_on(moment: Moment, before: Sitting, open_to: frozenset[int]) -> float:
    seed = scattered(moment.seed, moment.number, 6)
    table = before.table.copy(seed)
    bots: list[Bot] = [*loop_bots(moment.setting, seed, moment.number, "auto")]
    for seat in moment.side:
        bots[seat] = make_bot(table.game, moment.bot, seed % 2**60, cores=1)
    sitting = Sitting(table, bots, before.banned, before.deeds, open_to=open_to)
    choices = 0
    while not table.over:
        choosing = chooses(sitting, moment.side)
        if choosing and choices == CHOICES:
            break
        choices += choosing
        sitting.step()
    seat = moment.side[0]
    if table.result is not None:
        return float(winners(np.array([table.result.returns]))[0, seat])
    walker = Walker(moment.setting, moment.seed, moment.backend)
    state = table.state.copy().view(np.uint8)
    return float(walker.play_on(state, 0, -1, False, seed_for(moment.seed, moment.number, 1))[:, seat].mean())


def open_cards(
    setting: Setting, bot: str, length: float, seed: int, seconds: float, machine: Machine, most: int = 4000
) -> list[Open]:
    """As many moments of games of about `length` decisions as the time allows, two for each core at least. Where
    everybody plays for themselves, another seat looks each time."""
    game, players = setting.game, setting.players
    around = replace(setting, bots=tuple(policies_of(setting)))
    sides = list(game.sides(players))
    last = max(1, int(BEFORE_THE_END * length))
    moments = [
        Moment(
            around, bot, sides[number % len(sides)], seed, number, scattered(seed, number, 7) % last, machine.backend
        )
        for number in range(most)
    ]
    names = [side_name(game, players, side) for side in game.definition.rules.sides] or ["a seat"]
    rows: dict[str, list[tuple[float, float]]] = {name: [] for name in names}
    began = time.perf_counter()
    for number, one in enumerate(machine.map(look, moments)):
        if one is not None:
            rows[names[number % len(names)]].append(one)
        if number >= 2 * machine.width * len(names) and time.perf_counter() - began > seconds:
            break
    found = []
    for name, pairs in rows.items():
        shut, opened = np.array(pairs, float).reshape(-1, 2).T
        found.append(Open(bot, name, difference(shut, opened), len(pairs)))
    told = corrected([one.change for one in found])
    return [replace(one, change=change) for one, change in zip(found, told, strict=True)]
