"""A table that is put away is gone at once, and with it all that it held: nothing waits for the garbage collector."""

from __future__ import annotations

import asyncio
import gc
import random
import weakref
from collections.abc import Iterator
from contextlib import AsyncExitStack
from typing import Any

import pytest
from harness import Player, Server, serving
from test_play_table import BOT, ME, OPEN, company, seated

import turnkey
from turnkey.play.refusal import Refusal


@pytest.fixture(autouse=True)
def _no_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


async def put_away(server: Server, table: str) -> list[str]:
    """What is left of a table after it was put away."""
    owner = server.hub.owners[table]
    for _ in range(1200):  # a minute: machines are busy
        if owner.idle:
            break
        await asyncio.sleep(0.05)
    assert owner.idle
    here: Any = owner.playing().table
    held = {
        "owner": weakref.ref(owner),
        "table": weakref.ref(here),
        "what its views share": weakref.ref(here._shared),
        "its position": weakref.ref(here._here()),
        "its printed parts": weakref.ref(here._printed),
        "history": weakref.ref(owner.history),
        "audience": weakref.ref(owner.audience),
        "bots": weakref.ref(owner.bots),
        "timers": weakref.ref(owner.timers),
        "company": weakref.ref(owner.company),
        "talk": weakref.ref(owner.talk),
        "undoing": weakref.ref(owner.undoing),
    }
    del owner, here
    server.hub.put_away_idle(-1.0)
    assert table not in server.hub.owners
    for _ in range(40):  # what was cancelled ends in the next turn of the loop; a thread lets go of its work later
        await asyncio.sleep(0.05)
        left = [name for name, one in held.items() if one() is not None]
        if not left:
            break
    return left


async def provoke(player: Player, table: str) -> None:
    """Refusals of every kind: a fault knows the frames that it came through, and what they hold."""
    for path, body in (
        ("sit", {"seat": "nowhere"}),
        ("fork", {"step": 3, "seat": "nobody"}),
        ("fork", {"step": 999, "seat": "1"}),
        ("remove", {"seat": "nowhere"}),
        ("fill", {"kind": "bot", "bot": "hal"}),
    ):
        assert (await player.post(f"/api/tables/{table}/{path}", body)).status_code >= 400
    for path in ("replay?step=999", "replay?step=1&eyes=nobody", "record?form=nonsense"):
        assert (await player.get(f"/api/tables/{table}/{path}")).status_code >= 400
    await player.get(f"/api/tables/{table}/record")


def test_a_table_that_people_played_at_is_gone_when_it_is_put_away(store: str) -> None:
    async def story() -> None:
        luck = random.Random(3)
        async with serving(store) as server:
            table, people = await company(server, "airlock", 2, clock={"bank": 600, "decision": 60}, patience=600)
            async with AsyncExitStack() as stack:
                lines = await seated(stack, table, people)
                for number in range(6):
                    for line in lines:
                        if line.frame["options"]:
                            await line.act(luck.choice(line.frame["options"])["notation"])
                        assert (await line.act("nonsense"))["type"] == "refused"
                        assert (await line.act("take 1a", at=0))["type"] == "refused"
                        await line.send("why", option="take 1a")
                        await line.send("undo", to=max(0, line.frame["step"] - 1))
                        await line.send("answer", yes=number % 2 == 0)
                        await line.send("chat", text="hello")
                        await line.send("say", claim="nonsense")
                await lines[0].send("leave")
                await lines[0].send("return")
                await lines[0].socket.send("{nonsense")
                await lines[0].socket.send(b"\xff")
                for person in people:
                    await provoke(person, table)
            server.hub.owners[table].settings["patience"] = None
            for chair in server.hub.owners[table].chairs:
                chair.leaves_at = None
            server.hub.owners[table].timers.stop()  # clocks run, so it would not be idle
            assert await put_away(server, table) == []

    asyncio.run(story())


def test_a_table_with_bots_and_a_finished_one_that_was_replayed_are_gone_too(store: str) -> None:
    async def story() -> None:
        async with serving(store) as server:
            ann = await server.player("Ann")
            table = (await ann.make("break_escape", seats=[ME, BOT, BOT, BOT]))["id"]
            async with ann.at(table) as line:
                while True:
                    await line.when(
                        lambda: bool(line.frame and line.frame["options"]) or line.frame.get("status") == "over"
                    )
                    if line.frame["status"] == "over":
                        break
                    await line.act()
            for step in range(4):
                for eyes in ("open", "spectator", *turnkey.game("break_escape").seats[4]):
                    assert (await ann.get(f"/api/tables/{table}/replay?step={step}&eyes={eyes}")).status_code == 200
            replayed = weakref.ref(server.hub.archive._replays[table, 1])
            await provoke(ann, table)
            assert await put_away(server, table) == []
            assert replayed() is None
            assert (await ann.get(f"/api/tables/{table}")).status_code == 200, "it comes again when it is asked for"

    asyncio.run(story())


def test_whoever_waits_at_a_table_that_is_put_away_is_told_to_try_again(store: str) -> None:
    async def story() -> None:
        async with serving(store) as server:
            ann, bo = await server.player("Ann"), await server.player("Bo")
            made = await ann.make("airlock", players=3, seats=[ME, OPEN, OPEN])
            owner, holds = server.hub.owners[made["id"]], asyncio.Event()

            async def take_long() -> None:
                holds.set()
                await asyncio.sleep(60)

            first = asyncio.create_task(owner.do(take_long))
            await holds.wait()
            sitting = asyncio.create_task(bo.post(f"/api/tables/{made['id']}/sit", {"seat": "2"}, made["invite"]))
            while owner.has_nothing_to_do:
                await asyncio.sleep(0.01)
            server.hub.put_away(made["id"])
            answer = await sitting
            assert (answer.status_code, answer.json()["code"]) == (503, "closed")
            with pytest.raises(Refusal, match="try again"):
                await first
            again = await bo.post(f"/api/tables/{made['id']}/sit", {"seat": "2"}, made["invite"])
            assert again.status_code == 201

    asyncio.run(story())


def test_a_table_is_gone_when_the_server_is_closed(store: str) -> None:
    async def story() -> None:
        async with serving(store) as server:
            table, people = await company(server, "airlock", 2)
            async with AsyncExitStack() as stack:
                await seated(stack, table, people)
                owner = weakref.ref(server.hub.owners[table])
        server.hub.owners.clear()
        await asyncio.sleep(0)
        assert owner() is None

    asyncio.run(story())
