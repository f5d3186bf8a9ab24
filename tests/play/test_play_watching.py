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
    monkeypatch.setattr(table_bots, "WATCHED", 1.5)

    async def story() -> None:
        async with serving(store) as server:
            ann = await server.player("Ann")
            made = await ann.make("airlock", players=2, seats=[ME, BOT], public=True)
            async with ann.at(made["id"]) as line, (await server.player("Bob")).at(made["id"]) as watcher:
                await line.when(lambda: bool(line.frame and line.frame["options"]))
                assert (await watcher.send("watching", busy=True))["type"] == "pong"
                assert await bots_come_round(line) < 1.5
                await line.send("watching", busy=True)
                assert 1.5 <= await bots_come_round(line) < 8
                await line.send("watching", busy=False)
                assert await bots_come_round(line) < 1.5

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
