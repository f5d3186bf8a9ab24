"""v13: what a seat cannot know once the discards became a new deck, redrawn.

There are then two lots of cards: those that lay in hands and boxes when the new deck was made, and the new deck's,
which everybody knows. Cards change places only within their lot. Starting from the true world, unseen cards of one
lot are exchanged at random, very often; on the way a hand may be short of cards that were played from it since, and a
world is taken only when none is.
"""

from typing import Any

from turnkey.core.chance import pick
from turnkey.core.rule import long_rule, rule
from turnkey.core.secrecy import knows
from turnkey.games.lockdown.state import CARD_KINDS, MOST_GIFTS, MOST_SEATS, Book, Game

# Who holds cards: hands, boxes, the deck, and what lies before a searcher
BOXES, DECK, SEARCHER = MOST_SEATS, 2 * MOST_SEATS, 2 * MOST_SEATS + 1
HOLDERS = 2 * MOST_SEATS + 2
EXCHANGES_A_CARD = 24
MOST_SHORT = 2  # without being short for a while, the chain could not reach every world
MOST_ROUNDS = 1000


@rule
def exchange_hidden(game: Game, book: Book, seat: int, dice: Any) -> None:
    old, new = 0, 0
    for holder in range(HOLDERS):
        old += places_of(game, book, seat, holder, True)
        new += places_of(game, book, seat, holder, False)
    for _ in range(MOST_ROUNDS):
        for _ in range(EXCHANGES_A_CARD * (old + new)):
            from_old = pick(dice, old + new) < old
            exchange(game, book, seat, from_old, old if from_old else new, dice)
        if shortage(game, book, seat) == 0:
            return


@rule
def is_unseen(game: Game, book: Book, seat: int, holder: int) -> bool:
    if holder == DECK:
        return True
    if holder == SEARCHER:
        return not knows(game.drawn_seen_by, seat)
    if holder >= BOXES:
        return holder - BOXES < book.players and not knows(game.boxed_seen_by[holder - BOXES], seat)
    return holder < book.players and not knows(game.hand_seen_by[holder], seat)


@rule
def places_of(game: Game, book: Book, seat: int, holder: int, from_old: bool) -> int:
    """How many cards of a lot went to a holder that the seat cannot look at: everybody can count that."""
    if not is_unseen(game, book, seat, holder):
        return 0
    count = 0
    for card in range(CARD_KINDS):
        count += count_of(game, holder, card, from_old)
    return count


@rule
def count_of(game: Game, holder: int, card: int, from_old: bool) -> int:
    """Cards of a lot that came to a holder; a hand's may have been played since."""
    if holder == DECK:
        return 0 if from_old else game.deck[card]
    if holder == SEARCHER:
        return 0 if from_old else game.drawn[card]
    if holder >= BOXES:
        old = game.old_boxed[holder - BOXES, card]
        return old if from_old else game.boxed[holder - BOXES, card] - old
    old = game.old_hand[holder, card]
    return old if from_old else game.hand[holder, card] + game.played[holder, card] - old


@long_rule
def exchange(game: Game, book: Book, seat: int, from_old: bool, places: int, dice: Any) -> None:
    """Two unseen places of a lot change their cards, unless hands would then be too short."""
    one, card = pick_place(game, book, seat, from_old, pick(dice, places))
    other, other_card = pick_place(game, book, seat, from_old, pick(dice, places))
    if one == other or card == other_card:
        return
    trade(game, one, card, other, other_card, from_old)
    if shortage(game, book, seat) > MOST_SHORT:
        trade(game, one, other_card, other, card, from_old)


@rule
def pick_place(game: Game, book: Book, seat: int, from_old: bool, place: int) -> tuple[int, int]:
    """The holder of the place with this number, and the card in it."""
    holder = 0
    while True:
        if is_unseen(game, book, seat, holder):
            for card in range(CARD_KINDS):
                count = count_of(game, holder, card, from_old)
                if place < count:
                    return holder, card
                place -= count
        holder += 1


@rule
def trade(game: Game, one: int, card: int, other: int, other_card: int, from_old: bool) -> None:
    change(game, one, card, -1, from_old)
    change(game, one, other_card, 1, from_old)
    change(game, other, other_card, -1, from_old)
    change(game, other, card, 1, from_old)


@rule
def change(game: Game, holder: int, card: int, by: int, from_old: bool) -> None:
    if holder == DECK:
        game.deck[card] += by
    elif holder == SEARCHER:
        game.drawn[card] += by
    elif holder >= BOXES:
        game.boxed[holder - BOXES, card] += by
        if from_old:
            game.old_boxed[holder - BOXES, card] += by
    else:
        game.hand[holder, card] += by
        if from_old:
            game.old_hand[holder, card] += by


@long_rule
def shortage(game: Game, book: Book, seat: int) -> int:
    """How many cards unseen hands lack: those played since, and those that this seat gave and knows there."""
    short = 0
    for other in range(book.players):
        if not knows(game.hand_seen_by[other], seat):
            for card in range(CARD_KINDS):
                needed = 0
                if seat < MOST_SEATS:
                    for place in range(MOST_GIFTS):
                        if game.gift_to[seat, place] == other + 1 and game.gift_card[seat, place] == card + 1:
                            needed += 1
                short += max(needed - game.hand[other, card], 0)
    return short
