"""Every seat alike: turn the seats of a position, and what a bot does in it turns with them.

The rules know no first seat: what depends on seats goes clockwise from a token's holder. So a bot that prefers a seat
by its number gives that seat a better or a worse game.
"""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from lockdown_table import GAME, TITLES, at, done, now, play

from turnkey import Table
from turnkey.bots.policies import PolicyBot
from turnkey.bots.sight import Sight
from turnkey.games.lockdown.state import GIVEN, PLAYED

TEMPERS = tuple(GAME.definition.bots.policies)
SEATS_AS_BITS = (
    "asked", "floor", "candidates", "voted", "chosen", "dice_seen_by", "drawn_seen_by", "said_none", "winners",
    "vote_seen_by", "destination_seen_by", "hand_seen_by", "boxed_seen_by", "gift_seen_by",
)  # fmt: skip
SEATS_PLUS_ONE = (
    "vote", "said_vote", "said_tie", "asked_to_vote", "promised_gift", "promised", "gift_to",
)  # fmt: skip
SEAT_NUMBERS = ("badge", "martyr", "elected")


def turned_seat(seat: int, by: int, players: int) -> int:
    return (seat + by) % players if 0 <= seat < players else seat


def turned(position: dict[str, Any], by: int, players: int) -> dict[str, Any]:
    """The same table, looked at from a chair further round."""
    names = [title.lower() for title in TITLES]

    def bits(seats: int) -> int:
        ring = (1 << players) - 1
        kept = seats & ring
        return (seats & ~ring) | ((kept << by | kept >> (players - by)) & ring)

    def value(name: str, told: Any) -> Any:
        if isinstance(told, dict):
            keys = {key: names[turned_seat(names.index(key), by, players)] if key in names else key for key in told}
            return {keys[key]: value(name, one) for key, one in told.items()}
        if isinstance(told, list):
            return [value(name, one) for one in told]
        if name in SEATS_AS_BITS:
            return bits(told)
        if name in SEATS_PLUS_ONE:
            return 1 + turned_seat(told - 1, by, players) if told else 0
        if name in SEAT_NUMBERS:
            return turned_seat(told, by, players)
        if name == "story" and GIVEN <= told < PLAYED:
            return GIVEN + turned_seat(told - GIVEN, by, players)
        return told

    return {name: value(name, told) for name, told in position.items()}


def turned_words(notation: str, by: int, players: int) -> str:
    return re.sub(r"p(\d)", lambda seat: f"p{turned_seat(int(seat[1]) - 1, by, players) + 1}", notation)


def turned_table(table: Table, by: int) -> Table:
    anew = table.game.table(table.players, table.record.header.options, "interpreted")
    anew.set_position(turned(now(table), by, table.players))
    return anew


def choice(table: Table, seat: int, temper: str, seed: int) -> str:
    return PolicyBot(GAME, temper, seed).choose(Sight(table, seat, worlds=False)).notation


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_turning_the_seats_turns_the_choices(players: int) -> None:
    luck = random.Random(players)
    table = GAME.deal(players, seed=players, backend="interpreted")
    bots = [PolicyBot(GAME, luck.choice(TEMPERS), seat) for seat in range(players)]
    compared = 0
    while not table.over:
        seat = luck.choice(table.actors)
        if table.view(None)["turn"] > 0 and len(table.options(seat)) + (table.view(None)["floor"] is not None) > 1:
            by, temper = luck.randrange(1, players), luck.choice(TEMPERS)
            other = turned_table(table, by)
            told = choice(table, seat, temper, compared)
            assert choice(other, turned_seat(seat, by, players), temper, compared) == turned_words(told, by, players)
            compared += 1
        table.apply(seat, bots[seat].choose(Sight(table, seat, worlds=False)))
    assert compared > 40


ALIKE = ("B1 L2 W3", "B1 L2 W3", "B1 L2 W4", "B4 L4 W5", "B5 L5 W5", "B5 L6 W6")


@pytest.mark.parametrize("temper", TEMPERS)
@pytest.mark.parametrize("by", range(6))
def test_between_equals_the_next_clockwise_is_given_up(temper: str, by: int) -> None:
    """Three families with the same points and the same votes: whom they name turns with the chairs."""
    table = at(*ALIKE, stage="attack", phase="attack", monsters={2: 4}, options={"talk": "free"})
    said = {"P1": "p2", "P2": "p3", "P3": "p1"}
    if temper == "liar":  # who is not meant
        said = {"P1": "p3", "P2": "p1", "P3": "p2"}
    other = turned_table(table, by)
    for seat, victim in said.items():
        assert choice(other, (TITLES.index(seat) + by) % 6, temper, 1) == turned_words(f"say vote {victim}", by, 6)


@pytest.mark.parametrize("temper", TEMPERS)
@pytest.mark.parametrize("by", range(6))
def test_between_equals_the_next_clockwise_gets_the_promise_and_the_card(temper: str, by: int) -> None:
    table = at("L6 B1 W3", "L6 B1 W3", "L6 B1 W4", "B4 L4 W5", "B5 L5 W5", "L2 W2", options={"talk": "free"})
    other = turned_table(table, by)
    for seat, rival in (("P1", "p2"), ("P2", "p3"), ("P3", "p1")):
        promise = turned_words(f"say promise {rival} gift", by, 6)
        assert choice(other, (TITLES.index(seat) + by) % 6, temper, 1) == promise
    done(table)
    play(table, "P1 vote p1", "P2 vote p1", "P3 vote p1", "* draw bat can saw", "P1 keep saw", "P1 gift can")
    assert choice(turned_table(table, by), by, temper, 1) == turned_words("to p6", by, 6)  # the fewest points


@pytest.mark.parametrize("by", range(4))
def test_a_tie_between_equals_goes_clockwise_from_the_martyr(by: int) -> None:
    table = at("B1 L2 W3", "B1 L4 W3", "B1 L4 W4", "B4 L5 W5", stage="attack", phase="attack", monsters={1: 7},
               martyr="P4", options={"monster_spots": 8})  # fmt: skip
    play(table, "P1 vote p2", "P2 vote p3", "P3 vote p1")
    assert choice(turned_table(table, by), (3 + by) % 4, "heuristic", 1) == turned_words("tie p1", by, 4)
