"""Time at a table: countdowns of those who left, banks of those who think, the clock of a phase."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from turnkey.core.actions import Comes
from turnkey.play import gate
from turnkey.play.chairs import Chair
from turnkey.play.history import ACT, surviving
from turnkey.play.store import StepRow
from turnkey.play.store.bodies import from_rest

if TYPE_CHECKING:
    from turnkey.play.owner import Owner


class Timers:
    """The time of one table. Nothing runs while the server does not."""

    def __init__(self, owner: Owner) -> None:
        self.owner = owner
        self._handles: dict[object, asyncio.TimerHandle] = {}
        self._phase_ends: float | None = None
        self._phases = any(verb.comes is Comes.BY_CLOCK for verb in owner.game.definition.words.actions.verbs)
        clock = owner.settings.get("clock") or {}
        self.bank: float | None = clock.get("bank")
        self.increment = float(clock.get("increment", 0))
        self.allowance = float(clock.get("decision", 0))
        self._took: dict[int, tuple[int, float]] = {}  # by row: the seat, and the seconds that its decision took

    @property
    def running(self) -> bool:
        return bool(self._handles)

    def _after(self, key: object, seconds: float, work: object) -> None:
        self._cancel(key)

        def ring() -> None:
            self._handles.pop(key, None)
            self.owner.spawn(self.owner.do(work))  # type: ignore[arg-type]

        self._handles[key] = asyncio.get_running_loop().call_later(max(0.0, seconds), ring)

    def _cancel(self, key: object) -> None:
        handle = self._handles.pop(key, None)
        if handle is not None:
            handle.cancel()

    def stop(self) -> None:
        for key in list(self._handles):
            self._cancel(key)

    # Who left

    def count_down(self, chair: Chair, seconds: float) -> None:
        chair.leaves_at = time.monotonic() + seconds
        self._after(("leaves", chair.seat), seconds, lambda: self.owner.company.bot_takes_over(chair))

    # Who thinks

    def load_banks(self, rows: Sequence[StepRow]) -> None:
        """What is left in the banks, from what was stored of each action that still counts."""
        if self.bank is None:
            return
        kept = [row for _, row in surviving(rows) if row.kind == ACT and self._was_asked_for(row)]
        for chair in self.owner.chairs:
            chair.bank, chair.allowance = self.bank, self.allowance
            for row in kept:
                if row.seat == chair.seat:
                    chair.bank = max(0.0, chair.bank - row.spent) + self.increment

    def _was_asked_for(self, row: StepRow) -> bool:
        """Whether a step was a decision, and not something that its seat said or did of its own accord."""
        actions = self.owner.game.definition.words.actions
        return actions[actions.read(from_rest(row.body)["do"])].verb.on_menus

    def spent(self, seat: int) -> float:
        return round(self.owner.chairs[seat].spent(), 3)

    def charge(self, seat: int, spent: float, row: int) -> None:
        chair = self.owner.chairs[seat]
        if chair.bank is not None:
            self._took[row] = seat, chair.running
            chair.bank = max(0.0, chair.bank - spent) + self.increment
            chair.running_since, chair.overdue = None, False

    def take_back(self, rows: Collection[int]) -> None:
        """Decisions that were taken back go on where they stood: nobody wins time by an undo."""
        if self.bank is None:
            return
        self.load_banks(self.owner.rows)
        asked = self.owner.playing().table.actors
        for chair in self.owner.chairs:
            took = sum(seconds for row, (seat, seconds) in self._took.items() if row in rows and seat == chair.seat)
            chair.running_since = time.monotonic() - chair.running - took if chair.seat in asked else None
            chair.overdue = False

    def settle(self, actors: Sequence[int]) -> None:
        """The time of those who are asked runs, the others' stands; the clock of a phase starts, goes on or stops."""
        now = time.monotonic()
        for chair in self.owner.chairs:
            if chair.bank is not None:
                if chair.seat in actors and not chair.played_by_bot:
                    chair.running_since = chair.running_since or now
                elif chair.running_since is not None:
                    chair.bank -= chair.spent()
                    chair.running_since, chair.overdue = None, False
        self.watch_banks()
        self._watch_phase()

    def watch_banks(self) -> None:
        running = [one for one in self.owner.chairs if one.running_since is not None and not one.overdue]
        if not running:
            self._cancel("bank")
            return
        soonest = min(chair.left() or 0.0 for chair in running)
        self._after("bank", soonest, self._time_is_up)

    async def _time_is_up(self) -> None:
        for chair in self.owner.chairs:
            if chair.running_since is not None and not chair.left():
                chair.overdue = True
        self.owner.bots.wake()
        self.watch_banks()

    # The clock of a phase

    def _watch_phase(self) -> None:
        history, runs = self.owner.history, self._phases and not self.owner.paused
        coming = history.table.coming() if runs and history and self.owner.status == gate.PLAYING else None
        if coming is None:
            self._phase_ends = None
            self._cancel("phase")
        elif self._phase_ends is None:
            self._phase_ends = time.monotonic() + coming[2]
            self._after("phase", coming[2], self._phase_is_over)

    async def _phase_is_over(self) -> None:
        self._phase_ends = None
        await self.owner.comes_from_outside()

    def phase_ends_in(self) -> float | None:
        return None if self._phase_ends is None else round(max(0.0, self._phase_ends - time.monotonic()), 1)
