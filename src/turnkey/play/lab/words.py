"""What the bench's page and its server say to each other.

`python -m turnkey.play.typescript` makes web/src/lab/wire.ts of it.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from turnkey.play.wire import Incoming, Outgoing

Word = Annotated[str, msgspec.Meta(max_length=60)]
Value = Annotated[str, msgspec.Meta(max_length=60)]
Changes = Annotated[dict[Word, Value], msgspec.Meta(max_length=40)]

# From the page


class Setting(Incoming):
    """A game as it is to be played; what is not changed is as printed."""

    game: Word
    players: Annotated[int, msgspec.Meta(ge=1, le=20)] | None = None
    changes: Changes = msgspec.field(default_factory=dict)
    bots: Annotated[str, msgspec.Meta(max_length=200)] = "medium"


class Ask(Incoming, tag_field="ask"):
    """A question; answers carry its id, until `Ended` or `Failed` does."""

    id: Annotated[int, msgspec.Meta(ge=0, le=2**31)]
    setting: Setting


class AskFigures(Ask, tag="figures"):
    """Who wins, how long it takes, how it ends: told again and again while games come in."""


class AskEffects(Ask, tag="effects"):
    """What every other value of every option would do."""


class AskPace(Ask, tag="pace"):
    """How the chances go in sample games."""


class AskThings(Ask, tag="things"):
    """Cards, tiles and deeds: how often, and what they are worth."""


class AskExamples(Ask, tag="examples"):
    """Games that show a figure; with a minus before it those that show the least of it."""

    figure: Annotated[str, msgspec.Meta(max_length=100)]


class AskEven(Ask, tag="even"):
    """The fewest changes that make it even."""


class Stop(Incoming, tag_field="ask", tag="stop"):
    """The answer to this question is not wanted any more."""

    id: int


Asked = AskFigures | AskEffects | AskPace | AskThings | AskExamples | AskEven | Stop


class OpenGame(Incoming):
    """One of the games behind a figure, to be looked at."""

    setting: Setting
    game: Annotated[int, msgspec.Meta(ge=0, le=10_000_000)]


# To the page


class Told(Outgoing, tag_field="told"):
    id: int


class Wins(Outgoing):
    """How often somebody wins: seats that win together, or (without seats) whoever decides first, second …"""

    figure: str
    seats: list[str]
    name: str  # what the game calls the side; "": it has no name of its own
    value: float
    low: float | None
    high: float | None


class SeatChoices(Outgoing):
    seat: str
    asked: float  # decisions in a game
    chose: float  # of these, with more than one option


class Bar(Outgoing, rename={"since": "from"}):
    since: int
    to: int
    counts: list[int]  # of games, by ending


class Slide(Outgoing):
    """The values that a slider offers for an option."""

    name: str
    values: list[str]
    now: str


class Figures(Told, tag="figures"):
    games: int
    wanted: int  # games, when it will be done
    seconds: float
    command: str  # brings the same from the terminal
    digest: str
    wins: list[Wins]
    choices: list[SeatChoices]
    decisions: list[float]  # quantiles: 5, 50 and 95 %
    time: str  # the measure that tells how long a game took
    median: float
    ended: str  # the measure that tells how it ended; "": there is none
    endings: list[str]
    bars: list[Bar]
    options: list[Slide]
    compiling: bool = False  # rules are new to this machine: these games were played interpreted, more come soon


class Effect(Told, tag="effect"):
    """What one change does to a figure, in shares of games."""

    option: str
    to: str
    figure: str
    sure: bool
    value: float
    low: float | None
    high: float | None
    left: int  # changes that are still to be played


class Walk(Outgoing):
    """A game from inside: at eleven moments the chance of each side."""

    game: int
    winner: int
    decided: float
    lowest: float
    chances: list[list[float]]


class Pace(Told, tag="pace"):
    walks: list[Walk]


class Span(Outgoing):
    value: float
    low: float | None
    high: float | None


class Thing(Outgoing):
    """Something that can be done: a verb, one of its things, or all of a kind."""

    label: str
    kind: str
    verb: str
    word: str
    handle: str  # by which the board draws it
    offered: float
    taken: float
    times: float
    lift: Span | None


class Things(Told, tag="things"):
    things: list[Thing]


class Ban(Told, tag="ban"):
    """What a side loses without a thing."""

    label: str
    side: str
    strayed: float
    sure: bool
    value: float
    low: float | None
    high: float | None


class Example(Outgoing):
    game: int
    value: float
    decisions: int


class Examples(Told, tag="examples"):
    figure: str
    games: list[Example]


class Way(Outgoing):
    """Changes that were tried, on fresh deals."""

    changes: dict[str, str]
    met: str
    value: float
    low: float | None
    high: float | None


class Even(Told, tag="even"):
    figure: str
    fair: float
    found: list[Way]


class Waiting(Told, tag="waiting"):
    """It takes longer than usual: rules are compiled, once."""


class Ended(Told, tag="ended"):
    """All is said."""


class Failed(Told, tag="failed"):
    reason: str


class Shelved(Outgoing):
    """A game to look at: the table that it lies on, to be replayed, and its record."""

    table: str  # "": it was played by an edition of one's own, which tables do not know
    text: str


Answer = Figures | Effect | Pace | Things | Ban | Examples | Even | Waiting | Ended | Failed
