"""Lines from a person or from a pipe, and a screen that forgets what the last person saw."""

from __future__ import annotations

import contextlib
import io
import sys

from turnkey.cli.screen import Screen

FORGET = "\x1b[H\x1b[2J\x1b[3J"  # to the top, clear what is shown, clear what can be scrolled back to


class Keyboard:
    """Reads answers line by line. What comes through a pipe is echoed, so that a transcript can be read."""

    def __init__(self, out: Screen) -> None:
        self.out = out
        self.live = sys.stdin.isatty()
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")  # a stray byte is an answer not understood, no crash
        if self.live:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  arrow keys and history from here on

    def ask(self, question: str) -> str | None:
        """The answer without spaces around it; None when the input has ended."""
        try:
            answer = input(question)
        except KeyboardInterrupt:
            print()
            raise
        except EOFError:
            print()
            return None
        if not self.live:
            print(answer)
        return answer.strip()

    def hand_over(self) -> None:
        """Nothing of what was shown or typed so far may be seen by the next person."""
        if self.live:
            with contextlib.suppress(ImportError):
                import readline

                readline.clear_history()
        if self.out.is_terminal and not self.out.is_dumb_terminal:
            sys.stdout.write(FORGET)
            sys.stdout.flush()
        else:
            self.out.print("\n" * self.out.height)
