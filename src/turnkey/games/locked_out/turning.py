"""Seats that are packed into codes, which no field declares (see core/turning.py)."""

from turnkey.core.turning import Turn
from turnkey.games.locked_out.state import PLAN, ROOM, Game


def turn_codes(game: Game, turn: Turn) -> None:
    for step in range(game.steps):  # beyond them the story is blank
        game.step_seat[step] = turn.seat(game.step_seat[step])
        game.step_other[step] = turn.seat(game.step_other[step])
    for seat in range(turn.players):
        if game.claim_words[seat] == 2 and game.claim_type[seat] not in (ROOM, PLAN):
            game.claim_about[seat] = turn.seat(game.claim_about[seat])
