"""A tournament between bots: ratings with intervals, from paired deals with the seats rotated.

Two bots meet like this: on every deal one of them plays one side (a seat, or seats that win together) and the
other all the others, each side in turn; and the same deal is played again with the two exchanged. So neither the
cards nor the seats favour anybody. Every two seats of theirs are compared by what they got: more is a win, the
same a draw. Where a game is played alone, what the two got from the same deal is compared.
"""

from __future__ import annotations

import math
import os
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from turnkey.bots.catalogue import make_bot
from turnkey.bots.sight import sight_for
from turnkey.core.errors import BadOption
from turnkey.core.game import Game
from turnkey.core.table_options import Values
from turnkey.lab.batch import Progress
from turnkey.lab.statistics import Estimate, mean, share

SCALE = 400 / math.log(10)  # Elo's: 400 points are odds of ten to one
RESAMPLES = 400


@dataclass(frozen=True)
class Pairing:
    """What the second of two bots scored against the first, deal by deal: 1 for nothing but wins, ½ for evens."""

    weaker: str
    stronger: str
    scores: tuple[float, ...]
    games: int

    @property
    def score(self) -> Estimate:
        found = mean(self.scores)
        if len(set(self.scores)) == 1:  # no spread to go by: a clean sweep of a few games is no certainty
            return share(round(found.value * self.games), self.games)
        return found


@dataclass(frozen=True)
class Ladder:
    """Ratings in Elo points, the first bot at 0."""

    pairings: tuple[Pairing, ...]
    ratings: Mapping[str, Estimate]


def climb(
    game: Game,
    bots: Sequence[str],
    deals: int,
    players: int | None = None,
    options: Values | None = None,
    seed: int = 1,
    progress: Progress = lambda more: None,
) -> Ladder:
    """Every bot against the next one of the list."""
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise BadOption("a ladder takes two different bots at least, each named once")
    players = game.players_or_default(players)
    for name in bots:
        make_bot(game, name, 1, cores=1)  # an unknown one is told before anything is played
    pairings = tuple(
        meet(game, weaker, stronger, deals, players, options, seed, progress) for weaker, stronger in pairwise(bots)
    )
    return Ladder(pairings, rate(pairings))


def meet(
    game: Game,
    weaker: str,
    stronger: str,
    deals: int,
    players: int,
    options: Values | None,
    seed: int,
    progress: Progress,
) -> Pairing:
    sides = game.sides(players)

    def one_deal(deal: int) -> float:
        alone = sides[deal % len(sides)]
        scores = []
        met: list[tuple[str, float]] = []  # who sat there, and what they got
        for lone, others in ((stronger, weaker), (weaker, stronger)):
            sitting = [lone if seat in alone else others for seat in range(players)]
            got = list(zip(sitting, play(game, sitting, players, options, seed + deal), strict=True))
            met = [*met, *got] if players == 1 else got
            scores += compared(met, stronger)
        return float(np.mean(scores))

    scores = []
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        for score in pool.map(one_deal, range(deals)):
            scores.append(score)
            progress(2)
    return Pairing(weaker, stronger, tuple(scores), 2 * deals)


def play(game: Game, sitting: Sequence[str], players: int, options: Values | None, seed: int) -> Sequence[float]:
    """One game to its end; what each seat got."""
    table = game.deal(players, options, seed=seed, backend="compiled")
    bots = [make_bot(game, name, seed * 64 + seat, cores=1) for seat, name in enumerate(sitting)]
    while not table.over:
        seat = table.actors[0]
        table.apply(seat, bots[seat].choose(sight_for(bots[seat], table, seat)))
    assert table.result is not None
    return table.result.returns


def compared(met: Sequence[tuple[str, float]], stronger: str) -> list[float]:
    """Every seat of the one bot with every seat of the other."""
    mine = [got for name, got in met if name == stronger]
    others = [got for name, got in met if name != stronger]
    return [1.0 if one > other else 0.5 if one == other else 0.0 for one in mine for other in others]


# Ratings


def rate(pairings: Sequence[Pairing]) -> dict[str, Estimate]:
    """How many points each bot is above the first, with intervals from deals drawn again and again."""
    luck = np.random.default_rng(1)
    found = steps([np.asarray(one.scores) for one in pairings])
    drawn = np.array([steps([luck.choice(one.scores, len(one.scores)) for one in pairings]) for _ in range(RESAMPLES)])
    low, high = np.percentile(np.cumsum(drawn, axis=1), [2.5, 97.5], axis=0)
    ratings = {pairings[0].weaker: Estimate(0.0, 0.0, 0.0)}
    for place, (one, value) in enumerate(zip(pairings, np.cumsum(found), strict=True)):
        ratings[one.stronger] = Estimate(float(value), float(low[place]), float(high[place]))
    return ratings


def steps(scores: Sequence[np.ndarray[tuple[int], np.dtype[np.float64]]]) -> list[float]:
    """The points between each two neighbours. A clean sweep counts as half a deal short of one: no finite number
    of games shows an infinite difference."""
    points = []
    for sample in scores:
        score = (float(np.sum(sample)) + 0.25) / (len(sample) + 0.5)
        points.append(SCALE * math.log(score / (1 - score)))
    return points
