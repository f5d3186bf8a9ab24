"""The order of turns: the snake of a round, and who names its first player."""

from turnkey.core.journal import emit
from turnkey.core.rule import rule
from turnkey.games.airlock.events import CHOOSER, CHOOSER_OF_TIED, FIRST_NAMED
from turnkey.games.airlock.rules.setup import draw_lot
from turnkey.games.airlock.state import TURNS, Book, Game


@rule
def seat_at(book: Book, first: int, turn: int) -> int:
    """R10, R11, R12, Q22: the seat that takes this turn of a round (the first is turn 0).

    The first pass runs clockwise and every other one backwards, so the seat at each end has two turns in a row.
    """
    round_trip = turn % (2 * book.players)
    position = round_trip if round_trip < book.players else 2 * book.players - 1 - round_trip
    return (first + position) % book.players


@rule
def seat_in_turn(game: Game, book: Book) -> int:
    return seat_at(book, game.first, game.turns_taken)


@rule
def turns_in_round(game: Game, book: Book) -> int:
    """R4: a turn for each tile of the pool."""
    return book.passes[game.round_number - 1] * book.players


@rule
def find_chooser(game: Game, book: Book) -> int:
    """R33, R34, Q9, Q29: the lowest score; of several, the seat that came latest in the first pass, or one by lot."""
    lowest = game.score[0]
    for seat in range(1, book.players):
        lowest = min(lowest, game.score[seat])
    tied = 0
    chooser = 0
    for position in range(book.players):
        seat = (game.first + position) % book.players
        if game.score[seat] == lowest:
            tied |= 1 << seat
            chooser = seat
    alone = tied & (tied - 1) == 0
    if book.low_tie_by_lot and not alone:
        chooser = draw_lot(game, book, tied)
    if book.low_tie_by_lot or alone:
        emit(game, CHOOSER, chooser, lowest)
    else:
        emit(game, CHOOSER_OF_TIED, chooser, lowest, tied)
    return chooser


@rule
def may_be_first(game: Game, book: Book, seat: int) -> bool:
    """R33, Q8: any seat; with first_must_change not the one that began the round just ended."""
    return not book.first_must_change or seat != game.first


@rule
def name_first(game: Game, chooser: int, seat: int) -> None:
    """R33: the chooser names the first player."""
    game.first = seat
    game.stage = TURNS
    emit(game, FIRST_NAMED, chooser, seat, game.round_number)
