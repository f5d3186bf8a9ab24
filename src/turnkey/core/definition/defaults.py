"""What stands in for whatever a game does not say itself."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from turnkey.core.actions import Verb
from turnkey.core.editions import Edition
from turnkey.core.errors import DeclarationError
from turnkey.core.layout import NOBODY, SEAT, Field, Layout, layout_of
from turnkey.core.reasons import NOT_OFFERED, Reason, no
from turnkey.core.secrecy import knows
from turnkey.core.table_options import OptionSet

if TYPE_CHECKING:
    from turnkey.core.definition import Definition

Plain = dict[str, Any]


# What is agreed


def no_edition(title: str) -> Edition:
    """Of a game that has nothing printed: there is one edition of it, and nothing in that."""
    return Edition("only", title, {})


def fill_by_name(book: Any, layout: Layout, options: OptionSet, edition: Edition, values: Any, players: int) -> None:
    """Write into each field of a book what goes by its name: the number of players, an option's value (a choice as its
    place among the words), or an entry of the edition."""
    for one in layout.fields:
        try:
            book[one.name] = found_by_name(one.name, options, edition, values, players)
        except KeyError:
            raise DeclarationError(
                f"nothing fills the book's field {one.name!r}: declare an option or an entry of the edition of that "
                "name, or write `fill_book`"
            ) from None


def found_by_name(name: str, options: OptionSet, edition: Edition, values: Any, players: int) -> Any:
    if name == "players":
        return players
    if name in values:
        return options.number(values, name)
    entry = edition.data[name]
    return list(entry.values()) if isinstance(entry, Mapping) else entry


# What is shown


def view_of(definition: Definition, game: Any, book: Any, seat: int) -> Plain:
    """Every field of an erased record by its name, with names for numbers; None: the seat does not know it."""
    layout = layout_of(definition.rules.game)
    keepers = {one.known_by for one in layout.fields}
    return {
        one.name: shown(one, getattr(game, one.name), keeper_of(one, game), seat)
        for one in layout.fields
        if one.known_by != NOBODY and one.name not in keepers and not one.derived
    }


def keeper_of(one: Field, game: Any) -> Any:
    return None if one.known_by is None else getattr(game, one.known_by)


def shown(one: Field, value: Any, knowers: Any, seat: int, depth: int = 0) -> Any:
    """A value or rows of them; `knowers` says who knows it, as one number, or row by row."""
    if knowers is not None and not np.shape(knowers) and not knows(int(knowers), seat):
        return None
    if not np.shape(value):
        number, names = int(value), one.values or one.written
        if number < 0 and names:
            return None
        return names[number] if number < len(names) else number
    inner = [None] * len(value) if knowers is None or not np.shape(knowers) else list(knowers)
    parts = [shown(one, part, keeper, seat, depth + 1) for part, keeper in zip(value, inner, strict=True)]
    return dict(zip(one.by[depth], parts, strict=False)) if depth < len(one.by) else parts


def result_of(definition: Definition, game: Any, book: Any) -> Plain:
    """Whoever has the highest return wins; the rows are the returns."""
    players = definition.players_at(book)
    returns = np.zeros(definition.most_seats)
    definition.rules.module.returns(game, book, returns)
    best = max(returns[:players])
    seats = definition.seats[players]
    return {
        "reason": "over",
        "winners": [seat for seat in range(players) if returns[seat] == best],
        "rows": [{"seat": seats[seat], "return": float(returns[seat])} for seat in range(players)],
    }


def sketch_of(view: Mapping[str, Any], width: int) -> str:
    """A view as text: a line for each thing that is in it."""
    names = [name.replace("_", " ").capitalize() for name in view]
    wide = max(map(len, names), default=0)
    lines = zip(names, view.values(), strict=True)
    return "\n".join(f"[bold]{name:{wide}}[/bold]  {escaped(told(value))}"[: 3 * width] for name, value in lines)


def told(value: Any) -> str:
    if value is None:
        return "?"
    if isinstance(value, Mapping):
        return ", ".join(f"{name} {told(one)}" for name, one in value.items() if one != 0) or "–"
    if isinstance(value, Sequence) and not isinstance(value, str):
        return " ".join(map(told, value)) or "–"
    return str(value)


def escaped(text: str) -> str:
    return text.replace("[", r"\[")


# Why not


def why_not_of(verb: Verb) -> Reason:
    """The rule behind a verb says when it can be done."""
    if not verb.why:
        return NOT_OFFERED
    return no("not_now", verb.rules, verb.clause)


# Positions


def bound_faults(layout: Layout, game: Any, players: int) -> Iterator[tuple[str, str]]:
    """Numbers that name nothing: outside of the names that their field has, or beyond the seats at the table."""
    for one in layout.fields:
        least, most = bounds_of(one, players)
        values = np.asarray(getattr(game, one.name))
        wrong = [] if most is None else [int(value) for value in values.reshape(-1) if not least <= value <= most]
        if wrong:
            yield "BOUNDS", f"{one.name}: {wrong[0]} is not {least} to {most}"


def bounds_of(one: Field, players: int) -> tuple[int, int | None]:
    if one.seats == SEAT:
        return -1, players - 1
    if one.values:
        return 0, len(one.values) - 1
    if one.written:
        return -1, len(one.written) - 1
    return 0, None
