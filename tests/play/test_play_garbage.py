"""The garbage collector runs in full when nobody plays, or when too much was left behind."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections import Counter
from collections.abc import Iterator

import pytest

from turnkey.play import garbage


class Ring:
    """Something that only the collector can take away."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def _only_when_told(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(garbage, "EVERY", 0.02)
    gc.disable()
    yield
    gc.enable()


def is_collected(counts: Counter[str], acting: bool) -> bool:
    """Whether a ring goes within a while, after connections came and with people acting or not."""

    async def story() -> bool:
        collecting = asyncio.create_task(garbage.collect_when_quiet(lambda: counts["acts"], lambda: counts["came"]))
        await asyncio.sleep(0)
        counts["came"] += counts["coming"]
        ring = weakref.ref(Ring())
        for _ in range(50):
            counts["acts"] += acting
            await asyncio.sleep(0.005)
        collecting.cancel()
        return ring() is None

    return asyncio.run(story())


def test_it_runs_when_nobody_acts_and_somebody_was_there() -> None:
    assert is_collected(Counter(coming=1), acting=False)
    assert not is_collected(Counter(coming=0), acting=False), "nobody came, so there is nothing to look for"
    assert not is_collected(Counter(coming=1), acting=True)


def test_it_runs_while_people_play_when_very_many_have_come_and_gone() -> None:
    assert is_collected(Counter(coming=garbage.MOST_LEFT + 1), acting=True)
