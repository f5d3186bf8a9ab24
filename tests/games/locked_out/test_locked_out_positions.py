"""Positions as plain data: written out and read back anywhere in a game, and impossible ones named flag by flag."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from locked_out_table import GAME, at, body, dealt, faults, hand, offered, pile, space

from turnkey import Impossible, Table
from turnkey.games.locked_out.state import CONFISCATE

TABLES: tuple[dict[str, Any], ...] = (
    {},
    {"hazards": True, "share_icon": True},
    {"talk": "structured", "token_start": 4},
    {"values": "second", "talk": "off", "first_player": "p3"},
)


def placed(position: dict[str, Any], options: dict[str, Any] | None = None, players: int = 3) -> Table:
    given = {"players": players, "options": options or {}, "position": position}
    return GAME.position(given, seed=1, backend="interpreted")


def play_on(table: Table, seed: int, steps: int = 12) -> Table:
    dice = random.Random(seed)
    for _ in range(steps):
        if table.over:
            break
        table.act(table.actors[0], dice.choice(table.menu(table.actors[0])))
    return table


def test_positions_survive_being_written_out_and_read_back() -> None:
    """Through JSON; then the same choices and the same chance lead to the same game."""
    positions = 0
    phases = set()
    for seed in range(4):
        dice = random.Random(seed)
        table = dealt(3 + seed % 4, seed, **TABLES[seed % len(TABLES)])
        while not table.over:
            if dice.random() < 0.05 or int(table.state["phase"][0]) == CONFISCATE:
                positions += 1
                phases.add(table.view(None)["phase"])
                again = GAME.position(json.loads(json.dumps(table.dump())), backend="interpreted")
                assert again.state.tobytes() == table.state.tobytes()
                assert [offered(again, seat) for seat in table.seats] == [offered(table, seat) for seat in table.seats]
                assert again.view("p2") == table.view("p2")
                if positions % 4 == 0:
                    choice = dice.randrange(1000)
                    on, also = play_on(table.copy(same_future=True), choice), play_on(again, choice)
                    assert on.state.tobytes() == also.state.tobytes()
            seat = dice.choice(table.actors)
            table.act(seat, dice.choice(table.menu(seat)))
        assert GAME.position(table.dump(), backend="interpreted").result == table.result
    assert positions > 20
    assert len(phases) == 7


def test_no_step_of_a_game_is_impossible() -> None:
    for seed in range(4):
        table = dealt(6 - seed, seed, **TABLES[seed])
        dice = random.Random(seed)
        while not table.over:
            if dice.random() < 0.12:
                assert faults(table) == []
            seat = dice.choice(table.actors)
            table.act(seat, dice.choice(table.menu(seat)))
        assert faults(table) == []


def test_a_few_fields_are_enough() -> None:
    """What follows from them is filled in: sizes, who is asked, and piles that all the cards can have come from."""
    table = at(4, hands={"p1": "root booty fuel", "p3": "booty ir ir"}, access="voice", active="p3", phase="play_card")
    view = table.view(None)
    assert (view["active"], view["maintenance"], view["asked"]) == ("p3", "p3", ["p3"])
    assert [one["hand_size"] for one in view["seats"]] == [3, 1, 3, 1]
    assert sum(one["pile"] for one in view["spaces"]) == 50 - 5
    assert hand(table, "p1") == "root fuel booty"
    assert faults(table) == []


def test_an_empty_position_is_the_table_before_the_first_turn() -> None:
    table = placed({})
    assert [one["pile"] for one in table.view(None)["spaces"]] == [6, 6, 6, 6, 8, 6, 6, 6, 0]
    assert table.view(None)["phase"] == "choose_move"
    assert body(table) == []


def test_piles_that_are_given_stay_as_they_are() -> None:
    table = at(3, piles={"4": "keycard boots power keycard fuel opal"}, active="p1")
    table.apply("p1", "move 4")
    assert space(table, "4", "p1")["drawn"] == ["keycard"]


FLAGS: list[tuple[str, dict[str, Any]]] = [
    ("SEAT", {"active": "p4"}),
    ("SEAT", {"maintainer": "p6"}),
    ("SEAT", {"hand": {"p5": {"fuel": 1}}}),
    ("PHASE", {"phase": 90}),
    ("STAGE", {"stage": 0}),
    ("STAGE", {"stage": 4}),
    ("STAGE", {"access_area": {"ir": 1, "lockpick": 1, "keycard": 1, "iris": 1}}),
    ("STAGE", {"stage": 2, "access_area": {"cipher": 1, "voice": 1, "neural": 1, "root": 1}}),
    ("ENDING", {"ending": 7}),
    ("SPACE", {"where": {"p1": 9}}),
    ("CARD", {"pile": {"2": [99, 0, 0, 0, 0, 0, 0, 0]}, "steps": 0}),
    ("STORY", {"steps": -1}),
    ("STORY", {"checks": 17, "steps": 0}),
    ("ROUND", {"round_number": 0}),
    ("TOKEN", {"token": {"oxygen": 9}}),
    ("TOKEN", {"token": {"fuel": -1}}),
    ("CAUGHT", {"token": {"power": 0}}),
    ("RESULT", {"phase": "over"}),
    ("RESULT", {"ending": "escape"}),
    ("RESULT", {"winners": 1}),
    ("CLOSED", {"where": {"p2": "6"}}),
    ("CLOSED", {"where": {"p2": "8a"}, "stage": 2}),
    ("ESCAPED", {"where": {"p2": "8a"}, "stage": 3}),
    ("ACTOR", {"phase": "play_card", "actor": "p2"}),
    ("SUSPECT", {"phase": "answer_accusation"}),
    ("SUSPECT", {"phase": "play_card", "suspect": "p2"}),
    ("SUSPECT", {"phase": "answer_accusation", "suspect": "p2", "actor": "p3"}),
    ("INTERCEPT", {"phase": "intercept", "actor": "p2"}),
    ("CONFISCATE", {"phase": "confiscate", "suspect": "p2"}),
    ("CLAIM", {"phase": "choose_move", "claim_words": {"p1": 1}}),
    ("NEGATIVE_CARDS", {"hand": {"p1": {"fuel": -1}}}),
    ("CARD_COUNT", {"hand": {"p1": {"crown": 2}}}),
    ("CARD_COUNT", {"hand": {"p1": {"booty": 2}}}),
    ("CARD_COUNT", {"hand": {"p1": {"vase": 1}}}),
    ("CARD_COUNT", {"discard": {"ir": 2}, "hand": {"p1": {"ir": 1}}}),
    ("AREA", {"access_area": {"fuel": 1}}),
    ("AREA", {"resource_area": {"ir": 1}}),
    ("AREA", {"resource_area": {"gun": 1}}),
    ("AREA", {"stage": 2, "access_area": {"ir": 1}}),
    ("AREA", {"stage": 3, "access_area": {"root": 1}}),
    ("BOOTY", {"discard": {"booty": 1}, "hand": {"p1": {"booty": 0}}}),
    ("HAND_SIZE", {"hand": {"p1": {"fuel": 1}}, "hand_size": {"p1": 1}}),
    ("HAND_SIZE", {"hand": {"p1": {"none": 1}}}),
    ("PILES", {"pile": {"2": pile("root oxygen crown root power corkscrew")}}),
    ("PILES", {"pile": {"2": pile("ir oxygen crown lockpick power corkscrew")}}),
    ("PILES", {"pile": {"2": pile("ir ir ir crown power corkscrew")}}),
    ("STORY", {"hand": {"p1": {"booty": 2}, "p2": {"booty": 0}}}),
]  # fmt: skip


@pytest.mark.parametrize(("flag", "position"), FLAGS, ids=[f"{flag}-{at}" for at, (flag, _) in enumerate(FLAGS)])
def test_an_impossible_position_is_named(flag: str, position: dict[str, Any]) -> None:
    with pytest.raises(Impossible) as refusal:
        placed(position)
    assert flag in refusal.value.flags
    assert f"{flag} (" in str(refusal.value)


@pytest.mark.parametrize(
    ("flag", "change"),
    [
        ("PILE_SIZE", {"pile": {"2": [0] * 8}}),
        ("PILE", {"pile": {"2": pile("root root crown gun power fuel")}}),
        ("PILE", {"pile": {"2": pile("ir ir crown oxygen power fuel")}}),
        ("PILE_CARDS", {"pile": {"2": pile("ir ir crown gun power fuel")}}),
        ("TAKEN", {"taken": {"2": 7}}),
        ("TAKEN", {"taken": {"2": -1}}),
        ("CARD_COUNT", {"taken": {"2": 1}}),
        ("STORY", {"step_what": ["left"] + ["nothing"] * 171, "steps": 1}),
    ],
)
def test_a_whole_position_with_one_thing_wrong_is_named(flag: str, change: dict[str, Any]) -> None:
    given = dealt(3, 5).dump()["position"]
    for name, value in change.items():
        if name == "step_what":
            value = value[: len(given["step_what"])] + ["nothing"] * (len(given["step_what"]) - len(value))
        given[name] = given[name] | value if isinstance(value, dict) else value
    with pytest.raises(Impossible) as refusal:
        placed(given)
    assert flag in refusal.value.flags


def test_all_flags_at_once() -> None:
    with pytest.raises(Impossible) as refusal:
        placed(
            {"round_number": 0, "token": {"oxygen": 12}, "where": {"p1": "7"}, "resource_area": {"ir": 1}, "winners": 1}
        )
    assert {"ROUND", "TOKEN", "CLOSED", "AREA", "RESULT"} <= set(refusal.value.flags)


@pytest.mark.parametrize(
    ("change", "flag"),
    [
        ({"token": {"oxygen": 5, "power": 5, "fuel": 5}}, "RESULT"),  # caught, and no token is gone
        ({"ending": "escape"}, "RESULT"),  # escaped, and nobody is at the computer
        ({"winners": 0b111}, "RESULT"),  # not what the hands say
    ],
)
def test_an_ending_must_be_what_the_table_shows(change: dict[str, Any], flag: str) -> None:
    table = at(3, hands={"p2": "booty ring"}, token={"fuel": 1}, active="p3", maintainer="p1", phase="play_card")
    table.apply("p3", "done")
    given = table.dump()["position"]
    with pytest.raises(Impossible) as refusal:
        placed(given | change)
    assert flag in refusal.value.flags


@pytest.mark.parametrize(
    ("given", "flag", "why"),
    [
        ({"position": {"wheer": {}}}, "UNKNOWN_FIELD", "there is no 'wheer'"),
        ({"position": {"where": {"anna": 3}}}, "UNREADABLE", "'anna' is none of p1, p2"),
        ({"position": {"where": {"p1": "attic"}}}, "UNREADABLE", "'attic' is none of 2, 3, 4, 5, 2a"),
        ({"position": {"token": [1, 2]}}, "UNREADABLE", "must be a list of 3"),
        ({"position": {"stage": 1.5}}, "UNREADABLE", "1.5 is no whole number"),
        ({"game": "lockup", "position": {}}, "OTHER_GAME", "this is a position of lockup"),
    ],
)
def test_what_is_no_position(given: dict[str, Any], flag: str, why: str) -> None:
    with pytest.raises(Impossible) as refusal:
        GAME.position({"players": 3} | given, seed=1, backend="interpreted")
    assert flag in refusal.value.flags
    assert why in str(refusal.value)


def test_a_sketch_can_be_drawn_at_any_time_for_any_width() -> None:
    for seed, options in enumerate(TABLES):
        table = dealt(3 + seed, seed, **options)
        while not table.over:
            for width in (40, 80, 120):
                for watcher in ("p1", None):
                    drawing = GAME.definition.sketch(table.view(watcher), width)
                    assert all(f"P{seat}" in drawing for seat in range(1, table.players + 1))
            play_on(table, len(table.record.entries), 20)
        assert "won" in GAME.definition.sketch(table.view(None), 80)
