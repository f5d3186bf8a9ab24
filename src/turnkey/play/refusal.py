"""The one error that people at a table meet."""

from __future__ import annotations

from turnkey.core.errors import TurnkeyError
from turnkey.core.sentences import Shown, says


class Refusal(TurnkeyError):
    """What was asked for does not happen; the code is for programs, the text for people.

    The text may have parts (`the seat {seat} is taken`), so that it can be told in their language."""

    def __init__(self, code: str, reason: str, **parts: Shown) -> None:
        self.code = code
        super().__init__(says(reason, **parts) if parts else reason)
