"""The lab's loop for CUDA: `watched.watch` with a game on every thread, for many settings in one go.

A GPU is filled by a hundred thousand games at once, and a sweep has few of each setting: so every row has a number of
its own and the setting that it is played in. What was offered and taken nobody notes here.
"""

from __future__ import annotations

from typing import Any

from numba import cuda, from_dtype, int16, int64, uint64

from turnkey.core.chance import pick
from turnkey.core.layout import layout_of, lift, put
from turnkey.core.loops import unbound as rules
from turnkey.core.loops.common import leave_out, lowest_seat
from turnkey.core.loops.playing import goes_on, start
from turnkey.core.loops.policies import RANDOM, choose
from turnkey.core.loops.unbound import Game
from turnkey.core.menu import clear
from turnkey.core.menu import offered as on_menu
from turnkey.core.secrecy import erase

MENU = 2  # the engine writes the game's own size here: a local array's size must be a constant
GAME = from_dtype(layout_of(Game).dtype)


@cuda.jit(cache=True)
def watch(
    blank: Any,
    seen: Any,
    seen_raw: Any,
    secrets: Any,
    books: Any,
    policies: Any,
    banned: Any,
    seeds: Any,
    settings: Any,
    numbers: Any,
    all_returns: Any,
    all_measures: Any,
    order: Any,
    asked: Any,
    chose: Any,
    strayed: Any,
) -> None:
    """Row i is game `numbers[i]` of setting `settings[i]`, which has a row of books, policies, bans (if there are any)
    and seeds. `strayed` counts by row how often a policy wanted what was banned."""
    thread, threads = cuda.grid(1), cuda.gridsize(1)
    records = cuda.local.array(1, GAME)
    menu = lift(cuda.local.array(MENU, int16))
    dice = lift(cuda.local.array(1, uint64))
    game, sight = lift(records[0]), lift(seen[thread % seen.shape[0]])
    restricted = banned.shape[0] > 0
    for row in range(thread, numbers.shape[0], threads):
        setting = int64(settings[row])
        book = lift(books[setting])
        put(records, 0, blank[0])
        start(game, book, seeds[setting], numbers[row], dice)
        placed = 0
        while goes_on(game, book):
            actors = rules.actors(game, book)
            seat = lowest_seat(actors)
            clear(menu)
            rules.options(game, book, seat, menu)
            if restricted:
                leave_out(menu, banned[setting, seat])
            if policies[setting, seat] == RANDOM:
                action = int64(menu[1 + pick(dice, menu[0])])
            else:
                put(seen, thread, records[0])
                erase(seen_raw[thread], secrets, seat)
                action = int64(choose(policies[setting, seat], sight, book, seat, menu, dice))
                if restricted and banned[setting, seat, action] and not on_menu(menu, action):
                    strayed[row] += 1
                    action = int64(menu[1 + pick(dice, menu[0])])
            if actors & (actors - 1) == 0 and order[row, seat] == 0:
                placed += 1
                order[row, seat] = placed
            asked[row, seat] += 1
            if menu[0] > 1:
                chose[row, seat] += 1
            rules.apply(game, book, seat, action)
        rules.returns(game, book, all_returns[row])
        rules.measure(game, book, all_measures[row])
