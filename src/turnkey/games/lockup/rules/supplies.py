"""What goes from the supply to a party and back: resources, power, suspicion (R2)."""

from turnkey.core.journal import emit
from turnkey.core.rule import rule
from turnkey.games.lockup.actions import LOT
from turnkey.games.lockup.events import (
    EXCHANGED,
    GAINED,
    POWER_GAINED,
    SUSPICION_GIVEN,
    SUSPICION_RETURNED,
)
from turnkey.games.lockup.rules.asking import named
from turnkey.games.lockup.state import GOLD, IRON, POTION, RESOURCES, SCRAP, Book, Cause, Game


@rule
def gain(game: Game, book: Book, party: int, kind: int, count: int, cause: Cause) -> None:
    """R2, Q17: as many as the supply still has."""
    count = min(count, game.supply[kind])
    if count > 0:
        game.supply[kind] -= count
        game.resource[party, kind] += count
        emit(game, GAINED, named(book, party), lot_of(kind, count), cause)


@rule
def lot_of(kind: int, count: int) -> int:
    """The number of the payment that is `count` markers of one kind."""
    return LOT[
        count if kind == SCRAP else 0,
        count if kind == POTION else 0,
        count if kind == IRON else 0,
        count if kind == GOLD else 0,
    ]


@rule
def pay_back(game: Game, party: int, kind: int, count: int) -> None:
    game.resource[party, kind] -= count
    game.supply[kind] += count


@rule
def exchange(game: Game, book: Book, party: int, give: int, get: int, cause: Cause) -> None:
    pay_back(game, party, give, 1)
    game.supply[get] -= 1
    game.resource[party, get] += 1
    emit(game, EXCHANGED, named(book, party), give, get, cause)


@rule
def resources_of(game: Game, party: int) -> int:
    total = 0
    for kind in range(RESOURCES):
        total += game.resource[party, kind]
    return total


@rule
def kinds_held(game: Game, party: int) -> int:
    count = 0
    for kind in range(RESOURCES):
        if game.resource[party, kind] > 0:
            count += 1
    return count


@rule
def may_exchange(game: Game, party: int) -> bool:
    """Q19: some marker of one's own for some other kind of the supply."""
    for give in range(RESOURCES):
        if game.resource[party, give] > 0:
            for get in range(RESOURCES):
                if get != give and game.supply[get] > 0:
                    return True
    return False


@rule
def gain_power(game: Game, book: Book, party: int, cause: Cause) -> None:
    """R31, Q37: as long as there are markers."""
    if game.power_supply > 0:
        game.power_supply -= 1
        game.power[party] += 1
        emit(game, POWER_GAINED, named(book, party), game.power[party], cause)


@rule
def return_suspicion(game: Game, book: Book, party: int, most: int, cause: Cause) -> None:
    count = min(most, game.suspicion[party])
    if count > 0:
        game.suspicion[party] -= count
        game.suspicion_supply += count
        emit(game, SUSPICION_RETURNED, named(book, party), count, game.suspicion[party], cause)


@rule
def give_suspicion(game: Game, book: Book, party: int, other: int, cause: Cause) -> None:
    game.suspicion[party] -= 1
    game.suspicion[other] += 1
    left, others = game.suspicion[party], game.suspicion[other]
    emit(game, SUSPICION_GIVEN, named(book, party), named(book, other), left, others, cause)
