"""Who is asked now, what is on offer, and what an answer sets going."""

from typing import Any

from turnkey.core.journal import answer, emit
from turnkey.core.menu import offer_if
from turnkey.core.rule import rule
from turnkey.games.airlock.actions import AT, CLOCK, DISCARD, DONE, LAY, NAME_FIRST, SCRAP, START, TAKE, TURN
from turnkey.games.airlock.events import LIFTED, TOOK
from turnkey.games.airlock.rules.build import (
    all_finished,
    begin_build,
    build_on,
    expire,
    finish_build,
    offer_build_stuck,
    offer_hand,
    offer_starts,
    only_lay,
    only_start,
    take_from_hand,
)
from turnkey.games.airlock.rules.ending import end_round
from turnkey.games.airlock.rules.order import find_chooser, may_be_first, name_first, turns_in_round
from turnkey.games.airlock.rules.setup import deal_for_first, lay_pool
from turnkey.games.airlock.rules.station import lay, scrap
from turnkey.games.airlock.rules.turn import (
    ask,
    begin_turn,
    discard_stuck,
    keep_for_build,
    offer_cells,
    offer_facings,
    offer_tiles,
    offer_ways_out,
    only_cell,
    only_facing,
    only_tile,
    take_from_pool,
)
from turnkey.games.airlock.state import (
    BUILD,
    BUILD_CELL,
    BUILD_START,
    BUILD_STUCK,
    BUILD_TILE,
    BUILD_TURN,
    CENTRE,
    CHOOSE_FIRST,
    CHOOSING,
    FIRST_DEAL,
    IDLE,
    LAY_POOL,
    MAX_COPIES,
    NONE,
    PICK_TILE,
    PLACE_CELL,
    PLACE_TURN,
    ROUND_ENDS,
    STUCK_CHOICE,
    TURNS,
    Book,
    Game,
)


@rule
def actors(game: Game, book: Book) -> int:
    """One seat, or in a build all that are not done yet, in any order."""
    return game.asked


# What runs by itself


@rule
def advance(game: Game, book: Book) -> None:
    """What runs by itself, stage after stage, until somebody is asked."""
    if game.stage == BUILD and all_finished(game, book):
        game.stage = ROUND_ENDS
    elif game.stage == TURNS and game.turns_taken == turns_in_round(game, book):
        game.stage = BUILD if book.delayed_connecting else ROUND_ENDS
        if book.delayed_connecting:
            begin_build(game, book)
    if game.stage == ROUND_ENDS:
        end_round(game, book)
    if game.stage == FIRST_DEAL:
        deal_for_first(game, book)
    if game.stage == LAY_POOL:
        lay_pool(game, book)
    if game.stage == CHOOSING:
        ask(game, find_chooser(game, book), CHOOSE_FIRST)
    elif game.stage == TURNS:
        begin_turn(game, book)
    answer_for_them(game, book)


@rule
def answer_for_them(game: Game, book: Book) -> None:
    """A decision with exactly one option is taken automatically, and recorded."""
    for seat in range(book.players):
        action = only_option(game, book, seat)
        while action != NONE:
            answer(game, seat, action)
            carry_out(game, book, seat, action)
            action = only_option(game, book, seat)


@rule
def only_option(game: Game, book: Book, seat: int) -> int:
    """The action that a seat must take, or NONE: it has a choice, or nothing to answer."""
    step = game.step[seat]
    if step == PICK_TILE:
        return only_tile(game, book, seat)
    if step in (PLACE_CELL, BUILD_CELL):
        return only_cell(game, book, seat)
    if step in (PLACE_TURN, BUILD_TURN):
        return only_facing(game, book, seat)
    if step == BUILD_START:
        return only_start(game, seat)
    if step == BUILD_TILE:
        return only_lay(game, seat)
    if step == CHOOSE_FIRST and book.first_must_change and book.players == 2:
        return NAME_FIRST + 1 - game.first
    return NONE


# What a seat may do, and doing it


@rule
def options(game: Game, book: Book, seat: int, menu: Any) -> None:
    """What a seat that is asked may answer."""
    step = game.step[seat] if seat < book.players else IDLE
    if step == PICK_TILE:
        offer_tiles(game, book, seat, menu)
    elif step in (PLACE_CELL, BUILD_CELL):
        offer_cells(game, book, seat, menu)
    elif step in (PLACE_TURN, BUILD_TURN):
        offer_facings(game, book, seat, menu)
    elif step == STUCK_CHOICE:
        offer_ways_out(game, menu)
    elif step == CHOOSE_FIRST:
        for other in range(book.players):
            offer_if(menu, may_be_first(game, book, other), NAME_FIRST + other)
    elif step == BUILD_START:
        offer_starts(game, seat, menu)
    elif step == BUILD_TILE:
        offer_hand(game, seat, menu)
    elif step == BUILD_STUCK:
        offer_build_stuck(game, seat, menu)


@rule
def apply(game: Game, book: Book, seat: int, action: int) -> None:
    """Carry out an answer that was on offer, and all that then leaves this seat no choice."""
    if action == CLOCK:
        expire(game, book, seat)
        return
    while action != NONE:
        carry_out(game, book, seat, action)
        action = only_option(game, book, seat)
        if action != NONE:
            answer(game, seat, action)


@rule
def carry_out(game: Game, book: Book, seat: int, action: int) -> None:
    """One answer. Laying a tile ends a turn, or continues a build."""
    step = game.step[seat]
    game.step[seat] = IDLE
    game.asked &= ~(1 << seat)
    tile = NONE
    cell = CENTRE  # Q23: where every station starts, unturned, also after a scrap
    facing = 0
    if step == CHOOSE_FIRST:
        name_first(game, seat, action - NAME_FIRST)
    elif step == PICK_TILE and game.station_size[seat] > 0 and not book.delayed_connecting:
        emit(game, TOOK, seat, action - TAKE)
        choose_tile(game, seat, action - TAKE, PLACE_CELL)
    elif step == BUILD_TILE:
        emit(game, LIFTED, seat, action - LAY)
        choose_tile(game, seat, action - LAY, BUILD_CELL)
    elif step in (PLACE_CELL, BUILD_CELL):
        game.target[seat] = action - AT
        ask(game, seat, step + 1)
    elif step in (PLACE_TURN, BUILD_TURN):
        tile = game.picked[seat]
        cell = game.target[seat]
        facing = action - TURN
    elif step == PICK_TILE and book.delayed_connecting:
        take_from_pool(game, action - TAKE)
        keep_for_build(game, seat, action - TAKE)
        game.turns_taken += 1
    elif step == STUCK_CHOICE and action < DISCARD + MAX_COPIES:
        take_from_pool(game, action - DISCARD)
        discard_stuck(game, seat, action - DISCARD)
        game.turns_taken += 1
    elif action == DONE:
        finish_build(game, seat)
    elif step in (STUCK_CHOICE, BUILD_STUCK):
        scrap(game, book, seat)
        tile = action - SCRAP
    else:
        tile = action - (START if step == BUILD_START else TAKE)
    if tile != NONE:
        lay_down(game, book, seat, tile, cell, facing)


@rule
def choose_tile(game: Game, seat: int, tile: int, step: int) -> None:
    game.picked[seat] = tile
    ask(game, seat, step)


@rule
def lay_down(game: Game, book: Book, seat: int, tile: int, cell: int, facing: int) -> None:
    """R15, R45: the tile leaves pool or hand for the station; the turn is over, or the build goes on."""
    game.picked[seat] = NONE
    game.target[seat] = NONE
    if game.stage == BUILD:
        take_from_hand(game, seat, tile)
    else:
        take_from_pool(game, tile)
    lay(game, book, seat, tile, cell, facing)
    if game.stage == BUILD:
        game.built |= 1 << seat
        build_on(game, seat)
    else:
        game.turns_taken += 1
