"""Turning a table: everybody moves the same number of seats on, and takes everything along.

Where the rules treat seats alike, that changes nothing else. Which parts of a record name seats is mostly told by
its declaration: places named after seats (`by=SEATS`), values whose names name seats (`values=SEATS`, or
"a built", "b built" …), and sets of knowers. Other fields say it themselves (`seats=SEAT_SET`), and a game turns
what it packs into codes of its own (`Definition.turn_codes`). Actions and chance are turned by their words.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from typing import TYPE_CHECKING, Any

import numpy as np

from turnkey.core.layout import IN_CODES, SEAT, SEAT_FROM_ONE, SEAT_SET, Field, Layout, layout_of, lift

if TYPE_CHECKING:
    from turnkey.core.game import Game

Number = Callable[[int], int]
Moving = tuple[Field, Number | None, list[int]]


@dataclass(frozen=True)
class Turn:
    """A turn by a number of seats, at a table of this size."""

    players: int
    steps: int

    def seat(self, seat: int) -> int:
        """Where a seat goes; a number that is no seat of the table stays."""
        return (seat + self.steps) % self.players if 0 <= seat < self.players else seat

    def from_one(self, number: int) -> int:
        """The same for a seat counted from 1; 0 is nobody."""
        return self.seat(number - 1) + 1

    def seats(self, seats: int) -> int:
        """The same for a set of seats; spectators stay."""
        here = seats & ((1 << self.players) - 1)
        return (seats - here) | sum(1 << self.seat(seat) for seat in range(self.players) if here >> seat & 1)

    def rows(self, values: Any, dimension: int) -> Any:
        """An array that is indexed by seat along this dimension."""
        order = [(place - self.steps) % self.players for place in range(self.players)]
        return np.take(values, [*order, *range(self.players, values.shape[dimension])], dimension)


class Turner:
    """Turns everything of one game by the same number of seats."""

    def __init__(self, game: Game, turn: Turn) -> None:
        self.game = game
        self.turn = turn
        self.names = [name.lower() for name in game.seats[max(game.seats)]]

    def state(self, state: Any) -> Any:
        """A game's record (an array of one), turned."""
        turned = self._record(self.moving, state)
        self.game.definition.rules.turn_codes(lift(turned[0]), self.turn)
        return turned

    def book(self, book: Any) -> Any:
        """What a table agreed on may name seats too."""
        return self._record(self._moving_in_book, book)

    @cached_property
    def actions(self) -> list[int]:
        """For each action, the one that it becomes after the turn."""
        space = self.game.definition.words.actions
        turned = []
        for verb in space.verbs:
            places = [self._places(parameter.words) for parameter in verb.parameters]
            for choice in product(*places):  # in the order of the verb's actions
                offset = 0
                for place, parameter in zip(choice, verb.parameters, strict=True):
                    offset = offset * len(parameter) + place
                turned.append(space.first(verb.word) + offset)
        return turned

    @cached_property
    def chance(self) -> list[list[int]]:
        """For each kind of chance and each of its results, the result that it becomes after the turn."""
        chances = self.game.definition.words.notation.chance
        return [self._places([tuple(result.split()) for result in one.results]) for one in chances]

    @cached_property
    def moving(self) -> list[Moving]:
        return self._parts(self.game.layout)

    @cached_property
    def _moving_in_book(self) -> list[Moving]:
        return self._parts(layout_of(self.game.definition.rules.book))

    def _parts(self, layout: Layout) -> list[Moving]:
        """The fields that change, how their numbers turn, and the dimensions along which they are seats'."""
        knowers = {one.known_by for one in layout.fields}
        found = []
        for one in layout.fields:
            number = self.turn.seats if one.name in knowers else self._number(one)
            along = [at for at, labels in enumerate(one.by) if [label.lower() for label in labels] == self.names]
            if number is not None or along:
                found.append((one, number, along))
        return found

    def _record(self, moving: list[Moving], block: Any) -> Any:
        turned = block.copy()
        for one, number, along in moving:
            values = block[one.name][0]
            if number is not None:
                values = np.array([number(int(value)) for value in values.flat]).reshape(one.type.shape)
            for dimension in along:
                values = self.turn.rows(values, dimension)
            turned[one.name][0] = values
        return turned

    def _number(self, one: Field) -> Number | None:
        """How a field's numbers turn; None: they name no seats."""
        if one.seats == IN_CODES:
            return None
        if one.seats:
            return {SEAT: self.turn.seat, SEAT_FROM_ONE: self.turn.from_one, SEAT_SET: self.turn.seats}[one.seats]
        places = self._places([tuple(label.split()) for label in one.values])
        if places == list(range(len(places))):
            return None
        return lambda number: places[number] if 0 <= number < len(places) else number

    def _places(self, phrases: Sequence[tuple[str, ...]]) -> list[int]:
        """Where each of these goes: those of a list that names every seat are turned by the seats that they name."""
        spoken = [tuple(word.lower() for word in phrase) for phrase in phrases]
        if not set(self.names) <= {word for phrase in spoken for word in phrase}:
            return list(range(len(spoken)))
        at = {phrase[::-1]: place for place, phrase in enumerate(spoken)}  # of a pair only one order is listed
        at |= {phrase: place for place, phrase in enumerate(spoken)}
        return [at[tuple(map(self._word, phrase))] for phrase in spoken]

    def _word(self, word: str) -> str:
        return self.names[self.turn.seat(self.names.index(word))] if word in self.names else word
