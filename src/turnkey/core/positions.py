"""Positions as plain data: any record dumped by the names of its fields, and read back, checked.

Fields whose places have names become tables of names (`{"ben": 5, …}`), values that have names are
written by them (`"free"`), lists that have a size field are cut to it, and sets of seats stay as they are.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from turnkey.core.actions import few
from turnkey.core.errors import Impossible
from turnkey.core.layout import Field, Layout

Plain = dict[str, Any]
NONE = "none"  # how -1 is written where other numbers have names


def dump(layout: Layout, state: Any) -> Plain:
    """A record's fields, by name; what follows from others is left out."""
    return {
        one.name: _plain(one, state[one.name], state[one.sized_by] if one.sized_by else None, 0)
        for one in layout.fields
        if not one.derived
    }


def _plain(one: Field, value: Any, size: Any, depth: int) -> Any:
    """`size` is the length of this list or, level by level, of the lists in it; None: full length."""
    if not np.shape(value):
        return _name(one, int(value))
    if size is not None and not np.shape(size):
        return [_name(one, int(part)) for part in value[:size]]
    sizes = [None] * len(value) if size is None else size
    parts = [_plain(one, part, its_size, depth + 1) for part, its_size in zip(value, sizes, strict=True)]
    return dict(zip(one.by[depth], parts, strict=True)) if depth < len(one.by) else parts


def _name(one: Field, number: int) -> Any:
    names = one.values or one.written
    if one.written and number == -1:
        return NONE
    return names[number] if 0 <= number < len(names) else number


def fill(layout: Layout, state: Any, given: Mapping[str, Any]) -> None:
    """Write plain data into a record; what is not given stays. One error names everything that cannot be read."""
    wrong: list[tuple[str, str]] = []
    names = {one.name: one for one in layout.fields}
    for name, value in given.items():
        if name not in names:
            wrong.append(("UNKNOWN_FIELD", f"there is no {name!r}; there are {', '.join(names)}"))
            continue
        try:
            state[name] = _number(names[name], value, 0, state[name])
        except (ValueError, TypeError, KeyError, OverflowError) as fault:
            wrong.append(("UNREADABLE", f"{name}: {str(fault) or 'not readable'}"))
    if not wrong:
        wrong = [("SIZE", fault) for fault in _fill_sizes(layout, state, given)]
    if wrong:
        raise Impossible(wrong)


def _number(one: Field, value: Any, depth: int, now: Any) -> Any:
    if not np.shape(now):
        return _scalar(one, value)
    if isinstance(value, Mapping):
        labels = list(one.by[depth]) if depth < len(one.by) else []
        strange = [key for key in value if key not in labels]
        if strange:
            raise ValueError(f"{strange[0]!r} is none of {', '.join(labels) or 'its places'}")
        filled = np.array(now)
        for key, part in value.items():
            place = labels.index(key)
            filled[place] = _number(one, part, depth + 1, now[place])
        return filled
    if not isinstance(value, Sequence) or isinstance(value, str):
        raise ValueError(f"{value!r} must be a list of {len(now)}")
    if one.sized_by and depth == len(one.type.shape) - 1 and len(value) < len(now):
        value = [*value, *[0] * (len(now) - len(value))]
    if len(value) != len(now):
        raise ValueError(f"{value!r} must be a list of {len(now)}{' at most' if one.sized_by else ''}")
    return np.array([_number(one, part, depth + 1, there) for part, there in zip(value, now, strict=True)])


def _scalar(one: Field, value: Any) -> int:
    if isinstance(value, str):
        if one.written and value == NONE:
            return -1
        if value not in (one.values or one.written):
            known = few(one.written) if one.written else ", ".join(one.values)
            raise ValueError(f"{value!r} is none of {known or 'the numbers'}")
        return (one.values or one.written).index(value)
    if not isinstance(value, (int, np.integer)):
        raise ValueError(f"{value!r} is no whole number")
    limits = np.iinfo(one.type.code)
    if not limits.min <= int(value) <= limits.max:
        raise ValueError(f"{value} is out of range")
    return int(value)


# Lists that have a size field


def _fill_sizes(layout: Layout, state: Any, given: Mapping[str, Any]) -> Iterator[str]:
    """A size that is not given follows from its list; a given one must match. Lists of full length may hold more."""
    for name in dict.fromkeys(one.sized_by for one in layout.fields if one.sized_by and one.name in given):
        size = np.array(state[name])
        said = dict.fromkeys(_given_at(layout[name], given[name], 0), name) if name in given else {}
        for one in layout.fields:
            if one.sized_by != name or one.name not in given:
                continue
            for place, length in _lengths(one, given[one.name], 0):
                if place not in said:
                    said[place], size[place] = one.name, length
                elif length != size[place] and length != one.type.shape[-1]:
                    yield f"{one.name}{_where(one, place)} has {length}, but {said[place]} says {size[place]}"
        state[name] = size


def _lengths(one: Field, value: Any, depth: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """The length of each list that was written, by its place."""
    if depth == len(one.type.shape) - 1:
        yield (), len(value)
        return
    for place, part in _parts(one, value, depth):
        for inner, length in _lengths(one, part, depth + 1):
            yield (place, *inner), length


def _given_at(one: Field, value: Any, depth: int) -> Iterator[tuple[int, ...]]:
    """The places of a field that were written."""
    if depth == len(one.type.shape):
        yield ()
        return
    for place, part in _parts(one, value, depth):
        for inner in _given_at(one, part, depth + 1):
            yield (place, *inner)


def _parts(one: Field, value: Any, depth: int) -> list[tuple[int, Any]]:
    if isinstance(value, Mapping):
        return [(list(one.by[depth]).index(key), part) for key, part in value.items()]
    return list(enumerate(value))


def _where(one: Field, place: tuple[int, ...]) -> str:
    names = [one.by[depth][at] if depth < len(one.by) else str(at) for depth, at in enumerate(place)]
    return f" for {' '.join(names)}" if names else ""
