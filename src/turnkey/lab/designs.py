"""Which settings a sweep plays: every combination, one change at a time, or every two changes together."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, product
from typing import Any

from turnkey.core.errors import BadEdition, BadOption
from turnkey.core.game import Game
from turnkey.core.table_options import Number, Text
from turnkey.lab.changed import entry_of, read, with_changes
from turnkey.lab.learned import see_that_they_know
from turnkey.lab.watching import Setting

GRID, SINGLE, PAIRS = DESIGNS = ("grid", "single", "pairs")
MOST_SETTINGS = 20_000
RANGE = re.compile(r"(-?\d+)\.\.(-?\d+)(?:/(\d+))?")  # 1..4, 8..16/2


@dataclass(frozen=True)
class Dimension:
    """Something that is varied: an option, or by its path (which has a dot) an entry of the edition."""

    name: str
    values: tuple[Any, ...]
    usual: Any

    @property
    def printed(self) -> bool:
        return "." in self.name


@dataclass(frozen=True)
class Variation:
    """What differs from the setting that a sweep starts from, and the setting that comes of it."""

    changes: Mapping[str, Any]
    setting: Setting

    @property
    def label(self) -> str:
        return ", ".join(f"{name}={written(value)}" for name, value in self.changes.items()) or "as it is"

    def with_bots(self, bots: tuple[str, ...]) -> Variation:
        """The same among other players."""
        return replace(self, setting=replace(self.setting, bots=bots))


def written(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def sort_key(value: Any) -> tuple[int, Any]:
    """Numbers by size, then words."""
    return (0, value) if isinstance(value, int | float) else (1, str(value))


def dimension(game: Game, usual: Mapping[str, Any], name: str, text: str) -> Dimension:
    """`keys_needed` and `1..4`, `rounds` and `8,12,16`, `james_move` and `*` (all words), `deck.swap` and `2..8/2`."""
    if "." in name:
        before = entry_of(game, name)
        return Dimension(name, tuple(read(one, before, name) for one in spelled(text, ())), before)
    option = game.options[name]
    return Dimension(name, tuple(option.read(one) for one in spelled(text, option.samples())), usual[name])


def spelled(text: str, samples: Sequence[Any]) -> list[Any]:
    """The values that a text lists; ranges go up by one, or by what follows a slash."""
    values: list[Any] = []
    for part in text.split(","):
        found = RANGE.fullmatch(part.strip())
        if found:
            first, last = int(found[1]), int(found[2])
            if first > last:
                raise BadOption(f"{part.strip()!r} is empty: write the smaller number first")
            values += [str(one) for one in range(first, last + 1, int(found[3] or 1))]
        elif part.strip() == "*" and samples:
            values += samples
        else:
            values.append(part.strip())
    return list(dict.fromkeys(values))


def every_dimension(game: Game, usual: Mapping[str, Any]) -> list[Dimension]:
    """All options with values worth trying. Texts have a grammar of their own, and are left to whoever names them."""
    found = []
    for option in game.options:
        if not isinstance(option, Text):
            at = usual[option.name]
            samples = around(option, at) if isinstance(option, Number) else tuple(option.samples())
            found.append(Dimension(option.name, samples, at))
    return found


def around(option: Number, usual: int) -> tuple[int, ...]:
    """What a designer would try: one less, one more, half and double. The ends of a range (1 HP, 99) are for audits."""
    near = {usual - 1, usual, usual + 1, usual // 2, usual * 2}
    return tuple(sorted(one for one in near if option.least <= one <= option.most))


def changes_of(dimensions: Sequence[Dimension], design: str) -> Iterator[dict[str, Any]]:
    """What each setting changes, the unchanged one first."""
    seen: set[tuple[tuple[str, Any], ...]] = set()
    if design == GRID:
        chosen: Iterator[Sequence[Dimension]] = iter([dimensions])
    elif design == SINGLE:
        chosen = iter([one] for one in dimensions)
    else:
        chosen = combinations(dimensions, min(2, len(dimensions)))
    yield {}
    seen.add(())
    for ones in chosen:
        for values in product(*(one.values for one in ones)):
            changes = {one.name: value for one, value in zip(ones, values, strict=True) if value != one.usual}
            key = tuple(sorted(changes.items(), key=lambda item: item[0]))
            if key not in seen:
                seen.add(key)
                yield changes


def variations(
    base: Setting, dimensions: Sequence[Dimension], design: str
) -> tuple[list[Variation], list[tuple[str, str]]]:
    """The settings of a design, and what was left out because its options clash: its changes, and why."""
    made: list[Variation] = []
    left_out: list[tuple[str, str]] = []
    for changes in changes_of(dimensions, design):
        if len(made) == MOST_SETTINGS:
            raise BadOption(f"that is more than {MOST_SETTINGS:,} settings: vary less, or use --design single")
        try:
            made.append(varied(base, changes))
        except (BadOption, BadEdition) as fault:
            left_out.append((", ".join(f"{name}={written(value)}" for name, value in changes.items()), str(fault)))
    return made, left_out


def varied(base: Setting, changes: Mapping[str, Any]) -> Variation:
    """The base with these changes: entries of the edition first, as they may be the defaults of options."""
    printed = {name: value for name, value in changes.items() if "." in name}
    options = {name: value for name, value in changes.items() if "." not in name}
    game = with_changes(base.game, printed)
    agreed = base.game.options.changed(base.values)
    values = game.options.resolve(agreed | options)
    game.book(base.players, values)  # some options are refused only for this number of players
    see_that_they_know(game, base.players, values, base.bots)
    return Variation(changes, Setting(game, base.players, values, base.bots, base.bans))
