"""`turnkey serve` from outside: it starts, tells where it is, ends on Ctrl-C, and says in one line what is wrong."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from collections import Counter
from pathlib import Path

import pytest

from turnkey.play import serve


def test_it_serves_until_it_is_interrupted(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "turnkey", "serve", "--port", "0", "--no-compile"]
    command += ["--db", f"sqlite:///{tmp_path}/tables.db"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=os.environ) as server:
        assert server.stdout is not None
        assert server.stderr is not None
        line = server.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:\d+/", line)
        assert found, line
        with urllib.request.urlopen(found.group(0) + "api/health", timeout=10) as answer:
            assert b'"ok":true' in answer.read()
        server.send_signal(signal.SIGINT)
        assert server.wait(timeout=20) in (0, 130)
        assert "Traceback" not in server.stderr.read()


def test_what_is_wrong_is_said_in_one_line(tmp_path: Path) -> None:
    """In processes of their own: a server sets logging up anew, which may close what others in its process log to."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        wrongs = {
            ("--port", port, "--db", f"sqlite:///{tmp_path}/t.db"): f"port {port}",
            ("--port", "0", "--db", "mysql://x"): "sqlite:///FILE",
            ("--port", "0", "--db", "sqlite:////no/such/place/t.db"): "cannot be opened",
            ("--port", "99999"): "65535",
        }
        for arguments, said in wrongs.items():
            ended = subprocess.run(
                [sys.executable, "-m", "turnkey", "serve", *arguments], capture_output=True, text=True, timeout=60
            )
            assert ended.returncode == 2
            assert said in ended.stderr
            assert ended.stderr.count("\n") == 1


def test_what_is_compiled_comes_first_then_what_is_played_most(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    compiled: list[str] = []
    tables = Counter({"lockdown": 1, "lockup": 2})

    async def compile_one(slug: str, marked: Path) -> None:
        compiled.append(slug)
        tables["locked_out"] = 5  # people sit down meanwhile

    (tmp_path / "break_escape").touch()
    monkeypatch.setattr(serve, "FIRST_TABLE", 0.0)
    monkeypatch.setattr(serve, "marker", lambda game: tmp_path / game.slug)
    monkeypatch.setattr(serve, "compile_one", compile_one)
    asyncio.run(serve.compile_all(lambda: tables))
    assert compiled == ["break_escape", "locked_out", "lockup", "lockdown", "airlock"]


def test_a_server_that_ends_takes_the_compiler_with_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """And nobody else does: Ctrl-C at its terminal is not meant for the compiler."""
    begun = tmp_path / "begun"
    endless = f"import os, time; open({str(begun)!r}, 'w').write(str(os.getpid())); time.sleep(600)"
    monkeypatch.setattr(serve, "command", lambda slug: [sys.executable, "-c", endless])

    async def begin_and_end() -> int:
        compiling = asyncio.create_task(serve.compile_one("airlock", tmp_path / "never"))
        while not (begun.exists() and begun.read_text()):
            await asyncio.sleep(0.02)
        process = int(begun.read_text())
        assert os.getpgid(process) != os.getpgid(0)
        compiling.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await compiling
        return process

    process = asyncio.run(begin_and_end())
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)
