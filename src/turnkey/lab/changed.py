"""An edition with some of its entries changed: `numbers.rounds=10`, `deck.swap=4`, `goons.deacon.suspicion=2`."""

from __future__ import annotations

import copy
import re
from collections.abc import Mapping
from typing import Any

from turnkey.core.editions import Edition
from turnkey.core.errors import BadEdition, BadOption
from turnkey.core.game import Game
from turnkey.lab.things import NAMED_BY

Changes = Mapping[str, Any]  # values by path
CHECKS = "checks"


def with_changes(game: Game, changes: Changes) -> Game:
    """The game in an edition that differs in these entries, checked as if it came from a file."""
    if not changes:
        return game
    data = copy.deepcopy(dict(game.edition.data))
    for path, value in changes.items():
        place, key = find(data, path)
        place[key] = read(value, place[key], path)
    if not any(path.lower().startswith(f"{CHECKS}.") for path in changes):
        data.pop(CHECKS, None)  # sums by which slips of a pen are noticed; this is on purpose
    told = ",".join(f"{path}={value}" for path, value in changes.items())
    data["name"] = f"{game.edition.name}+{told}"
    reasons = list(game.definition.agreed.check_edition(data))
    if reasons:
        raise BadEdition(data["name"], reasons)
    return Game(game.definition, Edition(data["name"], game.edition.title, data))


def entry_of(game: Game, path: str) -> Any:
    """What the game's edition holds there."""
    place, key = find(dict(game.edition.data), path)
    return place[key]


def find(data: Any, path: str) -> tuple[Any, Any]:
    """The table or list that holds an entry, and the entry's key in it."""
    *way, last = path.split(".")
    place = data
    for step in way:
        place = place[key_in(place, step, path)]
    return place, key_in(place, last, path)


def key_in(place: Any, step: str, path: str) -> Any:
    if isinstance(place, Mapping):
        for key in place:
            if key.lower() == step.lower():
                return key
        raise BadOption(f"the edition has no {path!r}: where {step!r} is looked for there are {', '.join(place)}")
    if isinstance(place, list):
        if step.isdecimal() and not any(called(one, step) for one in place):
            first = 0 if any(isinstance(one, Mapping) for one in place) else 1  # what has no names is counted from 1
            if first <= int(step) < len(place) + first:
                return int(step) - first
        for same in (called, called_in_part):
            found = [number for number, one in enumerate(place) if same(one, step)]
            if len(found) == 1:
                return found[0]
            if found:
                raise BadOption(
                    f"{path!r} could mean several entries of the edition: write {step!r} in full, or its id"
                )
    raise BadOption(f"the edition has no {path!r}: there is nothing called {step!r}")


def names_in(entry: Any) -> list[str]:
    if not isinstance(entry, Mapping):
        return []
    names = [one for key in (*NAMED_BY, "title") for one in flat(entry.get(key))]
    return [one.lower().replace(" ", "_") for one in names]


def flat(given: Any) -> list[str]:
    return (
        [one for one in given if isinstance(one, str)] if isinstance(given, list) else [given] * isinstance(given, str)
    )


def called(entry: Any, step: str) -> bool:
    return step.lower() in names_in(entry)


def called_in_part(entry: Any, step: str) -> bool:
    return any(step.lower() in re.split(r"[_'-]", name) for name in names_in(entry))


def read(given: Any, before: Any, path: str) -> Any:
    """A value of the same kind as the one that stands there."""
    if not isinstance(given, str) or isinstance(before, str):
        return given
    if isinstance(before, bool):
        if given.lower() in ("true", "false"):
            return given.lower() == "true"
        raise BadOption(f"{path} is true or false in the edition, not {given!r}")
    if isinstance(before, int | float):
        try:
            return int(given) if isinstance(before, int) else float(given)
        except ValueError:
            raise BadOption(f"{path} is a number in the edition ({before}), not {given!r}") from None
    raise BadOption(f"{path} is a whole table in the edition: name one of its entries")
