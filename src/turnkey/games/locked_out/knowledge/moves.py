"""The moves of the chain that wanders from world to world (see `redrawing`).

A move exchanges two unseen cards so that every pile stays what it was built of, perhaps along with gifts of the two
kinds, or changes the kind that was given in an unseen exchange. Each is proposed as often as its reverse, or that is
made up for, and it is taken by the odds of the two worlds.
"""

from typing import Any

from turnkey.core.chance import pick
from turnkey.core.rule import long_rule, rule
from turnkey.core.secrecy import knows
from turnkey.games.locked_out.knowledge.piles import pair_in, pair_was_seen, rename, swap_spots
from turnkey.games.locked_out.knowledge.worlds import GIFT, access_odds, odds_of, regive, retell
from turnkey.games.locked_out.rules.story import is_access, sort_of
from turnkey.games.locked_out.state import (
    ACCESS_SORT,
    BOOTY,
    DRAWN,
    MAX_PILE,
    N_CARDS,
    N_ROOMS,
    NO_CARD,
    ORANGE_ROOMS,
    Book,
    Game,
)

NOWHERE = -1
FINE = 1 << 30  # how finely chance is compared with odds


@rule
def move_on(
    game: Game,
    book: Book,
    seat: int,
    unseen: Any,
    cards: int,
    traded: Any,
    trades: int,
    tale: Any,
    odds: Any,
    bound: Any,
    dice: Any,
) -> None:
    """One move, whichever; most often it leads nowhere."""
    which = pick(dice, cards + trades)
    if which >= cards:
        change_gift(game, book, seat, traded[which - cards], tale, odds, bound, dice)
    else:
        one = unseen[which]
        two = partner(game, book, seat, one, unseen, cards, dice)
        exchange(game, book, seat, one, two, traded, trades, tale, odds, bound, dice)


# Two cards change places


@rule
def partner(game: Game, book: Book, seat: int, place: int, unseen: Any, cards: int, dice: Any) -> int:
    """Another place that this seat has not seen: drawn as well, of the same pile, or with a card of the same sort."""
    way = pick(dice, 3)
    room = place // MAX_PILE
    if way == 0 and cards > 1:
        return unseen[pick(dice, cards)]
    sort = sort_of(game.pile[room, place % MAX_PILE])
    while True:  # sooner or later: the place itself is one of them
        other_room = room
        if way == 2:
            first = 0 if room < ORANGE_ROOMS else ORANGE_ROOMS
            other_room = first + pick(dice, ORANGE_ROOMS) if sort == ACCESS_SORT else pick(dice, N_ROOMS)
        spot = pick(dice, book.pile_size[other_room])
        fits = way != 2 or sort_of(game.pile[other_room, spot]) == sort
        if fits and not knows(game.pile_seen_by[other_room, spot], seat):
            return MAX_PILE * other_room + spot


@long_rule
def exchange(
    game: Game,
    book: Book,
    seat: int,
    one: int,
    two: int,
    traded: Any,
    trades: int,
    tale: Any,
    odds: Any,
    bound: Any,
    dice: Any,
) -> None:
    """Two unseen cards change places, so that every pile stays what it was built of, if the odds allow it.

    Cards of one sort just do, and so do two of one pile; access cards take their pairs with them. For cards of two
    sorts in two piles, two other cards there, one of either sort, change places as well. Where the story tells of
    none of them, they are left to be dealt again all at once.
    """
    room, spot = one // MAX_PILE, one % MAX_PILE
    other_room, other_spot = two // MAX_PILE, two % MAX_PILE
    card = game.pile[room, spot]
    other = game.pile[other_room, other_spot]
    if card == other:
        return
    third, fourth = NO_CARD, NO_CARD  # the kinds of the two cards that change as well
    third_spot, fourth_spot = NOWHERE, NOWHERE
    made_up = 1.0
    pairs = False
    if room != other_room:
        access = is_access(card) or is_access(other)
        if access and (room < ORANGE_ROOMS) != (other_room < ORANGE_ROOMS):
            return
        if sort_of(card) != sort_of(other):
            sort, other_sort = sort_of(card), sort_of(other)
            ways = unseen_of(game, book, seat, room, other_sort) * unseen_of(game, book, seat, other_room, sort)
            if ways == 0:
                return
            back = unseen_of(game, book, seat, room, sort) * unseen_of(game, book, seat, other_room, other_sort)
            made_up = ways / back
            third_spot = any_unseen(game, book, seat, room, other_sort, dice)
            fourth_spot = any_unseen(game, book, seat, other_room, sort, dice)
            third = game.pile[room, third_spot]
            fourth = game.pile[other_room, fourth_spot]
        if access:
            pairs = True
            if pair_was_seen(game, seat, room) or pair_was_seen(game, seat, other_room):
                return
    moved = is_access(card) != is_access(other)
    if bound[card] + bound[other] + bound[third] + bound[fourth] + (bound[N_CARDS] if moved else 0) == 0:
        return
    trade_places(game, book, room, spot, other_room, other_spot, third_spot, fourth_spot, pairs)
    retell(game, room, tale)
    retell(game, other_room, tale)
    flipped = flip_gifts(game, card, other, traded, trades, tale, bound, dice)
    if not is_taken(game, book, seat, card, other, third, fourth, moved, made_up, tale, odds, bound, dice):
        trade_places(game, book, room, spot, other_room, other_spot, third_spot, fourth_spot, pairs)
        retell(game, room, tale)
        retell(game, other_room, tale)
        flip_back(game, card, other, flipped, traded, trades, tale, bound)


@rule
def unseen_of(game: Game, book: Book, seat: int, room: int, sort: int) -> int:
    """How many cards of a sort the seat has not seen of a pile."""
    count = 0
    for spot in range(book.pile_size[room]):
        if sort_of(game.pile[room, spot]) == sort and not knows(game.pile_seen_by[room, spot], seat):
            count += 1
    return count


@rule
def any_unseen(game: Game, book: Book, seat: int, room: int, sort: int, dice: Any) -> int:
    """The place of one of them; there must be one."""
    while True:
        spot = pick(dice, book.pile_size[room])
        if sort_of(game.pile[room, spot]) == sort and not knows(game.pile_seen_by[room, spot], seat):
            return spot


@rule
def trade_places(
    game: Game,
    book: Book,
    room: int,
    spot: int,
    other_room: int,
    other_spot: int,
    third_spot: int,
    fourth_spot: int,
    pairs: bool,
) -> None:
    """Its own reverse: done twice it changes nothing."""
    if pairs:
        pair, other_pair = pair_in(game, book, room), pair_in(game, book, other_room)
        rename(game, book, room, pair, other_pair)
        rename(game, book, other_room, other_pair, pair)
        if third_spot == NOWHERE:
            return
        # The pairs have changed rooms; in either room one of them now changes its place with the other card.
        swap_spots(game, room, spot, room, third_spot)
        swap_spots(game, other_room, other_spot, other_room, fourth_spot)
        if is_access(game.pile[room, spot]):
            swap_spots(game, room, third_spot, other_room, other_spot)
        else:
            swap_spots(game, room, spot, other_room, fourth_spot)
        return
    swap_spots(game, room, spot, other_room, other_spot)
    if third_spot != NOWHERE:
        swap_spots(game, room, third_spot, other_room, fourth_spot)


@rule
def is_either(card: int, one: int, other: int) -> bool:
    found = card == one  # a tuple of two machine types cannot be looked through
    return found or card == other


@rule
def flip_gifts(game: Game, card: int, other: int, traded: Any, trades: int, tale: Any, bound: Any, dice: Any) -> int:
    """What was given unseen of either kind may have been the other one now: by the toss of a coin for each."""
    flipped = 0
    for trade in range(trades):
        if is_either(tale[GIFT, traded[trade]], card, other) and pick(dice, 2) == 0:
            flipped |= 1 << trade
    flip_back(game, card, other, flipped, traded, trades, tale, bound)
    return flipped


@rule
def flip_back(game: Game, card: int, other: int, flipped: int, traded: Any, trades: int, tale: Any, bound: Any) -> None:
    for trade in range(trades if flipped != 0 else 0):
        if (flipped >> trade) & 1 == 1:
            step = traded[trade]
            regive(game, step, other if tale[GIFT, step] == card else card, tale, bound)


# Another kind was given


@long_rule
def change_gift(game: Game, book: Book, seat: int, step: int, tale: Any, odds: Any, bound: Any, dice: Any) -> None:
    """The kind given in an unseen exchange becomes another: that of any card that came to the giver before."""
    card = tale[GIFT, step]
    giver = game.step_other[step]
    other = nth_to_come(game, giver, step, pick(dice, 1 + came_to(game, giver, step, NO_CARD)))
    if other == card:
        return
    made_up = chances_of(game, giver, step, card) / chances_of(game, giver, step, other)
    changed = is_access(card) != is_access(other)
    regive(game, step, other, tale, bound)
    if not is_taken(game, book, seat, card, other, NO_CARD, NO_CARD, changed, made_up, tale, odds, bound, dice):
        regive(game, step, card, tale, bound)


@rule
def chances_of(game: Game, giver: int, step: int, card: int) -> float:
    """How many of the cards that came to a hand before a step were of this kind."""
    return came_to(game, giver, step, card) + (1.0 if card == BOOTY else 0.0)


@rule
def came_to(game: Game, giver: int, step: int, card: int) -> int:
    """How many cards came into a hand before a step, drawn or given; of one kind, or of any."""
    count = 0
    for before in range(step):
        came = brought(game, before, giver)
        if came != NO_CARD and (card == NO_CARD or came == card):
            count += 1
    return count


@rule
def brought(game: Game, step: int, seat: int) -> int:
    """The card that a step of the story brought into this hand, if it did."""
    if game.step_what[step] != DRAWN:
        return NO_CARD
    room = game.step_card[step] // MAX_PILE
    spot = game.step_card[step] % MAX_PILE
    if game.step_other[step] == seat:
        return game.pile[room, spot]
    return game.given[room, spot] if game.step_seat[step] == seat else NO_CARD


@rule
def nth_to_come(game: Game, giver: int, step: int, number: int) -> int:
    """The kind of the card that came to a hand as this one; its first is the Share of the Booty."""
    found = BOOTY
    for before in range(step):
        came = brought(game, before, giver)
        if came != NO_CARD:
            number -= 1
            if number == 0:
                found = came
    return found


# Whether a move is kept


@rule
def is_taken(
    game: Game,
    book: Book,
    seat: int,
    card: int,
    other: int,
    third: int,
    fourth: int,
    access_moved: bool,
    made_up: float,
    tale: Any,
    odds: Any,
    bound: Any,
    dice: Any,
) -> bool:
    """Whether a move that touched these kinds is kept: by the odds of the worlds after and before it."""
    if is_either(third, card, other):
        third = NO_CARD
    if is_either(fourth, card, other):
        fourth = NO_CARD
    before = odds[card] * odds[other] * odds[third] * odds[fourth] * odds[N_CARDS]
    card_odds, other_odds, third_odds, fourth_odds, all_odds = 1.0, 1.0, 1.0, 1.0, odds[N_CARDS]
    for number in range(4):  # one place for what is long when written out four times
        kind = card if number == 0 else other if number == 1 else third if number == 2 else fourth
        if kind == NO_CARD or bound[kind] == 0:
            continue
        its_odds = odds_of(game, book, seat, kind, tale)
        if its_odds == 0.0:
            return False
        card_odds = its_odds if number == 0 else card_odds
        other_odds = its_odds if number == 1 else other_odds
        third_odds = its_odds if number == 2 else third_odds
        fourth_odds = its_odds if number == 3 else fourth_odds
    if access_moved and bound[N_CARDS] > 0:
        all_odds = access_odds(game, book, seat, tale)
    after = card_odds * other_odds * third_odds * fourth_odds * all_odds * made_up
    if after < before and pick(dice, FINE) * before >= after * FINE:
        return False
    odds[card] = card_odds
    odds[other] = other_odds
    odds[third] = third_odds
    odds[fourth] = fourth_odds
    odds[N_CARDS] = all_odds
    return True
