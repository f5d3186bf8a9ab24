"""What this game is won by, in one sentence."""

from __future__ import annotations

from turnkey.core.definition import Plain
from turnkey.core.sentences import says

BEST = 4


def goal(view: Plain, seat: int) -> str:
    if view["rounds"] == 1:
        return says("The highest reputation after this round wins. The most watched crews lose some in raids.")
    return says("The highest reputation after {rounds} rounds wins. The most watched crews lose some in raids.",
                rounds=view["rounds"])  # fmt: skip
