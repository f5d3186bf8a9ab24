"""What loops of every game share: bytes, seats, and where a game's generators start."""

from __future__ import annotations

from typing import Any

from turnkey.core.chance import mixed
from turnkey.core.rule import rule


@rule
def lowest_seat(seats: int) -> int:
    """Sequential play takes the lowest of the seats that may act; worked out without a loop to guess at."""
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
def same(one: Any, other: Any) -> bool:
    for place in range(one.shape[0]):
        if one[place] != other[place]:
            return False
    return True


@rule
def scatter(dice: Any, seed: int, number: int, stream: int) -> None:
    """Put a generator where a game's stream begins: apart for each game and each of its streams."""
    dice[0] = seed + 2 * number + stream
    dice[0] = mixed(mixed(dice[0]))
