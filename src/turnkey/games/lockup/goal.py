"""What this game is won by, in one sentence."""

from __future__ import annotations

from turnkey.core.definition import Plain

BEST = 4


def goal(view: Plain, seat: int) -> str:
    rounds = "this round" if view["rounds"] == 1 else f"{view['rounds']} rounds"
    return f"The highest reputation after {rounds} wins. The most watched crews lose some in raids."
