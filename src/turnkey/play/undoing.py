"""Taking back. The law, as docs/decisions/0008-a-law-of-undo.md has it:

A seat alone takes back what shows nothing and rolls nothing anew (`history.is_free`), as long as nobody else has acted
since. Everything else goes back only if everybody who has a seat agrees: also who is away, and whose seat a bot
plays. What chance has answered stays answered (`answers.py`), and what was said stays said. Alone with bots, one goes
back to one's own last decision, and the table is practice from then on.

What a seat did in silence has no step of its own: going back to the present step takes back the latest of it, and
nobody else learns of that either.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from turnkey.core.errors import TurnkeyError
from turnkey.play import gate, wire
from turnkey.play.chairs import PERSON, Chair
from turnkey.play.history import ACT, QUIET, RETRACTED, UNDO, History, fold
from turnkey.play.refusal import Refusal
from turnkey.play.store import AddStep, SetSettings
from turnkey.play.store.bodies import at_rest, from_rest

if TYPE_CHECKING:
    from turnkey.play.owner import Owner


@dataclass
class Offer:
    """Somebody wants to go back further than they may alone; `message` is the id of their wish."""

    by: int
    to: int
    waiting: set[int]
    message: str


@dataclass(frozen=True)
class Way:
    """A way back that needs nobody's word: to a step, over these rows."""

    to: int
    rows: tuple[int, ...]
    silent: bool = False  # nobody else learns of it
    practice: bool = False


class Undoing:
    """The undos of one table, and the one that waits for consent."""

    def __init__(self, owner: Owner) -> None:
        self._owner = owner
        self.offer: Offer | None = None
        self._asked: set[tuple[int, str]] = set()  # the wishes that led to offers, by seat and message

    # How far somebody may go

    def shown(self, seat: int | None) -> gate.Back:
        """What a seat is told of its ways back."""
        history = self._owner.history
        if history is None or seat is None or self._owner.status == gate.OVER:
            return gate.Back()
        ways = self._ways(history, seat)
        way = ways[0] if ways and (ways[0].silent or ways[0].practice) else ways[-1] if ways else None
        ask = history.a_step_back if self._others(seat) else None
        return gate.Back(None if way is None else way.to, way is not None and way.practice, ask)

    def _ways(self, history: History, seat: int) -> list[Way]:
        """All ways back that a seat may go alone, the shortest first."""
        silent = self._in_silence(history, seat)
        free = self._freely(history, seat)
        found = ([silent] if silent else []) + free
        if not found and not self._others(seat):
            found = self._to_own_decision(history, seat)
        return found

    def _in_silence(self, history: History, seat: int) -> Way | None:
        """If the latest that a seat noticed is something of its own that nobody else knows of."""
        for moment in reversed(history.moments):
            if moment.row.seat == seat:
                alone = moment.row.kind == QUIET and moment.free and moment.unseen
                return Way(history.step, (moment.row.number,), silent=True) if alone else None
            if not moment.unseen:
                return None
        return None

    def _freely(self, history: History, seat: int) -> list[Way]:
        """Over the seat's own latest actions, as long as they show nothing and nobody else has acted since.

        What others do in silence holds nobody back, since nobody notices it.
        """
        found: list[Way] = []
        rows: list[int] = []
        for moment in reversed(history.moments):
            if moment is history.moments[0]:  # the deal
                break
            if moment.row.seat != seat and moment.unseen:
                continue
            timed = self._owner.timers.bank is not None and not moment.row.message
            if moment.row.seat != seat or not moment.free or timed:  # what the clock made a bot decide stays
                break
            rows.append(moment.row.number)
            if moment.row.kind == ACT:
                found.append(Way(history.mark_before(moment.row.number).step, tuple(rows)))
        return found

    def _to_own_decision(self, history: History, seat: int) -> list[Way]:
        """Over the seat's own last action and all that came of it: for somebody alone with bots."""
        own = [one.row.number for one in history.moments if one.row.seat == seat]
        if not own:
            return []
        rows = tuple(one.row.number for one in history.moments if one.row.number >= own[-1])
        if self._owner.settings.get("rated"):  # practice would not count
            return []
        return [Way(history.mark_before(own[-1]).step, rows, practice=True)]

    def _others(self, seat: int) -> set[int]:
        """The people whose word is needed: all but the asker, there or not. Bots do not mind."""
        return {one.seat for one in self._owner.chairs if one.kind == PERSON and one.seat != seat}

    # Asking, answering

    async def undo(self, person: str, message: wire.Undo) -> wire.Done | wire.Offered:
        async def work() -> wire.Done | wire.Offered:
            chair = self._owner.own_chair(person)
            seat, asked = chair.seat, (chair.seat, message.id)
            if asked in self._owner.known:
                return wire.Done(id=message.id, step=self._owner.known[asked], again=True)
            if asked in self._asked or (self.offer is not None and (self.offer.by, self.offer.message) == asked):
                return self._offered(message.id, again=True)
            history = self._owner.playing()
            if history.table.over:
                raise Refusal("over", "the game is over, and everybody has seen everything")
            if chair.stand_in:
                raise Refusal("stand_in", "a bot plays for you now: take your seat back first")
            way = next((one for one in self._ways(history, seat) if one.to == message.to), None)
            if way is None:
                return await self._ask(history, seat, message)
            if way.practice and not (history.practice or message.practice):
                raise Refusal("practice", "this would make it a table for practice: the undo must say that it may")
            await self._go(seat, way, message.id)
            return wire.Done(id=message.id, step=self._owner.step, again=False)

        return await self._owner.do(work)

    async def _ask(self, history: History, seat: int, message: wire.Undo) -> wire.Offered:
        back = self.shown(seat)
        if not history.after(message.to) or not self._others(seat):
            where = back.ask if back.to is None else back.to
            says = (
                "there is nothing to take back to step {to}: nothing can be taken back now"
                if where is None
                else "there is nothing to take back to step {to}: you can go back to step {step}"
            )
            raise Refusal("no_such_step", says, to=message.to, step=where)
        if self.offer is not None:
            by = self._owner.chairs[self.offer.by].title
            says = "{seat} has asked to go back to step {to}: that is to be answered first"
            raise Refusal("offer_open", says, seat=by, to=self.offer.to)
        self.offer = Offer(seat, message.to, self._others(seat), message.id)
        await self._owner.keep_offer("")
        self._asked.add((seat, message.id))
        self._owner.audience.tell_seating()
        return self._offered(message.id, again=False)

    def _offered(self, message: str, again: bool) -> wire.Offered:
        if self.offer is None or self.offer.message != message:
            raise Refusal("no_offer", "this was asked before: somebody did not agree, or the game has gone on since")
        waiting = [self._owner.chairs[seat].title for seat in sorted(self.offer.waiting)]
        return wire.Offered(id=message, step=self._owner.step, to=self.offer.to, waiting=waiting, again=again)

    async def answer(self, person: str, message: wire.Answer) -> wire.Done:
        async def work(chair: Chair) -> None:
            seat, offer = chair.seat, self.offer
            withdrawn = offer is not None and offer.by == seat and not message.yes
            if offer is None or offer.to != message.to or not (seat in offer.waiting or withdrawn):
                raise Refusal("no_offer", "nobody waits for your answer about step {to}", to=message.to)
            waiting = (offer.waiting - {seat}) & self._others(offer.by)
            if message.yes and not waiting:
                rows = self._owner.playing().after(offer.to)
                await self._go(offer.by, Way(offer.to, tuple(rows)), offer.message)
            else:
                offer.waiting = waiting
                self.offer = offer if message.yes else None
                self._owner.audience.tell_seating()
            self._owner.known[seat, message.id] = self._owner.step

        return await self._owner.once(person, message.id, work)

    # Going back

    async def _go(self, seat: int, way: Way, message: str) -> None:
        """Take back: written down first, then done, then shown to those who notice."""
        owner = self._owner
        row, fresh = await asyncio.to_thread(self._without, seat, way, message)
        marked = {**owner.settings, "practice": True}
        await owner.keep(row, fresh.table, fresh.step, *[SetSettings(owner.row.id, at_rest(marked))] * way.practice)
        if way.practice:
            owner.settings = marked
        if message:
            owner.known[seat, message] = fresh.step
        owner.history = fresh
        owner.audience.eyes.clear()
        if not way.silent:
            self.offer = None
            owner.menus.clear()
            owner.timers.take_back(from_rest(row.body)["rows"])
            await owner.passing.stop(seat)  # else what was taken back would be done again
        owner.settle(seat)
        await owner.audience.broadcast(0, whole=True, to=[seat] if way.silent else None)

    def _without(self, seat: int, way: Way, message: str) -> tuple[AddStep, History]:
        """The row that takes back, and what is left then.

        What others did in silence since stays, if it still can be done: nobody has seen it, and it is theirs.
        """
        if way.silent:
            return self._folded(RETRACTED, seat, {}, message)
        told: dict[str, Any] = {"to": way.to, "rows": list(way.rows)} | ({"practice": True} if way.practice else {})
        first = min(way.rows)
        try:
            row, fresh = self._folded(UNDO, seat, told, message)
            if all(one.unseen for one in fresh.moments if one.row.number > first):
                return row, fresh
        except TurnkeyError:
            pass  # it rested on what is taken back
        since = [one.row.number for one in self._owner.playing().moments if one.row.number >= first]
        return self._folded(UNDO, seat, told | {"rows": since}, message)

    def _folded(self, kind: str, seat: int, body: Mapping[str, Any], message: str) -> tuple[AddStep, History]:
        row = self._owner.row_of(kind, seat, at_rest(body), message)
        owner = self._owner
        return row, fold(owner.row, [*owner.rows, row], known=owner.playing().moments)
