"""The rules of Airlock, in the order of play.

setup     the table, the first-player deal, the pool (R5-R9)
order     the snake, and who names the first player (R10-R12, R32-R34)
station   legal placements and what they pay (R19-R30)
turn      taking a tile, being stuck (R13-R18)
build     delayed connecting, the clock (R43-R48)
ending    counts and the end (R36-R42)
flow      who is asked, what is offered and carried out

What a seat cannot know is no rule: `determinize` is handed on from `knowledge`.
"""

from turnkey.games.airlock.knowledge import determinize
from turnkey.games.airlock.rules.ending import measure, over, returns
from turnkey.games.airlock.rules.flow import actors, advance, apply, options
from turnkey.games.airlock.rules.setup import deal

__all__ = ["actors", "advance", "apply", "deal", "determinize", "measure", "options", "over", "returns"]
