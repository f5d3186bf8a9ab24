"""Votes (R12-R19, Q14-Q22, Q65): who takes part, with which weight, who is elected."""

from __future__ import annotations

from typing import Any

import pytest
from lockdown_table import (
    NOBODY,
    asked,
    at,
    body,
    done,
    elected,
    happened,
    holder,
    monsters,
    offers,
    play,
    refuse,
    stage,
    weights,
    where,
)

from turnkey import Table

# Three families at the truck, P4 elsewhere
TRUCK = ("B6 L3 W1", "B6 L2 W4", "B6 L5 W4", "B5 L5 W2")


@pytest.mark.rules("R12", "R20", "R17", "Q15", "Q17")
def test_only_who_is_there_votes_and_can_be_elected() -> None:
    table = at(*TRUCK)
    assert stage(table) == "designate"
    assert asked(table) == ["P1", "P2", "P3"]
    for seat in ("P1", "P2", "P3"):
        assert offers(table, seat) == ["vote p1", "vote p2", "vote p3"]  # the own seat too, and no way to abstain
    assert "no candidate" in refuse(table, "P1 vote p4")
    assert "not asked" in refuse(table, "P4 vote p1")


@pytest.mark.rules("R17", "Q14")
def test_all_own_votes_go_to_one_seat_in_any_order() -> None:
    """Three votes of P1 against one each: elected is whom P1 names, whoever is first."""
    for order in (("P1", "P2", "P3"), ("P3", "P1", "P2"), ("P2", "P3", "P1")):
        table = at("B6 L6 W1", "B6 L2 W4", "B6 L5 W4", "B5 L5 W2")
        for seat in order:
            assert seat in asked(table)
            play(table, f"{seat} vote {'P3' if seat == 'P1' else 'P2'}")
            if seat != order[-1]:
                assert "not asked" in refuse(table, f"{seat} vote p1")
        assert holder(table, "badge") == "P1"
        assert stage(table) == "truck_keep"
        assert asked(table) == ["P3"]


@pytest.mark.rules("R1", "R13")
@pytest.mark.parametrize(
    ("first", "weight"),
    [("B6 L1 W1", 1), ("L6 B1 W1", 2), ("W6 B1 L1", 1), ("B6 L6 W1", 3), ("B6 L6 W6", 4), ("L6 W6 B1", 3)],
)
def test_weight_is_the_votes_of_the_characters_there(first: str, weight: int) -> None:
    assert weights(at(first, "B6 L2 W4", "B6 L5 W4", "B5 L5 W2")) == {"P1": weight, "P2": 1, "P3": 1, "P4": 0}


@pytest.mark.rules("R1", "R13")
def test_the_useless_has_one_vote() -> None:
    assert weights(at("U6 B1 L1 W1", "U6 L6 B2 W2", "B4 L4 W4 U5")) == {"P1": 1, "P2": 3, "P3": 0}


@pytest.mark.rules("R18", "Q16")
def test_the_highest_total_is_enough() -> None:
    """Two of five votes, the others one each."""
    table = at("L6 B1 W1", "B6 L2 W4", "B6 L5 W4", "B6 L5 W2")
    play(table, "P1 vote p1", "P2 vote p2", "P3 vote p3", "P4 vote p4")
    assert stage(table) == "truck_keep"
    assert asked(table) == ["P1"]


@pytest.mark.rules("R18")
def test_votes_of_several_seats_add_up() -> None:
    table = at("L6 B1 W1", "B6 L2 W4", "B6 L5 W4", "B6 L5 W2")
    play(table, "P1 vote p1", "P2 vote p4", "P3 vote p4", "P4 vote p4")
    assert asked(table) == ["P4"]
    votes = [(voter, one, votes) for voter, one, votes in happened(table, "designated")]
    assert votes == [(0, 0, 2), (1, 3, 1), (2, 3, 1), (3, 3, 1)]


@pytest.mark.rules("R19", "Q18")
def test_the_martyr_breaks_ties_from_anywhere() -> None:
    table = at("B6 L3 W1", "B6 L2 W4", "B3 L5 W4", "B5 L5 W2", martyr="P4")
    play(table, "P1 vote p2", "P2 vote p1")
    assert stage(table) == "martyr_tie"
    assert asked(table) == ["P4"]
    assert offers(table) == ["tie p1", "tie p2"]
    assert "not among the tied" in refuse(table, "P4 tie p3")
    refuse(table, "P4 tie p4")
    play(table, "P4 tie p2")
    assert asked(table) == ["P2"]
    assert stage(table) == "truck_keep"


@pytest.mark.rules("R19", "R72", "Q24")
def test_the_martyr_breaks_ties_without_anybody_left() -> None:
    table = at("B6 L3 W1", "B6 L2 W4", "B3 L5 W4", "B5 L5 W2", NOBODY, martyr="P5")
    play(table, "P1 vote p1", "P2 vote p2")
    assert asked(table) == ["P5"]
    play(table, "P5 tie p1")
    assert asked(table) == ["P1"]


@pytest.mark.rules("R19", "Q18")
def test_the_martyr_may_choose_itself_and_is_asked_only_about_the_tied() -> None:
    table = at(*TRUCK, martyr="P2")
    play(table, "P1 vote p1", "P2 vote p2", "P3 vote p3")
    assert offers(table) == ["tie p1", "tie p2", "tie p3"]
    assert table.view(None)["vote"]["tied"] == ["p1", "p2", "p3"]
    assert table.view(None)["elected"] is None
    assert table.view(None)["vote"]["votes"] == {"p1": "p1", "p2": "p2", "p3": "p3"}
    play(table, "P2 tie p2")
    assert asked(table) == ["P2"]
    assert holder(table, "martyr") == "P2"
    table = at("L6 B1 W1", "L6 B2 W2", "B6 L4 W4", "B5 L5 W4", martyr="P3")
    play(table, "P1 vote p1", "P2 vote p2", "P3 vote p3")  # 2, 2, 1
    assert offers(table) == ["tie p1", "tie p2"]


@pytest.mark.rules("R16", "Q18")
def test_no_card_from_the_designation_to_the_end_of_the_vote() -> None:
    table = at(*TRUCK, hands={"P1": "pistol pistol", "P2": "pistol"}, martyr="P1")
    assert stage(table) == "vote_floor"
    play(table, "P1 play pistol", "P1 done", "P2 done")
    assert stage(table) == "designate"
    assert "discussion before a vote" in refuse(table, "P1 play pistol")
    play(table, "P1 vote p2")
    refuse(table, "P2 play pistol")
    play(table, "P2 vote p1", "P3 vote p1")  # two against two
    assert stage(table) == "martyr_tie"
    refuse(table, "P1 play pistol")


@pytest.mark.rules("R13", "R14", "R74", "Q22")
def test_pistols_add_up_for_this_vote_only() -> None:
    table = at("B6 L6 W3", "B6 L3 W4", "B6 L5 W4", "B5 L5 W2", hands={"P2": "pistol pistol pistol"})
    play(table, "P2 play pistol", "P2 play pistol")
    assert weights(table) == {"P1": 3, "P2": 3, "P3": 1, "P4": 0}
    play(table, "P2 done")
    play(table, "P1 vote p3", "P2 vote p2", "P3 vote p2")  # 3 against 4
    assert asked(table) == ["P2"]
    play(table, "P2 " + offers(table)[0])
    if stage(table) == "truck_gift":
        play(table, "P2 " + offers(table)[0])
    play(table, "P2 to p1")
    assert stage(table) == "vote_floor"  # the badge: P1's Weeper, P2's Leader
    assert weights(table) == {"P1": 1, "P2": 2, "P3": 0, "P4": 0}


def attacked(*families: str, monsters: int = 6, place: int = 4, **more: Any) -> Table:
    return at(*families, stage="attack", phase="attack", monsters={place: monsters}, **more)


@pytest.mark.rules("Q21", "Q39", "Q42", "R13", "R80")
def test_a_pistol_is_worth_nothing_without_a_visible_character() -> None:
    table = attacked("B4 L5 W5", "L4 W4 B2", "B3 L3 W3", "B1 L1 W1", hands={"P1": "pistol pistol meat"}, monsters=5)
    assert offers(table, "P1") == ["play pistol", "play meat B", "done"]
    play(table, "P1 play pistol")
    assert weights(table)["P1"] == 2
    play(table, "P1 play meat B")
    assert weights(table) == {"P1": 0, "P2": 3, "P3": 0, "P4": 0}  # the Pistol sleeps
    assert offers(table, "P1") == ["done"]
    assert "no vote to add to" in refuse(table, "P1 play pistol")
    play(table, "P1 done")
    assert stage(table) == "choose_victim"  # nobody else can be meant: no designation
    assert asked(table) == ["P2"]
    assert elected(table) == "P2"


@pytest.mark.rules("R12", "R13", "R17", "Q41")
def test_a_seat_with_only_hidden_characters_neither_votes_nor_stands() -> None:
    table = attacked(
        "B4 L5 W5", "L4 W5 B2", "W4 L3 B3", "B1 L1 W1", hands={"P1": "meat"}, monsters=6,
    )  # fmt: skip
    play(table, "P1 play meat B")
    assert asked(table) == ["P2", "P3"]
    assert offers(table, "P2") == offers(table, "P3") == ["vote p2", "vote p3"]


@pytest.mark.rules("Q19", "R26")
@pytest.mark.parametrize("phase", ["truck", "badge"])
def test_a_single_candidate_is_elected_without_a_word(phase: str) -> None:
    """Not even a floor, whatever cards it holds, with talk on."""
    place = "6" if phase == "truck" else "3"
    table = at(
        f"B{place} L{place} W1", "B5 L2 W4", "B4 L5 W4", "B5 L5 W2", options={"talk": "free"}, badge="P2",
        hands={"P1": "pistol walkie"}, stage=phase, phase=phase,
    )  # fmt: skip
    if phase == "truck":
        assert stage(table) == "truck_keep"
        assert asked(table) == ["P1"]
    else:
        assert holder(table, "badge") == "P1"
        assert table.view(None)["dice"]["seen_by"] == ["p1"]
    assert not any("vote" in line for line in body(table))


@pytest.mark.rules("Q19", "R61")
def test_a_single_candidate_of_an_attack_has_its_floor() -> None:
    table = attacked("B4 L4 W5", "L3 W2 B2", "B3 L3 W5", "B1 L1 W1", hands={"P1": "bat"}, monsters=4)
    assert stage(table) == "attack_floor"
    assert asked(table) == ["P1"]
    play(table, "P1 done")
    assert stage(table) == "choose_victim"
    assert offers(table) == ["feed B", "feed L"]


@pytest.mark.rules("R27", "R20", "Q15", "Q65")
def test_any_living_seat_can_be_elected_if_the_table_agrees() -> None:
    anybody = {"candidates": "any_living"}
    table = at("B6 L3 W1", "B6 L3 W4", "B2 L5 W4", NOBODY, options=anybody)
    assert asked(table) == ["P1", "P2"]  # those who vote are the same
    assert offers(table, "P1") == ["vote p1", "vote p2", "vote p3"]
    assert "no candidate" in refuse(table, "P1 vote p4")
    play(table, "P1 vote p3", "P2 vote p3")
    assert asked(table) == ["P3"]
    assert stage(table) == "truck_keep"
    # one seat there, several living: it is asked, after its floor
    table = at("B6 L1 W1", "B3 L3 W4", "B2 L5 W4", NOBODY, options=anybody, hands={"P1": "bat"})
    assert stage(table) == "vote_floor"
    assert asked(table) == ["P1"]
    done(table)
    assert asked(table) == ["P1"]
    play(table, "P1 vote p2")
    assert asked(table) == ["P2"]
    # only one seat is living: Q19
    table = at("B6 L6 W6 U6", NOBODY, NOBODY, options=anybody)
    assert stage(table) == "truck_keep"


@pytest.mark.rules("Q65", "R57")
def test_attacks_choose_among_those_present_all_the_same() -> None:
    table = attacked("B4 L5 W5", "L4 W5 B2", "B3 L3 W5", "B1 L1 W1", monsters=4, options={"candidates": "any_living"})
    assert offers(table, "P1") == ["vote p1", "vote p2"]


@pytest.mark.rules("R27", "R30")
def test_the_badge_vote_is_in_the_surveillance_room() -> None:
    table = at("B3 L5 W1", "L3 B2 W4", "B4 L5 W4", "B5 L5 W2", stage="badge", badge="P4")
    assert asked(table) == ["P1", "P2"]
    play(table, "P1 vote p1", "P2 vote p2")  # one against two
    assert holder(table, "badge") == "P2"


@pytest.mark.rules("R63", "R74", "Q22")
def test_in_the_parking_lot_a_pistol_lasts_for_the_whole_attack() -> None:
    table = at(
        "B6 L6 W5", "B6 L6 W2", "B3 L3 W5", "B1 L1 W1", stage="attack", phase="attack", monsters={6: 2},
        hands={"P1": "pistol"},
    )  # fmt: skip
    play(table, "P1 play pistol")
    play(table, "P1 vote p2", "P2 vote p1")  # 4 against 3
    assert asked(table) == ["P2"]
    play(table, "P2 feed B")
    assert weights(table) == {"P1": 4, "P2": 2, "P3": 0, "P4": 0}
    play(table, "P1 vote p2", "P2 vote p1")
    assert where(table, "P2.L") == "cold"
    assert monsters(table)[6] == 0
    assert table.view(None)["families"][0]["pistols"] == 0


@pytest.mark.rules("R74")
def test_pistols_are_put_away_when_an_attack_fizzles() -> None:
    table = at(
        "B4 L5 W6", "L4 W5 B2", "W4 L3 B5", "B1 L1 W1",
        stage="attack", phase="attack", monsters={4: 5, 5: 6}, hands={"P1": "pistol bat"},
    )  # fmt: skip
    play(table, "P1 play pistol", "P1 play bat")  # four strong against four
    assert stage(table) == "designate"  # the next one: 5
    assert table.view(None)["scene"] == 5
    assert weights(table) == {"P1": 2, "P2": 1, "P3": 1, "P4": 0}


@pytest.mark.rules("R74", "R60")
def test_pistols_are_put_away_after_a_victim_too() -> None:
    table = at(
        "B4 L5 W6", "L4 W5 B2", "W4 L3 B5", "B1 L1 W1",
        stage="attack", phase="attack", monsters={4: 6, 5: 6}, hands={"P1": "pistol"},
    )  # fmt: skip
    play(table, "P1 play pistol", "P1 vote p3", "P2 vote p3", "P3 vote p3")
    assert where(table, "P3.W") == "cold"
    assert table.view(None)["scene"] == 5
    assert weights(table) == {"P1": 2, "P2": 1, "P3": 1, "P4": 0}
