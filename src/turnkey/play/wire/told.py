"""Over the WebSocket, from the table."""

from __future__ import annotations

import msgspec

from turnkey.play.wire.base import Outgoing, Plain


class Mark(Outgoing):
    """Words of a sentence that name one of its parts; `handle`: the thing on the table that they mean, if any.

    Of a handle that begins with `seat:` a page shows who sits there.
    """

    part: str
    text: str
    handle: str


class LogLine(Outgoing):
    """One thing that happened. `says` is the sentence, `parts` what it tells as data (null: hidden from whoever reads
    this); `touches` the things on the table that it is about."""

    kind: str  # the event's name; "said", "quoted"; of a game kept by an older release ""
    says: list[str | Mark]
    parts: Plain
    touches: list[str]
    cue: str  # what a screen can make of it: a sound, a motion
    chapter: bool  # it is the heading of what follows
    rule: str  # the rules' numbers: `R14, R27`


class Question(Outgoing):
    """What a seat is asked; `subject` is the handle of what it is about, `danger`: something is to be lost. `why`: for
    whoever plays for the first time, why this is asked; empty where the game does not say."""

    code: str
    says: list[str | Mark]
    parts: Plain
    subject: str
    danger: bool
    why: str


class Option(Outgoing):
    """One thing that the seat may do now; `handles` are the things on the table that it touches."""

    id: int
    verb: str
    notation: str
    says: list[str | Mark]
    sentence: str  # the same as text
    handles: list[str]


class Seat(Outgoing):
    """Who sits there. `stand_in`: a bot plays for the person; `leaves_in`: seconds until one will; `passes`: what is no
    choice is done for the person."""

    seat: str
    kind: str  # person, bot, open
    name: str
    bot: str
    present: bool
    stand_in: bool
    leaves_in: float | None
    bank: float | None  # seconds left for a decision, its own and those of the bank, where a clock runs
    passes: bool = False


class Result(Outgoing):
    reason: str
    winners: list[str]
    returns: list[float]
    rows: list[Plain]
    details: Plain


class UndoOffer(Outgoing):
    """Somebody asks to go back; those in `waiting` have not agreed yet. An action makes it void."""

    by: str
    to: int
    waiting: list[str]


class Frame(Outgoing, tag="frame"):
    """The table as the seat sees it (spectators: seat null). `log` replaces the log from line `log_from` on;
    a `whole` frame can stand alone, any other follows the one before."""

    table: str
    game: str
    step: int
    whole: bool
    status: str  # open, playing, over, closed
    closed: str  # why nobody can go on here, if that is so
    seat: str | None
    asked: list[str]
    view: Plain | None
    question: Question | None  # what the seat is asked; null for spectators and for those who are not
    options: list[Option]
    log_from: int
    log: list[LogLine]
    result: Result | None
    revealed: Plain | None  # all secrets, once it is over
    undo_to: int | None  # the step to which the seat can go back without asking anybody: also the present one
    undo_practice: bool  # that makes the table one for practice
    undo_ask: int | None  # the step before the latest action, to which the seat can ask to go back
    undo_offer: UndoOffer | None
    phase_ends_in: float | None
    seats: list[Seat]
    spectators: int
    practice: bool  # somebody alone with bots went back to a decision, or took a hint: it counts for no campaign
    beside: list[Option] = []  # what the seat may do of its own accord, asked or not
    goal: str = ""  # in one sentence what this seat wins by
    hints: bool = False  # this seat may ask for hints
    paused: bool = False  # the host has stopped the game for a while
    closed_by: str = ""  # host or rules, if nobody can go on here


class Patch(Outgoing, tag="patch"):
    """What has changed since the frame or the patch before, for whoever asked for that (`Hello.wire`); what is left
    out has not. `changes` leads from the old frame to the new one, but for its log and its options: docs/wire.md tells
    how. `options` and `beside` are numbers of options; those that this connection was never sent are in `more`."""

    step: int
    changes: Plain
    log_from: int | msgspec.UnsetType = msgspec.UNSET
    log: list[LogLine] | msgspec.UnsetType = msgspec.UNSET
    options: list[int] | msgspec.UnsetType = msgspec.UNSET
    beside: list[int] | msgspec.UnsetType = msgspec.UNSET
    more: list[Option] | msgspec.UnsetType = msgspec.UNSET


class Seating(Outgoing, tag="seating"):
    """Who sits where has changed, or who is there; nothing on the table has."""

    table: str
    seats: list[Seat]
    spectators: int
    undo_offer: UndoOffer | None
    paused: bool = False


class Line(Outgoing):
    number: int
    at: float
    seat: str
    name: str
    text: str


class Lines(Outgoing, tag="chat"):
    """Chat: plain text, to be shown as text."""

    lines: list[Line]


class Done(Outgoing, tag="done"):
    """It is done and written down. `again`: it was already, this was the same message twice."""

    id: str
    step: int
    again: bool


class Offered(Outgoing, tag="offered"):
    """The answer to an undo that is not done: it waits for the word of these seats."""

    id: str
    step: int
    to: int
    waiting: list[str]
    again: bool


class Refused(Outgoing, tag="refused"):
    """Nothing happened; `code` for programs, `reason` for people. Of an action that is not possible now, `moment` says
    of what kind the reason is, and `rule` by which rules."""

    id: str
    code: str
    reason: str
    step: int
    moment: str = ""
    rule: str = ""


class Rule(Outgoing):
    """A rule or a ruling in words."""

    id: str
    text: str


class Because(Outgoing):
    """Why one thing is not possible now: `moment` is of what kind the reason is, `rule` names the rules."""

    option: str  # the notation of what is not possible
    does: list[str | Mark]  # what it would do
    moment: str
    rule: str
    says: list[str | Mark]
    parts: Plain


class Reason(Outgoing, tag="reason"):
    """The answer to `why`: one reason, or a few for a verb or a thing. `reason` is all of it as text, `rules` the words
    of the rules that it names."""

    id: str
    possible: bool  # it can be done: then there is nothing in `because`
    because: list[Because]
    reason: str
    rules: list[Rule]


class Hinted(Outgoing, tag="hinted"):
    """The answer to `hint`: what the seat could do, and why; `reason` is the same as text."""

    id: str
    step: int
    option: Option
    says: list[str | Mark]
    reason: str


class Moved(Outgoing, tag="moved"):
    """The company goes on at another table: a rematch."""

    table: str


class Pong(Outgoing, tag="pong"):
    id: str
    step: int


Event = Frame | Patch | Seating | Lines | Done | Offered | Refused | Reason | Hinted | Moved | Pong
