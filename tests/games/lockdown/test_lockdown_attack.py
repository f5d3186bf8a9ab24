"""Phase 6 (R53-R65, R75-R80, Q36-Q43): attacks, victims, the Parking Lot, and the cards played there."""

from __future__ import annotations

from typing import Any

import pytest
from lockdown_table import (
    asked,
    at,
    body,
    closed,
    gone,
    hand,
    happened,
    holder,
    monsters,
    now,
    offers,
    play,
    refuse,
    stage,
    where,
)

from turnkey import Table


def attack(*families: str, **more: Any) -> Table:
    return at(*families, stage="attack", phase="attack", **more)


def scenes(table: Table) -> list[int]:
    return [place for place, *_ in happened(table, "attacked", "lot attacked")]


@pytest.mark.rules("R53", "R54", "R56", "R57")
def test_locations_are_resolved_in_order() -> None:
    """1 and 6 are attacked; 2 holds; 3 is empty of Characters, and its Monsters stay."""
    table = attack(
        "B1 L2 W5", "B2 L2 W5", "B4 L4 W4", "B5 L6 W6", "B5 L5 W4", monsters={1: 3, 2: 4, 3: 5, 6: 1}, martyr="P3"
    )
    assert where(table, "P1.B") == "cold"  # alone in 1: no vote, no choice
    assert table.view(None)["scene"] == 6
    assert asked(table) == ["P4"]
    play(table, "P4 feed L")
    assert scenes(table) == [1, 6]
    assert monsters(table) == {0: 25 - 9, 1: 0, 2: 4, 3: 5, 4: 0, 5: 0, 6: 0}


@pytest.mark.rules("R1", "R55", "R56", "R57")
@pytest.mark.parametrize(
    ("families", "strength"),
    [(("B4", "L1 B1"), 2), (("L4", "L1 B1"), 1), (("W4", "L1 B1"), 1), (("B4 L4 W4", "L1 B1"), 4),
     (("B4 W4", "B4 L4"), 6), (("B4 L4", "B4"), 5)],
)  # fmt: skip
def test_strength_before_line_one_is_full(families: tuple[str, str], strength: int) -> None:
    everybody = (*families, "B2 L2 W2", "B5 L5 W5", "B3 L3 W3", "B2 L6 W6")
    cold = sum(3 - len(one.split()) for one in families)
    lines = {"cold_lines": "6,1,1", "monster_spots": 8}  # line 1 stays open, and so does 4
    assert cold < 6
    held = attack(*everybody, monsters={4: strength}, options=lines)
    assert scenes(held) == []
    assert monsters(held)[4] == strength
    entered = attack(*everybody, monsters={4: strength + 1}, options=lines)
    assert scenes(entered) == [4]


@pytest.mark.rules("R56")
def test_no_card_where_nothing_happens() -> None:
    table = attack(
        "B4 L5 W5",
        "L4 W5 B2",
        "B3 L3 W5",
        "B1 L1 W1",
        monsters={4: 3},
        hands={"P1": "bat pistol"},
        options={"talk": "free"},
    )
    assert table.view(None)["turn"] == 2
    assert not any(line.startswith("P") for line in body(table))


@pytest.mark.rules("R59", "R60", "R64", "R71")
def test_one_victim_of_the_elected_seats_choice() -> None:
    table = attack("B4 L4 W5", "L4 W5 B2", "B3 L3 W5", "B1 L1 W1", monsters={4: 6}, martyr="P3")
    assert (stage(table), asked(table)) == ("designate", ["P1", "P2"])
    play(table, "P1 vote p2", "P2 vote p1")  # three against two
    assert where(table, "P2.L") == "cold"  # its only one there
    assert gone(table) == {"P2.L"}
    assert holder(table, "martyr") == "P2"
    assert monsters(table)[4] == 0
    assert monsters(table)[0] == 25
    table = attack("B4 L4 W5", "L4 W4 B2", "B3 L3 W5", "B1 L1 W1", monsters={4: 6}, martyr="P2")
    play(table, "P1 vote p2", "P2 vote p1")  # three each
    play(table, "P2 tie p1")
    assert (stage(table), asked(table), offers(table)) == ("choose_victim", ["P1"], ["feed B", "feed L"])
    assert "not here" in refuse(table, "P1 feed W")
    play(table, "P1 feed B")
    assert gone(table) == {"P1.B"}
    assert holder(table, "martyr") == "P1"


@pytest.mark.rules("R58", "R77")
def test_cards_can_save_the_location_and_the_monsters_stay() -> None:
    table = attack("B4 L5 W5", "L4 W5 B2", "B3 L3 W5", "B1 L1 W1", monsters={4: 4}, hands={"P1": "bat"})
    play(table, "P1 play bat")
    assert monsters(table)[4] == 3
    assert monsters(table)[0] == 22
    assert gone(table) == set()
    assert table.view(None)["turn"] == 2


@pytest.mark.rules("R61")
def test_one_family_alone_uses_its_cards_then_chooses() -> None:
    table = attack("B4 L4 W4 U4", "B1 L1 W2 U2", "B5 L5 W5 U5", monsters={4: 6}, hands={"P1": "pistol"})
    assert asked(table) == ["P1"]
    play(table, "P1 done")
    assert (stage(table), offers(table)) == ("choose_victim", ["feed B", "feed L", "feed W", "feed U"])
    play(table, "P1 feed U")
    assert gone(table) == {"P1.U"}


@pytest.mark.rules("R62", "Q41", "R80")
def test_all_hidden_in_a_location() -> None:
    table = attack("B4 L4 W5", "L1 W1 B2", "B3 L3 W5", "B5 L5 W2", monsters={4: 6}, hands={"P1": "meat meat"})
    play(table, "P1 play meat B")
    assert offers(table) == ["play meat L", "done"]
    assert "hidden already" in refuse(table, "P1 play meat B")
    play(table, "P1 play meat L")
    assert gone(table) == set()
    assert monsters(table) == {0: 25, 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0}
    assert holder(table, "martyr") == "P2"  # as before


@pytest.mark.rules("R59", "R80")
def test_a_hidden_character_cannot_be_given_up_and_its_strength_counts() -> None:
    table = attack("B4 L4 W4", "L1 W1 B2", "B3 L3 W5", "B5 L5 W2", monsters={4: 5}, hands={"P1": "meat keys"})
    play(table, "P1 play meat W", "P1 done")
    assert offers(table) == ["feed B", "feed L"]
    table = attack("B4 L4 W4", "L1 W1 B2", "B3 L3 W5", "B5 L5 W2", monsters={4: 5}, hands={"P1": "meat bat"})
    play(table, "P1 play meat B", "P1 play bat")  # four against two, one and one
    assert gone(table) == set()
    assert monsters(table)[4] == 4


@pytest.mark.rules("R80")
def test_meat_works_until_the_end_of_the_phase() -> None:
    table = attack("B4 L4 W4", "L6 W1 B2", "B6 L3 W5", "B5 L5 W2", monsters={4: 5, 6: 1}, hands={"P1": "meat keys"})
    play(table, "P1 play meat W", "P1 done", "P1 feed B")
    assert table.view(None)["scene"] == 6
    assert now(table)["smeared"]["p1"]["w"] == 1
    play(table, "P2 vote p3", "P3 vote p3")
    assert table.view(None)["turn"] == 2
    assert now(table)["smeared"]["p1"]["w"] == 0


# The Parking Lot


LOT = ("B6 L6 W5", "L6 W6 B2", "B6 L3 W5", "B1 L1 W1")


@pytest.mark.rules("R63", "R64")
def test_every_monster_in_the_parking_lot_is_an_attack_of_its_own() -> None:
    """One Monster against strength six is enough."""
    table = attack(*LOT, monsters={6: 2}, martyr="P4")
    assert asked(table) == ["P1", "P2", "P3"]
    play(table, "P1 vote p2", "P2 vote p2", "P3 vote p2")
    play(table, "P2 feed W")
    assert holder(table, "martyr") == "P2"
    assert monsters(table)[6] == 1
    assert monsters(table)[0] == 24
    assert asked(table) == ["P1", "P2", "P3"]
    play(table, "P1 vote p2", "P2 vote p2", "P3 vote p2")
    assert gone(table) == {"P2.W", "P2.L"}
    assert monsters(table)[6] == 0
    assert table.view(None)["turn"] == 2


@pytest.mark.rules("R12", "R63")
def test_who_has_nobody_there_any_more_votes_no_more() -> None:
    table = attack(*LOT, monsters={6: 3})
    play(table, "P1 vote p3", "P2 vote p3", "P3 vote p3")
    assert asked(table) == ["P1", "P2"]
    assert offers(table, "P1") == ["vote p1", "vote p2"]


@pytest.mark.rules("R65", "Q43")
def test_when_nobody_is_left_there_all_monsters_leave() -> None:
    table = attack("B6 L5 W5", "L4 W4 B2", "B1 L3 W5", "B1 L1 W2", monsters={6: 4})
    assert gone(table) == {"P1.B"}
    assert monsters(table) == {0: 25, 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0}


@pytest.mark.rules("R54", "Q43")
def test_monsters_stay_where_nobody_was() -> None:
    table = attack("B5 L5 W5", "L4 W4 B2", "B1 L3 W5", "B1 L1 W2", monsters={6: 4, 3: 1})
    assert scenes(table) == []
    assert monsters(table)[6] == 4


@pytest.mark.rules("R62", "R65", "Q41")
def test_all_hidden_in_the_parking_lot() -> None:
    table = attack("B6 L6 W5", "L4 W4 B2", "B1 L3 W5", "B1 L1 W2", monsters={6: 3}, hands={"P1": "meat keys"})
    play(table, "P1 play meat B", "P1 done")
    assert gone(table) == {"P1.L"}  # the only one to be seen; then the Monsters find nobody
    assert monsters(table)[6] == 0
    assert scenes(table) == [6]
    table = attack("B6 L6 W5", "L4 W4 B2", "B1 L3 W5", "B1 L1 W2", monsters={6: 3}, hands={"P1": "meat meat keys"})
    play(table, "P1 play meat B", "P1 play meat L", "P1 done")
    assert gone(table) == set()
    assert monsters(table)[6] == 0


@pytest.mark.rules("R65", "R79")
def test_a_molotov_ends_the_attack_on_the_parking_lot() -> None:
    table = attack(*LOT, monsters={6: 5}, hands={"P3": "molotov bat"})
    play(table, "P3 play molotov")
    assert monsters(table)[6] == 0
    assert gone(table) == set()
    assert table.view(None)["turn"] == 2


# Cards


FOUR = ("B4 L5 W5", "L4 W5 B2", "B3 L3 W5", "B1 L1 W1")


@pytest.mark.rules("R77", "R78", "R79", "Q38")
@pytest.mark.parametrize(
    ("card", "before", "after"), [("bat", 6, 5), ("saw", 6, 4), ("molotov", 6, 0), ("molotov", 4, 0)]
)
def test_weapons(card: str, before: int, after: int) -> None:
    table = attack(*FOUR, monsters={4: before}, hands={"P1": f"{card} keys", "P2": "keys"}, options={"deck": "keys:2"})
    play(table, f"P1 play {card}")
    assert monsters(table)[4] == after
    assert monsters(table)[0] == 25 - after
    assert table.view(None)["discard"][card] == 1
    assert hand(table, "P1") == ["keys"]


@pytest.mark.rules("R78", "Q38")
def test_a_chainsaw_for_a_single_monster() -> None:
    table = attack(*LOT, monsters={6: 1}, hands={"P1": "saw"})
    play(table, "P1 play saw")
    assert monsters(table) == {0: 25, 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0}


@pytest.mark.rules("R76", "Q40")
def test_a_tin_can_moves_a_monster_anywhere_with_room() -> None:
    """To a location that was resolved already, too: 1 is not attacked again."""
    table = attack(*FOUR, monsters={4: 4, 1: 4}, hands={"P1": "can"})
    play(table, "P1 play can 1")
    assert monsters(table) == {0: 17, 1: 5, 2: 0, 3: 0, 4: 3, 5: 0, 6: 0}
    assert gone(table) == set()
    table = attack(*FOUR, monsters={4: 4, 5: 4}, hands={"P1": "can"})
    play(table, "P1 play can 5")  # three strong, five Monsters by now: still to be resolved
    assert table.view(None)["scene"] == 5


@pytest.mark.rules("Q36", "R82")
def test_a_full_location_closes_only_if_it_is_full_at_the_end_of_the_turn() -> None:
    table = attack(*FOUR, monsters={4: 6, 3: 6}, hands={"P1": "bat"}, options={"cold_lines": "6,1,1"})
    assert closed(table) == []
    assert table.view(None)["scene"] == 3  # strength three
    play(table, "P3 feed L")
    assert closed(table) == []
    play(table, "P1 done", "P1 vote p2", "P2 vote p2")
    assert closed(table) == []  # both were emptied
    table = attack(*FOUR, monsters={4: 4, 3: 5}, hands={"P1": "can"}, closed=(), options={"cold_lines": "6,1,1"})
    play(table, "P3 feed L", "P1 play can 2")
    assert closed(table) == []
    table = attack("B4 L5 W5", "L4 W5 B2", "B2 L5 W6", "B1 L1 W1", monsters={4: 4, 3: 5}, hands={"P1": "can"})
    play(table, "P1 play can 3")
    assert closed(table) == [3]  # filled by hand, nobody there
    assert monsters(table)[3] == 0
