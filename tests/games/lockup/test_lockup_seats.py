"""Seats are alike: turn the table, and a bot's choice turns with it."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from lockup_scene import GAME, at

from turnkey import Table
from turnkey.core.layout import lift
from turnkey.core.secrecy import erase
from turnkey.games.lockup import rules
from turnkey.games.lockup.actions import GAIN_BUNDLE, GIVE_TO, MOST_OPTIONS, ON
from turnkey.games.lockup.bots import heuristic
from turnkey.games.lockup.state import BUILT, HIRED, LONG_AGO, MOST_SEATS, RESERVED, SHUFFLED, STAGES

ROWS = (
    "token", "token_seen_by", "shown", "crew", "down", "held", "allowance", "peeked", "peeked_seen_by", "brawl",
    "reputation", "power", "suspicion", "resource", "colour", "gang", "symbols", "built", "limit", "hand",
    "hand_seen_by", "hand_size",
)  # fmt: skip
SETS = (
    "asked", "passed", "window_done", "smuggled", "alibis", "coloured", "half_seen_by", "deck_seen_by", "drawn_seen_by",
    "token_seen_by", "peeked_seen_by", "hand_seen_by", "under_seen_by",
)  # fmt: skip
NAMED = ("actor", "turn", "fpt", "window_seat", "award_holder", "instant_holder")


def turned_set(seats: int, by: int, players: int) -> int:
    everybody = (1 << players) - 1
    low = seats & everybody
    return (seats & ~everybody) | ((low << by | low >> (players - by)) & everybody)


def turned(state: Any, by: int, players: int) -> Any:
    """The same table with everybody so many seats further on."""
    other = state.copy()
    one = other[0]
    for name in ROWS:
        one[name][:players] = np.roll(state[0][name][:players], by, axis=0)
    one["peeked"][:players, :players] = np.roll(one["peeked"][:players, :players], by, axis=1)
    for name in SETS:
        one[name] = np.vectorize(lambda seats: turned_set(int(seats), by, players))(one[name])
    for name in NAMED:
        one[name] = (one[name] + by) % players if one[name] >= 0 else one[name]
    one["rank"][: one["ranked"]] = (one["rank"][: one["ranked"]] + by) % players
    one["under_by"][: one["puts"]] = (one["under_by"][: one["puts"]] - 1 + by) % players + 1
    for name, first in (("item_place", BUILT), ("item_place", RESERVED), ("goon_place", HIRED)):
        owned = (one[name] >= first) & (one[name] < first + MOST_SEATS)
        one[name][owned] = (one[name][owned] - first + by) % players + first
    for place in range(int(one["logged"])):
        code = int(one["tome_log"][place])
        who = code >> 3 & 7
        if code & 7 != SHUFFLED and who != LONG_AGO:
            one["tome_log"][place] = code - 8 * who + 8 * ((who + by) % players)
    for place in range(int(one["shadows"])):
        code = int(one["shadow"][place])
        who = code >> 2 & 7
        one["shadow"][place] = code - 4 * who + 4 * ((who + by) % players)
    return other


def turned_action(action: int, by: int, players: int) -> int:
    for first, last in ((ON, GAIN_BUNDLE), (GIVE_TO, GIVE_TO + MOST_SEATS)):
        if first <= action < last:
            return first + (action - first + by) % players
    return action


def choice(state: Any, book: Any, seat: int, dice: int) -> int:
    """What the bot answers, given what its seat knows."""
    seen = state.copy()
    erase(seen.view(np.uint8), GAME.secrets, seat)
    menu = np.zeros(MOST_OPTIONS + 1, np.int64)
    rules.options(lift(seen[0]), lift(book[0]), seat, lift(menu))
    return heuristic(lift(seen[0]), lift(book[0]), seat, lift(menu), lift(np.array([dice], np.uint64)))


def agree(table: Table, seat: int, dice: int) -> int:
    here = choice(table.state, table.book, seat, dice)
    for by in range(1, table.players):
        there = choice(turned(table.state, by, table.players), table.book, (seat + by) % table.players, dice)
        assert there == turned_action(here, by, table.players), table.view(None)["stage"]
    return here


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_choice_turns_with_the_table(players: int) -> None:
    """Whole games, in which every second answer is the bot's."""
    luck = random.Random(players)
    table = GAME.deal(players, seed=players, backend="interpreted")
    while not table.over:
        seat = luck.choice(table.actors)
        bots = agree(table, seat, luck.getrandbits(60))
        table.act(seat, bots if luck.random() < 0.5 else luck.choice(table.menu(seat)))


@pytest.mark.parametrize("players", [3, 5])
@pytest.mark.parametrize("stage", ["tome_blame_seat", "give_target"])
def test_whom_to_blame_among_equals(stage: str, players: int) -> None:
    """With all rivals alike every one of them is blamed as often, and the same neighbour wherever the seat sits."""
    table = at(players, suspicion={"b": 1})
    state = table.state[0]
    state["stage"], state["asked"], state["actor"], state["rank"][0] = STAGES.index(stage), 0b10, 1, 1
    first = ON if stage == "tome_blame_seat" else GIVE_TO
    blamed = [choice(table.state, table.book, 1, dice) - first for dice in range(240)]
    assert np.bincount(blamed, minlength=players)[[0, *range(2, players)]].min() > 0.6 * 240 / (players - 1)
    for dice in range(20):
        agree(table, 1, dice)
