"""Phase 1, the truck (R20-R26, Q24, Q51, Q52, Q67): searching, keeping, giving, boxing."""

from __future__ import annotations

from typing import Any

import pytest
from lockdown_table import (
    NOBODY,
    again,
    asked,
    at,
    body,
    hand,
    now,
    offers,
    play,
    refuse,
    stage,
)

from turnkey import Table

ALONE = ("B6 L3 W1", "B3 L2 W4", "B2 L4 W4", "B2 L1 W2")  # P1 is at the truck


def boxed(table: Table, seat: str) -> dict[str, int]:
    return {card: count for card, count in now(table)["boxed"][seat.lower()].items() if count}


@pytest.mark.rules("R21", "R22")
def test_draw_three_keep_one_give_one_box_one() -> None:
    table = at(*ALONE, chance=["* draw meat bat can"])
    assert (stage(table), asked(table)) == ("truck_keep", ["P1"])
    assert offers(table) == ["keep can", "keep bat", "keep meat"]
    assert "not among" in refuse(table, "P1 keep saw")
    play(table, "P1 keep bat")
    assert (stage(table), asked(table)) == ("truck_gift", ["P1"])
    assert offers(table) == ["gift can", "gift meat"]
    play(table, "P1 gift meat")
    assert (stage(table), asked(table)) == ("truck_recipient", ["P1"])
    assert offers(table) == ["to p2", "to p3", "to p4"]
    assert "another seat" in refuse(table, "P1 to p1")
    play(table, "P1 to p4")
    assert [hand(table, seat) for seat in ("P1", "P2", "P3", "P4")] == [["bat"], [], [], ["meat"]]
    assert boxed(table, "P1") == {"can": 1}
    assert table.view(None)["box_size"] == 1
    assert table.view(None)["deck_size"] == 20
    assert body(table)[:4] == ["* draw meat bat can", "p1: keep bat", "p1: gift meat", "p1: to p4"]


@pytest.mark.rules("R21", "Q69")
def test_keep_and_gift_are_asked_even_of_equal_cards() -> None:
    table = at(*ALONE, chance=["* draw bat bat bat"])
    assert (stage(table), offers(table)) == ("truck_keep", ["keep bat"])
    play(table, "P1 keep bat")
    assert (stage(table), offers(table)) == ("truck_gift", ["gift bat"])
    play(table, "P1 gift bat", "P1 to p2")
    assert boxed(table, "P1") == {"bat": 1}


@pytest.mark.rules("R23", "R31")
def test_no_search_without_anybody_there() -> None:
    table = at("B1 L1 W1", "B2 L2 W2", "B4 L4 W4", "B5 L5 W5")
    assert stage(table) == "badge_destination"
    assert table.view(None)["deck_size"] == 23
    assert not any("draw" in line for line in body(table))


@pytest.mark.rules("R23")
def test_no_vote_over_an_empty_deck() -> None:
    table = at(
        "B6 L6 W6", "B6 L2 W2", "B4 L4 W4", "B5 L5 W5", deck="", hands={"P1": "pistol"}, options={"talk": "free"}
    )
    assert table.view(None)["phase"] == "badge"
    assert not any("vote" in line for line in body(table))


@pytest.mark.rules("R24")
def test_a_deck_of_two() -> None:
    table = at(*ALONE, deck="bat saw", chance=["* draw saw bat"])
    assert (stage(table), offers(table)) == ("truck_keep", ["keep bat", "keep saw"])
    play(table, "P1 keep saw")
    assert (stage(table), offers(table)) == ("truck_recipient", ["to p2", "to p3", "to p4"])
    play(table, "P1 to p2")
    assert hand(table, "P1") == ["saw"]
    assert hand(table, "P2") == ["bat"]
    assert table.view(None)["deck_size"] == 0
    assert table.view(None)["box_size"] == 21  # as before


@pytest.mark.rules("R25")
@pytest.mark.parametrize(("line", "owner"), [("P1 keep bat", "P1"), ("P1 to p3", "P3")])
def test_a_deck_of_one(line: str, owner: str) -> None:
    table = at(*ALONE, deck="bat")
    assert (stage(table), asked(table)) == ("truck_single", ["P1"])
    assert offers(table) == ["keep bat", "to p2", "to p3", "to p4"]
    play(table, line)
    assert [seat for seat in ("P1", "P2", "P3", "P4") if hand(table, seat)] == [owner]
    assert hand(table, owner) == ["bat"]
    assert table.view(None)["deck_size"] == 0


@pytest.mark.rules("Q24", "R22")
def test_a_card_may_go_to_a_family_that_is_gone() -> None:
    table = at("B6 L3 W1", "B3 L2 W4", "B2 L5 W4", NOBODY, chance=["* draw meat bat can"])
    play(table, "P1 keep bat", "P1 gift can")
    assert offers(table) == ["to p2", "to p3", "to p4"]
    play(table, "P1 to p4")
    assert hand(table, "P4") == ["can"]


NO_GIFTS = {"gift_to_eliminated": "no"}


@pytest.mark.rules("Q24")
def test_unless_the_table_agrees_otherwise() -> None:
    table = at("B6 L3 W1", "B3 L2 W4", "B2 L5 W4", NOBODY, chance=["* draw meat bat can"], options=NO_GIFTS)
    play(table, "P1 keep bat", "P1 gift can")
    assert offers(table) == ["to p2", "to p3"]
    assert "nobody left" in refuse(table, "P1 to p4")


@pytest.mark.rules("Q24", "R21")
def test_a_single_possible_recipient_is_not_asked_for() -> None:
    table = at("B6 L3 W1", "B3 L2 W4", NOBODY, NOBODY, chance=["* draw meat bat can"], options=NO_GIFTS)
    play(table, "P1 keep bat", "P1 gift can")
    assert hand(table, "P2") == ["can"]
    assert table.view(None)["phase"] != "truck"
    assert "p1: to p2" not in body(table)


@pytest.mark.rules("Q51", "Q52")
def test_nobody_to_give_to() -> None:
    """One family of four is left of three: one is kept, the rest is boxed, nothing else is asked."""
    table = at("B6 L3 W1 U2", NOBODY, NOBODY, chance=["* draw meat bat can"], options=NO_GIFTS)
    assert not table.over  # four alive, three players
    play(table, "P1 keep bat")
    assert table.view(None)["phase"] == "plan"
    assert hand(table, "P1") == ["bat"]
    assert boxed(table, "P1") == {"can": 1, "meat": 1}
    table = at("B6 L3 W1 U2", NOBODY, NOBODY, deck="bat", options=NO_GIFTS)
    assert table.view(None)["phase"] == "plan"
    assert hand(table, "P1") == ["bat"]
    table = at("B6 L3 W1 U2", NOBODY, NOBODY, deck="bat saw", chance=["* draw bat saw"], options=NO_GIFTS)
    play(table, "P1 keep saw")
    assert hand(table, "P1") == ["saw"]
    assert table.view(None)["box_size"] == 22


@pytest.mark.rules("Q51")
def test_one_family_of_four_goes_on_and_gives_to_those_who_are_gone() -> None:
    table = at("B6 L3 W1 U2", NOBODY, NOBODY, chance=["* draw meat bat can"])
    play(table, "P1 keep bat", "P1 gift can")
    assert offers(table) == ["to p2", "to p3"]
    play(table, "P1 to p3")
    assert table.view(None)["families"][0]["badge"]
    assert stage(table) == "walkie_floor" or table.view(None)["phase"] == "plan"  # the badge vote was automatic


@pytest.mark.rules("R26")
def test_hands_have_no_limit_and_are_secret() -> None:
    table = at(
        "B6 L6 W1",
        "B3 L2 W4",
        "B2 L5 W4",
        "B5 L5 W2",
        hands={"P1": "bat bat bat saw saw saw can can can meat meat meat"},
    )
    play(table, "P1 " + offers(table)[0])
    assert table.view(None)["families"][0]["hand_size"] == 13
    assert table.view("P1")["families"][0]["hand"]["bat"] == 3
    assert all(table.view(seat)["families"][0]["hand"] is None for seat in ("P2", "P3", "P4", None))


# Q67: what a searcher knows of its gifts


def give(table: Table, receiver: str, drawn: str = "bat can can", gift: str = "bat") -> Table:
    """Another search by P1, who gives a card of `drawn`."""
    again_there = again(table, [f"* draw {drawn}"], stage="truck", phase="truck", scene=0)
    keeps = next(card for card in drawn.split() if card != gift)
    play(again_there, f"P1 keep {keeps}")
    if stage(again_there) == "truck_gift":
        play(again_there, f"P1 gift {gift}")
    return play(again_there, f"P1 to {receiver}")


def spend(table: Table, seat: str, card: str) -> Table:
    """That seat plays a card at an attack on its Blocker in 5, and survives."""
    there = again(
        table, stage="attack", phase="attack", scene=4, monsters={"supply": 19, "5": 6} | dict.fromkeys("12346", 0),
        where=now(table)["where"] | {seat.lower(): now(table)["where"][seat.lower()] | {"b": "5"}},
    )  # fmt: skip
    assert stage(there) == "attack_floor"
    return play(there, f"{seat} play {card}")


def known(table: Table, seat: str = "P1") -> list[tuple[str, str]]:
    return [(one["seat"].upper(), one["card"]) for one in table.view(seat)["known_gifts"]]


@pytest.mark.rules("Q67")
def test_a_searcher_knows_what_it_gave_until_such_a_card_is_played() -> None:
    table = at(*ALONE, hands={"P2": "bat can"}, chance=["* draw bat saw saw"])
    play(table, "P1 keep saw", "P1 gift bat", "P1 to p2")
    assert known(table) == [("P2", "bat")]
    assert all(known(table, seat) == [] for seat in ("P2", "P3", "P4"))
    assert table.view(None)["known_gifts"] == []
    table = spend(table, "P2", "can 1")
    assert known(table) == [("P2", "bat")]  # another kind says nothing
    table = spend(table, "P2", "bat")
    assert known(table) == []  # it holds another bat, but which one was played cannot be told
    assert hand(table, "P2") == ["bat"]
    table = spend(table, "P2", "bat")
    assert known(table) == []


@pytest.mark.rules("Q67")
def test_copies_are_counted_and_never_below_none() -> None:
    table = at(*ALONE, hands={"P2": "bat keys"}, chance=["* draw saw saw saw"])
    play(table, "P1 keep saw", "P1 gift saw", "P1 to p3")
    table = spend(table, "P2", "bat")  # nothing known of it
    table = give(table, "P2", "bat bat can", "bat")
    assert known(table) == [("P3", "saw"), ("P2", "bat")]
    assert hand(table, "P2") == ["bat", "keys"]


@pytest.mark.rules("Q67", "Q61")
def test_two_gifts_of_a_kind_and_what_was_boxed() -> None:
    table = at(*ALONE, hands={"P2": "can"}, chance=["* draw bat saw walkie"])
    play(table, "P1 keep saw", "P1 gift bat", "P1 to p2")
    table = give(table, "P2", "bat pistol molotov", "bat")
    assert known(table) == [("P2", "bat"), ("P2", "bat")]
    table = spend(table, "P2", "bat")
    assert known(table) == [("P2", "bat")]
    assert boxed(table, "P1") == {"walkie": 1, "molotov": 1}
    for seed in range(8):
        world = table.determinize("P1", seed)
        assert boxed(world, "P1") == {"walkie": 1, "molotov": 1}  # known for good
        assert "bat" in hand(world, "P2")
    boxes = {tuple(boxed(table.determinize("P2", seed), "P1")) for seed in range(20)}
    assert len(boxes) > 3  # nobody else knows


@pytest.mark.rules("Q67")
def test_many_gifts_are_all_remembered() -> None:
    """v20 leaves a gift of every second card of the deck."""
    cards = ["walkie", "drink", "pistol", "can", "bat", "saw", "meat", "walkie", "drink"]
    table = at(*ALONE, options={"variant": "v20", "talk": "silent"}, chance=["* draw keys walkie"])
    play(table, "P1 keep keys", "P1 to p2")
    kept = ["pistol", "can", "bat", "saw", "meat", "molotov", "pistol", "can"]
    for card, keep in zip(cards[1:], kept, strict=True):
        table = give(table, "P2", f"{keep} {card}", card) if keep != card else table
    assert sorted(card for _, card in known(table)) == sorted(cards)


def test_the_searcher_sees_the_cards_before_it_and_nobody_else_does() -> None:
    table = at(*ALONE, chance=["* draw meat bat can"])
    seen: dict[str, Any] = table.view("P1")["searched"]
    assert (seen["by"], seen["count"]) == ("p1", 3)
    assert {card for card, count in seen["cards"].items() if count} == {"meat", "bat", "can"}
    for seat in ("P2", "P3", "P4", None):
        assert table.view(seat)["searched"] == {"by": "p1", "count": 3, "cards": None, "offering": None}
