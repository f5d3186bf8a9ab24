"""The bots of one table: on seats of their own, for people who left, and for those whose time is up.

They also do for people what is no choice, where somebody wishes that.
"""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from turnkey.core.actions import Action
from turnkey.play.refusal import Refusal
from turnkey.play.store.person_rows import STAND_IN
from turnkey.play.thinkers import Seated

if TYPE_CHECKING:
    from turnkey.play.owner import Owner

TRY_AGAIN = 1.0  # seconds
WATCHED = 3.0  # seconds at most that a bot waits until those who sit here have seen what happened
LONGEST_WATCHED = 10.0  # seconds at most, however often a page tells that it has come further
LOOK = 0.1  # seconds after which it looks again
NOBODY = ""  # nobody thinks: there is no choice


@dataclass(eq=False)
class Thought:
    """A bot thinks for a seat. `decision` is the very list of what it may choose from: a new one, a new decision.

    `since`: when others began to wait for that seat.
    """

    decision: list[int]
    name: str
    since: float
    task: asyncio.Task[Any] | None = None


class TableBots:
    """Sees to it that for each seat that a bot decides for, one thought is on its way: about what it is asked now."""

    def __init__(self, owner: Owner) -> None:
        self._owner = owner
        self._seated: dict[tuple[int, str], Seated] = {}
        self._unseen_since: dict[int, float] = {}  # a seat does something in silence: others go on waiting for it
        self.thoughts: dict[int, Thought] = {}

    def wake(self) -> None:
        """After any change. What is thought about something that is not asked any more is called off.

        Who thinks instead has been waited for since then: nobody keeps bots from moving by changing things on and on.
        """
        seats, since = range(len(self._owner.chairs)), time.monotonic()
        for seat in seats:
            thought = self.thoughts.get(seat)
            if thought is not None and not self._is_asked(seat, thought):
                since = min(since, thought.since)
                self._call_off(seat)
        for seat in seats:
            decision = self._decision(seat)
            if decision is not None and seat not in self.thoughts:
                waited = self._unseen_since.get(seat, since)
                thought = self.thoughts[seat] = Thought(decision, self._name(seat), waited)
                thought.task = self._owner.spawn(self._think(seat, thought))

    def _decision(self, seat: int) -> list[int] | None:
        """What a bot is to decide for a seat now, if it is."""
        if self._owner.paused:
            return None
        chair = self._owner.chairs[seat]
        decides = chair.played_by_bot or chair.overdue or self._owner.passing.action_of(seat) is not None
        return self._owner.menus.get(seat) if decides else None

    def _name(self, seat: int) -> str:
        chair = self._owner.chairs[seat]
        return chair.bot or (STAND_IN if chair.overdue else NOBODY)

    def _is_asked(self, seat: int, thought: Thought) -> bool:
        return thought.decision is self._decision(seat) and thought.name == self._name(seat)

    def _call_off(self, seat: int) -> None:
        thought = self.thoughts.pop(seat)
        if thought.task is not None:
            thought.task.cancel()
            thought.task = None  # which knows the thought: the two would keep each other

    async def _think(self, seat: int, thought: Thought) -> None:
        owner = self._owner
        if thought.name == NOBODY:
            await self._pass(seat, thought)
            return
        seated = self._seated.setdefault((seat, thought.name), Seated(owner.game, thought.name))
        table, thinkers = owner.playing().table, owner.services.thinkers
        action = await thinkers.choose(seated, table, seat, thought.decision, thought.since)
        await self._until_all_have_seen()
        await owner.do(lambda: self._act(seat, thought, action))

    async def _pass(self, seat: int, thought: Thought) -> None:
        """There is nothing to think about; but everybody shall see what came before."""
        action = self._owner.passing.action_of(seat)
        await asyncio.sleep(thought.since + self._owner.services.thinkers.pace - time.monotonic())
        await self._until_all_have_seen()
        if action is not None:
            await self._owner.do(lambda: self._act(seat, thought, action))

    async def _until_all_have_seen(self) -> None:
        """Spectators hold nobody up, and nobody for long: a page that shows nothing new is waited for once, and not
        again by every bot in turn."""
        end = time.monotonic() + LONGEST_WATCHED
        while time.monotonic() < end and any(
            one.seat is not None and one.holds_up(WATCHED) for one in self._owner.audience.outboxes
        ):
            await asyncio.sleep(LOOK)

    async def _act(self, seat: int, thought: Thought, action: Action) -> None:
        """In its turn: what was thought of, if it is still asked for."""
        if self.thoughts.get(seat) is not thought:
            return
        asked = self._is_asked(seat, thought)
        del self.thoughts[seat]
        if not asked:  # the seat is not the bot's any more
            return
        if action.verb.silent:
            self._unseen_since[seat] = thought.since
        try:
            await self._owner.do_step(seat, action.id, "", passed=thought.name == NOBODY)
        except Refusal:
            self._owner.spawn(self._wake_later())
        except Exception:
            self._owner.spawn(self._wake_later())
            raise
        finally:
            self._unseen_since.pop(seat, None)

    async def _wake_later(self) -> None:
        """What was chosen has not come about, be it that the store is in trouble: the seat is still asked."""
        await asyncio.sleep(TRY_AGAIN)
        self.wake()
