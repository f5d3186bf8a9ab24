"""How long a decision of a player that learned takes: the network alone, with all that Python does around it.

    python bench/expert_speed.py [--games break_escape …] [--width 128] [--positions 200]

Networks are of the width that `turnkey train` makes, with numbers that were drawn: what they say does not matter here.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "bots"))
from learning import drawn_weights

import turnkey
from turnkey.bots.learned.thinking import NetworkBot
from turnkey.bots.sight import Sight


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="+", default=list(turnkey.game_names()))
    parser.add_argument("--width", type=int, default=128)
    parser.add_argument("--positions", type=int, default=200)
    asked = parser.parse_args()
    for slug in asked.games:
        game = turnkey.game(slug)
        players = max(game.seats)
        bot, luck, spent = NetworkBot(game, 1, drawn_weights(game, [players], width=asked.width)), random.Random(1), []
        table = game.deal(players, seed=1, backend="compiled")
        for _ in range(asked.positions):
            if table.over:
                table = game.deal(players, seed=luck.randrange(1000), backend="compiled")
            seat = table.actors[0]
            sight = Sight(table, seat, worlds=False)
            began = time.perf_counter()
            bot.choose(sight)
            spent.append(time.perf_counter() - began)
            table.act(seat, luck.choice(table.menu(seat)))
        told = {"game": slug, "players": players, "columns": len(bot.weights.arrays["first"])}
        told |= {"median_ms": round(float(np.median(spent[5:])) * 1e3, 3)}
        print(
            json.dumps(told | {"of_100_95_within_ms": round(float(np.percentile(spent[5:], 95)) * 1e3, 3)}), flush=True
        )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
