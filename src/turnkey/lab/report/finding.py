"""What a finding is, and how its numbers are written."""

from __future__ import annotations

import math
from dataclasses import dataclass

from turnkey.lab.report.naming import figure_called
from turnkey.lab.report.study import Study
from turnkey.lab.statistics import Estimate

# How important findings are that are not about a chance to win, in points of one
FEW_CHOICES = 50.0  # a seat that never chooses; less, the nearer it is to the others
NEVER = 4.0  # something in the rules that never comes up
NO_EFFECT = 5.0  # options that change nothing
NO_LOSS = 3.0  # things that one can do without
PACE = 20.0  # a game that is decided with its deal
OPTIONS = 0.5  # an option can be set otherwise: its points count half
SKILL = 0.05  # that skill is worth something is what everybody expects
ASIDE = 2.0  # good to know

ENOUGH_DEALS = 12  # of players who think, before it is told how they fared


@dataclass(frozen=True)
class Finding:
    """What was found in a few words, the sentence that tells it with its figures, and whether to believe it."""

    section: str
    claim: str
    sentence: str
    importance: float  # in points of a chance to win, of 100
    figure: float = math.nan
    low: float = math.nan
    high: float = math.nan
    doubt: str = ""
    is_change: bool = False  # of a chance to win: more of it or less


def about(
    section: str,
    claim: str,
    sentence: str,
    importance: float,
    found: Estimate,
    doubt: str = "",
    is_change: bool = False,
) -> Finding:
    """A finding about an estimate."""
    return Finding(section, claim, sentence, importance, found.value, found.low, found.high, doubt, is_change)


def tenths(value: float, signed: bool = False) -> str:
    """With a minus that nobody takes for a hyphen."""
    return f"{value:{'+' if signed else ''}.1f}".replace("-", "−")


def points(found: Estimate) -> str:
    """A change of a chance to win, of 100."""
    return tenths(100 * found.value, True)


def percent(found: Estimate, signed: bool = False) -> str:
    value = tenths(100 * found.value, signed)
    if math.isnan(found.low):
        return value
    return f"{value} ({tenths(100 * found.low, signed)} to {tenths(100 * found.high, signed)})"


def plainly(found: Estimate, digits: int = 1) -> str:
    return f"{found.value:.{digits}f} ({found.low:.{digits}f} to {found.high:.{digits}f})"


def by_players(study: Study, figure: str) -> str:
    """The same figure among players of every strength, and whether it is the game's or theirs."""
    told = [
        (one.bot, one.figures[figure]) for one in study.players if figure in one.figures and one.games >= ENOUGH_DEALS
    ]
    words = ", ".join(f"{bot} {percent(found)} %" for bot, found in told)
    apart = any(one.low > other.high for _, one in told for _, other in told)
    verdict = "It depends on who plays" if apart else "It is much the same for all who played"
    return f"{verdict}; for {figure_called(study.setting, figure)}: {words}."
