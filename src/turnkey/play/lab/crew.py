"""The processes that work for the bench. They are apart from the server's, so that no table waits for them."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from turnkey.core.background import end_with_parent
from turnkey.core.cores import usable_cores
from turnkey.core.errors import TurnkeyError

LEAST = 2  # workers: one may be at something long
MOST = 8
GIVES_WAY = 5  # by so much they are nicer than the server


def begin() -> None:
    """What a worker does first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends them
    end_with_parent()
    with contextlib.suppress(OSError, AttributeError):
        os.nice(GIVES_WAY)


class Crew:
    """Workers that come with the first piece of work."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or min(MOST, max(LEAST, usable_cores()))
        self._pool: ProcessPoolExecutor | None = None
        self._ended = False
        self._leisure = asyncio.Semaphore(max(1, self.workers - 1))

    def _working(self) -> ProcessPoolExecutor:
        if self._ended:
            raise TurnkeyError("the bench is closed")
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.workers, multiprocessing.get_context("spawn"), begin)
        return self._pool

    async def do(self, task: Callable[..., Any], *given: Any) -> Any:
        """What comes of a task. If a worker dies, it is tried once more with new ones."""
        for last in (False, True):
            pool = self._working()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, task, *given)
            except BrokenProcessPool as fault:
                if self._pool is pool:
                    self._pool = None
                    pool.shutdown(wait=False, cancel_futures=True)
                if last:
                    raise TurnkeyError("the processes that play died twice; is there enough memory?") from fault
        raise AssertionError

    async def at_leisure(self, task: Callable[..., Any], *given: Any) -> Any:
        """The same for what nobody waits for at once: one worker stays free of it, whoever asks for how much. A worker
        cannot be stopped, so its place is taken until it is done, even if nobody wants to know any more."""
        await self._leisure.acquire()
        work = asyncio.ensure_future(self.do(task, *given))
        work.add_done_callback(self._is_free)
        return await asyncio.shield(work)

    def _is_free(self, work: asyncio.Future[Any]) -> None:
        self._leisure.release()
        if not work.cancelled():
            work.exception()  # somebody was told of it, or nobody asks any more

    def close(self) -> None:
        """Nothing is waited for: what they do is of no use to anybody any more."""
        self._ended = True
        if self._pool is not None:
            processes = list((getattr(self._pool, "_processes", None) or {}).values())
            self._pool.shutdown(wait=False, cancel_futures=True)
            for one in processes:
                one.terminate()
            self._pool = None
