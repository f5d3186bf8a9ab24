"""Icons, decks, goals and limits of cards (2.3, R43, R44, R60-R63, Q30, Q32-Q34, Q37, Q40-Q42)."""

from __future__ import annotations

from typing import Any

import pytest
from lockup_scene import (
    all_of,
    asked,
    at_random,
    body,
    goons_up,
    hand,
    have,
    lights_out,
    now,
    of,
    offers,
    patrol,
    play,
    refuse,
    scored,
    told,
    totals,
)

from turnkey import Table


def hiring(goon: str, **position: Any) -> Table:
    """a has hired this goon for a scrap."""
    tape = position.pop("tape", ())
    table = lights_out(3, crews={"a": "chow 5"}, goons=f"{goon} N17", have={"a": "S"}, **position)
    return play(table, f"a: hire one S {goon}", *tape)


def building(item: str, have: str, **position: Any) -> Table:
    """a has built this item with all that it has."""
    tape = position.pop("tape", ())
    table = lights_out(3, crews={"a": "cell 5, chow L"}, goons="- - - - N17", items=item, have={"a": have}, **position)
    if "hire_mode" in asked(table):
        play(table, "a: decline")
    return play(table, f"a: build {item}", *tape)


@pytest.mark.rules("R43")
@pytest.mark.parametrize(
    ("goon", "gains"), [("N01", "I"), ("N03", "SS"), ("N04", "S"), ("N05", "G"), ("N08", "P"), ("N11", "SP")]
)
def test_markers_of_a_goon_come_at_once(goon: str, gains: str) -> None:
    assert have(hiring(goon), "a") == gains


@pytest.mark.rules("R43", "R2")
def test_as_far_as_the_supply_reaches() -> None:
    table = hiring("N05", resource={"a": {"S": 1, "P": 0, "I": 0, "G": 0}, "b": {"G": 10}})
    assert have(table, "a") == ""
    table = hiring("N06", power={"a": 1, "b": 20, "c": 1})
    assert all_of(table, "power") == [1, 20, 1]


@pytest.mark.rules("R43", "Q37")
def test_a_power_icon() -> None:
    assert all_of(hiring("N21", power={"a": 12, "b": 1, "c": 1}), "power") == [13, 1, 1]  # no cap but the supply


@pytest.mark.rules("R43")
@pytest.mark.parametrize(("goon", "before", "after"), [("N13", 3, 2), ("N13", 1, 0), ("N25", 0, 0)])
def test_a_sus_icon_returns_a_marker_if_there_is_one(goon: str, before: int, after: int) -> None:
    table = hiring(goon, suspicion={"a": before})
    assert of(table, "a")["suspicion"] == after
    assert now(table)["suspicion_supply"] + sum(all_of(table, "suspicion")) + sum(now(table)["lying"].values()) == 12


@pytest.mark.rules("R43", "Q30")
def test_two_sus_icons_return_two() -> None:
    assert of(building("I22", "SPIG", suspicion={"a": 3}), "a")["suspicion"] == 1


@pytest.mark.rules("R43")
def test_a_give_icon_may_be_declined_and_needs_suspicion() -> None:
    table = hiring("N10", suspicion={"a": 2})
    assert asked(table) == "a give_target"
    assert offers(table) == ["give b", "give c", "nogive"]
    play(table.copy(), "a: nogive")
    refuse(table, "give a")
    play(table, "a: give c")
    assert all_of(table, "suspicion") == [1, 0, 1]
    declined = play(hiring("N10", suspicion={"a": 2}), "a: nogive")
    assert all_of(declined, "suspicion") == [2, 0, 0]
    assert "give_target" not in asked(hiring("N10", suspicion={"b": 2}))


@pytest.mark.rules("R43", "Q24")
def test_a_tome_icon_draws_one() -> None:
    table = hiring("N12", tape=("* tome a T19",))
    assert hand(table, "a") == ["T19"]
    assert asked(table) == "a patrol_window"  # the very next moment for it


@pytest.mark.rules("R43", "Q30")
def test_icons_go_from_left_to_right() -> None:
    """N19: a potion, then one own resource for another; the potion just gained will do. I05: the tome first."""
    table = hiring("N19")
    assert have(table, "a") == "P"
    assert asked(table) == "a convert"
    assert offers(table) == ["conv P>S", "conv P>I", "conv P>G", "noconv"]
    play(table, "a: conv P>G")
    assert have(table, "a") == "G"
    table = building("I05", "SPI", tape=())
    play(table, "a: pay SP", "* tome a T13")
    assert body(table)[-1] == "* tome a T13"
    assert asked(table) == "a convert"
    play(table, "a: noconv")
    assert have(table, "a") == "I"


@pytest.mark.rules("R43")
def test_a_conv_icon_without_resources_does_nothing() -> None:
    assert "convert" not in asked(building("I04", "SS"))
    assert offers(building("I04", "SSP")) == ["conv P>S", "conv P>I", "conv P>G", "noconv"]


@pytest.mark.rules("R44", "R48")
def test_each_lim_raises_the_limit_by_one() -> None:
    table = patrol(3, have={"a": "SSSSSSSP"}, built={"a": "I04 I16", "b": "I28"}, items="I01 I02 I03 I05")
    assert all_of(table, "limit") == [7, 6, 5]
    assert asked(table) == "a drop_excess"
    play(table, "a: drop P")
    assert have(table, "a") == "SSSSSSS"
    assert of(building("I16", "SSP"), "a")["limit"] == 6
    table = patrol(3, reserved={"a": "I16"}, have={"a": "SSSSSP"}, items="I01 I02 I03 I05")
    assert asked(table) == "a drop_excess"  # a reserved item counts for nothing


@pytest.mark.rules("Q32")
def test_reserves_are_unlimited_public_and_worth_nothing() -> None:
    kept = "I27 I28 I29 I30 I26 I25 I24"
    table = scored(3, reserved={"a": kept}, gangs={"a": "N17"}, goals="GE1", fpt="c", reputation={"a": 5, "b": 5})
    assert totals(table) == [5, 5, 12]  # a cultist with no built item: nothing
    table = lights_out(3, crews={"a": "cell 5"}, items="I01", have={"a": "P"}, reserved={"a": kept})
    for watcher in ("a", "b", None):
        assert of(table, "a", watcher)["reserved"] == kept.split()
    play(table, "a: reserve I01")
    assert of(table, "a")["reserved"] == [*kept.split(), "I01"]


@pytest.mark.rules("Q33", "R49")
def test_slots_do_not_slide_and_the_lowest_is_filled_first() -> None:
    table = patrol(3, items="I01 - I03 -")
    slots = table.view(None)["items"]
    assert (slots[0], slots[2]) == ("I01", "I03")
    line = next(line for line in body(table) if line.startswith("* items"))
    assert line.split()[2:] == [slots[1], slots[3]]


@pytest.mark.rules("Q33")
def test_with_an_empty_item_deck_slots_stay_empty() -> None:
    names = [f"I{number:02}" for number in range(1, 31)]
    table = patrol(3, items=f"- {names[0]} - -", built={"a": " ".join(names[2:])}, fpt="a")
    assert table.view(None)["items"] == ["I02", "I01", None, None]
    assert table.view(None)["item_deck"] == 0
    assert at_random(table).over


@pytest.mark.rules("Q34", "R52")
def test_an_empty_goon_deck_is_made_anew_from_the_discards() -> None:
    names = [f"N{number:02}" for number in range(1, 30)]
    table = patrol(3, gangs={"a": " ".join(names[3:])}, discard="N01 N02 N03", goons="- - - - -")
    assert sorted(goons_up(table)) == ["-", "-", "N01", "N02", "N03"]
    assert goons_up(table)[:2] == ["-", "-"]
    assert "= shuffle goons" in body(table)
    table = patrol(3, gangs={"a": " ".join(names)})
    assert goons_up(table) == ["-"] * 5  # none at all
    assert "= shuffle goons" not in body(table)


@pytest.mark.rules("Q34", "R50")
def test_the_goon_just_discarded_is_shuffled_in() -> None:
    names = [f"N{number:02}" for number in range(1, 30)]
    table = patrol(3, gangs={"a": " ".join(names[1:])}, goons="- - - - N01")
    assert goons_up(table) == ["-", "-", "-", "-", "N01"]


# Goals in play


@pytest.mark.rules("R60")
def test_two_of_the_target_take_the_award() -> None:
    """GA4: dwarves."""
    table = hiring("N01", goals="GA4")
    assert table.view(None)["goals"]["award_holder"] is None
    table = hiring("N01", goals="GA4", gangs={"a": "N02"})
    assert table.view(None)["goals"]["award_holder"] == "a"
    assert "Seat a takes the Award Delvers' Pact with 2." in table.log(None)


@pytest.mark.rules("R60", "R61")
def test_more_than_the_holder_moves_it_and_as_many_do_not() -> None:
    table = hiring("N01", goals="GA4", gangs={"a": "N02", "b": "N03 N04"}, award_holder="b")
    assert table.view(None)["goals"]["award_holder"] == "b"
    table = hiring("N01", goals="GA4", gangs={"a": "N02 N05", "b": "N03 N04"}, award_holder="b")
    assert table.view(None)["goals"]["award_holder"] == "a"


@pytest.mark.rules("R60")
@pytest.mark.parametrize(
    ("goal", "goon", "gang", "built"),
    [
        ("GA1", "N07", "", "I01"),
        ("GA1", "N24", "N27", ""),
        ("GA2", "N08", "", "I29"),
        ("GA3", "N17", "N29", ""),
        ("GA5", "N09", "N11", ""),
        ("GA6", "N16", "N17", ""),
        ("GA7", "N24", "N25", ""),
    ],
)
def test_what_each_award_counts(goal: str, goon: str, gang: str, built: str) -> None:
    """Symbols on goons and on built items together, or goons of a kind."""
    table = hiring(goon, goals=goal, gangs={"a": gang}, built={"a": built})
    assert table.view(None)["goals"]["award_holder"] == "a"
    other = hiring("N01", goals=goal, gangs={"a": gang}, built={"a": built})
    assert other.view(None)["goals"]["award_holder"] is None


@pytest.mark.rules("R60")
@pytest.mark.parametrize(("goon", "gang"), [("N08", "N28"), ("N24", "N25"), ("N16", "N17")])
def test_where_no_award_lies_nobody_takes_one(goon: str, gang: str) -> None:
    table = hiring(goon, gangs={"a": gang})
    assert table.view(None)["goals"]["award"] is None
    assert table.view(None)["goals"]["award_holder"] is None


@pytest.mark.rules("R62")
@pytest.mark.parametrize(("fpt", "holder"), [("a", "b"), ("b", "b"), ("c", "c")])
def test_of_several_at_once_the_first_from_the_first_player_token(fpt: str, holder: str) -> None:
    """Two crews have two dwarves each, and nobody the card, when goals are checked."""
    table = hiring("N17", goals="GA4", gangs={"b": "N01 N02", "c": "N03 N04"}, fpt=fpt)
    assert table.view(None)["goals"]["award_holder"] == holder


@pytest.mark.rules("R63", "Q40")
@pytest.mark.parametrize(
    ("goal", "position"),
    [
        ("GI1", {"built": {"a": "I01 I02"}}),
        ("GI2", {"power": {"a": 4, "b": 1, "c": 1}}),
        ("GI3", {"gangs": {"a": "N01 N09"}}),
        ("GI4", {"built": {"a": "I02 I03"}}),
    ],
)
def test_each_instant_scores_five_at_once_for_good(goal: str, position: dict[str, Any]) -> None:
    """The third item, the fifth power marker, the third kind of goon, the third symbol."""
    if goal == "GI1":
        table, gained = building("I06", "SI", goals=goal, **position), 5
    else:
        goon = {"GI2": "N06", "GI3": "N17", "GI4": "N07"}[goal]
        table, gained = hiring(goon, goals=goal, **position), 0
    assert table.view(None)["goals"]["instant_holder"] == "a"
    assert totals(table) == [15 + gained, 10, 10]
    assert [(one["party"], one["goal"]) for one in told(table, "instant")] == [("a", goal)]


@pytest.mark.rules("R63")
@pytest.mark.parametrize(
    ("goal", "position"),
    [
        ("GI1", {"built": {"a": "I01"}}),
        ("GI2", {"power": {"a": 3, "b": 1, "c": 1}}),
        ("GI3", {"gangs": {"a": "N01"}}),
        ("GI4", {"built": {"a": "I02"}}),
    ],
)
def test_one_less_is_not_enough(goal: str, position: dict[str, Any]) -> None:
    table = building("I06", "SI", goals=goal, **position) if goal == "GI1" else hiring("N06", goals=goal, **position)
    assert table.view(None)["goals"]["instant_holder"] is None


@pytest.mark.rules("R63")
def test_a_second_crew_that_meets_it_gets_nothing() -> None:
    table = hiring("N06", goals="GI2", power={"a": 4, "b": 6, "c": 1}, instant_holder="b")
    assert totals(table) == [10, 10, 10]
    assert table.view(None)["goals"]["instant_holder"] == "b"


@pytest.mark.rules("Q41", "R63")
def test_two_meet_it_at_one_location_and_rank_decides() -> None:
    """Both have power 4 at the Yard; b is stronger, although a holds the first player token."""
    table = lights_out(3, crews={"a": "yard 3", "b": "yard 5"}, power={"a": 4, "b": 4, "c": 1}, goals="GI2", fpt="a")
    play(table, "b: take")
    assert table.view(None)["goals"]["instant_holder"] == "b"
    play(table, "a: take")
    assert totals(table) == [10, 15, 10]


@pytest.mark.rules("Q40")
def test_goals_are_claimed_without_asking_after_a_power_gain_at_the_yard() -> None:
    table = lights_out(3, crews={"a": "yard 3"}, power={"a": 4, "b": 1, "c": 1}, goals="GI2", fpt="b")
    play(table, "a: take")
    assert totals(table) == [15, 10, 10]


@pytest.mark.rules("Q42", "R66")
def test_the_final_check_confirms_the_holder() -> None:
    """Positions that play cannot reach: a holder with too few, or surpassed, scores nothing."""
    for gangs, total in (({"a": "N17"}, 5), ({"a": "N17 N16", "b": "N15 N18 N19"}, 5), ({"a": "N17 N16"}, 13)):
        table = scored(3, goals="GA6", gangs=gangs, award_holder="a", reputation={"a": 5, "b": 5, "c": 5}, fpt="c")
        assert totals(table)[0] == total, gangs
