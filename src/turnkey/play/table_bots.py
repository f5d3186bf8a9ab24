"""The bots of one table: on seats of their own, for people who left, and for those whose time is up."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from turnkey.bots.sight import Bot
from turnkey.play.company import STAND_IN
from turnkey.play.refusal import Refusal
from turnkey.play.thinkers import bot_for

if TYPE_CHECKING:
    from turnkey.play.owner import Owner


class TableBots:
    """Wakes whichever is asked, and has done what it chose."""

    def __init__(self, owner: Owner) -> None:
        self._owner = owner
        self._bots: dict[tuple[int, str], Bot] = {}
        self._thinking: dict[int, int] = {}  # the decision, by its step, that each seat's bot thinks about

    def wake(self) -> None:
        for seat, since in self._owner.fresh.items():
            if self._decides(seat) and self._thinking.get(seat) != since:
                self._thinking[seat] = since
                self._owner.spawn(self._think(seat, since))

    def _decides(self, seat: int) -> bool:
        return self._owner.chairs[seat].played_by_bot or self._owner.chairs[seat].overdue

    async def _think(self, seat: int, since: int) -> None:
        owner = self._owner
        name = owner.chairs[seat].bot or STAND_IN
        if (seat, name) not in self._bots:
            self._bots[seat, name] = await asyncio.to_thread(bot_for, owner.game, name)
        action = await owner.services.thinkers.choose(self._bots[seat, name], owner.playing().table, seat)

        async def work() -> None:
            self._thinking.pop(seat, None)
            if owner.fresh.get(seat) == since and self._decides(seat):
                await owner.do_step(seat, action.id, "")
            else:
                self.wake()

        try:
            await owner.do(work)
        except Refusal as fault:
            self._thinking.pop(seat, None)
            if fault.code == "not_saved":  # the store is in trouble: try again in a while
                await asyncio.sleep(1.0)
                self.wake()
