"""Maintenance (R42-R48) and the hazards that spoil it (R53-R57)."""

from __future__ import annotations

from typing import Any

import pytest
from locked_out_table import DOUBLES, area, asked, at, body, follow, game, hand, offers, refuse, tokens

from turnkey import Table

FULL = {"oxygen": 5, "power": 5, "fuel": 5}


def before(resources: str = "", token: dict[str, int] | None = None, **more: Any) -> Table:
    """p3 is about to be done, and p1 holds the maintenance card."""
    options = {"hazards": True} if more.pop("hazards", False) else {}
    return at(
        3, options, resources=resources, token=token or FULL, active="p3", maintainer="p1", phase="play_card", **more
    )


@pytest.mark.rules("R44", "R27")
@pytest.mark.parametrize(
    ("waiting", "left"),
    [
        ("", (4, 4, 4)), ("oxygen", (5, 4, 4)), ("power", (4, 5, 4)), ("fuel", (4, 4, 5)),
        ("oxygen power", (5, 5, 4)), ("oxygen power fuel", (5, 5, 5)), ("fuel fuel fuel", (4, 4, 5)),
        ("oxygen oxygen power power", (5, 5, 4)),
    ],
)  # fmt: skip
def test_a_card_of_its_colour_saves_a_token(waiting: str, left: tuple[int, ...]) -> None:
    table = before(waiting)
    oxygen, power, fuel = left
    follow(table, f"p3: done; * maint p1 oxygen={oxygen} power={power} fuel={fuel}")
    assert tokens(table) == left


@pytest.mark.rules("R45", "Q26")
def test_the_area_is_emptied_used_or_not() -> None:
    table = before("oxygen oxygen fuel")
    follow(table, "p3: done; * maint p1 oxygen=5 power=4 fuel=5")
    assert (area(table, "resource_area"), area(table, "discard")) == ("", "oxygen oxygen fuel")


@pytest.mark.rules("R42", "R47", "Q24", "Q27")
def test_maintenance_takes_the_place_of_a_turn() -> None:
    """p1 neither moves nor plays; its neighbour gets the card and takes a normal turn at once."""
    table = before(hands={"p1": "booty oxygen"})
    follow(table, "p3: done; * maint p1 oxygen=4 power=4 fuel=4")
    view = table.view(None)
    assert (asked(table), view["maintenance"], view["round"]) == ("p2 choose_move", "p2", 2)
    assert "P1 is not asked now" in refuse(table, "p1: play oxygen")
    assert hand(table, "p1") == "oxygen booty"


@pytest.mark.rules("R43", "R8")
def test_the_opening_turn_is_a_normal_one() -> None:
    table = game("p1: move 3; * draw lockpick; p1: done")
    assert (asked(table), tokens(table)) == ("p2 choose_move", (8, 8, 8))


@pytest.mark.rules("R47", "R42")
def test_the_card_goes_round() -> None:
    table = game(
        "p3: move 3; * draw lockpick; p3: done",
        "p1: move 4; * draw keycard; p1: done",
        "p2: move 5; * draw iris; p2: done",
        "* maint p3 oxygen=7 power=7 fuel=7",
        "p1: move 2a; * draw cipher; p1: done",
        "p2: move 2a; * draw fuel; p1: pass; p2: done",
        "p3: move 2a; * draw oxygen; p1: pass; p2: pass; p3: done",
        "* maint p1 oxygen=6 power=6 fuel=6",
        first="p3",
    )
    assert (asked(table), table.view(None)["maintenance"]) == ("p2 choose_move", "p2")


@pytest.mark.rules("R48", "Q23")
def test_the_holder_takes_search_turns_normally() -> None:
    table = at(3, hands={"p1": "booty gun mug"}, active="p1", maintainer="p1", phase="play_card")
    follow(table, "p1: search gun mug")
    assert asked(table) == "p1 choose_move"
    assert tokens(table) == (8, 8, 8)
    table.apply("p1", offers(table)[0])
    while asked(table) != "p1 play_card":
        table.apply(table.actors[0], "pass")
    follow(table, "p1: done")
    assert (asked(table), table.view(None)["maintenance"], tokens(table)) == ("p2 choose_move", "p1", (8, 8, 8))


@pytest.mark.rules("R48")
def test_a_search_before_maintenance_puts_it_off() -> None:
    table = before(hands={"p3": "booty gun mug"})
    follow(table, "p3: search gun mug")
    assert (asked(table), tokens(table)) == ("p3 choose_move", (5, 5, 5))


@pytest.mark.rules("R46", "Q25")
@pytest.mark.parametrize(
    ("token", "waiting", "left"),
    [
        ({"oxygen": 1, "power": 5, "fuel": 5}, "", (0, 4, 4)),
        ({"oxygen": 5, "power": 1, "fuel": 5}, "", (4, 0, 4)),
        ({"oxygen": 5, "power": 5, "fuel": 1}, "oxygen", (5, 4, 0)),
        ({"oxygen": 1, "power": 1, "fuel": 1}, "", (0, 0, 0)),
        ({"oxygen": 1, "power": 1, "fuel": 2}, "power", (0, 1, 1)),
    ],
)
def test_a_token_at_zero_ends_the_game(token: dict[str, int], waiting: str, left: tuple[int, ...]) -> None:
    """Q25: all unprotected tokens are moved before the test, and there is one result."""
    table = before(waiting, token, hands={"p2": "booty ring", "p3": "booty fuel"})
    oxygen, power, fuel = left
    follow(table, f"p3: done; * maint p1 oxygen={oxygen} power={power} fuel={fuel}; * end caught winner p1")
    assert tokens(table) == left
    assert body(table)[-2:] == [f"= maint p1 oxygen={oxygen} power={power} fuel={fuel}", "= end caught winner p1"]
    assert area(table, "resource_area") == ""


@pytest.mark.rules("R46")
def test_the_last_step_may_be_saved() -> None:
    table = before("oxygen power fuel", dict.fromkeys(FULL, 1))
    follow(table, "p3: done; * maint p1 oxygen=1 power=1 fuel=1")
    assert not table.over


@pytest.mark.rules("R46", "R42")
def test_after_the_end_nobody_gets_the_card() -> None:
    table = before("", dict.fromkeys(FULL, 1))
    table.apply("p3", "done")
    assert table.view(None)["maintenance"] == "p1"
    assert table.actors == ()


# Hazards


@pytest.mark.rules("R55", "Q35")
@pytest.mark.parametrize(
    "waiting", ["battery", "vase", "charge", "battery vase charge", "oxygen power fuel vase", "oxypow powfuel charge"]
)
def test_a_hazard_spoils_the_maintenance(waiting: str) -> None:
    table = before(waiting, hazards=True)
    follow(table, "p3: done; * maint p1 oxygen=4 power=4 fuel=4")
    assert tokens(table) == (4, 4, 4)
    assert area(table, "resource_area") == ""
    assert sorted(area(table, "discard").split()) == sorted(waiting.split())
    assert any("hazard" in line for line in table.log(None))


@pytest.mark.rules("R56", "Q32")
@pytest.mark.parametrize(
    ("waiting", "left"),
    [
        ("oxypow", (5, 5, 4)), ("powfuel", (4, 5, 5)), ("fueloxy", (5, 4, 5)),
        ("oxypow powfuel", (5, 5, 5)), ("fueloxy oxygen", (5, 4, 5)), (" ".join(DOUBLES), (5, 5, 5)),
    ],
)  # fmt: skip
def test_a_double_protects_both_its_colours(waiting: str, left: tuple[int, ...]) -> None:
    table = before(waiting, hazards=True)
    table.apply("p3", "done")
    assert tokens(table) == left


@pytest.mark.rules("R54")
def test_a_hazard_causes_no_accusation() -> None:
    table = before(hazards=True, hands={"p3": "booty vase"})
    follow(table, "p3: play vase")
    assert asked(table) == "p3 play_card"
    follow(table, "p3: done; * maint p1 oxygen=4 power=4 fuel=4")


@pytest.mark.rules("R57", "R54")
def test_a_hazard_that_is_played_costs_nobody() -> None:
    """R49: cards in the area count for nobody."""
    table = before("vase", dict.fromkeys(FULL, 1), hazards=True, hands={"p3": "booty charge"})
    follow(table, "p3: done; * maint p1 oxygen=0 power=0 fuel=0; * end caught winner p3")
    assert table.result is not None
    assert [row["value"] for row in table.result.rows] == [20, 20, 0]
