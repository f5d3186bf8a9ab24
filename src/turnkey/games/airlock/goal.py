"""What this game is won by, in one sentence."""

from __future__ import annotations

from turnkey.core.definition import Plain
from turnkey.core.sentences import says

BEST = 4


def goal(view: Plain, seat: int) -> str:
    return says("Build the station worth most points after {rounds:round|rounds}: each joint pays both modules, "
                "more every time.", rounds=view["rounds"])  # fmt: skip
