"""Bots wait for whoever sits at the table and still watches what happened: a little, and for nobody else."""

from __future__ import annotations

import asyncio
import time

import pytest
from harness import Line, serving

from turnkey.play import table_bots
from turnkey.play.outbox import Outbox

ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "random"}


async def bots_come_round(line: Line) -> float:
    """The seconds from when somebody's turn ends until they are asked again, or the game is over."""
    while line.frame["options"]:
        await line.act()
    begin = time.monotonic()
    await line.when(lambda: bool(line.frame["options"]) or line.frame["result"] is not None)
    return time.monotonic() - begin


def test_bots_wait_while_a_seat_watches_but_not_for_long_nor_for_spectators(
    store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_bots, "WATCHED", 6.0)

    async def story() -> None:
        async with serving(store) as server:
            ann = await server.player("Ann")
            made = await ann.make("airlock", players=2, seats=[ME, BOT], public=True)
            async with ann.at(made["id"]) as line, (await server.player("Bob")).at(made["id"]) as watcher:
                await line.when(lambda: bool(line.frame and line.frame["options"]))
                assert (await watcher.send("watching", busy=True))["type"] == "pong"
                assert await bots_come_round(line) < 6
                await line.send("watching", busy=True)
                assert await bots_come_round(line) >= 6
                await line.send("watching", busy=False)
                assert await bots_come_round(line) < 6

    asyncio.run(story())


def test_nobody_holds_bots_up_for_ever_by_telling_on_and_on_that_they_watch(
    store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_bots, "LONGEST_WATCHED", 1.0)

    async def story() -> None:
        async with serving(store) as server:
            ann = await server.player("Ann")
            made = await ann.make("airlock", players=2, seats=[ME, BOT])
            async with ann.at(made["id"]) as line, ann.at(made["id"]) as other:

                async def insist() -> None:
                    while True:
                        await other.send("watching", busy=True)
                        await asyncio.sleep(0.1)

                insisting = asyncio.create_task(insist())
                await line.when(lambda: bool(line.frame and line.frame["options"]))
                assert await bots_come_round(line) >= 1
                insisting.cancel()

    asyncio.run(story())


def test_a_page_that_shows_nothing_new_is_waited_for_once_and_not_by_every_bot_in_turn() -> None:
    stuck = Outbox(0, "ann")
    stuck.watches(True)
    assert stuck.holds_up(longest=60)
    assert not stuck.holds_up(longest=0)  # it was waited for already
    stuck.watches(True)  # it has come further
    assert stuck.holds_up(longest=60)
    stuck.watches(False)
    assert not stuck.holds_up(longest=60)
