"""What each rank gets at each location (R31-R36, R42)."""

from typing import Any

from turnkey.core.journal import emit
from turnkey.core.menu import offer, offer_if
from turnkey.core.rule import rule
from turnkey.games.lockup.actions import (
    DECLINE,
    EXCHANGE_COUNT,
    EXCHANGE_GET,
    EXCHANGE_GIVE,
    GAIN,
    GET,
    KEEP,
    PAIR_COUNT,
    PAIR_FIRST,
    PAYMENT,
    SWAP,
    TAKE,
    TRADE,
)
from turnkey.games.lockup.events import GAVE_BACK
from turnkey.games.lockup.rules.asking import ask, current, is_guards
from turnkey.games.lockup.rules.cell import begin_cell
from turnkey.games.lockup.rules.chow import begin_chow
from turnkey.games.lockup.rules.decks import draw_tome, tomes_to_draw
from turnkey.games.lockup.rules.goals import check_goals, take_first_token
from turnkey.games.lockup.rules.guard_rewards import reward_guards
from turnkey.games.lockup.rules.lights_out import no_reward
from turnkey.games.lockup.rules.supplies import gain, gain_power, may_exchange, pay_back, resources_of
from turnkey.games.lockup.state import (
    CELL,
    CHOW,
    COMMISSARY,
    COMMISSARY_GAIN,
    COMMISSARY_SWAP,
    COMMISSARY_TRADE_GET,
    COMMISSARY_TRADE_GIVE,
    GAIN_ONE,
    INFIRMARY,
    IRON,
    LIBRARY,
    LIBRARY_KEEP,
    POTION,
    RANK_REWARD,
    RESOURCES,
    REWARDED,
    SCRAP,
    SEWERS,
    SMITHY,
    STRAGGLERS,
    SWAP_ONE,
    TAKE_REWARD,
    TO_HAND,
    TO_PAIR,
    YARD,
    Book,
    Game,
)


@rule
def next_reward(game: Game, book: Book) -> None:
    """R27: in rank order each is offered what its rank gets, if there is anything to be had."""
    if game.rank_at >= game.ranked:
        game.stage = STRAGGLERS
        return
    party = current(game)
    if is_guards(book, party):
        reward_guards(game, book)
    elif game.location == CHOW:
        begin_chow(game, book)
    elif game.location == CELL:
        begin_cell(game)
    elif game.location == LIBRARY:
        take_tomes(game, book, party)
    elif game.location == COMMISSARY:
        begin_commissary(game, book, party)
    elif power_here(game, book) > 0 or brings_first_token(game) or amount_here(game, book) > 0:
        game.stage = TAKE_REWARD
        ask(game, party)
    else:
        no_reward(game, book)


@rule
def tier(game: Game) -> int:
    """Rank 1, rank 2, and all below, as the tables have them."""
    return min(game.rank_at, 2)


@rule
def power_here(game: Game, book: Book) -> int:
    """R31, R32, Q17: the power that this rank gets at the Yard, never more than there is."""
    return min(book.yard[tier(game)], game.power_supply) if game.location == YARD else 0


@rule
def brings_first_token(game: Game) -> bool:
    """R31, Q17: rank 1 at the Yard gets or keeps it, whatever the power supply."""
    return game.location == YARD and game.rank_at == 0


@rule
def kind_here(game: Game) -> int:
    if game.location == SEWERS:
        return SCRAP
    return POTION if game.location == INFIRMARY else IRON


@rule
def amount_here(game: Game, book: Book) -> int:
    """R33, R34, R35, Q15, Q17: what this rank gets at sewers, infirmary and smithy; never more than there is."""
    if game.location == SEWERS:
        return min(book.sewers[tier(game)], game.supply[SCRAP])
    if game.location == INFIRMARY:
        if game.rank_at == 0:
            return min(book.infirmary_first, game.supply[POTION])
        return min(book.infirmary_last, game.supply[POTION]) if game.rank_at == game.ranked - 1 else 0
    return min(book.smithy[tier(game)], game.supply[IRON]) if game.location == SMITHY else 0


@rule
def take_reward(game: Game, book: Book, party: int) -> None:
    """R28, R31-R35, Q18: all of it."""
    if game.location == YARD:
        if power_here(game, book) > 0:
            gain_power(game, book, party, RANK_REWARD)
        if brings_first_token(game):
            take_first_token(game, book, party)
        check_goals(game, book)
    else:
        gain(game, book, party, kind_here(game), amount_here(game, book), RANK_REWARD)
    game.stage = REWARDED


@rule
def offer_reward(menu: Any) -> None:
    offer(menu, TAKE)
    offer(menu, DECLINE)


# The Commissary


@rule
def begin_commissary(game: Game, book: Book, party: int) -> None:
    """R36, Q19: who has nothing to give, or finds nothing, gets no reward."""
    deal = book.commissary[tier(game)]
    if deal == GAIN_ONE:
        game.stage = COMMISSARY_GAIN
        possible = False
        for kind in range(RESOURCES):
            possible = possible or game.supply[kind] > 0
    elif deal == SWAP_ONE:
        game.stage = COMMISSARY_SWAP
        possible = may_exchange(game, party)
    else:
        game.stage = COMMISSARY_TRADE_GIVE
        possible = resources_of(game, party) >= 2
    if possible:
        ask(game, party)
    else:
        no_reward(game, book)


@rule
def offer_commissary(game: Game, party: int, menu: Any) -> None:
    if game.stage == COMMISSARY_GAIN or game.stage == COMMISSARY_TRADE_GET:
        first = GAIN if game.stage == COMMISSARY_GAIN else GET
        for kind in range(RESOURCES):
            offer_if(menu, game.supply[kind] > 0, first + kind)
    elif game.stage == COMMISSARY_SWAP:
        offer_exchanges(game, party, SWAP, menu)
    else:
        for pair in range(PAIR_COUNT):
            enough = True
            for kind in range(RESOURCES):
                enough = enough and game.resource[party, kind] >= PAYMENT[PAIR_FIRST + pair, kind]
            offer_if(menu, enough, TRADE + pair)
    if game.stage != COMMISSARY_TRADE_GET:
        offer(menu, DECLINE)


@rule
def offer_exchanges(game: Game, party: int, first: int, menu: Any) -> None:
    """Q4, Q19: one's own kind for another that the supply has."""
    for number in range(EXCHANGE_COUNT):
        possible = game.resource[party, EXCHANGE_GIVE[number]] > 0 and game.supply[EXCHANGE_GET[number]] > 0
        offer_if(menu, possible, first + number)


@rule
def trade_away(game: Game, party: int, pair: int) -> None:
    """Q19: the markers go back first."""
    for kind in range(RESOURCES):
        pay_back(game, party, kind, PAYMENT[PAIR_FIRST + pair, kind])
    emit(game, GAVE_BACK, party, PAIR_FIRST + pair)
    game.stage = COMMISSARY_TRADE_GET
    ask(game, party)


# The Library


@rule
def take_tomes(game: Game, book: Book, party: int) -> None:
    """R42, Q35, Q36: the first chooses one of two, if there are two; others draw."""
    count = book.library[min(game.rank_at, 3)]
    if count == 2 and tomes_to_draw(game) >= 2:
        game.drawn_seen_by = 1 << party
        draw_tome(game, party, TO_PAIR)
        draw_tome(game, party, TO_PAIR)
        game.stage = LIBRARY_KEEP
        ask(game, party)
    elif count > 0 and draw_tome(game, party, TO_HAND) >= 0:
        game.stage = REWARDED
    else:
        no_reward(game, book)


@rule
def offer_drawn(game: Game, menu: Any) -> None:
    """Two copies of a title are alike, so there is nothing to choose; others do not learn of it (Q25)."""
    offer(menu, KEEP + game.drawn[0] - 1)
    offer_if(menu, game.drawn[1] != game.drawn[0], KEEP + game.drawn[1] - 1)
