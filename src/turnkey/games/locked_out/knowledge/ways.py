"""The ways by which a card can have come to a hand: drawn, or given on by those who drew it (Q46).

How many cards a hand holds is open, so it is known how many of them stay there at each step. A card that the story
tells of later takes one of those places; where none is left, no other card that it tells of can have stayed.
"""

from typing import Any

import numpy as np

from turnkey.core.chance import pick
from turnkey.core.names import Named
from turnkey.core.rule import rule
from turnkey.games.locked_out.state import DRAWN, LEFT, MAX_PILE, MOST_SEATS, N_ROOMS, Book, Game

NONE = -1


class Stretch(Named):
    """Stretches of steps during which a card is in a hand, one in a row."""


HAND = Stretch("hand")  # whose
FROM = Stretch("from")  # the step at which the card came there, at the earliest
UNTIL = Stretch("until")  # the one at which it is told of or goes on
GOES_BY = Stretch("goes_by")  # by which exchange
GOES_TO = Stretch("goes_to")  # to which stretch
WAYS, WAY = 1 + N_ROOMS * MAX_PILE, len(Stretch.members)  # rows and columns


@rule
def count_stays(game: Game, book: Book, stays: Any) -> None:
    """How many cards stay in each hand at each step, those aside that come or go."""
    size = np.zeros(MOST_SEATS, np.int64)
    for seat in range(book.players):
        size[seat] = 1
    for step in range(game.steps):
        one = game.step_seat[step]
        other = game.step_other[step]
        for seat in range(book.players):
            stays[seat, step] = size[seat]
        if game.step_what[step] == LEFT:
            stays[one, step] -= 1
            size[one] -= 1
        elif game.step_what[step] == DRAWN:
            size[one] += 1
            if other != one:
                stays[other, step] -= 1


@rule
def earliest(stays: Any, seat: int, until: int) -> int:
    """The earliest step at which a card can have come to a hand in which it still is."""
    step = until - 1
    while step >= 0 and stays[seat, step] > 0:
        step -= 1
    return step


@rule
def find_ways(game: Game, seat: int, step: int, gifts: Any, traded: Any, trades: int, stays: Any, ways: Any) -> int:
    """All stretches from which a card can have come to a hand before a step; says how many. The first is in that hand.

    Looks back from exchange to exchange, at those of which it is open what was given.
    """
    ways[0, HAND] = seat
    ways[0, FROM] = earliest(stays, seat, step)
    ways[0, UNTIL] = step
    count = 1
    for trade in range(trades - 1, -1, -1):
        at = traded[trade]
        if at >= step or gifts[trade] != NONE:
            continue
        taker = way_from(game.step_seat[at], at, ways, count)
        if taker != NONE:
            giver = game.step_other[at]
            ways[count, HAND] = giver
            ways[count, FROM] = earliest(stays, giver, at)
            ways[count, UNTIL] = at
            ways[count, GOES_BY] = trade
            ways[count, GOES_TO] = taker
            count += 1
    return count


@rule
def leads_on(hand: int, came: int, ways: Any, way: int) -> bool:
    """Whether a card that came to a hand at a step can have been in a stretch."""
    return ways[way, HAND] == hand and ways[way, FROM] <= came < ways[way, UNTIL]


@rule
def way_from(hand: int, came: int, ways: Any, count: int) -> int:
    """The latest stretch in which a card can have been that came to a hand at a step."""
    for way in range(count):
        if leads_on(hand, came, ways, way):
            return way
    return NONE


@rule
def any_way_from(hand: int, came: int, ways: Any, count: int, dice: Any) -> int:
    """Any such stretch; but the first, if it was in that one."""
    found, among = way_from(hand, came, ways, count), 0
    for way in range(found if found > 0 else count, count):
        if leads_on(hand, came, ways, way):
            among += 1
            if pick(dice, among) == 0:
                found = way
    return found


@rule
def go_way(came: int, way: int, token: int, gifts: Any, stays: Any, ways: Any) -> None:
    """A card came into a stretch and goes on from there to the first: by these gifts, and in these hands meanwhile."""
    while way != NONE:
        until = ways[way, UNTIL]
        for step in range(came + 1, until):
            stays[ways[way, HAND], step] -= 1
        came = until
        if way > 0:
            gifts[ways[way, GOES_BY]] = token
            way = ways[way, GOES_TO]
        else:
            way = NONE
