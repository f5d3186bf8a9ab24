"""Who is at the tables of other processes, as they told last: for lists, where it need not be exact."""

from __future__ import annotations

import time

LASTS = 30.0  # seconds for which it counts; whoever is there is told of again every ten


class Presence:
    def __init__(self) -> None:
        self._seats: dict[str, tuple[float, int]] = {}  # by table: when it was told, and the seats as bits

    def told(self, table: str, seats: int) -> None:
        if seats:
            self._seats[table] = time.monotonic(), seats
        else:
            self._seats.pop(table, None)

    def is_there(self, table: str, seat: int) -> bool:
        at, seats = self._seats.get(table, (0.0, 0))
        return bool(seats >> seat & 1) and time.monotonic() - at < LASTS

    def forget_the_old(self) -> None:
        now = time.monotonic()
        self._seats = {table: one for table, one in self._seats.items() if now - one[0] < LASTS}
