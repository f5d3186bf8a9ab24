"""The chairs around a table: who sits there, who is away, whose time runs."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

from turnkey.play import wire
from turnkey.play.store import SeatRow, SetSeat

PERSON, BOT, OPEN = "person", "bot", "open"


@dataclass
class Chair:
    """One seat. A person's seat stays theirs while a bot stands in for them."""

    seat: int
    title: str  # the seat's name in the game
    person: str = ""
    name: str = ""
    bot: str = ""
    stand_in: bool = False
    present: int = 0  # connections
    leaves_at: float | None = None
    bank: float | None = None
    allowance: float = 0.0  # seconds that each decision has before the bank runs
    running_since: float | None = None
    overdue: bool = False  # the time is up: a bot makes this decision
    passes: bool = False  # what is no choice is done for this person

    @property
    def kind(self) -> str:
        return PERSON if self.person else BOT if self.bot else OPEN

    @property
    def played_by_bot(self) -> bool:
        return self.kind == BOT or self.stand_in

    @property
    def running(self) -> float:
        """Seconds since the decision came."""
        return 0.0 if self.running_since is None else time.monotonic() - self.running_since

    def left(self) -> float | None:
        """The time left for a decision: its own, then what is in the bank."""
        return None if self.bank is None else max(0.0, self.allowance + self.bank - self.running)

    def spent(self) -> float:
        """What the decision has taken out of the bank so far."""
        return 0.0 if self.bank is None else min(self.bank, max(0.0, self.running - self.allowance))

    def stored(self, table: str) -> SetSeat:
        return SetSeat(table, self.seat, self.person, self.name, self.bot, int(self.stand_in))

    def shown(self) -> wire.Seat:
        left, bank, kind = self.leaves_at, self.left(), self.kind
        return wire.Seat(
            seat=self.title,
            kind=kind,
            name=self.name,
            bot=self.bot if kind == BOT or self.stand_in else "",
            present=self.present > 0 or kind == BOT,
            stand_in=self.stand_in,
            passes=self.passes,
            leaves_in=None if left is None else round(max(0.0, left - time.monotonic()), 1),
            bank=None if bank is None else round(bank, 1),
        )


def chair_of(row: SeatRow, title: str) -> Chair:
    return Chair(row.seat, title, row.person, row.name, row.bot, bool(row.stand_in))


def names_of(chairs: Sequence[Chair]) -> dict[str, str]:
    """Who sits where, as a record's header says it."""
    return {one.title: one.name or f"{one.bot} (bot)" for one in chairs if one.kind != OPEN}
