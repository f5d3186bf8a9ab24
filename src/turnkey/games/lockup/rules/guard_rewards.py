"""Solitary: what the guards take where a player would choose (R80-R88, Q54-Q60)."""

from turnkey.core.journal import emit
from turnkey.core.rule import rule
from turnkey.games.lockup.actions import LOT
from turnkey.games.lockup.events import GUARDS_READ, PAID_FOR_ITEM
from turnkey.games.lockup.rules.asking import named
from turnkey.games.lockup.rules.cell import can_pay, raise_item, set_aside
from turnkey.games.lockup.rules.chow import goons_up
from turnkey.games.lockup.rules.goals import check_goals, take_first_token
from turnkey.games.lockup.rules.lights_out import no_reward
from turnkey.games.lockup.rules.supplies import exchange, gain, gain_power, pay_back
from turnkey.games.lockup.state import (
    ANY,
    CELL,
    CHOW,
    COMMISSARY,
    GOLD,
    GUARDS,
    HIRE_PICK,
    INFIRMARY,
    IRON,
    ITEM_COUNT,
    LIBRARY,
    POTION,
    RANK_REWARD,
    RESERVED,
    RESOURCES,
    REWARDED,
    SCRAP,
    SEWERS,
    SMITHY,
    YARD,
    Book,
    Cause,
    Game,
)

NONE = -1


@rule
def reward_guards(game: Game, book: Book) -> None:
    """R80, Q58, Q60: they never decline; with nothing to gain they are stragglers."""
    first = game.rank_at == 0
    rewarded = True
    if game.location == YARD:
        rewarded = guards_in_yard(game, book, first)
    elif game.location == SEWERS:
        rewarded = guards_gain(game, book, SCRAP, book.sewers[min(game.rank_at, 2)])
    elif game.location == INFIRMARY:
        rewarded = guards_gain(game, book, POTION, book.infirmary_first if first else book.infirmary_last)
    elif game.location == SMITHY:
        rewarded = guards_gain(game, book, IRON, book.smithy[min(game.rank_at, 2)])
    elif game.location == COMMISSARY:
        kind = least_owned(game)
        rewarded = first and kind != NONE and guards_gain(game, book, max(kind, 0), 1)
    elif game.location == CHOW:
        if first and goons_up(game) > 0:
            game.hires = min(2, goons_up(game))
            game.stage = HIRE_PICK
            return
        rewarded = False
    elif game.location == CELL:
        guards_in_cell(game, book)
        return
    elif game.location == LIBRARY:
        rewarded = book.library[min(game.rank_at, 3)] > 0
        if rewarded:
            guards_read(game)
    if rewarded:
        game.stage = REWARDED
    else:
        no_reward(game, book)


@rule
def guards_in_yard(game: Game, book: Book, first: bool) -> bool:
    power = book.yard[min(game.rank_at, 2)] > 0 and game.power_supply > 0
    if power:
        gain_power(game, book, GUARDS, RANK_REWARD)
    if first:
        take_first_token(game, book, GUARDS)
    check_goals(game, book)
    return power or first


@rule
def guards_gain(game: Game, book: Book, kind: int, count: int) -> bool:
    if count == 0 or game.supply[kind] == 0:
        return False
    gain(game, book, GUARDS, kind, count, RANK_REWARD)
    return True


@rule
def least_owned(game: Game) -> int:
    """R81, Q56: the kind they own least of; ties G, I, P, S; kinds out of supply are passed over."""
    best = NONE
    for place in range(RESOURCES):
        kind = RESOURCES - 1 - place
        if game.supply[kind] > 0:
            if best == NONE or game.resource[GUARDS, kind] < game.resource[GUARDS, best]:
                best = kind
    return best


@rule
def guards_convert(game: Game, book: Book, cause: Cause) -> None:
    """R86, Q55, Q56: most owned (ties S, P, I, G) for least owned."""
    most = 0
    for kind in range(RESOURCES):
        if game.resource[GUARDS, kind] > game.resource[GUARDS, most]:
            most = kind
    least = least_owned(game)
    if game.resource[GUARDS, most] > 0 and least != NONE and least != most:
        exchange(game, book, GUARDS, most, least, cause)


@rule
def guards_read(game: Game) -> None:
    """R87: instead of a tome."""
    game.reputation[GUARDS] += 1
    emit(game, GUARDS_READ, 1, game.reputation[GUARDS])


@rule
def guards_in_cell(game: Game, book: Book) -> None:
    """R83, R84, Q54: build the best they can pay; else reserve the best on display."""
    game.haggle = False
    item = best_item(game, book, True)
    if item != NONE:
        guards_pay(game, book, item)
        game.actions_left = 1
        raise_item(game, book, GUARDS, item)
        return
    item = best_item(game, book, False)
    if item != NONE:
        set_aside(game, book, GUARDS, item)
        game.stage = REWARDED
    else:
        no_reward(game, book)


@rule
def best_item(game: Game, book: Book, payable: bool) -> int:
    """Q54: highest reputation; of equals first what they reserved, oldest first, then nearest the deck."""
    best = NONE
    if payable:
        for item in range(ITEM_COUNT):
            if game.item_place[item] == RESERVED + GUARDS and can_pay(game, book, GUARDS, item):
                if best == NONE or is_before(game, book, item, best):
                    best = item
    for slot in range(book.slots):
        item = game.slot[slot] - 1
        if item >= 0 and (not payable or can_pay(game, book, GUARDS, item)):
            if best == NONE or book.item_reputation[item] > book.item_reputation[best]:
                best = item
    return best


@rule
def is_before(game: Game, book: Book, item: int, other: int) -> bool:
    if book.item_reputation[item] != book.item_reputation[other]:
        return book.item_reputation[item] > book.item_reputation[other]
    return game.reserve_order[item] < game.reserve_order[other]


@rule
def guards_pay(game: Game, book: Book, item: int) -> None:
    """R85: the fixed part, then for A the first kind of S, P, I, G that they still have."""
    scrap, potions = game.resource[GUARDS, SCRAP], game.resource[GUARDS, POTION]
    iron, gold = game.resource[GUARDS, IRON], game.resource[GUARDS, GOLD]
    for kind in range(RESOURCES):
        pay_back(game, GUARDS, kind, book.item_cost[item, kind])
    left = book.item_cost[item, ANY]
    for kind in range(RESOURCES):
        count = min(left, game.resource[GUARDS, kind])
        pay_back(game, GUARDS, kind, count)
        left -= count
    scrap -= game.resource[GUARDS, SCRAP]
    potions -= game.resource[GUARDS, POTION]
    iron -= game.resource[GUARDS, IRON]
    gold -= game.resource[GUARDS, GOLD]
    emit(game, PAID_FOR_ITEM, named(book, GUARDS), LOT[scrap, potions, iron, gold], item)
