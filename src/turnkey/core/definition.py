"""What a game hands to the core: one declaration, and everything else is derived from it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import Any

from turnkey.core.actions import Action, ActionSpace
from turnkey.core.editions import Edition
from turnkey.core.notation import Notation
from turnkey.core.reasons import DECIDE, NOT_OFFERED, Question, Reason
from turnkey.core.record_text import Step
from turnkey.core.secrecy import EVERYONE
from turnkey.core.table_options import OptionSet
from turnkey.core.terms import Term
from turnkey.core.turning import Turn

Plain = Mapping[str, Any]


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
class Definition:
    """A game. The rules module holds, compiled or interpreted:

    deal(game, book)                     set the game up; chance is drawn here
    advance(game, book)                  one automatic step, while nobody is asked and it is not over
    actors(game, book) -> seats          the seats that may act now, one bit each; 0: nobody
    options(game, book, seat, menu)      what that seat may do, from what that seat knows
    apply(game, book, seat, action)      carry one of those options out
    over(game, book) -> bool
    returns(game, book, out)             each seat's return, once it is over
    measure(game, book, out)             the numbers named in `measures`, once it is over
    determinize(game, book, seat, dice)  redraw all that the seat cannot know
    """

    slug: str
    title: str
    version: int
    blurb: str
    minutes: str
    seats: Mapping[int, tuple[str, ...]]  # the seats' names for each number of players
    game: type[Any]
    book: type[Any]
    rules: ModuleType
    actions: ActionSpace
    most_options: int
    notation: Notation
    options: OptionSet
    edition_file: Path
    check_edition: Callable[[Plain], Sequence[str]]
    fill_book: Callable[[Any, Edition, Plain, int], None]  # book, edition, option values, players
    view: Callable[[Any, Any, int], Plain]  # what is left after erasing, book, seat
    faults: Callable[[Any, Any], Sequence[tuple[str, str]]]  # why a position is impossible
    result: Callable[[Any, Any], Plain]  # reason, winners and score rows of a finished game
    blank: Callable[[Any, Any], None]  # the position before the deal, for writing positions by hand
    complete: Callable[[Any, Any, frozenset[str]], None]  # fill in what follows from the fields given
    sketch: Callable[[Plain, int], str]  # the view as text in Rich's markup, for so many columns
    # What is left after erasing, book, seat, action: why that cannot be done now
    why_not: Callable[[Any, Any, int, int], Reason] = lambda game, book, seat, action: NOT_OFFERED
    question: Callable[[Any, Any, int], Question] = lambda game, book, seat: DECIDE  # erased, book, seat that is asked
    terms: Callable[[Edition], Sequence[Term]] = lambda edition: ()  # what views and notation write by a code
    measures: tuple[str, ...] = ()
    sides: tuple[tuple[int, ...], ...] = ()  # seats that win and lose together; none said: each for itself
    # game, book, seat, action: whether an action from outside (`Verb.outside`) may come now
    may_come: Callable[[Any, Any, int, int], bool] = lambda game, book, seat, action: False
    beside: tuple[str, ...] = ()  # words of such verbs that a seat itself may do when they may come, asked or not
    # book: the seconds after which it does come at a table in real time, from when it may; 0: never by itself
    comes_after: Callable[[Any], int] = lambda book: 0
    policies: Mapping[str, Callable[..., int] | Mood] = field(default_factory=dict)  # compiled bots by name
    # Whether the rules treat seats alike: turn all of them at once (core/turning.py), and everything turns with them
    seats_alike: bool = False
    # game, turn: turns what of a record its declaration does not tell to be a seat, the rest of it being turned already
    turn_codes: Callable[[Any, Turn], None] = lambda game, turn: None
    talk: ActionSpace = field(default_factory=ActionSpace)
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
    # In an audit, one look at a position out of so many is taken in a world drawn anew: more where that takes long
    audited_every: int = 1
    claims_are_actions: bool = False  # each claim of `talk` is also an action, `say …`, that the rules keep
    # Called once by whoever ran a table to its end, never by a replay; what it did, in lines to show
    afterwards: Callable[[Any], Sequence[str]] = lambda table: ()
    series: Series | None = None  # for whoever keeps what was unlocked elsewhere than `afterwards` does
    # A view, and the seat whose it is (SPECTATOR: nobody's): in one sentence what a game is won by
    goal: Callable[[Plain, int], str] = lambda view, seat: ""
    best: int = 0  # the number of players that the game is best with; 0: the most

    @property
    def most_seats(self) -> int:
        return max(len(names) for names in self.seats.values())
