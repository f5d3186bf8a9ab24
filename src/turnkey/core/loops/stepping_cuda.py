"""The loops of environments for CUDA: the same games, the same rows, to the last bit, as those of `stepping`.

A thread plays a game, in memory of its own, and a warp shows 32 games: each of its threads has a column of the row, so
that what they write lies side by side. Indices there have no sign: Numba would ask of each whether it counts from the
end, which takes longer than all the rest. `menus` has a column for each game, also so that neighbours lie together.
"""

from __future__ import annotations

from typing import Any

from numba import cuda, int16, int32, int64, uint32, uint64

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
RECORD = layout_of(Game).dtype
WORDS = RECORD.itemsize // 8
LEARNER, CHOOSER, BEGIN, ANYTHING, NOTHING = -1, -3, -1, -2, -4  # as in `stepping`; NOTHING: the game stays as it is
WARP = 32
BLOCK = 128  # threads of a block
TILE = WARP * (WARP + 1)  # a column more than there are words: so threads that read downwards meet no two in one bank
TILES = BLOCK // WARP * TILE
SLAB = 16  # columns that a thread of `show` writes for each of its games
# What a column says: whether a byte is a number; some bits of one; what the table is about; a byte that is looked up or
# has a sign; wider numbers; what was noted beside the record, or whether that is a number
IS, BITS, CONSTANT, AGREED, MAPPED, SIGNED, SHORT, WORD, LONG, NOTED, NOTED_IS = range(11)
NOBODY = 127  # instead of a seat: there is no such game
ALWAYS = -1  # instead of the place of its knowers: everybody knows it


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
    record = cuda.local.array(WORDS, uint64)
    menu = lift(cuda.local.array(MENU, int16))
    dice = lift(cuda.local.array(1, uint64))
    tiles = cuda.shared.array(TILES, uint64)
    fetch(games, tiles, record)
    action, seat, number = NOTHING, 0, 0
    if place < numbers.shape[0]:
        ended[place] = False
        illegal[place] = False
        for one in range(rewards.shape[1]):
            rewards[place, one] = 0.0
        dice[0] = words[place]
        action, seat, number = int(actions[place]), int(seats[place]), int(numbers[place])
        if action == ANYTHING and menus[0, place] > 0:
            action = int(menus[1 + pick(dice, int(menus[0, place])), place])
        elif action != BEGIN and not has(menus, place, action):
            illegal[place] = True
            action = NOTHING
    if action != NOTHING:
        over, decisions = False, 0
        book = lift(books[number % len(books)])
        game, sight = lift(record.view(RECORD)[0]), lift(seen[place % seen.shape[0]])
        while True:
            if action == BEGIN:
                for word in range(WORDS):
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
        for entry in range(menu[0] + 1):
            menus[entry, place] = menu[entry]
        words[place] = dice[0]
        seats[place] = seat
        numbers[place] = number
        ended[place] = over
        taken[place] += decisions
    send_back(games, tiles, record)


# A thread's record lies in memory of its own, and records lie one after the other in that of all. Read straight from
# there, neighbours would read far from each other. So a warp fetches 32 words of one record after the other, side by
# side, into a tile, where each thread finds its own.


@cuda.jit(device=True)
def fetch(games: Any, tiles: Any, record: Any) -> None:
    lane = uint64(cuda.threadIdx.x % WARP)
    tile = uint64(cuda.threadIdx.x // WARP * TILE)
    corner = uint64(cuda.grid(1)) - lane
    here = min(uint64(WARP), uint64(games.shape[0]) - min(corner, uint64(games.shape[0])))
    for left in range(uint64(0), uint64(WORDS), uint64(WARP)):
        for game in range(here if left + lane < uint64(WORDS) else uint64(0)):
            tiles[tile + game * uint64(WARP + 1) + lane] = games[corner + game, left + lane]
        cuda.syncthreads()
        for word in range(min(uint64(WARP), uint64(WORDS) - left)):
            record[left + word] = tiles[tile + lane * uint64(WARP + 1) + word]
        cuda.syncthreads()


@cuda.jit(device=True)
def send_back(games: Any, tiles: Any, record: Any) -> None:
    lane = uint64(cuda.threadIdx.x % WARP)
    tile = uint64(cuda.threadIdx.x // WARP * TILE)
    corner = uint64(cuda.grid(1)) - lane
    here = min(uint64(WARP), uint64(games.shape[0]) - min(corner, uint64(games.shape[0])))
    for left in range(uint64(0), uint64(WORDS), uint64(WARP)):
        for word in range(min(uint64(WARP), uint64(WORDS) - left)):
            tiles[tile + lane * uint64(WARP + 1) + word] = record[left + word]
        cuda.syncthreads()
        for game in range(here if left + lane < uint64(WORDS) else uint64(0)):
            games[corner + game, left + lane] = tiles[tile + game * uint64(WARP + 1) + lane]
        cuda.syncthreads()


@cuda.jit(device=True)
def has(menus: Any, place: int, action: int) -> bool:
    for entry in range(1, menus[0, place] + 1):
        if menus[entry, place] == action:
            return True
    return False


@cuda.jit(cache=True)
def show_masks(menus: Any, actions: int, masks: Any) -> None:
    """A warp writes the masks of 32 games: each of its threads notes one game's options as bits, then all write."""
    bits = cuda.shared.array(0, uint32)
    lane, words = uint32(cuda.threadIdx.x), uint32((actions + 31) // 32)
    corner = uint64(cuda.blockIdx.x * WARP)
    here = uint32(min(uint64(WARP), uint64(menus.shape[1]) - corner))
    for word in range(lane, uint32(WARP) * words, uint32(WARP)):
        bits[word] = 0
    cuda.syncthreads()
    if lane < here:
        for entry in range(uint64(1), uint64(menus[uint64(0), corner + lane]) + uint64(1)):
            action = uint32(menus[entry, corner + lane])
            bits[lane * words + (action >> uint32(5))] |= uint32(1) << (action & uint32(31))
    cuda.syncthreads()
    for game in range(here):
        row = (corner + uint64(game)) * uint64(actions)
        for action in range(lane, uint32(actions), uint32(WARP)):
            masks[row + uint64(action)] = (bits[uint32(game) * words + (action >> uint32(5))] >> lane) & uint32(1)


@cuda.jit(cache=True)
def note(
    games: Any,
    numbers: Any,
    seats: Any,
    seen: Any,
    seen_raw: Any,
    seen_words: Any,
    secrets: Any,
    books: Any,
    apart: Any,
    notes: Any,
) -> None:
    """For features: beside each record, distances on a loop (see `stepping.note_distances`), then what the game's own
    rule writes. `seen`, `seen_raw`, `seen_words` are one memory."""
    place = cuda.grid(1)
    if place < numbers.shape[0]:
        seat = int(seats[place])
        for word in range(WORDS):
            seen_words[place, word] = games[place, word]
        erase(seen_raw[place], secrets, seat)
        for one in range(notes.shape[1]):
            notes[place, one] = 0
        for one in range(apart.shape[1]):
            here = signed(seen_raw[place, apart[seat, one, 0]])
            there = signed(seen_raw[place, apart[seat, one, 1]])
            away = int64(-1)
            if here >= 0 and there >= 0:
                away = (there - here) % int64(apart[seat, one, 2])
            notes[place, one] = away
        if notes.shape[1] > apart.shape[1]:
            book = lift(books[numbers[place] % len(books)])
            rules.features(lift(seen[place]), book, seat, notes[place, apart.shape[1] :])


@cuda.jit(device=True)
def signed(byte: int) -> Any:
    value = int64(byte)
    return value - int64(256) if value > int64(127) else value


@cuda.jit(cache=True)
def scale(rows: Any, scaled: Any, scales: Any) -> None:
    """Bring some columns of each game's row to a like size."""
    place = cuda.grid(1)
    if place < rows.shape[0]:
        for one in range(scaled.shape[0]):
            rows[place, scaled[one]] *= scales[one]


@cuda.jit(cache=True)
def show(
    bytes_: Any,
    shorts: Any,
    words: Any,
    longs: Any,
    seats: Any,
    numbers: Any,
    heads: Any,
    plans: Any,
    maps: Any,
    notes: Any,
    rows: Any,
) -> None:
    """A warp writes some columns of 32 games, those of one seat after the other: a column's plan is read once for all
    of them. `bytes_`, `shorts`, `words`, `longs` are the records as numbers of each size.
    """
    order = cuda.shared.array(BLOCK, uint32)  # the games of each warp, by the seats that are asked in them
    asked = cuda.shared.array(BLOCK, int32)  # and those seats
    lane = uint32(cuda.threadIdx.x % WARP)
    first = uint32(cuda.threadIdx.x) - lane  # of the warp's places in these two
    corner = uint64(cuda.blockIdx.x * BLOCK) + uint64(first)
    size, width = uint64(8 * WORDS), uint64(plans.shape[1])
    mine = int32(NOBODY)
    if corner + lane < uint64(seats.shape[0]):
        mine = int32(seats[corner + uint64(lane)])
    asked[first + lane] = mine
    cuda.syncthreads()
    rank = uint32(0)
    for other in range(uint32(WARP)):
        theirs = asked[first + other]
        if theirs < mine or (theirs == mine and other < lane):
            rank += uint32(1)
    cuda.syncthreads()
    order[first + rank] = lane
    asked[first + rank] = mine
    cuda.syncthreads()

    left = uint64(cuda.blockIdx.y * WARP * SLAB) + uint64(lane)
    here = corner * size
    for column in range(left, min(left + uint64(WARP * SLAB), width), uint64(WARP)):
        there = corner * width + column
        turn = first
        while turn < first + uint32(WARP) and asked[turn] != NOBODY:
            seat = asked[turn]
            begin, end = turn, turn + uint32(1)
            while end < first + uint32(WARP) and asked[end] == seat:
                end += uint32(1)
            turn = end
            what, at = plans[uint64(seat), column, 0], uint64(plans[uint64(seat), column, 1])
            more, keeper = plans[uint64(seat), column, 2], plans[uint64(seat), column, 3]
            known_at = uint64(max(keeper, 0))
            if what <= BITS:
                # Four at a time, so that one need not wait for another's byte; at the end some are written again
                last = end - uint32(1)
                for game in range(begin, end, uint32(4)):
                    one, two = uint64(order[game]), uint64(order[min(game + uint32(1), last)])
                    three, four = uint64(order[min(game + uint32(2), last)]), uint64(order[min(game + uint32(3), last)])
                    first_byte = byte_of(bytes_, here + one * size, at, keeper, known_at, seat)
                    second_byte = byte_of(bytes_, here + two * size, at, keeper, known_at, seat)
                    third_byte = byte_of(bytes_, here + three * size, at, keeper, known_at, seat)
                    fourth_byte = byte_of(bytes_, here + four * size, at, keeper, known_at, seat)
                    rows[there + one * width] = said(first_byte, what, more)
                    rows[there + two * width] = said(second_byte, what, more)
                    rows[there + three * width] = said(third_byte, what, more)
                    rows[there + four * width] = said(fourth_byte, what, more)
            elif what == CONSTANT:
                for game in range(begin, end):
                    rows[there + uint64(order[game]) * width] = more
            else:
                for game in range(begin, end):
                    place = uint64(order[game])
                    spot = here + place * size
                    value = int64(0)
                    if what >= NOTED:
                        value = int64(notes[corner + place, at])
                        if what == NOTED_IS:
                            value = int64(1 if value == int64(more) else 0)
                    elif what == AGREED:
                        value = heads[uint64(numbers[corner + place] % heads.shape[0]), at]
                    elif keeper == ALWAYS or knows(bytes_[spot + known_at], seat):
                        if what in (MAPPED, SIGNED):
                            value = int64(bytes_[spot + at])
                        elif what == SHORT:
                            value = int64(shorts[(spot >> uint64(1)) + at])
                        elif what == WORD:
                            value = int64(words[(spot >> uint64(2)) + at])
                        else:
                            value = int64(longs[(spot >> uint64(3)) + at])
                    if what == MAPPED:
                        value = int64(maps[uint64(more), uint64(value)])
                    elif what == SIGNED and value > 127:
                        value -= 256
                    rows[there + place * width] = value


@cuda.jit(device=True)
def byte_of(bytes_: Any, spot: int, at: int, keeper: int, known_at: int, seat: int) -> Any:
    """A byte of a record, or 0 if the seat does not know it."""
    byte = uint32(bytes_[spot + at])
    if keeper != ALWAYS:
        byte *= (uint32(bytes_[spot + known_at]) >> uint32(seat)) & uint32(1)
    return byte


@cuda.jit(device=True)
def said(byte: Any, what: int, more: int) -> Any:
    """What a column says of it."""
    if what == IS:
        return uint32(1 if byte == uint32(more) else 0)
    return (byte >> uint32(more & 7)) & uint32(more >> 3)
