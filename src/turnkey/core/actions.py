"""A declared action space: verbs with parameters; everything else is derived from that one declaration.

    ACTIONS = ActionSpace(
        Verb("go", says="Move as many spaces as the die shows.", why="R14"),
        Verb("teleport", Choice("space", SPACES), says="Jump to space {space}.", touches=("space:{space}",)),
    )
    TELEPORT = ACTIONS.first("teleport")       # rules offer TELEPORT + space

Dense numbers for machines, notation for records and keyboards, a sentence for people, and the things
on the table that an action touches, so that a click can find it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from enum import Enum
from functools import cached_property
from itertools import combinations
from typing import Any

from turnkey.core.errors import DeclarationError, Unreadable
from turnkey.core.names import Names, Thing
from turnkey.core.sentences import Marks, Sentence, made, says

RULES = re.compile(r"[RQv]\d+[a-z]?(?:\s*[-–,]\s*[RQv]?\d+[a-z]?)*")  # `R56, R57, Q3`


class Choice:
    """A parameter with a name and a fixed list of words."""

    either_way = False  # whether its words may be read in either order
    kind = ""  # what the handles of its things begin with, where its words are a named set's

    def __init__(self, name: str, words: Sequence[str | int], titles: Sequence[str] = ()) -> None:
        self.names = (name,)
        self.kind = words.kind if isinstance(words, Names) else ""
        self.words = [(str(word),) for word in words]
        self.titles = [(title,) for title in titles] or self.words

    def __len__(self) -> int:
        return len(self.words)

    def named(self, words: Sequence[str]) -> dict[str, str]:
        """These words of it (or their titles), each by its name."""
        return dict(zip(self.names, words, strict=True))


class Phrase(Choice):
    """A parameter with a name whose choices may be several words each: `gift`, `support badge`."""

    def __init__(self, name: str, phrases: Sequence[str], titles: Sequence[str] = ()) -> None:
        super().__init__(name, phrases, titles or phrases)
        self.words = [tuple(phrase.split()) for phrase in phrases]  # type: ignore[misc]

    def named(self, words: Sequence[str]) -> dict[str, str]:
        return {self.names[0]: words[0] if len(words) == 1 else " ".join(words)}


class Pair(Choice):
    """Two different words, in either order when read, in the list's order when written."""

    either_way = True

    def __init__(self, first: str, second: str, words: Sequence[str], titles: Sequence[str] = ()) -> None:
        self.names = (first, second)  # type: ignore[assignment]
        self.kind = words.kind if isinstance(words, Names) else ""
        self.words = list(combinations(words, 2))  # type: ignore[arg-type]
        self.titles = list(combinations(titles, 2)) or self.words  # type: ignore[arg-type]


def holding_none(field: str) -> Callable[[Any, Any, int], bool]:
    """Of a verb's `alone`: nothing else can be done without what a seat has none of, as this open field tells."""
    return lambda game, book, seat: bool(getattr(game, field)[seat] == 0)


class Comes(Enum):
    """How an action comes about."""

    WHEN_ASKED = "asked"  # from the menu of a seat that is asked
    BY_CLOCK = "clock"  # when time is up; no seat does it
    AS_CLAIM = "claim"  # a seat says it, asked or not, wherever the rules let it
    AT_SET_UP = "set-up"  # a seat's own choice before it begins, asked or not


@dataclass(frozen=True)
class Verb:
    """One kind of action: its word (or words), its parameters, what it says, what it touches, the rule behind it."""

    word: str
    parameters: tuple[Choice, ...]
    says: str
    touches: tuple[str, ...]
    why: str
    secret: bool
    comes: Comes  # how it comes about; only what a seat is asked for is ever on a menu
    silent: bool  # even that it was done is secret: a step of something that is shown only once it is complete
    open: bool  # whenever it is offered, everybody at the table knows that it is: it depends on nothing hidden
    # It continues what the same seat did just before, and records write it into that step: `place smithy 4* end`.
    # If it has parameters, its word is left out there, unless that is a sign such as @.
    joins: bool
    # Given a record as spectators see it, the book and a seat: whether everybody can tell that a seat which may do this
    # may do nothing else. Only then it can be done for somebody who wishes that, at once. None: nobody can tell.
    alone: Callable[[Any, Any, int], bool] | None

    def __init__(
        self,
        word: str,
        *parameters: Choice,
        says: str,
        touches: Sequence[str] = (),
        why: str = "",
        secret: bool = False,
        comes: Comes = Comes.WHEN_ASKED,
        silent: bool = False,
        open: bool = False,
        joins: bool = False,
        alone: Callable[[Any, Any, int], bool] | None = None,
    ) -> None:
        if alone is not None and (secret or silent):
            raise DeclarationError(f"{word!r} is secret: it cannot be done for a seat in sight of all (`alone`)")
        for name, value in (
            ("word", word),
            ("parameters", parameters),
            ("says", says),
            ("touches", tuple(touches)),
            ("why", why),
            ("secret", secret or silent),
            ("comes", comes),
            ("silent", silent),
            ("open", open),
            ("joins", joins),
            ("alone", alone),
        ):
            object.__setattr__(self, name, value)

    @property
    def on_menus(self) -> bool:
        return self.comes is Comes.WHEN_ASKED

    @property
    def rules(self) -> str:
        """The numbers of the rules that `why` begins with: `R56, R57`."""
        head = self.why.partition(":")[0]
        return head if head != self.why and RULES.fullmatch(head) else ""

    @property
    def explanation(self) -> str:
        """What `why` says after those numbers."""
        text = self.why.removeprefix(f"{self.rules}:").strip() if self.rules else self.why
        return text[:1].upper() + text[1:]

    @property
    def clause(self) -> str:
        """The same, to be read after a colon."""
        return self.explanation[:1].lower() + self.explanation[1:].removesuffix(".")

    @property
    def sentence(self) -> Sentence:
        """What all its actions say, with an ellipsis for each parameter: `Capture ….`"""
        open_parts = {name: Thing("", "…") for one in self.parameters for name in one.names}
        return made(Sentence, self.says, open_parts, large=False)

    def handle_of(self, parameter: Choice, name: str, word: str) -> str:
        """The handle of the thing that a word of a parameter names; empty if it names nothing on the table."""
        if parameter.kind:
            return f"{parameter.kind}:{word}"
        own = next((one for one in self.touches if one.endswith(f":{{{name}}}")), "")
        return own.format(**{name: word})

    def masked(self, mask: str) -> str:
        """How records write it for readers who do not know which of its actions was taken."""
        return mask if self.joins else f"{self.word} {mask}"

    @property
    def count(self) -> int:
        total = 1
        for parameter in self.parameters:
            total *= len(parameter)
        return total

    def choices(self, offset: int) -> list[int]:
        """The place of each parameter's choice, from the action's number within the verb."""
        places = []
        for parameter in reversed(self.parameters):
            offset, place = divmod(offset, len(parameter))
            places.append(place)
        return places[::-1]


@dataclass(frozen=True)
class Action:
    """One action of the space, spelled out."""

    id: int
    verb: Verb
    notation: str
    sentence: str
    handles: tuple[str, ...]
    things: Mapping[str, Thing] = field(default_factory=dict, compare=False)  # what its parameters are

    @cached_property
    def says(self) -> Sentence:
        """Its sentence, with what names its parameters marked."""
        return made(Sentence, self.verb.says, self.things, large=False)

    @property
    def marks(self) -> Marks:
        return self.says.marks

    @property
    def joined(self) -> str:
        """Its words in a record's step."""
        bare = self.verb.joins and self.verb.parameters and self.verb.word.isalpha()
        return self.notation.removeprefix(self.verb.word).strip() if bare else self.notation


class ActionSpace:
    """All actions that a game knows, numbered without gaps."""

    def __init__(self, *verbs: Verb) -> None:
        self.verbs = verbs
        self.actions: list[Action] = []
        self._first: dict[str, int] = {}
        self._by_words: dict[tuple[str, ...], int] = {}
        for verb in verbs:
            if verb.word in self._first:
                raise DeclarationError(f"the verb {verb.word!r} is declared twice")
            self._first[verb.word] = len(self.actions)
            for offset in range(verb.count):
                self._add(verb, offset)

    def _add(self, verb: Verb, offset: int) -> None:
        words: list[str] = []
        titles: dict[str, str] = {}
        shown: dict[str, str] = {}
        things: dict[str, Thing] = {}
        spellings: list[tuple[str, ...]] = [tuple(verb.word.split())]
        for parameter, place in zip(verb.parameters, verb.choices(offset), strict=True):
            words += parameter.words[place]
            shown |= parameter.named(parameter.words[place])
            titles |= parameter.named(parameter.titles[place])
            for name, word in parameter.named(parameter.words[place]).items():
                things[name] = Thing(word, titles[name], verb.handle_of(parameter, name, word))
            ways = {parameter.words[place]: None}  # a pair of equal words would be the same either way
            if parameter.either_way:
                ways[parameter.words[place][::-1]] = None
            spellings = [spelling + more for spelling in spellings for more in ways]
        number = len(self.actions)
        for spelling in spellings:
            key = tuple(word.lower() for word in spelling)
            if key in self._by_words:
                raise DeclarationError(f"two actions are written {' '.join(spelling)!r}")
            self._by_words[key] = number
        self.actions.append(
            Action(
                id=number,
                verb=verb,
                notation=" ".join([verb.word, *words]),
                sentence=verb.says.format(**titles),
                handles=tuple(handle.format(**shown) for handle in verb.touches),
                things=things,
            )
        )

    def __len__(self) -> int:
        return len(self.actions)

    def __iter__(self) -> Iterator[Action]:
        return iter(self.actions)

    def __getitem__(self, number: int) -> Action:
        return self.actions[number]

    @cached_property
    def at_set_up(self) -> list[Action]:
        """What a seat may do unasked before the game begins."""
        return [action for action in self.actions if action.verb.comes is Comes.AT_SET_UP]

    @cached_property
    def by_handle(self) -> dict[str, list[Action]]:
        """What can ever be done with each thing of the table."""
        found: dict[str, list[Action]] = {}
        for action in self.actions:
            for handle in action.handles:
                found.setdefault(handle.lower(), []).append(action)
        return found

    def first(self, word: str) -> int:
        """The number of a verb's first action; its others follow in the order of its parameters."""
        return self._first[word]

    def read(self, text: str) -> int:
        """The action with this notation, in any case and spacing."""
        number = self._by_words.get(tuple(text.lower().split()))
        if number is None:
            raise Unreadable(self._why_unreadable(text))
        return number

    def read_first(self, text: str) -> tuple[int, str]:
        """The action at the beginning of this text (the longest that fits), and the words after it."""
        words = text.lower().split()
        for size in range(len(words), 0, -1):
            number = self._by_words.get(tuple(words[:size]))
            if number is not None:
                return number, " ".join(words[size:])
        raise Unreadable(self._why_unreadable(text))

    def _why_unreadable(self, text: str) -> str:
        words = text.lower().split()
        verb = next((verb for verb in self.verbs if words[: len(verb.word.split())] == verb.word.split()), None)
        same = [verb.word for verb in self.verbs if words and verb.word.split()[0] == words[0]]
        if verb is None and same:
            return says("cannot read {text}: after {word} come {words}",
                        text=repr(text), word=repr(words[0]), words=", ".join(same))  # fmt: skip
        if verb is None:
            near = get_close_matches(words[0] if words else "", list(self._first), n=1)
            first = repr(words[0] if words else "")
            if near:
                return says("no action begins with {word}; did you mean {near}?", word=first, near=repr(near[0]))
            return says("no action begins with {word}; known are {words}", word=first, words=", ".join(self._first))
        form = " ".join([verb.word, *(f"<{name}>" for one in verb.parameters for name in one.names)])
        known = "; ".join(
            f"{'/'.join(one.names)}: {few([word for words in one.words for word in words])}" for one in verb.parameters
        )
        return says("cannot read {text}: write it as {form}[ with {known}]",
                    text=repr(text), form=repr(form), known=known or None)  # fmt: skip


def few(words: Sequence[str], most: int = 8) -> str:
    """A list for a message: a short one in full, a long one by its first and last words."""
    once = list(dict.fromkeys(words))
    return ", ".join(once) if len(once) <= most else f"{once[0]} … {once[-1]}"
