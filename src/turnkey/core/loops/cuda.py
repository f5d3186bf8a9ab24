"""The loop for CUDA: every thread plays whole games, one after the other."""

from __future__ import annotations

from typing import Any

from numba import cuda, int16, uint64

from turnkey.core.chance import pick
from turnkey.core.layout import lift
from turnkey.core.loops import unbound as rules
from turnkey.core.loops.common import copy, lowest_seat
from turnkey.core.loops.playing import settle, start
from turnkey.core.loops.policies import RANDOM, choose
from turnkey.core.menu import clear
from turnkey.core.secrecy import erase

MENU = 2  # the engine writes the game's own size here: a local array's size must be a constant


@cuda.jit
def simulate(
    games: Any,
    raw: Any,
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
    """Thread i plays games i, i + threads, … in the record games[i], which at the end holds its last one."""
    thread, threads = cuda.grid(1), cuda.gridsize(1)
    if thread >= games.shape[0]:
        return
    menu = cuda.local.array(MENU, int16)
    words = cuda.local.array(1, uint64)
    game, sight, dice = lift(games[thread]), lift(seen[thread % seen.shape[0]]), lift(words)
    taken = 0
    for number in range(thread, count, threads):
        book = lift(books[(first + number) % len(books)])
        start(game, raw[thread], book, seed, first + number, dice)
        while not rules.over(game, book):
            seat = lowest_seat(rules.actors(game, book))
            clear(menu)
            rules.options(game, book, seat, menu)
            if policies[seat] == RANDOM:
                action = menu[1 + pick(dice, menu[0])]
            else:
                copy(raw[thread], seen_raw[thread])
                erase(seen_raw[thread], secrets, seat)
                action = choose(policies[seat], sight, book, seat, menu, dice)
            rules.apply(game, book, seat, action)
            settle(game, book)
            taken += 1
        rules.returns(game, book, all_returns[number])
        rules.measure(game, book, all_measures[number])
    decisions[thread] = taken
