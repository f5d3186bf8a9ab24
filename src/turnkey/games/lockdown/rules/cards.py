"""The Object cards: deck, hands, discards, the box (R5, R6, R26)."""

from typing import Any

from turnkey.core.chance import draw_from
from turnkey.core.journal import emit, more
from turnkey.core.rule import rule
from turnkey.games.lockdown.events import DRAW, NEW_DELIVERY
from turnkey.games.lockdown.rules.claims import doubt_hand
from turnkey.games.lockdown.rules.gifts import doubt_gifts, tell
from turnkey.games.lockdown.state import CAME, CARD_KINDS, PLAYED, Book, Game


@rule
def tell_cards(game: Game, cards: Any) -> None:
    """Every card of a pile, as the list of the event before it."""
    for card in range(CARD_KINDS):
        for _ in range(cards[card]):
            more(game, card)


@rule
def draw_card(game: Game, knowers: int) -> int:
    """The top card of the deck, seen by these seats."""
    card = draw_from(game, DRAW, game.deck, knowers)
    game.deck[card] -= 1
    game.deck_size -= 1
    return card


@rule
def take_in_hand(game: Game, seat: int, card: int) -> None:
    game.hand[seat, card] += 1
    game.hand_size[seat] += 1
    tell(game, seat, CAME)
    doubt_hand(game, seat)


@rule
def may_be_held(game: Game, book: Book, card: int) -> bool:
    """Q69: as far as everybody knows: not all copies lie face up among the discards."""
    return game.discard[card] < book.copies[card]


@rule
def spend(game: Game, seat: int, card: int) -> None:
    """R26: a card is played: revealed, and discarded face up."""
    game.hand[seat, card] -= 1
    game.discard[card] += 1
    game.played[seat, card] += 1
    game.cards_played += 1
    game.hand_size[seat] -= 1
    tell(game, seat, PLAYED + card)
    doubt_gifts(game, seat, card)


@rule
def deliver_again(game: Game, book: Book) -> None:
    """v13, Q61, Q66: the discards become a new deck, whose cards everybody knows; the box stays closed."""
    for card in range(CARD_KINDS):
        game.deck[card] = game.discard[card]
        game.new_deck[card] = game.discard[card]
        game.deck_size += game.discard[card]
        game.discard[card] = 0
    if game.deck_size == 0:
        return
    game.redelivered = True
    for seat in range(book.players):
        game.old_size[seat] = game.hand_size[seat]
        game.old_boxed_size[seat] = game.boxed_size[seat]
        for card in range(CARD_KINDS):
            game.old_hand[seat, card] = game.hand[seat, card]
            game.old_boxed[seat, card] = game.boxed[seat, card]
            game.played[seat, card] = 0
    emit(game, NEW_DELIVERY, game.deck_size)
