"""What environments on CUDA show of their games, to the last bit as `stepping.show` writes it.

For rows, a block takes the records of some games into its own memory, and what their seats do not know out of them, and
clears rows beside them: most columns are 0. Then each of its threads takes a number out of one game after the other
and puts it where it is shown; of a number that has a column for each value, only the one that is 1. Last, the rows go
out in words of eight bytes. (Short rows are put together in words without such memory: see `show_words`.) Why indices
have no sign, and are cut to four bytes, is said in `stepping_cuda`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import cuda, float32, int8, int16, int32, int64, uint8, uint16, uint32, uint64

from turnkey.core.layout import layout_of, lift
from turnkey.core.loops import unbound as rules
from turnkey.core.loops.unbound import Game
from turnkey.core.secrecy import erase, knows

RECORD = layout_of(Game).dtype
SIZE = RECORD.itemsize
WORDS = SIZE // 8
SEATS = 8  # the first columns of an observation say whose it is
MOST = 64  # games that a block shows at once
# What a column, or several, come from: a byte as such, with a sign, one bit of it, whether it is a certain one; what is
# always the same; more bytes; what a byte stands for; what the table agreed on; a byte that has a column for each value
UNSIGNED, SIGNED, BIT, IS, ALWAYS, LARGE, MAPPED, AGREED, MARKED = range(9)
PLAIN = 1 << 15  # of a byte as such: this beside its column
HARD = 1 << 4  # what does not come from a byte in a few steps: this beside how


@cuda.jit(cache=True)
def show_masks(menus: Any, envs: int, actions: int, together: int, masks: Any) -> None:
    """A block writes the masks of some games, which lie one after the other: in its own memory, then all at once."""
    words = cuda.shared.array(0, uint32)
    bytes_ = cuda.shared.array(0, uint8)  # the same memory
    thread, threads = uint32(cuda.threadIdx.x), uint32(cuda.blockDim.x)
    size, lanes = uint32(together * actions) // uint32(4), threads // uint32(together)
    place = uint32(cuda.blockIdx.x) * uint32(together) + thread // lanes
    word = thread
    while word < size:
        words[word] = 0
        word += threads
    cuda.syncthreads()
    if place < uint32(envs):
        at, entry = thread // lanes * uint32(actions), uint32(1) + thread % lanes
        last = uint32(menus[place, uint32(0)])
        while entry <= last:
            bytes_[at + uint32(menus[place, entry])] = 1
            entry += lanes
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
    plain: Any,
    others: Any,
    ends: Any,
    bounds: Any,
    maps: Any,
    notes: Any,
    noted: int,
    scales: Any,
    bits: int,
    stride: int,
    rows: Any,
    wide: Any,
) -> None:
    """`games` are the words of all records. A block shows 1 << `bits` games. In its memory a record, and what is noted
    of it, has `stride` words of eight bytes; behind all records are the rows. One that does not fit in whole is shown
    in parts, which begin and end at `bounds`. `plain` and `others` say what is taken out and where it is put, for one
    seat after the other, `ends` where those of each part end. `scales`, if there are any, bring columns to a like size.
    `wide` is the memory of the `rows` in words of eight bytes."""
    words = cuda.shared.array(0, uint64)
    row = cuda.shared.array(0, rows.dtype)  # the same memory
    lookers = cuda.shared.array(MOST, uint32)
    tables = cuda.shared.array(MOST, uint32)  # at which kind of table a game is
    thread, threads = uint32(cuda.threadIdx.x), uint32(cuda.blockDim.x)
    corner = uint32(cuda.blockIdx.x) << uint32(bits)
    here = uint32(min(uint32(1) << uint32(bits), uint32(seats.shape[0]) - corner))
    width, in_word = uint32(bounds[bounds.shape[0] - 1]), uint32(8 // row.itemsize)
    behind = uint32(uint32(stride) << uint32(bits))
    if thread < here:
        lookers[thread] = seats[uint32(corner + thread)]
        tables[thread] = numbers[uint32(corner + thread)] % heads.shape[0] if heads.shape[0] > 1 else 0
    take_in(games, notes, uint32(noted), corner, here, uint32(bits), uint32(stride))
    cuda.syncthreads()
    blank(secrets, lookers, here, uint32(bits), uint32(stride))
    first_plain, first_other = uint32(0), uint32(0)
    parts = uint32(ends.shape[0])
    for part in range(parts):
        begins, beyond = uint32(bounds[part]), uint32(bounds[part + uint32(1)])
        first = uint64(corner) * uint64(width) + uint64(begins)  # in all rows
        size = uint32(beyond - begins) if bits == 0 else uint32(here * width)
        skipped = uint32(first % uint64(in_word))  # of the first word, which ends what another block shows
        zero = uint32(behind * in_word + skipped - begins)  # where column 0 is, or would be
        word, end = thread, uint32((skipped + size + in_word - uint32(1)) // in_word)
        while word < end:
            words[uint32(behind + word)] = 0
            word = uint32(word + threads)
        cuda.syncthreads()
        if part == uint32(0) and thread < here:
            row[uint32(zero + thread * width + lookers[thread])] = 1
        last = uint32(ends[part, uint32(0)])
        put_plain(
            plain, uint32(ends[parts - uint32(1), uint32(0)]), lookers, here, uint32(first_plain + thread), last,
            uint32(stride), scales, row, zero, width,
        )  # fmt: skip
        first_plain, last = last, uint32(ends[part, uint32(1)])
        put_others(
            others, uint32(ends[parts - uint32(1), uint32(1)]), lookers, here, uint32(first_other + thread), last,
            uint32(stride), heads, tables, maps, scales, row, zero, width,
        )  # fmt: skip
        first_other = last
        cuda.syncthreads()
        send_out(row, rows[first:], wide[first // uint64(in_word) :], behind, skipped, size, in_word)
        if parts > uint32(1):
            cuda.syncthreads()


@cuda.jit(cache=True)
def show_words(
    games: Any,
    seats: Any,
    numbers: Any,
    secrets: Any,
    heads: Any,
    columns: Any,
    maps: Any,
    notes: Any,
    noted: int,
    bits: int,
    stride: int,
    wide: Any,
) -> None:
    """The same of rows that are whole words of four columns: a thread puts such a word together for one game after the
    other, those first at which the same seat looks, and needs no memory to put it in. `columns` say for each seat where
    those of each word come from."""
    order = cuda.shared.array(MOST, uint32)
    tables = cuda.shared.array(MOST, uint32)
    counts = cuda.shared.array(SEATS, uint32)
    lookers = cuda.shared.array(MOST, uint32)
    thread, threads = uint32(cuda.threadIdx.x), uint32(cuda.blockDim.x)
    corner = uint32(cuda.blockIdx.x) << uint32(bits)
    here = uint32(min(uint32(1) << uint32(bits), uint32(seats.shape[0]) - corner))
    if thread < uint32(SEATS):
        counts[thread] = 0
    take_in(games, notes, uint32(noted), corner, here, uint32(bits), uint32(stride))
    cuda.syncthreads()
    rank, seat = uint32(0), uint32(0)
    if thread < here:
        seat = uint32(seats[uint32(corner + thread)])
        rank, lookers[thread] = uint32(cuda.atomic.add(counts, seat, 1)), seat
        tables[thread] = numbers[uint32(corner + thread)] % heads.shape[0] if heads.shape[0] > 1 else 0
    cuda.syncthreads()
    if thread < here:
        for other in range(seat):
            rank = uint32(rank + counts[uint32(other)])
        order[rank] = thread
    blank(secrets, lookers, here, uint32(bits), uint32(stride))
    cuda.syncthreads()
    width = uint32(columns.shape[1])
    rows = wide[uint64(corner) * uint64(width) :]
    word = thread
    while word < width:
        place, last = uint32(0), uint32(0)
        for looker in range(uint32(columns.shape[0])):
            last = uint32(last + counts[uint32(looker)])
            if place < last:
                low, high = columns[looker, word, 0], columns[looker, word, 1]
                put_together(low, high, order, place, last, tables, uint32(stride), heads, maps, rows, word, width)
                place = last
        word = uint32(word + threads)


@cuda.jit(device=True)
def put_together(
    low: int,
    high: int,
    order: Any,
    place: int,
    last: int,
    tables: Any,
    stride: int,
    heads: Any,
    maps: Any,
    rows: Any,
    word: int,
    width: int,
) -> None:
    """A word of some games' rows. Most columns come by the same few steps from two bytes of a record, whatever they say
    of these."""
    pairs, step = cuda.shared.array(0, uint16), uint32(stride << uint32(2))
    column0, column1 = uint32(low), uint32(low >> uint64(32))
    column2, column3 = uint32(high), uint32(high >> uint64(32))
    hard = (column0 | column1 | column2 | column3) & uint32(HARD)
    at0, odd0, looked0, flip0, less0, down0, counts0 = steps_of(column0, step)
    at1, odd1, looked1, flip1, less1, down1, counts1 = steps_of(column1, step)
    at2, odd2, looked2, flip2, less2, down2, counts2 = steps_of(column2, step)
    at3, odd3, looked3, flip3, less3, down3, counts3 = steps_of(column3, step)
    while place < last:
        game = order[place]
        base = uint32(game * step)
        value0 = stepped(pairs[uint32(base + at0)], odd0, looked0, flip0, less0, down0, counts0)
        value1 = stepped(pairs[uint32(base + at1)], odd1, looked1, flip1, less1, down1, counts1)
        value2 = stepped(pairs[uint32(base + at2)], odd2, looked2, flip2, less2, down2, counts2)
        value3 = stepped(pairs[uint32(base + at3)], odd3, looked3, flip3, less3, down3, counts3)
        if hard != uint32(0):
            value0 = harder(column0, value0, base, tables[game], heads, maps)
            value1 = harder(column1, value1, base, tables[game], heads, maps)
            value2 = harder(column2, value2, base, tables[game], heads, maps)
            value3 = harder(column3, value3, base, tables[game], heads, maps)
        lower, upper = uint32(value0 | uint32(value1 << uint32(16))), uint32(value2 | uint32(value3 << uint32(16)))
        rows[uint32(game * width + word)] = uint64(lower) | uint64(upper) << uint64(32)
        place = uint32(place + uint32(1))


@cuda.jit(device=True)
def steps_of(column: int, step: int) -> Any:
    """By which steps a column comes from two bytes: where these are; by how many bits they are moved, which of them are
    looked at and turned over, what is taken away; by how many they are moved then, and what counts. (What is compared
    comes to be less than 0 if it is the same.)"""
    how, at, number = column & uint32(15), uint32(column >> uint32(16)), uint32((column >> uint32(8)) & uint32(0xFF))
    pair, odd, byte, both = uint32(at >> uint32(1)), uint32((at & uint32(1)) << uint32(3)), uint32(0xFF), uint32(0xFFFF)
    if how == uint32(UNSIGNED):
        return pair, odd, byte, uint32(0), uint32(0), uint32(0), both
    if how == uint32(SIGNED):
        return pair, odd, byte, uint32(0x80), uint32(0x80), uint32(0), both
    if how == uint32(BIT):
        return pair, odd, byte, uint32(0), uint32(0), number, uint32(1)
    if how == uint32(IS):
        return pair, odd, byte, number, uint32(1), uint32(8), uint32(1)
    if how == uint32(LARGE):
        return pair, uint32(0), both, uint32(0), uint32(0), uint32(0), both
    # Always the same, or harder: from where there is always a 0
    return uint32(step - uint32(1)), uint32(8), byte, at, uint32(0), uint32(0), both


@cuda.jit(device=True)
def stepped(pair: int, odd: int, looked: int, flip: int, less: int, down: int, counts: int) -> Any:
    seen = uint32((uint32(uint32(pair) >> odd) & looked) ^ flip)
    return uint32(uint32(uint32(seen - less) >> down) & counts)


@cuda.jit(device=True)
def harder(column: int, value: int, base: int, table: int, heads: Any, maps: Any) -> Any:
    """What does not come by those steps."""
    how, at, number = column & uint32(31), uint32(column >> uint32(16)), uint32((column >> uint32(8)) & uint32(0xFF))
    if how == uint32(HARD | MAPPED):
        byte = cuda.shared.array(0, uint8)[uint32(uint32(base << uint32(1)) + at)]
        value = uint32(maps[number, byte]) & uint32(0xFFFF)
    elif how == uint32(HARD | AGREED):
        value = uint32(heads[table, at]) & uint32(0xFFFF)
    return uint32(value)


@cuda.jit(device=True)
def take_in(games: Any, notes: Any, noted: int, corner: int, here: int, bits: int, stride: int) -> None:
    """The records of a block's games, and behind each what is noted of it, and last a 0."""
    words, bytes_ = cuda.shared.array(0, uint64), cuda.shared.array(0, uint8)
    thread, threads = uint32(cuda.threadIdx.x), uint32(cuda.blockDim.x)
    lies = games[uint64(corner) * uint64(WORDS) :]
    word, end = thread, uint32(here * uint32(WORDS))
    while word < end:
        to = word
        if stride != uint32(WORDS):
            to = uint32(word // uint32(WORDS) * stride + word % uint32(WORDS))
        words[to] = lies[word]
        word = uint32(word + threads)
    if thread < here:
        bytes_[uint32(uint32(thread + uint32(1)) * stride * uint32(8) - uint32(1))] = 0
    one = thread
    while one < noted << bits:
        game, number = uint32(one & ((uint32(1) << bits) - uint32(1))), uint32(one >> bits)
        if game < here:
            to = uint32(game * stride * uint32(8) + uint32(SIZE) + number)
            bytes_[to] = uint8(notes[number, uint32(corner + game)])
        one = uint32(one + threads)


@cuda.jit(device=True)
def blank(secrets: Any, lookers: Any, here: int, bits: int, stride: int) -> None:
    """Out of a record goes what its seat does not know."""
    bytes_ = cuda.shared.array(0, uint8)
    one = uint32(cuda.threadIdx.x)
    while one < uint32(secrets.shape[0]) << bits:
        game, secret = uint32(one & ((uint32(1) << bits) - uint32(1))), uint32(one >> bits)
        if game < here:
            base = uint32(game * stride * uint32(8))
            if not knows(bytes_[uint32(base + uint32(secrets[secret, 2]))], lookers[game]):
                base = uint32(base + uint32(secrets[secret, 0]))
                for byte in range(uint32(secrets[secret, 1])):
                    bytes_[uint32(base + byte)] = 0
        one = uint32(one + uint32(cuda.blockDim.x))


@cuda.jit(device=True)
def put_plain(
    plain: Any,
    many: int,
    lookers: Any,
    here: int,
    one: int,
    last: int,
    stride: int,
    scales: Any,
    row: Any,
    zero: int,
    width: int,
) -> None:
    """Bytes that stand for themselves, of two games at a time: what is read first need not wait for what is written."""
    step = uint32(stride * uint32(8))
    while one < last:
        game = uint32(0)
        while game < here:
            other = uint32(game + uint32(1)) if uint32(game + uint32(1)) < here else game
            source0 = uint32(plain[uint32(lookers[game] * many + one)])
            source1 = uint32(plain[uint32(lookers[other] * many + one)])
            value0, value1 = byte_of(source0, uint32(game * step)), byte_of(source1, uint32(other * step))
            put_byte(source0, value0, row, uint32(zero + game * width), scales)
            put_byte(source1, value1, row, uint32(zero + other * width), scales)
            game = uint32(game + uint32(2))
        one = uint32(one + uint32(cuda.blockDim.x))


@cuda.jit(device=True)
def byte_of(source: int, record: int) -> Any:
    value = int32(cuda.shared.array(0, int8)[uint32(record + (source >> uint32(16)))])
    return int32(value & int32(0xFF)) if source & uint32(PLAIN) else value


@cuda.jit(device=True)
def put_byte(source: int, value: int, row: Any, zero: int, scales: Any) -> None:
    column = uint32(source & uint32(PLAIN - 1))
    write(row, uint32(zero + column), value, scales, column)


@cuda.jit(device=True)
def put_others(
    others: Any,
    many: int,
    lookers: Any,
    here: int,
    one: int,
    last: int,
    stride: int,
    heads: Any,
    tables: Any,
    maps: Any,
    scales: Any,
    row: Any,
    zero: int,
    width: int,
) -> None:
    """All else, of one game at a time."""
    step = uint32(stride * uint32(8))
    while one < last:
        game = uint32(0)
        while game < here:
            source = uint64(others[uint32(lookers[game] * many + one)])
            put(source, heads, tables[game], uint32(game * step), maps, scales, row, uint32(zero + game * width))
            game = uint32(game + uint32(1))
        one = uint32(one + uint32(cuda.blockDim.x))


@cuda.jit(device=True)
def put(source: int, heads: Any, table: int, record: int, maps: Any, scales: Any, row: Any, zero: int) -> None:
    """What such a source says of a game, where it is shown."""
    low, high = uint32(source), uint32(source >> uint64(32))
    how, number, at = low & uint32(15), uint32((low >> uint32(8)) & uint32(0xFF)), uint32(low >> uint32(16))
    column, names = uint32(high & uint32(0xFFFF)), uint32(high >> uint32(16))
    if how == uint32(AGREED):
        write(row, uint32(zero + column), heads[table, at], scales, column)
    elif how == uint32(LARGE):
        write(row, uint32(zero + column), large(uint32(record + at), number), scales, column)
    else:
        value = uint32(cuda.shared.array(0, uint8)[uint32(record + at)])
        if how == uint32(BIT):
            write(row, uint32(zero + column), int32(uint32(value >> number) & uint32(1)), scales, column)
        else:
            if number > uint32(0):  # the first map says that a byte is itself
                value = uint32(maps[number, value])
            if how == uint32(MAPPED):
                write(row, uint32(zero + column), int32(value), scales, column)
            elif value < names:
                row[uint32(zero + column + value)] = 1


@cuda.jit(device=True)
def large(at: int, size: int) -> Any:
    """A number of two, four or eight bytes."""
    if size == uint32(2):
        return int64(cuda.shared.array(0, int16)[at >> uint32(1)])
    if size == uint32(4):
        return int64(cuda.shared.array(0, int32)[at >> uint32(2)])
    return cuda.shared.array(0, int64)[at >> uint32(3)]


@cuda.jit(device=True)
def write(row: Any, to: int, value: int, scales: Any, column: int) -> None:
    if row.itemsize > 2 and scales.shape[0] > 0:  # the first is known before this runs
        row[to] = float32(value) * scales[column]
    else:
        row[to] = value


@cuda.jit(device=True)
def send_out(row: Any, there: Any, here: Any, behind: int, skipped: int, size: int, in_word: int) -> None:
    """Rows: their whole words as such; of words that other blocks begin or end, what is this one's own."""
    words = cuda.shared.array(0, uint64)
    thread = uint32(cuda.threadIdx.x)
    whole = uint32((skipped + size) // in_word)
    word = thread if skipped == uint32(0) else uint32(thread + uint32(1))
    while word < whole:
        here[word] = words[uint32(behind + word)]
        word = uint32(word + uint32(cuda.blockDim.x))
    own = uint32(behind * in_word + skipped)
    if thread < in_word:
        if skipped + thread < in_word and skipped > uint32(0) and thread < size:
            there[thread] = row[uint32(own + thread)]
        last = uint32(whole * in_word - skipped + thread)
        if last < size:
            there[last] = row[uint32(own + last)]
