"""Who sits at a table: taking seats, leaving them, handing them over."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from turnkey.play import gate, wire
from turnkey.play.chairs import OPEN, Chair
from turnkey.play.refusal import Refusal
from turnkey.play.store import AddRemoved, Conflict, Write
from turnkey.play.store.bodies import at_rest, from_rest
from turnkey.play.store.person_rows import GONE, NEUTRAL, STAND_IN

if TYPE_CHECKING:
    from turnkey.play.owner import Owner


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

    def chair(self, title: str) -> Chair:
        for chair in self._owner.chairs:
            if chair.title.lower() == title.lower():
                return chair
        names = ", ".join(one.title for one in self._owner.chairs)
        raise Refusal("no_such_seat", "there is no seat {seat}; there are {seats}", seat=repr(title), seats=names)

    def _not_closed(self) -> None:
        if self._owner.row.closed:
            raise Refusal("old_rules", self._owner.row.closed)

    async def sit(self, person: str, name: str, title: str) -> None:
        async def work() -> None:
            chair = self.chair(title)
            if chair.person == person:
                return
            if person in self._owner.removed:
                raise Refusal("removed", "whoever made this table has sent you away from it")
            self._not_closed()
            if chair.kind != OPEN:
                raise Refusal("taken", "the seat {seat} is taken", seat=title)
            mine = self._owner.seat_of(person)
            changes = {chair.seat: {"person": person, "name": name}}
            if mine is not None:
                changes[mine] = {"person": "", "name": ""}
            await self._change(changes)
            await self._owner._deal_if_full()
            self._owner.audience.reseat()
            self._owner.audience.tell_seating()

        await self._owner.do(work)

    async def remove(self, host: str, title: str, *more: Write) -> None:
        """Whoever made the table sends somebody away, for good: their seat is open again, or a bot's if the game has
        begun."""

        async def work() -> None:
            owner = self._owner
            if host != owner.row.host:
                raise Refusal("not_host", "only whoever made the table can send somebody away")
            if owner.status not in (gate.OPEN, gate.PLAYING):
                raise Refusal("over", "the game is over")
            chair = self.chair(title)
            if not chair.person or chair.person == host:
                raise Refusal("nobody", "nobody sits at {seat} whom you could send away", seat=chair.title)
            person, bot = chair.person, STAND_IN if owner.status == gate.PLAYING else ""
            change = {"person": "", "name": "", "bot": bot, "stand_in": False, "passes": False}
            await self._change({chair.seat: change}, AddRemoved(owner.row.id, person), *more)
            owner.removed.add(person)
            chair.leaves_at = None
            owner.settle(None)
            owner.audience.reseat()
            if not owner.row.public:
                for outbox in owner.audience.outboxes:
                    if outbox.person == person:
                        outbox.close()
            owner.audience.tell_seating()

        await self._owner.do(work)

    async def give_to_bot(self, host: str, title: str, *more: Write) -> None:
        """Whoever made the table lets a bot play on for somebody, who may take the seat back."""

        async def work() -> None:
            if host != self._owner.row.host:
                raise Refusal("not_host", "only whoever made the table can do that")
            chair = self.chair(title)
            if self._owner.status != gate.PLAYING or not chair.person or chair.stand_in:
                raise Refusal("nobody", "nobody plays at {seat} for whom a bot could play on", seat=chair.title)
            await self._owner.services.store.write(*more)
            await self._stand_in_for(chair)
            self._owner.audience.tell_seating()

        await self._owner.do(work)

    async def fill_with_bots(self, person: str, bot: str) -> None:
        """The host does not want to wait any longer."""

        async def work() -> None:
            if person != self._owner.row.host:
                raise Refusal("not_host", "only whoever made the table can fill it with bots")
            self._not_closed()
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
            change = {"person": person, "name": chair.name or name, "stand_in": False, "bot": bot, "passes": False}
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
                await self._stand_in_for(chair)
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
        await self._stand_in_for(chair)
        self._owner.audience.tell_seating()

    async def _stand_in_for(self, chair: Chair) -> None:
        await self._change({chair.seat: {"stand_in": True, "bot": STAND_IN}})
        chair.leaves_at = None
        self._owner.settle(None)

    async def becomes(self, person: str, to: str) -> None:
        """Somebody logs in and is known by another name of the store from now on; or (GONE) is to be forgotten, and a
        bot plays on for nobody."""

        async def work() -> None:
            owner = self._owner
            seat, forgotten = owner.seat_of(person), to == GONE
            if seat is not None and (forgotten or owner.seat_of(to) is None):
                change: dict[str, Any] = {"person": to} | ({"name": NEUTRAL} if forgotten else {})
                if forgotten and owner.status == gate.OPEN:
                    change = {"person": "", "name": ""}
                elif forgotten and owner.status == gate.PLAYING:
                    change |= {"stand_in": True, "bot": STAND_IN}
                await self._change({seat: change})
                owner.chairs[seat].leaves_at = None
            if owner.row.host == person:
                others = [one.person for one in owner.chairs if one.person not in ("", GONE, person)]
                owner.row = replace(owner.row, host=to if not forgotten else others[0] if others else GONE)
            owner.settings = from_rest(at_rest(owner.settings).replace(person, to))  # as it is done in the store
            if person in owner.removed:
                owner.removed.remove(person)
                owner.removed |= set() if forgotten else {to}
            owner.lines = [replace(one, person=to) if one.person == person else one for one in owner.lines]
            if forgotten:
                owner.lines = await owner.services.store.lines(owner.row.id)
            owner.settle(None)
            owner.audience.reseat()
            owner.audience.tell_seating()

        await self._owner.do(work)
