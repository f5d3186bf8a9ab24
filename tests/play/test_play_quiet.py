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
    yield turnkey.game("fingers")
    turnkey._games.pop("fingers")
    registry.definition.cache_clear()
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
    verb = fingers.definition.actions[0].verb

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
    verb = fingers.definition.actions[0].verb

    async def story() -> None:
        async with serving(store) as server:
            table, _ = await company(server, "fingers", 3)
            owner = server.hub.owners[table]
            await owner.do(lambda: owner.do_step(1, 0, ""))
            assert owner.undoing.free_for(1) == 0
            object.__setattr__(verb, "silent", True)
            await owner.do(lambda: owner.do_step(0, 1, ""))
            assert owner.undoing.free_for(1) == 0
            assert owner.undoing.free_for(0) is None, "a quiet action has no step of its own to go back to"
            object.__setattr__(verb, "silent", False)
            await owner.do(lambda: owner.do_step(2, 1, ""))
            assert owner.undoing.free_for(1) is None

    try:
        asyncio.run(story())
    finally:
        object.__setattr__(verb, "silent", False)
