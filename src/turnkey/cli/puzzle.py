"""`turnkey puzzle`: find the move. `turnkey puzzles make` makes more of them."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from turnkey.cli.parsing import Commands, whole
from turnkey.cli.spoken import speech_of, t, told
from turnkey.core.errors import TurnkeyError
from turnkey.core.sentences import says

if TYPE_CHECKING:
    from turnkey.cli.keyboard import Keyboard
    from turnkey.cli.screen import Screen
    from turnkey.core.game import Game
    from turnkey.lab.review.making import Made

WANTED, GAMES = 36, 200
LINES = 6  # of the log before the position


def add(group: Commands[Any]) -> None:
    parser = group.add_parser(
        "puzzle",
        help=t("find the move"),
        description=t("Positions of real games in which one move is clearly the best, with what your seat knows."),
    )
    parser.add_argument("slug", metavar="SLUG", help=t("the game"))
    parser.add_argument("number", metavar="N", nargs="?", type=whole(1), default=1, help=t("which puzzle, from 1"))
    parser.set_defaults(run=run)
    making = group.add_parser(
        "puzzles",
        help=t("make puzzles from bots' games"),
        description=t("Bots play, positions are screened by playouts, and what is clear is checked twice at length."),
    )
    making.add_argument("what", choices=("make",), metavar="make", help=t("the only thing that can be done with them"))
    making.add_argument("slug", metavar="SLUG", help=t("the game"))
    making.add_argument(
        "--games", metavar="N", type=whole(1), default=GAMES, help=t("at most so many games are played")
    )
    making.add_argument("--want", metavar="N", type=whole(1), default=WANTED, help=t("stop when there are so many"))
    making.add_argument("--seed", metavar="S", type=whole(), default=1, help=t("another seed plays other games"))
    making.add_argument("--cores", metavar="N", type=whole(1), help=t("how many cores it may use; all if not given"))
    making.add_argument("--more", action="store_true", help=t("go on with the puzzles that the file has"))
    making.add_argument("--out", metavar="FILE", type=Path, help=t("where to write them; beside the game if not given"))
    making.set_defaults(run=make)


def make(arguments: argparse.Namespace) -> int:
    import turnkey
    from turnkey.lab.review.making import Made, Maker
    from turnkey.lab.review.puzzles import file_of

    game = turnkey.game(arguments.slug)
    file = arguments.out or file_of(game)

    def tell(made: Made) -> None:
        if made.puzzles:
            file.write_text(made.to_json(), encoding="utf-8")
        if sys.stderr.isatty():
            print(told_of(made, file), file=sys.stderr)

    before = Made.read(game, file.read_text(encoding="utf-8")) if arguments.more else None
    made = Maker(game, arguments.seed, arguments.cores).make(arguments.want, arguments.games, tell, before)
    print(told_of(made, file))
    return 0 if made.puzzles else 1


def told_of(made: Made, file: Path) -> str:
    return t("{puzzles:puzzle|puzzles} of {games:game|games} in {file}",
             puzzles=len(made.puzzles), games=made.games, file=str(file))  # fmt: skip


def run(arguments: argparse.Namespace) -> int:
    import turnkey
    from turnkey.cli.keyboard import Keyboard
    from turnkey.cli.screen import screen
    from turnkey.lab.review.puzzles import puzzle, puzzles_of

    game, out = turnkey.game(arguments.slug), screen()
    puzzle(game, arguments.number)  # refuses a number that there is not
    keyboard = Keyboard(out)
    for number in range(arguments.number, len(puzzles_of(game)) + 1):
        if not Solver(game, number, out, keyboard).solve():
            break
    return 0


class Solver:
    """One puzzle at one keyboard."""

    def __init__(self, game: Game, number: int, out: Screen, keyboard: Keyboard) -> None:
        from turnkey.lab.review.puzzles import puzzle, table_at

        self.game, self.number, self.out, self.keyboard = game, number, out, keyboard
        self.speech = speech_of(game)
        self.table = table_at(game, number)
        self.seat = self.table.seat(puzzle(game, number).seat)

    def solve(self) -> bool:
        """Whether whoever sits here wants another one."""
        from rich.text import Text

        from turnkey.cli.choosing import choose
        from turnkey.lab.review.puzzles import answer, is_right

        self.show()
        while True:
            typed = self.keyboard.ask("> ")
            if typed is None or typed == "quit":
                return False
            try:
                action = choose(self.table, self.seat, typed) if typed else None
                if action is None or action not in self.table.options(self.seat):
                    raise TurnkeyError(says("type one of the options; quit leaves"))
            except TurnkeyError as fault:
                self.out.print(Text(told(fault, self.game), style="yellow"))
                continue
            right = is_right(self.game, self.number, action.notation)
            words = self.speech.words(answer(self.game, self.number, action.notation))
            self.out.print(Text(words, style="green" if right else "yellow"))
            following = self.keyboard.ask(t("Enter: the next puzzle, quit leaves") + " > ")
            return following is not None and following != "quit"

    def show(self) -> None:
        from rich.text import Text

        from turnkey.cli.choosing import lines_of
        from turnkey.cli.drawing import draw_board, draw_log, draw_options
        from turnkey.lab.review.puzzles import puzzles_of

        out, table, seat = self.out, self.table, self.seat
        many = len(puzzles_of(self.game))
        heading = t("Puzzle {number} of {many}: find the move for {seat}.", number=self.number, many=many,
                    seat=self.speech.text(table.record.notation.seats.at(seat).name))  # fmt: skip
        out.print()
        draw_log(out, table.log(seat)[-LINES:], self.speech)
        out.print()
        draw_board(out, self.game.definition, table.view(seat), self.speech)
        out.print()
        out.print(Text(heading, style="bold"))
        draw_options(out, table.question(seat) or "", lines_of(table.options(seat)), self.speech)
