"""A table from what was stored of it, and what is stored of a table. Rows are only ever added; an undo is a row.

`step` counts what everybody may know of: the deal is step 0, and each action and each undo adds one. A claim
adds none, since not everybody hears it; nor does an action of which others are not to learn at all.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import turnkey
from turnkey.core.errors import TurnkeyError
from turnkey.core.game import Game
from turnkey.core.notation import CHANCE, EVENT, Entry, Notation
from turnkey.core.secrecy import EVERYONE, seat_index
from turnkey.core.table import Table
from turnkey.core.tracing import depends_on_secrets
from turnkey.play.answers import answer_in
from turnkey.play.store import LineRow, StepRow, TableRow
from turnkey.play.store.bodies import at_rest, from_rest

DEAL, ACT, SAY, UNDO = "deal", "act", "say", "undo"
QUIET = "quiet"  # an action of which others do not even learn that there was one
HINT = "hint"  # its seat asked what to do, and was told
RETRACTED = "retracted"  # its seat took the latest such action back, which nobody else learns either


class Unplayable(TurnkeyError):
    """A stored table that these rules cannot continue."""


@dataclass
class Moment:
    """One action that counts (or the deal): its row, and what of the record it changed."""

    row: StepRow
    entries: int  # how many entries the record has after it
    changed: int = 0  # the first entry that it changed
    free: bool = False  # its seat alone may take it back: see `is_free`
    unseen: bool = False  # nobody else learned even that it was done
    passed: bool = False  # it was no choice, and done for the seat


@dataclass(frozen=True)
class Mark:
    """A step that still counts: the deal, an action, or an undo, which stands for where it led back to."""

    step: int  # its number among all steps, undone ones too
    row: int  # the number of its row
    undo: bool = False


@dataclass
class Course:
    """What the rows of a table come to."""

    kept: list[tuple[int, StepRow]] = field(default_factory=list)  # what no undo took back, each with its step
    marks: list[Mark] = field(default_factory=list)
    waiting: list[str] = field(default_factory=list)  # what chance answered in rows taken back, and not again since
    practice: bool = False  # somebody alone with bots went back behind what chance or the bots did, or took a hint
    step: int = 0


@dataclass
class History:
    """A table, and how it came about. `changed_from[step]` is the first entry of the record that the step changed."""

    table: Table
    moments: list[Moment] = field(default_factory=list)
    marks: list[Mark] = field(default_factory=list)
    waiting: list[str] = field(default_factory=list)
    practice: bool = False
    step: int = 0
    changed_from: list[int] = field(default_factory=lambda: [0])
    hints: list[tuple[int, int]] = field(default_factory=list)  # who took one, by the entry before which they did
    _passed: dict[int, Moment] = field(default_factory=dict)
    _looked_at: int = 0  # of the moments

    def passed(self) -> dict[int, Moment]:
        """What was done for seats that had no choice, by the place of its first entry in the record."""
        for place in range(self._looked_at, len(self.moments)):
            if self.moments[place].passed:
                self._passed[self.moments[place - 1].entries if place else 0] = self.moments[place]
        self._looked_at = len(self.moments)  # moments only come: an undo makes another history
        return self._passed

    def mark_of(self, step: int) -> int | None:
        """The place of a step among those that still count."""
        return next((place for place, one in enumerate(self.marks) if one.step == step), None)

    def mark_before(self, row: int) -> Mark:
        """The last step before a row."""
        return next(one for one in reversed(self.marks) if one.row < row)

    def after(self, step: int) -> list[int]:
        """The rows to take back so that the table is as it was at this step; none if nothing that everybody saw has
        happened since, or if that step does not count any more."""
        place = self.mark_of(step)
        later = [] if place is None else self.marks[place + 1 :]
        if all(one.undo for one in later):
            return []
        return [one.row.number for one in self.moments if one.row.number >= later[0].row]

    @property
    def a_step_back(self) -> int | None:
        """The step before the latest action that everybody saw."""
        for place in range(len(self.marks) - 1, 0, -1):
            if not self.marks[place].undo:
                return self.marks[place - 1].step
        return None

    def known_at(self, step: int) -> int:
        """How much of the record somebody knows in its present form who saw it last at this step."""
        place = self.mark_of(step)
        if place is None:
            return 0
        row = self.marks[place].row
        then = [one.entries for one in self.moments if one.row.number <= row]
        since = [one.changed for one in self.moments if one.row.number > row]
        return min([then[-1], *since, *self.changed_from[step + 1 :]])


def forget_views(table: Table) -> None:
    """Of a table in memory: what was kept so that its views are quickly made. It is found out again."""
    table._remember(table._printed._here)


def rules_of(game: Game) -> tuple[int, str]:
    """By what a table's rules are told from others of the same game."""
    return game.definition.version, game.edition.name


def is_playable(row: TableRow) -> bool:
    """Whether the rules that a table goes by are still those of its game."""
    return rules_of(turnkey.game(row.game)) == (row.version, row.edition)


def game_of(row: TableRow) -> Game:
    game = turnkey.game(row.game)
    if not is_playable(row):
        raise Unplayable(why_closed(row))
    return game


def why_closed(row: TableRow) -> str:
    """For people who sat there, in words of their own."""
    game = turnkey.game(row.game)
    version, edition = rules_of(game)
    return (
        f"the rules of {game.title} have changed since this table was dealt (version {row.version} {row.edition}, now "
        f"version {version} {edition}), so the game cannot go on"
    )


def seat_names(row: TableRow) -> Sequence[str]:
    """What the seats of a table are called; numbers, if its game has no such table any more."""
    return turnkey.game(row.game).seats.get(row.players) or [str(seat + 1) for seat in range(row.players)]


def chance_texts(notation: Notation, entries: Sequence[Entry]) -> list[str]:
    """What chance answered, as `Notation.read_chance` reads it."""
    return [notation.chance_text(one) for one in entries if one.kind == CHANCE]


def body_of(table: Table, fresh: Sequence[Entry], do: str = "", passed: bool = False) -> str:
    """What is stored of a deal or an action."""
    body: dict[str, Any] = {"chance": chance_texts(table.record.notation, fresh)}
    return at_rest(body | ({"do": do} if do else {}) | ({"passed": True} if passed else {}))


def first_changed(before: Sequence[Entry], after: Sequence[Entry]) -> int:
    """The first entry that is new, or known to others than before."""
    if after[: len(before)] == before:  # at once, for it is so nearly always
        return len(before)
    for place, (old, new) in enumerate(zip(before, after, strict=False)):
        if old is not new:
            return place
    return min(len(before), len(after))


def is_free(before: Table, after: Table, seat: int, action: int, fresh: Sequence[Entry], unseen: bool) -> bool:
    """Whether a seat alone may take this action back, as long as nobody else has acted since.

    Either nobody else learned that it was done, and the seat itself learned nothing by it. Or in every world that
    anybody holds possible the seat could have done it (its verb is open), and the same would have come of it (the
    rules looked at no secret).
    """
    if not is_silent(before, after, seat, action, fresh):
        return False
    if unseen:
        return not depends_on_secrets(before, seat, action, 1 << seat)
    if not before.game.definition.words.actions[action].verb.open:
        return False
    # Where no seat keeps anything from another, only chance is hidden, and that was not asked.
    return not keepers_of(before.game) or not depends_on_secrets(before, seat, action)


def is_silent(before: Table, after: Table, seat: int, action: int, fresh: Sequence[Entry]) -> bool:
    """Whether nobody was told or shown anything by this action but that it was done.

    Chance was not asked, nothing was told in confidence, and nobody got to know a thing that they did not
    know. (A seat knows what it chose in secret itself.)
    """
    if after.over or any(one.kind == CHANCE for one in fresh):
        return False
    if first_changed(before.record.entries, after.record.entries) < len(before.record.entries):
        return False
    if any(one.kind == EVENT and one.knowers != EVERYONE for one in fresh):
        return False
    secret = before.game.definition.words.actions[action].verb.secret
    old, new = (one.state.tobytes() for one in (before, after))
    for keeper in keepers_of(before.game):
        gained = new[keeper] & ~old[keeper]
        if gained and not (secret and gained == 1 << seat):
            return False
    return True


@functools.cache
def keepers_of(game: Game) -> frozenset[int]:
    """Where a game's record says who knows its hidden things."""
    return frozenset(int(row[2]) for row in game.secrets if row[2] >= 0)


def who_hears(table: Table, entries: Sequence[Entry]) -> list[int | None]:
    """Those to whom any of these entries tells something: all of it, or what everybody may know of it."""
    watchers: list[int | None] = [*range(table.players), None]
    if any(table.record.notation.line(one, False) for one in entries):
        return watchers
    return [one for one in watchers if any(entry.known_to(seat_index(one)) for entry in entries)]


def who_notices(before: Table, after: Table, fresh: Sequence[Entry], quiet: bool) -> list[int | None]:
    """Those who see that something was done: of a quiet action only who hears of it, unless somebody is newly asked."""
    if quiet and not after.over and set(after.actors) <= set(before.actors):
        return who_hears(after, fresh)
    return [*range(after.players), None]


def course_of(rows: Sequence[StepRow]) -> Course:
    """Which rows still count, and what chance has answered already.

    An answer of a row that is taken back waits until chance is asked for the same again. Answers wait in the order in
    which they were first given, wherever they have been used since, so that no detour brings another to the front.
    """
    course = Course()
    waiting: list[tuple[int, int, str]] = []  # the row and the place in it where chance first answered so
    given: dict[int, list[tuple[int, int, str]]] = {}  # by row
    for row in rows:
        body = from_rest(row.body)
        course.step += row.kind in (ACT, UNDO)
        if row.kind in (UNDO, RETRACTED):
            gone = taken_back(row, body, course.kept)
            course.kept = [one for one in course.kept if one[1].number not in gone]
            waiting = sorted([*waiting, *(one for number in gone for one in given[number])])
            if row.kind == UNDO:
                course.marks = [one for one in course.marks if one.step <= body["to"]]
                course.marks.append(Mark(course.step, row.number, undo=True))
                course.practice |= body.get("practice", False)
            continue
        course.kept.append((course.step, row))
        if row.kind in (SAY, HINT):
            course.practice |= row.kind == HINT
            continue
        if row.kind != QUIET:
            course.marks.append(Mark(course.step, row.number))
        given[row.number] = []
        for place, text in enumerate(body["chance"]):
            again = next((one for one in waiting if answer_in(one[2]) == answer_in(text)), None)
            if again is not None:
                waiting.remove(again)
            given[row.number].append(again or (row.number, place, text))
    course.waiting = [text for _, _, text in waiting]
    return course


def taken_back(row: StepRow, body: Mapping[str, Any], kept: Sequence[tuple[int, StepRow]]) -> set[int]:
    """The rows that an undo takes back, by their numbers. What was said stays said, and a hint stays taken."""
    done = [(step, one) for step, one in kept if one.kind not in (SAY, HINT)]
    if row.kind == RETRACTED:
        return {[one.number for _, one in done if one.kind == QUIET and one.seat == row.seat][-1]}
    if "rows" in body:
        return set(body["rows"])
    return {one.number for step, one in done if step > body["to"]}


def surviving(rows: Sequence[StepRow]) -> list[tuple[int, StepRow]]:
    """The rows that no undo took back, each with its step; claims have the step that they came after."""
    return course_of(rows).kept


def moment_of(before: Table, after: Table, row: StepRow, action: int, fresh: Sequence[Entry]) -> Moment:
    """What an action did."""
    changed = first_changed(before.record.entries, after.record.entries)
    unseen = set(who_notices(before, after, fresh, row.kind == QUIET)) <= {row.seat}
    free = is_free(before, after, row.seat, action, fresh, unseen)
    passed = bool(from_rest(row.body).get("passed"))
    return Moment(row, len(after.record.entries), changed, free, unseen, passed)


def fold(
    row: TableRow,
    rows: Sequence[StepRow],
    acts: int | None = None,
    shown: Callable[[Table, StepRow], None] | None = None,
    known: Sequence[Moment] = (),
) -> History:
    """Play the stored steps again by the rules; with `acts`, only so many actions. `shown` sees each of them.

    `known`: what was found out about the table's actions before. As long as they are the same, it still is so.
    """
    game, course = game_of(row), course_of(rows)
    table = game.table(row.players, from_rest(row.options), "auto")
    history = History(table, [], course.marks, course.waiting, course.practice, course.step)
    history.changed_from = [0] * (history.step + 1)  # of steps undone nothing is known: then all is sent again
    done = 0
    last: StepRow | None = None
    for step, one in course.kept:
        if one.kind in (ACT, QUIET) and acts is not None and done >= acts:
            break
        if one.kind in (ACT, QUIET) and shown is not None and last is not None:
            shown(table, last)  # with what was said after it
        if one.kind == HINT:
            history.hints.append((len(table.record.entries), one.seat))
            continue
        body = from_rest(one.body)
        if one.kind == SAY:
            table.say(one.seat, body["say"])
            continue
        last = one
        results = [table.record.notation.read_chance(text) for text in body["chance"]]
        if one.kind == DEAL:
            table.start(results)
            history.moments.append(Moment(one, len(table.record.entries)))
            continue
        if known and (done + 1 >= len(known) or known[done + 1].row.number != one.number):
            known = ()  # from here on another course was taken
        before, action = None if known else table.copy(), table.number_of(body["do"])
        fresh = table.act(one.seat, action, results, True)
        history.moments.append(known[done + 1] if before is None else moment_of(before, table, one, action, fresh))
        if one.kind == ACT:
            history.changed_from[step] = history.moments[-1].changed
        done += 1
    if shown is not None and last is not None:
        shown(table, last)
    return history


def known_messages(rows: Sequence[StepRow], lines: Sequence[LineRow]) -> dict[tuple[int, str], int]:
    """Which messages were followed already, and the step that they led to."""
    known: dict[tuple[int, str], int] = {}
    step = 0
    for row in rows:
        step += row.kind in (ACT, UNDO)
        if row.message:
            known[row.seat, row.message] = step
    for line in lines:
        if line.message:
            known[line.seat, line.message] = step
    return known
