"""Mistakes of a game that would write past the end of something: too long a menu, an index that there is not."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

PROGRAM = """
import sys
from importlib.metadata import EntryPoint
from turnkey.core import registry
sys.path.insert(0, sys.argv[1])
registry.entry_points = lambda group: [EntryPoint("fingers", "fingers:GAME", group)]
import turnkey
from turnkey.lab.batch import play_batch
game = turnkey.game("fingers")
print(play_batch(game, 50, players=2, seed=1).games)
game.deal(2, seed=1, backend="compiled").options(0)
"""


def played(folder: Path, instead: tuple[str, str], checked: str) -> subprocess.CompletedProcess[str]:
    """The game of fingers with one thing of it written otherwise."""
    source = (Path(__file__).parent / "fingers" / "__init__.py").read_text(encoding="utf-8")
    assert instead[0] in source
    (folder / "fingers").mkdir()
    (folder / "fingers" / "__init__.py").write_text(source.replace(*instead), encoding="utf-8")
    (folder / "fingers" / "edition.toml").write_bytes((Path(__file__).parent / "fingers/edition.toml").read_bytes())
    return subprocess.run(
        [sys.executable, "-c", PROGRAM, str(folder)],
        env=os.environ | {"TURNKEY_CHECKED": checked},
        capture_output=True,
        text=True,
        check=False,
    )


def test_too_long_a_menu_is_cut_and_told(tmp_path: Path) -> None:
    """Compiled code goes on, within its bounds; a table says what is wrong."""
    ran = played(tmp_path, ("Rules(Game, __name__, Book, ", "Rules(Game, __name__, Book, most_options=1, "), "")
    assert ran.stdout.split() == ["50"]
    assert "fingers offers more than 1 actions at once" in ran.stderr


@pytest.mark.parametrize(("place", "fault"), [("seat", ""), ("seat + 40", "IndexError")])
def test_an_index_beyond_an_array_is_noticed_where_bounds_are_checked(tmp_path: Path, place: str, fault: str) -> None:
    ran = played(tmp_path, ("game.fingers[seat] = action + 1", f"game.fingers[{place}] = action + 1"), "1")
    assert fault in ran.stderr
    assert (ran.returncode == 0) == (fault == ""), ran.stderr
