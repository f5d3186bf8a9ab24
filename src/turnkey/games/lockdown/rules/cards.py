"""The Object cards: deck, hands, discards, the box, and what a searcher knows of its gifts (R5, R6, R26, Q67)."""

from turnkey.core.chance import draw_from
from turnkey.core.journal import emit
from turnkey.core.rule import rule
from turnkey.games.lockdown.events import DRAW, NEW_DELIVERY
from turnkey.games.lockdown.rules.claims import judge_hand
from turnkey.games.lockdown.state import (
    CARD_KINDS,
    MOST_GIFTS,
    MOST_SEATS,
    SURE,
    Book,
    Game,
)


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


@rule
def spend(game: Game, seat: int, card: int) -> None:
    """R26: a card is played: revealed, and discarded face up."""
    game.hand[seat, card] -= 1
    game.discard[card] += 1
    game.played[seat, card] += 1
    game.cards_played += 1
    doubt_gifts(game, seat, card)
    game.hand_size[seat] -= 1
    judge_hand(game, seat, card)


@rule
def doubt_gifts(game: Game, seat: int, card: int) -> None:
    """Q67: every giver who knows of such a card in this hand must take the one played for it."""
    size = game.hand_size[seat]
    for giver in range(MOST_SEATS):
        doubted = False
        for place in range(MOST_GIFTS):
            if game.gift_to[giver, place] == seat + 1:
                game.gift_since[giver, place] |= 1 << card
                game.gift_odds[giver, place] = game.gift_odds[giver, place] * (size - 1) // size
                if game.gift_card[giver, place] == card + 1 and not doubted:
                    game.gift_card[giver, place] = 0
                    doubted = True
        if size == 1:  # the hand is empty now: nothing of it is left to know
            for place in range(MOST_GIFTS - 1, -1, -1):
                if game.gift_to[giver, place] == seat + 1:
                    forget_gift(game, giver, place)


@rule
def forget_gift(game: Game, giver: int, place: int) -> None:
    """The later ones move up, so that they stay in order."""
    for later in range(place, MOST_GIFTS):
        last = later == MOST_GIFTS - 1
        game.gift_card[giver, later] = 0 if last else game.gift_card[giver, later + 1]
        game.gift_to[giver, later] = 0 if last else game.gift_to[giver, later + 1]
        game.gift_odds[giver, later] = 0 if last else game.gift_odds[giver, later + 1]
        game.gift_since[giver, later] = 0 if last else game.gift_since[giver, later + 1]


@rule
def remember_gift(game: Game, giver: int, receiver: int, card: int) -> None:
    """Q67: the giver knows what it gave, and where it lies."""
    if game.gift_to[giver, MOST_GIFTS - 1] != 0:
        forget_gift(game, giver, 0)
    place = 0
    while game.gift_to[giver, place] != 0:
        place += 1
    game.gift_card[giver, place] = card + 1
    game.gift_to[giver, place] = receiver + 1
    game.gift_odds[giver, place] = SURE
    game.gift_since[giver, place] = 0


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
