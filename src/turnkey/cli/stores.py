"""What the commands of a server share: which store is meant, and that the server's packages are there."""

from __future__ import annotations

import argparse
import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

from turnkey.cli.configuring import Configuration, add_config_flag
from turnkey.cli.parsing import BadUsage
from turnkey.cli.spoken import t
from turnkey.core.sentences import says


def add_store_flag(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--db", metavar="URL", help=t("sqlite:///FILE or postgresql://USER@HOST/NAME; not given: a file in your home")
    )
    add_config_flag(parser)


def store_of(told: Configuration) -> str:
    return str(told["db"] or usual_store())


def usual_store() -> str:
    """A file in the user's data folder."""
    base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    folder = base / "turnkey"
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tables.db'}"


@contextlib.contextmanager
def for_servers() -> Iterator[None]:
    """Around imports of what only servers need."""
    try:
        yield
    except ModuleNotFoundError as fault:
        needs = says(
            "the server needs {package}, which is not installed: pip install {extra}",
            package=str(fault.name), extra="'turnkey-games[serve]'",
        )  # fmt: skip
        raise BadUsage(needs) from fault
