"""Phase 1: who searches the truck, keeps a card, gives one away and boxes one (R20-R26)."""

from typing import Any

from turnkey.core.journal import LATEST_SECRETS, emit, reveal, whisper
from turnkey.core.menu import offer_if
from turnkey.core.rule import long_rule, rule
from turnkey.games.lockdown.actions import GIFT, KEEP, TO
from turnkey.games.lockdown.events import BOXED, DREW, GAVE, KEPT, PHASE_STARTS, TRUCK_ALONE, TRUCK_EMPTY
from turnkey.games.lockdown.rules.cards import deliver_again, draw_card, take_in_hand, tell_cards
from turnkey.games.lockdown.rules.claims import forget_gift_promises, judge_gift
from turnkey.games.lockdown.rules.gifts import remember_gift
from turnkey.games.lockdown.rules.mall import living
from turnkey.games.lockdown.rules.vote import end_vote, offer_seats, only_seat, open_vote
from turnkey.games.lockdown.state import (
    BADGE,
    CARD_KINDS,
    DRAWN_AT_TRUCK,
    DRAWN_FROM_EMPTY_SHELVES,
    EMPTY_SHELVES,
    HAND_OUT,
    NO_SEAT,
    PARKING,
    SECOND_DELIVERY,
    TRUCK_GIFT,
    TRUCK_KEEP,
    TRUCK_PHASE,
    TRUCK_RECIPIENT,
    TRUCK_SINGLE,
    Book,
    Game,
)


@long_rule
def go_to_truck(game: Game, book: Book) -> None:
    """R20, R23: a vote at the Parking Lot, if anybody is there and anything is left; v13: a new deck first."""
    game.phase = TRUCK_PHASE
    emit(game, PHASE_STARTS, TRUCK_PHASE)
    if book.variant == SECOND_DELIVERY and game.deck_size == 0 and game.crowd[PARKING] > 0:
        deliver_again(game, book)
    if game.deck_size == 0:
        emit(game, TRUCK_EMPTY)
        game.stage = BADGE
    elif game.crowd[PARKING] == 0:
        emit(game, TRUCK_ALONE)
        game.stage = BADGE
    else:
        open_vote(game, book, PARKING)


@rule
def receivers(game: Game, book: Book) -> int:
    """R22, Q24: whom the searcher may give a card."""
    seats = (1 << book.players) - 1 if book.gift_to_eliminated else living(game, book)
    return seats & ~(1 << game.elected)


@long_rule
def search(game: Game, book: Book) -> None:
    """R21, R24, R25, v20: the elected seat draws; what it sees nobody else does."""
    seat = game.elected
    count = DRAWN_FROM_EMPTY_SHELVES if book.variant == EMPTY_SHELVES else DRAWN_AT_TRUCK
    count = min(count, game.deck_size)
    game.drawn_seen_by = 1 << seat
    game.picked = NO_SEAT
    for _ in range(count):
        game.drawn[draw_card(game, 1 << seat)] += 1
        game.drawn_size += 1
    whisper(game, 1 << seat, DREW, seat, count, game.deck_size)
    tell_cards(game, game.drawn)
    if count > 1:
        game.stage = TRUCK_KEEP
        game.asked = 1 << seat
    elif receivers(game, book) != 0:
        game.stage = TRUCK_SINGLE
        game.asked = 1 << seat
    else:  # Q52
        keep(game, seat, only_drawn(game))
        game.stage = HAND_OUT


@rule
def only_drawn(game: Game) -> int:
    """The first of the drawn cards; asked where there is only one."""
    card = 0
    while game.drawn[card] == 0:
        card += 1
    return card


@rule
def offer_drawn(game: Game, book: Book, menu: Any) -> None:
    """`truck_keep`, `truck_gift` and `truck_single`: the kinds before the searcher, and for a single card the seats."""
    first = GIFT if game.stage == TRUCK_GIFT else KEEP
    for card in range(CARD_KINDS):
        offer_if(menu, game.drawn[card] > 0, first + card)
    if game.stage == TRUCK_SINGLE:
        offer_seats(book, receivers(game, book), TO, menu)


@rule
def offer_receivers(game: Game, book: Book, menu: Any) -> None:
    offer_seats(book, receivers(game, book), TO, menu)


@rule
def keep(game: Game, seat: int, card: int) -> None:
    """R21, R25: into the own hand."""
    game.asked = 0
    game.drawn[card] -= 1
    game.drawn_size -= 1
    take_in_hand(game, seat, card)
    whisper(game, 1 << seat, KEPT, seat, card, game.hand_size[seat])
    game.stage = HAND_OUT


@rule
def offer_gift(game: Game, card: int) -> None:
    """R21: which of the others is given; the third goes into the box."""
    game.asked = 0
    game.offering = card + 1
    game.stage = HAND_OUT


@rule
def name_receiver(game: Game, seat: int) -> None:
    game.asked = 0
    game.picked = seat
    game.stage = HAND_OUT


@long_rule
def hand_out(game: Game, book: Book) -> None:
    """R21, R24, R25, Q52: a card to another seat, if there is one and anybody may have it; the rest into the box."""
    seat = game.elected
    others = receivers(game, book)
    if game.drawn_size > 0 and others != 0:
        if game.offering == 0 and game.drawn_size > 1:
            game.stage = TRUCK_GIFT
            game.asked = 1 << seat
            return
        if game.offering == 0:
            game.offering = only_drawn(game) + 1
        if game.picked == NO_SEAT:
            game.picked = only_seat(others)
        if game.picked == NO_SEAT:
            game.stage = TRUCK_RECIPIENT
            game.asked = 1 << seat
            return
        give(game, seat, game.picked, game.offering - 1)
    elif book.talk_is_on:
        if others != 0:  # a single card was kept: a seat that was promised one did not get it
            judge_gift(game, seat, NO_SEAT)
        else:
            forget_gift_promises(game)
    if game.drawn_size > 0:
        box_the_rest(game, seat)
    game.offering = 0
    game.drawn_seen_by = 0
    game.picked = NO_SEAT
    end_vote(game, book)
    game.stage = BADGE


@rule
def give(game: Game, giver: int, receiver: int, card: int) -> None:
    """R21, Q67: the receiver sees what it is, all others only who received it."""
    if game.drawn_size > 1:  # it was chosen, and the record says which
        reveal(game, LATEST_SECRETS + 1, giver, 1 << receiver)
    game.drawn[card] -= 1
    game.drawn_size -= 1
    take_in_hand(game, receiver, card)
    remember_gift(game, giver, receiver, card)
    whisper(game, (1 << giver) | (1 << receiver), GAVE, giver, receiver, card, game.hand_size[receiver])
    judge_gift(game, giver, receiver)


@rule
def box_the_rest(game: Game, seat: int) -> None:
    """R21, Q61: out of the game, face down; only the searcher knows."""
    for card in range(CARD_KINDS):
        for _ in range(game.drawn[card]):
            game.boxed[seat, card] += 1
            game.boxed_size[seat] += 1
            whisper(game, 1 << seat, BOXED, seat, card, game.boxed_size[seat])
        game.drawn[card] = 0
    game.drawn_size = 0
