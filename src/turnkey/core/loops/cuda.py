"""The loop for CUDA: every thread plays whole games.

Each holds several at once, and the threads of a block, which run in step, agree on what to do next: the kind of action
that most of all their games are about to see, or dealing. A thread that has such a game does it there. So what is done
in step is the same for most threads; with a game each, only three of 32 were at work in games of many kinds of actions.
"""

from __future__ import annotations

from typing import Any

from numba import cuda, from_dtype, int16, int32, int64, uint64

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
GAME = from_dtype(layout_of(Game).dtype)
HELD = 4  # games that a thread holds
BLOCK = 32  # threads of a block; as many kinds are told apart
DEAL = BLOCK - 1  # instead of a kind of action: a game is to be dealt
NOTHING = -1  # no game is left for this place


@cuda.jit
def simulate(
    blank: Any,
    finals: Any,
    seen: Any,
    seen_raw: Any,
    secrets: Any,
    books: Any,
    policies: Any,
    kinds: Any,
    seed: int,
    first: int,
    count: int,
    all_returns: Any,
    all_measures: Any,
    decisions: Any,
) -> None:
    """Thread i plays games i, i + threads, …, each in a record of its own memory, near to the processor.

    `kinds` says of what kind an action is. Every rule is called in one place only: they are laid in here.
    """
    thread, threads, lane = cuda.grid(1), cuda.gridsize(1), cuda.threadIdx.x
    waiting = cuda.shared.array(BLOCK, int32)  # games of the block, by the kind of what comes next
    agreed = cuda.shared.array(1, int32)
    records = cuda.local.array(HELD, GAME)
    numbers = cuda.local.array(HELD, int64)
    dice_of = cuda.local.array(HELD, uint64)
    next_kind = cuda.local.array(HELD, int16)
    next_seat = cuda.local.array(HELD, int16)
    next_action = cuda.local.array(HELD, int16)
    menu = lift(cuda.local.array(MENU, int16))
    dice = lift(cuda.local.array(1, uint64))
    sight = lift(seen[thread % seen.shape[0]])
    taken, following = 0, thread
    waiting[lane] = 0
    cuda.syncthreads()
    for held in range(HELD):
        numbers[held], next_kind[held] = following, NOTHING
        if following < count:
            next_kind[held] = DEAL
            cuda.atomic.add(waiting, DEAL, 1)
        following += threads
    while True:
        agreed[0] = 0
        cuda.syncthreads()
        cuda.atomic.max(agreed, 0, waiting[lane] * BLOCK + lane)
        cuda.syncthreads()
        if agreed[0] < BLOCK:
            break
        kind, held = agreed[0] % BLOCK, HELD
        for one in range(HELD):
            if next_kind[one] == kind:
                held = one
        cuda.syncthreads()
        if held < HELD:
            number = numbers[held]
            book = lift(books[(first + number) % len(books)])
            game = lift(records[held])
            if kind == DEAL:
                put(records, held, blank[0])
                start(game, book, seed, first + number, dice)
            else:
                dice[0] = dice_of[held]
                rules.apply(game, book, int(next_seat[held]), int(next_action[held]))
                taken += 1
            coming = NOTHING
            if goes_on(game, book):
                seat = lowest_seat(rules.actors(game, book))
                clear(menu)
                rules.options(game, book, seat, menu)
                if policies[seat] == RANDOM:
                    action = int(menu[1 + pick(dice, menu[0])])
                else:
                    put(seen, thread, records[held])
                    erase(seen_raw[thread], secrets, seat)
                    action = int(choose(policies[seat], sight, book, seat, menu, dice))
                coming = int(kinds[action])
                next_seat[held], next_action[held], dice_of[held] = seat, action, dice[0]
            else:
                rules.returns(game, book, all_returns[number])
                rules.measure(game, book, all_measures[number])
                if number < finals.shape[0]:
                    put(finals, number, records[held])
                numbers[held] = following
                if following < count:
                    coming = DEAL
                following += threads
            next_kind[held] = coming
            if coming != kind:
                cuda.atomic.add(waiting, kind, -1)
                if coming != NOTHING:
                    cuda.atomic.add(waiting, coming, 1)
    if thread < count:
        decisions[thread] = taken
