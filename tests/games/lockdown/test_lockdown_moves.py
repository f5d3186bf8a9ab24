"""Phase 4 (R37-R46, Q29-Q34): everybody moves one Character; Energy Drinks."""

from __future__ import annotations

from typing import Any

import pytest
from lockdown_table import (
    NOBODY,
    asked,
    at,
    body,
    closed,
    hand,
    happened,
    offers,
    play,
    refuse,
    stage,
    where,
)

from turnkey import Table


def planned(*families: str, go: dict[str, int], **more: Any) -> Table:
    """Everybody has chosen where to go; the badge owner is P1 unless told otherwise."""
    table = at(*families, stage="plan", phase="plan", dice="1 2 3 4", **more)
    while stage(table) in ("badge_destination", "choose_destination"):
        seat = asked(table)[0]
        play(table, f"{seat} go {go[seat]}")
    return table


HOMES = ("B1 L1 W2", "B2 L2 W5", "B4 L4 W5", "B5 L6 W6")


@pytest.mark.rules("R37", "R39", "R40")
def test_everybody_moves_one_character_clockwise_from_the_badge_owner() -> None:
    table = planned(*HOMES, go={"P1": 3, "P2": 3, "P3": 3, "P4": 3}, badge="P3")
    for seat, options, choice in (
        ("P3", ["move B", "move L", "move W"], "move W"),
        ("P4", ["move B", "move L", "move W"], "move B"),
        ("P1", ["move B", "move L", "move W"], "move L"),
    ):
        assert (stage(table), asked(table)) == ("move_character", [seat])
        assert offers(table) == options  # and no way not to move
        play(table, f"{seat} {choice}")
    assert [where(table, one) for one in ("P3.W", "P4.B", "P1.L")] == ["3", "3", "3"]
    assert asked(table) == ["P2"]  # 3 is full now: three spots
    play(table, "P2 move B")
    assert where(table, "P2.B") == "6"  # R41


@pytest.mark.rules("R39", "R40", "R41a")
def test_who_stands_there_already_does_not_move() -> None:
    table = planned(*HOMES, go={"P1": 2, "P2": 5, "P3": 3, "P4": 1})
    assert offers(table) == ["move B", "move L"]
    assert "stands there already" in refuse(table, "P1 move W")


@pytest.mark.rules("R39", "R41a")
def test_a_single_mover_moves_by_itself() -> None:
    table = planned("B1 L2 W2", "B2 L2 W5", "B4", "B5 L6 W6", go={"P1": 2, "P2": 5, "P3": 3, "P4": 1}, badge="P3")
    assert where(table, "P3.B") == "3"
    assert asked(table) == ["P4"]
    play(table, "P4 move B")
    assert where(table, "P1.B") == "6"  # alone not in 2, which is full: R41
    assert asked(table) == ["P2"]


@pytest.mark.rules("R41", "R41a")
def test_a_full_destination_sends_somebody_from_elsewhere_to_the_parking_lot() -> None:
    """Who is at 6 already is not offered while there is anybody else."""
    full = ("B6 L4 W2", "B1 L1 W1", "B5 L5 W5", "B2 L2 W4")
    table = planned(*full, go={"P1": 1, "P2": 5, "P3": 3, "P4": 3})
    assert offers(table) == ["move L", "move W"]
    assert "others of yours" in refuse(table, "P1 move B")
    play(table, "P1 move W")
    assert where(table, "P1.W") == "6"


@pytest.mark.rules("R42", "R41a", "Q29")
def test_at_the_parking_lot_already_it_stays() -> None:
    full = ("B6 L6", "B1 L1 W1", "B5 L5 W5", "B2 L2 W4")
    table = planned(*full, go={"P1": 1, "P2": 5, "P3": 3, "P4": 3})
    assert asked(table) == ["P2"]  # both at 6, both eligible: whoever it was, nobody would move
    assert (where(table, "P1.B"), where(table, "P1.L")) == ("6", "6")
    assert happened(table, "overflowed", "stayed", "went") == []
    assert happened(table, "all stayed") == [(0, 1, 6)]
    assert table.log(None)[-1] == (
        "Restrooms (1) is full: nobody of P1's can get in, and who is not there stays in Parking Lot (6)."
    )


@pytest.mark.rules("Q29", "R42")
def test_one_in_the_full_destination_and_one_at_six() -> None:
    """The one in 5 is not being moved, the one at 6 stays, and nothing is asked."""
    table = planned("B5 L6", "B5 L1 W5", "B5 L5 W4", "B2 L2 W4", go={"P1": 5, "P2": 3, "P3": 3, "P4": 3})
    assert (where(table, "P1.B"), where(table, "P1.L")) == ("5", "6")
    assert not any(line.startswith("p1: move") for line in body(table))
    assert asked(table) == ["P2"]


@pytest.mark.rules("R3", "R41")
def test_a_place_that_somebody_left_is_free_again() -> None:
    table = planned("B1 L1 W1", "B2 L2 W5", "B4 L4 W5", "B5 L6 W6", go={"P1": 5, "P2": 1, "P3": 3, "P4": 3})
    play(table, "P1 move B", "P2 move L")
    assert where(table, "P2.L") == "1"


@pytest.mark.rules("R46")
def test_who_is_gone_does_not_move() -> None:
    table = planned("B1 L1 W1", NOBODY, "B4 L4 W5", "B5 L6 W6", go={"P1": 5, "P3": 3, "P4": 3}, hands={"P2": "drink"})
    play(table, "P1 move B")
    assert asked(table) == ["P3"]


# Energy Drinks


@pytest.mark.rules("R43", "R44", "R45", "Q32", "Q33")
def test_a_drink_right_after_the_own_move() -> None:
    table = planned(
        "B1 L1 W2", "B2 L2 W2", "B4 L4 W5", "B5 L6 W6", go={"P1": 3, "P2": 3, "P3": 3, "P4": 3}, closed=(),
        hands={"P1": "drink", "P2": "drink"},
    )  # fmt: skip
    play(table, "P1 move W")
    assert (stage(table), asked(table)) == ("drink_window", ["P1"])
    assert offers(table) == [
        *(f"play drink B {place}" for place in (2, 3, 4, 5, 6)),
        *(f"play drink L {place}" for place in (2, 3, 4, 5, 6)),
        *(f"play drink W {place}" for place in (1, 2, 4, 5, 6)),
        "done",
    ]
    assert "stands there already" in refuse(table, "P1 play drink B 1")
    play(table, "P1 play drink W 2")  # the one just moved: Q34
    assert where(table, "P1.W") == "2"
    assert hand(table, "P1") == []
    assert table.view(None)["discard"]["drink"] == 1
    assert asked(table) == ["P2"]
    assert stage(table) == "move_character"


@pytest.mark.rules("R45", "R83", "Q33", "Q39")
def test_drinks_need_a_free_spot_in_an_open_location() -> None:
    table = planned(
        "B6 L6 W6", "B2 L2 W2", "B1 L1 W1", "B5 L2 W5", go={"P1": 5, "P2": 3, "P3": 3, "P4": 3}, closed=(4,),
        hands={"P1": "drink"},
    )  # fmt: skip
    play(table, "P1 move B")
    assert offers(table) == [
        "play drink B 3", "play drink B 6", "play drink L 3", "play drink L 5", "play drink W 3", "play drink W 5",
        "done",
    ]  # fmt: skip
    for line in ("P1 play drink B 4", "P1 play drink B 1", "P1 play drink L 2"):
        assert "closed or full" in refuse(table, line)
    assert closed(table) == [4]


@pytest.mark.rules("R43", "R44", "Q34")
def test_as_many_drinks_as_copies() -> None:
    table = planned(
        "B1 L1 W2 U3", "B2 L2 W5 U3", "B4 L4 W5 U5", go={"P1": 4, "P2": 5, "P3": 3}, hands={"P1": "drink drink bat"}
    )
    play(table, "P1 move B")
    assert len(offers(table)) == 21  # 4.3: the most
    play(table, "P1 play drink B 5")
    assert asked(table) == ["P1"]
    play(table, "P1 play drink U 6")
    assert offers(table) == ["done"]  # Q69: a card is left, whatever it is
    play(table, "P1 done")
    assert (where(table, "P1.B"), where(table, "P1.U")) == ("5", "6")


@pytest.mark.rules("Q69", "R43")
def test_the_window_is_for_every_seat_with_cards() -> None:
    table = planned(*HOMES, go={"P1": 3, "P2": 3, "P3": 3, "P4": 3}, hands={"P1": "bat"})
    play(table, "P1 move B")
    assert (stage(table), asked(table), offers(table)) == ("drink_window", ["P1"], ["done"])
    assert "you hold no Energy Drink" in refuse(table, "P1 play drink B 4")
    play(table, "P1 done", "P2 move B")
    assert (stage(table), asked(table)) == ("move_character", ["P3"])  # an empty hand has none


@pytest.mark.rules("Q32")
def test_drinks_after_all_moves_if_the_table_agrees() -> None:
    """One pass in the order of movement."""
    table = planned(
        *HOMES, go={"P1": 3, "P2": 3, "P3": 3, "P4": 3}, hands={"P2": "drink drink", "P4": "drink"}, badge="P3",
        options={"drink_timing": "after_all"},
    )  # fmt: skip
    for seat, kind in (("P3", "B"), ("P4", "B"), ("P1", "B"), ("P2", "B")):
        assert (stage(table), asked(table)) == ("move_character", [seat])
        play(table, f"{seat} move {kind}")
    assert (stage(table), asked(table)) == ("drink_window", ["P4"])
    play(table, "P4 play drink B 1")
    assert asked(table) == ["P2"]
    play(table, "P2 play drink B 4")
    assert asked(table) == ["P2"]
    play(table, "P2 done")
    assert stage(table) not in ("drink_window", "move_character")
    assert (where(table, "P4.B"), where(table, "P2.B")) == ("1", "4")
