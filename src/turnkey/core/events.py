"""What happens, declared once: an event's parts, who knows them, its sentence, what it touches, its cue, its rule.

    event = Events()

    MOVED = event("moved", runner=SEATS, to=SPACES, says="{runner} moves to {to}.", cue="step", rule="R15")
    DREW = event("drew", runner=SEATS, card=secret(CARDS, "a card"), says="{runner} draws {card}.", cue="draw",
                 rule="R34")
    …
    emit(game, MOVED, runner, game.where[runner])
    whisper(game, game.hand_seen_by[runner], DREW, runner, card)

An event is a number to the rules, which write its parts into the journal in the order of their declaration. Log lines,
records, the wire, counters, and the list of what releases secrets all follow from the declaration.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from turnkey.core.errors import DeclarationError
from turnkey.core.names import Named, Names, Thing
from turnkey.core.sentences import Sentence, Shown, marks_of, names_in, pieces_of, word_of

MOST_PARTS = 8
MISSING = -1  # stands for a `maybe` part that is absent
MOST_LINES = 512  # that an event remembers

# What a screen can make of an event: a sound, a motion. The page has one of each for every cue.
CUES = (
    "", "turn", "round", "step", "jump", "swap", "deal", "draw", "shuffle", "roll", "look", "reveal", "place", "take",
    "give", "discard", "play", "pass", "choose", "vote", "say", "open", "close", "gain", "pay", "lose", "hurt", "heal",
    "attack", "capture", "free", "death", "alarm", "build", "score", "win",
)  # fmt: skip


@dataclass(frozen=True)
class Part:
    """What one part of an event is: one of a set of names, or a number."""

    names: Names | None = None
    base: int = 0  # the number of the first name
    secret: bool = False  # only those to whom the rules whisper it know it
    hidden: str = ""  # what everybody else is told instead; if empty, they are not told of the event
    maybe: bool = False  # MISSING stands for none
    several: str = ""  # "set": a bit for each; "list": one after the other, told by `more`

    def shown(self, value: Any) -> Shown:
        """A value as people and records see it."""
        if self.several == "set":
            return tuple(self.one(bit + self.base) for bit in range(int(value).bit_length()) if value >> bit & 1)
        if self.several == "list":
            return tuple(self.one(one) for one in value)
        if self.maybe and value == MISSING:
            return None
        return self.one(value) if self.names is not None else int(value)

    def one(self, value: int) -> Thing:
        return Thing(str(value), str(value)) if self.names is None else self.names.at(value - self.base)


Given = Part | Names | type[Named] | Sequence[str]
NUMBER = Part()


def part(given: Given) -> Part:
    if isinstance(given, Part):
        return given
    if isinstance(given, type):
        given = given.names()
    return Part(given if isinstance(given, Names) else Names("", given))


def secret(given: Given, hidden: str = "") -> Part:
    """A part known only to those it is whispered to; the others hear `hidden`, or nothing at all."""
    return replace(part(given), secret=True, hidden=hidden)


def maybe(given: Given) -> Part:
    """A part that may be absent, written as -1."""
    return replace(part(given), maybe=True)


def from_one(given: Given) -> Part:
    """A part whose first name has the number 1."""
    return replace(part(given), base=1)


def set_of(given: Given) -> Part:
    """Several things of a set, a bit each."""
    return replace(part(given), several="set")


def list_of(given: Given) -> Part:
    """Things one after the other, the event's last part: the rules add each with `more`."""
    return replace(part(given), several="list")


class Line(Sentence):
    """What a log tells of one thing that happened: a sentence, and the data that it is made of."""

    kind: str  # the event's name; "said", "quoted"
    touches: tuple[str, ...]  # handles of what it is about
    cue: str
    chapter: bool
    rule: str

    def data(self) -> dict[str, Any]:
        """Everything that it tells, as plain data."""
        marks = [one if isinstance(one, str) else [one.part, one.text, one.handle] for one in self.marks]
        return {
            "kind": self.kind, "parts": dict(self.parts), "says": marks, "touches": list(self.touches),
            "cue": self.cue, "chapter": self.chapter, "rule": self.rule,
        }  # fmt: skip


def line_saying(
    kind: str,
    template: str,
    shown: Mapping[str, Shown],
    parts: Mapping[str, Any],
    touches: Sequence[str] = (),
    *,
    cue: str = "",
    chapter: bool = False,
    rule: str = "",
) -> Line:
    made: Any = Line(marks_of(template, shown), parts, template, shown)
    made.kind, made.touches, made.cue, made.chapter, made.rule = kind, tuple(touches), cue, chapter, rule
    return made  # type: ignore[no-any-return]


class Event(int):
    """One kind of thing that the rules report."""

    name: str
    parts: Mapping[str, Part]
    says: str  # its sentence; if empty, logs do not tell it
    touches: tuple[str, ...] | None  # handles as templates; None: those of all its parts
    cue: str
    chapter: bool  # it opens a chapter of the log
    rule: str
    releases: str  # the rule by which those who are told this learn something that was hidden
    confidential: bool  # those who do not know its secrets do not even hear of it
    check: str  # how records write it, as a check: it follows from their steps and may be left out
    seen: str  # how a redacted record writes it, which lacks some of what it follows from
    unseen: str  # the same for those who do not know its secrets, if that differs
    list_part: str | None  # the part that is a list, its last one
    scalars: int  # how many of its parts stand in the journal's row; a list's things come in rows after it
    lines: dict[tuple[Sequence[Any], bool], Line | None]  # told before: the same happens often, and is told to many

    @property
    def secret_parts(self) -> int:
        """A bit for each part that is secret."""
        return sum(1 << place for place, one in enumerate(self.parts.values()) if one.secret)

    def shown(self, values: Sequence[Any], known: bool) -> dict[str, Shown]:
        """Its parts as somebody sees them; None: hidden, or not there."""
        return {
            name: one.shown(value) if known or not one.secret else None
            for (name, one), value in zip(self.parts.items(), values, strict=True)
        }

    def line(self, values: tuple[Any, ...], known: bool) -> Line | None:
        """What a log tells of it; None: nothing."""
        lines = self.lines
        if (values, known) not in lines:
            if len(lines) >= MOST_LINES:
                lines = self.lines = {}  # a new one: other threads may be reading
            lines[values, known] = self._line(values, known)
        return lines[values, known]

    def _line(self, values: Sequence[Any], known: bool) -> Line | None:
        if not self.says:
            return None
        shown = self.shown(values, known)
        told = dict(shown)
        for name, one in self.parts.items():
            if one.secret and not known:
                if not one.hidden:
                    return None
                told[name] = Thing("?", one.hidden)
        parts = {name: word_of(value) for name, value in shown.items() if value is not None or self.parts[name].secret}
        return line_saying(
            self.name, self.says, told, parts, self.handles(shown),
            cue=self.cue, chapter=self.chapter, rule=self.rule,
        )  # fmt: skip

    def handles(self, shown: Mapping[str, Shown]) -> list[str]:
        """The things on the table that it is about, as far as they are known."""
        things = {name: value if isinstance(value, tuple) else (value,) for name, value in shown.items()}
        if self.touches is None:
            found = [one.handle for several in things.values() for one in several if isinstance(one, Thing)]
        else:
            words = {name: word_of(value) for name, value in shown.items()}
            known = [one for one in self.touches if all(words[name] is not None for name in names_in(one))]
            found = [one.format(**words) for one in known]
        return [one for one in dict.fromkeys(found) if one]

    def seen_as(self, known: bool) -> str:
        """What redacted records write of it: for those who know its secrets, and for the others."""
        return self.seen if known else self.unseen or self.seen

    def written(self, template: str, values: Sequence[Any], known: bool) -> str:
        """A template of a record's words: `count {scores}`; what is hidden is a question mark, what is missing gone,
        and `{hidden:?*}` writes the sign that many times."""
        shown = self.shown(values, known)
        told: list[str] = []
        for words, name, form in (piece for group in pieces_of(template) for piece in group):
            told.append(words)
            if name is not None:
                hidden = self.parts[name].secret and not known
                told.append("?" if hidden else in_record(shown[name], form))
        return " ".join("".join(told).split())


def in_record(value: Shown, form: str) -> str:
    """A part in the words of a record."""
    word = word_of(value)
    if word is None:
        return ""
    if form:
        return " ".join([form] * int(word))
    return " ".join(word) if isinstance(word, list) else str(word)


class Events(Sequence[Event]):
    """A game's events in the order of their declaration; called, it declares one more."""

    def __init__(self) -> None:
        self.all: list[Event] = []

    def __call__(
        self,
        name: str,
        *,
        says: str = "",
        touches: Sequence[str] | None = None,
        cue: str = "",
        chapter: bool = False,
        rule: str = "",
        releases: bool | str = False,
        confidential: bool = False,
        check: str = "",
        seen: str = "",
        unseen: str = "",
        **parts: Given,
    ) -> Event:
        made = Event(len(self.all))
        made.name, made.parts = name, {one: part(given) for one, given in parts.items()}
        made.says, made.cue, made.chapter, made.rule = says, cue, chapter, rule
        made.touches = None if touches is None else tuple(touches)
        made.releases = rule if releases is True else str(releases or "")
        made.confidential, made.check, made.seen, made.unseen = confidential, check, seen, unseen
        made.list_part = next((one for one, kind in made.parts.items() if kind.several == "list"), None)
        made.scalars = len(made.parts) - (made.list_part is not None)
        made.lines = {}
        self._refuse_faults(made)
        self.all.append(made)
        return made

    def _refuse_faults(self, made: Event) -> None:
        texts = [made.says, made.check, made.seen, made.unseen, *(made.touches or ())]
        strange = {one for text in texts for one in names_in(text)} - set(made.parts)
        faults = [f"it speaks of {{{one}}}, which is none of its parts" for one in sorted(strange)]
        if made.name in [one.name for one in self.all]:
            faults.append("it is declared twice")
        if made.scalars > MOST_PARTS:
            faults.append(f"it has more than {MOST_PARTS} parts")
        if any(one.several == "list" for one in list(made.parts.values())[:-1]):
            faults.append("a list can only be its last part")
        if made.cue not in CUES:
            faults.append(f"its cue is none of {', '.join(filter(None, CUES))}")
        if faults:
            raise DeclarationError(f"the event {made.name!r}: {'; '.join(faults)}")

    def __getitem__(self, number: Any) -> Any:
        return self.all[number]

    def __len__(self) -> int:
        return len(self.all)

    def named(self, name: str) -> Event:
        return next(one for one in self.all if one.name == name)
