"""The one error that people at a table meet."""

from __future__ import annotations

from turnkey.core.errors import TurnkeyError


class Refusal(TurnkeyError):
    """What was asked for does not happen; the code is for programs, the text for people."""

    def __init__(self, code: str, reason: str) -> None:
        self.code = code
        super().__init__(reason)
