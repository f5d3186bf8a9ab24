"""Several processes of the server on one machine: they accept connections at one door, and are replaced if they die."""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
import socket
import time
from collections.abc import Callable
from multiprocessing.synchronize import Event
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from turnkey.play.http.app import Settings
    from turnkey.play.serve import Wish

STARTS_WITHIN = 120.0  # seconds
AGAIN = 1.0  # seconds after which one that died is replaced
ENDS_WITHIN = 10.0
WAITING = 2048  # connections that nobody has accepted yet


def run(settings: Settings, wish: Wish, door: socket.socket, told: Callable[[str], None]) -> None:
    """Until it is interrupted."""
    door.listen(WAITING)
    context = multiprocessing.get_context("spawn")
    ready = context.Event()
    signal.signal(signal.SIGTERM, interrupt)
    running: dict[int, Any] = {}

    def begin(number: int) -> None:
        one = context.Process(target=work, args=(settings, wish, door, number, ready), name=f"turnkey {number}")
        one.start()
        running[number] = one

    try:
        for number in range(wish.workers):
            begin(number)
        if ready.wait(STARTS_WITHIN):
            shown = "127.0.0.1" if wish.host in ("0.0.0.0", "::") else wish.host
            told(f"http://[{shown}]:{wish.port}/" if ":" in shown else f"http://{shown}:{wish.port}/")
        while True:
            time.sleep(AGAIN)
            for number, one in list(running.items()):
                if not one.is_alive():
                    begin(number)
    except KeyboardInterrupt:
        pass
    finally:
        for one in running.values():
            one.terminate()
        for one in running.values():
            one.join(ENDS_WITHIN)


def interrupt(number: int, frame: object) -> None:
    raise KeyboardInterrupt


def work(settings: Settings, wish: Wish, door: socket.socket, number: int, ready: Event) -> None:
    """In a process of its own. The first one compiles rules for all."""
    from turnkey.play.serve import Compiling, loop_factory
    from turnkey.play.serve import work as serve

    compiling = Compiling.ALL if number == 0 else Compiling.BY_ANOTHER
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        serve(settings, wish, door, runner, compiling if wish.compiling else Compiling.NOTHING, lambda _: ready.set())
