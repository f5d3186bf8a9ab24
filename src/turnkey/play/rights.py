"""What everybody may ask for about themselves: all that is kept of them, to be forgotten, to be logged out."""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import dataclass
from typing import Any

from turnkey.play.finished import UNSAID, without_person
from turnkey.play.history import SAY
from turnkey.play.hub import REVOKED, Hub
from turnkey.play.owner import Owner
from turnkey.play.people import Person
from turnkey.play.refusal import Refusal
from turnkey.play.store import PersonRow, SetSettings, Write
from turnkey.play.store.bodies import at_rest, from_rest
from turnkey.play.store.person_rows import FORGET, GONE, MOVE, NEUTRAL, about
from turnkey.play.wire import Plain
from turnkey.play.wire_people import Account, MyData, MyLine, MySeat

OUT, BECAME, AGAIN = "out", "became", "again"  # what processes tell each other of people
THEIR_SEATS = (
    "SELECT tables.id, tables.game, tables.status, seats.seat, seats.name, tables.host, tables.made, tables.touched"
    " FROM seats JOIN tables ON tables.id = seats.table_id WHERE seats.person = :person ORDER BY tables.made"
)
THEIR_CHAT = "SELECT table_id, at, text FROM lines WHERE person = :person AND text <> '' ORDER BY at"
THEIR_QUOTES = (
    "SELECT steps.table_id, steps.number, steps.body FROM steps JOIN seats"
    " ON seats.table_id = steps.table_id AND seats.seat = steps.seat"
    " WHERE seats.person = :person AND steps.kind = :kind"
)
log = logging.getLogger("turnkey.play")


@dataclass(frozen=True)
class SetFinished(Write):
    table_id: str
    body: bytes
    sql = "UPDATE finished SET body = :body WHERE table_id = :table_id"


@dataclass(frozen=True)
class SetBody(Write):
    table_id: str
    number: int
    body: str
    sql = "UPDATE steps SET body = :body WHERE table_id = :table_id AND number = :number"


@dataclass(frozen=True)
class DropLinks(Write):
    """Links to somebody's seat at a table that nobody has used yet."""

    table_id: str
    person: str
    sql = "DELETE FROM links WHERE table_id = :table_id AND person = :person AND used = 0"


class Rights:
    """Over one server's tables."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._store, self._people = hub.store, hub.people
        self.forgets: list[tuple[str, ...]] = [FORGET]  # statements about somebody who goes, the last ones first
        self.moves: list[tuple[str, ...]] = [MOVE]
        self.tells: dict[str, str] = {}  # what else is kept of people: by its name, what finds it
        self._others: set[asyncio.Task[None]] = set()  # what other processes told of, and is being done here
        hub.told |= {OUT: self._hang_up_here, BECAME: self._became, AGAIN: hub.read_again}

    # To know what is kept

    async def export(self, person: Person, account: Account) -> MyData:
        ask, who = self._store.read, person.id
        (made,) = await ask(float, "SELECT made FROM people WHERE id = :person", person=who)
        more = {name: await ask(as_data(sql), sql, person=who) for name, sql in self.tells.items()}
        devices = "SELECT made, seen FROM sessions WHERE person = :person ORDER BY made"
        links = "SELECT table_id, seat, expires, used FROM links WHERE person = :person"
        series = "SELECT game, name, value FROM series WHERE person = :person"

        def seat(table: str, game: str, status: str, seat: int, name: str, host: str, *times: float) -> MySeat:
            return MySeat(table=table, game=game, status=status, seat=seat, name=name, host=host == who,
                          made=times[0], touched=times[1])  # fmt: skip

        def line(table: str, at: float, text: str) -> MyLine:
            return MyLine(table=table, at=at, text=text)

        return MyData(
            id=who, name=person.name, made=made, account=account,
            devices=await ask(as_data(devices), devices, person=who),
            seats=await ask(seat, THEIR_SEATS, person=who),
            chat=await ask(line, THEIR_CHAT, person=who),
            links=await ask(as_data(links), links, person=who),
            campaigns=await ask(as_data(series), series, person=who),
            more=more,
        )  # fmt: skip

    # To go

    async def forget(self, person: Person) -> None:
        """Names, words, links, devices and accounts go; games stay, with somebody of no name in them."""
        theirs = await self._store.read(lambda *row: row, THEIR_SEATS, person=person.id)
        await self._unquote(person.id)
        await self._store.write(*about(FORGET[:2], person.id))  # which finds things by the seats that go next
        await self._at_tables(person.id, GONE)
        all_at_once = [one for statements in reversed(self.forgets) for one in about(statements, person.id)]
        await self._store.write(*all_at_once)
        await self._at_tables(person.id, GONE)  # those that came from the store meanwhile
        for table, _, _, seat, *_ in theirs:
            self.hub.services.reviews.drop(table)
            body = await self._store.finished(table)
            if body is not None:
                await self._store.write(SetFinished(table, without_person(body, seat, NEUTRAL)))
                owner = self.hub.owners.get(table)
                if owner is None or owner.kept is not None:
                    self._from_the_store(table)
        self._people.look_again(person.id)
        self.hang_up(person.id)

    async def _unquote(self, person: str) -> None:
        """What somebody said in words of their own stands in the records of some games."""
        found = await self._store.read(lambda *row: row, THEIR_QUOTES, person=person, kind=SAY)
        quotes = [row for row in found if str(from_rest(row[2]).get("say", "")).startswith('"')]
        for table, number, _ in quotes:
            await self._store.write(SetBody(table, number, at_rest({"say": f'"{UNSAID}"'})))
        for table in {row[0] for row in quotes}:
            self._from_the_store(table)

    def _from_the_store(self, table: str) -> None:
        """What a process has in memory of a table is not right any more: it is to be read again."""
        self.hub.read_again(table)
        self.hub.tell_others(AGAIN, table)

    async def take_over(self, guest: Person, row: PersonRow) -> None:
        """Somebody logged in who was here as a guest: what the guest did is theirs."""
        await self._at_tables(guest.id, row.id)
        await self._store.write(*(one for statements in self.moves for one in about(statements, guest.id, row.id)))
        await self._at_tables(guest.id, row.id)
        self.hang_up(guest.id)  # they come again, as who they are now

    async def _at_tables(self, person: str, to: str) -> None:
        """At the tables of this process; the others are told to see to theirs."""
        self.hub.tell_others(BECAME, person, to)
        await self._at_tables_here(person, to)

    def _became(self, person: str, to: str) -> None:
        task = asyncio.get_running_loop().create_task(self._at_tables_here(person, to))
        self._others.add(task)
        task.add_done_callback(self._others.discard)

    async def _at_tables_here(self, person: str, to: str) -> None:
        """A table that cannot follow keeps the others from nothing: it is read from the store again."""
        for owner in await self.hub.all_owners():
            if is_about(owner, person):
                try:
                    await owner.company.becomes(person, to)
                except Exception:
                    log.warning(
                        "table %s is read again: it could not be told who sits there", owner.row.id, exc_info=True
                    )
                    self.hub.read_again(owner.row.id)

    # Devices

    async def log_out(self, person: Person, everywhere: bool) -> None:
        await self._people.let_out(person, everywhere)
        if everywhere:
            self.hang_up(person.id)

    def hang_up(self, person: str) -> None:
        """Live connections of somebody whose cookies are worth nothing any more, whichever process has them."""
        self.hub.tell_others(OUT, person)
        self._hang_up_here(person)

    def _hang_up_here(self, person: str) -> None:
        for owner in self.hub.owners.values():
            for outbox in owner.audience.outboxes:
                if outbox.person == person:
                    outbox.close()

    # Invitations

    async def revoke(self, owner: Owner, person: Person) -> None:
        """Links that were given away lead nowhere from now on: for the host the table's invitation and for everybody
        the links to their own seat. Who watches a private table by an invitation is sent away."""
        if owner.row.host != person.id and owner.seat_of(person.id) is None:
            raise Refusal("no_seat", "you have no seat at this table: you are watching")

        async def work() -> None:
            writes: list[Write] = [DropLinks(owner.row.id, person.id)]
            settings = owner.settings
            if owner.row.host == person.id:
                settings = {**settings, REVOKED: settings.get(REVOKED, 0) + 1}
                writes.append(SetSettings(owner.row.id, at_rest(settings)))
            await owner.services.store.write(*writes)
            owner.settings = settings
            if owner.row.host == person.id and not owner.row.public:
                for outbox in owner.audience.outboxes:
                    if outbox.seat is None and outbox.person != owner.row.host:
                        outbox.close()

        await owner.do(work)


def is_about(owner: Owner, person: str) -> bool:
    return (
        owner.row.host == person
        or owner.seat_of(person) is not None
        or person in owner.removed
        or person in at_rest(owner.settings)
        or any(one.person == person for one in owner.lines)
    )


def as_data(sql: str) -> Any:
    """A maker of plain rows, named as the statement names them."""
    names = sql.removeprefix("SELECT ").partition(" FROM ")[0].split(", ")

    def row(*values: Any) -> Plain:
        return dict(zip(names, values, strict=True))

    return row


def days_ago(days: float) -> float:
    return time.time() - days * 24 * 3600
