"""One table and everybody at it. All that happens to it happens here, one thing after the other.

An action goes through four steps: it is received, committed to the store, broadcast, acknowledged. Memory changes only
after the commit, so whatever is cut off in between, the store is right and everybody finds their way back to it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from turnkey.core.errors import TurnkeyError
from turnkey.core.notation import Entry
from turnkey.core.secrecy import seat_index
from turnkey.core.table import Table
from turnkey.play import gate, wire
from turnkey.play.chairs import OPEN, PERSON, Chair
from turnkey.play.company import STAND_IN, Company
from turnkey.play.crashes import BROADCAST, COMMITTED, COMMITTING, RECEIVED, passing
from turnkey.play.history import (
    ACT,
    DEAL,
    QUIET,
    UNDO,
    History,
    Moment,
    body_of,
    first_changed,
    fold,
    game_of,
    is_silent,
)
from turnkey.play.metrics import Metrics
from turnkey.play.outbox import Outbox
from turnkey.play.refusal import Refusal
from turnkey.play.store import AddStep, Conflict, LineRow, StepRow, Store, StoreError, TableRow, Touch
from turnkey.play.store.bodies import from_rest
from turnkey.play.talk import Talk
from turnkey.play.thinkers import Thinkers, bot_for
from turnkey.play.timers import Timers
from turnkey.play.undoing import Undoing

T = TypeVar("T")
LONG = 0.004  # seconds: rules that take longer run in a thread
log = logging.getLogger("turnkey.play")


@dataclass
class Services:
    """What all tables share."""

    store: Store
    thinkers: Thinkers
    metrics: Metrics


class Owner:
    """Made by the hub, with what the store holds of the table."""

    def __init__(
        self,
        row: TableRow,
        chairs: list[Chair],
        rows: list[StepRow],
        history: History | None,
        lines: list[LineRow],
        services: Services,
    ) -> None:
        self.row = row
        self.game = game_of(row)
        self.settings: dict[str, Any] = from_rest(row.settings)
        self.chairs = chairs
        self.rows = rows
        self.history = history
        self.lines = lines
        self.services = services
        self.outboxes: set[Outbox] = set()
        self.eyes: dict[int | None, gate.Eyes] = {}
        self.fresh: dict[int, int] = {}  # the step since which a seat has had the same decision before it
        self.last_used = time.monotonic()
        self.menus: dict[int, list[int]] = {}
        self._thinking: dict[int, int] = {}
        self._hurried: set[int] = set()  # seats whose time is up: a bot makes this one decision
        self._bots: dict[tuple[int, str], Any] = {}
        self._slow = False
        self._touched = row.touched
        self.known = known_messages(rows, lines)
        self._inbox: asyncio.Queue[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]]] = asyncio.Queue()
        self._tasks: set[asyncio.Task[Any]] = set()
        self.timers = Timers(self)
        self.company = Company(self)
        self.talk = Talk(self)
        self.undoing = Undoing(self)
        self._worker = asyncio.get_running_loop().create_task(self._work(), name=f"table {row.id}")
        if history is not None:
            self.timers.load_banks(rows)
            self.settle(None)
            self._mind_the_absent(chairs)

    # One thing after the other

    async def do(self, work: Callable[[], Awaitable[T]]) -> T:
        """Have something done in its turn. If who asked goes away meanwhile, it is done all the same."""
        if self._worker.done():
            raise Refusal("closed", "the table is being put away: try again")
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._inbox.put_nowait((work, done))
        return await done

    async def _work(self) -> None:
        while True:
            work, done = await self._inbox.get()
            self.last_used = time.monotonic()
            try:
                result = await work()
            except asyncio.CancelledError:
                raise
            except BaseException as fault:
                if not isinstance(fault, TurnkeyError):
                    log.exception("table %s", self.row.id)
                if not done.done():
                    done.set_exception(fault)
            else:
                if not done.done():
                    done.set_result(result)

    def spawn(self, work: Awaitable[Any]) -> None:
        async def guarded() -> None:
            try:
                await work
            except asyncio.CancelledError:
                raise
            except TurnkeyError as fault:
                log.warning("table %s: %s", self.row.id, fault)
            except Exception:
                log.exception("table %s", self.row.id)

        task = asyncio.get_running_loop().create_task(guarded())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def close(self) -> None:
        self.timers.stop()
        for task in (self._worker, *self._tasks):
            task.cancel()
        while not self._inbox.empty():
            self._inbox.get_nowait()[1].cancel()
        for outbox in self.outboxes:
            outbox.close()

    @property
    def idle(self) -> bool:
        return not self.outboxes and not self._tasks and self._inbox.empty() and not self.timers.running

    # What everybody may know

    @property
    def status(self) -> str:
        if self.history is None:
            return gate.OPEN
        return gate.OVER if self.history.table.over else gate.PLAYING

    @property
    def step(self) -> int:
        return 0 if self.history is None else self.history.step

    def facts(self) -> gate.Facts:
        offer = self.undoing.offer
        return gate.Facts(
            table=self.row.id,
            game=self.row.game,
            status=self.status,
            step=self.step,
            seats=[chair.shown() for chair in self.chairs],
            spectators=sum(outbox.seat is None for outbox in self.outboxes),
            undo_offer=None
            if offer is None
            else wire.UndoOffer(
                by=self.chairs[offer.by].title,
                to=offer.to,
                waiting=[self.chairs[seat].title for seat in sorted(offer.waiting)],
            ),
            phase_ends_in=self.timers.phase_ends_in(),
        )

    def seat_of(self, person: str) -> int | None:
        return next((chair.seat for chair in self.chairs if person and chair.person == person), None)

    def playing(self) -> History:
        if self.history is None:
            raise Refusal("not_yet", "the game has not begun: not every seat is taken yet")
        return self.history

    def own_chair(self, person: str) -> Chair:
        seat = self.seat_of(person)
        if seat is None:
            raise Refusal("no_seat", "you have no seat at this table: you are watching")
        return self.chairs[seat]

    def done_before(self, chair: Chair, message: str) -> wire.Done | None:
        """The answer to a message that was followed already: somebody sent it again."""
        step = self.known.get((chair.seat, message))
        return None if step is None else wire.Done(id=message, step=step, again=True)

    # Coming and going

    async def attach(self, outbox: Outbox, since: int, chat_since: int) -> None:
        """A connection is there: it gets what it missed, or the whole table."""

        async def work() -> None:
            outbox.seat = self.seat_of(outbox.person)
            self.outboxes.add(outbox)
            if outbox.seat is not None:
                chair = self.chairs[outbox.seat]
                chair.present += 1
                chair.leaves_at = None
            outbox.put(self.whole(outbox.seat, since))
            missed = [one for one in self.lines if one.number > chat_since]
            if missed:
                outbox.put(gate.encode(self.talk.shown(missed)))
            self.tell_seating(outbox)
            self.timers.watch_banks()
            self._wake_bots()

        await self.do(work)

    async def detach(self, outbox: Outbox) -> None:
        async def work() -> None:
            if outbox not in self.outboxes:
                return
            self.outboxes.discard(outbox)
            outbox.close()
            if not any(one.seat == outbox.seat for one in self.outboxes):
                self.eyes.pop(outbox.seat, None)
            if outbox.seat is not None and self.chairs[outbox.seat].person == outbox.person:
                self._went(self.chairs[outbox.seat])
            self.tell_seating()

        await self.do(work)

    def _went(self, chair: Chair) -> None:
        chair.present = max(0, chair.present - 1)
        self._mind_the_absent([chair])

    def _mind_the_absent(self, chairs: Sequence[Chair]) -> None:
        """Where the table's patience has an end, a bot will play on for those who are not there."""
        patience = self.settings.get("patience")
        for chair in chairs:
            away = chair.kind == PERSON and chair.present == 0 and not chair.stand_in
            if away and patience and self.status == gate.PLAYING:
                self.timers.count_down(chair, float(patience))

    def whole(self, seat: int | None, since: int = -1) -> bytes:
        """A frame that stands alone; with `since`, without the part of the log that is known."""
        if self.history is None:
            return gate.before_the_deal(self.facts(), None if seat is None else self.chairs[seat].title)
        now = gate.Now(self.history.table, self.facts())
        return self._eyes(seat).since(now, self.history.known_at(since), self.undoing.free_for(seat))

    async def catch_up(self, outbox: Outbox) -> bytes:
        """The whole table for a reader who was too slow for each step of it."""

        async def work() -> bytes:
            outbox.lagging = False
            self.services.metrics.count("slow_readers")
            return self.whole(outbox.seat)

        return await self.do(work)

    def _eyes(self, seat: int | None) -> gate.Eyes:
        assert self.history is not None
        if seat not in self.eyes:
            self.eyes[seat] = gate.Eyes(self.history.table, seat)
        return self.eyes[seat]

    def reseat(self) -> None:
        """Connections follow their person to the seat that is theirs now."""
        for chair in self.chairs:
            chair.present = 0
        for outbox in self.outboxes:
            seat = self.seat_of(outbox.person)
            if seat is not None:
                self.chairs[seat].present += 1
            if seat != outbox.seat:
                outbox.seat = seat
                outbox.put(self.whole(seat))
        watched = {outbox.seat for outbox in self.outboxes}
        self.eyes = {seat: eyes for seat, eyes in self.eyes.items() if seat in watched}

    def tell_seating(self, but: Outbox | None = None) -> None:
        data = gate.seating(self.facts())
        for outbox in self.outboxes:
            if outbox is not but:
                outbox.put(data, frame=True)

    async def deal_if_full(self) -> None:
        await self.do(self._deal_if_full)

    async def _deal_if_full(self) -> None:
        if self.history is not None or any(chair.kind == OPEN for chair in self.chairs):
            return
        table = self.game.table(self.row.players, from_rest(self.row.options), "auto")
        fresh = await asyncio.to_thread(table.start)
        row = self.row_of(DEAL, -1, body_of(table, fresh), "")
        await self.keep(row, table, 0)
        self.history = History(table, [Moment(0, row, len(table.record.entries))], rows=1)
        self.timers.load_banks(self.rows)
        self.settle(None)
        self._mind_the_absent(self.chairs)
        await self.broadcast(0, whole=True)

    # Acting

    async def act(self, person: str, message: wire.Act) -> wire.Done:
        async def work() -> wire.Done:
            began = time.perf_counter()
            passing(RECEIVED)
            chair = self.own_chair(person)
            before = self.done_before(chair, message.id)
            if before is not None:
                return before
            table = self.playing().table
            action = table.number_of(message.option)
            if chair.stand_in:
                raise Refusal("stand_in", "a bot plays for you now: take your seat back first")
            if table.game.definition.actions[action].verb.outside:
                raise Refusal("illegal", f"{message.option!r} is nothing that a seat does")
            if chair.seat in self.fresh and message.at < self.fresh[chair.seat]:
                raise Refusal("stale", "the table has changed since: look again, and choose anew")
            await self.do_step(chair.seat, action, message.id)
            self.services.metrics.took(time.perf_counter() - began)
            return wire.Done(id=message.id, step=self.step, again=False)

        return await self.do(work)

    async def do_step(self, seat: int, action: int, message: str) -> None:
        """Received; now the rules, the commit, the broadcast."""
        history = self.playing()
        before, draft = history.table, history.table.copy()
        fresh = await self._by_the_rules(draft, seat, action)
        verb = self.game.definition.actions[action]
        quiet = verb.verb.silent  # others do not learn that anything was done
        step = history.step + (not quiet)
        spent = 0.0 if quiet else self.timers.spent(seat)
        row = self.row_of(QUIET if quiet else ACT, seat, body_of(draft, fresh, verb.notation), message, spent)
        await self.keep(row, draft, step)
        if message:
            self.known[seat, message] = step
        changed = first_changed(before.record.entries, draft.record.entries)
        history.table = draft
        history.step = step
        history.rows += 1
        if not quiet:
            history.changed_from.append(changed)
        silent = is_silent(before, draft, seat, fresh, verb.verb.secret)
        history.moments.append(Moment(step, row, len(draft.record.entries), changed, silent))
        self.undoing.offer = None
        self._hurried.discard(seat)
        if not quiet:
            self.timers.charge(seat, spent)
        self.settle(seat)
        self.services.metrics.count("actions")
        unseen = quiet and not draft.over and set(draft.actors) <= set(before.actors)  # who is newly asked must hear it
        await self.broadcast(changed, to=self.who_knows(fresh) if unseen else None)
        passing(BROADCAST)

    def who_knows(self, entries: Sequence[Entry]) -> list[int | None]:
        """Those who learn of any of these entries."""
        watchers: list[int | None] = [*range(self.row.players), None]
        return [one for one in watchers if any(entry.known_to(seat_index(one)) for entry in entries)]

    async def _by_the_rules(self, draft: Table, seat: int, action: int) -> list[Entry]:
        """The rules run here if they are quick (compiled), else in a thread."""
        began = time.perf_counter()
        fresh = await asyncio.to_thread(draft.act, seat, action) if self._slow else draft.act(seat, action)
        self._slow = time.perf_counter() - began > LONG
        return fresh

    def row_of(self, kind: str, seat: int, body: str, message: str, spent: float = 0.0) -> AddStep:
        return AddStep(self.row.id, len(self.rows), kind, seat, body, message, spent, time.time())

    async def keep(self, row: AddStep, table: Table, step: int) -> None:
        """Durable when this returns. If another server has written meanwhile, this one catches up with it."""
        status = gate.OVER if table.over else gate.PLAYING
        asked = 0 if table.over else sum(1 << seat for seat in table.actors)
        passing(COMMITTING)
        try:
            if step != self.step or row.kind == DEAL:  # what not everybody learns of does not show in lists
                self._touched = row.at
            await self.services.store.write(row, Touch(self.row.id, self._touched, status, step, asked))
        except Conflict as fault:
            await self._reload()
            raise Refusal("stale", "the table has changed since: look again, and choose anew") from fault
        except StoreError as fault:
            raise Refusal("not_saved", "this could not be saved, so it has not happened; try again") from fault
        passing(COMMITTED)
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
        self.eyes.clear()
        self.settle(None)
        await self.broadcast(0, whole=True)

    def settle(self, acted: int | None) -> None:
        """After every change: whose decision is new, whose time runs, which bots think."""
        history = self.history
        if history is None:
            return
        table = history.table
        actors = () if table.over else table.actors
        for seat in range(table.players):
            if seat not in actors:
                self.menus.pop(seat, None)
                self.fresh.pop(seat, None)
                continue
            menu = table.menu(seat)
            if seat == acted or menu != self.menus.get(seat):
                self.menus[seat] = menu
                self.fresh[seat] = history.step
        self.timers.settle(actors)
        self._wake_bots()

    async def broadcast(self, changed: int, whole: bool = False, to: Sequence[int | None] | None = None) -> None:
        """Everybody's new view. Between two of them other tables get their turn."""
        history = self.playing()
        now = gate.Now(history.table, self.facts())
        watchers: dict[int | None, list[Outbox]] = {}
        for outbox in self.outboxes:
            if to is None or outbox.seat in to:
                watchers.setdefault(outbox.seat, []).append(outbox)
        for seat, outboxes in watchers.items():
            try:
                data = self._eyes(seat).frame(now, changed, self.undoing.free_for(seat), whole)
            except Exception:  # one seat's trouble is not the others'
                log.exception("table %s: the view of seat %s", self.row.id, seat)
                continue
            for outbox in outboxes:
                outbox.put(data, frame=True)
            self.services.metrics.count("frames", len(outboxes))
            await asyncio.sleep(0)

    # Bots

    def _wake_bots(self) -> None:
        for seat, since in self.fresh.items():
            if self._bot_decides(seat) and self._thinking.get(seat) != since:
                self._thinking[seat] = since
                self.spawn(self._think(seat, since))

    def _bot_decides(self, seat: int) -> bool:
        return self.chairs[seat].played_by_bot or seat in self._hurried

    async def _think(self, seat: int, since: int) -> None:
        history = self.playing()
        name = self.chairs[seat].bot or STAND_IN
        if (seat, name) not in self._bots:
            self._bots[seat, name] = await asyncio.to_thread(bot_for, self.game, name)
        action = await self.services.thinkers.choose(self._bots[seat, name], history.table, seat)

        async def work() -> None:
            self._thinking.pop(seat, None)
            if self.fresh.get(seat) == since and self._bot_decides(seat):
                await self.do_step(seat, action.id, "")
            else:
                self._wake_bots()

        try:
            await self.do(work)
        except Refusal as fault:
            self._thinking.pop(seat, None)
            if fault.code == "not_saved":  # the store is in trouble: try again in a while
                await asyncio.sleep(1.0)
                self._wake_bots()

    def hurry(self, seats: Sequence[int]) -> None:
        """Their time is up: a bot makes this decision for them."""
        self._hurried.update(seats)
        self._wake_bots()

    async def comes_from_outside(self) -> None:
        """The time of a phase is up."""
        coming = None if self.history is None else self.history.table.coming()
        if coming is not None:
            await self.do_step(coming[0], coming[1], "")


def known_messages(rows: Sequence[StepRow], lines: Sequence[LineRow]) -> dict[tuple[int, str], int]:
    """Which messages were followed already, and the step that they led to."""
    known: dict[tuple[int, str], int] = {}
    step = 0
    for row in rows:
        step += row.kind in (ACT, UNDO)
        if row.message:
            known[row.seat, row.message] = step
    for line in lines:
        if line.message:
            known[line.seat, line.message] = step
    return known
