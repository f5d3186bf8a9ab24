"""Delayed connecting: all seats build at once, each with its own tiles, perhaps against a clock."""

from typing import Any

from turnkey.core.journal import answer, emit, more
from turnkey.core.menu import offer, offer_if
from turnkey.core.rule import rule
from turnkey.games.airlock.actions import CLOCK, DONE, LAY, SCRAP, START
from turnkey.games.airlock.events import BUILD_BEGINS, BUILT, NOTHING_FITS, TIME_UP
from turnkey.games.airlock.rules.lists import take_out
from turnkey.games.airlock.rules.station import fits_somewhere
from turnkey.games.airlock.rules.turn import ask
from turnkey.games.airlock.state import (
    BUILD,
    BUILD_START,
    BUILD_STUCK,
    BUILD_TILE,
    CLOCK_AFTER_FIRST,
    CLOCK_NONE,
    IDLE,
    NONE,
    Book,
    Game,
)


@rule
def begin_build(game: Game, book: Book) -> None:
    """R44: the pool is empty, and everybody builds."""
    emit(game, BUILD_BEGINS, game.round_number)
    game.built = 0
    game.finished = 0
    for seat in range(book.players):
        build_on(game, seat)


@rule
def build_on(game: Game, seat: int) -> None:
    """R44, R45: what a seat does next in its build, or that it is done; Q28: an empty station begins as in round 1."""
    if game.hand_size[seat] == 0:
        finish_build(game, seat)
    elif game.station_size[seat] == 0:
        ask(game, seat, BUILD_START)
    elif hand_fits(game, seat):
        ask(game, seat, BUILD_TILE)
    elif (game.built >> seat) & 1:
        finish_build(game, seat)
    else:
        emit(game, NOTHING_FITS, seat)
        ask(game, seat, BUILD_STUCK)


@rule
def hand_fits(game: Game, seat: int) -> bool:
    for place in range(game.hand_size[seat]):
        if fits_somewhere(game, seat, game.hand[seat, place]):
            return True
    return False


@rule
def finish_build(game: Game, seat: int) -> None:
    """R46: what was not built in is discarded."""
    emit(game, BUILT, seat)
    for place in range(game.hand_size[seat]):
        more(game, game.hand[seat, place])
        game.hand[seat, place] = 0
    game.discards += game.hand_size[seat]
    game.leftovers += game.hand_size[seat]
    game.hand_size[seat] = 0
    game.finished |= 1 << seat


@rule
def all_finished(game: Game, book: Book) -> bool:
    """R48: the build ends when all seats are done."""
    return game.finished == (1 << book.players) - 1


@rule
def take_from_hand(game: Game, seat: int, tile: int) -> None:
    take_out(game.hand[seat], game.hand_size[seat], tile)
    game.hand_size[seat] -= 1


# What is on offer


@rule
def offer_starts(game: Game, seat: int, menu: Any) -> None:
    """R44: any of its tiles may begin a station."""
    for place in range(game.hand_size[seat]):
        offer(menu, START + game.hand[seat, place])


@rule
def offer_hand(game: Game, seat: int, menu: Any) -> None:
    """R45: its tiles that fit."""
    for place in range(game.hand_size[seat]):
        tile = game.hand[seat, place]
        offer_if(menu, fits_somewhere(game, seat, tile), LAY + tile)


@rule
def offer_build_stuck(game: Game, seat: int, menu: Any) -> None:
    """R45, Q14: leave it, or begin again with one of these tiles."""
    offer(menu, DONE)
    for place in range(game.hand_size[seat]):
        offer(menu, SCRAP + game.hand[seat, place])


@rule
def only_start(game: Game, seat: int) -> int:
    return START + game.hand[seat, 0] if game.hand_size[seat] == 1 else NONE


@rule
def only_lay(game: Game, seat: int) -> int:
    found = NONE
    for place in range(game.hand_size[seat]):
        if fits_somewhere(game, seat, game.hand[seat, place]):
            if found != NONE:
                return NONE
            found = LAY + game.hand[seat, place]
    return found


# The clock


@rule
def may_expire(game: Game, book: Book, seat: int) -> bool:
    """R47: whether the clock may run out now. It does so for all at once, and is recorded for the lowest seat."""
    if game.stage != BUILD or book.build_clock == CLOCK_NONE or game.asked & ((2 << seat) - 1) != 1 << seat:
        return False
    return book.build_clock != CLOCK_AFTER_FIRST or game.finished != 0


@rule
def expire(game: Game, book: Book, seat: int) -> None:
    """R47, Q15: every unfinished seat is done; what it had chosen but not yet turned counts as unplaced."""
    emit(game, TIME_UP, game.asked)
    for other in range(book.players):
        if (game.asked >> other) & 1:
            if other != seat:
                answer(game, other, CLOCK)
            game.step[other] = IDLE
            game.picked[other] = NONE
            game.target[other] = NONE
            finish_build(game, other)
    game.asked = 0
