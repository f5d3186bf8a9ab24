"""Sentences made of parts: every sentence that a game says is a template, and stays data until somebody reads it.

    {runner} moves to {to}.                   a part's name
    {count:card|cards} in hand                a number and the word for one or for many
    {party:gains|gain} {amount}               a name and the verb for one or for many
    {winners:wins|share the win}              several things, joined, and the verb
    {dice}                                    several things, one after the other
    {runner} draws {card}[ ({size} in hand)]  what stands in brackets is left out where one of its parts is missing

A sentence is text wherever text is wanted, in English, and knows its marks: which of its words name which part. What it
is made of stays with it, so that it can be told in other languages (core/languages).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from string import Formatter
from typing import TYPE_CHECKING, Any, TypeVar

from turnkey.core.errors import DeclarationError
from turnkey.core.names import Thing

if TYPE_CHECKING:
    from turnkey.core.languages import Language

Shown = Thing | int | str | tuple[Thing, ...] | None  # a part as it is shown; None: absent


@dataclass(frozen=True)
class Mark:
    """Words of a sentence that name one of its parts."""

    part: str
    text: str
    handle: str = ""


Marks = tuple[str | Mark, ...]
NOTHING: Mapping[str, Any] = {}
PLAIN = (int, str)  # kinds of parts that are nothing more than they seem
Piece = tuple[str, str | None, str]  # words, then perhaps a part and the words that agree with it


class Sentence(str):
    """A sentence, and what it is made of."""

    marks: Marks
    parts: Mapping[str, Any]  # words of things, or numbers; None: hidden from the reader
    template: str  # what it was made from; empty: it stays as it is, whoever reads it
    shown: Mapping[str, Shown]  # what the reader is shown of each part
    large: bool  # it begins with a capital

    def __new__(
        cls,
        marks: Marks,
        parts: Mapping[str, Any],
        template: str = "",
        shown: Mapping[str, Shown] = NOTHING,
        large: bool = True,
    ) -> Sentence:
        text = "".join(one if isinstance(one, str) else one.text for one in marks)
        self = super().__new__(cls, text)
        self.marks, self.parts = marks, parts
        self.template, self.shown, self.large = template, shown, large
        return self

    def told(self, language: Language) -> Marks:
        """The same in another language."""
        return language.tell(self)

    def __reduce__(self) -> Any:
        return _again, (type(self), str(self), self.__dict__)


def _again(kind: type[Sentence], text: str, known: Mapping[str, Any]) -> Sentence:
    made = str.__new__(kind, text)
    made.__dict__.update(known)
    return made


Kind = TypeVar("Kind", bound=Sentence)


def made(kind: type[Kind], template: str, shown: Mapping[str, Shown], large: bool = True) -> Kind:
    """A sentence of that kind from its template."""
    parts = {name: word_of(one) for name, one in shown.items()}
    return kind(marks_of(template, shown, large), parts, template, shown, large)


def says(template: str, **parts: Shown) -> Sentence:
    """A sentence, or a clause, that is neither asked nor told by an event: what a game is won by, what a card does."""
    if all(type(one) in PLAIN for one in parts.values()):
        return plainly_said(template, *parts.items())
    return made(Sentence, template, parts, large=False)


@lru_cache(1024)
def plainly_said(template: str, *parts: tuple[str, Shown]) -> Sentence:
    """One that is made of words and numbers alone is the same whenever it is said, and the same is said often."""
    return made(Sentence, template, dict(parts), large=False)


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
    if isinstance(value, Sentence):
        yield from value.marks
        many = False
    elif isinstance(value, tuple):
        for place, one in enumerate(value):
            if place:
                yield (
                    " "
                    if all(thing.name.isdigit() for thing in value)
                    else " and "
                    if place == len(value) - 1
                    else ", "
                )
            yield Mark(name, str(one.name), one.handle)
        many = len(value) != 1 or value[0].many
    elif isinstance(value, Thing):
        yield Mark(name, str(value.name), value.handle)
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
    return value.word if isinstance(value, Thing) else str(value) if isinstance(value, Sentence) else value
