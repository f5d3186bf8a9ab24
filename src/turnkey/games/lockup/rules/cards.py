"""The icons of a card just hired or built, from left to right (R43, Q30)."""

from typing import Any

from turnkey.core.menu import offer, offer_if
from turnkey.core.rule import rule
from turnkey.games.lockup.actions import CONVERT_TO, GIVE_TO, NO_CONVERT, NO_GIVE
from turnkey.games.lockup.rules.asking import ask, current, is_guards
from turnkey.games.lockup.rules.chow import goons_up
from turnkey.games.lockup.rules.decks import draw_tome
from turnkey.games.lockup.rules.goals import check_goals
from turnkey.games.lockup.rules.guard_rewards import guards_convert, guards_read
from turnkey.games.lockup.rules.locations import offer_exchanges
from turnkey.games.lockup.rules.supplies import (
    gain,
    gain_power,
    give_suspicion,
    may_exchange,
    return_suspicion,
)
from turnkey.games.lockup.state import (
    BY_GOON,
    BY_ITEM,
    CARD_DONE,
    CELL,
    CELL_ACTION,
    CHOW,
    CONV,
    CONVERT,
    GAIN_GOLD,
    GAIN_SCRAP,
    GIVE,
    GIVE_TARGET,
    HIRE_PICK,
    ICONS_APPLY,
    LIM,
    MOST_ICONS,
    MOST_SEATS,
    NO_ICON,
    POW,
    REWARDED,
    SUS,
    TO_HAND,
    Book,
    Cause,
    Game,
)


@rule
def apply_icons(game: Game, book: Book) -> None:
    """Q30: those that leave a choice stop here until it is made; LIM was counted when the item was built."""
    party = current(game)
    cause = card_cause(game)
    while game.icon < MOST_ICONS:
        icon = book.item_icon[game.card, game.icon] if game.card_kind == 1 else book.goon_icon[game.card, game.icon]
        game.icon += 1
        if icon in (NO_ICON, LIM):
            continue
        if icon >= GAIN_SCRAP and icon <= GAIN_GOLD:
            gain(game, book, party, icon - GAIN_SCRAP, 1, cause)
        elif icon == POW:
            gain_power(game, book, party, cause)
        elif icon == SUS:
            return_suspicion(game, book, party, 1, cause)
        elif is_guards(book, party):
            guards_choose(game, book, icon, cause)
        elif icon == GIVE:
            if game.suspicion[party] > 0:
                game.stage = GIVE_TARGET
                ask(game, party)
                return
        elif icon == CONV:
            if may_exchange(game, party):
                game.stage = CONVERT
                ask(game, party)
                return
        else:
            draw_tome(game, party, TO_HAND)
    game.stage = CARD_DONE


@rule
def card_cause(game: Game) -> Cause:
    """What brings the icons that are being applied."""
    return BY_ITEM if game.card_kind == 1 else BY_GOON


@rule
def guards_choose(game: Game, book: Book, icon: int, cause: Cause) -> None:
    """R86, R87, Q57: what the guards do where a player would choose or draw."""
    if icon == GIVE:
        if game.suspicion[1] > 0:
            give_suspicion(game, book, 1, 0, cause)
    elif icon == CONV:
        guards_convert(game, book, cause)
    else:
        guards_read(game)


@rule
def card_done(game: Game, book: Book) -> None:
    """Q40: goals are checked when the card is complete; then the second goon, the second action, or home."""
    game.card_kind = 0
    game.card = 0
    game.icon = 0
    check_goals(game, book)
    if game.location == CHOW and game.hires > 0 and goons_up(game) > 0:
        game.stage = HIRE_PICK
    elif game.location == CELL and game.actions_left > 0:
        game.stage = CELL_ACTION
    else:
        game.hires = 0
        game.stage = REWARDED


@rule
def offer_targets(game: Game, book: Book, party: int, menu: Any) -> None:
    if book.solitary:
        offer(menu, GIVE_TO + MOST_SEATS)
    else:
        for other in range(book.players):
            offer_if(menu, other != party, GIVE_TO + other)
    offer(menu, NO_GIVE)


@rule
def offer_conversions(game: Game, party: int, menu: Any) -> None:
    offer_exchanges(game, party, CONVERT_TO, menu)
    offer(menu, NO_CONVERT)


@rule
def icons_go_on(game: Game) -> None:
    game.stage = ICONS_APPLY
