"""The loops of environments for CUDA: the same games, to the last bit, as those of `stepping`.

A thread plays a game. What costs most is that threads which run in step do different things, and that a processor which
runs many things at once fetches them again and again. So the games line up first, by the kinds of the actions that were
chosen, those of all blocks together; then blocks take games from the lines: small ones, of those threads that run in
step, so that none waits for others. Where records are short, a block takes them into the memory that its threads share;
long ones are played where they lie, since of these an action touches little.

And games are dealt ahead, by blocks of their own, up to their first decision: a game that ends is then replaced by
what lies ready, and no others wait for its deal. (Right after it was dealt there is nothing ready yet; then it is dealt
on the spot.) Indices have no sign: Numba would ask of each whether it counts from the end, which takes longer than all
else. And sums of them are cut to four bytes where these are enough: Numba makes eight, for which a GPU takes two steps.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import cuda, int32, uint32, uint64

from turnkey.core.chance import pick
from turnkey.core.layout import layout_of, lift, put
from turnkey.core.loops import unbound as rules
from turnkey.core.loops.common import lowest_seat
from turnkey.core.loops.playing import goes_on, start
from turnkey.core.loops.policies import RANDOM, choose
from turnkey.core.loops.unbound import Game
from turnkey.core.menu import clear
from turnkey.core.secrecy import erase

MENU = 2  # the engine writes the game's own size here: a local array's size must be a constant
MENU_WORDS = (MENU + 3) // 4  # menus are kept in words of eight bytes
RECORD = layout_of(Game).dtype
WORDS = RECORD.itemsize // 8
LEARNER, CHOOSER, BEGIN, ANYTHING, NOTHING = -1, -3, -1, -2, -4  # as in `stepping`; NOTHING: the game stays as it is
WARP = 32  # threads that run in step: a block of `step`
SHORT = RECORD.itemsize <= 256  # records: no more words than such threads
NEAR = WARP * WORDS if SHORT else 1  # words of them in the memory that a block shares
AHEAD = 8  # of them that are asked for before the first has come
KINDS = 32  # kinds of actions that are told apart, the last of them: deal
# Of `waiting`, which holds two lists of games that are to be dealt, (place, number): one grows while the other is dealt
# from. Which one grows; how many blocks are done with this step; how long each is; where the lists begin
GROWS, DONE, LENGTHS, LISTS = 0, 1, 2, 4
READY = 2  # steps after a game was replaced: the next one of its place is dealt in the first of them


@cuda.jit(cache=True)
def line_up(
    menus: Any,
    words: Any,
    seats: Any,
    kinds: Any,
    actions: Any,
    rewards: Any,
    ended: Any,
    illegal: Any,
    taken: Any,
    ages: Any,
    lengths: Any,
    lines: Any,
) -> None:
    """Every game, with what is to be done in it if that is possible, at the end of the line of that kind of action; and
    what was said of the last step is forgotten.

    `menus` has a row for each game, `taken` counts its decisions; `kinds` says of what kind an action is; `ages`, how
    many steps ago a game was replaced, up to `READY`. Nobody stands in the lines before.
    """
    counts = cuda.shared.array(KINDS, int32)
    begins = cuda.shared.array(KINDS, int32)
    dice = lift(cuda.local.array(1, uint64))
    thread, place = uint32(cuda.threadIdx.x), uint32(cuda.grid(1))
    if thread < uint32(KINDS):
        counts[thread] = 0
    cuda.syncthreads()
    action, kind, rank = NOTHING, uint32(KINDS - 1), uint32(0)
    if place < uint32(actions.shape[0]):
        ended[place] = False
        illegal[place] = False
        for seat in range(uint32(rewards.shape[1])):
            rewards[place, seat] = 0.0
        if ages[place] < READY:
            ages[place] += 1
        action = int(actions[place])
        if action == ANYTHING and menus[place, 0] > 0:
            dice[0] = words[place]
            action = int(menus[place, uint32(1 + pick(dice, int(menus[place, 0])))])
            words[place] = dice[0]
        elif action != BEGIN and not has(menus, place, action):
            illegal[place] = True
            action = NOTHING
        if action >= 0:
            kind = uint32(kinds[uint32(action)])
            taken[place] += 1
        if action != NOTHING:
            rank = uint32(cuda.atomic.add(counts, kind, 1))
    cuda.syncthreads()
    if thread < uint32(KINDS) and counts[thread] > 0:
        begins[thread] = cuda.atomic.add(lengths, thread, counts[thread])
    cuda.syncthreads()
    if action != NOTHING:
        entry = uint64(place) | uint64(action & 0xFFFFFF) << uint64(32)
        lines[kind, uint32(begins[kind]) + rank] = entry | uint64(seats[place]) << uint64(56)


@cuda.jit(device=True)
def has(menus: Any, place: int, action: int) -> bool:
    for entry in range(uint32(1), uint32(menus[place, 0] + 1)):
        if menus[place, entry] == action:
            return True
    return False


@cuda.jit(cache=True)
def step(
    games: Any,
    menu_words: Any,
    words: Any,
    numbers: Any,
    seats: Any,
    seen: Any,
    seen_raw: Any,
    secrets: Any,
    books: Any,
    policies: Any,
    seed: int,
    rewards: Any,
    ended: Any,
    taken: Any,
    ages: Any,
    waiting: Any,
    lengths: Any,
    lines: Any,
    dealers: int,
    anew: bool,
) -> None:
    """As `stepping.step`, after `line_up`. The first blocks, so many `dealers`, deal ahead: in all arrays that hold
    something for each game, what begins next lies in the second half.

    `games` are the words of all records, and of one more, which threads have that are left over; `menu_words` those of
    the menus. Every rule is called in one place only: they are laid in here.
    """
    envs, half = uint32(rewards.shape[0]), uint32(seats.shape[0]) // uint32(2)
    menu_room = cuda.local.array(MENU_WORDS, uint64)
    menu = lift(menu_room.view(np.int16)[:MENU])
    dice = lift(cuda.local.array(1, uint64))
    near = cuda.shared.array(NEAR, uint64)
    thread, block = uint32(cuda.threadIdx.x), uint32(cuda.blockIdx.x)
    dealing, grows = block < uint32(dealers), uint32(waiting[GROWS])
    kind, one, last = uint32(0), uint32(block * uint32(WARP) + thread), uint32(waiting[LENGTHS + 1 - grows])
    if not dealing:
        kind, one = taken_from(lengths, uint32(block - uint32(dealers)))
        last = uint32(lengths[kind]) if kind < uint32(KINDS) else uint32(0)
    cuda.syncthreads()
    while True:
        action, number, place, seat = NOTHING, 0, uint32(half + half), 0
        if one < last and dealing:
            entry = list_of(envs, 1 - grows) + uint32(2) * one
            place, number, action = uint32(half + uint32(waiting[entry])), int(waiting[entry + uint32(1)]), BEGIN
        elif one < last:
            wanted = lines[kind, one]
            place, seat = uint32(wanted), int32(wanted >> uint64(56))
            action, number = int(int32(uint32(wanted >> uint64(32)) << uint32(8)) >> int32(8)), int(numbers[place])
        if SHORT and not dealing:
            bring(games, near, place)
        if action != NOTHING:
            lies = uint64(place) * uint64(WORDS)
            if SHORT:
                record = near[thread * uint32(WORDS) : (thread + uint32(1)) * uint32(WORDS)]
            else:
                record = games[lies : lies + uint64(WORDS)]
            over, replaced, decisions = dealing, False, -1 if action >= 0 else 0  # the first was counted in the line
            dice[0] = words[place]
            book = lift(books[number % len(books)])
            game, sight = lift(record.view(RECORD)[0]), lift(seen[place % uint32(seen.shape[0])])
            while True:
                if action == BEGIN:
                    for word in range(uint32(WORDS)):
                        record[word] = 0
                    start(game, book, seed, number, dice)
                    replaced = anew and not dealing
                else:
                    rules.apply(game, book, seat, action)
                    decisions += 1
                if not goes_on(game, book):
                    if not over:  # a game in which the learner was never asked is nothing that it did
                        rules.returns(game, book, rewards[place])
                    over = True
                    if not anew:
                        clear(menu)
                        break
                    if not dealing and not replaced and ages[place] >= READY:
                        begun = half + place
                        for word in range(uint32(WORDS)):
                            record[word] = games[uint64(begun) * uint64(WORDS) + uint64(word)]
                        for word in range(uint32(MENU_WORDS)):
                            menu_room[word] = menu_words[begun, word]
                        dice[0], seat, number = words[begun], int(seats[begun]), int(numbers[begun])
                        decisions += int(taken[begun])
                        replaced = True
                        break
                    number += envs
                    book = lift(books[number % len(books)])
                    action = BEGIN
                    continue
                seat = lowest_seat(rules.actors(game, book))
                clear(menu)
                rules.options(game, book, seat, menu)
                policy = policies[seat]
                if policy == LEARNER or (policy == CHOOSER and menu[0] > 1):
                    break
                if policy == CHOOSER:
                    action = int(menu[1])
                elif policy == RANDOM:
                    action = int(menu[1 + pick(dice, menu[0])])
                else:
                    put(seen, place, record.view(RECORD)[0])
                    erase(seen_raw[place], secrets, seat)
                    action = int(choose(policy, sight, book, seat, menu, dice))
            for word in range(uint32(menu[0]) // uint32(4) + uint32(1)):
                menu_words[place, word] = menu_room[word]
            words[place] = dice[0]
            seats[place] = seat
            if dealing:
                numbers[place] = number
                taken[place] = decisions
                if SHORT:
                    for word in range(uint32(WORDS)):
                        games[lies + uint64(word)] = record[word]
            else:
                if decisions > 0:
                    taken[place] += decisions
                if over:
                    ended[place] = True
                    numbers[place] = number
                if replaced:
                    ages[place] = 0
                    entry = list_of(envs, grows) + uint32(2) * uint32(cuda.atomic.add(waiting, LENGTHS + grows, 1))
                    waiting[entry], waiting[entry + uint32(1)] = place, number + envs
        if SHORT and not dealing:
            take_back(games, near, place)
        one = uint32(one + uint32(dealers * WARP))
        if not dealing or one >= last:
            break
    if thread == uint32(0) and cuda.atomic.add(waiting, DONE, 1) == cuda.gridDim.x - 1:  # the last block of all
        waiting[DONE] = 0
        waiting[LENGTHS + 1 - grows] = 0
        waiting[GROWS] = 1 - grows
        for line in range(uint32(KINDS)):
            lengths[line] = 0


@cuda.jit(device=True)
def taken_from(lengths: Any, block: int) -> Any:
    """From which line this block takes its games, and which of them this thread plays; no line: there is none left."""
    kind = uint32(0)
    while kind < uint32(KINDS):
        blocks = uint32((uint32(lengths[kind]) + uint32(WARP - 1)) // uint32(WARP))
        if block < blocks:
            break
        block = uint32(block - blocks)
        kind = uint32(kind + uint32(1))
    return kind, uint32(block * uint32(WARP) + uint32(cuda.threadIdx.x))


@cuda.jit(device=True)
def bring(games: Any, near: Any, place: int) -> None:
    """The records of a block's games: each is read by all its threads together."""
    places = cuda.shared.array(WARP, uint32)
    ahead = cuda.local.array(AHEAD, uint64)
    thread = uint32(cuda.threadIdx.x)
    word = uint32(min(thread, uint32(WORDS - 1)))
    places[thread] = place
    cuda.syncthreads()
    for first in range(uint32(0), uint32(WARP), uint32(AHEAD)):
        for one in range(uint32(AHEAD)):
            ahead[one] = games[uint64(places[uint32(first + one)]) * uint64(WORDS) + uint64(word)]
        if thread == word:
            for one in range(uint32(AHEAD)):
                near[uint32(uint32(first + one) * uint32(WORDS) + word)] = ahead[one]
    cuda.syncthreads()


@cuda.jit(device=True)
def take_back(games: Any, near: Any, place: int) -> None:
    """Likewise, to where they lie."""
    places = cuda.shared.array(WARP, uint32)
    thread = uint32(cuda.threadIdx.x)
    places[thread] = place
    cuda.syncthreads()
    if thread < uint32(WORDS):
        for one in range(uint32(WARP)):
            lies = uint64(places[one]) * uint64(WORDS) + uint64(thread)
            games[lies] = near[uint32(one * uint32(WORDS) + thread)]


@cuda.jit(device=True)
def list_of(envs: int, which: int) -> int:
    """Where this list of those that are to be dealt begins."""
    return uint32(LISTS) + uint32(2) * envs * uint32(which)
