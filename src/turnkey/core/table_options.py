"""Table options: the numbers and switches that a table agrees on before the game.

Each knows its kind, its range, its default and a sentence of help, so that a form, a command line and a
sweep can be made from it. A default may come from the edition: `default` is then a path into its file.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from typing import Any

from turnkey.core.errors import BadOption
from turnkey.core.sentences import says

Values = Mapping[str, Any]


@dataclass(frozen=True)
class Option:
    """What all options have in common; the kinds below add what they accept."""

    name: str
    default: Any
    help: str

    def accepts(self) -> str:
        raise NotImplementedError

    def read(self, given: Any) -> Any:
        """The value that was given, as text or as itself; BadOption says why not."""
        raise NotImplementedError

    def write(self, value: Any) -> str:
        return str(value)

    def samples(self) -> Sequence[Any]:
        """Values worth trying: what an audit and a first sweep go through."""
        raise NotImplementedError

    def refuse(self, given: Any) -> BadOption:
        return BadOption(f"option {self.name}: {given!r} is not allowed; it takes {self.accepts()}", self.name)


@dataclass(frozen=True)
class Number(Option):
    """A whole number within a range."""

    least: int = 0
    most: int = 0

    def accepts(self) -> str:
        return says("a whole number from {least} to {most}", least=self.least, most=self.most)

    def read(self, given: Any) -> int:
        try:
            value = int(given) if not isinstance(given, (bool, float)) else None
        except (TypeError, ValueError):
            value = None
        if value is None or not self.least <= value <= self.most:
            raise self.refuse(given)
        return value

    def samples(self) -> Sequence[int]:
        usual = self.least if isinstance(self.default, Follows) else self.default
        near = (self.least, usual - 1, usual, usual + 1, self.most)
        return sorted({value for value in near if self.least <= value <= self.most})


@dataclass(frozen=True)
class Choice(Option):
    """One of a few words."""

    words: tuple[str, ...] = ()

    def accepts(self) -> str:
        return says("one of {words}", words=", ".join(self.words))

    def read(self, given: Any) -> str:
        if not isinstance(given, str) or given.strip().lower() not in self.words:
            raise self.refuse(given)
        return given.strip().lower()

    def samples(self) -> Sequence[str]:
        return self.words


@dataclass(frozen=True)
class Switch(Option):
    """Yes or no."""

    def accepts(self) -> str:
        return says("true or false")

    def read(self, given: Any) -> bool:
        words = {"true": True, "yes": True, "on": True, "1": True}
        words |= {"false": False, "no": False, "off": False, "0": False}
        if str(given).strip().lower() not in words:
            raise self.refuse(given)
        return words[str(given).strip().lower()]

    def write(self, value: Any) -> str:
        return "true" if value else "false"

    def samples(self) -> Sequence[bool]:
        return (False, True)


@dataclass(frozen=True)
class Text(Option):
    """A word with a grammar of its own: `fault` says what is wrong with a value; None if nothing is."""

    grammar: str = "any text"
    fault: Callable[[str], str | None] = lambda text: None
    examples: tuple[str, ...] = ()

    def accepts(self) -> str:
        return self.grammar

    def read(self, given: Any) -> str:
        why = self.fault(given) if isinstance(given, str) else "it must be a text"
        if why:
            refusal = says("option {option}: {given} is not allowed: {why}; it takes {grammar}",
                           option=self.name, given=repr(given), why=why, grammar=self.grammar)  # fmt: skip
            raise BadOption(refusal, self.name)
        return str(given)

    def samples(self) -> Sequence[str]:
        return (self.default, *self.examples)


@dataclass(frozen=True)
class Follows:
    """A default that is another option's value."""

    option: str


class Clash(str):
    """What is wrong between options, and with which of them."""

    options: tuple[str, ...]
    said: str  # as it was given: a sentence can be told in any language

    def __new__(cls, says: str, *options: str) -> Clash:
        self = super().__new__(cls, says)
        self.options, self.said = options, says
        return self


@dataclass(frozen=True)
class OptionSet:
    """A game's options, its presets, and what must hold between them."""

    options: tuple[Option, ...] = ()
    presets: Mapping[str, Values] = field(default_factory=dict)
    clashes: Callable[[Values], Sequence[str]] = lambda values: ()  # Clash says with which options

    def __iter__(self) -> Iterator[Option]:
        return iter(self.options)

    def __getitem__(self, name: str) -> Option:
        for option in self.options:
            if option.name == name:
                return option
        near = get_close_matches(name, [option.name for option in self.options], n=1)
        if near:
            raise BadOption(
                says("there is no option {name}; did you mean {near}?", name=repr(name), near=repr(near[0]))
            )
        raise BadOption(says("there is no option {name}; see the list of options of this game", name=repr(name)))

    def with_defaults(self, edition: Values) -> OptionSet:
        """The same options with those defaults filled in that are paths into the edition."""
        filled = []
        for option in self.options:
            if isinstance(option.default, str) and option.default.startswith("edition:"):
                value: Any = edition
                for step in option.default.removeprefix("edition:").split("."):
                    value = value[step]
                option = replace(option, default=option.read(value))
            filled.append(option)
        return replace(self, options=tuple(filled))

    def resolve(self, given: Values) -> dict[str, Any]:
        """Every option's value: what was given (a `preset` first), else the default; all faults at once."""
        given = dict(given)
        wanted: dict[str, Any] = {}
        if "preset" in given:
            name = given.pop("preset")
            if name not in self.presets:
                known = ", ".join(self.presets) or says("none")
                raise BadOption(says("there is no preset {name}; there are {known}", name=repr(name), known=known))
            wanted |= self.presets[name]
        wanted |= given
        faults: list[Clash] = []
        chosen = {}
        for name, value in wanted.items():
            try:
                chosen[name] = self[name].read(value)
            except BadOption as fault:
                faults.append(Clash(fault.args[0], name))
        refuse(faults)
        values = {option.name: chosen.get(option.name, option.default) for option in self.options}
        for name, value in values.items():
            if isinstance(value, Follows):
                values[name] = values[value.option]
        refuse(self.clashes(values))
        return values

    def number(self, values: Values, name: str) -> Any:
        """An option's value as the rules read it: a choice by its place among the words."""
        option, value = self[name], values[name]
        return option.words.index(value) if isinstance(option, Choice) else value

    def changed(self, values: Values) -> dict[str, Any]:
        """Only what differs from the defaults: what a record's header must say."""
        expected = {
            option.name: values[option.default.option] if isinstance(option.default, Follows) else option.default
            for option in self.options
        }
        return {name: value for name, value in values.items() if value != expected[name]}


def refuse(faults: Sequence[str]) -> None:
    """Raise one error that names everything that is wrong."""
    if faults:
        first, *more = (one.said if isinstance(one, Clash) else one for one in faults)
        for one in more:
            first = says("{one}; {other}", one=first, other=one)
        raise BadOption(first, *(name for one in faults if isinstance(one, Clash) for name in one.options))


def titled(code: str) -> str:
    """What an option, one of its words or a preset is called where people read it: `james_move` is James move."""
    text = re.sub(r"\bhp\b", "HP", code.replace("_", " "))
    return text[:1].upper() + text[1:]
