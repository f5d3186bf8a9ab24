"""Maintenance: the tokens go down, unless somebody saw to it (R42-R48, R55, R56)."""

from turnkey.core.journal import emit, more
from turnkey.core.lifted import only_at_tables
from turnkey.core.rule import rule
from turnkey.games.locked_out.events import (
    AREA_CLEARED,
    MAINTAINED,
    MAINTENANCE_STARTS,
    SPOILED,
    TOKEN_FELL,
    TOKEN_HELD,
    USED_UP,
)
from turnkey.games.locked_out.rules.ending import finish
from turnkey.games.locked_out.state import (
    CAUGHT,
    FIRST_DOUBLE,
    FIRST_HAZARD,
    FIRST_RESOURCE,
    FUEL,
    N_CARDS,
    OXYGEN,
    POWER,
    Book,
    Game,
)


@rule
def maintain(game: Game, book: Book) -> None:
    """R44-R46, Q25, Q26: all unprotected tokens move, the area is emptied; a token at zero ends the game."""
    emit(game, MAINTENANCE_STARTS, game.round_number, game.active)
    spoiled = is_spoiled(game)
    if spoiled:
        emit(game, SPOILED, game.active)
        tell_cleared(game)
    used_up = 0
    for colour in range(3):
        if spoiled or not is_protected(game, colour):
            game.token[colour] -= 1
            emit(game, TOKEN_FELL, colour, game.token[colour] + 1, game.token[colour])
        else:
            emit(game, TOKEN_HELD, colour, game.token[colour])
        used_up |= 1 << colour if game.token[colour] <= 0 else 0
    if not spoiled:
        tell_cleared(game)
    for card in range(FIRST_RESOURCE, N_CARDS):
        game.discard[card] += game.resource_area[card]
        game.resource_area[card] = 0
    emit(game, MAINTAINED, game.active, game.token[OXYGEN], game.token[POWER], game.token[FUEL])
    if used_up:
        emit(game, USED_UP, used_up)
        finish(game, book, CAUGHT)
    else:
        game.round_number += 1


@rule
def _nothing_told(game: Game) -> None:
    return None


@only_at_tables(otherwise=_nothing_told)
def tell_cleared(game: Game) -> None:
    """R45: what lies in the resource area, if anything does."""
    told = False
    for card in range(FIRST_RESOURCE, N_CARDS):
        for _ in range(game.resource_area[card]):
            if not told:
                emit(game, AREA_CLEARED)
                told = True
            more(game, card)


@rule
def is_spoiled(game: Game) -> bool:
    """R55, Q35: one hazard is enough to lose everything that waits in the area."""
    for card in range(FIRST_HAZARD, N_CARDS):
        if game.resource_area[card] > 0:
            return True
    return False


@rule
def is_protected(game: Game, colour: int) -> bool:
    """R44, R56, Q32: one card that shows the colour; each double shows its own number's colour and the next one."""
    if game.resource_area[FIRST_RESOURCE + colour] > 0:
        return True
    return game.resource_area[FIRST_DOUBLE + colour] > 0 or game.resource_area[FIRST_DOUBLE + (colour + 2) % 3] > 0
