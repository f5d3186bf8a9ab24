"""`turnkey ladder`: a tournament between the levels of a game's bots."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from turnkey.cli.parsing import Commands, add_table_flags, options_of, whole
from turnkey.cli.screen import grid, print_json, screen
from turnkey.cli.spoken import t

if TYPE_CHECKING:
    from rich.table import Table as Grid

    from turnkey.lab.ladder import Ladder


def add(group: Commands[Any]) -> None:
    parser = group.add_parser(
        "ladder",
        help=t("how much stronger is each bot than the one below?"),
        description=t(
            "Each bot of the ladder meets the next one. Every deal is played twice, with the two exchanged, "
            "and the seats rotate. Ratings are in Elo points above the first bot, with 95 % intervals. Where a game "
            "has sides, it is also told how the stronger of two did on each."
        ),
    )
    add_table_flags(parser)
    parser.add_argument(
        "--bots", metavar="NAME,NAME…", default="random,easy,medium,hard",
        help=t("from the weakest to the strongest; the four levels if not given"),
    )  # fmt: skip
    parser.add_argument(
        "--games", metavar="N", type=whole(2), default=100, help=t("games of each pairing; 100 if not given")
    )
    parser.add_argument("--json", action="store_true", help=t("print JSON and nothing else"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    import turnkey
    from turnkey.cli.sim import progress_bar
    from turnkey.lab.ladder import climb

    game = turnkey.game(arguments.slug)
    bots = [name.strip() for name in arguments.bots.lower().split(",")]
    deals = (arguments.games + 1) // 2
    seed = 1 if arguments.seed is None else arguments.seed
    players = game.players_or_default(arguments.players)
    with progress_bar(2 * deals * (len(bots) - 1)) as progress:
        ladder = climb(game, bots, deals, players, options_of(arguments), seed, progress)
    if arguments.json:
        print_json(
            {
                "game": game.slug,
                "players": players,
                "seed": seed,
                "ratings": {name: rating.plain() for name, rating in ladder.ratings.items()},
                "pairings": [
                    {
                        "weaker": one.weaker,
                        "stronger": one.stronger,
                        "games": one.games,
                        "score": one.score.plain(),
                        "sides": {name: score.plain() for name, score in one.sides.items()},
                    }
                    for one in ladder.pairings
                ],
            }
        )
        return 0
    table = grid()
    for heading in ("bot", "rating", "95 % interval", "score against the one below", "95 % interval", "games"):
        table.add_column(heading)
    table.add_row(bots[0], "0")
    for one in ladder.pairings:
        rating, score = ladder.ratings[one.stronger], one.score
        table.add_row(
            one.stronger,
            f"{rating.value:+.0f}",
            f"{rating.low:+.0f} to {rating.high:+.0f}",
            f"{score.value:.3f}",
            f"{score.low:.3f} to {score.high:.3f}",
            f"{one.games:,}",
        )
    out = screen()
    out.print(table)
    if ladder.pairings[0].sides:
        out.print()
        out.print(by_side(ladder))
    return 0


def by_side(ladder: Ladder) -> Grid:
    """Each bot on each side of the game, against the one below on the other."""
    table = grid()
    for heading in ("bot", "playing", "score against the one below", "95 % interval"):
        table.add_column(heading)
    for one in ladder.pairings:
        for name, score in one.sides.items():
            table.add_row(one.stronger, name, f"{score.value:.3f}", f"{score.low:.3f} to {score.high:.3f}")
    return table
