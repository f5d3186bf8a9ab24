"""What a seat may say now: told to whoever looks from it, so that a screen can offer it where it belongs."""

from __future__ import annotations

from turnkey.core.parts import part
from turnkey.games.lockdown.actions import (
    SAY_ASK,
    SAY_GO,
    SAY_HAVE,
    SAY_MONSTERS,
    SAY_PROMISE,
    SAY_TIE,
    SAY_VOTE,
    VOWS,
    WISHES,
)
from turnkey.games.lockdown.rules.claims import may_claim
from turnkey.games.lockdown.state import LOCATIONS, SEATS, Book, Game


@part
def may_say(game: Game, book: Book, seat: int) -> list[str]:
    """How the claims begin that this seat may make; whatever completes these words can be said."""
    ways = {"monsters": SAY_MONSTERS, "go": SAY_GO, "have": SAY_HAVE}
    for other in range(book.players):
        name = SEATS[other]
        ways |= {
            f"vote {name}": SAY_VOTE + other,
            f"tie {name}": SAY_TIE + other,
            f"ask {name} go": SAY_ASK + other * WISHES,
            f"ask {name} vote": SAY_ASK + other * WISHES + LOCATIONS,
            f"promise {name} gift": SAY_PROMISE + other * VOWS,
            f"promise {name} support": SAY_PROMISE + other * VOWS + 1,
        }
    return [words for words, claim in ways.items() if may_claim(game, book, seat, claim)]
