"""`turnkey serve` from outside: it starts, tells where it is, ends on Ctrl-C, and says in one line what is wrong."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path


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
