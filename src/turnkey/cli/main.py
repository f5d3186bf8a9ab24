"""The command `turnkey`. Faults are one line on standard error and exit code 2; Ctrl-C is 130."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

import turnkey
from turnkey.cli import (
    backup,
    bench,
    check,
    compare,
    doctor,
    games,
    lab_page,
    ladder,
    learn,
    play,
    push_keys,
    puzzle,
    replay,
    report,
    reports,
    restore,
    review,
    rules,
    serve,
    sim,
    sweep,
    train,
    tune,
)
from turnkey.cli.parsing import Parser
from turnkey.cli.spoken import FLAG, speak, t, told, wished
from turnkey.core.errors import TurnkeyError
from turnkey.core.languages import known_codes

COMMANDS = (
    games, rules, learn, play, serve, backup, restore, doctor, reports, push_keys,
    sim, lab_page, sweep, compare, tune, report, ladder, train, replay, review, puzzle, check, bench,
)  # fmt: skip

DONE, WRONG, INTERRUPTED, PIPE_CLOSED = 0, 2, 130, 141


def build_parser() -> Parser:
    parser = Parser(
        prog="turnkey",
        description=t("Board games about locks: play them here, or let bots play them by the million."),
        epilog=t("'turnkey COMMAND --help' tells more of each."),
    )
    parser.add_argument(
        FLAG, choices=known_codes(), metavar="CODE",
        help=t("the language to tell everything in: {codes}; else TURNKEY_LANGUAGE or the system's",
               codes=", ".join(known_codes())),
    )  # fmt: skip
    parser.add_argument(
        "--version", action="version", version=f"turnkey {turnkey.__version__}", help=t("tell the version")
    )
    group = parser.add_subparsers(metavar="COMMAND", title=t("commands"), dest="command")
    for command in COMMANDS:
        command.add(group)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command line; the number is the exit code."""
    try:
        speak(wished(sys.argv[1:] if arguments is None else arguments))
        parser = build_parser()
        given = parser.parse_args(arguments)
        if given.command is None:
            parser.print_help()
            return DONE
        code = int(given.run(given))
        sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        return forget_the_pipe()
    except TurnkeyError as fault:
        return complain(told(fault))
    except MemoryError:
        return complain(t("there is not enough memory for that; ask for fewer games at once"))
    except OSError as fault:
        reason = fault.strerror or str(fault)
        named = fault.filename is not None
        whole = t("{file}: {reason}; check the name and the rights to it", file=str(fault.filename), reason=reason)
        return complain(whole if named else reason)


def complain(fault: str) -> int:
    print(f"turnkey: {' '.join(fault.split())}", file=sys.stderr)
    return WRONG


def forget_the_pipe() -> int:
    """Nobody reads any more (`turnkey games | head -1`): what is left in the buffer goes nowhere."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    return PIPE_CLOSED


if __name__ == "__main__":
    raise SystemExit(main())
