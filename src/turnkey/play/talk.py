"""What is said at a table: structured claims, chat, and the answer to "why can't I?"."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from turnkey.core.languages import EN
from turnkey.core.notation import in_one_line
from turnkey.play import gate, wire
from turnkey.play.history import SAY, who_hears
from turnkey.play.limits import Buckets
from turnkey.play.refusal import Refusal
from turnkey.play.store import AddLine, Conflict, LineRow
from turnkey.play.store.bodies import at_rest

MUTED = "muted"  # among the table's settings: those who may not write here

if TYPE_CHECKING:
    from turnkey.play.chairs import Chair
    from turnkey.play.owner import Owner


class Talk:
    """The talk of one table."""

    def __init__(self, owner: Owner) -> None:
        self._owner = owner
        limits = owner.services.limits
        self._said = Buckets(limits.talk, limits.talk_at_once)

    def _count(self, chair: Chair) -> None:
        """However many connections a seat speaks through."""
        if not self._said.take(chair.title):
            raise Refusal("too_many", "that is too much at once: wait a little before you say more")

    async def say(self, person: str, message: wire.Say) -> wire.Done:
        async def work(chair: Chair) -> None:
            history = self._owner.playing()
            if history.table.over:
                raise Refusal("over", "the game is over")
            self._count(chair)
            action = history.table.claimed(message.claim)
            if action is not None:
                await self._owner.do_step(chair.seat, action, message.id)
                return
            draft = history.table.copy(same_future=True)
            draft.say(chair.seat, message.claim)
            entry = draft.record.entries[-1]
            row = self._owner.row_of(SAY, chair.seat, at_rest({"say": message.claim}), message.id)
            await self._owner.keep(row, draft, history.step)
            self._owner.known[chair.seat, message.id] = history.step
            history.table = draft
            await self._owner.audience.broadcast(len(draft.record.entries) - 1, to=who_hears(draft, [entry]))

        return await self._owner.once(person, message.id, work)

    async def chat(self, person: str, message: wire.Chat) -> wire.Done:
        """Free text from a seat to all. Those who watch read it: what they would write could sway who plays."""
        if self._owner.seat_of(person) is None:
            raise Refusal("no_seat", "those who watch read the table's chat, and do not write in it")

        async def work(chair: Chair) -> None:
            text = in_one_line(message.text)
            if not text:
                raise Refusal("empty", "there is nothing to read in that")
            if chair.person in self._owner.settings.get(MUTED, ()):
                raise Refusal("muted", "whoever made this table has muted you here")
            reason = self.why_no_chat()
            if reason is not None:
                raise Refusal("no_chat", reason)
            self._count(chair)
            line = AddLine(
                self._owner.row.id,
                len(self._owner.lines) + 1,
                chair.seat,
                chair.name,
                text,
                message.id,
                round(time.time(), 3),
                chair.person,
            )
            try:
                await self._owner.services.store.write(line)
            except Conflict:
                self._owner.lines = await self._owner.services.store.lines(self._owner.row.id)
                raise Refusal("stale", "somebody else said something at the same time; say it again") from None
            self._owner.lines.append(line)
            self._owner.known[chair.seat, message.id] = self._owner.step
            self._owner.audience.tell_all(gate.encode(self.shown([line])))

        return await self._owner.once(person, message.id, work)

    def why_no_chat(self) -> str | None:
        """What the table agreed on holds while its game is on; before and after it everybody may talk."""
        history = self._owner.history
        if history is None or history.table.over:
            return None
        return self._owner.game.definition.words.why_no_chat(history.table.values)

    def shown(self, lines: Sequence[LineRow]) -> wire.Lines:
        return wire.Lines(
            lines=[
                wire.Line(
                    number=one.number, at=one.at, seat=self._owner.chairs[one.seat].title, name=one.name, text=one.text
                )
                for one in lines
                if one.text  # which is gone where somebody wanted to be forgotten
            ]
        )

    async def why(self, person: str, message: wire.Why, language: str = EN) -> wire.Reason:
        async def work() -> wire.Reason:
            table, seat = self._owner.playing().table, self._owner.own_chair(person).seat
            spoken = self._owner.game.language(language)
            return await asyncio.to_thread(gate.why_not, table, seat, message.option, message.id, spoken)

        return await self._owner.do(work)
