"""Threads that may get stuck in what they are given to do: then they are given up, and others take their place."""

from __future__ import annotations

import contextlib
import os
import threading
from collections.abc import Callable
from concurrent.futures import Future
from queue import SimpleQueue
from typing import Any, TypeVar

BEHIND = 5  # how much less of a processor they get than whoever serves people, if there is not enough for both

T = TypeVar("T")
Work = tuple[Future[Any], Callable[[], Any]]


class Crew:
    """So many threads, made as they are needed; first come, first served. The program can end while they work.

    At most `most_lost` of them are replaced. After that a stuck thread is missing for good, so whoever hands out what
    can get stuck asks `worn_out` first.
    """

    def __init__(self, size: int, name: str, most_lost: int) -> None:
        self._size, self._name, self._most_lost = size, name, most_lost
        self._work: SimpleQueue[Work | None] = SimpleQueue()
        self._lock = threading.Lock()
        self._threads = 0
        self._busy = 0  # what is in hand or waits
        self._lost: set[Future[Any]] = set()
        self._closed = False

    @property
    def lost(self) -> int:
        """How many threads are stuck now."""
        return len(self._lost)

    def has_lost(self, future: Future[Any]) -> bool:
        """Whether the thread that does this has been given up."""
        return future in self._lost

    @property
    def worn_out(self) -> bool:
        return len(self._lost) >= self._most_lost

    def submit(self, work: Callable[[], T]) -> Future[T]:
        future: Future[T] = Future()
        with self._lock:
            if self._closed:
                future.cancel()
                return future
            self._busy += 1
            self._work.put((future, work))
            self._hire()
        return future

    def _hire(self) -> None:
        if self._threads < min(self._size, self._busy):
            self._threads += 1
            threading.Thread(target=self._run, name=self._name, daemon=True).start()

    def give_up(self, future: Future[Any]) -> None:
        """Nobody waits for this any more. If it waits itself, it is not begun; if it is being done, the thread that
        does it is replaced, and ends with it."""
        if future.cancel():
            return
        with self._lock:
            if not future.done() and future not in self._lost and len(self._lost) < self._most_lost:
                self._lost.add(future)
                self._threads -= 1
                self._busy -= 1
                self._hire()

    def close(self) -> None:
        """Begin nothing more; what is being done comes to its end or does not."""
        with self._lock:
            self._closed = True
            while not self._work.empty():
                waiting = self._work.get()
                if waiting is not None:
                    waiting[0].cancel()
            for _ in range(self._threads):
                self._work.put(None)

    def _run(self) -> None:
        step_back()
        while (taken := self._work.get()) is not None:
            future, work = taken
            if future.set_running_or_notify_cancel():
                do(future, work)
            with self._lock:
                if future in self._lost:  # somebody else is here in this thread's place
                    self._lost.discard(future)
                    return
                self._busy -= 1
            del taken, future, work  # what was thought about is not kept while nothing is to be done


def step_back() -> None:
    """Let this thread give way to those of the program that people wait for, where threads have a priority (Linux)."""
    with contextlib.suppress(AttributeError, OSError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), os.getpriority(os.PRIO_PROCESS, 0) + BEHIND)


def do(future: Future[T], work: Callable[[], T]) -> None:
    try:
        result = work()
    except BaseException as fault:
        future.set_exception(fault)
    else:
        future.set_result(result)
