"""A tournament between bots: ratings with intervals, from paired deals with the seats rotated.

Two bots meet like this: on every deal one of them plays one side (a seat, or seats that win together) and the
other all the others, each side in turn; and the same deal is played again with the two exchanged. So neither the
cards nor the seats favour anybody. Every two seats of theirs are compared by what they got: more is a win, the
same a draw. Where a game is played alone, what the two got from the same deal is compared.

Where a game has sides that are not alike, such as three against one, it is also told how the stronger bot did on each.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from itertools import pairwise

import numpy as np

from turnkey.bots.catalogue import make_bot
from turnkey.core.cores import usable_cores
from turnkey.core.errors import BadOption
from turnkey.core.game import Game
from turnkey.core.table_options import Values
from turnkey.lab.batch import Progress, play_table
from turnkey.lab.learned import see_that_they_know
from turnkey.lab.statistics import Estimate, mean_share

Met = tuple[float, Sequence[tuple[str, float]]]  # of a deal: the stronger one's score, and that on each side it played

SCALE = 400 / math.log(10)  # Elo's: 400 points are odds of ten to one
RESAMPLES = 400


@dataclass(frozen=True)
class Pairing:
    """What the second of two bots scored against the first, deal by deal: 1 for nothing but wins, ½ for evens."""

    weaker: str
    stronger: str
    scores: tuple[float, ...]
    games: int
    by_side: Mapping[str, tuple[float, ...]] = field(default_factory=dict)  # the same where it played that side

    @property
    def score(self) -> Estimate:
        return mean_share(self.scores)

    @property
    def sides(self) -> dict[str, Estimate]:
        """What it scored on each side of a game that has any, by the names of the seats there."""
        return {name: mean_share(scores) for name, scores in self.by_side.items()}


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
    see_that_they_know(game, players, game.options.resolve(options or {}), bots)
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
    met: list[Met] = []
    with ThreadPoolExecutor(usable_cores()) as pool:
        for one in pool.map(lambda deal: one_deal(game, weaker, stronger, players, options, seed, deal), range(deals)):
            met.append(one)
            progress(2)
    return together(weaker, stronger, met)


def one_deal(game: Game, weaker: str, stronger: str, players: int, options: Values | None, seed: int, deal: int) -> Met:
    """Two games of the same deal, with the two bots exchanged."""
    sides = game.sides(players)
    named = {side: ", ".join(game.seats[players][seat] for seat in side) for side in game.definition.rules.sides}
    alone = sides[deal % len(sides)]
    scores: list[float] = []
    by_side: list[tuple[str, float]] = []
    met: list[tuple[str, float]] = []  # who sat there, and what they got
    for lone, others in ((stronger, weaker), (weaker, stronger)):
        sitting = [lone if seat in alone else others for seat in range(players)]
        table, _ = play_table(game, sitting, players, options, seed, deal)
        assert table.result is not None
        got = list(zip(sitting, table.result.returns, strict=True))
        met = [*met, *got] if players == 1 else got
        scores += compared(met, stronger)
        by_side += sided(got, named, stronger)
    return float(np.mean(scores)), by_side


def together(weaker: str, stronger: str, met: Sequence[Met]) -> Pairing:
    """What came of so many deals."""
    by_side: dict[str, list[float]] = {}
    for _, on_sides in met:
        for name, one in on_sides:
            by_side.setdefault(name, []).append(one)
    named = {name: tuple(by_side[name]) for name in sorted(by_side, key=lambda one: -len(one))}
    return Pairing(weaker, stronger, tuple(score for score, _ in met), 2 * len(met), named)


def compared(met: Sequence[tuple[str, float]], stronger: str) -> list[float]:
    """Every seat of the one bot with every seat of the other."""
    mine = [got for name, got in met if name == stronger]
    others = [got for name, got in met if name != stronger]
    return [1.0 if one > other else 0.5 if one == other else 0.0 for one in mine for other in others]


def sided(
    met: Sequence[tuple[str, float]], sides: Mapping[tuple[int, ...], str], stronger: str
) -> list[tuple[str, float]]:
    """What the one bot scored on each side that it played, against all seats of the other."""
    others = [one for one in met if one[0] != stronger]
    return [
        (name, float(np.mean(compared([*(met[seat] for seat in side), *others], stronger))))
        for side, name in sides.items()
        if met[side[0]][0] == stronger
    ]


# Ratings


def rate(pairings: Sequence[Pairing]) -> dict[str, Estimate]:
    """How many points each bot is above the first, with intervals from deals drawn again and again."""
    luck = np.random.default_rng(1)
    found = [step(sum(one.scores), len(one.scores)) for one in pairings]
    drawn = [[step(drawn_again(one, luck), len(one.scores)) for one in pairings] for _ in range(RESAMPLES)]
    low, high = np.percentile(np.cumsum(drawn, axis=1), [2.5, 97.5], axis=0)
    ratings = {pairings[0].weaker: Estimate(0.0, 0.0, 0.0)}
    for place, (one, value) in enumerate(zip(pairings, np.cumsum(found), strict=True)):
        ratings[one.stronger] = Estimate(float(value), float(low[place]), float(high[place]))
    return ratings


def drawn_again(pairing: Pairing, luck: np.random.Generator) -> float:
    """What as many deals might have brought in all: some of them again. Where each brought the same, that tells
    nothing; then as likely as what was seen allows."""
    deals, total = len(pairing.scores), sum(pairing.scores)
    if len(set(pairing.scores)) == 1:
        return float(deals * luck.beta(total + 0.5, deals - total + 0.5))
    return float(luck.choice(pairing.scores, deals).sum())


def step(total: float, deals: int) -> float:
    """The points between two neighbours. A clean sweep counts as half a deal short of one: no finite number of games
    shows an infinite difference."""
    score = (total + 0.25) / (deals + 0.5)
    return SCALE * math.log(score / (1 - score))
