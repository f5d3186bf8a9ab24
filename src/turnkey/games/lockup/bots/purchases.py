"""How the bot values resources, items, goons and tomes, and by that every answer."""

from typing import Any

import numpy as np

from turnkey.core.chance import pick
from turnkey.core.rule import long_rule, rule
from turnkey.games.lockup.actions import (
    AT,
    BUILD,
    CONVERT_TO,
    DECLINE,
    DONE,
    DROP,
    EXCHANGE_GET,
    EXCHANGE_GIVE,
    FLIP,
    GAIN,
    GAIN_BUNDLE,
    GET,
    GIVE_TO,
    HIRE_ONE,
    HIRE_TWO,
    KEEP,
    NO_CONVERT,
    NO_GIVE,
    ON,
    PAIR_FIRST,
    PAY,
    PAYMENT,
    PICK,
    PLAY,
    RESERVE,
    SWAP,
    TRADE,
)
from turnkey.games.lockup.state import (
    BUNDLE,
    CELL_ACTION,
    CULTIST,
    DEMON,
    GOON_SPACES,
    HAGGLE,
    HIRE_MODE,
    HOBGOBLIN,
    ITEM_COUNT,
    LIM,
    MOST_ICONS,
    MOST_SEATS,
    MOST_STEPS,
    RATMAN,
    RESERVED,
    RESOURCES,
    SCROUNGE,
    SLOT,
    SYMBOL_COUNT,
    TINKER,
    Book,
    Game,
)

LEAST = -1_000_000
BASE = np.array((14, 17, 20, 26), np.int64)  # what a marker is worth in itself
WANTED = 12  # and more, if an item within reach needs it
TOME_WORTH = np.array((4, 4, 6, 15, 12, 16, 30, 18, 24, 6, 16), np.int64)
ICON_WORTH = np.array((0, 14, 17, 20, 26, 18, 10, 12, 15, 8, 6), np.int64)
SYMBOL_WORTH = 10


# What things are worth


@rule
def rounds_left(game: Game, book: Book) -> int:
    return book.rounds - game.round_number


@long_rule
def missing_for(game: Game, book: Book, seat: int, item: int) -> int:
    """Markers that an item still lacks."""
    missing, spare = 0, 0
    for kind in range(RESOURCES):
        over = game.resource[seat, kind] - book.item_cost[item, kind]
        missing += max(0, -over)
        spare += max(0, over)
    return missing + max(0, book.item_cost[item, 4] - spare)


@rule
def is_within_reach(game: Game, book: Book, seat: int, item: int) -> bool:
    place = game.item_place[item]
    return (place >= SLOT and place < SLOT + book.slots) or place == RESERVED + seat


@long_rule
def target_item(game: Game, book: Book, seat: int) -> int:
    """The item to save for: most reputation for what it still lacks; -1 if there is none."""
    best, most = -1, LEAST
    for item in range(ITEM_COUNT):
        if is_within_reach(game, book, seat, item):
            lacking = missing_for(game, book, seat, item)
            gain = item_gain(game, book, seat, item) - 14 * book.item_total[item] - 14 * lacking
            if lacking <= 3 and gain > most:
                best, most = item, gain
    return best


@rule
def resource_worth(game: Game, book: Book, seat: int, kind: int, target: int) -> int:
    """What one more marker of this kind is worth to a seat that saves for the target."""
    worth = BASE[kind]
    if target >= 0 and game.resource[seat, kind] < book.item_cost[target, kind]:
        worth += WANTED
    if game.resource[seat, kind] >= 4:
        worth -= 6
    return worth


@long_rule
def item_gain(game: Game, book: Book, seat: int, item: int) -> int:
    """Reputation, icons, symbols, what cultists and goals make of it."""
    worth = 10 * book.item_reputation[item] + 10 * game.gang[seat, CULTIST]
    for icon in range(MOST_ICONS):
        worth += ICON_WORTH[book.item_icon[item, icon]]
        if book.item_icon[item, icon] == LIM:
            worth += 2 * rounds_left(game, book)
    for symbol in range(SYMBOL_COUNT):
        if book.item_symbol[item, symbol] > 0:
            worth += symbol_gain(game, book, seat, symbol)
    letters = book.end_letters[max(game.end_goal - 1, 0)]
    for kind in range(RESOURCES):
        if (letters >> kind) & 1 and book.item_cost[item, kind] > 0:
            worth += 12
            break
    return worth


@rule
def symbol_gain(game: Game, book: Book, seat: int, symbol: int) -> int:
    worth = SYMBOL_WORTH
    if game.award > 0 and book.award_target[game.award - 1] == symbol:
        worth += 12
    return worth


@long_rule
def goon_gain(game: Game, book: Book, seat: int, goon: int) -> int:
    """What a goon adds at the end, as far as it can be foreseen, and its icons."""
    kind = book.goon_kind[goon]
    owned = game.gang[seat, kind]
    left = rounds_left(game, book)
    if kind <= RATMAN:
        now = book.goon_value[kind, owned - 1] if owned > 0 else 0
        ahead = min(owned + (3 if left > 2 else 2 if left > 0 else 1), MOST_STEPS)
        worth = 10 * (book.goon_value[kind, ahead - 1] - now) // (ahead - owned)
        if left == 0:
            worth = 10 * (book.goon_value[kind, min(owned, MOST_STEPS - 1)] - now)
    elif kind == CULTIST:
        worth = 10 * game.built[seat] + 9 * left + 4
    elif kind == HOBGOBLIN:
        worth = 10 * game.power[seat] + 5 * left
    else:
        worth = 20 * (1 + game.symbols[seat, max(book.goon_symbol[goon] - 1, 0)]) + 6 * left
    if kind != DEMON and game.award > 0 and book.award_target[game.award - 1] == SYMBOL_COUNT + kind:
        worth += 14
    if book.goon_symbol[goon] > 0:
        worth += symbol_gain(game, book, seat, book.goon_symbol[goon] - 1)
    for icon in range(MOST_ICONS):
        worth += ICON_WORTH[book.goon_icon[goon, icon]]
    return worth


# Answers


@long_rule
def best_of_menu(game: Game, book: Book, seat: int, menu: Any, dice: Any) -> int:
    """The answer that is worth most; ties are broken by chance, then by taking the first clockwise."""
    best, most = int(menu[1]), LEAST
    target = target_item(game, book, seat)
    for place in range(1, menu[0] + 1):
        action = clockwise(seat, menu, place)
        worth = 8 * worth_of(game, book, seat, action, target) + pick(dice, 8)
        if worth > most:
            best, most = action, worth
    return best


@rule
def target_of(action: int) -> int:
    """The seat that an answer points at; -1: none."""
    if action >= ON and action < GAIN_BUNDLE:
        return action - ON
    return action - GIVE_TO if action >= GIVE_TO and action < GIVE_TO + MOST_SEATS else -1


@rule
def clockwise(seat: int, menu: Any, place: int) -> int:
    """The menu's entries with the seats that they point at clockwise from this one: who sits where on the table's
    list must not matter. They stand first on the menu, in the order of that list."""
    seats, before = 0, 0
    for entry in range(1, menu[0] + 1):
        target = target_of(int(menu[entry]))
        seats += 1 if target >= 0 else 0
        before += 1 if target >= 0 and target < seat else 0
    return int(menu[place]) if place > seats else int(menu[1 + (before + place - 1) % seats])


@rule
def marker_worth(game: Game, book: Book, seat: int, kind: int, count: int, target: int) -> int:
    """What giving `count` markers of a kind costs: those that the target needs cost more."""
    spare = game.resource[seat, kind]
    if target >= 0:
        spare -= book.item_cost[target, kind]
    needed = max(0, count - max(spare, 0))
    return BASE[kind] * count + WANTED * needed


@long_rule
def payment_cost(game: Game, book: Book, seat: int, payment: int, target: int) -> int:
    cost = 0
    for kind in range(RESOURCES):
        if PAYMENT[payment, kind] > 0:
            cost += marker_worth(game, book, seat, kind, PAYMENT[payment, kind], target)
    return cost


@rule
def gain_of_kind(game: Game, book: Book, kind: int, seat: int, target: int) -> int:
    worth = BASE[kind]
    if target >= 0 and game.resource[seat, kind] < book.item_cost[target, kind]:
        worth += WANTED
    return worth


@long_rule
def worth_of(game: Game, book: Book, seat: int, action: int, target: int) -> int:
    if action >= PLAY and action < AT:
        return tome_now(game, book, seat, action - PLAY)
    if action >= ON and action < GAIN_BUNDLE:
        return blame_worth(game, seat, action - ON)
    if action >= GAIN_BUNDLE and action < DONE:
        worth = 0
        for kind in range(3):
            if BUNDLE[action - GAIN_BUNDLE, kind] > 0:
                worth += BUNDLE[action - GAIN_BUNDLE, kind] * gain_of_kind(game, book, kind, seat, target)
        return worth
    if action == DECLINE:
        return 12 if game.stage != CELL_ACTION or not game.acted else 0
    if action >= GAIN and action < SWAP:
        return 20 + gain_of_kind(game, book, action - GAIN, seat, target)
    if action >= SWAP and action < TRADE:
        return exchange_worth(game, book, seat, action - SWAP, target)
    if action >= TRADE and action < GET:
        return 32 - payment_cost(game, book, seat, PAIR_FIRST + action - TRADE, target)
    if action >= GET and action < HIRE_ONE:
        return gain_of_kind(game, book, action - GET, seat, target)
    if action in (HIRE_ONE, HIRE_TWO):
        return hire_worth(game, book, seat, action - HIRE_ONE + 1)
    if action >= PAY and action < PICK:
        return -payment_cost(game, book, seat, action - PAY, -1 if game.wanted > 0 else target)
    if action >= PICK and action < BUILD:
        return goon_gain(game, book, seat, action - PICK)
    if action >= BUILD and action < RESERVE:
        return build_worth(game, book, seat, action - BUILD)
    if action >= RESERVE and action < GIVE_TO:
        return reserve_worth(game, book, seat, action - RESERVE)
    if action >= GIVE_TO and action < NO_GIVE:
        return 5 + (0 if action - GIVE_TO == MOST_SEATS else blame_worth(game, seat, action - GIVE_TO))
    if action >= CONVERT_TO and action < NO_CONVERT:
        return exchange_worth(game, book, seat, action - CONVERT_TO, target)
    if action >= KEEP and action < DROP:
        return TOME_WORTH[action - KEEP]
    if action >= DROP and action < FLIP:
        return -marker_worth(game, book, seat, action - DROP, 1, target)
    return 0


@rule
def exchange_worth(game: Game, book: Book, seat: int, exchange: int, target: int) -> int:
    give, get = EXCHANGE_GIVE[exchange], EXCHANGE_GET[exchange]
    return gain_of_kind(game, book, get, seat, target) - marker_worth(game, book, seat, give, 1, target)


@rule
def blame_worth(game: Game, seat: int, other: int) -> int:
    """Best the seat that leads in reputation and already has much suspicion."""
    return 1 + game.reputation[other] // 4 + 2 * game.suspicion[other]


@rule
def tome_now(game: Game, book: Book, seat: int, title: int) -> int:
    """Playing a tome at the chow hall or in the cell: only what helps at once."""
    if game.stage == HIRE_MODE:
        return 300 if title == HAGGLE and total_of(game, seat) > 0 else -20
    if title == TINKER:
        return 2000 if could_build(game, book, seat, 2) else -20
    if title == SCROUNGE:
        return 1500 if not could_build(game, book, seat, 1) or rounds_left(game, book) == 0 else -20
    if title == HAGGLE:
        return 1000 if could_build(game, book, seat, 1) else -20
    return -20


@rule
def total_of(game: Game, seat: int) -> int:
    total = 0
    for kind in range(RESOURCES):
        total += game.resource[seat, kind]
    return total


@rule
def could_build(game: Game, book: Book, seat: int, count: int) -> bool:
    """Whether that many items could be paid for, each on its own."""
    found = 0
    for item in range(ITEM_COUNT):
        if is_within_reach(game, book, seat, item) and missing_for(game, book, seat, item) == 0:
            found += 1
    return found >= count


@rule
def hire_worth(game: Game, book: Book, seat: int, goons: int) -> int:
    """The best goons up, less their price, counted by what the cell will still want."""
    best, second = 0, 0
    for space in range(GOON_SPACES):
        if game.goon_at[space] > 0:
            gain = goon_gain(game, book, seat, game.goon_at[space] - 1)
            if gain > best:
                best, second = gain, best
            else:
                second = max(second, gain)
    rank = min(game.rank_at, 2)
    price = book.chow_one[rank] if goons == 1 else book.chow_two[rank]
    price -= 1 if game.haggle else 0
    spare = total_of(game, seat) - price
    worth = best - 16 * price + (second if goons == 2 else 0)
    if spare < 2 and rounds_left(game, book) > 0:
        worth -= 10
    return worth


@rule
def build_worth(game: Game, book: Book, seat: int, item: int) -> int:
    """R40: what it brings, less what its markers were worth."""
    return 100 + item_gain(game, book, seat, item) - 14 * book.item_total[item]


@rule
def reserve_worth(game: Game, book: Book, seat: int, item: int) -> int:
    """An item to reserve and build later, if there is time and little is missing."""
    left = rounds_left(game, book)
    if left == 0:
        return -100
    lacking = missing_for(game, book, seat, item)
    return item_gain(game, book, seat, item) // 3 - 14 * book.item_total[item] // 3 - 6 * max(0, lacking - 2)
