"""Section 7: what nobody knows."""

from typing import Any

from turnkey.core.chance import reseed
from turnkey.core.rule import rule
from turnkey.games.airlock.state import Book, Game


@rule
def determinize(game: Game, book: Book, seat: int, dice: Any) -> None:
    """Nothing is hidden but the order of the stack, which is not kept: it is drawn when it is needed."""
    reseed(game, dice)
