"""What one of a game's policies would do in games that somebody else steps: for learners that start from it.

The policy sees what the asked seat knows, and nothing else. What it would rather say than do is no advice; a game whose
policies speak before they act has it said to the copy that it looks at, and asks again.
"""

from __future__ import annotations

from typing import Any

from numba import njit

from turnkey.core.layout import lift
from turnkey.core.loops import unbound as rules
from turnkey.core.loops.common import copy
from turnkey.core.loops.policies import choose
from turnkey.core.menu import offered
from turnkey.core.mind import NO_ADVICE
from turnkey.core.secrecy import erase

PATIENCE = 8  # times that a policy is asked again after it has spoken


@njit(cache=True, nogil=True)
def advise(
    raw: Any,
    menus: Any,
    seats: Any,
    numbers: Any,
    seen: Any,
    seen_raw: Any,
    secrets: Any,
    books: Any,
    policy: int,
    words: Any,
    advice: Any,
    first: int,
    last: int,
) -> None:
    """Write the policy's choice for the seat that is asked, in the games from `first` to `last`."""
    sight = lift(seen[0])
    for place in range(first, last):
        menu, dice = lift(menus[place]), lift(words[place])
        advice[place] = NO_ADVICE
        if menu[0] > 0:
            copy(raw[place], seen_raw)
            erase(seen_raw, secrets, seats[place])
            book = lift(books[numbers[place] % len(books)])
            action = choose(policy, sight, book, seats[place], menu, dice)
            if offered(menu, action):
                advice[place] = action


@njit(cache=True, nogil=True)
def advise_speakers(
    raw: Any,
    menus: Any,
    seats: Any,
    numbers: Any,
    seen: Any,
    seen_raw: Any,
    secrets: Any,
    books: Any,
    policy: int,
    words: Any,
    advice: Any,
    first: int,
    last: int,
) -> None:
    """The same where policies speak first: what they say is noted on the copy, so that they go on to act."""
    sight = lift(seen[0])
    for place in range(first, last):
        menu, dice = lift(menus[place]), lift(words[place])
        advice[place] = NO_ADVICE
        if menu[0] > 0:
            copy(raw[place], seen_raw)
            erase(seen_raw, secrets, seats[place])
            book = lift(books[numbers[place] % len(books)])
            for _ in range(PATIENCE):
                action = choose(policy, sight, book, seats[place], menu, dice)
                if offered(menu, action):
                    advice[place] = action
                    break
                rules.apply(sight, book, seats[place], action)
