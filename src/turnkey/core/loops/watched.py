"""Loops for the lab: whole games with notes of who was asked what, and what an option leads to.

`watch` plays the games that `simulate` plays, to the last bit, and writes down what a designer asks about them: in
which order seats first decided, how often they had a choice, what they were offered and what they took. Actions can
be banned from a seat's menu. `play_on` plays the rest of a game many times from one position.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

from turnkey.core.chance import pick
from turnkey.core.layout import lift
from turnkey.core.loops import unbound as rules
from turnkey.core.loops.common import copy, leave_out, lowest_seat, scatter, wipe
from turnkey.core.loops.playing import CHANCE_STREAM, POLICY_STREAM, goes_on, start
from turnkey.core.loops.policies import RANDOM, choose
from turnkey.core.menu import clear
from turnkey.core.menu import offered as on_menu
from turnkey.core.secrecy import erase

WORLD_STREAM = 3  # what redraws the hidden; 2 is taken by copies of tables


@njit(cache=True, nogil=True)
def watch(
    games: Any,
    raw: Any,
    seen: Any,
    seen_raw: Any,
    menus: Any,
    words: Any,
    secrets: Any,
    books: Any,
    policies: Any,
    banned: Any,
    groups: Any,
    marks: Any,
    seed: int,
    first: int,
    count: int,
    all_returns: Any,
    all_measures: Any,
    order: Any,
    asked: Any,
    chose: Any,
    offered: Any,
    taken: Any,
) -> int:
    """Play `count` games from number `first` on; says how often a policy wanted what was banned.

    `order` holds each seat's place among those who decided first while nobody else could, from 1; 0: it never did.
    `groups[action]` are what an action counts as (-1: nothing more). `offered` counts decisions, `taken` what was done;
    neither, where there are no `marks`. `banned` has no rows where nothing is.
    """
    game, sight, dice, menu = lift(games[0]), lift(seen[0]), lift(words), lift(menus)
    strayed, moment = 0, 0
    restricted, noting = banned.shape[0] > 0, marks.shape[0] > 0
    for number in range(count):
        book = lift(books[(first + number) % len(books)])
        wipe(raw)
        start(game, book, seed, first + number, dice)
        placed = 0
        while goes_on(game, book):
            actors = rules.actors(game, book)
            seat = lowest_seat(actors)
            clear(menu)
            rules.options(game, book, seat, menu)
            if restricted:
                leave_out(menu, banned[seat])
            action: Any = np.int64(menu[1])
            if policies[seat] == RANDOM:
                action = np.int64(menu[1 + pick(dice, menu[0])])
            else:
                copy(raw, seen_raw)
                erase(seen_raw, secrets, seat)
                action = np.int64(choose(policies[seat], sight, book, seat, menu, dice))
                if restricted and banned[seat, action] and not on_menu(menu, action):  # what is said stands on none
                    strayed += 1
                    action = np.int64(menu[1 + pick(dice, menu[0])])
            if actors & (actors - 1) == 0 and order[number, seat] == 0:
                placed += 1
                order[number, seat] = placed
            asked[number, seat] += 1
            moment += 1
            if menu[0] > 1:
                chose[number, seat] += 1
            if noting:
                for place in range(1, menu[0] + 1):
                    for group in groups[menu[place]]:
                        if group >= 0 and marks[group] != moment:
                            marks[group] = moment
                            offered[number, seat, group] += 1
                for group in groups[action]:
                    if group >= 0:
                        taken[number, seat, group] += 1
            rules.apply(game, book, seat, action)
        rules.returns(game, book, all_returns[number])
        rules.measure(game, book, all_measures[number])
    return strayed


@njit(cache=True, nogil=True)
def play_on(
    games: Any,
    raw: Any,
    seen: Any,
    seen_raw: Any,
    menus: Any,
    words: Any,
    root_raw: Any,
    secrets: Any,
    books: Any,
    policies: Any,
    decider: int,
    forced: int,
    redraws: bool,
    seed: int,
    count: int,
    all_returns: Any,
) -> None:
    """Play the rest of a game `count` times. `forced` is what the `decider` does first; -1: what its policy does.

    With `redraws` each time begins in another world that the decider cannot tell from this one. Number i meets the
    same world and the same chance whatever is forced, so that options are compared under like conditions.
    """
    game, sight, dice, menu, book = lift(games[0]), lift(seen[0]), lift(words), lift(menus), lift(books[0])
    for number in range(count):
        copy(root_raw, raw)
        if redraws:
            scatter(dice, seed, number, WORLD_STREAM)
            rules.determinize(game, book, decider, dice)
        scatter(dice, seed, number, CHANCE_STREAM)
        game.rng = dice[0]
        scatter(dice, seed, number, POLICY_STREAM)
        following = forced
        while goes_on(game, book):
            seat = decider if following >= 0 else lowest_seat(rules.actors(game, book))
            action: Any = np.int64(following)
            if following < 0:
                clear(menu)
                rules.options(game, book, seat, menu)
                if policies[seat] == RANDOM or menu[0] == 1:
                    action = np.int64(menu[1 + pick(dice, menu[0])])
                else:
                    copy(raw, seen_raw)
                    erase(seen_raw, secrets, seat)
                    action = np.int64(choose(policies[seat], sight, book, seat, menu, dice))
            following = -1
            rules.apply(game, book, seat, action)
        rules.returns(game, book, all_returns[number])
