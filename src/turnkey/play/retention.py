"""How long things are kept, and the sweep that lets them go. It runs by itself, every hour; nothing depends on it."""

from __future__ import annotations

import asyncio
import logging
import random
from dataclasses import dataclass

from turnkey.play.hub import Hub
from turnkey.play.leases import Elsewhere
from turnkey.play.rights import days_ago
from turnkey.play.store import Conflict, StoreError, Write
from turnkey.play.store.person_rows import SCRUB, about

EVERY = 3600.0  # seconds
AT_ONCE = 50  # tables
OF_TABLES = ("steps", "lines", "seats", "links", "removed", "offers", "series", "host_deeds", "reports", "owners")
log = logging.getLogger("turnkey.play")


@dataclass(frozen=True)
class Keeping:
    """Days, each counted from when something was touched last; 0: for ever. Finished games are kept for ever."""

    open_tables: float = 30  # that wait for people
    unfinished: float = 180  # that were begun
    chat: float = 365  # of finished games
    links: float = 1  # to seats, after they have expired or were used
    devices: float = 400  # that nobody came with
    guests: float = 30  # who sit nowhere and whom no device knows
    reports: float = 365  # and what hosts did


@dataclass(frozen=True)
class Old(Write):
    """Let go of what is older than a moment."""

    sql: str  # type: ignore[misc]
    before: float
    table: str = ""


@dataclass(frozen=True)
class LetGo(Write):
    """A table, if nobody has touched it since."""

    before: float
    table: str
    sql = "DELETE FROM tables WHERE id = :table AND touched < :before"
    needs_a_row = True


OLD_CHAT = (
    "UPDATE lines SET text = '', name = '', person = '' WHERE at < :before AND text <> ''"
    " AND table_id IN (SELECT id FROM tables WHERE status IN ('over', 'closed'))"
)
OLD_LINKS = "DELETE FROM links WHERE expires < :before"
OLD_TICKETS = "DELETE FROM tickets WHERE expires < :before"
OLD_DEVICES = "DELETE FROM sessions WHERE seen < :before"
OLD_GUESTS = (
    "DELETE FROM people WHERE made < :before AND id NOT IN (SELECT person FROM sessions)"
    " AND id NOT IN (SELECT person FROM seats) AND id NOT IN (SELECT person FROM passkeys)"
    " AND id NOT IN (SELECT person FROM mails) AND id NOT IN (SELECT host FROM tables)"
)
OLD_TABLES = "SELECT id FROM tables WHERE status = :status AND touched < :before ORDER BY touched LIMIT :most"


class Retention:
    """The sweep of one server."""

    def __init__(self, hub: Hub, keeping: Keeping) -> None:
        self._hub, self._keeping = hub, keeping
        self.more: list[tuple[str, float]] = []  # what else goes: a statement, and after how many days
        self.swept = 0

    async def keep_sweeping(self) -> None:
        """Not all servers of a store at the same moment."""
        await asyncio.sleep(random.uniform(30, 300))
        while True:
            try:
                await self.sweep()
            except StoreError as fault:
                log.warning("nothing was swept: %s", fault)
            await asyncio.sleep(EVERY * random.uniform(0.9, 1.1))

    async def sweep(self) -> None:
        """Everything that is due."""
        keep = self._keeping
        for status, days in (("open", keep.open_tables), ("playing", keep.unfinished)):
            if days:
                await self._let_tables_go(status, days_ago(days))
        due = [
            (OLD_CHAT, keep.chat), (OLD_LINKS, keep.links), (OLD_TICKETS, keep.links), (OLD_DEVICES, keep.devices),
            (OLD_GUESTS, keep.guests), *self.more,
        ]  # fmt: skip
        for sql, days in due:
            if days:
                await self._hub.store.write(Old(sql, days_ago(days)), counted=False)
        await self._hub.store.write(*about(SCRUB, ""), counted=False)

    async def _let_tables_go(self, status: str, before: float) -> None:
        """Tables where somebody is looking on are left for another time."""
        while True:
            found = await self._hub.store.read(str, OLD_TABLES, status=status, before=before, most=AT_ONCE)
            gone = 0
            for table in found:
                gone += not self._is_watched(table) and await self._let_go(table, before)
            self.swept += gone
            if gone < AT_ONCE:
                return

    async def _let_go(self, table: str, before: float) -> bool:
        """Whether it is gone. What another process has in memory is left to that one."""
        writes: list[Write] = [LetGo(before, table)]
        writes += [Old(f"DELETE FROM {one} WHERE table_id = :table", before, table) for one in OF_TABLES]
        if self._hub.leases is not None:
            try:
                writes.insert(0, await self._hub.leases.claim(table))
            except Elsewhere:
                return False
        somebody_came = self._is_watched(table)
        self._hub.put_away(table)  # whatever it would write by its old lease is in vain
        if somebody_came:
            return False
        try:
            await self._hub.store.write(*writes)
        except Conflict:
            return False
        self._hub.put_away(table)  # somebody may have asked for it at that very moment
        return True

    def _is_watched(self, table: str) -> bool:
        owner = self._hub.owners.get(table)
        return self._hub.is_reading(table) or (owner is not None and bool(owner.audience.outboxes))
