"""What actions count as: a verb, and the thing that it names, such as a card; and what is printed about that thing."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from turnkey.core.actions import Verb
from turnkey.core.game import Game

MOST_WORDS = 256  # a parameter with more is a place on a large board, and is counted by its verb alone
FEW = 12  # attributes with more different values say nothing of kinds
NAMED_BY = ("id", "ids", "word", "name")


@dataclass(frozen=True)
class Deed:
    """What is counted as one: all actions of a verb, or those of them that name one thing."""

    verb: str
    word: str = ""  # of the thing; empty: the verb as a whole
    title: str = ""
    numbered: bool = False  # it is a seat, or one of places that have nothing but numbers
    attributes: Mapping[str, str] = field(default_factory=dict)  # printed of the thing: its kind, its symbol …

    @property
    def notation(self) -> str:
        return f"{self.verb} {self.word}".strip()

    @property
    def shown(self) -> str:
        return f"{self.notation} ({self.title})" if self.title.lower() not in ("", self.word.lower()) else self.notation


@dataclass(frozen=True)
class Deeds:
    """All that is counted in a game, and which actions count as what."""

    deeds: tuple[Deed, ...]
    groups: np.ndarray[Any, np.dtype[np.int16]]  # by action: its verb's number, its thing's number or -1

    @property
    def none(self) -> Deeds:
        """Nothing is counted, for millions of games of which nobody asks what was done in them."""
        return Deeds((), np.full_like(self.groups, -1))

    def of(self, notation: str) -> list[int]:
        """The actions that are meant by a verb or by a whole notation."""
        wanted = [number for number, one in enumerate(self.deeds) if one.notation.lower() == notation.lower()]
        return [action for action, group in enumerate(self.groups) if any(one in wanted for one in group)]


@functools.cache
def deeds_of(game: Game) -> Deeds:
    actions = game.definition.words.actions
    deeds: list[Deed] = []
    groups = np.full((len(actions), 2), -1, np.int16)
    for verb in actions.verbs:
        first, whole = actions.first(verb.word), len(deeds)
        groups[first : first + verb.count, 0] = whole
        deeds.append(Deed(verb.word))
        if not names_things(verb):
            continue
        numbers = {}
        numbered = only_numbers(game, verb)
        for offset in range(verb.count):
            place = verb.choices(offset)[0]
            if place not in numbers:
                numbers[place] = len(deeds)
                word = " ".join(verb.parameters[0].words[place])
                title, attributes = printed(game, word, " ".join(verb.parameters[0].titles[place]))
                deeds.append(Deed(verb.word, word, title, numbered, attributes))
            groups[first + offset, 1] = numbers[place]
    return Deeds(tuple(deeds), groups)


def only_numbers(game: Game, verb: Verb) -> bool:
    seats = set(game.definition.words.seats)
    return all(word in seats or word.isdecimal() for words in verb.parameters[0].words for word in words)


def names_things(verb: Verb) -> bool:
    return bool(verb.on_menus and verb.parameters and 1 < len(verb.parameters[0]) <= MOST_WORDS)


def printed(game: Game, word: str, title: str) -> tuple[str, dict[str, str]]:
    """The name of the thing with this word, and what its entry in the edition says in single words."""
    for entries in tables_of(game.edition.data):
        for entry in entries:
            if any(word == one or (isinstance(one, list) and word in one) for one in map(entry.get, NAMED_BY)):
                title = str(entry.get("name") or entry.get("title") or title)
                return title, {key: str(entry[key]) for key in kinds_in(entries) if entry.get(key)}
    return title, {}


def tables_of(data: Any) -> Iterator[list[Mapping[str, Any]]]:
    """Every list of entries that an edition holds."""
    if isinstance(data, Mapping):
        for one in data.values():
            yield from tables_of(one)
    elif isinstance(data, list) and data and all(isinstance(one, Mapping) for one in data):
        yield data


def kinds_in(entries: list[Mapping[str, Any]]) -> list[str]:
    """The attributes by which these entries fall into a few kinds."""
    names = dict.fromkeys(key for one in entries for key in one if key not in NAMED_BY and key not in ("title", "text"))
    kinds = []
    for name in names:
        values = [one.get(name) for one in entries]
        told = {one for one in values if isinstance(one, str) and one}
        if all(one is None or isinstance(one, str) for one in values) and 1 < len(told) <= min(FEW, len(entries) // 2):
            kinds.append(name)
    return kinds


def bans_for(game: Game, players: int, bans: Mapping[str, tuple[str, ...]]) -> np.ndarray[Any, np.dtype[np.uint8]]:
    """Which actions each seat may not take. `bans` lists verbs or whole notations by seat; `all`: every seat."""
    from turnkey.core.errors import BadOption

    banned = np.zeros((game.definition.most_seats, len(game.definition.words.actions)), np.uint8)
    if not bans:
        return banned
    names, known = game.seats[players], deeds_of(game)
    for name, notations in bans.items():
        if name != "all" and name not in names:
            raise BadOption(f"there is no seat {name!r} to ban something for; there are {', '.join(names)}, and all")
        for notation in notations:
            actions = known.of(notation)
            if not actions:
                verbs = ", ".join(one.verb for one in known.deeds if not one.word)
                raise BadOption(f"{notation!r} cannot be banned: {game.slug} has the verbs {verbs}")
            for seat in range(players) if name == "all" else [names.index(name)]:
                banned[seat, actions] = 1
    return banned
