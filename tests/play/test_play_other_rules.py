"""The rules of a game change between two lives of the server: what was played before can still be looked at, what was
going on is closed and says why, what had not begun begins by the new rules."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from harness import Player, Server, serving
from test_play_table import BOT, ME, OPEN

import turnkey
from turnkey.core import record_text
from turnkey.play.other_rules import write_down_what_is_over
from turnkey.play.scribe import Scribe
from turnkey.play.store import Probe

COMPARED = ("step", "status", "seat", "view", "revealed", "result", "log", "asked", "options")


@contextmanager
def other_rules(slug: str, **changed: Any) -> Iterator[None]:
    """A game whose definition differs, as after an upgrade."""
    definition = turnkey.game(slug).definition
    before = {name: getattr(definition, name) for name in changed}
    for name, value in changed.items():
        object.__setattr__(definition, name, value)
    try:
        yield
    finally:
        for name, value in before.items():
            object.__setattr__(definition, name, value)


async def play_to_the_end(player: Player, game: str, claim: str = "", **wish: Any) -> tuple[str, dict[str, Any]]:
    """Doing always the first thing, and claiming the same after it."""
    table = (await player.make(game, **wish))["id"]
    async with player.at(table) as line:
        while True:
            await line.when(lambda: bool(line.frame and (line.frame["options"] or line.frame["status"] == "over")))
            if line.frame["status"] == "over":
                return table, line.frame | {"log": line.told}
            await line.act()
            if claim:
                said = await line.send("say", claim=claim)
                assert said["type"] == "done" or said["code"] == "over"


async def written_down(server: Server, table: str) -> None:
    for _ in range(600):
        if await server.hub.store.finished(table) is not None:
            return
        await asyncio.sleep(0.05)
    raise AssertionError("nothing was kept of the finished game")


async def looked_at(player: Player, table: str, last: int) -> dict[str, Any]:
    """All that can be asked about a finished game over HTTP."""
    steps = sorted({0, 1, last // 2, last - 1, last})
    paths = [f"replay?step={step}&eyes={eyes}" for step in steps for eyes in ("1", "2", "spectator", "open")]
    paths += ["record", "record?form=json", "replay?step=9999", "replay?step=0&eyes=nobody"]
    found = {path: await player.get(f"/api/tables/{table}/{path}") for path in paths}
    return {path: answer.json() if answer.status_code == 200 else answer.status_code for path, answer in found.items()}


def moved(player: Player, server: Server) -> None:
    player.address = server.address
    player.http.base_url = server.address


def test_a_finished_game_can_be_looked_at_when_its_rules_are_gone(either_store: str) -> None:
    async def story() -> None:
        async with serving(either_store) as server:
            ann = await server.player("Ann")
            table, end = await play_to_the_end(ann, "airlock", players=2, seats=[ME, BOT])
            async with ann.at(table) as line:
                await line.until(lambda event: event["type"] == "frame")
                await line.send("chat", text="well played")
            last = (await ann.get(f"/api/tables/{table}/replay")).json()["steps"]
            before = await looked_at(ann, table, last)
            info = (await ann.get(f"/api/tables/{table}")).json()
            await written_down(server, table)
        with other_rules("airlock", version=99):
            async with serving(either_store) as server:
                moved(ann, server)
                assert await looked_at(ann, table, last) == before
                assert (await ann.get(f"/api/tables/{table}")).json() == info
                assert table in [one["id"] for one in (await ann.get("/api/tables")).json()["mine"]]
                async with ann.at(table) as line:
                    frame = await line.until(lambda event: event["type"] == "frame")
                    assert {name: frame[name] for name in COMPARED} == {name: end[name] for name in COMPARED}
                    await line.when(lambda: line.chat == ["well played"])
                    assert (await line.act("take 1a", at=0))["code"] == "old_rules"
                    assert (await line.send("why", option="take 1a"))["code"] == "old_rules"
                    assert (await line.send("undo", to=0))["code"] == "old_rules"
                stranger = await server.player("Bob")
                async with stranger.at(table, invite=info["invite"]) as line:
                    seen = await line.until(lambda event: event["type"] == "frame")
                    assert (seen["seat"], seen["result"]) == (None, end["result"])
                refused = await ann.post(f"/api/tables/{table}/fork", {"step": 1, "seat": "1"})
                assert (refused.status_code, refused.json()["code"]) == (409, "old_rules")
                again = await ann.post(f"/api/tables/{table}/rematch")
                assert again.status_code == 201, again.text
        async with serving(either_store) as server:
            moved(ann, server)
            assert await looked_at(ann, table, last) == before

    asyncio.run(story())


@pytest.mark.parametrize(
    ("game", "players", "claim"),
    [("lockup", 2, ""), ("locked_out", 3, "plan 3"), ("lockdown", 3, ""), ("break_escape", 4, "hold teleport 1")],
)
def test_what_is_kept_of_a_game_is_what_it_showed(store: str, game: str, players: int, claim: str) -> None:
    """Of games with secrets, which come out in the end."""

    async def story() -> None:
        async with serving(store) as server:
            ann = await server.player("Ann")
            table, end = await play_to_the_end(ann, game, claim, players=players, seats=[ME, *[BOT] * (players - 1)])
            last = (await ann.get(f"/api/tables/{table}/replay")).json()["steps"]
            names = [one["seat"] for one in end["seats"]]
            paths = [
                f"replay?step={step}&eyes={eyes}" for step in (0, 1, 2, last // 3, last) for eyes in (*names, "open")
            ]
            before = [(await ann.get(f"/api/tables/{table}/{path}")).json() for path in (*paths, "record")]
            await written_down(server, table)
        with other_rules(game, version=99):
            async with serving(store) as server:
                moved(ann, server)
                assert [(await ann.get(f"/api/tables/{table}/{path}")).json() for path in (*paths, "record")] == before
                async with ann.at(table) as line:
                    frame = await line.until(lambda event: event["type"] == "frame")
                    assert {name: frame[name] for name in COMPARED} == {name: end[name] for name in COMPARED}

    asyncio.run(story())


async def cut_off(*_: object) -> bytes:
    raise OSError("cut off")


def test_what_could_not_be_written_down_at_once_is_at_the_next_start(
    store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with serving(store) as server:
            ann = await server.player("Ann")
            with pytest.MonkeyPatch.context() as killed:
                killed.setattr(Scribe, "written_down", cut_off)
                table, _ = await play_to_the_end(ann, "break_escape", seats=[ME, BOT, BOT, BOT])
                await asyncio.sleep(0.1)
            assert await server.hub.store.finished(table) is None
        async with serving(store) as server:
            await written_down(server, table)

    asyncio.run(story())


def test_who_is_forgotten_while_a_game_is_written_down_is_not_in_what_is_kept(
    store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    began, goes_on, write = asyncio.Event(), asyncio.Event(), Scribe.written_down

    async def slowly(scribe: Scribe, *asked: Any) -> bytes:
        found = await write(scribe, *asked)
        began.set()
        await goes_on.wait()
        return found

    async def story() -> None:
        async with serving(store) as server:
            zach = await server.player("Zacharias Quill")
            with pytest.MonkeyPatch.context() as killed:
                killed.setattr(Scribe, "written_down", cut_off)
                table, _ = await play_to_the_end(zach, "break_escape", seats=[ME, BOT, BOT, BOT])
                await asyncio.sleep(0.1)
        monkeypatch.setattr(Scribe, "written_down", slowly)
        async with serving(store) as server:
            moved(zach, server)
            await asyncio.wait_for(began.wait(), 60)
            assert (await zach.post("/api/me/delete", {"sure": True})).status_code == 200
            goes_on.set()
            await written_down(server, table)
            body = await server.hub.store.finished(table)
            assert body is not None
            assert b"Zacharias" not in zlib.decompress(body)

    asyncio.run(story())


def test_a_game_whose_plugin_is_away_is_written_down_when_it_is_here_again(
    store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with serving(store) as server:
            ann = await server.player("Ann")
            with pytest.MonkeyPatch.context() as killed:
                killed.setattr(Scribe, "written_down", cut_off)
                table, _ = await play_to_the_end(ann, "break_escape", seats=[ME, BOT, BOT, BOT])
                await asyncio.sleep(0.1)
            await server.hub.store.write(Probe("unkept", 0.0))
            with pytest.MonkeyPatch.context() as away:
                away.setattr(turnkey, "game_names", lambda: ["airlock"])
                await write_down_what_is_over(server.hub.store, server.hub.services.scribe)
            assert await server.hub.store.looked_until("unkept") == 0.0
            await write_down_what_is_over(server.hub.store, server.hub.services.scribe)
            assert await server.hub.store.finished(table) is not None
            assert await server.hub.store.looked_until("unkept") > 0.0

    asyncio.run(story())


def test_a_game_that_was_going_on_is_closed_and_everybody_is_told_why(either_store: str) -> None:
    async def story() -> None:
        async with serving(either_store) as server:
            ann, bob = [await server.player(name) for name in ("Ann", "Bob")]
            made = await ann.make("airlock", players=2, seats=[ME, OPEN], public=True)
            table = made["id"]
            await bob.post(f"/api/tables/{table}/sit", {"seat": "2"})
            did = []
            for player in (ann, bob, ann, bob):
                async with player.at(table) as line:
                    frame = await line.until(lambda event: event["type"] == "frame")
                    if frame["options"]:
                        did.append(f"{frame['seat']}: {frame['options'][0]['notation']}")
                        await line.act()
            waiting = (await ann.make("airlock", players=2, seats=[ME, OPEN], public=True))["id"]
            strange = (await ann.make("airlock", players=6, seats=[ME, *[OPEN] * 5], public=True))["id"]
            step = (await ann.get(f"/api/tables/{table}")).json()["step"]
            assert step > 0
        seats = {number: names for number, names in turnkey.game("airlock").seats.items() if number < 6}
        with other_rules("airlock", version=99):
            turnkey.game("airlock").seats = seats
            try:
                async with serving(either_store) as server:
                    for player in (ann, bob):
                        moved(player, server)
                    why = "the rules of Airlock have changed since this table was dealt"
                    for player in (ann, bob):
                        info = (await player.get(f"/api/tables/{table}")).json()
                        assert (info["status"], info["asked"], info["step"]) == ("closed", [], step)
                        assert info["closed"].startswith(why)
                        listed = {one["id"]: one for one in (await player.get("/api/tables")).json()["mine"]}
                        assert listed[table]["closed"] == info["closed"]
                        async with player.at(table) as line:
                            frame = await line.until(lambda event: event["type"] == "frame")
                            assert (frame["status"], frame["closed"]) == ("closed", info["closed"])
                            assert frame["seat"] == info["mine"]
                            refused = await line.act("take 1a", at=step)
                            assert (refused["code"], refused["reason"]) == ("old_rules", info["closed"])
                            assert (await line.send("leave"))["type"] == "done"
                            assert (await line.send("chat", text="a pity"))["type"] == "done"
                        record = (await player.get(f"/api/tables/{table}/record")).json()["text"]
                        assert [one for one in did if one not in record] == []
                        assert 'name 1 "Ann"\nname 2 "Bob"\n' in record
                        data = (await player.get(f"/api/tables/{table}/record?form=json")).json()["text"]
                        told = [
                            [f"{one.seat}: {one.text}" for one in record_text.read(form).steps if one.kind == "do"]
                            for form in (record, data)
                        ]
                        assert told == [did, did], "it is a record like any other"
                        for path in ("replay", "replay?step=1"):
                            assert (await player.get(f"/api/tables/{table}/{path}")).status_code == 409
                        for path, body in (("rematch", None), ("fork", {"step": 0, "seat": "1"})):
                            assert (await player.post(f"/api/tables/{table}/{path}", body)).status_code == 409
                    public = [one["id"] for one in (await bob.get("/api/tables")).json()["public"]]
                    assert public == [waiting], "nobody can sit down at what is closed"
                    await bob.post(f"/api/tables/{waiting}/sit", {"seat": "2"})
                    async with bob.at(waiting) as line:
                        frame = await line.until(lambda event: event["type"] == "frame")
                        assert (frame["status"], frame["closed"]) == ("playing", ""), "it had not begun"
                    gone = (await ann.get(f"/api/tables/{strange}")).json()
                    assert (gone["status"], len(gone["seats"])) == ("closed", 6), "today's rules have no such table"
            finally:
                turnkey.game("airlock").seats = turnkey.game("airlock").definition.seats
        async with serving(either_store) as server:
            moved(ann, server)
            assert (await ann.get(f"/api/tables/{table}")).json()["status"] == "closed", "its secrets are out"

    asyncio.run(story())
