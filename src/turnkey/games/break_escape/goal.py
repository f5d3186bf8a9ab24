"""What this game is won by, in one sentence."""

from __future__ import annotations

from turnkey.core.definition import Plain
from turnkey.core.sentences import says
from turnkey.games.break_escape.state import JAMES

BEST = 4


def goal(view: Plain, seat: int) -> str:
    """R42-R45: for James, the opposite of what the Runners want."""
    keys, escapes, rounds = view["keys_needed"], view["escapes_needed"], view["rounds"]
    if seat == JAMES:
        return says("Hold all three in Jail, or let the clock strike {rounds}.", rounds=rounds)
    if view["gate_open"]:
        return says("The Gate is open: get {escapes:Runner|Runners} out before the clock strikes {rounds}.",
                    escapes=escapes, rounds=rounds)  # fmt: skip
    return says("Find {keys:Key|Keys} in the Supplies, then get {escapes:Runner|Runners} out through the Gate before "
                "the clock strikes {rounds}.", keys=keys, escapes=escapes, rounds=rounds)  # fmt: skip
