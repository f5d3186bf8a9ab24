"""How a seat begins with a card: it has drawn it from the pile that holds it."""

from __future__ import annotations

from typing import Any

from turnkey.core.definition.parts import Plain
from turnkey.core.names import Names
from turnkey.games.locked_out.printed import card_name
from turnkey.games.locked_out.state import BOOTY, CARDS

_WORDS = [word for number, word in enumerate(CARDS) if number and number != BOOTY]  # everybody has a share already
DEALT = Names("card", _WORDS, map(card_name, _WORDS))

WHENCE = "It came from its pile, as if drawn there. Where most games end by being caught, the poorest hand wins."


def give(book: Any, told: Plain, seat: str, card: str) -> Plain | None:
    """The card changes places with the top one of its pile; that pile is a card shorter, and only the seat knows."""
    for room, pile in told["pile"].items():
        place = next((place for place, other in pile.items() if other == card), None)
        if place is not None and not told["taken"][room]:
            top = next(iter(pile))
            return {
                "pile": told["pile"] | {room: pile | {place: pile[top], top: card}},
                "taken": told["taken"] | {room: 1},
                "hand": told["hand"] | {seat: told["hand"][seat] | {card: told["hand"][seat][card] + 1}},
            }
    return None
