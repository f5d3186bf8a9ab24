"""How likely a world makes the story of the cards, kind by kind (Q46).

A kind's copies are interchangeable, so what can be said of a hand is how many of a kind it holds. Following the story
for one kind needs no more than that number for each seat, and so all six are kept in one word.
"""

from typing import Any

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

KIND, GIFT, STEP_OF = range(3)  # the rows of a tale
A_CHECK = -1
BITS = 5  # for a number of cards; all sixteen access cards may be in one hand
FULL = (1 << BITS) - 1


@long_rule
def note_bound(game: Game, seat: int, bound: Any) -> None:
    """Which kinds the story ties to a hand at a time: those that left one, were given or were looked for."""
    check = 0
    for step in range(game.steps):
        what = game.step_what[step]
        if what == LEFT:
            bound[game.step_card[step]] += 1
        elif what == DRAWN:
            place = game.step_card[step]
            room = place // MAX_PILE
            spot = place % MAX_PILE
            if game.step_other[step] != game.step_seat[step] and knows(game.given_seen_by[room, spot], seat):
                bound[game.given[room, spot]] += 1
        else:
            result = game.step_card[step]
            if game.step_other[step] == seat:  # what it saw itself; of other kinds that tells nothing
                for card in range(1, N_CARDS):
                    bound[card] += 1 if packed_count(game.check_saw[check], card) > 0 else 0
            elif game.step_seat[step] != seat:
                bound[result if NO_CARD < result < N_CARDS else N_CARDS] += 1
            check += 1


@rule
def set_out(game: Game, tale: Any) -> None:
    """The story's kinds in rows, quicker to look through: drawn or left, given, and the step of each place."""
    for place in range(MAX_PILE * N_ROOMS):
        tale[STEP_OF, place] = MOST_STEPS  # nowhere in the story: a column that nobody reads
    for step in range(game.steps):
        card = game.step_card[step]
        tale[KIND, step] = card
        if game.step_what[step] == DRAWN:
            tale[STEP_OF, card] = step
            tale[KIND, step] = game.pile[card // MAX_PILE, card % MAX_PILE]
            tale[GIFT, step] = game.given[card // MAX_PILE, card % MAX_PILE]
        elif game.step_what[step] == CHECKED:
            tale[GIFT, step] = A_CHECK


@rule
def retell(game: Game, room: int, tale: Any) -> None:
    """The cards drawn from a room are others now."""
    for spot in range(game.taken[room]):
        tale[KIND, tale[STEP_OF, MAX_PILE * room + spot]] = game.pile[room, spot]


@rule
def odds_of(game: Game, book: Book, seat: int, card: int, tale: Any) -> float:
    """The odds of all that the story tells of one kind; none, if a hand lacks a card that left it."""
    held = 0
    if card == BOOTY:
        for other in range(book.players):
            held += 1 << (BITS * other)
    odds = 1.0
    check = 0
    for step in range(game.steps):
        gift = tale[GIFT, step]
        if tale[KIND, step] != card and gift != card and gift != A_CHECK:
            continue
        one = BITS * game.step_seat[step]
        other = BITS * game.step_other[step]
        if gift == A_CHECK:
            count = (held >> one) & FULL
            if game.step_other[step] == seat:
                odds *= ways_to_see(count, packed_count(game.check_saw[check], card))
            elif game.step_seat[step] != seat and game.step_card[step] == card:
                odds *= found_odds(count, game.check_hand[check])
            check += 1
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
    """In how many ways so many of a kind can be among the cards looked at."""
    ways = 1.0
    for number in range(seen):
        ways = ways * (count - number) / (number + 1)
    return ways


@rule
def found_odds(count: int, size: int) -> float:
    """R38: the odds that at least one of these cards is among the random half of a hand of this size."""
    missed = 1.0
    for number in range((size + 1) // 2):
        missed *= (size - count - number) / (size - number) if size - count - number > 0 else 0.0
    return 1.0 - missed


@rule
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
                held += (1 << one) - (1 << other if (held >> other) & FULL > 0 else 0)
            if is_access(tale[KIND, step]):
                held += 1 << other
        elif what == LEFT:
            if is_access(game.step_card[step]) and (held >> one) & FULL > 0:
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
