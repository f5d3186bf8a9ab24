"""What a type checker sees of the rules: mistakes of the usual kinds are planted, and mypy finds them."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]

RULES = """
from turnkey.core.chance import draw
from turnkey.core.journal import emit
from turnkey.games.break_escape.events import DIE, MOVED
from turnkey.games.break_escape.rules.ending import finish
from turnkey.games.break_escape.rules.runner import move
from turnkey.games.break_escape.state import JAMES_SIDE, PUP, TIME, Book, Game


def planted(game: Game, book: Book) -> None:
    game.stagee = 3  # a misspelt field
    game.stage = PUP  # a kind of card where a stage belongs
    if game.stage == PUP:  # the same, compared
        move(book, game)  # the wrong order of arguments
    finish(game, TIME, JAMES_SIDE)  # and again
    emit(game, DIE, 1, 2)  # chance where an event belongs
    draw(game, MOVED, 6)  # and an event where chance belongs
    emit(game, MOVED, 17, 3)  # parts of an event in the wrong order: all of them are numbers to the rules
"""
SEEN = {9: 1, 10: 1, 11: 1, 12: 2, 13: 2, 14: 1, 15: 1}  # by line of the text above: errors


def test_mypy_sees_what_is_wrong(tmp_path: Path) -> None:
    """All but the parts of an event: those are counted and looked up when a table writes its journal."""
    planted = tmp_path / "planted.py"
    planted.write_text(RULES, encoding="utf-8")
    said = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(ROOT / ".mypy_cache"), str(planted)],
        capture_output=True,
        text=True,
        cwd=ROOT,
        check=False,
    ).stdout
    found: dict[int, int] = {}
    for line in re.findall(r"planted\.py:(\d+): error", said):
        found[int(line) - 2] = found.get(int(line) - 2, 0) + 1
    assert found == SEEN, said
