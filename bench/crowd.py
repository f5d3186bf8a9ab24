"""Many at once: a storm of reconnections, and a cold start with a full store.

    python bench/crowd.py storm --sockets 5000 --tables 1000        # all connections break, and come back together
    python bench/crowd.py storm --db postgresql://… --workers 4     # at several processes
    python bench/crowd.py cold --tables 100000                      # how soon a server is there, and a table of it

Each starts a server of its own; without --db with an empty SQLite store.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import resource
import sqlite3
import tempfile
import time
from pathlib import Path
from types import SimpleNamespace

import httpx
from load import LoadTable, Seat, cpu_of, memory_of, server, set_up

from turnkey.play.people import new_id
from turnkey.play.serve import loop_factory

PLAYERS = 5
QUIETLY = ("--no-compile", "--no-reviews")
TELLS, WAITS = 5.0, 300.0  # seconds
ALL_TABLES = ("tables", "seats", "steps", "lines", "finished")  # of the store, with the name of a table in each row


async def sit(seats: list[Seat], address: str) -> tuple[float, float]:
    """All at once; seconds until each has its table before it, and until half of them have."""
    host, port = address.removeprefix("http://").split(":")
    began, half, told = time.perf_counter(), 0.0, time.perf_counter()
    await asyncio.gather(*(one.connect(host, int(port)) for one in seats))
    while True:
        there = sum(bool(one.status) or one.lost for one in seats)
        now = time.perf_counter()
        half = half or (now - began if 2 * there >= len(seats) else 0.0)
        if there == len(seats):
            return now - began, half
        if now - told > TELLS:
            told = now
            print(f"  {there} of {len(seats)} have theirs", flush=True)
        assert now - began < WAITS, f"after {WAITS:.0f} s only {there} of {len(seats)} have their table"
        await asyncio.sleep(0.02)


async def storm(arguments: argparse.Namespace, folder: str) -> None:
    if arguments.db:
        async with server(arguments.db, *QUIETLY, "--workers", str(arguments.workers)) as (address, process):
            tables = await set_up(address, wish_of(arguments, arguments.tables), [])  # type: ignore[arg-type]
            cookies = [one.cookie for one in tables[0].seats]
            await come_back(arguments, address, process, [one.id for one in tables], cookies)
        return
    path = f"{folder}/storm.db"
    async with server(f"sqlite:///{path}", *QUIETLY) as (address, _):
        (table,) = await set_up(address, wish_of(arguments, 1), [])  # type: ignore[arg-type]
        cookies = [one.cookie for one in table.seats]
        await played(table, address, arguments.actions)
    names = filled(path, [table.id], arguments.tables, 1)
    async with server(f"sqlite:///{path}", *QUIETLY) as (address, process):
        await come_back(arguments, address, process, names, cookies)


async def come_back(
    arguments: argparse.Namespace, address: str, process: int, names: list[str], cookies: list[str]
) -> None:
    """First to a server that has nothing in memory, as after an upgrade; then once more, when all connections broke."""
    tables = [LoadTable(name, [], random.Random(1)) for name in names]
    print(f"{len(tables)} tables; {memory_of(process) / 1024:.0f} MB", flush=True)
    for name in ("to a server that just started", "when all connections broke"):
        seats = [
            Seat(tables[place // PLAYERS % len(tables)], cookies[place % PLAYERS], 2, True)
            for place in range(arguments.sockets)
        ]
        before = cpu_of(process)
        took, half = await sit(seats, address)
        lost = sum(one.lost for one in seats)
        used = cpu_of(process) - before
        print(
            f"{name}: half of {len(seats)} connections have their table after {half:.1f} s, all after {took:.1f} s "
            f"({lost} were refused)"
            + ("" if arguments.workers > 1 else f", {used / len(seats) * 1000:.1f} ms of processor time each; ")
            + ("" if arguments.workers > 1 else f"{memory_of(process) / 1024:.0f} MB"),
            flush=True,
        )
        for one in seats:
            if one._transport is not None:
                one._transport.abort()
        await asyncio.sleep(2.0)


def wish_of(arguments: argparse.Namespace, tables: int) -> SimpleNamespace:
    return SimpleNamespace(tables=tables, players=PLAYERS, game=arguments.game, seed=1, wire=2, no_squeeze=False)


async def played(table: LoadTable, address: str, actions: int) -> None:
    await sit(table.seats, address)
    for _ in range(actions):
        await table.act()
        until = time.perf_counter() + 10
        while table.waiting and time.perf_counter() < until:
            await asyncio.sleep(0.005)
        table.waiting.clear()
        if table.over:
            return


async def cold(arguments: argparse.Namespace, folder: str) -> None:
    path = f"{folder}/cold.db"
    began = time.perf_counter()
    async with server(f"sqlite:///{path}", *QUIETLY) as (address, _):
        print(f"with an empty store the server is there after {time.perf_counter() - began:.1f} s", flush=True)
        going, ended = await set_up(address, wish_of(arguments, 2), [])  # type: ignore[arg-type]
        cookies = [one.cookie for one in going.seats]
        await played(going, address, arguments.actions)
        await played(ended, address, 5_000)
        await asyncio.sleep(3.0)  # until it is written down
    began = time.perf_counter()
    people = arguments.tables // 40 | 1
    names = filled(path, [going.id, ended.id], arguments.tables, people)
    size = Path(path).stat().st_size / 1e6
    took = time.perf_counter() - began
    print(f"{arguments.tables} tables, a tenth of them over ({size:.0f} MB, copied in {took:.0f} s)", flush=True)
    began = time.perf_counter()
    async with server(f"sqlite:///{path}", *QUIETLY) as (address, process):
        print(f"with these the server is there after {time.perf_counter() - began:.1f} s", flush=True)
        async with httpx.AsyncClient(base_url=address, timeout=120) as http:
            for what in ("/api/health", *["/api/tables"] * 5):
                began = time.perf_counter()
                answer = await http.get(what, headers={"cookie": f"turnkey={cookies[0]}"})
                told = f" ({len(answer.json()['mine'])} tables of one's own)" if what == "/api/tables" else ""
                took = (time.perf_counter() - began) * 1000
                print(f"{what}: {answer.status_code} after {took:.0f} ms{told}", flush=True)
        seen = [place for place in range(0, len(names), people) if model_of(place, names[:2]) == 0]
        for name in [names[place] for place in seen[:5]]:  # of those that somebody who is really there may see
            one = LoadTable(name, [], random.Random(1))
            took, _ = await sit([Seat(one, cookies[0], 2, True)], address)
            print(f"a table out of the store: {took * 1000:.0f} ms", flush=True)
        used = cpu_of(process)
        await asyncio.sleep(30.0)
        print(
            f"what is looked for beside it took {cpu_of(process) - used:.1f} s of the next 30 s of processor time; "
            f"{memory_of(process) / 1024:.0f} MB",
            flush=True,
        )


def model_of(place: int, tables: list[str]) -> int:
    """The last of the tables is that of every tenth copy: a finished game takes 120 kB, and a disk has an end."""
    return len(tables) - 1 if place % 10 == 9 else 0


def filled(path: str, tables: list[str], copies: int, people: int) -> list[str]:
    """The same tables many times over, each copy with other people: so many times as many as sat at them. Those who
    really came have the tables of the first of them."""
    names = [new_id() for _ in range(copies)]
    with contextlib.closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("CREATE TEMP TABLE copies (place INTEGER, copy TEXT, model TEXT)")
        rows = [(place, name, tables[model_of(place, tables)]) for place, name in enumerate(names)]
        connection.executemany("INSERT INTO copies VALUES (?, ?, ?)", rows)
        group = f"place % {people}"
        whose = f"CASE {group} WHEN 0 THEN '' ELSE '-' || {group} END"
        changed = {
            "person": f"CASE person WHEN '' THEN '' ELSE person || {whose} END", "host": f"host || {whose}",
            "made": "made - place", "touched": "touched - place",
        }  # fmt: skip
        for kind in ALL_TABLES:
            columns = [row[1] for row in connection.execute(f"PRAGMA table_info({kind})")]
            key = "id" if kind == "tables" else "table_id"
            chosen = ", ".join("copy" if one == key else changed.get(one, one) for one in columns)
            connection.execute(
                f"INSERT INTO {kind} ({', '.join(columns)}) SELECT {chosen} FROM copies JOIN {kind} ON {key} = model"
            )
    return names


def open_files() -> None:
    """As many as the system lets this process and the server have, which inherits it."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["storm", "cold"])
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--sockets", type=int, default=5000)
    parser.add_argument("--actions", type=int, default=40, help="of a stored table")
    parser.add_argument("--game", default="airlock")
    parser.add_argument("--db", default="")
    parser.add_argument("--workers", type=int, default=1)
    given = parser.parse_args()
    open_files()
    with tempfile.TemporaryDirectory() as home, asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run({"storm": storm, "cold": cold}[given.what](given, home))
