"""Bots answer at an even pace, so that nobody can tell from the time what they had to think about."""

from __future__ import annotations

import math
import time
from collections.abc import Callable

USUAL_PACE = 0.6  # seconds


class Pace:
    """What others see a bot do comes a whole number of so many seconds after what they saw before: one, unless it
    thought for longer. Steps of which others do not learn have no time of their own, or they could be counted."""

    def __init__(
        self,
        seconds: float = 0.0,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        self.seconds = seconds
        self._clock = clock
        self._sleep = sleep
        self._since = clock()
        self._owing = False  # a bot has done something, and the time for it has not passed yet

    def begin(self) -> None:
        """A person has decided, or the game begins."""
        self._since = self._clock()

    def owe(self) -> None:
        """A bot has done something that others do not learn of."""
        self._owing = True

    def keep(self) -> None:
        """A bot has done something that others see."""
        if self.seconds > 0:
            passed = self._clock() - self._since
            self._sleep(max(1, math.ceil(passed / self.seconds)) * self.seconds - passed)
        self._owing = False
        self.begin()

    def catch_up(self) -> None:
        """A person is asked: what bots did in silence has taken its time, too."""
        if self._owing:
            self.keep()
