"""What this game is won by, in one sentence."""

from __future__ import annotations

from turnkey.core.definition import Plain
from turnkey.games.break_escape.state import JAMES

BEST = 4


def goal(view: Plain, seat: int) -> str:
    """R42-R45: for James, the opposite of what the Runners want."""
    keys, escapes, rounds = view["keys_needed"], view["escapes_needed"], view["rounds"]
    if seat == JAMES:
        return f"Hold all three in Jail, or let the clock strike {rounds}."
    runners = "1 Runner" if escapes == 1 else f"{escapes} Runners"
    if view["gate_open"]:
        return f"The Gate is open: get {runners} out before the clock strikes {rounds}."
    found = "1 Key" if keys == 1 else f"{keys} Keys"
    return f"Find {found} in the Supplies, then get {runners} out through the Gate before the clock strikes {rounds}."
