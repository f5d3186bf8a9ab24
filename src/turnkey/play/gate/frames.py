"""What one pair of eyes is sent of a table: whole frames, and what has changed since."""

from __future__ import annotations

import functools
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from turnkey.core.actions import Action
from turnkey.core.events import Line
from turnkey.core.languages import ENGLISH, Language
from turnkey.core.notation import EVENT, TOLD, Entry, Notation
from turnkey.core.secrecy import seat_index
from turnkey.core.table import Table
from turnkey.play import wire
from turnkey.play.changes import SAME, Compared
from turnkey.play.gate.encoding import encode, noted, written
from turnkey.play.gate.outside import closed_by
from turnkey.play.gate.pieces import Pieces, ViewWords
from turnkey.play.gate.sentences import encoded, goal_in, happening, option_of, question_of, result_of
from turnkey.play.parcels import Parcel

Notes = Mapping[int, Sequence[Line]]  # lines that no rule tells, by the entry of the record that they stand before
NOTHING: Notes = {}

# The lines of each entry of a record, encoded, for those who know it and for others, in each language.
LinesByAudience = dict[tuple[int, bool, str], list[Any]]


@dataclass(frozen=True)
class Facts:
    """What everybody may know of a table beside what lies on it."""

    table: str
    game: str
    status: str
    step: int
    seats: Sequence[wire.Seat]
    spectators: int
    undo_offer: wire.UndoOffer | None = None
    phase_ends_in: float | None = None
    practice: bool = False
    closed: str = ""
    hints: bool = False
    paused: bool = False


@dataclass(frozen=True)
class Back:
    """How a seat can go back: alone to a step, for practice or not; by everybody's consent to another."""

    to: int | None = None
    practice: bool = False
    ask: int | None = None


class Now:
    """A table as it stands, and what of it is the same for everybody: made once, however many watch."""

    def __init__(self, table: Table, facts: Facts, pieces: Pieces | None = None, notes: Notes = NOTHING) -> None:
        self.table = table
        self.notes = notes
        self.facts = facts
        self.pieces = pieces or Pieces()
        self.pieces.move_on()
        self.seats = facts.seats
        self.told: LinesByAudience = {}
        self._compared = Compared(noted)
        self._nodes: dict[int, tuple[Any, Any]] = {}
        self._ends: dict[str, tuple[Any, Any]] = {}
        self._words: dict[str, ViewWords] = {}
        self.over = table.over
        self.actors = () if self.over else table.actors
        self.asked = [table.seats[seat] for seat in self.actors]

    def words(self, language: Language) -> ViewWords:
        found = self._words.get(language.code)
        if found is None:
            found = self._words[language.code] = ViewWords(self.table.game, language)
        return found

    def end(self, language: Language) -> tuple[Any, Any]:
        """Once it is over: its result, and all that was secret."""
        if not self.over:
            return None, None
        if language.code not in self._ends:
            told = self.words(language)
            self._ends[language.code] = (
                written(result_of(self.table.result, told)), written(told.plain(self.table.open_view()))
            )  # fmt: skip
        return self._ends[language.code]

    def changes(self, old: Mapping[str, Any], new: Mapping[str, Any], but: str = "") -> wire.Plain:
        """What has changed of a frame or a view, entry by entry. What several see alike is encoded once."""
        found: wire.Plain = {}
        for name, value in new.items():
            was = old[name]
            if was is value or name == but:
                continue
            node = self._compared.changed(was, value)
            if node is not SAME:
                found[name] = self._written_once(node) if type(node) is dict else node
        return found

    def _written_once(self, node: Any) -> Any:
        kept = self._nodes.get(id(node))
        if kept is None:
            kept = self._nodes[id(node)] = node, written(node)
        return kept[1]


@dataclass
class Log:
    """A log as one watcher reads it. It knows where each entry's lines are; the lines themselves are told anew."""

    notation: Notation
    watcher: int
    language: Language = ENGLISH
    ends: list[int] = field(default_factory=list)  # how many lines there are after each entry

    def follow(
        self,
        entries: Sequence[Entry],
        changed_from: int,
        told: LinesByAudience,
        notes: Notes = NOTHING,
    ) -> tuple[int, list[Any]]:
        """Read the entries from the first that changed; says from which line on the log is new, and those lines."""
        kept = min(changed_from, len(self.ends))
        start = self.ends[kept - 1] if kept else 0
        del self.ends[kept:]
        lines: list[Any] = []
        for place in range(kept, len(entries)):
            if place in notes:
                lines += encoded(notes[place], self.language)
            entry = entries[place]
            if entry.kind in TOLD:
                known = entry.known_to(self.watcher)
                heard = place, known, self.language.code
                found = told.get(heard)
                if found is None:
                    found = told[heard] = self._lines(entry, known)
                lines += found
            self.ends.append(start + len(lines))
        if len(entries) in notes:
            return start, lines + encoded(notes[len(entries)], self.language)
        return start, lines

    def _lines(self, entry: Entry, known: bool) -> list[Any]:
        line = self.notation.line(entry, known)
        if line is None:
            return []
        return [happening(line, self.language)] if entry.kind == EVENT else encoded([line], self.language)


class Shown:
    """A table as somebody sees it: what a frame holds but its log. Whoever has it is told later what has changed."""

    __slots__ = ("_at_rest", "_tree", "beside", "language", "lines", "options", "sent")

    def __init__(self, tree: wire.Plain, options: list[Action], beside: list[Action], language: Language) -> None:
        self._tree, self.options, self.beside, self.language = tree, options, beside, language
        self._at_rest = b""
        self.lines = 0  # of the log
        self.sent: set[int] = set()  # the options that whoever sees this was ever sent

    @property
    def tree(self) -> wire.Plain:
        if self._at_rest:
            self._tree, self._at_rest = msgspec.json.decode(zlib.decompress(self._at_rest)), b""
        return self._tree

    def rest(self) -> None:
        """Take less room, until it is needed again. Written, it stays the same, and nothing else counts."""
        if not self._at_rest:
            self._at_rest, self._tree = zlib.compress(noted(self._tree), 1), {}

    def told_of(self, facts: Facts) -> None:
        """Who sits where was told in between."""
        told = {
            "seats": list(facts.seats), "spectators": facts.spectators, "undo_offer": facts.undo_offer,
            "paused": facts.paused,
        }  # fmt: skip
        self._tree = self.tree | told

    def frame(self, now: Now, line: int, lines: list[Any], whole: bool) -> wire.Frame:
        view = now.pieces.view(self.tree["view"], now.words(self.language))
        return wire.Frame(
            **(self.tree | {"view": view}), step=now.facts.step, whole=whole, log_from=line, log=lines,
            options=[option_of(one, self.language) for one in self.options],
            beside=[option_of(one, self.language) for one in self.beside],
        )  # fmt: skip

    def patch(self, now: Now, old: Shown, line: int, lines: list[Any]) -> wire.Patch:
        """What leads here from what somebody saw before."""
        view, seen = self.tree["view"], old.tree["view"]
        changes = now.changes(old.tree, self.tree, but="view")
        if view is not seen:
            same = list(view) == list(seen)
            told = now.words(self.language)
            seen, view = now.pieces.told(seen, told), now.pieces.told(view, told)
            inside = now.changes(seen, view) if same else [view]
            if inside:
                changes["view"] = inside
        patch = wire.Patch(step=now.facts.step, changes=changes)
        if lines or line < old.lines:
            patch.log_from, patch.log = line, lines
        if self.options != old.options:  # each is one object of its game
            patch.options = [one.id for one in self.options]
        if self.beside != old.beside:
            patch.beside = [one.id for one in self.beside]
        more = [one for one in (*self.options, *self.beside) if one.id not in old.sent]
        if more:
            patch.more = [option_of(one, self.language) for one in more]
        return patch


class Sight:
    """What one pair of eyes is sent of a table as it stands: a frame, or to those who know what was before, a patch."""

    def __init__(self, now: Now, shown: Shown, line: int, lines: list[Any], whole: bool) -> None:
        self.shown, self.whole = shown, whole
        self._now, self._line, self._lines = now, line, lines
        self._told: dict[int, Parcel] = {}
        self._sent: set[int] | None = None
        self._numbers = {one.id for one in (*shown.options, *shown.beside)}

    @functools.cached_property
    def frame(self) -> Parcel:
        return Parcel(encode(self.shown.frame(self._now, self._line, self._lines, self.whole)))

    def sent_to(self, before: Shown | None) -> Parcel:
        """What somebody is sent who was shown this before. From now on it is known what they have."""
        known = set() if before is None or self.whole else before.sent
        self._sent = known if self._sent is None else self._sent & known
        self.shown.sent = self._sent | self._numbers
        if before is None or self.whole:
            return self.frame
        if id(before) not in self._told:
            self._told[id(before)] = Parcel(encode(self.shown.patch(self._now, before, self._line, self._lines)))
        return self._told[id(before)]


class Eyes:
    """One seat's sight of a table, or the spectators' (seat None)."""

    def __init__(self, table: Table, seat: int | None, notes: Notes = NOTHING, language: Language = ENGLISH) -> None:
        self.seat, self.language = seat, language
        self.log = Log(table.record.notation, seat_index(seat), language)
        self.log.follow(table.record.entries, 0, {}, notes)

    def look(self, now: Now, changed_from: int, back: Back, whole: bool = False) -> Sight:
        """The table as this seat sees it now; the log from the first entry that changed, or all of it."""
        shown = shown_to(now, self.seat, back, self.language)
        line, lines = self.log.follow(now.table.record.entries, 0 if whole else changed_from, now.told, now.notes)
        shown.lines = line + len(lines)
        return Sight(now, shown, line, lines, whole)

    def since(self, now: Now, entry: int, back: Back) -> Sight:
        """A whole frame for somebody who knows the log up to this entry."""
        sight = self.look(now, entry, back)
        sight.whole = True
        return sight


def shown_to(now: Now, seat: int | None, back: Back, language: Language = ENGLISH) -> Shown:
    table, facts = now.table, now.facts
    view = table.view(seat)
    asked = seat is not None and seat in now.actors
    result, revealed = now.end(language)
    tree: wire.Plain = {
        "table": facts.table,
        "game": facts.game,
        "status": facts.status,
        "closed": facts.closed,
        "seat": None if seat is None else table.seats[seat],
        "asked": now.asked,
        "view": view,
        "question": question_of(table, seat, language) if asked and seat is not None else None,
        "result": result,
        "revealed": revealed,
        "undo_to": back.to,
        "undo_practice": back.practice,
        "undo_ask": back.ask,
        "undo_offer": facts.undo_offer,
        "phase_ends_in": facts.phase_ends_in,
        "seats": now.seats,
        "spectators": facts.spectators,
        "practice": facts.practice,
        "goal": goal_in(table, view, seat, language),
        "hints": facts.hints and seat is not None,
        "paused": facts.paused,
    }
    options = table.options(seat) if asked and seat is not None else []
    return Shown(tree, options, [] if seat is None else table.beside(seat), language)


def frame_of(
    now: Now, seat: int | None, lines: Sequence[Any], line: int, back: Back, whole: bool, language: Language = ENGLISH
) -> wire.Frame:
    return shown_to(now, seat, back, language).frame(now, line, list(lines[line:]), whole)


def without_rules(
    facts: Facts, seat: str | None, end: wire.ReplayStep | None = None, revealed: wire.Plain | None = None
) -> bytes:
    """The frame of a table where no rules are at work: it waits for people, it was closed, or it is over and only what
    was kept of its end can be shown."""
    return encode(
        wire.Frame(
            table=facts.table, game=facts.game, step=facts.step, whole=True, status=facts.status, closed=facts.closed,
            seat=seat, asked=[], view=None if end is None else end.view, question=None, options=[], log_from=0,
            log=[] if end is None else end.log, result=None if end is None else end.result, revealed=revealed,
            undo_to=None, undo_practice=False, undo_ask=None, undo_offer=None, phase_ends_in=None,
            seats=list(facts.seats), spectators=facts.spectators, practice=facts.practice,
            closed_by=closed_by(facts.closed),
        )
    )  # fmt: skip


def seating(facts: Facts) -> bytes:
    return encode(
        wire.Seating(
            table=facts.table,
            seats=list(facts.seats),
            spectators=facts.spectators,
            undo_offer=facts.undo_offer,
            paused=facts.paused,
        )
    )
