"""`turnkey lab`: the designer's bench in the browser."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Any

from turnkey.cli.configuring import LOOPBACK, USUAL_PORT
from turnkey.cli.parsing import BadUsage, Commands, whole
from turnkey.cli.serve import tell
from turnkey.cli.spoken import t
from turnkey.cli.stores import usual_store


def add(group: Commands[Any]) -> None:
    parser = group.add_parser(
        "lab",
        help=t("the designer's bench in your browser: move sliders, see what changes"),
        description=t(
            "Opens a page on which the options of a game are sliders: whoever moves one sees at once who wins, how "
            "long it takes and how it ends, as bots play it. Variants can be pinned beside each other, and every "
            "figure leads to games that show it. Only this machine can reach it."
        ),
    )
    parser.add_argument("slug", metavar="SLUG", nargs="?", help=t("the game to begin with; not given: choose there"))
    parser.add_argument("--port", metavar="N", type=whole(0, 65535), default=USUAL_PORT, help=t("0: any that is free"))
    parser.add_argument(
        "--in", dest="folder", metavar="FOLDER", type=Path, default=Path("experiments"),
        help=t("where games and results are kept, and found again; 'experiments' if not given"),
    )  # fmt: skip
    parser.add_argument("--db", metavar="URL", help=t("where tables are kept; not given: a file in your home"))
    parser.add_argument(
        "--web", metavar="FOLDER", type=Path, help=t("the built page; not given: the one that came along")
    )
    parser.add_argument("--no-open", action="store_true", help=t("open no browser: only tell the address"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    import turnkey
    from turnkey.core.background import NEVER, SWITCH
    from turnkey.lab.extra import need

    for module in ("polars", "scipy", "statsmodels", "optuna"):
        need(module)
    slug = turnkey.game(arguments.slug).slug if arguments.slug else ""
    try:
        from turnkey.play.http.app import Settings
        from turnkey.play.serve import Wish, page_folder
        from turnkey.play.serve import run as serve
    except ModuleNotFoundError as fault:
        raise BadUsage(
            f"the bench needs {fault.name}, which is not installed: pip install 'turnkey-games[lab,serve]'"
        ) from fault
    os.environ.setdefault(SWITCH, NEVER)  # the server has all rules compiled itself
    settings = Settings(
        store=arguments.db or usual_store(),
        web=arguments.web or page_folder(),
        lab=arguments.folder.absolute(),
        lab_game=slug,
    )
    serve(settings, Wish(LOOPBACK, arguments.port, opening=not arguments.no_open, place=f"#/lab/{slug}"), tell)
    return 0
