"""Copies of a store, made while people play, and put back: into the same kind of database or the other."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from harness import Player, serving

from turnkey.play import backup
from turnkey.play.backup import Copied, back_up, restore
from turnkey.play.store import StoreError, open_store
from turnkey.play.store.schema import NEWEST


async def some_acts(player: Player, table: str, times: int) -> dict[str, Any]:
    async with player.at(table) as line:
        for _ in range(times):
            await line.when(lambda: bool(line.frame and line.frame["options"]))
            done = await line.act()
            assert done["type"] == "done", done
        frame = dict(line.frame)
        await line.send("chat", text=f"that was {times}")
    return frame


def steps_in(file: Path) -> list[tuple[Any, ...]]:
    with sqlite3.connect(file) as copy:
        return copy.execute("SELECT table_id, number, body FROM steps ORDER BY table_id, number").fetchall()


def contents(url: str, folder: Path) -> Copied:
    """What a store holds, by a copy of it."""
    return back_up(url, folder / "contents", replace=True)


@pytest.fixture
def other_store(request: pytest.FixtureRequest, either_store: str, tmp_path: Path) -> str:
    """The other kind of database than the test's own."""
    if either_store.startswith("postgres"):
        return f"sqlite:///{tmp_path}/other.db"
    found: str = request.getfixturevalue("postgres_store")
    return found


def test_a_copy_made_while_people_play_goes_back_into_either_store(
    either_store: str, other_store: str, tmp_path: Path
) -> None:
    file = tmp_path / "copy.db"

    async def play() -> tuple[Player, str, int]:
        async with serving(either_store) as server:
            ann = await server.player("Ann")
            table = (await ann.make("airlock", players=2))["id"]
            await some_acts(ann, table, 2)
            before = len(await server.hub.store.steps(table))
            copying = asyncio.create_task(asyncio.to_thread(back_up, either_store, file))
            await some_acts(ann, table, 3)
            await copying
            after = [(one.table_id, one.number, one.body) for one in await server.hub.store.steps(table)]
            kept = steps_in(file)
            assert len(kept) >= before, "what was acknowledged before is in it"
            assert kept == after[: len(kept)], "and it is one moment of the store"
            return ann, table, len(kept)

    ann, table, kept = asyncio.run(play())
    copied = restore(file, other_store)
    assert contents(other_store, tmp_path).weights == copied.weights
    restore(file, either_store, replace=True)  # in place of what happened since
    assert contents(either_store, tmp_path).weights == copied.weights

    async def go_on(url: str) -> None:
        """Who has a cookie is known again, at the seat where they were."""
        async with serving(url) as server:
            ann.address = server.address
            cookies = ann.http.cookies
            ann.http = type(ann.http)(
                base_url=server.address, cookies={one.name: one.value or "" for one in cookies.jar}
            )
            assert (await ann.http.get("/api/me")).json()["name"] == "Ann"
            async with ann.at(table) as line:
                await line.when(lambda: bool(line.frame and line.chat))
                assert line.of("seat") is not None
                assert line.chat[0] == "that was 2"
            await some_acts(ann, table, 1)
            assert len(await server.hub.store.steps(table)) > kept

    for url in (either_store, other_store):
        asyncio.run(go_on(url))


def test_a_store_in_use_or_full_is_left_alone(either_store: str, tmp_path: Path) -> None:
    file = tmp_path / "copy.db"

    async def story() -> None:
        async with serving(either_store) as server:
            await server.player("Ann")
            back_up(either_store, file)
            with pytest.raises(StoreError, match=r"another Turnkey server|a server uses this store"):
                await asyncio.to_thread(restore, file, either_store, True)

    asyncio.run(story())
    with pytest.raises(StoreError, match="say --replace"):
        restore(file, either_store)
    with pytest.raises(StoreError, match="is there already"):
        back_up(either_store, file)
    assert contents(either_store, tmp_path).count("people") == 1


def test_what_fails_halfway_changes_nothing(either_store: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "copy.db"

    async def story() -> None:
        async with serving(either_store) as server:
            await server.player("Ann")

    asyncio.run(story())
    copied = back_up(either_store, file)
    kept = file.read_bytes()

    def breaks(*_: Any) -> None:
        raise OSError("no space left on device")

    monkeypatch.setattr(backup, "checked", breaks)
    monkeypatch.setattr(backup, "same", breaks)
    with pytest.raises(OSError, match="no space"):
        back_up(either_store, file, replace=True)
    with pytest.raises(OSError, match="no space"):
        restore(file, either_store, replace=True)
    monkeypatch.undo()
    assert file.read_bytes() == kept
    assert list(tmp_path.glob("*.part*")) == []
    assert contents(either_store, tmp_path).weights == copied.weights
    asyncio.run(story())  # and a server starts on it


def test_what_is_no_copy_is_said_to_be_none(store: str, tmp_path: Path) -> None:
    def wrong(content: bytes | None, said: str) -> None:
        file = tmp_path / "strange"
        if content is not None:
            file.write_bytes(content)
        with pytest.raises(StoreError, match=said):
            restore(file, store)
        file.unlink(missing_ok=True)
        assert not Path(store.removeprefix("sqlite:///")).exists()

    wrong(None, "there is no file")
    wrong(b"no database at all", "cannot be read")
    with sqlite3.connect(tmp_path / "another") as another:
        another.execute("CREATE TABLE recipes (name TEXT)")
    wrong((tmp_path / "another").read_bytes(), "no store of Turnkey's")
    good, url = tmp_path / "good", f"sqlite:///{tmp_path}/source.db"

    async def fill() -> None:
        found = await open_store(url)
        await found.secret("cookies")
        await found.close()

    asyncio.run(fill())
    back_up(url, good)
    whole = good.read_bytes()
    wrong(whole[: len(whole) // 2], "damaged|cannot be read")
    with sqlite3.connect(good) as newer:
        newer.execute(f"UPDATE schema_version SET version = {NEWEST + 1}")
    newer.close()
    wrong(good.read_bytes(), "newer Turnkey")


def test_nobody_else_may_read_a_copy(store: str, tmp_path: Path) -> None:
    asyncio.run(open_and_close(store))
    back_up(store, tmp_path / "copy")
    assert (tmp_path / "copy").stat().st_mode & 0o077 == 0


async def open_and_close(url: str) -> None:
    await (await open_store(url)).close()
