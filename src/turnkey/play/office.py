"""What a server does for people beside the tables: their rights, accounts, mail, and letting go of what is old."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import dataclass, field

from turnkey.play.accounts import Accounts
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
from turnkey.play.tournaments import Tournaments


@dataclass(frozen=True)
class Care:
    """What whoever runs a server decides about its people."""

    keeping: Keeping = field(default_factory=Keeping)
    smtp: Smtp | None = None  # not given: no mail is sent


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
        hub.services.ended = self.ended
        self._beside: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        loop = asyncio.get_running_loop()
        self._beside = [loop.create_task(one) for one in (self.retention.keep_sweeping(), self.ladder.catch_up())]

    async def ended(self, owner: Owner) -> None:
        """A game is over, and written down."""
        await self.ladder.count(owner)
        await self.tournaments.ended(owner)

    async def close(self) -> None:
        for task in self._beside:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
