"""What becomes of the game when there is twice as much of a thing, on the same deals.

How many there are of a thing is read from the edition: a table of numbers by thing (`deck.swap = 8`), an entry with
`copies`, or a list in which every card stands once. Twice as many are tried as the game allows it: by an option that
stands for that number, by the entry alone, or in a deck of the same size (others are fewer, or one makes room).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeGuard

from turnkey.core.errors import BadEdition, BadOption
from turnkey.core.game import Game
from turnkey.lab.designs import Variation, varied
from turnkey.lab.paired import Difference
from turnkey.lab.report.gifts import ANYTHING, NOTHING_HELD, Present
from turnkey.lab.store import Store
from turnkey.lab.sweep import sweep
from turnkey.lab.things import NAMED_BY
from turnkey.lab.watching import Setting

Changes = dict[str, Any]
COPIES = "copies"


@dataclass(frozen=True)
class Doubled:
    """What twice as many change."""

    thing: str
    how: str  # what was changed for it
    change: Difference  # of the first figure
    longer: Difference  # decisions of a game
    games: int


@dataclass(frozen=True)
class Doublings:
    """What was doubled, and what could not be, with the reason."""

    found: Sequence[Doubled] = ()
    refused: Mapping[str, str] = field(default_factory=dict)


def ways_to_double(game: Game, word: str) -> Iterator[Changes]:
    """Changes of options or of entries of the edition, the plainest first."""
    options = {
        one.default.removeprefix("edition:"): one.name
        for one in game.definition.agreed.options
        if isinstance(one.default, str) and one.default.startswith("edition:")
    }
    for path, table in tables_in(game.edition.data):
        there = table.get(word)
        if isinstance(there, Mapping) and is_count(there.get(COPIES)):
            yield {f"{path}.{word}.{COPIES}": 2 * there[COPIES]}
        elif is_count(there):
            if f"{path}.{word}" in options:
                yield {options[f"{path}.{word}"]: 2 * there}
            yield {f"{path}.{word}": 2 * there}
            if all(is_count(one) for one in table.values()):
                yield from same_size(path, table, word)
    for path, cards in lists_in(game.edition.data):
        yield from in_place_of_another(path, cards, word)
    for path in game.definition.agreed.by_print:
        things = game.edition.data[path]
        if isinstance(things, Mapping):
            yield from in_place_of_another(path, [{"id": name, **one} for name, one in things.items()], word)
        else:
            yield from in_place_of_the_next(path, things, word)


def is_count(value: Any) -> TypeGuard[int]:
    return type(value) is int and value > 0


def tables_in(data: Any, path: str = "") -> Iterator[tuple[str, Mapping[str, Any]]]:
    for name, one in data.items():
        if isinstance(one, Mapping):
            way = f"{path}.{name}" if path else str(name)
            yield way, one
            yield from tables_in(one, way)


def lists_in(data: Any, path: str = "") -> Iterator[tuple[str, list[Mapping[str, Any]]]]:
    for name, one in data.items():
        way = f"{path}.{name}" if path else str(name)
        if isinstance(one, Mapping):
            yield from lists_in(one, way)
        elif isinstance(one, list) and one and all(isinstance(card, Mapping) for card in one):
            yield way, one


def same_size(path: str, table: Mapping[str, int], word: str) -> Iterator[Changes]:
    """Twice as many, and of whatever there is most one less, until the deck is as large as it was."""
    left = {name: number for name, number in table.items() if name != word}
    for _ in range(table[word]):
        most = max(left, key=lambda name: left[name])
        left[most] -= 1
        if left[most] < 1:
            return  # others would be gone altogether
    changed = {name: number for name, number in left.items() if number != table[name]}
    yield {f"{path}.{name}": number for name, number in (changed | {word: 2 * table[word]}).items()}


def in_place_of_another(path: str, cards: Sequence[Mapping[str, Any]], word: str) -> Iterator[Changes]:
    """Where every card stands once: one that the edition lets go becomes a second copy, the one most like it first."""
    for place, card in enumerate(cards):
        if card.get("id") != word:
            continue
        printed = {key: value for key, value in card.items() if key not in (*NAMED_BY, "title", "text")}

        def unlike(other: Mapping[str, Any], printed: Mapping[str, Any] = printed) -> tuple[int, int]:
            told = [key for key, value in printed.items() if other[key] != value]
            numbers = [key for key in told if type(printed[key]) is int and type(other[key]) is int]
            return len(told) - len(numbers), sum(abs(other[key] - printed[key]) for key in numbers)

        others = [one for one in (*cards[place + 1 :], *cards[:place]) if set(one) == set(card)]
        for other in sorted(others, key=unlike):
            if differs := {key: value for key, value in printed.items() if other[key] != value}:
                yield {f"{path}.{other['id']}.{key}": value for key, value in differs.items()}


def in_place_of_the_next(path: str, things: Sequence[str], word: str) -> Iterator[Changes]:
    """Things that are written in a line each and numbered: the next with as many words and values becomes a copy."""
    if not word.isdecimal() or not 1 <= int(word) <= len(things):
        return
    here = int(word) - 1
    printed = things[here]
    for other in (*range(here + 1, len(things)), *range(here)):
        if things[other].count("/") == printed.count("/") and things[other] != printed:
            yield {f"{path}.{other + 1:02}": printed}


def doubled(setting: Setting, word: str) -> Variation | str:
    """The setting with twice as much of it; or why there is none."""
    why = "the edition tells no number of it"
    for changes in ways_to_double(setting.game, word):
        try:
            return varied(setting, changes)
        except (BadOption, BadEdition) as fault:
            why = str(fault)
    return why


def told_of(changes: Mapping[str, Any]) -> str:
    """Where a card has become a copy of another, that one's name tells it; all its numbers would tell nothing."""
    ways = {entry_of(name) for name in changes}
    if any(isinstance(value, list | str) for value in changes.values()) and len(ways) == 1:
        return f"in place of {ways.pop()}"
    return ", ".join(f"{name}={value}" for name, value in changes.items())


def entry_of(name: str) -> str:
    """`tiles.37` is an entry itself, `goons.dwarf.kind` what one says."""
    before = name.rpartition(".")[0]
    return before if "." in before else name


def doublings_of(
    setting: Setting, presents: Sequence[Present], figure: str, games: int, seed: int, store: Store, most: int
) -> Doublings:
    """Single things, twice each, the first ones that can be; a kind of things cannot, without saying which of them."""
    made: dict[str, Variation] = {}
    refused = {} if presents else {ANYTHING: NOTHING_HELD}
    for one in presents:
        if len(one.words) == 1 and len(made) < most:
            found = doubled(setting, one.words[0])
            if isinstance(found, str):
                refused[one.label] = found
            else:
                made[one.label] = found
    if not made:
        return Doublings((), refused)
    figures = (figure, "decisions")
    settings = [Variation({}, setting), *(Variation({"twice": label}, one.setting) for label, one in made.items())]
    swept = sweep(settings, (), figures, games, seed, store)
    changes, longer = (swept.of(one)[1:] for one in figures)
    return Doublings(
        [
            Doubled(label, told_of(variation.changes), one.change, other.change, one.games)
            for (label, variation), one, other in zip(made.items(), changes, longer, strict=True)
        ],
        refused,
    )
