"""What this game is won by, in one sentence."""

from __future__ import annotations

from turnkey.core.definition import Plain
from turnkey.core.sentences import says

BEST = 5


def goal(view: Plain, seat: int) -> str:
    return says("Your survivors must be worth the most when only {alive} people are left alive.", alive=view["ends_at"])
