"""A first world, laid from what a seat knows and nothing else (Q46).

The unseen cards are taken up, and blanks lie in their places. Wherever the story tells that a hand held a kind, a card
of it is sought: one that is known to be there, or a blank that came there and may be one, or either in another hand
that gave something unseen to this one, or to one that did. So it is found out what blanks and gifts must be. Gifts that
are still open then are any card that nothing is told of later, and the blanks left over are dealt as piles are built
(R3-R6).

What is sought first finds more; so what was not found is the first next time (`fitting`).
"""

from typing import Any

import numpy as np

from turnkey.core.chance import pick
from turnkey.core.names import Named
from turnkey.core.pools import take_one
from turnkey.core.rule import long_rule, rule
from turnkey.core.secrecy import knows
from turnkey.games.locked_out.knowledge.pairs import PAIR_OF, guess_pairs
from turnkey.games.locked_out.knowledge.told import CARD, GONE, MOST_TOLD, STEP, holder_after, holder_before
from turnkey.games.locked_out.knowledge.ways import NONE, WAY, WAYS, any_way_from, find_ways, go_way
from turnkey.games.locked_out.rules.story import is_access, sort_of
from turnkey.games.locked_out.state import (
    ACCESS_SORT,
    BOOTY,
    DRAWN,
    FIRST_ORANGE,
    FIRST_PURPLE,
    FIRST_RESOURCE,
    LOOT_SORT,
    MAX_PILE,
    MOST_SEATS,
    MOST_STEPS,
    N_CARDS,
    N_ROOMS,
    NO_CARD,
    RESOURCE_SORT,
    Book,
    Game,
)

PAIR, PILE_LOOT = 2, 2
PLACES = N_ROOMS * MAX_PILE
TOKENS = PLACES + MOST_SEATS  # every card that may be in a hand: from a place of a pile, or a seat's first booty card


class CardRow(Named):
    """What is noted of each of them."""


HOLDER = CardRow("holder")  # who has it in the end
SINCE = CardRow("since")  # since which step: of earlier ones something is told
# Which card is best taken for one that is told of: most of all one of that kind, in that hand; then the latest
BLANK_GIVEN, GIVEN, BLANK_THERE, THERE = 1, 2, 3, 4
URGENT = 8  # how many of those not found before are sought first
NOT_BEST = 3  # one in this many is taken whatever its worth


@long_rule
def lay_first_world(
    game: Game,
    book: Book,
    seat: int,
    told: Any,
    count: int,
    urgent: Any,
    fit: Any,
    all_stays: Any,
    traded: Any,
    trades: int,
    dice: Any,
) -> int:
    """Fill every unseen place of the piles and every unseen gift; says which card told of was not found, if any."""
    left = np.zeros(N_CARDS, np.int64)  # cards of each kind that are not laid
    wants = np.zeros((N_ROOMS, PAIR_OF + 1), np.int64)
    tokens = np.full((2, TOKENS), GONE, np.int64)
    gifts = np.full(PLACES, NONE, np.int64)  # the token given in each unseen exchange
    stays = all_stays.copy()
    take_up(game, book, seat, left, wants)
    guess_pairs(FIRST_ORANGE, fit, wants, dice)
    guess_pairs(FIRST_PURPLE, fit, wants, dice)
    for other in range(book.players):
        tokens[HOLDER, PLACES + other] = other
    for step in range(game.steps):
        if game.step_what[step] == DRAWN:
            tokens[HOLDER, game.step_card[step]] = game.step_other[step]
            tokens[SINCE, game.step_card[step]] = step
    found = np.zeros(MOST_TOLD, np.bool_)
    for turn in range(URGENT + 2):
        for number in range(count):
            card = told[CARD, number]
            step = told[STEP, number]
            if found[number] or not is_its_turn(card, step, turn, urgent):
                continue
            if not seek(game, card, step, left, wants, tokens, gifts, traded, trades, stays, dice):
                return number
            found[number] = True
    for trade in range(trades):
        if gifts[trade] == NONE:
            gifts[trade] = any_to_give(game, traded[trade], tokens, dice)
    fill_blanks(game, book, left, wants, dice)
    for trade in range(trades):
        place = game.step_card[traded[trade]]
        game.given[place // MAX_PILE, place % MAX_PILE] = kind_of(game, gifts[trade])
    return NONE


@rule
def is_its_turn(card: int, step: int, turn: int, urgent: Any) -> bool:
    """What was not found before comes first, then keys, which lie in one room each, and shares of the booty."""
    if turn < URGENT:
        return card == urgent[CARD, turn] and step <= urgent[STEP, turn]
    return turn > URGENT or is_access(card) or card == BOOTY


@long_rule
def seek(
    game: Game,
    card: int,
    step: int,
    left: Any,
    wants: Any,
    tokens: Any,
    gifts: Any,
    traded: Any,
    trades: int,
    stays: Any,
    dice: Any,
) -> bool:
    """Find the card that a step tells of; says whether there is one."""
    ways = np.empty((WAYS, WAY), np.int64)
    count = find_ways(game, holder_before(game, step), step, gifts, traded, trades, stays, ways)
    found, path, best = NONE, NONE, NONE
    for token in range(TOKENS):
        kind = kind_of(game, token)
        if kind != card and (kind != NO_CARD or not may_become(token // MAX_PILE, card, left, wants)):
            continue
        way = any_way_from(tokens[HOLDER, token], tokens[SINCE, token], ways, count, dice)
        if way == NONE:
            continue
        if kind == card:
            worth = THERE if way == 0 else GIVEN
        else:
            worth = BLANK_THERE if way == 0 else BLANK_GIVEN
        worth = worth * MOST_STEPS + tokens[SINCE, token]
        if pick(dice, NOT_BEST) == 0:
            worth = pick(dice, MOST_STEPS)
        if worth > best:
            best = worth
            found = token
            path = way
    if found == NONE:
        return False
    if kind_of(game, found) == NO_CARD:
        lay(game, found // MAX_PILE, found % MAX_PILE, card, left, wants)
    go_way(tokens[SINCE, found], path, found, gifts, stays, ways)
    tokens[HOLDER, found] = holder_after(game, step)
    tokens[SINCE, found] = step
    return True


@rule
def any_to_give(game: Game, step: int, tokens: Any, dice: Any) -> int:
    """A card of the giver's about which nothing is told later; there is one, since no more are told of than stayed."""
    found, among = NONE, 0
    for token in range(TOKENS):
        if tokens[HOLDER, token] == game.step_other[step] and tokens[SINCE, token] < step:
            among += 1
            if pick(dice, among) == 0:
                found = token
    tokens[HOLDER, found] = game.step_seat[step]
    tokens[SINCE, found] = step
    return found


@rule
def take_up(game: Game, book: Book, seat: int, left: Any, wants: Any) -> None:
    """All cards that the seat has not seen go from the piles, and unseen gifts are forgotten."""
    for card in range(N_CARDS):
        left[card] = book.copies[card]
    for room in range(N_ROOMS):
        wants[room, ACCESS_SORT] = PAIR
        wants[room, LOOT_SORT] = PILE_LOOT
        wants[room, RESOURCE_SORT] = book.pile_resources[room]
        for spot in range(book.pile_size[room]):
            if not knows(game.given_seen_by[room, spot], seat):
                game.given[room, spot] = BOOTY if game.given_seen_by[room, spot] != 0 else NO_CARD
            if knows(game.pile_seen_by[room, spot], seat):
                lay(game, room, spot, int(game.pile[room, spot]), left, wants)
            else:
                game.pile[room, spot] = NO_CARD


@rule
def lay(game: Game, room: int, spot: int, card: int, left: Any, wants: Any) -> None:
    game.pile[room, spot] = card
    left[card] -= 1
    wants[room, sort_of(card)] -= 1
    if is_access(card):
        wants[room, PAIR_OF] = card


@rule
def kind_of(game: Game, token: int) -> int:
    return BOOTY if token >= PLACES else int(game.pile[token // MAX_PILE, token % MAX_PILE])


@rule
def may_become(room: int, card: int, left: Any, wants: Any) -> bool:
    """Whether a blank of this room's pile may be of a kind (R3-R5)."""
    if left[card] == 0 or card == BOOTY or wants[room, sort_of(card)] == 0:
        return False
    return not is_access(card) or wants[room, PAIR_OF] == card


# The blanks that are left


@rule
def fill_blanks(game: Game, book: Book, left: Any, wants: Any, dice: Any) -> None:
    """R3-R6: to each blank a sort that its pile lacks, and a card of it."""
    loot = np.zeros(N_CARDS, np.int64)
    resources = np.zeros(N_CARDS, np.int64)
    for card in range(FIRST_RESOURCE, N_CARDS):
        if sort_of(card) == RESOURCE_SORT:
            resources[card] = left[card]
        elif card != BOOTY:
            loot[card] = left[card]
    for room in range(N_ROOMS):
        for spot in range(book.pile_size[room]):
            if game.pile[room, spot] != NO_CARD:
                continue
            access = wants[room, ACCESS_SORT]
            slot = pick(dice, access + wants[room, LOOT_SORT] + wants[room, RESOURCE_SORT])
            card = wants[room, PAIR_OF]
            if slot >= access + wants[room, LOOT_SORT]:
                card = take_one(resources, dice)
            elif slot >= access:
                card = take_one(loot, dice)
            lay(game, room, spot, card, left, wants)
