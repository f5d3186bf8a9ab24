"""The loops for the CPU: single steps for a table and for audits, whole games for simulations.

Every array of records here has one element, or one for each game. `raw` is the same memory as bytes.
"""

from __future__ import annotations

from typing import Any

from numba import njit

from turnkey.core.chance import pick
from turnkey.core.layout import lift
from turnkey.core.loops import unbound as rules
from turnkey.core.loops.common import copy, lowest_seat, wipe
from turnkey.core.loops.playing import goes_on, start
from turnkey.core.loops.policies import RANDOM, choose
from turnkey.core.menu import clear
from turnkey.core.observation import observe as fill_observation
from turnkey.core.secrecy import erase


@njit(cache=True, nogil=True)
def deal(games: Any, books: Any) -> None:
    rules.deal(lift(games[0]), lift(books[0]))


@njit(cache=True, nogil=True)
def advance(games: Any, books: Any) -> bool:
    """One automatic step, if one is due; says whether it was."""
    game, book = lift(games[0]), lift(books[0])
    if rules.over(game, book) or rules.actors(game, book) != 0:
        return False
    rules.advance(game, book)
    return True


@njit(cache=True, nogil=True)
def apply(games: Any, books: Any, seat: int, action: int) -> None:
    rules.apply(lift(games[0]), lift(books[0]), seat, action)


@njit(cache=True, nogil=True)
def actors(games: Any, books: Any) -> int:
    return rules.actors(lift(games[0]), lift(books[0]))


@njit(cache=True, nogil=True)
def over(games: Any, books: Any) -> bool:
    return rules.over(lift(games[0]), lift(books[0]))


@njit(cache=True, nogil=True)
def options(games: Any, books: Any, seat: int, menu: Any) -> None:
    clear(menu)
    rules.options(lift(games[0]), lift(books[0]), seat, menu)


@njit(cache=True, nogil=True)
def returns(games: Any, books: Any, out: Any) -> None:
    rules.returns(lift(games[0]), lift(books[0]), out)


@njit(cache=True, nogil=True)
def determinize(games: Any, books: Any, seat: int, dice: Any) -> None:
    rules.determinize(lift(games[0]), lift(books[0]), seat, lift(dice))


@njit(cache=True, nogil=True)
def redraw(games: Any, books: Any, seat: int, dice: Any) -> None:
    """Determinize many positions of one table."""
    for place in range(len(games)):
        rules.determinize(lift(games[place]), lift(books[0]), seat, lift(dice))


@njit(cache=True, nogil=True)
def hide(seen_raw: Any, secrets: Any, seat: int) -> None:
    """Erase all that a seat does not know."""
    erase(seen_raw, secrets, seat)


@njit(cache=True, nogil=True)
def observe(seen_raw: Any, plan: Any, seat: int, out: Any) -> None:
    fill_observation(seen_raw, plan, seat, out)


@njit(cache=True, nogil=True)
def consider(games: Any, books: Any, seat: int, menu: Any, policy: int, dice: Any) -> int:
    """A policy's choice; the record given must already be erased for the seat."""
    return choose(policy, lift(games[0]), lift(books[0]), seat, lift(menu), lift(dice))


@njit(cache=True, nogil=True)
def simulate(
    games: Any,
    raw: Any,
    seen: Any,
    seen_raw: Any,
    menus: Any,
    words: Any,
    secrets: Any,
    books: Any,
    policies: Any,
    seed: int,
    first: int,
    count: int,
    all_returns: Any,
    all_measures: Any,
    finals: Any,
) -> int:
    """Play `count` games from number `first` on, one after the other; says how many decisions it took.

    `finals` takes each final position as bytes, if it has room for them.
    """
    game, sight, dice, menu = lift(games[0]), lift(seen[0]), lift(words), lift(menus)
    decisions = 0
    for number in range(count):
        book = lift(books[(first + number) % len(books)])
        wipe(raw)
        start(game, book, seed, first + number, dice)
        while goes_on(game, book):
            seat = lowest_seat(rules.actors(game, book))
            clear(menu)
            rules.options(game, book, seat, menu)
            if policies[seat] == RANDOM:
                action = menu[1 + pick(dice, menu[0])]
            else:
                copy(raw, seen_raw)
                erase(seen_raw, secrets, seat)
                action = choose(policies[seat], sight, book, seat, menu, dice)
            rules.apply(game, book, seat, action)
            decisions += 1
        rules.returns(game, book, all_returns[number])
        rules.measure(game, book, all_measures[number])
        if number < finals.shape[0]:
            copy(raw, finals[number])
    return decisions
