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
from harness import Player, serving
from test_play_other_rules import other_rules

import turnkey as turnkey_games
from turnkey.play.backup import SqliteShelf, back_up, restore
from turnkey.play.store import AddFinished, AddRemoved, Store, StoreError, open_store
from turnkey.play.store.schema import NEWEST


def statements_of(version: int) -> list[str]:
    """A store of this schema: the statements that make it."""
    text = (SCHEMAS / f"{version}.sql").read_text(encoding="utf-8")
    found, so_far = [], ""
    for line in text.splitlines(keepends=True):
        so_far += "" if line.startswith("--") else line
        if sqlite3.complete_statement(so_far):
            found.append(so_far.strip().rstrip(";"))
            so_far = ""
    return found


SCHEMAS = Path(__file__).parent / "schemas"  # a store of each schema that was ever released, as statements of SQLite
RELEASED = sorted(int(file.stem) for file in SCHEMAS.glob("*.sql"))
UNNUMBERED = statements_of(1)
# The cookie of the one person in the store of schema 2, signed by the secret in it.
KNOWN = "HdGADL8pykWqAxspPPVKS_RXvUQmDu6UtGkLwm2WOJw.r4oRbO8fRmG0hNdPIDN9dzZKRj4iOwtD"


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


def store_of(version: int, url: str, folder: Path) -> None:
    """A store as that release left it; in PostgreSQL, a copy of it."""
    file = f"sqlite:///{folder}/released.db" if url.startswith("postgres") else url
    execute(file, *statements_of(version))
    if file != url:
        restore(folder / "released.db", url)


def test_every_released_schema_is_kept_to_be_tried() -> None:
    """Whoever adds a step to the schema of a release adds a store of the schema before it."""
    assert RELEASED[:2] == [1, 2]
    assert list(range(1, len(RELEASED) + 1)) == RELEASED
    assert RELEASED[-1] <= NEWEST


@pytest.mark.parametrize("version", RELEASED)
def test_a_store_of_any_release_is_brought_up_to_date_with_all_that_it_holds(
    either_store: str, version: int, tmp_path: Path
) -> None:
    store_of(version, either_store, tmp_path)
    fresh = f"sqlite:///{tmp_path}/fresh.db"
    with_store(fresh, lambda store: store.secret("cookies"))
    with_store(either_store, lambda store: store.works())
    migrated, made = back_up(either_store, tmp_path / "migrated"), back_up(fresh, tmp_path / "made")
    assert set(migrated.weights) == set(made.weights), "it has the tables that a new store has"
    before = sqlite3.connect(":memory:")
    for statement in statements_of(version):
        before.execute(statement)
    for table in SqliteShelf(before).tables():
        (count,) = before.execute(f"SELECT count(*) FROM {table}").fetchone()
        assert migrated.count(table) >= count, table
    with sqlite3.connect(tmp_path / "migrated") as one, sqlite3.connect(tmp_path / "made") as other:
        for table in made.weights:
            assert SqliteShelf(one).columns(table) == SqliteShelf(other).columns(table), table


def test_a_game_of_an_older_schema_is_read_and_replayed_whatever_became_of_its_rules(
    either_store: str, tmp_path: Path
) -> None:
    store_of(2, either_store, tmp_path)

    async def story() -> None:
        async with serving(either_store) as server:
            ann = Player(server.address)
            ann.http.cookies.set("turnkey", KNOWN)
            (table,) = [one for one in (await ann.get("/api/tables")).json()["mine"] if one["status"] == "over"]
            record = (await ann.get(f"/api/tables/{table['id']}/record")).json()["text"]
            assert 'name 1 "Ann"' in record
            assert "= end 25 15 win 1" in record
            last = (await ann.get(f"/api/tables/{table['id']}/replay?step=0")).json()["steps"]
            end = (await ann.get(f"/api/tables/{table['id']}/replay?step={last}&eyes=open")).json()
            assert end["result"]["winners"] == ["1"]
            async with ann.at(table["id"]) as line:
                await line.when(lambda: line.chat == ["well played"])

    asyncio.run(story())
    with other_rules("airlock", version=turnkey_games.game("airlock").definition.version + 1):
        asyncio.run(story())


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
