"""Many at once: a storm of reconnections, and a cold start with a full store.

    python bench/crowd.py storm --sockets 5000 --tables 1000        # all connections break, and come back together
    python bench/crowd.py storm --db postgresql://… --workers 4
    python bench/crowd.py cold --tables 100000                      # how soon a server is there, and a table of it

Each starts a server of its own; without --db with an empty SQLite store.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
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
ALL_TABLES = ("tables", "seats", "steps", "lines")  # of the store, with the name of a table in each row


async def sit(seats: list[Seat], address: str) -> float:
    """All at once; seconds until each has its table before it."""
    host, port = address.removeprefix("http://").split(":")
    began = time.perf_counter()
    await asyncio.gather(*(one.connect(host, int(port)) for one in seats))
    while not all(one.status or one.lost for one in seats):
        await asyncio.sleep(0.05)
    return time.perf_counter() - began


async def storm(arguments: argparse.Namespace, folder: str) -> None:
    store = arguments.db or f"sqlite:///{folder}/storm.db"
    async with server(store, *QUIETLY, "--workers", str(arguments.workers)) as (address, process):
        wish = SimpleNamespace(
            tables=arguments.tables, players=PLAYERS, game=arguments.game, seed=1, wire=2, no_squeeze=False
        )
        tables = await set_up(address, wish, [])  # type: ignore[arg-type]
        cookies = [one.cookie for one in tables[0].seats]
        wanted = [
            (table, cookies[place % PLAYERS]) for place in range(arguments.sockets) for table in [pick(tables, place)]
        ]
        print(f"{len(tables)} tables; {memory_of(process) / 1024:.0f} MB", flush=True)
        for name in ("first", "again, all together"):
            seats = [Seat(table, cookie, 2, True) for table, cookie in wanted]
            before = cpu_of(process)
            took = await sit(seats, address)
            lost = sum(one.lost for one in seats)
            used = cpu_of(process) - before
            print(
                f"{name}: {len(seats)} connections have their table after {took:.1f} s ({lost} were refused), "
                f"{used / len(seats) * 1000:.1f} ms of the first process each; {memory_of(process) / 1024:.0f} MB",
                flush=True,
            )
            for one in seats:
                if one._transport is not None:
                    one._transport.abort()
            await asyncio.sleep(1.0)


def pick(tables: list[LoadTable], place: int) -> LoadTable:
    return tables[place // PLAYERS % len(tables)]


async def cold(arguments: argparse.Namespace, folder: str) -> None:
    path = f"{folder}/cold.db"
    async with server(f"sqlite:///{path}", *QUIETLY) as (address, _):
        wish = SimpleNamespace(tables=1, players=PLAYERS, game=arguments.game, seed=1, wire=2, no_squeeze=False)
        (table,) = await set_up(address, wish, [])  # type: ignore[arg-type]
        cookies = [one.cookie for one in table.seats]
        await sit(table.seats, address)
        for _ in range(arguments.actions):
            await table.act()
            while table.waiting:
                await asyncio.sleep(0.005)
    began = time.perf_counter()
    names = filled(path, table.id, arguments.tables)
    size = Path(path).stat().st_size / 1e6
    print(f"{arguments.tables} tables of {arguments.actions} actions: {size:.0f} MB")
    began = time.perf_counter()
    async with server(f"sqlite:///{path}", *QUIETLY) as (address, process):
        print(f"the server is there after {time.perf_counter() - began:.1f} s")
        async with httpx.AsyncClient(base_url=address, timeout=120) as http:
            for path_ in ("/api/health", "/api/tables", "/api/tables"):
                began = time.perf_counter()
                answer = await http.get(path_, headers={"cookie": f"turnkey={cookies[0]}"})
                print(f"{path_}: {answer.status_code} after {(time.perf_counter() - began) * 1000:.0f} ms")
        for name in names[:3]:
            one = LoadTable(name, [], table.luck)
            took = await sit([Seat(one, cookies[0], 2, True)], address)
            print(f"a table out of the store: {took * 1000:.0f} ms")
        print(f"{memory_of(process) / 1024:.0f} MB")


def filled(path: str, table: str, copies: int) -> list[str]:
    """The same table many times over."""
    names = [new_id() for _ in range(copies)]
    with contextlib.closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("CREATE TEMP TABLE copies (name TEXT)")
        connection.executemany("INSERT INTO copies VALUES (?)", [(name,) for name in names])
        for kind in ALL_TABLES:
            columns = [row[1] for row in connection.execute(f"PRAGMA table_info({kind})")]
            key = "id" if kind == "tables" else "table_id"
            chosen = ", ".join("copies.name" if one == key else f"{kind}.{one}" for one in columns)
            connection.execute(
                f"INSERT INTO {kind} ({', '.join(columns)}) SELECT {chosen} FROM {kind}, copies WHERE {kind}.{key} = ?",
                [table],
            )
    return names


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
    with tempfile.TemporaryDirectory() as home, asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run({"storm": storm, "cold": cold}[given.what](given, home))
