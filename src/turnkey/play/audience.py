"""Everybody who watches one table, from a seat or beside it: who is there, and what each of them is sent."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING

from turnkey.core.languages import EN
from turnkey.play import gate
from turnkey.play.chairs import PERSON, Chair
from turnkey.play.outbox import Outbox

if TYPE_CHECKING:
    from turnkey.play.owner import Owner

MOST_LINES = 200  # of chat that somebody who comes is told
log = logging.getLogger("turnkey.play")


class Audience:
    """The connections to one table, and the eyes that they see it with."""

    def __init__(self, owner: Owner) -> None:
        self._owner = owner
        self.outboxes: set[Outbox] = set()
        self.eyes: dict[tuple[int | None, str], gate.Eyes] = {}  # by seat and language
        self._pieces = gate.Pieces()

    @property
    def spectators(self) -> int:
        return sum(outbox.seat is None for outbox in self.outboxes)

    def close(self) -> None:
        for outbox in self.outboxes:
            outbox.close()

    def rest(self) -> None:
        """What can be made again is forgotten."""
        self._pieces = gate.Pieces()
        for shown in {outbox.shown for outbox in self.outboxes if outbox.shown is not None}:
            shown.rest()

    # Coming and going

    async def attach(self, outbox: Outbox, since: int, chat_since: int) -> None:
        """A connection is there: it gets what it missed, or the whole table."""

        async def work() -> None:
            owner = self._owner
            outbox.seat = owner.seat_of(outbox.person)
            self.outboxes.add(outbox)
            if outbox.seat is not None:
                chair = owner.chairs[outbox.seat]
                chair.present += 1
                chair.leaves_at = None
            self._send_whole(outbox, since)
            missed = [one for one in owner.lines[-MOST_LINES:] if one.number > chat_since]
            if missed:
                outbox.put(gate.encode(owner.talk.shown(missed)))
            self.tell_seating(outbox)
            owner.timers.watch_banks()
            owner.bots.wake()

        await self._owner.do(work)

    async def detach(self, outbox: Outbox) -> None:
        async def work() -> None:
            if outbox not in self.outboxes:
                return
            self.outboxes.discard(outbox)
            outbox.close()
            if not any(one.eyes == outbox.eyes for one in self.outboxes):
                self.eyes.pop(outbox.eyes, None)
            if outbox.seat is not None and self._owner.chairs[outbox.seat].person == outbox.person:
                self._went(self._owner.chairs[outbox.seat])
            self.tell_seating()

        await self._owner.do(work)

    def _went(self, chair: Chair) -> None:
        chair.present = max(0, chair.present - 1)
        self.mind_the_absent([chair])

    def mind_the_absent(self, chairs: Sequence[Chair]) -> None:
        """Where the table's patience has an end, a bot will play on for those who are not there."""
        patience = self._owner.settings.get("patience")
        for chair in chairs:
            away = chair.kind == PERSON and chair.present == 0 and not chair.stand_in
            if away and patience and self._owner.status == gate.PLAYING:
                self._owner.timers.count_down(chair, float(patience))

    def reseat(self) -> None:
        """Connections follow their person to the seat that is theirs now."""
        for chair in self._owner.chairs:
            chair.present = 0
        for outbox in self.outboxes:
            seat = self._owner.seat_of(outbox.person)
            if seat is not None:
                self._owner.chairs[seat].present += 1
            if seat != outbox.seat:
                outbox.seat = seat
                self._send_whole(outbox)
        watched = {outbox.eyes for outbox in self.outboxes}
        self.eyes = {whose: eyes for whose, eyes in self.eyes.items() if whose in watched}

    # What they are sent

    def whole(self, seat: int | None, since: int = -1, language: str = EN) -> bytes:
        """A frame that stands alone; with `since`, without the part of the log that is known."""
        sight = self._sight(seat, since, language)
        return self._without_rules(seat) if sight is None else sight.frame

    def _sight(self, seat: int | None, since: int, language: str) -> gate.Sight | None:
        history = self._owner.history
        if history is None:
            return None
        now = gate.Now(history.table, self._owner.facts(), self._pieces, self._owner.notes())
        return self._eyes(seat, language).since(now, history.known_at(since), self._owner.undoing.shown(seat))

    def whole_for(self, outbox: Outbox, since: int = -1) -> bytes:
        """The same for one connection, which from then on can be told what changes."""
        sight = self._sight(outbox.seat, since, outbox.language)
        outbox.shown = None
        if sight is None:
            return self._without_rules(outbox.seat)
        if outbox.patches:
            outbox.shown = sight.shown
        return sight.sent_to(None)

    def _send_whole(self, outbox: Outbox, since: int = -1) -> None:
        outbox.put(self.whole_for(outbox, since))

    async def send_again(self, outbox: Outbox) -> None:
        """For somebody who has lost track."""

        async def work() -> None:
            self._send_whole(outbox)

        await self._owner.do(work)

    def _without_rules(self, place: int | None) -> bytes:
        seat = None if place is None else self._owner.chairs[place].title
        kept, facts = self._owner.kept, self._owner.facts()
        if kept is None:
            return gate.without_rules(facts, seat)
        end = kept.at(facts.table, kept.last, seat or gate.SPECTATORS)
        return gate.without_rules(facts, seat, end, kept.at(facts.table, kept.last, gate.OPEN_CARDS).view)

    async def catch_up(self, outbox: Outbox) -> None:
        """The whole table for a reader who was too slow for each step of it."""

        async def work() -> None:
            outbox.lagging = False
            self._owner.services.metrics.count("slow_readers")
            self._send_whole(outbox)

        await self._owner.do(work)

    def _eyes(self, seat: int | None, language: str) -> gate.Eyes:
        whose = seat, language
        if whose not in self.eyes:
            table, spoken = self._owner.playing().table, self._owner.game.language(language)
            self.eyes[whose] = gate.Eyes(table, seat, self._owner.notes(), spoken)
        return self.eyes[whose]

    def tell_all(self, data: bytes) -> None:
        """Something that all get, and nobody may miss."""
        for outbox in self.outboxes:
            outbox.put(data)

    def tell_seating(self, but: Outbox | None = None) -> None:
        facts = self._owner.facts()
        data = gate.seating(facts)
        told = [outbox for outbox in self.outboxes if outbox is not but and not outbox.lagging]
        for outbox in told:
            outbox.put(data, frame=True)
        for shown in {outbox.shown for outbox in told if outbox.shown is not None}:
            shown.told_of(facts)
        there = sum(1 << chair.seat for chair in self._owner.chairs if chair.present)
        self._owner.services.noticed(self._owner.row.id, there)

    async def broadcast(self, changed: int, whole: bool = False, to: Sequence[int | None] | None = None) -> None:
        """Everybody's new view."""
        now = gate.Now(self._owner.playing().table, self._owner.facts(), self._pieces, self._owner.notes())
        watchers: dict[tuple[int | None, str], list[Outbox]] = {}
        for outbox in self.outboxes:
            if to is None or outbox.seat in to:
                watchers.setdefault(outbox.eyes, []).append(outbox)
        parcels: dict[bytes, bytes] = {}  # what is the same for several, as one thing
        for (seat, language), outboxes in watchers.items():
            try:
                sight = self._eyes(seat, language).look(now, changed, self._owner.undoing.shown(seat), whole)
                for outbox in outboxes:
                    data = sight.sent_to(outbox.shown) if outbox.patches else sight.frame
                    outbox.put(parcels.setdefault(data, data), frame=True)
                    outbox.shown = sight.shown if outbox.patches else None
            except Exception:  # one seat's trouble is not the others'
                log.exception("table %s: the view of seat %s", self._owner.row.id, seat)
                continue
            if to is None or None in to:  # spectators may know of it, and so may all
                self._owner.services.metrics.count("frames", len(outboxes))
