"""Counts of delayed scoring, the end of rounds and of the game, and who has won."""

from typing import Any

from turnkey.core.journal import emit, more
from turnkey.core.rule import rule
from turnkey.games.airlock.events import COUNT, COUNTED, END, FINAL_SCORE, PAID, ROUND, TOTALS, WON
from turnkey.games.airlock.state import (
    AT_END,
    BY_ROUND,
    FIRST_DEAL,
    LAY_POOL,
    MOST_SEATS,
    OVER,
    ROUNDS,
    SETS,
    Book,
    Game,
)


@rule
def end_round(game: Game, book: Book) -> None:
    """R3, R32, R36, R41: count if it is time to, then the next round or the end.

    Q11: with scoring=end the first-player deal comes before the pool, while the stack still has tiles.
    """
    last = game.round_number == ROUNDS
    if book.scoring == BY_ROUND or (book.scoring == AT_END and last):
        count(game, book)
    if last:
        finish(game, book)
        return
    game.round_number += 1
    emit(game, ROUND, game.round_number, book.passes[game.round_number - 1])
    game.stage = FIRST_DEAL if book.scoring == AT_END else LAY_POOL


@rule
def count(game: Game, book: Book) -> None:
    """R38-R40, Q12: each tile pays for the connections that were not counted before."""
    emit(game, COUNT, game.round_number)
    for seat in range(book.players):
        new = count_station(game, book, seat)
        game.score[seat] += new
        emit(game, COUNTED, seat, new, game.score[seat])
    emit(game, TOTALS)
    for seat in range(book.players):
        more(game, game.score[seat])


@rule
def count_station(game: Game, book: Book, seat: int) -> int:
    """R38: what its new connections pay; they are counted then."""
    points = 0
    for place in range(game.station_size[seat]):
        number = game.tile[seat, place] // SETS
        joins, counted = game.joins[seat, place], game.counted[seat, place]
        paid = book.paid[number, joins] - book.paid[number, counted]
        if joins > counted:
            emit(game, PAID, seat, game.tile[seat, place], joins - counted, paid)
        game.counted[seat, place] = joins
        points += paid
    return points


@rule
def finish(game: Game, book: Book) -> None:
    """R36, R37: the highest score wins, and all that tie for it."""
    game.stage = OVER
    emit(game, END)
    for seat in range(book.players):
        emit(game, FINAL_SCORE, seat, game.score[seat])
    winners = 0
    for seat in range(book.players):
        winners |= has_won(game, book, seat) << seat
    emit(game, WON, winners)
    for seat in range(book.players):
        more(game, game.score[seat])


@rule
def has_won(game: Game, book: Book, seat: int) -> bool:
    for other in range(book.players):
        if game.score[other] > game.score[seat]:
            return False
    return True


@rule
def over(game: Game, book: Book) -> bool:
    return game.stage == OVER


@rule
def returns(game: Game, book: Book, out: Any) -> None:
    """R37: +1 for each winner, -1 for the others."""
    for seat in range(book.players):
        out[seat] = 1.0 if has_won(game, book, seat) else -1.0


MEASURES = (
    "score_1", "score_2", "score_3", "score_4", "score_5", "score_6", "winners", "margin",
    "stuck_discards", "scraps", "leftovers", "double_joins", "triple_joins",
)  # fmt: skip


@rule
def measure(game: Game, book: Book, out: Any) -> None:
    """What a designer wants to know of a finished game, in the order of MEASURES."""
    best = game.score[0]
    for seat in range(MOST_SEATS):
        out[seat] = game.score[seat]
        if seat < book.players:
            best = max(best, game.score[seat])
    winners = 0
    second = -1
    for seat in range(book.players):
        if game.score[seat] == best:
            winners += 1
        else:
            second = max(second, game.score[seat])
    out[6] = winners
    out[7] = best - second if winners == 1 else 0
    out[8] = game.stuck_discards
    out[9] = game.scraps
    out[10] = game.leftovers
    out[11] = game.double_joins
    out[12] = game.triple_joins
