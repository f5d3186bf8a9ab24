"""Solitary: the guards' posts, their turns in Roll Call, their strength (R76-R80, Q52, Q53)."""

from typing import Any

from turnkey.core.chance import draw_among, draw_from
from turnkey.core.journal import answer, emit
from turnkey.core.menu import offer_if
from turnkey.core.rule import rule
from turnkey.core.secrecy import EVERYONE, knows
from turnkey.games.lockup.actions import FLIP
from turnkey.games.lockup.events import (
    GUARD_ADDED,
    GUARD_CARD,
    GUARD_SHOWN,
    GUARDS_POSTED,
    LOCATION_CARD,
    NO_GUARD,
    OFF_DUTY_CARD,
)
from turnkey.games.lockup.rules.asking import ask
from turnkey.games.lockup.state import (
    ALL_PLACEABLE,
    GOON_SPACES,
    GUARD_COUNT,
    GUARD_FLIP,
    GUARDS,
    HIDDEN,
    LIBRARY,
    LOCATION_CARD_COUNT,
    OFF_BOARD,
    OFF_DUTY,
    ON_DUTY,
    PLACEABLE,
    TURN_ENDS,
    UNUSED,
    Book,
    Game,
)

NO_ONE = 0


@rule
def post_guards(game: Game, book: Book) -> None:
    """R76: all cards of the game shuffled; one face down at each location but the Library."""
    game.guard_deck_size = 0
    for card in range(GUARD_COUNT):
        used = book.guard_set[card] == 0 or book.guard_set[card] == 1 + book.difficulty
        game.guard[card] = HIDDEN if used else UNUSED
        game.guard_deck[card] = 1 if used else 0
        game.guard_deck_size += game.guard_deck[card]
    for location in range(PLACEABLE):
        card = draw_among(game, GUARD_CARD, game.guard_deck, 1, NO_ONE)
        game.guard_deck[card] = 0
        game.guard_deck_size -= 1
        game.guard_down[location] = card + 1
        game.guard_seen_by[location] = NO_ONE
    game.guards_hidden = ALL_PLACEABLE
    game.crew[GUARDS] = ALL_PLACEABLE
    for card in range(LOCATION_CARD_COUNT):
        game.location_card[card] = 1
    emit(game, GUARDS_POSTED)


# The guards' turn in Roll Call


@rule
def guards_turn(game: Game, book: Book) -> None:
    """R78: the player turns one up; the last one left is turned up without asking."""
    places = game.guards_hidden
    game.stage = GUARD_FLIP
    if places == 0:
        send_guard(game, book)
    elif places & (places - 1) == 0:
        location = 0
        while not knows(places, location):
            location += 1
        answer(game, 0, FLIP + location)
        flip(game, book, location)
    else:
        ask(game, 0)


@rule
def offer_flips(game: Game, menu: Any) -> None:
    for location in range(PLACEABLE):
        offer_if(menu, knows(game.guards_hidden, location), FLIP + location)


@rule
def flip(game: Game, book: Book, location: int) -> None:
    show_guard(game, location)
    send_guard(game, book)


@rule
def show_guard(game: Game, location: int) -> int:
    """A face-down card is turned up."""
    card = game.guard_down[location] - 1
    game.guard_down[location] = 0
    game.guard_seen_by[location] = EVERYONE
    game.guards_hidden &= ~(1 << location)
    game.guard[card] = ON_DUTY + location
    emit(game, GUARD_SHOWN, location, card)
    return card


@rule
def send_guard(game: Game, book: Book) -> None:
    """R78, Q53: the top location card; unless it says Off Duty, the top guard card goes there, face up."""
    game.stage = TURN_ENDS
    left = 0
    for card in range(LOCATION_CARD_COUNT):
        left += game.location_card[card]
    if left == 0:
        return
    card = draw_from(game, LOCATION_CARD, game.location_card)
    game.location_card[card] = 0
    if book.card_location[card] == OFF_DUTY:
        emit(game, OFF_DUTY_CARD)
    else:
        add_guard(game, book.card_location[card])


@rule
def add_guard(game: Game, location: int) -> None:
    """The top guard card, face up; with none left nobody comes."""
    if game.guard_deck_size == 0:
        emit(game, NO_GUARD, location)
        return
    card = draw_among(game, GUARD_CARD, game.guard_deck, 1)
    game.guard_deck[card] = 0
    game.guard_deck_size -= 1
    game.guard[card] = ON_DUTY + location
    emit(game, GUARD_ADDED, location, card)


# Lights Out


@rule
def turn_up_guards(game: Game, book: Book, location: int) -> None:
    """R21, Q53: a Whistle that was still face down brings one more."""
    if knows(game.guards_hidden, location):
        card = show_guard(game, location)
        if book.guard_whistle[card]:
            add_guard(game, location)


@rule
def guard_strength(game: Game, book: Book, location: int) -> int:
    """R80: the sum of their cards; an Enforcer is as strong as the guards have power."""
    total = 0
    for card in range(GUARD_COUNT):
        if game.guard[card] == ON_DUTY + location:
            total += game.power[GUARDS] if book.guard_enforcer[card] else book.guard_strength[card]
    return total


@rule
def guards_have_lookout(game: Game, book: Book, location: int) -> bool:
    for card in range(GUARD_COUNT):
        if book.guard_lookout[card] and game.guard[card] == ON_DUTY + location:
            return True
    return False


@rule
def guards_go_home(game: Game, location: int) -> None:
    for card in range(GUARD_COUNT):
        if game.guard[card] == ON_DUTY + location:
            game.guard[card] = OFF_BOARD


@rule
def guards_to_library(game: Game, location: int) -> None:
    """R88: without a reward, like any crew."""
    for card in range(GUARD_COUNT):
        if game.guard[card] == ON_DUTY + location:
            game.guard[card] = ON_DUTY + LIBRARY


@rule
def goon_for_guards(game: Game, book: Book) -> int:
    """R82: most icons; of equals the one nearest to the sewers."""
    best, most = 0, -1
    for space in range(GOON_SPACES):
        goon = game.goon_at[space] - 1
        if goon >= 0 and book.goon_suspicion[goon] > most:
            best, most = goon, book.goon_suspicion[goon]
    return best
