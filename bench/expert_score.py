"""How strong a game's network is by itself, measured anew: many deals against `medium`, the same for every side.

    python bench/expert_score.py break_escape [--deals 20000] [--seed 77] [--option K=V …]

It plays what `expert.npz` holds, in compiled code; PyTorch is not needed. The score of a table counts every deal once,
as the mean of all sides in it, with a 95 % interval; ½ is as strong as `medium`.
"""

from __future__ import annotations

import argparse

import turnkey
from turnkey.bots.learned.weights import weights_of
from turnkey.lab.statistics import mean
from turnkey.lab.training.scoring import by_table, scores_of


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("slug")
    parser.add_argument("--deals", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=77)
    parser.add_argument("--option", metavar="K=V", action="append", default=[])
    asked = parser.parse_args()
    game = turnkey.game(asked.slug)
    values = game.options.resolve(dict(one.split("=", 1) for one in asked.option))
    scores = scores_of(game, weights_of(game), values, asked.deals, asked.seed)
    for (players, seats), one in scores.items():
        print(f"{players} players, network as {seats}: {mean(one).value:.4f} in {len(one):,} games")
    for players, score in by_table(scores).items():
        print(f"{players} players: {score.value:.4f} ({score.low:.4f} to {score.high:.4f})")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
