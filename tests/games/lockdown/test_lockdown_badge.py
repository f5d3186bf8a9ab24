"""Phases 2 and 3 (R27-R36a, Q25-Q31): the badge, the dice under the box, destinations."""

from __future__ import annotations

import pytest
from lockdown_table import (
    NOBODY,
    asked,
    at,
    body,
    done,
    happened,
    holder,
    offers,
    play,
    refuse,
    stage,
)

from turnkey import Table

WATCHED = ("B3 L5 W5", "L3 W5 B2", "B1 L2 W4", "B1 L1 W6")  # P1 and P2 are in the Surveillance Room
UNWATCHED = ("B1 L5 W5", "L4 W5 B2", "B1 L2 W4", "B5 L1 W6")
ALL = ("P1", "P2", "P3", "P4", None)


def knowers(table: Table) -> list[str]:
    return [seat for seat in ("P1", "P2", "P3", "P4") if table.view(seat)["dice"]["faces"] is not None]


@pytest.mark.rules("R27", "R28", "R29", "Q12")
def test_the_elected_seat_takes_the_badge_and_looks() -> None:
    table = at(*WATCHED, stage="badge", badge="P4")
    play(table, "P1 vote p2", "P2 vote p2", "* roll 5 1 5 3")
    assert holder(table, "badge") == "P2"
    assert table.view("P2")["dice"]["faces"] == [1, 3, 5, 5]
    assert knowers(table) == ["P2"]
    assert table.view(None)["dice"] == {"count": 4, "faces": None, "seen_by": ["p2"]}
    assert asked(table) == ["P2"]
    assert stage(table) == "badge_destination"


@pytest.mark.rules("R30")
def test_a_re_elected_owner_looks() -> None:
    table = at(*WATCHED, stage="badge", badge="P2")
    play(table, "P1 vote p2", "P2 vote p2")
    assert holder(table, "badge") == "P2"
    assert knowers(table) == ["P2"]


@pytest.mark.rules("R31", "R28", "Q26")
def test_without_a_vote_the_owner_keeps_the_badge_and_does_not_look() -> None:
    table = at(*UNWATCHED, stage="badge", badge="P3", chance=["* roll 1 2 2 6"])
    assert holder(table, "badge") == "P3"
    assert table.view(None)["dice"] == {"count": 4, "faces": None, "seen_by": []}
    assert knowers(table) == []
    assert asked(table) == ["P3"]


@pytest.mark.rules("R31", "R32", "Q25")
def test_a_keeper_may_look_by_radio() -> None:
    table = at(*UNWATCHED, stage="badge", badge="P3", hands={"P3": "walkie", "P4": "bat"}, chance=["* roll 1 2 2 6"])
    assert stage(table) == "walkie_floor"
    assert asked(table) == ["P3", "P4"]
    play(table, "P3 play walkie")
    assert knowers(table) == ["P3"]
    assert table.view("P3")["dice"]["faces"] == [1, 2, 2, 6]
    assert table.view(None)["dice"]["seen_by"] == ["p3"]


@pytest.mark.rules("R32", "Q24", "Q25")
def test_eliminated_seats_do_not_use_the_radio() -> None:
    table = at("B1 L5 W5", "L4 W5 B2", "B1 L2 W4", NOBODY, stage="badge", hands={"P4": "walkie", "P2": "walkie"})
    assert asked(table) == ["P2"]
    refuse(table, "P4 play walkie")


@pytest.mark.rules("R7", "R28", "R69", "Q45")
@pytest.mark.parametrize(
    ("families", "dice"),
    [
        (("B1 L1 W1", "B2 L2 W2", "B4 L4 W4", "B5 L5 W5", "B6 L6 W6", "B4"), 4),
        (("B1 L1 W1", "B2 L2 W2", "B4 L4 W4", "B5 L5 W5", "B6", NOBODY), 4),
        (("B1 L1 W1", "B2 L2 W2", "B4 L4 W4", "B5 L5 W5", NOBODY, NOBODY), 5),
        (("B1 L1 W1", "B2 L2 W2", "B4 L4 W4", "L5", NOBODY, NOBODY), 5),
        (("B1 L1 W1", "B2 L2 W2", "B4 L4 W4", NOBODY, NOBODY, NOBODY), 6),
        (("B1 L1 W1", "B2 L2 W2", NOBODY, NOBODY, NOBODY, NOBODY), 6),
    ],
)
def test_how_many_dice(families: tuple[str, ...], dice: int) -> None:
    table = at(*families, stage="badge")
    assert table.view(None)["dice"]["count"] == dice
    assert len(body(table)[0].split()) == 2 + dice


@pytest.mark.rules("R33", "R36", "Q27")
def test_the_badge_owner_says_where_it_goes_and_is_bound() -> None:
    table = at(*UNWATCHED, stage="plan", phase="plan", dice="1 2 3 4", badge="P3")
    assert stage(table) == "badge_destination"
    assert asked(table) == ["P3"]
    play(table, "P3 go 5")
    assert all(table.view(seat)["families"][2]["destination"] == 5 for seat in ALL)
    assert asked(table) == ["P1", "P2", "P4"]
    assert "not asked" in refuse(table, "P3 go 2")


@pytest.mark.rules("R36a", "R83", "Q28", "R41")
def test_legal_destinations() -> None:
    """Open ones, also full ones; not where all own Characters stand."""
    table = at("B5 L5 W5", "B1 L1 W1", "B2 L2 W6", "B6 L6 W6", stage="plan", phase="plan", dice="1 2 3 4", closed=(4,))
    assert offers(table) == ["go 1", "go 2", "go 3", "go 6"]  # 1 is full; all of P1 are in 5
    assert "stand there already" in refuse(table, "P1 go 5")
    assert "closed" in refuse(table, "P1 go 4")
    play(table, "P1 go 1")
    assert offers(table, "P2") == ["go 2", "go 3", "go 5", "go 6"]
    assert offers(table, "P3") == ["go 1", "go 2", "go 3", "go 5", "go 6"]
    assert offers(table, "P4") == ["go 1", "go 2", "go 3", "go 5"]


@pytest.mark.rules("R36a", "Q28")
def test_a_last_character_must_leave_its_place() -> None:
    table = at("B5", "B1 L1 W1", "B2 L2 W6", "B6 L6 W6", stage="plan", phase="plan", dice="1 2 3 4")
    assert offers(table) == ["go 1", "go 2", "go 3", "go 4", "go 6"]


@pytest.mark.rules("R35", "R37", "R38", "R46", "Q31")
def test_all_others_choose_in_secret_and_for_good() -> None:
    table = at("B1 L5 W5", "L4 W5 B2", "B1 L2 W4", NOBODY, stage="plan", phase="plan", dice="1 2 3 4", dice_seen_by=0)
    play(table, "P1 go 4")
    assert stage(table) == "choose_destination"
    assert asked(table) == ["P2", "P3"]  # P4 is gone
    play(table, "P3 go 6")
    assert "not asked" in refuse(table, "P3 go 5")
    assert table.view("P3")["families"][2]["destination"] == 6
    for seat in ("P1", "P2", "P4", None):
        assert table.view(seat)["families"][2]["destination"] is None
        assert table.view(seat)["families"][2]["has_chosen"]
    assert knowers(table) == []
    play(table, "P2 go 1")
    for seat in ALL:
        assert [one["destination"] for one in table.view(seat)["families"][:3]] == [4, 1, 6]
        assert table.view(seat)["dice"]["faces"] == [1, 2, 3, 4]


@pytest.mark.rules("Q30", "R42")
def test_who_has_nowhere_to_go_stays() -> None:
    table = at(
        "B6 L6 W6", "B6 L6 W6", "B6 L6", NOBODY, stage="plan", phase="plan", dice="1 2 3 4 5",
        closed=(1, 2, 3, 4, 5), hands={"P1": "drink", "P3": "bat"}, options={"talk": "free"},
    )  # fmt: skip
    assert stage(table) == "plan_floor"  # nobody has a destination, the talk is held all the same
    play(table, "P1 done", "P2 done", "P3 done")
    assert stage(table) == "attack_floor"  # nor anywhere to run: there is no open location but this one
    assert not any(" go " in line or " move " in line for line in body(table))


@pytest.mark.rules("Q30", "R36a")
def test_who_can_go_to_one_location_only_is_not_asked() -> None:
    """All see that it must: the badge owner before the talk, the others when all choose."""
    table = at(
        "B6 L6 W6", "B5 L6 W6", "B6 L6", "B5", stage="plan", phase="plan", dice="1 2 3 4", closed=(1, 2, 3, 4),
        options={"talk": "free"},
    )  # fmt: skip
    assert stage(table) == "plan_floor"
    assert [one["destination"] for one in table.view(None)["families"]] == [5, None, None, None]
    done(table)
    assert asked(table) == ["P2"]
    assert offers(table) == ["go 5", "go 6"]
    assert [one["destination"] for one in table.view(None)["families"]] == [5, None, 5, 6]
    play(table, "P2 go 6")
    assert happened(table, "one way") == [(0, 5), (2, 5), (3, 6)]
    assert happened(table, "heads for") == [(1, 6)]
    assert [line for line in body(table) if " go " in line] == ["p2: go 6"]


def test_a_destination_by_itself_does_not_reveal_an_earlier_secret() -> None:
    """Who was not asked where to go has nothing to reveal but the card that it kept."""
    table = at("B6 L6 W6", "B5", "B5 L5", NOBODY, closed=(1, 2, 3, 4), badge="P2", chance=["* draw bat can saw"])
    play(table, "P1 keep saw", "P1 gift can", "P1 to p2", "* roll 1 2 3 4")
    done(table)
    assert "p1: keep ?" in body(table, None)
    assert "p1: keep saw" in body(table, 0)


@pytest.mark.rules("R33", "R34")
def test_a_destination_is_not_a_claim() -> None:
    """It is public by the rules: the record tells it to all, and nothing else of the dice."""
    table = at(*WATCHED, stage="badge", badge="P4", options={"talk": "free"})
    done(table)
    play(table, "P1 vote p2", "P2 vote p2", "* roll 5 1 5 3", "P2 go 6")
    for seat in (0, 2, 3, None):
        assert body(table, seat)[-2:] == ["* roll ? ? ? ?", "p2: go 6"]
    assert body(table, 1)[-2:] == ["* roll 5 1 5 3", "p2: go 6"]
