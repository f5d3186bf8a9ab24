"""`turnkey sim`: many games between bots, and what they tell."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from turnkey.cli.lab import (
    BACKENDS,
    add_ban_flag,
    add_edition_flag,
    add_ray_flag,
    bans_of,
    bots_of,
    edition_of,
    machine_of,
    see_that_they_play,
)
from turnkey.cli.parsing import Commands, add_table_flags, options_of, whole
from turnkey.cli.screen import Screen, grid, print_json, screen
from turnkey.cli.spoken import t

if TYPE_CHECKING:
    from turnkey.core.game import Game
    from turnkey.lab.statistics import Estimate
    from turnkey.lab.summary import Row, Summary
    from turnkey.lab.watching import Setting, Watched

GAMES, GAMES_AT_TABLES = 10_000, 100
WEAK = ("random", "easy", "medium")


def add(group: Commands[Any]) -> None:
    parser = group.add_parser(
        "sim",
        help=t("let bots play many games, and count"),
        description=t(
            "Bots play many games. Shares and means come with their 95 % intervals, measures with quantiles; sides "
            "that win together are told once, and where the seat that begins changes, wins also by turn order. "
            "Compiled policies (random, medium, a game's own) play tens of thousands in a second or two; easy, hard "
            "and the search think for themselves, game by game on all cores."
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
    add_edition_flag(parser)
    add_ban_flag(parser)
    add_ray_flag(parser)
    parser.add_argument("--csv", metavar="FILE", help=t("write every game into a table: a line for each"))
    parser.add_argument(
        "--save-records", metavar="N", type=whole(1), help=t("write the first N games down as records, to replay them")
    )
    parser.add_argument("--records-in", metavar="FOLDER", default="records", help=t("where to; 'records' if not given"))
    parser.add_argument("--json", action="store_true", help=t("print JSON and nothing else"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    from turnkey.lab.batch import all_policies
    from turnkey.lab.changed import with_changes
    from turnkey.lab.watching import Setting

    game = with_changes(*edition_of(arguments))
    bots = bots_of(arguments.bots)
    setting = Setting.of(game, arguments.players, options_of(arguments), bots, bans_of(arguments))
    see_that_they_play(setting, arguments.backend)
    games = arguments.games or (GAMES if all_policies(game, setting.bots) else GAMES_AT_TABLES)
    seed = int.from_bytes(os.urandom(6), "little") if arguments.seed is None else arguments.seed
    if arguments.csv:
        open(arguments.csv, "a").close()
    with progress_bar(games) as progress:
        batch, summary = play(setting, games, seed, arguments, progress)
    save(setting, seed, batch, arguments)
    if arguments.json:
        print_json(
            {
                "game": game.slug,
                "players": setting.players,
                "options": setting.values,
                "edition": game.edition.name,
                "bans": setting.bans,
                "bots": list(setting.bots),
                "seed": seed,
                "backend": arguments.backend,
                "games": batch.games,
                "decisions": batch.decisions,
                "seconds": batch.seconds,
                "digest": batch.digest,
                "results": summary.plain(),
            }
        )
    else:
        show(game, batch, summary, f"bots {', '.join(bots)}, seed {seed}, {arguments.backend}")
        if batch.strayed:
            screen().print(f"{batch.strayed:,} times a bot wanted what it was banned from, and did anything else")
        doubt(screen(), setting.bots)
    return 0


def play(
    setting: Setting, games: int, seed: int, arguments: argparse.Namespace, progress: Callable[[int], None]
) -> tuple[Watched, Summary]:
    from turnkey.lab.machines import watch
    from turnkey.lab.summary import summarise

    game, players = setting.game, setting.players
    with machine_of(arguments) as machine:
        watched = watch(machine, setting, games, seed, deeds=False, progress=progress)
    return watched, summarise(game, players, watched.returns, watched.measures, watched.order, watched.asked)


def save(setting: Setting, seed: int, batch: Watched, arguments: argparse.Namespace) -> None:
    """What was asked for in files."""
    from pathlib import Path

    from turnkey.lab.tables import write_csv
    from turnkey.lab.watching import table_of

    if arguments.csv:
        write_csv(batch, Path(arguments.csv))
    if arguments.save_records:
        folder = Path(arguments.records_in)
        folder.mkdir(parents=True, exist_ok=True)
        for number in range(min(arguments.save_records, batch.games)):
            record = table_of(setting, seed, number).record
            (folder / f"{setting.game.slug}-{seed}-{number:04}.txt").write_text(record.to_text(), encoding="utf-8")


@contextmanager
def progress_bar(games: int, what: str = "games") -> Iterator[Callable[[int], None]]:
    """A bar on standard error if a person is looking; it appears with the first games that are done."""
    if not sys.stderr.isatty():
        yield lambda more: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    bar = Progress(what, BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=Screen(stderr=True))
    task = bar.add_task(what, total=games)

    def more(done: int) -> None:
        bar.start()
        bar.advance(task, done)

    try:
        yield more
    finally:
        bar.stop()


def show(game: Game, batch: Watched, results: Summary, how: str) -> None:
    """The tables for a person."""
    from rich.text import Text

    from turnkey.lab.summary import QUANTILES

    out = screen()
    out.print(Text(game.title, style="bold"))
    out.print(Text(how))
    if results.sides:
        draw_wins(out, "side", results.sides)
    else:
        draw_wins(out, "seat", results.seats)
    if results.turn_order:
        draw_wins(out, "turn order", results.turn_order)
    for measure, words in results.shares.items():
        draw(out, (measure, "games %", "95 %"), [(spaced(word), *cells(one, 100)) for word, one in words.items()])
    if results.measures:
        rows = [
            (spaced(name), *cells(one), *(f"{value:g}" for value in results.quantiles[name]))
            for name, one in results.measures.items()
        ]
        draw(out, ("measure", "mean", "95 %", *(f"q{round(100 * one)}" for one in QUANTILES)), rows)
    pace = batch.decisions / batch.seconds if batch.seconds else 0.0
    out.print()
    out.print(
        f"{batch.games:,} games, {batch.decisions:,} decisions in {batch.seconds:.3g} s: {pace:,.0f} decisions a second"
        f" (digest {batch.digest})"
    )


def doubt(out: Screen, bots: Sequence[str]) -> None:
    """What rests on one bot is no law of the game, least of all if that bot is a weak one."""
    names = list(dict.fromkeys(bots))
    if len(names) == 1 and names[0] in WEAK:
        others = ", ".join(f"--bots {one}" for one in ("medium", "search@50") if one != names[0])
        out.print(f"All of this was played by {names[0]}: what is true for one player need not be true for the game. "
                  f"Play it with others, too: {others}.")  # fmt: skip


def draw_wins(out: Screen, heading: str, rows: dict[str, Row]) -> None:
    draw(
        out,
        (heading, "wins %", "95 %", "mean return", "95 %"),
        [(spaced(name), *cells(one["wins"], 100), *cells(one["mean_return"])) for name, one in rows.items()],
    )


def spaced(name: str) -> str:
    return name.replace("_", " ")


def cells(found: Estimate, scale: float = 1.0) -> tuple[str, str]:
    """A number and its interval, with as many digits as the interval is worth."""
    value, low, high = (scale * one for one in (found.value, found.low, found.high))
    if low != low:  # NaN: too few games
        return f"{value:.4g}", "–"
    digits = 1 if high - low > 1 else 2 if high - low > 0.1 else 3
    return f"{value:.{digits}f}", f"{low:.{digits}f} to {high:.{digits}f}"


def draw(out: Screen, headings: tuple[str, ...], rows: Sequence[tuple[str, ...]], left: tuple[int, ...] = ()) -> None:
    """A table; all columns but the first and those named are numbers."""
    table = grid()
    for place, heading in enumerate(headings):
        told = place in (0, *left)  # a name that is cut tells nothing: its value stands at its end
        table.add_column(heading, justify="left" if told else "right", overflow="fold" if told else "ellipsis")
    for row in rows:
        table.add_row(*row)
    out.print()
    out.print(table)
