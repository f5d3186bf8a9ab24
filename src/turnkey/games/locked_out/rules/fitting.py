"""From first worlds to one that fits what a seat knows (Q46).

A first world mostly fits as it is laid. Where it does not, the first step that cannot have been is mended, with no
regard to what comes after it, then the next. To mend one, cards and gifts move, towards what is lacking and otherwise
at random: a move is taken if no more is amiss after it up to there than before, and now and then in any case. So every
world can be reached; and if none that fits is found for long, the one at hand is taken, which does.
"""

from typing import Any

import numpy as np

from turnkey.core.chance import pick
from turnkey.core.rule import long_rule, rule
from turnkey.core.secrecy import knows
from turnkey.games.locked_out.rules.first_world import lay_first_world
from turnkey.games.locked_out.rules.moves import change_gift, exchange, is_taken, move_on
from turnkey.games.locked_out.rules.story import is_access, packed_count
from turnkey.games.locked_out.rules.worlds import (
    A_CHECK,
    BITS,
    FULL,
    GIFT,
    KIND,
    STEP_OF,
    STRICT,
    TOLD,
    UNTIL,
    access_odds,
    note_bound,
    odds_of,
    regive,
    set_out,
)
from turnkey.games.locked_out.state import (
    BOOTY,
    DRAWN,
    LEFT,
    MAX_PILE,
    MOST_STEPS,
    N_CARDS,
    N_ROOMS,
    NO_CARD,
    Book,
    Game,
)

NONE = -1
LENIENT = 1e-9  # what a world loses for each thing in it that cannot be: less than it does for all that is unlikely
CANNOT_BE = 1e-6
TRIES, RELUCTANT = 6, 1e-4  # ways tried that must mend something; what makes a move that mends nothing a bad one
PATIENCE = 32  # moves before another first world is laid
ENOUGH = 256  # first worlds before the search for one is given up


@long_rule
def reach_fit(
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
) -> int:
    """Lay a first world and mend it, from the beginning of the story to its end; says how many moves that took.

    Now and then a long story leaves so few worlds that none is found this way. Then the one at hand is the first.
    """
    total = 0
    at_hand = np.zeros((2, N_ROOMS, MAX_PILE), np.int64)
    for room in range(N_ROOMS):
        for spot in range(MAX_PILE):
            at_hand[0, room, spot] = game.pile[room, spot]
            at_hand[1, room, spot] = game.given[room, spot]
    for number in range(ENOUGH + 1):
        if number < ENOUGH:
            lay_first_world(game, book, seat, dice)
        else:
            take_back(game, at_hand)
        set_out(game, seat, tale)
        for card in range(N_CARDS + 1):
            bound[card] = 0
        note_bound(game, book, seat, bound)
        for trade in range(trades):
            bound[tale[GIFT, traded[trade]]] += 1
        moves = 0
        step = first_hole(game, book, seat, tale, bound)
        while step != NONE and moves < PATIENCE:
            tale[KIND, UNTIL] = step
            weigh(game, book, seat, tale, odds, bound, LENIENT)
            lacking = one_lacking(odds, 0)
            while lacking != NONE and moves < PATIENCE:
                moves += 1
                if lacking < N_CARDS and pick(dice, 4) > 0:
                    bring(game, book, seat, lacking, unseen, cards, traded, trades, tale, odds, bound, dice)
                else:
                    move_on(game, book, seat, unseen, cards, traded, trades, tale, odds, bound, LENIENT, dice)
                lacking = one_lacking(odds, pick(dice, N_CARDS))
            tale[KIND, UNTIL] = MOST_STEPS
            step = first_hole(game, book, seat, tale, bound)
        total += moves
        if step == NONE:
            break
    weigh(game, book, seat, tale, odds, bound, STRICT)
    return total


@rule
def take_back(game: Game, at_hand: Any) -> None:
    for room in range(N_ROOMS):
        for spot in range(MAX_PILE):
            game.pile[room, spot] = at_hand[0, room, spot]
            game.given[room, spot] = at_hand[1, room, spot]


@long_rule
def weigh(game: Game, book: Book, seat: int, tale: Any, odds: Any, bound: Any, lenience: float) -> None:
    """The odds of every kind's story; the last: of all access cards together."""
    for card in range(1, N_CARDS):
        odds[card] = odds_of(game, book, seat, card, tale, lenience) if bound[card] > 0 else 1.0
    odds[N_CARDS] = access_odds(game, book, seat, tale, lenience) if bound[N_CARDS] > 0 else 1.0


@rule
def one_lacking(odds: Any, start: int) -> int:
    """A kind whose story cannot have been, the first from here on; N_CARDS, if only access as a whole cannot."""
    for number in range(N_CARDS):
        card = (start + number) % N_CARDS
        if odds[card] < CANNOT_BE:
            return card
    return N_CARDS if odds[N_CARDS] < CANNOT_BE else NONE


@long_rule
def first_hole(game: Game, book: Book, seat: int, tale: Any, bound: Any) -> int:
    """The first step that cannot have been: a hand lacks what went from it, or a check could not end as it did."""
    found = NONE
    for card in range(1, N_CARDS):
        if bound[card] > 0 and odds_of(game, book, seat, card, tale, STRICT) == 0.0:
            step = where_lacking(game, book, seat, card, tale)
            found = step if found == NONE else min(found, step)
    if bound[N_CARDS] > 0 and found == NONE and access_odds(game, book, seat, tale, STRICT) == 0.0:
        found = int(game.steps) - 1
    return found


@long_rule
def bring(
    game: Game,
    book: Book,
    seat: int,
    card: int,
    unseen: Any,
    cards: int,
    traded: Any,
    trades: int,
    tale: Any,
    odds: Any,
    bound: Any,
    dice: Any,
) -> None:
    """A card of a kind for the hand that lacks it first: by something unseen that came there before, or was given.

    Several ways are tried that mend it and break nothing; if none is found, one is gone all the same.
    """
    step = where_lacking(game, book, seat, card, tale)
    drawn = tale[GIFT, step] != A_CHECK and game.step_what[step] == DRAWN
    short = game.step_other[step] if drawn else game.step_seat[step]
    for number in range(TRIES + 1):
        source, among = NONE, 0  # below `cards` one of the unseen places, above them one of the trades
        for which in range(cards + trades):
            came = game.step_card[traded[which - cards]] if which >= cards else unseen[which]
            at = tale[STEP_OF, came]
            if at > step:  # too late, or only being shown and not in the story yet
                continue
            taker = game.step_seat[at] if which >= cards else game.step_other[at]
            gave_it = which >= cards and game.step_other[at] == short and tale[GIFT, at] == card
            if gave_it or (taker == short and at < step):
                among += 1
                if pick(dice, among) == 0:
                    source = which
        if source == NONE:
            return
        made_up = RELUCTANT if number < TRIES else 1.0
        if source < cards:
            found = any_copy(game, book, seat, card, dice)
            if found != NONE:
                exchange(
                    game, book, seat, unseen[source], found, traded, trades, made_up, tale, odds, bound, LENIENT, dice
                )
        elif tale[GIFT, traded[source - cards]] == card:
            change_gift(game, book, seat, traded[source - cards], tale, odds, bound, LENIENT, dice)
            return
        else:
            give_instead(game, book, seat, traded[source - cards], card, made_up, tale, odds, bound, dice)
        if odds[card] > CANNOT_BE:
            return


@rule
def any_copy(game: Game, book: Book, seat: int, card: int, dice: Any) -> int:
    """An unseen place with a card of a kind."""
    found, among = NONE, 0
    for room in range(N_ROOMS):
        for spot in range(book.pile_size[room]):
            if game.pile[room, spot] == card and not knows(game.pile_seen_by[room, spot], seat):
                among += 1
                if pick(dice, among) == 0:
                    found = MAX_PILE * room + spot
    return found


@rule
def give_instead(
    game: Game, book: Book, seat: int, step: int, card: int, made_up: float, tale: Any, odds: Any, bound: Any, dice: Any
) -> None:
    """This kind was given, not the other, if nothing speaks against it."""
    given = tale[GIFT, step]
    changed = is_access(card) != is_access(given)
    regive(game, step, card, tale, bound)
    if not is_taken(
        game, book, seat, given, card, NO_CARD, NO_CARD, changed, made_up, tale, odds, bound, LENIENT, dice
    ):
        regive(game, step, given, tale, bound)


@rule
def where_lacking(game: Game, book: Book, seat: int, card: int, tale: Any) -> int:
    """The first step at which a hand lacks a card of this kind."""
    held = 0
    if card == BOOTY:
        for other in range(book.players):
            held += 1 << (BITS * other)
    found = tale[TOLD + card, 1]
    for at in range(1, tale[TOLD + card, 0] + 1):
        step = tale[TOLD + card, at]
        one = BITS * game.step_seat[step]
        other = BITS * game.step_other[step]
        found = step
        if tale[GIFT, step] == A_CHECK:
            looked_for = 1
            if game.step_other[step] == seat:
                looked_for = packed_count(game.check_saw[tale[KIND, step]], card)
            if (held >> one) & FULL < looked_for:
                break
        elif game.step_what[step] == LEFT:
            if (held >> one) & FULL == 0:
                break
            held -= 1 << one
        else:
            if tale[GIFT, step] == card:
                if (held >> other) & FULL == 0:
                    break
                held += (1 << one) - (1 << other)
            if tale[KIND, step] == card:
                held += 1 << other
    return found
