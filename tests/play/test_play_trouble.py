"""A store in trouble: a full disk, a locked file. Health says so, and nobody is told what the database says."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from typing import Any

import pytest
from harness import Player, Server, serving
from test_play_processes import two
from test_play_table import BOT, ME, OPEN

from turnkey.play import hub
from turnkey.play.history import fold
from turnkey.play.store import Store, database

QUIRK = "SECRET-TABLE-NAME"


def fill_the_disk(store: Store, full: pytest.MonkeyPatch) -> None:
    def execute(sql: str, values: Any) -> int:
        if sql.startswith(("INSERT", "UPDATE")):
            raise sqlite3.OperationalError("database or disk is full")
        return original(sql, values)

    original = store._writer_connection.execute
    full.setattr(store._writer_connection, "execute", execute)


async def health(player: Player) -> tuple[int, bool]:
    answer = await player.get("/api/health")
    return answer.status_code, answer.json()["ok"]


def test_health_is_not_ok_while_the_disk_is_full(store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "PROBED", 0.0)

    async def story() -> None:
        async with serving(store) as server:
            ann = await server.player("Ann")
            assert await health(ann) == (200, True)
            table = await ann.make("airlock", players=2, seats=[ME, OPEN], public=True)
            with pytest.MonkeyPatch.context() as full:
                fill_the_disk(server.hub.store, full)
                assert await health(ann) == (503, False)
                async with ann.at(table["id"]) as line:
                    await line.until(lambda event: event["type"] == "frame")
                    said = await line.send("leave")
                    assert (said["type"], said["code"]) == ("refused", "store"), "it was not written, so it is not so"
                    assert line.seats[0]["kind"] == "person"
            assert await health(ann) == (200, True)

    asyncio.run(story())


def test_health_is_not_ok_while_the_file_is_locked_and_says_so_soon(
    store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "PROBED", 0.0)
    monkeypatch.setattr(database, "PROBE_WITHIN", 0.3)

    async def story() -> None:
        async with serving(store) as server:
            ann = await server.player("Ann")
            assert await health(ann) == (200, True)
            other = sqlite3.connect(store.removeprefix("sqlite:///"), isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            began = time.monotonic()
            assert await asyncio.gather(*(health(ann) for _ in range(5))) == [(503, False)] * 5
            assert time.monotonic() - began < 10
            assert server.hub.store._waiting.qsize() <= 1, "one probe waits, not one for each who asks"
            other.execute("ROLLBACK")
            other.close()
            for _ in range(50):
                if await health(ann) == (200, True):
                    return
                await asyncio.sleep(0.1)
            raise AssertionError("it does not recover")

    asyncio.run(story())


def test_health_asks_the_store_once_in_a_few_seconds(store: str) -> None:
    async def story() -> None:
        async with serving(store) as server:
            ann = await server.player("Ann")
            written: list[Any] = []
            write = server.hub.store.write

            async def counted(*writes: Any, **more: Any) -> None:
                written.extend(writes)
                await write(*writes, **more)

            server.hub.store.write = counted  # type: ignore[method-assign]
            for _ in range(20):
                assert await health(ann) == (200, True)
            assert len(written) == 1

    asyncio.run(story())


def test_nobody_is_told_what_the_database_says(store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with serving(store) as server:
            ann, bob = [await server.player(name) for name in ("Ann", "Bob")]
            made = await ann.make("airlock", players=2, seats=[ME, OPEN], public=True)
            await bob.post(f"/api/tables/{made['id']}/sit", {"seat": "2"})
            heard = []
            async with ann.at(made["id"]) as line:
                await line.until(lambda event: event["type"] == "frame")
                inner = server.hub.store._writer_connection

                def broken(sql: str, values: Any) -> int:
                    raise sqlite3.OperationalError(f"near {QUIRK}: syntax error")

                monkeypatch.setattr(inner, "execute", broken)
                for message in (
                    {"type": "chat", "text": "hello"},
                    {"type": "leave"},
                    {"type": "act", "at": 0, "option": "take 1a"},
                ):
                    heard.append(json.dumps(await line.send(**message)))
                for path, body in (
                    ("/api/me", {"name": "Eve"}),
                    ("/api/tables", {"game": "airlock"}),
                    (f"/api/tables/{made['id']}/link", None),
                ):
                    answer = await ann.post(path, body)
                    assert answer.status_code == 503, answer.text
                    heard.append(answer.text)

                def unreadable(sql: str, values: Any) -> list[tuple[Any, ...]]:
                    raise sqlite3.OperationalError(f"no such table: {QUIRK}")

                monkeypatch.setattr(server.hub.store._reader, "rows", unreadable)
                monkeypatch.setattr(server.hub.store, "_connect", lambda: server.hub.store._reader)
                for path in ("/api/tables", f"/api/tables/{made['id']}"):
                    heard.append((await ann.get(path)).text)
            async with bob.at("nothing") as line:
                closed = await line.until(lambda event: event["type"] == "closed")
                assert closed["code"] == 1013, "whoever comes now shall come again, not believe that there is no table"
            assert sum("refused" in one or "store" in one for one in heard) == len(heard)
            assert QUIRK not in "".join([*heard, *line.raw])

    asyncio.run(story())


def fails(*_: object) -> Any:
    raise RuntimeError("a fault that nobody foresaw")


async def comes_back(server: Server, table: str) -> None:
    for _ in range(600):
        if table in server.hub.owners:
            return
        await asyncio.sleep(0.05)
    raise AssertionError("the table stays as it is")


def test_what_fails_at_the_start_keeps_the_server_from_nothing_else(
    store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with serving(store) as server:
            ann = await server.player("Ann")
            tables = [(await ann.make("airlock", players=2, seats=[ME, BOT]))["id"] for _ in "12"]
        monkeypatch.setattr(hub, "close_what_cannot_go_on", fails)
        monkeypatch.setattr(hub, "fold", lambda row, rows: fails() if row.id == tables[1] else fold(row, rows))
        async with serving(store) as server:
            await comes_back(server, tables[0])

    asyncio.run(story())


def test_a_process_that_began_with_a_fault_adopts_tables_all_the_same(
    postgres_store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub, "close_what_cannot_go_on", fails)

    async def story() -> None:
        async with two(postgres_store) as (first, second, ann, _):
            table = (await ann.make("airlock", players=2, seats=[ME, BOT]))["id"]
            dying = first.hub.leases
            assert dying is not None
            assert dying._beating is not None
            dying._beating.cancel()
            await comes_back(second, table)

    asyncio.run(story())
