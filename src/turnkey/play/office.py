"""What a server does for people beside the tables: their rights, accounts, mail, and letting go of what is old."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import random
import time
from dataclasses import dataclass, field
from pathlib import Path

from turnkey.play.accounts import Accounts
from turnkey.play.calling import FORGET_CALLS, MOVE_CALLS, MY_CALLS, OLD_CALLS, SERVICES, Calling
from turnkey.play.fair_play import (
    FORGET_FAIR_PLAY,
    MOVE_FAIR_PLAY,
    MY_REPORTS,
    OLD_DEEDS,
    OLD_REPORTS,
    FairPlay,
)
from turnkey.play.hub import Hub
from turnkey.play.mail import Mailer, Smtp
from turnkey.play.owner import Owner
from turnkey.play.ratings import FORGET_RATINGS, MOVE_RATINGS, MY_RATINGS, Ladder
from turnkey.play.retention import Keeping, Retention
from turnkey.play.rights import Rights
from turnkey.play.store import StoreError
from turnkey.play.tournaments import Tournaments

CATCHES_UP = 60.0  # seconds
LOOK, FADES = 0.5, 0.97  # seconds between two looks at the loop; a lag is forgotten within a minute
log = logging.getLogger("turnkey.play")


@dataclass(frozen=True)
class Care:
    """What whoever runs a server decides about its people."""

    keeping: Keeping = field(default_factory=Keeping)
    smtp: Smtp | None = None  # not given: no mail is sent
    push_contact: str = ""  # whom push services may write to; not given: nobody is called by push
    push_services: tuple[str, ...] = SERVICES


class Office:
    """One for a server."""

    def __init__(self, hub: Hub, care: Care) -> None:
        self.hub = hub
        self.mailer = Mailer(care.smtp)
        self.rights = Rights(hub)
        self.accounts = Accounts(hub.store, hub.people, self.rights, self.mailer)
        self.retention = Retention(hub, care.keeping)
        self.fair_play = FairPlay(hub)
        self.rights.forgets.append(FORGET_FAIR_PLAY)
        self.rights.moves.append(MOVE_FAIR_PLAY)
        self.rights.tells["reports"] = MY_REPORTS
        self.retention.more += [(OLD_REPORTS, care.keeping.reports), (OLD_DEEDS, care.keeping.reports)]
        self.ladder, self.tournaments = Ladder(hub), Tournaments(hub)
        self.rights.forgets.append(FORGET_RATINGS)
        self.rights.moves.append(MOVE_RATINGS)
        self.rights.tells["ratings"] = MY_RATINGS
        self.calling = Calling(hub, self.mailer, care.push_contact, care.push_services)
        self.rights.forgets.append(FORGET_CALLS)
        self.rights.moves.append(MOVE_CALLS)
        self.rights.tells["calls"] = MY_CALLS
        self.retention.more.append((OLD_CALLS, 30))
        hub.services.ended = self.ended
        self._began = time.time()
        self._lag = 0.0
        self._beside: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        loop = asyncio.get_running_loop()
        beside = (
            self.retention.keep_sweeping(), self._catch_up(), self.calling.keep_calling(), self._watch_the_loop(),
        )  # fmt: skip
        self._beside = [loop.create_task(one) for one in beside]

    async def _catch_up(self) -> None:
        """At the start; where there are other processes, also what one left undone that died."""
        while True:
            try:
                await self.ladder.catch_up()
                await self.tournaments.catch_up()
            except StoreError as fault:
                log.warning("what others left undone was not looked for: %s", fault)
            if self.hub.leases is None:
                return
            await asyncio.sleep(CATCHES_UP * random.uniform(0.8, 1.2))

    async def ended(self, owner: Owner) -> None:
        """A game is over."""
        try:
            await self.ladder.count(owner)
        finally:  # a tournament goes on, whatever becomes of ratings
            await self.tournaments.ended(owner)

    async def close(self) -> None:
        for task in self._beside:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task

    async def _watch_the_loop(self) -> None:
        """How late the server comes to what is due: the first sign that it has too much to do."""
        while True:
            due = time.monotonic() + LOOK
            await asyncio.sleep(LOOK)
            self._lag = max(time.monotonic() - due, self._lag * FADES)

    def gauges(self) -> dict[str, float]:
        """Numbers about the server, for its metrics."""
        return {
            "start_time_seconds": self._began,
            "loop_lag_seconds": round(self._lag, 4),
            "resident_memory_bytes": resident(),
            "mails_sent": self.mailer.sent,
            "mails_failed": self.mailer.failed,
            "calls_sent": self.calling.sent,
            "calls_failed": self.calling.failed,
            "tables_swept": self.retention.swept,
        }


def resident() -> float:
    """Bytes of memory that this process holds; 0 where nobody can tell."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except (OSError, ValueError, IndexError):
        return 0.0
    return float(pages * os.sysconf("SC_PAGE_SIZE"))
