"""Another form of what environments show: columns that a learner can use as they are.

Derived from the same declaration as the plain rows of `observing`, for every game:

- kinds, stages, small numbers that stand alone: a column for each value; none of them: all 0
- seats, and sets of seats: a column for each seat, counted from whoever looks. Where seats differ (three against one),
  those of a side are counted from the one of them who looks
- places on a loop (`field(loop="spaces")`): a column for each place, and for how far every other piece is from the own
- counts: divided by the most that was seen
- what the game's own rule works out (`Rules(features=…)`), likewise
- what is kept for counting only (`field(aside=True)`) and what never changes is left out

What changes is measured, by games at random with the same options; for those that are printed it lies beside the game
(`measured.npz`, made by `python -m turnkey.env.measuring`).
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from turnkey.core.errors import BadOption, DeclarationError
from turnkey.core.game import Game
from turnkey.core.layout import IN_CODES, NOBODY, SEAT, SEAT_FROM_ONE, Field, layout_of
from turnkey.core.loops.stepping import SEATS
from turnkey.core.turning import Turn, Turner
from turnkey.env.observing import KINDS, OF_KIND, Key, Numbers, Piece, Plan, View, as_array, head_pieces

FEW = 12  # a number that stands alone and has no more values than this gets a column for each
WIDTHS = {**KINDS, "apart": 4}


@dataclass(frozen=True)
class Seating(Turn):
    """Where seats go that are counted within their sides from the one who looks."""

    goes: tuple[int, ...] = ()

    def seat(self, seat: int) -> int:
        return self.goes[seat] if 0 <= seat < self.players else seat


def seating_of(game: Game, players: int, seat: int) -> Turn:
    """How seats are counted for the one who looks."""
    if game.definition.rules.seats_alike:
        return Turn(players, -seat % players)
    goes = list(range(players))
    for side in game.sides(players):
        if seat in side:
            for place, member in enumerate(side):
                goes[member] = side[(place - side.index(seat)) % len(side)]
    return Seating(players, 0, tuple(goes))


@dataclass(frozen=True)
class Measured:
    """The least and the most that was seen in each column, before any was left out."""

    low: Numbers
    high: Numbers


def features_of(game: Game, players: int, books: Numbers, heads: Numbers, measured: Measured | None) -> Plan:
    """The plan of a game's features; with nothing measured, of all columns, with numbers as they are."""
    maps: list[tuple[int, ...]] = [tuple(range(256))]
    views = [FeatureView(game, players, seat, books, measured, maps) for seat in range(players)]
    own_seat, *agreed = head_pieces(game)
    differs = np.flatnonzero((heads != heads[0]).any(axis=0)).tolist()
    most = {SEATS + place: max(1, int(abs(heads[:, at]).max())) for place, at in enumerate(differs)}
    pieces = [own_seat]
    pieces += [Piece(agreed[at].name, SEATS + place, (), -(2**15), 2**15 - 1) for place, at in enumerate(differs)]
    start = sum(one.size for one in pieces)
    for view in views:
        view.draw_all(start)
    rows = {kind: as_array([view.rows[kind] for view in views], width) for kind, width in WIDTHS.items()}
    scales = dict(views[0].scales)
    if measured is not None:
        scales |= {column: 1 / number for column, number in most.items()}
    return Plan(
        (*pieces, *views[0].pieces), views[0].size, **rows, maps=np.array(maps, np.int16),
        scaled=np.array(list(scales), np.uint32), scales=np.array(list(scales.values()), np.float32),
        noted=views[0].noted, own=views[0].own, agreed=tuple(differs),
        keys=(*((own_seat.name, 0, seat) for seat in range(SEATS)), *((one.name, 0, 0) for one in pieces[1:]),
              *views[0].keys),
    )  # fmt: skip


class FeatureView(View):
    """The rows of a plan for one seat. `wide` counts columns as if none were left out."""

    def __init__(
        self,
        game: Game,
        players: int,
        seat: int,
        books: Numbers,
        measured: Measured | None,
        maps: list[tuple[int, ...]],
    ) -> None:
        super().__init__(game, seating_of(game, players, seat), maps)
        self.rows = {kind: [] for kind in WIDTHS}
        self.players, self.seat, self.books, self.measured = players, seat, books, measured
        self.scales: dict[int, float] = {}
        self.wide = 0
        self.noted = 0  # bytes behind the record in which distances and what the game works out are noted
        self.own = 0  # of those, what the game works out
        self.keys: list[Key] = []  # what each column tells of, the same at tables of every size
        self._names = [name.lower() for name in game.seats[max(game.seats)]]

    def draw_all(self, start: int) -> None:
        self.size = self.wide = start
        layout = self.game.layout
        turned = {one.name: number for one, number, _ in Turner(self.game, self.turn).moving}
        knowers = {one.known_by for one in layout.fields}
        for one in layout.fields:
            if one.known_by == NOBODY or one.derived or one.aside or one.seats == IN_CODES:
                continue
            self._field(one, turned.get(one.name), one.name in knowers)
            if one.known_by is not None:
                known = layout[one.known_by]
                ats = self._ats(known)
                self._each(f"{one.name} known", ats, lambda at: self.rows["flags"].append((self.size, at)))
        for one in layout.fields:
            if one.loop:
                self._distances(one)
        self._own()

    def _ats(self, one: Field) -> list[int]:
        """Where each place of a field stands in the record, its seats as whoever looks counts them."""
        _, offset = self.game.layout.places[one.name]
        bytes_ = np.dtype(one.type.code).itemsize
        inside = np.arange(int(np.prod(one.type.shape, dtype=int))).reshape(one.type.shape)
        for dimension, labels in enumerate(one.by):
            seats = [self._names.index(label.lower()) for label in labels if label.lower() in self._names]
            if len(seats) == len(labels):
                come_from = {self.turn.seat(seat): place for place, seat in enumerate(seats)}
                inside = np.take(inside, [come_from.get(seat, at) for at, seat in enumerate(seats)], dimension)
        return [offset + int(place) * bytes_ for place in inside.flat]

    def _field(self, one: Field, number: Callable[[int], int] | None, knowers: bool) -> None:
        ats, signed = self._ats(one), np.dtype(one.type.code).kind == "i"
        if np.dtype(one.type.code).itemsize > 1 and (one.values or number is not None):
            raise DeclarationError(f"{one.name}: numbers that have names or name seats must be bytes to be observed")
        if one.values:
            self._hot(one.name, ats, signed, len(one.values), number, one.values)
        elif one.seats in (SEAT, SEAT_FROM_ONE):
            less = int(one.seats == SEAT_FROM_ONE)
            turn = number or int
            self._hot(one.name, ats, signed, self.players, lambda value: turn(value) - less)
        elif number is not None or knowers:
            self._sets(one.name, ats)
        elif one.loop:
            self._hot(one.name, ats, signed, self._length(one), None)
        else:
            self._numbers(one.name, ats, one.type.code, one.type.shape == ())

    def _seen(self, count: int, width: int = 1) -> tuple[Numbers, Numbers]:
        """The least and the most of the next columns, by place; unmeasured, as if everything had been seen."""
        part = slice(self.wide, self.wide + count * width)
        self.wide += count * width
        if self.measured is None:
            return np.zeros((count, width), np.int64), np.ones((count, width), np.int64)
        return self.measured.low[part].reshape(count, width), self.measured.high[part].reshape(count, width)

    def _hot(
        self,
        name: str,
        ats: Sequence[int],
        signed: bool,
        width: int,
        number: Callable[[int], int] | None,
        labels: Sequence[str] = (),
    ) -> None:
        """Bytes that are one of so many values: a column for each value that any of them takes."""
        low, high = self._seen(len(ats), width)
        varies = np.asarray(low < high)
        values = np.flatnonzero(varies.any(axis=0)).tolist()
        kept = {place: ats[place] for place in np.flatnonzero(varies.any(axis=1)).tolist()}
        self._hot_columns(name, kept, signed, values, number, [labels[one] for one in values] if labels else ())

    def _hot_columns(
        self,
        name: str,
        ats: Mapping[int, int],
        signed: bool,
        values: list[int],
        number: Callable[[int], int] | None,
        labels: Sequence[str] = (),
    ) -> None:
        if not ats:
            return
        column = {value: place for place, value in enumerate(values)}
        turn = number or int
        shown = self._map(lambda byte: column.get(turn(byte), -1), signed)
        self.pieces.append(Piece(name, self.size, (len(ats), len(values)), 0, 1, tuple(labels or map(str, values))))
        for place, at in ats.items():
            self.rows["hot"].append((self.size, at, shown, len(values)))
            self.size += len(values)
            self.keys += [(name, place, value) for value in values]

    def _sets(self, name: str, ats: Sequence[int]) -> None:
        """Sets of seats: a column for each seat."""
        low, high = self._seen(len(ats), self.players)
        start = self.size
        for place, (at, varies) in enumerate(zip(ats, low < high, strict=True)):
            for seat in np.flatnonzero(varies).tolist():
                self.rows["mapped"].append((self.size, at, self._with_seat(seat)))
                self.keys.append((name, place, seat))
                self.size += 1
        if self.size > start:
            self.pieces.append(Piece(name, start, (self.size - start,), 0, 1))

    @functools.cache  # noqa: B019  a view lives as long as its plan is made
    def _with_seat(self, seat: int) -> int:
        """The map of the sets that hold a seat."""
        return self._map(lambda seats: self.turn.seats(seats) >> seat & 1, False)

    def _each(self, name: str, ats: Sequence[int], write: Callable[[int], None]) -> list[int]:
        """A column for each of these that changes; says which."""
        low, high = self._seen(len(ats))
        start = self.size
        for place in np.flatnonzero((low < high)[:, 0]).tolist():
            write(ats[place])
            self.keys.append((name, place, 0))
            self.size += 1
        if self.size > start:
            self.pieces.append(Piece(name, start, (self.size - start,), 0, 1))
        return list(range(start, self.size))

    def _numbers(self, name: str, ats: Sequence[int], code: str, alone: bool) -> None:
        base, wide = np.dtype(code), self.wide
        low, high = self._seen(len(ats))
        least, most = int(low.min()), int(high.max())
        if self.measured is not None and alone and base.itemsize == 1 and 1 < most - least <= FEW:
            first = 0 if least == -1 else least  # -1 is none
            values = list(range(first, most + 1))
            self._hot_columns(name, dict(enumerate(ats)), base.kind == "i", values, None)
            return
        self.wide = wide
        columns = self._each(name, ats, lambda at: self._run(at // base.itemsize, OF_KIND[code]))
        if self.measured is None or not columns:
            return
        scale = 1 / max(1, abs(least), abs(most))
        self.scales |= dict.fromkeys(columns, scale)
        bounds = np.iinfo(base)
        self.pieces[-1] = Piece(name, columns[0], (len(columns),), float(bounds.min) * scale, float(bounds.max) * scale)

    def _length(self, one: Field) -> int:
        """Of the loop that a field's numbers are places on."""
        if one.loop not in layout_of(self.game.definition.rules.book).places or one.type.code != "i1":
            raise DeclarationError(f"{one.name}: loop={one.loop!r} must name a field of the book, and {one.name} be i8")
        lengths = set(self.books[one.loop].tolist())
        if len(lengths) > 1:
            raise BadOption(f"features need boards of one size, not of {sorted(lengths)}: make a batch for each")
        return int(lengths.pop())

    def _note(self) -> int:
        """Room for one more byte behind the record."""
        self.noted += 1
        return self.game.layout.size + self.noted - 1

    def _distances(self, one: Field) -> None:
        """How far it is from the own piece to each, along the loop."""
        ats, length = self._ats(one), self._length(one)
        own = self.game.layout.places[one.name][1] + self.seat
        notes = [self._note() for _ in ats]
        self.rows["apart"] += [(own, at, length, note) for at, note in zip(ats, notes, strict=True)]
        self._hot(f"{one.name} from here", notes, True, length, None)

    def _own(self) -> None:
        """What the game's own rule works out."""
        for one in self.game.definition.rules.features:
            notes = [self._note() for _ in range(one.many)]
            self.own += one.many
            if one.values:
                self._hot(one.name, notes, True, one.values, None)
            else:
                self._numbers(one.name, notes, "i1", False)
