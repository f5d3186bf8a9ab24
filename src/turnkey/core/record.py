"""A game is its record: a header, and what happened in order. State is a fold over it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

import numpy as np

from turnkey.core.errors import BadRecord, TurnkeyError
from turnkey.core.notation import ACTION, AUTOMATIC, CHANCE, EVENT, SAID, Entry, Notation
from turnkey.core.record_text import NOTE, VERSION, Step, lines_of, steps_of
from turnkey.core.secrecy import EVERYONE, seat_index

if TYPE_CHECKING:
    from turnkey.core.definition import Definition


@dataclass(frozen=True)
class Header:
    """What a replay needs: the game and its rules' version, the edition, players and options."""

    slug: str
    version: int
    edition: str
    players: int
    options: Mapping[str, Any]  # only what differs from the defaults
    redacted_for: str = ""  # a seat's name or "spectators", if this record holds only what they saw
    position: Mapping[str, Any] | None = None  # where it began, if not with a deal
    names: Mapping[str, str] = field(default_factory=dict)  # who sat where, by seat

    def at(self, position: Mapping[str, Any]) -> Header:
        return replace(self, position=position)

    def lines(self) -> list[str]:
        game = f"game {self.slug} version={self.version} edition={self.edition} players={self.players}"
        if self.redacted_for:
            game += f" redacted={self.redacted_for}"
        lines = [f"turnkey {VERSION}", game]
        lines += [f"option {name}={written(value)}" for name, value in self.options.items()]
        lines += [f"name {seat} {json.dumps(name, ensure_ascii=False)}" for seat, name in self.names.items()]
        if self.position is not None:
            lines.append(f"from {json.dumps(self.position)}")
        return lines

    def data(self) -> dict[str, Any]:
        return {
            "turnkey": VERSION,
            "game": self.slug,
            "version": self.version,
            "edition": self.edition,
            "players": self.players,
            "redacted": self.redacted_for,
            "options": dict(self.options),
            "names": dict(self.names),
            "from": self.position,
        }


def written(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


@dataclass
class Record:
    """The header and all entries so far."""

    header: Header
    notation: Notation
    entries: list[Entry] = field(default_factory=list)

    def steps(self) -> list[Step]:
        """Its steps, as both forms of a record write them."""
        return steps_of(self.notation, self.entries, None, redacted=False)

    def to_text(self) -> str:
        return "\n".join([*self.header.lines(), "", *lines_of(self.steps())]) + "\n"

    def to_json(self) -> str:
        steps = [step.data() for step in self.steps() if step.kind != NOTE]
        return json.dumps({**self.header.data(), "steps": steps}, indent=1, ensure_ascii=False)

    def without_secrets(self, entry: Entry) -> Entry:
        """An entry without its secret parts: removed, not masked."""
        code, parts = entry.code, entry.parts
        if entry.kind == ACTION:
            code = self.notation.actions.first(self.notation.actions[code].verb.word)
        elif entry.kind == CHANCE:
            parts = (entry.of, None)
        elif entry.kind == EVENT:
            declared = self.notation.events[code].parts.values()
            parts = tuple(None if one.secret else value for one, value in zip(declared, parts, strict=True))
        return replace(entry, code=code, parts=parts, knowers=0)

    def _silent(self, entry: Entry) -> bool:
        """Whether others do not even learn that there was such an entry."""
        if entry.kind == EVENT:
            return bool(self.notation.events[entry.code].confidential)
        return entry.kind == AUTOMATIC or (entry.kind == ACTION and self.notation.actions[entry.code].verb.silent)

    def seat(self, seat: int | str) -> int:
        """A seat by its number or its name."""
        seats = self.notation.seats[: self.header.players]
        if isinstance(seat, str) and seat.lower() in seats:
            seat = seats.index(seat.lower())
        if not isinstance(seat, int | np.integer) or not 0 <= seat < self.header.players:
            known = ", ".join(f"{number} ({name})" for number, name in enumerate(seats))
            raise TurnkeyError(f"there is no seat {seat!r}; the seats are {known}")
        return int(seat)

    def as_heard_by(self, seat: int | str | None) -> Record:
        """The same record without what was said out of this seat's hearing; None: a spectator."""
        watcher = seat_index(None if seat is None else self.seat(seat))
        heard = [one for one in self.entries if one.kind != SAID or one.known_to(watcher)]
        return Record(self.header, self.notation, heard)

    def redacted(self, seat: int | str | None) -> RedactedRecord:
        """The same record with only what this seat saw; None: a spectator.

        A position that the record began with would tell every secret, so it is left out.
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
                kept.append(self.without_secrets(entry))
        name = "spectators" if seat is None else self.notation.seats[seat]
        return RedactedRecord(replace(self.header, redacted_for=name, position=None), self.notation, kept)


class RedactedRecord(Record):
    """A record in which some entries are known to nobody any more: what was hidden is not in it."""

    def steps(self) -> list[Step]:
        return steps_of(self.notation, self.entries, 0, redacted=True)


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
