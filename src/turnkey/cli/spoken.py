"""The language of this terminal: what `--language` says, else TURNKEY_LANGUAGE, else what the system is set to."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TYPE_CHECKING

from turnkey.core.errors import TurnkeyError
from turnkey.core.languages import EN, Language, best_of, known_codes, language_for
from turnkey.core.sentences import Shown, says

if TYPE_CHECKING:
    from turnkey.core.game import Game

FLAG = "--language"
SYSTEM = ("TURNKEY_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set
_code = EN


def t(template: str, /, **parts: Shown) -> str:
    """A text of the terminal, in its language."""
    return language_for(_code).words(says(template, **parts))


def told(fault: TurnkeyError, game: Game | None = None) -> str:
    """A fault in words; many are told in English only."""
    says_so = fault.args[0] if fault.args and isinstance(fault.args[0], str) else str(fault)
    return (language_for(_code) if game is None else speech_of(game)).words(says_so)


def speech_of(game: Game) -> Language:
    """What a game says, in the language of the terminal."""
    return game.language(_code)


def speak(code: str) -> None:
    """From now on everything is told in this language."""
    global _code
    _code = code


def wished(arguments: Sequence[str]) -> str:
    """The language that a command line asks for: it must be known before the line is read, since faults are told in it.
    One that is not spoken here is refused when the line is read."""
    for place, one in enumerate(arguments):
        flag, _, value = one.partition("=")
        if flag == FLAG:
            given = value or "".join(arguments[place + 1 : place + 2])
            return given if given in known_codes() else EN
        if not one.startswith("-"):
            break  # the command: what follows is its own
    return best_of([next((os.environ[name] for name in SYSTEM if os.environ.get(name)), EN)])


def agrees(answer: str | None) -> bool:
    """Whether somebody typed a yes."""
    return (answer or "").lower() in ("y", "yes", t("y"), t("yes"))


def yes_or_no() -> str:
    """What can be typed after a question; Enter means no."""
    return f"{t('y')}/n [n] "
