"""`turnkey doctor`: what is wrong with an installation, and what to do about it."""

from __future__ import annotations

import argparse
from typing import Any

from turnkey.cli.configuring import Configuration
from turnkey.cli.parsing import Commands
from turnkey.cli.spoken import t
from turnkey.cli.stores import add_store_flag, store_of

SIGNS = {"good": "ok", "odd": "??", "bad": "!!"}


def add(group: Commands[Any]) -> None:
    parser = group.add_parser(
        "doctor",
        help=t("what is wrong with a server's installation"),
        description=t("Looks at all that a server needs, with the settings that it would have, and says what is "
        "wrong and what to do: '!!' keeps it from working, '??' is worth a look. Nothing is changed."),
    )  # fmt: skip
    add_store_flag(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    from turnkey.cli.examining import examine

    told = Configuration(arguments)
    found = list(examine(told, store_of(told)))
    for one in found:
        print(f"{SIGNS[one.state]}  {one.what}")
        if one.remedy:
            print(f"    {one.remedy}")
    return 1 if any(one.state == "bad" for one in found) else 0
