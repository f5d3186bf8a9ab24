"""The loops of environments: many games at once, each carried from one decision of a learner to its next.

A game that ends begins anew in the same step, under the next number of its place, or stays as it is. `raw` is the same
memory as `games`, a row of bytes each.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

from turnkey.core.chance import pick
from turnkey.core.layout import layout_of, lift
from turnkey.core.loops import unbound as rules
from turnkey.core.loops.common import copy, lowest_seat, wipe
from turnkey.core.loops.noted import cube, line, sheet
from turnkey.core.loops.playing import goes_on, start
from turnkey.core.loops.policies import RANDOM, choose
from turnkey.core.loops.unbound import Book, Game
from turnkey.core.menu import clear
from turnkey.core.rule import rule
from turnkey.core.secrecy import erase, knows

LEARNER = -1  # instead of a policy: whoever steps the environment decides for this seat
CHOOSER = -3  # likewise, but is not asked where there is one option only: that is then done
U8, I8, I16, I32, I64 = range(5)  # kinds of numbers in a record
SEATS = 8  # the first columns of an observation say whose it is
# Instead of an action: deal the game; choose at random; leave the game as it is (which counts as not possible)
BEGIN, ANYTHING, WAIT = -1, -2, -3
# Which array is noted where for `step_alone` and `show_alone`
(
    GAMES, RAW, MENUS, WORDS, NUMBERS, ASKED, SEEN, SEEN_RAW, SECRETS, HEADS, BOOKS, RUNS, HOT, MAPPED, FLAGS, MAPS,
    APART, NOTES, SCALED, SCALES, POLICIES, ACTIONS, REWARDS, ENDED, ILLEGAL, LOOKS, NO_MENUS,
) = range(27)  # fmt: skip
GAME, BOOK = layout_of(Game).dtype, layout_of(Book).dtype


@rule
def has(menu: Any, action: int) -> bool:
    for place in range(menu[0]):
        if menu[1 + place] == action:
            return True
    return False


@njit(cache=True, nogil=True)
def step(
    games: Any,
    raw: Any,
    menus: Any,
    words: Any,
    numbers: Any,
    seats: Any,
    seen: Any,
    seen_raw: Any,
    secrets: Any,
    books: Any,
    policies: Any,
    seed: int,
    actions: Any,
    rewards: Any,
    ended: Any,
    illegal: Any,
    first: int,
    last: int,
    anew: bool,
) -> int:
    """Step the games from `first` to `last`; says how many decisions were made in them, those of policies included.

    An action that is not possible is flagged, and nothing happens in that game. `anew`: games that end are dealt again;
    else nothing is possible in them any more until they are begun.
    """
    sight = lift(seen[0])
    taken = 0
    for place in range(first, last):
        game, dice, menu = lift(games[place]), lift(words[place]), lift(menus[place])
        book = lift(books[numbers[place] % len(books)])
        action = actions[place]
        ended[place] = False
        illegal[place] = False
        for seat in range(rewards.shape[1]):
            rewards[place, seat] = 0.0
        if action == BEGIN:
            wipe(raw[place])
            start(game, book, seed, numbers[place], dice)
        else:
            if action == ANYTHING and menu[0] > 0:
                action = menu[1 + pick(dice, menu[0])]
            elif not has(menu, action):
                illegal[place] = True
                continue
            rules.apply(game, book, seats[place], action)
            taken += 1
        while True:
            if not goes_on(game, book):
                if not ended[place]:  # a game in which the learner was never asked is nothing that it did
                    rules.returns(game, book, rewards[place])
                ended[place] = True
                if not anew:
                    clear(menu)
                    break
                numbers[place] += games.shape[0]
                book = lift(books[numbers[place] % len(books)])
                wipe(raw[place])
                start(game, book, seed, numbers[place], dice)
                continue
            seat = lowest_seat(rules.actors(game, book))
            clear(menu)
            rules.options(game, book, seat, menu)
            policy = policies[seat]
            if policy == LEARNER or (policy == CHOOSER and menu[0] > 1):
                seats[place] = seat
                break
            if policy == CHOOSER:
                action = menu[1]
            elif policy == RANDOM:
                action = menu[1 + pick(dice, menu[0])]
            else:
                copy(raw[place], seen_raw)
                erase(seen_raw, secrets, seat)
                action = choose(policy, sight, book, seat, menu, dice)
            rules.apply(game, book, seat, action)
            taken += 1
    return taken


@njit(cache=True, nogil=True)
def step_all(
    games: Any,
    raw: Any,
    menus: Any,
    words: Any,
    numbers: Any,
    asked: Any,
    seen: Any,
    seen_raw: Any,
    secrets: Any,
    books: Any,
    policies: Any,
    seed: int,
    actions: Any,
    rewards: Any,
    ended: Any,
    illegal: Any,
    acted: Any,
    first: int,
    last: int,
    anew: bool,
) -> int:
    """As `step`, but with an action of every seat: those that are asked decide at once, and what they chose is carried
    out from the lowest on. `menus` has a menu of every seat, `asked` the learners' seats that may act, a bit each.

    If one of them chose what is not possible, that is flagged and nothing happens in the game. A seat that is not asked
    any more, since somebody before it was asked again or ended what it was asked for, has not `acted`.
    """
    sight = lift(seen[0])
    taken = 0
    for place in range(first, last):
        game, dice = lift(games[place]), lift(words[place])
        book = lift(books[numbers[place] % len(books)])
        ended[place] = False
        for seat in range(rewards.shape[1]):
            rewards[place, seat] = 0.0
        waiting, begins, possible = int(asked[place]), actions[place, 0] == BEGIN, True
        for seat in range(menus.shape[1]):
            menu = lift(menus[place, seat])
            illegal[place, seat] = False
            acted[place, seat] = False
            if not begins and (waiting >> seat) & 1 == 1:
                if actions[place, seat] == ANYTHING:
                    actions[place, seat] = menu[1 + pick(dice, menu[0])]
                elif not has(menu, actions[place, seat]):
                    illegal[place, seat] = True
                    possible = False
        if not begins and (waiting == 0 or not possible):
            continue
        if begins:
            waiting = 0
            wipe(raw[place])
            start(game, book, seed, numbers[place], dice)
        menu = lift(menus[place, 0])
        while True:
            if not goes_on(game, book):
                if not ended[place]:
                    rules.returns(game, book, rewards[place])
                ended[place] = True
                if not anew:
                    break
                waiting = 0
                numbers[place] += games.shape[0]
                book = lift(books[numbers[place] % len(books)])
                wipe(raw[place])
                start(game, book, seed, numbers[place], dice)
                continue
            seat = lowest_seat(rules.actors(game, book))
            clear(menu)
            rules.options(game, book, seat, menu)
            policy = policies[seat]
            if policy == LEARNER:
                action = actions[place, seat]
                if (waiting >> seat) & 1 == 0 or not has(menu, action):
                    break
                waiting -= 1 << seat
                acted[place, seat] = True
            elif policy == RANDOM:
                action = menu[1 + pick(dice, menu[0])]
            else:
                copy(raw[place], seen_raw)
                erase(seen_raw, secrets, seat)
                action = choose(policy, sight, book, seat, menu, dice)
            rules.apply(game, book, seat, action)
            taken += 1
        now = 0
        for seat in range(menus.shape[1]):
            clear(lift(menus[place, seat]))
            if (anew or not ended[place]) and policies[seat] == LEARNER:
                if (int(rules.actors(game, book)) >> seat) & 1 == 1:
                    rules.options(game, book, seat, lift(menus[place, seat]))
                    now += 1 << seat
        asked[place] = now
    return taken


# What a seat sees, written by a plan: rows of columns of one kind each, so that every loop here is a short one


@njit(cache=True, nogil=True)
def show(
    raw: Any,
    menus: Any,
    seats: Any,
    numbers: Any,
    seen_records: Any,
    seen_raw: Any,
    secrets: Any,
    heads: Any,
    books: Any,
    runs: Any,
    hot: Any,
    mapped: Any,
    flags: Any,
    maps: Any,
    apart: Any,
    notes: Any,
    scaled: Any,
    scales: Any,
    rows: Any,
    masks: Any,
    first: int,
    last: int,
) -> None:
    """Write observations and masks of the games from `first` to `last`. Either is left out if it has no room.

    Features are written from a record that is longer: behind it come distances (`apart` says of what), and then
    `notes`, in which the game's own rule writes. The columns in `scaled` are brought to a like size.
    """
    sight = lift(seen_records[0])
    own = lift(notes)
    seen = (
        seen_raw, seen_raw.view(np.int8), seen_raw.view(np.int16), seen_raw.view(np.int32), seen_raw.view(np.int64)
    )  # fmt: skip
    for place in range(first, last):
        seat = seats[place]
        if masks.shape[1] > 0:
            mask, menu = masks[place], menus[place]
            for action in range(mask.shape[0]):
                mask[action] = 0
            for option in range(menu[0]):
                mask[menu[1 + option]] = 1
        if rows.shape[1] > 0:
            row = rows[place]
            copy(raw[place], seen_raw)
            erase(seen_raw, secrets, seat)
            for column in range(row.shape[0]):
                row[column] = 0
            head = heads[numbers[place] % heads.shape[0]]
            row[seat] = 1
            for column in range(head.shape[0]):
                row[SEATS + column] = head[column]
            note_distances(seen[I8], apart[seat])
            if notes.shape[0] > 0:
                for note in range(notes.shape[0]):
                    notes[note] = 0
                rules.features(sight, lift(books[numbers[place] % len(books)]), seat, own)
            write(seen, seat, runs[seat], hot[seat], mapped[seat], flags[seat], maps, row)
            for one in range(scaled.shape[0]):
                row[scaled[one]] *= scales[one]


@rule
def note_distances(seen: Any, apart: Any) -> None:
    """How far it is on a loop from one place to another: a row says where both stand, how long the loop is, and where
    to note it. -1: one of them is nowhere."""
    for one in range(apart.shape[0]):
        here, there = int(seen[apart[one, 0]]), int(seen[apart[one, 1]])
        seen[apart[one, 3]] = (there - here) % int(apart[one, 2]) if here >= 0 and there >= 0 else -1


@rule
def write(seen: Any, seat: int, runs: Any, hot: Any, mapped: Any, flags: Any, maps: Any, row: Any) -> None:
    """The plan's numbers have no sign: compiled code would ask of each whether it counts from the end.

    `seen` is one memory as numbers of each kind.
    """
    for one in range(runs.shape[0]):  # numbers one after the other that stand for themselves
        column, at, many, kind = runs[one, 0], runs[one, 1], runs[one, 2], runs[one, 3]
        if kind == U8:
            for more in range(many):
                row[column + more] = seen[U8][at + more]
        elif kind == I8:
            for more in range(many):
                row[column + more] = seen[I8][at + more]
        elif kind == I16:
            for more in range(many):
                row[column + more] = seen[I16][at + more]
        elif kind == I32:
            for more in range(many):
                row[column + more] = seen[I32][at + more]
        else:
            for more in range(many):
                row[column + more] = seen[I64][at + more]
    for one in range(hot.shape[0]):  # a byte whose values have names: the column of the name is 1
        value = maps[hot[one, 2], seen[U8][hot[one, 1]]]
        if 0 <= value < hot[one, 3]:
            row[hot[one, 0] + value] = 1
    for one in range(mapped.shape[0]):  # a byte that names seats
        row[mapped[one, 0]] = maps[mapped[one, 2], seen[U8][mapped[one, 1]]]
    for one in range(flags.shape[0]):  # whether a secret is known
        row[flags[one, 0]] = knows(seen[U8][flags[one, 1]], seat)


# One game alone. Handing over twenty arrays takes longer than stepping a game and showing it: here they are noted once


@njit(cache=True, nogil=True)
def step_alone(noted: Any, seed: int, action: int) -> int:
    """`step` of one game, which stays as it is when it ends."""
    actions = line(noted, ACTIONS, np.int64)
    actions[0] = action
    return step(
        line(noted, GAMES, GAME), sheet(noted, RAW, np.uint8), sheet(noted, MENUS, np.int16),
        sheet(noted, WORDS, np.uint64), line(noted, NUMBERS, np.int64), line(noted, ASKED, np.int64),
        line(noted, SEEN, GAME), line(noted, SEEN_RAW, np.uint8), sheet(noted, SECRETS, np.int32),
        line(noted, BOOKS, BOOK), line(noted, POLICIES, np.int64), seed, actions, sheet(noted, REWARDS, np.float64),
        line(noted, ENDED, np.bool_), line(noted, ILLEGAL, np.bool_), 0, 1, False,
    )  # fmt: skip


@njit(cache=True, nogil=True)
def show_alone(noted: Any, seat: int, row: Any, mask: Any) -> None:
    """`show` of one game, to any seat: one that is not asked may do nothing."""
    looks = line(noted, LOOKS, np.int64)
    looks[0] = seat
    menus = MENUS if seat == line(noted, ASKED, np.int64)[0] else NO_MENUS
    show(
        sheet(noted, RAW, np.uint8), sheet(noted, menus, np.int16), looks, line(noted, NUMBERS, np.int64),
        line(noted, SEEN, GAME), line(noted, SEEN_RAW, np.uint8), sheet(noted, SECRETS, np.int32),
        sheet(noted, HEADS, np.int64), line(noted, BOOKS, BOOK), cube(noted, RUNS, np.uint32),
        cube(noted, HOT, np.uint32), cube(noted, MAPPED, np.uint32), cube(noted, FLAGS, np.uint32),
        sheet(noted, MAPS, np.int16), cube(noted, APART, np.uint32), line(noted, NOTES, np.int8),
        line(noted, SCALED, np.uint32), line(noted, SCALES, np.float32), row.reshape((1, row.size)),
        mask.reshape((1, mask.size)), 0, 1,
    )  # fmt: skip
