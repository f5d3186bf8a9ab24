"""The store, in both databases: all or nothing, durable when told so, many writers in one commit."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from harness import serving

from turnkey.play.store import (
    AddFinished,
    AddLine,
    AddLink,
    AddPerson,
    AddServer,
    AddStep,
    AddTable,
    AddToSeries,
    Claim,
    Conflict,
    Probe,
    SetRematch,
    SetSeat,
    Store,
    StoreError,
    Touch,
    UseLink,
    open_store,
)
from turnkey.play.store.person_rows import AddSession


def with_store(url: str, story: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = await open_store(url)
        try:
            await story(store)
        finally:
            await store.close()

    asyncio.run(run())


def table(name: str = "t1", **changed: Any) -> AddTable:
    usual: dict[str, Any] = {
        "id": name, "game": "airlock", "version": 1, "edition": "house", "players": 2, "options": "{}",
        "settings": "{}", "host": "p1", "public": 1, "made": 1.0, "touched": 1.0, "status": "open", "step": 0,
        "asked": 0, "rematch": "",
    }  # fmt: skip
    return AddTable(**(usual | changed))


def step(number: int, name: str = "t1") -> AddStep:
    return AddStep(name, number, "act", 0, '{"do": "x", "chance": []}', f"m{number}", 0.5, 2.0)


def test_what_is_written_is_found_again_after_a_restart(either_store: str) -> None:
    async def write(store: Store) -> None:
        await store.write(table(), SetSeat("t1", 0, "p1", "Ann", "", 0), step(0))
        await store.write(AddPerson("p1", "Ann", 1.0), AddSession("hash", "p1", 1.0, 1.0))
        await store.write(AddLine("t1", 1, 0, "Ann", "ü☃", "c1", 3.0))
        await store.write(SetSeat("t1", 0, "p1", "Ann", "medium", 1), Touch("t1", 9.0, "playing", 1, 2))
        for value in ("attic:02", "attic:05"):  # the second time it is there already
            await store.write(AddToSeries("t1", "p1", "airlock", "attic", value))
        await store.write(AddToSeries("t2", "p2", "airlock", "attic", "attic:09"))
        secrets = [await store.secret("cookies"), await store.secret("cookies")]
        assert secrets[0] == secrets[1]
        assert len(secrets[0]) == 32

    async def read(store: Store) -> None:
        found = await store.table("t1")
        assert found is not None
        assert (found.status, found.step, found.asked, found.touched) == ("playing", 1, 2, 9.0)
        assert [one.stand_in for one in await store.seats("t1")] == [1]
        assert [one.message for one in await store.steps("t1")] == ["m0"]
        assert [one.text for one in await store.lines("t1")] == ["ü☃"]
        person = await store.person_by_token("hash")
        assert person is not None
        assert person.name == "Ann"
        assert [one.id for one in await store.tables_of("p1")] == ["t1"]
        assert await store.series("p1", "airlock", "attic") == ["attic:02"]
        assert [one.id for one in await store.public_tables()] == ["t1"]
        assert [one.id for one in await store.tables_with_bots()] == ["t1"]

    with_store(either_store, write)
    with_store(either_store, read)


def test_a_step_cannot_be_written_twice_and_then_nothing_of_it_is(either_store: str) -> None:
    async def story(store: Store) -> None:
        await store.write(table(), step(0))
        with pytest.raises(Conflict):
            await store.write(Touch("t1", 5.0, "over", 7, 0), step(0))
        found = await store.table("t1")
        assert found is not None
        assert found.status == "open"
        await store.write(step(1))

    with_store(either_store, story)


def test_writers_at_once_share_commits_and_each_other_s_faults_do_not_touch_them(either_store: str) -> None:
    async def story(store: Store) -> None:
        await store.write(table())
        before = store.commits
        wishes = [store.write(step(number if number % 10 else 0)) for number in range(100)]
        told = await asyncio.gather(*wishes, return_exceptions=True)
        assert sum(isinstance(one, Conflict) for one in told) == 9
        assert sum(one is None for one in told) == 91
        assert len(await store.steps("t1")) == 91
        assert store.commits - before < 50

    with_store(either_store, story)


def test_whoever_does_not_wait_any_longer_stops_nobody(either_store: str) -> None:
    async def story(store: Store) -> None:
        await store.write(table())
        gone = asyncio.create_task(store.write(step(0)))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.wait_for(store.write(step(1)), 10)
        assert [one.number for one in await store.steps("t1")] == [0, 1]

    with_store(either_store, story)


def test_a_link_and_a_rematch_count_once(either_store: str) -> None:
    async def story(store: Store) -> None:
        await store.write(table(), AddLink("h", "t1", 0, "p1", time.time() + 60, 0))
        uses = [store.write(UseLink("h", time.time())) for _ in range(5)]
        told = await asyncio.gather(*uses, return_exceptions=True)
        assert sum(one is None for one in told) == 1
        await store.write(SetRematch("t1", "t2"))
        with pytest.raises(Conflict):
            await store.write(SetRematch("t1", "t3"))
        await store.write(AddLink("old", "t1", 0, "p1", time.time() - 1, 0))
        with pytest.raises(Conflict):
            await store.write(UseLink("old", time.time()))

    with_store(either_store, story)


def test_a_write_that_the_database_refuses_does_not_stop_the_others(either_store: str) -> None:
    async def story(store: Store) -> None:
        await store.write(table())
        bad = AddLine("t1", 1, 0, "Ann", object(), "m", 1.0)  # type: ignore[arg-type]
        told = await asyncio.gather(store.write(bad), store.write(step(0)), return_exceptions=True)
        assert isinstance(told[0], StoreError)
        assert told[1] is None

    with_store(either_store, story)


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("mysql://x", "neither"),
        ("nonsense", "sqlite:///FILE"),
        ("sqlite:////no/such/folder/x.db", "cannot be opened"),
        ("postgresql://nobody@127.0.0.1:1/none", "cannot be opened"),
    ],
)
def test_a_store_that_cannot_be_had_says_why(url: str, said: str) -> None:
    with pytest.raises(StoreError, match=said):
        asyncio.run(open_store(url))


def test_a_table_is_played_on_after_a_restart(either_store: str) -> None:
    """The same cookies, the same seats, the same position, with either database."""

    async def story() -> None:
        async with serving(either_store) as server:
            ann = await server.player("Ann")
            table = (await ann.make("airlock", players=2, seats=[{"kind": "me"}, {"kind": "open"}]))["id"]
            bob = await server.player("Bob")
            invite = (await ann.get(f"/api/tables/{table}")).json()["invite"]
            await bob.post(f"/api/tables/{table}/sit", {"seat": "2"}, invite=invite)
            players = [ann, bob]
            for _ in range(5):
                for player in players:
                    async with player.at(table) as line:
                        frame = await line.until(lambda event: event["type"] == "frame")
                        if frame["options"]:
                            await line.act()
            views = []
            for player in players:
                async with player.at(table) as line:
                    views.append(await line.until(lambda event: event["type"] == "frame"))
        async with serving(either_store) as server:
            for player, before in zip(players, views, strict=True):
                player.address = server.address
                async with player.at(table) as line:
                    after = await line.until(lambda event: event["type"] == "frame")
                    for name in ("step", "view", "options", "log", "undo_to", "seat", "asked"):
                        assert after[name] == before[name], name

    asyncio.run(story())


def test_lists_ask_the_store_for_all_seats_at_once(either_store: str) -> None:
    """However many tables there are, and whether somebody sits at them now or not."""

    async def story() -> None:
        async with serving(either_store) as server:
            ann = await server.player("Ann")
            seats = [{"kind": "me"}, {"kind": "open"}]
            wishes = [{"players": 2, "seats": seats, "public": number % 2 == 0} for number in range(5)]
            made = [(await ann.make("airlock", **wish))["id"] for wish in wishes]
        async with serving(either_store) as server:
            reading, queries = server.hub.store._rows, []

            async def counted(make: Any, sql: str, **values: Any) -> Any:
                queries.append(sql)
                return await reading(make, sql, **values)

            server.hub.store._rows = counted  # type: ignore[method-assign]
            ann.http.base_url = server.address
            again = (await ann.get("/api/tables")).json()
            assert sum(" seats " in sql and "tables" not in sql for sql in queries) == 1
        assert {one["id"] for one in again["mine"]} == set(made)
        assert [len(one["seats"]) for one in again["mine"]] == [2] * 5
        assert {one["id"] for one in again["public"]} == set(made[::2])

    asyncio.run(story())


def test_what_a_start_looks_for_is_found_page_by_page_and_not_looked_for_twice(
    either_store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("turnkey.play.store.database.PAGE", 2)
    monkeypatch.setattr("turnkey.play.store.database.BETWEEN_PAGES", 0.0)

    async def story(store: Store) -> None:
        for number in range(7):  # of which some were touched at the same moment
            await store.write(table(f"t{number}", status="over", touched=float(number // 3)))
        await store.write(AddFinished("t4", b"{}"), table("going", status="playing", version=2))
        assert {one.id async for one in store.unkept()} == {"t0", "t1", "t2", "t3", "t5", "t6"}
        assert {one.id async for one in store.unkept(1.0)} == {"t3", "t5", "t6"}
        assert [one.id async for one in store.tables_of_other_rules({"airlock": (1, "house")})] == ["going"]
        assert await store.looked_until("unkept") == 0.0
        await store.write(Probe("unkept", 5.0))
        assert await store.looked_until("unkept") == 5.0

    with_store(either_store, story)


def test_processes_that_take_tables_over_at_once_never_wait_for_each_other_in_a_ring(
    postgres_store: str, caplog: pytest.LogCaptureFixture
) -> None:
    """PostgreSQL would break one of two commits off, after a second in which both stood still."""
    tables = [f"t{number:03}" for number in range(60)]

    async def tale() -> None:
        stores = [await open_store(postgres_store) for _ in range(2)]
        for number, store in enumerate(stores):
            await store.write(AddServer(f"s{number}", ""))
        for _ in range(8):
            one, other = (
                [store.write(Claim(table, f"s{number}", 0.0)) for table in tables[:: 1 - 2 * number]]
                for number, store in enumerate(stores)
            )
            for outcome in await asyncio.gather(*one, *other, return_exceptions=True):
                assert outcome is None or isinstance(outcome, Conflict)
        for store in stores:
            await store.close()

    asyncio.run(tale())
    assert not [record.getMessage() for record in caplog.records]
