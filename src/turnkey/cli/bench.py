"""`turnkey bench`: how fast a game runs here, beside OpenSpiel where that is installed."""

from __future__ import annotations

import argparse
from typing import Any

from turnkey.cli.parsing import Commands
from turnkey.cli.screen import print_json, screen
from turnkey.cli.spoken import t


def add(group: Commands[Any]) -> None:
    parser = group.add_parser(
        "bench",
        help=t("measure speed on this machine, and OpenSpiel's beside it"),
        description=t(
            "Decisions and games a second on each backend, what a copy and a redrawn world cost, and cold and "
            "warm starts. Compiled figures are of one core. With pyspiel installed, OpenSpiel's C++ rollouts are "
            "measured in the same run, so that their ratio means something on a noisy machine too."
        ),
    )
    parser.add_argument("slugs", metavar="SLUG", nargs="*", help=t("the games; all if none is given"))
    parser.add_argument("--json", action="store_true", help=t("print JSON and nothing else"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    import turnkey
    from turnkey.lab.bench import bench

    figures = bench([turnkey.game(slug) for slug in arguments.slugs or turnkey.game_names()])
    if arguments.json:
        print_json(figures)
        return 0
    out = screen()
    for section, rows in figures.items():
        out.print(section, style="bold")
        for name, value in rows.items():
            out.print(f"  {name:44} {shown(value)}")
    return 0


def shown(value: Any) -> str:
    if not isinstance(value, float):
        return str(value)
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"
