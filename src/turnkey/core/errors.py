"""What can go wrong, as types that a caller can catch; each message says what to do about it."""

from __future__ import annotations

from collections.abc import Sequence


class TurnkeyError(Exception):
    """The root of every error that Turnkey raises on purpose."""


class DeclarationError(TurnkeyError):
    """A game is declared wrongly: its author must mend it."""


class UnknownGame(TurnkeyError):
    """No game of that name is installed."""


class BadOption(TurnkeyError):
    """A table option that does not exist, or a value that it cannot take; `options` names those that are meant."""

    def __init__(self, message: str, *options: str) -> None:
        self.options = tuple(dict.fromkeys(options))
        super().__init__(message)


class BadEdition(TurnkeyError):
    """An edition file that breaks what the rules demand of it; every reason is listed."""

    def __init__(self, source: str, reasons: Sequence[str]) -> None:
        self.reasons = tuple(reasons)
        super().__init__(f"the edition {source} cannot be played: " + "; ".join(reasons))


class Unreadable(TurnkeyError):
    """A text that is not an action (or chance result, or claim) of this game."""


class Illegal(TurnkeyError):
    """An action that exists, but not here and now for this seat; the message says why.

    `moment` is one of `core.reasons.MOMENTS`, `rule` the numbers of the rules; both may be empty.
    """

    def __init__(self, message: str, moment: str = "", rule: str = "") -> None:
        self.moment, self.rule = moment, rule
        super().__init__(message)


class BadChance(TurnkeyError):
    """A written chance result that does not answer what the rules ask.

    `place` says which of the results, from 0, and `asked` the number of the chance that the rules asked for.
    """

    def __init__(self, message: str, place: int = 0, asked: int = 0) -> None:
        self.place, self.asked = place, asked
        super().__init__(message)


class BadRecord(TurnkeyError):
    """A record that cannot be replayed; the message says in which line, and why."""


class Impossible(TurnkeyError):
    """A position that no game can reach; `flags` names every reason."""

    def __init__(self, flags: Sequence[tuple[str, str]]) -> None:
        self.flags = tuple(name for name, _ in flags)
        super().__init__("impossible position: " + "; ".join(f"{name} ({why})" for name, why in flags))
