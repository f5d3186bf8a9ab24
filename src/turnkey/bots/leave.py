"""How long a bot may think: since when somebody waits, until when, and whether anybody still does."""

from __future__ import annotations

import math
import threading
import time
from collections.abc import Callable


class Leave:
    """Given with a decision to whoever thinks about it; whoever waits may take it back at any time, from any thread.

    `asked`: since when the answer is waited for; None: since the thinking begins. `until`: nobody waits longer.
    """

    def __init__(self, asked: float | None = None, until: float = math.inf) -> None:
        self.asked = asked
        self.until = until
        self.called_off = False
        self._heeding: list[Callable[[], None]] = []
        self._lock = threading.Lock()

    @property
    def waited_for(self) -> bool:
        """Whether somebody waits who will not wait for long: then nothing is begun that takes minutes."""
        return self.until < math.inf

    @property
    def seconds(self) -> float:
        """That are left."""
        return 0.0 if self.called_off else max(0.0, self.until - time.monotonic())

    def call_off(self) -> None:
        """Nobody waits any more: whoever thinks shall return, no matter with what."""
        with self._lock:
            self.called_off = True
            heeding, self._heeding = self._heeding, []
        for heed in heeding:
            heed()

    def when_called_off(self, heed: Callable[[], None]) -> None:
        """Have this called, once: at once if it is called off already."""
        with self._lock:
            if not self.called_off:
                self._heeding.append(heed)
                return
        heed()
