"""Manners at a table: getting up, being sent away, talking too much, and making tables one after the other."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from dataclasses import replace

import pytest
from harness import NO_LIMITS, Line, Server, serving
from test_play_other_rules import moved, play_to_the_end
from test_play_table import BOT, ME, OPEN, company, seated

from turnkey.play.store import StoreError


def test_whoever_leaves_is_stood_in_for_at_once_and_still_is_after_a_crash(either_store: str) -> None:
    async def story() -> None:
        async with serving(either_store) as server, AsyncExitStack() as stack:
            table, people = await company(server, "airlock", 2)
            lines = await seated(stack, table, people)
            gone = next(place for place, line in enumerate(lines) if line.frame["options"])
            assert (await lines[gone].send("leave"))["type"] == "done"
            assert [one.stand_in for one in await server.hub.store.seats(table)][gone] == 1, "it was written first"
            await lines[1 - gone].when(lambda: lines[1 - gone].seats[gone]["stand_in"])
            assert lines[1 - gone].seats[gone]["leaves_in"] is None
            await asyncio.wait_for(lines[1 - gone].when(lambda: lines[1 - gone].frame["step"] > 0), 5)
        async with serving(either_store) as server:
            moved(people[gone], server)
            async with people[gone].at(table) as line:
                await line.until(lambda event: event["type"] == "frame")
                assert line.seats[gone]["stand_in"]
                assert (await line.send("return"))["type"] == "done"
                assert not line.seats[gone]["stand_in"]

    asyncio.run(story())


def test_a_wish_to_go_back_and_the_answers_to_it_survive_a_crash(either_store: str) -> None:
    async def story() -> None:
        async with serving(either_store) as server, AsyncExitStack() as stack:
            table, people = await company(server, "airlock", 3)
            lines = await seated(stack, table, people)
            mover = next(line for line in lines if line.frame["options"])
            await mover.act()
            place = lines.index(mover)
            others = [one for one in range(3) if one != place]
            for line in lines:
                await line.when(lambda line=line: line.frame["step"] == 1)  # type: ignore[misc]
            assert (await lines[others[0]].send("undo", to=0))["type"] == "offered"
            assert (await lines[others[1]].send("answer", to=0, yes=True))["type"] == "done"
            names = [line.frame["seat"] for line in lines]
        async with serving(either_store) as server, AsyncExitStack() as stack:
            for person in people:
                moved(person, server)
            lines = await seated(stack, table, people)
            offer = lines[place].frame["undo_offer"]
            assert (offer["by"], offer["to"], offer["waiting"]) == (names[others[0]], 0, [names[place]])
            assert (await lines[place].send("answer", to=0, yes=False))["type"] == "done"
        async with serving(either_store) as server, AsyncExitStack() as stack:
            for person in people:
                moved(person, server)
            lines = await seated(stack, table, people)
            assert lines[place].frame["undo_offer"] is None
            with pytest.MonkeyPatch.context() as trouble:

                async def broken(*_: object, **__: object) -> None:
                    raise StoreError("no")

                trouble.setattr(server.hub.store, "write", broken)
                assert (await lines[others[0]].send("undo", to=0))["code"] == "not_saved"
            assert server.hub.owners[table].undoing.offer is None

    asyncio.run(story())


def test_whoever_could_not_be_written_down_as_gone_has_not_left(store: str) -> None:
    async def story() -> None:
        async with serving(store) as server, AsyncExitStack() as stack:
            table, people = await company(server, "airlock", 2)
            lines = await seated(stack, table, people)

            async def broken(*_: object, **__: object) -> None:
                raise StoreError("no")

            with pytest.MonkeyPatch.context() as trouble:
                trouble.setattr(server.hub.store, "write", broken)
                assert (await lines[0].send("leave"))["type"] == "refused"
            assert not server.hub.owners[table].chairs[0].stand_in

    asyncio.run(story())


def test_the_host_sends_somebody_away_before_the_game_begins(either_store: str) -> None:
    async def story() -> None:
        async with serving(either_store) as server:
            ann, bob, eve = [await server.player(name) for name in ("Ann", "Bob", "Eve")]
            made = await ann.make("airlock", players=3, seats=[ME, OPEN, OPEN], public=True)
            table, path = made["id"], f"/api/tables/{made['id']}/remove"
            assert (await bob.post(f"/api/tables/{table}/sit", {"seat": "2"})).status_code == 201
            assert (await ann.post(path, {"seat": "2"})).status_code == 201
            assert (await eve.post(f"/api/tables/{table}/sit", {"seat": "3"})).status_code == 201
            info = (await ann.get(f"/api/tables/{table}")).json()
            assert [one["kind"] for one in info["seats"]] == ["person", "open", "person"]
            back = await bob.post(f"/api/tables/{table}/sit", {"seat": "2"})
            assert (back.status_code, back.json()["code"]) == (403, "removed")
            tries = [
                (bob, "3", 403, "not_host"),
                (eve, "1", 403, "not_host"),
                (ann, "1", 400, "nobody"),  # herself
                (ann, "2", 400, "nobody"),  # an open seat
                (ann, "9", 400, "no_such_seat"),
            ]
            for player, seat, status, code in tries:
                answer = await player.post(path, {"seat": seat})
                assert (answer.status_code, answer.json()["code"]) == (status, code)
        async with serving(either_store) as server:
            for player in (ann, bob, eve):
                moved(player, server)
            assert (await bob.post(f"/api/tables/{table}/sit", {"seat": "2"})).json()["code"] == "removed"
            async with eve.at(table) as line:
                await line.until(lambda event: event["type"] == "frame")
                await ann.post(path, {"seat": "3"})
                await line.when(lambda: line.frame["seat"] is None)
                assert (await line.send("chat", text="let me in"))["code"] == "no_seat"
            await ann.post(f"/api/tables/{table}/fill", {"kind": "bot", "bot": "random"})
            late = await ann.post(path, {"seat": "2"})
            assert (late.status_code, late.json()["code"]) == (400, "nobody"), "a bot sits there now"

    asyncio.run(story())


def test_a_seat_talks_so_much_and_no_more_over_all_its_connections(store: str) -> None:
    async def story() -> None:
        async with serving(store, replace(NO_LIMITS, talk=0.0, talk_at_once=6.0)) as server, AsyncExitStack() as stack:
            table, people = await company(server, "break_escape", 4)
            lines = await seated(stack, table, [people[0]] * 4 + [people[1]])
            games = (await people[0].get("/api/games")).json()["games"]
            claim = next(one for one in games if one["slug"] == "break_escape")["claims"][0]
            word = " ".join([claim["write"], *(one["choices"][0]["words"][0] for one in claim["parameters"])])

            async def talk(line: Line) -> list[str]:
                answers = [await line.send("chat", text="noise") for _ in range(3)]
                answers.append(await line.send("say", claim=word))
                return [one.get("code", "done") for one in answers]

            told = [code for line in lines[:4] for code in await talk(line)]
            assert (told.count("done"), told.count("too_many")) == (6, 10)
            assert (await lines[4].send("chat", text="now me"))["type"] == "done", "the others may talk all the same"

    asyncio.run(story())


def test_forks_and_rematches_are_tables_too(store: str) -> None:
    async def story() -> None:
        async with serving(store, replace(NO_LIMITS, tables=0.0, tables_at_once=4.0)) as server:
            ann = await server.player("Ann")
            table, _ = await play_to_the_end(ann, "break_escape", seats=[ME, BOT, BOT, BOT])
            seat = (await ann.get(f"/api/tables/{table}")).json()["mine"]
            forks = [await ann.post(f"/api/tables/{table}/fork", {"step": 1, "seat": seat}) for _ in range(4)]
            assert [one.status_code for one in forks] == [201, 201, 201, 429]
            assert (await ann.post(f"/api/tables/{table}/rematch")).status_code == 429
            assert (await ann.post("/api/tables", {"game": "airlock"})).status_code == 429

    asyncio.run(story())


async def public_numbers(server: Server, table: str) -> list[object]:
    """All that anybody may read who has no seat there."""
    watcher = await server.player("Watcher")
    metrics = (await watcher.get("/api/metrics")).text
    lists = (await watcher.get("/api/tables")).json()["public"]
    info = (await watcher.get(f"/api/tables/{table}")).json()
    # The watcher itself was written down, and how much the process needs changes by itself.
    own = ("turnkey_store", "turnkey_resident_memory_bytes", "turnkey_loop_lag_seconds")
    return [[one for one in metrics.splitlines() if not one.startswith(own)], lists, info]


def test_nothing_public_moves_with_what_is_done_in_silence(store: str) -> None:
    async def story() -> None:
        async with serving(store) as server, AsyncExitStack() as stack:
            table, people = await company(server, "lockup", 3, public=True)
            lines = await seated(stack, table, people)
            seat = server.hub.owners[table].playing().table.actors[0]
            before, written = await public_numbers(server, table), server.hub.store.written
            commits, slowest = server.hub.store.commits, server.hub.store.slowest_commit
            for option in ("place yard", "add 2"):
                assert (await lines[seat].act(option))["type"] == "done"
            assert (await lines[seat].send("undo", to=lines[seat].of("step")))["type"] == "done"
            store_now = server.hub.store.written, server.hub.store.commits, server.hub.store.slowest_commit
            assert store_now == (written, commits, slowest)
            assert await public_numbers(server, table) == before
            assert server.hub.metrics.activity > 0, "the collector knows that somebody plays"
            for option in ("add 3", "end"):
                await lines[seat].act(option)
            luck = random.Random(1)
            while lines[0].frame["step"] == 0:
                mover = next(line for line in lines if line.frame["options"])
                await mover.act(luck.choice(mover.frame["options"])["notation"])
                await asyncio.sleep(0.01)
            after = await public_numbers(server, table)
            assert after != before, "what everybody learns of is counted"

    asyncio.run(story())


def test_nothing_public_moves_with_a_claim_that_not_everybody_hears(store: str) -> None:
    async def story() -> None:
        async with serving(store) as server, AsyncExitStack() as stack:
            table, people = await company(server, "break_escape", 4, public=True)
            lines = await seated(stack, table, people)
            word = server.hub.owners[table].game.definition.words.talk[0].notation
            before = await public_numbers(server, table)
            runners = [line for line in lines if line.frame["seat"] != "james"]
            for line in runners:
                assert (await line.send("say", claim=word))["type"] == "done"
            await runners[0].when(lambda: len(runners[0].log) > len(lines[-1].log))
            assert await public_numbers(server, table) == before

    asyncio.run(story())
