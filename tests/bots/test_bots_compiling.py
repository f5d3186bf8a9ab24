"""Rules are compiled behind a table that is already played."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import turnkey
from turnkey.bots import compiling
from turnkey.core.engine import Engine

GAME = turnkey.game("break_escape")


@pytest.fixture
def marked(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """What says that everything is compiled: nothing is, and nobody waits before it is begun."""
    monkeypatch.setattr(compiling, "marker", lambda game: tmp_path / "compiled")
    monkeypatch.setattr(compiling, "FIRST_TABLE", 0.0)
    return tmp_path / "compiled"


@pytest.fixture
def loaded(monkeypatch: pytest.MonkeyPatch) -> list[turnkey.Game]:
    """What was loaded, instead of loading it."""
    games: list[turnkey.Game] = []
    monkeypatch.setattr(compiling, "compile_rules", games.append)
    return games


def test_a_game_goes_over_to_compiled_rules_once_they_are_loaded(
    monkeypatch: pytest.MonkeyPatch, marked: Path, loaded: list[turnkey.Game]
) -> None:
    monkeypatch.setattr(compiling, "command", lambda slug: [sys.executable, "-c", f"open({str(marked)!r}, 'w')"])
    engine = GAME.engine("auto")
    with compiling.meanwhile(GAME) as look:
        assert Engine.only_loaded
        before = engine.over
        while engine.over is before:  # until that process has ended, and a thread has loaded what it left
            look()
        assert loaded == [GAME]
        after = engine.over
        look()
        assert engine.over is after, "it looks again once only"
    assert not Engine.only_loaded


def test_what_is_compiled_already_is_only_loaded(
    monkeypatch: pytest.MonkeyPatch, marked: Path, loaded: list[turnkey.Game]
) -> None:
    monkeypatch.setattr(compiling, "command", lambda slug: ["no such command"])
    marked.touch()
    engine = GAME.engine("auto")
    with compiling.meanwhile(GAME) as look:
        before = engine.over
        while engine.over is before:
            look()
    assert loaded == [GAME]


def test_nothing_is_compiled_where_that_is_switched_off(marked: Path, loaded: list[turnkey.Game]) -> None:
    with compiling.meanwhile(GAME, compiling=False) as look:
        look()
    assert not marked.exists()
    assert loaded == []


def test_whoever_leaves_does_not_wait_for_it(
    monkeypatch: pytest.MonkeyPatch, marked: Path, loaded: list[turnkey.Game]
) -> None:
    """Neither while it is compiled nor before that has begun."""
    begun = marked.with_name("begun")
    endless = f"import time; open({str(begun)!r}, 'w'); time.sleep(600)"
    monkeypatch.setattr(compiling, "command", lambda slug: [sys.executable, "-c", endless])
    engine = GAME.engine("auto")
    with compiling.meanwhile(GAME) as look:
        before = engine.over
        while not begun.exists():
            look()
        assert engine.over is before
    begun.unlink()
    monkeypatch.setattr(compiling, "FIRST_TABLE", 600.0)
    with compiling.meanwhile(GAME):
        pass
    assert not begun.exists()
    assert loaded == []


def test_everything_that_a_table_calls_is_compiled() -> None:
    subprocess.run(compiling.command("break_escape"), check=True)


LOADING = """
import turnkey
from turnkey.bots.compiling import compile_rules, marker
from turnkey.bots.search.tree import search_is_compiled
from turnkey.core.engine import Engine

Engine.only_loaded = True
game = turnkey.game("break_escape")
table, engine = game.deal(seed=1), game.engine("auto")
assert marker(game).exists()
assert not engine.is_compiled("over", table.state, table.book)
assert not search_is_compiled(game)
compile_rules(game)
engine.look_again()
assert engine.is_compiled("over", table.state, table.book)
assert search_is_compiled(game)
"""


def test_what_has_been_compiled_is_used_only_once_it_is_loaded_where_nobody_may_wait() -> None:
    subprocess.run(compiling.command("break_escape"), check=True)
    subprocess.run([sys.executable, "-c", LOADING], check=True)


@pytest.mark.skipif(sys.platform == "win32", reason="processes there have no parents")
def test_who_compiles_for_a_server_that_is_killed_ends_with_it(tmp_path: Path) -> None:
    starts = (
        "import subprocess, sys, time; one = subprocess.Popen({command}); print(one.pid, flush=True); time.sleep(60)"
    )
    server = subprocess.Popen(
        [sys.executable, "-c", starts.format(command=compiling.command("lockup"))],
        env=os.environ | {"TURNKEY_CACHE": str(tmp_path)},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert server.stdout is not None
    compiler = int(server.stdout.readline())
    time.sleep(3)  # until it looks after its parent
    server.kill()
    server.wait()
    for _ in range(300):
        if not is_there(compiler):
            return
        time.sleep(0.1)
    os.kill(compiler, signal.SIGKILL)
    pytest.fail("it went on for nobody")


def is_there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{pid}/stat")
    return not (stat.exists() and stat.read_text().rpartition(")")[2].split()[0] == "Z")
