"""The rules of Locked Out, in the order of play.

setup        piles, tokens, first seat (R1-R8)
turn         move, draw, passing play on (R9-R18)
interception the drawn card is shown, and may be exchanged (R19-R24)
playing      access cards, resources, searches, the stages (R25-R34)
accusation   accusing, answering, checking, confiscating (R35-R41)
maintenance  the tokens go down (R42-R48, R55, R56)
ending       who wins, and what it is worth (R49-R51)
talk         claims on a floor (R52)
story        what happened to every card, which all knowledge follows from (Q46)
flow         who is asked, what is offered and carried out

What a seat cannot know is no rule: `determinize` is handed on from `knowledge`.
"""

from turnkey.games.locked_out.knowledge import determinize
from turnkey.games.locked_out.rules.ending import measure, over, returns
from turnkey.games.locked_out.rules.flow import actors, advance, apply, options
from turnkey.games.locked_out.rules.setup import deal

__all__ = ["actors", "advance", "apply", "deal", "determinize", "measure", "options", "over", "returns"]
