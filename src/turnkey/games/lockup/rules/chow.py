"""The Chow Hall: goons are hired (R37, R38, Q31)."""

from typing import Any

from turnkey.core.journal import answer, emit
from turnkey.core.menu import offer, offer_if
from turnkey.core.rule import rule
from turnkey.games.lockup.actions import DECLINE, HIRE_ONE, HIRE_TWO, PAY, PAYMENT, PAYMENT_FIRST, PICK
from turnkey.games.lockup.events import HIRED_GOON, PAID_FOR_GOONS, PAID_NOTHING
from turnkey.games.lockup.rules.asking import ask, current, is_guards, named
from turnkey.games.lockup.rules.guards import goon_for_guards
from turnkey.games.lockup.rules.lights_out import no_reward
from turnkey.games.lockup.rules.supplies import kinds_held, pay_back, resources_of
from turnkey.games.lockup.state import (
    GOON_SPACES,
    HIRE_MODE,
    HIRE_PAY,
    HIRE_PICK,
    HIRED,
    ICONS_APPLY,
    RESOURCES,
    SEWERS,
    Book,
    Game,
)


@rule
def begin_chow(game: Game, book: Book) -> None:
    game.haggle = False
    game.stage = HIRE_MODE


@rule
def goons_up(game: Game) -> int:
    count = 0
    for space in range(GOON_SPACES):
        if game.goon_at[space] > 0:
            count += 1
    return count


@rule
def price_of(game: Game, book: Book, goons: int) -> int:
    """R37, Q27: for one goon or two, by rank; -1 where the rank offers none. A haggle takes one off."""
    rank = min(game.rank_at, 2)
    price = book.chow_one[rank] if goons == 1 else book.chow_two[rank]
    if price == 0:
        return -1
    return price - 1 if game.haggle else price


@rule
def may_hire(game: Game, book: Book, party: int, goons: int) -> bool:
    price = price_of(game, book, goons)
    return price >= 0 and price <= resources_of(game, party) and goons_up(game) >= goons


@rule
def advance_hire_mode(game: Game, book: Book) -> None:
    """Q25: a seat with tomes is asked; others only if a goon can be hired."""
    party = current(game)
    if game.hand_size[party] > 0 or may_hire(game, book, party, 1):
        ask(game, party)
    else:
        no_reward(game, book)


@rule
def offer_hire(game: Game, book: Book, party: int, menu: Any) -> None:
    offer(menu, DECLINE)
    offer_if(menu, may_hire(game, book, party, 1), HIRE_ONE)
    offer_if(menu, may_hire(game, book, party, 2), HIRE_TWO)


@rule
def choose_mode(game: Game, book: Book, goons: int) -> None:
    game.hires = goons
    game.price = price_of(game, book, goons)
    game.stage = HIRE_PAY


@rule
def advance_hire_pay(game: Game, book: Book) -> None:
    """Q25: nothing to pay, or one way to pay, needs no answer."""
    party = current(game)
    if game.price == 0:
        emit(game, PAID_NOTHING, party)
        game.haggle = False
        game.stage = HIRE_PICK
    elif kinds_held(game, party) == 1 or resources_of(game, party) == game.price:
        only = only_payment(game, party, game.price)
        answer(game, party, PAY + only)
        pay_hire(game, party, only)
    else:
        ask(game, party)


@rule
def only_payment(game: Game, party: int, price: int) -> int:
    """The one payment that can be made."""
    for payment in range(PAYMENT_FIRST[price], PAYMENT_FIRST[price + 1]):
        if has_markers(game, party, payment):
            return payment
    return 0


@rule
def has_markers(game: Game, party: int, payment: int) -> bool:
    for kind in range(RESOURCES):
        if game.resource[party, kind] < PAYMENT[payment, kind]:
            return False
    return True


@rule
def offer_payments(game: Game, party: int, price: int, menu: Any) -> None:
    for payment in range(PAYMENT_FIRST[price], PAYMENT_FIRST[price + 1]):
        offer_if(menu, has_markers(game, party, payment), PAY + payment)


@rule
def pay(game: Game, party: int, payment: int) -> None:
    for kind in range(RESOURCES):
        pay_back(game, party, kind, PAYMENT[payment, kind])
    game.haggle = False


@rule
def pay_hire(game: Game, party: int, payment: int) -> None:
    """Q31: the full price first."""
    pay(game, party, payment)
    emit(game, PAID_FOR_GOONS, party, payment, game.hires)
    game.price = 0
    game.stage = HIRE_PICK


@rule
def advance_hire_pick(game: Game, book: Book) -> None:
    """Q25, Q60: a single goon is taken; the guards take theirs (R82)."""
    party = current(game)
    if is_guards(book, party):
        hire(game, book, party, goon_for_guards(game, book))
    elif goons_up(game) == 1:
        for space in range(GOON_SPACES):
            if game.goon_at[space] > 0:
                goon = game.goon_at[space] - 1
                answer(game, party, PICK + goon)
                hire(game, book, party, goon)
                return
    else:
        ask(game, party)


@rule
def offer_goons(game: Game, menu: Any) -> None:
    for space in range(GOON_SPACES):
        offer_if(menu, game.goon_at[space] > 0, PICK + game.goon_at[space] - 1)


@rule
def hire(game: Game, book: Book, party: int, goon: int) -> None:
    """R38: it leaves its space, lies with its crew, and its icons apply."""
    space = game.goon_place[goon] - 1
    game.goon_at[space] = 0
    game.goon_place[goon] = HIRED + party
    game.gang[party, book.goon_kind[goon]] += 1
    if book.goon_symbol[goon] > 0:
        game.symbols[party, book.goon_symbol[goon] - 1] += 1
    game.goons_hired += 1
    emit(game, HIRED_GOON, named(book, party), goon, book.goon_kind[goon], space + SEWERS)
    game.hires -= 1
    game.card_kind = 2
    game.card = goon
    game.icon = 0
    game.stage = ICONS_APPLY
