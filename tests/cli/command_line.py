"""Runs the command in this process: what it is given, what is typed, and what came out of it."""

from __future__ import annotations

import contextlib
import io
import sys
from dataclasses import dataclass
from unittest import mock

from turnkey.cli.main import main


class Stream(io.StringIO):
    """A text in memory that may pass for a terminal."""

    def __init__(self, text: str = "", terminal: bool = False) -> None:
        super().__init__(text)
        self.terminal = terminal

    def isatty(self) -> bool:
        return self.terminal


@dataclass(frozen=True)
class Ran:
    code: int
    out: str
    err: str


def run(*arguments: str, typed: str = "", terminal: bool = False) -> Ran:
    """One command line; `typed` is all that comes from the keyboard, then the input ends."""
    out, err = Stream(terminal=terminal), Stream()
    with contextlib.ExitStack() as here:
        here.enter_context(contextlib.redirect_stdout(out))
        here.enter_context(contextlib.redirect_stderr(err))
        here.enter_context(mock.patch.object(sys, "stdin", Stream(typed, terminal)))
        here.enter_context(mock.patch.dict("os.environ", {"TERM": "xterm", "COLUMNS": "80", "NO_COLOR": "1"}))
        try:
            code = main(arguments)
        except SystemExit as end:  # --help and --version
            code = int(end.code or 0)
    return Ran(code, out.getvalue(), err.getvalue())
