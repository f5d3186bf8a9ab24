"""What a seat of Locked Out expects: will the gang make it, what do the others hold, and who would win then?

Odds are in hundredths. Every figure here was found by playing: sets of them were changed little by little and kept
when seats with the new set won more, alone and in company, against random seats and against seats with the old one.
"""

from turnkey.core.rule import rule
from turnkey.core.secrecy import knows
from turnkey.games.locked_out.rules.maintenance import is_protected, is_spoiled
from turnkey.games.locked_out.rules.story import is_access
from turnkey.games.locked_out.state import (
    DRAWN,
    FIRST_DOUBLE,
    FIRST_HAZARD,
    FIRST_LOOT,
    FIRST_PURPLE,
    FIRST_RESOURCE,
    LEFT,
    MAX_PILE,
    MOST_SEATS,
    N_CARDS,
    Book,
    Game,
)

FEWEST_SEATS = 3
LEAST_ODDS, MOST_ODDS = 2, 98
TO_COMPUTER = (4, 4, 4, 3, 3, 2, 2, 1, 0)  # moves from each space
FARTHEST = 4
MOST_VALUE = 1_000_000

# The hope of an escape
FIRST_HOPE = (66, 72, 76, 71)  # at tables of three, four, five and six
TEN_TURNS_LEFT = 30
KEY_MISSING = -16
ACCESS_WASTED = -10  # a second copy played: somebody plays at random, or strips hands
WAY_OPEN = 22
STEP_MISSING = -5
assert len(FIRST_HOPE) == MOST_SEATS + 1 - FEWEST_SEATS

# The odds of winning with a hand as rich, or as poor, as the richest or poorest of the others is supposed to be, and
# what ten points more make of them
RICH_EVEN, RICH_BY_TEN = 24, 8
POOR_EVEN, POOR_BY_TEN = 74, 10
LUCK_OF_THE_POOREST = 4  # points by which the poorest of the others is likely to be poorer than supposed

# Hands that are not seen
SEEN_ACCESS = 51  # what an access card is worth that was seen to come into a hand
UNSEEN_CARD = 14
SEAT_BITS = 8  # counts of all seats in one word: the story is long, and is read but once for a decision

# What a card weighs in a hand that wants to be poor at the end, in tenths of its value: some can still be got rid of
ACCESS_STAYS, RESOURCE_STAYS, ICON_STAYS, STAYS = 4, 6, 4, 10


@rule
def is_needed(game: Game, card: int) -> bool:
    """A key: an access kind that still counts and does not wait in the area yet."""
    if not is_access(card) or game.access_area[card] > 0 or game.stage == 3:
        return False
    return game.stage == 1 or card >= FIRST_PURPLE


@rule
def keys_missing(game: Game) -> int:
    count = 0
    for card in range(1, FIRST_RESOURCE):
        count += 1 if is_needed(game, card) else 0
    return count


@rule
def lowest_token(game: Game) -> int:
    return min(game.token[0], min(game.token[1], game.token[2]))


@rule
def is_last_round(game: Game) -> bool:
    """Whether the next maintenance ends the game as the resource area stands."""
    for colour in range(3):
        if game.token[colour] <= 1 and (is_spoiled(game) or not is_protected(game, colour)):
            return True
    return False


@rule
def as_odds(number: int) -> int:
    return max(LEAST_ODDS, min(MOST_ODDS, number))


@rule
def hope(game: Game, book: Book) -> int:
    """How likely an escape looks: the turns left against the keys missing, and how well the others seem to play."""
    likely = FIRST_HOPE[book.players - FEWEST_SEATS] + TEN_TURNS_LEFT * lowest_token(game) * book.players // 10
    likely += KEY_MISSING * keys_missing(game)
    for card in range(1, FIRST_RESOURCE):
        likely += ACCESS_WASTED * max(0, game.access_area[card] + game.discard[card] - 1)
    if game.stage == 3:
        steps = FARTHEST
        for seat in range(book.players):
            steps = min(steps, TO_COMPUTER[game.where[seat]])
        likely += WAY_OPEN + STEP_MISSING * steps
    return as_odds(likely)


# Hands


@rule
def access_seen(game: Game, seat: int) -> int:
    """Access cards that this seat saw come to each hand, less those that left it since: eight bits for a seat."""
    seen = 0
    for step in range(game.steps):
        if game.step_what[step] == DRAWN:
            room, spot = game.step_card[step] // MAX_PILE, game.step_card[step] % MAX_PILE
            if knows(game.pile_seen_by[room, spot], seat) and is_access(game.pile[room, spot]):
                seen += 1 << (SEAT_BITS * int(game.step_other[step]))
        elif game.step_what[step] == LEFT and is_access(game.step_card[step]):
            other = int(game.step_seat[step])
            if known_access(seen, other) > 0:
                seen -= 1 << (SEAT_BITS * other)
    return seen


@rule
def known_access(seen: int, other: int) -> int:
    return (seen >> (SEAT_BITS * other)) & ((1 << SEAT_BITS) - 1)


@rule
def supposed_value(game: Game, seen: int, other: int) -> int:
    """What another hand may be worth: the access that was seen to come there, and any cards for the rest."""
    access = known_access(seen, other)
    return SEEN_ACCESS * access + UNSEEN_CARD * max(0, game.hand_size[other] - access)


@rule
def poor_tenths(book: Book, card: int) -> int:
    """What a card weighs in a hand that wants to be poor, in tenths of a point; hazards do not, they help."""
    value = book.value[card]
    if is_access(card):
        return value * ACCESS_STAYS
    if FIRST_RESOURCE <= card < FIRST_LOOT or FIRST_DOUBLE <= card < FIRST_HAZARD:
        return value * RESOURCE_STAYS
    return value * (ICON_STAYS if book.icon[card] else STAYS)


@rule
def odds_of_the_richest(game: Game, book: Book, seat: int, seen: int) -> int:
    """The odds of this seat's win if the gang escapes."""
    own, richest = 0, 0
    for card in range(1, N_CARDS):
        own += game.hand[seat, card] * book.value[card]
    for other in range(book.players):
        if other != seat:
            richest = max(richest, supposed_value(game, seen, other))
    return as_odds(RICH_EVEN + RICH_BY_TEN * (own - richest) // 10)


@rule
def odds_of_the_poorest(game: Game, book: Book, seat: int, seen: int) -> int:
    """The odds of this seat's win if the gang is caught."""
    own, poorest = 0, MOST_VALUE
    for card in range(1, N_CARDS):
        own += game.hand[seat, card] * poor_tenths(book, card)
    for other in range(book.players):
        if other != seat:
            poorest = min(poorest, supposed_value(game, seen, other))
    return as_odds(POOR_EVEN + POOR_BY_TEN * (10 * (poorest - LUCK_OF_THE_POOREST) - own) // 100)
