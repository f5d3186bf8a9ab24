"""What this game is won by, in one sentence."""

from __future__ import annotations

from turnkey.core.definition import Plain

BEST = 4


def goal(view: Plain, seat: int) -> str:
    rounds = "one round" if view["rounds"] == 1 else f"{view['rounds']} rounds"
    return f"Build the station worth most points after {rounds}: each connection pays both modules, more every time."
