"""Processes that the server starts beside itself: they are spoken to, and end when they are told to."""

from __future__ import annotations

import asyncio
import pickle

import pytest

from turnkey.play.children import start
from turnkey.play.scribe import LENGTH


@pytest.mark.parametrize("quiet", [False, True])
def test_a_child_answers_until_it_is_ended(quiet: bool) -> None:
    async def story() -> None:
        child = await start("turnkey.play.scribe", quiet)
        asked = pickle.dumps(("no row", [], {}))
        child.stdin.write(len(asked).to_bytes(LENGTH, "big") + asked)
        await child.stdin.drain()
        length = int.from_bytes(await child.stdout.readexactly(LENGTH), "big")
        assert isinstance(pickle.loads(await child.stdout.readexactly(length)), str), "a fault, in words"
        before = child.has_ended
        child.end()
        await child.ended()
        assert (before, child.has_ended) == (False, True)
        child.end()  # once more does no harm
        assert await child.stdout.read() == b""

    asyncio.run(story())


def test_a_child_ends_by_itself_with_its_input() -> None:
    async def story() -> None:
        child = await start("turnkey.play.scribe")
        child.stdin.close()
        await asyncio.wait_for(child.ended(), 60)
        assert child.has_ended

    asyncio.run(story())
