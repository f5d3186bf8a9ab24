"""Positions as plain data: written out and read back anywhere in a game, and impossible ones named flag by flag."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from lockdown_table import (
    GAME,
    NOBODY,
    TITLES,
    asked,
    at,
    at_random,
    impossible,
    now,
    offers,
    stage,
)

from turnkey import Impossible

HOMES = ("B1 L5 W5", "L4 W5 B2", "B1 L2 W4", "B5 L6 W6")
TABLES: tuple[tuple[int, dict[str, Any]], ...] = (
    (3, {}),
    (4, {"variant": "v05", "talk": "silent", "drink_timing": "after_all"}),
    (5, {"variant": "v09", "monster_spots": 3, "cold_lines": "1,1,1", "candidates": "any_living"}),
    (6, {"variant": "v13", "deck": "bat:1,saw:1,can:1,meat:1,drink:1,walkie:1,pistol:1"}),
    (3, {"variant": "v21", "gift_to_eliminated": "no", "spots": "1,1,1,1,1"}),
    (4, {"variant": "v19", "monsters": 40, "parking_monster_spots": 12}),
    (5, {"variant": "v20", "campaign": "attic:20+21"}),
)


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_positions_survive_being_written_out_and_read_back(number: int) -> None:
    """Through JSON; then the same choices and the same chance lead to the same game."""
    players, options = TABLES[number]
    luck = random.Random(number)
    table = GAME.deal(players, options, seed=number, backend="interpreted")
    checked = 0
    while not table.over:
        if luck.random() < 0.15:
            checked += 1
            again = GAME.position(json.loads(json.dumps(table.dump())), backend="interpreted")
            assert again.state.tobytes() == table.state.tobytes()
            assert again.dump() == table.dump()
            for seat in range(players):
                assert offers(again, TITLES[seat]) == offers(table, TITLES[seat])
            assert again.view(0) == table.view(0)
            assert again.view(None) == table.view(None)
            if checked % 4 == 0:
                on, also = at_random(table.copy(same_future=True), checked, 10), at_random(again, checked, 10)
                assert on.state.tobytes() == also.state.tobytes()
        at_random(table, luck.randrange(1000), steps=1, talkative=0.3)
    assert checked > 5
    end = GAME.position(table.dump(), backend="interpreted")
    assert end.result == table.result


def test_a_few_fields_are_enough() -> None:
    """What follows from them is filled in: sizes, the deck, the supply, deaths, who is asked."""
    table = at(
        "B4 L5", "L4 W5 B2", "B3 L3 W5", NOBODY, stage="attack_floor", scene=4, monsters={4: 5}, hands={"P1": "bat"}
    )
    position = now(table)
    assert position["deaths"] == 4
    assert position["monsters"]["supply"] == 20
    assert position["hand_size"]["p1"] == 1
    assert (position["deck_size"], position["deck"]["bat"]) == (22, 2)
    assert position["phase"] == "attack"
    assert asked(table) == ["P1"]


def test_the_beginning_of_turn_one_by_default() -> None:
    table = GAME.position({"players": 5, "options": {"talk": "silent"}}, seed=1, backend="interpreted")
    assert table.view(None)["turn"] == 1
    assert stage(table) == "designate"
    assert asked(table) == ["P1", "P2", "P3", "P4", "P5"]
    fixed = {"first_badge": "p1", "first_martyr": "p2"}
    for options in (fixed, {"first_badge": "p2"}, {"first_martyr": "p1"}):
        table = GAME.position({"players": 5, "options": options}, seed=1, backend="interpreted")
        assert table.view(None)["badge"] != table.view(None)["martyr"]


CASES: list[tuple[str, tuple[str, ...], dict[str, Any]]] = [
    ("TOO_CROWDED", ("B1 L1 W1", "B1 L4 W4", "B2 L2 W2", "B5 L5 W5"), {}),
    ("CLOSED", HOMES, {"closed": (1,)}),
    ("CLOSED", HOMES, {"closed": (3,), "monsters": {3: 1}}),
    ("CLOSED", HOMES, {"closed": (6,)}),
    ("MONSTERS", HOMES, {"monsters": {2: 7}}),
    ("MONSTERS", HOMES, {"monsters": {2: -1}}),
    ("MONSTERS", HOMES, {"monsters": {6: 7}}),
    ("DEATHS", HOMES, {"deaths": 2}),
    ("HIDDEN", HOMES, {"smeared": {"p1": {"b": 1}}}),
    ("PISTOLS", HOMES, {"pistols": {"p2": -1}}),
    ("BADGE", (NOBODY, *HOMES[1:]), {"badge": "P1"}),
    ("BADGE", HOMES, {"badge": "P6"}),
    ("MARTYR", HOMES, {"martyr": "P5"}),
    ("ELECTED", HOMES, {"elected": 4}),
    ("SCENE", HOMES, {"scene": 9}),
    ("SCENE", HOMES, {"stage": "designate"}),
    ("SEATS", HOMES, {"stage": "designate", "scene": 6, "voted": 1 << 5}),
    ("ASKED", HOMES, {"stage": "truck", "asked": 1}),
    ("TURN", HOMES, {"turn_number": 41}),
    ("TURN", HOMES, {"turn_number": -1}),
    ("PHASE", HOMES, {"turn_number": 0}),
    ("PHASE", HOMES, {"phase": "setup"}),
    ("PHASE", HOMES, {"stage": "plan_floor", "phase": "attack", "dice": "1 2 3 4"}),
    ("WINNERS", HOMES, {"stage": "over", "phase": "close"}),
    ("DICE", HOMES, {"stage": "plan_floor"}),
    ("DICE", HOMES, {"dice": "1 2 3 4", "dice_rolled": 2}),
    ("VOTE", HOMES, {"stage": "designate", "scene": 6, "vote": {"p4": 2}}),
    ("VOTE", HOMES, {"stage": "designate", "scene": 6, "vote": {"p4": 9}, "voted": 8}),
    ("DESTINATION", HOMES, {"destination": {"p1": 3}}),
    ("DESTINATION", HOMES, {"destination": {"p1": 9}, "chosen": 1}),
    ("NEGATIVE_CARDS", HOMES, {"hands": {"P1": "keys", "P2": "keys"}}),
    ("NEGATIVE_CARDS", HOMES, {"hands": {"P1": "bat bat bat bat"}}),
    ("DECK_SIZE", HOMES, {"deck_size": 5}),
    ("DRAWN_SIZE", HOMES, {"drawn_size": 2}),
    ("HAND_SIZE", HOMES, {"hands": {"P1": "bat"}, "hand_size": {"p1": 2}}),
    ("BOX_SIZE", HOMES, {"boxed_size": {"p1": 2}}),
    ("HAND_SEEN_BY", HOMES, {"hand_seen_by": {"p1": 2}}),
    ("CLAIMS", HOMES, {"claims_left": {"p1": 7}}),
    ("MONSTER_COUNT", HOMES, {"monsters": {"supply": 20, 2: 3}}),
    ("UNPLACED", HOMES, {"where": {"p1": {"b": "aside"}}}),
    ("CARD_COUNT", HOMES, {"hand": {"p1": {"keys": 1}}, "deck": "keys", "boxed": {}}),
    ("NOT_IN_THIS_GAME", HOMES, {"where": {"p5": {"b": "1"}}}),
    ("NOT_IN_THIS_GAME", HOMES, {"where": {"p1": {"u": "1"}}}),
    ("NO_CHOICE", HOMES, {"stage": "truck_keep", "elected": 0}),
    ("NOBODY_ASKED", HOMES, {"stage": "truck_keep"}),
    ("DESTINATION", HOMES, {"stage": "move_character"}),
    ("HAUNT", HOMES, {"stage": "haunt"}),
    ("NOT_IN_THIS_GAME", HOMES, {"hand": {"p6": {"bat": 1}}}),
]


@pytest.mark.rules("R3", "R4", "R73", "R83")
@pytest.mark.parametrize(("flag", "families", "more"), CASES, ids=lambda one: one if isinstance(one, str) else "")
def test_impossible_positions(flag: str, families: tuple[str, ...], more: dict[str, Any]) -> None:
    assert flag in impossible(*families, **more)


def test_every_fault_is_named_at_once() -> None:
    flags = impossible(*HOMES, monsters={2: 7}, deaths=3, hands={"P1": "molotov molotov"}, turn_number=99)
    assert {"MONSTERS", "DEATHS", "NEGATIVE_CARDS", "TURN"} <= set(flags)


def test_unreadable_positions() -> None:
    for given, flag in (
        ({"nowhere": 1}, "UNKNOWN_FIELD"),
        ({"stage": "lunch"}, "UNREADABLE"),
        ({"where": {"p1": {"b": "9"}}}, "UNREADABLE"),
        ({"badge": "P1"}, "UNREADABLE"),
    ):
        with pytest.raises(Impossible) as refusal:
            GAME.position({"players": 4, "position": given}, backend="interpreted")
        assert flag in refusal.value.flags


STUCK: list[tuple[str, dict[str, Any]]] = [
    ("a search without cards", {"stage": "truck_keep", "elected": 0}),
    ("a gift without cards", {"stage": "truck_gift", "elected": 0}),
    ("a search by nobody", {"stage": "truck_keep"}),
    ("a victim of nobody", {"stage": "choose_victim", "scene": 4}),
    ("a victim who is not there", {"stage": "choose_victim", "scene": 4, "elected": 0}),
    ("a tie of nobody", {"stage": "martyr_tie", "scene": 6}),
    ("a vote without candidates", {"stage": "designate", "scene": 6, "candidates": 0}),
    ("a vote of nobody", {"stage": "designate", "scene": 3}),
    ("a move to nowhere", {"stage": "move_character"}),
    ("a haunting without Monsters", {"stage": "haunt", "monsters": {1: 6, 2: 6, 4: 6, 6: 6, 5: 1}}),
]


@pytest.mark.parametrize(("what", "more"), STUCK, ids=[what for what, _ in STUCK])
def test_positions_that_nobody_could_go_on_from(what: str, more: dict[str, Any]) -> None:
    """Somebody is asked who can do nothing, or nobody is: that cannot be on a table."""
    assert impossible(*HOMES, **more), what
