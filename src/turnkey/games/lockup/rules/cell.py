"""The Cell Block: items are built and reserved (R39-R41, Q27, Q28, Q32, Q38)."""

from typing import Any

from turnkey.core.journal import answer, emit
from turnkey.core.menu import offer, offer_if
from turnkey.core.rule import rule
from turnkey.games.lockup.actions import BUILD, DECLINE, PAY, PAYMENT, PAYMENT_FIRST, RESERVE
from turnkey.games.lockup.events import (
    BUILT_ITEM,
    MORE_ROOM,
    PAID_FOR_ITEM,
    PAID_NOTHING,
    PAID_TO_RESERVE,
    RESERVED_ITEM,
)
from turnkey.games.lockup.rules.asking import ask, current, named
from turnkey.games.lockup.rules.chow import has_markers, only_payment, pay
from turnkey.games.lockup.rules.lights_out import no_reward
from turnkey.games.lockup.rules.supplies import kinds_held, resources_of
from turnkey.games.lockup.state import (
    ANY,
    BUILD_PAY,
    BUILT,
    CELL_ACTION,
    ICONS_APPLY,
    ITEM_COUNT,
    LIM,
    MOST_ICONS,
    RESERVE_PAY,
    RESERVED,
    RESOURCES,
    REWARDED,
    SLOT,
    SYMBOL_COUNT,
    Book,
    Game,
)


@rule
def begin_cell(game: Game) -> None:
    """R39: one action, to build or to reserve."""
    game.haggle = False
    game.tinkered = False
    game.acted = False
    game.actions_left = 1
    game.just_reserved = 0
    game.stage = CELL_ACTION


@rule
def advance_cell(game: Game, book: Book) -> None:
    """Q25: a seat with tomes is asked; others only if something can be built or reserved.

    Q28: the second action may be left out.
    """
    party = current(game)
    if game.hand_size[party] > 0 or may_act(game, book, party):
        ask(game, party)
    else:
        leave_cell(game, book)


@rule
def leave_cell(game: Game, book: Book) -> None:
    game.actions_left = 0
    if game.acted:
        game.stage = REWARDED
    else:
        no_reward(game, book)


@rule
def may_act(game: Game, book: Book, party: int) -> bool:
    if may_reserve(game, party):
        for slot in range(book.slots):
            if game.slot[slot] > 0:
                return True
    for item in range(ITEM_COUNT):
        if may_build(game, book, party, item):
            return True
    return False


@rule
def may_reserve(game: Game, party: int) -> bool:
    """R41, Q27: for one marker, or haggled for none."""
    return game.haggle or resources_of(game, party) > 0


@rule
def may_build(game: Game, book: Book, party: int, item: int) -> bool:
    """R40, Q28: on display, or reserved on an earlier turn."""
    place = game.item_place[item]
    if place >= SLOT and place < SLOT + book.slots:
        return can_pay(game, book, party, item)
    return place == RESERVED + party and game.just_reserved != item + 1 and can_pay(game, book, party, item)


@rule
def can_pay(game: Game, book: Book, party: int, item: int) -> bool:
    """Q27, Q38: the fixed part, then any for A; a haggle may leave one unit out."""
    missing, spare = 0, 0
    for kind in range(RESOURCES):
        over = game.resource[party, kind] - book.item_cost[item, kind]
        missing += max(0, -over)
        spare += max(0, over)
    missing += max(0, book.item_cost[item, ANY] - spare)
    return missing <= (1 if game.haggle else 0)


@rule
def offer_cell(game: Game, book: Book, party: int, menu: Any) -> None:
    """R39: build from the display, build what was reserved, reserve, decline."""
    for slot in range(book.slots):
        item = game.slot[slot] - 1
        offer_if(menu, item >= 0 and can_pay(game, book, party, max(item, 0)), BUILD + item)
    for item in range(ITEM_COUNT):
        if game.item_place[item] == RESERVED + party:
            offer_if(menu, may_build(game, book, party, item), BUILD + item)
    if may_reserve(game, party):
        for slot in range(book.slots):
            offer_if(menu, game.slot[slot] > 0, RESERVE + game.slot[slot] - 1)
    offer(menu, DECLINE)


# Building


@rule
def begin_build(game: Game, item: int) -> None:
    game.wanted = item + 1
    game.stage = BUILD_PAY


@rule
def pays_for(game: Game, book: Book, party: int, item: int, payment: int) -> bool:
    """Q27, Q38: one's own markers, which cover the fixed part except for a haggled unit."""
    left_out = 0
    for kind in range(RESOURCES):
        if game.resource[party, kind] < PAYMENT[payment, kind]:
            return False
        left_out += max(0, book.item_cost[item, kind] - PAYMENT[payment, kind])
    return left_out <= (1 if game.haggle else 0)


@rule
def advance_build_pay(game: Game, book: Book) -> None:
    """Q25: asked only where there is more than one way to pay; a record may still tell the only one."""
    party = current(game)
    item = game.wanted - 1
    price = book.item_total[item] - (1 if game.haggle else 0)
    ways, only = 0, 0
    for payment in range(PAYMENT_FIRST[price], PAYMENT_FIRST[price + 1]):
        if pays_for(game, book, party, item, payment):
            ways += 1
            only = payment
    if ways > 1:
        ask(game, party)
    else:
        answer(game, party, PAY + only)
        build(game, book, party, only)


@rule
def offer_build_payments(game: Game, book: Book, party: int, menu: Any) -> None:
    item = game.wanted - 1
    price = book.item_total[item] - (1 if game.haggle else 0)
    for payment in range(PAYMENT_FIRST[price], PAYMENT_FIRST[price + 1]):
        offer_if(menu, pays_for(game, book, party, item, payment), PAY + payment)


@rule
def build(game: Game, book: Book, party: int, payment: int) -> None:
    item = game.wanted - 1
    pay(game, party, payment)
    emit(game, PAID_FOR_ITEM, party, payment, item)
    raise_item(game, book, party, item)


@rule
def raise_item(game: Game, book: Book, party: int, item: int) -> None:
    """R40: reputation first, then the icons; R44: limits count at once."""
    take_from_display(game, item)
    game.item_place[item] = BUILT + party
    game.reserve_order[item] = 0
    game.built[party] += 1
    game.items_built += 1
    for symbol in range(SYMBOL_COUNT):
        game.symbols[party, symbol] += book.item_symbol[item, symbol]
    game.reputation[party] += book.item_reputation[item]
    emit(game, BUILT_ITEM, named(book, party), item, book.item_reputation[item], game.reputation[party])
    for icon in range(MOST_ICONS):
        if book.item_icon[item, icon] == LIM:
            game.limit[party] += 1
            emit(game, MORE_ROOM, named(book, party), game.limit[party])
    game.wanted = 0
    game.acted = True
    game.actions_left -= 1
    game.card_kind = 1
    game.card = item
    game.icon = 0
    game.stage = ICONS_APPLY


@rule
def take_from_display(game: Game, item: int) -> None:
    """Q33: the slot stays empty until Patrol."""
    place = game.item_place[item]
    if place >= SLOT and place < BUILT:
        game.slot[place - SLOT] = 0


# Reserving


@rule
def begin_reserve(game: Game, item: int) -> None:
    game.wanted = item + 1
    game.stage = RESERVE_PAY


@rule
def advance_reserve_pay(game: Game, book: Book) -> None:
    party = current(game)
    if game.haggle:
        emit(game, PAID_NOTHING, party)
        game.haggle = False
        reserve(game, book, party)
    elif kinds_held(game, party) == 1:
        only = only_payment(game, party, 1)
        answer(game, party, PAY + only)
        pay_reserve(game, book, party, only)
    else:
        ask(game, party)


@rule
def offer_fees(game: Game, party: int, menu: Any) -> None:
    for kind in range(RESOURCES):
        offer_if(menu, has_markers(game, party, kind), PAY + kind)


@rule
def pay_reserve(game: Game, book: Book, party: int, payment: int) -> None:
    pay(game, party, payment)
    emit(game, PAID_TO_RESERVE, party, payment, game.wanted - 1)
    reserve(game, book, party)


@rule
def reserve(game: Game, book: Book, party: int) -> None:
    """R41, Q32: it counts as the reward."""
    item = game.wanted - 1
    set_aside(game, book, party, item)
    game.wanted = 0
    game.just_reserved = item + 1
    game.acted = True
    game.actions_left -= 1
    game.stage = CELL_ACTION if game.actions_left > 0 else REWARDED


@rule
def set_aside(game: Game, book: Book, party: int, item: int) -> None:
    take_from_display(game, item)
    game.item_place[item] = RESERVED + party
    game.reserves += 1
    game.reserve_order[item] = game.reserves
    emit(game, RESERVED_ITEM, named(book, party), item)
