"""All tables: those in play are in memory, each with its owner; the others are in the store and come when asked for."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import turnkey
from turnkey.core.errors import TurnkeyError
from turnkey.core.game import Game
from turnkey.play import gate, wire
from turnkey.play.archive import Archive
from turnkey.play.chairs import Chair, chair_of
from turnkey.play.garbage import collect_when_quiet, give_back
from turnkey.play.history import (
    fold,
    is_playable,
    seat_names,
)
from turnkey.play.leases import Elsewhere, Fenced, Leases
from turnkey.play.limits import Limits
from turnkey.play.making import chairs_for, clock_of
from turnkey.play.metrics import Metrics
from turnkey.play.other_rules import by_other_rules, close_what_cannot_go_on, write_down_what_is_over
from turnkey.play.owner import Owner
from turnkey.play.people import People, Person, digest, new_id, new_token
from turnkey.play.presence import Presence
from turnkey.play.refusal import Refusal
from turnkey.play.reviews import Reviews
from turnkey.play.scribe import Scribe
from turnkey.play.services import Services
from turnkey.play.store import (
    AddLink,
    AddTable,
    Conflict,
    SetRematch,
    Store,
    TableRow,
    UseLink,
    Write,
)
from turnkey.play.store.bodies import at_rest, from_rest
from turnkey.play.store.person_rows import GONE
from turnkey.play.thinkers import Thinkers

IDLE = 60.0  # seconds without anybody after which a table leaves memory
RESTS = 20.0  # seconds without an action after which a table takes less of it, whoever is there
SWEEPS = 5.0  # seconds
ADOPTS = 2.0  # seconds after which it is looked again for tables whose process died
LINK_LASTS = 24 * 3600
REVOKED = "revoked"  # among a table's settings: how often its invitations were called back
log = logging.getLogger("turnkey.play")


class Hub:
    """One server's tables."""

    def __init__(
        self, store: Store, people: People, pace: float, limits: Limits, reviews: Reviews | None = None
    ) -> None:
        self.store = store
        self.people = people
        self.metrics = Metrics()
        reviews = reviews or Reviews(store, enabled=False)
        self.services = Services(store, Thinkers(pace, self.metrics), self.metrics, limits, Scribe(), reviews)
        self.owners: dict[str, Owner] = {}
        self._loading: dict[str, asyncio.Task[Owner]] = {}
        self._outdated: set[str] = set()  # among those: what was read of them is not right any more
        self._short: set[asyncio.Task[None]] = set()  # what goes on by itself, and ends soon
        self.archive = Archive(self)
        self._beside: list[asyncio.Task[None]] = []
        self.leases: Leases | None = None  # where there are other processes
        self.presence = Presence()
        self.tell_others: Callable[..., None] = lambda kind, *words: None  # the other processes, if there are any
        self.told: dict[str, Callable[..., None]] = {}  # what is done when another process tells something, by its kind

    async def open(self) -> None:
        """Begin: tables where bots are to move go on by themselves."""
        loop = asyncio.get_running_loop()
        metrics = self.metrics
        collecting = collect_when_quiet(lambda: metrics.activity, lambda: metrics.counts["connections"])
        beside = (self._sweep(), self._catch_up(), self._adopt(), collecting)
        self._beside = [loop.create_task(one) for one in beside]

    async def _catch_up(self) -> None:
        """What is to be done since the server ran last. One thing that fails keeps it from no other."""
        steps: list[Callable[[], Awaitable[None]]] = [
            partial(close_what_cannot_go_on, self.store),
            self._revive_all,
            partial(write_down_what_is_over, self.store, self.services.scribe),
        ]
        for step in steps:
            try:
                await step()
            except Exception:
                log.exception("something is left undone since the server ran last")

    async def _adopt(self) -> None:
        """Tables whose process died, as long as this one lives."""
        while self.leases is not None:
            await asyncio.sleep(ADOPTS)
            try:
                await self._revive(await self.leases.orphans())
            except TurnkeyError as fault:
                log.warning("nobody looks after orphaned tables: %s", fault)
            except Exception:
                log.exception("nobody looks after orphaned tables")

    async def _revive_all(self) -> None:
        """Tables where bots are to move."""
        await self._revive([row.id for row in await self.store.tables_with_bots()])

    async def _revive(self, tables: Sequence[str]) -> None:
        for table in tables:
            try:
                await self.owner(table)
            except Elsewhere:
                continue
            except TurnkeyError as fault:
                log.warning("table %s stays as it is: %s", table, fault)
            except Exception:
                log.exception("table %s stays as it is", table)

    async def close(self) -> None:
        for task in (*self._beside, *self._short):
            task.cancel()
        self.give_up()
        self.services.thinkers.close()
        await self.services.reviews.close()
        await self.services.scribe.close()
        await self.store.close()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEPS)
            self.put_away_idle()
            self.put_to_rest()

    def put_to_rest(self, longer_than: float = RESTS) -> None:
        """Tables where nobody did anything for so many seconds."""
        now = time.monotonic()
        resting = [one for one in self.owners.values() if longer_than < now - one.last_used < longer_than + 2 * SWEEPS]
        for owner in resting:
            owner.rest()
        if resting:
            asyncio.get_running_loop().call_later(1.0, give_back)

    def put_away_idle(self, longer_than: float = IDLE) -> None:
        """Tables where nobody was for so many seconds leave memory."""
        now = time.monotonic()
        idle = [table for table, one in self.owners.items() if one.idle and now - one.last_used > longer_than]
        for table in idle:
            self.put_away(table)
        if idle:
            asyncio.get_running_loop().call_later(1.0, give_back)  # when what was cancelled has ended

    def put_away(self, table: str) -> None:
        """A table leaves memory, and comes from the store again when somebody asks for it, here or elsewhere."""
        self.archive.forget([table])
        owner = self.owners.pop(table, None)
        if owner is None:
            self._outdated |= {table} & self._loading.keys()
            return
        owner.close()
        if self.leases is not None and isinstance(owner.services.store, Fenced):
            self._begin(self.leases.release(owner.services.store.fence))

    def read_again(self, table: str) -> None:
        """What is in memory of a table is not right any more. If it is being played, its clocks and bots go on."""
        owner = self.owners.get(table)
        self.put_away(table)
        if owner is not None and owner.status == gate.PLAYING:
            self._begin(self._revive([table]))

    def read_all_again(self) -> None:
        for table in [*self.owners, *self._loading]:
            self.read_again(table)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._short.add(task)
        task.add_done_callback(self._short.discard)

    def give_up(self) -> None:
        """All tables at once: whoever sits there comes again, here or at another process."""
        self._outdated.update(self._loading)
        for owner in self.owners.values():
            owner.close()
        self.owners.clear()
        self.archive.forget_all()

    def _lost(self, table: str, owner: Owner) -> None:
        """Another process has it."""
        log.warning("table %s was taken over by another process", table)
        owner.close()
        if self.owners.get(table) is owner:
            del self.owners[table]
            self.archive.forget([table])

    # Finding tables

    async def all_owners(self) -> list[Owner]:
        """Of all tables in memory, and of those that are just being read."""
        if self._loading:
            await asyncio.wait(list(self._loading.values()))
        return list(self.owners.values())

    async def owner(self, table: str) -> Owner:
        """The table's one owner in this server."""
        if table in self.owners:
            self.owners[table].last_used = time.monotonic()
            return self.owners[table]
        if table not in self._loading:
            self._loading[table] = asyncio.get_running_loop().create_task(self._load(table))
            self._loading[table].add_done_callback(lambda _: self._is_loaded(table))
        return await asyncio.shield(self._loading[table])

    def is_reading(self, table: str) -> bool:
        """Whether somebody has just asked for a table that was not in memory."""
        return table in self._loading

    def _is_loaded(self, table: str) -> None:
        del self._loading[table]
        self._outdated.discard(table)

    async def _load(self, table: str) -> Owner:
        self._outdated.discard(table)
        row = await self.store.table(table)
        if row is None:
            raise Refusal("no_such_table", "there is no such table")
        services = self.services
        if self.leases is not None:  # before anything is read that its owner may change
            fence = await self.leases.claim(table)
            fenced = Fenced(self.store, fence, lambda: self._lost(table, owner))
            services = replace(services, store=fenced)
            row = await self.store.table(table) or row
        seats, rows, lines, removed, offer = await asyncio.gather(
            self.store.seats(table),
            self.store.steps(table),
            self.store.lines(table),
            self.store.removed(table),
            self.store.offer(table),
        )
        kept = None
        if not is_playable(row) and not row.closed:
            row, kept = await by_other_rules(self.store, row)
        history = await asyncio.to_thread(fold, row, rows) if rows and kept is None and not row.closed else None
        names = seat_names(row) if kept is None else kept.seats
        chairs = [chair_of(one, names[one.seat]) for one in seats]
        if table in self._outdated:
            return await self._load(table)
        owner = self.owners[table] = Owner(
            row, chairs, list(rows), history, list(lines), services, kept, removed, offer
        )
        await owner.deal_if_full()  # also if the server ended just before
        return owner

    def may_see(self, owner: Owner, person: Person | None, invite: str) -> bool:
        """A private table is for those who sit there and those who were invited."""
        if owner.row.public or (person is not None and owner.row.host == person.id):
            return True
        if person is not None and owner.seat_of(person.id) is not None:
            return True
        return bool(invite) and self.people.is_invited(owner.row.id, invite, owner.settings.get(REVOKED, 0))

    async def visible(self, table: str, person: Person | None, invite: str) -> Owner:
        owner = await self.owner(table)
        if not self.may_see(owner, person, invite):
            raise Refusal("no_such_table", "there is no such table")  # whether there is one is nobody's business
        return owner

    # Making tables

    async def make(self, person: Person, wish: wire.NewTable) -> Owner:
        game = turnkey.game(wish.game)
        players = game.players_or_default(wish.players)
        values = game.options.resolve(await self._as_unlocked(game, wish.options, person.id))
        game.book(players, values)
        chairs = chairs_for(game, players, wish.seats, person)
        settings = {
            "clock": clock_of(wish.clock),
            "patience": wish.patience,
            "hints": wish.hints,
            "series": person.id,
        } | ({"rated": True} if wish.rated else {})
        row = self.new_row(game, players, game.options.changed(values), settings, person.id, wish.public)
        return await self.found(row, chairs, [])

    async def _as_unlocked(self, game: Game, given: wire.Plain, person: str) -> wire.Plain:
        """Where the options name a series (a campaign): with what the tables of whoever keeps it have unlocked."""
        series = game.definition.agreed.series
        name = None if series is None else series.name_of(given.get(series.option))
        if series is None or name is None or person in ("", GONE):
            return given
        return {**given, series.option: series.joined(name, await self.store.series(person, game.slug, name))}

    def new_row(self, game: Game, players: int, options: object, settings: object, host: str, public: bool) -> AddTable:
        now = time.time()
        return AddTable(
            id=new_id(), game=game.slug, version=game.definition.version, edition=game.edition.name, players=players,
            options=at_rest(options), settings=at_rest(settings), host=host, public=int(public), made=now,
            touched=now, status=gate.OPEN, step=0, asked=0, rematch="",
        )  # fmt: skip

    async def make_for(
        self,
        slug: str,
        host: str,
        chairs: Sequence[Chair],
        settings: wire.Plain,
        options: wire.Plain,
        also: Callable[[str], Write],
    ) -> Owner:
        """A table for a company that was put together elsewhere; `also` is written with it, or there is none."""
        row = self.new_row(turnkey.game(slug), len(chairs), options, settings, host, False)
        return await self.found(row, chairs, [also(row.id)])

    async def found(self, row: AddTable, chairs: Sequence[Chair], first: Sequence[Write]) -> Owner:
        await self.store.write(row, *(chair.stored(row.id) for chair in chairs), *first)
        owner = await self.owner(row.id)
        await owner.touch()
        return owner

    async def rematch(self, owner: Owner, person: Person) -> str:
        """The same company at a new table, by its name; whoever asks second comes to the same one."""
        owner.own_chair(person.id)
        if owner.status != gate.OVER:
            raise Refusal("not_over", "a rematch can be had once the game is over")
        old = await self.store.table(owner.row.id)
        assert old is not None
        if not old.rematch:
            game, row = owner.game, owner.row
            names = game.seats[game.players_or_default(row.players)]
            options = await self._as_unlocked(game, from_rest(row.options), owner.settings.get("series", ""))
            settings = {**owner.settings, "practice": False}
            game.book(row.players, game.options.resolve(options))
            fresh = self.new_row(game, row.players, options, settings, person.id, bool(row.public))
            chairs = [
                Chair(one.seat, names[one.seat], one.person, one.name, "" if one.person else one.bot)
                for one in owner.chairs
            ]
            try:
                found = await self.found(fresh, chairs, [SetRematch(row.id, fresh.id)])
            except Conflict:
                old = await self.store.table(owner.row.id)
                assert old is not None
                return old.rematch
            owner.audience.tell_all(gate.encode(wire.Moved(table=found.row.id)))
            return found.row.id
        return old.rematch

    # Links to seats

    async def link(self, owner: Owner, person: Person) -> wire.Link:
        chair = owner.own_chair(person.id)
        token = new_token()
        await self.store.write(AddLink(digest(token), owner.row.id, chair.seat, person.id, time.time() + LINK_LASTS, 0))
        return wire.Link(token=token, seat=chair.title, expires_in=LINK_LASTS)

    async def redeem(self, person: Person, token: str) -> Owner:
        link = await self.store.link(digest(token))
        if link is None or link.used or link.expires < time.time():
            raise Refusal("used", "this link has been used already, or is too old")
        owner = await self.owner(link.table_id)
        if owner.chairs[link.seat].person != link.person:
            raise Refusal("used", "the seat has changed hands since this link was made")
        await owner.company.hand_over(link.seat, person.id, person.name, UseLink(link.token_hash, time.time()))
        return owner

    # Lists

    async def info(self, row: TableRow, person: Person | None) -> wire.TableInfo:
        (told,) = await self._infos([row], person)
        return told

    async def _infos(self, rows: Sequence[TableRow], person: Person | None) -> list[wire.TableInfo]:
        """Tables from outside; those that nobody sits at now are read from the store all at once."""
        chairs = {row.id: self.owners[row.id].chairs for row in rows if row.id in self.owners}
        stored = await self.store.seats_of([row.id for row in rows if row.id not in chairs])
        for row in rows:
            names = seat_names(row)
            found = [chair_of(one, names[one.seat]) for one in stored.get(row.id, ())]
            for chair in found if row.id not in chairs else ():
                chair.present = self.presence.is_there(row.id, chair.seat)
            chairs.setdefault(row.id, found)
        return [self._info(row, person, chairs[row.id]) for row in rows]

    def _info(self, row: TableRow, person: Person | None, chairs: Sequence[Chair]) -> wire.TableInfo:
        game = turnkey.game(row.game)
        mine = next((one.title for one in chairs if person is not None and one.person == person.id), None)
        host = person is not None and row.host == person.id
        revoked = from_rest(row.settings).get(REVOKED, 0)
        invite = self.people.invite_to(row.id, revoked) if host or mine is not None else None
        seats = [one.shown() for one in chairs]
        return gate.table_info(row, seats, seat_names(row), game.title, gate.Asker(mine, host, invite))

    async def info_of(self, owner: Owner | str, person: Person | None) -> wire.TableInfo:
        row = await self.store.table(owner if isinstance(owner, str) else owner.row.id)
        assert row is not None
        return await self.info(row, person)

    async def lists(self, person: Person | None) -> wire.Tables:
        own = [] if person is None else await self.store.tables_of(person.id)
        mine = [row for row in own if self._known(row)]
        public = [row for row in await self.store.public_tables() if self._known(row)]
        told = await self._infos([*mine, *public], person)
        return wire.Tables(mine=told[: len(mine)], public=told[len(mine) :])

    def _known(self, row: TableRow) -> bool:
        return row.game in turnkey.game_names()
