"""Compiles, in the background, what turns out to be called often; callers do not wait for it.

A process of its own does it, at low priority: `python -m turnkey.core.background` reads orders and leaves compiled
loops in the cache. (A thread would hold Python's lock nearly all the time, and Numba's: everybody else would wait.)
A thread of this process waits for it, loads what came of it, and only then lets callers use it. When the program
ends, so does the other process: nobody waits for it.

TURNKEY_COMPILE=never keeps it from happening: whatever is not compiled then stays interpreted.
"""

from __future__ import annotations

import atexit
import contextlib
import os
import pickle
import queue
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

SWITCH, NEVER = "TURNKEY_COMPILE", "never"
# An interpreted loop is worth compiling after so many calls, or so many seconds spent in it
HOT_CALLS, HOT_SECONDS = 500, 0.2
LOOKS_EVERY = 1.0  # seconds


def end_with_parent() -> None:
    """End this process with the one that started it: one that is killed cannot end others itself."""
    threading.Thread(target=_look_after, args=(os.getppid(),), daemon=True).start()


def _look_after(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(LOOKS_EVERY)
    os._exit(0)


@dataclass(frozen=True)
class Order:
    """A loop to be compiled for arguments of these types."""

    slug: str
    kind: str
    with_bots: bool
    loop: str
    types: Any


class Warming:
    """A loop that runs interpreted until it has been called so often that it is worth compiling."""

    def __init__(self, interpreted: Callable[..., Any], order: Order, compiled: Callable[[], None]) -> None:
        self._interpreted = interpreted
        self._order = order
        self._compiled = compiled
        self._calls = 0
        self._seconds = 0.0
        self._ordered = os.environ.get(SWITCH) == NEVER

    def __call__(self, *arguments: Any) -> Any:
        began = time.perf_counter()
        answer = self._interpreted(*arguments)
        if not self._ordered:
            self._calls += 1
            self._seconds += time.perf_counter() - began
            if self._calls >= HOT_CALLS or self._seconds >= HOT_SECONDS:
                self._ordered = True
                COMPILER.take(self._order, self._compiled)
        return answer


class Compiler:
    """Has orders carried out by one process at a time; then each order's `compiled` checks the result."""

    def __init__(self) -> None:
        self._waiting: queue.SimpleQueue[tuple[Order, Callable[[], None]]] = queue.SimpleQueue()
        self._starting = threading.Lock()
        self._loading = threading.Lock()
        self._ended = False
        self._thread: threading.Thread | None = None
        self._process: subprocess.Popen[bytes] | None = None

    def take(self, order: Order, compiled: Callable[[], None]) -> None:
        self._waiting.put((order, compiled))
        with self._starting:
            if self._thread is None:
                self._thread = threading.Thread(target=self._work, name="compiler", daemon=True)
                self._thread.start()
                atexit.register(self._stop)

    def _work(self) -> None:
        while True:
            orders = [self._waiting.get()]
            with contextlib.suppress(queue.Empty):
                while True:
                    orders.append(self._waiting.get_nowait())
            with contextlib.suppress(OSError):  # no process could be started: everything stays interpreted
                self._carry_out(orders)

    def _carry_out(self, orders: list[tuple[Order, Callable[[], None]]]) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "turnkey.core.background"],
            env=os.environ | {SWITCH: NEVER},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        with self._process as process:
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(pickle.dumps([order for order, _ in orders]))
            process.stdin.close()
            for _, compiled in orders:
                process.stdout.readline()  # done with this one; or at once, if the process has ended
                with self._loading:
                    if not self._ended:
                        compiled()

    def _stop(self) -> None:
        """The program ends. Only what is being loaded right now is waited for, which takes next to no time."""
        with self._loading:
            self._ended = True
        if self._process is not None:
            self._process.kill()


COMPILER = Compiler()


def main() -> None:
    from turnkey.core.engine import Engine
    from turnkey.core.registry import definition

    with contextlib.suppress(OSError, AttributeError):
        os.nice(5)
    for order in pickle.loads(sys.stdin.buffer.read()):
        Engine(definition(order.slug), "compiled", order.kind, order.with_bots).compile(order.loop, order.types)
        print(order.loop, flush=True)


if __name__ == "__main__":
    main()
