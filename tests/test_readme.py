"""What the README shows works as it stands there."""

from __future__ import annotations

import re
from pathlib import Path

README = Path(__file__).parents[1] / "README.md"


def test_the_python_tour_runs() -> None:
    blocks = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert blocks
    for block in blocks:
        exec(compile(block, str(README), "exec"), {})


def test_every_command_that_it_names_exists() -> None:
    from turnkey.cli.main import COMMANDS

    named = set(re.findall(r"turnkey ([a-z]+) ", README.read_text(encoding="utf-8")))
    known = {command.__name__.rsplit(".", 1)[1] for command in COMMANDS}
    assert named <= known
