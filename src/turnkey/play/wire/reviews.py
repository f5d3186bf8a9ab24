"""Over HTTP: what decided a game, puzzles, and how the server is."""

from __future__ import annotations

from turnkey.play.wire.base import Outgoing, Plain
from turnkey.play.wire.told import Frame, Mark


class ReviewChange(Outgoing):
    """A seat's chance to win before and after something, in percent."""

    seat: str
    before: int
    after: int


class ReviewLine(Outgoing):
    """Something that a review tells of a step: sentences, and by how many points of chance, give or take."""

    step: int
    seat: str
    points: int
    error: int
    says: list[list[str | Mark]]
    changes: list[ReviewChange]


class Review(Outgoing):
    """What decided a finished game; `state` is ready, waiting, running, failed or off, and all else empty until it is
    ready. docs/review.md says what the numbers are."""

    table: str
    state: str
    progress: float
    steps: int
    chapters: list[int]
    known: list[list[float]]  # chances by step and seat, with what the seat knew
    open: list[list[float]]  # the same with everything known
    known_errors: list[list[float]]  # their standard errors
    open_errors: list[list[float]]
    known_shares: list[list[list[float]]]  # by step and seat: luck, own choices, others' choices
    open_shares: list[list[list[float]]]
    share_errors: list[
        list[float]
    ]  # by seat: of all its own choices together, and of the others' (with what was known)
    accuracy: list[Plain | None]  # by seat: accuracy, error, mean_loss, decisions
    judge: Plain
    mistakes: list[ReviewLine]
    finds: list[ReviewLine]
    turns: list[ReviewLine]
    claims: list[ReviewLine]


class ReviewData(Outgoing):
    """A review as it is kept, for other programs."""

    review: Plain


class PuzzleList(Outgoing):
    """How many puzzles a game has."""

    game: str
    puzzles: int


class PuzzleValue(Outgoing):
    """An option of a puzzle: its chance to win in percent, give or take."""

    says: list[str | Mark]
    notation: str
    chance: float
    error: float


class Puzzle(Outgoing):
    """A position to find the move in; with an answer whether that was it, why, and what the options are worth."""

    game: str
    number: int
    puzzles: int
    seat: str
    frame: Frame
    verdict: str  # right, wrong; empty: nothing was answered
    answer: list[str | Mark]
    values: list[PuzzleValue]


class Health(Outgoing):
    ok: bool
    version: str
    tables: int
    connections: int


class Fault(Outgoing):
    """Why a request was not followed; `options`: the table options that were wrong."""

    code: str
    reason: str
    options: list[str] = []
