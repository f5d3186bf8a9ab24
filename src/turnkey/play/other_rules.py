"""Tables whose rules have changed since they were dealt, and what is done in time so that they can be shown then."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import time
from dataclasses import dataclass, replace

import turnkey
from turnkey.core.errors import TurnkeyError
from turnkey.play import gate
from turnkey.play.chairs import chair_of, names_of
from turnkey.play.finished import Finished
from turnkey.play.history import SAY, is_playable, rules_of, seat_names, why_closed
from turnkey.play.scribe import Scribe
from turnkey.play.store import AddFinished, CloseTable, Conflict, Probe, Store, TableRow, TakeOver, Write
from turnkey.play.store.bodies import from_rest

MARGIN = 86_400.0  # seconds that clocks of different machines may be apart
log = logging.getLogger("turnkey.play")


async def by_other_rules(store: Store, row: TableRow) -> tuple[TableRow, Finished | None]:
    """A table whose rules are gone. What is over is shown as it was kept, what had not begun goes by the rules of
    today, and what was going on is closed: by other rules it would be another game."""
    if row.status == gate.OVER:
        body = await store.finished(row.id)
        if body is not None:
            return row, await asyncio.to_thread(Finished, body)
    if row.status == gate.OPEN and is_possible_today(row):
        version, edition = rules_of(turnkey.game(row.game))
        await store.write(TakeOver(row.id, version, edition))
        return replace(row, version=version, edition=edition), None
    closed = why_closed(row)
    await store.write(CloseTable(row.id, closed))
    return replace(row, status=gate.CLOSED, asked=0, closed=closed), None


def is_possible_today(row: TableRow) -> bool:
    """Whether such a table could be made now."""
    game = turnkey.game(row.game)
    try:
        game.book(game.players_or_default(row.players), game.options.resolve(from_rest(row.options)))
    except TurnkeyError:
        return False
    return True


async def close_what_cannot_go_on(store: Store) -> None:
    rules = await asyncio.to_thread(rules_of_today)
    digest = hashlib.sha256(repr(sorted(rules.items())).encode()).hexdigest()[:16]
    looked = Looked(store, f"rules {digest}")
    async for row in store.tables_of_other_rules(rules, await looked.since()):
        await by_other_rules(store, row)
    await looked.is_done()


class Looked:
    """Up to when all tables were looked through for something: a start is as quick with many tables as with few.
    Whatever all learn of that happens to a table, it is touched by it; the rest is within the margin."""

    def __init__(self, store: Store, what: str) -> None:
        self._store, self._what, self._began = store, what, time.time()

    async def since(self) -> float:
        return await self._store.looked_until(self._what) - MARGIN

    async def is_done(self) -> None:
        await self._store.write(Probe(self._what, self._began), counted=False)


@dataclass(frozen=True)
class StillNamed(Write):
    """Whoever sits there is called as they were when it was read."""

    table_id: str
    seat: int
    name: str
    sql = "UPDATE seats SET name = name WHERE table_id = :table_id AND seat = :seat AND name = :name"
    needs_a_row = True


@dataclass(frozen=True)
class StillSaid(Write):
    """What was said is there as it was when it was read."""

    table_id: str
    number: int
    body: str
    sql = "UPDATE steps SET body = body WHERE table_id = :table_id AND number = :number AND body = :body"
    needs_a_row = True


async def write_down(store: Store, scribe: Scribe, row: TableRow) -> None:
    """A finished game. If somebody wanted to be forgotten meanwhile, once more, without them."""
    while True:
        seats, steps = await store.seats(row.id), await store.steps(row.id)
        names = names_of([chair_of(one, seat_names(row)[one.seat]) for one in seats])
        body = await scribe.written_down(row, steps, names)
        same: list[Write] = [StillNamed(row.id, one.seat, one.name) for one in seats]
        same += [StillSaid(row.id, one.number, one.body) for one in steps if one.kind == SAY]
        with contextlib.suppress(Conflict):
            await store.write(*same, AddFinished(row.id, body))
            return


async def write_down_what_is_over(store: Store, scribe: Scribe) -> None:
    """Finished games that a server ended too early to keep."""
    looked, failed = Looked(store, "unkept"), 0
    async for row in store.unkept(await looked.since()):
        if row.game not in turnkey.game_names():
            failed += 1  # its plugin may be here again some day
            continue
        try:
            if is_playable(row):
                await write_down(store, scribe, row)
        except Exception:
            failed += 1  # which is tried again at the next start
            log.exception("table %s could not be written down", row.id)
    if not failed:
        await looked.is_done()


def rules_of_today() -> dict[str, tuple[int, str]]:
    """Of every game that can be loaded."""
    found = {}
    for slug in turnkey.game_names():
        with contextlib.suppress(TurnkeyError):
            found[slug] = rules_of(turnkey.game(slug))
    return found
