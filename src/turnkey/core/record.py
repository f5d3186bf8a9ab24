"""A game is its record: a header, and what happened in order. State is a fold over it."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from turnkey.core.errors import BadRecord, TurnkeyError
from turnkey.core.notation import ACTION, CHANCE, EVENT, QUOTED, SAID, Entry, Notation, Step
from turnkey.core.secrecy import EVERYONE, seat_index

if TYPE_CHECKING:
    from turnkey.core.definition import Definition

FORMAT = 1


@dataclass(frozen=True)
class Header:
    """What must be known to replay: the game and its rules' version, the edition, players and options."""

    slug: str
    version: int
    edition: str
    players: int
    options: Mapping[str, Any]  # only what differs from the defaults
    redacted_for: str = ""  # a seat's name or "spectators", if this record holds only what they saw
    position: Mapping[str, Any] | None = None  # where it began, if not with a deal

    def at(self, position: Mapping[str, Any]) -> Header:
        return replace(self, position=position)

    def lines(self) -> list[str]:
        first = f"{self.slug} version={self.version} edition={self.edition} players={self.players}"
        if self.redacted_for:
            first += f" redacted={self.redacted_for}"
        lines = [first, *(f"opt {name}={written(value)}" for name, value in self.options.items())]
        if self.position is not None:
            lines.append(f"position {json.dumps(self.position)}")
        return lines


def written(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


@dataclass
class Record:
    """The header and all entries so far."""

    header: Header
    notation: Notation
    entries: list[Entry] = field(default_factory=list)

    def to_text(self) -> str:
        return self._written(self.notation.steps(self.entries))

    def _written(self, steps: Sequence[Step]) -> str:
        head = self.notation.header(self.header.lines(), self.entries)
        return "\n".join([*head, "", *self.notation.lines(steps)]) + "\n"

    def to_json(self) -> str:
        steps: list[dict[str, Any]] = [{"chance": []}]
        for entry in self.entries:
            if entry.kind == ACTION:
                steps.append({"seat": self.notation.seats[entry.seat], "do": self._text(entry), "chance": []})
            elif entry.kind == CHANCE:
                chance = self.notation.chance[entry.code]
                result = chance.results[entry.c] if entry.c >= 0 else self.notation.mask
                steps[-1]["chance"].append(f"{chance.word} {result}")
            elif entry.kind == SAID:
                claim = self.notation.talk[entry.code].notation
                steps.append({"seat": self.notation.seats[entry.seat], "say": claim, "chance": []})
            elif entry.kind == QUOTED:
                steps.append({"seat": self.notation.seats[entry.seat], "say": entry.quotation, "chance": []})
            elif seen := self._seen(entry):
                steps[-1].setdefault("saw", []).append(seen)
        head = self.header
        return json.dumps(
            {
                "turnkey": FORMAT,
                "game": head.slug,
                "version": head.version,
                "edition": head.edition,
                "players": head.players,
                "options": dict(head.options),
                "redacted": head.redacted_for,
                "position": head.position,
                "steps": steps,
            },
            indent=1,
        )

    def _text(self, entry: Entry) -> str:
        action = self.notation.actions[entry.code]
        return action.notation if entry.c >= 0 else f"{action.verb.word} {self.notation.mask}"

    def _seen(self, entry: Entry) -> str | None:
        """What came of a step beside chance; a whole record needs none of it, for it follows from the steps."""
        return None

    def _hidden(self, entry: Entry) -> Entry:
        """An entry without its secret part: not masked, but gone."""
        code = entry.code
        if entry.kind == ACTION:
            code = self.notation.actions.first(self.notation.actions[code].verb.word)
        return replace(entry, code=code, c=-1, knowers=0)

    def _silent(self, entry: Entry) -> bool:
        """Whether others do not even learn that there was such an entry."""
        if entry.kind == EVENT:
            return self.notation.events[entry.code].confidential
        return entry.kind == ACTION and self.notation.actions[entry.code].verb.silent

    def seat(self, seat: int | str) -> int:
        """A seat by its number or its name."""
        seats = self.notation.seats
        if isinstance(seat, str) and seat.lower() in seats:
            seat = seats.index(seat.lower())
        if isinstance(seat, str) or not 0 <= seat < self.header.players:
            known = ", ".join(f"{number} ({name})" for number, name in enumerate(seats[: self.header.players]))
            raise TurnkeyError(f"there is no seat {seat!r}; the seats are {known}")
        return int(seat)

    def as_heard_by(self, seat: int | str | None) -> Record:
        """The same record without what was said so that this seat did not hear it; None: a spectator."""
        watcher = seat_index(None if seat is None else self.seat(seat))
        heard = [one for one in self.entries if one.kind != SAID or one.known_to(watcher)]
        return Record(self.header, self.notation, heard)

    def redacted(self, seat: int | str | None) -> RedactedRecord:
        """The same record with only what this seat saw; None: a spectator.

        A position that it began with tells every secret, so this one is without it.
        """
        seat = None if seat is None else self.seat(seat)
        watcher = seat_index(seat)
        kept = []
        for entry in self.entries:
            if entry.knowers == EVERYONE:
                kept.append(entry)
            elif entry.known_to(watcher):
                kept.append(replace(entry, knowers=EVERYONE))
            elif entry.kind != SAID and not self._silent(entry):
                kept.append(self._hidden(entry))
        name = "spectators" if seat is None else self.notation.seats[seat]
        return RedactedRecord(replace(self.header, redacted_for=name, position=None), self.notation, kept)


class RedactedRecord(Record):
    """A record in which some entries are known to nobody any more: what was hidden is not in it."""

    def to_text(self) -> str:
        return self._written(self.notation.steps(self.entries, 0))

    def _seen(self, entry: Entry) -> str | None:
        """As in its text: from what is left of a redacted record nothing follows."""
        step = self.notation.step(entry, entry.known_to(0))
        return None if step is None else step.text


@dataclass(frozen=True)
class Line:
    """A step of a text that is being read, and the line it stands in."""

    text: str
    number: int


@dataclass(frozen=True)
class Reading:
    """A record's text taken apart: its header's words and its steps."""

    words: Mapping[str, str]
    options: Mapping[str, str]
    position: Mapping[str, Any] | None
    steps: tuple[Line, ...]


def slug_of(text: str) -> str:
    """The game that a record is of: the first word of its first line that is no comment, or in its JSON."""
    if text.lstrip().startswith("{"):
        return str(json_of(text).get("game", ""))
    for line in text.splitlines():
        words = re.split("[#;]", line, maxsplit=1)[0].split()
        if words:
            return words[0].lower()
    return ""


def json_of(text: str) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except json.JSONDecodeError as fault:
        raise BadRecord(f"line {fault.lineno}: this is not valid JSON ({fault.msg})") from fault
    if not isinstance(data, dict):
        raise BadRecord("a record in JSON is an object with the entries game, players, options and steps")
    return data


def read_text(text: str, notation: Notation) -> Reading:
    """Take a record's text apart; whitespace, case, blank lines and comments do not matter."""
    words: dict[str, str] = {}
    options: dict[str, str] = {}
    position: Mapping[str, Any] | None = None
    steps: list[Line] = []
    for number, raw in enumerate(text.splitlines(), 1):
        quoted = notation.quoted(raw)
        if quoted is not None:
            steps.append(Line(quoted, number))
            continue
        line = " ".join(raw.split(notation.comment, 1)[0].split())
        if not line:
            continue
        if not words:
            words = {"game": line.split()[0].lower()}
            words |= {name.lower(): value for name, value in re.findall(r"(\w+)=(\S+)", line)}
            said, first = notation.heading(words)
            options |= said
            steps += [Line(step, number) for step in first]
        elif option := re.fullmatch(r"opt (\w+) ?= ?(.*)", line, re.IGNORECASE):
            options[option.group(1).lower()] = option.group(2).strip()
        elif line.startswith("position {"):
            position = json_of(line.removeprefix("position "))
        else:
            steps += [Line(step, number) for step in notation.split(line)]
    return Reading(words, options, position, tuple(steps))


def header_of(words: Mapping[str, Any], definition: Definition) -> tuple[int, str]:
    """The players and the edition that a header names; refuses what cannot be replayed here."""
    redacted = words.get("redacted")
    if redacted:
        raise BadRecord(f"this record holds only what {redacted} saw; only a full record can be replayed")
    try:
        version = int(words.get("version", definition.version))
        players = int(words.get("players", max(definition.seats)))
    except (TypeError, ValueError) as fault:
        raise BadRecord(f"the header's version and players must be whole numbers ({fault})") from fault
    if version != definition.version:
        raise BadRecord(
            f"this record is of version {version} of {definition.slug}; these rules are version "
            f"{definition.version}. Replay it with a release of that version"
        )
    return players, str(words.get("edition", ""))
