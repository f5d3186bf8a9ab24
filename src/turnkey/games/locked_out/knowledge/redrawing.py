"""What a seat cannot know, redrawn (Q46).

A world is a deal (the piles as they were shuffled), the kind given in every exchange that the seat did not see, and
the cards looked at in every check that it was no part of. Those worlds fit in which everything that the seat saw came
about: the cards that it was shown, every kind that left a hand in sight of all, every announced result of a check. All
that fit are equally likely; of what others chose, it only matters that they were able to choose it.

They are drawn by a Markov chain of bounded length. It begins with a world that is laid from what the seat knows and
nothing else (`first_world`, `fitting`), so that the same throws give the same world wherever the seat knows the same.
Cards of kinds that the story tells nothing of are dealt again outright, all at once (`piles`); for the others there
are `moves`. What lies undrawn is shuffled at the end.
"""

from typing import Any

import numpy as np

from turnkey.core.chance import reseed
from turnkey.core.rule import long_rule, rule
from turnkey.core.secrecy import knows
from turnkey.games.locked_out.knowledge.fitting import reach_fit
from turnkey.games.locked_out.knowledge.moves import move_on
from turnkey.games.locked_out.knowledge.piles import shuffle_free
from turnkey.games.locked_out.knowledge.unheard import redraw_checks, redraw_claims
from turnkey.games.locked_out.knowledge.worlds import (
    TALE_ROWS,
    TALE_WIDTH,
    replay_hands,
    retell,
)
from turnkey.games.locked_out.state import DRAWN, MAX_PILE, N_CARDS, N_ROOMS, OVER, TALK_FLOOR, Book, Game

# Enough for the chain to forget where it began
ROUNDS, MOVES_A_CARD, MOVES_A_TRADE, MOVES_MORE = 6, 4, 16, 24


@rule
def determinize(game: Game, book: Book, seat: int, dice: Any) -> None:
    """Another world that this seat cannot tell from the true one."""
    reseed(game, dice)
    if game.phase == OVER:
        return
    unseen = np.zeros(N_ROOMS * MAX_PILE, np.int64)  # places of drawn cards that the seat was not shown
    traded = np.zeros(N_ROOMS * MAX_PILE, np.int64)  # the steps of exchanges in which it did not see what was given
    cards = list_unseen(game, seat, unseen)
    trades = list_trades(game, seat, traded)
    bound = np.zeros(N_CARDS + 1, np.int64)  # how many things in the story tie a kind, or access cards at all
    wander(game, book, seat, unseen, cards, traded, trades, bound, dice)
    replay_hands(game, book)
    shuffle_free(game, book, seat, bound, True, dice)
    redraw_checks(game, book, seat, dice)
    if game.phase == TALK_FLOOR:
        redraw_claims(game, book, seat, dice)


@rule
def list_unseen(game: Game, seat: int, unseen: Any) -> int:
    count = 0
    for room in range(N_ROOMS):
        for place in range(game.taken[room]):
            if not knows(game.pile_seen_by[room, place], seat):
                unseen[count] = MAX_PILE * room + place
                count += 1
    return count


@rule
def list_trades(game: Game, seat: int, traded: Any) -> int:
    count = 0
    for step in range(game.steps):
        if game.step_what[step] == DRAWN and game.step_other[step] != game.step_seat[step]:
            place = game.step_card[step]
            if not knows(game.given_seen_by[place // MAX_PILE, place % MAX_PILE], seat):
                traded[count] = step
                count += 1
    return count


@long_rule
def wander(
    game: Game, book: Book, seat: int, unseen: Any, cards: int, traded: Any, trades: int, bound: Any, dice: Any
) -> None:
    """From the first world to one that fits, and on from there for a while."""
    odds = np.ones(N_CARDS + 1, np.float64)  # of each kind's story; the last: of all access cards together
    tale = np.zeros((TALE_ROWS, TALE_WIDTH), np.int64)
    reach_fit(game, book, seat, traded, trades, tale, odds, bound, dice)
    for _ in range(ROUNDS):
        shuffle_free(game, book, seat, bound, False, dice)
        if not is_tied(bound):  # every world fits, and this one was dealt like any
            return
        for room in range(N_ROOMS):
            retell(game, room, tale)
        for _ in range(MOVES_A_CARD * cards + MOVES_A_TRADE * trades + MOVES_MORE):
            move_on(game, book, seat, unseen, cards, traded, trades, tale, odds, bound, dice)


@rule
def is_tied(bound: Any) -> bool:
    """Whether the story tells anything that some worlds do not fit."""
    for card in range(N_CARDS + 1):
        if bound[card] > 0:
            return True
    return False
