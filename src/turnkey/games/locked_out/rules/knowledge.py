"""What a seat cannot know, redrawn (section 7, Q46).

A world is a deal (the piles as they were shuffled), the kind given in every exchange that the seat did not see, and
the cards looked at in every check that it was no part of. Those worlds fit in which everything that the seat saw came
about: the cards that it was shown, every kind that left a hand in sight of all, every announced result of a check. All
that fit are as likely as each other; what others chose counts only as far as they must have been able to.

They are drawn by a Markov chain of bounded length that begins with the true world. Cards of kinds that the story tells
nothing of are dealt again outright, all at once. For the others, moves exchange two unseen cards so that every pile
stays what it was built of (two places of a pile; two cards of a sort; the pairs of two rooms; two and two of two
sorts), gifts of the two kinds perhaps along with them, or change the kind that was given in an unseen exchange. Each is
proposed as often as its reverse (or that is made up for) and is taken by the odds of the two worlds. What lies undrawn
is shuffled at the end.
"""

from typing import Any

import numpy as np

from turnkey.core.chance import pick, reseed
from turnkey.core.rule import long_rule, rule
from turnkey.core.secrecy import knows
from turnkey.games.locked_out.rules.story import is_access, one_packed, packed_count, sort_of
from turnkey.games.locked_out.rules.worlds import (
    GIFT,
    access_odds,
    follow_step,
    note_bound,
    odds_of,
    replay_hands,
    retell,
    set_out,
)
from turnkey.games.locked_out.state import (
    ACCESS_SORT,
    BOOTY,
    CHECKED,
    DRAWN,
    GO,
    HAS,
    HOARDS,
    LACKS,
    LOOT_SORT,
    MAX_PILE,
    MOST_SEATS,
    MOST_STEPS,
    N_CARDS,
    N_ROOMS,
    NO_CARD,
    ORANGE_ROOMS,
    OVER,
    RESOURCE_SORT,
    ROOM,
    TALK_FLOOR,
    WANT,
    Book,
    Game,
)

# Enough for the chain to forget where it began
ROUNDS, MOVES_A_CARD, MOVES_A_TRADE, MOVES_MORE = 6, 3, 20, 24
NOWHERE = -1
FINE = 1 << 30  # how finely chance is compared with odds
NEARER = 8  # how much likelier a kind is proposed for an exchange for each card of it that came to the giver


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
    if cards + trades > 0:
        wander(game, book, seat, unseen, cards, traded, trades, bound, dice)
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


# The chain


@long_rule
def wander(
    game: Game, book: Book, seat: int, unseen: Any, cards: int, traded: Any, trades: int, bound: Any, dice: Any
) -> None:
    """Move on for a while; the hands are then those of the world that was reached.

    Cards of kinds that the story tells nothing of are dealt again outright, all at once; moves are for the others.
    """
    odds = np.ones(N_CARDS + 1, np.float64)  # of each kind's story; the last: of all access cards together
    tale = np.zeros((3, MOST_STEPS + 1), np.int64)
    set_out(game, tale)
    note_bound(game, seat, bound)
    for trade in range(trades):
        bound[given_at(game, traded[trade])] += 1
    for card in range(1, N_CARDS):
        if bound[card] > 0:
            odds[card] = odds_of(game, book, seat, card, tale)
    if bound[N_CARDS] > 0:
        odds[N_CARDS] = access_odds(game, book, seat, tale)
    for _ in range(ROUNDS):
        shuffle_free(game, book, seat, bound, False, dice)
        for room in range(N_ROOMS):
            retell(game, room, tale)
        for _ in range(MOVES_A_CARD * cards + MOVES_A_TRADE * trades + MOVES_MORE):
            which = pick(dice, cards + trades)
            if which >= cards:
                change_gift(game, book, seat, traded[which - cards], tale, odds, bound, dice)
            else:
                one = unseen[which]
                two = partner(game, book, seat, one, unseen, cards, dice)
                exchange(game, book, seat, one, two, traded, trades, tale, odds, bound, dice)
    replay_hands(game, book)


@rule
def partner(game: Game, book: Book, seat: int, place: int, unseen: Any, cards: int, dice: Any) -> int:
    """Another place that this seat has not seen: drawn as well, of the same pile, or with a card of the same sort."""
    way = pick(dice, 3)
    room = place // MAX_PILE
    if way == 0 and cards > 1:
        return unseen[pick(dice, cards)]
    sort = sort_of(game.pile[room, place % MAX_PILE])
    while True:  # sooner or later: the place itself is one of them
        other_room = room
        if way == 2:
            first = 0 if room < ORANGE_ROOMS else ORANGE_ROOMS
            other_room = first + pick(dice, ORANGE_ROOMS) if sort == ACCESS_SORT else pick(dice, N_ROOMS)
        spot = pick(dice, book.pile_size[other_room])
        fits = way != 2 or sort_of(game.pile[other_room, spot]) == sort
        if fits and not knows(game.pile_seen_by[other_room, spot], seat):
            return MAX_PILE * other_room + spot


@rule
def exchange(
    game: Game,
    book: Book,
    seat: int,
    one: int,
    two: int,
    traded: Any,
    trades: int,
    tale: Any,
    odds: Any,
    bound: Any,
    dice: Any,
) -> None:
    """Two unseen cards change places, so that every pile stays what it was built of, if the odds allow it.

    Cards of one sort just do, and so do two of one pile; access cards take their pairs with them. For cards of two
    sorts in two piles, two other cards there, one of either sort, change places as well.
    """
    room, spot = one // MAX_PILE, one % MAX_PILE
    other_room, other_spot = two // MAX_PILE, two % MAX_PILE
    card = game.pile[room, spot]
    other = game.pile[other_room, other_spot]
    if card == other:
        return
    third, fourth = NO_CARD, NO_CARD  # the kinds of the two cards that change as well
    third_spot, fourth_spot = NOWHERE, NOWHERE
    pairs = False
    if room != other_room:
        access = is_access(card) or is_access(other)
        if sort_of(card) != sort_of(other):
            third_spot = pick(dice, book.pile_size[room])
            fourth_spot = pick(dice, book.pile_size[other_room])
            third = game.pile[room, third_spot]
            fourth = game.pile[other_room, fourth_spot]
            if sort_of(third) != sort_of(other) or sort_of(fourth) != sort_of(card):
                return
            if knows(game.pile_seen_by[room, third_spot], seat) or knows(
                game.pile_seen_by[other_room, fourth_spot], seat
            ):
                return
        if access:
            pairs = True
            if (room < ORANGE_ROOMS) != (other_room < ORANGE_ROOMS):
                return
            if pair_was_seen(game, seat, room) or pair_was_seen(game, seat, other_room):
                return
    trade_places(game, book, room, spot, other_room, other_spot, third_spot, fourth_spot, pairs)
    retell(game, room, tale)
    retell(game, other_room, tale)
    flipped = flip_gifts(game, card, other, traded, trades, tale, bound, dice)
    moved = is_access(card) != is_access(other)
    if not is_taken(game, book, seat, card, other, third, fourth, moved, 1.0, tale, odds, bound, dice):
        trade_places(game, book, room, spot, other_room, other_spot, third_spot, fourth_spot, pairs)
        retell(game, room, tale)
        retell(game, other_room, tale)
        flip_back(game, card, other, flipped, traded, trades, tale, bound)


@rule
def trade_places(
    game: Game,
    book: Book,
    room: int,
    spot: int,
    other_room: int,
    other_spot: int,
    third_spot: int,
    fourth_spot: int,
    pairs: bool,
) -> None:
    """Its own reverse: done twice it changes nothing."""
    if pairs:
        pair, other_pair = pair_in(game, book, room), pair_in(game, book, other_room)
        rename(game, book, room, pair, other_pair)
        rename(game, book, other_room, other_pair, pair)
        if third_spot == NOWHERE:
            return
        # The pairs have changed rooms; in either room one of them now changes its place with the other card.
        swap_spots(game, room, spot, room, third_spot)
        swap_spots(game, other_room, other_spot, other_room, fourth_spot)
        if is_access(game.pile[room, spot]):
            swap_spots(game, room, third_spot, other_room, other_spot)
        else:
            swap_spots(game, room, spot, other_room, fourth_spot)
        return
    swap_spots(game, room, spot, other_room, other_spot)
    if third_spot != NOWHERE:
        swap_spots(game, room, third_spot, other_room, fourth_spot)


@rule
def swap_spots(game: Game, room: int, spot: int, other_room: int, other_spot: int) -> None:
    card = game.pile[room, spot]
    game.pile[room, spot] = game.pile[other_room, other_spot]
    game.pile[other_room, other_spot] = card


@rule
def pair_in(game: Game, book: Book, room: int) -> int:
    pair = NO_CARD
    for spot in range(book.pile_size[room]):
        if is_access(game.pile[room, spot]):
            pair = game.pile[room, spot]
    return pair


@rule
def rename(game: Game, book: Book, room: int, card: int, other: int) -> None:
    """Every card of one kind in a pile becomes one of another kind."""
    for spot in range(book.pile_size[room]):
        if game.pile[room, spot] == card:
            game.pile[room, spot] = other


@rule
def pair_was_seen(game: Game, seat: int, room: int) -> bool:
    for spot in range(game.taken[room]):
        if is_access(game.pile[room, spot]) and knows(game.pile_seen_by[room, spot], seat):
            return True
    return False


@rule
def is_either(card: int, one: int, other: int) -> bool:
    found = card == one  # a tuple of two machine types cannot be looked through
    return found or card == other


@rule
def flip_gifts(game: Game, card: int, other: int, traded: Any, trades: int, tale: Any, bound: Any, dice: Any) -> int:
    """What was given unseen of either kind may have been the other one now: by the toss of a coin for each."""
    flipped = 0
    for trade in range(trades):
        gift = given_at(game, traded[trade])
        if is_either(gift, card, other) and pick(dice, 2) == 0:
            flipped |= 1 << trade
    flip_back(game, card, other, flipped, traded, trades, tale, bound)
    return flipped


@rule
def flip_back(game: Game, card: int, other: int, flipped: int, traded: Any, trades: int, tale: Any, bound: Any) -> None:
    for trade in range(trades if flipped != 0 else 0):
        if (flipped >> trade) & 1 == 1:
            place = game.step_card[traded[trade]]
            gift = game.given[place // MAX_PILE, place % MAX_PILE]
            fresh = other if gift == card else card
            game.given[place // MAX_PILE, place % MAX_PILE] = fresh
            tale[GIFT, traded[trade]] = fresh
            bound[gift] -= 1
            bound[fresh] += 1


@rule
def is_taken(
    game: Game,
    book: Book,
    seat: int,
    card: int,
    other: int,
    third: int,
    fourth: int,
    access_moved: bool,
    made_up: float,
    tale: Any,
    odds: Any,
    bound: Any,
    dice: Any,
) -> bool:
    """Whether a move that touched these kinds is kept: by the odds of the worlds after and before it."""
    if is_either(third, card, other):
        third = NO_CARD
    if is_either(fourth, card, other):
        fourth = NO_CARD
    before = odds[card] * odds[other] * odds[third] * odds[fourth] * odds[N_CARDS]
    card_odds, other_odds, third_odds, fourth_odds, all_odds = 1.0, 1.0, 1.0, 1.0, odds[N_CARDS]
    for number in range(4):  # one place for what is long when written out four times
        kind = card if number == 0 else other if number == 1 else third if number == 2 else fourth
        if kind == NO_CARD or bound[kind] == 0:
            continue
        its_odds = odds_of(game, book, seat, kind, tale)
        card_odds = its_odds if number == 0 else card_odds
        other_odds = its_odds if number == 1 else other_odds
        third_odds = its_odds if number == 2 else third_odds
        fourth_odds = its_odds if number == 3 else fourth_odds
    if access_moved and bound[N_CARDS] > 0:
        all_odds = access_odds(game, book, seat, tale)
    after = card_odds * other_odds * third_odds * fourth_odds * all_odds * made_up
    if after < before and pick(dice, FINE) * before >= after * FINE:
        return False
    odds[card] = card_odds
    odds[other] = other_odds
    odds[third] = third_odds
    odds[fourth] = fourth_odds
    odds[N_CARDS] = all_odds
    return True


@rule
def given_at(game: Game, step: int) -> int:
    place = game.step_card[step]
    return game.given[place // MAX_PILE, place % MAX_PILE]


@rule
def change_gift(game: Game, book: Book, seat: int, step: int, tale: Any, odds: Any, bound: Any, dice: Any) -> None:
    """The kind given in an unseen exchange becomes another, oftener one that came to the giver before."""
    room = game.step_card[step] // MAX_PILE
    spot = game.step_card[step] % MAX_PILE
    card = game.given[room, spot]
    giver = game.step_other[step]
    chosen = pick(dice, N_CARDS - 1 + NEARER * (1 + came_to(game, giver, step, NO_CARD)))
    other = chosen + 1
    if chosen >= N_CARDS - 1:
        other = nth_to_come(game, giver, step, (chosen - N_CARDS + 1) // NEARER)
    if other == card or (other != BOOTY and book.copies[other] == 0):
        return
    likelier = 1.0 + NEARER * (came_to(game, giver, step, card) + (1 if card == BOOTY else 0))
    as_likely = 1.0 + NEARER * (came_to(game, giver, step, other) + (1 if other == BOOTY else 0))
    changed = is_access(card) != is_access(other)
    game.given[room, spot] = other
    tale[GIFT, step] = other
    bound[other] += 1
    if is_taken(
        game, book, seat, card, other, NO_CARD, NO_CARD, changed, likelier / as_likely, tale, odds, bound, dice
    ):
        bound[card] -= 1
    else:
        bound[other] -= 1
        game.given[room, spot] = card
        tale[GIFT, step] = card


@rule
def came_to(game: Game, giver: int, step: int, card: int) -> int:
    """How many cards came into a hand before a step, drawn or given; of one kind, or of any."""
    count = 0
    for before in range(step):
        came = brought(game, before, giver)
        if came != NO_CARD and (card == NO_CARD or came == card):
            count += 1
    return count


@rule
def brought(game: Game, step: int, seat: int) -> int:
    """The card that a step of the story brought into this hand, if it did."""
    if game.step_what[step] != DRAWN:
        return NO_CARD
    room = game.step_card[step] // MAX_PILE
    spot = game.step_card[step] % MAX_PILE
    if game.step_other[step] == seat:
        return game.pile[room, spot]
    return game.given[room, spot] if game.step_seat[step] == seat else NO_CARD


@rule
def nth_to_come(game: Game, giver: int, step: int, number: int) -> int:
    """The kind of the card that came to a hand as this one; its first is the Share of the Booty."""
    found = BOOTY
    for before in range(step):
        came = brought(game, before, giver)
        if came != NO_CARD:
            number -= 1
            if number == 0:
                found = came
    return found


# Cards that lie anywhere that the piles leave for them


@long_rule
def shuffle_free(game: Game, book: Book, seat: int, bound: Any, undrawn: bool, dice: Any) -> None:
    """R3-R6: pairs, loot and resources that nothing ties to a place are dealt again over the places that they have.

    Those are the cards that nobody has drawn yet; or else all unseen ones of kinds that the story tells nothing of.
    """
    spots = np.empty(N_ROOMS * MAX_PILE, np.int64)  # room to list places
    shuffle_pairs(game, book, seat, bound, 0, undrawn, dice)
    shuffle_pairs(game, book, seat, bound, ORANGE_ROOMS, undrawn, dice)
    loot = 0
    resources = MAX_PILE * N_ROOMS
    for room in range(N_ROOMS):
        here = loot
        for spot in range(game.taken[room] if undrawn else 0, book.pile_size[room]):
            if is_free(game, seat, bound, room, spot, undrawn):
                mix_in(game, spots, loot, here, MAX_PILE * room + spot, dice)
                here += 1
        for spot in range(game.taken[room] if undrawn else 0, book.pile_size[room]):
            if is_free(game, seat, bound, room, spot, undrawn):
                sort = sort_of(game.pile[room, spot])
                if sort == LOOT_SORT:
                    mix_in(game, spots, 0, loot, MAX_PILE * room + spot, dice)
                    loot += 1
                elif sort == RESOURCE_SORT:
                    resources -= 1
                    spots[resources] = MAX_PILE * room + spot
    for last in range(resources, MAX_PILE * N_ROOMS):
        mix_in(game, spots, resources, last, spots[last], dice)


@rule
def mix_in(game: Game, spots: Any, first: int, count: int, place: int, dice: Any) -> None:
    """One more place for a shuffle: its card changes with that of any place listed so far, itself among them."""
    spots[count] = place
    other = spots[first + pick(dice, count - first + 1)]
    swap_spots(game, place // MAX_PILE, place % MAX_PILE, other // MAX_PILE, other % MAX_PILE)


@rule
def is_free(game: Game, seat: int, bound: Any, room: int, spot: int, undrawn: bool) -> bool:
    if undrawn:
        return True
    card = game.pile[room, spot]
    if bound[card] > 0 or knows(game.pile_seen_by[room, spot], seat):
        return False
    return bound[N_CARDS] == 0 or not is_access(card)


@rule
def shuffle_pairs(game: Game, book: Book, seat: int, bound: Any, first: int, undrawn: bool, dice: Any) -> None:
    """The rooms of one colour whose pairs may be any of those that are left."""
    for room in range(first + 3, first, -1):
        pair = free_pair(game, book, seat, bound, room, undrawn)
        if pair == NO_CARD:
            continue
        other = first + pick(dice, room - first + 1)
        while free_pair(game, book, seat, bound, other, undrawn) == NO_CARD:
            other = first + pick(dice, room - first + 1)
        if other != room:
            other_pair = free_pair(game, book, seat, bound, other, undrawn)
            rename(game, book, room, pair, other_pair)
            rename(game, book, other, other_pair, pair)


@rule
def free_pair(game: Game, book: Book, seat: int, bound: Any, room: int, undrawn: bool) -> int:
    """A room's pair, unless it is tied to the room: drawn in part, or seen, or of a kind that the story tells of."""
    pair = pair_in(game, book, room)
    if not undrawn:
        return NO_CARD if bound[pair] > 0 or pair_was_seen(game, seat, room) else pair
    for spot in range(game.taken[room]):
        if game.pile[room, spot] == pair:
            return NO_CARD
    return pair


# What others looked at and are about to say


@long_rule
def redraw_checks(game: Game, book: Book, seat: int, dice: Any) -> None:
    """Q16, Q17: in this world, what was looked at in the checks that the seat was no part of."""
    hidden = 0
    for check in range(game.checks):
        hidden += 0 if knows(game.check_seen_by[check], seat) else 1
    if hidden == 0:
        return
    hands = np.zeros((MOST_SEATS, N_CARDS), np.int64)
    for other in range(book.players):
        hands[other, BOOTY] = 1
    check = 0
    for step in range(game.steps):
        follow_step(game, step, hands)
        if game.step_what[step] == CHECKED:
            if not knows(game.check_seen_by[check], seat):
                redraw_check(game, check, game.step_card[step], hands[game.step_seat[step]], dice)
            check += 1


@rule
def redraw_check(game: Game, check: int, result: int, hand: Any, dice: Any) -> None:
    """Half of a hand, blindly, again until it fits what was announced: at least every other time it does."""
    count = (game.check_hand[check] + 1) // 2
    fits = False
    while not fits:
        saw = 0
        access = 0
        left = 0
        for card in range(1, N_CARDS):
            left += hand[card] if result != NO_CARD or not is_access(card) else 0
        for _ in range(count):
            place = pick(dice, left)
            card = 0
            while place >= 0:
                card += 1
                if result != NO_CARD or not is_access(card):
                    place -= hand[card] - packed_count(saw, card)
            saw += one_packed(card)
            access += 1 if is_access(card) else 0
            left -= 1
        fits = result == NO_CARD or (packed_count(saw, result) > 0 if result < N_CARDS else access > 0)
        game.check_saw[check] = saw


@long_rule
def redraw_claims(game: Game, book: Book, seat: int, dice: Any) -> None:
    """A claim that another seat has begun may be any that has so many words."""
    for other in range(book.players):
        if game.claim_words[other] == 1 and other != seat:
            game.claim_type[other] = HAS + pick(dice, HOARDS)
        elif game.claim_words[other] == 2 and other != seat:
            redraw_longer_claim(game, book, other, dice)


@rule
def redraw_longer_claim(game: Game, book: Book, other: int, dice: Any) -> None:
    """One that has a third word still to come: about any seat (has, lacks), any room, or another seat (go, want)."""
    players = book.players
    place = pick(dice, 2 * players + N_ROOMS + 2 * (players - 1))
    if place < 2 * players:
        game.claim_type[other] = HAS if place < players else LACKS
        game.claim_about[other] = place % players
    elif place < 2 * players + N_ROOMS:
        game.claim_type[other] = ROOM
        game.claim_about[other] = place - 2 * players
    else:
        place -= 2 * players + N_ROOMS
        game.claim_type[other] = GO if place < players - 1 else WANT
        game.claim_about[other] = (other + 1 + place % (players - 1)) % players
