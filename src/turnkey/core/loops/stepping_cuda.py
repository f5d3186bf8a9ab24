"""The loops of environments for CUDA: the same games, to the last bit, as those of `stepping`.

A thread plays a game, in memory of its own. In the memory of all, the records of a block's games lie word by word
beside each other, so that neighbours read from places that lie together. The threads of a block share its games out by
the kinds of the actions that were chosen: what a warp does is then much the same for all of its threads. Games that
begin are only noted in the first pass, and dealt side by side in a second one: else whole warps would wait for one that
deals. Indices have no sign: Numba would ask of each whether it counts from the end, which takes longer than all else.
"""

from __future__ import annotations

from typing import Any

from numba import cuda, int16, int32, uint32, uint64

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
RECORD = layout_of(Game).dtype
WORDS = RECORD.itemsize // 8
LEARNER, CHOOSER, BEGIN, ANYTHING, NOTHING = -1, -3, -1, -2, -4  # as in `stepping`; NOTHING: the game stays as it is
BLOCK = 128  # threads of a block, and games whose records lie together
KINDS = 32  # kinds of actions that are told apart, the last of them: none
COUNT, DONE, FIRST = range(3)  # of `waiting`: how many games are to be dealt, how many blocks have dealt, which games


@cuda.jit(cache=True)
def step(
    games: Any,
    menus: Any,
    words: Any,
    numbers: Any,
    seats: Any,
    seen: Any,
    seen_raw: Any,
    secrets: Any,
    books: Any,
    policies: Any,
    kinds: Any,
    seed: int,
    actions: Any,
    rewards: Any,
    ended: Any,
    illegal: Any,
    taken: Any,
    waiting: Any,
    anew: bool,
    dealing: bool,
) -> None:
    """As `stepping.step`, in two passes: the second, `dealing`, begins the games that the first noted in `waiting`.

    `taken` counts the decisions of each game; `menus` has a column for each; `kinds` says of what kind an action is.
    Every rule is called in one place only: they are laid in here.
    """
    envs = uint32(numbers.shape[0])
    record = cuda.local.array(WORDS, uint64)
    menu = lift(cuda.local.array(MENU, int16))
    dice = lift(cuda.local.array(1, uint64))
    counts = cuda.shared.array(KINDS, int32)
    order = cuda.shared.array(BLOCK, uint32)
    chosen = cuda.shared.array(BLOCK, int32)
    thread, place = uint32(cuda.threadIdx.x), uint32(cuda.grid(1))
    action = NOTHING
    if dealing:
        if place < uint32(waiting[COUNT]):
            place = uint32(waiting[FIRST + place])
            action = BEGIN
        cuda.syncthreads()
        if thread == uint32(0) and cuda.atomic.add(waiting, DONE, 1) == cuda.gridDim.x - 1:
            waiting[COUNT] = 0
            waiting[DONE] = 0
    else:
        if thread < uint32(KINDS):
            counts[thread] = 0
        if place < envs:
            ended[place] = False
            illegal[place] = False
            for one in range(uint32(rewards.shape[1])):
                rewards[place, one] = 0.0
            action = int(actions[place])
            if action == ANYTHING and menus[0, place] > 0:
                dice[0] = words[place]
                action = int(menus[uint32(1 + pick(dice, int(menus[0, place]))), place])
                words[place] = dice[0]
            elif action == BEGIN:
                waiting[FIRST + cuda.atomic.add(waiting, COUNT, 1)] = place
                action = NOTHING
            elif not has(menus, place, action):
                illegal[place] = True
                action = NOTHING
        cuda.syncthreads()
        kind = uint32(KINDS - 1)
        if action != NOTHING:
            kind = uint32(kinds[uint32(action)])
        rank = uint32(cuda.atomic.add(counts, kind, 1))
        cuda.syncthreads()
        for other in range(kind):
            rank += uint32(counts[other])
        order[rank], chosen[thread] = thread, action
        cuda.syncthreads()
        action = int(chosen[order[thread]])
        place = uint32(cuda.blockIdx.x * BLOCK) + order[thread]
    if action == NOTHING:
        return
    tile, lane = place // uint32(BLOCK), place % uint32(BLOCK)
    over, decisions, seat, number = False, 0, int(seats[place]), int(numbers[place])
    dice[0] = words[place]
    book = lift(books[number % len(books)])
    game, sight = lift(record.view(RECORD)[0]), lift(seen[place % uint32(seen.shape[0])])
    if dealing:
        over = ended[place]
    else:
        for word in range(uint32(WORDS)):
            record[word] = games[tile, word, lane]
    while True:
        if action == BEGIN:
            for word in range(uint32(WORDS)):
                record[word] = 0
            start(game, book, seed, number, dice)
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
            number += numbers.shape[0]
            if not dealing:
                waiting[FIRST + cuda.atomic.add(waiting, COUNT, 1)] = place
                clear(menu)
                break
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
    for entry in range(uint32(menu[0] + 1)):
        menus[entry, place] = menu[entry]
    for word in range(uint32(WORDS)):
        games[tile, word, lane] = record[word]
    words[place] = dice[0]
    seats[place] = seat
    numbers[place] = number
    ended[place] = over
    taken[place] += decisions


@cuda.jit(device=True)
def has(menus: Any, place: int, action: int) -> bool:
    for entry in range(uint32(1), uint32(menus[0, place] + 1)):
        if menus[entry, place] == action:
            return True
    return False
