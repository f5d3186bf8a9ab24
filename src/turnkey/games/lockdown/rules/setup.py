"""Setting up: tokens, the first cards, every family placed by its dice (R5-R11)."""

from typing import Any

from turnkey.core.chance import draw, draw_from
from turnkey.core.journal import emit, whisper
from turnkey.core.menu import offer_if
from turnkey.core.rule import long_rule, rule
from turnkey.core.secrecy import EVERYONE
from turnkey.games.lockdown.actions import PLACE
from turnkey.games.lockdown.events import (
    DEAL,
    DEALT,
    FIRST_BADGE,
    FIRST_DICE,
    FIRST_MARTYR,
    OVERFLOWED,
    PHASE_STARTS,
    PLACED,
    ROLL_DIE,
    ROLLED,
    TOKENS,
)
from turnkey.games.lockdown.rules.cards import take_in_hand
from turnkey.games.lockdown.rules.floor import tell_dice
from turnkey.games.lockdown.rules.mall import following, is_full, put
from turnkey.games.lockdown.state import (
    ARRIVE,
    ASIDE,
    CARD_KINDS,
    LOCATIONS,
    MOST_SEATS,
    NO_SEAT,
    PARKING,
    PLACE_START,
    SETUP,
    START_DICE,
    SUPPLY,
    Book,
    Game,
)


@rule
def deal(game: Game, book: Book) -> None:
    """R5-R8: everything laid out, tokens given, a card (v05: two) for each seat."""
    lay_out(game, book)
    emit(game, PHASE_STARTS, SETUP)
    give_tokens(game, book)
    for seat in range(book.players):
        for _ in range(book.start_hand):
            card = draw_from(game, DEAL, game.deck, 1 << seat, seat)
            game.deck[card] -= 1
            game.deck_size -= 1
            take_in_hand(game, seat, card)
            whisper(game, 1 << seat, DEALT, seat, card, game.hand_size[seat])


@rule
def lay_out(game: Game, book: Book) -> None:
    """R5, R7: locations open and empty, all Monsters in the supply, the whole deck undealt, nobody placed."""
    game.stage = PLACE_START
    game.monsters[SUPPLY] = book.monsters
    game.elected = NO_SEAT
    game.picked = NO_SEAT
    game.dice_seen_by = EVERYONE
    for seat in range(MOST_SEATS):
        own = 1 << seat
        game.hand_seen_by[seat] = own
        game.boxed_seen_by[seat] = own
        game.gift_seen_by[seat] = own
        game.vote_seen_by[seat] = own
        game.destination_seen_by[seat] = own
    for seat in range(book.players):
        game.here[seat, ASIDE] = book.family
        game.crowd[ASIDE] += book.family
    for card in range(CARD_KINDS):
        game.deck[card] = book.copies[card]
        game.deck_size += book.copies[card]


@rule
def give_tokens(game: Game, book: Book) -> None:
    """R8, Q7: badge and Martyr to two different seats, by agreement or by lot."""
    for seat in range(book.players):
        game.tied[seat] = 1
    game.badge = book.first_badge
    game.martyr = book.first_martyr
    if game.martyr != NO_SEAT:
        game.tied[game.martyr] = 0
    if game.badge == NO_SEAT:
        game.badge = draw_from(game, FIRST_BADGE, game.tied)
    game.tied[game.badge] = 0
    if game.martyr == NO_SEAT:
        game.martyr = draw_from(game, FIRST_MARTYR, game.tied)
    for seat in range(book.players):
        game.tied[seat] = 0
    emit(game, TOKENS, game.badge, game.martyr)


@rule
def placing_seat(game: Game, book: Book) -> int:
    return following(book, game.badge, game.place_in_order)


@long_rule
def place_families(game: Game, book: Book) -> None:
    """R9: clockwise from the badge owner, each seat rolls and places, while its choice makes a difference."""
    while True:
        if game.place_in_order == book.players:
            game.place_in_order = 0
            roll_openly(game, START_DICE)
            emit(game, FIRST_DICE)
            tell_dice(game)
            game.stage = ARRIVE
            return
        seat = placing_seat(game, book)
        left = game.here[seat, ASIDE]
        if left == 0:
            game.place_in_order += 1
        elif left == book.family and game.dice_rolled == 0:
            roll_openly(game, book.family)
            emit(game, ROLLED, seat)
            tell_dice(game)
        elif left > 1 and placing_matters(game, book, left):
            game.asked = 1 << seat
            return
        else:
            for kind in range(book.family):
                if game.where[seat, kind] == ASIDE:
                    place_character(game, book, seat, kind, first_die(game))


@rule
def placing_matters(game: Game, book: Book, left: int) -> bool:
    """R9, R10: unless all dice left lead to one location that has room for all, or all to the Parking Lot."""
    goal: int = ASIDE
    for face in range(LOCATIONS):
        if game.dice[face] > 0:
            place = PARKING if is_full(game, book, face + 1) else face + 1
            if goal != ASIDE and place != goal:
                return True
            goal = place
    return goal != PARKING and game.crowd[goal] + left > book.spots[goal]


@rule
def roll_openly(game: Game, count: int) -> None:
    """R9, R11: dice that everybody sees."""
    game.dice_seen_by = EVERYONE
    game.dice_rolled = count
    for face in range(LOCATIONS):
        game.dice[face] = 0
    for _ in range(count):
        game.dice[draw(game, ROLL_DIE, LOCATIONS)] += 1


@rule
def first_die(game: Game) -> int:
    """The lowest face of the dice that are left."""
    face = 0
    while game.dice[face] == 0:
        face += 1
    return face


@rule
def offer_places(game: Game, book: Book, seat: int, menu: Any) -> None:
    """R9, Q8: any Character that is left by any die that is left."""
    for kind in range(book.family):
        if game.where[seat, kind] == ASIDE:
            for face in range(LOCATIONS):
                offer_if(menu, game.dice[face] > 0, PLACE + kind * LOCATIONS + face)


@rule
def place_character(game: Game, book: Book, seat: int, kind: int, face: int) -> None:
    """R9, R10: at once; if the location is full, in the Parking Lot."""
    game.dice[face] -= 1
    game.dice_rolled -= 1
    place = face + 1
    if is_full(game, book, place):
        emit(game, OVERFLOWED, seat, kind, place)
        place = PARKING
    put(game, seat, kind, place)
    emit(game, PLACED, seat, kind, face, place)
