"""The changes that are tried on rules: each is one, can be compiled, and is told as it reads."""

from __future__ import annotations

import ast
import signal
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tools"))
from mutation.changes import Change, changed, changes_of  # noqa: E402
from mutation.running import break_off  # noqa: E402

RULE = '''
LIMIT = 3


@rule
def heal(game, seat: int) -> bool:
    """R1: not this text, and not 1."""
    if game.health[seat] < LIMIT and not game.over:
        game.health[seat] += 1
        emit(game, HEALED, seat)
    return game.health[seat] == LIMIT
'''


@pytest.fixture
def changes(tmp_path: Path) -> list[Change]:
    (tmp_path / "healing.py").write_text(RULE)
    return changes_of(tmp_path / "healing.py")


def test_what_is_changed_and_how_it_reads(changes: list[Change]) -> None:
    assert {(one.line, one.before, one.after) for one in changes} == {
        (8, "game.health[seat] < LIMIT and (not game.over)", "not (game.health[seat] < LIMIT and (not game.over))"),
        (8, "game.health[seat] < LIMIT and (not game.over)", "game.health[seat] < LIMIT or not game.over"),
        (8, "game.health[seat] < LIMIT", "game.health[seat] <= LIMIT"),
        (9, "game.health[seat] += 1", "pass"),
        (9, "game.health[seat] += 1", "game.health[seat] -= 1"),
        (9, "1", "2"),
        (10, "emit(game, HEALED, seat)", "pass"),
        (11, "game.health[seat] == LIMIT", "game.health[seat] != LIMIT"),
    }
    assert {one.rule for one in changes} == {"heal"}


def test_each_is_one_change_and_can_be_compiled(changes: list[Change]) -> None:
    whole = ast.unparse(ast.parse(RULE))
    made = [ast.unparse(changed(RULE.encode(), one.number)) for one in changes]
    assert len({*made, whole}) == len(changes) + 1
    for text in made:
        compile(text, "healing.py", "exec")
        assert sum(one != other for one, other in zip(text.splitlines(), whole.splitlines(), strict=True)) == 1


def test_every_game_has_rules_to_change() -> None:
    for rules in sorted((ROOT / "src" / "turnkey" / "games").glob("*/rules")):
        smallest = min(
            (file for file in rules.glob("*.py") if file.name != "__init__.py"), key=lambda file: file.stat().st_size
        )
        for change in changes_of(smallest):
            compile(changed(smallest.read_bytes(), change.number), str(smallest), "exec")


def test_a_test_that_takes_too_long_is_broken_off_but_never_within_coverage(monkeypatch: pytest.MonkeyPatch) -> None:
    tried_again: list[float] = []
    monkeypatch.setattr(signal, "setitimer", lambda _, seconds: tried_again.append(seconds))
    within: dict[str, Any] = {"__name__": "coverage.collector", "break_off": break_off, "sys": sys}
    exec("def flush(): break_off(0, sys._getframe())", within)
    within["flush"]()
    assert len(tried_again) == 1
    with pytest.raises(pytest.skip.Exception):
        break_off(0, sys._getframe())
    assert len(tried_again) == 1
