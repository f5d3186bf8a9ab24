"""Every text that a game says to people, from its declaration and its files."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from turnkey.core.actions import ActionSpace
from turnkey.core.languages.keys import has_words, key_of
from turnkey.core.languages.known import COMMON, folder_of
from turnkey.core.languages.source import Found, sets_named_in, texts_in
from turnkey.core.names import Names
from turnkey.core.sentences import Sentence, names_in
from turnkey.core.table_options import Choice, titled
from turnkey.core.table_options import Text as Grammar

if TYPE_CHECKING:
    from turnkey.core.definition import Definition
    from turnkey.core.game import Game

EVENTS, DEEDS, WHY_ASKED, QUESTIONS, NAMES, TERMS, AGREED, LESSON, GUIDE = (
    "What happens", "What is done", "Why it is asked", "What is asked, and why not", "What things are called",
    "What things are", "What a table agrees on", "The lesson", "How to play",
)  # fmt: skip
PROGRAM = "What the program says"
LESSON_TEXTS = ("title", "ending")


@dataclass(frozen=True)
class Text:
    """One text: what it is in English, where it belongs, the parts that it speaks of."""

    english: str
    group: str
    parts: frozenset[str] = frozenset()

    @property
    def key(self) -> str:
        return key_of(self.english)


class Faulty(Exception):
    """Texts that cannot be found, each with its place."""


def texts_of(game: Game) -> dict[str, Text]:
    """All texts of a game by their keys, in the order in which a translator reads them; what the program says in all
    games is not among them."""
    common = texts_of_program()
    found: dict[str, Text] = {}
    for one in every_text(game):
        if has_words(one.english) and one.key not in common:
            found.setdefault(one.key, one)
    return found


def texts_of_program() -> dict[str, Text]:
    """The same of what is no game's: core, bots, reviews, play and cli."""
    root = COMMON.parent
    found: dict[str, Text] = {}
    for part in ("core", "bots", "lab/review", "play", "cli"):
        for one in from_source(texts_in(root / part, root), PROGRAM):
            if has_words(one.english):
                found.setdefault(one.key, one)
    return found


def sentence(template: str, group: str) -> Text:
    return Text(template, group, frozenset(names_in(template)))


def text_or_sentence(given: str, group: str) -> Text:
    return sentence(given.template, group) if isinstance(given, Sentence) and given.template else Text(given, group)


def from_source(found: Found, group: str) -> Iterator[Text]:
    if found.faults:
        raise Faulty("\n".join(found.faults))
    for one in found.sentences:
        yield sentence(one, group)
    for one in found.names:
        yield Text(one, NAMES)


def every_text(game: Game) -> Iterator[Text]:
    definition = game.definition
    words = definition.words
    yield from names_of(words.seats)
    for event in words.events:
        for part in event.parts.values():
            if part.names is not None:
                yield from names_of(part.names)
            yield Text(part.hidden, NAMES)
    for space in (words.actions, words.talk):
        yield from parameters_of(space)
    for names in sets_of(definition):
        yield from names_of(names)
    for event in words.events:
        yield sentence(event.says, EVENTS)
    for space in (words.actions, words.talk):
        for verb in space.verbs:
            yield sentence(verb.says, DEEDS)
            yield Text(verb.explanation, DEEDS)
    for why in words.why_asked.values():
        yield Text(why, WHY_ASKED)
    if words.why_not is None:
        yield from (Text(verb.clause, QUESTIONS) for verb in words.actions.verbs)
    home = folder_of(definition).parent
    yield from from_source(texts_in(home, home, of_game=True), QUESTIONS)
    for term in definition.shown.terms(game.edition):
        yield text_or_sentence(term.name, TERMS)
        yield text_or_sentence(term.text, TERMS)
    printed = {name: one for name, one in game.edition.data.items() if name not in ("name", "title")}
    for one in under(printed, definition.shown.texts):
        yield Text(one, TERMS)
    if game.edition.title != game.title:
        yield Text(game.edition.title, AGREED)
    yield Text(definition.blurb, AGREED)
    yield from texts_of_options(game)
    yield from texts_of_lesson(game)


def texts_of_options(game: Game) -> Iterator[Text]:
    """What options, their words and presets are called, and what options say of themselves."""
    named = {(one.kind, one.code) for one in game.definition.shown.terms(game.edition)}
    seats = {seat for names in game.seats.values() for seat in names}
    for option in game.options:
        yield Text(titled(option.name), AGREED)
        yield Text(option.help, AGREED)
        if isinstance(option, Grammar):
            yield text_or_sentence(option.grammar, AGREED)
        for word in option.words if isinstance(option, Choice) else ():
            if not word.isdigit() and word not in seats and (option.name, word) not in named:
                yield Text(titled(word), AGREED)
    for preset in game.options.presets:
        yield Text(titled(preset), AGREED)


def under(data: Any, names: Sequence[str]) -> Iterator[str]:
    """What of an edition views tell people: the texts that stand there under these names."""
    if isinstance(data, Mapping):
        for name, one in data.items():
            if name in names and isinstance(one, str):
                yield one
            else:
                yield from under(one, names)
    elif isinstance(data, (list, tuple)):
        for one in data:
            yield from under(one, names)


def sets_of(definition: Definition) -> Iterator[Names]:
    """The sets that questions and reasons take things from, as the game's own files name them."""
    package = package_of(definition)
    for name, module in sorted(sys.modules.items()):
        file = getattr(module, "__file__", None)
        if file is None or not f"{name}.".startswith(f"{package}."):
            continue
        for one in sorted(sets_named_in(Path(file).read_text(encoding="utf-8"))):
            if isinstance(found := getattr(module, one, None), Names):
                yield found


def names_of(names: Names) -> Iterator[Text]:
    """What the things of a set are called. A word without a name of its own is a code, a seat's may be a person's."""
    for word, title in zip(names, names.titles, strict=True):
        if title != word and not (names.kind == "seat" and title.lower() == word.lower()):
            yield text_or_sentence(title, NAMES)


def parameters_of(space: ActionSpace) -> Iterator[Text]:
    for verb in space.verbs:
        for parameter in verb.parameters:
            for words, titles in zip(parameter.words, parameter.titles, strict=True):
                named = parameter.named(words), parameter.named(titles)
                if parameter.kind != "seat":
                    for name, title in named[1].items():
                        if title != named[0][name]:
                            yield text_or_sentence(title, NAMES)


def texts_of_lesson(game: Game) -> Iterator[Text]:
    from turnkey.core.lessons.load import read

    file = game.definition.shown.lesson
    if file is None:
        return
    lesson: Mapping[str, Any] = read(file)
    for name in LESSON_TEXTS:
        yield Text(tidy(lesson[name]), LESSON)
    for chapter in lesson["chapter"]:
        yield Text(tidy(chapter["title"]), LESSON)
        for step in chapter["step"]:
            yield Text(tidy(step["title"]), LESSON)
            yield Text(tidy(step["says"]), LESSON)
            for wrong in step.get("wrong", []):
                yield Text(tidy(wrong["says"]), LESSON)
    for part in lesson.get("guide", []):
        yield Text(tidy(part["title"]), GUIDE)
        for one in part["says"]:
            yield Text(tidy(one), GUIDE)


def tidy(text: str) -> str:
    return " ".join(text.split())


def package_of(definition: Definition) -> str:
    """The package that declares the game's record, or the only module."""
    module = definition.rules.game.__module__
    is_package = hasattr(sys.modules[module], "__path__")
    return module if is_package else module.rpartition(".")[0] or module
