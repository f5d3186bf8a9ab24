"""`turnkey restore`: put a copy of a store back, into the same place or another."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from turnkey.cli.configuring import Configuration
from turnkey.cli.parsing import Commands
from turnkey.cli.spoken import t
from turnkey.cli.stores import add_store_flag, for_servers, store_of


def add(group: Commands[Any]) -> None:
    parser = group.add_parser(
        "restore",
        help=t("put a copy of a server's tables and people back"),
        description=t("Puts a copy that 'turnkey backup' made into a store that no server uses, of SQLite or "
        "PostgreSQL. What older releases copied is brought up to date. All of it is put back and "
        "compared, or nothing is "
        "changed."),
    )  # fmt: skip
    parser.add_argument("file", metavar="FILE", type=Path, help=t("the copy"))
    add_store_flag(parser)
    parser.add_argument("--replace", action="store_true", help=t("lose what the store holds now"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    with for_servers():
        from turnkey.play.backup import restore
    copied = restore(arguments.file, store_of(Configuration(arguments)), arguments.replace)
    print(t("The store holds {tables:table|tables} and {people:person|people} again.",
            tables=copied.count("tables"), people=copied.count("people")))  # fmt: skip
    return 0
