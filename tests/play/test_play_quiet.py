"""Choices in secret, and in silence: who learns of them, and when."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from harness import serving
from test_play_table import company, seated

import turnkey
from turnkey.core import engine, registry
from turnkey.core.game import Game


@pytest.fixture
def fingers(monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """A game with simultaneous secret choices, registered as a third party would."""
    monkeypatch.syspath_prepend(str(Path(__file__).parents[1] / "core"))
    point = EntryPoint("fingers", "fingers:GAME", registry.GROUP)
    monkeypatch.setattr(registry, "entry_points", lambda group: [point] if group == registry.GROUP else [])
    registry.definition.cache_clear()
    registry.plugins.cache_clear()
    yield turnkey.game("fingers")
    turnkey._games.pop("fingers")
    registry.definition.cache_clear()
    registry.plugins.cache_clear()
    engine.loops.cache_clear()


def test_a_silent_action_that_passes_the_decision_on_is_shown_to_all(store: str) -> None:
    """While it goes on nobody else learns that something was done; but whoever is asked then must hear of it."""

    async def story() -> None:
        async with serving(store) as server, AsyncExitStack() as stack:
            table, people = await company(server, "lockup", 3, public=True)
            watcher = await server.player("Watcher")
            lines = await seated(stack, table, [*people, watcher])
            owner = server.hub.owners[table]
            first = owner.playing().table.actors
            mover = lines[first[0]]
            others = [line for line in lines if line is not mover]
            while owner.playing().table.actors == first:
                frames = [sum(event["type"] == "frame" for event in line.events) for line in others]
                step = mover.frame["step"]
                wanted = [one["notation"] for one in mover.frame["options"] if one["verb"] != "pass"]
                answer = await mover.act("end" if "end" in wanted else wanted[0])
                assert (answer["type"], answer["step"]) == ("done", step), "a silent action is no step"
                if owner.playing().table.actors == first:
                    for line, count in zip(others, frames, strict=True):
                        await line.send("ping")
                        assert sum(event["type"] == "frame" for event in line.events) == count
            asked = owner.playing().table.actors[0]
            title = owner.chairs[asked].title
            for line in lines:
                await line.when(lambda line=line: line.frame["asked"] == [title])  # type: ignore[misc]
            assert lines[asked].frame["options"]
            truth = owner.playing().table
            assert [line.log for line in lines] == [truth.log(seat) for seat in (0, 1, 2, None)]

    asyncio.run(story())


@pytest.mark.parametrize("silent", [False, True])
def test_who_learns_of_a_secret_choice_and_of_a_silent_one(store: str, fingers: Game, silent: bool) -> None:
    """Of a secret choice everybody learns that it was made; of a silent one nobody else learns even that."""
    verb = fingers.definition.words.actions[0].verb

    async def story() -> None:
        async with serving(store) as server, AsyncExitStack() as stack:
            table, people = await company(server, "fingers", 3)
            lines = await seated(stack, table, people)
            frames = [sum(one["type"] == "frame" for one in line.events) for line in lines]
            listed = (await people[2].get(f"/api/tables/{table}")).json()
            assert (await lines[1].act("show 2"))["step"] == int(not silent)
            await lines[1].when(lambda: not lines[1].frame["options"])
            for place in (0, 2):
                await lines[place].send("ping")
                came = sum(one["type"] == "frame" for one in lines[place].events) - frames[place]
                assert came == int(not silent)
            after = (await people[2].get(f"/api/tables/{table}")).json()
            assert (after["touched"] == listed["touched"]) == silent
            if not silent:  # an older frame is good enough for a decision that nothing has changed
                assert (await lines[0].act("show 1", at=0))["type"] == "done"

    object.__setattr__(verb, "silent", silent)
    try:
        asyncio.run(story())
    finally:
        object.__setattr__(verb, "silent", False)


def test_what_a_seat_does_not_notice_does_not_show_in_how_far_it_can_take_back(store: str, fingers: Game) -> None:
    verb = fingers.definition.words.actions[0].verb

    async def story() -> None:
        async with serving(store) as server:
            table, _ = await company(server, "fingers", 3)
            owner = server.hub.owners[table]
            await owner.do(lambda: owner.do_step(1, 0, ""))
            assert owner.undoing.shown(1).to == 0
            object.__setattr__(verb, "silent", True)
            await owner.do(lambda: owner.do_step(0, 1, ""))
            assert owner.undoing.shown(1).to == 0
            assert owner.undoing.shown(0).to == owner.step == 1, (
                "the present step is where a quiet action is taken back to"
            )
            object.__setattr__(verb, "silent", False)
            await owner.do(lambda: owner.do_step(2, 1, ""))
            assert owner.undoing.shown(1).to is None

    try:
        asyncio.run(story())
    finally:
        object.__setattr__(verb, "silent", False)


def test_what_was_done_in_silence_is_taken_back_one_by_one_and_nobody_else_learns_of_it(store: str) -> None:
    """Also not that there was anything to take back: not a byte of what others can receive changes."""

    async def story() -> None:
        async with serving(store) as server, AsyncExitStack() as stack:
            table, people = await company(server, "lockup", 3, public=True)
            lines = await seated(stack, table, people)
            owner = server.hub.owners[table]
            seat = owner.playing().table.actors[0]
            mover, others = lines[seat], [one for one in (0, 1, 2, None) if one != seat]

            async def received() -> list[object]:
                came = [[text for text in lines[one].raw if '"pong"' not in text] for one in others if one is not None]
                listed = (await people[others[0] or 0].get(f"/api/tables/{table}")).json()
                return [came, listed, [owner.audience.whole(one) for one in others]]

            before, begun = await received(), mover.frame
            wanted = next(one["notation"] for one in begun["options"] if one["verb"] == "place")
            seen = []
            for option in (wanted, "add 2", "add 3*"):
                seen.append(mover.frame["view"])
                assert (await mover.act(option))["type"] == "done"
                assert mover.of("undo_to") == mover.of("step") == begun["step"]
            for view in reversed(seen):
                answer = await mover.send("undo", to=mover.of("step"))
                assert (answer["type"], answer["step"]) == ("done", begun["step"])
                assert mover.of("view") == view
            assert mover.of("options") == begun["options"]
            assert mover.of("undo_to") is None
            assert (await mover.send("undo", to=mover.of("step")))["code"] == "no_such_step"
            assert await received() == before

    asyncio.run(story())


def test_nobody_hears_of_a_claim_before_it_is_said(store: str) -> None:
    """Structured talk: not a byte comes to the others while somebody chooses the words."""

    async def story() -> None:
        async with serving(store) as server, AsyncExitStack() as stack:
            table, people = await company(server, "locked_out", 3, public=True, options={"talk": "structured"})
            lines = await seated(stack, table, people)
            owner = server.hub.owners[table]

            async def received() -> list[object]:
                came = [[text for text in line.raw if '"pong"' not in text] for line in lines[1:]]
                listed = (await people[1].get(f"/api/tables/{table}")).json()
                return [came, listed, [owner.audience.whole(one) for one in (1, 2, None)]]

            before = await received()
            for option in ("say has", "about p2"):
                assert (await lines[0].act(option))["type"] == "done"
                for line in lines[1:]:
                    await line.send("ping")
                assert await received() == before
            await lines[0].act("word iris")
            for line in lines:
                await line.when(lambda line=line: line.log[-1] == "P1 says: P2 holds Iris Emulator.")  # type: ignore[misc]
            for line in lines:
                await line.act("silent")
            for line in lines:
                await line.when(lambda line=line: len(line.frame["asked"]) == 1)  # type: ignore[misc]

    asyncio.run(story())


def test_a_silent_action_that_passed_the_decision_on_is_not_taken_back_in_silence(store: str) -> None:
    async def story() -> None:
        async with serving(store) as server, AsyncExitStack() as stack:
            table, people = await company(server, "lockup", 3)
            lines = await seated(stack, table, people)
            seat = server.hub.owners[table].playing().table.actors[0]
            for option in ("place yard", "add 2", "end"):
                await lines[seat].act(option)
            assert lines[seat].of("undo_to") is None
            await lines[seat].send("undo", to=lines[seat].of("step"))
            assert lines[seat].of("view")["board"][0]["crews"], "what all have seen stays"

    asyncio.run(story())


def test_a_table_where_something_was_taken_back_in_silence_is_the_same_after_a_restart(either_store: str) -> None:
    async def story() -> None:
        async with serving(either_store) as server, AsyncExitStack() as stack:
            table, people = await company(server, "lockup", 3)
            lines = await seated(stack, table, people)
            seat = server.hub.owners[table].playing().table.actors[0]
            await lines[seat].act("place yard")
            await lines[seat].send("undo", id="back", to=0)
            await lines[seat].act("place smithy")
            await lines[seat].act("add 4*")
            await lines[seat].act("add 5")
            await lines[seat].send("undo", to=0)
            before = [line.frame for line in lines]
            assert before[seat]["view"]["placing"]["face_down"] == ["4"]
        async with serving(either_store) as server:
            for number, person in enumerate(people):
                person.address = server.address
                async with person.at(table) as line:
                    after = await line.until(lambda event: event["type"] == "frame")
                    for name in ("step", "view", "options", "undo_to", "asked"):
                        assert after[name] == before[number][name], name
            async with people[seat].at(table) as line:
                await line.until(lambda event: event["type"] == "frame")
                assert (await line.send("undo", id="back", to=0))["again"] is True
                assert (await line.act("end"))["type"] == "done"
            record = server.hub.owners[table].playing().table.record.to_text()
            assert "place smithy 4*" in record
            assert "yard" not in record

    asyncio.run(story())
