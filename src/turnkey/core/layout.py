"""Record types: a game's state as one fixed-size block of memory, declared as an annotated class.

    @record
    class Game:
        where: i8[4] = field(by=SEATS)
        hand: i8[3, 4] = field(by=(RUNNERS, CARDS), known_by="hand_seen_by")
        hand_seen_by: u8[3]

The class itself is what rules are written against (`game: Game`); `layout_of(Game)` holds what the
declaration means: the NumPy type, the names of things, and who may know each of them.
"""

from __future__ import annotations

import inspect
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

import numpy as np

from turnkey.core.errors import DeclarationError
from turnkey.core.names import Named
from turnkey.core.rule import compile_as

Class = TypeVar("Class", bound=type[Any])


@dataclass(frozen=True)
class Scalar:
    """A machine number, or with a shape an array of them: `u8`, `u8[4]`, `i8[3, 4]`."""

    code: str
    shape: tuple[int, ...] = ()

    def __getitem__(self, shape: int | tuple[int, ...]) -> Scalar:
        return Scalar(self.code, shape if isinstance(shape, tuple) else (shape,))


# Prefer the signed ones: Numba makes the difference of two unsigned numbers unsigned.
if TYPE_CHECKING:
    # To a type checker a field is a number or rows of them: anything.
    u8: TypeAlias = Any
    u64: TypeAlias = Any
    i8: TypeAlias = Any
    i16: TypeAlias = Any
    i32: TypeAlias = Any
    i64: TypeAlias = Any
    flag: TypeAlias = Any
else:
    u8, u64 = Scalar("u1"), Scalar("u8")
    i8, i16, i32, i64 = Scalar("i1"), Scalar("i2"), Scalar("i4"), Scalar("i8")
    flag = Scalar("u1")  # arrays of booleans inside a record do not compile

NOBODY = "nobody"

# Numbers that name seats: a seat, or -1 for nobody; a seat counted from 1, or 0 for nobody; a bit for each seat
SEAT, SEAT_FROM_ONE, SEAT_SET = "seat", "seat from one", "set of seats"
IN_CODES = "in codes"  # or seats that are packed into codes, which the game turns itself

Labels = Sequence[str]


@dataclass(frozen=True)
class Field:
    """What a declaration says about one field, besides its type."""

    by: tuple[Labels, ...] = ()  # names along each dimension: seats, card kinds …
    values: Labels = ()  # names of the values, where they are names: statuses, decisions …
    known_by: str | None = None  # the field that holds who knows this one; None: everybody
    derived: bool = False  # it follows from other fields: not observed, not dumped, rebuilt by `complete`
    name: str = ""
    type: Scalar = Scalar("u1")
    # How its numbers name seats, where neither names nor knowers tell: SEAT, SEAT_FROM_ONE, SEAT_SET, IN_CODES
    seats: str = ""
    # Names by which positions write its values, where they are too many for one-hot observations; "none": -1
    written: Labels = ()
    sized_by: str | None = None  # the field that holds how long its lists are: positions leave out what lies beyond
    # The book's field with the length of a loop on which these numbers, one for each seat, are places; -1: nowhere
    loop: str = ""
    aside: bool = False  # kept for counting or for what can be worked out: observed, but nothing that learners need


def field(
    *,
    by: Labels | tuple[Labels, ...] = (),
    values: Labels = (),
    known_by: str | None = None,
    derived: bool = False,
    seats: str = "",
    written: Labels = (),
    sized_by: str | None = None,
    loop: str = "",
    aside: bool = False,
) -> Any:
    """Say more about a field than its type: names of its places and values, who may know it, where it comes from, how
    its numbers name seats, how positions write it, what learners are shown of it."""
    rows = by if not by or not isinstance(by[0], str) else (by,)
    return Field(
        tuple(rows),  # type: ignore[arg-type]
        tuple(values),
        known_by,
        derived,
        seats=seats,
        written=tuple(written),
        sized_by=sized_by,
        loop=loop,
        aside=aside,
    )


# Rules read `game.where`; for these names NumPy's scalars have attributes of their own.
TAKEN = frozenset(dir(np.void))


@dataclass(frozen=True)
class Layout:
    """A record type: its fields in order, and the NumPy type that holds them."""

    name: str
    fields: tuple[Field, ...]
    dtype: np.dtype[Any]

    @property
    def size(self) -> int:
        return int(self.dtype.itemsize)

    @property
    def room(self) -> int:
        """Where another record can begin behind this one."""
        return -(-self.size // 8) * 8

    @property
    def places(self) -> dict[str, tuple[np.dtype[Any], int]]:
        """Each field's NumPy type, and where in the record it begins."""
        return {name: (place[0], place[1]) for name, place in (self.dtype.fields or {}).items()}

    def __getitem__(self, name: str) -> Field:
        for candidate in self.fields:
            if candidate.name == name:
                return candidate
        raise KeyError(name)

    def blank(self, count: int = 1) -> np.ndarray[Any, Any]:
        return np.zeros(count, self.dtype)

    def behind(self, front: Layout) -> tuple[np.dtype[Any], int]:
        """This record with another's fields before it, and where this one begins.

        The front comes first because Numba takes a record that *begins* with another's fields
        for a subtype of it, and would run the wrong code.
        """
        shared = self.places.keys() & front.places.keys()
        if shared:
            raise DeclarationError(
                f"{self.name}.{min(shared)}: the {front.name.lower()} before it uses this name; choose another"
            )
        start = front.room
        names, formats, offsets = [], [], []
        for base, layout in ((0, front), (start, self)):
            for name, (kind, offset) in layout.places.items():
                names.append(name)
                formats.append(kind)
                offsets.append(base + offset)
        joined = np.dtype({"names": names, "formats": formats, "offsets": offsets, "itemsize": start + self.size})
        return joined, start


def record(cls: Class) -> Class:
    """Make an annotated class a record type; rules go on naming the class itself in their signatures."""
    notes = inspect.get_annotations(cls, eval_str=True)
    fields = []
    for name, kind in notes.items():
        said = getattr(cls, name, None) or Field()
        if isinstance(kind, type) and issubclass(kind, Named):
            said, kind = replace(said, values=kind.names()), Scalar("i1")
        if not isinstance(kind, Scalar):
            raise DeclarationError(f"{cls.__name__}.{name}: {kind!r} is no record type such as u8 or i8[4]")
        if name in TAKEN or name.startswith("_"):
            raise DeclarationError(f"{cls.__name__}.{name}: NumPy's records use this name; choose another")
        fields.append(replace(said, name=name, type=kind))
    cls.layout = Layout(cls.__name__, tuple(fields), without_gaps(fields))
    for one in fields:
        check_knowers(cls.layout, one)
        check_size(cls.layout, one)
        if one.seats not in ("", SEAT, SEAT_FROM_ONE, SEAT_SET, IN_CODES):
            known = "SEAT, SEAT_FROM_ONE, SEAT_SET, IN_CODES"
            raise DeclarationError(f"{cls.__name__}.{one.name}: seats={one.seats!r} is none of {known}")
    return cls


def without_gaps(fields: Sequence[Field]) -> np.dtype[Any]:
    """The fields aligned as the machine likes it, with the gaps between them filled by extra fields.

    NumPy copies fields but not gaps; this way two records are equal exactly when their bytes are.
    """
    parts: list[tuple[str, str, tuple[int, ...]]] = []
    size = 0
    widest = max((np.dtype(one.type.code).itemsize for one in fields), default=1)
    for one in [*fields, None]:
        unit = np.dtype(one.type.code).itemsize if one else widest
        gap = -size % unit
        if gap:
            parts.append((f"gap_{size}", "u1", (gap,)))
        if one:
            parts.append((one.name, one.type.code, one.type.shape))
            size += gap + unit * int(np.prod(one.type.shape, dtype=int))
    return np.dtype(parts, align=True)  # moves nothing, but tells compiled code that all fields are aligned


def check_knowers(layout: Layout, one: Field) -> None:
    """Check that a field's knowers are a byte for the whole field, or one for each first index."""
    if one.known_by in (None, NOBODY):
        return
    if one.known_by not in layout.places:
        raise DeclarationError(f"{layout.name}.{one.name}: known_by={one.known_by!r} is no field of the record")
    knowers = layout[str(one.known_by)].type
    if knowers.code != "u1" or knowers.shape != one.type.shape[: len(knowers.shape)]:
        raise DeclarationError(
            f"{layout.name}.{one.known_by} must be u8 in the shape that {one.name} begins with, "
            f"{one.type.shape}; it is {knowers.code}{knowers.shape}"
        )


def check_size(layout: Layout, one: Field) -> None:
    """Check that the field with the sizes of another field's lists has a number for each of them."""
    if one.sized_by is None:
        return
    if one.sized_by not in layout.places:
        raise DeclarationError(f"{layout.name}.{one.name}: sized_by={one.sized_by!r} is no field of the record")
    if layout[one.sized_by].type.shape != one.type.shape[:-1]:
        raise DeclarationError(f"{layout.name}.{one.sized_by} must hold a size for each list of {one.name}")


def layout_of(cls: type[Any]) -> Layout:
    layout = getattr(cls, "layout", None)
    if not isinstance(layout, Layout):
        raise DeclarationError(f"{cls.__name__} is not declared with @record")
    return layout


class Lifted:
    """A record as interpreted rules see it: whole Python numbers, so that sums never wrap around."""

    __slots__ = ("_block",)

    def __init__(self, block: Any) -> None:
        object.__setattr__(self, "_block", block)

    def __getattr__(self, name: str) -> Any:
        value = self._block[name]
        return LiftedArray(value) if getattr(value, "shape", ()) else int(value)

    def __setattr__(self, name: str, value: Any) -> None:
        self._block[name] = value


class LiftedArray:
    __slots__ = ("_block",)

    def __init__(self, block: Any) -> None:
        self._block = block

    def __getitem__(self, index: Any) -> Any:
        value = self._block[index]
        return LiftedArray(value) if getattr(value, "shape", ()) else int(value)

    def __setitem__(self, index: Any, value: Any) -> None:
        self._block[index] = value

    def __len__(self) -> int:
        return len(self._block)

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(self._block.shape)


_item = list.__getitem__


class Rows(list[Any]):
    """An array of several dimensions taken out of a record: lists within a list, indexed like an array."""

    __slots__ = ()

    def __getitem__(self, index: Any) -> Any:
        if type(index) is not tuple:
            return _item(self, index)
        if len(index) == 2:
            return _item(self, index[0])[index[1]]
        if len(index) == 3:
            return _item(_item(_item(self, index[0]), index[1]), index[2])
        found: Any = self
        for place in index:
            found = _item(found, place)
        return found

    def __setitem__(self, index: Any, value: Any) -> None:
        *outer, last = index if type(index) is tuple else (index,)
        list.__setitem__(self[tuple(outer)], last, value)


def rows_of(values: list[Any]) -> list[Any]:
    """Lists of lists as Rows; a list of numbers stays as it is."""
    return Rows([rows_of(one) for one in values]) if values and isinstance(values[0], list) else values


class Everything(frozenset[str]):
    """Every name there is, so that a record whose secrets are not declared shares nothing."""

    def __contains__(self, name: object) -> bool:
        return True


MOST_KEPT = 8  # forms of one field: as many as a table has watchers, or nearly


class Shared:
    """Shared by all who look at one table: fields that were read out of its record, and its present position."""

    def __init__(self, secret: frozenset[str] = Everything()) -> None:
        self.secret = secret  # fields that not everybody sees
        self.fields: dict[str, dict[bytes, Any]] = {}  # by their bytes: several watchers see several of a secret one
        self.places: dict[str, slice] = {}  # where each of them lies in the record
        self.open: dict[str, tuple[slice, bytes, Any]] = {}  # those that everybody sees, as they were last
        self._latest = PositionCache(self, b"")

    def at(self, position: bytes) -> PositionCache:
        """Threads may look at different positions at once: each keeps the one that it was given here."""
        here = self._latest
        if here.position != position:
            here = self._latest = PositionCache(self, position)
        return here


class PositionCache:
    """One position of a table, and what was found out about it that holds for everybody who looks.

    It refers to what the table shares, but not back to the table: the two would keep each other in memory.
    """

    def __init__(self, shared: Shared, position: bytes) -> None:
        self.secret = shared.secret
        self.taken_out, self.places, self.open = shared.fields, shared.places, shared.open
        self.position = position
        # Those that everybody sees; most are as they were at the position before
        known = list(shared.open.items())  # at once: threads may add to them
        self.fields = {name: value for name, (place, raw, value) in known if position[place] == raw}
        self.parts: dict[Any, Any] = {}  # of views, in which nothing is secret: see core/parts.py
        self.menus: dict[int, list[int]] = {}
        self.actors: tuple[int, ...] | None = None
        self.over: bool | None = None


class PlainRecord:
    """A copy of a record as plain numbers, each taken out when it is first asked for: many times quicker to read
    than the record itself. What is written to it changes the copy only.

    With something shared, which nobody may write to, a field that has the same bytes as when it was taken out last
    is not taken out again.
    """

    def __init__(self, block: Any, here: PositionCache | None = None) -> None:
        self._here = Shared().at(b"") if here is None else here
        self.__dict__.update(self._here.fields)
        self._block = block
        raw: bytes = block.tobytes()
        self._bytes = self._here.position if raw == self._here.position else raw
        self._parts: dict[Any, Any] = {}  # of the view made for those who see this record
        self._shelf: Any = None  # of a book: the parts that are kept with it, see core/parts.py

    def __getattr__(self, name: str) -> Any:
        here = self._here
        if name in here.fields:  # taken out for somebody else since this was made
            value = here.fields[name]
        else:
            place = here.places.get(name)
            if place is None:
                kind, start = self._block.dtype.fields[name][:2]
                here.taken_out.setdefault(name, {})
                place = here.places[name] = slice(start, start + kind.itemsize)
            raw, known = self._bytes[place], here.taken_out[name]
            value = known.get(raw)
            if value is None:
                found = self._block[name].tolist()
                if len(known) >= MOST_KEPT:
                    known.clear()
                value = known[raw] = rows_of(found) if isinstance(found, list) else found
            if name not in here.secret:
                here.fields[name] = value
                here.open[name] = place, raw, value
        setattr(self, name, value)
        return value


def lift(block: Any) -> Any:
    """Hand a record (or an array of numbers) to the rules. What compiled rules take for it: see `lifted`."""
    return LiftedArray(block) if isinstance(block, np.ndarray) and not block.dtype.names else Lifted(block)


def put(records: Any, place: int, block: Any) -> None:
    """Copy a record into an array of them."""
    records[place] = getattr(block, "_ary", block)  # Numba's CUDA simulator wraps its records


def _put_compiled(records: Any, place: int, block: Any) -> None:
    records[place] = block


compile_as(put, _put_compiled, lambda records, place, block: True, _put_compiled)
