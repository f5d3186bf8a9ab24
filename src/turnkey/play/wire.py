"""Every message and every answer, as typed data. docs/wire.md tells it in words.

What comes in is checked against these types before anybody looks at it; what goes out is made of them in the
gate, and encoded there and nowhere else.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

Id = Annotated[str, Meta(min_length=1, max_length=64, description="Chosen by the sender, to recognise an answer")]
Words = Annotated[str, Meta(min_length=1, max_length=200)]
Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"\S")]
SeatName = Annotated[str, Meta(min_length=1, max_length=40)]
Slug = Annotated[str, Meta(min_length=1, max_length=60, pattern=r"^[a-z0-9_]+$")]
StepNumber = Annotated[int, Meta(ge=0, le=1_000_000)]
Plain = dict[str, Any]
VERSION = 2  # of this language: see Hello.wire


class Incoming(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What a browser sends; fields that nobody knows are refused."""


class Outgoing(msgspec.Struct, kw_only=True):
    """What leaves: only the gate encodes it."""


# Over the WebSocket, to the table


class Hello(Incoming, tag="hello"):
    """The first message: what of the table is known already, and the invitation to a private one. `wire`: the newest
    version of this language that the sender understands; by 1 every frame holds a whole view, by 2 patches follow."""

    wire: Annotated[int, Meta(ge=1, le=1_000_000)] = 1
    since: Annotated[int, Meta(ge=-1, le=1_000_000)] = -1
    chat_since: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    invite: Annotated[str, Meta(max_length=100)] = ""


class Act(Incoming, tag="act"):
    """Do one of the options; `at` is the step that it was chosen from, `option` its notation."""

    id: Id
    at: StepNumber
    option: Words


class Say(Incoming, tag="say"):
    """A structured claim."""

    id: Id
    claim: Words


class Chat(Incoming, tag="chat"):
    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Why(Incoming, tag="why"):
    """Why is this not possible now? Asked of an option, of a bare verb, or of a thing by its handle (`card:bat`)."""

    id: Id
    option: Words


class Undo(Incoming, tag="undo"):
    """Go back to the step `to`. To a frame's `undo_to` it is done at once: that shows nothing and rolls nothing anew,
    and nobody else has acted since; or the seat is alone with bots. Further back it is offered to all who have a seat.

    The present step takes back the latest that the own seat did in silence. What makes the table one for practice is
    done only if `practice` says that this is wanted.
    """

    id: Id
    to: StepNumber
    practice: bool = False


class Answer(Incoming, tag="answer"):
    """Agree to go back to the step `to`, as somebody asked, or not. Whoever asked withdraws it with a no."""

    id: Id
    to: StepNumber
    yes: bool


class Leave(Incoming, tag="leave"):
    """Get up: a bot plays on, from now."""

    id: Id


class Return(Incoming, tag="return"):
    """Take the own seat back from the bot."""

    id: Id


class Watching(Incoming, tag="watching"):
    """Whether the page still plays what happened; told anew whenever it has come further. Bots wait a little for those
    who sit here and watch."""

    id: Id
    busy: bool


class Passing(Incoming, tag="passing"):
    """Whether what is no choice is done for the own seat: where it has one option, and everybody can tell that."""

    id: Id
    on: bool


class Hint(Incoming, tag="hint"):
    """What would you do? Asked by a seat that is asked something itself. It makes the table one for practice, and is
    answered only if `practice` says that this is wanted."""

    id: Id
    practice: bool = False


class Ping(Incoming, tag="ping"):
    id: Id


class Whole(Incoming, tag="whole"):
    """Send the whole table again: somebody has lost track of what has changed."""

    id: Id


Message = Hello | Act | Say | Chat | Why | Undo | Answer | Leave | Return | Watching | Passing | Hint | Ping | Whole


# Over the WebSocket, from the table


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


# Over HTTP


class Rename(Incoming):
    name: Name


class Me(Outgoing):
    """Who asks. `csrf` goes into the header X-CSRF-Token of every request that changes something."""

    known: bool
    name: str
    csrf: str


class OptionForm(Outgoing):
    """A table option as a form needs it."""

    name: str
    title: str  # what people call it
    kind: str  # number, choice, switch, text
    help: str
    default: Any
    accepts: str
    least: int | None
    most: int | None
    words: list[str]
    titles: list[str]  # what people call each of the words


class Verb(Outgoing):
    """One kind of action; `says` has an ellipsis for each part that is to be chosen."""

    word: str
    says: list[str | Mark]
    rule: str
    why: str


class Choice(Outgoing):
    """One way to fill in a parameter: a word for each of its parts, and what each says."""

    words: list[str]
    says: list[list[str | Mark]]


class Parameter(Outgoing):
    parts: list[str]
    choices: list[Choice]


class Claim(Outgoing):
    """One kind of claim. Its notation is `write`, and after it the words of one choice for each parameter."""

    write: str
    says: list[str | Mark]
    parameters: list[Parameter]


class Term(Outgoing):
    """What something that views write by a code is called, and in words what it is; `field`: a part of a view."""

    kind: str
    code: str
    name: str
    text: str


class GameInfo(Outgoing):
    slug: str
    title: str
    blurb: str
    minutes: str
    board: str  # where the board is fetched that comes with the game's package; "": it brings none
    picture: str  # the same for its picture
    edition: str
    version: int
    seats: dict[str, list[str]]  # the names of the seats for each number of players
    options: list[OptionForm]
    presets: dict[str, Plain]
    preset_titles: dict[str, str]
    bots: list[str]
    usual_bot: str
    verbs: list[Verb]
    touches: list[str]  # the kinds of things that something can ever be done with: `why` can be asked of those
    claims: list[Claim]
    terms: list[Term]
    best: int  # the number of players that it is best with
    variants: list[str]  # the options that players know; the others are for designers
    lesson: bool = False  # there is a guided first game
    puzzles: int = 0  # how many there are


class Games(Outgoing):
    games: list[GameInfo]
    lab: bool = False  # this server has a designer's bench


class Language(Outgoing):
    """A language that everything can be told in; `name` is what those call it who speak it."""

    code: str
    name: str


class Chapter(Outgoing):
    """Rules that belong together."""

    title: str
    rules: list[Rule]


class Rules(Outgoing):
    """All rules of a game in words, in their order."""

    chapters: list[Chapter]


class LessonPlace(Outgoing):
    """One step of a lesson in its list of steps."""

    chapter: str
    title: str


class GuidePart(Outgoing):
    """A part of how to play; the table of that step of the lesson (from 0) is its picture."""

    title: str
    says: list[str]
    step: int
    things: list[str]  # by kind and code of their terms: each is drawn, named and told


class Guide(Outgoing):
    """How to play, for reading. `parts` is empty where nobody has written it down: terms, verbs and rules tell then."""

    game: str
    goal: str  # what the game is won by, in one sentence
    parts: list[GuidePart]


class Lesson(Outgoing):
    """A guided first game: whom one plays in it, and its steps in order."""

    game: str
    title: str
    seat: str
    steps: list[LessonPlace]
    ending: str  # what is said when all of them are done


class LessonStep(Outgoing):
    """A step of a lesson, from 0; after the last: how the lesson leaves the table. `frames` is the table as the learner
    sees it: at first the whole of it; of what they did, what came of it, one after the other.

    `verdict`: nothing, if nothing was done; right; more (there is more to do at this step); wrong (then `answer` says
    why, and it goes back); not_here (it is no part of the lesson, and did not happen).
    """

    number: int
    says: str
    look: list[str]  # handles of what is pointed at
    about: list[str]  # and of what else it speaks: to be kept in sight
    do: list[str]  # the notation of what is to be done; nothing: there is only something to read
    verdict: str
    answer: str
    frames: list[Frame]
    jumps: bool  # the next step is at another position


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


class ReviewChange(Outgoing):
    """A seat's chance to win before and after something, in percent."""

    seat: str
    before: int
    after: int


class ReviewLine(Outgoing):
    """Something that a review tells of a step: sentences, and by how many points of chance."""

    step: int
    seat: str
    points: int
    says: list[list[str | Mark]]
    changes: list[ReviewChange]


class Review(Outgoing):
    """What decided a finished game; `state` is ready, waiting, running, failed or off, and all else empty until it is
    ready. docs/review.md says what the numbers are."""

    table: str
    state: str
    progress: float
    steps: int
    chapters: list[int]
    known: list[list[float]]  # chances by step and seat, with what the seat knew
    open: list[list[float]]  # the same with everything known
    known_shares: list[list[list[float]]]  # by step and seat: luck, own choices, others' choices
    open_shares: list[list[list[float]]]
    accuracy: list[Plain | None]  # by seat: accuracy, error, mean_loss, decisions
    judge: Plain
    mistakes: list[ReviewLine]
    finds: list[ReviewLine]
    turns: list[ReviewLine]
    claims: list[ReviewLine]


class ReviewData(Outgoing):
    """A review as it is kept, for other programs."""

    review: Plain


class PuzzleList(Outgoing):
    """How many puzzles a game has."""

    game: str
    puzzles: int


class PuzzleValue(Outgoing):
    """An option of a puzzle: its chance to win in percent, give or take."""

    says: list[str | Mark]
    notation: str
    chance: float
    error: float


class Puzzle(Outgoing):
    """A position to find the move in; with an answer whether that was it, why, and what the options are worth."""

    game: str
    number: int
    puzzles: int
    seat: str
    frame: Frame
    verdict: str  # right, wrong; empty: nothing was answered
    answer: list[str | Mark]
    values: list[PuzzleValue]


class Health(Outgoing):
    ok: bool
    version: str
    tables: int
    connections: int


class Fault(Outgoing):
    """Why a request was not followed; `options`: the table options that were wrong."""

    code: str
    reason: str
    options: list[str] = []
