"""The rules of Lockdown, in the order of play.

mall       who stands where, strengths and votes (R1-R4, R12, R13)
cards      deck, hands, discards, what givers know (R5, R6, R26, Q67)
claims     what is said, and how it turned out (R14, R34, R35)
setup      tokens, first cards, families placed (R5-R11)
floor      discussions and the cards played there (R14, R74-R80, Q20)
vote       candidates, designation, ties (R12-R19)
truck      phase 1 (R20-R25)
badge      phases 2 and 3 (R27-R36a)
moves      phase 4 (R37-R46)
arrival    phase 5 (R47-R52)
attack     phase 6, the Cold storage (R53-R73)
ending     phase 7, scores (R82-R87); epilogue: its table (R86)
flow       who is asked, what is offered and carried out (R88)

What a seat cannot know is no rule: `determinize` is handed on from `knowledge`.
"""

from turnkey.games.lockdown.knowledge import determinize
from turnkey.games.lockdown.rules.ending import measure, over, returns
from turnkey.games.lockdown.rules.flow import actors, advance, apply, options
from turnkey.games.lockdown.rules.setup import deal

__all__ = ["actors", "advance", "apply", "deal", "determinize", "measure", "options", "over", "returns"]
