"""Interception: those who share the drawer's space see the card, and may exchange one of their own for it (R19-R24)."""

from typing import Any

from turnkey.core.journal import LATEST_SECRETS, emit, reveal, whisper
from turnkey.core.menu import offer, offer_if
from turnkey.core.rule import rule
from turnkey.games.locked_out.actions import PASS, SWAP
from turnkey.games.locked_out.events import DREW, EXCHANGED, INTERCEPTED, KEPT, NOTHING_TO_GIVE, PASSED, SHOWN
from turnkey.games.locked_out.rules.story import gain, give_up, keep_drawn
from turnkey.games.locked_out.rules.turn import next_seat
from turnkey.games.locked_out.state import INTERCEPT, MAX_PILE, N_CARDS, PLAY_CARD, SHOW, Book, Game


@rule
def show_drawn(game: Game, book: Book) -> None:
    """R19, Q8, Q48: shown to the next seat clockwise that stands here; one without cards sees it and has no answer.

    R22: when all have seen it, the drawer keeps it. R23, Q11: nobody is asked whether to show it, in a search turn
    either.
    """
    drawer = game.active
    room = game.where[drawer]
    top = game.taken[room] - 1
    seat = next_seat(game.actor, book)
    while seat != drawer:
        if game.where[seat] == room:
            game.pile_seen_by[room, top] |= 1 << seat
            reveal(game, DREW, MAX_PILE * room + top, 1 << seat)
            whisper(game, game.pile_seen_by[room, top], SHOWN, drawer, seat, room, game.pile[room, top])
            if game.hand_size[seat] > 0:
                game.actor = seat
                game.phase = INTERCEPT
                return
            emit(game, NOTHING_TO_GIVE, seat, drawer)
        seat = next_seat(seat, book)
    keep_drawn(game, drawer, drawer, MAX_PILE * room + top, game.pile[room, top])
    if game.pile_seen_by[room, top] != 1 << drawer:  # others might have had it
        whisper(
            game, game.pile_seen_by[room, top], KEPT, drawer, room, game.pile[room, top], game.hand_size[drawer]
        )  # fmt: skip
    game.actor = drawer
    game.phase = PLAY_CARD


@rule
def offer_exchange(game: Game, seat: int, menu: Any) -> None:
    """R20, Q9: any kind of the own hand, the very kind of the drawn card too."""
    offer(menu, PASS)
    for card in range(1, N_CARDS):
        offer_if(menu, game.hand[seat, card] > 0, SWAP + card - 1)


@rule
def let_pass(game: Game, seat: int) -> None:
    """Q10: one answer each."""
    emit(game, PASSED, seat, game.active)
    game.phase = SHOW


@rule
def exchange(game: Game, seat: int, card: int) -> None:
    """R20, R21: the interceptor keeps the drawn card, the drawer the one given; nobody else is shown anything."""
    drawer = game.active
    room = game.where[drawer]
    top = game.taken[room] - 1
    both = (1 << seat) | (1 << drawer)
    give_up(game, seat, card)
    gain(game, drawer, card)
    game.given[room, top] = card
    game.given_seen_by[room, top] = both
    keep_drawn(game, drawer, seat, MAX_PILE * room + top, game.pile[room, top])
    reveal(game, LATEST_SECRETS + 1, seat, both)
    whisper(game, game.pile_seen_by[room, top], INTERCEPTED, seat, drawer, room, game.pile[room, top])
    whisper(game, both, EXCHANGED, seat, drawer, card)
    game.exchanges += 1
    game.actor = drawer
    game.phase = PLAY_CARD
