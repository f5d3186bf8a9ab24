"""What goes from the supply to a party and back: resources, power, suspicion (R2)."""

from turnkey.core.journal import emit
from turnkey.core.rule import rule
from turnkey.games.lockup.events import (
    EXCHANGED,
    GAINED,
    POWER_GAINED,
    SUSPICION_GIVEN,
    SUSPICION_RETURNED,
)
from turnkey.games.lockup.rules.asking import named
from turnkey.games.lockup.state import RESOURCES, Book, Game


@rule
def gain(game: Game, book: Book, party: int, kind: int, count: int) -> None:
    """R2, Q17: as many as the supply still has."""
    count = min(count, game.supply[kind])
    if count > 0:
        game.supply[kind] -= count
        game.resource[party, kind] += count
        emit(game, GAINED, named(book, party), kind, count)


@rule
def pay_back(game: Game, party: int, kind: int, count: int) -> None:
    game.resource[party, kind] -= count
    game.supply[kind] += count


@rule
def exchange(game: Game, book: Book, party: int, give: int, get: int) -> None:
    pay_back(game, party, give, 1)
    game.supply[get] -= 1
    game.resource[party, get] += 1
    emit(game, EXCHANGED, named(book, party), give, get)


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
def gain_power(game: Game, book: Book, party: int) -> None:
    """R31, Q37: as long as there are markers."""
    if game.power_supply > 0:
        game.power_supply -= 1
        game.power[party] += 1
        emit(game, POWER_GAINED, named(book, party), game.power[party])


@rule
def return_suspicion(game: Game, book: Book, party: int, most: int) -> None:
    count = min(most, game.suspicion[party])
    if count > 0:
        game.suspicion[party] -= count
        game.suspicion_supply += count
        emit(game, SUSPICION_RETURNED, named(book, party), count)


@rule
def give_suspicion(game: Game, book: Book, party: int, other: int) -> None:
    game.suspicion[party] -= 1
    game.suspicion[other] += 1
    emit(game, SUSPICION_GIVEN, named(book, party), named(book, other))
