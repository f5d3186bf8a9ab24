"""What nobody knows (R5)."""

from typing import Any

from turnkey.core.chance import reseed
from turnkey.core.rule import rule
from turnkey.games.airlock.state import Book, Game


@rule
def determinize(game: Game, book: Book, seat: int, dice: Any) -> None:
    """Only the order of the stack is hidden, and it is not stored: tiles are drawn when they are needed."""
    reseed(game, dice)
