"""What environments on CUDA show of their games, to the last bit as `stepping.show` writes it.

For rows, a block takes the records of some games into its own memory, and what their seats do not know out of them.
Then each of its threads has a column, and writes it for game after game, so that what threads write lies side by side;
those games together at which the same seat looks, since where a number lies depends on who looks. Where many columns
say something of one number, numbers are taken out first (slots, which mean the same for every seat), and columns are
written from these. Why indices have no sign is said in `stepping_cuda`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import cuda, int32, int64, uint8, uint32, uint64

from turnkey.core.layout import layout_of, lift
from turnkey.core.loops import unbound as rules
from turnkey.core.loops.unbound import Game
from turnkey.core.secrecy import erase, knows

RECORD = layout_of(Game).dtype
SIZE = RECORD.itemsize
WORDS = SIZE // 8
MOST = 64  # games that a block shows at once
SEATS = 8
# What a slot is: bits of a record; what these stand for; what the table agreed on
TAKEN, MAPPED, AGREED = range(3)
# What a column says of its slot: whether it is a certain number; the number itself; that and the next as one number
IS, COPY, PAIR = range(3)


@cuda.jit(cache=True)
def show_masks(menus: Any, envs: int, actions: int, together: int, masks: Any) -> None:
    """A block writes the masks of some games, which lie one after the other: in its own memory, then all at once."""
    words = cuda.shared.array(0, uint32)
    thread, threads = uint32(cuda.threadIdx.x), uint32(cuda.blockDim.x)
    size, many = uint32(together * actions) // uint32(4), uint32(together)
    corner = uint32(cuda.blockIdx.x) * many
    word = thread
    while word < size:
        words[word] = 0
        word += threads
    cuda.syncthreads()
    game = thread % many
    if corner + game < uint32(envs):
        at, entry = game * uint32(actions), uint32(1) + thread // many
        last = uint32(menus[uint32(0), corner + game])
        while entry <= last:
            byte = at + uint32(menus[entry, corner + game])
            cuda.atomic.or_(words, byte >> uint32(2), uint32(1) << ((byte & uint32(3)) << uint32(3)))
            entry += threads // many
    cuda.syncthreads()
    first = uint64(cuda.blockIdx.x) * uint64(size)
    here = masks[first:]
    last = uint32(min(uint64(size), uint64(masks.shape[0]) - first))
    word = thread
    while word < last:
        here[word] = words[word]
        word += threads


@cuda.jit(cache=True)
def note(games: Any, numbers: Any, seats: Any, secrets: Any, books: Any, apart: Any, notes: Any) -> None:
    """For features: beside each record, distances on a loop (see `stepping.note_distances`), then what the game's own
    rule writes. `notes` has a column for each game."""
    place = uint32(cuda.grid(1))
    record = cuda.local.array(WORDS, uint64)
    if place < uint32(numbers.shape[0]):
        seat = int(seats[place])
        for word in range(uint32(WORDS)):
            record[word] = games[uint64(place) * uint64(WORDS) + uint64(word)]
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
    games: Any,
    seats: Any,
    numbers: Any,
    secrets: Any,
    heads: Any,
    sources: Any,
    columns: Any,
    maps: Any,
    notes: Any,
    noted: int,
    scales: Any,
    bits: int,
    stride: int,
    rows: Any,
) -> None:
    """`games` are the words of all records. A block shows 1 << `bits` games. In its memory a record, and what is noted
    of it, has `stride` words of four bytes. `sources` say for each seat where each column comes from, `columns` what is
    said of that. `scales`, if there are any, bring columns to a like size."""
    words = cuda.shared.array(0, int32)
    bytes_ = cuda.shared.array(0, uint8)  # the same memory
    order = cuda.shared.array(MOST, uint32)
    tables = cuda.shared.array(MOST, uint32)
    counts = cuda.shared.array(SEATS, uint32)
    corner = uint32(cuda.blockIdx.x) << uint32(bits)
    here = take_in(
        games, seats, numbers, secrets, heads, notes, uint32(noted), corner, uint32(bits), uint32(stride),
        words, bytes_, order, tables, counts,
    )  # fmt: skip
    width, step = uint32(columns.shape[0]), uint32(stride)
    rows_here = rows[uint64(corner) * uint64(width) :]
    column = uint32(cuda.threadIdx.x)
    while column < width:
        how, wanted = columns[column] & uint32(3), int32(columns[column] >> uint32(10))
        place, last = uint32(0), uint32(0)
        for seat in range(uint32(sources.shape[0])):
            last += counts[uint32(seat)]
            if place < last:
                kind, at, up, down, mask, more = unpacked(uint64(sources[seat, column]))
                if kind == uint32(TAKEN):
                    while place < last:
                        game = order[place]
                        value = taken(words, uint32(game * step + at), up, down, mask)
                        if how == uint32(IS):
                            value = int32(value == wanted)
                        rows_here[uint32(game * width + column)] = value
                        place += uint32(1)
                while place < last:
                    game = order[place]
                    if kind == uint32(AGREED):
                        value = int32(heads[tables[game], more])
                    else:
                        value = int32(maps[more, uint32(taken(words, uint32(game * step + at), up, down, mask))])
                    if how == uint32(IS):
                        value = int32(value == wanted)
                    rows_here[uint32(game * width + column)] = value
                    place += uint32(1)
        column += uint32(cuda.blockDim.x)
    scale(scales, rows_here, here, width)


@cuda.jit(cache=True)
def show_by_slots(
    games: Any,
    seats: Any,
    numbers: Any,
    secrets: Any,
    heads: Any,
    slots: Any,
    columns: Any,
    parts: Any,
    maps: Any,
    notes: Any,
    noted: int,
    scales: Any,
    bits: int,
    stride: int,
    rows: Any,
) -> None:
    """The same by way of slots. `parts` says for each part of the columns where it begins and ends and how many slots
    it has."""
    words = cuda.shared.array(0, int32)
    bytes_ = cuda.shared.array(0, uint8)  # the same memory
    order = cuda.shared.array(MOST, uint32)
    tables = cuda.shared.array(MOST, uint32)
    counts = cuda.shared.array(SEATS, uint32)
    corner = uint32(cuda.blockIdx.x) << uint32(bits)
    here = take_in(
        games, seats, numbers, secrets, heads, notes, uint32(noted), corner, uint32(bits), uint32(stride),
        words, bytes_, order, tables, counts,
    )  # fmt: skip
    thread, threads = uint32(cuda.threadIdx.x), uint32(cuda.blockDim.x)
    width, step = uint32(columns.shape[0]), uint32(stride)
    rows_here = rows[uint64(corner) * uint64(width) :]
    across = (uint32(1) << uint32(bits)) + uint32(1)  # from slot to slot: odd, so that no two meet in one bank
    slot_values = words[step << uint32(bits) :]
    for part in range(uint32(parts.shape[0])):
        slot, end = thread, uint32(parts[part, uint32(2)])
        while slot < end:
            place, last, to = uint32(0), uint32(0), uint32(slot * across)
            for seat in range(uint32(slots.shape[0])):
                last += counts[uint32(seat)]
                if place < last:
                    kind, at, up, down, mask, more = unpacked(uint64(slots[seat, part, slot]))
                    if kind == uint32(TAKEN):
                        while place < last:
                            game = order[place]
                            slot_values[uint32(to + game)] = taken(words, uint32(game * step + at), up, down, mask)
                            place += uint32(1)
                    while place < last:
                        game = order[place]
                        if kind == uint32(AGREED):
                            value = int32(heads[tables[game], more])
                        else:
                            value = int32(maps[more, uint32(taken(words, uint32(game * step + at), up, down, mask))])
                        slot_values[uint32(to + game)] = value
                        place += uint32(1)
            slot += threads
        cuda.syncthreads()
        column, end = uint32(parts[part, uint32(0)]) + thread, uint32(parts[part, uint32(1)])
        while column < end:
            entry = uint32(columns[column])
            how, wanted = entry & uint32(3), int32(entry >> uint32(10))
            spot = ((entry >> uint32(2)) & uint32(255)) * across
            last = spot + here
            there = uint64(column)
            while spot < last:
                value = slot_values[spot]
                if how == uint32(IS):
                    value = int32(value == wanted)
                rows_here[there] = value
                spot += uint32(1)
                there += uint64(width)
            if how == uint32(PAIR):
                write_pairs(slot_values, rows_here, spot - here, across, here, column, width)
            column += threads
        cuda.syncthreads()
    scale(scales, rows_here, here, width)


@cuda.jit(device=True)
def unpacked(source: int) -> Any:
    """Of what kind a source is; which word, by how many bits it is moved up and then down, and what then counts; which
    map or which of what was agreed on."""
    low, high = uint32(source), uint32(source >> uint64(32))
    up, down = (low >> uint32(2)) & uint32(31), (low >> uint32(7)) & uint32(31)
    mask = int32(-1) if low & uint32(1 << 12) else int32(uint32(0xFFFFFFFF) >> down)
    return low & uint32(3), low >> uint32(16), up, down, mask, high


@cuda.jit(device=True)
def taken(words: Any, at: int, up: int, down: int, mask: int) -> Any:
    """Some bits of a word."""
    word = int32(uint32(words[at]) << up)
    return int32(int32(word >> int32(down)) & mask)


@cuda.jit(device=True)
def write_pairs(values: Any, rows: Any, spot: int, across: int, here: int, column: int, width: int) -> None:
    """A column of numbers of eight bytes, whose halves lie in two slots."""
    for game in range(here):
        lower, upper = values[spot + game], values[spot + across + game]
        value = (int64(upper) << int64(32)) | (int64(lower) & int64(0xFFFFFFFF))
        rows[uint64(game) * uint64(width) + uint64(column)] = value


@cuda.jit(device=True)
def scale(scales: Any, rows: Any, here: int, width: int) -> None:
    if scales.shape[0] > 0:
        cuda.syncthreads()
        column = uint32(cuda.threadIdx.x)
        while column < uint32(scales.shape[0]):
            for game in range(here):
                rows[uint64(game) * uint64(width) + uint64(column)] *= scales[column]
            column += uint32(cuda.blockDim.x)


@cuda.jit(device=True)
def take_in(
    games: Any,
    seats: Any,
    numbers: Any,
    secrets: Any,
    heads: Any,
    notes: Any,
    noted: int,
    corner: int,
    bits: int,
    step: int,
    words: Any,
    bytes_: Any,
    order: Any,
    tables: Any,
    counts: Any,
) -> int:
    """The records of a block's games, behind each what is noted beside it, without what their seats do not know; the
    games in the order of their seats, and how many each has; at which kind of table each is. How many there are."""
    thread, threads = uint32(cuda.threadIdx.x), uint32(cuda.blockDim.x)
    together, others = uint32(1) << bits, (uint32(1) << bits) - uint32(1)
    here = uint32(min(uint64(together), uint64(seats.shape[0]) - uint64(corner)))
    if thread < uint32(SEATS):
        counts[thread] = 0
    mine = games[uint64(corner) * uint64(WORDS) :]
    one = thread
    while one < together * uint32(WORDS):
        value, to = mine[one], uint32(one * uint32(2))
        if noted > 0:
            to = uint32(one // uint32(WORDS) * step + one % uint32(WORDS) * uint32(2))
        words[to] = int32(uint32(value))
        words[uint32(to + uint32(1))] = int32(uint32(value >> uint64(32)))
        one += threads
    one = thread
    while one < noted << bits:
        game, number = one & others, one >> bits
        if game < here:
            bytes_[uint32(game * step * uint32(4) + uint32(SIZE) + number)] = uint8(notes[number, corner + game])
        one += threads
    cuda.syncthreads()
    one = thread
    while one < uint32(secrets.shape[0]) << bits:
        game, row = one & others, one >> bits
        if game < here:
            base = uint32(game * step * uint32(4))
            if not knows(bytes_[base + uint32(secrets[row, 2])], seats[corner + game]):
                for place in range(uint32(secrets[row, 1])):
                    bytes_[base + uint32(secrets[row, 0]) + place] = 0
        one += threads
    rank, seat = uint32(0), uint32(0)
    if thread < here:
        seat = uint32(seats[corner + thread])
        rank = uint32(cuda.atomic.add(counts, seat, 1))
        tables[thread] = numbers[corner + thread] % heads.shape[0] if heads.shape[0] > 1 else 0
    cuda.syncthreads()
    if thread < here:
        for other in range(seat):
            rank += counts[uint32(other)]
        order[rank] = thread
    cuda.syncthreads()
    return here
