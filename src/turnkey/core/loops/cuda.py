"""The loop for CUDA: every thread plays whole games, one after the other."""

from __future__ import annotations

from typing import Any

from numba import cuda, from_dtype, int16, uint64

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


@cuda.jit
def simulate(
    blank: Any,
    finals: Any,
    seen: Any,
    seen_raw: Any,
    secrets: Any,
    books: Any,
    policies: Any,
    seed: int,
    first: int,
    count: int,
    all_returns: Any,
    all_measures: Any,
    decisions: Any,
) -> None:
    """Thread i plays games i, i + threads, …, each in a record of its own memory, near to the processor."""
    thread, threads = cuda.grid(1), cuda.gridsize(1)
    records = cuda.local.array(1, GAME)
    menu = lift(cuda.local.array(MENU, int16))
    dice = lift(cuda.local.array(1, uint64))
    game, sight = lift(records[0]), lift(seen[thread % seen.shape[0]])
    taken = 0
    for number in range(thread, count, threads):
        book = lift(books[(first + number) % len(books)])
        put(records, 0, blank[0])
        start(game, book, seed, first + number, dice)
        while goes_on(game, book):
            seat = lowest_seat(rules.actors(game, book))
            clear(menu)
            rules.options(game, book, seat, menu)
            if policies[seat] == RANDOM:
                action = menu[1 + pick(dice, menu[0])]
            else:
                put(seen, thread, records[0])
                erase(seen_raw[thread], secrets, seat)
                action = choose(policies[seat], sight, book, seat, menu, dice)
            rules.apply(game, book, seat, action)
            taken += 1
        rules.returns(game, book, all_returns[number])
        rules.measure(game, book, all_measures[number])
        if number < finals.shape[0]:
            put(finals, number, records[0])
    if thread < count:
        decisions[thread] = taken
