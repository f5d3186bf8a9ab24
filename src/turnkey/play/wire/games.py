"""Over HTTP: who asks, and what is printed and agreed of games: their options, rules, lessons."""

from __future__ import annotations

from typing import Any

from turnkey.play.wire.base import Incoming, Name, Outgoing, Plain
from turnkey.play.wire.told import Frame, Mark, Rule


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
