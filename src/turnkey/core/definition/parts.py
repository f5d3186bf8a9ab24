"""The parts of a game's declaration. Each has a default for whatever most games do not need to say."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any

from turnkey.core.actions import Action, ActionSpace, Comes
from turnkey.core.definition.conserved import Conserved
from turnkey.core.definition.plain_rules import Players, add_missing_rules
from turnkey.core.editions import Edition
from turnkey.core.events import Events
from turnkey.core.names import Names
from turnkey.core.notation import Chances, Notation
from turnkey.core.reasons import DECIDE, Question, Reason
from turnkey.core.record_text import Step
from turnkey.core.secrecy import EVERYONE
from turnkey.core.table_options import OptionSet
from turnkey.core.terms import Term
from turnkey.core.turning import Turn

Plain = Mapping[str, Any]
Fault = tuple[str, str]  # a code, and what is wrong in words


@dataclass(frozen=True)
class Mood:
    """One of several policies that are one function: it is called with the mood's number after the usual arguments.

    Listed one after the other, moods of a function are compiled once.
    """

    policy: Callable[..., int]
    number: int


@dataclass(frozen=True)
class Series:
    """Games that go on from one another: an option names the series, and its value holds what is unlocked so far."""

    option: str
    name_of: Callable[[Any], str | None]  # of a value as people give it: the series that it names; None: none
    joined: Callable[[str, Sequence[str]], str]  # name, values of its games so far: the value for the next
    after: Callable[[Any], str]  # a table that is over: the value that it leaves


@dataclass(frozen=True)
class Feature:
    """Numbers from -128 to 127 that the rule `features` works out for learners: as many as `many`, one after the other.

    With `values` each is one of so many (0 first; -1: none of them) and gets a column for each of these; without, it is
    a count.
    """

    name: str
    values: int = 0
    many: int = 1


@dataclass(frozen=True)
class Rules:
    """How the game is played. The module (or its name) holds these functions, each a `@rule`:

    deal(game, book)                     set the game up; chance is drawn here
    actors(game, book) -> seats          the seats that may act now, one bit each; 0: nobody
    options(game, book, seat, menu)      what that seat may do, from what that seat knows
    apply(game, book, seat, action)      carry one of those options out
    over(game, book) -> bool
    returns(game, book, out)             each seat's return, once it is over
    determinize(game, book, seat, dice)  redraw all that the seat cannot know
    advance(game, book)                  one automatic step, while nobody is asked and it is not over (may be left out)
    measure(game, book, out)             the numbers named in `measures`, once it is over (may be left out)
    features(game, book, seat, out)      those named in `features`, from what that seat knows (may be left out)
    """

    game: type[Any]  # a @record: all that changes during play
    module: ModuleType
    book: type[Any]  # a @record: what is printed and agreed
    most_options: int  # on one menu; 0: as many as there are actions
    measures: tuple[str, ...]
    features: tuple[Feature, ...]  # what environments show to learners besides what follows from the record
    sides: tuple[tuple[int, ...], ...]  # seats that win and lose together; none said: each for itself
    # Whether the rules treat seats alike: turn all of them at once (core/turning.py), and everything turns with them
    seats_alike: bool
    # game, turn: turns what of a record its declaration does not tell to be a seat, the rest of it being turned already
    turn_codes: Callable[[Any, Turn], None]
    # game, book, seat, action: whether an action that is on no menu (`Verb.comes`) may come now
    may_come: Callable[[Any, Any, int, int], bool]
    # book: the seconds after which a clock's action comes at a table in real time, from when it may; 0: never
    comes_after: Callable[[Any], int]
    # The byte of the record that says what comes next by itself, where on a GPU whole games are faster one pace at a
    # time, the like together (core/loops/crowd_cuda.py). It pays where rules are long: measure (bench/cuda_identity.py)
    paced_by: str | None

    def __init__(
        self,
        game: type[Any],
        module: ModuleType | str,
        book: type[Any] = Players,
        *,
        most_options: int = 0,
        measures: Sequence[str] = (),
        features: Sequence[Feature] = (),
        sides: tuple[tuple[int, ...], ...] = (),
        seats_alike: bool = False,
        turn_codes: Callable[[Any, Turn], None] = lambda game, turn: None,
        may_come: Callable[[Any, Any, int, int], bool] = lambda game, book, seat, action: False,
        comes_after: Callable[[Any], int] = lambda book: 0,
        paced_by: str | None = None,
    ) -> None:
        module = sys.modules[module] if isinstance(module, str) else module
        add_missing_rules(module)
        for name, value in (
            ("game", game),
            ("module", module),
            ("book", book),
            ("most_options", most_options),
            ("measures", tuple(measures)),
            ("features", tuple(features)),
            ("sides", sides),
            ("seats_alike", seats_alike),
            ("turn_codes", turn_codes),
            ("may_come", may_come),
            ("comes_after", comes_after),
            ("paced_by", paced_by),
        ):
            object.__setattr__(self, name, value)


@dataclass(frozen=True)
class Words:
    """What is done, what happens and what is said, in words: records, logs, questions and reasons follow from it."""

    actions: ActionSpace
    seats: Names
    chance: Chances = field(default_factory=Chances)
    events: Events = field(default_factory=Events)
    talk: ActionSpace = field(default_factory=ActionSpace)  # what seats may claim
    quotes: bool = False  # records hold what people say in words of their own, too
    question: Callable[[Any, Any, int], Question] = lambda game, book, seat: DECIDE  # erased, book, seat that is asked
    # Why somebody is asked this, in one sentence by the question's code: for people's first games
    why_asked: Mapping[str, str] = field(default_factory=dict)
    # What is left after erasing, book, seat, action: why that cannot be done now; None: its verb's own rule says it
    why_not: Callable[[Any, Any, int, int], Reason] | None = None
    hears: Callable[[Plain, int], int] = lambda options, seat: EVERYONE  # who hears a seat's claims
    # options, players, seat, claim: why the seat cannot say this at such a table; None where it can
    why_unsaid: Callable[[Plain, int, int, Action], str | None] = lambda options, players, seat, claim: None
    # options: why people do not chat in their own words while the game is on; None where they may
    why_no_chat: Callable[[Plain], str | None] = lambda options: None
    # Steps of a record and option values: chance results to put before the steps, where they tell later on what chance
    # decided first
    foretold: Callable[[Sequence[Step], Plain], Sequence[Step]] = lambda steps, options: ()
    # book, what a seat did before, two of its actions: whether they come to the same, so that records may write either
    alike: Callable[[Any, Sequence[int], int, int], bool] = lambda book, before, one, other: one == other
    # What those of `Rules.sides` are called, in their order; none said: by their seats
    sides: tuple[str, ...] = ()

    @cached_property
    def notation(self) -> Notation:
        return Notation(self.actions, self.talk, self.seats, self.chance, self.events, self.quotes)

    @cached_property
    def claims_are_actions(self) -> bool:
        """Whether each claim of `talk` is also an action, `say …`, that the rules keep."""
        return any(verb.comes is Comes.AS_CLAIM for verb in self.actions.verbs)


@dataclass(frozen=True)
class Agreed:
    """What is printed and what a table agrees on, and how both get into the book that the rules read."""

    options: OptionSet = field(default_factory=OptionSet)
    edition_file: Path | None = None
    check_edition: Callable[[Plain], Sequence[str]] = lambda data: ()
    # book, edition, option values, players. None: each field of the book by the option or entry of its own name
    fill_book: Callable[[Any, Edition, Plain, int], None] | None = None
    series: Series | None = None  # for whoever keeps what was unlocked elsewhere than `afterwards` does
    # Called once by whoever ran a table to its end, never by a replay; what it did, in lines to show
    afterwards: Callable[[Any], Sequence[str]] = lambda table: ()
    variants: tuple[str, ...] = ()  # the options that players know and choose by; the others are for designers
    # Tables and lists of the edition whose things are no more than what is printed on them, so that one can be another
    by_print: tuple[str, ...] = ()


@dataclass(frozen=True)
class Shown:
    """What people see. Whatever is left out is made from the declared fields, their names and who knows them."""

    view: Callable[[Any, Any, int], Plain] | None = None  # what is left after erasing, book, seat
    result: Callable[[Any, Any], Plain] | None = None  # reason, winners and score rows of a finished game
    sketch: Callable[[Plain, int], str] | None = None  # the view as text in Rich's markup, for so many columns
    terms: Callable[[Edition], Sequence[Term]] = lambda edition: ()  # what views and notation write by a code
    # A folder of files for the page (docs/boards.md): board.js, picture.svg, and what these refer to
    page: Path | None = None
    # A view, and the seat whose it is (SPECTATOR: nobody's): in one sentence what the game is won by
    goal: Callable[[Plain, int], str] = lambda view, seat: ""  # made by `says`, so that it can be told in any language
    lesson: Path | None = None  # a guided first game, as a TOML file (core/lessons)
    # The names under which views and results hold words for people, not codes: they are told in their language
    texts: tuple[str, ...] = ()


@dataclass(frozen=True)
class Giving:
    """How a seat comes to begin with a thing, where no field counts things by seat or places them with one.

    `give` is told a dealt position as words, the seat and the thing, and says what of it is then told otherwise; None:
    it is not there to be had. Where the table cannot spare any it raises `Impossible`. `told` says where it came from.
    """

    things: Names
    give: Callable[[Any, Plain, str, str], Plain | None]  # book, position, seat, thing
    told: str
    kinds: Callable[[Edition], Mapping[str, Sequence[str]]] = lambda edition: {}  # things that belong together, by name


@dataclass(frozen=True)
class Positions:
    """Positions written by hand: where they begin, what follows from what was given, which cannot be."""

    blank: Callable[[Any, Any], None] = lambda game, book: None  # the position before the deal
    complete: Callable[[Any, Any, frozenset[str]], None] = lambda game, book, given: None
    # Why a position cannot be, beside what is not as `conserved` says; None: because of numbers that name nothing
    faults: Callable[[Any, Any], Sequence[Fault]] | None = None
    conserved: tuple[Conserved, ...] = ()
    giving: Giving | None = None


@dataclass(frozen=True)
class Bots:
    """The game's own players."""

    policies: Mapping[str, Callable[..., int] | Mood] = field(default_factory=dict)  # compiled bots by name
    # In an audit, one look at a position out of so many is taken in a world drawn anew: more where that takes long
    audited_every: int = 1
    # What a loss and a win return, where `returns` tells nothing but these two: then a hint can speak of chances
    stakes: tuple[float, float] | None = None
