"""Which policy chooses: the game's compiled bots, by number. `engine` writes the game's own in here."""

from __future__ import annotations

from typing import Any

from turnkey.core.chance import pick
from turnkey.core.rule import rule

RANDOM = 0


@rule
def choose(policy: int, seen: Any, book: Any, seat: int, menu: Any, dice: Any) -> int:
    """The action that a policy takes; it is given only what its seat knows (`seen`)."""
    # <policies>
    return int(menu[1 + pick(dice, menu[0])])
