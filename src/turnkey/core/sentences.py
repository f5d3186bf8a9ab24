"""Sentences made of parts: every sentence that a game says is a template, and stays data until somebody reads it.

    {runner} moves to {to}.                   a part's name
    {count:card|cards} in hand                a number and the word for one or for many
    {party:gains|gain} {amount}               a name and the verb for one or for many
    {winners:wins|share the win}              several things, joined, and the verb
    {dice}                                    several things, one after the other
    {runner} draws {card}[ ({size} in hand)]  what stands in brackets is left out where one of its parts is missing

A sentence is text wherever text is wanted, and knows its marks: which of its words name which part.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from string import Formatter
from typing import Any

from turnkey.core.errors import DeclarationError
from turnkey.core.names import Thing

Shown = Thing | int | str | tuple[Thing, ...] | None  # a part as it is shown; None: absent


@dataclass(frozen=True)
class Mark:
    """Words of a sentence that name one of its parts."""

    part: str
    text: str
    handle: str = ""


Marks = tuple[str | Mark, ...]
Piece = tuple[str, str | None, str]  # words, then perhaps a part and the words that agree with it


class Sentence(str):
    """A sentence, and what it is made of."""

    marks: Marks
    parts: Mapping[str, Any]  # words of things, or numbers; None: hidden from the reader

    def __new__(cls, marks: Marks, parts: Mapping[str, Any]) -> Sentence:
        text = "".join(one if isinstance(one, str) else one.text for one in marks)
        self = super().__new__(cls, text)
        self.marks, self.parts = marks, parts
        return self

    def __reduce__(self) -> Any:
        return _again, (type(self), str(self), self.__dict__)


def _again(kind: type[Sentence], text: str, known: Mapping[str, Any]) -> Sentence:
    made = str.__new__(kind, text)
    made.__dict__.update(known)
    return made


@lru_cache(4096)
def pieces_of(template: str) -> tuple[tuple[Piece, ...], ...]:
    """A template taken apart: every second group stood in brackets."""
    groups: list[tuple[Piece, ...]] = []
    for place, group in enumerate(template.replace("]", "[").split("[")):
        if place % 2 == 0 and template.count("[") != template.count("]"):
            raise DeclarationError(f"a bracket is left open in {template!r}")
        pieces = [(words, name, form or "") for words, name, form, _ in Formatter().parse(group)]
        groups.append(tuple(pieces))
    return tuple(groups)


def names_in(template: str) -> set[str]:
    """The parts that a template speaks of."""
    return {name for group in pieces_of(template) for _, name, _ in group if name is not None}


def marks_of(template: str, shown: Mapping[str, Shown], large: bool = True) -> Marks:
    """The template with the names of its parts filled in; `large`: it begins with a capital."""
    marks: list[str | Mark] = []
    for place, group in enumerate(pieces_of(template)):
        if place % 2 and any(name is not None and is_missing(shown[name]) for _, name, _ in group):
            continue
        for words, name, form in group:
            if words:
                marks.append(words)
            if name is not None:
                marks += spoken(name, shown[name], form)
    return begun_large(marks) if large else tuple(marks)


def is_missing(value: Shown) -> bool:
    return value is None or value == ()


def spoken(name: str, value: Shown, form: str) -> Iterator[str | Mark]:
    """A part in words, and after a name or a number what goes with it."""
    if isinstance(value, tuple):
        for place, one in enumerate(value):
            if place:
                yield (
                    " "
                    if all(thing.name.isdigit() for thing in value)
                    else " and "
                    if place == len(value) - 1
                    else ", "
                )
            yield Mark(name, one.name, one.handle)
        many = len(value) != 1
    elif isinstance(value, Thing):
        yield Mark(name, value.name, value.handle)
        many = value.many
    else:
        yield Mark(name, f"{value:+}" if form == "+" else str(value))
        many = value != 1
    if "|" in form:
        yield f" {form.split('|')[many]}"


def begun_large(marks: list[str | Mark]) -> Marks:
    """A sentence begins with a capital, also where it begins with a name."""
    if marks and isinstance(marks[0], Mark):
        first = marks[0]
        marks[0] = Mark(first.part, first.text[:1].upper() + first.text[1:], first.handle)
    elif marks:
        marks[0] = marks[0][:1].upper() + marks[0][1:]  # type: ignore[index]
    return tuple(marks)


def word_of(value: Shown) -> Any:
    """A part as data: words and numbers."""
    if isinstance(value, tuple):
        return [one.word for one in value]
    return value.word if isinstance(value, Thing) else value
