"""What this game is won by, in one sentence."""

from __future__ import annotations

from turnkey.core.definition import Plain

BEST = 4


def goal(view: Plain, seat: int) -> str:
    return "Reach the computer before a gauge runs dry. Escape: the richest hand wins. Caught: the poorest."
