"""Faults of a declaration, all of them at once, each with what to do about it."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from turnkey.core.definition.parts import Mood
from turnkey.core.definition.plain_rules import features, measure
from turnkey.core.errors import DeclarationError
from turnkey.core.layout import NOBODY, layout_of
from turnkey.core.secrecy import SPECTATOR

if TYPE_CHECKING:
    from turnkey.core.definition import Definition

RULES = {
    "deal": "game, book",
    "advance": "game, book",
    "actors": "game, book",
    "options": "game, book, seat, menu",
    "apply": "game, book, seat, action",
    "over": "game, book",
    "returns": "game, book, out",
    "measure": "game, book, out",
    "determinize": "game, book, seat, dice",
    "features": "game, book, seat, out",
}
POLICY = "game, book, seat, menu, dice"
BOARD, PICTURE = "board.js", "picture.svg"  # what the page looks for in a game's folder
MOST_SEATS = SPECTATOR  # who knows a thing is kept in a byte, one bit of it for spectators


def faults_in(definition: Definition) -> list[str]:
    return [
        *slug_faults(definition),
        *seat_faults(definition),
        *record_faults(definition),
        *rule_faults(definition),
        *word_faults(definition),
        *variant_faults(definition),
        *bot_faults(definition),
        *page_faults(definition),
    ]


def slug_faults(definition: Definition) -> Iterator[str]:
    if not re.fullmatch(r"[a-z][a-z0-9_]*", definition.slug):
        yield f"the slug {definition.slug!r} must be small letters, digits and _, such as 'kuhn' or 'go_fish'"
    if definition.version < 1:
        yield f"version {definition.version}: versions of the rules count from 1"


def seat_faults(definition: Definition) -> Iterator[str]:
    if not definition.seats:
        yield "seats names no number of players: write seats={2: SEATS}"
    for players, names in definition.seats.items():
        if len(names) != players:
            yield f"seats[{players}] names {len(names)} seats: {', '.join(names)}"
        if players > MOST_SEATS:
            yield f"{players} players are more than the {MOST_SEATS} that a set of seats can hold"
        strange = [name for name in names if name not in definition.words.seats]
        if strange:
            yield f"seats[{players}]: {strange[0]!r} is none of the seats' words, {', '.join(definition.words.seats)}"


def record_faults(definition: Definition) -> Iterator[str]:
    try:
        game, book = layout_of(definition.rules.game), layout_of(definition.rules.book)
    except DeclarationError as fault:
        yield f"{fault}: put @record above the class"
        return
    by = definition.rules.paced_by
    if by is not None and (by not in game.places or game.places[by][0].itemsize > 1):
        yield f"paced_by={by!r} must name a field of the record that is one byte"
    if "rng" not in game.places or game["rng"].type.code != "u8" or game["rng"].known_by != NOBODY:
        yield f"the record {game.name} needs `rng: u64 = field(known_by=NOBODY)`: what chance draws from"
    if "players" not in book.places and len(definition.seats) > 1:
        yield f"the book {book.name} needs `players: i8`: how many sit at the table"


def rule_faults(definition: Definition) -> Iterator[str]:
    module = definition.rules.module
    for name, wanted in RULES.items():
        function = getattr(module, name, None)
        if function is None:
            yield f"{module.__name__} has no rule {name}({wanted}): write it, with @rule above it"
        else:
            yield from parameter_faults(f"{module.__name__}.{name}", function, wanted)
    if definition.rules.measures and module.measure is measure:
        names = ", ".join(definition.rules.measures)
        yield f"measures are named ({names}), but {module.__name__} has no rule measure(game, book, out)"
    if definition.rules.features and module.features is features:
        names = ", ".join(one.name for one in definition.rules.features)
        yield f"features are named ({names}), but {module.__name__} has no rule features(game, book, seat, out)"


def parameter_faults(name: str, function: Any, wanted: str, more: int = 0) -> Iterator[str]:
    if not callable(function):
        yield f"{name} must be a function {name.rpartition('.')[2]}({wanted})"
        return
    found = [one.name for one in inspect.signature(function).parameters.values()]
    if len(found) != len(wanted.split(", ")) + more:
        yield f"{name} takes ({', '.join(found)}): it is called with ({wanted})"


def word_faults(definition: Definition) -> Iterator[str]:
    if not len(definition.words.actions):
        yield "words has no actions: declare ActionSpace(Verb(…), …)"
    if not 0 <= definition.rules.most_options <= len(definition.words.actions):
        yield (
            f"most_options={definition.rules.most_options}, and there are {len(definition.words.actions)} actions: "
            "leave it out unless menus are much shorter"
        )
    sides, called = definition.rules.sides, definition.words.sides
    if called and len(called) != len(sides):
        yield f"words.sides has {len(called)} names, and rules.sides {len(sides)} sides: {', '.join(called)}"


def variant_faults(definition: Definition) -> Iterator[str]:
    known = [one.name for one in definition.agreed.options]
    for name in definition.agreed.variants:
        if name not in known:
            yield f"the variant {name!r} is none of the options: {', '.join(known)}"


def bot_faults(definition: Definition) -> Iterator[str]:
    for name, policy in definition.bots.policies.items():
        if isinstance(policy, Mood):
            yield from parameter_faults(f"the bot {name}", policy.policy, POLICY, more=1)
        else:
            yield from parameter_faults(f"the bot {name}", policy, POLICY)


def page_faults(definition: Definition) -> Iterator[str]:
    page = definition.shown.page
    if page is not None and not any((page / name).is_file() for name in (BOARD, PICTURE)):
        yield f"shown.page: there is neither {BOARD} nor {PICTURE} in {page}: put them there, and into the package"
