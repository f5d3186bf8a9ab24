"""What a game hands to the core: one declaration in parts, and everything else is derived from it.

    GAME = Definition(
        "kuhn", "Kuhn Poker", 1, "Three cards, one bet.", minutes="1", seats={2: SEATS},
        rules=Rules(Game, __name__),
        words=Words(ACTIONS, SEATS, chance),
    )

It is checked when it is made: every fault is named at once, with what to do about it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from turnkey.core.definition import defaults
from turnkey.core.definition.check import faults_in
from turnkey.core.definition.conserved import Conserved, Counted, Placed
from turnkey.core.definition.parts import (
    Agreed,
    Bots,
    Fault,
    Feature,
    Giving,
    Mood,
    Plain,
    Positions,
    Rules,
    Series,
    Shown,
    Words,
)
from turnkey.core.editions import Edition
from turnkey.core.errors import DeclarationError
from turnkey.core.layout import layout_of
from turnkey.core.reasons import Reason

__all__ = [
    "Agreed", "Bots", "Conserved", "Counted", "Definition", "Feature", "Giving", "Mood", "Placed", "Plain", "Positions",
    "Rules", "Series", "Shown", "Words",
]  # fmt: skip


@dataclass(frozen=True)
class Definition:
    """A game."""

    slug: str
    title: str
    version: int  # a record is read by the version of the rules that it was played by
    blurb: str
    minutes: str
    seats: Mapping[int, tuple[str, ...]]  # the seats' names for each number of players
    rules: Rules
    words: Words
    agreed: Agreed = field(default_factory=Agreed)
    shown: Shown = field(default_factory=Shown)
    positions: Positions = field(default_factory=Positions)
    bots: Bots = field(default_factory=Bots)
    best: int = 0  # the number of players that the game is best with; 0: the most

    def __post_init__(self) -> None:
        faults = faults_in(self)
        if faults:
            raise DeclarationError(f"the game {self.slug!r} is declared wrongly:\n- " + "\n- ".join(faults))

    @property
    def most_seats(self) -> int:
        return max(len(names) for names in self.seats.values())

    @property
    def most_options(self) -> int:
        return self.rules.most_options or len(self.words.actions)

    def players_at(self, book: Any) -> int:
        """How many sit at a table with this book."""
        return int(book.players) if "players" in layout_of(self.rules.book).places else max(self.seats)

    # What the parts say, or what stands in for it

    def fill_book(self, book: Any, edition: Edition, values: Plain, players: int) -> None:
        if self.agreed.fill_book is not None:
            self.agreed.fill_book(book, edition, values, players)
        else:
            defaults.fill_by_name(book, layout_of(self.rules.book), self.agreed.options, edition, values, players)

    def view(self, game: Any, book: Any, seat: int) -> Plain:
        """What is left after erasing, as that seat sees it."""
        own = self.shown.view
        return own(game, book, seat) if own is not None else defaults.view_of(self, game, book, seat)

    def result(self, game: Any, book: Any) -> Plain:
        own = self.shown.result
        return own(game, book) if own is not None else defaults.result_of(self, game, book)

    def sketch(self, view: Plain, width: int) -> str:
        own = self.shown.sketch
        return own(view, width) if own is not None else defaults.sketch_of(view, width)

    def why_not(self, game: Any, book: Any, seat: int, action: int) -> Reason:
        own = self.words.why_not
        if own is not None:
            return own(game, book, seat, action)
        return defaults.why_not_of(self.words.actions[action].verb)

    def faults(self, game: Any, book: Any) -> Sequence[Fault]:
        """Why a position cannot be. Whoever says it in words of their own also says which numbers name nothing."""
        own = self.positions.faults
        if own is not None:
            found = own(game, book)
        else:
            found = list(defaults.bound_faults(layout_of(self.rules.game), game, self.players_at(book)))
        return found or [fault for one in self.positions.conserved for fault in one.faults(game, book)]
