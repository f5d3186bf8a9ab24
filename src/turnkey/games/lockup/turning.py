"""Seats that are packed into codes, which no field declares (see core/turning.py)."""

from turnkey.core.turning import Turn
from turnkey.games.lockup.state import SHUFFLED, Game


def turn_codes(game: Game, turn: Turn) -> None:
    for place in range(game.ranked):
        game.rank[place] = turn.seat(game.rank[place])
    for place in range(game.shadows):
        entry = game.shadow[place]
        game.shadow[place] = entry + 4 * moved((entry >> 2) & 7, turn)
    for place in range(game.logged):
        entry = game.tome_log[place]
        if entry & 7 != SHUFFLED:
            game.tome_log[place] = entry + 8 * moved((entry >> 3) & 7, turn)


def moved(seat: int, turn: Turn) -> int:
    return turn.seat(seat) - seat
