"""A table from what was stored of it, and what is stored of a table. Rows are only ever added; an undo is a row.

`step` counts what everybody may know of: the deal is step 0, and each action and each undo adds one. A claim
adds none, since not everybody hears it; nor does an action of which others are not to learn at all.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import turnkey
from turnkey.core.errors import TurnkeyError
from turnkey.core.game import Game
from turnkey.core.notation import CHANCE, EVENT, Entry, Notation
from turnkey.core.secrecy import EVERYONE, seat_index
from turnkey.core.table import Table
from turnkey.play.store import StepRow, TableRow
from turnkey.play.store.bodies import at_rest, from_rest

DEAL, ACT, SAY, UNDO = "deal", "act", "say", "undo"
QUIET = "quiet"  # an action of which others do not even learn that there was one
RETRACTED = "retracted"  # its seat took the latest such action back, which nobody else learns either


class Unplayable(TurnkeyError):
    """A stored table that these rules cannot continue."""


@dataclass
class Moment:
    """One step that counts: what led to it, and what of the record it changed."""

    step: int  # its number among all steps, undone ones too
    row: StepRow
    entries: int  # how many entries the record has after it
    changed: int = 0  # the first entry that it changed
    silent: bool = False  # nobody learned anything by it but that it was done
    unseen: bool = False  # nobody else learned even that


@dataclass
class History:
    """A table, and how it came about. `changed_from[step]` is the first entry of the record that the step changed."""

    table: Table
    moments: list[Moment] = field(default_factory=list)
    step: int = 0
    rows: int = 0
    changed_from: list[int] = field(default_factory=lambda: [0])

    def position_of(self, step: int) -> int | None:
        """The last moment of that step, if it still counts."""
        found = [place for place, one in enumerate(self.moments) if one.step == step]
        return found[-1] if found else None

    def known_at(self, step: int) -> int:
        """How much of the record somebody knows in its present form who saw it last at this step."""
        moments = [one for one in self.moments if one.step == step]
        if not moments:
            return 0
        quiet = [one.changed for one in moments[1:]]
        return min([moments[0].entries, *quiet, *self.changed_from[step + 1 :]])


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
    return [
        f"{notation.chance[one.code].word} {notation.chance[one.code].results[one.c]}"
        for one in entries
        if one.kind == CHANCE
    ]


def body_of(table: Table, fresh: Sequence[Entry], do: str = "") -> str:
    """What is stored of a deal or an action."""
    body: dict[str, Any] = {"chance": chance_texts(table.record.notation, fresh)}
    return at_rest(body | ({"do": do} if do else {}))


def first_changed(before: Sequence[Entry], after: Sequence[Entry]) -> int:
    """The first entry that is new, or known to others than before."""
    if after[: len(before)] == before:  # at once, for it is so nearly always
        return len(before)
    for place, (old, new) in enumerate(zip(before, after, strict=False)):
        if old is not new:
            return place
    return min(len(before), len(after))


def is_silent(before: Table, after: Table, seat: int, fresh: Sequence[Entry], secret: bool) -> bool:
    """Whether nobody learned anything by this action but that it was done: then it may be taken back freely.

    Chance was not asked, nothing was told in confidence, and nobody got to know a thing that they did not
    know. (A seat knows what it chose in secret itself.)
    """
    if after.over or any(one.kind == CHANCE for one in fresh):
        return False
    if first_changed(before.record.entries, after.record.entries) < len(before.record.entries):
        return False
    if any(one.kind == EVENT and one.knowers != EVERYONE for one in fresh):
        return False
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
    if any(table.record.notation.sentence(one, False) for one in entries):
        return watchers
    return [one for one in watchers if any(entry.known_to(seat_index(one)) for entry in entries)]


def who_notices(before: Table, after: Table, fresh: Sequence[Entry], quiet: bool) -> list[int | None]:
    """Those who see that something was done: of a quiet action only who hears of it, unless somebody is newly asked."""
    if quiet and not after.over and set(after.actors) <= set(before.actors):
        return who_hears(after, fresh)
    return [*range(after.players), None]


def surviving(rows: Sequence[StepRow]) -> list[tuple[int, StepRow]]:
    """The rows that no undo took back, each with its step; claims have the step that they came after."""
    kept: list[tuple[int, StepRow]] = []
    step = 0
    for row in rows:
        if row.kind in (ACT, UNDO):
            step += 1
        if row.kind == UNDO:
            back_to = int(from_rest(row.body)["to"])
            kept = [one for one in kept if one[0] <= back_to]
        elif row.kind == RETRACTED:
            latest = max(place for place, (_, one) in enumerate(kept) if one.kind == QUIET and one.seat == row.seat)
            del kept[latest]
        else:
            kept.append((step, row))
    return kept


def fold(
    row: TableRow,
    rows: Sequence[StepRow],
    acts: int | None = None,
    shown: Callable[[Table, StepRow], None] | None = None,
) -> History:
    """Play the stored steps again by the rules; with `acts`, only so many actions. `shown` sees each of them."""
    game = game_of(row)
    table = game.table(row.players, from_rest(row.options), "auto")
    history = History(table)
    history.step = sum(one.kind in (ACT, UNDO) for one in rows)
    history.rows = len(rows)
    history.changed_from = [0] * (history.step + 1)  # of steps undone nothing is known: then all is sent again
    done = 0
    last: StepRow | None = None
    for step, one in surviving(rows):
        if one.kind in (ACT, QUIET) and acts is not None and done >= acts:
            break
        if one.kind in (ACT, QUIET) and shown is not None and last is not None:
            shown(table, last)  # with what was said after it
        before, seat = table.record.entries, one.seat
        if one.kind == SAY:
            table.say(seat, from_rest(one.body)["say"])
            continue
        last = one
        body = from_rest(one.body)
        results = [table.record.notation.read_chance(text) for text in body["chance"]]
        if one.kind == DEAL:
            table.start(results)
            history.moments.append(Moment(0, one, len(table.record.entries)))
            continue
        earlier = table.copy()
        action = table.number_of(body["do"])
        fresh = table.act(seat, action, results, True)
        secret = game.definition.actions[action].verb.secret
        silent = is_silent(earlier, table, seat, fresh, secret)
        changed = first_changed(before, table.record.entries)
        unseen = set(who_notices(earlier, table, fresh, one.kind == QUIET)) <= {seat}
        history.moments.append(Moment(step, one, len(table.record.entries), changed, silent, unseen))
        if one.kind == ACT:
            history.changed_from[step] = changed
        done += 1
    if shown is not None and last is not None:
        shown(table, last)
    return history
