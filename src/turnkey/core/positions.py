"""Positions as plain data: any record dumped by the names of its fields, and read back, checked.

Fields whose places have names become tables of names (`{"ben": 5, …}`), values that have names are
written by them (`"free"`), and sets of seats and lists stay as they are.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from turnkey.core.errors import Impossible
from turnkey.core.layout import Field, Layout

Plain = dict[str, Any]


def dump(layout: Layout, state: Any) -> Plain:
    """A record's fields, by name; what follows from others is left out."""
    return {one.name: _plain(one, state[one.name], 0) for one in layout.fields if not one.derived}


def _plain(one: Field, value: Any, depth: int) -> Any:
    if not np.shape(value):
        number = int(value)
        return one.values[number] if one.values and 0 <= number < len(one.values) else number
    parts = [_plain(one, part, depth + 1) for part in value]
    return dict(zip(one.by[depth], parts, strict=True)) if depth < len(one.by) else parts


def fill(layout: Layout, state: Any, given: Mapping[str, Any]) -> None:
    """Write plain data into a record; what is not given stays. Every unreadable part is named at once."""
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
    if not isinstance(value, Sequence) or isinstance(value, str) or len(value) != len(now):
        raise ValueError(f"{value!r} must be a list of {len(now)}")
    return np.array([_number(one, part, depth + 1, there) for part, there in zip(value, now, strict=True)])


def _scalar(one: Field, value: Any) -> int:
    if isinstance(value, str):
        if value not in one.values:
            raise ValueError(f"{value!r} is none of {', '.join(one.values) or 'the numbers'}")
        return one.values.index(value)
    if not isinstance(value, (int, np.integer)):
        raise ValueError(f"{value!r} is no whole number")
    limits = np.iinfo(one.type.code)
    if not limits.min <= int(value) <= limits.max:
        raise ValueError(f"{value} is out of range")
    return int(value)
