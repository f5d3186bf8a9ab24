"""Growing the trees of one thought, slice by slice, until its budget is spent, its time is up or it is called off."""

from __future__ import annotations

import math
import threading
import time
from concurrent.futures import Future
from dataclasses import dataclass
from functools import cache
from queue import Empty, SimpleQueue

from turnkey.bots.crew import Crew
from turnkey.bots.search.tree import Tree
from turnkey.core.cores import usable_cores

SLICE, LEAST_SLICE = 0.02, 0.001  # seconds: about so long a tree grows before others get their turn
FIRST_SLICE = 4  # simulations, when it is not known how long one takes
GRACE = 0.5  # seconds in which a search that was told to stop returns
MOST_LOST = 64  # threads in all that may be stuck in a search, which would be a fault of the rules
LIVE: set[Growing] = set()  # that share the workers now


@cache
def workers() -> Crew:
    """One crew for all searches of this process. They grow their trees slice by slice in it, first come, first
    served: thirty seats that think at once all get on, each a little slower."""
    return Crew(usable_cores(), "search", MOST_LOST)


@dataclass
class News:
    """A slice of a tree came back."""

    place: int
    seconds: float
    fault: BaseException | None


class Growing:
    """Trees that grow side by side. `simulations`: for each of them; `ends`: when time is up."""

    def __init__(self, trees: list[Tree], simulations: list[int], ends: float) -> None:
        self._trees, self._left, self._ends = trees, simulations, ends
        self._slices = [FIRST_SLICE] * len(trees)
        self._news: SimpleQueue[News | None] = SimpleQueue()
        self._in_hand: dict[int, Future[None]] = {}
        self._over = False
        self._lock = threading.Lock()

    def call_off(self) -> None:
        """From any thread, and at any time: `run` returns soon. Once it has, its trees may be others' already."""
        with self._lock:
            if not self._over:
                self._tell_trees()
                self._news.put(None)

    def _tell_trees(self) -> None:
        for tree in self._trees:
            tree.stop[0] = 1

    def run(self) -> list[Tree]:
        """The trees as far as they grew; one whose thread is stuck in it is not among them."""
        LIVE.add(self)
        try:
            self._grow_all()
        finally:
            LIVE.discard(self)
            with self._lock:
                self._over = True
            self._stop()
        return [tree for place, tree in enumerate(self._trees) if place not in self._in_hand]

    def _grow_all(self) -> None:
        for place in range(len(self._trees)):
            self._go_on(place)
        while self._in_hand:
            news = self._next(self._ends)
            if news is None:  # time is up, or it was called off
                return
            if news.fault is not None:
                raise news.fault
            left = self._ends - time.monotonic()
            if left <= 0:
                return
            wanted = self._slices[news.place] * fair_slice(left) / max(news.seconds, 1e-6)
            self._slices[news.place] = max(1, min(self._slices[news.place] * 8, int(wanted)))
            self._go_on(news.place)

    def _go_on(self, place: int) -> None:
        size = min(self._slices[place], self._left[place])
        if size > 0:
            self._left[place] -= size
            self._in_hand[place] = workers().submit(lambda: self._grow(place, size))

    def _grow(self, place: int, simulations: int) -> None:
        """In a worker's thread."""
        began, fault = time.perf_counter(), None
        try:
            self._trees[place].grow(simulations)
        except BaseException as one:
            fault = one
        self._news.put(News(place, time.perf_counter() - began, fault))

    def _next(self, until: float) -> News | None:
        """The next slice that comes back until then; None if none does."""
        timeout = None if until == math.inf else max(0.0, until - time.monotonic())
        try:
            news = self._news.get(timeout=timeout)
        except Empty:
            return None
        if news is not None:
            del self._in_hand[news.place]
        return news

    def _stop(self) -> None:
        """Wait for slices that are being grown: not for long, since they look whether they shall stop."""
        self._tell_trees()
        for place, future in list(self._in_hand.items()):
            if future.cancel():
                del self._in_hand[place]
        until = time.monotonic() + GRACE
        while self._in_hand and time.monotonic() < until:
            self._next(until)
        for future in self._in_hand.values():
            workers().give_up(future)


def fair_slice(left: float) -> float:
    """Seconds, so that all who think now get a turn before their time is up."""
    return min(SLICE, max(LEAST_SLICE, left * usable_cores() / len(LIVE) / 2))
