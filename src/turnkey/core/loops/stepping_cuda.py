"""The loops of environments for CUDA: the same games, the same rows, to the last bit, as those of `stepping`.

A thread plays a game, in memory of its own, and a warp shows 32 games: each of its threads has a column of the row, so
that what they write lies side by side. Indices there have no sign: Numba would ask of each whether it counts from the
end, which takes longer than all the rest. `menus` has a column for each game, also so that neighbours lie together.
"""

from __future__ import annotations

from typing import Any

from numba import cuda, from_dtype, int16, int64, uint8, uint32, uint64

from turnkey.core.chance import pick
from turnkey.core.layout import layout_of, lift, put
from turnkey.core.loops import unbound as rules
from turnkey.core.loops.common import lowest_seat
from turnkey.core.loops.playing import goes_on, start
from turnkey.core.loops.policies import RANDOM, choose
from turnkey.core.loops.unbound import Game
from turnkey.core.menu import clear
from turnkey.core.secrecy import erase, knows

MENU = 2  # the engine writes the game's own size here: a local array's size must be a constant
GAME = from_dtype(layout_of(Game).dtype)
LEARNER, BEGIN, ANYTHING = -1, -1, -2  # as in `stepping`
WARP = 32
BLOCK = 128  # threads of a block
MOST_SEATS = 8
ASKED = BLOCK // WARP * MOST_SEATS
SLAB = 16  # columns that a thread of `show` writes for each of its games
OWN_SEAT, AGREED, NUMBER, NAMED, NAMES_SEAT, KNOWN = range(6)  # what a column says
ALWAYS = -1  # instead of the place of its knowers: everybody knows it


@cuda.jit(cache=True)
def step(
    games: Any,
    blank: Any,
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
    taken: Any,
    anew: bool,
) -> None:
    """As `stepping.step`; `taken` counts the decisions of each game.

    Every rule is called in one place only: they are laid in here.
    """
    place = cuda.grid(1)
    if place >= numbers.shape[0]:
        return
    records = cuda.local.array(1, GAME)
    menu = lift(cuda.local.array(MENU, int16))
    dice = lift(cuda.local.array(1, uint64))
    ended[place] = False
    illegal[place] = False
    for seat in range(rewards.shape[1]):
        rewards[place, seat] = 0.0
    action = int(actions[place])
    seat = int(seats[place])
    dice[0] = words[place]
    if action == ANYTHING and menus[0, place] > 0:
        action = int(menus[1 + pick(dice, int(menus[0, place])), place])
    elif action != BEGIN and not has(menus, place, action):
        illegal[place] = True
        return
    number = int(numbers[place])
    over, decisions = False, 0
    book = lift(books[number % len(books)])
    game, sight = lift(records[0]), lift(seen[place % seen.shape[0]])
    put(records, 0, games[place])
    while True:
        if action == BEGIN:
            put(records, 0, blank[0])
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
            book = lift(books[number % len(books)])
            action = BEGIN
            continue
        seat = lowest_seat(rules.actors(game, book))
        clear(menu)
        rules.options(game, book, seat, menu)
        policy = policies[seat]
        if policy == LEARNER:
            break
        if policy == RANDOM:
            action = int(menu[1 + pick(dice, menu[0])])
        else:
            put(seen, place, records[0])
            erase(seen_raw[place], secrets, seat)
            action = int(choose(policy, sight, book, seat, menu, dice))
    put(games, place, records[0])
    for entry in range(menu[0] + 1):
        menus[entry, place] = menu[entry]
    words[place] = dice[0]
    seats[place] = seat
    numbers[place] = number
    ended[place] = over
    taken[place] += decisions


@cuda.jit(device=True)
def has(menus: Any, place: int, action: int) -> bool:
    for entry in range(1, menus[0, place] + 1):
        if menus[entry, place] == action:
            return True
    return False


@cuda.jit(cache=True)
def show_masks(menus: Any, masks: Any) -> None:
    """A warp writes the mask of a game."""
    thread = uint32(cuda.grid(1))
    place, lane = uint64(thread // uint32(WARP)), uint64(thread % uint32(WARP))
    if place >= masks.shape[0]:
        return
    for action in range(lane, uint64(masks.shape[1]), uint64(WARP)):
        masks[place, action] = 0
    for entry in range(uint64(1), uint64(menus[0, place]) + uint64(1)):
        action = uint64(menus[entry, place])
        if action % uint64(WARP) == lane:  # the very thread that wrote the 0
            masks[place, action] = 1


@cuda.jit(cache=True)
def show(
    bytes_: Any,
    shorts: Any,
    words: Any,
    longs: Any,
    seats: Any,
    numbers: Any,
    heads: Any,
    columns: Any,
    maps: Any,
    players: int,
    rows: Any,
) -> None:
    """A warp writes some columns of 32 games, those of one seat after the other: a seat's plan is read once for all.

    `bytes_`, `shorts`, `words`, `longs` are the records as numbers of each size.
    """
    asked = cuda.shared.array(ASKED, uint32)  # of each warp, for each seat: a bit for each game
    lane = uint64(cuda.threadIdx.x % WARP)
    corner = uint64(cuda.blockIdx.x * BLOCK + cuda.threadIdx.x) - lane
    first = uint64(cuda.threadIdx.x // WARP * MOST_SEATS)
    left = uint64(cuda.blockIdx.y * WARP * SLAB)
    if lane < MOST_SEATS:
        bits = uint32(0)
        for place in range(corner, min(corner + uint64(WARP), uint64(rows.shape[0]))):
            if seats[place] == lane:
                bits |= uint32(1) << uint32(place - corner)
        asked[first + lane] = bits
    cuda.syncthreads()
    for seat in range(players):
        theirs = asked[first + uint64(seat)]
        for column in range(left + lane, min(left + uint64(WARP * SLAB), uint64(columns.shape[1])), uint64(WARP)):
            what, at, wide, more, keeper = (
                columns[uint64(seat), column, 0],
                uint64(columns[uint64(seat), column, 1]),
                columns[uint64(seat), column, 2],
                columns[uint64(seat), column, 3],
                columns[uint64(seat), column, 4],
            )
            waiting = theirs
            while waiting != 0:
                place = corner + uint64(cuda.ffs(waiting) - 1)
                waiting &= waiting - uint32(1)
                value = int64(0)
                if what == OWN_SEAT:
                    value = int64(1 if more == seat else 0)
                elif what == AGREED:
                    value = int64(heads[uint64(numbers[place] % heads.shape[0]), at])
                elif keeper == ALWAYS or (keeper >= 0 and knows(bytes_[place, uint64(keeper)], seat)):
                    if wide == 1:
                        value = int64(bytes_[place, at])
                    elif wide == 2:
                        value = int64(shorts[place, at])
                    elif wide == 4:
                        value = int64(words[place, at])
                    else:
                        value = int64(longs[place, at])
                if what == NUMBER and wide == 1 and more == 1 and value > 127:
                    value -= 256  # signed
                elif what == NAMED:
                    value = int64(1 if maps[uint64(more // 256), uint64(uint8(value))] == more % 256 else 0)
                elif what == NAMES_SEAT:
                    value = int64(maps[uint64(more), uint64(uint8(value))])
                elif what == KNOWN:
                    value = (value >> seat) & 1
                rows[place, column] = value
