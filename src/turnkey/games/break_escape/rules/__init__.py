"""The rules of Break & Escape, in the order of play.

setup       the deal (R8-R10)
flow        rounds and turns, who is asked, what is offered and carried out (R11-R13)
runner      a free Runner's turn (R14-R26)
cards       the four cards (R55-R68)
jail        a jailed Runner's turn, release (R50-R54)
james       his turn: walk, strike, captures (R27-R34, R46-R49)
deck        drawing, Keys, hands (R35-R39, R77, R78)
ending      who has won (R69-R76)

What a seat cannot know is no rule: `determinize` is handed on from `knowledge`, and `features` is for learners.
"""

from turnkey.games.break_escape.features import features
from turnkey.games.break_escape.knowledge import determinize
from turnkey.games.break_escape.rules.ending import measure, over, returns
from turnkey.games.break_escape.rules.flow import actors, advance, apply, options
from turnkey.games.break_escape.rules.setup import deal

__all__ = ["actors", "advance", "apply", "deal", "determinize", "features", "measure", "options", "over", "returns"]
