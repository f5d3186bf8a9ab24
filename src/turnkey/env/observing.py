"""What environments show of a game: one row of numbers for the seat that is asked, each column with a name.

The columns follow from the record's declaration, as in `core.observation`: values with names become a column each,
numbers stay numbers, every secret has a flag beside it that says whether it is known. Before them stand whose row it
is, how many sit at the table, and what it agreed on. `turned`: seats are counted from the one who looks, so that a
learner need not learn everything once for each seat. (What a game packs into codes of its own is
left out then.)
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import Any

import numpy as np

from turnkey.core import turning
from turnkey.core.errors import DeclarationError
from turnkey.core.game import Game
from turnkey.core.layout import IN_CODES, NOBODY, Field
from turnkey.core.loops.stepping import I8, I16, I32, I64, SEATS, U8
from turnkey.core.table_options import Choice, Number, Switch, Values
from turnkey.core.turning import Turn, Turner

Numbers = np.ndarray[Any, Any]
Key = tuple[str, int, int]  # what a column tells of: the field, the place in it, and which value (a number: 0)


@dataclass(frozen=True)
class Piece:
    """Columns that belong together: those of a field, or what stands before all fields."""

    name: str
    start: int
    shape: tuple[int, ...]
    low: float
    high: float
    labels: tuple[str, ...] = ()  # of the last dimension's places, where values have names

    @property
    def size(self) -> int:
        return int(np.prod(self.shape, dtype=int))


@dataclass(frozen=True)
class Plan:
    """Where everything stands; and for each seat the rows by which compiled code writes it."""

    pieces: tuple[Piece, ...]
    size: int
    runs: Numbers  # first column, place of the first number among those of its kind, how many, which kind
    hot: Numbers  # first column, place of the byte, map, how many names
    mapped: Numbers  # column, place of the byte, map
    flags: Numbers  # column, place of the knowers
    maps: Numbers  # what each byte stands for, its seats turned
    # Of features only: distances on a loop (place of one, of the other, length, where it is noted), columns that are
    # scaled and by what, bytes noted behind the record, and how many of these the game's own rule writes
    apart: Numbers
    scaled: Numbers
    scales: Numbers
    noted: int = 0
    own: int = 0
    agreed: tuple[int, ...] | None = None  # which of what tables agreed on is shown; None: all of it
    keys: tuple[Key, ...] = ()  # of features only: what each column tells of, the same at tables of every size

    def __getitem__(self, name: str) -> Piece:
        return next(one for one in self.pieces if one.name == name)

    @property
    def low(self) -> Numbers:
        """The least that each column can hold."""
        return np.concatenate([np.full(one.size, one.low, np.float32) for one in self.pieces])

    @property
    def high(self) -> Numbers:
        return np.concatenate([np.full(one.size, one.high, np.float32) for one in self.pieces])


def head_of(game: Game, players: int, values: Values) -> list[int]:
    """What stands between whose row it is and the fields: the size of the table, and what it agreed on."""
    return [players, *(int(game.options.number(values, name)) for name in settings_of(game))]


def settings_of(game: Game) -> list[str]:
    """The options that are numbers, or can be written as such."""
    return [one.name for one in game.options if isinstance(one, Number | Switch | Choice)]


def plan_of(game: Game, players: int, turned: bool = True) -> Plan:
    """The plan of a game at tables of this size."""
    pieces = head_pieces(game)
    maps: list[tuple[int, ...]] = [tuple(range(256))]
    views = [View(game, Turn(players, -seat % players if turned else 0), maps) for seat in range(players)]
    start = sum(one.size for one in pieces)
    for view in views:
        view.draw(start, turned)
    pieces += views[0].pieces
    rows = {kind: as_array([view.rows[kind] for view in views], width) for kind, width in KINDS.items()}
    return Plan(
        tuple(pieces), views[0].size, rows["runs"], rows["hot"], rows["mapped"], rows["flags"],
        maps=np.array(maps, np.int16), apart=np.zeros((players, 0, 4), np.uint32),
        scaled=np.zeros(0, np.uint32), scales=np.zeros(0, np.float32),
    )  # fmt: skip


def head_pieces(game: Game) -> list[Piece]:
    """What stands before the fields."""
    pieces = [Piece("own seat", 0, (SEATS,), 0, 1), Piece("players", SEATS, (), 1, SEATS)]
    for place, name in enumerate(settings_of(game), SEATS + 1):
        pieces.append(Piece(f"option {name}", place, (), -(2**15), 2**15 - 1))
    return pieces


def as_array(rows: list[list[tuple[int, ...]]], width: int) -> Numbers:
    """The rows of all seats. Those of some seats may be fewer, since their runs are longer: runs of nothing follow."""
    most = max(map(len, rows))
    return np.array([one + [(0,) * width] * (most - len(one)) for one in rows], np.uint32).reshape(len(rows), -1, width)


OF_KIND = {"u1": U8, "i1": I8, "i2": I16, "i4": I32, "i8": I64}
KINDS = {"runs": 4, "hot": 4, "mapped": 3, "flags": 2}  # of rows, and how long one is


class View:
    """The rows of a plan for one seat, with the table turned so that this seat comes first."""

    def __init__(self, game: Game, turn: Turn, maps: list[tuple[int, ...]]) -> None:
        self.game, self.turn, self.maps = game, turn, maps
        self.rows: dict[str, list[tuple[int, ...]]] = {kind: [] for kind in KINDS}
        self.pieces: list[Piece] = []
        self.size = 0

    def draw(self, start: int, turned: bool) -> None:
        self.size = start
        moving = {one.name: (number, along) for one, number, along in Turner(self.game, self.turn).moving}
        for one in self.game.layout.fields:
            if one.known_by == NOBODY or one.derived or (turned and one.seats == IN_CODES):
                continue
            number, along = moving.get(one.name, (None, [])) if turned else (None, [])
            self._values(one, number, along)
            if one.known_by is not None:
                self._knowledge(one, self.game.layout[one.known_by], along)

    def _values(self, one: Field, number: turning.Number | None, along: list[int]) -> None:
        _, offset = self.game.layout.places[one.name]
        base = np.dtype(one.type.code)
        names, signed, bytes_ = tuple(one.values), base.kind == "i", base.itemsize
        if bytes_ > 1 and (names or number is not None):
            raise DeclarationError(f"{one.name}: numbers that have names or name seats must be bytes to be observed")
        bounds = (0, 1) if names else (int(np.iinfo(base).min), int(np.iinfo(base).max))
        width = max(len(names), 1)
        self.pieces.append(
            Piece(one.name, self.size, (*one.type.shape, width) if names else one.type.shape, *bounds, names)
        )
        for place in self._places(one.type.shape, along):
            at = offset + place * bytes_
            if names:
                self.rows["hot"].append((self.size, at, self._map(number, signed), width))
            elif number is not None:
                self.rows["mapped"].append((self.size, at, self._map(number, signed)))
            else:
                self._run(at // bytes_, OF_KIND[one.type.code])
            self.size += width

    def _run(self, at: int, kind: int) -> None:
        """One more number; if it follows on the last one, of the same run."""
        runs = self.rows["runs"]
        if runs:
            column, first, many, same = runs[-1]
            if (column + many, first + many, same) == (self.size, at, kind):
                runs[-1] = (column, first, many + 1, kind)
                return
        runs.append((self.size, at, 1, kind))

    def _knowledge(self, one: Field, knowers: Field, along: list[int]) -> None:
        offset = self.game.layout.places[knowers.name][1]
        shape = knowers.type.shape
        self.pieces.append(Piece(f"{one.name} known", self.size, shape, 0, 1))
        for place in self._places(shape, [dimension for dimension in along if dimension < len(shape)]):
            self.rows["flags"].append((self.size, offset + place))
            self.size += 1

    def _places(self, shape: tuple[int, ...], along: list[int]) -> list[int]:
        """For each place of a turned field, the one where it stands in the record."""
        found = []
        for index in product(*map(range, shape)):
            source = [
                (at - self.turn.steps) % self.turn.players if dimension in along and at < self.turn.players else at
                for dimension, at in enumerate(index)
            ]
            found.append(int(np.ravel_multi_index(source, shape)) if shape else 0)
        return found

    def _map(self, number: turning.Number | None, signed: bool) -> int:
        """The number of the map that says what each byte stands for."""
        values = [byte - 256 if signed and byte > 127 else byte for byte in range(256)]
        turned = tuple(values if number is None else map(number, values))
        if turned not in self.maps:
            self.maps.append(turned)
        return self.maps.index(turned)
