"""What a person types for an option: its number, its notation, or as much of it as leaves no doubt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from turnkey.core.actions import Action, Pair, Verb
from turnkey.core.errors import TurnkeyError
from turnkey.core.languages import ENGLISH, Language
from turnkey.core.sentences import says
from turnkey.core.table import Table

ALIKE = 3  # more options of one verb than this share a line


class Unclear(TurnkeyError):
    """What was typed could mean several options, or none."""


@dataclass(frozen=True)
class Line:
    """One numbered line of the menu: a single option, or all options of one verb."""

    verb: Verb
    actions: tuple[Action, ...]

    @property
    def single(self) -> bool:
        return len(self.actions) == 1

    @property
    def words(self) -> str:
        """What to type: the notation, or its form."""
        return self.actions[0].notation if self.single else form_of(self.verb)

    @property
    def meaning(self) -> str:
        return self.meaning_in(ENGLISH)

    def meaning_in(self, speech: Language) -> str:
        return speech.words(self.actions[0].says) if self.single else self.choices

    @property
    def choices(self) -> str:
        """What may follow the verb, in short."""
        return shortened([action.notation.removeprefix(self.verb.word).strip() for action in self.actions])


def form_of(verb: Verb) -> str:
    return " ".join([verb.word, *(f"<{name}>" for one in verb.parameters for name in one.names)])


def shortened(words: Sequence[str]) -> str:
    """A list with runs of numbers by their ends: 0-11, 13-23."""
    parts: list[str] = []
    first = 0
    for place, word in enumerate(words):
        following = words[place + 1] if place + 1 < len(words) else ""
        if word.isdecimal() and following == str(int(word) + 1):
            continue
        parts += [f"{words[first]}-{word}"] if place - first > 1 else words[first : place + 1]
        first = place + 1
    return ", ".join(parts)


def lines_of(options: Sequence[Action]) -> list[Line]:
    """The menu in the order of the rules, with options that are much alike on one line."""
    by_verb: dict[str, list[Action]] = {}
    for option in options:
        by_verb.setdefault(option.verb.word, []).append(option)
    lines: list[Line] = []
    for alike in by_verb.values():
        if len(alike) > ALIKE:
            lines.append(Line(alike[0].verb, tuple(alike)))
        else:
            lines += [Line(one.verb, (one,)) for one in alike]
    return lines


def one_verb(lines: Sequence[Line]) -> bool:
    """Whether only one verb is asked about: then its word can be left out, and a number is no line's number."""
    return len(lines) == 1 and not lines[0].single


def offers_of(table: Table, seat: int) -> list[Action]:
    """What a person can choose: what is asked, and what may be done of one's own accord."""
    return [*table.options(seat), *table.beside(seat)]


def choose(table: Table, seat: int, text: str) -> Action:
    """The option that was meant. Otherwise the error says why not, or what is missing."""
    options = offers_of(table, seat)
    lines = lines_of(options)
    words = text.lower().split()
    if one_verb(lines) and not lines[0].verb.word.startswith(words[0]):
        in_full = [*lines[0].verb.word.split(), *words]
        words = in_full if words[0].isdecimal() or matching(in_full, options) else words
    elif words[0].isdecimal():
        words, options = by_number(words, lines)
    found = matching(words, options)
    if len(found) == 1:
        return found[0]
    if found:
        raise Unclear(missing(found))
    raise table.illegal(seat, table.game.definition.words.actions.read(" ".join(words)))


def matching(words: list[str], options: Sequence[Action]) -> list[Action]:
    """The option that is written so, or else all that begin so."""
    exact = [option for option in options if words in spellings(option)]
    return exact or [option for option in options if any(begins(words, one) for one in spellings(option))]


def by_number(words: list[str], lines: list[Line]) -> tuple[list[str], list[Action]]:
    """A line's number stands for its words; a line of many needs more words after it."""
    number = int(words[0])
    if not 1 <= number <= len(lines):
        raise Unclear(says("there is no line {number}: choose one of 1 to {last}", number=number, last=len(lines)))
    line = lines[number - 1]
    if line.single and len(words) > 1:
        raise Unclear(says("{number} alone is enough: it means {words}", number=number, words=repr(line.words)))
    start = line.actions[0].notation.lower().split() if line.single else line.verb.word.split()
    return start + words[1:], list(line.actions)


def spellings(option: Action) -> list[list[str]]:
    """An option's words; the two of a pair may come in either order."""
    verb, *rest = option.notation.lower().split()
    both = len(rest) == 2 and len(option.verb.parameters) == 1 and isinstance(option.verb.parameters[0], Pair)
    return [[verb, *rest], [verb, *rest[::-1]]] if both else [[verb, *rest]]


def begins(typed: Sequence[str], spelling: Sequence[str]) -> bool:
    """Whether every typed word begins the word in its place; numbers must be whole."""
    if not typed or len(typed) > len(spelling):
        return False
    return all(
        whole == part or (whole.startswith(part) and not part.isdecimal())
        for part, whole in zip(typed, spelling, strict=False)
    )


def missing(found: Sequence[Action]) -> str:
    """What to add when several options are meant."""
    if len({option.verb.word for option in found}) == 1:
        line = Line(found[0].verb, tuple(found))
        return says("{form}: say which of {choices}", form=repr(form_of(line.verb)), choices=line.choices)
    ways = " / ".join(repr(line.words) for line in lines_of(found))
    return says("that could be {ways}", ways=ways)
