"""What a seat cannot know, redrawn: dice, secret choices, cards, and what others know of their gifts.

Choices are taken as made blindly: every world drawn fits all that the seat saw, and among those each way to lay the
unseen cards into the unseen places is as likely as any other.
"""

from typing import Any

from turnkey.core.chance import pick, reseed
from turnkey.core.rule import rule
from turnkey.core.secrecy import knows
from turnkey.games.lockdown.knowledge.delivery import exchange_hidden
from turnkey.games.lockdown.knowledge.gifts import known_gifts, redraw_gifts
from turnkey.games.lockdown.rules.mall import may_go_to
from turnkey.games.lockdown.state import CARD_KINDS, LOCATIONS, Book, Game


@rule
def determinize(game: Game, book: Book, seat: int, dice: Any) -> None:
    """Another world that this seat cannot tell from the true one."""
    reseed(game, dice)
    redraw_dice(game, seat, dice)
    redraw_choices(game, book, seat, dice)
    if game.redelivered:
        exchange_hidden(game, book, seat, dice)
    else:
        redeal_hidden(game, book, seat, dice)
    redraw_offering(game, seat, dice)
    redraw_gifts(game, book, seat, dice)


@rule
def redraw_dice(game: Game, seat: int, dice: Any) -> None:
    """R28: the same number of dice under the box, rolled again."""
    if knows(game.dice_seen_by, seat):
        return
    for face in range(LOCATIONS):
        game.dice[face] = 0
    for _ in range(game.dice_rolled):
        game.dice[pick(dice, LOCATIONS)] += 1


@rule
def redraw_choices(game: Game, book: Book, seat: int, dice: Any) -> None:
    """R17, R35: votes and destinations that are not revealed yet: any that could have been chosen."""
    for other in range(book.players):
        if knows(game.voted, other) and not knows(game.vote_seen_by[other], seat):
            game.vote[other] = 1 + one_of(game.candidates, dice)
        if knows(game.chosen, other) and not knows(game.destination_seen_by[other], seat):
            places = 0
            for place in range(1, LOCATIONS + 1):
                if may_go_to(game, other, place):
                    places |= 1 << place
            game.destination[other] = one_of(places, dice)


@rule
def one_of(things: int, dice: Any) -> int:
    """One of a set, all equally likely."""
    count = 0
    rest = things
    while rest:
        rest &= rest - 1
        count += 1
    left = pick(dice, count)
    thing = 0
    while True:
        if knows(things, thing):
            if left == 0:
                return thing
            left -= 1
        thing += 1


# Cards


@rule
def redeal_hidden(game: Game, book: Book, seat: int, dice: Any) -> None:
    """All unseen cards together, and dealt again; what the seat gave and knows of stays where it is."""
    for other in range(book.players):
        for card in range(CARD_KINDS):
            if not knows(game.hand_seen_by[other], seat):
                known = known_gifts(game, seat, other, card)
                game.deck[card] += game.hand[other, card] - known
                game.hand[other, card] = known
            if not knows(game.boxed_seen_by[other], seat):
                game.deck[card] += game.boxed[other, card]
                game.boxed[other, card] = 0
    if not knows(game.drawn_seen_by, seat):
        for card in range(CARD_KINDS):
            game.deck[card] += game.drawn[card]
            game.drawn[card] = 0
        for _ in range(game.drawn_size):
            game.drawn[take_unseen(game, dice)] += 1
    for other in range(book.players):
        if not knows(game.hand_seen_by[other], seat):
            missing = game.hand_size[other]
            for card in range(CARD_KINDS):
                missing -= game.hand[other, card]
            for _ in range(missing):
                game.hand[other, take_unseen(game, dice)] += 1
        if not knows(game.boxed_seen_by[other], seat):
            for _ in range(game.boxed_size[other]):
                game.boxed[other, take_unseen(game, dice)] += 1


@rule
def take_unseen(game: Game, dice: Any) -> int:
    """One of the cards put together in the deck, blindly."""
    total = 0
    for card in range(CARD_KINDS):
        total += game.deck[card]
    left = pick(dice, total)
    card = 0
    while left >= game.deck[card]:
        left -= game.deck[card]
        card += 1
    game.deck[card] -= 1
    return card


@rule
def redraw_offering(game: Game, seat: int, dice: Any) -> None:
    """The card that the searcher has chosen to give: any of those before it."""
    if game.offering == 0 or knows(game.drawn_seen_by, seat):
        return
    left = pick(dice, game.drawn_size)
    card = 0
    while left >= game.drawn[card]:
        left -= game.drawn[card]
        card += 1
    game.offering = card + 1
