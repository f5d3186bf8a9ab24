"""The search: information-set Monte Carlo tree search over redrawn worlds, for any number of seats.

Each simulation redraws all that the searching seat cannot know, walks down the tree, and plays the rest of
the game out. A node is what one seat knows when it is asked: its key is a digest of the record with
everything erased that this seat does not know. So all worlds that a seat cannot tell apart share its node,
what chance openly did leads to different nodes, and a choice made in secret stays secret inside the tree
too: simultaneous decisions and open floors need nothing special. Every seat seeks its own return.

The tree has a fixed size. When it is full, simulations go on from its leaves.

A search can be called off: `stop` is looked at before every decision of every simulation, and as soon as it is not
0 the search returns. A simulation that was cut off is not counted.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

from turnkey.core.chance import mixed, pick
from turnkey.core.layout import lift
from turnkey.core.loops import unbound as rules
from turnkey.core.loops.common import copy, lowest_seat
from turnkey.core.loops.playing import goes_on
from turnkey.core.loops.policies import RANDOM, choose
from turnkey.core.menu import clear
from turnkey.core.rule import rule
from turnkey.core.secrecy import erase

# A tree is these two arrays. A node's edges lie side by side, in the order of the seat's options.
NODE = np.dtype([("key", "u8"), ("first", "i8")])
EDGE = np.dtype([("action", "i8"), ("visits", "i8"), ("worth", "f8"), ("prior", "f8")])

USED_NODES, USED_EDGES, DEEPEST, SHAPE = range(4)  # what the places of `used` count; SHAPE is its size
LOWEST, HIGHEST = range(2)  # the returns met so far
RANDOM_OF = 256  # `noise` is given in parts of this


@rule
def key_of(words: Any, seat: int) -> Any:
    """A digest of what a seat knows; never 0, which marks an empty place."""
    digest = mixed(np.uint64(seat + 1))  # type: ignore[arg-type]
    for word in words:
        digest = (digest ^ word) * np.uint64(0x9FB21C651E98DF25)
        digest ^= digest >> np.uint64(32)
    return digest | np.uint64(1)


@rule
def place_of(nodes: Any, key: Any) -> int:
    """Where the node with this key is, or the empty place where it would be."""
    last = nodes.shape[0] - 1  # a power of two, less one
    place = np.int64(key >> np.uint64(20)) & last
    while nodes[place].key != 0 and nodes[place].key != key:
        place = (place + 1) & last
    return place


@rule
def has_room(nodes: Any, edges: Any, used: Any, options: int) -> bool:
    """Half of the places stay empty, so that looking for a node stays short."""
    return used[USED_NODES] < nodes.shape[0] // 2 and used[USED_EDGES] + options <= edges.shape[0]


@rule
def grow(nodes: Any, edges: Any, used: Any, place: int, key: Any, menu: Any, favourite: int, favour: float) -> None:
    """A new node with an edge for each option. The favourite, the game's own bot's choice, gets `favour` of the
    curiosity for itself; the rest is shared alike."""
    nodes[place].key = key
    nodes[place].first = used[USED_EDGES]
    share = 1.0 / menu[0] if favourite < 0 else (1.0 - favour) / menu[0]
    for option in range(1, menu[0] + 1):
        edge = edges[used[USED_EDGES]]
        edge.action = menu[option]
        edge.visits = 0
        edge.worth = 0.0
        edge.prior = share + favour if menu[option] == favourite else share
        used[USED_EDGES] += 1
    used[USED_NODES] += 1


@rule
def best_edge(edges: Any, first: int, count: int, scope: Any, explore: float) -> int:
    """The edge that promises most: what it brought so far, and more for what was tried seldom.

    An edge not tried yet counts as the average of those that were.
    """
    visits = 0
    worth = 0.0
    for place in range(first, first + count):
        visits += edges[place].visits
        worth += edges[place].worth
    average = worth / visits if visits > 0 else 0.0
    curiosity = explore * max(scope[HIGHEST] - scope[LOWEST], 1e-6) * np.sqrt(visits + 1.0)
    best = first
    most = -np.inf
    for place in range(first, first + count):
        edge = edges[place]
        known = edge.worth / edge.visits if edge.visits > 0 else average
        promise = known + curiosity * edge.prior / (1.0 + edge.visits)
        if promise > most:
            most = promise
            best = place
    return best


@rule
def learn(edges: Any, path: Any, depth: int, outcome: Any, scope: Any) -> None:
    """Credit every seat's choices on the way with that seat's return."""
    for step in range(depth):
        worth = outcome[path[step, 1]]
        edge = edges[path[step, 0]]
        edge.visits += 1
        edge.worth += worth
        scope[LOWEST] = min(scope[LOWEST], worth)
        scope[HIGHEST] = max(scope[HIGHEST], worth)


@njit(cache=True, nogil=True)
def search(
    games: Any,
    raw: Any,
    seen: Any,
    seen_raw: Any,
    seen_words: Any,
    menus: Any,
    words: Any,
    root_raw: Any,
    secrets: Any,
    books: Any,
    searcher: int,
    guides: Any,
    noise: int,
    favour: float,
    explore: float,
    simulations: int,
    nodes: Any,
    edges: Any,
    used: Any,
    scope: Any,
    path: Any,
    outcome: Any,
    stop: Any,
) -> None:
    """Run more simulations from the root, for the seat `searcher`; the tree keeps what they found.

    `guides` names each seat's policy: for the tree's favourites, and for playing out, where `noise` parts of 256 of
    the choices are random instead.
    """
    game, sight, book = lift(games[0]), lift(seen[0]), lift(books[0])
    menu, dice = lift(menus), lift(words)
    for _ in range(simulations):
        if stop[0] != 0:
            return
        copy(root_raw, raw)
        rules.determinize(game, book, searcher, dice)
        depth = 0
        in_tree = True
        key = np.uint64(0)
        while stop[0] == 0 and goes_on(game, book):
            # Others may be asked at the root too: the searcher decides first.
            seat = searcher if depth == 0 else lowest_seat(rules.actors(game, book))
            clear(menu)
            rules.options(game, book, seat, menu)
            action: Any = np.int64(menu[1])
            in_tree = in_tree and depth < path.shape[0]
            policy = guides[seat]
            if not in_tree and (policy == RANDOM or pick(dice, RANDOM_OF) < noise):
                action = np.int64(menu[1 + pick(dice, menu[0])])
            elif menu[0] > 1 or depth == 0:
                copy(raw, seen_raw)
                erase(seen_raw, secrets, seat)
                place = 0
                known, grown = False, False
                if in_tree:
                    key = key_of(seen_words, seat)
                    place = place_of(nodes, key)
                    known = nodes[place].key == key
                if not known:  # at the tree's edge, or beyond: one call serves both
                    action = np.int64(choose(policy, sight, book, seat, menu, dice))
                    grown = in_tree and has_room(nodes, edges, used, menu[0])
                    if grown:
                        grow(nodes, edges, used, place, key, menu, action if policy != RANDOM else -1, favour)
                    in_tree = False
                if known or grown:
                    edge = best_edge(edges, nodes[place].first, menu[0], scope, explore)
                    action = edges[edge].action
                    path[depth, 0] = edge
                    path[depth, 1] = seat
                    depth += 1
            rules.apply(game, book, seat, action)
        if stop[0] != 0:
            return
        rules.returns(game, book, outcome)
        used[DEEPEST] = max(used[DEEPEST], depth)
        learn(edges, path, depth, outcome, scope)
