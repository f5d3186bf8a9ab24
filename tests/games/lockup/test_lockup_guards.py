"""Solitary, Lights Out (R80-R90, Q53-Q60): how the guards are ranked, what they take, build and read."""

from __future__ import annotations

import pytest
from lockup_guards import POSTS, SEVEN, against, begun
from lockup_scene import (
    all_of,
    asked,
    at,
    body,
    crews,
    have,
    lights_out,
    lying,
    now,
    of,
    offers,
    patrol,
    play,
    said,
    told,
    totals,
    where,
)

from turnkey import Table


def strengths(table: Table) -> list[int]:
    """Of those at the smithy, by rank, as the log tells it."""
    return [one["strength"] for one in told(table, "ranked") if one["location"] == "smithy"]


@pytest.mark.rules("R80")
@pytest.mark.parametrize(
    ("cards", "power", "strength"),
    [
        ("GD01", 1, 0),
        ("GD02", 4, 4),
        ("GD03", 1, 1),
        ("GD05", 1, 2),
        ("GD06", 1, 3),
        ("GD07", 1, 1),
        ("GD08", 1, 0),
        ("GD12", 1, 3),
        ("GD06 GD12 GD02", 2, 8),
        ("GD13", 1, 1),
        ("GD14 GD15", 1, 4),
        ("GD16", 1, 3),
        ("GD17", 1, 4),
        ("GD18", 1, 2),
        ("GD19", 1, 3),
        ("GD20", 1, 4),
        ("GD21", 1, 5),
        ("GD22", 3, 3),
        ("GD22 GD02", 3, 6),
    ],
)
def test_the_guards_strength_is_the_sum_of_their_cards(cards: str, power: int, strength: int) -> None:
    number = int(cards[2:4])
    difficulty = "moderate" if number < 13 else "challenging" if number < 18 else "expert"
    table = against({"smithy": cards}, power={"g": power}, options={"difficulty": difficulty})
    assert strengths(table) == [strength]


@pytest.mark.rules("R80")
def test_guards_are_ranked_and_take_part() -> None:
    """Equal strengths: the first player token decides; a zero is presence."""
    table = against({"smithy": "GD12"}, "smithy 3", fpt="g")
    assert have(table, "g") == "II"
    assert crews(table, "library") == {"a": "3"}
    table = against({"smithy": "GD12"}, "smithy 3", fpt="a")
    assert asked(table) == "a take_reward"
    table = against({"sewers": "GD08"}, "sewers L 2", fpt="a")
    play(table, "a: take")
    assert (have(table, "a"), have(table, "g")) == ("SS", "S")


@pytest.mark.rules("R80", "R25")
def test_a_guard_lookout_keeps_suspicion_away() -> None:
    table = against({"smithy": "GD06 GD12"}, "smithy 3", lying={"smithy": 2})
    assert all_of(table, "suspicion") == [0, 2]
    table = against({"smithy": "GD06 GD12 GD01"}, "smithy 3", lying={"smithy": 2})
    assert all_of(table, "suspicion") == [2, 0]
    table = against({"smithy": "GD06 GD12 GD01"}, lying={"smithy": 2}, round_number=6)
    assert lying(table)[2] == 2


@pytest.mark.rules("R80", "R31")
def test_guards_at_the_yard() -> None:
    table = against({"yard": "GD06"}, "yard 2", fpt="a")
    assert table.view(None)["first_player"] == "g"
    assert all_of(table, "power") == [1, 2]
    assert crews(table, "library") == {"a": "2"}
    table = against({"yard": "GD03"}, "yard 2", fpt="g")
    play(table, "a: take")
    assert (all_of(table, "power"), totals(table)[1]) == ([2, 1], 11)  # guards: Library, +1


@pytest.mark.rules("R80", "R33", "R34", "R35", "R1")
def test_guards_gain_as_a_second_player_would() -> None:
    """Alone: 2 S, 2 P, 2 I. Behind a: 1 S, and at infirmary and smithy the Library."""
    table = against({"sewers": "GD03", "infirmary": "GD04", "smithy": "GD05"})
    assert have(table, "g") == "SSPPII"
    table = against({"sewers": "GD03", "infirmary": "GD04", "smithy": "GD05"}, "sewers 2, infirmary 3, smithy 4")
    play(table, "a: take", "a: take", "a: take")
    assert (have(table, "g"), have(table, "a")) == ("S", "SSPPII")
    assert totals(table)[1] == 11


@pytest.mark.rules("R81")
@pytest.mark.parametrize(
    ("own", "gain"),
    [("", "G"), ("G", "I"), ("GI", "P"), ("GIP", "S"), ("SPIG", "G"), ("SPPIIGG", "S"), ("SSIIGG", "P")],
)
def test_guards_at_the_commissary_gain_what_they_own_least_of(own: str, gain: str) -> None:
    table = against({"commissary": "GD03"}, have={"g": own})
    assert sorted(have(table, "g")) == sorted(own + gain)


@pytest.mark.rules("R81", "Q58")
def test_guards_second_at_the_commissary_gain_nothing() -> None:
    table = against({"commissary": "GD03"}, "commissary 2", have={"g": "SSSS"})
    play(table, "a: gain G")
    assert have(table, "g") == "SSSS"
    assert totals(table)[1] == 11  # by way of the Library


@pytest.mark.rules("Q56", "R81")
def test_a_kind_out_of_supply_is_passed_over() -> None:
    table = against({"commissary": "GD03"}, have={"a": "G" * 10})
    assert have(table, "g") == "I"
    table = against({"commissary": "GD03"}, have={"a": "G" * 10 + "I" * 15, "g": "PS"})
    assert have(table, "g") == "SPP"


@pytest.mark.rules("R82", "R43")
def test_guards_at_the_chow_hall_take_two_goons_with_most_icons() -> None:
    """2 icons before 1; of equals the one nearest to the sewers; free, with their rewards."""
    table = against({"chow": "GD03"}, goons="N01 N04 N05 N02 N09")
    assert of(table, "g")["goons"] == ["N01", "N05"]
    assert have(table, "g") == "IG"
    table = against({"chow": "GD03"}, goons="N04 N09 N12 N13 N17")
    assert of(table, "g")["goons"] == ["N04", "N09"]
    assert have(table, "g") == "SSS"


@pytest.mark.rules("Q60", "R82", "Q58")
def test_one_goon_or_none_at_the_chow_hall() -> None:
    table = against({"chow": "GD03"}, goons="- - N17 - -")
    assert of(table, "g")["goons"] == ["N17"]
    assert totals(table)[1] == 10
    table = against({"chow": "GD03"}, goons="- - - - -")
    assert totals(table)[1] == 11  # stragglers


@pytest.mark.rules("R82")
def test_guards_second_at_the_chow_hall_take_nothing() -> None:
    table = against({"chow": "GD03"}, "chow 2", goons="N01 N04 N05 N02 N09", have={"a": "S"})
    play(table, "a: hire one S N09")
    assert of(table, "g")["goons"] == []
    assert totals(table)[1] == 11


@pytest.mark.rules("R83", "R40")
def test_guards_build_the_best_they_can_pay() -> None:
    table = against({"cell": "GD03"}, items="I01 I19 I28", have={"g": "SSSIIP"}, fpt="a")
    assert of(table, "g")["built"] == ["I19"]
    assert totals(table)[1] == 20
    assert have(table, "g") == "SSP"  # S S I I paid, +S as the reward


@pytest.mark.rules("R83", "Q54")
@pytest.mark.parametrize(
    ("items", "kept", "built"),
    [
        ("I01 I02 I03", "", "I01"),  # all 4: nearest the deck
        ("I03 I02 I01", "", "I03"),
        ("I01 I02", "I03", "I03"),  # of equals the reserve
        ("I06 I02", "I03", "I06"),  # 5 before 4
        ("", "I03 I02", "I03"),  # the oldest
        ("", "I02 I03", "I02"),
        ("I02", "I01 I06", "I06"),
    ],
)
def test_ties_among_items(items: str, kept: str, built: str) -> None:
    table = against({"cell": "GD03"}, items=items, reserved={"g": kept}, have={"g": "SSPPI"})
    assert of(table, "g")["built"] == [built]


@pytest.mark.rules("R84")
def test_guards_reserve_the_best_when_they_can_build_nothing() -> None:
    table = against({"cell": "GD03"}, items="I01 I29 I28")
    assert of(table, "g")["reserved"] == ["I28"]
    table = against({"cell": "GD03"}, items="I03 I02 I01", have={"g": "I"})
    assert of(table, "g")["reserved"] == ["I03"]
    assert have(table, "g") == "I"  # free
    assert totals(table)[1] == 10
    table = against({"cell": "GD03"}, items="")
    assert totals(table)[1] == 11  # nothing at all: stragglers


@pytest.mark.rules("R83", "R84")
def test_the_cell_block_serves_every_rank() -> None:
    table = against({"cell": "GD03"}, "cell 5", items="I01 I02 I28", have={"a": "SS"})
    play(table, "a: build I01")
    assert of(table, "g")["reserved"] == ["I28"]


@pytest.mark.rules("R85")
@pytest.mark.parametrize(
    ("own", "left"), [("PPSIG", "IG"), ("PPPIG", "IG"), ("PPIG", "G"), ("PPG", ""), ("PPPPS", "PP"), ("PPIIG", "IG")]
)
def test_guards_pay_an_a_with_scrap_first(own: str, left: str) -> None:
    """I14 costs P P A: scrap before potion before iron before gold."""
    table = against({"cell": "GD03"}, items="I14", have={"g": own})
    assert of(table, "g")["built"] == ["I14"]
    assert have(table, "g") == left


@pytest.mark.rules("R86", "Q55", "Q56")
@pytest.mark.parametrize(
    ("own", "gone", "after"),
    [
        ("SSS", "", "G"),  # I04 takes S S; the S left is turned into what they own least of, gold before all
        ("SSSPP", "", "SPG"),  # most: P
        ("SSSPIG", "", "PIGG"),  # one of each: S for G
        ("SSPPI", "", "PIG"),
        ("SSPIG", "", "IGS"),  # least: S
        ("SS", "", ""),  # no resources
        ("SSG", "", "I"),  # ties for least: I before P before S
        ("SSP", "G", "I"),  # gold is out of supply
        ("SSSPIG", "G", "PIIG"),  # gold is out: iron is the next
        ("SSSPPIIGG", "PIG", "SSPIIGG"),  # only scrap is left in the supply; ties for most: P first
    ],
)
def test_guards_convert_most_into_least(own: str, gone: str, after: str) -> None:
    """1 of the kind they own most (ties S, P, I, G) for 1 of the kind they own least (ties G, I, P, S)."""
    full = {"S": 25, "P": 15, "I": 15, "G": 10}
    out = "".join(kind * (full[kind] - own.count(kind)) for kind in gone)
    table = against({"cell": "GD03"}, items="I04", have={"g": own, "a": out}, goons="- - - - -", round_number=6)
    assert sorted(have(table, "g")) == sorted(after)


@pytest.mark.rules("Q55")
def test_nothing_is_turned_into_itself() -> None:
    """The supply has scrap only, and scrap is what they own most of."""
    table = against(
        {"cell": "GD03"}, items="I04", have={"g": "SSSS", "a": "P" * 15 + "I" * 15 + "G" * 10}, round_number=6
    )
    assert have(table, "g") == "SS"


@pytest.mark.rules("R87", "R88", "Q58")
def test_tomes_of_the_guards_are_reputation() -> None:
    """At the Library at rank 1 and 2, and for each icon; no card is drawn."""
    table = against({"library": "GD03", "chow": "GD04"}, goons="N12 N15 - - -")
    assert totals(table)[1] == 10 + 2 + 1
    assert table.view(None)["tome_deck"] == 20
    table = against({"library": "GD03"}, "library 5")
    play(table, offers(table)[0])
    assert totals(table)[1] == 11
    assert of(table, "a")["tomes"] == 1


@pytest.mark.rules("R88")
def test_guards_are_never_placed_at_the_library() -> None:
    table = begun()
    assert "flip library" not in offers(table)
    assert now(table)["crew"]["b"] == 0b1111111


@pytest.mark.rules("Q53")
def test_a_whistle_still_face_down_brings_one_more() -> None:
    up = {"library": "GD01 GD02 GD03 GD04 GD05 GD06 GD08 GD09 GD10 GD11"}
    table = lights_out(1, posts={"smithy": "GD07"}, guards=up)
    assert strengths(table) == [4]  # 1, and GD12, the only one in the deck, 3
    assert body(table)[:2] == ["= reveal smithy g GD07", "* guards GD12"]
    full = {"library": up["library"] + " GD12"}
    table = lights_out(1, posts={"smithy": "GD07"}, guards=full)
    assert strengths(table) == [1]  # an empty deck


@pytest.mark.rules("Q53")
def test_a_whistle_turned_up_before_is_a_plain_one() -> None:
    table = against({"smithy": "GD07"})
    assert strengths(table) == [1]
    table = play(begun(), "a: flip commissary", "* loc LC8")
    assert where(table, "commissary")["guards"] == {"face_up": ["GD07"], "face_down": [], "strength": 1}
    assert table.view(None)["guards"]["deck"] == 5


@pytest.mark.rules("R89")
def test_peek_works_on_face_down_guards() -> None:
    table = at(1, posts=POSTS, guards={"yard": "GD10"}, tomes={"a": "T03"})
    play(table, "a: tome peek")
    assert offers(table) == [f"at {name}" for name in SEVEN]
    play(table, "a: at chow")
    assert where(table, "chow", "a")["guards"]["face_down"] == ["GD08"]
    assert where(table, "chow", None)["guards"]["face_down"] == [None]
    assert where(table, "cell", "a")["guards"]["face_down"] == [None]
    assert "The Chow Hall, face down: a guard of 0." in said(table, "a")


@pytest.mark.rules("Q57")
def test_suspicion_is_given_to_and_fro() -> None:
    """The guards' GIVE goes to the player; the player's GIVE and blame to the guards."""
    table = against({"chow": "GD03"}, goons="N10 - - - -", suspicion={"g": 2})
    assert all_of(table, "suspicion") == [1, 1]
    table = against({"chow": "GD03"}, goons="N10 - - - -", suspicion={"a": 2})
    assert all_of(table, "suspicion") == [2, 0]
    table = against({}, "chow 5", goons="N10 - - - -", suspicion={"a": 2}, have={"a": "S"})
    play(table, "a: hire one S N10")
    assert offers(table) == ["give g", "nogive"]
    play(table, "a: give g")
    assert all_of(table, "suspicion") == [1, 1]
    table = at(1, posts=POSTS, tomes={"a": "T11"}, suspicion={"a": 2})
    play(table, "a: tome blame")
    assert all_of(table, "suspicion") == [1, 1]
    assert body(table) == ["a: tome blame"]


@pytest.mark.rules("Q59")
def test_strength_windows_only_where_the_player_has_crew() -> None:
    table = against({"sewers": "GD03", "smithy": "GD04"}, "smithy 5", tomes={"a": "T07"})
    assert asked(table) == "a strength_window"
    assert table.view(None)["resolving"] == "smithy"


@pytest.mark.rules("R90", "R60", "R61")
def test_the_award_moves_between_player_and_guards() -> None:
    """GA4, dwarves; the guards take the two with most icons."""
    table = against({"chow": "GD03"}, goons="N05 N01 - - -", gangs={"a": "N02 N03"}, goals="GA4", award_holder="a")
    assert table.view(None)["goals"]["award_holder"] == "a"
    table = against(
        {"chow": "GD03"}, goons="N05 N01 - - -", gangs={"a": "N02 N03", "g": "N04"}, goals="GA4", award_holder="a"
    )
    assert table.view(None)["goals"]["award_holder"] == "g"


@pytest.mark.rules("R75")
def test_guards_have_no_limit() -> None:
    table = patrol(1, have={"g": "SSSSSSSSPPPP", "a": "SSSSSSS"})
    assert (have(table, "g"), have(table, "a")) == ("SSSSSSSSPPPP", "SSSSS")
