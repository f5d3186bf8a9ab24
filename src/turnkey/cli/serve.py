"""`turnkey serve`: tables for people in their browsers."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Any

from turnkey.cli.parsing import BadUsage, Commands, whole
from turnkey.cli.spoken import t

LOOPBACK = "127.0.0.1"
USUAL_PORT = 8642


def add(group: Commands[Any]) -> None:
    parser = group.add_parser(
        "serve",
        help=t("tables for people in their browsers"),
        description=t("Serves the tables and the page. Without --host only this machine can reach it."),
    )
    parser.add_argument("--host", metavar="ADDRESS", default=LOOPBACK, help=t("where to listen; 0.0.0.0: everywhere"))
    parser.add_argument("--port", metavar="N", type=whole(0, 65535), default=USUAL_PORT, help=t("0: any that is free"))
    parser.add_argument(
        "--db", metavar="URL", help=t("sqlite:///FILE or postgresql://USER@HOST/NAME; not given: a file in your home")
    )
    parser.add_argument(
        "--origin", metavar="URL", action="append", default=[],
        help=t("an address under which people reach this server, such as a proxy's (https://play.example); "
        "may be given several times. With https, cookies travel by https only"),
    )  # fmt: skip
    parser.add_argument(
        "--proxy", metavar="ADDRESS", action="append", default=[],
        help=t("a proxy of yours, by its address or network: what it says of who asks (X-Forwarded-For and -Proto) is "
        "believed, and nobody else's word is; may be given several times"),
    )  # fmt: skip
    parser.add_argument(
        "--metrics-token", metavar="TEXT", default="",
        help=t("whoever sends this as a bearer token may read /api/metrics; better given by TURNKEY_METRICS_TOKEN. "
        "Without one only this machine may"),
    )  # fmt: skip
    parser.add_argument(
        "--web", metavar="FOLDER", type=Path, help=t("the built page; not given: the one that came along")
    )
    parser.add_argument("--open", action="store_true", help=t("open the page in a browser"))
    parser.add_argument("--no-compile", action="store_true", help=t("do not compile rules beside the tables"))
    parser.add_argument(
        "--no-limits",
        action="store_true",
        help=t("no limits of rates and connections: for measuring on your own machine"),
    )
    parser.add_argument(
        "--no-reviews",
        action="store_true",
        help=t("do not review finished games: that takes a core half a minute each"),
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    from turnkey.core.background import NEVER, SWITCH

    try:
        from turnkey.play.http.app import Settings
        from turnkey.play.limits import UNLIMITED, Limits
        from turnkey.play.serve import page_folder
        from turnkey.play.serve import run as serve
    except ModuleNotFoundError as fault:
        raise BadUsage(
            f"the server needs {fault.name}, which is not installed: pip install 'turnkey-games[serve]'"
        ) from fault
    os.environ.setdefault(SWITCH, NEVER)  # the server has all rules compiled itself, unless it is told not to
    settings = Settings(
        store=arguments.db or usual_store(),
        origins=tuple(arguments.origin),
        proxies=tuple(arguments.proxy),
        metrics_token=arguments.metrics_token or os.environ.get("TURNKEY_METRICS_TOKEN", ""),
        web=arguments.web or page_folder(),
        limits=UNLIMITED if arguments.no_limits else Limits(),
        reviews=not arguments.no_reviews,
    )
    serve(settings, arguments.host, arguments.port, not arguments.no_compile, arguments.open, tell)
    return 0


def usual_store() -> str:
    """A file in the user's data folder."""
    base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    folder = base / "turnkey"
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tables.db'}"


def tell(address: str) -> None:
    print(t("Turnkey is at {address} (Ctrl-C ends it)", address=address), flush=True)
