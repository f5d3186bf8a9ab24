"""What a seat cannot know, redrawn: dice, secret choices, cards, and what others know of their gifts.

Choices are taken as made blindly: every world drawn fits all that the seat saw, and among those each way to lay the
unseen cards into the unseen places is as likely as any other.
"""

from typing import Any

from turnkey.core.chance import pick, reseed
from turnkey.core.pools import count_all, deal_out, gather, pick_kind
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
        if not knows(game.hand_seen_by[other], seat):
            gather(game.hand[other], game.deck)
            for card in range(CARD_KINDS):
                game.hand[other, card] = known_gifts(game, seat, other, card)
                game.deck[card] -= game.hand[other, card]
        if not knows(game.boxed_seen_by[other], seat):
            gather(game.boxed[other], game.deck)
    if not knows(game.drawn_seen_by, seat):
        gather(game.drawn, game.deck)
        deal_out(game.deck, game.drawn, game.drawn_size, dice)
    for other in range(book.players):
        if not knows(game.hand_seen_by[other], seat):
            deal_out(game.deck, game.hand[other], game.hand_size[other] - count_all(game.hand[other]), dice)
        if not knows(game.boxed_seen_by[other], seat):
            deal_out(game.deck, game.boxed[other], game.boxed_size[other], dice)


@rule
def redraw_offering(game: Game, seat: int, dice: Any) -> None:
    """The card that the searcher has chosen to give: any of those before it."""
    if game.offering != 0 and not knows(game.drawn_seen_by, seat):
        game.offering = pick_kind(game.drawn, dice) + 1
