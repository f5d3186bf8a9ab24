"""Taking back: freely while nobody learned or did anything since, else by everybody's consent.

What a seat did in silence has no step of its own: going back to the present step takes back the latest of it, and
nobody else learns of that either.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING

from turnkey.play import gate, wire
from turnkey.play.chairs import PERSON, Chair
from turnkey.play.history import QUIET, RETRACTED, UNDO, fold
from turnkey.play.refusal import Refusal
from turnkey.play.store.bodies import at_rest

if TYPE_CHECKING:
    from turnkey.play.history import History
    from turnkey.play.owner import Owner


@dataclass
class Offer:
    """Somebody wants to go back further than they may alone."""

    by: int
    to: int
    waiting: set[int]
    message: str


class Undoing:
    """The undos of one table, and the one that waits for consent."""

    def __init__(self, owner: Owner) -> None:
        self._owner = owner
        self.offer: Offer | None = None

    def free_for(self, seat: int | None) -> int | None:
        """Where a seat may go back to alone: to the present step if it did something in silence since."""
        history = self._owner.history
        if history is None or seat is None or self._owner.status == gate.OVER:
            return None
        return history.step if self._is_in_silence(history, seat) else self._freely(history, seat)

    def _is_in_silence(self, history: History, seat: int) -> bool:
        """Whether the latest that a seat noticed is something of its own that nobody else knows of."""
        for moment in reversed(history.moments):
            if moment.row.seat == seat:
                return moment.row.kind == QUIET and moment.silent and moment.unseen
            if not moment.unseen:
                return False
        return False

    def _freely(self, history: History, seat: int) -> int | None:
        """How far back a seat may go alone: over its own latest actions, as long as nobody learned anything."""
        place, own = len(history.moments), False
        while place > 1:
            moment = history.moments[place - 1]
            if moment.row.seat == seat and moment.silent:
                own = True
            elif moment.row.seat == seat or not moment.unseen:  # what a seat does not notice cannot hold it back
                break
            place -= 1
        step = history.moments[place - 1].step
        return step if own and step < history.step else None

    async def undo(self, person: str, message: wire.Undo) -> wire.Done:
        async def work(chair: Chair) -> None:
            history = self._owner.playing()
            if history.table.over:
                raise Refusal("over", "the game is over, and everybody has seen everything")
            if message.to == history.step and self._is_in_silence(history, chair.seat):
                await self._retract(chair.seat, message.id)
                return
            place = history.position_of(message.to)
            if place is None or place == len(history.moments) - 1:
                raise Refusal("no_such_step", f"there is nothing to take back to step {message.to}")
            free = self._freely(history, chair.seat)
            if free is not None and message.to >= free:
                await self._go_back(chair.seat, message.to, message.id)
            else:
                self.offer = Offer(chair.seat, message.to, self._others(chair.seat), message.id)
                await self._if_all_agree()

        return await self._owner.once(person, message.id, work)

    def _others(self, seat: int) -> set[int]:
        """The people who must agree: bots do not mind."""
        return {one.seat for one in self._owner.chairs if one.kind == PERSON and not one.stand_in and one.seat != seat}

    async def answer(self, person: str, message: wire.Answer) -> wire.Done:
        async def work(chair: Chair) -> None:
            if self.offer is None or chair.seat not in self.offer.waiting:
                raise Refusal("no_offer", "nobody is waiting for your answer")
            if message.yes:
                self.offer.waiting.discard(chair.seat)
                await self._if_all_agree()
            else:
                self.offer = None
                self._owner.audience.tell_seating()
            self._owner.known[chair.seat, message.id] = self._owner.step

        return await self._owner.once(person, message.id, work)

    async def _if_all_agree(self) -> None:
        assert self.offer is not None
        if self.offer.waiting:
            self._owner.audience.tell_seating()
        else:
            await self._go_back(self.offer.by, self.offer.to, self.offer.message)

    async def _retract(self, seat: int, message: str) -> None:
        """Take back the latest that a seat did in silence: no step, and no frame but for itself."""
        owner = self._owner
        row = owner.row_of(RETRACTED, seat, at_rest({}), message)
        fresh = await asyncio.to_thread(fold, owner.row, [*owner.rows, row])
        await owner.keep(row, fresh.table, fresh.step)
        if message:
            owner.known[seat, message] = fresh.step
        owner.history = fresh
        owner.audience.eyes.clear()
        owner.settle(seat)
        await owner.audience.broadcast(0, whole=True, to=[seat])

    async def _go_back(self, seat: int, to: int, message: str) -> None:
        history = self._owner.playing()
        row = self._owner.row_of(UNDO, seat, at_rest({"to": to}), message)
        fresh = await asyncio.to_thread(fold, self._owner.row, [*self._owner.rows, row])
        await self._owner.keep(row, fresh.table, fresh.step)
        if message:
            self._owner.known[seat, message] = history.step + 1
        self._owner.history = fresh
        self.offer = None
        self._owner.menus.clear()
        self._owner.audience.eyes.clear()
        self._owner.settle(seat)
        await self._owner.audience.broadcast(0, whole=True)
