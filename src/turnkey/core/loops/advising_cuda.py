"""What a policy would do in each of many games, on a GPU: as `advising`, one thread a game."""

from __future__ import annotations

from typing import Any

from numba import cuda, int16, uint64

from turnkey.core.layout import layout_of, lift
from turnkey.core.loops import unbound as rules
from turnkey.core.loops.policies import choose
from turnkey.core.loops.unbound import Game
from turnkey.core.menu import offered
from turnkey.core.secrecy import erase

MENU = 2  # the engine writes the game's own size here: a local array's size must be a constant
WORDS = layout_of(Game).dtype.itemsize // 8
NO_ADVICE, PATIENCE = -1, 8  # as in `advising`


@cuda.jit(cache=True)
def advise(
    games: Any,
    menus: Any,
    seats: Any,
    numbers: Any,
    seen: Any,
    seen_raw: Any,
    seen_words: Any,
    secrets: Any,
    books: Any,
    policy: int,
    words: Any,
    advice: Any,
) -> None:
    """`seen`, `seen_raw`, `seen_words` are one memory; `menus` has a row for each game."""
    place = cuda.grid(1)
    menu = lift(cuda.local.array(MENU, int16))
    dice = lift(cuda.local.array(1, uint64))
    if place < numbers.shape[0]:
        advice[place] = NO_ADVICE
        if menus[place, 0] > 0:
            prepare(games, menus, seats, seen_raw, seen_words, secrets, menu, place)
            dice[0] = words[place]
            book = lift(books[numbers[place] % len(books)])
            action = int(choose(policy, lift(seen[place]), book, int(seats[place]), menu, dice))
            words[place] = dice[0]
            if offered(menu, action):
                advice[place] = action


@cuda.jit(cache=True)
def advise_speakers(
    games: Any,
    menus: Any,
    seats: Any,
    numbers: Any,
    seen: Any,
    seen_raw: Any,
    seen_words: Any,
    secrets: Any,
    books: Any,
    policy: int,
    words: Any,
    advice: Any,
) -> None:
    """The same where policies speak first."""
    place = cuda.grid(1)
    menu = lift(cuda.local.array(MENU, int16))
    dice = lift(cuda.local.array(1, uint64))
    if place < numbers.shape[0]:
        advice[place] = NO_ADVICE
        if menus[place, 0] > 0:
            prepare(games, menus, seats, seen_raw, seen_words, secrets, menu, place)
            dice[0] = words[place]
            book = lift(books[numbers[place] % len(books)])
            for _ in range(PATIENCE):
                action = int(choose(policy, lift(seen[place]), book, int(seats[place]), menu, dice))
                if offered(menu, action):
                    advice[place] = action
                    break
                rules.apply(lift(seen[place]), book, int(seats[place]), action)
            words[place] = dice[0]


@cuda.jit(device=True)
def prepare(
    games: Any, menus: Any, seats: Any, seen_raw: Any, seen_words: Any, secrets: Any, menu: Any, place: int
) -> None:
    """What the seat knows, and what it may do."""
    for word in range(WORDS):
        seen_words[place, word] = games[place * WORDS + word]
    erase(seen_raw[place], secrets, int(seats[place]))
    for entry in range(menus[place, 0] + 1):
        menu[entry] = menus[place, entry]
