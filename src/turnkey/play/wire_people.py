"""What people ask about themselves, and what is answered: accounts, their data, going away. Encoded by the gate, like
all that leaves."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from turnkey.play.wire import Incoming, Outgoing, Plain

Address = Annotated[str, Meta(min_length=3, max_length=254, pattern=r"^[^@\s]+@[^@\s]+$")]
Ticket = Annotated[str, Meta(min_length=8, max_length=100)]

DEEDS = ("remove", "mute", "unmute", "pause", "resume", "bot", "close")  # what hosts can do
WHY = ("abuse", "cheating", "stalling", "name", "other")  # what people are reported for


class LogOut(Incoming):
    """`everywhere`: on all devices; else on this one."""

    everywhere: bool = False


class Sure(Incoming):
    """What cannot be taken back is done only if it is said twice."""

    sure: bool


class Passkey(Outgoing):
    """A passkey of an account, as its owner sees it."""

    id: str
    label: str
    made: float
    used: float


class Account(Outgoing):
    """What keeps somebody's seats for years, and what this server offers for that."""

    passkeys: list[Passkey]
    mail: str  # the address, or nothing
    sessions: int  # devices that are logged in
    offers_passkeys: bool
    offers_mail: bool


class Asked(Outgoing):
    """What a browser makes or uses a passkey by; `ticket` goes back with the answer."""

    ticket: str
    options: Plain


class MadePasskey(Incoming):
    """What the browser made, as `PublicKeyCredential.toJSON()` writes it."""

    ticket: Ticket
    credential: Plain
    label: Annotated[str, Meta(max_length=40)] = ""


class UsedPasskey(Incoming):
    ticket: Ticket
    credential: Plain


class DropPasskey(Incoming):
    id: Annotated[str, Meta(min_length=1, max_length=400)]


class MailTo(Incoming):
    address: Address


class UseTicket(Incoming):
    """What a link in a mail holds."""

    ticket: Ticket


class Sent(Outgoing):
    """It was done, or a mail is on its way: to whom, is not said."""

    ok: bool = True


class MySeat(Outgoing):
    table: str
    game: str
    status: str
    seat: int
    name: str
    host: bool
    made: float
    touched: float


class MyLine(Outgoing):
    table: str
    at: float
    text: str


class MyData(Outgoing):
    """All that the server keeps about whoever asks."""

    id: str
    name: str
    made: float
    devices: list[Plain]
    account: Account
    seats: list[MySeat]
    chat: list[MyLine]
    links: list[Plain]
    campaigns: list[Plain]
    more: dict[str, list[Plain]]


# Calls to those who are away


class CallMe(Incoming):
    """Where a browser can be called, as its PushSubscription says it."""

    endpoint: Annotated[str, Meta(min_length=10, max_length=1000)]
    key: Annotated[str, Meta(min_length=20, max_length=200)]
    auth: Annotated[str, Meta(min_length=8, max_length=100)]


class CallNoMore(Incoming):
    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]


class Calls(Outgoing):
    """Where you are called when it is your turn and you are away; `key` is what a browser subscribes by."""

    key: str  # nothing: this server calls nobody by push
    places: list[str]


# Fair play


class HostDo(Incoming):
    """Something that only whoever made a table can do there; `seat`: to whom, if to anybody."""

    do: Annotated[str, Meta(pattern=f"^({'|'.join(DEEDS)})$")]
    seat: Annotated[str, Meta(max_length=40)] = ""


class HostDeed(Outgoing):
    """Something that the host did; all at the table can read it."""

    what: str
    seat: str
    at: float


class HostView(Outgoing):
    """What the host did, and who is muted; for the host alone, which seats are taken by people at one address."""

    host: bool
    paused: bool
    muted: list[str]
    alike: list[list[str]]
    deeds: list[HostDeed]


class Report(Incoming):
    """Of somebody at a table, for whoever runs the server."""

    seat: Annotated[str, Meta(min_length=1, max_length=40)]
    why: Annotated[str, Meta(pattern=f"^({'|'.join(WHY)})$")]
    text: Annotated[str, Meta(max_length=500)] = ""


# Rated play


class Rated(Outgoing):
    """Somebody's rating at a game: nearly surely it lies within so much of what is told."""

    kind: str  # person or bot
    name: str
    rating: int
    within: int
    games: int
    mine: bool


class Ratings(Outgoing):
    game: str
    offered: bool  # this server keeps ratings
    players: list[Rated]


class NewTournament(Incoming):
    game: Annotated[str, Meta(min_length=1, max_length=60, pattern=r"^[a-z0-9_]+$")]
    seats: Annotated[int, Meta(ge=2, le=16)]  # at each table
    title: Annotated[str, Meta(max_length=40)] = ""
    kind: Annotated[str, Meta(pattern="^(swiss|round_robin)$")] = "swiss"
    rounds: Annotated[int, Meta(ge=1, le=20)] = 3


class Entrant(Outgoing):
    name: str
    points: float
    mine: bool


class Pairing(Outgoing):
    round: int
    table: str
    over: bool
    names: list[str]
    mine: bool


class Tournament(Outgoing):
    id: str
    game: str
    title: str
    kind: str
    seats: int
    rounds: int
    round: int  # 0: it has not begun
    state: str  # open, playing, over
    host: bool
    mine: bool
    entrants: list[Entrant]
    pairings: list[Pairing]
