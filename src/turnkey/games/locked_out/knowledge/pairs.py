"""Which pair of access cards may lie in which room, as far as a seat can tell (R3, Q46)."""

from typing import Any

import numpy as np

from turnkey.core.chance import pick
from turnkey.core.rule import rule
from turnkey.core.secrecy import knows
from turnkey.games.locked_out.knowledge.told import CARD, STEP, holder_before
from turnkey.games.locked_out.knowledge.ways import NONE, WAY, WAYS, find_ways, way_from
from turnkey.games.locked_out.rules.story import is_access
from turnkey.games.locked_out.state import (
    DRAWN,
    FIRST_ORANGE,
    FIRST_PURPLE,
    IN_SET,
    LAST_ACCESS,
    MAX_PILE,
    ORANGE_ROOMS,
    Book,
    Game,
)

PAIR_OF = 3  # a room's column beside the cards of each sort that it still takes: the kind of its pair
FINE = 1 << 30  # how finely chance is compared with odds
BY_A_GIFT = 0.1  # how much worse it explains a card in a hand that another hand gave it on


@rule
def first_room_of(card: int) -> int:
    """The rooms of a colour follow each other."""
    return 0 if card < FIRST_PURPLE else ORANGE_ROOMS


@rule
def weigh_pairs(
    game: Game, book: Book, seat: int, told: Any, count: int, traded: Any, trades: int, stays: Any, fit: Any
) -> None:
    """How well it explains what is told of each kind that its pair lies in each of its four rooms."""
    for card in range(FIRST_ORANGE, LAST_ACCESS + 1):
        for room in range(IN_SET):
            fit[card, room] = 1.0
    for number in range(count):
        if is_access(told[CARD, number]):
            weigh_rooms(game, seat, told, number, traded, trades, stays, fit[told[CARD, number]])
    for room in range(2 * IN_SET):
        for spot in range(book.pile_size[room]):
            pair = game.pile[room, spot]
            if knows(game.pile_seen_by[room, spot], seat) and is_access(pair):
                first = first_room_of(pair)
                for other in range(IN_SET):
                    if first + other != room:
                        fit[pair, other] = 0.0
                    if other != (pair - FIRST_ORANGE) % IN_SET:
                        fit[FIRST_ORANGE + first + other, room - first] = 0.0


@rule
def weigh_rooms(game: Game, seat: int, told: Any, number: int, traded: Any, trades: int, stays: Any, fit: Any) -> None:
    """A card that was in a hand came from one of these rooms: to that hand, or to another that gave it on."""
    card = told[CARD, number]
    step = told[STEP, number]
    ways = np.empty((WAYS, WAY), np.int64)
    gifts = np.full(WAYS, NONE, np.int64)
    count = find_ways(game, holder_before(game, step), step, gifts, traded, trades, stays, ways)
    for earlier in range(number):
        before = told[STEP, earlier]
        if told[CARD, earlier] == card and game.step_what[before] == DRAWN:
            if way_from(game.step_seat[before], before, ways, count) != NONE:
                return  # it may be the one that the seat saw then
    direct, passed_on = 0, 0  # rooms, a bit each
    for before in range(step):
        room = game.step_card[before] // MAX_PILE
        spot = game.step_card[before] % MAX_PILE
        nth = room - first_room_of(card)
        if game.step_what[before] != DRAWN or not 0 <= nth < IN_SET:
            continue
        if knows(game.pile_seen_by[room, spot], seat) and game.pile[room, spot] != card:
            continue
        way = way_from(game.step_other[before], before, ways, count)
        direct |= 1 << nth if way == 0 else 0
        passed_on |= 1 << nth if way > 0 else 0
    for nth in range(IN_SET):
        if (direct >> nth) & 1 == 0:
            fit[nth] *= BY_A_GIFT if (passed_on >> nth) & 1 == 1 else 0.0


@rule
def guess_pairs(first_card: int, fit: Any, wants: Any, dice: Any) -> None:
    """Assign the pairs of one colour to its rooms, each way with odds by how well it explains what is told."""
    chosen, total = 0, 0.0
    for way in range(IN_SET**IN_SET):  # a room for each kind, two bits each
        weight = way_fits(way, first_card, fit)
        if weight > 0.0:
            total += weight
            if pick(dice, FINE) * total < weight * FINE:
                chosen = way
    for kind in range(IN_SET):
        wants[first_room_of(first_card) + ((chosen >> (2 * kind)) & 3), PAIR_OF] = first_card + kind


@rule
def way_fits(way: int, first_card: int, fit: Any) -> float:
    """How well pairs are explained by lying in these rooms; not at all by two in one room."""
    weight = 1.0
    rooms = 0
    for kind in range(IN_SET):
        room = (way >> (2 * kind)) & 3
        if (rooms >> room) & 1 == 1:
            return 0.0
        rooms |= 1 << room
        weight *= fit[first_card + kind, room]
    return weight
