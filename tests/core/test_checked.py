"""The mode in which compiled code checks its bounds (TURNKEY_CHECKED=1): a menu that is too short is noticed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

PROGRAM = """
import sys
from dataclasses import replace
from importlib.metadata import EntryPoint
from turnkey.core import registry
sys.path.insert(0, sys.argv[1])
registry.entry_points = lambda group: [EntryPoint("fingers", "fingers:GAME", group)]
import fingers
most = int(sys.argv[2])
registry.plugins.cache_clear()
fingers.GAME = replace(fingers.GAME, most_options=most)
import turnkey
from turnkey.lab.batch import play_batch
print(play_batch(turnkey.game("fingers"), 50, players=2, seed=1).games)
"""


@pytest.mark.parametrize(("most", "fault"), [(2, ""), (-1, "IndexError")])
def test_a_menu_past_its_end_is_noticed(most: int, fault: str) -> None:
    ran = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(Path(__file__).parent), str(most)],
        env=os.environ | {"TURNKEY_CHECKED": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert fault in ran.stderr
    assert (ran.returncode == 0) == (fault == ""), ran.stderr
