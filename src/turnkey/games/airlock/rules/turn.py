"""A turn: one tile out of the pool, connected at once, laid as a start, kept for the build, or discarded."""

from typing import Any

from turnkey.core.journal import emit
from turnkey.core.menu import offer, offer_if
from turnkey.core.rule import rule
from turnkey.games.airlock.actions import AT, DISCARD, SCRAP, TAKE, TURN
from turnkey.games.airlock.events import DISCARDED, KEPT, STUCK
from turnkey.games.airlock.rules.lists import put_in, take_out
from turnkey.games.airlock.rules.order import seat_in_turn
from turnkey.games.airlock.rules.station import facings_for, fits_somewhere, needs_at
from turnkey.games.airlock.state import FACINGS, NONE, PICK_TILE, STUCK_CHOICE, Book, Game


@rule
def begin_turn(game: Game, book: Book) -> None:
    """R13-R17: take a tile, or choose what to do if none fits; Q18: this is tested again each turn."""
    seat = seat_in_turn(game, book)
    if may_pick(game, book, seat):
        ask(game, seat, PICK_TILE)
    else:
        emit(game, STUCK, seat)
        ask(game, seat, STUCK_CHOICE)


@rule
def ask(game: Game, seat: int, step: int) -> None:
    game.step[seat] = step
    game.asked |= 1 << seat


@rule
def may_pick(game: Game, book: Book, seat: int) -> bool:
    """R14, R43: anything goes for a start and in a delayed draft; R16, R17: else one that fits must be there."""
    if any_tile_goes(game, book, seat):
        return True
    for place in range(game.pool_size):
        if fits_somewhere(game, seat, game.pool[place]):
            return True
    return False


@rule
def any_tile_goes(game: Game, book: Book, seat: int) -> bool:
    """R14, R43: for a start, and in a delayed draft; R35: in later rounds stations have begun already."""
    return book.delayed_connecting or game.station_size[seat] == 0


# What is on offer


@rule
def offer_tiles(game: Game, book: Book, seat: int, menu: Any) -> None:
    """R16, Q6, Q25: tiles of the pool that fit, both copies of one included."""
    free = any_tile_goes(game, book, seat)
    for place in range(game.pool_size):
        tile = game.pool[place]
        offer_if(menu, free or fits_somewhere(game, seat, tile), TAKE + tile)


@rule
def offer_cells(game: Game, book: Book, seat: int, menu: Any) -> None:
    """R21: cells where the picked tile fits, ascending."""
    for place in range(game.open_size[seat]):
        fitting = facings_for(book, game.picked[seat], game.open_needs[seat, place])
        offer_if(menu, fitting != 0, AT + game.open_cell[seat, place])


@rule
def offer_facings(game: Game, book: Book, seat: int, menu: Any) -> None:
    """R20, Q24: the different ways in which it fits there."""
    fitting = facings_for(book, game.picked[seat], needs_at(game, seat, game.target[seat]))
    for facing in range(FACINGS):
        offer_if(menu, (fitting >> facing) & 1 == 1, TURN + facing)


@rule
def offer_ways_out(game: Game, menu: Any) -> None:
    """R17, Q19: discard any tile of the pool, or begin again with it."""
    for place in range(game.pool_size):
        offer(menu, DISCARD + game.pool[place])
    for place in range(game.pool_size):
        offer(menu, SCRAP + game.pool[place])


# The only option there is, if there is just one


@rule
def only_tile(game: Game, book: Book, seat: int) -> int:
    found = NONE
    free = any_tile_goes(game, book, seat)
    for place in range(game.pool_size):
        if free or fits_somewhere(game, seat, game.pool[place]):
            if found != NONE:
                return NONE
            found = TAKE + game.pool[place]
    return found


@rule
def only_cell(game: Game, book: Book, seat: int) -> int:
    found = NONE
    for place in range(game.open_size[seat]):
        if facings_for(book, game.picked[seat], game.open_needs[seat, place]) != 0:
            if found != NONE:
                return NONE
            found = AT + game.open_cell[seat, place]
    return found


@rule
def only_facing(game: Game, book: Book, seat: int) -> int:
    fitting = facings_for(book, game.picked[seat], needs_at(game, seat, game.target[seat]))
    if fitting & (fitting - 1) != 0:
        return NONE
    facing = 0
    while fitting >> facing != 1:
        facing += 1
    return TURN + facing


# Doing it


@rule
def take_from_pool(game: Game, tile: int) -> None:
    """R4, R13: every turn takes one tile out of the pool."""
    take_out(game.pool, game.pool_size, tile)
    game.pool_size -= 1


@rule
def keep_for_build(game: Game, seat: int, tile: int) -> None:
    """R43: it lies face up before its seat until the pool is empty."""
    put_in(game.hand[seat], game.hand_size[seat], tile)
    game.hand_size[seat] += 1
    emit(game, KEPT, seat, tile)


@rule
def discard_stuck(game: Game, seat: int, tile: int) -> None:
    """R17 (a), R18: out of the game; the station stays as it is."""
    game.discards += 1
    game.stuck_discards += 1
    emit(game, DISCARDED, seat, tile)
