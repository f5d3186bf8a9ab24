"""How fast is our search beside OpenSpiel's own IS-MCTS in Python, on the same game, in the same run?

python bench/openspiel_ismcts.py [GAME] [--players N] [--simulations N]

The game is wrapped as `turnkey.bots.openspiel` wraps it, its rules compiled as ever; both searches play out at random.
How strong it is, beside ours in as much time, `turnkey ladder GAME --bots ismcts@0.2s,search@0.2s` tells.
"""

from __future__ import annotations

import argparse
import json
import time

import numpy as np

import turnkey
from turnkey.bots.openspiel import wrapped
from turnkey.bots.search.tree import SearchSettings, Tree

ROUNDS = 5  # the two are measured in turn; noise only ever makes one slower
OURS = 20  # times as many simulations of ours, so that both take a while


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="break_escape")
    parser.add_argument("--players", type=int)
    parser.add_argument("--simulations", type=int, default=200)
    given = parser.parse_args()
    game = turnkey.game(given.game)
    table = game.deal(given.players, seed=3, backend="compiled")
    seat = table.actors[0]
    tree = Tree(game)
    nobody = np.zeros(game.definition.most_seats, np.int64)  # no bot guides: all at random, as in theirs
    spiel = wrapped()
    state = spiel.State(spiel.game_of(table), table)
    bot = spiel.ismcts.ISMCTSBot(
        game=state.get_game(),
        evaluator=spiel.mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=1.0,
        max_simulations=given.simulations,
        random_state=np.random.RandomState(1),
    )
    dice = np.ones(1, np.uint64)
    bot.set_resampler(lambda here, player: here.redrawn(player, dice))
    tree.plant(table.state.copy(), table.book, seat, nobody, SearchSettings(), 1)
    tree.grow(1)
    theirs, ours = 0.0, 0.0
    for _ in range(ROUNDS):
        began = time.perf_counter()
        bot.step(state)
        theirs = max(theirs, given.simulations / (time.perf_counter() - began))
        tree.plant(table.state.copy(), table.book, seat, nobody, SearchSettings(), 1)
        began = time.perf_counter()
        tree.grow(OURS * given.simulations)
        ours = max(ours, OURS * given.simulations / (time.perf_counter() - began))
    print(
        json.dumps(
            {
                "game": game.slug,
                "players": table.players,
                "simulations_a_second": {"turnkey": round(ours), "OpenSpiel IS-MCTS (Python)": round(theirs)},
                "times": round(ours / theirs, 1),
            },
            indent=1,
        )
    )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
