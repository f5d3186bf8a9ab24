"""Fair play: what whoever made a table can do about others there, what is written down of it, and reports to whoever
runs the server. All at a table read what its host did."""

from __future__ import annotations

import time
from collections import defaultdict
from dataclasses import dataclass

from turnkey.play import gate
from turnkey.play.http.proxies import is_loopback
from turnkey.play.hub import Hub
from turnkey.play.limits import Buckets
from turnkey.play.owner import Owner
from turnkey.play.people import Person, new_id
from turnkey.play.refusal import Refusal
from turnkey.play.store import CloseTable, Conflict, SetSettings, Write
from turnkey.play.store.bodies import at_rest
from turnkey.play.store.rows import insert, select
from turnkey.play.talk import MUTED
from turnkey.play.wire_people import DEEDS, HostDeed, HostView

FORGET_FAIR_PLAY = (
    "UPDATE reports SET reporter = :to, text = '' WHERE reporter = :person",
    "UPDATE reports SET person = :to WHERE person = :person",
    "UPDATE host_deeds SET host = :to WHERE host = :person",
)
MOVE_FAIR_PLAY = (
    "UPDATE reports SET reporter = :to WHERE reporter = :person",
    "UPDATE reports SET person = :to WHERE person = :person",
    "UPDATE host_deeds SET host = :to WHERE host = :person",
)
MY_REPORTS = "SELECT table_id, seat, why, text, at FROM reports WHERE reporter = :person"
OLD_REPORTS = "DELETE FROM reports WHERE at < :before"
OLD_DEEDS = "DELETE FROM host_deeds WHERE at < :before"
REMOVE, MUTE, UNMUTE, PAUSE, RESUME, TO_BOT, CLOSE = DEEDS


@dataclass(frozen=True)
class DeedRow:
    table_id: str
    number: int
    host: str
    what: str
    seat: int  # -1: nobody's
    at: float


@dataclass(frozen=True)
class AddDeed(DeedRow, Write):
    sql = insert("host_deeds", DeedRow)


@dataclass(frozen=True)
class ReportRow:
    id: str
    table_id: str
    seat: int
    person: str
    reporter: str
    why: str
    text: str
    at: float
    done: int


@dataclass(frozen=True)
class AddReport(ReportRow, Write):
    sql = insert("reports", ReportRow)


@dataclass(frozen=True)
class EndReport(Write):
    id: str
    sql = "UPDATE reports SET done = 1 WHERE id = :id AND done = 0"
    needs_a_row = True


class FairPlay:
    def __init__(self, hub: Hub) -> None:
        self._hub, self._store = hub, hub.store
        self._reports = Buckets(1 / 120, 5)  # of one person: five at once, then one in two minutes

    # What hosts do

    async def do(self, owner: Owner, host: Person, what: str, seat: str) -> None:
        if host.id != owner.row.host:
            raise Refusal("not_host", "only whoever made the table can do that")
        if what in (REMOVE, TO_BOT, MUTE, UNMUTE):
            chair = owner.company.chair(seat)
            deed = await self._deed(owner, host, what, chair.seat)
            if what == REMOVE:
                await owner.company.remove(host.id, seat, deed)
            elif what == TO_BOT:
                await owner.company.give_to_bot(host.id, seat, deed)
            else:
                await self._mute(owner, chair.person, what == MUTE, deed)
        elif what == CLOSE:
            await self._close(owner, await self._deed(owner, host, what, -1))
        else:
            await self._pause(owner, what == PAUSE, await self._deed(owner, host, what, -1))

    async def _deed(self, owner: Owner, host: Person, what: str, seat: int) -> AddDeed:
        number = len(await self._deeds(owner))
        return AddDeed(owner.row.id, number, host.id, what, seat, round(time.time(), 3))

    async def _deeds(self, owner: Owner) -> list[DeedRow]:
        sql = select("host_deeds", DeedRow, "WHERE table_id = :table ORDER BY number")
        return await self._store.read(DeedRow, sql, table=owner.row.id)

    async def _mute(self, owner: Owner, person: str, mute: bool, deed: AddDeed) -> None:
        if not person or person == owner.row.host:
            raise Refusal("nobody", "nobody sits there whom you could mute")
        muted = [one for one in owner.settings.get(MUTED, ()) if one != person]
        await self._set(owner, {MUTED: [*muted, person] if mute else muted}, deed)

    async def _pause(self, owner: Owner, pause: bool, deed: AddDeed) -> None:
        if owner.status != gate.PLAYING:
            raise Refusal("not_yet", "no game is going on here")
        if owner.paused == pause:
            return
        await self._set(owner, {"paused": pause}, deed)

    async def _set(self, owner: Owner, changed: dict[str, object], deed: AddDeed) -> None:
        async def work() -> None:
            settings = {**owner.settings, **changed}
            try:
                await owner.services.store.write(deed, SetSettings(owner.row.id, at_rest(settings)))
            except Conflict as fault:
                raise Refusal("stale", "something else was done at the same time; try again") from fault
            owner.settings = settings
            owner.settle(None)
            owner.audience.tell_seating()

        await owner.do(work)

    async def _close(self, owner: Owner, deed: AddDeed) -> None:
        """Nobody can go on there; everybody comes again and is told so."""
        if owner.settings.get("tournament"):
            raise Refusal("begun", "a tournament waits for this table: it cannot be closed")

        async def work() -> None:
            if owner.status not in (gate.OPEN, gate.PLAYING):
                raise Refusal("over", "the game is over")
            await owner.services.store.write(deed, CloseTable(owner.row.id, gate.CLOSED_BY_HOST))

        await owner.do(work)
        self._hub.put_away(owner.row.id)

    # What is told of it

    async def told(self, owner: Owner, person: Person) -> HostView:
        """For those who sit there what the host did; for the host also who may be one and the same."""
        is_host = owner.row.host == person.id
        if not is_host and owner.seat_of(person.id) is None:
            raise Refusal("no_seat", "you have no seat at this table: you are watching")
        titles = [one.title for one in owner.chairs]
        muted = set(owner.settings.get(MUTED, ()))
        return HostView(
            host=is_host,
            paused=owner.paused,
            muted=[one.title for one in owner.chairs if one.person in muted],
            alike=[[titles[seat] for seat in seats] for seats in alike(owner)] if is_host else [],
            deeds=[
                HostDeed(what=one.what, seat=titles[one.seat] if one.seat >= 0 else "", at=one.at)
                for one in await self._deeds(owner)
            ],
        )

    # Reports

    async def report(self, owner: Owner, reporter: Person, seat: str, why: str, text: str) -> None:
        chair = owner.company.chair(seat)
        if not chair.person or chair.person == reporter.id:
            raise Refusal("nobody", "nobody else sits there whom you could report")
        if not self._reports.take(reporter.id):
            raise Refusal("too_many", "too many reports: wait a little")
        words = " ".join(text.split())[:500]
        row = AddReport(new_id(), owner.row.id, chair.seat, chair.person, reporter.id, why, words, time.time(), 0)
        await self._store.write(row)


def alike(owner: Owner) -> list[list[int]]:
    """Seats of people who are here now from one and the same address: they may be one person, or share a home. Who
    comes from this very machine, or through a proxy that nobody named, cannot be told apart and is not named."""
    by_address: dict[str, set[int]] = defaultdict(set)
    for outbox in owner.audience.outboxes:
        if outbox.seat is not None and outbox.where not in ("", "?") and not is_loopback(outbox.where):
            by_address[outbox.where].add(outbox.seat)
    return [sorted(seats) for seats in by_address.values() if len(seats) > 1]
