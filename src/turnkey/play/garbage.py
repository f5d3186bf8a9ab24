"""When the garbage collector runs. It stops every table while it does, so in full it runs when nobody plays.

What tables make has no cycles and goes by itself; what a closed connection leaves behind has some (of the libraries
below), and what a table keeps is a million objects for a few hundred tables, half a second to look through. So all
by itself the collector looks only at what is new, two thousand objects at a time.
"""

from __future__ import annotations

import asyncio
import ctypes
import gc
from collections.abc import Callable

YOUNG = 2_000  # objects more than there were, and those are looked through: a millisecond or two
NEVER = 1_000_000_000
EVERY = 5.0  # seconds: nobody acted for so long, and it is quiet
MOST_LEFT = 10_000  # connections: when so many have come and gone it runs even while people play, once


def look_at_the_new_only() -> None:
    """From now on. What is there at the start stays, and is never looked at again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)


def give_back() -> None:
    """What tables held goes back to the operating system, where the C library can be asked to do that (glibc)."""
    try:
        ctypes.CDLL(None).malloc_trim(0)
    except (AttributeError, OSError, TypeError):
        return


async def collect_when_quiet(actions: Callable[[], int], connections: Callable[[], int]) -> None:
    """Both count from the start of the server."""
    collected, before = connections(), actions()
    while True:
        await asyncio.sleep(EVERY)
        now, left = actions(), connections() - collected
        if left > MOST_LEFT or (left and now == before):
            gc.collect()
            collected = connections()
        before = now
