"""A compiled bot that plays the whole game: what each location is worth to it now, and what it takes to get it.

It has no look-ahead. Worth is counted in tenths of a point of reputation, odds in hundredths. It is given only what
its seat knows.
"""

from typing import Any

import numpy as np

from turnkey.core.chance import pick
from turnkey.core.menu import offered
from turnkey.core.rule import long_rule, rule
from turnkey.core.secrecy import knows
from turnkey.games.lockup.actions import (
    ADD,
    DONE,
    END,
    FLIP,
    PASS,
    PLACE,
    PLAY,
    TAKE,
)
from turnkey.games.lockup.bots.purchases import (
    best_of_menu,
    goon_gain,
    item_gain,
    resource_worth,
    target_item,
)
from turnkey.games.lockup.rules.lights_out import strength
from turnkey.games.lockup.state import (
    ALIBI,
    BLAME,
    BRAWL,
    CALM,
    CELL,
    CHOW,
    COMMISSARY,
    ENFORCER,
    GOON_SPACES,
    GUARD_COUNT,
    GUARD_FLIP,
    GUARDS,
    HALF_LOCATION,
    HELD,
    HOBGOBLIN,
    INFIRMARY,
    IRON,
    ITEM_COUNT,
    LIBRARY,
    LOOKOUT,
    ON_DUTY,
    PATROL_WINDOW,
    PLACEABLE,
    POTION,
    RAID_WINDOW,
    RESERVED,
    RESOURCES,
    ROLL_CALL_TURN,
    ROLL_CALL_WINDOW,
    SCRAP,
    SCROUNGE,
    SEWERS,
    SLOT,
    SMITHY,
    SMUGGLE,
    STEALTH,
    STRENGTH_WINDOW,
    STRENGTHS,
    TAKE_REWARD,
    TOKEN_COUNT,
    TOME_MOVE,
    TOME_PEEK_LOC,
    UP,
    YARD,
    Book,
    Game,
)

LEAST = -1_000_000
SURE = 100
HIDDEN_STRENGTH = 30  # of a face-down token, in tenths
HIDDEN_GUARD = 15
MAY_COME, THERE = 1, 10  # of a rival
EDGE = 20  # what a point of strength adds to the odds
TOKEN_COST = np.array((6, 6, 8, 11, 14, 8), np.int64)  # what a token could do elsewhere
HIDING = 60  # how often a token that may go face down does
LIBRARY_WORTH = 12  # of falling through to it
MARKER = 11  # what a suspicion marker costs


@long_rule
def heuristic(game: Game, book: Book, seat: int, menu: Any, dice: Any) -> int:
    if menu[0] == 1:
        return int(menu[1])
    if game.stage == ROLL_CALL_TURN:
        return roll_call(game, book, seat, menu, dice)
    if game.stage in (STRENGTH_WINDOW, ROLL_CALL_WINDOW, PATROL_WINDOW, RAID_WINDOW):
        return window(game, book, seat, menu)
    if game.stage == TAKE_REWARD:
        return TAKE
    if game.stage == GUARD_FLIP:
        return best_flip(game, book, seat, menu)
    if game.stage in (TOME_PEEK_LOC, TOME_MOVE):
        return int(menu[1 + pick(dice, menu[0])])
    return best_of_menu(game, book, seat, menu, dice)


# Roll Call


@long_rule
def roll_call(game: Game, book: Book, seat: int, menu: Any, dice: Any) -> int:
    """The location where tokens earn most beyond what they could earn elsewhere; then its tokens."""
    best_place, best_mask, most = 0, 0, LEAST
    target = target_item(game, book, seat)
    for location in range(PLACEABLE):
        chosen = game.half[HALF_LOCATION] == location + 1
        if chosen or (game.half[HALF_LOCATION] == 0 and offered(menu, PLACE + location)):
            high = worth_at(game, book, seat, location, 0, target)
            low = high if location == CELL else worth_at(game, book, seat, location, 1, target)
            rivals = rivals_at(game, book, seat, location)
            for one in range(TOKEN_COUNT):
                for other in range(one, TOKEN_COUNT):
                    if game.token[seat, one] == HELD and game.token[seat, other] == HELD:
                        gain = net_worth(game, book, seat, location, one, other, high, low, rivals)
                        if gain > most:
                            best_place, best_mask, most = location, (1 << one) | (1 << other), gain
    if game.half[HALF_LOCATION] == 0:
        if offered(menu, PLAY + STEALTH):
            return PLAY + STEALTH
        return PLACE + best_place if most > LEAST and game.held[seat] > 0 else PASS
    for place in range(1, menu[0] + 1):
        action = int(menu[place])
        if action < END and (best_mask >> ((action - ADD) // 2)) & 1:
            hide = pick(dice, 100) < HIDING
            return action + 1 if hide and offered(menu, action + 1) else action
    return END if offered(menu, END) else int(menu[1])


@rule
def net_worth(
    game: Game, book: Book, seat: int, location: int, one: int, other: int, high: int, low: int, rivals: int
) -> int:
    """What a crew of one token or two would earn there, less what its tokens are worth elsewhere."""
    own = token_strength(game, seat, one)
    cost = TOKEN_COST[one]
    if other != one:
        own += token_strength(game, seat, other)
        cost += TOKEN_COST[other]
    guarded = one == LOOKOUT
    first = odds_of_first(book, location, own, rivals)
    markers = game.lying[location - SEWERS] if location >= SEWERS and location <= CHOW else 0
    worth = first * high + (SURE - first) * low
    if not guarded:
        worth -= (first + (SURE - first) // 4) * markers * MARKER
    return worth // SURE - cost


@rule
def token_strength(game: Game, seat: int, token: int) -> int:
    return game.power[seat] if token == ENFORCER else STRENGTHS[token]


@long_rule
def rivals_at(game: Game, book: Book, seat: int, location: int) -> int:
    """Every other party's strength there, in tenths and with ties counted in, twelve bits each, clockwise from the
    seat; MAY_COME for those not there yet. Worked out once for all the crews that are compared with it."""
    rivals = 0
    for step in range(1, book.parties):
        party = (seat + step) % book.parties
        if knows(game.crew[party], location):
            bonus = 3 if game.fpt == party else -3  # ties
            rivals |= (THERE + expected_strength(game, book, party, location) + bonus) << (12 * step)
        elif not book.solitary and game.held[party] > 0 and not knows(game.passed, party):
            rivals |= MAY_COME << (12 * step)
    return rivals


@rule
def odds_of_first(book: Book, location: int, own: int, rivals: int) -> int:
    """How likely a crew of this strength is to rank first, in hundredths, by what is seen and may come."""
    odds = SURE
    for step in range(1, book.parties):
        rival = (rivals >> (12 * step)) & 4095
        if rival > MAY_COME:
            odds = odds * beats(10 * own - (rival - THERE)) // SURE
        elif rival == MAY_COME:
            odds = odds * (70 + 30 * beats(10 * own - 38) // SURE) // SURE
    if book.solitary and location <= CHOW:
        odds = odds * (85 + 15 * beats(10 * own - 25) // SURE) // SURE
    return odds


@rule
def beats(lead: int) -> int:
    """The odds that a lead gives, in tenths of strength."""
    return min(97, max(3, 50 + EDGE * lead // 10))


@rule
def expected_strength(game: Game, book: Book, party: int, location: int) -> int:
    """In tenths: what lies face up, and a mean for what does not."""
    if book.solitary:
        total = 0
        for card in range(GUARD_COUNT):
            if game.guard[card] == ON_DUTY + location:
                total += 10 * (game.power[GUARDS] if book.guard_enforcer[card] else book.guard_strength[card])
        if knows(game.guards_hidden, location):
            if knows(game.guard_seen_by[location], 0):
                total += 10 * book.guard_strength[game.guard_down[location] - 1]
            else:
                total += HIDDEN_GUARD + 6 * book.difficulty
        return total
    total = 0
    for token in range(TOKEN_COUNT):
        if game.shown[party, token] == UP + location:
            total += 10 * token_strength(game, party, token)
    return total + HIDDEN_STRENGTH * game.down[party, location]


@long_rule
def worth_at(game: Game, book: Book, seat: int, location: int, tier: int, target: int) -> int:
    """What rank 1 (tier 0) or a lower one brings there to a seat that saves for the target.

    In Solitary, also what the guards then do not get.
    """
    left = book.rounds - game.round_number
    if location == YARD:
        if book.yard[tier] == 0 and tier > 0:
            return LIBRARY_WORTH
        own = 12 + 6 * left + 10 * game.gang[seat, HOBGOBLIN] + (20 if tier == 0 and left == 0 else 8)
        return own + (10 if book.solitary else 0)
    if location == SEWERS:
        return book.sewers[tier] * resource_worth(game, book, seat, SCRAP, target) + (
            6 if tier == 0 and book.solitary else 0
        )
    if location == INFIRMARY:
        count = book.infirmary_first if tier == 0 else book.infirmary_last
        return with_share(book, count * resource_worth(game, book, seat, POTION, target), tier, 22)
    if location == SMITHY:
        return with_share(book, book.smithy[tier] * resource_worth(game, book, seat, IRON, target), tier, 26)
    if location == COMMISSARY:
        return with_share(book, 26 if tier == 0 else 12, tier, 10)
    if location == CHOW:
        return chow_worth(game, book, seat, tier)
    return cell_worth(game, book, seat)


@rule
def with_share(book: Book, own: int, tier: int, denied: int) -> int:
    if own == 0:
        return LIBRARY_WORTH
    return own + (denied if tier == 0 and book.solitary else 0)


@rule
def coming(game: Game, book: Book, seat: int) -> int:
    """Resources that the crews already placed will bring before the chow hall."""
    count = 0
    if knows(game.crew[seat], SEWERS):
        count += book.sewers[0]
    if knows(game.crew[seat], INFIRMARY):
        count += 2
    if knows(game.crew[seat], SMITHY):
        count += 2
    return count + (1 if knows(game.crew[seat], COMMISSARY) else 0)


@rule
def holdings(game: Game, seat: int) -> int:
    total = 0
    for kind in range(RESOURCES):
        total += game.resource[seat, kind]
    return total


@rule
def chow_worth(game: Game, book: Book, seat: int, tier: int) -> int:
    best, second, count = 0, 0, 0
    for space in range(GOON_SPACES):
        if game.goon_at[space] > 0:
            gain = goon_gain(game, book, seat, game.goon_at[space] - 1)
            count += 1
            if gain > best:
                best, second = gain, best
            else:
                second = max(second, gain)
    money = holdings(game, seat) + coming(game, book, seat)
    one = best - 16 * book.chow_one[tier] if money >= book.chow_one[tier] else 0
    two = best + second - 16 * book.chow_two[tier] if book.chow_two[tier] > 0 and money >= book.chow_two[tier] else 0
    denied = 40 if book.solitary and tier == 0 and count > 0 else 0
    return max(one, two, 0) + denied


@rule
def cell_worth(game: Game, book: Book, seat: int) -> int:
    """The best item that could be paid by then; else a reserve."""
    best = 0
    for item in range(ITEM_COUNT):
        place = game.item_place[item]
        if (place >= SLOT and place < SLOT + book.slots) or place == RESERVED + seat:
            missing = 0
            spare = 0
            for kind in range(RESOURCES):
                more = forecast(game, book, seat, kind) - book.item_cost[item, kind]
                missing += max(0, -more)
                spare += max(0, more)
            missing += max(0, book.item_cost[item, 4] - spare)
            gain = item_gain(game, book, seat, item)
            if missing == 0:
                best = max(best, gain - 14 * book.item_total[item] + 30)
            elif missing == 1:
                best = max(best, (gain - 14 * book.item_total[item]) // 3)
    return max(best, 12)


@rule
def forecast(game: Game, book: Book, seat: int, kind: int) -> int:
    """Own markers of a kind, with what crews on the board should bring."""
    count = game.resource[seat, kind]
    if kind == SCRAP and knows(game.crew[seat], SEWERS):
        count += book.sewers[0]
    elif kind == POTION and knows(game.crew[seat], INFIRMARY):
        count += book.infirmary_first
    elif kind == IRON and knows(game.crew[seat], SMITHY):
        count += book.smithy[0]
    elif kind == 3 and knows(game.crew[seat], COMMISSARY):
        count += 1
    return count


@long_rule
def best_flip(game: Game, book: Book, seat: int, menu: Any) -> int:
    """Where it matters most and nothing of one's own lies yet."""
    best, most = int(menu[1]), LEAST
    target = target_item(game, book, seat)
    for place in range(1, menu[0] + 1):
        location = int(menu[place]) - FLIP
        gain = worth_at(game, book, seat, location, 0, target) - worth_at(game, book, seat, location, 1, target)
        gain = gain // 4 if knows(game.crew[seat], location) else gain
        if gain > most:
            best, most = int(menu[place]), gain
    return best


# Windows


@long_rule
def window(game: Game, book: Book, seat: int, menu: Any) -> int:
    """A tome where it changes something now."""
    last = game.round_number == book.rounds
    if game.stage == STRENGTH_WINDOW:
        if offered(menu, PLAY + BRAWL) and brawl_pays(game, book, seat):
            return PLAY + BRAWL
        return DONE
    if game.stage == PATROL_WINDOW:
        if offered(menu, PLAY + SMUGGLE) and holdings(game, seat) > game.limit[seat]:
            return PLAY + SMUGGLE
        return DONE
    if game.stage == RAID_WINDOW:
        if game.suspicion[seat] > 0 and is_threatened(game, book, seat):
            if offered(menu, PLAY + ALIBI):
                return PLAY + ALIBI
            if offered(menu, PLAY + BLAME):
                return PLAY + BLAME
            if offered(menu, PLAY + CALM):
                return PLAY + CALM
        if last and offered(menu, PLAY + SCROUNGE):
            return PLAY + SCROUNGE
    return DONE


@rule
def is_threatened(game: Game, book: Book, seat: int) -> bool:
    """Whether a raid would cost something now."""
    more = 0
    for party in range(book.parties):
        if party != seat and game.suspicion[party] > game.suspicion[seat]:
            more += 1
    return more == 0 or (more == 1 and not book.small)


@rule
def brawl_pays(game: Game, book: Book, seat: int) -> bool:
    """Whether it is behind now, would be first with the tome, and first place is worth it."""
    if game.location == LIBRARY or game.location == CELL:
        return False
    own = strength(game, book, seat, game.location)
    best = 0
    for party in range(book.parties):
        if party != seat and knows(game.crew[party], game.location):
            best = max(best, strength(game, book, party, game.location))
    if own > best or own + book.brawl <= best:
        return False
    target = target_item(game, book, seat)
    gain = worth_at(game, book, seat, game.location, 0, target) - worth_at(game, book, seat, game.location, 1, target)
    return gain > 15
