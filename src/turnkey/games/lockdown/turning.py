"""Seats that are packed into codes, which no field declares (see core/turning.py)."""

from turnkey.core.turning import Turn
from turnkey.games.lockdown.state import GIVEN, PLAYED, Game


def turn_codes(game: Game, turn: Turn) -> None:
    for seat in range(turn.players):
        for at in range(game.told[seat]):
            if GIVEN <= game.story[seat, at] < PLAYED:
                game.story[seat, at] = GIVEN + turn.seat(game.story[seat, at] - GIVEN)
