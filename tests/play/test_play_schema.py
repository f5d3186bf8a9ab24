"""The store over the years: what older releases wrote is found again, what newer ones wrote is left alone; and one file
has one server."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from turnkey.play.store import AddFinished, AddRemoved, Store, StoreError, open_store
from turnkey.play.store.schema import NEWEST

# The schema of stores from before they had a version, word for word, and a row of each kind.
UNNUMBERED = (
    """CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL)""",
    """CREATE TABLE people (
        id TEXT PRIMARY KEY, name TEXT NOT NULL, token_hash TEXT NOT NULL UNIQUE, made DOUBLE PRECISION NOT NULL)""",
    """CREATE TABLE tables (
        id TEXT PRIMARY KEY, game TEXT NOT NULL, version INTEGER NOT NULL, edition TEXT NOT NULL,
        players INTEGER NOT NULL, options TEXT NOT NULL, settings TEXT NOT NULL, host TEXT NOT NULL,
        public INTEGER NOT NULL, made DOUBLE PRECISION NOT NULL, touched DOUBLE PRECISION NOT NULL,
        status TEXT NOT NULL, step INTEGER NOT NULL, asked INTEGER NOT NULL, rematch TEXT NOT NULL)""",
    """CREATE TABLE seats (
        table_id TEXT NOT NULL, seat INTEGER NOT NULL, person TEXT NOT NULL, name TEXT NOT NULL, bot TEXT NOT NULL,
        stand_in INTEGER NOT NULL, PRIMARY KEY (table_id, seat))""",
    """CREATE TABLE steps (
        table_id TEXT NOT NULL, number INTEGER NOT NULL, kind TEXT NOT NULL, seat INTEGER NOT NULL,
        body TEXT NOT NULL, message TEXT NOT NULL, spent DOUBLE PRECISION NOT NULL, at DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (table_id, number))""",
    """CREATE TABLE lines (
        table_id TEXT NOT NULL, number INTEGER NOT NULL, seat INTEGER NOT NULL, name TEXT NOT NULL,
        text TEXT NOT NULL, message TEXT NOT NULL, at DOUBLE PRECISION NOT NULL, PRIMARY KEY (table_id, number))""",
    """CREATE TABLE links (
        token_hash TEXT PRIMARY KEY, table_id TEXT NOT NULL, seat INTEGER NOT NULL, person TEXT NOT NULL,
        expires DOUBLE PRECISION NOT NULL, used INTEGER NOT NULL)""",
    """CREATE TABLE series (
        table_id TEXT PRIMARY KEY, person TEXT NOT NULL, game TEXT NOT NULL, name TEXT NOT NULL,
        value TEXT NOT NULL)""",
    """CREATE INDEX series_of_person ON series (person, game, name)""",
    """CREATE INDEX seats_of_person ON seats (person)""",
    """CREATE INDEX open_tables ON tables (public, status, touched)""",
    "INSERT INTO secrets VALUES ('cookies', 'c0ffee')",
    "INSERT INTO people VALUES ('p1', 'Ann', 'hash', 1.0)",
    "INSERT INTO tables VALUES ('t1','airlock',1,'house',2,'{}','{}','p1',1,1.0,2.0,'playing',3,1,'')",
    "INSERT INTO seats VALUES ('t1', 0, 'p1', 'Ann', '', 0)",
    "INSERT INTO steps VALUES ('t1', 0, 'deal', -1, '{}', '', 0.0, 1.0)",
    "INSERT INTO lines VALUES ('t1', 1, 0, 'Ann', 'hello', 'm1', 1.0)",
    "INSERT INTO links VALUES ('h', 't1', 0, 'p1', 9.0, 0)",
    "INSERT INTO series VALUES ('t1', 'p1', 'lockdown', 'attic', 'attic:02')",
)


def execute(url: str, *statements: str) -> list[tuple[Any, ...]]:
    """Past the store, as another program would; what the last statement found."""
    if url.startswith("sqlite"):
        with sqlite3.connect(url.removeprefix("sqlite:///")) as file:
            return [file.execute(one).fetchall() for one in statements][-1]
    import psycopg

    with psycopg.connect(url, autocommit=True) as connection:
        found = [connection.execute(one.encode()) for one in statements][-1]
        return found.fetchall() if found.description else []


def with_store(url: str, story: Callable[[Store], Any]) -> None:
    async def run() -> None:
        store = await open_store(url)
        try:
            await story(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_a_store_from_before_there_were_versions_is_brought_up_to_date(either_store: str) -> None:
    execute(either_store, *UNNUMBERED)

    async def story(store: Store) -> None:
        found = await store.table("t1")
        assert found is not None
        assert (found.status, found.step, found.closed) == ("playing", 3, "")
        assert [one.name for one in await store.seats("t1")] == ["Ann"]
        assert [one.kind for one in await store.steps("t1")] == ["deal"]
        assert [one.text for one in await store.lines("t1")] == ["hello"]
        assert await store.series("p1", "lockdown", "attic") == ["attic:02"]
        assert (await store.secret("cookies")).hex() == "c0ffee"
        link, person = await store.link("h"), await store.person_by_token("hash")
        assert (link and link.table_id, person and person.name) == ("t1", "Ann")
        await store.write(AddFinished("t1", b"\0kept"), AddRemoved("t1", "p2"))
        assert (await store.finished("t1"), await store.removed("t1")) == (b"\0kept", ["p2"])
        assert await store.works()

    for _ in range(2):  # the second time there is nothing left to do
        with_store(either_store, story)
        assert execute(either_store, "SELECT version FROM schema_version") == [(NEWEST,)]


def test_a_store_of_a_newer_release_is_left_alone(either_store: str) -> None:
    with_store(either_store, lambda store: store.secret("cookies"))
    execute(either_store, f"UPDATE schema_version SET version = {NEWEST + 1}")
    with pytest.raises(StoreError, match=f"newer Turnkey: its schema is version {NEWEST + 1}"):
        asyncio.run(open_store(either_store))
    assert execute(either_store, "SELECT version FROM schema_version") == [(NEWEST + 1,)]


def test_a_step_that_fails_leaves_the_store_as_it_was(store: str) -> None:
    execute(store, *UNNUMBERED, "CREATE TABLE removed (something_else TEXT)")  # so that a later statement fails
    with pytest.raises(StoreError, match="cannot be opened"):
        asyncio.run(open_store(store))
    assert execute(store, "SELECT name FROM sqlite_master WHERE name IN ('finished', 'schema_version')") == []
    assert execute(store, "SELECT count(*) FROM tables") == [(1,)]


def turnkey(*arguments: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "turnkey", *arguments]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


def test_one_file_has_one_server_which_is_named_and_leaves_no_lock_behind(store: str, tmp_path: Path) -> None:
    first = turnkey("serve", "--port", "0", "--db", store, "--no-compile")
    assert first.stdout is not None
    assert "Turnkey is at" in first.stdout.readline()
    try:
        second = turnkey("serve", "--port", "0", "--db", store, "--no-compile")
        said, _ = second.communicate(timeout=60)
        assert second.returncode != 0
        assert f"process {first.pid}" in said
        assert "Traceback" not in said
    finally:
        os.kill(first.pid, signal.SIGKILL)
        first.wait()
        first.stdout.close()
    began = time.monotonic()
    with_store(store, lambda store: store.secret("cookies"))
    assert time.monotonic() - began < 20
