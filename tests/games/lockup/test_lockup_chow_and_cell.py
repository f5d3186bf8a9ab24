"""The Chow Hall and the Cell Block (R37-R41, Q27, Q28, Q31-Q33, Q38): hiring, building, reserving, paying."""

from __future__ import annotations

from typing import Any

import pytest
from lockup_scene import all_of, asked, body, crews, goons_up, have, lights_out, lying, of, offers, play, refuse, totals

from turnkey import Table

PLAIN = "N17 N18 N04 N07 N09"  # the first two without rewards


def chow(players: int, **position: Any) -> Table:
    tokens = ("5", "4", "3", "E", "L")
    there = {seat: f"chow {token}" for seat, token in zip("abcde"[:players], tokens, strict=False)}
    return past_window(lights_out(players, crews=there, **({"goons": PLAIN} | position)))


def past_window(table: Table) -> Table:
    """Who holds a tome is asked before the ranks are fixed."""
    while "strength_window" in asked(table):
        play(table, "done")
    return table


# Hiring


@pytest.mark.rules("R37", "R1", "Q4")
@pytest.mark.parametrize(
    ("players", "prices"),
    [
        (2, [(1, 4), (2, 0)]),
        (3, [(1, 4), (1, 5), (2, 0)]),
        (4, [(1, 4), (1, 5), (2, 0), (2, 0)]),
        (5, [(1, 4), (1, 5), (2, 0), (2, 0), (2, 0)]),
    ],
)
def test_prices_by_rank(players: int, prices: list[tuple[int, int]]) -> None:
    """What one goon and two goons cost; 0: two are not to be had."""
    for rank, (one, two) in enumerate(prices):
        for money in range(7):
            held = dict.fromkeys("abcde"[:players], "") | {"abcde"[rank]: "S" * money}
            table = chow(players, have=held)
            expected = ["decline"] * (money >= one) + ["hire one"] * (money >= one)
            expected += ["hire two"] * (0 < two <= money)
            assert (offers(table) if "hire_mode" in asked(table) else []) == expected, (rank, money)
            if money == one:
                play(table, f"hire one {'S' * one} N17")
                assert have(table, "abcde"[rank]) == ""
            if money >= two > 0:
                play(table, f"hire two {'S' * two} N17 N18")
                assert have(table, "abcde"[rank]) == "S" * (money - two)


@pytest.mark.rules("R37", "Q31")
def test_any_mix_of_markers_pays_and_any_goon_is_chosen() -> None:
    table = chow(2, have={"a": "SSPIG"})
    play(table, "a: hire two")
    assert asked(table) == "a hire_pay"
    assert offers(table) == ["pay SSPI", "pay SSPG", "pay SSIG", "pay SPIG"]
    play(table, "a: pay SPIG")
    assert have(table, "a") == "S"
    assert offers(table) == ["pick N17", "pick N18", "pick N04", "pick N07", "pick N09"]
    play(table, "a: pick N07")
    assert offers(table) == ["pick N17", "pick N18", "pick N04", "pick N09"]
    assert "does not stand face up" in refuse(table, "pick N07")
    play(table, "a: pick N04")
    assert of(table, "a")["goons"] == ["N04", "N07"]
    assert have(table, "a") == "SSS"  # and one scrap from each


@pytest.mark.rules("R37")
def test_the_most_ways_to_pay() -> None:
    """4.2: 56 multisets of five markers."""
    table = chow(3, have={"b": "SSSSSPPPPPIIIIIGGGGG"})
    play(table, "b: hire two")
    assert len(offers(table)) == 56


@pytest.mark.rules("R38")
def test_a_hired_goon_leaves_its_space_and_the_markers_stay() -> None:
    table = chow(2, goons="N01 N02 N03 N04 N05", lying={"smithy": 1, "sewers": 1}, have={"a": "S"})
    play(table, "a: hire one S N03")
    assert lying(table)[2] == 1
    assert of(table, "a")["goons"] == ["N03"]
    assert have(table, "a") == "SS"
    table = chow(3, goons="N01 N02 N03 N04 N05", have={"a": "S", "b": "S"})
    play(table, "a: hire one S N03")
    assert goons_up(table) == ["N01", "N02", "-", "N04", "N05"]
    assert offers(table) == ["decline", "hire one"]


@pytest.mark.rules("Q31")
def test_the_first_goons_rewards_cannot_help_to_pay() -> None:
    table = chow(2, goons="N03 N09 - - -", have={"a": "SSS"})  # two scrap each
    assert offers(table) == ["decline", "hire one"]
    assert "costs 4" in refuse(table, "hire two")


@pytest.mark.rules("Q31", "R38")
def test_two_are_hired_one_after_the_other_with_their_rewards_between() -> None:
    """The tome of the first is in hand, and its choice made, before the second is picked."""
    table = chow(2, goons="N12 N10 - - -", have={"a": "SSSS"}, suspicion={"a": 1})
    play(table, "a: hire two")
    play(table, "a: pick N12", "* tome a T09")
    assert asked(table) == "a give_target"  # the second was the only one left
    play(table, "a: nogive")
    assert of(table, "a")["goons"] == ["N10", "N12"]
    assert body(table)[:3] == ["a: hire two SSSS N12", "* tome a T09", "= a: pick N10"]


@pytest.mark.rules("Q31", "Q19")
def test_two_need_two_and_one_needs_one() -> None:
    table = chow(2, goons="- - N17 - -", have={"a": "SSSSS"})
    assert offers(table) == ["decline", "hire one"]
    assert "only 1 goon stands" in refuse(table, "hire two")
    table = chow(2, goons="- - - - -", have={"a": "SSSSS"}, chance=["tome T01", "tome T01"])
    assert crews(table, "library") == {"a": "5", "b": "4"}


@pytest.mark.rules("Q19", "R29")
def test_who_cannot_pay_is_a_straggler() -> None:
    table = chow(3, have={"c": "S"}, chance=["tome T01", "tome T01"])
    assert crews(table, "library") == {"a": "5", "b": "4", "c": "3"}
    table = chow(2, have={"a": "S"})
    play(table, "a: decline", "* tome a T01", "* tome a T01")
    assert crews(table, "library") == {"a": "5", "b": "4"}


@pytest.mark.rules("R37")
def test_a_forced_payment_is_not_asked_for() -> None:
    """4.2: one kind only, or all that one has."""
    table = play(chow(2, have={"a": "SSS"}), "a: hire one")
    assert asked(table) == "a hire_pick"
    table = play(chow(2, have={"a": "SPIG"}), "a: hire two")
    assert asked(table) == "a hire_pick"
    assert have(table, "a") == ""
    table = play(chow(2, have={"a": "SP"}), "a: hire one")
    assert offers(table) == ["pay S", "pay P"]


# Building and reserving


def cell(players: int = 2, **position: Any) -> Table:
    tokens = ("5", "4", "3", "E", "L")
    there = {seat: f"cell {token}" for seat, token in zip("abcde"[:players], tokens, strict=False)}
    return past_window(lights_out(players, crews=there, **({"items": "I01 I06 I28"} | position)))


@pytest.mark.rules("R39", "R41")
def test_what_the_cell_block_offers() -> None:
    """4.2: build what can be paid for, from the display in its order, then reserved; reserve; decline."""
    table = cell(items="I28 I06 I01", have={"a": "SSI"}, reserved={"a": "I13 I02", "b": "I10"})
    assert offers(table) == [
        "build I06", "build I01", "build I13", "reserve I28", "reserve I06", "reserve I01", "decline",
    ]  # fmt: skip
    assert "cannot pay" in refuse(table, "build I28")
    assert "neither on display nor reserved" in refuse(table, "build I10")


@pytest.mark.rules("R39")
def test_in_rank_order_each_one_action() -> None:
    table = cell(3, items="I01 I06 I28 I02", have={"a": "SSSS", "b": "SSI", "c": "S"})
    play(table, "a: build I01")
    assert asked(table) == "b cell_action"
    play(table, "b: reserve I28 I")
    assert asked(table) == "c cell_action"
    play(table, "c: reserve I06")
    assert [one["built"] for one in table.view(None)["parties"]] == [["I01"], [], []]
    assert [one["reserved"] for one in table.view(None)["parties"]] == [[], ["I28"], ["I06"]]
    assert [have(table, seat) for seat in "abc"] == ["SS", "SS", ""]


@pytest.mark.rules("R40")
def test_building_returns_the_cost_and_gains_reputation() -> None:
    table = cell(items="I28 I01", have={"a": "SSSIIG"}, fpt="b")
    play(table, "a: build I28")
    assert have(table, "a") == "S"
    assert totals(table)[0] == 10 + 15
    assert table.view(None)["supply"] == {"S": 24, "P": 15, "I": 15, "G": 10}
    assert table.view(None)["items"][0] != "I28"


@pytest.mark.rules("R40", "R43")
def test_reputation_then_rewards_then_goals() -> None:
    """I30: 13 reputation, then POW, which makes the fifth marker of GI2: 5 more."""
    table = cell(items="I30", have={"a": "SPIIG"}, power={"a": 4, "b": 1}, goals="GI2")
    play(table, "a: build I30")
    assert table.log(None)[3:7] == [
        "Seat a pays scrap, potion, 2 iron and gold for Champion Blade.",
        "Seat a builds Champion Blade: 13 reputation, 23 now.",
        "Seat a gains a power marker (the new item): power 5.",
        "Seat a scores the Instant goal Heavy Hitters: 5 reputation, 28 now.",
    ]
    assert totals(table)[0] == 10 + 13 + 5


@pytest.mark.rules("R40")
def test_what_was_reserved_earlier_is_built_later() -> None:
    table = cell(items="", reserved={"a": "I19", "b": "I01"}, have={"a": "SSII", "b": "SS"})
    assert offers(table) == ["build I19", "decline"]
    play(table, "a: build I19", "b: build I01")
    assert totals(table) == [20, 14]
    assert all_of(table, "reserved") == [[], []]
    assert have(table, "a") == "S"  # its reward


@pytest.mark.rules("R41", "Q32")
def test_reserving_costs_a_marker_and_counts_as_the_reward() -> None:
    table = cell(items="I28 I29 I30", have={"a": "SP", "b": "G"})
    play(table, "a: reserve I29")
    assert asked(table) == "a reserve_pay"
    assert offers(table) == ["pay S", "pay P"]
    play(table, "a: pay P")
    assert of(table, "a")["reserved"] == ["I29"]
    assert of(table, "a")["home"] == ["5"]
    assert totals(table)[0] == 10
    play(table, "b: reserve I28")  # one kind: not asked
    assert of(table, "b")["reserved"] == ["I28"]
    assert body(table)[:2] == ["a: reserve I29 P", "b: reserve I28 G"]


@pytest.mark.rules("Q19", "R29")
def test_who_can_neither_build_nor_reserve_goes_to_the_library() -> None:
    table = cell(have={"b": "S"})
    assert asked(table) == "b cell_action"
    play(table, "b: decline", "* tome a T01", "* tome a T01")
    assert crews(table, "library") == {"a": "5", "b": "4"}
    table = cell(items="", have={"a": "SSPPIIGG"}, chance=["tome T01", "tome T01"])
    assert crews(table, "library") == {"a": "5", "b": "4"}


@pytest.mark.rules("Q38", "R40")
def test_any_kind_pays_an_a_after_the_fixed_part() -> None:
    """I22: S P I A."""
    table = cell(items="I22", have={"a": "SSPIG"})
    play(table, "a: build I22")
    assert asked(table) == "a build_pay"
    assert offers(table) == ["pay SSPI", "pay SPIG"]
    assert "not the price" in refuse(table, "pay SSPG")
    play(table, "a: pay SPIG")
    assert have(table, "a") == "S"
    table = play(cell(items="I22", have={"a": "SSPI"}), "a: build I22")
    assert have(table, "a") == ""  # one way only
    assert body(table)[0] == "a: build I22 SSPI"
    assert offers(cell(items="I22", have={"a": "SPI"})) == ["reserve I22", "decline"]
    assert offers(cell(items="I22", have={"a": "SSII"})) == ["reserve I22", "decline"]


@pytest.mark.rules("Q38")
@pytest.mark.parametrize(
    ("item", "money", "ways"),
    [
        ("I05", "SSPIG", ["SS", "SP", "SI", "SG"]),
        ("I14", "SPPPIG", ["SPP", "PPP", "PPI", "PPG"]),
        ("I24", "SPPIIG", ["SPPI", "PPII", "PPIG"]),
        ("I16", "SSSG", ["SSS", "SSG"]),
    ],
)
def test_all_ways_to_pay_an_item(item: str, money: str, ways: list[str]) -> None:
    table = play(cell(items=item, have={"a": money}), f"a: build {item}")
    assert offers(table) == [f"pay {way}" for way in ways]


# Haggling and tinkering


@pytest.mark.rules("Q27")
@pytest.mark.parametrize(
    ("item", "money", "ways"),
    [
        ("I25", "SPG", ["SP", "SG", "PG"]),  # S P G: any one unit is left out
        ("I25", "SP", []),
        ("I17", "SP", []),  # S P A: the A is left out
        ("I17", "PP", []),  # the S is left out, a potion pays the A
        ("I17", "SSPI", ["SS", "SP", "SI", "PI"]),
        ("I28", "SSIIG", ["SSII", "SSIG", "SIIG"]),
        ("I01", "S", []),
    ],
)
def test_a_haggled_build_leaves_any_one_unit_out(item: str, money: str, ways: list[str]) -> None:
    table = cell(items=item, have={"a": money}, tomes={"a": "T15"})
    play(table, "a: tome haggle")
    assert f"build {item}" in offers(table)
    play(table, f"a: build {item}")
    if ways:
        assert offers(table) == [f"pay {way}" for way in ways]
    else:
        assert have(table, "a") == ""
        assert of(table, "a")["built"] == [item]


@pytest.mark.rules("Q27")
def test_one_unit_only() -> None:
    table = play(cell(items="I25", have={"a": "S"}, tomes={"a": "T15"}), "a: tome haggle")
    assert offers(table) == ["reserve I25", "decline"]
    assert "cannot pay" in refuse(table, "build I25")


@pytest.mark.rules("Q27")
def test_a_haggled_reserve_is_free() -> None:
    table = play(cell(items="I28", tomes={"a": "T15"}), "a: tome haggle")
    assert offers(table) == ["reserve I28", "decline"]
    play(table, "a: reserve I28")
    assert of(table, "a")["reserved"] == ["I28"]
    assert body(table)[:3] == ["a: done", "a: tome haggle", "a: reserve I28"]


@pytest.mark.rules("Q27")
def test_a_haggled_hire() -> None:
    table = play(chow(2, tomes={"a": "T15"}), "a: tome haggle")
    assert offers(table) == ["decline", "hire one"]
    play(table, "a: hire one N17")
    assert of(table, "a")["goons"] == ["N17"]
    assert body(table)[:3] == ["a: done", "a: tome haggle", "a: hire one N17"]
    table = play(chow(2, have={"a": "SSS"}, tomes={"a": "T15"}), "a: tome haggle", "a: hire two SSS N17 N18")
    assert have(table, "a") == ""
    table = play(chow(3, have={"a": "", "b": "SPIG"}, tomes={"b": "T15"}), "b: tome haggle")
    assert offers(table) == ["decline", "hire one", "hire two"]  # 4 instead of 5


@pytest.mark.rules("Q27")
def test_only_one_haggle_waits_and_it_is_lost_with_the_turn() -> None:
    table = play(chow(2, have={"a": "SS", "b": "S"}, tomes={"a": "T15 T15"}), "a: tome haggle")
    assert "tome haggle" not in offers(table)
    assert "already" in refuse(table, "tome haggle")
    play(table, "a: decline")
    assert table.view(None)["resolving"] == "library"  # b would need 2 for a goon, with no haggle of its own


@pytest.mark.rules("Q28")
def test_tinkering_gives_two_actions() -> None:
    table = cell(items="I01 I02 I03", have={"a": "SSSPS", "b": "S"}, tomes={"a": "T17"})
    assert offers(table)[-1] == "tome tinker"
    play(table, "a: tome tinker", "a: build I01")
    assert asked(table) == "a cell_action"
    assert offers(table) == ["build I02", "build I03", "reserve I02", "reserve I03", "decline"]
    play(table, "a: build I02")
    assert asked(table) == "b cell_action"
    assert of(table, "a")["built"] == ["I01", "I02"]


@pytest.mark.rules("Q28")
def test_what_the_first_action_reserved_the_second_cannot_build() -> None:
    table = cell(items="I01 I02 I03", have={"a": "SSSP"}, tomes={"a": "T17"}, reserved={"a": "I04"})
    play(table, "a: tome tinker", "a: reserve I01 P")
    assert offers(table) == ["build I04", "reserve I02", "reserve I03", "decline"]
    refuse(table, "build I01")
    play(table, "a: decline")  # free: it is a reward all the same
    assert of(table, "a")["home"] == ["5"]


@pytest.mark.rules("Q28")
def test_declining_the_first_action_is_no_reward() -> None:
    table = cell(items="I01", have={"a": "SS"}, tomes={"a": "T17"})
    play(table, "a: tome tinker", "a: decline", "* tome a T01", "* tome a T01")
    assert crews(table, "library") == {"a": "5", "b": "4"}


@pytest.mark.rules("Q28")
def test_tinkering_once_a_turn_and_before_the_first_action() -> None:
    table = cell(items="I01 I02 I03", have={"a": "SSSSP"}, tomes={"a": "T17 T17"})
    play(table, "a: tome tinker")
    assert "tome tinker" not in offers(table)
    play(table, "a: build I01")
    assert "tome tinker" not in offers(table)
    assert offers(table)[-1] == "decline"
    play(table, "a: build I02")
    assert of(table, "a")["built"] == ["I01", "I02"]
    assert of(table, "a")["tomes"] == 1


@pytest.mark.rules("Q28", "Q25")
def test_a_second_action_without_anything_to_do_ends_the_turn() -> None:
    table = cell(items="I01 I02 I03", have={"a": "SS", "b": "S"}, tomes={"a": "T17"})
    play(table, "a: tome tinker", "a: build I01")
    assert asked(table) == "b cell_action"
    table = cell(items="I01 I02 I03", have={"a": "SS", "b": "S"}, tomes={"a": "T17 T01"})
    play(table, "a: tome tinker", "a: build I01")
    assert asked(table) == "a cell_action"  # a tome in hand
    assert offers(table) == ["decline"]


@pytest.mark.rules("Q27", "Q28")
def test_with_tinker_a_haggle_covers_the_next_payment_only() -> None:
    table = cell(items="I01 I02 I03", have={"a": "SSP"}, tomes={"a": "T15 T15 T17"})
    play(table, "a: tome tinker", "a: tome haggle", "a: build I01")
    assert have(table, "a") == "SP"
    assert "tome haggle" in offers(table)  # the second copy may wait again
    play(table, "a: build I02")
    assert have(table, "a") == ""
