"""Cold storage, Martyr and badge (R66-R73, Q44-Q47)."""

from __future__ import annotations

from typing import Any

import pytest
from lockdown_table import (
    NOBODY,
    asked,
    at,
    body,
    gone,
    happened,
    holder,
    monsters,
    offers,
    play,
    stage,
)

from turnkey import Table


def attack(*families: str, **more: Any) -> Table:
    return at(*families, stage="attack", phase="attack", **more)


def filled(table: Table) -> list[int]:
    return [line["filled"] for line in table.view(None)["cold_storage"]["lines"]]


@pytest.mark.rules("R66", "R70")
@pytest.mark.parametrize(
    ("dead", "lines"),
    [(0, [0, 0, 0]), (1, [1, 0, 0]), (3, [3, 0, 0]), (4, [3, 1, 0]), (6, [3, 3, 0]), (9, [3, 3, 3]), (11, [3, 3, 3])],
)
def test_victims_fill_line_by_line(dead: int, lines: list[int]) -> None:
    sizes = [len(range(seat, 18 - dead, 6)) for seat in range(6)]  # six families, the others in the Cold storage
    homes = [" ".join(f"{kind}{1 + seat % 5}" for kind in "BLW"[:size]) for seat, size in enumerate(sizes)]
    table = at(*homes, options={"spots": "9,9,9,9,9"}, stage="badge")
    assert table.view(None)["cold_storage"]["deaths"] == dead
    assert filled(table) == lines


@pytest.mark.rules("R57", "R67", "R68")
def test_line_one_counts_at_once_for_what_is_still_to_be_resolved() -> None:
    """Two are dead. 2 (as many as strength) is safe, 3 loses the third, and then 4 with as many is entered."""
    table = attack(
        "B2 L4 W5", "L4 W5 B3", "L2 W5", "B1 L1", monsters={2: 3, 3: 3, 4: 2}, martyr="P1",
    )  # fmt: skip
    assert monsters(table)[2] == 3
    assert gone(table) == {"P3.B", "P4.W", "P2.B"}
    assert happened(table, "line filled") == [(1,)]
    assert table.view(None)["scene"] == 4
    assert (stage(table), asked(table)) == ("designate", ["P1", "P2"])
    assert table.view(None)["cold_storage"]["equal_enters"]


@pytest.mark.rules("R56", "R58", "R68")
def test_after_line_one_a_location_holds_only_with_fewer_monsters() -> None:
    dead = ("B4 L5 W5", "L4 W5 B2", "B3 L3 W5", NOBODY)
    table = attack(*dead, monsters={4: 2})
    assert happened(table, "attacked") == []
    table = attack(*dead, monsters={4: 3}, hands={"P1": "bat"})
    assert stage(table) == "attack_floor"
    play(table, "P1 play bat")
    assert monsters(table)[4] == 2
    assert len(gone(table)) == 3


@pytest.mark.rules("Q44", "R63")
def test_line_one_changes_nothing_in_the_parking_lot() -> None:
    for families in (("B6 L6 W5", "L4 W5 B2", "B3 L3 W5", NOBODY), ("B6 L6 W5", "L4 W5 B2", "B3 L3 W5", "B1 L1 W1")):
        table = attack(*families, monsters={6: 1})
        assert offers(table) == ["feed B", "feed L"]


@pytest.mark.rules("R67", "R69", "Q45")
def test_line_two_brings_a_die_from_the_next_roll_on() -> None:
    """The sixth death, in phase 6 with four dice rolled."""
    table = attack("B1 L5 W5", "L4 W5 B2", "B4 L5 W4", "B2", NOBODY, monsters={1: 3}, dice="1 2 3 4", martyr="P2")
    # five were dead: three of P5, two of P4
    assert happened(table, "line filled") == [(2,)]
    assert table.view(None)["turn"] == 2
    assert [len(line.split()) - 2 for line in body(table) if line.startswith("* roll")] == [5]
    table = attack("B1 L5 W5", "L4 W5 B2", "B4", "B2", NOBODY, NOBODY, monsters={1: 3})
    assert table.view(None)["cold_storage"]["deaths"] == 11
    assert happened(table, "line filled") == []  # R70: they pile up without effect
    assert table.view(None)["cold_storage"]["dice"] == 6


@pytest.mark.rules("R69", "R70")
def test_line_three_brings_the_sixth_die() -> None:
    table = attack("B1 L5 W5", "L4 W5 B2", "B4 L5 W4", "B2", NOBODY, NOBODY, monsters={1: 3})
    assert happened(table, "line filled") == [(3,)]
    assert [len(line.split()) - 2 for line in body(table) if line.startswith("* roll")] == [6]


@pytest.mark.rules("R71", "R72")
def test_the_martyr_goes_to_who_lost_somebody_last_even_its_last() -> None:
    table = attack("B1 L5 W5", "L2", "B4 L5 W4", "B5 L4 W4", "B2 L6 W6", monsters={1: 3, 6: 1}, martyr="P4")
    assert holder(table, "martyr") == "P1"
    assert asked(table) == ["P5"]
    play(table, "P5 feed W")
    assert holder(table, "martyr") == "P5"
    table = attack("B5 L5 W5", "L1", "B4 L5 W4", "B5 L4 W4", "B2 L2 W2", monsters={1: 3}, martyr="P4")
    assert table.view(None)["families"][1]["eliminated"]
    assert holder(table, "martyr") == "P2"


@pytest.mark.rules("R73", "Q46")
def test_the_badge_passes_at_once_to_the_nearest_living_seat_on_the_left() -> None:
    table = attack("B5 L5 W5", "L1", NOBODY, "B5 L4 W4", "B2 L2 W2", "B6 L6", monsters={1: 3, 6: 1}, badge="P2")
    assert table.view(None)["scene"] == 6
    assert holder(table, "badge") == "P4"  # P3 is gone
    assert holder(table, "martyr") == "P2"


@pytest.mark.rules("R73")
def test_the_badge_passes_round_the_table_and_stays_with_the_living() -> None:
    table = attack("B5 L5 W5", "B5 L4 W4", "B2 L2 W2", NOBODY, "B6 L6", "L1", monsters={1: 3, 6: 1}, badge="P6")
    assert holder(table, "badge") == "P1"
    table = attack("B5 L5 W5", "B1 L4 W4", "B2 L2 W2", NOBODY, "B6 L6", "L5", monsters={1: 3, 6: 1}, badge="P2")
    assert holder(table, "badge") == "P2"  # it has others left


@pytest.mark.rules("Q46")
def test_what_is_under_way_goes_on_with_the_new_owner() -> None:
    """The seats move clockwise from the new owner in the next turn; it also says its destination first."""
    table = attack("B5 L5 W5", "L1", "B4 L5 W4", "B5 L4 W4", monsters={1: 3}, badge="P2")
    assert table.view(None)["turn"] == 2
    assert (stage(table), asked(table)) == ("badge_destination", ["P3"])


@pytest.mark.rules("Q47")
def test_the_badge_stays_with_the_last_family_when_nobody_is_left() -> None:
    table = attack(NOBODY, "L1", NOBODY, NOBODY, monsters={1: 3}, badge="P2")
    assert table.over
    assert holder(table, "badge") == "P2"
