"""Award and Instant goals, checked whenever something changes (R60-R63, Q40-Q42)."""

from turnkey.core.journal import emit
from turnkey.core.rule import rule
from turnkey.games.lockup.events import AWARD_TAKEN, FIRST_KEPT, FIRST_TOKEN, INSTANT_SCORED
from turnkey.games.lockup.rules.asking import named
from turnkey.games.lockup.state import (
    KIND_COUNT,
    NOBODY_YET,
    OF_ITEMS,
    OF_KINDS,
    OF_POWER,
    SYMBOL_COUNT,
    Book,
    Game,
)

LEAST_FOR_AWARD = 2


@rule
def measure_of(game: Game, party: int, of: int) -> int:
    """What goals count: built items, power, kinds of goons, complete sets of symbols."""
    if of == OF_ITEMS:
        return game.built[party]
    if of == OF_POWER:
        return game.power[party]
    if of == OF_KINDS:
        kinds = 0
        for kind in range(KIND_COUNT):
            if game.gang[party, kind] > 0:
                kinds += 1
        return kinds
    return min(game.symbols[party, 0], game.symbols[party, 1], game.symbols[party, 2])


@rule
def award_count(game: Game, book: Book, party: int) -> int:
    target = book.award_target[game.award - 1]
    return game.symbols[party, target] if target < SYMBOL_COUNT else game.gang[party, target - SYMBOL_COUNT]


@rule
def take_first_token(game: Game, book: Book, party: int) -> None:
    """R31: from now on its holder begins, and wins ties."""
    if game.fpt == party:
        emit(game, FIRST_KEPT, named(book, party))
    else:
        emit(game, FIRST_TOKEN, named(book, party), named(book, game.fpt))
    game.fpt = party


@rule
def check_goals(game: Game, book: Book) -> None:
    """R60-R63, Q40: claimed without asking, the first clockwise from the first player token before others.

    R61: only more than the holder has moves the Award; R90: between the player and the guards too. Q41: this is
    checked after each reward, so the higher rank is first.
    """
    for place in range(book.parties):
        party = (game.fpt + place) % book.parties
        if game.award > 0 and game.award_holder != party:
            count = award_count(game, book, party)
            if count >= LEAST_FOR_AWARD:
                if game.award_holder == NOBODY_YET or count > award_count(game, book, game.award_holder):
                    game.award_holder = party
                    emit(game, AWARD_TAKEN, named(book, party), game.award, count)
        if game.instant > 0 and game.instant_holder == NOBODY_YET:
            if measure_of(game, party, book.instant_of[game.instant - 1]) >= book.instant_need[game.instant - 1]:
                game.instant_holder = party
                game.reputation[party] += book.instant_value
                emit(game, INSTANT_SCORED, named(book, party), game.instant, book.instant_value, game.reputation[party])
