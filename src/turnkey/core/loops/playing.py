"""Starting a game and carrying it to its next decision: shared by the loops of every target."""

from __future__ import annotations

from typing import Any

from turnkey.core.loops import unbound as rules
from turnkey.core.loops.common import scatter
from turnkey.core.rule import rule

CHANCE_STREAM, POLICY_STREAM = range(2)


@rule
def start(game: Any, book: Any, seed: int, number: int, dice: Any) -> None:
    """Deal game `number` of a seed into a blank record; the dice are left where the policies' throws begin."""
    scatter(dice, seed, number, CHANCE_STREAM)
    game.rng = dice[0]
    scatter(dice, seed, number, POLICY_STREAM)
    rules.deal(game, book)


@rule
def goes_on(game: Any, book: Any) -> bool:
    """All automatic steps up to the next decision; False if the end comes before it.

    Loops call this in one place only: the automatic steps are most of a game's code, and are inlined here.
    """
    while rules.actors(game, book) == 0 and not rules.over(game, book):
        rules.advance(game, book)
    return not rules.over(game, book)
