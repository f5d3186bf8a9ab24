"""Patrol and raids (R48-R59, Q5-Q13): limits, goons moving on, new suspicion, who pays for it."""

from __future__ import annotations

from typing import Any

import pytest
from lockup_scene import (
    all_of,
    asked,
    body,
    final,
    goons_up,
    have,
    lights_out,
    lying,
    now,
    offers,
    patrol,
    play,
    raid,
    raid_losses,
    totals,
)

from turnkey import Table

QUIET = "N04 N07 N09 N12 N13"  # goons without icons


# Patrol


@pytest.mark.rules("R48")
def test_everybody_over_the_limit_returns_markers_of_own_choice_at_once() -> None:
    """4.2: all at once, in any order, one marker at a time."""
    table = patrol(3, have={"a": "SSSPPI", "b": "SSSSS", "c": "SSPPIIG"}, goons=QUIET)
    assert asked(table).split()[0] == "ac"
    assert offers(table, "a") == ["drop S", "drop P", "drop I"]
    assert offers(table, "b") == []
    play(table, "c: drop P", "a: drop I", "c: drop G")
    assert [have(table, seat) for seat in "abc"] == ["SSSPP", "SSSSS", "SSPII"]
    assert now(table)["round_number"] == 2


@pytest.mark.rules("R48")
def test_markers_of_one_kind_are_returned_by_themselves() -> None:
    table = patrol(3, have={"a": "SSSSSSSS"}, goons=QUIET)
    assert have(table, "a") == "SSSSS"
    assert body(table)[:3] == ["= a: drop S"] * 3


@pytest.mark.rules("R48", "Q47")
def test_no_limit_in_the_last_round() -> None:
    table = lights_out(2, round_number=6, have={"a": "SSSSSSSSSS"}, reputation={"a": 10, "b": 10}, fpt="b")
    assert table.over
    assert totals(table) == [20, 12]


@pytest.mark.rules("R49")
def test_empty_slots_are_filled() -> None:
    table = patrol(4, items="- I02 - I04 -", goons=QUIET, chance=["items I07", "items I09", "items I11", "goons N01"])
    assert table.view(None)["items"] == ["I07", "I02", "I09", "I04", "I11"]
    assert body(table)[0] == "* items I07 I09 I11"


@pytest.mark.rules("R50", "R51", "R52")
def test_goons_move_on_by_one() -> None:
    table = patrol(3, items="I01 I02 I03 I04", goons="N04 N07 N09 N12 N13", chance=["goons N17"])
    assert goons_up(table) == ["N17", "N04", "N07", "N09", "N12"]
    assert table.view(None)["goon_discard"] == ["N13"]


@pytest.mark.rules("R50", "R51", "R52")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("N04 - - - N13", "N24 N18 N17 N09 N04"),  # one left: four come, the first nearest the chow hall
        ("- N04 - N07 -", "N18 N17 N09 N04 N07"),
        ("- - - - N13", "N25 N24 N18 N17 N09"),
        ("N04 N07 N09 N12 -", "N17 N04 N07 N09 N12"),
    ],
)
def test_gaps_close_towards_the_chow_hall_in_order(before: str, after: str) -> None:
    here = before.split()
    fresh = [goon for goon in ("N09", "N17", "N18", "N24", "N25") if goon not in here]
    needed = 5 - len([goon for goon in here[:4] if goon != "-"])
    table = patrol(3, items="I01 I02 I03 I04", goons=before, chance=[f"goons {goon}" for goon in fresh[:needed]])
    assert goons_up(table) == after.split()


@pytest.mark.rules("R50")
def test_an_empty_chow_hall_discards_nobody() -> None:
    table = patrol(3, items="I01 I02 I03 I04", goons="N04 N07 N09 N12 -", chance=["goons N17"])
    assert goons_up(table) == ["N17", "N04", "N07", "N09", "N12"]
    assert table.view(None)["goon_discard"] == []


@pytest.mark.rules("R53", "R54")
def test_old_markers_stay_and_all_goons_bring_new_ones() -> None:
    """After moving: N01 (1) at the sewers, N05 (2), N04 (0), N02 (1), N09 (0)."""
    table = patrol(
        3, items="I01 I02 I03 I04", goons="N05 N04 N02 N09 N13", lying={"sewers": 2, "chow": 1}, chance=["goons N01"]
    )
    assert goons_up(table) == ["N01", "N05", "N04", "N02", "N09"]
    assert lying(table) == [2 + 1, 2, 0, 1, 1 + 0]
    assert table.view(None)["suspicion_supply"] == 12 - 3 - 4


@pytest.mark.rules("R54", "Q5")
def test_or_one_marker_at_most() -> None:
    table = patrol(
        3,
        items="I01 I02 I03 I04",
        goons="N05 N04 N22 N09 N13",
        chance=["goons N01"],
        options={"markers_per_goon": "one"},
    )
    assert lying(table) == [1, 1, 0, 1, 0]


def before_check(left: int, **position: Any) -> Table:
    """Five goons who need 4 markers, and so many left in the supply; b has 12 less those."""
    return patrol(
        3,
        items="I01 I02 I03 I04",
        goons="N05 N04 N02 N09 N13",
        chance=["goons N01"],
        reputation={"a": 20, "b": 20, "c": 20},
        suspicion={"b": 12 - left},
        **position,
    )


@pytest.mark.rules("R54", "Q6")
def test_a_raid_comes_when_the_supply_is_smaller_than_needed() -> None:
    table = before_check(4)
    assert raid_losses(table) == []
    assert (lying(table), now(table)["suspicion_supply"]) == ([1, 2, 0, 1, 0], 0)
    table = before_check(3)
    assert raid_losses(table) == ["b 8"]


@pytest.mark.rules("R54", "R58", "Q6")
def test_after_a_raid_all_markers_return_and_then_new_ones_are_placed() -> None:
    """Nothing is placed before the raid: in its window the locations are as they were."""
    table = before_check(1, tomes={"c": "T01"}, fpt="c")
    play(table, "c: done")
    assert asked(table) == "c raid_window"
    assert (lying(table), now(table)["suspicion_supply"]) == ([0, 0, 0, 0, 0], 1)
    play(table, "c: done")
    assert all_of(table, "suspicion") == [0, 0, 0]
    assert lying(table) == [1, 2, 0, 1, 0]
    assert now(table)["suspicion_supply"] == 8
    assert now(table)["round_number"] == 2


@pytest.mark.rules("R58")
def test_markers_on_locations_return_as_well() -> None:
    table = raid(3, suspicion={"a": 2}, lying={"sewers": 4, "chow": 5}, goons=QUIET)
    assert all_of(table, "suspicion") == [0, 0, 0]
    assert lying(table) == [0, 0, 0, 0, 0]
    assert now(table)["suspicion_supply"] == 12


@pytest.mark.rules("Q12")
def test_calm_in_the_patrol_window_prevents_a_raid_and_in_the_raid_window_does_not() -> None:
    table = before_check(3, tomes={"b": "T09"}, fpt="b")
    play(table, "b: tome calm")
    assert raid_losses(table) == []
    assert table.view(None)["raids"] == 0
    table = before_check(3, tomes={"b": "T09"}, fpt="b")
    play(table, "b: done")
    assert asked(table) == "b raid_window"
    play(table, "b: tome calm")
    assert raid_losses(table) == ["b 8"]


# Losses


@pytest.mark.rules("R55", "Q8", "Q1")
@pytest.mark.parametrize(
    ("suspicion", "losses"),
    [
        ([3, 2, 1], [8, 4, 0]),
        ([1, 3, 2], [0, 8, 4]),
        ([3, 2, 2], [8, 2, 2]),
        ([3, 3, 1], [4, 4, 0]),
        ([4, 4, 4], [4, 4, 4]),
        ([4, 2, 2, 2], [8, 2, 2, 2]),
        ([1, 4, 2, 4], [0, 4, 0, 4]),
        ([2, 2, 2, 1], [4, 4, 4, 0]),
        ([1, 2, 3, 5], [0, 0, 4, 8]),
        ([1, 2, 1, 5, 2], [0, 2, 0, 8, 2]),
        ([3, 0, 0], [8, 0, 0]),
        ([3, 3, 0], [4, 4, 0]),
        ([0, 0, 0], [0, 0, 0]),
        ([0, 1, 0, 0, 0], [0, 8, 0, 0, 0]),
    ],
)
def test_losses_with_three_and_more(suspicion: list[int], losses: list[int]) -> None:
    players = len(suspicion)
    for when in (raid, final):
        table = when(
            players,
            suspicion=dict(zip("abcde", suspicion, strict=False)),
            reputation=dict.fromkeys("abcde"[:players], 30),
        )
        expected = [f"{seat} {loss}" for seat, loss in zip("abcde", losses, strict=False) if loss]
        assert raid_losses(table) == expected
        if when is raid:
            assert totals(table) == [30 - loss for loss in losses]


@pytest.mark.rules("R56")
@pytest.mark.parametrize(
    ("suspicion", "losses"), [((3, 2), (6, 0)), ((1, 4), (0, 6)), ((2, 2), (0, 0)), ((0, 0), (0, 0)), ((0, 1), (0, 6))]
)
def test_losses_with_two(suspicion: tuple[int, int], losses: tuple[int, int]) -> None:
    table = raid(2, suspicion={"a": suspicion[0], "b": suspicion[1]}, reputation={"a": 30, "b": 30})
    assert totals(table) == [30 - losses[0], 30 - losses[1]]


@pytest.mark.rules("Q7")
@pytest.mark.parametrize(
    ("suspicion", "losses"),
    [
        ([3, 0, 0], [8, 2, 2]),
        ([3, 1, 0], [8, 4, 0]),
        ([0, 0, 0], [4, 4, 4]),
        ([3, 3, 0], [4, 4, 0]),
        ([1, 0], [6, 0]),
        ([0, 0], [0, 0]),
    ],
)
def test_without_zero_safe_nought_is_a_count_like_any_other(suspicion: list[int], losses: list[int]) -> None:
    players = len(suspicion)
    table = raid(
        players,
        suspicion=dict(zip("abc", suspicion, strict=False)),
        reputation=dict.fromkeys("abc"[:players], 30),
        options={"zero_safe": False},
    )
    assert totals(table) == [30 - loss for loss in losses]


@pytest.mark.rules("R57")
def test_reputation_never_falls_below_nought() -> None:
    table = raid(3, suspicion={"a": 3, "b": 2}, reputation={"a": 5, "b": 4, "c": 0})
    assert totals(table) == [0, 0, 0]
    assert raid_losses(table) == ["a 5", "b 4"]
    table = raid(3, suspicion={"a": 3, "b": 2}, reputation={"a": 0, "b": 1, "c": 0})
    assert raid_losses(table) == ["b 1"]  # who has nothing loses nothing


@pytest.mark.rules("R54", "R58", "Q23")
def test_a_raid_is_told_in_the_order_in_which_it_comes() -> None:
    """It is announced before anybody answers it with a tome; what goes back is told before what comes anew."""
    table = before_check(0, tomes={"b": "T21"}, fpt="b")
    play(table, "b: done", "b: tome alibi")
    told = [line.kind for line in table.log(None)]
    order = ["raid", "tome", "alibi", "counted", "markers returned", "markers", "round"]
    assert list(dict.fromkeys(kind for kind in told if kind in order)) == order
    table = final(3, tomes={"a": "T21"}, suspicion={"a": 1})
    assert table.log(None) == []  # this position comes after the announcement
    table = lights_out(3, tomes={"a": "T21"}, round_number=6)
    assert table.log(None) == ["The Final Raid"]


@pytest.mark.rules("R59")
def test_the_final_raid_comes_whatever_the_supply() -> None:
    table = lights_out(3, round_number=6, suspicion={"b": 1}, reputation=dict.fromkeys("abc", 20), fpt="a")
    assert "The Final Raid" in table.log(None)
    assert totals(table) == [22, 12, 20]


@pytest.mark.rules("R59", "R58")
def test_after_the_final_raid_no_marker_returns() -> None:
    """4.3: only in other raids."""
    table = final(3, suspicion={"b": 4, "a": 1}, reputation=dict.fromkeys("abc", 20))
    assert all_of(table, "suspicion") == [1, 4, 0]


@pytest.mark.rules("Q13")
def test_counts_are_taken_when_the_window_closes() -> None:
    """b passes its marker on in the window: a and b change places."""
    table = raid(3, suspicion={"a": 2, "b": 3}, reputation=dict.fromkeys("abc", 20), tomes={"b": "T11"}, fpt="b")
    play(table, "b: tome blame a")
    assert totals(table) == [12, 16, 20]


@pytest.mark.rules("Q13", "R57")
def test_losses_are_told_by_place_not_one_after_the_other() -> None:
    table = raid(4, suspicion={"a": 2, "b": 2, "c": 5, "d": 1}, reputation=dict.fromkeys("abcd", 3))
    assert totals(table) == [1, 1, 0, 3]
