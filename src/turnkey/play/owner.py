"""One table and everybody at it. All that happens to it happens here, one thing after the other.

An action goes through four steps: it is received, committed to the store, broadcast, acknowledged. Memory changes only
after the commit, so whatever is cut off in between, the store is right and everybody finds their way back to it.
"""

from __future__ import annotations

import asyncio
import logging
import time
import weakref
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import turnkey
from turnkey.core.actions import Comes
from turnkey.core.events import Line
from turnkey.core.notation import Entry
from turnkey.core.table import Table
from turnkey.play import gate, offers, wire
from turnkey.play.answers import act_again, still_waiting
from turnkey.play.audience import Audience
from turnkey.play.chairs import OPEN, Chair
from turnkey.play.company import Company
from turnkey.play.crashes import BROADCAST, COMMITTED, COMMITTING, RECEIVED, passing
from turnkey.play.ending import Ending
from turnkey.play.finished import Finished
from turnkey.play.hinting import Hinting
from turnkey.play.history import (
    ACT,
    DEAL,
    QUIET,
    History,
    Mark,
    Moment,
    body_of,
    chance_texts,
    fold,
    forget_views,
    game_of,
    known_messages,
    moment_of,
    who_notices,
)
from turnkey.play.passing import Passing
from turnkey.play.refusal import Refusal
from turnkey.play.services import Services
from turnkey.play.store import (
    AddStep,
    Conflict,
    LineRow,
    Lost,
    SetOffer,
    StepRow,
    StoreError,
    TableRow,
    Touch,
    Write,
)
from turnkey.play.store.bodies import from_rest
from turnkey.play.table_bots import TableBots
from turnkey.play.talk import Talk
from turnkey.play.timers import Timers
from turnkey.play.turns import Turns
from turnkey.play.undoing import Undoing

LONG = 0.004  # seconds: rules that take longer run in a thread
log = logging.getLogger("turnkey.play")


class Owner(Turns):
    """Made by the hub, with what the store holds of the table.

    Its parts know it weakly, and nothing that ended holds on to it: a table that is put away is gone at once.
    """

    def __init__(
        self,
        row: TableRow,
        chairs: list[Chair],
        rows: list[StepRow],
        history: History | None,
        lines: list[LineRow],
        services: Services,
        kept: Finished | None = None,
        removed: Sequence[str] = (),
        offer: str | None = None,
    ) -> None:
        super().__init__(row.id)
        self.row = row
        self.kept = kept  # of a game whose rules are gone
        self.removed = set(removed)  # those whom the host sent away
        self.game = turnkey.game(row.game) if kept is not None or row.closed else game_of(row)
        self.settings: dict[str, Any] = from_rest(row.settings)
        self.chairs = chairs
        self.rows = rows
        self.history = history
        self.lines = lines
        self.services = services
        self.fresh: dict[int, int] = {}  # the step since which a seat has had the same decision before it
        self._rested = 0.0
        self._seats: list[wire.Seat] = []
        self.menus: dict[int, list[int]] = {}
        self._slow = False
        self._judged: Table | None = None
        self._over = False
        self._touched, self._asked = row.touched, row.asked
        self.known = known_messages(rows, lines)
        itself: Owner = weakref.proxy(self)
        self.audience = Audience(itself)
        self.passing = Passing(itself)
        self.bots = TableBots(itself)
        self.timers = Timers(itself)
        self.company = Company(itself)
        self.talk = Talk(itself)
        self.hinting = Hinting(itself)
        self.undoing = Undoing(itself)
        self.ending = Ending(itself)
        if history is not None:
            self.undoing.offer = offers.read(offer, history.step)
            self.timers.load_banks(rows)
            self.settle(None)
            self.audience.mind_the_absent(chairs)

    # In memory, and out of it

    def close(self) -> None:
        self.timers.stop()
        self.end()
        self.audience.close()

    def rest(self) -> None:
        """Nobody has done anything for a while: what was found out about the table is forgotten until it is needed."""
        if self._rested != self.last_used:
            self._rested = self.last_used
            self.audience.rest()
            if self.history is not None:
                forget_views(self.history.table)

    @property
    def idle(self) -> bool:
        return not self.audience.outboxes and self.has_nothing_to_do and not self.timers.running

    # What everybody may know

    @property
    def status(self) -> str:
        if self.row.closed:
            return gate.CLOSED
        if self.history is None:
            return gate.OPEN if self.kept is None else gate.OVER
        if self._judged is not self.history.table:  # which never changes: an action makes another
            self._judged, self._over = self.history.table, self.history.table.over
        return gate.OVER if self._over else gate.PLAYING

    @property
    def paused(self) -> bool:
        """Whether the host has stopped the game for a while."""
        return bool(self.settings.get("paused"))

    @property
    def step(self) -> int:
        return self.row.step if self.history is None else self.history.step

    def facts(self) -> gate.Facts:
        offer = self.undoing.offer
        seats = [chair.shown() for chair in self.chairs]
        if seats != self._seats:  # else the same list again, which nobody need look through
            self._seats = seats
        return gate.Facts(
            table=self.row.id,
            game=self.row.game,
            status=self.status,
            step=self.step,
            seats=self._seats,
            spectators=self.audience.spectators,
            undo_offer=None
            if offer is None
            else wire.UndoOffer(
                by=self.chairs[offer.by].title,
                to=offer.to,
                waiting=[self.chairs[seat].title for seat in sorted(offer.waiting)],
            ),
            phase_ends_in=self.timers.phase_ends_in(),
            practice=bool(self.settings.get("practice")),
            closed=self.row.closed,
            hints=self.hinting.allowed,
            paused=self.paused,
        )

    def notes(self) -> gate.Notes:
        """The lines of the log that no rule tells, each by the entry that it stands before."""
        found: dict[int, list[Line]] = {}
        for place, line in (*self.hinting.told(), *self.passing.told().items()):
            found.setdefault(place, []).append(line)
        return found

    def seat_of(self, person: str) -> int | None:
        return next((chair.seat for chair in self.chairs if person and chair.person == person), None)

    def playing(self) -> History:
        if self.row.closed:
            raise Refusal("old_rules", self.row.closed)
        if self.kept is not None:
            raise Refusal("old_rules", "the rules have changed since this game was played: it can only be looked at")
        if self.history is None:
            raise Refusal("not_yet", "the game has not begun: not every seat is taken yet")
        return self.history

    def own_chair(self, person: str) -> Chair:
        seat = self.seat_of(person)
        if seat is None:
            raise Refusal("no_seat", "you have no seat at this table: you are watching")
        return self.chairs[seat]

    async def once(self, person: str, message: str, work: Callable[[Chair], Awaitable[None]]) -> wire.Done:
        """Follow somebody's message in its turn. If it was followed already, it was sent twice: then say so again."""

        async def follow() -> wire.Done:
            chair = self.own_chair(person)
            before = self.known.get((chair.seat, message))
            if before is not None:
                return wire.Done(id=message, step=before, again=True)
            step, offer = self.step, offers.written(self.undoing.offer, self.step)
            await work(chair)
            if self.step == step:  # else it lapsed
                await self.keep_offer(offer)
            return wire.Done(id=message, step=self.step, again=False)

        return await self.do(follow)

    async def keep_offer(self, before: str) -> None:
        """What waits for consent is written down like everything else that somebody is told is done."""
        now = offers.written(self.undoing.offer, self.step)
        if now != before:
            try:
                await self.services.store.write(SetOffer(self.row.id, now))
            except StoreError as fault:
                self.undoing.offer = offers.read(before, self.step)
                self.audience.tell_seating()
                raise Refusal("not_saved", "this could not be saved, so it has not happened; try again") from fault

    # Dealing

    async def deal_if_full(self) -> None:
        await self.do(self._deal_if_full)

    async def _deal_if_full(self) -> None:
        if self.status != gate.OPEN or any(chair.kind == OPEN for chair in self.chairs):
            return
        table, fresh = await asyncio.to_thread(self._dealt)
        row = self.row_of(DEAL, -1, body_of(table, fresh), "")
        await self.keep(row, table, 0)
        self.history = History(table, [Moment(row, len(table.record.entries))], [Mark(0, row.number)])
        self.timers.load_banks(self.rows)
        self.settle(None)
        self.audience.mind_the_absent(self.chairs)
        await self.audience.broadcast(0, whole=True)

    def _dealt(self) -> tuple[Table, list[Entry]]:
        """In a thread: the first table of a game reads its compiled rules."""
        table = self.game.table(self.row.players, from_rest(self.row.options), "auto")
        return table, table.start()

    # Acting

    async def act(self, person: str, message: wire.Act) -> wire.Done:
        async def work(chair: Chair) -> None:
            began = time.perf_counter()
            passing(RECEIVED)
            table = self.playing().table
            action = table.number_of(message.option)
            if chair.stand_in:
                raise Refusal("stand_in", "a bot plays for you now: take your seat back first")
            verb = table.game.definition.words.actions[action].verb
            if verb.comes in (Comes.BY_CLOCK, Comes.AS_CLAIM):
                raise Refusal("illegal", "{option} is nothing that a seat does", option=repr(message.option))
            if chair.seat in self.fresh and message.at < self.fresh[chair.seat]:
                raise Refusal("stale", "the table has changed since: look again, and choose anew")
            step = self.step
            await self.do_step(chair.seat, action, message.id)
            if self.step != step:
                self.services.metrics.took(time.perf_counter() - began)

        return await self.once(person, message.id, work)

    async def do_step(self, seat: int, action: int, message: str, passed: bool = False) -> None:
        """Received; now the rules, the commit, the broadcast. `passed`: it was no choice, and is done for the seat."""
        history = self.playing()
        before = history.table
        draft, fresh = await self._by_the_rules(history, seat, action)
        verb = self.game.definition.words.actions[action]
        quiet = verb.verb.silent  # others do not learn that anything was done
        step = history.step + (not quiet)
        spent = 0.0 if quiet or not verb.verb.on_menus else self.timers.spent(seat)
        row = self.row_of(QUIET if quiet else ACT, seat, body_of(draft, fresh, verb.notation, passed), message, spent)
        moment = moment_of(before, draft, row, action, fresh)
        await self.keep(row, draft, step)
        if message:
            self.known[seat, message] = step
        history.table = draft
        history.step = step
        history.moments.append(moment)
        history.waiting = still_waiting(history.waiting, chance_texts(draft.record.notation, fresh))
        if not quiet:
            history.marks.append(Mark(step, row.number))
            history.changed_from.append(moment.changed)
            self.undoing.offer = None
            if verb.verb.on_menus:  # no decision was made by it: no time is charged, and none won
                self.timers.charge(seat, spent, row.number)
        self.settle(seat)
        self.services.metrics.acted(heard=not quiet)
        await self.audience.broadcast(moment.changed, to=who_notices(before, draft, fresh, quiet))
        passing(BROADCAST)
        if self.status == gate.OVER:
            self.ending.come()
            if self.services.ended is not None:
                self.spawn(self.services.ended(self))

    async def _by_the_rules(self, history: History, seat: int, action: int) -> tuple[Table, list[Entry]]:
        """The table after an action, and what happened. The rules run here if they are quick (compiled), else in a
        thread."""

        def play() -> tuple[Table, list[Entry]]:
            began = time.thread_time()  # of the rules alone: on a busy machine everything takes long
            done = act_again(history.table, seat, action, history.waiting)
            self._slow = time.thread_time() - began > LONG
            return done

        return await asyncio.to_thread(play) if self._slow else play()

    def row_of(self, kind: str, seat: int, body: str, message: str, spent: float = 0.0) -> AddStep:
        return AddStep(self.row.id, len(self.rows), kind, seat, body, message, spent, time.time())

    async def keep(self, row: AddStep, table: Table, step: int, *more: Write) -> None:
        """Durable when this returns. If another server has written meanwhile, this one catches up with it."""
        status = gate.OVER if table.over else gate.PLAYING
        asked = 0 if table.over else sum(1 << seat for seat in table.actors)
        if self.paused and row.kind != DEAL:
            raise Refusal("paused", "whoever made this table has paused it: wait until it goes on")
        passing(COMMITTING)
        heard = step != self.step or row.kind == DEAL
        # What not everybody learns of does not show in lists, unless somebody is newly asked by it.
        touched = row.at if heard else self._touched
        shown = asked if heard or table.over or asked & ~self._asked else self._asked
        try:
            touch = Touch(self.row.id, touched, status, step, shown)
            await self.services.store.write(row, touch, *more, *self.ending.left_by(table), counted=heard)
        except Lost as fault:
            raise Refusal("not_saved", "this could not be saved, so it has not happened; try again") from fault
        except Conflict as fault:
            await self._reload()
            raise Refusal("stale", "the table has changed since: look again, and choose anew") from fault
        except StoreError as fault:
            raise Refusal("not_saved", "this could not be saved, so it has not happened; try again") from fault
        passing(COMMITTED)
        self._touched, self._asked = touched, shown
        self.rows.append(row)

    async def touch(self) -> None:
        """Let lists show the table as it is."""

        async def work() -> None:
            table = None if self.history is None else self.history.table
            asked = 0 if table is None or table.over else sum(1 << seat for seat in table.actors)
            await self.services.store.write(Touch(self.row.id, time.time(), self.status, self.step, asked))

        await self.do(work)

    async def _reload(self) -> None:
        self.rows = await self.services.store.steps(self.row.id)
        self.known = known_messages(self.rows, self.lines)
        self.history = await asyncio.to_thread(fold, self.row, self.rows)
        self.undoing.offer = None
        self.audience.eyes.clear()
        self.settle(None)
        await self.audience.broadcast(0, whole=True)

    def settle(self, acted: int | None) -> None:
        """After every change: whose decision is new, whose time runs, which bots think."""
        history = self.history
        if history is None:
            return
        table = history.table
        actors = () if self.status == gate.OVER else table.actors
        for seat in range(table.players):
            if seat not in actors:
                self.menus.pop(seat, None)
                self.fresh.pop(seat, None)
                continue
            menu = table.menu(seat)
            if seat == acted or menu != self.menus.get(seat):
                self.menus[seat] = menu
                self.fresh[seat] = history.step
        self.timers.settle(() if self.paused else actors)
        self.hinting.settle()
        self.bots.wake()

    async def comes_from_outside(self) -> None:
        """The time of a phase is up."""
        coming = None if self.history is None else self.history.table.coming()
        if coming is not None:
            await self.do_step(coming[0], coming[1], "")
