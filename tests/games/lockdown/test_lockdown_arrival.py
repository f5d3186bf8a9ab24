"""Phase 5 (R47-R52, Q9-Q13, Q35): Monsters by dice, by Weepers, by crowds; where they go when there is no room."""

from __future__ import annotations

from typing import Any

import pytest
from lockdown_table import NOBODY, at, monsters, stage

from turnkey import Table


def arrived(*families: str, dice: str, **more: Any) -> Table:
    """Right after the Monsters of the setup, which come as in any turn and attack nobody yet."""
    table = at(*families, stage="arrive", phase="setup", turn_number=0, dice=dice, **more)
    assert table.view(None)["turn"] == 1
    return table


def placed(table: Table) -> dict[int, int]:
    return {place: count for place, count in monsters(table).items() if place and count}


MALL = ("B1 L1 W1", "B2 L2 W2", "B4 L4 W5", "B5 L5 W5")  # 5 has most Weepers and most Characters


@pytest.mark.rules("R11", "R47", "R50", "Q12")
def test_dice_weepers_and_crowds_add_up() -> None:
    table = arrived(*MALL, dice="1 3 5 5")
    assert placed(table) == {1: 1, 3: 1, 5: 4}
    assert monsters(table)[0] == 19


@pytest.mark.rules("R48", "R50")
def test_every_place_tied_for_weepers_gets_one() -> None:
    table = arrived("B1 L1 W1", "B2 L2 W2", "B5 L5 W6", "B5 L5 W4", dice="3 3 3 3")
    assert placed(table) == {1: 1, 2: 1, 3: 4, 4: 1, 5: 1, 6: 1}  # Weepers 1, 2, 4, 6; Characters 5


@pytest.mark.rules("R49", "Q13")
def test_every_place_tied_for_characters_gets_one_and_the_parking_lot_counts() -> None:
    table = arrived("B1 L1 W4", "B6 L6 W4", "B6 L5 W2", "B5 L5 W1", dice="3 3 3 3")
    assert placed(table) == {1: 1, 3: 4, 4: 1, 5: 1, 6: 1}  # Weepers in 4; Characters in 1, 5 and 6


@pytest.mark.rules("Q11")
def test_no_weeper_alive_brings_nothing() -> None:
    assert placed(arrived("B1 L1", "B2", "B4 L4", "B4", dice="3 3 3 3")) == {3: 4, 4: 1}


@pytest.mark.rules("R4", "R51")
def test_without_room_it_goes_to_the_parking_lot() -> None:
    table = arrived(*MALL, dice="3 3 3 1", monsters={3: 5, 5: 6})
    assert placed(table) == {1: 1, 3: 6, 5: 6, 6: 4}  # two of 3, one each of Weepers and crowd in 5


@pytest.mark.rules("R51", "R83")
def test_monsters_meant_for_a_closed_location_go_to_the_parking_lot() -> None:
    table = arrived(*MALL, dice="3 3 2 1", closed=(3,))
    assert placed(table) == {1: 1, 2: 1, 5: 2, 6: 2}


@pytest.mark.rules("R52", "Q35")
def test_when_the_parking_lot_is_full_it_does_not_come() -> None:
    table = arrived(*MALL, dice="6 6 3 3", closed=(3,), monsters={6: 5})
    assert placed(table) == {5: 2, 6: 6}
    assert monsters(table)[0] == 25 - 8


FEW = {"monsters": 15}


@pytest.mark.rules("Q9", "Q10")
def test_when_the_supply_runs_out_the_lower_location_comes_first() -> None:
    table = arrived(*MALL, dice="5 2 2 1", monsters={3: 6, 4: 6}, options=FEW)  # three are left
    assert placed(table) == {1: 1, 2: 2, 3: 6, 4: 6}
    assert monsters(table)[0] == 0


@pytest.mark.rules("Q9")
def test_the_order_goes_by_the_number_shown_not_by_where_it_ends_up() -> None:
    """One Monster is left: that of the closed 1, which runs off to 6, comes before that of 2."""
    table = arrived(*MALL[1:], "B6 L6 W6", dice="2 1", monsters={3: 6, 4: 6, 6: 2}, closed=(1,), options=FEW)
    assert placed(table) == {3: 6, 4: 6, 6: 3}


@pytest.mark.rules("Q9")
def test_dice_before_weepers_before_crowds() -> None:
    table = arrived("B1 L1 W1", "B2 L2 W4", "B5 L5 W4", "B5 L5 W2", dice="6 6", monsters={3: 6, 6: 4}, options=FEW)
    # five are left: two by dice (6), one for the Weepers in 4, one for the crowd in 5
    assert placed(table) == {3: 6, 4: 1, 5: 1, 6: 6}
    table = arrived(
        "B1 L1 W1", "B2 L2 W4", "B5 L5 W4", "B5 L5 W2", dice="6 6", monsters={3: 6, 2: 6}, options={"monsters": 15}
    )
    assert monsters(table)[0] == 15 - 12 - 3  # the crowd in 5 gets nothing
    assert placed(table) == {2: 6, 3: 6, 4: 1, 6: 2}


@pytest.mark.rules("Q9", "Q10")
def test_weepers_in_ascending_order() -> None:
    table = arrived("B1 L1 W5", "B2 L2 W4", "B1 L4", "B4 L4", dice="6 6", monsters={3: 6, 2: 6}, options=FEW)
    assert placed(table) == {2: 6, 3: 6, 4: 1, 6: 2}  # one left for the Weepers of 4 and 5


@pytest.mark.rules("R47", "R48", "R49", "R88")
def test_the_same_in_phase_five() -> None:
    """In a turn it follows the moves, and the attacks follow it."""
    table = at("B1 L1 W1", "B2 L2 W2", "B4 L4 W5", "B5 L5 W5", stage="arrive", phase="move", dice="1 3 5 5")
    assert placed(table) == {1: 1, 3: 1, 5: 4}  # 5: B, L, W, W: five strong
    assert table.view(None)["turn"] == 2
    assert stage(table) == "badge_destination"


@pytest.mark.rules("R48", "Q11")
def test_the_dead_weep_no_more() -> None:
    assert placed(arrived("B1 L1 W1", "B2 L2", "B4 L4", NOBODY, dice="3")) == {1: 2, 3: 1}
