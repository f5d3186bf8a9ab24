"""Reading a command line: a parser that answers faults in one line, and the flags that commands share."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any, NoReturn

from turnkey.cli.spoken import t
from turnkey.core.errors import TurnkeyError
from turnkey.core.sentences import says

LONGEST = 60  # seconds


class BadUsage(TurnkeyError):
    """A command line that cannot be followed."""


class Parser(argparse.ArgumentParser):
    """Like its parent, but a fault is an error to catch: nothing is printed, nothing exits."""

    def __init__(self, **given: Any) -> None:
        super().__init__(**{"allow_abbrev": False, **given, "add_help": False})
        self.add_argument("-h", "--help", action="help", help=t("tell how this is used"))

    def error(self, message: str) -> NoReturn:
        raise BadUsage(f"{message.rstrip('.')}; see '{self.prog} --help'")


Commands = argparse._SubParsersAction  # what a command's `add` is given to add itself to


def whole(least: int = 0, most: int | None = None) -> Any:
    """A reader of whole numbers within a range, for argparse's `type`."""
    span = f"a whole number from {least} on" if most is None else f"a whole number from {least} to {most}"

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = least - 1
        if number < least or (most is not None and number > most):
            raise argparse.ArgumentTypeError(f"{text!r} is not {span}")
        return number

    return read


def seconds(text: str) -> float:
    """A reader of seconds, for argparse's `type`."""
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not 0 <= number <= LONGEST:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds from 0 to {LONGEST}")
    return number


def pair_of(form: str) -> Any:
    """A reader of NAME=VALUE, for argparse's `type`."""

    def read(text: str) -> tuple[str, str]:
        name, sign, value = text.partition("=")
        if not sign or not name.strip():
            raise argparse.ArgumentTypeError(f"{text!r} must be written {form}")
        return name.strip().lower(), value.strip()

    return read


def add_table_flags(parser: argparse.ArgumentParser) -> None:
    """What every new table can be told: the game, how many seats, what is agreed."""
    parser.add_argument("slug", metavar="SLUG", help=t("the game, as 'turnkey games' lists it"))
    parser.add_argument("--players", metavar="N", type=whole(1), help=t("how many seats; the most if not given"))
    parser.add_argument(
        "--option", metavar="K=V", type=pair_of("K=V"), action="append", default=[],
        help=t("set one table option; may be given several times ('turnkey games SLUG' lists them)"),
    )  # fmt: skip
    parser.add_argument("--preset", metavar="NAME", help=t("start from a named set of options"))
    parser.add_argument(
        "--seed", metavar="S", type=whole(), help=t("a number from which all chance follows, to have a run again")
    )


def options_of(arguments: argparse.Namespace) -> dict[str, Any]:
    """The options that the flags give, as `Game.deal` takes them."""
    given: dict[str, Any] = unique(arguments.option, "option")
    if arguments.preset is not None:
        given["preset"] = arguments.preset
    return given


def unique(pairs: Sequence[tuple[str, str]], what: str) -> dict[str, Any]:
    """The pairs as a table; the same name twice is a slip that should not pass in silence."""
    table: dict[str, Any] = {}
    for name, value in pairs:
        if name in table:
            raise BadUsage(says("the {what} {name} is given twice; say it once", what=what, name=repr(name)))
        table[name] = value
    return table
