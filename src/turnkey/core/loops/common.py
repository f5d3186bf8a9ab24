"""What loops of every game share: bytes, seats, menus, and where a game's generators start."""

from __future__ import annotations

from typing import Any

import numpy as np

from turnkey.core.chance import STEP, WORD, mixed
from turnkey.core.layout import lift
from turnkey.core.rule import rule


@rule
def lowest_seat(seats: int) -> int:
    """The lowest of the seats that may act, which sequential play takes; computed without a loop."""
    lowest = seats & -seats
    return (1 if lowest & 0xAA else 0) + (2 if lowest & 0xCC else 0) + (4 if lowest & 0xF0 else 0)


@rule
def seat_among(seats: int, place: int) -> int:
    """The seat at this place among those of a set."""
    for _ in range(place):
        seats &= seats - 1
    return lowest_seat(seats)


@rule
def how_many_seats(seats: int) -> int:
    count = 0
    while seats:
        seats &= seats - 1
        count += 1
    return count


@rule
def wipe(raw: Any) -> None:
    for place in range(raw.shape[0]):
        raw[place] = 0


@rule
def copy(source: Any, target: Any) -> None:
    for place in range(source.shape[0]):
        target[place] = source[place]


@rule
def leave_out(menu: Any, banned: Any) -> None:
    """Take banned actions off a menu; a seat that could do nothing else keeps it as it is."""
    left = 0
    for place in range(1, menu[0] + 1):
        if banned[menu[place]] == 0:
            left += 1
    if left == 0 or left == menu[0]:
        return
    at = 0
    for place in range(1, menu[0] + 1):
        if banned[menu[place]] == 0:
            at += 1
            menu[at] = menu[place]
    menu[0] = at


@rule
def same(one: Any, other: Any) -> bool:
    for place in range(one.shape[0]):
        if one[place] != other[place]:
            return False
    return True


@rule
def stir(dice: Any, value: int) -> None:
    """Mix a number into the word that is there, after mixing that itself: so the order of the numbers matters.

    The number passes through `dice`, because Numba takes the sum of a signed and an unsigned number for a fraction.
    """
    word = mixed((dice[0] + STEP) & WORD)
    dice[0] = value
    dice[0] = word ^ mixed((dice[0] + STEP) & WORD)


@rule
def scatter(dice: Any, seed: int, number: int, stream: int) -> None:
    """Put a generator where one of the streams of game `number` of a seed begins.

    The three are mixed in one after the other and never added up, so that none can offset another: the games of
    neighbouring seeds have nothing in common.
    """
    dice[0] = 0
    stir(dice, seed)
    stir(dice, number)
    stir(dice, stream)
    dice[0] = mixed(dice[0])


def scattered(seed: int, number: int, stream: int = 0) -> int:
    """Where that stream begins, as a seed of its own: for tables and bots that are not run by a loop."""
    dice = np.zeros(1, np.uint64)
    scatter(lift(dice), seed % 2**64, number, stream)
    return int(dice[0])
