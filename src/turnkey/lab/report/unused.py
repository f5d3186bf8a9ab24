"""What nobody is ever offered: a slip in the rules, or does it belong to an option?"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from turnkey.core.game import Game
from turnkey.lab.designs import Variation
from turnkey.lab.machines import Job, Machine
from turnkey.lab.report.worth import Use
from turnkey.lab.things import deeds_of

LOOKED_AT = 100  # games of each change
OTHER_PLAYERS = "players at random"


def never_offered(game: Game, uses: Sequence[Use]) -> list[str]:
    """Verbs of menus that nobody could do in any game."""
    possible = {verb.word for verb in game.definition.words.actions.verbs if verb.on_menus}
    verbs = [one.group for one in uses if one.group.kind == "verb" and one.offered == 0]
    return [group.label for group in verbs if group.label in possible]


def offered_elsewhere(
    verbs: Sequence[str], made: Sequence[Variation], seed: int, machine: Machine
) -> dict[str, list[str]]:
    """For each of these verbs, what must be otherwise for somebody to be offered it: the players, or a single option,
    which players at random then try."""
    found: dict[str, list[str]] = {verb: [] for verb in verbs}
    if not verbs:
        return found
    jobs = [Job(one.with_bots(("random",) * one.setting.players).setting, LOOKED_AT, seed, deeds=True) for one in made]
    for one, watched in zip(made, machine.watch_all(jobs), strict=True):
        offered = np.atleast_1d(watched.offered.any(axis=(0, 1)))
        seen = {deed.verb for deed, ever in zip(deeds_of(one.setting.game).deeds, offered, strict=True) if ever}
        for verb in seen & set(verbs):
            if OTHER_PLAYERS not in found[verb]:
                found[verb].append(one.label if one.changes else OTHER_PLAYERS)
    return found
