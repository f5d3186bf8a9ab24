"""What learners are shown of Break & Escape besides what its record says: the board as it is from the own piece."""

from turnkey.core.definition import Feature
from turnkey.core.rule import rule
from turnkey.games.break_escape.state import (
    BEFORE_MOVE,
    JAMES,
    MAX_SPACES,
    PIECES,
    RUNNERS,
    SPACE_KINDS,
    Book,
    Game,
)

FEATURES = (
    Feature("here", len(SPACE_KINDS)),  # the kind of space that the own piece stands on
    Feature("landing", MAX_SPACES),  # where the roll leads, and what is there
    Feature("landing on", len(SPACE_KINDS)),
    Feature("gate from landing", MAX_SPACES),
    Feature("landing after swap", len(SPACE_KINDS), PIECES),  # what is there after changing places with each piece
    Feature("gate open"),
    Feature("rounds left"),
)


@rule
def features(game: Game, book: Book, seat: int, out: list[int]) -> None:
    """Whoever looks counts the Runners from their own seat, as in all that is shown to learners."""
    own = int(game.where[seat])
    ahead = int(game.die) if seat != JAMES and game.stage == BEFORE_MOVE else 0
    for place in range(4 + PIECES):
        out[place] = -1
    if own >= 0:
        landing = (own + ahead) % book.spaces
        out[0] = book.space[own]
        out[1] = landing
        out[2] = book.space[landing]
        out[3] = (book.gate - landing) % book.spaces
    for piece in range(PIECES):
        other = piece if seat == JAMES or piece == JAMES else (seat + piece) % RUNNERS
        place = int(game.where[other])
        if place >= 0:
            out[4 + piece] = book.space[(place + ahead) % book.spaces]
    out[4 + PIECES] = 1 if game.keys >= book.keys_needed else 0
    out[5 + PIECES] = book.rounds - game.round_number
