"""What was claimed at the table: whether it was true, whether the speaker knew that, and whom it helped."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from turnkey.core.layout import lift
from turnkey.core.notation import ACTION, EVENT, SAID, Entry
from turnkey.core.secrecy import EVERYONE
from turnkey.core.sentences import word_of
from turnkey.core.table import Table
from turnkey.lab.review.judging import seed_for
from turnkey.lab.review.moments import Moment, again

Numbers = np.ndarray[Any, Any]
Event = tuple[str, Mapping[str, Any]]  # its name, and its parts in words
# A whole position, the seat that claimed something there, its words as `talk` writes them, the events that came after
# it (none: judge by the position alone): whether it was true; None: that does not tell
Truth = Callable[[Any, int, str, Sequence[Event]], bool | None]
SAY = "say "  # what the notation of claims begins with, where they are actions
WORLDS = 24  # in which a speaker's claim is looked at
WORLD = 22  # their stream of chance


@dataclass(frozen=True)
class Claimed:
    """One claim. `moved` is by how much each seat's chance was another after it, with everything known."""

    moment: int  # at which it was out
    seat: int
    words: str  # as `talk` writes them
    true: bool | None  # None: nobody can tell
    lie: bool  # false in every world that the speaker could hold possible
    moved: tuple[float, ...]
    errors: tuple[float, ...]  # their standard errors


@dataclass(frozen=True)
class Said:
    """Where a claim stands in a record."""

    seat: int
    words: str
    place: int  # of the entry that brought it out
    began: int  # the moment of its first word
    out: int  # the moment that brought it out


def claims_of(
    table: Table, moments: Sequence[Moment], opened: Numbers, opened_error: Numbers, seed: int
) -> list[Claimed]:
    """In the order in which they were made. What was said in confidence is left out: it stays there."""
    truth, waiting = truth_in(table), list(said_in(table, moments))
    if not waiting:
        return []
    events = [(place, told) for place, told in enumerate(told_in(table)) if told is not None]
    found = []
    for number, (twin, _, _) in enumerate(again(table)):
        for one in (one for one in waiting if one.out == number):
            later = [told for place, told in events if place > one.place]
            true = truth(lift(twin.state[0]), one.seat, one.words, later)
            lie = true is False and all(
                truth(lift(world.state[0]), one.seat, one.words, ()) is False
                for world in (
                    twin.determinize(one.seat, seed_for(seed, more, one.seat, WORLD)) for more in range(WORLDS)
                )
            )
            after = min(number + 1, len(opened) - 1)
            moved = errors = np.zeros(opened.shape[1])
            if one.began <= one.out:
                moved = opened[after] - opened[one.began]
                errors = np.hypot(opened_error[after], opened_error[one.began])
            found.append(Claimed(number, one.seat, one.words, true, lie, tuple(moved.tolist()), tuple(errors.tolist())))
    return found


def truth_in(table: Table) -> Truth:
    """What a game says of claims: `truth` in the file of that name beside its record, where it has one."""
    name = f"{table.game.definition.rules.game.__module__.rpartition('.')[0]}.truth"
    if name.startswith(".") or importlib.util.find_spec(name) is None:
        return lambda game, seat, words, later: None
    found: Truth = importlib.import_module(name).truth
    return found


def said_in(table: Table, moments: Sequence[Moment]) -> Iterator[Said]:
    """Claims that are actions, the last word of each bringing it out; and those that were only said."""
    actions, entries = table.record.notation.actions, table.record.entries
    begun: dict[int, tuple[list[str], int]] = {}  # by seat: the words so far, and the moment of the first
    for place, entry in enumerate(entries):
        if entry.kind == SAID and entry.knowers == EVERYONE:
            # Nobody's action: it came before the first moment that is behind it, and moved nothing that can be told.
            out = next((one.number for one in moments if one.begins > place), len(moments))
            yield Said(entry.seat, table.record.notation.talk[entry.code].notation, place, out + 1, out)
        if entry.kind != ACTION:
            continue
        action, number = actions[entry.code], number_at(moments, place)
        if action.notation.startswith(SAY):
            begun[entry.seat] = [action.notation.removeprefix(SAY)], number
        elif entry.seat in begun and action.verb.joins:
            begun[entry.seat][0].append(action.joined)
        else:
            continue
        words, began = begun[entry.seat]
        if is_out(table, entry, entries, place):
            yield Said(entry.seat, " ".join(words), place, began, number)
            del begun[entry.seat]


def number_at(moments: Sequence[Moment], place: int) -> int:
    return next(one.number for one in moments if one.begins == place)


def is_out(table: Table, entry: Entry, entries: Sequence[Entry], place: int) -> bool:
    """Whether this word of a claim was its last: no joining word of the same seat comes next."""
    own = (one for one in entries[place + 1 :] if one.kind == ACTION and one.seat == entry.seat)
    following = next(own, None)
    return following is None or not table.record.notation.actions[following.code].verb.joins


def told_in(table: Table) -> Iterator[Event | None]:
    """What each entry of the record tells as an event; None: it is none."""
    events = table.record.notation.events
    for one in table.record.entries:
        if one.kind != EVENT:
            yield None
            continue
        event = events[one.code]
        yield event.name, {name: word_of(it) for name, it in event.shown(one.parts, known=True).items()}
