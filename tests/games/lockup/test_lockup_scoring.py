"""Final scoring and who wins (R47, R64-R73, Q38, Q39, Q43-Q46, Q63), and the worked examples of section 8."""

from __future__ import annotations

from typing import Any

import pytest
from lockup_scene import final, raid, scored, totals

from turnkey import Table


def gains(players: int = 3, **position: Any) -> list[int]:
    """What everybody gains by scoring, from 50; the first player token's 2 are left out."""
    fpt = position.pop("fpt", "a")
    table = scored(players, reputation=dict.fromkeys("abcde"[:players], 50), fpt=fpt, **position)
    found = [total - 50 for total in totals(table)]
    found["abcde".index(fpt)] -= 2
    return found


# Goons


@pytest.mark.rules("R47", "R68")
@pytest.mark.parametrize(("count", "value"), list(enumerate([0, 1, 3, 7, 12, 18, 25, 30, 30])))
def test_dwarves(count: int, value: int) -> None:
    assert gains(gangs={"b": " ".join(f"N{n:02}" for n in range(1, 1 + count))}) == [0, value, 0]


@pytest.mark.rules("R47", "R68")
@pytest.mark.parametrize(("count", "value"), list(enumerate([0, -3, 1, 6, 13, 25, 25])))
def test_ratmen(count: int, value: int) -> None:
    assert gains(gangs={"b": " ".join(f"N{n:02}" for n in range(9, 9 + count))}) == [0, value, 0]


@pytest.mark.rules("R47", "Q39")
def test_cultists_score_built_items_and_not_reserved_ones() -> None:
    assert gains(gangs={"b": "N17 N18"}, built={"b": "I01 I02 I03"}, reserved={"b": "I04"}) == [0, 6, 0]
    assert gains(gangs={"b": "N17 N18"}, built={"a": "I01"}) == [0, 0, 0]


@pytest.mark.rules("R47")
def test_hobgoblins_score_power() -> None:
    assert gains(gangs={"b": "N21 N22 N24"}, power={"a": 9, "b": 4, "c": 1}) == [0, 12, 0]


@pytest.mark.rules("R47", "Q39")
def test_demons_score_symbols_of_their_kind_their_own_included() -> None:
    assert gains(gangs={"b": "N27"}) == [0, 2, 0]
    assert gains(gangs={"b": "N28 N18"}, built={"b": "I02 I29"}, reserved={"b": "I14"}) == [0, 2 * 4 + 2, 0]
    assert gains(gangs={"b": "N29"}, built={"b": "I01 I02", "c": "I03"}) == [0, 2, 0]
    assert gains(gangs={"b": "N27 N28 N29"}, built={"b": "I29"}) == [0, 2 + 4 + 4, 0]


@pytest.mark.rules("Q46", "R57", "R68")
def test_goons_are_netted_before_the_floor() -> None:
    """A ratman at -3 and two dwarves at 3 leave a crew with 0 at 0; with 1 dwarf the floor holds."""
    position = {"gangs": {"b": "N09 N01 N02", "c": "N10 N03"}, "reputation": {"a": 9, "b": 0, "c": 1}, "fpt": "a"}
    assert totals(scored(3, **position)) == [11, 0, 0]
    position = {"gangs": {"b": "N09"}, "reputation": {"a": 9, "b": 2, "c": 1}, "have": {"b": "SS"}, "fpt": "a"}
    table = scored(3, **position)
    assert totals(table) == [11, 2, 1]  # 0 after the goons, then the resources
    assert "Seat b: -2 for goons, 0 now." in table.log(None)  # two is all that there was


# Goals


@pytest.mark.rules("R66", "Q43")
def test_the_award_is_worth_eight_also_to_a_tied_holder() -> None:
    assert gains(goals="GA6", gangs={"b": "N17 N18"}, award_holder="b") == [0, 8, 0]
    assert gains(goals="GA6", gangs={"b": "N17 N18", "c": "N15 N16"}, award_holder="c") == [0, 0, 8]
    assert gains(goals="GA6", gangs={"b": "N17"}) == [0, 0, 0]


@pytest.mark.rules("R65", "Q43")
def test_with_two_players_it_is_worth_six_and_nothing_in_a_tie() -> None:
    assert gains(2, goals="GA6", gangs={"b": "N17 N18"}, award_holder="b") == [0, 6]
    assert gains(2, goals="GA6", gangs={"b": "N17 N18", "a": "N16"}, award_holder="b") == [0, 6]
    assert gains(2, goals="GA6", gangs={"b": "N17 N18", "a": "N15 N16"}, award_holder="b") == [0, 0]


SCRAP = ("I01", "I02", "I03", "I04", "I05", "I06", "I07", "I08", "I09")


def with_scrap(*counts: int) -> dict[str, str]:
    """So many built items with scrap in their cost for each seat."""
    left = list(SCRAP)
    return {seat: " ".join(left.pop() for _ in range(count)) for seat, count in zip("abcde", counts, strict=False)}


@pytest.mark.rules("R64", "R67", "Q44")
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((3, 2, 1), [8, 4, 0]),
        ((1, 2, 3), [0, 4, 8]),
        ((2, 2, 1), [4, 4, 0]),
        ((2, 2, 2), [4, 4, 4]),
        ((3, 1, 1), [8, 2, 2]),
        ((2, 0, 0), [8, 0, 0]),
        ((0, 0, 0), [0, 0, 0]),
        ((2, 2, 0), [4, 4, 0]),
        ((3, 2, 2, 1), [8, 2, 2, 0]),
        ((3, 1, 1, 1), [8, 2, 2, 2]),
        ((2, 2, 1, 1), [4, 4, 0, 0]),
        ((3, 2, 1, 1, 0), [8, 4, 0, 0, 0]),
        ((2, 1), [6, 0]),
        ((2, 2), [0, 0]),
        ((0, 1), [0, 6]),
        ((0, 0), [0, 0]),
    ],
)
def test_comparing_goals(counts: tuple[int, ...], points: list[int]) -> None:
    assert gains(len(counts), goals="GE1", built=with_scrap(*counts)) == points


@pytest.mark.rules("Q38", "R64")
@pytest.mark.parametrize(
    ("goal", "items", "count"),
    [
        ("GE1", "I14 I24 I26 I27 I29", 0),  # without an S
        ("GE1", "I05 I18", 2),
        ("GE2", "I05 I16 I21", 0),  # an A is no potion
        ("GE2", "I14 I26 I02", 3),
        ("GE3", "I16 I14 I05", 0),
        ("GE3", "I18 I06 I27", 3),  # gold, iron, both
    ],
)
def test_what_comparing_goals_look_at(goal: str, items: str, count: int) -> None:
    """Printed kinds; measured against a rival with two such items."""
    rival = {"GE1": "I01 I07", "GE2": "I08 I12", "GE3": "I10 I13"}[goal]
    own = {0: [0, 8, 0], 2: [4, 4, 0], 3: [8, 4, 0]}[count]
    assert gains(goals=goal, built={"a": items, "b": rival}) == own


@pytest.mark.rules("Q45", "R67")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_goals_by_formula_score_everybody(players: int) -> None:
    """GE4: 2 for each kind of goon; GE5: 3 for each set of symbols. Goons worth nothing else: 1 dwarf 1 …"""
    rest = [0] * (players - 2)
    assert gains(players, goals="GE4", gangs={"a": "N17 N01", "b": "N18"}) == [2 * 2 + 1, 2, *rest]
    kinds = {"b": "N01 N09 N10 N17 N21 N27"}  # all five: 10, and 1 + 1 + 0 + 1 + 2
    assert gains(players, goals="GE4", gangs=kinds) == [0, 10 + 5, *rest]
    sets = {"a": "I01 I02 I03", "b": "I15 I06 I14 I09 I12 I13 I27"}
    assert gains(players, goals="GE5", built=sets) == [3, 6, *rest]


# Markers, tomes, the first player token


@pytest.mark.rules("R69", "R70", "R71", "R72")
def test_the_rest() -> None:
    table = scored(3, have={"a": "SSPI", "b": "GG", "c": "SG"}, tomes={"b": "T01 T01 T03"},
                   reputation=dict.fromkeys("abc", 10), fpt="c")  # fmt: skip
    assert totals(table) == [14, 10 + 4 + 3, 10 + 1 + 2 + 2]


@pytest.mark.rules("R66", "R67", "R68", "R69", "R70", "R71", "R72")
def test_the_order_of_scoring() -> None:
    table = scored(
        3,
        goals="GA6 GE4",
        gangs={"a": "N17 N18"},
        award_holder="a",
        have={"a": "SG"},
        tomes={"a": "T01"},
        built={"a": "I01"},
        fpt="a",
        reputation=dict.fromkeys("abc", 10),
    )
    told = [line for line in table.log(None) if line.startswith("Seat a: ")]
    assert told == [
        "Seat a: +8 for the Award, 18 now.", "Seat a: +2 for the End Game goal, 20 now.",
        "Seat a: +2 for goons, 22 now.", "Seat a: +1 for resources, 23 now.", "Seat a: +2 for gold, 25 now.",
        "Seat a: +1 for tomes, 26 now.", "Seat a: +2 for the first player token, 28 now.",
    ]  # fmt: skip


# Who wins


def places(table: Table) -> list[int]:
    assert table.result is not None
    return [row["place"] for row in table.result.rows]


@pytest.mark.rules("R73", "Q63")
@pytest.mark.parametrize(
    ("reputation", "built", "winners", "ranking"),
    [
        ((9, 12, 3), (0, 0, 0), "b", [2, 1, 3]),
        ((12, 12, 3), (1, 2, 5), "b", [2, 1, 3]),
        ((12, 12, 12), (2, 2, 1), "ab", [1, 1, 3]),
        ((12, 12, 12), (1, 1, 1), "abc", [1, 1, 1]),
        ((12, 5, 5), (0, 1, 0), "a", [1, 2, 3]),
        ((12, 5, 5), (0, 1, 1), "a", [1, 2, 2]),
    ],
)
def test_most_reputation_then_most_items_then_shared(
    reputation: tuple[int, ...], built: tuple[int, ...], winners: str, ranking: list[int]
) -> None:
    table = scored(
        3,
        reputation=dict(zip("abc", reputation, strict=True)) | {"a": reputation[0] - 2},
        built=with_scrap(*built),
        fpt="a",
    )
    assert table.result is not None
    assert "".join(table.result.winners) == winners
    assert places(table) == ranking
    assert table.result.returns == tuple(1.0 if seat in winners else -1.0 for seat in "abc")
    assert table.result.reason == ("shared" if len(winners) > 1 else "reputation")


@pytest.mark.rules("Q39", "R73")
def test_ties_look_at_built_items_only() -> None:
    table = scored(2, reputation={"a": 10, "b": 12}, built={"a": "I01", "b": "I02"}, reserved={"b": "I03"}, fpt="a")
    assert table.result is not None
    assert table.result.winners == ("a", "b")


# Section 8


@pytest.mark.rules("R55", "R60", "R64", "R66", "R68", "Q43")
def test_example_1() -> None:
    table = final(
        3,
        reputation={"a": 45, "b": 48, "c": 30},
        suspicion={"a": 3, "b": 3, "c": 1},
        goals="GA1 GE2",
        award_holder="a",
        # claws: a 3 (I01, I06, N24), b 3; potions in costs: 2 / 3 / 2; power 4 / - / 6
        built={"a": "I01 I06 I08 I12", "b": "I15 I25 I30 I02", "c": "I11 I17"},
        gangs={"a": "N01 N02 N03 N09 N24", "b": "N16 N17 N28", "c": "N10 N11 N12 N13 N21 N22"},
        power={"a": 4, "b": 1, "c": 6},
        have={"a": "SSG", "b": "I", "c": "PPP"},
        tomes={"a": "T01", "c": "T01 T03"},
        fpt="c",
    )
    while not table.over:
        table.apply(table.actors[0], "done")
    assert totals(table) == [64, 65, 64]
    assert table.result is not None
    assert table.result.winners == ("b",)


@pytest.mark.rules("R56", "R64", "R65", "Q43")
def test_example_2() -> None:
    table = final(
        2,
        reputation={"a": 20, "b": 20},
        suspicion={"a": 2, "b": 2},
        goals="GA4 GE1",
        award_holder="b",
        gangs={"a": "N01 N02 N03", "b": "N04 N05 N06"},
        built=with_scrap(4, 3),
        fpt="b",
    )
    assert totals(table) == [20 + 6 + 7, 20 + 7 + 2]


@pytest.mark.rules("R55", "R57", "Q8")
def test_example_3() -> None:
    table = raid(5, suspicion={"a": 4, "b": 2, "c": 2}, reputation={"a": 6, "b": 15, "c": 12, "d": 9, "e": 20})
    assert totals(table) == [0, 13, 10, 9, 20]


@pytest.mark.rules("R92", "R94", "R68", "R72")
def test_example_4() -> None:
    table = scored(
        1,
        reputation={"a": 79, "g": 70},
        have={"g": "SSSSIIGG"},
        gangs={"g": "N01 N02"},
        fpt="g",
    )
    assert totals(table) == [79, 79]
    assert table.result is not None
    assert (table.result.winners, table.result.reason) == ((), "guards")
