"""Turnkey and boardgame.io beside each other, in turns on the same machine: five seats a table, an action every 2 s.

    python bench/boardgameio.py                         # 20 and 100 tables, two rounds
    python bench/boardgameio.py --tables 300 --rounds 3

boardgame.io 0.50.2 comes from the npm registry (bench/boardgameio/package.json), with its own file store. Its game is
a small one, of which little is to be told; ours are whole games. Needs Node.js 20 or newer.
"""

from __future__ import annotations

import argparse
import os
import shutil
import socket
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).parent
THEIRS = HERE / "boardgameio"


def install() -> None:
    if shutil.which("npm") is None:
        sys.exit("boardgame.io needs Node.js 20 or newer with npm, which is not here")
    if not (THEIRS / "node_modules" / "node-persist").exists():
        subprocess.run(
            ["npm", "install", "--no-audit", "--no-fund", "--no-package-lock", "--silent"], cwd=THEIRS, check=True
        )


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


def theirs(tables: int, every: float, seconds: float, patches: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        ports = [str(free_port()), str(free_port())]
        server = subprocess.Popen(["node", "server.js", *ports, folder, patches], cwd=THEIRS, stdout=subprocess.PIPE)
        try:
            assert server.stdout is not None
            while b"ready" not in server.stdout.readline():
                if server.poll() is not None:
                    sys.exit("boardgame.io did not start")
            load = ["node", "load.js", *ports, str(tables), str(every), str(seconds), patches]
            subprocess.run(load, cwd=THEIRS, check=True, timeout=120 + 2 * tables + 2 * seconds)
        finally:
            server.kill()
            server.wait()


def ours(tables: int, every: float, seconds: float, game: str, players: int) -> None:
    print(f"Turnkey, {game}:", flush=True)
    measured = subprocess.run(
        [
            sys.executable, str(HERE / "load.py"), "--tables", str(tables), "--every", str(every), "--seconds",
            str(seconds), "--game", game, "--players", str(players),
        ],
        check=True, capture_output=True, text=True, timeout=300 + 2 * seconds,
    )  # fmt: skip
    print("\n".join(line for line in measured.stdout.splitlines() if " an action" in line), flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, nargs="*", default=[20, 100])
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--every", type=float, default=2.0)
    parser.add_argument("--seconds", type=float, default=20.0)
    given = parser.parse_args()
    install()
    for tables in given.tables:
        for _ in range(given.rounds):
            print(f"\n{tables} tables (load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores)", flush=True)
            theirs(tables, given.every, given.seconds, "whole")
            theirs(tables, given.every, given.seconds, "delta")
            for game, players in (("break_escape", 4), ("airlock", 5), ("lockdown", 5)):
                ours(tables, given.every, given.seconds, game, players)
