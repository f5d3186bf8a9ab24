"""What has changed in plain data, written as data:

    {"players": {"1": {"health": [3]}}, "asked": [["ben"]], "prize": null}

`[value]`: this is what stands there now. `null`: it is gone; in a list, it and all that comes after it. Anything else
says what has changed inside. In a list whose entries have moved, `{"": [0, 2, [value], 3]}` is the new one: a number
stands for the entry that had this place before. So whoever has the data as it was, has it as it is, byte by byte.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import is_
from typing import Any

import msgspec

Node = Any  # what has changed at one place
Written = Callable[[Any], bytes]  # how data is sent
MOVED = ""  # in place of an index: what a list is made of now
SAME: dict[str, Node] = {}  # the very one: compare by `is`
MISSING = object()
PLAIN = frozenset((str, int, bool))  # kinds of data that are written the same if Python finds two of a kind equal


class Compared:
    """Finds what has changed. What several have alike is compared once: the data stays as it is meanwhile."""

    def __init__(self, written: Written) -> None:
        self._written = written
        self._found: dict[tuple[int, int], tuple[Any, Any, Node]] = {}  # by places in memory, which stay taken

    def changed(self, old: Any, new: Any) -> Node:
        """What leads from one to the other; SAME if they are written the same. Python's own idea of that is another
        one: there 1 is True, and the order of a dictionary is nothing."""
        if old is new:
            return SAME
        kind = type(new)
        if kind is not type(old):
            return [new]
        if kind in PLAIN:
            return SAME if old == new else [new]
        place = id(old), id(new)
        found = self._found.get(place)
        if found is None:
            node = SAME if self._is_same(old, new) else self._within(old, new)
            found = self._found[place] = old, new, node
        return found[2]

    def _is_same(self, old: Any, new: Any) -> bool:
        """Whether two things are written the same. Most that are not differ to Python, too: that is sooner found."""
        if old is new:
            return True
        if type(old) is type(new) is list and len(old) == len(new) and all(map(is_, old, new)):
            return True  # made anew of the very same things
        return old == new and self._written(old) == self._written(new)

    def _within(self, old: Any, new: Any) -> Node:
        """Of two things of a kind that differ."""
        if type(new) is dict:
            return self._in_dict(old, new)
        if type(new) is list:
            return self._in_list(old, new)
        if isinstance(new, msgspec.Struct):
            nodes = {name: self.changed(getattr(old, name), getattr(new, name)) for name in new.__struct_fields__}
            return {name: node for name, node in nodes.items() if node is not SAME}
        return [new]

    def _in_dict(self, old: dict[Any, Any], new: dict[Any, Any]) -> Node:
        found: dict[Any, Node] = {}
        added = []
        for key, value in new.items():
            was = old.get(key, MISSING)
            if was is value:
                continue
            if was is MISSING:
                added.append(key)
                found[key] = [value]
                continue
            kind = type(value)
            if kind in PLAIN and kind is type(was):  # most are; the rest of it is asked of `changed`
                if was != value:
                    found[key] = [value]
                continue
            node = self.changed(was, value)
            if node is not SAME:
                found[key] = node
        gone = [key for key in old if key not in new] if len(old) + len(added) != len(new) else []
        order = [*(key for key in old if key not in gone), *added] if added or gone else list(old)
        if order != list(new) or (found and is_all_new(found, len(new))):
            return [new]
        for key in gone:
            found[key] = None
        return found

    def _in_list(self, old: list[Any], new: list[Any]) -> Node:
        if not old or not new:
            return [new]
        both = min(len(old), len(new))
        pairs = enumerate(zip(old, new, strict=False))
        other = [
            place
            for place, (was, one) in pairs
            if was is not one and (was != one or not self._is_same(was, one))  # the first answers most
        ]
        moves = len(other) > 1 or len(old) != len(new)  # what is alone in its place has come from nowhere else
        if moves and type(new[0]) is dict and type(old[0]) is dict:
            node = self._moved(old, new, [*other, *range(both, len(new))])
            if node is not None:
                return node
        found: dict[Any, Node] = {
            place: [new[place]] if type(new[place]) in PLAIN else self._differing(old[place], new[place])
            for place in other
        }
        for place in range(len(old), len(new)):
            found[place] = [new[place]]
        if len(new) < len(old):
            found[len(new)] = None
        if found and is_all_new(found, len(new) // 2):
            return [new]
        return found

    def _differing(self, old: Any, new: Any) -> Node:
        """Of two that are known to differ."""
        if type(new) is not type(old):
            return [new]
        place = id(old), id(new)
        found = self._found.get(place)
        if found is None:
            found = self._found[place] = old, new, self._within(old, new)
        return found[2]

    def _moved(self, old: list[Any], new: list[Any], other: list[int]) -> Node | None:
        """Of a list that holds much of what it held before, at other places. `other`: where something else stands now.

        What is the same is told by what is written, never by which object it is: that depends on what others were
        shown, and how a patch is put would tell of it.
        """
        left = [place for place in (*other, *range(len(new), len(old))) if place < len(old)]  # may be gone from there
        found = self._by_name(old, new, left, other)
        if found is None:
            found = self._by_text(old, new, left, other)
        gone = [place for place in found.values() if place is not None]
        if not gone or 2 * (len(new) - len(other) + len(gone)) < len(new):
            return None
        return {
            MOVED: [
                place if place not in found else [one] if found[place] is None else found[place]
                for place, one in enumerate(new)
            ]
        }

    def _by_text(self, old: list[Any], new: list[Any], left: list[int], other: list[int]) -> dict[int, int | None]:
        """Where each of these entries of the new list stood before; None: nowhere."""
        written = self._written
        texts = {id(old[place]): written(old[place]) for place in left}  # what is in both is written once
        places = {texts[id(old[place])]: place for place in left}
        return {place: places.get(texts.get(id(new[place])) or written(new[place])) for place in other}

    def _by_name(
        self, old: list[Any], new: list[Any], left: list[int], other: list[int]
    ) -> dict[int, int | None] | None:
        """The same, in less time, where every entry begins with a name of its own: then only the one of that name can
        be the same. None: some do not."""
        names = {name_of(old[place]): place for place in left}
        if len(names) != len(left) or None in names:
            return None
        found: dict[int, int | None] = {}
        for place in other:
            before = names.get(name_of(new[place]))
            is_there = before is not None and before != place and self._is_same(old[before], new[place])
            found[place] = before if is_there else None
        return found


def name_of(entry: Any) -> str | None:
    """What an entry of a list begins with, if that is a word."""
    name = next(iter(entry.values()), None) if type(entry) is dict else None
    return name if type(name) is str else None


def is_all_new(found: Mapping[Any, Node], most: int) -> bool:
    """Whether so much was put in the place of something else that it is shorter to say all of it."""
    return len(found) >= max(most, 1) and list(map(type, found.values())).count(list) >= max(most, 1)


def applied(old: Any, node: Node) -> Any:
    """What a client makes of it: the data as it is now. What is given stays as it was."""
    if isinstance(node, list):
        return node[0]
    if isinstance(old, list):
        if MOVED in node:
            return [old[one] if isinstance(one, int) else one[0] for one in node[MOVED]]
        made = list(old)
        for key, inner in node.items():
            place = int(key)
            if inner is None:
                del made[place:]
            elif place == len(made):
                made.append(inner[0])
            else:
                made[place] = applied(made[place], inner)
        return made
    kept = dict(old)
    for key, inner in node.items():
        if inner is None:
            del kept[key]
        else:
            kept[key] = applied(kept.get(key), inner)
    return kept
