"""Over HTTP: tables from outside, and finished games step by step."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from turnkey.play.wire.base import Incoming, Outgoing, Plain, SeatName, Slug, StepNumber
from turnkey.play.wire.told import LogLine, Mark, Result, Seat


class Chair(Incoming):
    """Who shall sit on a seat of a new table: me, open (whoever comes), or a bot by its name."""

    kind: Annotated[str, Meta(pattern="^(me|open|bot)$")]
    bot: Annotated[str, Meta(max_length=60)] = ""


class Clock(Incoming):
    """Seconds for each decision; those that it takes longer come out of the seat's bank, to which each adds the
    increment. When all is used up a bot decides. One of the two must give time."""

    bank: Annotated[int, Meta(ge=0, le=86_400)] = 0
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0
    decision: Annotated[int, Meta(ge=0, le=86_400)] = 0


class NewTable(Incoming):
    game: Slug
    players: Annotated[int, Meta(ge=1, le=16)] | None = None
    options: dict[Annotated[str, Meta(max_length=60)], str | int | bool] = {}
    seats: Annotated[list[Chair], Meta(max_length=16)] = []  # none: me first, bots on the others
    public: bool = False
    clock: Clock | None = None
    patience: Annotated[int, Meta(ge=5, le=86_400)] | None = None  # seconds away before a bot plays on; null: for ever
    hints: bool | None = None  # whether seats may ask for hints; null: as long as only one person sits there
    rated: bool = False  # it counts for the ratings of all who sit there; there are no hints, and no practice


class Sit(Incoming):
    seat: SeatName


class Fork(Incoming):
    """Play on from a finished game: `step` actions of it, then you on `seat` against bots."""

    step: StepNumber
    seat: SeatName
    bot: Annotated[str, Meta(max_length=60)] = ""


class Redeem(Incoming):
    """What a link to a seat holds."""

    token: Annotated[str, Meta(min_length=8, max_length=100)]


class TableInfo(Outgoing):
    """A table from outside: nothing here is secret."""

    id: str
    game: str
    title: str
    players: int
    options: Plain  # what differs from the defaults
    public: bool
    status: str
    closed: str  # why nobody can go on there, if that is so
    step: int
    seats: list[Seat]
    asked: list[str]
    mine: str | None  # my seat
    host: bool
    invite: str | None  # for those who may invite
    clock: Plain | None
    patience: int | None
    rematch: str | None
    practice: bool
    touched: float
    paused: bool = False
    closed_by: str = ""  # host or rules
    rated: bool = False


class Tables(Outgoing):
    mine: list[TableInfo]
    public: list[TableInfo]


class Link(Outgoing):
    """A link to a seat, for one use."""

    token: str
    seat: str
    expires_in: int


class Export(Outgoing):
    """The record, as far as the asker may know it."""

    form: str
    redacted: str
    practice: bool
    text: str


class Deed(Outgoing):
    """What a seat did; `passed`: it had no choice, and it was done for it."""

    seat: str
    says: list[str | Mark]
    passed: bool = False


class ReplayStep(Outgoing):
    """One step of a finished game through somebody's eyes."""

    table: str
    step: int
    steps: int
    eyes: str
    did: Deed | None  # null: the deal
    view: Plain
    log: list[LogLine]
    asked: list[str]
    result: Result | None
