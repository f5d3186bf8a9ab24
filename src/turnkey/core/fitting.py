"""Deals that fit: unseen pieces dealt into places that are known not to hold some kinds (see `core/pools.py`).

All deals that fit are equally likely. Only kinds that are barred from some place need care ("tied"). Their pieces are
laid one after the other, each by the odds of what fits then: beforehand it is counted, for every state, how likely
the remaining pieces would fit if they were laid blindly. Pieces of the other kinds then go anywhere.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from turnkey.core.chance import pick
from turnkey.core.errors import DeclarationError
from turnkey.core.rule import compile_as, long_rule, rule

WAYS = 1 << 14  # numbers to count with, unless a pool is given another number of them
MOST_TRIES = 20_000  # if that many are not enough
MOST_KINDS = 63  # kinds that can be barred: a bit each
FINE = 1 << 30  # how finely chance is compared with odds


class Pool(NamedTuple):
    """Unseen pieces, the places that take some of them, and room to count. Pieces that no place takes stay unseen."""

    unseen: Any  # [kind] how many
    room: Any  # [place] how many pieces it takes
    barred: Any  # [place] which kinds it does not hold, a bit each
    dealt: Any  # [place, kind] the answer
    base: Any  # [place, and one more] working space, as are the next two: see `find_groups`
    step: Any  # [place, and one more]
    ways: Any  # as many as there are


@rule
def new_pool(places: int, kinds: int, ways: int = WAYS) -> Pool:
    """An empty pool. On a GPU, where nothing can be allocated, make a Pool of local arrays instead."""
    return Pool(
        np.zeros(kinds, np.int64),
        np.zeros(places, np.int64),
        np.zeros(places, np.int64),
        np.zeros((places, kinds), np.int64),
        np.zeros(places + 1, np.int64),
        np.zeros(places + 1, np.int64),
        np.empty(ways, np.float64),
    )


@rule
def count_all(counts: Any) -> int:
    total = 0
    for kind in range(len(counts)):
        total += counts[kind]
    return total


@long_rule
def deal_fitting(pool: Pool, dice: Any) -> bool:
    """Deal unseen pieces to the places that take them; says whether it could be done.

    Where `ways` has no room to count, the tied pieces are laid blindly until they fit: the odds are the same, but of
    deals that hardly ever fit none may be found in MOST_TRIES.

    False means that nothing fits, or was not found, and that the pool is as it was. Interpreted, it is an error that
    says what is wrong: in truth the pieces lie somehow, so the game has told the pool something untrue.
    """
    check_pool(pool)
    if len(pool.unseen) > MOST_KINDS or count_all(pool.room) > count_all(pool.unseen):
        return False
    clear_dealt(pool)
    tied = tied_kinds(pool)
    pieces = 0
    for kind in range(len(pool.unseen)):
        pieces += count_of(pool, kind, tied)
    free = count_all(pool.unseen) - pieces
    states = find_groups(pool, tied, free + pieces)
    if states * (pieces + 1) <= len(pool.ways):
        found = lay_by_counting(pool, tied, pieces, free, states, dice)
    else:
        found = lay_by_trying(pool, tied, pieces, free, dice)
    if not found:
        refuse(pool, states * (pieces + 1))
        return False
    for place in range(len(pool.room)):
        for _ in range(pool.room[place]):
            lay(pool, place, pick_free(pool, tied, free, dice))
            free -= 1
    return True


@rule
def clear_dealt(pool: Pool) -> None:
    for place in range(len(pool.room)):
        for kind in range(len(pool.unseen)):
            pool.dealt[place, kind] = 0


@rule
def tied_kinds(pool: Pool) -> int:
    """The unseen kinds that are barred from some place with room."""
    tied = 0
    for place in range(len(pool.room)):
        if pool.room[place] > 0:
            tied |= pool.barred[place]
    for kind in range(len(pool.unseen)):
        if pool.unseen[kind] == 0:
            tied &= ~(1 << kind)
    return tied


@rule
def count_of(pool: Pool, kind: int, tied: int) -> int:
    """How many pieces of a kind there are to lay, if it is a tied kind."""
    return pool.unseen[kind] if (tied >> kind) & 1 else 0


@rule
def lay(pool: Pool, place: int, kind: int) -> None:
    pool.unseen[kind] -= 1
    pool.room[place] -= 1
    pool.dealt[place, kind] += 1


@rule
def pick_free(pool: Pool, tied: int, free: int, dice: Any) -> int:
    """The kind of one of the pieces that may lie anywhere."""
    left = pick(dice, free)
    kind = 0
    while (tied >> kind) & 1 or left >= pool.unseen[kind]:
        left -= 0 if (tied >> kind) & 1 else pool.unseen[kind]
        kind += 1
    return kind


# Counting. Places that bar the same of the tied kinds are one group, known by the first of them. Those that bar none,
# and the pieces that no place takes, are one as well, known by the number of places. How many spots are left in each
# is a state, written as one number: a group's digit counts from 0 to base[group] - 1 and is worth step[group]. The
# largest group has none, for it has all the spots that the others leave.

LARGEST = -1


@rule
def find_groups(pool: Pool, tied: int, spots: int) -> int:
    """Says how many states there are, or that they are more than there are `ways`."""
    last = len(pool.room)
    largest = last
    pool.base[last] = spots + 1
    for place in range(last):
        size = 0 if is_in_group_before(pool, place, tied) else size_of(pool, place, tied)
        pool.base[place] = size + 1
        pool.base[last] -= size
    for group in range(last):
        largest = group if pool.base[group] > pool.base[largest] else largest
    states = 1
    for group in range(last + 1):
        pool.step[group] = LARGEST if group == largest else 0
        if group != largest and pool.base[group] > 1:
            pool.step[group] = states
            states = min(states * pool.base[group], len(pool.ways) + 1)
    return states


@rule
def is_in_group_before(pool: Pool, place: int, tied: int) -> bool:
    for other in range(place):
        if pool.barred[other] & tied == pool.barred[place] & tied:
            return True
    return pool.barred[place] & tied == 0


@rule
def size_of(pool: Pool, first: int, tied: int) -> int:
    """How many pieces the places of a group take."""
    size = 0
    for place in range(first, len(pool.room)):
        size += pool.room[place] if pool.barred[place] & tied == pool.barred[first] & tied else 0
    return size


@rule
def may_hold(pool: Pool, group: int, kind: int) -> bool:
    return group == len(pool.room) or (pool.barred[group] >> kind) & 1 == 0


@rule
def lay_by_counting(pool: Pool, tied: int, pieces: int, free: int, states: int, dice: Any) -> bool:
    count_ways(pool, tied, free, states)
    state = states - 1  # all groups take all of theirs
    if not pool.ways[pieces * states + state] > 0.0:
        return False
    left = pieces
    for kind in range(len(pool.unseen)):
        for _ in range(count_of(pool, kind, tied)):
            left -= 1
            mark = pick(dice, FINE) / FINE * pool.ways[(left + 1) * states + state] * (free + left + 1)
            state = lay_next(pool, tied, kind, free + left + 1, left * states, state, mark, dice)
    return True


@rule
def count_ways(pool: Pool, tied: int, free: int, states: int) -> None:
    """For every state and number of tied pieces left, how likely these would all fit if they were laid blindly."""
    left = 0
    for state in range(states):
        pool.ways[state] = 1.0
    for kind in range(len(pool.unseen) - 1, -1, -1):
        for _ in range(count_of(pool, kind, tied)):
            left += 1
            for state in range(states):
                pool.ways[left * states + state] = odds_from(pool, kind, free + left, (left - 1) * states, state)


@rule
def odds_from(pool: Pool, kind: int, spots: int, after: int, state: int) -> float:
    """The odds with one more piece to lay, on any of these spots."""
    odds = 0.0
    rest, largest = spots, 0
    for group in range(len(pool.step)):
        if pool.step[group] == LARGEST:
            largest = group
        elif pool.step[group] > 0:
            here = (state // pool.step[group]) % pool.base[group]
            rest -= here
            if here > 0 and may_hold(pool, group, kind):
                odds += here * pool.ways[after + state - pool.step[group]]
    if may_hold(pool, largest, kind):
        odds += rest * pool.ways[after + state]
    return odds / spots


@rule
def lay_next(pool: Pool, tied: int, kind: int, spots: int, after: int, state: int, mark: float, dice: Any) -> int:
    """Lay a piece into one of the groups, which make up those odds together: the one where the mark falls.

    Says what state that leaves. No group in which the pieces after it could not fit is ever chosen.
    """
    rest, largest = spots, 0
    chosen, among = 0, 0
    for group in range(len(pool.step)):
        if pool.step[group] == LARGEST:
            largest = group
        elif pool.step[group] > 0:
            here = (state // pool.step[group]) % pool.base[group]
            rest -= here
            if mark >= 0.0 and here > 0 and may_hold(pool, group, kind):
                weight = here * pool.ways[after + state - pool.step[group]]
                mark -= weight
                if weight > 0.0:
                    chosen, among = group, here
    if mark >= 0.0 and may_hold(pool, largest, kind) and rest * pool.ways[after + state] > 0.0:
        chosen, among = largest, rest
    bars = pool.barred[chosen] & tied if chosen < len(pool.room) else 0
    place = place_of(pool, pick(dice, among), bars, tied)
    if place < len(pool.room):
        lay(pool, place, kind)
    return state if chosen == largest else state - pool.step[chosen]


@rule
def place_of(pool: Pool, spot: int, bars: int, tied: int) -> int:
    """The place of a spot, where all spots are in a row of the places that bar just these of the tied kinds.

    The number of places stands for none of them: the piece stays among the unseen ones.
    """
    for place in range(len(pool.room)):
        if pool.barred[place] & tied == bars:
            if spot < pool.room[place]:
                return place
            spot -= pool.room[place]
    return len(pool.room)


# Trying


@rule
def lay_by_trying(pool: Pool, tied: int, pieces: int, free: int, dice: Any) -> bool:
    if pieces > len(pool.ways):
        return False
    for _ in range(MOST_TRIES):
        if try_blindly(pool, tied, pieces, free, dice):
            number = 0
            for kind in range(len(pool.unseen)):
                for _ in range(count_of(pool, kind, tied)):
                    place = int(pool.ways[number])
                    number += 1
                    if place < len(pool.room):
                        lay(pool, place, kind)
            return True
    return False


@rule
def try_blindly(pool: Pool, tied: int, pieces: int, free: int, dice: Any) -> bool:
    """Note in `ways` a place for each tied piece, any that takes one more; says whether none is barred there."""
    number = 0
    fits = True
    for kind in range(len(pool.unseen)):
        for _ in range(count_of(pool, kind, tied)):
            if fits:
                place = place_of(pool, pick(dice, free + pieces - number), 0, 0)
                pool.ways[number] = place
                number += 1
                if place < len(pool.room):
                    pool.room[place] -= 1
                    fits = (pool.barred[place] >> kind) & 1 == 0
    for earlier in range(number):
        place = int(pool.ways[earlier])
        if place < len(pool.room):
            pool.room[place] += 1
    return fits


# What is wrong with a pool is said by interpreted rules alone


def check_pool(pool: Pool) -> None:
    places, kinds = len(pool.room), len(pool.unseen)
    if kinds > MOST_KINDS:
        raise DeclarationError(f"a pool can bar {MOST_KINDS} kinds from places, and has {kinds}: put some together")
    for name, counts in (("unseen", pool.unseen), ("room", pool.room)):
        for at in range(len(counts)):
            if counts[at] < 0:
                raise DeclarationError(f"{name}[{at}] of a pool is {counts[at]}: no number of pieces")
    if pool.dealt.shape != (places, kinds):
        raise DeclarationError(f"dealt of a pool must be of shape {places, kinds}, and is {pool.dealt.shape}")
    if (wanted := count_all(pool.room)) > (there := count_all(pool.unseen)):
        raise DeclarationError(f"the places of a pool take {wanted} pieces, and {there} are unseen")


def refuse(pool: Pool, needed: int) -> None:
    barred = [bin(pool.barred[place]) for place in range(len(pool.room))]
    told = f"unseen {[*pool.unseen]}, room {[*pool.room]}, barred {barred}"
    if needed <= len(pool.ways):
        raise DeclarationError(f"no deal of a pool fits: {told}")
    raise DeclarationError(
        f"no deal of a pool was found in {MOST_TRIES} tries: {told}. To count instead of trying, it needs `ways` "
        f"for {needed} numbers or more, and has {len(pool.ways)}"
    )


def _not_checked(pool: Pool) -> None:
    return None


def _not_refused(pool: Pool, needed: int) -> None:
    return None


compile_as(check_pool, _not_checked, lambda *types: True, _not_checked)
compile_as(refuse, _not_refused, lambda *types: True, _not_refused)
