"""What this game is won by, in one sentence."""

from __future__ import annotations

from turnkey.core.definition import Plain
from turnkey.core.sentences import says

BEST = 4


def goal(view: Plain, seat: int) -> str:
    return says("Reach the computer before a gauge runs dry. Escape: the richest hand wins. Caught: the poorest.")
