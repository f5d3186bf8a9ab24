"""Whether a claim was true (R52): for the review of a finished game, when all cards lie open."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from turnkey.games.locked_out.state import (
    ACCESS,
    CARDS,
    FIRST_HAZARD,
    FIRST_ORANGE,
    FIRST_PURPLE,
    FIRST_RESOURCE,
    HAZARDS,
    IN_SET,
    ROOMS,
    SEATS,
)

SORTS = {  # the kinds that a word of claims stands for
    "access": range(FIRST_ORANGE, FIRST_RESOURCE),
    "orange": range(FIRST_ORANGE, FIRST_ORANGE + IN_SET),
    "purple": range(FIRST_PURPLE, FIRST_PURPLE + IN_SET),
    "hazard": range(FIRST_HAZARD, FIRST_HAZARD + len(HAZARDS)),
}


def truth(game: Any, seat: int, words: str, later: Sequence[tuple[str, Mapping[str, Any]]]) -> bool | None:
    """Of hands and rooms the position tells; of a plan the speaker's next move. Advice is neither true nor false."""
    verb, *rest = words.split()
    if verb in ("has", "lacks", "hoards"):
        matter = rest[1] if len(rest) > 1 else "access"
        if matter == "icon":
            return None  # which cards bear it is printed, not in the position
        held = holds(game, SEATS.index(rest[0]), matter)
        return held == (verb != "lacks")
    if verb == "room":
        room, kind = ROOMS.index(rest[0]), CARDS.index(rest[1])
        return any(int(one) == kind for one in game.pile[room])
    if verb == "plan":
        moves = (parts for name, parts in later if name == "moved" and parts["seat"] == SEATS[seat])
        went = next(moves, None)
        return None if went is None else str(went["to"]) == rest[0]
    return None


def holds(game: Any, seat: int, matter: str) -> bool:
    if matter == "nothing":
        return int(game.hand_size[seat]) == 0
    kinds = SORTS[matter] if matter in SORTS else [CARDS.index(matter)]
    return any(int(game.hand[seat, kind]) > 0 for kind in kinds)


assert CARDS[FIRST_ORANGE] == ACCESS[0]
