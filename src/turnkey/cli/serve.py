"""`turnkey serve`: tables for people in their browsers."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from turnkey.cli.configuring import SETTINGS, Configuration
from turnkey.cli.parsing import Commands
from turnkey.cli.spoken import t
from turnkey.cli.stores import add_store_flag, for_servers, store_of

if TYPE_CHECKING:
    from turnkey.play.http.app import Settings


def add(group: Commands[Any]) -> None:
    parser = group.add_parser(
        "serve",
        help=t("tables for people in their browsers"),
        description=t("Serves the tables and the page. Without --host only this machine can reach it. Everything can "
        "also be told by the environment (--mail-from: TURNKEY_MAIL_FROM) or by a file."),
    )  # fmt: skip
    parser.add_argument("--host", metavar="ADDRESS", help=t("where to listen; 0.0.0.0: everywhere"))
    parser.add_argument("--port", metavar="N", type=SETTINGS["port"].read, help=t("0: any that is free"))
    add_store_flag(parser)
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
        "--metrics-token", metavar="TEXT",
        help=t("whoever sends this as a bearer token may read /api/metrics; better given by TURNKEY_METRICS_TOKEN. "
        "Without one only this machine may"),
    )  # fmt: skip
    parser.add_argument(
        "--web", metavar="FOLDER", type=Path, help=t("the built page; not given: the one that came along")
    )
    parser.add_argument(
        "--log", metavar="FORM", type=SETTINGS["log"].read,
        help=t("how the log is written: text, or json for a line of JSON each; neither holds names or secrets"),
    )  # fmt: skip
    parser.add_argument(
        "--smtp", metavar="URL",
        help=t("how mail is sent, for links to log in by: smtp://USER:PASSWORD@HOST:PORT, or smtps://…; better given "
        "by TURNKEY_SMTP. Without it there is no mail"),
    )  # fmt: skip
    parser.add_argument("--mail-from", metavar="ADDRESS", help=t("the address that mails come from"))
    parser.add_argument(
        "--push-contact", metavar="ADDRESS",
        help=t("call people's phones when it is their turn; push services may write to this address: "
        "mailto:you@example.org. Without it nobody is called by push"),
    )  # fmt: skip
    for name, what in KEPT.items():
        parser.add_argument(f"--{name}", metavar="DAYS", type=SETTINGS[name].read, help=what())
    parser.add_argument(
        "--workers", metavar="N", type=SETTINGS["workers"].read,
        help=t("so many processes on this machine, with PostgreSQL; several machines are started with the same --db"),
    )  # fmt: skip
    parser.add_argument(
        "--internal", metavar="ADDRESS",
        help=t("this machine's address in the network of your other machines that serve the same tables"),
    )  # fmt: skip
    parser.add_argument("--open", action="store_true", help=t("open the page in a browser"))
    parser.add_argument(
        "--no-compile", dest="compile_rules", action="store_false", default=None,
        help=t("do not compile rules beside the tables"),
    )  # fmt: skip
    parser.add_argument(
        "--no-limits", dest="limits", action="store_false", default=None,
        help=t("no limits of rates and connections: for measuring on your own machine"),
    )  # fmt: skip
    parser.add_argument(
        "--no-reviews", dest="reviews", action="store_false", default=None,
        help=t("do not review finished games: that takes half of the cores for three quarters of a minute each"),
    )  # fmt: skip
    parser.set_defaults(run=run)


KEPT: dict[str, Callable[[], str]] = {
    "keep-open": lambda: t("days after which a table that waits for people goes; 0: never (30)"),
    "keep-unfinished": lambda: t("days after which a game that nobody went on with goes; 0: never (180)"),
    "keep-chat": lambda: t("days after which the chat of finished games goes; 0: never (365)"),
    "keep-devices": lambda: t("days after which a device that nobody came with is forgotten; 0: never (400)"),
    "keep-reports": lambda: t("days after which reports and what hosts did go; 0: never (365)"),
}


def run(arguments: argparse.Namespace) -> int:
    from turnkey.core.background import NEVER, SWITCH

    told = Configuration(arguments)
    with for_servers():
        from turnkey.play.serve import Wish
        from turnkey.play.serve import run as serve

        settings = settings_of(told)
    os.environ.setdefault(SWITCH, NEVER)  # the server has all rules compiled itself, unless it is told not to
    serve(settings, Wish(told["host"], told["port"], told["compile-rules"], arguments.open, told["workers"]), tell)
    return 0


def settings_of(told: Configuration) -> Settings:
    """All that a server is told."""
    from turnkey.play.http.app import Settings
    from turnkey.play.limits import UNLIMITED, Limits
    from turnkey.play.mail import Smtp
    from turnkey.play.office import Care
    from turnkey.play.retention import Keeping
    from turnkey.play.serve import page_folder

    keeping = Keeping(
        open_tables=told["keep-open"], unfinished=told["keep-unfinished"], chat=told["keep-chat"],
        devices=told["keep-devices"], reports=told["keep-reports"],
    )  # fmt: skip
    return Settings(
        store=store_of(told),
        origins=told["origin"],
        proxies=told["proxy"],
        metrics_token=told["metrics-token"],
        web=told["web"] or page_folder(),
        limits=Limits() if told["limits"] else UNLIMITED,
        care=Care(keeping, Smtp.read(told["smtp"], told["mail-from"]) if told["smtp"] else None, told["push-contact"]),
        internal=told["internal"],
        log=told["log"],
        reviews=told["reviews"],
    )


def tell(address: str) -> None:
    print(t("Turnkey is at {address} (Ctrl-C ends it)", address=address), flush=True)
