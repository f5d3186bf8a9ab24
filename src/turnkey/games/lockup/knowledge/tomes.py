"""Tomes that a seat cannot know, redrawn (Q61).

Everybody sees who draws, from the deck or what was put under it, who keeps one of two, and what is played. That is
the log. It is replayed with the faces of the cards filled in: which card of a hand was played, which of two was
kept. Every course of events that fits is equally likely; copies of a title count as different cards for that, although
nobody can tell them apart.

A course is made step by step, each card by its odds given the log so far. While the first deck lasts, all courses
made this way are equally likely. Later, when cards were drawn from under the deck or shuffled again, some come up too
often. Each then has a weight, by which it replaces the one before it or not (an independence sampler): after
a few dozen, the odds are very nearly right.
"""

from typing import Any

from turnkey.core.chance import pick
from turnkey.core.rule import rule
from turnkey.games.lockup.state import (
    DRAWS,
    DREW_TOP,
    DREW_UNDER,
    KEPT,
    LOG_LENGTH,
    LONG_AGO,
    LOTS,
    MOST_SEATS,
    PLAYED,
    PUTS,
    SHUFFLED,
    TITLES,
    TO_HAND,
    TO_PAIR,
    Book,
    Game,
)

TRIES, STEPS = 400, 48

# A card that was drawn, as the working space holds it: where it is (a hand, or one of these), of which shuffle it
# is, its title (from 1) once that is known or settled, and its places under the deck so far, a bit each
BELOW, FIRST_OF_PAIR, SECOND_OF_PAIR, GONE = 5, 6, 7, 8
LOT, FACE, SLOTS = 4, 8, 12

# A pool counts the cards of one shuffle that have no face yet: two bits for each title
WIDTH, MOST = 2, 3

# How likely a step is, and a course's weight: a number of WEIGHT to 2 × WEIGHT, and how often it was doubled for that
CERTAIN = 1 << 20
WEIGHT, BITS = 1 << 30, 31
START = (1 << 20 << BITS) + WEIGHT


@rule
def where_is(card: int) -> int:
    return card & 15


@rule
def lot_of(card: int) -> int:
    return (card >> LOT) & 15


@rule
def face_of(card: int) -> int:
    """-1: not known, and not settled."""
    return ((card >> FACE) & 15) - 1


@rule
def was_put(card: int, slot: int) -> bool:
    return (card >> (SLOTS + slot)) & 1 == 1


@rule
def put_where(card: int, where: int) -> int:
    return (card & ~15) | where


@rule
def copies_in(pool: int, title: int) -> int:
    return (pool >> (WIDTH * title)) & MOST


@rule
def cards_in(pool: int) -> int:
    count = 0
    while pool:
        count += pool & MOST
        pool >>= WIDTH
    return count


@rule
def one_of(title: int) -> int:
    return 1 << (WIDTH * title)


@rule
def redraw_tomes(game: Game, book: Book, seat: int, dice: Any) -> None:
    """Lay out a course of events; where courses differ in weight, let others take its place."""
    if game.logged == 0 or game.logged == LOG_LENGTH:  # nothing was drawn; or more than can be gone through
        return
    steps = STEPS if may_differ(game) else 1
    weight, done = 0, 0
    for _ in range(TRIES):
        other = imagine(game, book, seat, dice)
        if other > 0 and is_taken(weight, other, dice):
            lay_tomes(game, book, seat)
            weight = other
        done += 1 if weight > 0 else 0
        if done == steps:
            break
    for place in range(DRAWS):
        game.tracked[place] = 0
    for lot in range(LOTS):
        game.pool[lot] = 0


@rule
def may_differ(game: Game) -> bool:
    """Whether the courses of events may differ in weight: not while all cards came off the first deck."""
    for entry in range(game.logged):
        kind = game.tome_log[entry] & 7
        if kind in (DREW_UNDER, SHUFFLED):
            return True
    return False


@rule
def is_taken(weight: int, other: int, dice: Any) -> bool:
    """The other course takes this one's place, as often as it weighs against it."""
    fall = (weight >> BITS) - (other >> BITS)
    if other >= weight or fall > 20:
        return other >= weight
    lowest = (1 << BITS) - 1
    return pick(dice, CERTAIN) * (weight & lowest) < ((other & lowest) * CERTAIN) >> fall


@rule
def weighed(weight: int, likely: int) -> int:
    """The weight after one more step of this likelihood, in parts of CERTAIN; more where several cards would do."""
    lowest = (1 << BITS) - 1
    halvings, number = weight >> BITS, (weight & lowest) * likely // CERTAIN
    while number < WEIGHT:
        number *= 2
        halvings -= 1
    while number >= 2 * WEIGHT:
        number //= 2
        halvings += 1
    return (halvings << BITS) + number


@rule
def imagine(game: Game, book: Book, seat: int, dice: Any) -> int:
    """One course of events, faces included; its weight, or 0 if it does not fit."""
    if not fill_pools(game, book, seat):
        return 0
    weight = START
    count, lot, puts, taken, pair = 0, 0, 0, 0, FIRST_OF_PAIR
    for entry in range(game.logged):
        code = game.tome_log[entry]
        kind, who, what = code & 7, (code >> 3) & 7, code >> 6
        likely = CERTAIN
        if kind == DREW_TOP:
            face = game.drew[count] if who == seat else 0
            game.tracked[count] = (who if what == TO_HAND else pair) | (lot << LOT) | (face << FACE)
            count += 1
        elif kind == DREW_UNDER:
            likely = draw_from_below(game, who if what == TO_HAND else pair, who == seat, taken, count)
            taken += 1
        elif kind == KEPT:
            keep_one(game, seat, who, puts, count, dice)
            puts += 1
            pair = FIRST_OF_PAIR
        elif kind == SHUFFLED:
            lot += 1
        elif who != LONG_AGO:
            likely = play_from_hand(game, who, what, count, dice)
        if kind in (DREW_TOP, DREW_UNDER) and what == TO_PAIR:
            pair = SECOND_OF_PAIR
        if likely == 0:
            return 0
        if likely != CERTAIN:
            weight = weighed(weight, likely)
    return weight if settle_faces(game, count, dice) else 0


@rule
def fill_pools(game: Game, book: Book, seat: int) -> bool:
    """What each shuffle brought into the deck, less what the seat itself drew of it."""
    full = 0
    for title in range(TITLES):
        full |= book.tome_copies[title] << (WIDTH * title)
    game.pool[0] = full
    played, lot, count = 0, 0, 0
    for entry in range(game.logged):
        code = game.tome_log[entry]
        kind, who = code & 7, (code >> 3) & 7
        if kind == DREW_TOP:
            if count == DRAWS:
                return False
            if who == seat:
                game.pool[lot] -= one_of(game.drew[count] - 1)
            count += 1
        elif kind == PLAYED:
            played += one_of(code >> 6)
            if who == LONG_AGO:
                game.pool[lot] -= one_of(code >> 6)
        elif kind == SHUFFLED:
            lot += 1
            if lot == LOTS:
                return False
            game.pool[lot] = played
            played = 0
    return True


@rule
def odds_of_face(game: Game, card: int, title: int) -> int:
    """How likely a card is of this title, of CERTAIN."""
    if face_of(card) >= 0:
        return CERTAIN if face_of(card) == title else 0
    pool = game.pool[lot_of(card)]
    return CERTAIN * copies_in(pool, title) // max(cards_in(pool), 1)


@rule
def settle(game: Game, place: int, title: int) -> None:
    """A card gets its face, if it had none."""
    card = game.tracked[place]
    if face_of(card) < 0:
        game.pool[lot_of(card)] -= one_of(title)
        game.tracked[place] = card | ((title + 1) << FACE)


@rule
def draw_from_below(game: Game, where: int, own: bool, slot: int, count: int) -> int:
    """Q61: if the seat itself draws it, it must be what the seat then saw. Returns how likely that is."""
    for place in range(count):
        card = game.tracked[place]
        if where_is(card) == BELOW and was_put(card, slot):
            likely = CERTAIN
            if own:
                likely = odds_of_face(game, card, game.under[slot] - 1)
                if likely > 0:
                    settle(game, place, game.under[slot] - 1)
            game.tracked[place] = put_where(game.tracked[place], where)
            return likely
    return 0


@rule
def keep_one(game: Game, seat: int, who: int, slot: int, count: int, dice: Any) -> None:
    """One of two is kept, the other put under the deck: the seat itself knows which, of others nobody sees it."""
    put = FIRST_OF_PAIR + pick(dice, 2)
    if who == seat:
        for place in range(count):
            card = game.tracked[place]
            if where_is(card) in (FIRST_OF_PAIR, SECOND_OF_PAIR) and face_of(card) == game.under[slot] - 1:
                put = where_is(card)
    for place in range(count):
        card = game.tracked[place]
        if where_is(card) == put:
            game.tracked[place] = put_where(card, BELOW) | (1 << (SLOTS + slot))
        elif where_is(card) in (FIRST_OF_PAIR, SECOND_OF_PAIR):
            game.tracked[place] = put_where(card, who)


@rule
def play_from_hand(game: Game, who: int, title: int, count: int, dice: Any) -> int:
    """One card of the hand, each as likely as it is of this title. Returns how likely all of them were together."""
    total = 0
    for place in range(count):
        if where_is(game.tracked[place]) == who:
            total += odds_of_face(game, game.tracked[place], title)
    if total == 0:
        return 0
    wanted = pick(dice, total)
    for place in range(count):
        if where_is(game.tracked[place]) == who:
            odds = odds_of_face(game, game.tracked[place], title)
            if wanted < odds:
                settle(game, place, title)
                game.tracked[place] = put_where(game.tracked[place], GONE)
                break
            wanted -= odds
    return total


@rule
def settle_faces(game: Game, count: int, dice: Any) -> bool:
    """A face for every card that has none yet, out of those of its shuffle."""
    for place in range(count):
        card = game.tracked[place]
        if face_of(card) < 0:
            pool = game.pool[lot_of(card)]
            if pool == 0:
                return False
            wanted = pick(dice, cards_in(pool))
            title = 0
            while wanted >= copies_in(pool, title):
                wanted -= copies_in(pool, title)
                title += 1
            settle(game, place, title)
    return True


@rule
def lay_tomes(game: Game, book: Book, seat: int) -> None:
    """Hands, the deck and what lies under it as imagined: what is left of the last shuffle is the deck."""
    last = 0
    for entry in range(game.logged):
        last += 1 if game.tome_log[entry] & 7 == SHUFFLED else 0
    for title in range(TITLES):
        game.deck[title] = copies_in(game.pool[last], title)
        for other in range(book.players):
            if other != seat:
                game.hand[other, title] = 0
    for place in range(game.draws):
        card = game.tracked[place]
        where, title = where_is(card), face_of(card)
        game.drew[place] = title + 1
        for slot in range(PUTS):
            if was_put(card, slot):
                game.under[slot] = title + 1
        if where < MOST_SEATS and where != seat:
            game.hand[where, title] += 1
        elif where in (FIRST_OF_PAIR, SECOND_OF_PAIR):
            game.drawn[where - FIRST_OF_PAIR] = title + 1
