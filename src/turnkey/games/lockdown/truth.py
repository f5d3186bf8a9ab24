"""Whether a claim was true (R14, R34, R35): for the review of a finished game, when all cards lie open."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from turnkey.games.lockdown.state import CARDS, FACES, SEATS

PROMISES = {"gift": "gift", "support": "support"}
TOPICS = {"go": "go", "vote": "vote", "tie": "tie", "have": "have"}  # a claim's verb, and what the rules judge it as


def truth(game: Any, seat: int, words: str, later: Sequence[tuple[str, Mapping[str, Any]]]) -> bool | None:
    """Of dice and cards the position tells; of what somebody means to do what the rules said about it later on.

    A claim is about all dice: who leaves one out that lies there has not said the truth.
    """
    verb, *rest = words.split()
    if verb == "monsters":
        shown = "".join(face for face in FACES if game.dice[FACES.index(face)] > 0)
        return bool(rest[0] == shown)
    if verb == "have" and rest[0] != "none":
        return bool(game.hand[seat, CARDS.index(rest[0])] > 0)
    topic = PROMISES.get(rest[1], "") if verb == "promise" else TOPICS.get(verb, "")
    for name, parts in later:
        if name == "judged" and parts["seat"] == SEATS[seat] and parts["topic"] == topic:
            return bool(parts["verdict"] == "true")
    return None
