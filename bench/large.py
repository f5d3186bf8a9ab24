"""The large runs, one after the other, each of which ends by itself; in the end a table of what they found.

    python bench/large.py                       # all of them in full: 20 minutes on two quiet cores
    python bench/large.py latency storm         # some of them
    python bench/large.py --small               # all of them in little: whether they run at all

latency: 300 tables of five seats, an action every 2 s at each, game by game: p50 under 2 ms and p99 under 20 are asked.
storm:   5,000 connections at 1,000 tables come to a server that just started, and again when all of them broke.
several: the same at four processes, where a PostgreSQL is to be had.
cold:    a server over 100,000 stored tables: its start, lists, and tables out of the store.
beside:  boardgame.io and this server in turns, 20 to 300 tables; where npm can have it.

Progress is shown while they run. What takes too long is ended, and said to be.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import re
import resource
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import turnkey

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent / "tests" / "play"))
TOLD = re.compile(r" an action|connections have|server is there|^/api|out of the store|looked for|boardgame|tables")


def run(title: str, command: list[str], limit: float) -> list[str]:
    """A script of this folder, with what it prints; the lines that a table wants."""
    print(f"\n== {title}: {' '.join(command)}", flush=True)
    began = time.perf_counter()
    process = subprocess.Popen(
        [sys.executable, str(HERE / command[0]), *command[1:]],
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True,
    )  # fmt: skip
    ending = threading.Timer(limit, end, [process])
    ending.start()
    lines = []
    assert process.stdout is not None
    for line in process.stdout:
        print(f"  {time.perf_counter() - began:6.0f} s  {line}", end="", flush=True)
        lines.append(line.rstrip())
    code, took = process.wait(), time.perf_counter() - began
    ending.cancel()
    found = [one for one in lines if TOLD.search(one)]
    if code:
        found.append(f"ended after {took:.0f} s with code {code}: {lines[-1] if lines else 'nothing was said'}")
    return found


def end(process: subprocess.Popen[str]) -> None:
    """It, and the servers that it has started."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, 15)
    time.sleep(5)
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, 9)


def latency(small: bool) -> Iterator[tuple[str, list[str]]]:
    tables, seconds = ("10", "5") if small else ("300", "30")
    for game in turnkey.game_names():
        players = min(5, max(turnkey.game(game).seats))
        command = ["load.py", "--game", game, "--players", str(players), "--tables", tables, "--seconds", seconds]
        yield f"{tables} tables of {game}", run("latency", command, 300)


def storm(small: bool) -> Iterator[tuple[str, list[str]]]:
    sockets, tables = ("100", "20") if small else ("5000", "1000")
    yield f"{sockets} connections", run("storm", ["crowd.py", "storm", "--sockets", sockets, "--tables", tables], 900)


def several(small: bool) -> Iterator[tuple[str, list[str]]]:
    from postgres import NoPostgres, postgres

    sockets, tables = ("100", "20") if small else ("5000", "200")
    title = f"{sockets} connections, 4 processes"
    try:
        with postgres() as url:
            command = ["crowd.py", "storm", "--sockets", sockets, "--tables", tables, "--db", url, "--workers", "4"]
            yield title, run("several", command, 900)
    except NoPostgres as fault:
        yield title, [f"passed over: {fault}"]


def cold(small: bool) -> Iterator[tuple[str, list[str]]]:
    tables = "1000" if small else "100000"
    yield f"{tables} stored tables", run("cold", ["crowd.py", "cold", "--tables", tables], 900)


def beside(small: bool) -> Iterator[tuple[str, list[str]]]:
    counts = ["5"] if small else ["20", "100", "300"]
    rounds, seconds = ("1", "4") if small else ("1", "20")
    command = ["boardgameio.py", "--tables", *counts, "--rounds", rounds, "--seconds", seconds]
    yield "boardgame.io beside this", run("beside", command, 1200)


RUNS = {one.__name__: one for one in (latency, storm, several, cold, beside)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("runs", nargs="*", metavar="RUN", help=", ".join(RUNS))
    parser.add_argument("--small", action="store_true")
    given = parser.parse_args()
    unknown = [one for one in given.runs if one not in RUNS]
    if unknown:
        parser.error(f"there is no run {unknown[0]!r}; there are {', '.join(RUNS)}")
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    began, load, found = time.perf_counter(), os.getloadavg()[0], []
    for name in given.runs or RUNS:
        found += RUNS[name](given.small)
    print(f"\n{os.cpu_count()} cores, load average {load:.1f} before; {time.perf_counter() - began:.0f} s in all")
    for title, lines in found:
        print(f"\n{title}")
        for line in lines:
            print(f"  {line}")


if __name__ == "__main__":
    main()
