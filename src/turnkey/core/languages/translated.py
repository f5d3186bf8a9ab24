"""A language made of Fluent messages: sentences, names and texts, each told by its message, or else as in English.

A message knows the parts of the sentence that it translates, and no others. Beside what Fluent has it may say

    { $card }                                            a name as it stands, or a number, or several names joined
    { NAME($card, case: "accusative", article: "definite") }   a name in the form that its place in the sentence wants
    { NAME($card, article: "definite", large: "yes") }   the same where a sentence begins, with a capital
    { NAME($place, form: "in") }                         the attribute `.in` of the name's message
    { COUNT($winners) -> [one] gewinnt *[other] … }      how many there are of several things
    { HAS($size) -> [yes] … *[no] … }                    whether a part is there
    { GENDER($kind) -> [feminine] sie *[other] er }      the attribute `.gender` of the name's message
    { SIGNED($change) }                                  a number with its sign
    { $vote -> [badge] … *[other] … }                    a thing by its word; [hidden]: the reader does not know it

Articles are messages of the language, too: `article-definite` is given `$gender` and `$case`.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, Message, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentInt, FluentType
from fluent.syntax import ast

from turnkey.core.languages.keys import key_of
from turnkey.core.languages.language import Language
from turnkey.core.names import Thing
from turnkey.core.sentences import Mark, Marks, Sentence, Shown, begun_large, is_missing

# Signs of nobody's writing, around a part and between what it is told by: they become marks again
BEGIN, NEXT, END = "\ue000", "\ue001", "\ue002"
MARKED = re.compile(f"{BEGIN}([^{NEXT}]*){NEXT}([^{NEXT}]*){NEXT}([^{END}]*){END}")
OURS = re.compile(f"[{BEGIN}{NEXT}{END}]")
MOST = 8192  # sentences that a language remembers
TO_DO = "TODO"  # begins a message that is still to be translated
NOMINATIVE, PLURAL = "nominative", "plural"
log = logging.getLogger("turnkey.languages")


class Said(FluentType):
    """A part of a sentence that is named by words: things, or a text."""

    def __init__(self, language: Translated, part: str, things: Sequence[Thing]) -> None:
        self.language, self.part, self.things = language, part, things

    def format(self, locale: Locale) -> str:
        return self.declined()

    def declined(self, large: bool = False, **wish: str) -> str:
        names = [self.language.declined(one.name, **wish) for one in self.things]
        if large:
            names[:1] = [one[:1].upper() + one[1:] for one in names[:1]]
        told = [self._marked(thing, text) for thing, text in zip(self.things, names, strict=True)]
        if all(one.name.isdigit() for one in self.things):
            return " ".join(told)
        return str(format_list(told, locale=self.language.locale)) if len(told) > 1 else "".join(told)

    def _marked(self, thing: Thing, text: str) -> str:
        return marked(self.part, thing.handle, text)

    def __eq__(self, other: object) -> bool:
        """A message may choose by the word of a thing, or by its being hidden."""
        word = self.things[0].word if len(self.things) == 1 else ""
        return other == ("hidden" if word == "?" else word)

    __hash__ = None  # type: ignore[assignment]


class Within(FluentType):
    """A sentence within a sentence."""

    def __init__(self, marks: Marks) -> None:
        self.marks = marks

    def format(self, locale: Locale) -> str:
        return "".join(one if isinstance(one, str) else marked(one.part, one.handle, one.text) for one in self.marks)


class Number(FluentInt):
    """A number that stands in a sentence."""

    part: str

    def format(self, locale: Locale) -> str:
        return marked(self.part, "", str(int(self)))


def marked(part: str, handle: str, text: str) -> str:
    return f"{BEGIN}{part}{NEXT}{handle}{NEXT}{text}{END}"


class Translated(Language):
    """What one game (and the program) says in a language other than English."""

    def __init__(self, code: str, files: Sequence[Path] = ()) -> None:
        super().__init__(code)
        self.locale = Locale.parse(code, sep="-")
        functions: dict[str, Callable[..., Any]] = {
            "NAME": name, "COUNT": count, "HAS": has, "GENDER": gender, "SIGNED": signed,
        }  # fmt: skip
        self._bundle = FluentBundle([code], functions=functions, use_isolating=False)
        for file in files:
            resource = FluentResource(file.read_text(encoding="utf-8"))
            resource.body = [one for one in resource.body if not is_to_do(one)]
            self._bundle.add_resource(resource, allow_overrides=True)
        self._told: dict[Any, Marks] = {}
        self._texts: dict[str, str] = {}
        self._declined: dict[Any, str] = {}

    @property
    def is_english(self) -> bool:
        return False

    # Sentences

    def tell(self, sentence: Sentence) -> Marks:
        """A sentence as it is said in this language."""
        if not sentence.template:
            return sentence.marks
        asked = sentence.template, sentence.large, tuple(sentence.shown.items())
        found = self._told.get(asked)
        if found is None:
            if len(self._told) >= MOST:
                self._told = {}  # a new one: other threads may be reading
            found = self._told[asked] = self._tell(sentence)
        return found

    def _tell(self, sentence: Sentence) -> Marks:
        message = self.message(sentence.template)
        if message is None or message.value is None:
            return sentence.marks
        shown = {part: self._argument(part, value) for part, value in sentence.shown.items()}
        text, faults = self._formatted(message.value, shown)
        if faults:
            log.warning("%s: %s cannot be told: %s", self.code, key_of(sentence.template), faults)
            return sentence.marks
        marks = unmarked(text)
        return begun_large(marks) if sentence.large else tuple(marks)

    def words(self, sentence: Sentence | str) -> str:
        """A sentence or a text as text."""
        if isinstance(sentence, Sentence) and sentence.template:
            return "".join(one if isinstance(one, str) else one.text for one in self.tell(sentence))
        return self.text(sentence)

    def text(self, english: str) -> str:
        """A text without parts."""
        found = self._texts.get(english)
        if found is None:
            message = self.message(english)
            found = english if message is None or message.value is None else self._formatted(message.value, {})[0]
            if len(self._texts) < MOST:
                self._texts[english] = found
        return found

    def _argument(self, part: str, value: Shown) -> FluentType:
        if isinstance(value, Sentence):
            return Within(self.tell(value))
        if isinstance(value, str):
            return Said(self, part, (Thing("", OURS.sub("", value)),))
        if isinstance(value, Thing):
            return Said(self, part, (value,))
        if is_missing(value):
            return Said(self, part, ())
        if isinstance(value, tuple):
            return Said(self, part, value)
        number = Number(value or 0)
        number.part = part
        return number

    def faults_of(self, template: str, shown: Mapping[str, Shown]) -> list[Exception]:
        """What is wrong with a message, given these parts."""
        message = self.message(template)
        if message is None or message.value is None:
            return []
        return self._formatted(message.value, {part: self._argument(part, value) for part, value in shown.items()})[1]

    # Names

    def declined(
        self, english: str, case: str = NOMINATIVE, article: str = "", number: str = "", form: str = ""
    ) -> str:
        """A name in one of its forms; a name that nobody has translated stays as it is."""
        asked = english, case, article, number, form
        found = self._declined.get(asked)
        if found is None:
            found = self._declined[asked] = self._decline(english, case, article, number, form)
        return found

    def _decline(self, english: str, case: str, article: str, number: str, form: str) -> str:
        if isinstance(english, Sentence):
            return self.words(english)  # a name that is made of parts has one form
        message = self.message(english)
        if message is None or message.value is None:
            return english
        whole = [form] if form else [f"{article}-{case}", article] if article and not number else []
        ways = [*whole, *([f"{PLURAL}-{case}", PLURAL] if number == PLURAL else [case])]
        way = next((one for one in ways if one in message.attributes), "")
        text = self._formatted(message.attributes[way] if way else message.value, {})[0]
        if way in whole:
            return text  # a form that is written out, with its article
        gender = PLURAL if number == PLURAL else self.gender(english)
        if article and gender:
            before = self._bundle.get_message(f"article-{article}").value
            assert before is not None
            text = " ".join(f"{self._formatted(before, {'gender': gender, 'case': case})[0]} {text}".split())
        return text

    def gender(self, english: str) -> str:
        message = self.message(english)
        pattern = None if message is None else message.attributes.get("gender")
        return "" if pattern is None else self._formatted(pattern, {})[0]

    # Messages

    def message(self, english: str) -> Message | None:
        return self.by_id(key_of(english))

    def by_id(self, key: str) -> Message | None:
        return self._bundle.get_message(key) if self._bundle.has_message(key) else None

    def _formatted(self, pattern: Pattern, given: Mapping[str, Any]) -> tuple[str, list[Exception]]:
        # The bundle's own `format_pattern` makes plain numbers of ours, which would be marks no more
        faults: list[Exception] = []
        around = ResolverEnvironment(context=self._bundle, current=CurrentEnvironment(args=dict(given)), errors=faults)
        return str(pattern(around)), faults


def is_to_do(entry: ast.EntryType) -> bool:
    """Whether a message is still to be translated."""
    pattern = entry.value if isinstance(entry, ast.Message) else None
    first = pattern.elements[0] if pattern is not None and pattern.elements else None
    return isinstance(first, ast.TextElement) and first.value.startswith(TO_DO)


# What messages may call


def name(part: Said | Number, large: str = "", **wish: str) -> FluentType | str:
    return part.declined(large=bool(large), **wish) if isinstance(part, Said) else part


def count(part: Said | Number) -> FluentInt:
    if isinstance(part, Said):
        many = len(part.things) == 1 and part.things[0].many
        return FluentInt(2 if many else len(part.things))
    return part


def has(part: Said | Number) -> str:
    return "no" if isinstance(part, Said) and not part.things else "yes"


def gender(part: Said | Number) -> str:
    if isinstance(part, Number):
        return ""
    if len(part.things) != 1:
        return PLURAL if part.things else ""
    return part.language.gender(part.things[0].name)


def signed(part: Said | Number) -> FluentType | str:
    return marked(part.part, "", f"{int(part):+}") if isinstance(part, Number) else part


def unmarked(text: str) -> list[str | Mark]:
    """What was told, with its parts as marks again."""
    marks: list[str | Mark] = []
    for place, piece in enumerate(MARKED.split(text)):
        match place % 4:
            case 0 if piece:
                marks.append(piece)
            case 1:
                part = piece
            case 2:
                handle = piece
            case 3 if piece:
                marks.append(Mark(part, piece, handle))
    return marks
