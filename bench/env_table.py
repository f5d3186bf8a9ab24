"""Writes the table of the games into docs/environments.md: what a researcher wants to know of an environment.

    python bench/env_table.py            # measures, and writes the table anew
    python bench/env_table.py --print    # only shows it

Everything follows from the games' declarations or is measured here: lengths in random play, rewards that came, and
the speed of a batch and of the PettingZoo environment on one core (`bench/env_speed.py`).
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
from env_speed import best_of, many_games, zoo

import turnkey
from turnkey.core.game import Game
from turnkey.env import batch, pettingzoo
from turnkey.env.observing import plan_of

PAGE = Path(__file__).parents[1] / "docs" / "environments.md"
BEGIN, END = "<!-- made by bench/env_table.py -->\n", "<!-- until here -->\n"
ENVS, ENDS, ROUNDS = 256, 2000, 5
HEAD = (
    "game", "seats", "actions (at once)", "columns", "decisions in a random game: mean, most", "rewards", "chance",
    "hidden", "batch", "PettingZoo",
)  # fmt: skip


def declared(game: Game) -> list[str]:
    """Title, seats, actions, columns."""
    alike, seats = game.definition.rules.seats_alike, sorted(game.seats)
    columns = sorted({plan_of(game, players, alike).size for players in seats})
    return [
        game.title,
        f"{seats[0]}–{seats[-1]}" if len(seats) > 1 else str(seats[0]),
        f"{len(game.definition.words.actions):,} ({game.definition.most_options})",
        "–".join(f"{one:,}" for one in {columns[0]: 0, columns[-1]: 0}),
    ]


def played(game: Game) -> list[str]:
    """Lengths of random games at the largest table, and the rewards that came."""
    games = batch(game, ENVS, seed=1, observations=None, masks=False, cores=1)
    count, lengths, rewards = np.zeros(ENVS, int), [], set()
    while len(lengths) < ENDS:
        games.step()
        count += 1
        ended = games.terminated
        lengths += count[ended].tolist()
        rewards |= set(np.round(games.reward[ended, : games.players], 2).reshape(-1).tolist())
        count[ended] = 0
    told = sorted(rewards)
    few = ", ".join(f"{one:g}" for one in told) if len(told) < 4 else f"{told[0]:g} to {told[-1]:g}"
    return [f"{np.mean(lengths):.0f}, {max(lengths)}", few]


def unknown(game: Game) -> list[str]:
    """What chance decides, all of it explicit in OpenSpiel; and what seats keep from each other."""
    chance = ", ".join(dict.fromkeys(one.word for one in game.definition.words.chance))
    hidden = [one.name for one in game.layout.fields if one.known_by and one.name != "rng"]
    return [chance, "yes" if hidden else "no"]


def speeds(game: Game) -> list[str]:
    """Millions and thousands of steps a second, the best of several goes."""
    many, single = best_of(many_games(game.slug, 4096)), best_of(zoo(pettingzoo.env(game.slug)))
    return [
        f"{max(many() for _ in range(ROUNDS)) / 1e6:.2f} M/s",
        f"{max(single() for _ in range(ROUNDS)) / 1e3:.0f} k/s",
    ]


def line(cells: tuple[str, ...] | list[str]) -> str:
    return f"| {' | '.join(cells)} |"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--print", action="store_true", dest="show")
    given = parser.parse_args()
    rows = [line(HEAD), line(["---"] * len(HEAD))]
    for slug in turnkey.game_names():
        game = turnkey.game(slug)
        rows.append(line([*declared(game), *played(game), *unknown(game), *speeds(game)]))
        print(rows[-1], flush=True)
    if not given.show:
        before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
        after = rest.partition(END)[2]
        PAGE.write_text(before + BEGIN + "\n" + "\n".join(rows) + "\n\n" + END + after, encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
