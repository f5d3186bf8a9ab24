"""The store over either database: one thread writes, everything that waits goes into one commit; another reads."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import queue
import secrets
import threading
import time
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, Protocol, TypeVar

from turnkey.play.store.holding import Hold
from turnkey.play.store.rows import (
    ALIVE,
    Claim,
    Fence,
    KeepSecret,
    LineRow,
    LinkRow,
    OwnerRow,
    PersonRow,
    Probe,
    Release,
    SeatRow,
    StepRow,
    TableRow,
    Write,
    select,
)
from turnkey.play.store.schema import NEWEST, NUMBERED, StoreError, steps_from

Row = TypeVar("Row")
MOST_TOGETHER = 256  # writes of one commit
PROBE_WITHIN = 2.0  # seconds in which something must be written, or nothing can be
PROBED = 3.0  # seconds for which that answer counts
PAGE, BETWEEN_PAGES = 500, 0.02  # tables that are looked at together; seconds
UNWRITTEN = "the store could not be written: try again in a while"
UNREAD = "the store could not be read: try again in a while"
log = logging.getLogger("turnkey.play")


class Conflict(StoreError):
    """Something was written already that leaves no room for this: another owner, a used link, a step twice."""


class Lost(Conflict):
    """Another process has this table by now: nothing more is written here."""


class Connection(Protocol):
    """What a database must do for us; `sql` names its values `:so`."""

    def begin(self) -> None: ...
    def commit(self) -> None: ...
    def rollback(self) -> None: ...
    def execute(self, sql: str, values: Mapping[str, Any]) -> int: ...
    def rows(self, sql: str, values: Mapping[str, Any]) -> list[tuple[Any, ...]]: ...
    def alone(self) -> None: ...
    def is_conflict(self, fault: BaseException) -> bool: ...
    def close(self) -> None: ...


class Batch(NamedTuple):
    writes: Sequence[Write]
    done: asyncio.Future[None]
    counted: bool

    @property
    def table(self) -> str:
        """The table whose owner this locks, if any."""
        first = self.writes[0]
        return first.table_id if isinstance(first, Fence | Claim | Release) else ""


class Store:
    """People, tables and what happened at them."""

    def __init__(self, connect: Callable[[], Connection], hold: Hold | None = None, url: str = "") -> None:
        self.url = url  # of a database that several processes can share
        self._reading = ThreadPoolExecutor(1, thread_name_prefix="store-read")
        self._connect = connect
        self._hold = hold
        self._waiting: queue.SimpleQueue[Batch | None] = queue.SimpleQueue()
        self._writer_connection = connect()
        bring_up_to_date(self._writer_connection)
        self._reader = connect()
        self._thread = threading.Thread(target=self._keep_writing, name="store-write", daemon=True)
        self._thread.start()
        self._probe: asyncio.Task[None] | None = None
        self._probed = 0.0
        self._well = False
        self.commits = 0
        self.written = 0
        self.slowest_commit = 0.0

    # Writing

    async def write(self, *writes: Write, counted: bool = True) -> None:
        """All of these or none; they are on disk when this returns. What is not `counted` moves no number that can
        be read from outside."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put(Batch(writes, done, counted))
        try:
            await done
        finally:
            del done  # which holds a fault that holds this frame

    def _keep_writing(self) -> None:
        while True:
            first = self._waiting.get()
            if first is None:
                return
            together, last = [first], False
            while len(together) < MOST_TOGETHER and not self._waiting.empty():
                more = self._waiting.get()
                if more is None:
                    last = True
                    break
                together.append(more)
            if len(together) > 1:  # every process locks tables in one order: else two could wait for each other
                together.sort(key=lambda one: one.table)
            self._commit(together)
            if last:
                return

    def _commit(self, together: Sequence[Batch]) -> None:
        began = time.perf_counter()
        try:
            faults = self._all_as_one(together) or self._each_for_itself(together)
        except Exception as fault:
            unwritten(fault)  # one line for all
            faults = [StoreError(UNWRITTEN) for _ in together]
            self._start_over()
        counted = [one for one in together if one.counted]
        if counted:
            self.commits += 1
            self.written += sum(len(one.writes) for one in counted)
            self.slowest_commit = max(self.slowest_commit, time.perf_counter() - began)
        outcomes = [(one.done, fault) for one, fault in zip(together, faults, strict=True)]
        for loop in {done.get_loop() for done, _ in outcomes}:
            with contextlib.suppress(RuntimeError):  # it has ended, and nobody waits in it any more
                loop.call_soon_threadsafe(tell, [one for one in outcomes if one[0].get_loop() is loop])

    def _all_as_one(self, together: Sequence[Batch]) -> list[BaseException | None]:
        """Nearly always everything can be written, and this is quick; if anything cannot, nothing is."""
        connection = self._writer_connection
        connection.begin()
        try:
            for one in together:
                self._execute(one.writes)
        except Exception:
            connection.rollback()
            return []
        connection.commit()
        return [None] * len(together)

    def _each_for_itself(self, together: Sequence[Batch]) -> list[BaseException | None]:
        """What cannot be written is left out, and told to whoever wanted it."""
        self._writer_connection.begin()
        faults = [self._try(one.writes) for one in together]
        self._writer_connection.commit()
        return faults

    def _execute(self, writes: Sequence[Write]) -> None:
        for one in writes:
            changed = self._writer_connection.execute(one.sql, vars(one))
            if one.needs_a_row and changed < 1:
                fault = Lost if isinstance(one, Fence) else Conflict
                raise fault("there was nothing left to change")

    def _try(self, writes: Sequence[Write]) -> BaseException | None:
        """One batch within the commit; if it fails, only it is taken back."""
        connection = self._writer_connection
        connection.execute("SAVEPOINT batch", {})
        try:
            self._execute(writes)
        except Exception as fault:
            connection.execute("ROLLBACK TO SAVEPOINT batch", {})
            if isinstance(fault, Conflict):
                return fault
            if connection.is_conflict(fault):
                return Conflict("this was written already")
            return unwritten(fault)
        connection.execute("RELEASE SAVEPOINT batch", {})
        return None

    def _start_over(self) -> None:
        """After a fault of the database itself: whatever was begun is gone, and the connection may be too."""
        try:
            self._writer_connection.rollback()
        except Exception:
            try:
                self._writer_connection = self._connect()
            except Exception:
                time.sleep(0.2)

    # Reading

    async def _rows(self, make: Callable[..., Row], sql: str, **values: Any) -> list[Row]:
        def read() -> list[Row]:
            try:
                return [make(*row) for row in self._reader.rows(sql, values)]
            except Exception:
                self._reader = self._connect()
                return [make(*row) for row in self._reader.rows(sql, values)]

        try:
            return await asyncio.get_running_loop().run_in_executor(self._reading, read)
        except Exception as fault:
            log.warning("the store could not be read: %s", in_words(fault))
            raise StoreError(UNREAD) from None

    async def read(self, make: Callable[..., Row], sql: str, **values: Any) -> list[Row]:
        """Whatever else is asked of it; `make` is given the columns of each row."""
        return await self._rows(make, sql, **values)

    async def works(self) -> bool:
        """Whether it can be read and written: something is written to see, in a few seconds' time at most once."""
        if self._probe is None and time.monotonic() - self._probed > PROBED:
            self._probe = asyncio.get_running_loop().create_task(self._try_out())
        if self._probe is not None:
            await asyncio.wait([self._probe], timeout=PROBE_WITHIN)
            if self._probe is not None:  # it still waits for the store, and nobody else shall
                self._well = False
        return self._well

    async def _try_out(self) -> None:
        try:
            await self._rows(int, "SELECT 1")
            await self.write(Probe("health", time.time()), counted=False)
            self._well = True
        except StoreError:
            self._well = False
        finally:
            self._probed = time.monotonic()
            self._probe = None

    async def person_by_token(self, token_hash: str) -> PersonRow | None:
        on = "JOIN sessions ON sessions.person = people.id WHERE sessions.token_hash = :token_hash"
        sql = select("people", PersonRow, on)
        return first(await self._rows(PersonRow, sql, token_hash=token_hash))

    async def table(self, table: str) -> TableRow | None:
        return first(await self._rows(TableRow, select("tables", TableRow, "WHERE id = :id"), id=table))

    async def seats(self, table: str) -> list[SeatRow]:
        sql = select("seats", SeatRow, "WHERE table_id = :id ORDER BY seat")
        return await self._rows(SeatRow, sql, id=table)

    async def seats_of(self, tables: Sequence[str]) -> dict[str, list[SeatRow]]:
        """The seats of several tables, in one query."""
        found: dict[str, list[SeatRow]] = {table: [] for table in tables}
        if found:
            names = {f"table_{number}": table for number, table in enumerate(found)}
            among = ", ".join(f":{name}" for name in names)
            sql = select("seats", SeatRow, f"WHERE table_id IN ({among}) ORDER BY table_id, seat")
            for row in await self._rows(SeatRow, sql, **names):
                found[row.table_id].append(row)
        return found

    async def steps(self, table: str) -> list[StepRow]:
        sql = select("steps", StepRow, "WHERE table_id = :id ORDER BY number")
        return await self._rows(StepRow, sql, id=table)

    async def lines(self, table: str) -> list[LineRow]:
        sql = select("lines", LineRow, "WHERE table_id = :id ORDER BY number")
        return await self._rows(LineRow, sql, id=table)

    async def link(self, token_hash: str) -> LinkRow | None:
        sql = select("links", LinkRow, "WHERE token_hash = :token_hash")
        return first(await self._rows(LinkRow, sql, token_hash=token_hash))

    async def series(self, person: str, game: str, name: str) -> list[str]:
        """What the finished tables of a series have left, in no order."""
        sql = "SELECT value FROM series WHERE person = :person AND game = :game AND name = :name"
        return await self._rows(str, sql, person=person, game=game, name=name)

    async def tables_of(self, person: str, most: int = 100) -> list[TableRow]:
        rest = (
            "WHERE id IN (SELECT table_id FROM seats WHERE person = :person) OR host = :person"
            " ORDER BY touched DESC LIMIT :most"
        )
        return await self._rows(TableRow, select("tables", TableRow, rest), person=person, most=most)

    async def public_tables(self, most: int = 100) -> list[TableRow]:
        rest = "WHERE public = 1 AND status IN ('open', 'playing') ORDER BY touched DESC LIMIT :most"
        return await self._rows(TableRow, select("tables", TableRow, rest), most=most)

    async def tables_with_bots(self, most: int = 1000) -> list[TableRow]:
        """Tables in play where a bot may be asked."""
        rest = (
            "WHERE status = 'playing' AND EXISTS (SELECT 1 FROM seats WHERE seats.table_id = tables.id AND bot <> '')"
            " ORDER BY touched DESC LIMIT :most"
        )
        return await self._rows(TableRow, select("tables", TableRow, rest), most=most)

    async def tables_of_other_rules(
        self, rules: Mapping[str, tuple[int, str]], since: float = 0.0
    ) -> AsyncIterator[TableRow]:
        """Tables that are not over, dealt by another version or edition than each game has now."""
        for status in ("open", "playing"):
            async for row in self._page_by_page(status, since):
                if row.game in rules and (row.version, row.edition) != rules[row.game]:
                    yield row

    async def unkept(self, since: float = 0.0) -> AsyncIterator[TableRow]:
        """Tables that are over, of which nothing is kept yet that outlives their rules."""
        kept = "SELECT 1 FROM finished WHERE table_id = tables.id"
        async for row in self._page_by_page("over", since, f"CASE WHEN EXISTS ({kept}) THEN 0 ELSE 1 END"):
            yield row

    async def _page_by_page(self, status: str, since: float, wanted: str = "1") -> AsyncIterator[TableRow]:
        """All tables of a status, the latest first. However many they are, nobody waits: others read in between."""
        sql = (
            f"SELECT {wanted}, {', '.join(TableRow.__dataclass_fields__)} FROM tables WHERE status = :status"
            " AND touched >= :since AND touched <= :upto AND (touched < :upto OR id < :last)"
            " ORDER BY touched DESC, id DESC LIMIT :most"
        )
        upto, last = math.inf, ""
        while True:
            page = await self._rows(
                lambda wanted, *columns: (wanted, TableRow(*columns)),
                sql, status=status, since=since, upto=upto, last=last, most=PAGE,
            )  # fmt: skip
            for is_wanted, row in page:
                if is_wanted:
                    yield row
            if len(page) < PAGE:
                return
            upto, last = page[-1][1].touched, page[-1][1].id
            await asyncio.sleep(BETWEEN_PAGES)

    async def looked_until(self, name: str) -> float:
        """Up to when all tables were looked through for something; 0: never."""
        return first(await self._rows(float, "SELECT at FROM probes WHERE name = :name", name=name)) or 0.0

    async def played_out(self, game: str, most: int = 1000) -> list[TableRow]:
        """Tables of a game that is over, the latest first."""
        rest = "WHERE game = :game AND status = 'over' ORDER BY touched DESC LIMIT :most"
        return await self._rows(TableRow, select("tables", TableRow, rest), game=game, most=most)

    async def finished(self, table: str) -> bytes | None:
        return first(await self._rows(bytes, "SELECT body FROM finished WHERE table_id = :id", id=table))

    async def review(self, table: str) -> bytes | None:
        return first(await self._rows(bytes, "SELECT body FROM reviews WHERE table_id = :id", id=table))

    async def removed(self, table: str) -> list[str]:
        """Those whom the host sent away."""
        return await self._rows(str, "SELECT person FROM removed WHERE table_id = :id", id=table)

    async def offer(self, table: str) -> str | None:
        return first(await self._rows(str, "SELECT body FROM offers WHERE table_id = :id", id=table))

    async def owner_of(self, table: str, lasts: float) -> OwnerRow | None:
        """Which process has a table, and whether it was heard of lately."""
        sql = (
            f"SELECT owners.server, owners.fence, COALESCE(servers.address, ''), EXISTS ({ALIVE}) FROM owners"
            " LEFT JOIN servers ON servers.id = owners.server WHERE owners.table_id = :id"
        )
        return first(await self._rows(OwnerRow, sql, id=table, lasts=lasts))

    async def orphans(self, lasts: float, most: int = 50) -> list[str]:
        """Tables in play where a bot may be asked, and whose process was given up."""
        sql = (
            "SELECT table_id FROM owners JOIN tables ON tables.id = owners.table_id WHERE server <> ''"
            f" AND NOT EXISTS ({ALIVE}) AND status = 'playing'"
            " AND EXISTS (SELECT 1 FROM seats WHERE seats.table_id = owners.table_id AND bot <> '') LIMIT :most"
        )
        return await self._rows(str, sql, lasts=lasts, most=most)

    async def secret(self, name: str) -> bytes:
        """A secret that the store keeps for the server: made when it is first asked for."""
        await self.write(KeepSecret(name, secrets.token_hex(32)))
        (value,) = await self._rows(str, "SELECT value FROM secrets WHERE name = :name", name=name)
        return bytes.fromhex(value)

    async def close(self) -> None:
        """What waits is still written."""
        self._waiting.put(None)
        await asyncio.to_thread(self._thread.join)
        self._reading.shutdown()
        self._writer_connection.close()
        self._reader.close()
        if self._hold is not None:
            self._hold.let_go()


def bring_up_to_date(connection: Connection) -> None:
    """All steps of the schema that the store does not have yet, or none of them; two servers do it one by one."""
    connection.begin()
    try:
        connection.alone()
        connection.execute(NUMBERED, {})
        found = connection.rows("SELECT version FROM schema_version", {})
        version = found[0][0] if found else 0
        for step in steps_from(version):
            for statement in step:
                connection.execute(statement, {})
        set_to = "UPDATE schema_version SET version = :to" if found else "INSERT INTO schema_version VALUES (:to)"
        if version < NEWEST:
            connection.execute(set_to, {"to": NEWEST})
    except BaseException:
        connection.rollback()
        raise
    connection.commit()


def unwritten(fault: Exception) -> StoreError:
    """What people are told; what the database said is for the log."""
    log.warning("the store could not be written: %s", in_words(fault))
    return StoreError(UNWRITTEN)


def in_words(fault: Exception) -> str:
    return f"{type(fault).__name__}: {' '.join(str(fault).split())}"


def tell(outcomes: Sequence[tuple[asyncio.Future[None], BaseException | None]]) -> None:
    """To those who still wait."""
    for done, fault in outcomes:
        if done.done():
            continue
        if fault is None:
            done.set_result(None)
        else:
            done.set_exception(fault)


def first(rows: Sequence[Row]) -> Row | None:
    return rows[0] if rows else None


def held(path: str, connect: Callable[[], Connection]) -> Store:
    """A store in a file, which nobody else may use meanwhile."""
    hold = Hold(path)
    try:
        return Store(connect, hold)
    except BaseException:
        hold.let_go()
        raise


async def open_store(url: str) -> Store:
    """The store at a URL: sqlite:///FILE, or postgresql://USER@HOST/NAME."""
    kind, _, rest = url.partition("://")
    try:
        if kind == "sqlite" and rest.startswith("/") and rest != "/":
            from turnkey.play.store.sqlite import connect_sqlite

            return await asyncio.to_thread(held, rest[1:], lambda: connect_sqlite(rest[1:]))
        if kind in ("postgresql", "postgres"):
            from turnkey.play.store.postgres import connect_postgres

            return await asyncio.to_thread(Store, lambda: connect_postgres(url), None, url)
    except StoreError:
        raise
    except Exception as fault:
        raise StoreError(f"the store {kind}://… cannot be opened: {' '.join(str(fault).split())}") from fault
    raise StoreError(
        "a store is named sqlite:///FILE (sqlite:////absolute/FILE) or postgresql://USER@HOST/NAME; "
        f"{kind or 'nothing'!r} is neither"
    )
