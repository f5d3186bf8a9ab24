"""What a search would do on somebody's seat, and why in one sentence: for people who ask for a hint."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from turnkey.bots.search.searcher import Considered, Move, SearchBot, only
from turnkey.bots.sight import Sight
from turnkey.core.actions import Action
from turnkey.core.errors import TurnkeyError
from turnkey.core.sentences import Sentence, says

THINKER = "hard"  # the bot that is asked
THOUGHT = 0.5  # seconds that it thinks at most, as its level says
WITHIN = 8.0  # seconds for all of it: the first hint of a game may have to load its search
ENOUGH = 30  # simulations: fewer tell nothing about a chance, and rules of thumb choose better
MORE_TRIES = 2  # where a thought came to less than that


@dataclass(frozen=True)
class Hint:
    """What the seat could do now, and why."""

    action: Action
    why: Sentence


def hint_for(bot: SearchBot, sight: Sight) -> Hint:
    """From what the seat knows, and nothing else."""
    considered = bot.consider(sight, speaks=False)
    for _ in range(MORE_TRIES):  # what was slow because it was loaded first is not slow again
        if enough(considered, sight) or sight.leave.seconds < THOUGHT:
            break
        considered = bot.consider(sight, speaks=False)
    if not enough(considered, sight):
        considered = only(bot.at_once(sight))
    if considered.best not in sight.options:  # its temper would rather say something
        raise TurnkeyError(says("there is no hint for this"))
    return Hint(considered.best, why(considered, len(sight.options), sight.game.definition.bots.stakes))


def enough(considered: Considered, sight: Sight) -> bool:
    return considered.simulations >= ENOUGH or len(sight.options) == 1


def why(considered: Considered, options: int, stakes: tuple[float, float] | None) -> Sentence:
    """Why the first of the moves. Where a game is only won or lost the search knows chances; elsewhere what it
    expects has no name that people know, and only what is more is told."""
    if options == 1:
        return says("There is nothing else to do.")
    if considered.simulations == 0:
        return says("There was no time to look ahead: by rules of thumb this is what to do.")
    first, *others = considered.moves
    if stakes is not None:
        return by_chances(first, others, stakes)
    if not others:
        return says("Nothing else promised as much.")
    other = others[0].action.says
    if others[0].expected < first.expected:
        return says("This is worth more on average than the next best: {other}", other=other)
    return says("This is more surely good than the next best: {other}", other=other)


def by_chances(first: Move, others: Sequence[Move], stakes: tuple[float, float]) -> Sentence:
    chance = percent(first.expected, stakes)
    if not others:
        return says("The chance to win with this is about {chance}%.", chance=chance)
    less, other = percent(others[0].expected, stakes), others[0].action.says
    if less < chance:
        return says(
            "With this the chance to win is about {chance}%, with the next best about {less}%: {other}",
            chance=chance, less=less, other=other,
        )  # fmt: skip
    return says(
        "With this the chance to win is about {chance}%, more surely than with the next best: {other}",
        chance=chance, other=other,
    )  # fmt: skip


def percent(expected: float, stakes: tuple[float, float]) -> int:
    lost, won = stakes
    return round(100 * min(1.0, max(0.0, (expected - lost) / (won - lost))))
