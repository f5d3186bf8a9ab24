"""Puzzles over the wire. No table is kept: a position follows from its number, and what is answered from the answer."""

from __future__ import annotations

from turnkey.core.errors import Unreadable
from turnkey.core.game import Game
from turnkey.core.languages import ENGLISH, Language
from turnkey.core.table import Table
from turnkey.lab.review.puzzles import answer, is_right, puzzle, puzzles_of, table_at
from turnkey.play import gate, wire
from turnkey.play.refusal import Refusal

RIGHT, WRONG = "right", "wrong"


def overview(game: Game) -> wire.PuzzleList:
    return wire.PuzzleList(game=game.slug, puzzles=len(puzzles_of(game)))


def at(game: Game, number: int, did: str, language: Language = ENGLISH) -> wire.Puzzle:
    """A puzzle, or what comes of an answer. What the options are worth is told with the answer, not before."""
    many = len(puzzles_of(game))
    if number > many:
        raise Refusal("no_puzzle", "{game} has {puzzles:puzzle|puzzles}", game=game.title, puzzles=many)
    one, table = puzzle(game, number), table_at(game, number)
    seat = table.seat(one.seat)
    told = wire.Puzzle(
        game=game.slug, number=number, puzzles=many, seat=one.seat, frame=frame(table, seat, number, language),
        verdict="", answer=[], values=[],
    )  # fmt: skip
    if did:
        actions = game.definition.words.actions
        try:
            known = actions.read(did) in table.menu(seat)
        except Unreadable:
            known = False
        if not known:
            raise Refusal("illegal", "{what} cannot be done in this puzzle: choose one of its options", what=repr(did))
        told.verdict = RIGHT if is_right(game, number, did) else WRONG
        told.answer = gate.says_of(answer(game, number, did).told(language))
        told.values = [
            wire.PuzzleValue(
                says=gate.says_of(actions[actions.read(each.action)].says.told(language)), notation=each.action,
                chance=round(100 * each.worth, 1), error=round(200 * each.error, 1),
            )
            for each in one.values
        ]  # fmt: skip
    return told


def frame(table: Table, seat: int, number: int, language: Language) -> wire.Frame:
    """The table as the seat sees it, with all of its log."""
    seats = [
        wire.Seat(
            seat=one, kind="person", name="", bot="", present=True, stand_in=False, leaves_in=None, bank=None
        )
        for one in table.seats
    ]  # fmt: skip
    facts = gate.Facts(
        table=f"puzzle {table.game.slug}", game=table.game.slug, status=gate.PLAYING, step=number, seats=seats,
        spectators=0, practice=True,
    )  # fmt: skip
    lines = gate.log_of(table.log(seat), language)
    return gate.frame_of(gate.Now(table, facts), seat, lines, 0, gate.Back(), True, language)
