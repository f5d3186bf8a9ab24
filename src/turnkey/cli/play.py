"""`turnkey play`: a game at this terminal, people and bots on any seats."""

from __future__ import annotations

import argparse
import math
import os
from collections.abc import Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any

from turnkey.cli.pace import USUAL_PACE, Pace
from turnkey.cli.parsing import BadUsage, Commands, add_table_flags, options_of, pair_of, seconds, unique
from turnkey.cli.spoken import t
from turnkey.core.errors import BadOption
from turnkey.core.sentences import says

if TYPE_CHECKING:
    from turnkey.cli.keyboard import Keyboard
    from turnkey.cli.screen import Screen
    from turnkey.core.game import Game
    from turnkey.core.table import Table

PERSON = "person"
LONGEST_WAIT = 3600.0  # seconds for a bot's answer, with people at the terminal: it may think, but compiles nothing


def add(group: Commands[Any]) -> None:
    parser = group.add_parser(
        "play",
        help=t("play a game at this terminal"),
        description=t(
            "People who share this keyboard, and bots, play a game. Nobody is shown what their seat "
            "may not see: between two people the screen is cleared."
        ),
    )
    add_table_flags(parser)
    parser.add_argument(
        "--seat", metavar="NAME=KIND", type=pair_of("NAME=KIND"), action="append", default=[],
        help=t("who sits there: 'person' or a bot ('turnkey games SLUG' lists them); may be given several times. "
        "Seats not named are bots, but the first is a person unless another seat is given to one"),
    )  # fmt: skip
    parser.add_argument(
        "--pace", metavar="SECONDS", type=seconds,
        help=t("the time that every answer of a bot takes, whatever it holds: {seconds} at a terminal, 0 in a script "
        "if not given. A bot that thinks for longer can be told by its time: give the others as much",
               seconds=str(USUAL_PACE)),
    )  # fmt: skip
    parser.add_argument(
        "--record", metavar="FILE", type=Path,
        help=t("write the game down at its end, for 'turnkey replay' (as JSON if FILE ends in .json)"),
    )  # fmt: skip
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    from rich.text import Text

    import turnkey
    from turnkey.bots.catalogue import make_bot
    from turnkey.bots.compiling import meanwhile
    from turnkey.cli.hotseat import HotSeat
    from turnkey.cli.keyboard import Keyboard
    from turnkey.cli.past import Past
    from turnkey.cli.screen import screen
    from turnkey.core.background import NEVER, SWITCH
    from turnkey.core.loops.common import scattered

    compiling = os.environ.get(SWITCH) != NEVER
    os.environ.setdefault(SWITCH, NEVER)  # not loop by loop: see below
    game = turnkey.game(arguments.slug)
    given = unique(arguments.seat, "seat")
    out = screen()
    keyboard = Keyboard(out)
    options = options_of(arguments)
    game.options.resolve(options)
    players = game.players_or_default(arguments.players)
    if arguments.players is None and keyboard.live and not given:
        players = ask_players(game, keyboard, players)
    kinds = kinds_of(game, players, given)
    if keyboard.live and not given:
        kinds = ask_kinds(game, players, keyboard, out)
    if arguments.record:
        arguments.record.open("a", encoding="utf-8").close()  # a place that cannot be written to is told now
    table = game.deal(players, options, arguments.seed)
    seed = arguments.seed
    bots = {
        seat: make_bot(game, kind, None if seed is None else scattered(seed, 0, 1 + seat))
        for seat, kind in enumerate(kinds)
        if kind != PERSON
    }
    watched = keyboard.live and PERSON in kinds
    pace = Pace((USUAL_PACE if watched else 0.0) if arguments.pace is None else arguments.pace)
    past = Past()
    out.print(Text(f"{game.title}. {seating(table.seats, kinds)}"))
    try:
        # Whoever sits at a terminal plays long enough for compiled rules to be worth having: all of them, at once.
        with meanwhile(game, compiling) if keyboard.live else nullcontext(lambda: None) as look:
            # A bot that searches moves without that until then; but with a seed the game shall be had again.
            patience = LONGEST_WAIT if keyboard.live and seed is None else math.inf
            finished = HotSeat(table, bots, out, keyboard, past, look, pace, patience).play()
    finally:
        if arguments.record:
            write_record(table, arguments.record, past.practice)
    if not finished:
        out.print(t("The game was left before its end."))
    elif not past.practice:  # which counts for no campaign
        for line in game.definition.agreed.afterwards(table):
            out.print(line, markup=False)
    if arguments.record:
        file = str(arguments.record)
        out.print(t("The record is in {file}: turnkey replay {file}", file=file), markup=False)
    return 0


def write_record(table: Table, path: Path, practice: bool) -> None:
    """The full record, secrets and all; if it was for practice, its text says so."""
    from turnkey.play.law import PRACTICE

    text = table.record.to_json() + "\n" if path.suffix == ".json" else table.record.to_text()
    if practice and path.suffix != ".json":
        text = f"{table.record.notation.comment} {PRACTICE}\n{text}"
    path.write_text(text, encoding="utf-8")


def default_bot(game: Game) -> str:
    """The game's own first policy; where it has none, random play."""
    from turnkey.bots.policies import RANDOM

    return next(iter(game.definition.bots.policies), RANDOM)


def why_no_bot(game: Game, name: str) -> str | None:
    """Why no bot of this name can be had; None if one can."""
    from turnkey.bots.catalogue import make_bot

    try:
        make_bot(game, name, seed=1, cores=1)
    except BadOption as fault:
        return str(fault)
    return None


def kinds_of(game: Game, players: int, given: dict[str, str]) -> list[str]:
    """Who sits where, by the flags: the seats not named are bots, and so is the first if a person sits elsewhere."""
    seats = game.seats[players]
    kinds = [PERSON, *[default_bot(game)] * (players - 1)]
    if PERSON in given.values():
        kinds[0] = default_bot(game)
    for name, kind in given.items():
        if name not in seats:
            raise BadUsage(says("--seat {given}: there is no seat {seat}; there are {seats}",
                                given=f"{name}={kind}", seat=repr(name), seats=", ".join(seats)))  # fmt: skip
        if kind.lower() != PERSON and (why := why_no_bot(game, kind.lower())):
            raise BadUsage(
                says("--seat {given}: {why}; or {person}", given=f"{name}={kind}", why=why, person=repr(PERSON))
            )
        kinds[seats.index(name)] = kind.lower()
    return kinds


def seating(seats: Sequence[str], kinds: Sequence[str]) -> str:
    """Who sits where, in a sentence for each kind."""
    told = []
    for kind in dict.fromkeys(kinds):
        sitting = [seat.capitalize() for seat, one in zip(seats, kinds, strict=True) if one == kind]
        names = ", ".join(sitting)
        people, bots = t("People: {seats}.", seats=names), t("Bots ({bot}): {seats}.", bot=kind, seats=names)
        told.append(people if kind == PERSON else bots)
    return " ".join(told)


def ask_players(game: Game, keyboard: Keyboard, usual: int) -> int:
    """How many seats, where the game leaves a choice. Enter: the usual."""
    while len(game.seats) > 1:
        answer = keyboard.ask(f"{t('How many seats?')} {', '.join(map(str, game.seats))} [{usual}] ")
        if not answer:
            break
        if answer.isdecimal() and int(answer) in game.seats:
            return int(answer)
    return usual


def ask_kinds(game: Game, players: int, keyboard: Keyboard, out: Screen) -> list[str]:
    """Which seats are people, and which bot plays the others. Enter: the first seat, and the usual bot."""
    from turnkey.bots.catalogue import bot_names

    seats = game.seats[players]
    while True:
        answer = keyboard.ask(f"{t('Which seats are people?')} {', '.join(seats)}, all, none [{seats[0]}] ")
        words = (answer or seats[0]).lower().replace(",", " ").split()
        people = list(seats) if words == ["all"] else [] if words == ["none"] else words
        strange = [word for word in people if word not in seats]
        if not strange:
            break
        out.print(t("There is no seat {seat}.", seat=repr(strange[0])), markup=False)
    bot = default_bot(game)
    while len(people) < players and len(bot_names(game)) > 1:
        answer = keyboard.ask(f"{t('Which bot plays the others?')} {', '.join(bot_names(game))} [{bot}] ")
        why = why_no_bot(game, (answer or bot).lower())
        if why is None:
            bot = (answer or bot).lower()
            break
        out.print(f"{why[0].upper()}{why[1:]}.", markup=False)
    return [PERSON if seat in people else bot for seat in seats]
