"""Whole games for CUDA, where rules are long: a crowd, in which those go together that have the like before them.

Games that a thread plays from deal to end are soon so far apart that of 32 threads which run in step two or three are
at work, and that a processor, which runs all of the rules at once, spends nine tenths of its time fetching them. So
here every game goes one pace at a time: it is dealt, or an action is carried out, or one step of what runs by itself.
Then it is found out what comes next, and the game stands in line with those for which the like comes. Those of a line
are taken together in the next launch.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import cuda, int16, int32, uint32, uint64

from turnkey.core.chance import pick
from turnkey.core.layout import layout_of, lift, put
from turnkey.core.loops import unbound as rules
from turnkey.core.loops.common import lowest_seat
from turnkey.core.loops.playing import start
from turnkey.core.loops.policies import RANDOM, choose
from turnkey.core.loops.unbound import Game
from turnkey.core.menu import clear
from turnkey.core.secrecy import erase

MENU = 2  # the engine writes the game's own size here: a local array's size must be a constant
RECORD = layout_of(Game).dtype
WORDS = RECORD.itemsize // 8
WARP = 32  # threads of a block: those that run in step
# Lines: for the deal; for actions of each kind; for what runs by itself, by the stage that a game is at
DEAL, ACTIONS, KINDS, LINES = 0, 1, 31, 64
STAGES = LINES - ACTIONS - KINDS
# Of `counts`: which of the two sets of lines is taken from; how many blocks are done with this launch; how many games
# go on; how many decisions were made
TURN, DONE, GO_ON, DECISIONS = range(4)


@cuda.jit(cache=True)
def pace(
    games: Any,
    dice: Any,
    numbers: Any,
    finals: Any,
    seen: Any,
    seen_raw: Any,
    secrets: Any,
    books: Any,
    policies: Any,
    kinds: Any,
    stage_at: int,
    seed: int,
    count: int,
    lengths: Any,
    lines: Any,
    counts: Any,
    all_returns: Any,
    all_measures: Any,
) -> None:
    """One pace of every game. `games` are the words of all records; where one ends, the next of its place begins, until
    there were `count`. `kinds` says of what kind an action is; the byte at `stage_at` of a record, what comes next by
    itself. Of `lengths` and `lines` there are two sets."""
    own_counts = cuda.shared.array(LINES, int32)
    begins = cuda.shared.array(LINES, int32)
    menu = lift(cuda.local.array(MENU, int16))
    throws = lift(cuda.local.array(1, uint64))
    thread, turn = uint32(cuda.threadIdx.x), uint32(counts[TURN])
    line, one = taken_from(lengths, turn, uint32(cuda.blockIdx.x))
    for each in range(thread, uint32(LINES), uint32(WARP)):
        own_counts[each] = 0
    cuda.syncthreads()
    next_line, rank, entry = -1, uint32(0), uint64(0)
    if line < uint32(LINES) and one < uint32(lengths[turn, line]):
        wanted = lines[turn, line, one]
        place, seat = uint32(wanted), int32(wanted >> uint64(56))
        action = int32(uint32(wanted >> uint64(32)) & uint32(0xFFFFFF))
        number, lies = int(numbers[place]), uint64(place) * uint64(WORDS)
        record = games[lies : lies + uint64(WORDS)]
        book, throws[0] = lift(books[number % len(books)]), dice[place]
        game, sight = lift(record.view(RECORD)[0]), lift(seen[place % uint32(seen.shape[0])])
        if line == uint32(DEAL):
            for word in range(uint32(WORDS)):
                record[word] = 0
            start(game, book, seed, number, throws)
        elif line < uint32(ACTIONS + KINDS):
            rules.apply(game, book, seat, action)
        else:
            rules.advance(game, book)
        actors = rules.actors(game, book)
        if actors != 0:
            seat = int32(lowest_seat(actors))
            clear(menu)
            rules.options(game, book, seat, menu)
            if policies[seat] == RANDOM:
                action = int32(menu[1 + pick(throws, menu[0])])
            else:
                put(seen, place, record.view(RECORD)[0])
                erase(seen_raw[place], secrets, seat)
                action = int32(choose(policies[seat], sight, book, seat, menu, throws))
            next_line = ACTIONS + int(kinds[action])
        elif not rules.over(game, book):
            next_line = ACTIONS + KINDS + int(record.view(np.uint8)[uint32(stage_at)]) % STAGES
        else:
            rules.returns(game, book, all_returns[number])
            rules.measure(game, book, all_measures[number])
            if number < finals.shape[0]:
                put(finals, number, record.view(RECORD)[0])
            numbers[place] = number + numbers.shape[0]
            if number + numbers.shape[0] < count:
                next_line = DEAL
        dice[place] = throws[0]
        if next_line >= 0:
            rank = uint32(cuda.atomic.add(own_counts, next_line, 1))
            entry = uint64(place) | uint64(action & 0xFFFFFF) << uint64(32) | uint64(seat) << uint64(56)
    cuda.syncthreads()
    other = uint32(1) - turn
    for each in range(thread, uint32(LINES), uint32(WARP)):
        if own_counts[each] > 0:
            begins[each] = cuda.atomic.add(lengths, (other, each), own_counts[each])
    cuda.syncthreads()
    if next_line >= 0:
        lines[other, uint32(next_line), uint32(begins[next_line]) + rank] = entry
    if thread == uint32(0):
        cuda.threadfence()
        if cuda.atomic.add(counts, DONE, 1) == cuda.gridDim.x - 1:  # the last block of all
            close(lengths, counts, turn)


@cuda.jit(device=True)
def close(lengths: Any, counts: Any, turn: int) -> None:
    """After the last block: the lines that were taken from are empty, and it is the others' turn."""
    going = 0
    for line in range(uint32(LINES)):
        if line >= uint32(ACTIONS) and line < uint32(ACTIONS + KINDS):
            counts[DECISIONS] += lengths[turn, line]
        lengths[turn, line] = 0
        going += cuda.atomic.add(lengths, (uint32(1) - turn, line), 0)
    counts[GO_ON] = going
    counts[DONE] = 0
    counts[TURN] = uint32(1) - turn


@cuda.jit(device=True)
def taken_from(lengths: Any, turn: int, block: int) -> Any:
    """From which line this block takes its games, and which of them this thread has; no line: there is none left."""
    line = uint32(0)
    while line < uint32(LINES):
        blocks = uint32((uint32(lengths[turn, line]) + uint32(WARP - 1)) // uint32(WARP))
        if block < blocks:
            break
        block = uint32(block - blocks)
        line = uint32(line + uint32(1))
    return line, uint32(block * uint32(WARP) + uint32(cuda.threadIdx.x))
