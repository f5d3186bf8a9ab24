"""A world that fits what a seat knows, for the chain to begin with (Q46)."""

from typing import Any

import numpy as np

from turnkey.core.rule import long_rule, rule
from turnkey.games.locked_out.knowledge.first_world import URGENT, lay_first_world
from turnkey.games.locked_out.knowledge.pairs import weigh_pairs
from turnkey.games.locked_out.knowledge.told import CARD, MOST_TOLD, STEP, list_told
from turnkey.games.locked_out.knowledge.ways import NONE, count_stays
from turnkey.games.locked_out.knowledge.worlds import GIFT, access_odds, note_bound, odds_of, set_out
from turnkey.games.locked_out.state import (
    FIRST_RESOURCE,
    IN_SET,
    MAX_PILE,
    MOST_SEATS,
    MOST_STEPS,
    N_CARDS,
    N_ROOMS,
    Book,
    Game,
)

ENOUGH = 4096  # first worlds before the search for one is given up: in a million stories one or two come to that


@long_rule
def reach_fit(
    game: Game, book: Book, seat: int, traded: Any, trades: int, tale: Any, odds: Any, bound: Any, dice: Any
) -> None:
    """Lay first worlds until one fits.

    Should a story leave so few worlds that none is found this way, the one at hand is the first.
    """
    at_hand = np.zeros((2, N_ROOMS, MAX_PILE), np.int64)
    for room in range(N_ROOMS):
        for spot in range(MAX_PILE):
            at_hand[0, room, spot] = game.pile[room, spot]
            at_hand[1, room, spot] = game.given[room, spot]
    told = np.zeros((2, MOST_TOLD), np.int64)
    urgent = np.full((2, URGENT), NONE, np.int64)
    stays = np.zeros((MOST_SEATS, MOST_STEPS), np.int64)
    fit = np.zeros((FIRST_RESOURCE, IN_SET), np.float64)
    count = list_told(game, seat, told)
    count_stays(game, book, stays)
    weigh_pairs(game, book, seat, told, count, traded, trades, stays, fit)
    for _ in range(ENOUGH):
        missed = lay_first_world(game, book, seat, told, count, urgent, fit, stays, traded, trades, dice)
        if missed != NONE:
            put_first(urgent, told[CARD, missed], told[STEP, missed])
        elif weigh(game, book, seat, traded, trades, tale, odds, bound):
            return
    take_back(game, at_hand)
    weigh(game, book, seat, traded, trades, tale, odds, bound)


@rule
def put_first(urgent: Any, card: int, step: int) -> None:
    """What was not found is the most urgent now; of each kind the latest that ever was."""
    at = 0
    while at < URGENT - 1 and urgent[CARD, at] != card:
        at += 1
    latest = max(step, urgent[STEP, at]) if urgent[CARD, at] == card else step
    for place in range(at, 0, -1):
        urgent[CARD, place] = urgent[CARD, place - 1]
        urgent[STEP, place] = urgent[STEP, place - 1]
    urgent[CARD, 0] = card
    urgent[STEP, 0] = latest


@rule
def take_back(game: Game, at_hand: Any) -> None:
    for room in range(N_ROOMS):
        for spot in range(MAX_PILE):
            game.pile[room, spot] = at_hand[0, room, spot]
            game.given[room, spot] = at_hand[1, room, spot]


@long_rule
def weigh(game: Game, book: Book, seat: int, traded: Any, trades: int, tale: Any, odds: Any, bound: Any) -> bool:
    """The odds of every kind's story; the last: of all access cards together. Says whether it can have been."""
    set_out(game, seat, tale)
    for card in range(N_CARDS + 1):
        bound[card] = 0
        odds[card] = 1.0
    note_bound(game, book, seat, bound)
    for trade in range(trades):
        bound[tale[GIFT, traded[trade]]] += 1
    for card in range(1, N_CARDS):
        if bound[card] > 0:
            odds[card] = odds_of(game, book, seat, card, tale)
            if odds[card] == 0.0:
                return False
    if bound[N_CARDS] > 0:
        odds[N_CARDS] = access_odds(game, book, seat, tale)
    return odds[N_CARDS] > 0.0
