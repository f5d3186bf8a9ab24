"""Tournaments: several rounds of several tables. Swiss: whoever has about as many points sits together, and as few as
can be meet twice. Round robin, for tables of two: everybody meets everybody. Bots fill tables that lack somebody, and
win nothing."""

from __future__ import annotations

import contextlib
import logging
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

import turnkey
from turnkey.bots.policies import usual_policy
from turnkey.play.chairs import Chair
from turnkey.play.hub import Hub
from turnkey.play.leases import Elsewhere, patiently
from turnkey.play.owner import Owner
from turnkey.play.people import Person, new_id, tidy_name
from turnkey.play.ratings import returns_of
from turnkey.play.refusal import Refusal
from turnkey.play.store import Conflict, Write
from turnkey.play.store.bodies import at_rest, from_rest
from turnkey.play.store.person_rows import GONE
from turnkey.play.store.rows import insert, select
from turnkey.play.wire import Plain
from turnkey.play.wire_people import Entrant, NewTournament, Pairing, Tournament

SWISS, ROUND_ROBIN = "swiss", "round_robin"
OPEN, PLAYING, OVER = "open", "playing", "over"
PATIENCE = 24 * 3600  # seconds: whoever does not come to their table is played for by a bot
MOST_ENTRANTS = 256
OPTIONS: dict[str, str | int | bool] = {}  # of the tables: as the rules are printed
log = logging.getLogger("turnkey.play")


@dataclass(frozen=True)
class TournamentRow:
    id: str
    game: str
    title: str
    host: str
    kind: str
    seats: int
    rounds: int
    round: int
    state: str
    made: float


@dataclass(frozen=True)
class AddTournament(TournamentRow, Write):
    sql = insert("tournaments", TournamentRow)


@dataclass(frozen=True)
class Advance(Write):
    """To another round, if nobody else did that already."""

    id: str
    before: int
    round: int
    rounds: int
    state: str
    sql = (
        "UPDATE tournaments SET round = :round, rounds = :rounds, state = :state"
        " WHERE id = :id AND round = :before AND state <> 'over'"
    )
    needs_a_row = True


@dataclass(frozen=True)
class EntrantRow:
    tournament: str
    person: str
    name: str
    at: float


@dataclass(frozen=True)
class AddEntrant(EntrantRow, Write):
    sql = insert("entrants", EntrantRow) + " ON CONFLICT DO NOTHING"


@dataclass(frozen=True)
class DropEntrant(Write):
    tournament: str
    person: str
    sql = "DELETE FROM entrants WHERE tournament = :tournament AND person = :person"


@dataclass(frozen=True)
class PairingRow:
    """A table of a round; `points` by person, once it is over."""

    tournament: str
    round: int
    number: int
    table_id: str
    points: str


@dataclass(frozen=True)
class AddPairing(PairingRow, Write):
    sql = insert("pairings", PairingRow)


@dataclass(frozen=True)
class SetPoints(Write):
    table_id: str
    points: str
    sql = "UPDATE pairings SET points = :points WHERE table_id = :table_id AND points = ''"
    needs_a_row = True


class Tournaments:
    def __init__(self, hub: Hub) -> None:
        self._hub, self._store = hub, hub.store

    # Making one

    async def make(self, host: Person, wish: NewTournament) -> Tournament:
        game = turnkey.game(wish.game)
        if wish.seats not in game.seats:
            counts = ", ".join(map(str, game.seats))
            raise Refusal("bad_seats", "this game is for {counts} seats", counts=counts)
        if wish.seats < 2 or (wish.kind == ROUND_ROBIN and wish.seats != 2):
            raise Refusal("bad_seats", "everybody meets everybody at tables of two only")
        row = AddTournament(
            new_id(), wish.game, tidy_name(wish.title) or game.title, host.id, wish.kind, wish.seats, wish.rounds, 0,
            OPEN, time.time(),
        )  # fmt: skip
        await self._store.write(row, AddEntrant(row.id, host.id, host.name, time.time()))
        return await self.shown(row.id, host)

    async def row(self, tournament: str) -> TournamentRow:
        sql = select("tournaments", TournamentRow, "WHERE id = :id")
        found = await self._store.read(TournamentRow, sql, id=tournament)
        if not found:
            raise Refusal("no_such_tournament", "there is no such tournament")
        return found[0]

    async def newest(self, person: Person | None, most: int = 50) -> list[Tournament]:
        sql = select("tournaments", TournamentRow, "ORDER BY made DESC LIMIT :most")
        return [await self.shown(one.id, person) for one in await self._store.read(TournamentRow, sql, most=most)]

    async def enter(self, tournament: str, person: Person, out: bool = False) -> Tournament:
        row = await self.row(tournament)
        if row.state != OPEN:
            raise Refusal("begun", "the tournament has begun")
        if not out and len(await self._entrants(tournament)) >= MOST_ENTRANTS:
            raise Refusal("taken", "the tournament is full")
        change = (
            DropEntrant(tournament, person.id) if out else AddEntrant(tournament, person.id, person.name, time.time())
        )
        await self._store.write(change)
        return await self.shown(tournament, person)

    async def begin(self, tournament: str, host: Person) -> Tournament:
        row = await self.row(tournament)
        if row.host != host.id:
            raise Refusal("not_host", "only whoever made the tournament can begin it")
        if row.state != OPEN:
            raise Refusal("begun", "the tournament has begun")
        entrants = await self._entrants(tournament)
        if len(entrants) < 2:
            raise Refusal("not_yet", "a tournament needs two people at least")
        even = len(entrants) + len(entrants) % 2
        rounds = even - 1 if row.kind == ROUND_ROBIN else row.rounds
        await self._go_on(row, rounds)
        return await self.shown(tournament, host)

    # Rounds

    async def _go_on(self, row: TournamentRow, rounds: int) -> None:
        """The next round, or the end. Of several who want to go on one does."""
        over = row.round >= rounds
        try:
            await self._store.write(
                Advance(row.id, row.round, row.round + (not over), rounds, OVER if over else PLAYING)
            )
        except Conflict:
            return
        if not over:
            await self._sit_down(await self.row(row.id))

    async def catch_up(self) -> None:
        """What was cut off when a server ended: tables that are over and were not written down, people of a round who
        have no table yet, rounds that are over."""
        sql = select("tournaments", TournamentRow, "WHERE state = 'playing'")
        for row in await self._store.read(TournamentRow, sql):
            try:
                for one in await self._pairings(row.id):
                    table = None if one.points else await self._store.table(one.table_id)
                    if table is not None and table.status == "over":
                        await self.ended(await patiently(partial(self._hub.owner, one.table_id)))
                row = await self.row(row.id)
                if row.state == PLAYING:
                    await self._sit_down(row)
                    await self._go_on_if_over(row)
            except Elsewhere:
                continue  # another process has the table, and sees to it
            except Exception:
                log.exception("tournament %s", row.id)

    async def _go_on_if_over(self, row: TournamentRow) -> None:
        if all(one.points for one in await self._pairings(row.id) if one.round == row.round):
            await self._go_on(row, row.rounds)

    async def _sit_down(self, row: TournamentRow) -> None:
        """Whoever has no table in this round yet. Who meets whom follows from the rounds before: it is the same when
        this was cut off and is done again."""
        entrants = {one.person: one for one in await self._entrants(row.id) if one.person != GONE}
        pairings = await self._pairings(row.id)
        earlier = [one for one in pairings if one.round < row.round]
        made = {one.number for one in pairings if one.round == row.round}
        points, met = points_of(earlier), met_in(earlier)
        people = sorted(entrants, key=lambda one: (-points.get(one, 0.0), entrants[one].at))
        groups = (
            circle(sorted(entrants, key=lambda one: entrants[one].at), row.round)
            if row.kind == ROUND_ROBIN
            else swiss(people, row.seats, met)
        )
        game = turnkey.game(row.game)
        bot = usual_policy(game)
        settings = {"clock": None, "patience": PATIENCE, "hints": False, "rated": True, "tournament": row.id}
        for number, group in enumerate(groups):
            if number in made:
                continue
            shift = row.round % row.seats  # nobody sits first in every round, whoever leads
            company = sorted(group, key=lambda one: entrants[one].at)
            seated: list[str] = [*company, *[""] * (row.seats - len(company))]
            seated = seated[shift:] + seated[:shift]
            chairs = [
                Chair(seat, title, who, entrants[who].name) if who else Chair(seat, title, bot=bot)
                for seat, (title, who) in enumerate(zip(game.seats[row.seats], seated, strict=True))
            ]
            await self._seat(row, number, chairs, settings)

    async def _seat(self, row: TournamentRow, number: int, chairs: Sequence[Chair], settings: Plain) -> None:
        """A table of the present round. Where several processes go on with a tournament at the same moment, each table
        is made by one of them."""

        def paired(table: str) -> AddPairing:
            return AddPairing(row.id, row.round, number, table, "")

        with contextlib.suppress(Conflict, Elsewhere):  # made there, or made and taken there before it was looked at
            await self._hub.make_for(row.game, row.host, chairs, settings, OPTIONS, paired)

    async def ended(self, owner: Owner) -> None:
        """A table is over: its points are written down, and after the last of a round the next begins."""
        tournament = owner.settings.get("tournament")
        if not tournament:
            return
        returns = returns_of(owner)
        points = {
            chair.person: sum(
                1.0 if returns[chair.seat] > other else 0.5 if returns[chair.seat] == other else 0.0
                for seat, other in enumerate(returns)
                if seat != chair.seat
            )
            for chair in owner.chairs
            if chair.person
        }
        try:
            await self._store.write(SetPoints(owner.row.id, at_rest(points)))
        except Conflict:
            return  # it was written down already
        await self._go_on_if_over(await self.row(tournament))

    # What is shown

    async def _entrants(self, tournament: str) -> list[EntrantRow]:
        sql = select("entrants", EntrantRow, "WHERE tournament = :id ORDER BY at")
        return await self._store.read(EntrantRow, sql, id=tournament)

    async def _pairings(self, tournament: str) -> list[PairingRow]:
        sql = select("pairings", PairingRow, "WHERE tournament = :id ORDER BY round, number")
        return await self._store.read(PairingRow, sql, id=tournament)

    async def shown(self, tournament: str, person: Person | None) -> Tournament:
        row, pairings = await self.row(tournament), await self._pairings(tournament)
        entrants = await self._entrants(tournament)
        points, me = points_of(pairings), "" if person is None else person.id
        seats = await self._store.seats_of([one.table_id for one in pairings])
        return Tournament(
            id=row.id, game=row.game, title=row.title, kind=row.kind, seats=row.seats, rounds=row.rounds,
            round=row.round, state=row.state, host=row.host == me, mine=any(one.person == me for one in entrants),
            entrants=sorted(
                (Entrant(name=one.name, points=points.get(one.person, 0.0), mine=one.person == me) for one in entrants),
                key=lambda one: -one.points,
            ),
            pairings=[
                Pairing(
                    round=one.round, table=one.table_id, over=bool(one.points),
                    names=[seat.name or seat.bot for seat in seats[one.table_id]],
                    mine=bool(me) and any(seat.person == me for seat in seats[one.table_id]),
                )
                for one in pairings
            ],
        )  # fmt: skip


def points_of(pairings: Sequence[PairingRow]) -> dict[str, float]:
    found: dict[str, float] = {}
    for one in pairings:
        for person, points in (from_rest(one.points) if one.points else {}).items():
            found[person] = found.get(person, 0.0) + points
    return found


def met_in(pairings: Sequence[PairingRow]) -> set[frozenset[str]]:
    """Who has sat at one table already."""
    found: set[frozenset[str]] = set()
    for one in pairings:
        people = list(from_rest(one.points)) if one.points else []
        found |= {frozenset((a, b)) for a in people for b in people if a != b}
    return found


def swiss(people: Sequence[str], seats: int, met: set[frozenset[str]]) -> list[list[str]]:
    """Tables of people of about the same points, who are given in that order: each table takes whoever stands first,
    then those next in order who met fewest of the table so far."""
    left, tables = list(people), []
    while left:
        table = [left.pop(0)]
        while left and len(table) < seats:
            again = [sum(frozenset((one, other)) in met for other in table) for one in left]
            table.append(left.pop(again.index(min(again))))
        tables.append(table)
    return tables


def circle(people: Sequence[str], number: int) -> list[list[str]]:
    """Round `number`, from 1, in which everybody meets somebody else; without a partner, a bot."""
    ring: list[str] = [*people, *[""] * (len(people) % 2)]
    first, others = ring[0], ring[1:]
    turned = others[number - 1 :] + others[: number - 1]
    row = [first, *turned]
    half = len(row) // 2
    return [[one for one in pair if one] for pair in zip(row[:half], reversed(row[half:]), strict=True)]
