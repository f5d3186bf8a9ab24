"""What givers know of their gifts (Q67), redrawn for a seat that does not know it.

Nobody else saw which of the cards in a hand each played card was: all are equally likely, except that a seat assumes
that it was its own gift, if it knows of such a card there. Gifts still in the hand may be any of its cards. So
everybody who gave something knows what the cards and the story make of it.
"""

from typing import Any

from turnkey.core.chance import pick
from turnkey.core.rule import long_rule, rule
from turnkey.core.secrecy import knows
from turnkey.games.lockdown.rules.gifts import doubt_gift
from turnkey.games.lockdown.state import CAME, CARD_KINDS, GIVEN, MOST_GIFTS, MOST_SEATS, PLAYED, Book, Game

STILL_THERE = CARD_KINDS + 1  # for a gift whose card is not settled yet


@rule
def known_gifts(game: Game, seat: int, receiver: int, card: int) -> int:
    """Q67: the copies of a card that this seat knows in another hand."""
    count = 0
    if seat < MOST_SEATS:
        for place in range(MOST_GIFTS):
            if game.gift_to[seat, place] == receiver + 1 and game.gift_card[seat, place] == card + 1:
                count += 1
    return count


@rule
def redraw_gifts(game: Game, book: Book, seat: int, dice: Any) -> None:
    for receiver in range(book.players):
        if receiver != seat and not knows(game.hand_seen_by[receiver], seat) and was_given(game, receiver, seat):
            retell(game, seat, receiver, dice)


@rule
def was_given(game: Game, receiver: int, seat: int) -> bool:
    """Whether anybody but the seat gave something to this hand."""
    for giver in range(MOST_SEATS):
        if giver != seat:
            for place in range(MOST_GIFTS):
                if game.gift_to[giver, place] == receiver + 1:
                    return True
    return False


@long_rule
def retell(game: Game, seat: int, receiver: int, dice: Any) -> None:
    """The hand's story once more, with a card for every gift that the seat does not know."""
    forget_what_others_know(game, seat, receiver)
    own = 0  # the seat's own gifts in the hand: four bits for each card
    others = game.hand_size[receiver]  # cards that are no gifts; at first, those from before the story
    for at in range(game.told[receiver]):
        others += 1 if game.story[receiver, at] >= PLAYED else -1
    for at in range(game.told[receiver]):
        what = game.story[receiver, at]
        if what >= PLAYED:
            if (own >> (4 * (what - PLAYED))) & 15:
                own -= 1 << (4 * (what - PLAYED))
            else:
                others -= retell_play(game, receiver, what - PLAYED, others, dice)
            continue
        giver = what - GIVEN
        place = -1 if what == CAME else place_of_gift(game, receiver, at)
        if place < 0:
            others += 1
        elif giver == seat:
            own += 1 << (4 * (game.gift_was[giver, place] - 1))
        else:
            game.gift_card[giver, place] = STILL_THERE
    settle(game, receiver, dice)
    for giver in range(MOST_SEATS):
        if giver != seat:
            recall(game, giver, receiver)


@rule
def forget_what_others_know(game: Game, seat: int, receiver: int) -> None:
    for giver in range(MOST_SEATS):
        if giver != seat:
            for place in range(MOST_GIFTS):
                if game.gift_to[giver, place] == receiver + 1:
                    game.gift_card[giver, place] = 0
                    game.gift_was[giver, place] = 0


@rule
def place_of_gift(game: Game, receiver: int, at: int) -> int:
    """Where the giver keeps this gift of the story in mind; -1 if it does not. Both forget the oldest ones first."""
    giver = game.story[receiver, at] - GIVEN
    left = 0
    for later in range(at + 1, game.told[receiver]):
        left += 1 if game.story[receiver, later] == GIVEN + giver else 0
    for place in range(MOST_GIFTS - 1, -1, -1):
        if game.gift_to[giver, place] == receiver + 1:
            if left == 0:
                return place
            left -= 1
    return -1


@rule
def retell_play(game: Game, receiver: int, card: int, others: int, dice: Any) -> int:
    """A card that was played was one of the others (1) or one of the gifts (0), whose card is settled by that."""
    gifts = settled_as(game, receiver, STILL_THERE - 1)
    left = pick(dice, max(others + gifts, 1)) - others
    if left < 0:
        return 1
    for giver in range(MOST_SEATS):
        for place in range(MOST_GIFTS):
            if game.gift_to[giver, place] == receiver + 1 and game.gift_card[giver, place] == STILL_THERE:
                if left == 0:
                    game.gift_was[giver, place] = card + 1
                    game.gift_card[giver, place] = 0
                    return 0
                left -= 1
    return 0


@rule
def settle(game: Game, receiver: int, dice: Any) -> None:
    """Gifts that are still in the hand are any cards of it but those that the seat itself knows there."""
    for giver in range(MOST_SEATS):
        for place in range(MOST_GIFTS):
            if game.gift_to[giver, place] == receiver + 1 and game.gift_card[giver, place] == STILL_THERE:
                card = pick_in_hand(game, receiver, dice)
                game.gift_was[giver, place] = card + 1
                game.gift_card[giver, place] = card + 1


@rule
def pick_in_hand(game: Game, receiver: int, dice: Any) -> int:
    """A card of the hand that neither a gift settled so far nor one that the seat knows accounts for."""
    free = 0
    for card in range(CARD_KINDS):
        free += game.hand[receiver, card] - settled_as(game, receiver, card)
    left = pick(dice, max(free, 1))
    card = 0
    while card < CARD_KINDS - 1:
        here = game.hand[receiver, card] - settled_as(game, receiver, card)
        if left < here:
            return card
        left -= here
        card += 1
    return card


@long_rule
def settled_as(game: Game, receiver: int, card: int) -> int:
    count = 0
    for giver in range(MOST_SEATS):
        count += known_gifts(game, giver, receiver, card)
    return count


@rule
def recall(game: Game, giver: int, receiver: int) -> None:
    """Q67: what the giver makes of the story, now that its gifts have their cards."""
    for place in range(MOST_GIFTS):
        if game.gift_to[giver, place] == receiver + 1:
            game.gift_card[giver, place] = 0
    for at in range(game.told[receiver]):
        what = game.story[receiver, at]
        if what >= PLAYED:
            doubt_gift(game, giver, receiver, what - PLAYED)
        elif what == GIVEN + giver:
            place = place_of_gift(game, receiver, at)
            if place >= 0:
                game.gift_card[giver, place] = game.gift_was[giver, place]
