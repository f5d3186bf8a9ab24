"""A compiled bot: it weighs points now, room to grow, and what the seats before its next turn want."""

from typing import Any

from turnkey.core.chance import pick
from turnkey.core.rule import rule
from turnkey.games.airlock.actions import AT, DISCARD, DONE, LAY, NAME_FIRST, SCRAP, START, TAKE, TURN
from turnkey.games.airlock.rules.order import seat_at, turns_in_round
from turnkey.games.airlock.rules.station import connections, facings_for, need, needs_at, points_for
from turnkey.games.airlock.state import (
    BLANK,
    BUILD_CELL,
    BUILD_START,
    BUILD_STUCK,
    BUILD_TILE,
    BUILD_TURN,
    CHOOSE_FIRST,
    FREE,
    MAX_COPIES,
    PICK_TILE,
    PLACE_CELL,
    PLACE_TURN,
    SETS,
    SIDE_BITS,
    STUCK_CHOICE,
    Book,
    Game,
)

LEAST, HOPELESS = -1_000_000_000, -1_000_000
POINT = 100  # what a point now counts, in the bot's own units
CONNECTOR = 120  # an open connector on the tile
DENIAL = 25  # a point taken away from a seat that picks before one's next turn
OPENING = 6  # a tile of the pool or the stack that would fit a new opening
SMALL_STATION = 2  # worth scrapping when stuck, if turns are left


@rule
def heuristic(game: Game, book: Book, seat: int, menu: Any, dice: Any) -> int:
    step = game.step[seat]
    best = int(menu[1])
    most = LEAST
    start = options_below(menu, NAME_FIRST + seat) if step == CHOOSE_FIRST else 0
    for place in range(menu[0]):
        action = int(menu[1 + (start + place) % menu[0]])
        worth = 0
        if step == PICK_TILE:
            worth = worth_of_pick(game, book, seat, action - TAKE)
        elif step in (PLACE_CELL, BUILD_CELL):
            needs = needs_at(game, seat, action - AT)
            worth = POINT * points_for(game, book, seat, game.picked[seat], action - AT, needs)
        elif step in (PLACE_TURN, BUILD_TURN):
            worth = room_after(game, book, seat, game.picked[seat], game.target[seat], action - TURN)
        elif step == STUCK_CHOICE:
            worth = worth_of_way_out(game, book, seat, action)
        elif step == BUILD_TILE:
            worth = POINT * best_points(game, book, seat, action - LAY)
        elif step == BUILD_START:
            worth = growth(book, action - START)
        elif step == BUILD_STUCK:
            worth = worth_of_new_start(game, book, seat, action)
        elif step == CHOOSE_FIRST:
            worth = worth_of_beginning(game, book, seat, action - NAME_FIRST)
        worth = 8 * worth + pick(dice, 8)  # ties are broken by chance
        if worth > most:
            best, most = action, worth
    return best


@rule
def options_below(menu: Any, action: int) -> int:
    """Where to start in an ascending list of seats: at the own seat, so that no seat number is favoured."""
    count = 0
    for place in range(1, menu[0] + 1):
        count += 1 if menu[place] < action else 0
    return count


@rule
def best_points(game: Game, book: Book, seat: int, tile: int) -> int:
    """The most that a tile can score on a station now; 0 where it does not fit."""
    best = 0
    for place in range(game.open_size[seat]):
        needs = game.open_needs[seat, place]
        if facings_for(book, tile, needs) != 0:
            best = max(best, points_for(game, book, seat, tile, game.open_cell[seat, place], needs))
    return best


@rule
def growth(book: Book, tile: int) -> int:
    """What a tile brings to later turns: its connectors, and how much they pay."""
    number = tile // SETS
    return CONNECTOR * book.connectors[number] + POINT * book.paid[number, book.connectors[number]] // 8


@rule
def worth_of_pick(game: Game, book: Book, seat: int, tile: int) -> int:
    """Points now, room to grow, and what it takes away from the neighbours."""
    return (
        POINT * best_points(game, book, seat, tile)
        + growth(book, tile)
        + DENIAL * wanted_by_others(game, book, seat, tile)
    )


@rule
def wanted_by_others(game: Game, book: Book, seat: int, tile: int) -> int:
    """The most that a seat picking before one's next turn could score with it."""
    wanted = 0
    turn = game.turns_taken + 1
    while turn < turns_in_round(game, book):
        other = seat_at(book, game.first, turn)
        if other == seat:
            break
        wanted = max(wanted, best_points(game, book, other, tile))
        turn += 1
    return wanted


@rule
def worth_of_way_out(game: Game, book: Book, seat: int, action: int) -> int:
    """Stuck: take away what others want most; scrap only a small station with turns left to build another."""
    if action < DISCARD + MAX_COPIES:
        return DENIAL * wanted_by_others(game, book, seat, action - DISCARD)
    turns_left = (turns_in_round(game, book) - game.turns_taken) // book.players
    if game.station_size[seat] > SMALL_STATION or turns_left < SMALL_STATION or book.scrap_loses:
        return HOPELESS + growth(book, action - SCRAP)
    return POINT * turns_left + growth(book, action - SCRAP)


@rule
def worth_of_new_start(game: Game, book: Book, seat: int, action: int) -> int:
    """Nothing fits in a build: leave it, unless the station is small."""
    if action == DONE:
        return 0
    worth = growth(book, action - SCRAP)
    return HOPELESS + worth if game.station_size[seat] > SMALL_STATION or book.scrap_loses else worth


@rule
def room_after(game: Game, book: Book, seat: int, tile: int, cell: int, facing: int) -> int:
    """How many tiles that are still to be had would fit the openings that this facing makes."""
    needs = needs_at(game, seat, cell)
    worth = 0
    for direction in range(book.directions):
        if need(needs, direction) == FREE:
            beside = cell + book.beside[direction]
            side = book.side[tile // SETS, facing, direction]
            opposite = (direction + book.directions // 2) % book.directions
            before = needs_at(game, seat, beside)
            after = before | (side << (SIDE_BITS * opposite))
            chances = still_fitting(game, book, after)
            worth += chances * (3 if side != BLANK else 1)
            if before != 0 and connections(before) != 0:
                worth -= still_fitting(game, book, before)
    return OPENING * worth


@rule
def still_fitting(game: Game, book: Book, needs: int) -> int:
    """Tiles of the pool, doubly, and of the stack that fit a cell with these needs."""
    if connections(needs) == 0:
        return 0
    count = 0
    for place in range(game.pool_size):
        if facings_for(book, game.pool[place], needs) != 0:
            count += 2
    for tile in range(SETS * book.tiles):
        if game.stack[tile] and facings_for(book, tile, needs) != 0:
            count += 1
    return count


@rule
def worth_of_beginning(game: Game, book: Book, seat: int, first: int) -> int:
    """One outstanding tile: go first; two that are nearly as good: sit last and take both."""
    best = 0
    second = 0
    for place in range(game.pool_size):
        points = best_points(game, book, seat, game.pool[place])
        if points > best:
            best, second = points, best
        elif points > second:
            second = points
    position = (seat - first) % book.players
    if position == 0:
        return POINT * best
    return POINT * second if position == book.players - 1 else 0
