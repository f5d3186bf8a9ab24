"""`turnkey replay`: a record brought back to life, whole or up to a point, for all eyes or for one seat's."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from turnkey.cli.parsing import BadUsage, Commands, whole
from turnkey.cli.screen import print_json, screen
from turnkey.cli.spoken import speech_of, t
from turnkey.core.sentences import says

if TYPE_CHECKING:
    from turnkey.core.events import Line
    from turnkey.core.table import Table

SPECTATOR = "spectator"
EYES_OF_ALL = ""


def add(group: Commands[Any]) -> None:
    parser = group.add_parser(
        "replay",
        help=t("show a recorded game"),
        description=t(
            "Plays a record again by the rules, and shows its log, the table and the result. "
            "A record tells every secret: without --seat all of them are shown."
        ),
    )
    parser.add_argument("file", metavar="FILE", help=t("the record, as text or JSON; - reads standard input"))
    parser.add_argument("--to", metavar="N", type=whole(), help=t("stop after so many actions; 0: after the deal"))
    parser.add_argument(
        "--seat",
        metavar="NAME",
        type=str.lower,
        default=EYES_OF_ALL,
        help=t("show only what this seat saw, or a 'spectator'"),
    )
    parser.add_argument("--json", action="store_true", help=t("print the view of the table as JSON and nothing else"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    import turnkey

    table = turnkey.replay(read(arguments.file), arguments.to)
    made = actions_in(table)
    if arguments.to is not None and made < arguments.to:
        raise BadUsage(says("the record has {made:action|actions}, so --to {to} is beyond its end; give at most {made}",
                            made=made, to=arguments.to))  # fmt: skip
    watcher = None if arguments.seat in (EYES_OF_ALL, SPECTATOR) else table.seat(seat_of(arguments.seat))
    everything = arguments.seat == EYES_OF_ALL
    view = table.open_view() if everything else table.view(watcher)
    if arguments.json:
        print_json(view)
        return 0
    log = table.record.notation.log(table.record.entries, None) if everything else table.log(watcher)
    show(table, view, log, made, range(table.players) if everything else [watcher])
    return 0


def read(name: str) -> str:
    try:
        return sys.stdin.read() if name == "-" else Path(name).read_text(encoding="utf-8")
    except UnicodeDecodeError as fault:
        why = says("{file} is no text ({reason}); give a record in text or JSON", file=name, reason=fault.reason)
        raise BadUsage(why) from fault


def seat_of(given: str) -> int | str:
    return int(given) if given.isdecimal() else given


def actions_in(table: Table) -> int:
    from turnkey.core.notation import ACTION

    return sum(entry.kind == ACTION for entry in table.record.entries)


def show(table: Table, view: Mapping[str, Any], log: list[Line], made: int, eyes: Collection[int | None]) -> None:
    """The log, the table, and its result or who is asked; `eyes`: the seats whose questions may be read."""
    from turnkey.cli.drawing import draw_board, draw_ending, draw_log

    out, speech = screen(), speech_of(table.game)
    draw_log(out, log, speech)
    out.print()
    draw_board(out, table.game.definition, view, speech)
    out.print()
    if table.result is not None:
        draw_ending(out, table.result)
    else:
        out.print(t("Actions so far: {actions}.", actions=made), markup=False)
        for seat in table.actors:
            asked = (table.question(seat) if seat in eyes else None) or says("it is theirs to decide.")
            out.print(f"{table.record.notation.seats.titles[seat]}: {speech.words(asked)}", markup=False)
