"""Compiled code on disk: found again, and never run once a source has changed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import threading
import time
from dataclasses import replace
from pathlib import Path

import pytest

import turnkey
from turnkey.core import engine
from turnkey.core.background import NEVER, SWITCH
from turnkey.core.definition import Bots, Mood
from turnkey.core.errors import DeclarationError

SOURCE = Path(turnkey.__file__).parent

PLAY = """
import turnkey
from turnkey.lab.batch import play_batch
batch = play_batch(turnkey.game("break_escape"), 50, seed=1, options=[{"rounds": 2}])
print(batch.decisions, batch.measures[:, 1].max())
"""


def thinks(game: object, book: object, seat: int, menu: object, dice: object, mood: int) -> int:
    return mood


def test_moods_of_a_policy_are_one_branch() -> None:
    """Every other copy would be compiled, too."""
    definition = turnkey.game("break_escape").definition
    moods = {"calm": Mood(thinks, 0), "cross": Mood(thinks, 1)}
    source = engine.policy_source(replace(definition, bots=Bots({**definition.bots.policies, **moods})))
    assert source.count("import thinks") == 1
    assert "if policy >= 2 and policy <= 3:" in source
    assert "policy - 2)" in source
    with pytest.raises(DeclarationError, match="together"):
        engine.policy_source(
            replace(definition, bots=Bots({"a": Mood(thinks, 0), **definition.bots.policies, "b": Mood(thinks, 1)}))
        )


def run(code: str, source: Path, cache: Path) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"PYTHONPATH": str(source.parent), "TURNKEY_CACHE": str(cache)}
    return subprocess.run(
        [sys.executable, "-c", code],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
        cwd=cache.parent,
        timeout=300,
    )


def test_a_changed_rule_is_compiled_anew_even_in_a_file_that_no_loop_is_in(tmp_path: Path) -> None:
    """Numba would look at the loop's own file only, and run the old rule."""
    package, cache = tmp_path / "src" / "turnkey", tmp_path / "cache"
    shutil.copytree(SOURCE, package, ignore=shutil.ignore_patterns("__pycache__"))
    first = run(PLAY, package, cache)
    assert "compiling break_escape (simulate) for this machine, once" in first.stderr
    again = run(PLAY, package, cache)
    assert again.stderr == ""
    assert again.stdout == first.stdout
    flow = package / "games" / "break_escape" / "rules" / "flow.py"
    flow.write_text(flow.read_text().replace("game.round_number >= book.rounds", "game.round_number > book.rounds"))
    changed = run(PLAY, package, cache)
    assert "compiling" in changed.stderr
    assert first.stdout.split()[1] == "2"
    assert changed.stdout.split()[1] == "3"


def test_what_no_compiled_code_imports_compiles_nothing_anew() -> None:
    """A sentence or a view changes often; waiting for a compiler each time is for nothing."""
    definition = turnkey.game("lockup").definition
    rules = Path(str(definition.rules.module.__file__))
    names = {f"{one.parent.name}/{one.name}" for one in engine.imported_by({rules, engine.LOOPS / "cpu.py"}, "turnkey")}
    assert {"rules/flow.py", "knowledge/tomes.py", "lockup/state.py", "core/chance.py", "loops/common.py"} <= names
    assert not {"lockup/view.py", "lockup/notation.py", "core/table.py", "core/record.py"} & names


def test_loops_of_different_games_are_different_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TURNKEY_CACHE", str(tmp_path))
    definition = turnkey.game("break_escape").definition
    source = engine.bound_source("cpu", definition, "stem", with_bots=True)
    assert "import turnkey.games.break_escape.rules as rules" in source
    assert "unbound" not in source
    assert "policy == 1:  # heuristic" in engine.policy_source(definition)
    assert "policy == 1" not in engine.policy_source(None)


def test_auto_does_not_make_anybody_wait(tmp_path: Path) -> None:
    """With nothing compiled yet, a table runs interpreted at once."""
    code = "import turnkey; t = turnkey.game('break_escape').deal(seed=1); print(len(t.options(t.actors[0])))"
    done = run(code, SOURCE, tmp_path / "cache")
    assert done.stderr == ""
    assert int(done.stdout) > 1


def test_an_engine_looks_again_when_more_is_compiled() -> None:
    engine = turnkey.game("break_escape").engine("auto")
    first = engine.over
    assert engine.over is first
    engine.look_again()
    assert engine.over is not first


HOT = """
import os, sys, time
import turnkey
from turnkey.core import background
table = turnkey.game("break_escape").deal(seed=1)

def ask():  # the loop itself: a table asks it once for each position
    return table._engine.actors(table.state, table.book)

for _ in range(background.HOT_CALLS):
    asked = ask()
"""
SWITCHED = (
    HOT
    + """
loop = table._engine._module.actors
for _ in range(1200):
    if loop.signatures:
        break
    time.sleep(0.1)
    assert ask() == asked
else:
    raise AssertionError("nothing was compiled beside it")
time.sleep(0.5)
def interpreted(self, *arguments):
    raise AssertionError("still interpreted")
background.Warming.__call__ = interpreted
print(ask() == asked)
"""
)
LEFT = (
    HOT
    + """
while background.COMPILER._process is None:
    time.sleep(0.01)
print(background.COMPILER._process.pid)
"""
)


@pytest.fixture
def in_background(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(SWITCH, raising=False)


@pytest.mark.usefixtures("in_background")
def test_what_is_called_often_is_compiled_beside_it_and_used_from_then_on(tmp_path: Path) -> None:
    done = run(SWITCHED, SOURCE, tmp_path / "cache")
    assert done.stdout == "True\n"
    assert done.stderr == ""


@pytest.mark.usefixtures("in_background")
def test_a_program_that_ends_does_not_wait_for_the_compiler(tmp_path: Path) -> None:
    began = time.monotonic()
    process = int(run(LEFT, SOURCE, tmp_path / "cache").stdout)
    assert time.monotonic() - began < 60
    assert not list((tmp_path / "cache").glob("*/*.compiled"))
    gone = Path(f"/proc/{process}/stat")
    for _ in range(100):
        if not gone.exists() or gone.read_text(encoding="utf-8").rpartition(")")[2].split()[0] == "Z":
            return
        time.sleep(0.1)
    raise AssertionError("the compiler goes on though nobody needs it any more")


def test_nothing_is_compiled_beside_it_if_that_is_switched_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SWITCH, NEVER)
    done = run(HOT + "print(background.COMPILER._thread)", SOURCE, tmp_path / "cache")
    assert done.stdout == "None\n"


def test_nobody_waits_for_a_loop_that_another_thread_compiles() -> None:
    """A table that takes what there is does not stand in line behind one that insists."""
    table = turnkey.game("break_escape").deal(seed=1)
    table._engine.look_again()
    asked: list[object] = []
    with engine.ONE_AT_A_TIME:
        other = threading.Thread(target=lambda: asked.append(table.actors))
        other.start()
        other.join(30)
    assert asked == [table.actors]


def test_rules_can_be_had_interpreted_wherever_nobody_insists(monkeypatch: pytest.MonkeyPatch) -> None:
    """For debuggers and for the coverage of rules, whatever has been compiled."""
    monkeypatch.setattr(engine, "INTERPRET", True)
    definition = turnkey.game("break_escape").definition
    over = engine.loops("break_escape").over
    assert engine.Engine(definition, "auto").over is over.py_func
    assert engine.Engine(definition, "compiled").over is not over.py_func
