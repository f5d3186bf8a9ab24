"""One thing after the other: whatever happens to a table waits here for its turn."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from turnkey.core.errors import TurnkeyError
from turnkey.play.refusal import Refusal

T = TypeVar("T")
log = logging.getLogger("turnkey.play")


async def guarded(work: Awaitable[Any], table: str) -> None:
    """Something that a table has begun, to its end; it does not know the table, which may be put away before that."""
    try:
        await work
    except asyncio.CancelledError:
        raise
    except TurnkeyError as fault:
        log.warning("table %s: %s", table, fault)
    except Exception:
        log.exception("table %s", table)


class Turns:
    """The inbox of one table, and what it has begun."""

    def __init__(self, name: str) -> None:
        self._name = name
        self.last_used = time.monotonic()
        self._closed = False
        self._inbox: asyncio.Queue[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]]] = asyncio.Queue()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._worker: asyncio.Task[None] | None = asyncio.get_running_loop().create_task(
            self._work(), name=f"table {name}"
        )

    async def do(self, work: Callable[[], Awaitable[T]]) -> T:
        """Have something done in its turn. If who asked goes away meanwhile, it is done all the same."""
        if self._closed:
            raise put_away()
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._inbox.put_nowait((work, done))
        try:
            return await done
        finally:
            del work, done  # else a fault would hold this frame, which holds the fault

    async def _work(self) -> None:
        while True:
            await self._work_on(*await self._inbox.get())

    async def _work_on(self, work: Callable[[], Awaitable[Any]], done: asyncio.Future[Any]) -> None:
        self.last_used = time.monotonic()
        try:
            result = await work()
        except asyncio.CancelledError:
            refuse(done)  # nobody shall wait for what was cut off
            raise
        except BaseException as fault:
            if not isinstance(fault, TurnkeyError):
                log.exception("table %s", self._name)
            if not done.done():
                done.set_exception(fault)
        else:
            if not done.done():
                done.set_result(result)
        finally:
            del work, done

    def spawn(self, work: Awaitable[Any]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(guarded(work, self._name))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    @property
    def is_closed(self) -> bool:
        return self._closed

    @property
    def has_nothing_to_do(self) -> bool:
        return not self._tasks and self._inbox.empty()

    def end(self) -> None:
        """Nobody gets a turn any more, and what was begun is cut off."""
        self._closed = True
        if self._worker is not None:
            self._worker.cancel()
            self._worker = None
        for task in self._tasks:
            task.cancel()
        self._tasks = set()
        while not self._inbox.empty():
            refuse(self._inbox.get_nowait()[1])


def put_away() -> Refusal:
    return Refusal("closed", "the table is being put away: try again")


def refuse(done: asyncio.Future[Any]) -> None:
    """Whoever waits for it still is told that it will not be done here."""
    if not done.done():
        done.set_exception(put_away())
        done.exception()  # else it would be logged where whoever waited goes away at the same moment
