"""The notebooks' cells run, with a handful of games; `make notebooks` runs them as they are."""

from __future__ import annotations

import json
import re
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from turnkey.core.game import Game
from turnkey.lab import notebook as lab
from turnkey.lab.store import Store

NOTEBOOKS = sorted((Path(__file__).parents[2] / "examples" / "notebooks").glob("*.ipynb"))
SIZES = {"ENVS": 4, "GAMES": 4, "STEPS": 12, "TRIALS": 1, "UPDATES": 2, "WORLDS": 1}


def cells_of(file: Path) -> list[dict[str, Any]]:
    cells: list[dict[str, Any]] = json.loads(file.read_text(encoding="utf-8"))["cells"]
    return cells


def in_small(text: str) -> str:
    """The same with smaller sizes; short games, and two values of what is varied."""
    for name, size in SIZES.items():
        text = re.sub(rf"^{name} = \d+", f"{name} = {size}", text, flags=re.MULTILINE)
    text = re.sub(r'"rounds": \d+', '"rounds": 1', text)
    return re.sub(r'"(\d+)\.\.\d+"', lambda span: f'"{span[1]}..{int(span[1]) + 1}"', text)


def test_there_are_three_and_they_are_kept_without_outputs() -> None:
    assert [one.stem for one in NOTEBOOKS] == ["balance_a_game", "train_an_agent", "write_a_bot"]
    for cell in (cell for file in NOTEBOOKS for cell in cells_of(file) if cell["cell_type"] == "code"):
        assert (cell["outputs"], cell["execution_count"]) == ([], None)


@pytest.mark.parametrize("file", NOTEBOOKS, ids=lambda file: file.stem)
def test_cells_run_in_order(file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bound = Game.engine

    def interpreted(game: Game, backend: str = "", kind: str = "cpu", with_bots: bool = True) -> Any:
        return bound(game, "interpreted", kind, with_bots)

    monkeypatch.setattr(Game, "engine", interpreted)
    monkeypatch.setattr(lab, "Store", partial(Store, backend="interpreted", cores=1))
    monkeypatch.setenv("MPLBACKEND", "agg")
    monkeypatch.chdir(tmp_path)
    scope: dict[str, Any] = {"__name__": "__main__"}
    for cell in (cell for cell in cells_of(file) if cell["cell_type"] == "code"):
        exec(compile(in_small("".join(cell["source"])), str(file), "exec"), scope)
