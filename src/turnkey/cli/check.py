"""`turnkey check`: audit a game's secrecy, components, notation, backends and fairness to seats."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from typing import Any

from rich.console import Console

from turnkey.cli.parsing import Commands, whole
from turnkey.cli.screen import print_json, screen
from turnkey.cli.spoken import t

FAILED = 1


def add(group: Commands[Any]) -> None:
    parser = group.add_parser(
        "check",
        help=t("audit a game: secrets, components, notation, backends"),
        description=t(
            "Plays games by chance and by bots, over all seat counts and many option sets, and holds the game "
            "to its laws: no seat is shown what it cannot know (leaks planted on purpose must be noticed), no step "
            "gives away what no rule releases, no component is lost, every verb can come up, records lead back to "
            "where they came from, all backends play alike, and where the rules treat seats alike, so do the bots."
        ),
    )
    parser.add_argument("slug", metavar="SLUG", help=t("the game, as 'turnkey games' names it"))
    parser.add_argument(
        "--games", metavar="N", type=whole(1), default=10_000, help=t("how many games; 10,000 if not given")
    )
    parser.add_argument("--seed", metavar="S", type=whole(0), default=1, help=t("another seed plays other games"))
    parser.add_argument("--json", action="store_true", help=t("print JSON and nothing else"))
    parser.set_defaults(run=run)


def print_times(out: Console, title: str, times: Mapping[str, int]) -> None:
    if times:
        out.print(f"{title}:", style="bold")
        out.print("  " + ", ".join(f"{what} {count:,}" for what, count in times.items()))


def run(arguments: argparse.Namespace) -> int:
    import turnkey
    from turnkey.cli.sim import progress_bar
    from turnkey.lab.audit import audit

    game = turnkey.game(arguments.slug)
    with progress_bar(arguments.games) as progress:
        report = audit(game, arguments.games, arguments.seed, progress)
    if arguments.json:
        print_json(
            {
                "game": game.slug,
                "clean": report.clean,
                "counts": report.counts,
                "compared": report.compared,
                "released": report.released,
                "notes": report.notes,
                "failures": report.failures,
            }
        )
    else:
        out = screen()
        for what, count in report.counts.items():
            out.print(f"{count:>14,}  {what}")
        print_times(out, "steps taken in two worlds, by action", report.compared)
        print_times(out, "what released something in them, by event and rule", report.released)
        for note in report.notes:
            out.print(note, style="dim")
        for failure in report.failures:
            out.print(f"FAILED: {failure}", style="bold red")
        out.print("clean" if report.clean else f"{len(report.failures)} failures", style="bold")
    return 0 if report.clean else FAILED
