"""Who sits at a table: taking seats, leaving them, handing them over."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from turnkey.play import gate, wire
from turnkey.play.chairs import OPEN, Chair
from turnkey.play.refusal import Refusal
from turnkey.play.store import Conflict, Write

if TYPE_CHECKING:
    from turnkey.play.owner import Owner

STAND_IN = "medium"  # the bot that plays on for people who left, and decides when their time is up
GETTING_UP = 10.0  # seconds between leaving and the bot


class Company:
    """The people of one table."""

    def __init__(self, owner: Owner) -> None:
        self._owner = owner

    async def _change(self, changes: Mapping[int, Mapping[str, Any]], *more: Write) -> None:
        """Write down who sits where, and what belongs to it; only then it is so."""
        chairs = self._owner.chairs
        rows = [replace(chairs[seat], **change).stored(self._owner.row.id) for seat, change in changes.items()]
        await self._owner.services.store.write(*more, *rows)
        for seat, change in changes.items():
            for name, value in change.items():
                setattr(chairs[seat], name, value)

    async def sit(self, person: str, name: str, title: str) -> None:
        async def work() -> None:
            chair = next((one for one in self._owner.chairs if one.title.lower() == title.lower()), None)
            if chair is None:
                names = ", ".join(one.title for one in self._owner.chairs)
                raise Refusal("no_such_seat", f"there is no seat {title!r}; there are {names}")
            if chair.person == person:
                return
            if chair.kind != OPEN:
                raise Refusal("taken", f"the seat {title} is taken")
            mine = self._owner.seat_of(person)
            changes = {chair.seat: {"person": person, "name": name}}
            if mine is not None:
                changes[mine] = {"person": "", "name": ""}
            await self._change(changes)
            await self._owner._deal_if_full()
            self._owner.audience.reseat()
            self._owner.audience.tell_seating()

        await self._owner.do(work)

    async def fill_with_bots(self, person: str, bot: str) -> None:
        """The host does not want to wait any longer."""

        async def work() -> None:
            if person != self._owner.row.host:
                raise Refusal("not_host", "only whoever made the table can fill it with bots")
            await self._change({chair.seat: {"bot": bot} for chair in self._owner.chairs if chair.kind == OPEN})
            await self._owner._deal_if_full()
            self._owner.audience.tell_seating()

        await self._owner.do(work)

    async def hand_over(self, seat: int, person: str, name: str, use: Write) -> None:
        """Somebody came with a link to this seat: it is theirs now, and the old device watches."""

        async def work() -> None:
            chair = self._owner.chairs[seat]
            mine = self._owner.seat_of(person)
            if mine is not None and mine != seat:
                raise Refusal("taken", "you have another seat at this table already")
            bot = "" if chair.stand_in else chair.bot
            change = {"person": person, "name": chair.name or name, "stand_in": False, "bot": bot}
            try:
                await self._change({seat: change}, use)
            except Conflict as fault:
                raise Refusal("used", "this link has been used already, or is too old") from fault
            chair.leaves_at = None
            self._owner.settle(None)
            self._owner.audience.reseat()
            self._owner.audience.tell_seating()

        await self._owner.do(work)

    async def leave(self, person: str, message: str) -> wire.Done:
        async def work() -> wire.Done:
            chair = self._owner.own_chair(person)
            if self._owner.status == gate.OPEN:
                await self._change({chair.seat: {"person": "", "name": ""}})
                self._owner.audience.reseat()
            elif self._owner.status == gate.PLAYING and not chair.stand_in:
                self._owner.timers.count_down(chair, GETTING_UP)
            self._owner.audience.tell_seating()
            return wire.Done(id=message, step=self._owner.step, again=False)

        return await self._owner.do(work)

    async def come_back(self, person: str, message: str) -> wire.Done:
        async def work() -> wire.Done:
            chair = self._owner.own_chair(person)
            chair.leaves_at = None
            if chair.stand_in:
                await self._change({chair.seat: {"stand_in": False, "bot": ""}})
                self._owner.settle(None)
            self._owner.audience.tell_seating()
            return wire.Done(id=message, step=self._owner.step, again=False)

        return await self._owner.do(work)

    async def bot_takes_over(self, chair: Chair) -> None:
        """The countdown is over: from now on a bot that sees only that seat's view plays for the person."""
        if chair.leaves_at is None or chair.leaves_at > time.monotonic() + 0.05 or self._owner.status != gate.PLAYING:
            return
        chair.leaves_at = None
        await self._change({chair.seat: {"stand_in": True, "bot": STAND_IN}})
        self._owner.audience.tell_seating()
        self._owner.settle(None)
