"""What this game is won by, in one sentence."""

from __future__ import annotations

from turnkey.core.definition import Plain

BEST = 5


def goal(view: Plain, seat: int) -> str:
    return f"Your survivors must be worth the most when only {view['ends_at']} people are left alive."
