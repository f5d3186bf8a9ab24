"""What environments on CUDA show of their games, to the last bit as `stepping.show` writes it.

A warp shows 32 games. For rows, each of its threads first takes out of one game's record what that game's seat knows,
as numbers (slots) that mean the same for every seat; then each has a column, and writes it for game after game, so that
what the threads write lies side by side. Some columns at a time, since slots lie in the memory that threads share.
How records lie, and why indices have no sign, is said in `stepping_cuda`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import cuda, float32, int32, int64, uint32, uint64

from turnkey.core.layout import layout_of, lift
from turnkey.core.loops import unbound as rules
from turnkey.core.loops.unbound import Game
from turnkey.core.secrecy import erase

RECORD = layout_of(Game).dtype
WORDS = RECORD.itemsize // 8
BLOCK = 128  # threads of a block, and games whose records lie together
WARP = 32
SLOTS = 64  # of so many columns as are written in one go
TILE = SLOTS * (WARP + 1)  # one more than there are games: so threads that read downwards meet no two in one bank
TILES = BLOCK // WARP * TILE
# What a slot is: some bits of a byte; what a byte stands for; a number with a sign, of one, two or four bytes; what was
# noted beside the record, or what that stands for; what the table agreed on; always the same
BITS, MAPPED, SIGNED, SHORT, WORD, NOTED, NOTED_MAPPED, AGREED, CONSTANT = range(9)
# What a column says of its slot: whether it is a certain number; the number itself; that and the next as one number
IS, COPY, PAIR = range(3)
ALWAYS = (1 << 20) - 1  # instead of the place of its knowers: everybody knows it


@cuda.jit(cache=True)
def show_masks(menus: Any, actions: int, together: int, masks: Any) -> None:
    """A block writes the masks of some games, which lie one after the other: in its own memory, then all at once."""
    words = cuda.shared.array(0, uint32)
    thread, threads = uint32(cuda.threadIdx.x), uint32(cuda.blockDim.x)
    size = uint32(together * actions) // uint32(4)
    corner = uint32(cuda.blockIdx.x * together)
    for word in range(thread, size, threads):
        words[word] = 0
    cuda.syncthreads()
    game = thread % uint32(together)
    if corner + game < uint32(menus.shape[1]):
        at = game * uint32(actions)
        last = uint32(menus[uint32(0), corner + game])
        for entry in range(uint32(1) + thread // uint32(together), last + uint32(1), threads // uint32(together)):
            byte = at + uint32(menus[entry, corner + game])
            cuda.atomic.or_(words, byte >> uint32(2), uint32(1) << ((byte & uint32(3)) << uint32(3)))
    cuda.syncthreads()
    first = uint64(cuda.blockIdx.x) * uint64(size)
    for word in range(thread, uint32(min(uint64(size), uint64(masks.shape[0]) - first)), threads):
        masks[first + uint64(word)] = words[word]


@cuda.jit(cache=True)
def note(games: Any, numbers: Any, seats: Any, secrets: Any, books: Any, apart: Any, notes: Any) -> None:
    """For features: beside each record, distances on a loop (see `stepping.note_distances`), then what the game's own
    rule writes. `notes` has a column for each game."""
    place = uint32(cuda.grid(1))
    record = cuda.local.array(WORDS, uint64)
    if place < uint32(numbers.shape[0]):
        seat = int(seats[place])
        tile, lane = place // uint32(BLOCK), place % uint32(BLOCK)
        for word in range(uint32(WORDS)):
            record[word] = games[tile, word, lane]
        seen = record.view(np.uint8)
        erase(seen, secrets, seat)
        for one in range(uint32(notes.shape[0])):
            notes[one, place] = 0
        for one in range(uint32(apart.shape[1])):
            here, there = signed(seen[apart[seat, one, 0]]), signed(seen[apart[seat, one, 1]])
            away = int64(-1)
            if here >= 0 and there >= 0:
                away = (there - here) % int64(apart[seat, one, 2])
            notes[one, place] = away
        if notes.shape[0] > apart.shape[1]:
            book = lift(books[numbers[place] % len(books)])
            rules.features(lift(record.view(RECORD)[0]), book, seat, notes[apart.shape[1] :, place])


@cuda.jit(device=True)
def signed(byte: int) -> Any:
    value = int64(byte)
    return value - int64(256) if value > int64(127) else value


@cuda.jit(cache=True)
def show(
    bytes_: Any,
    shorts: Any,
    words: Any,
    seats: Any,
    numbers: Any,
    heads: Any,
    parts: Any,
    slots: Any,
    columns: Any,
    maps: Any,
    notes: Any,
    scales: Any,
    rows: Any,
) -> None:
    """`bytes_`, `shorts`, `words` are the records as numbers of one, two and four bytes; `parts` says for each part of
    the columns where it begins and ends and how many slots it has. `scales`, if there are any, bring columns to a like
    size."""
    numbers_here = cuda.shared.array(TILES, int32)
    part, thread = uint32(cuda.blockIdx.y), uint32(cuda.threadIdx.x)
    lane = thread % uint32(WARP)
    tile = thread // uint32(WARP) * uint32(TILE)
    place = uint32(cuda.blockIdx.x * BLOCK) + thread
    envs, width = uint32(seats.shape[0]), uint64(columns.shape[0])
    if place < envs:
        seat = uint32(seats[place])
        base = (uint64(cuda.blockIdx.x) * uint64(WORDS * BLOCK) + uint64(thread)) << uint64(3)
        table = uint32(0)
        if heads.shape[0] > 1:
            table = uint32(numbers[place] % heads.shape[0])
        spot, slot, last = tile + lane, uint32(0), uint32(parts[part, uint32(2)])
        while slot < last:
            source = uint64(slots[seat, part, slot])
            numbers_here[spot] = taken_out(bytes_, shorts, words, base, heads, table, maps, notes, place, seat, source)
            spot += uint32(WARP + 1)
            slot += uint32(1)
    cuda.syncthreads()
    corner = place - lane
    column, end = uint32(parts[part, uint32(0)]) + lane, uint32(parts[part, uint32(1)])
    here = uint32(WARP) if corner + uint32(WARP) <= envs else max(envs, corner) - corner
    while column < end:
        entry = uint32(columns[column])
        how, wanted = (entry >> uint32(8)) & uint32(3), int32(entry >> uint32(10))
        spot = tile + (entry & uint32(255)) * uint32(WARP + 1)
        there = uint64(corner) * width + uint64(column)
        if here == uint32(WARP) and how != uint32(PAIR) and scales.shape[0] == 0:  # the usual case, unrolled
            for game in range(WARP):
                rows[there] = said(numbers_here[spot + uint32(game)], how, wanted)
                there += width
        else:
            last = spot + here
            while spot < last:
                value = said(int64(numbers_here[spot]), how, wanted)
                if how == uint32(PAIR):
                    upper = int64(numbers_here[spot + uint32(WARP + 1)])
                    value = (upper << int64(32)) | (value & int64(0xFFFFFFFF))
                if scales.shape[0] > 0:
                    rows[there] = float32(value) * scales[column]
                else:
                    rows[there] = value
                spot += uint32(1)
                there += width
        column += uint32(WARP)


@cuda.jit(device=True)
def said(value: int, how: int, wanted: int) -> Any:
    """What a column says of its slot."""
    return int32(value == wanted) if how == uint32(IS) else value


@cuda.jit(device=True)
def taken_out(
    bytes_: Any,
    shorts: Any,
    words: Any,
    base: int,
    heads: Any,
    table: int,
    maps: Any,
    notes: Any,
    place: int,
    seat: int,
    source: int,
) -> Any:
    """What a slot holds, of one game; 0 if its seat does not know it."""
    at, keeper = uint32(source) & uint32(ALWAYS), uint32(source >> uint64(20)) & uint32(ALWAYS)
    more, how = uint32(source >> uint64(40)) & uint32(0xFFFF), uint32(source >> uint64(56))
    if how > uint32(WORD):
        if how == uint32(NOTED):
            return int32(notes[at, place])
        if how == uint32(NOTED_MAPPED):
            return int32(maps[more, uint32(int32(notes[at, place]) & int32(255))])
        if how == uint32(AGREED):
            return int32(heads[table, at])
        return int32(at)
    known = uint32(1)
    if keeper != uint32(ALWAYS):
        known = (uint32(bytes_[base + uint64(keeper)]) >> seat) & uint32(1)
    there = base + uint64(at)
    if how == uint32(BITS):
        return int32(((uint32(bytes_[there]) >> (more & uint32(7))) & (more >> uint32(3))) * known)
    if how == uint32(MAPPED):
        return int32(maps[more, uint32(bytes_[there]) * known])
    if known == uint32(0):
        return int32(0)
    if how == uint32(SIGNED):
        return int32(signed(bytes_[there]))
    if how == uint32(SHORT):
        return int32(shorts[there >> uint64(1)])
    return int32(words[there >> uint64(2)])
