"""How long people really thought, from the tables of a server that they played to the end."""

from __future__ import annotations

import itertools
import statistics
from collections.abc import Iterator, Sequence

from turnkey.core.errors import TurnkeyError
from turnkey.core.table import Table
from turnkey.lab.thinking import Thinking
from turnkey.play.finished import played
from turnkey.play.history import fold, is_playable
from turnkey.play.store import SeatRow, StepRow, TableRow, open_store
from turnkey.play.store.bodies import from_rest

WENT_AWAY = 120.0  # seconds: whoever takes longer did something else
ENOUGH = 20  # decisions of people, before they say more than an assumption


async def learned(url: str, slug: str) -> Thinking:
    """The means of a store's finished tables of a game. Bots and what was done for somebody do not count."""
    store = await open_store(url)
    forced: list[float] = []
    chosen: list[float] = []
    tables = 0
    try:
        for row in await store.played_out(slug):
            if is_playable(row):
                found = list(times(row, await store.steps(row.id), await store.seats(row.id)))
                tables += bool(found)
                for options, seconds in found:
                    (chosen if options > 1 else forced).append(seconds)
    finally:
        await store.close()
    if len(chosen) < ENOUGH:
        raise TurnkeyError(
            f"people made {len(chosen)} decisions of {slug} at the finished tables of {url}: that says too little "
            f"(it takes {ENOUGH}); leave --tables away"
        )
    forced_mean = statistics.fmean(forced) if forced else Thinking.forced
    return Thinking(forced_mean, statistics.fmean(chosen), len(forced) + len(chosen), tables)


def times(row: TableRow, rows: Sequence[StepRow], seats: Sequence[SeatRow]) -> Iterator[tuple[int, float]]:
    """Of every decision of a person how many options there were, and the seconds since the table last changed."""
    people = {one.seat for one in seats if one.person and not one.stand_in}
    menus: dict[int, dict[int, int]] = {}  # by the row after which somebody was asked: options of each seat

    def look(table: Table, after: StepRow) -> None:
        menus[after.number] = {seat: len(table.options(seat)) for seat in table.actors}

    fold(row, rows, shown=look)
    steps = played(rows)
    for before, one in itertools.pairwise(steps):
        options = menus.get(before.number, {}).get(one.seat, 0)
        if one.seat in people and options and not from_rest(one.body).get("passed"):
            yield options, min(WENT_AWAY, max(0.0, one.at - before.at))
