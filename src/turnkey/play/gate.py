"""The gate: the one place where a table becomes what a seat or a spectator may receive, and the only encoder.

Everything that leaves is made here from what the core shows that seat, or from facts that everybody may know
(`Facts`). No other module of this package encodes anything; a test over their imports holds them to it.
"""

from __future__ import annotations

import functools
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec

from turnkey.bots.catalogue import bot_names
from turnkey.bots.hints import Hint
from turnkey.bots.policies import usual_policy
from turnkey.core import actions, table_options
from turnkey.core.actions import Action, ActionSpace, Verb, few
from turnkey.core.events import Line
from turnkey.core.game import Game
from turnkey.core.languages import ENGLISH, Language
from turnkey.core.names import Thing
from turnkey.core.notation import ACTION, Entry, Notation
from turnkey.core.reasons import Reason
from turnkey.core.record import Header
from turnkey.core.record_text import DO, ROLL, Step, lines_of
from turnkey.core.secrecy import seat_index
from turnkey.core.sentences import Mark, Sentence, made, says
from turnkey.core.table import Outcome, Table
from turnkey.lab.review.puzzles import puzzles_of
from turnkey.play import page_files, wire
from turnkey.play.changes import SAME, Compared
from turnkey.play.law import PRACTICE
from turnkey.play.parcels import Parcel
from turnkey.play.store import TableRow

Notes = Mapping[int, Sequence[Line]]  # lines that no rule tells, by the entry of the record that they stand before
NOTHING: Notes = {}

OPEN, PLAYING, OVER, CLOSED = "open", "playing", "over", "closed"
LOOKED_AT, REASONS = 60, 3  # of a bare verb: so many of its actions are looked at for so many different reasons
ANOTHER_MOMENT = "not_now"  # the kind of a reason by which something belongs to another moment of play
WHATEVER = ("over", "not_asked")  # kinds of reasons against everything alike
ENCODED = ""  # in place of a language's code
PIECES = 200  # of views that are kept encoded, and those before them
CLOSED_BY_HOST = "whoever made this table has closed it"
SPECTATORS, OPEN_CARDS = "spectator", "open"  # eyes that are no seat's; open cards only once it is over


# The lines of each entry of a record, encoded, for those who know it and for others, in each language.
LinesByAudience = dict[tuple[int, bool, str], list[Any]]


def plain(given: Any) -> Any:
    """What numpy left in a view, or a sentence, as JSON knows it."""
    if hasattr(given, "tolist"):
        return given.tolist()
    if isinstance(given, Mapping):
        return dict(given)
    if isinstance(given, str):
        return str(given)  # a sentence
    raise TypeError(f"{type(given).__name__} cannot be sent")


_encoder = msgspec.json.Encoder(enc_hook=plain)


def encode(answer: wire.Outgoing) -> bytes:
    """The bytes that leave."""
    if not isinstance(answer, wire.Outgoing):
        raise TypeError(f"{type(answer).__name__} is nothing that may leave: see wire.Outgoing")
    return _encoder.encode(answer)


def written(value: Any) -> Any:
    """Something of an answer that is encoded already: for several answers that hold the same."""
    return msgspec.Raw(_encoder.encode(value))


def noted(value: Any) -> bytes:
    """Something of a view as it is kept of a finished game."""
    return _encoder.encode(value)


class Pieces:
    """The parts of one table's views, encoded once for all who see them in a language, and for as long as they stay.

    A part that is the same is the same object, which nobody changes (core/parts.py).
    """

    def __init__(self) -> None:
        self._now: dict[tuple[int, str], tuple[Any, Any]] = {}
        self._before: dict[tuple[int, str], tuple[Any, Any]] = {}

    def move_on(self) -> None:
        """What nobody was shown in a long time is forgotten."""
        if len(self._now) > PIECES:
            self._now, self._before = {}, self._now

    def view(self, view: Mapping[str, Any], told: ViewWords) -> wire.Plain:
        """A view's entries, encoded."""
        return {
            name: self._encoded(value) if type(value) is dict or type(value) is list else value
            for name, value in self.told(view, told).items()
        }

    def told(self, view: Mapping[str, Any], told: ViewWords) -> Mapping[str, Any]:
        """A view in a language; what is the same in it is the same object again."""
        if told.as_it_is:
            return view
        return {
            name: self._told(value, told) if type(value) is dict or type(value) is list else value
            for name, value in told.top(view).items()
        }

    def _told(self, value: Any, told: ViewWords) -> Any:
        found = self._kept((id(value), told.code))
        if found is None:
            if type(value) is list and value and type(value[0]) is dict:
                inside: Any = [self._told(one, told) for one in value]
            else:
                inside = told.plain(value)
            found = self._now[id(value), told.code] = value, inside
        return found[1]

    def _encoded(self, value: Any) -> Any:
        """Of a list only what is new in it."""
        found = self._kept((id(value), ENCODED))
        if found is None:
            if type(value) is list and value and type(value[0]) is dict:
                inside = written([self._encoded(one) for one in value])
            else:
                inside = written(value)
            found = self._now[id(value), ENCODED] = value, inside
        return found[1]

    def _kept(self, place: tuple[int, str]) -> tuple[Any, Any] | None:
        """A place is no other's, since the value is kept beside it."""
        found = self._now.get(place)
        if found is None:
            found = self._before.get(place)
            if found is not None:
                self._now[place] = found
        return found


class ViewWords:
    """How a game's views are told in a language: what in them is words for people."""

    def __init__(self, game: Game, language: Language) -> None:
        self.code, self._language, self._names = language.code, language, game.definition.shown.texts
        self.as_it_is = language.is_english or not self._names

    def plain(self, value: Any) -> Any:
        return value if self.as_it_is else self._language.in_view(value, self._names)

    def top(self, view: Mapping[str, Any]) -> Mapping[str, Any]:
        """A view's own entries; what they hold is told piece by piece."""
        return {
            name: self._language.text(one) if name in self._names and isinstance(one, str) else one
            for name, one in view.items()
        }


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
        self.seats = list(facts.seats)
        self.told: LinesByAudience = {}
        self._compared = Compared(noted)
        self._nodes: dict[int, tuple[Any, Any]] = {}
        self._ends: dict[str, tuple[Any, Any]] = {}
        self.over = table.over
        self.actors = () if self.over else table.actors
        self.asked = [table.seats[seat] for seat in self.actors]

    def end(self, language: Language) -> tuple[Any, Any]:
        """Once it is over: its result, and all that was secret."""
        if not self.over:
            return None, None
        if language.code not in self._ends:
            told = ViewWords(self.table.game, language)
            self._ends[language.code] = (
                written(result_of(self.table.result, told)), written(told.plain(self.table.open_view()))
            )  # fmt: skip
        return self._ends[language.code]

    def changes(self, old: Mapping[str, Any], new: Mapping[str, Any]) -> wire.Plain:
        """What has changed of a frame or a view, entry by entry. What several see alike is encoded once."""
        found: wire.Plain = {}
        for name, value in new.items():
            was = old[name]
            if was is value:
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


@dataclass(frozen=True)
class Asker:
    """What a list tells somebody of themselves: their seat, whether they made the table, and how they invite."""

    seat: str | None = None
    host: bool = False
    invite: str | None = None


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
            heard = place, entries[place].known_to(self.watcher), self.language.code
            if heard not in told:
                told[heard] = encoded(self.notation.log(entries, self.watcher, place, place + 1), self.language)
            if place in notes:
                lines += encoded(notes[place], self.language)
            lines += told[heard]
            self.ends.append(start + len(lines))
        return start, lines + encoded(notes.get(len(entries), ()), self.language)


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
            self._at_rest, self._tree = zlib.compress(_encoder.encode(self._tree), 1), {}

    def told_of(self, facts: Facts) -> None:
        """Who sits where was told in between."""
        told = {
            "seats": list(facts.seats), "spectators": facts.spectators, "undo_offer": facts.undo_offer,
            "paused": facts.paused,
        }  # fmt: skip
        self._tree = self.tree | told

    def frame(self, now: Now, line: int, lines: list[Any], whole: bool) -> wire.Frame:
        view = now.pieces.view(self.tree["view"], ViewWords(now.table.game, self.language))
        return wire.Frame(
            **(self.tree | {"view": view}), step=now.facts.step, whole=whole, log_from=line, log=lines,
            options=[option_of(one, self.language) for one in self.options],
            beside=[option_of(one, self.language) for one in self.beside],
        )  # fmt: skip

    def patch(self, now: Now, old: Shown, line: int, lines: list[Any]) -> wire.Patch:
        """What leads here from what somebody saw before."""
        view, seen = self.tree["view"], old.tree["view"]
        changes = now.changes(old.tree, self.tree | {"view": seen})
        if view is not seen:
            same = view.keys() == seen.keys() and list(view) == list(seen)
            told = ViewWords(now.table.game, self.language)
            seen, view = now.pieces.told(seen, told), now.pieces.told(view, told)
            inside = now.changes(seen, view) if same else [view]
            if inside:
                changes["view"] = inside
        patch = wire.Patch(step=now.facts.step, changes=changes)
        if lines or line < old.lines:
            patch.log_from, patch.log = line, lines
        for name in ("options", "beside"):
            numbers = [one.id for one in getattr(self, name)]
            if numbers != [one.id for one in getattr(old, name)]:
                setattr(patch, name, numbers)
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

    def frame(self, now: Now, changed_from: int, back: Back, whole: bool = False) -> bytes:
        return self.look(now, changed_from, back, whole).frame

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


def goal_in(table: Table, view: Mapping[str, Any], seat: int | None, language: Language) -> str:
    return language.words(table.game.definition.shown.goal(view, seat_index(seat)))


def goal_of(table: Table, seat: int, language: Language) -> str:
    """What a seat wins by, in one sentence."""
    return goal_in(table, table.view(seat), seat, language)


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


def closed_by(why: str) -> str:
    """Who has closed a table, for programs."""
    return "host" if why == CLOSED_BY_HOST else "rules" if why else ""


def asked_of(table: Table) -> list[str]:
    return [] if table.over else [table.seats[seat] for seat in table.actors]


def says_of(marks: Sequence[str | Mark]) -> list[str | wire.Mark]:
    return [
        one if isinstance(one, str) else wire.Mark(part=one.part, text=one.text, handle=one.handle) for one in marks
    ]


def log_of(lines: Sequence[Line], language: Language = ENGLISH) -> list[wire.LogLine]:
    return [
        wire.LogLine(
            kind=one.kind, says=says_of(one.told(language)), parts=dict(one.parts), touches=list(one.touches),
            cue=one.cue, chapter=one.chapter, rule=one.rule,
        )
        for one in lines
    ]  # fmt: skip


def encoded(lines: Sequence[Line], language: Language) -> list[Any]:
    return [written(one) for one in log_of(lines, language)]


def question_of(table: Table, seat: int, language: Language = ENGLISH) -> wire.Question | None:
    asked = table.question(seat)
    if asked is None:
        return None
    return wire.Question(
        code=asked.code,
        says=says_of(asked.told(language)),
        parts=dict(asked.parts),
        subject=asked.subject,
        danger=asked.danger,
        why=language.text(table.game.definition.words.why_asked.get(asked.code, "")),
    )


def option_of(action: Action, language: Language = ENGLISH) -> Any:
    """An option, encoded: the same for whoever has it, whenever."""
    place = id(action), language.code  # which is no other's, since the action is kept beside it
    found = _options.get(place)
    if found is None:
        option = wire.Option(
            id=action.id,
            verb=action.verb.word,
            notation=action.notation,
            says=says_of(action.says.told(language)),
            sentence=language.words(action.says),
            handles=list(action.handles),
        )
        found = _options[place] = action, written(option)
    return found[1]


_options: dict[tuple[int, str], tuple[Action, Any]] = {}


def result_of(outcome: Outcome | None, told: ViewWords | None = None) -> wire.Result | None:
    if outcome is None:
        return None
    rows, details = [dict(row) for row in outcome.rows], dict(outcome.details)
    return wire.Result(
        reason=outcome.reason,
        winners=list(outcome.winners),
        returns=list(outcome.returns),
        rows=rows if told is None else told.plain(rows),
        details=details if told is None else told.plain(details),
    )


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


def hinted(message: str, step: int, hint: Hint, language: Language = ENGLISH) -> wire.Hinted:
    """What a seat could do now, and why."""
    return wire.Hinted(
        id=message, step=step, option=option_of(hint.action, language), says=says_of(hint.why.told(language)),
        reason=language.words(hint.why),
    )  # fmt: skip


def why_not(table: Table, seat: int, option: str, message: str, language: Language = ENGLISH) -> wire.Reason:
    """Why a seat cannot do this now, from what it knows. Of a bare verb: its options, or its first reasons; of a thing
    (`card:bat`): why nothing can be done with it."""
    known = table.game.definition.words.actions
    touching = known.by_handle.get(option.strip().lower())
    if touching:
        return why_untouched(table, seat, touching, message, language)
    verb = next((one for one in known.verbs if one.word == option.strip().lower()), None)
    if verb is not None and verb.parameters:
        return why_not_at_all(table, seat, verb, message, language)
    action = known[table.number_of(option)]
    if table.may(seat, action):
        return possible(message, language)
    return impossible(table, message, [(action, table.reason_against(seat, action))], language)


def why_not_at_all(table: Table, seat: int, verb: Verb, message: str, language: Language) -> wire.Reason:
    offered = [one.notation for one in table.options(seat) if one.verb is verb] if not table.over else []
    if offered:
        return possible(message, language, few(offered))
    first = table.game.definition.words.actions.first(verb.word)
    wanted = [table.game.definition.words.actions[first + place] for place in range(min(verb.count, LOOKED_AT))]
    return impossible(table, message, different(table, seat, wanted)[:REASONS], language)


def why_untouched(table: Table, seat: int, touching: Sequence[Action], message: str, language: Language) -> wire.Reason:
    """Why nothing can be done with a thing; by what is done with such things at this moment, if anything is."""
    if table.over or seat not in table.actors:
        return impossible(table, message, different(table, seat, touching[:1]), language)
    offered = table.options(seat)
    if any(one in offered for one in touching):
        ways = [language.words(one.says) for one in touching if one in offered]
        return possible(message, language, " ".join(ways[:REASONS]))
    verbs = {one.verb.word for one in offered}
    wanted = [one for one in touching if one.verb.on_menus]
    fitting = [one for one in wanted if one.verb.word in verbs] or latest_first(table, seat, wanted)
    found = different(table, seat, fitting[:LOOKED_AT])
    now = [one for one in found if one[1].moment != ANOTHER_MOMENT]
    return impossible(table, message, now[:REASONS] or found[:1], language)


def latest_first(table: Table, seat: int, wanted: Sequence[Action]) -> list[Action]:
    """What was done last before what was done long ago, as far as the seat knows: a thing is for that more likely."""
    known, entries = table.game.definition.words.actions, table.record.entries
    done = {
        known[one.code].verb.word: place
        for place, one in enumerate(entries)
        if one.kind == ACTION and one.known_to(seat)
    }
    return sorted(wanted, key=lambda one: done.get(one.verb.word, -1), reverse=True)


def different(table: Table, seat: int, wanted: Sequence[Action]) -> list[tuple[Action, Reason]]:
    """The different reasons against these actions, each with the first that it stands against."""
    found: dict[str, tuple[Action, Reason]] = {}
    for action in wanted:
        reason = table.reason_against(seat, action)
        found.setdefault(reason, (action, reason))
    return list(found.values())


def possible(message: str, language: Language, ways: str = "") -> wire.Reason:
    reason = says("That is possible now: {ways}", ways=ways) if ways else says("That is possible now.")
    return wire.Reason(id=message, possible=True, because=[], reason=language.words(reason), rules=[])


def impossible(table: Table, message: str, found: Sequence[tuple[Action, Reason]], language: Language) -> wire.Reason:
    because, lines = [], []
    for action, reason in found:
        anyhow = reason.moment in WHATEVER
        because.append(
            wire.Because(
                option="" if anyhow else action.notation, does=[] if anyhow else says_of(action.says.told(language)),
                moment=reason.moment, rule=reason.rule, says=says_of(reason.told(language)), parts=dict(reason.parts),
            )
        )  # fmt: skip
        because_of, does = language.words(reason), language.words(action.says).rstrip(".")
        lines.append(f"{because_of}." if anyhow else f"{does}: {because_of}.")
    text = "\n".join(f"{one[:1].upper()}{one[1:]}" for one in lines)
    named = table.game.cited(", ".join(reason.rule for _, reason in found))
    rules = [wire.Rule(id=one.id, text=one.text) for one in named]
    return wire.Reason(id=message, possible=False, because=because, reason=text, rules=rules)


def export(
    table: Table, seat: int | None, form: str, practice: bool = False, names: Mapping[str, str] | None = None
) -> wire.Export:
    """The record as far as this seat may know it; once the game is over, all of it but what others said in confidence.
    Its header says who sat where, which everybody at a table sees. That it was for practice is said in a comment of its
    text, which whoever replays it passes over."""
    record = table.record.as_heard_by(seat) if table.over else table.record.redacted(seat)
    record = type(record)(replace(record.header, names=dict(names or {})), record.notation, record.entries)
    text = record.to_json() if form == "json" else record.to_text()
    if practice and form != "json":
        text = f"{record.notation.comment} {PRACTICE}\n{text}"
    return wire.Export(form=form, redacted=record.header.redacted_for, practice=practice, text=text)


def deed(
    actions: ActionSpace, seat: str, notation: str, passed: bool = False, language: Language = ENGLISH
) -> wire.Deed:
    """What a seat did, as its option said it, or what was done for it."""
    return wire.Deed(seat=seat, says=says_of(actions[actions.read(notation)].says.told(language)), passed=passed)


def replayed(
    table: Table, facts_table: str, step: int, steps: int, eyes: str, did: wire.Deed | None, language: Language
) -> wire.ReplayStep:
    """A step of a finished game: through a seat's eyes as it was then, a spectator's, or with open cards."""
    notation, entries = table.record.notation, table.record.entries
    told = ViewWords(table.game, language)
    if eyes == OPEN_CARDS:
        view, log = table.open_view(), notation.log(entries, None)
    else:
        seat = None if eyes == SPECTATORS else table.seat(eyes)
        view, log = table.view(seat), table.log(seat)
    return wire.ReplayStep(
        table=facts_table,
        step=step,
        steps=steps,
        eyes=eyes,
        did=did,
        view=dict(told.plain(view)),
        log=log_of(log, language),
        asked=asked_of(table),
        result=result_of(table.result, told),
    )


def bare_export(
    row: TableRow, steps: Sequence[wire.Plain], form: str, practice: bool, names: Mapping[str, str]
) -> wire.Export:
    """The record of a table whose rules are gone, as it was stored: every action, and after it what chance answered."""
    options = msgspec.json.decode(row.options)
    header = Header(row.game, row.version, row.edition, row.players, options, names=dict(names))
    told: list[Step] = []
    for one in steps:
        told += [Step(DO, one["do"], one["seat"])] if "do" in one else []
        for word, *results in (text.split() for text in one["chance"]):
            told.append(Step(ROLL, word=word, results=tuple(results)))
    if form == "json":
        text = _encoder.encode({**header.data(), "steps": [one.data() for one in told]}).decode()
    else:
        text = "\n".join([*header.lines(), "", *lines_of(told)]) + "\n"
    return wire.Export(form=form, redacted="", practice=practice, text=text)


# What is printed and agreed: no secret is near


def game_info(game: Game, language: Language = ENGLISH) -> wire.GameInfo:
    definition = game.definition
    return wire.GameInfo(
        slug=game.slug,
        title=game.title,
        blurb=language.text(definition.blurb),
        minutes=definition.minutes,
        board=page_files.address_of(definition, page_files.BOARD),
        picture=page_files.address_of(definition, page_files.PICTURE),
        edition=language.text(game.edition.title),
        version=definition.version,
        seats={str(players): list(names) for players, names in game.seats.items()},
        options=[form_of(one, language) for one in game.options],
        presets={name: dict(values) for name, values in game.options.presets.items()},
        preset_titles={name: language.text(table_options.titled(name)) for name in game.options.presets},
        bots=bot_names(game),
        usual_bot=usual_policy(game),
        verbs=[
            wire.Verb(
                word=verb.word,
                says=says_of(verb.sentence.told(language)),
                rule=verb.rules,
                why=language.text(verb.explanation),
            )
            for verb in definition.words.actions.verbs
        ],
        touches=sorted({handle.partition(":")[0] for handle in definition.words.actions.by_handle}),
        claims=[claim_of(definition.words.talk, verb, language) for verb in definition.words.talk.verbs],
        terms=[
            wire.Term(kind=one.kind, code=one.code, name=language.words(one.name), text=language.words(one.text))
            for one in definition.shown.terms(game.edition)
        ],
        best=definition.best or max(game.seats),
        variants=list(definition.agreed.variants),
        lesson=definition.shown.lesson is not None,
        puzzles=len(puzzles_of(game)),
    )


def rules_of(game: Game) -> wire.Rules:
    return wire.Rules(
        chapters=[
            wire.Chapter(title=title, rules=[wire.Rule(id=one.id, text=one.text) for one in rules])
            for title, rules in game.chapters
        ]
    )


def claim_of(talk: ActionSpace, verb: Verb, language: Language) -> wire.Claim:
    first = talk[talk.first(verb.word)]
    words = " ".join(thing.word for thing in first.things.values())
    return wire.Claim(
        write=first.notation.removesuffix(words).strip(),
        says=says_of(verb.sentence.told(language)),
        parameters=[parameter_of(verb, one, language) for one in verb.parameters],
    )


def parameter_of(verb: Verb, parameter: actions.Choice, language: Language) -> wire.Parameter:
    choices = []
    for words, titles in zip(parameter.words, parameter.titles, strict=True):
        named, called = parameter.named(words), parameter.named(titles)
        things = {
            name: Thing(word, called[name], verb.handle_of(parameter, name, word)) for name, word in named.items()
        }
        told = [part_says(verb, name, thing, language) for name, thing in things.items()]
        choices.append(wire.Choice(words=list(named.values()), says=told))
    return wire.Parameter(parts=list(parameter.names), choices=choices)


def part_says(verb: Verb, part: str, thing: Thing, language: Language) -> list[str | wire.Mark]:
    """What a part says: its name in the form that the verb's sentence wants, or a sentence of its own."""
    if isinstance(thing.name, Sentence):
        return says_of(thing.name.told(language))
    sentence = made(Sentence, verb.says, {**verb.sentence.shown, part: thing}, large=False)
    return says_of([one for one in sentence.told(language) if isinstance(one, Mark) and one.part == part][:1])


def form_of(option: table_options.Option, language: Language) -> wire.OptionForm:
    kinds = {table_options.Number: "number", table_options.Choice: "choice", table_options.Switch: "switch"}
    default, words = option.default, getattr(option, "words", ())
    return wire.OptionForm(
        name=option.name,
        kind=kinds.get(type(option), "text"),
        help=language.words(option.help),
        title=language.text(table_options.titled(option.name)),
        default=as_other(default.option, language) if isinstance(default, table_options.Follows) else default,
        accepts=language.words(option.accepts()),
        least=getattr(option, "least", None),
        most=getattr(option, "most", None),
        words=list(words),
        titles=[language.text(table_options.titled(one)) for one in words],
    )


def as_other(option: str, language: Language) -> str:
    """What an option is by default that follows another one."""
    return language.words(says("as {option}", option=language.text(table_options.titled(option))))


def table_info(
    row: TableRow, seats: Sequence[wire.Seat], names: Sequence[str], title: str, asker: Asker
) -> wire.TableInfo:
    """A table from outside, from what lists are made of."""
    settings = msgspec.json.decode(row.settings)
    return wire.TableInfo(
        id=row.id,
        game=row.game,
        title=title,
        players=row.players,
        options=msgspec.json.decode(row.options),
        public=bool(row.public),
        status=row.status,
        closed=row.closed,
        step=row.step,
        seats=list(seats),
        asked=[name for seat, name in enumerate(names) if row.asked >> seat & 1],
        mine=asker.seat,
        host=asker.host,
        invite=asker.invite,
        clock=settings.get("clock"),
        patience=settings.get("patience"),
        rematch=row.rematch or None,
        practice=bool(settings.get("practice")),
        touched=row.touched,
        paused=bool(settings.get("paused")),
        closed_by=closed_by(row.closed),
        rated=bool(settings.get("rated")),
    )
