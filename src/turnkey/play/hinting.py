"""Hints: "What would you do?" A search answers, with what the seat knows and nothing else.

Everybody at the table reads that a hint was taken, and not what it said. The table is practice from then on. Where
nobody said otherwise when the table was made, hints are for whoever sits there alone with bots.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from turnkey.bots.hints import Hint
from turnkey.core.events import Line, line_saying
from turnkey.core.languages import EN
from turnkey.play import gate, wire
from turnkey.play.chairs import PERSON
from turnkey.play.history import HINT
from turnkey.play.refusal import Refusal
from turnkey.play.store import SetSettings
from turnkey.play.store.bodies import at_rest
from turnkey.play.thinkers import Adviser

if TYPE_CHECKING:
    from turnkey.play.owner import Owner

WISHED = "hints"  # among the table's settings: whether there are any


@dataclass(eq=False)
class Sought:
    """A hint that is being thought of. `decision` is the very list of what the seat may choose from."""

    seat: int
    decision: list[int]
    thought: asyncio.Task[Hint]
    called_off: bool = False


class Hinting:
    """The hints of one table."""

    def __init__(self, owner: Owner) -> None:
        self._owner = owner
        self._advisers: dict[int, Adviser] = {}
        self._sought: dict[int, Sought] = {}
        self._taken: dict[int, int] = {}  # by seat, the step at which it took its last hint

    @property
    def allowed(self) -> bool:
        if self._owner.settings.get("rated"):
            return False
        wished: bool | None = self._owner.settings.get(WISHED)
        people = sum(one.kind == PERSON for one in self._owner.chairs)
        return people <= 1 if wished is None else wished

    def told(self) -> Iterator[tuple[int, Line]]:
        """The lines of the log that say who took a hint, each with the entry that it stands before."""
        history, seats = self._owner.history, self._owner.game.definition.words.seats
        for place, seat in () if history is None else history.hints:
            who = seats.at(seat)
            yield place, line_saying(HINT, "{seat} takes a hint.", {"seat": who}, {"seat": who.word})

    def settle(self) -> None:
        """After any change: what is thought about something that is not asked any more is called off."""
        for sought in list(self._sought.values()):
            if not self._is_asked(sought):
                sought.called_off = True
                sought.thought.cancel()
                del self._sought[sought.seat]

    def _is_asked(self, sought: Sought) -> bool:
        return self._owner.menus.get(sought.seat) is sought.decision

    async def hint(self, person: str, message: wire.Hint, language: str = EN) -> wire.Hinted:
        async def begin() -> Sought:
            return self._begin(person, message.practice)

        sought = await self._owner.do(begin)
        try:
            found = await sought.thought
        except asyncio.CancelledError:
            if not sought.called_off:
                raise
            raise Refusal("stale", "what you were asked has changed: ask again") from None
        finally:
            if self._sought.get(sought.seat) is sought:
                del self._sought[sought.seat]

        async def tell() -> wire.Hinted:
            self._check(person)
            if not self._is_asked(sought):
                raise Refusal("stale", "what you were asked has changed: ask again")
            await self._take(sought, message.id)
            spoken = self._owner.game.language(language)
            return gate.hinted(message.id, self._owner.step, found, spoken)

        return await self._owner.do(tell)

    def _begin(self, person: str, practice: bool) -> Sought:
        owner, seat = self._owner, self._check(person)
        if seat in self._sought:
            raise Refusal("hint_under_way", "a hint is being thought of already")
        if not (owner.playing().practice or practice):
            raise Refusal(
                "practice", "this would make it a table for practice: who asks for a hint must say that it may"
            )
        adviser = self._advisers.setdefault(seat, Adviser(owner.game))
        thinking = owner.services.thinkers.advise(adviser, owner.playing().table, seat)
        sought = Sought(seat, owner.menus[seat], asyncio.get_running_loop().create_task(thinking))
        self._sought[seat] = sought
        return sought

    def _check(self, person: str) -> int:
        """The seat that asks, if it may."""
        owner = self._owner
        chair = owner.own_chair(person)
        if owner.playing().table.over:
            raise Refusal("over", "the game is over")
        if not self.allowed:
            raise Refusal("no_hints", "there are no hints at this table")
        if chair.stand_in:
            raise Refusal("stand_in", "a bot plays for you now: take your seat back first")
        if chair.seat not in owner.menus:
            raise Refusal("not_asked", "you are not asked anything now")
        return chair.seat

    async def _take(self, sought: Sought, message: str) -> None:
        """Write down that a hint was taken, and tell everybody: once for a step, however often it is asked. Told again,
        it would tell that the seat did something in silence since."""
        owner, seat = self._owner, sought.seat
        if self._taken.get(seat) == owner.step or (seat, message) in owner.known:
            return
        history = owner.playing()
        marked = {**owner.settings, "practice": True}
        row = owner.row_of(HINT, seat, at_rest({}), message)
        await owner.keep(row, history.table, history.step, SetSettings(owner.row.id, at_rest(marked)))
        owner.settings, history.practice = marked, True
        history.hints.append((len(history.table.record.entries), seat))
        owner.known[seat, message] = history.step
        self._taken[seat] = history.step
        await owner.audience.broadcast(len(history.table.record.entries))
