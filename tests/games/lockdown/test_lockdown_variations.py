"""The variations v01 to v21 (2.7): what each changes, and that it changes nothing without being chosen."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from lockdown_table import (
    NOBODY,
    VARIANTS,
    asked,
    at,
    body,
    closed,
    dealt,
    gone,
    hand,
    happened,
    holder,
    monsters,
    now,
    offers,
    play,
    refuse,
    scores,
    stage,
    weights,
    where,
)

from turnkey import Table


def with_variant(variant: str, *families: str, options: dict[str, Any] | None = None, **more: Any) -> Table:
    return at(*families, options={"variant": variant} | (options or {}), **more)


def arrived(variant: str, *families: str, **more: Any) -> dict[int, int]:
    table = with_variant(variant, *families, stage="arrive", phase="setup", turn_number=0, **more)
    return {place: count for place, count in monsters(table).items() if place and count}


def arrived_in_phase_five(variant: str, *families: str, **more: Any) -> dict[int, int]:
    table = with_variant(variant, *families, stage="arrive", phase="move", **more)
    came = Counter(place for place, *_ in happened(table, "monster came"))
    return dict(came)


def attack(variant: str, *families: str, **more: Any) -> Table:
    return with_variant(variant, *families, stage="attack", phase="attack", **more)


@pytest.mark.rules("Q59", "R87")
def test_one_variation_a_game() -> None:
    for variant in ("none", *VARIANTS):
        table = dealt(4, variant=variant)
        assert table.view(None)["variant"] == variant
        assert (f"option variant={variant}" in table.record.to_text().splitlines()) == (variant != "none")


@pytest.mark.rules("R81")
def test_v01_the_keys_score_three() -> None:
    families = ("B1", "L2", "W4", NOBODY)
    assert scores(with_variant("v01", *families, stage="close", hands={"P1": "keys"})) == [8, 3, 7, 0]
    assert scores(with_variant("v01", *families, stage="close", hands={"P4": "keys"})) == [5, 3, 7, 0]


def test_v02_a_whole_family_scores_four_more() -> None:
    assert scores(with_variant("v02", "B1 L1 W1", NOBODY, "B2", NOBODY, stage="close")) == [19, 0, 5, 0]
    assert scores(with_variant("v02", "B1 L1 W1", NOBODY, NOBODY, stage="close")) == [15, 0, 0]  # three of four
    stopped = with_variant("v02", "B1 L1 W1 U2", NOBODY, NOBODY, stage="close", turn_number=40)
    assert scores(stopped) == [20, 0, 0]


WEEPERS = ("B1 L1 W1", "B2 L2 W2", "B4 L4 W6", "B5 L5")


@pytest.mark.rules("R48", "Q9")
def test_v03_two_monsters_for_weepers() -> None:
    assert arrived("none", *WEEPERS, dice="3") == {1: 2, 2: 2, 3: 1, 6: 1}  # Characters: 1 and 2
    assert arrived("v03", *WEEPERS, dice="3") == {1: 3, 2: 3, 3: 1, 6: 2}
    assert arrived_in_phase_five("v03", *WEEPERS[:2], "B4 L4", "B5 L5", dice="3")[1] == 3
    short = {"monsters": {3: 6, 4: 6}, "options": {"monsters": 15}}
    assert arrived("v03", *WEEPERS, dice="", **short) == {1: 2, 2: 1, 3: 6, 4: 6}  # both of 1 before those of 2


@pytest.mark.rules("R84")
def test_v04_the_end_comes_one_later() -> None:
    assert with_variant("none", "B1 L1", "B2", "B4", NOBODY, stage="close").over
    table = with_variant("v04", "B1 L1", "B2", "B4", NOBODY, stage="close")
    assert not table.over
    assert table.view(None)["ends_at"] == 3
    assert with_variant("v04", "B1", "B2", "B4", NOBODY, stage="close").over


@pytest.mark.rules("R6")
def test_v05_two_cards_each() -> None:
    for players in (3, 4, 5, 6):
        table = dealt(players, variant="v05")
        assert [one["hand_size"] for one in table.view(None)["families"]] == [2] * players
        assert table.view(None)["deck_size"] == 23 - 2 * players
        assert [len(line.split()) for line in body(table) if line.startswith("* deal")] == [5] * players


@pytest.mark.rules("R31")
def test_v06_the_owner_looks_every_turn() -> None:
    unwatched = ("B1 L5 W5", "L4 W5 B2", "B1 L2 W4", "B5 L1 W6")
    assert with_variant("none", *unwatched, stage="badge", badge="P3").view(None)["dice"]["seen_by"] == []
    table = with_variant("v06", *unwatched, stage="badge", badge="P3", hands={"P3": "walkie", "P1": "walkie"})
    assert table.view(None)["dice"]["seen_by"] == ["p3"]
    assert asked(table) == ["P1"]
    assert table.view("P3")["dice"]["faces"] is not None


@pytest.mark.rules("R48", "R49")
def test_v07_ties_bring_nothing() -> None:
    assert arrived("v07", *WEEPERS, dice="3") == {3: 1}  # three places tied for Weepers, two for Characters
    assert arrived("v07", "B1 L1 W1", "B2 L2 W5", "B4 L4 W5", "B2", dice="3") == {3: 1, 5: 1}
    assert arrived("v07", "B1 L1 W1", "B2 L2 W2", "B2", "B6", dice="3") == {2: 1, 3: 1}  # most Characters: 2 alone
    assert arrived_in_phase_five("v07", *WEEPERS[:2], "B4 L4", "B5 L5", dice="3") == {3: 1}


@pytest.mark.rules("R82")
def test_v08_one_monster_spot_less() -> None:
    table = with_variant(
        "v08", "B1 L5 W5", "L1 W4 B2", "B4 L3 W5", "B2 L2 W6", stage="close", monsters={1: 5, 2: 4, 6: 6}
    )
    assert closed(table) == [1]
    assert [one["monster_spots"] for one in table.view(None)["locations"]] == [5, 5, 5, 5, 5, 6]
    placed = arrived("v08", "B1 L1 W1", "B2 L2 W2", "B4 L4 W5", "B5 L5 W5", dice="3 3 3 3", monsters={3: 3})
    assert placed == {3: 5, 5: 2, 6: 2}


HAUNTED = ("B1 L1 W1", NOBODY, "B5 L5 W5", NOBODY, "B2 L2 W2")


@pytest.mark.rules("Q66", "Q24")
def test_v09_the_dead_add_monsters() -> None:
    """Clockwise from the badge owner, after step C and before the attacks."""
    table = with_variant("v09", *HAUNTED, stage="arrive", phase="move", dice="3", badge="P3", closed=(4,))
    assert (stage(table), asked(table)) == ("haunt", ["P4"])
    assert table.view(None)["phase"] == "arrive"
    assert offers(table) == ["haunt 1", "haunt 2", "haunt 3", "haunt 5", "haunt 6"]
    assert "closed" in refuse(table, "P4 haunt 4")
    before = monsters(table)
    play(table, "P4 haunt 3")
    assert monsters(table)[3] == before[3] + 1
    assert monsters(table)[0] == before[0] - 1
    assert asked(table) == ["P2"]
    play(table, "P2 haunt 6")
    assert table.view(None)["phase"] != "arrive"
    table = with_variant("none", *HAUNTED, stage="arrive", phase="move", dice="3", badge="P3")
    assert stage(table) != "haunt"


@pytest.mark.rules("Q66")
def test_v09_without_monsters_or_spots() -> None:
    full: dict[str, Any] = {"monsters": {1: 0, 3: 6, 4: 5, 6: 3}, "options": {"monsters": 15}}
    table = with_variant("v09", *HAUNTED, stage="arrive", phase="move", dice="4", badge="P3", **full)
    assert monsters(table)[0] == 0 or stage(table) != "haunt"
    assert "haunt" not in " ".join(body(table))
    spots = {"monster_spots": 3, "parking_monster_spots": 3, "monsters": 40}
    for only, there, dice in ((3, 2, "1"), (1, 0, "3")):  # the only spot: nobody is asked; P2 finds none
        table = with_variant(
            "v09", *HAUNTED, stage="arrive", phase="move", dice=dice, badge="P3", options=spots,
            monsters=dict.fromkeys((1, 2, 3, 5, 6), 3) | {only: there}, closed=(4,),
        )  # fmt: skip
        assert happened(table, "haunted") == [(3, only, 3)]
        assert stage(table) != "haunt"


@pytest.mark.rules("R1", "R55")
def test_v10_blockers_are_three_strong() -> None:
    families = ("B4", "L1 W1 B1", "B2 L2 W2", "B5 L5 W5", "B3 L3 W3")
    assert happened(attack("v10", *families, monsters={4: 3}), "attacked") == []
    assert happened(attack("v10", *families, monsters={4: 4}), "attacked") == [(4, 4, 3)]
    assert happened(attack("none", *families, monsters={4: 3}), "attacked") == [(4, 3, 2)]


@pytest.mark.rules("R68")
def test_v11_as_many_monsters_are_enough_from_the_start() -> None:
    families = ("B4 L1 W1", "B1 L2 W2", "B5 L5 W5", "B3 L3 W3")
    assert happened(attack("v11", *families, monsters={4: 2}), "attacked") == [(4, 2, 2)]
    assert happened(attack("v11", *families, monsters={4: 1}), "attacked") == []
    assert happened(attack("none", *families, monsters={4: 2}), "attacked") == []


@pytest.mark.rules("Q66")
def test_v12_a_card_for_a_weeper() -> None:
    families = ("W4 B5 L5", "B1 L2 W2", "B5 L1 W5", "B3 L3 W3")
    table = attack("v12", *families, monsters={4: 2}, chance=["* draw saw"])
    assert gone(table) == {"P1.W"}
    assert hand(table, "P1") == ["saw"]
    assert table.view(None)["deck_size"] == 22
    assert body(table)[0] == "* draw saw"
    assert body(table, 1)[0] == "* draw ?"
    assert hand(attack("none", *families, monsters={4: 2}), "P1") == []
    assert hand(attack("v12", *families, monsters={4: 2}, deck=""), "P1") == []
    table = attack("v12", "W4", *families[1:], monsters={4: 2}, chance=["* draw keys"])
    assert hand(table, "P1") == ["keys"]  # its last Character: it draws too
    assert hand(attack("v12", "B4 W5 L5", *families[1:], monsters={4: 3}), "P1") == []  # a Blocker


@pytest.mark.rules("Q61", "Q66", "R23")
def test_v13_a_second_delivery() -> None:
    at_truck = ("B6 L3 W1", "B3 L2 W4", "B2 L4 W4", "B5 L5 W5")
    table = with_variant("v13", *at_truck, deck="", discard="bat saw can meat", chance=["* draw bat saw can"])
    assert body(table)[:2] == ["= shuffle", "* draw bat saw can"]
    assert table.view(None)["deck_size"] == 1
    assert table.view(None)["box_size"] == 19  # what was boxed stays out
    assert sum(table.view(None)["discard"].values()) == 0
    empty = with_variant("v13", *at_truck, deck="")
    assert empty.view(None)["phase"] == "badge"  # nothing to shuffle: R23
    nobody = with_variant("v13", "B1 L3 W1", *at_truck[1:], deck="", discard="bat saw can meat")
    assert nobody.view(None)["deck_size"] == 0
    not_empty = with_variant("v13", *at_truck, deck="keys", discard="bat saw can meat")
    assert offers(not_empty)[0] == "keep keys"
    without = with_variant("none", *at_truck, deck="", discard="bat saw can meat")
    assert without.view(None)["phase"] == "badge"


def test_v13_may_repeat() -> None:
    at_truck = ("B6 L3 W1", "B3 L2 W4", "B2 L4 W4", "B5 L5 W5")
    table = with_variant("v13", *at_truck, deck="", discard="bat saw can", redelivered=1)
    assert body(table)[0] == "= shuffle"


def test_v14_cards_in_hand_score() -> None:
    families = ("B1", "B2", "B4", NOBODY)
    hands = {"P1": "bat bat bat can can", "P2": "can", "P4": "saw saw"}
    assert scores(with_variant("v14", *families, stage="close", hands=hands)) == [7, 5, 5, 0]


@pytest.mark.rules("R1", "R13")
def test_v15_leaders_have_three_votes() -> None:
    table = with_variant("v15", "L6 B1 W1", "B6 L6 W2", "B6 L4 W4", "B5 L5 W4")
    assert weights(table) == {"P1": 3, "P2": 4, "P3": 1, "P4": 0}


@pytest.mark.rules("R65")
def test_v16_floodlights_after_two() -> None:
    table = attack("v16", "B6 L6 W6", "B1 L2 W2", "B5 L1 W5", "B3 L3 W3", monsters={6: 5})
    play(table, "P1 feed L")
    assert monsters(table)[6] == 4
    play(table, "P1 feed B")
    assert monsters(table)[6] == 0
    assert monsters(table)[0] == 25
    assert where(table, "P1.W") == "6"
    table = attack("none", "B6 L6 W6", "B1 L2 W2", "B5 L1 W5", "B3 L3 W3", monsters={6: 5})
    play(table, "P1 feed L", "P1 feed B")
    assert where(table, "P1.W") == "cold"


def test_v17_alone_scores_two_more() -> None:
    assert scores(with_variant("v17", "B1", "B2 L2", NOBODY, NOBODY, stage="close")) == [7, 8, 0, 0]


@pytest.mark.rules("R3", "R10")
def test_v18_one_spot_less() -> None:
    table = dealt(4, variant="v18")
    assert [one["spots"] for one in table.view(None)["locations"]] == [2, 3, 2, 3, 4, None]
    table = with_variant("v18", "B5 L5 W5", "B1 L1 W5", "B2 L2 W6", "B6 L6 W6", stage="plan", phase="plan", dice="1")
    play(table, "P1 go 1", "P2 go 3", "P3 go 3", "P4 go 3", "P1 move B")
    assert where(table, "P1.B") == "6"  # two are enough to fill 1


TIED = ("B6 L3 W1", "B6 L2 W4", "B4 L5 W4", "B5 L5 W2")


@pytest.mark.rules("R19")
def test_v19_the_lot_breaks_ties() -> None:
    table = with_variant("v19", *TIED, martyr="P4")
    play(table, "P1 vote p2", "P2 vote p1", "* tie p2", "* draw bat can saw")
    assert asked(table) == ["P2"]
    assert "* tie p2" in body(table)
    assert holder(table, "martyr") == "P4"
    lots: Counter[str] = Counter()
    for seed in range(200):
        table = with_variant("v19", *TIED, martyr="P1", seed=seed)
        play(table, "P1 vote p1", "P2 vote p2")
        lots[asked(table)[0]] += 1
    assert set(lots) == {"P1", "P2"}
    assert abs(lots["P1"] - 100) < 30
    dead = attack("v19", "B4 W5 L5", "B1 L2 W2", "B5 L1 W5", "B3 L3 W3", monsters={4: 3}, martyr="P4")
    assert holder(dead, "martyr") == "P1"  # the token still moves


@pytest.mark.rules("R21", "R25")
def test_v20_two_cards_and_nothing_for_the_box() -> None:
    at_truck = ("B6 L3 W1", "B3 L2 W4", "B2 L4 W4", "B5 L5 W5")
    table = with_variant("v20", *at_truck, chance=["* draw bat saw"])
    assert offers(table) == ["keep bat", "keep saw"]
    play(table, "P1 keep saw")
    assert stage(table) == "truck_recipient"
    play(table, "P1 to p3")
    assert (hand(table, "P1"), hand(table, "P3")) == (["saw"], ["bat"])
    assert table.view(None)["box_size"] == 0
    assert table.view(None)["deck_size"] == 21
    assert stage(with_variant("v20", *at_truck, deck="bat")) == "truck_single"


@pytest.mark.rules("R33", "R35", "R39")
def test_v21_the_badge_owner_chooses_in_secret_too() -> None:
    table = with_variant(
        "v21", "B1 L5 W5", "L4 W5 B2", "B1 L2 W4", "B5 L6 W6", stage="plan", phase="plan", dice="1 2 3 4", badge="P2"
    )
    assert stage(table) == "choose_destination"
    assert asked(table) == ["P1", "P2", "P3", "P4"]
    play(table, "P2 go 3")
    assert all(table.view(seat)["families"][1]["destination"] is None for seat in ("P1", "P3", "P4", None))
    assert body(table, 0)[-1] == "p2: go ?"
    play(table, "P1 go 3", "P3 go 3", "P4 go 3")
    assert asked(table) == ["P2"]  # it still moves first


def test_v21_has_its_talk_before_anybody_chooses() -> None:
    table = with_variant(
        "v21", "B1 L5 W5", "L4 W5 B2", "B1 L2 W4", "B5 L6 W6", stage="plan", phase="plan", dice="1 2 3 4",
        options={"talk": "free"},
    )  # fmt: skip
    assert stage(table) == "plan_floor"
    assert now(table)["chosen"] == 0
