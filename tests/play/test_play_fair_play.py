"""Hosts: sending away, muting, pausing, letting a bot play on, closing; what is written down of it, and reports."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from harness import Player, Server, serving
from test_play_table import BOT, ME, OPEN


async def two_at_a_table(server: Server, **more: Any) -> tuple[Player, Player, str, list[str]]:
    """Ann has made it, Bo sits there, and a bot."""
    ann, bo = await server.player("Ann"), await server.player("Bo")
    table = await ann.make("airlock", players=3, seats=[ME, OPEN, BOT], **more)
    seats = [one["seat"] for one in table["seats"]]
    assert (await bo.post(f"/api/tables/{table['id']}/sit", {"seat": seats[1]}, table["invite"])).status_code == 201
    return ann, bo, table["id"], seats


async def order(player: Player, table: str, what: str, seat: str = "") -> int:
    return (await player.post(f"/api/tables/{table}/host", {"do": what, "seat": seat})).status_code


def test_only_the_host_has_the_hosts_tools_and_all_there_read_what_was_done(either_store: str) -> None:
    async def story() -> None:
        async with serving(either_store) as server:
            ann, bo, table, seats = await two_at_a_table(server)
            for what in ("remove", "mute", "unmute", "pause", "resume", "bot", "close"):
                assert await order(bo, table, what, seats[0]) == 403
            assert await order(ann, table, "mute", seats[1]) == 200
            assert await order(ann, table, "mute", seats[0]) == 400, "nobody mutes themselves"
            async with bo.at(table) as line:
                await line.when(lambda: bool(line.frame))
                assert (await line.send("chat", text="hello"))["code"] == "muted"
                assert await order(ann, table, "unmute", seats[1]) == 200
                assert (await line.send("chat", text="hello"))["type"] == "done"
            for player, host in ((ann, True), (bo, False)):
                told = (await player.get(f"/api/tables/{table}/host")).json()
                assert told["host"] is host
                assert [(one["what"], one["seat"]) for one in told["deeds"]] == [
                    ("mute", seats[1]), ("unmute", seats[1]),
                ]  # fmt: skip
            stranger = await server.player("Eve")
            assert (await stranger.get(f"/api/tables/{table}/host")).status_code == 404
            assert await order(stranger, table, "pause") == 404

    asyncio.run(story())


def test_a_paused_game_stands_still_for_people_bots_and_clocks(store: str) -> None:
    async def story() -> None:
        async with serving(store) as server:
            ann, bo, table, _ = await two_at_a_table(server, clock={"bank": 600, "decision": 30})
            owner = await server.hub.owner(table)
            async with ann.at(table) as one, bo.at(table) as other:
                lines = [one, other]
                await one.when(lambda: bool(one.frame) and bool(other.frame))
                assert await order(ann, table, "pause") == 200
                await other.until(lambda event: event.get("paused") is True)
                step = owner.step
                for line in lines:
                    if line.frame["options"]:
                        assert (await line.act())["code"] == "paused"
                assert (await one.send("chat", text="one moment"))["type"] == "done"
                assert not owner.bots.thoughts
                assert all(chair.running_since is None for chair in owner.chairs)
                await asyncio.sleep(0.3)
                assert owner.step == step
                server.hub.owners.pop(table).close()  # as after a restart
            owner = await server.hub.owner(table)
            assert owner.paused
            assert not owner.bots.thoughts
            async with ann.at(table) as one, bo.at(table) as other:
                await one.when(lambda: bool(one.frame) and bool(other.frame))
                assert one.of("paused") is True
                assert await order(ann, table, "resume") == 200
                asked = one if one.frame["options"] else other
                await asked.when(lambda: bool(asked.frame["options"]) or owner.step > step)
                if asked.frame["options"]:
                    assert (await asked.act())["type"] == "done"

    asyncio.run(story())


def test_a_bot_plays_on_for_somebody_who_may_come_back_and_for_whom_was_sent_away_for_good(store: str) -> None:
    async def story() -> None:
        async with serving(store) as server:
            ann, bo, table, seats = await two_at_a_table(server)
            async with bo.at(table) as line:
                await line.when(lambda: bool(line.frame))
                assert await order(ann, table, "bot", seats[1]) == 200
                await line.when(lambda: line.seats[1]["stand_in"])
                assert (await line.send("return"))["type"] == "done"
                await line.when(lambda: not line.seats[1]["stand_in"])
                assert await order(ann, table, "remove", seats[1]) == 200
                await line.until(lambda event: event["type"] == "closed")
            assert (await bo.get(f"/api/tables/{table}")).status_code == 404
            listed = (await ann.get(f"/api/tables/{table}")).json()
            assert [one["kind"] for one in listed["seats"]] == ["person", "bot", "bot"]
            again = await bo.post(f"/api/tables/{table}/sit", {"seat": seats[1]}, listed["invite"])
            assert again.status_code == 403
            async with bo.at(table, invite=listed["invite"]) as line:  # and who watches now, sees what all see
                await line.when(lambda: bool(line.frame))
                assert (line.of("seat"), line.of("options")) == (None, [])

    asyncio.run(story())


def test_a_table_that_its_host_closed_is_closed_for_good(either_store: str) -> None:
    async def story() -> None:
        async with serving(either_store) as server:
            ann, bo, table, _ = await two_at_a_table(server)
            async with bo.at(table) as line:
                await line.when(lambda: bool(line.frame))
                assert await order(ann, table, "close") == 200
                await line.until(lambda event: event["type"] == "closed")
            async with bo.at(table) as line:
                await line.when(lambda: bool(line.frame))
                assert (line.of("status"), line.of("closed_by"), line.of("options")) == ("closed", "host", [])
            assert (await ann.get(f"/api/tables/{table}")).json()["closed_by"] == "host"
            assert await order(ann, table, "pause") == 409
            assert (await ann.get(f"/api/tables/{table}/record")).status_code == 200

    asyncio.run(story())


def test_a_game_that_ends_before_its_host_closes_it_is_over(store: str) -> None:
    async def story() -> None:
        async with serving(store) as server:
            ann = await server.player("Ann")
            made = await ann.make("airlock", players=2, seats=[ME, BOT], options={"length": "custom:1,1,1"})
            table = made["id"]
            owner = server.hub.owners[table]

            async def to_the_end() -> None:
                while owner._inbox.empty() and not closing.done():
                    await asyncio.sleep(0.01)
                while owner.status == "playing":
                    here = owner.playing().table
                    await owner.do_step(here.actors[0], here.menu(here.actors[0])[0], "")

            playing = asyncio.create_task(owner.do(to_the_end))
            closing = asyncio.create_task(order(ann, table, "close"))
            await playing
            assert await closing == 400
            row = await server.hub.store.table(table)
            assert row is not None
            assert (row.status, row.closed) == ("over", "")

    asyncio.run(story())


def test_people_at_one_address_are_shown_to_the_host_alone(store: str) -> None:
    async def story() -> None:
        async with serving(store, proxies=("127.0.0.1",)) as server:
            ann, bo, table, seats = await two_at_a_table(server)

            async def alike(where: dict[str, str], who: Player = ann) -> list[list[str]]:
                async with FromAddress(ann, table, where["ann"]), FromAddress(bo, table, where["bo"]):
                    found: list[list[str]] = (await who.get(f"/api/tables/{table}/host")).json()["alike"]
                    return found

            near, far = "198.51.100.7", "203.0.113.9"
            assert await alike({"ann": near, "bo": far}) == []
            assert await alike({"ann": near, "bo": near}) == [seats[:2]]
            assert await alike({"ann": near, "bo": near}, bo) == []
            assert await alike({"ann": "127.0.0.1", "bo": "127.0.0.1"}) == [], "nobody can tell"

    asyncio.run(story())


class FromAddress:
    """A live connection that a proxy says comes from there."""

    def __init__(self, player: Player, table: str, address: str) -> None:
        self._player, self._table, self._address = player, table, address

    async def __aenter__(self) -> None:
        import json

        import websockets

        cookie = "; ".join(f"{one.name}={one.value}" for one in self._player.http.cookies.jar)
        url = f"{self._player.address.replace('http', 'ws')}/api/tables/{self._table}/live"
        headers = {"cookie": cookie, "x-forwarded-for": self._address}
        self._socket = await websockets.connect(url, additional_headers=headers, compression=None)
        await self._socket.send(json.dumps({"type": "hello"}))
        await self._socket.recv()

    async def __aexit__(self, *_: object) -> None:
        await self._socket.close()


def test_reports_are_kept_for_whoever_runs_the_server(store: str) -> None:
    async def story() -> None:
        async with serving(store) as server:
            ann, bo, table, seats = await two_at_a_table(server)

            async def report(player: Player, **more: str) -> int:
                wish = {"seat": seats[1], "why": "abuse", "text": "called me names", **more}
                return (await player.post(f"/api/tables/{table}/report", wish)).status_code

            assert await report(ann) == 200
            assert await report(ann, seat=seats[0]) == 400, "not oneself"
            assert await report(ann, seat=seats[2]) == 400, "not a bot"
            assert await report(ann, why="boredom") == 400
            assert [await report(ann) for _ in range(6)].count(429) >= 2
            found = await server.hub.store.read(str, "SELECT text FROM reports")
            assert found[0] == "called me names"
            assert (await bo.get("/api/me/data")).json()["more"]["reports"] == [], "nobody learns who reported them"
            assert len((await ann.get("/api/me/data")).json()["more"]["reports"]) == len(found)

    asyncio.run(story())


@pytest.mark.parametrize("wish", [{"do": "dance"}, {"do": "mute", "seat": "nobody's"}, {"do": "remove"}])
def test_what_cannot_be_understood_is_refused(store: str, wish: dict[str, str]) -> None:
    async def story() -> None:
        async with serving(store) as server:
            ann, _, table, _ = await two_at_a_table(server)
            assert (await ann.post(f"/api/tables/{table}/host", wish)).status_code == 400

    asyncio.run(story())
