"""The rules of Lockup, in the order of play.

setup          the table before round 1 (R1-R8, R74)
roll_call      crews are sent out (R11-R19)
tomes          what they do, and when (R45, R46)
windows        when several may play tomes (Q21-Q25)
guards         Solitary: their posts and turns (R76-R80)
lights_out     turning up, ranks, suspicion, stragglers (R20-R30)
locations      what each rank gets (R31-R36, R42)
chow           hiring (R37, R38)
cell           building and reserving (R39-R41)
guard_rewards  Solitary: what the guards take (R80-R88)
cards          icons of goons and items (R43, R44)
goals          Awards and Instants (R60-R63)
patrol         limits, items, goons, markers (R48-R54)
raid           who pays for suspicion (R55-R59, R91)
ending         scoring (R64-R73, R92-R94)
decks          goons, items, tomes (Q33-Q35, Q61)
supplies       markers to and fro (R2)
flow           who is asked, what is offered and carried out

What a seat cannot know is no rule: `determinize` is handed on from `knowledge`.
"""

from turnkey.games.lockup.knowledge import determinize
from turnkey.games.lockup.rules.ending import measure, over, returns
from turnkey.games.lockup.rules.flow import actors, advance, apply, options
from turnkey.games.lockup.rules.setup import deal

__all__ = ["actors", "advance", "apply", "deal", "determinize", "measure", "options", "over", "returns"]
