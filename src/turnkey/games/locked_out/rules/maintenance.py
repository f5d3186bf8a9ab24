"""Maintenance: the tokens go down, unless somebody saw to it (R42-R48, R55, R56)."""

from turnkey.core.journal import emit
from turnkey.core.rule import rule
from turnkey.games.locked_out.events import MAINTENANCE
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

TOKEN_BITS = 4  # the three tokens in one number, for the journal


@rule
def maintain(game: Game, book: Book) -> None:
    """R44-R46, Q25: all unprotected tokens move, the area is emptied; a token at zero ends the game."""
    spoiled = is_spoiled(game)
    lowest = book.token_start
    for colour in range(3):
        if spoiled or not is_protected(game, colour):
            game.token[colour] -= 1
        lowest = min(lowest, game.token[colour])
    for card in range(FIRST_RESOURCE, N_CARDS):
        game.discard[card] += game.resource_area[card]
        game.resource_area[card] = 0
    tokens = (game.token[OXYGEN] << 2 * TOKEN_BITS) + (game.token[POWER] << TOKEN_BITS) + game.token[FUEL]
    emit(game, MAINTENANCE, game.active, tokens, 1 if spoiled else 0)
    if lowest <= 0:
        finish(game, book, CAUGHT)
    else:
        game.round_number += 1


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
