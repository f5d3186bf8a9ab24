"""Several processes on one PostgreSQL: whatever happens to them, tables go on."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import psycopg
import pytest
from harness import Player, Server, serving
from processes import story, tell

from sampling import of
from turnkey.play.channel import Call, Gone, call
from turnkey.play.leases import Elsewhere
from turnkey.play.people import Person

MOST_AWAY = 30.0  # seconds on a machine that does much else; alone it is a tenth of it


def test_tables_outlive_the_processes_that_have_them(postgres_store: str) -> None:
    account = asyncio.run(story(postgres_store, of(4, 3), of(200, 4), of(120, 8), of(2, 1)))
    tell(account)
    assert account.kills + account.sleeps
    assert account.acknowledged
    assert max(account.away, default=0.0) < MOST_AWAY


@asynccontextmanager
async def two(store: str) -> AsyncIterator[tuple[Server, Server, Player, Player]]:
    """Two servers, and two people who know the same cookies at both."""
    async with serving(store) as first, serving(store) as second:
        ann, bob = await first.player("Ann"), await second.player("Bob")
        yield first, second, ann, bob
        await ann.leave()
        await bob.leave()


def test_whoever_asks_the_wrong_process_is_answered_by_the_right_one(postgres_store: str) -> None:
    async def tale() -> None:
        async with two(postgres_store) as (first, second, ann, bob):
            info = await ann.make("airlock", players=2, seats=[{"kind": "me"}, {"kind": "open"}])
            table, invite = info["id"], info["invite"]
            assert (await bob.get(f"/api/tables/{table}")).status_code == 404  # he was not invited, here as there
            async with bob.at(table) as line:
                assert (await line.until(lambda event: event["type"] == "closed"))["code"] == 4404
            sat = await bob.post(f"/api/tables/{table}/sit", {"seat": info["seats"][1]["seat"]}, invite)
            assert sat.status_code == 201, sat.text
            assert sat.headers["x-frame-options"] == "DENY"
            assert list(first.hub.owners) == [table]
            assert not second.hub.owners
            async with ann.at(table) as here, bob.at(table) as there:
                await here.when(lambda: bool(here.frame))
                await there.when(lambda: bool(there.frame))
                assert there.frame["seat"] == info["seats"][1]["seat"]
                for _ in range(4):
                    asked = here if here.frame["options"] else there
                    answer = await asked.act()
                    assert answer["type"] == "done"
                    await here.when(lambda step=answer["step"]: here.frame["step"] >= step)  # type: ignore[misc]
                    await there.when(lambda step=answer["step"]: there.frame["step"] >= step)  # type: ignore[misc]
                await there.send("chat", text="hello from next door")
                await here.when(lambda: "hello from next door" in here.chat)

                async def listed() -> bool:
                    tables = (await bob.get("/api/tables")).json()["mine"]
                    return bool(tables and all(seat["present"] for seat in tables[0]["seats"]))

                for _ in range(100):
                    if await listed():
                        break
                    await asyncio.sleep(0.1)
                assert await listed(), "who is there is known next door"

    asyncio.run(tale())


def test_an_owner_that_was_asleep_writes_nothing(postgres_store: str) -> None:
    async def tale() -> None:
        async with two(postgres_store) as (first, second, ann, _):
            info = await ann.make("airlock", players=2)
            table = info["id"]
            old = first.hub.owners[table]
            person = Person(old.chairs[0].person, "Ann", "")
            with pytest.raises(Elsewhere):
                await second.hub.visible(table, person, "")
            with psycopg.connect(postgres_store, autocommit=True) as connection:
                connection.execute("UPDATE servers SET beat = beat - 100 WHERE id = %s", [first.hub.leases.id])  # type: ignore[union-attr]
            new = await second.hub.visible(table, person, "")
            written = await second.hub.store.steps(table)
            if not old.is_closed:  # else it was told already that it was given up
                seat = old.playing().table.actors[0]
                action = old.playing().table.menu(seat)[0]
                with pytest.raises(Exception, match=r"."):
                    await old.do(lambda: old.do_step(seat, action, "late"))
            assert old.is_closed
            assert table not in first.hub.owners
            after = await second.hub.store.steps(table)
            assert after[: len(written)] == written
            assert not [one for one in after if one.message == "late"]
            assert not new.is_closed

    asyncio.run(tale())


def test_a_process_that_was_given_up_begins_anew(postgres_store: str) -> None:
    async def tale() -> None:
        async with two(postgres_store) as (first, _, ann, _):
            info = await ann.make("airlock", players=2)
            assert first.hub.leases is not None
            before = first.hub.leases.id
            async with ann.at(info["id"]) as line:
                await line.when(lambda: bool(line.frame))
                with psycopg.connect(postgres_store, autocommit=True) as connection:
                    connection.execute("UPDATE servers SET beat = beat - 100 WHERE id = %s", [before])
                closed = await line.until(lambda event: event["type"] == "closed")
                assert closed["code"] == 1012
            assert first.hub.leases.id != before
            async with ann.at(info["id"]) as line:
                await line.when(lambda: bool(line.frame))

    asyncio.run(tale())


def test_who_does_not_know_the_secret_is_not_listened_to(postgres_store: str) -> None:
    async def tale() -> None:
        async with two(postgres_store) as (first, _, ann, _):
            info = await ann.make("airlock", players=2)
            assert first.hub.leases is not None
            wish = Call(kind="live", table=info["id"], hello=b'{"type":"hello","wire":1}')
            channel = await call(first.hub.leases.address, b"a guess", wish)
            with pytest.raises(Gone):
                await channel.read()

    asyncio.run(tale())
