"""`turnkey backup`: a copy of the store, made while a server uses it."""

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
        "backup",
        help=t("a copy of all tables and people of a server"),
        description=t("Copies the store of a server into one file, while the server runs. A copy of SQLite or "
        "PostgreSQL goes back into either by 'turnkey restore'. All secrets are in it: keep it where nobody else "
        "reads it."),
    )  # fmt: skip
    parser.add_argument("file", metavar="FILE", type=Path, help=t("where to write it"))
    add_store_flag(parser)
    parser.add_argument("--replace", action="store_true", help=t("write over a file that is there already"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    with for_servers():
        from turnkey.play.backup import back_up
    copied = back_up(store_of(Configuration(arguments)), arguments.file, arguments.replace)
    print(t("{file} holds {tables:table|tables} and {people:person|people}.", file=str(arguments.file),
            tables=copied.count("tables"), people=copied.count("people")))  # fmt: skip
    return 0
