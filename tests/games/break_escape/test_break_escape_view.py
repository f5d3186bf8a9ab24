"""What the view tells about walks to come: where they lead, and where James can turn up. All of it is public."""

from __future__ import annotations

from typing import Any

import pytest
from break_escape_table import SEATS, at

WHERE = {"ben": 10, "lewis": 0, "david": 3, "james": 8}


def reach_of(table: Any, seat: str | None = "ben") -> dict[int, int]:
    return {one["space"]: one["in_six"] for one in table.view(seat)["reach"]}


def test_a_walk_is_told_by_its_option_and_the_spaces_it_enters() -> None:
    table = at(stage="before_move", turn="ben", die=3, where=WHERE, hand={"ben": "pup"}, pups=[12])
    assert table.view("james")["walks"] == [{"option": "go", "path": [11, 12, 13]}]  # a Pup stops James alone
    assert {"go"} <= {one.notation for one in table.options("ben")}


def test_without_a_roll_no_walk_is_told() -> None:
    table = at({"premove_window": "before_roll"}, stage="before_move", turn="ben", where=WHERE, hand={"ben": "pup"})
    assert table.view("ben")["walks"] == []


@pytest.mark.parametrize(
    ("die", "health", "does"),
    [(2, 3, {"draws": 0, "heals": 1}), (2, 5, {"draws": 0, "heals": 0}), (4, 5, {"draws": 1, "heals": 0})],
    ids=["a Safe House", "unhurt", "a Supply"],
)
def test_it_is_told_what_a_landing_does(die: int, health: int, does: dict[str, int]) -> None:
    table = at(stage="before_move", turn="ben", die=die, where=WHERE, health={"ben": health}, hand={"ben": "pup"})
    assert table.view(None)["landing"] == does
    assert at(stage="before_move", turn="ben", where=WHERE, hand={"ben": "pup"}).view("ben")["landing"] is None


def test_james_reaches_each_space_by_the_faces_that_lead_there() -> None:
    table = at(stage="before_move", turn="ben", die=3, where=WHERE, hand={"ben": "pup"})
    assert reach_of(table) == dict.fromkeys(range(11, 17), 1)


def test_a_pup_gathers_the_faces_that_would_lead_past_it() -> None:
    table = at(stage="before_move", turn="ben", die=3, where=WHERE, hand={"ben": "pup"}, pups=[13])
    assert reach_of(table) == {11: 1, 12: 1, 13: 4}


def test_round_the_corner_the_loop_goes_on() -> None:
    table = at(stage="before_move", turn="ben", die=3, where=WHERE | {"james": 20}, hand={"ben": "pup"})
    assert reach_of(table) == {23: 1, 0: 1, 1: 1, 2: 1, 3: 1, 4: 1}


def test_a_james_who_may_stop_short_reaches_all_on_his_way() -> None:
    table = at({"james_move": "up_to"}, stage="before_move", turn="ben", die=3, where=WHERE, hand={"ben": "pup"})
    assert reach_of(table) == {9: 6, 10: 6, 11: 6, 12: 5, 13: 4, 14: 3, 15: 2, 16: 1}


def test_a_james_who_goes_either_way_reaches_both_sides() -> None:
    table = at({"james_move": "either_way"}, stage="before_move", turn="ben", die=3, where=WHERE, hand={"ben": "pup"})
    assert reach_of(table) == dict.fromkeys([0, 1, 2, 3, 4, 5, *range(11, 17)], 1)


@pytest.mark.parametrize(
    ("move", "stage", "walks"),
    [
        ("up_to", "james_steps", {"steps 1": [9], "steps 2": [9, 10], "steps 3": [9, 10, 11], "steps 4": [9, 10, 11]}),
        ("either_way", "james_direction", {"cw": [9, 10, 11], "ccw": [7, 6, 5, 4]}),
    ],
)
def test_james_sees_where_his_walks_end(move: str, stage: str, walks: dict[str, list[int]]) -> None:
    table = at({"james_move": move}, stage=stage, turn="james", die=2, where=WHERE | {"ben": 20}, pups=[11])
    view = table.view("james")
    assert {one["option"]: one["path"] for one in view["walks"]} == walks
    assert {one.notation for one in table.options("james")} == set(walks)
    assert view["reach"] == []  # the roll has fallen: nothing is left to chance


def test_everybody_is_told_the_same_of_what_is_to_come() -> None:
    table = at(stage="before_move", turn="ben", die=3, where=WHERE, hand={"ben": "teleport pup"}, pups=[13])
    views = [table.view(seat) for seat in (*SEATS, None)]
    for name in ("walks", "landing", "reach", "numbers"):
        assert all(one[name] == views[0][name] for one in views)
