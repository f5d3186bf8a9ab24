"""What people, hosts, tournaments and the sweep do where several processes share the tables."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import psycopg
import pytest
from harness import Player, Server
from test_play_processes import two
from test_play_rights import office_of

from turnkey.play.retention import Keeping, Retention
from turnkey.play.rights import OUT
from turnkey.play.store import Notify, StoreError, Touch, Write
from turnkey.play.tournaments import Advance

OPEN = {"kind": "open"}


async def until(true: Callable[[], Awaitable[bool]]) -> None:
    for _ in range(600):
        if await true():
            return
        await asyncio.sleep(0.05)
    raise AssertionError("it did not happen")


async def seated(first: Server, ann: Player, bob: Player) -> tuple[str, str]:
    """A table that the first process has, and Bob's seat there; Bob is next door."""
    info = await ann.make("airlock", players=2, seats=[{"kind": "me"}, OPEN])
    table, seat = info["id"], info["seats"][1]["seat"]
    assert (await bob.post(f"/api/tables/{table}/sit", {"seat": seat}, info["invite"])).status_code == 201
    assert list(first.hub.owners) == [table]
    return table, seat


async def host(player: Player, table: str, do: str, seat: str = "") -> dict[str, Any]:
    answer = await player.post(f"/api/tables/{table}/host", {"do": do, "seat": seat})
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def test_a_host_next_door_has_the_host_s_tools(postgres_store: str) -> None:
    async def tale() -> None:
        async with two(postgres_store) as (first, second, ann, bob):
            table, seat = await seated(first, ann, bob)
            ann.address = second.address  # she comes by way of the other process from now on
            ann.http.base_url = second.address
            async with ann.at(table) as hers, bob.at(table) as his:
                await hers.when(lambda: bool(hers.frame))
                await his.when(lambda: bool(his.frame))
                assert (await host(ann, table, "pause"))["paused"]
                await his.until(lambda event: event.get("paused") is True)
                refused = await (his if his.frame["options"] else hers).act()
                assert refused["type"] == "refused"
                await host(ann, table, "resume")
                await host(ann, table, "mute", seat)
                assert (await his.send("chat", text="hello"))["type"] == "refused"
                await host(ann, table, "bot", seat)
                await his.until(lambda event: any(one["stand_in"] for one in event.get("seats", ())))
                assert (await bob.post(f"/api/tables/{table}/host", {"do": "pause"})).status_code == 403
                await host(ann, table, "remove", seat)
                await until(lambda: gone_from(second, table, seat))
            assert (await host(ann, table, "close"))["closed"]
            deeds = (await ann.get(f"/api/tables/{table}/host")).json()["deeds"]
            assert [one["what"] for one in deeds] == ["pause", "resume", "mute", "bot", "remove", "close"]

    asyncio.run(tale())


async def gone_from(server: Server, table: str, seat: str) -> bool:
    return all(not one.person for one in await server.hub.store.seats(table) if one.seat == 1)


def test_a_host_whose_process_slept_changes_nothing(postgres_store: str) -> None:
    """What it does is not written once another process has the table."""

    async def tale() -> None:
        async with two(postgres_store) as (first, second, ann, bob):
            table, _ = await seated(first, ann, bob)
            old = first.hub.owners[table]
            host_of = await first.hub.people.by_cookie(ann.http.cookies["turnkey"])
            assert host_of is not None
            assert first.hub.leases is not None
            assert second.hub.leases is not None
            row = await first.hub.store.table(table)
            await first.hub.store.read(int, "SELECT 1")
            fence = old.services.store.fence  # type: ignore[union-attr]
            await first.hub.leases.release(fence)
            await second.hub.owner(table)
            with pytest.raises(Exception, match=r"."):
                await office_of(first).fair_play.do(old, host_of, "pause", "")
            after = await second.hub.store.table(table)
            assert row is not None
            assert after is not None
            assert after.settings == row.settings

    asyncio.run(tale())


def test_who_logs_out_everywhere_is_out_at_every_process(postgres_store: str) -> None:
    async def tale() -> None:
        async with two(postgres_store) as (first, _, ann, bob):
            table, _ = await seated(first, ann, bob)
            async with bob.at(table) as line:
                await line.when(lambda: bool(line.frame))
                assert (await bob.post("/api/me/logout", {"everywhere": True})).status_code in (200, 204)
                await line.until(lambda event: event["type"] == "closed")

    asyncio.run(tale())


def test_a_process_that_could_not_hear_for_a_while_makes_good_what_it_missed(postgres_store: str) -> None:
    """Whoever logged out meanwhile is out there, too."""

    async def tale() -> None:
        async with two(postgres_store) as (first, _, ann, bob):
            table, _ = await seated(first, ann, bob)
            async with bob.at(table) as line:
                await line.when(lambda: bool(line.frame))
                with psycopg.connect(postgres_store, autocommit=True) as connection:
                    connection.execute(
                        "DELETE FROM sessions WHERE person IN (SELECT id FROM people WHERE name = 'Bob')"
                    )
                    connection.execute(
                        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                        " WHERE query = 'LISTEN turnkey' AND datname = current_database()"
                    )
                closed = await line.until(lambda event: event["type"] == "closed")
                assert closed["code"] == 1012

            async def nobody_knows_him() -> bool:
                return (await bob.get("/api/me")).json()["known"] is False

            await until(nobody_knows_him)
            async with bob.at(table) as line:
                assert (await line.until(lambda event: event["type"] == "closed"))["code"] == 4404
            async with ann.at(table) as line:
                await line.when(lambda: bool(line.frame))

    asyncio.run(tale())


def test_what_could_not_be_told_is_told_again(postgres_store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def tale() -> None:
        async with two(postgres_store) as (first, second, ann, bob):
            table, _ = await seated(first, ann, bob)
            left, write = [1, 2], second.hub.store.write

            async def write_at_last(*writes: Write, counted: bool = True) -> None:
                if left and isinstance(writes[0], Notify) and OUT in writes[0].text:
                    left.pop()
                    raise StoreError("it is out of reach")
                await write(*writes, counted=counted)

            monkeypatch.setattr(second.hub.store, "write", write_at_last)
            async with bob.at(table) as line:
                await line.when(lambda: bool(line.frame))
                assert (await bob.post("/api/me/logout", {"everywhere": True})).status_code in (200, 204)
                await line.until(lambda event: event["type"] == "closed")
            assert not left

    asyncio.run(tale())


def test_a_process_does_not_hear_itself(postgres_store: str) -> None:
    async def tale() -> None:
        async with two(postgres_store) as (first, second, _, _):
            heard: list[str] = []
            for server, name in ((first, "first"), (second, "second")):
                server.hub.told["word"] = partial(lambda name, word: heard.append(f"{name} {word}"), name)
            first.hub.tell_others("word", "a")
            second.hub.tell_others("word", "b")

            async def both() -> bool:
                return len(heard) >= 2

            await until(both)
            await asyncio.sleep(0.2)
            assert sorted(heard) == ["first b", "second a"]

    asyncio.run(tale())


def test_who_wants_to_be_forgotten_is_by_every_process(postgres_store: str) -> None:
    async def tale() -> None:
        async with two(postgres_store) as (first, _, ann, bob):
            table, _ = await seated(first, ann, bob)
            async with bob.at(table) as line:
                await line.when(lambda: bool(line.frame))
                await line.send("chat", text="my secret words")
            assert "Bob" in [one.name for one in first.hub.owners[table].chairs]
            assert (await bob.post("/api/me/delete", {"sure": True})).status_code in (200, 204)

            async def forgotten() -> bool:
                owner = first.hub.owners.get(table)
                names = [] if owner is None else [one.name for one in owner.chairs]
                words = [] if owner is None else [one.text for one in owner.lines]
                return "Bob" not in names and "my secret words" not in words

            await until(forgotten)

            async def written() -> bool:
                seats = await first.hub.store.seats(table)
                return "Bob" not in [one.name for one in seats]

            await until(written)

    asyncio.run(tale())


def test_each_table_of_a_round_is_made_once(postgres_store: str) -> None:
    """Several processes go on with a tournament at the same moment."""

    async def tale() -> None:
        async with two(postgres_store) as (first, second, ann, bob):
            wish = {"game": "airlock", "seats": 2, "kind": "swiss", "rounds": 1, "title": "Cup"}
            cup = (await ann.post("/api/tournaments", wish)).json()["id"]
            others = [bob, *[await second.player(name) for name in ("Eve", "Cy", "Di", "Flo")]]
            for one in others:
                assert (await one.post(f"/api/tournaments/{cup}/enter")).status_code == 200
            await first.hub.store.write(Advance(cup, 0, 1, 1, "playing"))
            await asyncio.gather(*(office_of(one).tournaments.catch_up() for one in (first, second, first, second)))
            shown = (await bob.get(f"/api/tournaments/{cup}")).json()
            assert len(shown["pairings"]) == 3
            count = "SELECT count(*) FROM tables WHERE settings LIKE :like"
            assert await first.hub.store.read(int, count, like=f"%{cup}%") == [3]
            for one in others[1:]:
                await one.leave()

    asyncio.run(tale())


def test_the_sweep_leaves_what_was_touched_before_it_had_the_table(
    postgres_store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def tale() -> None:
        async with two(postgres_store) as (first, second, ann, bob):
            table, _ = await seated(first, ann, bob)
            await first.hub.store.write(Touch(table, time.time() - 400 * 86_400, "playing", 0, 1))
            assert first.hub.leases is not None
            claim = first.hub.leases.claim

            async def played_meanwhile(name: str) -> Any:
                await second.hub.store.write(Touch(table, time.time(), "playing", 1, 1))
                return await claim(name)

            monkeypatch.setattr(first.hub.leases, "claim", played_meanwhile)
            await Retention(first.hub, Keeping()).sweep()
            assert await second.hub.store.table(table) is not None
            assert await second.hub.store.seats(table)

    asyncio.run(tale())


def test_the_sweep_leaves_what_another_process_has(postgres_store: str) -> None:
    async def tale() -> None:
        async with two(postgres_store) as (first, second, ann, bob):
            table, _ = await seated(first, ann, bob)
            long_ago = time.time() - 400 * 86_400
            await first.hub.store.write(Touch(table, long_ago, "playing", 0, 1))
            sweep = Retention(second.hub, Keeping())
            await sweep.sweep()
            assert await second.hub.store.table(table) is not None
            first.hub.put_away(table)

            async def swept() -> bool:
                await sweep.sweep()
                return await second.hub.store.table(table) is None

            await until(swept)
            assert sweep.swept == 1
            assert await second.hub.store.read(str, "SELECT server FROM owners WHERE table_id = :t", t=table) == []

    asyncio.run(tale())
