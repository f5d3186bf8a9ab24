"""Which process has which table, where several share one PostgreSQL. A table has one owner at a time.

A process says again and again that it lives; one that was silent for three seconds is given up, and whoever needs one
of its tables takes it over. Each owner of a table has a higher number than the one before (its fence), which stands
before everything that it writes, in the same transaction. So an owner that was asleep while another took over writes
nothing.

With SQLite there is one process, and none of this.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from turnkey.play.people import new_id
from turnkey.play.refusal import Refusal
from turnkey.play.store import (
    AddServer,
    Beat,
    Claim,
    Conflict,
    Fence,
    ForgetServers,
    LineRow,
    Lost,
    Release,
    RemoveServer,
    StepRow,
    Store,
    StoreError,
    Write,
)

BEATS = 0.75  # seconds between two signs of life
LASTS = 3.0  # seconds without one after which a process is given up
FORGOTTEN = 3600.0  # seconds after which nobody needs to know of it any more
WAITS = 6.0  # seconds that somebody waits for a table whose process may just have died
AGAIN = 0.2  # seconds after which it is tried again
log = logging.getLogger("turnkey.play")


class Elsewhere(Refusal):
    """Another process has the table, and lives: ask at its address."""

    def __init__(self, address: str) -> None:
        super().__init__("elsewhere", "the table is being put away: try again")
        self.address = address


class Fenced:
    """A table's way to the store: nothing is written once another process has the table."""

    def __init__(self, store: Store, fence: Fence, lost: Callable[[], None]) -> None:
        self._store, self.fence, self._lost = store, fence, lost

    async def write(self, *writes: Write, counted: bool = True) -> None:
        try:
            await self._store.write(self.fence, *writes, counted=counted)
        except Lost:
            self._lost()
            raise

    async def steps(self, table: str) -> list[StepRow]:
        return await self._store.steps(table)

    async def lines(self, table: str) -> list[LineRow]:
        return await self._store.lines(table)


class Leases:
    """One process among others. `gave_up`: it was silent for too long, and has no table any more."""

    def __init__(self, store: Store, address: str, gave_up: Callable[[], None]) -> None:
        self._store, self.address, self._gave_up = store, address, gave_up
        self.id = new_id()
        self._beating: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self._store.write(ForgetServers(FORGOTTEN), AddServer(self.id, self.address))
        self._beating = asyncio.get_running_loop().create_task(self._beat())

    async def close(self) -> None:
        """Others need not wait until it is given up."""
        if self._beating is not None:
            self._beating.cancel()
        with contextlib.suppress(StoreError):
            await self._store.write(RemoveServer(self.id))

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEATS)
            try:
                await self._store.write(Beat(self.id, LASTS), counted=False)
            except Conflict:
                await self._begin_again()
            except StoreError as fault:
                log.warning("no sign of life could be given: %s", fault)

    async def _begin_again(self) -> None:
        """It slept, or the database could not be reached: others have its tables now, or may have them."""
        log.warning("this process was silent for too long: it begins anew, without its tables")
        self.id = new_id()
        self._gave_up()
        with contextlib.suppress(StoreError):
            await self._store.write(AddServer(self.id, self.address), counted=False)

    async def claim(self, table: str) -> Fence:
        """Have a table; if a living process has it already, that is told."""
        held = await self._store.owner_of(table, LASTS)
        if held is not None and held.alive and held.server != self.id:
            raise Elsewhere(held.address)
        try:
            await self._store.write(Claim(table, self.id, LASTS), counted=False)
        except Conflict:
            held = await self._store.owner_of(table, LASTS)
            raise Elsewhere("" if held is None else held.address) from None
        held = await self._store.owner_of(table, LASTS)
        if held is None or held.server != self.id:
            raise Elsewhere("")
        return Fence(table, self.id, held.fence)

    async def release(self, fence: Fence) -> None:
        with contextlib.suppress(StoreError):
            await self._store.write(Release(fence.table_id, fence.server, fence.fence), counted=False)

    async def orphans(self) -> list[str]:
        return await self._store.orphans(LASTS)


async def patiently(ask: Callable[[], Awaitable[Any]]) -> Any:
    """Ask again for a while, as long as a process that may just have died has what is asked for."""
    end = asyncio.get_running_loop().time() + WAITS
    while True:
        try:
            return await ask()
        except (Elsewhere, OSError):
            if asyncio.get_running_loop().time() > end:
                raise
            await asyncio.sleep(AGAIN)
