"""Phase 4: everybody moves one Character, and may be quick with an Energy Drink (R37-R46)."""

from typing import Any

from turnkey.core.journal import emit
from turnkey.core.menu import offer, offer_if
from turnkey.core.rule import long_rule, rule
from turnkey.games.lockdown.actions import DONE, MOVE, PLAY_DRINK
from turnkey.games.lockdown.events import ALL_STAYED, DRANK, NOWHERE_TO_GO, OVERFLOWED, STAYED, WENT
from turnkey.games.lockdown.rules.cards import may_be_held, spend
from turnkey.games.lockdown.rules.claims import judge_hand
from turnkey.games.lockdown.rules.mall import following, is_alive, is_full, put
from turnkey.games.lockdown.state import (
    AFTER_ALL,
    ARRIVE,
    DRINK,
    DRINK_WINDOW,
    INSIDE,
    LOCATIONS,
    MOST_SEATS,
    MOVE_CHARACTER,
    MOVING,
    NO_SEAT,
    NOWHERE,
    OWN_MOVE,
    PARKING,
    STEPPED,
    STEPPING,
    Book,
    Game,
)


@rule
def moving_seat(game: Game, book: Book) -> int:
    """R39: clockwise from the badge owner."""
    return following(book, game.badge, game.place_in_order)


@long_rule
def begin_move(game: Game, book: Book) -> None:
    """R39, R40, R46: the next seat's move. A single Character that can move is moved without asking; if all would only
    stay in the Parking Lot, nobody is asked which."""
    if game.place_in_order == book.players:
        game.place_in_order = 0
        if book.drink_timing == AFTER_ALL and not game.drinks_only:
            game.drinks_only = True
        else:
            game.drinks_only = False
            forget_destinations(game)
            game.stage = ARRIVE
            return
    seat = moving_seat(game, book)
    game.picked = NO_SEAT
    game.stage = STEPPED
    if game.drinks_only or game.alive[seat] == 0:
        return
    if game.destination[seat] == NOWHERE:
        emit(game, NOWHERE_TO_GO, seat)
        return
    movers = 0
    for kind in range(book.family):
        if may_move(game, book, seat, kind):
            movers += 1
            game.picked = kind
    if movers > 1 and cannot_get_away(game, book, seat):
        game.picked = NO_SEAT
        game.stage = STEPPING
    elif movers == 1:
        game.stage = STEPPING
    elif movers > 1:
        game.stage = MOVE_CHARACTER
        game.asked = 1 << seat


@rule
def forget_destinations(game: Game) -> None:
    game.chosen = 0
    for seat in range(MOST_SEATS):
        game.destination[seat] = NOWHERE
        game.destination_seen_by[seat] = 1 << seat


@rule
def cannot_get_away(game: Game, book: Book, seat: int) -> bool:
    """R41a, R42, Q29: the destination is full, and all others of the seat are in the Parking Lot already."""
    place = game.destination[seat]
    return is_full(game, book, place) and game.here[seat, place] + game.here[seat, PARKING] == game.alive[seat]


@rule
def may_move(game: Game, book: Book, seat: int, kind: int) -> bool:
    """R41a, Q29: none that is there already; if it is full, one in the Parking Lot only if there is no other."""
    place = game.destination[seat]
    if not is_alive(game, seat, kind) or game.where[seat, kind] == place:
        return False
    if game.where[seat, kind] != PARKING or not is_full(game, book, place):
        return True
    return cannot_get_away(game, book, seat)


@rule
def offer_movers(game: Game, book: Book, seat: int, menu: Any) -> None:
    for kind in range(book.family):
        offer_if(menu, may_move(game, book, seat, kind), MOVE + kind)


@rule
def pick_mover(game: Game, kind: int) -> None:
    game.asked = 0
    game.picked = kind
    game.stage = STEPPING


@long_rule
def step(game: Game, book: Book) -> None:
    """R39, R41, R42: to the destination; if that is full, to the Parking Lot."""
    seat = moving_seat(game, book)
    kind, place = game.picked, game.destination[seat]
    if kind == NO_SEAT:
        emit(game, ALL_STAYED, seat, place, PARKING)
    else:
        if is_full(game, book, place):
            emit(game, OVERFLOWED, seat, kind, place)
            place = PARKING
        if game.where[seat, kind] == place:
            emit(game, STAYED, seat, kind, place)
        else:
            emit(game, WENT, seat, kind, game.where[seat, kind], place)
            put(game, seat, kind, place)
    game.stage = STEPPED


@long_rule
def after_move(game: Game, book: Book) -> None:
    """R43, Q30, Q32, Q69: a window for drinks, for every seat with cards, whatever they are, as long as for all that is
    known there may be a drink among them, and somewhere to run."""
    seat = moving_seat(game, book)
    timely = book.drink_timing == OWN_MOVE or game.drinks_only
    possible = may_be_held(game, book, DRINK) and could_run(game, book, seat)
    if timely and possible and game.alive[seat] > 0 and game.hand_size[seat] > 0:
        game.stage = DRINK_WINDOW
        game.asked = 1 << seat
    else:
        end_window(game)


@rule
def could_run(game: Game, book: Book, seat: int) -> bool:
    """R45: whether anybody of the family has somewhere else to go: the Parking Lot, or a location with a free spot."""
    if game.here[seat, PARKING] < game.alive[seat]:
        return True
    for place in range(1, INSIDE + 1):
        if not game.closed[place] and not is_full(game, book, place):
            return True
    return False


@rule
def end_window(game: Game) -> None:
    game.asked = 0
    game.place_in_order += 1
    game.stage = MOVING


@rule
def offer_drinks(game: Game, book: Book, seat: int, menu: Any) -> None:
    """R44, R45, Q33, Q34: any own Character to any other open location with a free spot."""
    if game.hand[seat, DRINK] > 0:
        for kind in range(book.family):
            if is_alive(game, seat, kind):
                for place in range(1, LOCATIONS + 1):
                    free = not game.closed[place] and not is_full(game, book, place)
                    offer_if(menu, free and place != game.where[seat, kind], PLAY_DRINK + kind * LOCATIONS + place - 1)
    offer(menu, DONE)


@long_rule
def drink(game: Game, seat: int, kind: int, place: int) -> None:
    """R43: as often as there are drinks."""
    game.asked = 0
    spend(game, seat, DRINK)
    emit(game, DRANK, seat, kind, game.where[seat, kind], place)
    put(game, seat, kind, place)
    judge_hand(game, seat, DRINK)
    game.stage = STEPPED
