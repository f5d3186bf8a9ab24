"""Phase 7 and the score (R81-R88, Q47-Q51, Q60, Q63)."""

from __future__ import annotations

from typing import Any

import pytest
from lockdown_table import (
    NOBODY,
    at,
    at_random,
    body,
    closed,
    dealt,
    epilogue,
    happened,
    monsters,
    now,
    offers,
    play,
    result,
    scores,
    stage,
    where,
)

from turnkey import Table


def closing(*families: str, **more: Any) -> Table:
    return at(*families, stage="close", **more)


@pytest.mark.rules("R82", "Q48")
def test_full_locations_close() -> None:
    table = closing("B1 L5 W5", "L1 W4 B2", "B4 L3 W5", "B2 L2 W6", monsters={1: 6, 2: 5, 4: 6, 6: 6})
    assert closed(table) == [1, 4]
    assert [where(table, one) for one in ("P1.B", "P2.L", "P2.W", "P3.B")] == ["6"] * 4
    assert [where(table, one) for one in ("P1.L", "P2.B", "P4.W")] == ["5", "2", "6"]
    assert monsters(table) == {0: 25 - 11, 1: 0, 2: 5, 3: 0, 4: 0, 5: 0, 6: 6}  # the Parking Lot never closes
    assert happened(table, "closed") == [(1, 6), (4, 6)]
    assert table.view(None)["turn"] == 2


@pytest.mark.rules("R83")
def test_a_closed_location_stays_closed() -> None:
    table = closing("B5 L5 W5", "L2 W4 B2", "B4 L3 W5", "B2 L2 W6", monsters={1: 6})
    assert closed(table) == [1]
    at_random(table, steps=60)
    assert 1 in closed(table)
    assert monsters(table)[1] == 0
    assert all(where(table, f"P{seat}.{kind}") != "1" for seat in range(1, 5) for kind in "BLW")


@pytest.mark.rules("R84", "Q49", "Q63", "R88")
@pytest.mark.parametrize(
    ("families", "over"),
    [
        (("B1 L1", "B2 L2", NOBODY, NOBODY), True),
        (("B1 L1", "B2 L2", "B4", NOBODY), False),
        (("B1", "B2", "B4", NOBODY), True),
        (("B1 L1", "B2 L2", NOBODY, NOBODY, NOBODY, NOBODY), True),
        (("B1 L1 W1", "B2 L2 W4", NOBODY, NOBODY, NOBODY, NOBODY), True),
        (("B1 L1 W1", "B2 L2 W4", "B5", NOBODY, NOBODY, NOBODY), False),
        (("B1 L1 W1 U2", NOBODY, NOBODY), False),
        (("B1 L1 W1", NOBODY, NOBODY), True),
    ],
)
def test_the_end_is_as_many_alive_as_seats_eliminated_ones_included(families: tuple[str, ...], over: bool) -> None:
    table = closing(*families)
    assert table.over == over
    if not over:
        assert table.view(None)["turn"] == 2


@pytest.mark.rules("R84", "Q63")
def test_the_end_is_not_checked_during_a_turn() -> None:
    """Four alive of four players, and the attacks are completed."""
    table = at("B1 L6", "B2 L6", "B4", NOBODY, stage="attack", phase="attack", monsters={1: 3, 6: 1, 5: 6})
    assert stage(table) == "designate"  # P1's Blocker is dead: four left, and the game is not over
    assert table.view(None)["alive"] == 4
    assert table.view(None)["scene"] == 6
    play(table, "P1 vote p2", "P2 vote p2")
    assert table.over
    assert result(table).details["alive"] == 3
    assert closed(table) == [5]  # R82 comes before


@pytest.mark.rules("R88")
def test_a_turn_is_seven_phases_in_order() -> None:
    table = dealt(4, seed=3)
    while table.view(None)["turn"] < 3 and not table.over:
        table.apply(table.actors[0], table.options(table.actors[0])[0])
    phases = [phase for (phase,) in happened(table, "phase")]
    assert phases[:15] == [0, 1, 2, 3, 4, 5, 6, 7, 1, 2, 3, 4, 5, 6, 7]


@pytest.mark.rules("R1", "R85")
def test_points() -> None:
    table = closing("B1", "L2", "W4", NOBODY)
    assert scores(table) == [5, 3, 7, 0]
    assert result(table).winners == ("p3",)
    assert result(table).returns == (0.0, 0.0, 1.0, 0.0)
    table = closing("U1 L1", "B2", NOBODY)
    assert scores(table) == [4, 5, 0]


@pytest.mark.rules("R85")
def test_equal_points_share() -> None:
    table = closing("B1 L1", "L2 B4", NOBODY, NOBODY)
    assert scores(table) == [8, 8, 0, 0]
    assert result(table).winners == ("p1", "p2")
    assert result(table).returns == (0.5, 0.5, 0.0, 0.0)


@pytest.mark.rules("R81", "R26")
def test_the_keys_count_for_a_survivor_and_are_never_played() -> None:
    assert scores(closing("B1", "L2", "W4", NOBODY, hands={"P1": "keys"})) == [6, 3, 7, 0]
    assert scores(closing("B1", "L2", "W4", NOBODY, hands={"P4": "keys"})) == [5, 3, 7, 0]
    table = at(
        "B6 L5 W5", "L6 W4 B2", "B1 L3 W5", "B1 L1 W2", stage="attack", phase="attack", monsters={6: 1},
        hands={"P1": "keys"},
    )  # fmt: skip
    assert offers(table, "P1") == ["done"]


@pytest.mark.rules("Q50", "R85", "R86")
def test_nobody_left_shares_the_victory() -> None:
    table = closing(NOBODY, NOBODY, NOBODY, NOBODY, hands={"P1": "keys"})
    assert scores(table) == [0, 0, 0, 0]
    assert result(table).winners == ("p1", "p2", "p3", "p4")
    assert result(table).returns == (0.25,) * 4
    assert result(table).reason == "nobody left"
    assert epilogue(table) == 11


@pytest.mark.rules("Q50")
def test_or_nobody_wins_if_the_table_agrees() -> None:
    table = closing(NOBODY, NOBODY, NOBODY, NOBODY, options={"wipeout": "no_winner"})
    assert result(table).winners == ()
    assert result(table).returns == (0.0,) * 4
    assert epilogue(table) == 11
    one = closing("B1", NOBODY, NOBODY, NOBODY, options={"wipeout": "no_winner"})
    assert result(one).winners == ("p1",)


@pytest.mark.rules("Q60")
def test_the_safety_stop() -> None:
    everybody = ("B1 L5 W5", "L1 W4 B2", "B4 L3 W5", "B2 L2 W6")
    table = closing(*everybody, turn_number=39)
    assert not table.over
    assert table.view(None)["turn"] == 40
    table = closing(*everybody, turn_number=40)
    assert table.over
    assert scores(table) == [15, 15, 15, 15]
    assert result(table).reason == "last turn"
    assert closing(*everybody, turn_number=10, options={"max_turns": 10}).over


@pytest.mark.rules("Q24", "R46", "Q51")
def test_eliminated_seats_keep_their_hands_and_do_nothing() -> None:
    """Through a whole turn the family that is gone is never asked, whatever it holds."""
    cards = "pistol walkie drink bat saw molotov meat"
    table = at("B6 L6 W6", "B6 L5 W5", "B3 L3 W4", NOBODY, hands={"P4": cards}, martyr="P1")
    steps = 0
    while not table.over and table.view(None)["turn"] < 3 and steps < 300:
        assert "P4" not in table.view(None)["asked"] or stage(table) == "martyr_tie"
        table.apply(table.actors[0], table.options(table.actors[0])[0])
        steps += 1
    assert table.view(None)["families"][3]["hand_size"] >= 7
    assert not any(line.startswith("P4 ") and " tie " not in line for line in body(table))


@pytest.mark.rules("R84", "Q51")
def test_votes_are_automatic_with_one_family_left() -> None:
    table = at("B6 L6 W3 U3", NOBODY, NOBODY, hands={"P1": "pistol"})
    steps = 0
    while table.view(None)["turn"] == 1 and not table.over and steps < 100:
        assert stage(table) not in ("vote_floor", "designate", "martyr_tie")
        table.apply(table.actors[0], table.options(table.actors[0])[-1])
        steps += 1
    assert now(table)["hand_size"]["p1"] >= 1
