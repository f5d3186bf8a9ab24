"""`turnkey report`: what a designer should know of a game, on one page."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING, Any

from turnkey.cli import lab
from turnkey.cli.parsing import Commands, whole
from turnkey.cli.screen import print_json, screen
from turnkey.cli.spoken import t
from turnkey.core.sentences import says

if TYPE_CHECKING:
    from turnkey.lab.store import Store
    from turnkey.lab.thinking import Thinking

SECONDS = 240
SHOWN = 10
WHERE = ("--out", "--in")  # of no use to whoever has the page


def add(group: Commands[Any]) -> None:
    parser = group.add_parser(
        "report",
        help=t("what a designer should know of a game, on one page"),
        description=t(
            "Plays the game as it is, with every option changed, with deeds banned, among players of other strength, "
            "and looks into sample games. One page tells what was found, sorted by importance, each finding with its "
            "figure and whether to believe it; the tables behind it lie beside it as Parquet."
        ),
    )
    lab.add_lab_flags(parser, games=0)
    parser.add_argument(
        "--seconds", metavar="N", type=whole(1), default=SECONDS,
        help=t("about how long it may play; {seconds} if not given", seconds=SECONDS),
    )  # fmt: skip
    parser.add_argument(
        "--ladder", metavar="NAME,NAME…", default="random,medium,search@40",
        help=t("players of different strength, to tell bot from game; random,medium,search@40 if not given"),
    )  # fmt: skip
    parser.add_argument(
        "--tables", metavar="URL",
        help=t("learn from the finished tables of a server how long people think: sqlite:///FILE or postgresql://…"),
    )  # fmt: skip
    parser.add_argument(
        "--out", metavar="FILE", help=t("where to write the page; into the experiment's folder if not given")
    )
    parser.set_defaults(run=lab.with_store(run))


def run(arguments: argparse.Namespace, store: Store) -> int:
    from pathlib import Path

    from turnkey.lab.report.data import write_tables
    from turnkey.lab.report.page import page_of
    from turnkey.lab.report.study import gather
    from turnkey.lab.store import told, write_json

    base = lab.only_base_of(arguments, says("a report is of one setting; turnkey sweep compares several"))
    seed = lab.seed_of(arguments)
    asked = {"setting": told(base), "seed": seed, "seconds": arguments.seconds, "ladder": arguments.ladder}

    def say(what: str) -> None:
        if sys.stderr.isatty():
            print(f"… {what}", file=sys.stderr)

    study = gather(
        base,
        seed,
        store,
        plan_of(arguments),
        arguments.seconds,
        lab.bots_of(arguments.ladder),
        thinking_of(arguments),
        say,
    )
    folder = store.experiment("report", base.game.slug, asked)
    page, findings = page_of(study, lab.command_line(WHERE))
    file = Path(arguments.out) if arguments.out else folder / "report.html"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(page, encoding="utf-8")
    tables = write_tables(folder, study, findings)
    write_json(folder / "experiment.json", lab.described(store) | asked)
    if arguments.json:
        print_json(
            {
                **asked,
                "page": str(file),
                "folder": str(folder),
                "findings": [{key: lab.plain_number(value) for key, value in vars(one).items()} for one in findings],
            }
        )
        return 0
    out = screen()
    for place, one in enumerate(findings[:SHOWN], 1):
        out.print(f"{place:2}. {one.claim}", style="bold")
        out.print(f"    {one.sentence}")
        if one.doubt:
            out.print(f"    Believe it? {one.doubt}", style="dim")
    out.print(f"{len(findings)} findings in {file}; in {folder}: {', '.join(tables)}", soft_wrap=True)
    return 0


def thinking_of(arguments: argparse.Namespace) -> Thinking | None:
    """How long people think: as they did at real tables, if such are given."""
    if arguments.tables is None:
        return None
    import asyncio

    from turnkey.play.lab.thinking import learned

    return asyncio.run(learned(arguments.tables, arguments.slug))


def plan_of(arguments: argparse.Namespace) -> Any:
    """With --games everything is played so often, whatever time it takes."""
    from turnkey.lab.report.study import BANNED, Plan

    if not arguments.games:
        return None
    games, seconds = arguments.games, arguments.seconds
    return Plan(
        games=games,
        games_of_options=games,
        games_of_bans=games,
        banned=BANNED,
        walk_seconds=0.12 * seconds,
        think_seconds=0.12 * seconds,
        bots=tuple(lab.bots_of(arguments.ladder)),
        open_seconds=0.16 * seconds,
        games_of_players=games,
        games_of_doublings=games,
        gift_seconds=0.06 * seconds,
    )
