"""Time at the table: banks, the clock of a phase, and readers who cannot keep up."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack

from harness import serving
from test_play_table import ME, OPEN, company, seated

from turnkey.play.outbox import MOST_ANSWERS, MOST_FRAMES, Outbox


def test_when_the_bank_is_empty_a_bot_decides(store: str) -> None:
    async def story() -> None:
        async with serving(store) as server, AsyncExitStack() as stack:
            table, people = await company(server, "airlock", 2, clock={"bank": 60, "increment": 1})
            lines = await seated(stack, table, people)
            slow = next(line for line in lines if line.frame["options"])
            seat = lines.index(slow)
            assert 30.0 < slow.seats[seat]["bank"] <= 60.0
            assert slow.seats[1 - seat]["bank"] == 60.0
            owner = server.hub.owners[table]

            async def hurry() -> None:
                owner.chairs[seat].bank = 0.05
                owner.timers.watch_banks()

            await owner.do(hurry)
            await slow.when(lambda: slow.frame["step"] > 0)
            assert not owner.chairs[seat].stand_in
            assert owner.rows[-1].seat == seat
            assert 0.0 < owner.rows[-1].spent <= 0.05, "a server that starts again knows that the bank was emptied"
            owner.timers.load_banks(owner.rows)
            assert 60.0 < (owner.chairs[seat].bank or 0.0) <= 61.0

    asyncio.run(story())


def test_nobody_wins_time_by_what_was_not_asked_for(store: str) -> None:
    """A crew may be chosen again and again: each time the bank grew."""

    async def story() -> None:
        async with serving(store) as server, AsyncExitStack() as stack:
            table, people = await company(server, "lockup", 2, clock={"bank": 60, "increment": 30})
            lines = await seated(stack, table, people)
            owner = server.hub.owners[table]
            for _ in range(3):
                crew = next(one["notation"] for one in lines[0].frame["beside"])
                step = owner.step
                assert (await lines[0].act(crew))["type"] == "done"
                await lines[0].when(lambda step=step: lines[0].frame["step"] > step)  # type: ignore[misc]
            assert (owner.chairs[0].bank or 0.0) <= 60.0
            owner.timers.load_banks(owner.rows)
            assert owner.chairs[0].bank == 60.0

    asyncio.run(story())


def test_each_decision_has_its_own_time_before_the_bank_runs(store: str) -> None:
    async def story() -> None:
        async with serving(store) as server, AsyncExitStack() as stack:
            table, people = await company(server, "airlock", 2, clock={"decision": 30, "bank": 10})
            lines = await seated(stack, table, people)
            slow = next(line for line in lines if line.frame["options"])
            seat = lines.index(slow)
            owner = server.hub.owners[table]
            chair = owner.chairs[seat]
            assert 30.0 < slow.seats[seat]["bank"] <= 40.0
            await slow.act()
            assert owner.rows[-1].spent == 0.0, "the bank was not needed"
            assert chair.bank == 10.0
            while not slow.frame["options"] or owner.status != "playing":
                other = lines[1 - seat]
                await other.act()
                await slow.when(lambda: slow.frame["step"] == owner.step)
            step = slow.frame["step"]

            async def let_time_pass() -> None:
                assert chair.running_since is not None
                chair.running_since -= 33.0  # three seconds out of the bank
                chair.bank = 3.05
                owner.timers.watch_banks()

            await owner.do(let_time_pass)
            await slow.when(lambda: slow.frame["step"] > step)
            assert (owner.rows[-1].seat, owner.rows[-1].message) == (seat, ""), "a bot made this decision"
            assert 3.0 < owner.rows[-1].spent <= 3.05
            assert chair.bank == 0.0
            assert not chair.overdue
            while not slow.frame["options"]:
                await lines[1 - seat].act()
                await slow.when(lambda: slow.frame["step"] == owner.step)
            assert 20.0 < slow.seats[seat]["bank"] <= 30.0, "the next one has its own time again"
            assert (await slow.act())["type"] == "done"

    asyncio.run(story())


def test_a_clock_gives_some_time(store: str) -> None:
    async def story() -> None:
        async with serving(store) as server:
            ann = await server.player("Ann")
            answer = await ann.post("/api/tables", {"game": "airlock", "clock": {"increment": 9}})
            assert (answer.status_code, answer.json()["code"]) == (400, "bad_clock")
            assert "at least 5 seconds" in answer.json()["reason"]

    asyncio.run(story())


def test_the_clock_of_a_phase_comes_by_itself(store: str) -> None:
    async def story() -> None:
        luck = random.Random(4)
        async with serving(store) as server, AsyncExitStack() as stack:
            options = {"connecting": "delayed", "build_clock": "total:5", "length": "custom:1,1,1"}
            table, people = await company(server, "airlock", 2, options=options)
            lines = await seated(stack, table, people)
            while lines[0].frame["phase_ends_in"] is None:
                asked = next(line for line in lines if line.frame["options"])
                answer = await asked.act(luck.choice(asked.frame["options"])["notation"])
                for line in lines:
                    await line.when(lambda line=line, step=answer["step"]: line.frame["step"] >= step)  # type: ignore[misc]
            assert 0.0 < lines[0].frame["phase_ends_in"] <= 5.0
            assert (await lines[0].act("clock"))["code"] == "illegal", "nobody stops the clock"
            step = lines[0].frame["step"]
            await lines[0].when(lambda: lines[0].frame["step"] > step)
            assert lines[0].frame["phase_ends_in"] is None
            assert '"do": "clock"' in server.hub.owners[table].rows[-1].body

    asyncio.run(story())


def test_a_slow_reader_delays_nobody_and_catches_up(store: str) -> None:
    async def story() -> None:
        luck = random.Random(5)
        async with serving(store) as server, AsyncExitStack() as stack:
            ann = await server.player("Ann")
            bob = await server.player("Bob")
            made = await ann.make("airlock", players=2, seats=[ME, OPEN], options={"length": "marathon"})
            table = made["id"]
            await bob.post(f"/api/tables/{table}/sit", {"seat": "2"}, invite=made["invite"])
            owner = server.hub.owners[table]
            stuck = Outbox(None, "")  # a connection that takes nothing
            await owner.audience.attach(stuck, -1, 0)
            lines = await seated(stack, table, [ann, bob])
            while lines[0].frame["step"] < MOST_FRAMES + 10:
                asked = next(line for line in lines if line.frame["options"])
                answer = await asked.act(luck.choice(asked.frame["options"])["notation"])
                for line in lines:
                    await line.when(lambda line=line, step=answer["step"]: line.frame["step"] >= step)  # type: ignore[misc]
            assert stuck.lagging
            got = []
            while (data := await stuck.take()) is not None:
                got.append(data)
            assert len(got) <= MOST_FRAMES
            await owner.audience.catch_up(stuck)
            whole = await stuck.take()
            assert whole is not None
            assert f'"step":{owner.step}'.encode() in whole
            assert b'"whole":true' in whole
            assert not stuck.lagging

    asyncio.run(story())


def test_a_reader_who_never_reads_is_let_go() -> None:
    async def story() -> None:
        outbox = Outbox(None, "")
        for _ in range(MOST_FRAMES + MOST_ANSWERS + 1):
            outbox.put(b"answer")
        assert outbox.closed

    asyncio.run(story())
