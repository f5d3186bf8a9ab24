"""Points where a test lets the whole process die, as a power cut would: TURNKEY_CRASH=committed:17.

The process ends at the 17th time that the point is passed. Without the variable nothing happens.
"""

from __future__ import annotations

import os
import signal

RECEIVED, COMMITTING, COMMITTED, BROADCAST, ACKNOWLEDGED = "received", "committing", "committed", "broadcast", "acked"
POINTS = (RECEIVED, COMMITTING, COMMITTED, BROADCAST, ACKNOWLEDGED)


class Crash:
    def __init__(self, given: str = "") -> None:
        self.point, _, count = given.partition(":")
        self.left = int(count or 1)

    def at(self, point: str) -> None:
        if point == self.point:
            self.left -= 1
            if self.left <= 0:
                os.kill(os.getpid(), signal.SIGKILL)


CRASH = Crash(os.environ.get("TURNKEY_CRASH", ""))


def passing(point: str) -> None:
    CRASH.at(point)
