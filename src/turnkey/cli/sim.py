"""`turnkey sim`: many games between bots, and what they tell."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from turnkey.cli.parsing import Commands, add_table_flags, options_of, whole
from turnkey.cli.screen import Screen, grid, print_json, screen
from turnkey.cli.spoken import t

if TYPE_CHECKING:
    from turnkey.core.game import Game
    from turnkey.lab.batch import Batch
    from turnkey.lab.statistics import Estimate

BACKENDS = ("interpreted", "compiled", "cuda")
GAMES, GAMES_AT_TABLES = 10_000, 100
Results = dict[str, dict[str, Any]]  # estimates by section and name


def add(group: Commands[Any]) -> None:
    parser = group.add_parser(
        "sim",
        help=t("let bots play many games, and count"),
        description=t(
            "Bots play many games. Shares and means come with their 95 % intervals. Compiled policies (random, "
            "medium, a game's own) play tens of thousands in a second or two; easy, hard and the search think for "
            "themselves, game by game on all cores."
        ),
    )
    add_table_flags(parser)
    parser.add_argument(
        "--bots", metavar="NAME[,NAME…]", default="random",
        help=t("the bot for all seats, or one for each, in their order: a level, a policy of the game, a level with a "
        "policy (hard:liar), search@500 (simulations) or search@0.2s; random if not given"),
    )  # fmt: skip
    parser.add_argument(
        "--games", metavar="N", type=whole(1),
        help=t("how many games; {games} if not given, {fewer} for bots that think for themselves",
               games=f"{GAMES:,}", fewer=GAMES_AT_TABLES),
    )  # fmt: skip
    parser.add_argument(
        "--backend", choices=BACKENDS, default="compiled",
        help=t("how the rules are run: by Python, compiled for this machine (if not given), or on an NVIDIA GPU"),
    )  # fmt: skip
    parser.add_argument("--cores", metavar="N", type=whole(1, 1024), help=t("cores to use; all if not given"))
    parser.add_argument("--json", action="store_true", help=t("print JSON and nothing else"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    import turnkey
    from turnkey.lab.batch import all_policies, play_batch, seated

    game = turnkey.game(arguments.slug)
    players = game.players_or_default(arguments.players)
    values = game.options.resolve(options_of(arguments))
    bots = [name.strip() for name in arguments.bots.lower().split(",")]
    sitting = seated(game, players, bots)
    games = arguments.games or (GAMES if all_policies(game, sitting) else GAMES_AT_TABLES)
    seed = int.from_bytes(os.urandom(6), "little") if arguments.seed is None else arguments.seed
    with progress_bar(games) as progress:
        batch = play_batch(
            game, games, players, [values], bots, seed, arguments.backend, arguments.cores, progress=progress
        )
    results = results_of(game, players, batch)
    if arguments.json:
        print_json(
            {
                "game": game.slug,
                "players": players,
                "options": values,
                "bots": sitting,
                "seed": seed,
                "backend": arguments.backend,
                "games": batch.games,
                "decisions": batch.decisions,
                "seconds": batch.seconds,
                "results": plain(results),
            }
        )
    else:
        show(game, batch, results, f"bots {', '.join(bots)}, seed {seed}, {arguments.backend}")
    return 0


@contextmanager
def progress_bar(games: int) -> Iterator[Callable[[int], None]]:
    """A bar on standard error if a person is looking; it appears with the first games that are done."""
    if not sys.stderr.isatty():
        yield lambda more: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    bar = Progress("games", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=Screen(stderr=True))
    task = bar.add_task("games", total=games)

    def more(done: int) -> None:
        bar.start()
        bar.advance(task, done)

    try:
        yield more
    finally:
        bar.stop()


def results_of(game: Game, players: int, batch: Batch) -> Results:
    """Everything that was counted: by seat, by measure, and shares where a measure is one of a few words."""
    from turnkey.lab.statistics import mean, share

    returns = batch.returns[:, :players]
    won = (returns > 0) & (returns == returns.max(axis=1, keepdims=True))
    results: Results = {"seats": {}, "measures": {}, "shares": {}}
    for seat, name in enumerate(game.seats[players]):
        results["seats"][name] = {
            "mean_return": mean(returns[:, seat]),
            "wins": share(int(won[:, seat].sum()), batch.games),
        }
    for place, name in enumerate(game.definition.rules.measures):
        column = batch.measures[:, place]
        words = words_of(game, name)
        if words:
            counts = {word: int((column == number).sum()) for number, word in enumerate(words)}
            results["shares"][name] = {word: share(count, batch.games) for word, count in counts.items() if count}
        else:
            results["measures"][name] = mean(column)
    return results


def words_of(game: Game, measure: str) -> tuple[str, ...]:
    """The names of a measure's values, if it is called like a field of the record whose values have names."""
    return next((tuple(field.values) for field in game.layout.fields if field.name == measure), ())


def plain(results: Any) -> Any:
    """The same for JSON."""
    return {key: plain(value) for key, value in results.items()} if isinstance(results, dict) else results.plain()


def show(game: Game, batch: Batch, results: Results, how: str) -> None:
    """The tables for a person."""
    from rich.text import Text

    out = screen()
    out.print(Text(game.title, style="bold"))
    out.print(Text(how))
    rows = [(name, *cells(one["wins"], 100), *cells(one["mean_return"])) for name, one in results["seats"].items()]
    draw(out, ("seat", "wins %", "95 %", "mean return", "95 %"), rows)
    for measure, words in results["shares"].items():
        draw(out, (measure, "games %", "95 %"), [(word, *cells(one, 100)) for word, one in words.items()])
    if results["measures"]:
        draw(out, ("measure", "mean", "95 %"), [(name, *cells(one)) for name, one in results["measures"].items()])
    pace = batch.decisions / batch.seconds if batch.seconds else 0.0
    out.print()
    out.print(
        f"{batch.games:,} games, {batch.decisions:,} decisions in {batch.seconds:.3g} s: {pace:,.0f} decisions a second"
    )


def cells(found: Estimate, scale: float = 1.0) -> tuple[str, str]:
    """A number and its interval, with as many digits as the interval is worth."""
    value, low, high = (scale * one for one in (found.value, found.low, found.high))
    if low != low:  # NaN: too few games
        return f"{value:.4g}", "–"
    digits = 1 if high - low > 1 else 2 if high - low > 0.1 else 3
    return f"{value:.{digits}f}", f"{low:.{digits}f} to {high:.{digits}f}"


def draw(out: Screen, headings: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> None:
    table = grid()
    for place, heading in enumerate(headings):
        table.add_column(heading, justify="right" if place else "left")
    for row in rows:
        table.add_row(row[0].replace("_", " "), *row[1:])
    out.print()
    out.print(table)
