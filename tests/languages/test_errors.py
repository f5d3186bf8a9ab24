"""What players are refused with is told in their language: no such error is raised with a bare text.

Errors for those who write games, editions, positions and records, or who run simulations and learners, stay English:
they speak of files, fields and code. Who they are stands here by name (docs/languages.md says why).
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import turnkey

ROOT = Path(turnkey.__file__).parent
# A Refusal's text is taken by the catalogue itself
MET_BY_PLAYERS = {"BadCampaign", "BadOption", "BadUsage", "Illegal", "TurnkeyError", "UnknownGame", "Unreadable"}
# Folders and files whose errors players never meet, and who does
ENGLISH = {
    "bots/learned/settings.py": "whoever trains players",
    "bots/learned/weights.py": "whoever trains players",
    "bots/sight.py": "whoever writes a bot",
    "cli/lab_page.py": "whoever opens the lab",
    "cli/parsing.py": "argparse writes the other half of its sentences, in English",
    "core/game.py": "whoever pickles games",
    "core/gpu.py": "researchers",
    "core/notation.py": "whoever writes records",
    "core/record.py": "whoever writes records",
    "core/replay.py": "whoever writes records",
    "core/table.py": "whoever writes records and games: numbers of actions, the journal",
    "env": "researchers",
    "lab": "researchers",
    "play/lab": "designers, at a bench of their own",
    "play/thinkers.py": "whoever reads the server's log",
}
BARE = (ast.Constant, ast.JoinedStr, ast.BinOp)


def raised(tree: ast.AST) -> Iterator[ast.Call]:
    for one in ast.walk(tree):
        if isinstance(one, ast.Raise) and isinstance(one.exc, ast.Call) and isinstance(one.exc.func, ast.Name):
            yield one.exc


def bare_in(source: str) -> list[int]:
    """The lines in which an error that players can meet is raised with a text that no catalogue has."""
    found = []
    for call in raised(ast.parse(source)):
        assert isinstance(call.func, ast.Name)
        if call.func.id in MET_BY_PLAYERS and call.args and isinstance(call.args[0], BARE):
            found.append(call.lineno)
    return sorted(found)


def is_english(place: str) -> bool:
    return any(place == one or place.startswith(f"{one}/") for one in ENGLISH)


def bare_by_file() -> dict[str, list[int]]:
    files = {str(file.relative_to(ROOT)): file for file in sorted(ROOT.rglob("*.py"))}
    return {place: lines for place, file in files.items() if (lines := bare_in(file.read_text(encoding="utf-8")))}


def test_no_player_is_refused_with_a_text_outside_the_catalogue() -> None:
    assert {place: lines for place, lines in bare_by_file().items() if not is_english(place)} == {}


@pytest.mark.parametrize("place", ENGLISH)
def test_every_exception_is_still_needed(place: str) -> None:
    assert any(one == place or one.startswith(f"{place}/") for one in bare_by_file())


def test_a_bare_text_is_found() -> None:
    assert bare_in('raise BadOption(f"there is no {name}", name)') == [1]
    assert bare_in('raise BadOption(says("there is no {name}", name=name), name)') == []
