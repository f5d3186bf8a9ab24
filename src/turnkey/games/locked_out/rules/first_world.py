"""A first world, laid from what a seat knows and nothing else (Q46).

The unseen cards are taken up, and the story is followed with blanks in their places. Where it tells that a hand held
a kind, a card of it there serves, or else a blank becomes one, if its pile may hold it. What was given unseen is a
blank, or a card that the story does not ask for later, and best one that it asks of whoever got it. The blanks left
over are dealt as piles are built (R3-R6).

Mostly such a world fits the story. Every world that does may come, since what is preferred is never sure.
"""

from typing import Any

import numpy as np

from turnkey.core.chance import pick
from turnkey.core.rule import long_rule, rule
from turnkey.core.secrecy import knows
from turnkey.games.locked_out.rules.story import is_access, packed_count, sort_of
from turnkey.games.locked_out.state import (
    ACCESS_SORT,
    BOOTY,
    CHECKED,
    DRAWN,
    FIRST_ORANGE,
    FIRST_PURPLE,
    FIRST_RESOURCE,
    IN_SET,
    LEFT,
    LOOT_SORT,
    MAX_PILE,
    MOST_SEATS,
    N_CARDS,
    N_ROOMS,
    NO_CARD,
    ORANGE_ROOMS,
    RESOURCE_SORT,
    Book,
    Game,
)

SORTS = 3
PAIR, PILE_LOOT = 2, 2
PAIR_OF = SORTS  # a room's column beside the cards of each sort that it still takes: the kind of its pair
PLACES = N_ROOMS * MAX_PILE
TOKENS = PLACES + MOST_SEATS  # every card that may be in a hand: from a place of a pile, or a seat's first booty card
GONE = -1
NONE = -1
SELDOM = 8  # what is preferred is passed over once in so many times
SPARE = 16  # how much likelier a card is to be given than one that the story asks of the giver
FINE = 1 << 30  # how finely chance is compared with odds
BY_A_GIFT, HARDLY = 0.1, 1e-6  # a room that nobody drew from yet cannot explain a card; but no way is ruled out


@long_rule
def lay_first_world(game: Game, book: Book, seat: int, dice: Any) -> None:
    """Fill every unseen place of the piles and every unseen gift."""
    left = np.zeros(N_CARDS, np.int64)  # cards of each kind that are not laid
    wants = np.zeros((N_ROOMS, SORTS + 1), np.int64)
    asked = np.zeros((MOST_SEATS, N_CARDS), np.int64)  # how often the rest of the story asks for a kind in a hand
    holder = np.full(TOKENS, GONE, np.int64)
    gifts = np.full(PLACES, NONE, np.int64)  # the token given for each place in an unseen exchange
    take_up(game, book, seat, left, wants)
    guess_pairs(game, seat, wants, 0, FIRST_ORANGE, dice)
    guess_pairs(game, seat, wants, ORANGE_ROOMS, FIRST_PURPLE, dice)
    ask(game, seat, asked)
    for other in range(book.players):
        holder[PLACES + other] = other
    check = 0
    for step in range(game.steps):
        one = game.step_seat[step]
        other = game.step_other[step]
        if game.step_what[step] == LEFT:
            pass_on(game, one, GONE, int(game.step_card[step]), left, wants, asked, holder, dice)
        elif game.step_what[step] == DRAWN:
            place = game.step_card[step]
            room, spot = place // MAX_PILE, place % MAX_PILE
            if one != other and knows(game.given_seen_by[room, spot], seat):
                pass_on(game, other, one, int(game.given[room, spot]), left, wants, asked, holder, dice)
            elif one != other:
                gifts[place] = token_to_give(game, other, one, wants, asked, holder, dice)
                if gifts[place] != NONE:
                    holder[gifts[place]] = one
            holder[place] = other
        else:
            if other == seat:
                for card in range(1, N_CARDS):
                    seen = packed_count(game.check_saw[check], card)
                    resolve(game, one, card, seen, left, wants, asked, holder, dice)
            check += 1
    fill_blanks(game, book, left, wants, dice)
    for place in range(PLACES):
        if gifts[place] != NONE:
            game.given[place // MAX_PILE, place % MAX_PILE] = kind_of(game, gifts[place])


@rule
def ask(game: Game, seat: int, asked: Any) -> None:
    """What the whole story asks for: cards that left a hand, were given in the seat's sight or looked at by it."""
    check = 0
    for step in range(game.steps):
        one = game.step_seat[step]
        other = game.step_other[step]
        card = game.step_card[step]
        if game.step_what[step] == LEFT:
            asked[one, card] += 1
        elif game.step_what[step] == DRAWN:
            if one != other and knows(game.given_seen_by[card // MAX_PILE, card % MAX_PILE], seat):
                asked[other, game.given[card // MAX_PILE, card % MAX_PILE]] += 1
        else:
            if other == seat:
                for kind in range(1, N_CARDS):
                    asked[one, kind] += packed_count(game.check_saw[check], kind)
            check += 1


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


# Which pair may lie where


@rule
def guess_pairs(game: Game, seat: int, wants: Any, first_room: int, first_card: int, dice: Any) -> None:
    """The pairs of one colour to its rooms, in one of the ways that explain best which hands held them."""
    fit = np.ones((IN_SET, IN_SET), np.float64)  # of each kind in each room
    for kind in range(IN_SET):
        for room in range(IN_SET):
            pair = wants[first_room + room, PAIR_OF]
            for other in range(IN_SET):
                known = wants[first_room + other, PAIR_OF] == first_card + kind
                if (known and other != room) or (pair != NO_CARD and pair != first_card + kind):
                    fit[kind, room] = 0.0
    check = 0
    for step in range(game.steps):
        for kind in range(IN_SET):
            short = whose_need(game, seat, step, check, first_card + kind)
            if short != NONE:
                weigh_rooms(game, seat, step, short, first_room, fit[kind])
        check += 1 if game.step_what[step] == CHECKED else 0
    chosen, total = 0, 0.0
    for way in range(IN_SET**IN_SET):  # a room for each kind, two bits each
        weight = way_fits(way, fit)
        if weight > 0.0:
            total += weight
            if pick(dice, FINE) * total < weight * FINE:
                chosen = way
    for kind in range(IN_SET):
        wants[first_room + ((chosen >> (2 * kind)) & 3), PAIR_OF] = first_card + kind


@rule
def way_fits(way: int, fit: Any) -> float:
    """How well pairs are explained by lying in these rooms; not at all by two in one room."""
    weight = 1.0
    rooms = 0
    for kind in range(IN_SET):
        room = (way >> (2 * kind)) & 3
        if (rooms >> room) & 1 == 1:
            return 0.0
        rooms |= 1 << room
        weight *= fit[kind, room]
    return weight


@rule
def whose_need(game: Game, seat: int, step: int, check: int, card: int) -> int:
    """The seat in whose hand a step tells that a card of this kind was."""
    if game.step_what[step] == LEFT:
        return int(game.step_seat[step]) if game.step_card[step] == card else NONE
    if game.step_what[step] == CHECKED:
        seen = game.step_other[step] == seat and packed_count(game.check_saw[check], card) > 0
        return int(game.step_seat[step]) if seen else NONE
    room = game.step_card[step] // MAX_PILE
    spot = game.step_card[step] % MAX_PILE
    given = knows(game.given_seen_by[room, spot], seat) and game.given[room, spot] == card
    return int(game.step_other[step]) if given else NONE


@rule
def weigh_rooms(game: Game, seat: int, step: int, short: int, first_room: int, fit: Any) -> None:
    """A card that was in a hand came from one of these rooms: to that hand, or to another that gave it on."""
    direct, passed_on = 0, 0  # rooms, a bit each
    for before in range(step):
        if game.step_what[before] == DRAWN:
            room = game.step_card[before] // MAX_PILE - first_room
            if 0 <= room < IN_SET:
                if game.step_other[before] == short:
                    direct |= 1 << room
                else:
                    passed_on |= 1 << room
    for room in range(IN_SET):
        if (direct >> room) & 1 == 0:
            fit[room] *= BY_A_GIFT if (passed_on >> room) & 1 == 1 else HARDLY


# Cards of hands, blanks among them


@rule
def may_become(room: int, card: int, left: Any, wants: Any) -> bool:
    """Whether a blank of this room's pile may be of a kind (R3-R5)."""
    if left[card] == 0 or card == BOOTY or wants[room, sort_of(card)] == 0:
        return False
    return not is_access(card) or wants[room, PAIR_OF] == card


@rule
def held_of(game: Game, seat: int, card: int, holder: Any) -> int:
    """How many cards of a kind a hand holds; of NO_CARD: how many blanks."""
    count = 0
    for token in range(TOKENS):
        if holder[token] == seat and kind_of(game, token) == card:
            count += 1
    return count


@rule
def pass_on(
    game: Game, seat: int, taker: int, card: int, left: Any, wants: Any, asked: Any, holder: Any, dice: Any
) -> None:
    """A card of this kind goes from a hand: one that is there; or a blank becomes one, now and then in any case."""
    asked[seat, card] -= 1
    found = NONE
    for token in range(TOKENS):
        if holder[token] == seat and kind_of(game, token) == card:
            found = token
    if found == NONE or pick(dice, SELDOM) == 0:
        blank = fix_blank(game, seat, card, left, wants, asked, holder, dice)
        found = blank if blank != NONE else found
    if found != NONE:
        holder[found] = taker


@rule
def fix_blank(game: Game, seat: int, card: int, left: Any, wants: Any, asked: Any, holder: Any, dice: Any) -> int:
    """Any of the blanks in a hand that may be of a kind becomes one; those that a key may still be, only at need."""
    best, good, found, among = NONE, 0, NONE, 0
    for token in range(PLACES):
        if holder[token] == seat and kind_of(game, token) == NO_CARD:
            if may_become(token // MAX_PILE, card, left, wants):
                among += 1
                if pick(dice, among) == 0:
                    found = token
                if is_access(card) or not may_be_key(token // MAX_PILE, seat, wants, asked):
                    good += 1
                    if pick(dice, good) == 0:
                        best = token
    if best != NONE and pick(dice, SELDOM) > 0:
        found = best
    if found != NONE:
        lay(game, found // MAX_PILE, found % MAX_PILE, card, left, wants)
    return found


@rule
def may_be_key(room: int, seat: int, wants: Any, asked: Any) -> bool:
    """Whether a blank from this room may be an access card that is asked of a hand later."""
    pair = wants[room, PAIR_OF]
    return pair != NO_CARD and wants[room, ACCESS_SORT] > 0 and asked[seat, pair] > 0


@rule
def resolve(
    game: Game, seat: int, card: int, count: int, left: Any, wants: Any, asked: Any, holder: Any, dice: Any
) -> None:
    """So many cards of a kind were seen in a hand."""
    if count > 0:
        asked[seat, card] -= count
        for _ in range(count - held_of(game, seat, card, holder)):
            fix_blank(game, seat, card, left, wants, asked, holder, dice)


@rule
def token_to_give(game: Game, giver: int, taker: int, wants: Any, asked: Any, holder: Any, dice: Any) -> int:
    """Any card of a hand; likelier one that will be asked of the taker, and unlikely one that is asked of the giver."""
    blanks = held_of(game, giver, NO_CARD, holder)
    needed = 0
    for card in range(1, N_CARDS):
        if asked[giver, card] > 0:
            needed += max(0, asked[giver, card] - held_of(game, giver, card, holder))
    found, total = NONE, 0
    for token in range(TOKENS):
        if holder[token] != giver:
            continue
        card = kind_of(game, token)
        if card == NO_CARD:
            kept = may_be_key(token // MAX_PILE, giver, wants, asked)
            wanted = may_be_key(token // MAX_PILE, taker, wants, asked)
            weight = SPARE if needed < blanks else SPARE // 4
        else:
            kept = asked[giver, card] >= held_of(game, giver, card, holder)
            wanted = asked[taker, card] > 0 and asked[taker, card] > held_of(game, taker, card, holder)
            weight = SPARE
        if kept:
            weight = 1
        if wanted:
            weight = SPARE if kept else 4 * SPARE
        total += weight
        if pick(dice, total) < weight:
            found = token
    return found


# The blanks that are left


@rule
def fill_blanks(game: Game, book: Book, left: Any, wants: Any, dice: Any) -> None:
    """R3-R6, S4-S8: to each blank a sort that its pile lacks, and a card of it."""
    pool = np.zeros(PLACES, np.int64)
    loot = 0
    resources = PLACES
    for card in range(FIRST_RESOURCE, N_CARDS):
        for _ in range(left[card] if card != BOOTY else 0):
            if sort_of(card) == LOOT_SORT:
                pool[loot] = card
                loot += 1
            else:
                resources -= 1
                pool[resources] = card
    for room in range(N_ROOMS):
        for spot in range(book.pile_size[room]):
            if game.pile[room, spot] != NO_CARD:
                continue
            access = wants[room, ACCESS_SORT]
            slot = pick(dice, access + wants[room, LOOT_SORT] + wants[room, RESOURCE_SORT])
            card = wants[room, PAIR_OF]
            if slot >= access + wants[room, LOOT_SORT]:
                at = resources + pick(dice, PLACES - resources)
                card = pool[at]
                pool[at] = pool[resources]
                resources += 1
            elif slot >= access:
                at = pick(dice, loot)
                card = pool[at]
                loot -= 1
                pool[at] = pool[loot]
            lay(game, room, spot, card, left, wants)
