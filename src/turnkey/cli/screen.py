"""Where commands print: Rich consoles that take every text as it is, and a pipe that may close."""

from __future__ import annotations

import json
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table as Grid


class Screen(Console):
    """A console without guesses: no emoji codes, no colouring of what looks like a number."""

    def __init__(self, **given: Any) -> None:
        super().__init__(**{"highlight": False, "emoji": False, **given})

    def on_broken_pipe(self) -> None:
        """Whoever read us has gone: `main` ends quietly (Rich would end the program from here)."""
        raise BrokenPipeError


def screen() -> Screen:
    """Standard output, as it is at this moment."""
    return Screen()


def print_json(data: Any) -> None:
    print(json.dumps(data, indent=2, ensure_ascii=False, default=_plain))


def _plain(value: Any) -> Any:
    """NumPy's numbers as Python's, should a view hold some."""
    if hasattr(value, "tolist"):
        return value.tolist()
    raise TypeError(f"{type(value).__name__} cannot be written as JSON")


def grid() -> Grid:
    """A table with a line under its headings and nothing else around it."""
    return Grid(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
