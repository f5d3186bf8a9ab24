"""The five boards, each played by one means alone: a mouse, a keyboard without a mouse, a finger. Nobody opens the list
of all options."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from browsing import PHONE, WIDE, Person
from hands import KEYS, MOUSE, TOUCH, Hands

import turnkey
from sampling import SWEEP

People = Callable[..., Person]

SAMPLE = 8  # decisions
SEATS = {"airlock": 3, "break_escape": 4, "lockdown": 3, "locked_out": 3, "lockup": 2}
SHORT: dict[str, dict[str, Any]] = {
    "airlock": {"length": "custom:2,2,1"},
    "break_escape": {"rounds": 3},
    "lockdown": {"max_turns": 10},
    "locked_out": {},
    "lockup": {"rounds": 1},
}
# What a usual decision takes at most: in Airlock a module, a place and a way round; in Lockup a token, a room, and off
# they go; elsewhere a thing and what is meant by it.
PRESSES = {"airlock": 3, "break_escape": 2, "lockdown": 2, "locked_out": 3, "lockup": 3}
USUAL = {
    "airlock": {"pick_tile", "place_cell", "place_turn"},
    "break_escape": {"before_move", "act"},
    "lockdown": {"place_start", "choose_destination", "move_character", "badge_vote"},
    "locked_out": {"choose_move", "play_card", "intercept", "accuse"},
    "lockup": {"roll_call_turn"},
}

if SWEEP:
    GAMES = [
        (slug, by, players, seed)
        for slug in turnkey.game_names()
        for by in (MOUSE, KEYS, TOUCH)
        for players in turnkey.game(slug).seats
        for seed in (1, 2)
    ]
else:
    MEANS = (MOUSE, KEYS, TOUCH, MOUSE)  # two of the three for each game
    GAMES = [
        (slug, by, SEATS[slug], 1) for place, slug in enumerate(turnkey.game_names()) for by in MEANS[place % 3 :][:2]
    ]


@pytest.mark.parametrize(("slug", "by", "players", "seed"), GAMES)
def test_a_game_is_played_by_one_means_alone(person: People, slug: str, by: str, players: int, seed: int) -> None:
    """And no usual decision takes more presses than it should, even of somebody who presses anything."""
    somebody = person(PHONE if by == TOUCH else WIDE, touch=by == TOUCH)
    somebody.sit_at(slug, players, seed, **({} if SWEEP else SHORT[slug]))
    hands = Hands(somebody, by, slug, random.Random(seed))
    took = hands.play(10**6 if SWEEP else SAMPLE)
    assert somebody.over or len(took) == SAMPLE
    usual = [(asked, presses) for asked, presses in took if asked in USUAL[slug]]
    assert usual
    assert [one for one in usual if one[1] > PRESSES[slug]] == []
    assert somebody.complaints == []
