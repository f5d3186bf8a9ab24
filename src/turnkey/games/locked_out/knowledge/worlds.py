"""How likely a world makes the story of the cards, kind by kind (Q46).

A kind's copies are interchangeable, so what can be said of a hand is how many of a kind it holds. Following the story
for one kind needs no more than that number for each seat, and so all six are kept in one word. Nor does it need more
of the story than the steps that touch the kind: a tale lists them for each.
"""

from typing import Any

import numpy as np

from turnkey.core.names import Named
from turnkey.core.rule import long_rule, rule
from turnkey.core.secrecy import knows
from turnkey.games.locked_out.rules.story import is_access, packed_count
from turnkey.games.locked_out.state import (
    BOOTY,
    CHECKED,
    DRAWN,
    LEFT,
    MAX_PILE,
    MOST_SEATS,
    MOST_STEPS,
    N_CARDS,
    N_ROOMS,
    NO_CARD,
    Book,
    Game,
)


class TaleRow(Named):
    """The rows of a tale."""


KIND = TaleRow("kind")  # for each step the kind drawn or left (of a check: its number)
GIFT = TaleRow("gift")  # and the kind given
STEP_OF = TaleRow("step_of")  # for each place the step at which it was drawn
TOLD = TaleRow("told")  # and from here on for each kind the number of steps that touch it, then those steps
TALE_ROWS, TALE_WIDTH = TOLD + N_CARDS, MOST_STEPS + 1
A_CHECK = -1
BITS = 5  # for a number of cards; all sixteen access cards may be in one hand
FULL = (1 << BITS) - 1


@long_rule
def note_bound(game: Game, book: Book, seat: int, bound: Any) -> None:
    """Which kinds the story ties to a hand at a time: those that left one, were given or were looked for.

    A card that left a hand is no news if the seat had seen one like it come there, and no unseen exchange since.
    """
    sure = np.zeros((MOST_SEATS, N_CARDS), np.int64)  # cards that must be in each hand
    for other in range(book.players):
        sure[other, BOOTY] = 1
    check = 0
    for step in range(game.steps):
        what = game.step_what[step]
        one = game.step_seat[step]
        other = game.step_other[step]
        if what == LEFT:
            need(sure[one], game.step_card[step], bound)
        elif what == DRAWN:
            room = game.step_card[step] // MAX_PILE
            spot = game.step_card[step] % MAX_PILE
            if other != one and knows(game.given_seen_by[room, spot], seat):
                need(sure[other], game.given[room, spot], bound)
                sure[one, game.given[room, spot]] += 1
            elif other != one:
                for card in range(N_CARDS):
                    sure[other, card] = 0
            if knows(game.pile_seen_by[room, spot], seat):
                sure[other, game.pile[room, spot]] += 1
        else:
            result = game.step_card[step]
            if other == seat:  # what it saw itself; of other kinds that tells nothing
                for card in range(1, N_CARDS):
                    saw = packed_count(game.check_saw[check], card)
                    bound[card] += 1 if saw > 0 else 0
                    sure[one, card] = max(sure[one, card], saw)
            elif one != seat:
                bound[result if NO_CARD < result < N_CARDS else N_CARDS] += 1
            check += 1


@rule
def need(sure: Any, card: int, bound: Any) -> None:
    """A card of this kind goes from a hand."""
    if sure[card] > 0:
        sure[card] -= 1
    else:
        bound[card] += 1


# The tale


@long_rule
def set_out(game: Game, seat: int, tale: Any) -> None:
    """The story's kinds in rows, and for each kind the steps that touch it, quicker to look through."""
    for place in range(MAX_PILE * N_ROOMS):
        tale[STEP_OF, place] = MOST_STEPS  # nowhere in the story: a column that nobody reads
    for card in range(N_CARDS):
        tale[TOLD + card, 0] = 0
    check = 0
    for step in range(game.steps):
        card = game.step_card[step]
        if game.step_what[step] == DRAWN:
            tale[STEP_OF, card] = step
            tale[KIND, step] = game.pile[card // MAX_PILE, card % MAX_PILE]
            tale[GIFT, step] = game.given[card // MAX_PILE, card % MAX_PILE]
            append(tale, tale[KIND, step], step)
            if tale[GIFT, step] != NO_CARD and tale[GIFT, step] != tale[KIND, step]:
                append(tale, tale[GIFT, step], step)
        elif game.step_what[step] == LEFT:
            tale[KIND, step] = card
            append(tale, card, step)
        elif game.step_what[step] == CHECKED:
            tale[KIND, step] = check
            tale[GIFT, step] = A_CHECK
            if game.step_other[step] == seat:
                for seen in range(1, N_CARDS):
                    if packed_count(game.check_saw[check], seen) > 0:
                        append(tale, seen, step)
            elif game.step_seat[step] != seat and NO_CARD < card < N_CARDS:
                append(tale, card, step)
            check += 1


@rule
def append(tale: Any, card: int, step: int) -> None:
    count = tale[TOLD + card, 0] + 1
    tale[TOLD + card, 0] = count
    tale[TOLD + card, count] = step


@rule
def tell_of(tale: Any, card: int, step: int) -> None:
    """A step touches a kind now, if it did not before."""
    row = TOLD + card
    at = tale[row, 0]
    while at > 0 and tale[row, at] > step:
        at -= 1
    if at > 0 and tale[row, at] == step:
        return
    for place in range(tale[row, 0], at, -1):
        tale[row, place + 1] = tale[row, place]
    tale[row, at + 1] = step
    tale[row, 0] += 1


@rule
def tell_no_more(tale: Any, card: int, step: int) -> None:
    """A step no longer touches a kind, unless in its other part."""
    if tale[KIND, step] == card or tale[GIFT, step] == card:
        return
    row = TOLD + card
    at = 1
    while tale[row, at] != step:
        at += 1
    for place in range(at, tale[row, 0]):
        tale[row, place] = tale[row, place + 1]
    tale[row, 0] -= 1


@rule
def retell(game: Game, room: int, tale: Any) -> None:
    """The cards drawn from a room are others now."""
    for spot in range(game.taken[room]):
        step = tale[STEP_OF, MAX_PILE * room + spot]
        card = tale[KIND, step]
        fresh = game.pile[room, spot]
        if step < MOST_STEPS and card != fresh:
            tale[KIND, step] = fresh
            tell_no_more(tale, card, step)
            tell_of(tale, fresh, step)


@rule
def regive(game: Game, step: int, fresh: int, tale: Any, bound: Any) -> None:
    """What was given in an exchange is another kind now."""
    card = tale[GIFT, step]
    place = game.step_card[step]
    game.given[place // MAX_PILE, place % MAX_PILE] = fresh
    tale[GIFT, step] = fresh
    tell_no_more(tale, card, step)
    tell_of(tale, fresh, step)
    bound[card] -= 1
    bound[fresh] += 1


# The odds


@long_rule
def odds_of(game: Game, book: Book, seat: int, card: int, tale: Any) -> float:
    """The odds of all that the story tells of one kind."""
    held = 0
    if card == BOOTY:
        for other in range(book.players):
            held += 1 << (BITS * other)
    odds = 1.0
    for at in range(1, tale[TOLD + card, 0] + 1):
        step = tale[TOLD + card, at]
        gift = tale[GIFT, step]
        one = BITS * game.step_seat[step]
        other = BITS * game.step_other[step]
        if gift == A_CHECK:
            check = tale[KIND, step]
            count = (held >> one) & FULL
            if game.step_other[step] == seat:
                odds *= ways_to_see(count, packed_count(game.check_saw[check], card))
            else:
                odds *= found_odds(count, game.check_hand[check])
        elif game.step_what[step] == LEFT:
            if (held >> one) & FULL == 0:
                return 0.0
            held -= 1 << one
        else:
            if gift == card:
                if (held >> other) & FULL == 0:
                    return 0.0
                held += (1 << one) - (1 << other)
            if tale[KIND, step] == card:
                held += 1 << other
    return odds


@rule
def ways_to_see(count: int, seen: int) -> float:
    """In how many ways this number of a kind can be among the cards looked at."""
    ways = 1.0
    for number in range(seen):
        ways *= (count - number) / (number + 1) if count > number else 0.0
    return ways


@rule
def found_odds(count: int, size: int) -> float:
    """R38: the odds that at least one of these cards is among the random half of a hand of this size."""
    missed = 1.0
    for number in range((size + 1) // 2):
        missed *= (size - count - number) / (size - number) if size - count - number > 0 else 0.0
    return 1.0 - missed


@long_rule
def access_odds(game: Game, book: Book, seat: int, tale: Any) -> float:
    """The odds of the checks between others that found no access card, or one that is not taken yet."""
    held = 0
    odds = 1.0
    check = 0
    for step in range(game.steps):
        what = game.step_what[step]
        one = BITS * game.step_seat[step]
        other = BITS * game.step_other[step]
        if what == DRAWN:
            if is_access(tale[GIFT, step]):
                held += (1 << one) - (1 << other)
            if is_access(tale[KIND, step]):
                held += 1 << other
        elif what == LEFT:
            if is_access(game.step_card[step]):
                held -= 1 << one
        else:
            if game.step_seat[step] != seat and game.step_other[step] != seat:
                found = found_odds((held >> one) & FULL, game.check_hand[check])
                if game.step_card[step] == NO_CARD:
                    odds *= 1.0 - found
                elif game.step_card[step] == N_CARDS:
                    odds *= found
            check += 1
    return odds


# The hands


@rule
def follow_step(game: Game, step: int, hands: Any) -> None:
    """What one step of the story does to the hands."""
    one = game.step_seat[step]
    if game.step_what[step] == DRAWN:
        room = game.step_card[step] // MAX_PILE
        spot = game.step_card[step] % MAX_PILE
        keeper = game.step_other[step]
        hands[keeper, game.pile[room, spot]] += 1
        if keeper != one:
            hands[keeper, game.given[room, spot]] -= 1
            hands[one, game.given[room, spot]] += 1
    elif game.step_what[step] == LEFT:
        hands[one, game.step_card[step]] -= 1


@long_rule
def replay_hands(game: Game, book: Book) -> None:
    """Work the hands out from the story."""
    for seat in range(MOST_SEATS):
        for card in range(N_CARDS):
            game.hand[seat, card] = 0
    for seat in range(book.players):
        game.hand[seat, BOOTY] = 1
    for step in range(game.steps):
        follow_step(game, step, game.hand)
