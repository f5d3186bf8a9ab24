"""The loops of a player that learned: what its network thinks of a position, and a search that is led by it.

The search is that of `search`, with two things from the network. A node's options share the search's curiosity as the
network likes them. And a simulation that leaves the tree is not played out, or not that alone: what the network
expects for every seat there counts, for `trust` of it.

The network sees what the asked seat knows in the world of the simulation: nothing else is written into its row.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

from turnkey.core.chance import pick
from turnkey.core.layout import lift
from turnkey.core.loops import unbound as rules
from turnkey.core.loops.common import copy, lowest_seat
from turnkey.core.loops.playing import goes_on
from turnkey.core.loops.policies import RANDOM, choose
from turnkey.core.loops.search import DEEPEST, USED_EDGES, USED_NODES, best_edge, has_room, key_of, learn, place_of
from turnkey.core.loops.stepping import I8, SEATS, note_distances, write
from turnkey.core.menu import clear, offered
from turnkey.core.mind import NO_ADVICE, judge_actions, judge_seats, weigh
from turnkey.core.rule import rule
from turnkey.core.secrecy import erase


@rule
def show(sight: Any, book: Any, seat: int, seen_raw: Any, notes: Any, head: Any, columns: Any, row: Any) -> None:
    """Write the row of a seat from what it knows, which is in `seen_raw`: as `stepping.show`."""
    seen = (
        seen_raw, seen_raw.view(np.int8), seen_raw.view(np.int16), seen_raw.view(np.int32), seen_raw.view(np.int64)
    )  # fmt: skip
    for column in range(row.shape[0]):
        row[column] = 0
    for column in range(head.shape[0]):
        row[SEATS + column] = head[column]
    note_distances(seen[I8], columns.apart[seat])
    if notes.shape[0] > 0:
        for note in range(notes.shape[0]):
            notes[note] = 0
        rules.features(sight, book, seat, lift(notes))
    write(
        seen, seat, columns.runs[seat], columns.hot[seat], columns.mapped[seat], columns.flags[seat], columns.maps, row
    )
    for one in range(columns.scaled.shape[0]):
        row[columns.scaled[one]] *= columns.scales[one]


@njit(cache=True, nogil=True)
def judge(
    known_raw: Any,
    seen: Any,
    seen_raw: Any,
    notes: Any,
    books: Any,
    seat: int,
    menus: Any,
    advice: int,
    head: Any,
    columns: Any,
    mind: Any,
    thought: Any,
) -> int:
    """The action that the network likes best; its thought tells the rest. `known_raw` is what the seat knows."""
    copy(known_raw, seen_raw)
    show(lift(seen[0]), lift(books[0]), seat, seen_raw, notes, head, columns, thought.row)
    weigh(mind, columns.places, SEATS, thought, seat)
    judge_seats(mind, thought, seat)
    return judge_actions(mind, thought, seat, lift(menus), advice)


@rule
def grow(nodes: Any, edges: Any, used: Any, place: int, key: Any, menu: Any, chances: Any) -> None:
    """A new node with an edge for each option, as likely as the network finds it."""
    nodes[place].key = key
    nodes[place].first = used[USED_EDGES]
    for option in range(menu[0]):
        edge = edges[used[USED_EDGES]]
        edge.action = menu[1 + option]
        edge.visits = 0
        edge.worth = 0.0
        edge.prior = chances[option]
        used[USED_EDGES] += 1
    used[USED_NODES] += 1


@njit(cache=True, nogil=True)
def ponder(
    games: Any,
    raw: Any,
    seen: Any,
    seen_raw: Any,
    seen_words: Any,
    notes: Any,
    menus: Any,
    words: Any,
    root_raw: Any,
    secrets: Any,
    books: Any,
    searcher: int,
    guides: Any,
    trust: float,
    explore: float,
    simulations: int,
    nodes: Any,
    edges: Any,
    used: Any,
    scope: Any,
    path: Any,
    outcome: Any,
    stop: Any,
    head: Any,
    columns: Any,
    mind: Any,
    thought: Any,
) -> None:
    """Run more simulations from the root, for the seat `searcher`; the tree keeps what they found.

    `guides` names each seat's policy: for advice, and for playing out where `trust` is less than 1.
    """
    game, sight, book = lift(games[0]), lift(seen[0]), lift(books[0])
    menu, dice = lift(menus), lift(words)
    size = raw.shape[0]
    for _ in range(simulations):
        if stop[0] != 0:
            return
        copy(root_raw, raw)
        rules.determinize(game, book, searcher, dice)
        depth = 0
        in_tree, judged = True, False
        while stop[0] == 0 and goes_on(game, book):
            # Others may be asked at the root too: the searcher decides first.
            seat = searcher if depth == 0 and in_tree else lowest_seat(rules.actors(game, book))
            clear(menu)
            rules.options(game, book, seat, menu)
            action: Any = np.int64(menu[1])
            if menu[0] > 1 or (depth == 0 and in_tree):
                copy(raw, seen_raw[:size])
                erase(seen_raw[:size], secrets, seat)
                place, known = 0, False
                key = np.uint64(0)
                if in_tree:
                    key = key_of(seen_words, seat)
                    place = place_of(nodes, key)
                    known = nodes[place].key == key and depth < path.shape[0]
                if known:
                    edge = best_edge(edges, nodes[place].first, menu[0], scope, explore)
                    action = edges[edge].action
                    path[depth, 0] = edge
                    path[depth, 1] = seat
                    depth += 1
                else:
                    if guides[seat] == RANDOM:
                        action = np.int64(menu[1 + pick(dice, menu[0])])
                    else:
                        action = np.int64(choose(guides[seat], sight, book, seat, menu, dice))
                    if in_tree:  # here the tree ends: what does the network say?
                        in_tree, judged = False, True
                        advised = guides[seat] != RANDOM and offered(menu, action)
                        advice: Any = action if advised else np.int64(NO_ADVICE)
                        show(sight, book, seat, seen_raw, notes, head, columns, thought.row)
                        weigh(mind, columns.places, SEATS, thought, seat)
                        judge_seats(mind, thought, seat)
                        judge_actions(mind, thought, seat, menu, advice)
                        if nodes[place].key == 0 and depth < path.shape[0] and has_room(nodes, edges, used, menu[0]):
                            grow(nodes, edges, used, place, key, menu, thought.chances)
                        if trust >= 1.0:
                            break
            rules.apply(game, book, seat, action)
        if stop[0] != 0:
            return
        if not judged or trust < 1.0:
            rules.returns(game, book, outcome)
        if judged:
            for seat in range(outcome.shape[0]):
                played = 0.0 if trust >= 1.0 else (1.0 - trust) * outcome[seat]
                outcome[seat] = played + trust * thought.values[seat]
        used[DEEPEST] = max(used[DEEPEST], depth)
        learn(edges, path, depth, outcome, scope)
