"""What waits to be sent to one connection. A slow reader delays nobody: what it cannot keep up with is dropped,
and it gets the whole table as it is by then."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import Protocol

from turnkey.core.languages import EN
from turnkey.play.gate import Shown

MOST_FRAMES = 32  # that wait: more, and the reader gets a whole view instead
MOST_ANSWERS = 256  # that wait: more, and the connection is closed


class Way(Protocol):
    """How a connection is written to without waiting for anybody."""

    @property
    def is_free(self) -> bool:
        """Whether it is open, and has sent what it was given."""

    def write(self, text: bytes) -> None: ...

    async def freed(self) -> bool:
        """When there is room again; whether it is open still."""


class Outbox:
    """One connection's queue; `seat` None: a spectator. `patches`: it is told what has changed, since it was `shown`
    something before. Where there is a `way`, what can be sent is sent at once."""

    def __init__(
        self, seat: int | None, person: str, language: str = EN, patches: bool = False, way: Way | None = None
    ) -> None:
        self.seat = seat
        self.person = person
        self.language = language
        self.patches = patches
        self.shown: Shown | None = None
        self.way = way
        self.where = ""  # the address that it comes from: kept as long as it lives, and nowhere else
        self.lagging = False
        self.closed = False
        self._is_busy = False  # whoever reads this still watches what happened before
        self._waited_since: float | None = None  # when somebody began to wait for that
        self._waiting: deque[tuple[bytes, bool]] = deque()
        self._frames = 0
        self._wake = asyncio.Event()

    @property
    def eyes(self) -> tuple[int | None, str]:
        """Whoever has the same is sent the same."""
        return self.seat, self.language

    def watches(self, busy: bool) -> None:
        """The page tells whether it still plays what happened; it says so again whenever it has come further."""
        self._is_busy, self._waited_since = busy, None

    def holds_up(self, longest: float) -> bool:
        """Whether to wait for it; not for longer than this, unless it tells that it has come further."""
        if not self._is_busy:
            return False
        now = time.monotonic()
        self._waited_since = now if self._waited_since is None else self._waited_since
        return now < self._waited_since + longest

    def put(self, data: bytes, frame: bool = False) -> None:
        """Never waits. Frames may be dropped for a whole one, answers may not."""
        if self.closed or (frame and self.lagging):
            return
        if self.way is not None and not self._waiting and self.way.is_free:
            self.way.write(data)
            return
        if frame and self._frames >= MOST_FRAMES:
            self.lagging, self.shown = True, None
            self._waiting = deque(one for one in self._waiting if not one[1])
            self._frames = 0
        else:
            self._waiting.append((data, frame))
            self._frames += frame
            if len(self._waiting) > MOST_FRAMES + MOST_ANSWERS:
                self.closed = True
        self._wake.set()

    def close(self) -> None:
        self.closed = True
        self._wake.set()

    async def take(self) -> bytes | None:
        """The next thing to send, when there is room for it; None: the connection is to be closed, or a whole frame is
        due (`lagging`). What is taken must be sent before anything is waited for, else later things overtake it."""
        while True:
            while not self._waiting and not self.lagging and not self.closed:
                self._wake.clear()
                await self._wake.wait()
            if self.way is not None and not await self.way.freed():
                self.closed = True
                return None
            if self._waiting or self.lagging or self.closed:
                break
        if not self._waiting:
            return None
        data, frame = self._waiting.popleft()
        self._frames -= frame
        return data
