"""How strong a network is by itself, beside the game's usual bot: what is scored, and whom it meets. Without PyTorch.

Each side in turn is the network's, in the same deals. Every seat of it is compared with every other by what they got,
as on a ladder: more is a win, the same a draw, so ½ is as strong as the bot. Where a game is played alone, the network
and the bot play the same deals.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from turnkey.bots.learned.company import Company
from turnkey.bots.learned.weights import Weights
from turnkey.bots.policies import policy_number, usual_policy
from turnkey.core.game import Game
from turnkey.core.loops.stepping import LEARNER
from turnkey.core.table_options import Values
from turnkey.lab.statistics import Estimate, mean

Numbers = np.ndarray[Any, Any]
Scores = Mapping[tuple[int, str], Numbers]  # in each game, by the size of the table and the network's seats


def sides_of(game: Game, players: int) -> list[tuple[int, ...]]:
    """Seats that play together against bots: the game's sides; where every seat stands for itself, every second."""
    if game.definition.rules.sides:
        return list(game.sides(players))
    halves = [tuple(range(first, players, 2)) for first in (0, 1)]
    return [one for one in halves if one and len(one) < players]


def scores_of(
    game: Game, weights: Weights, values: Values, games: int, seed: int, backend: str = "compiled"
) -> dict[tuple[int, str], Numbers]:
    """So many deals of each side at tables of every size that the network learned at."""
    bot, found = policy_number(game, usual_policy(game)), {}
    for players in weights.players:
        company, mind = Company(game, weights, players, [values], backend), weights.mind(players)
        for side in sides_of(game, players) or [tuple(range(players))]:
            others = [seat for seat in range(players) if seat not in side]
            got = company.contest(mind, [LEARNER if seat in side else bot for seat in range(players)], seed, games)
            if others:
                score = compared(got[:, list(side)], got[:, others])
            else:
                score = compared(got, company.contest(mind, [bot] * players, seed, games))
            found[players, names_of(game, players, side)] = score
    return found


def names_of(game: Game, players: int, seats: tuple[int, ...]) -> str:
    return ", ".join(game.seats[players][seat] for seat in seats)


def compared(mine: Numbers, others: Numbers) -> Numbers:
    """In each game, every seat of the one with every seat of the other: 1 for wins alone, ½ for evens."""
    ahead = mine[:, :, None] - others[:, None, :]
    return np.asarray(((ahead > 0) + 0.5 * (ahead == 0)).mean(axis=(1, 2)))


def by_table(scores: Scores) -> dict[int, Estimate]:
    """For tables of each size what was scored by all sides in turn, deal by deal."""
    sizes = dict.fromkeys(players for players, _ in scores)
    return {
        size: mean(np.mean([one for (players, _), one in scores.items() if players == size], axis=0)) for size in sizes
    }
