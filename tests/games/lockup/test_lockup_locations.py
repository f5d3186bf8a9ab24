"""What each rank gets at each location (2.2, R1, R31-R36, R42, Q4, Q15, Q19, Q35, Q36)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from lockup_scene import all_of, asked, crews, hand, have, lights_out, now, of, offers, play, refuse, said, told

from turnkey import Table

ALL = [f"T{number:02}" for number in range(1, 23, 2) for _ in range(2)]
STRENGTHS = ("5", "4", "3", "2", "L")


def crowd(players: int, location: str, present: int = 5, **position: Any) -> Table:
    """Everybody at one location, a the strongest, then b, c …"""
    tokens = ("5", "4", "3", "E", "L") if players == 5 else STRENGTHS
    there = {seat: f"{location} {token}" for seat, token in zip("abcde"[:players], tokens, strict=False)}
    return lights_out(players, crews=dict(list(there.items())[:present]), **position)


# "lib": no reward, the crew moves to the Library
TABLE = {
    ("yard", 2): ["power", "lib"],
    ("yard", 3): ["power", "power", "lib"],
    ("yard", 4): ["power", "power", "lib", "lib"],
    ("yard", 5): ["power", "power", "lib", "lib", "lib"],
    ("sewers", 2): ["SS", "S"],
    ("sewers", 3): ["SSS", "S", "S"],
    ("sewers", 4): ["SSS", "SS", "S", "S"],
    ("sewers", 5): ["SSS", "SS", "S", "S", "S"],
    ("infirmary", 2): ["PP", "lib"],
    ("infirmary", 3): ["PPP", "lib", "P"],
    ("infirmary", 4): ["PPP", "lib", "lib", "P"],
    ("infirmary", 5): ["PPP", "lib", "lib", "lib", "P"],
    ("smithy", 2): ["II", "lib"],
    ("smithy", 3): ["II", "I", "lib"],
    ("smithy", 4): ["II", "I", "lib", "lib"],
    ("smithy", 5): ["II", "I", "lib", "lib", "lib"],
}


@pytest.mark.rules("R1", "R31", "R32", "R33", "R34", "R35", "R27", "Q4")
@pytest.mark.parametrize(("location", "players"), TABLE)
def test_rewards_by_rank_and_players(location: str, players: int) -> None:
    table = crowd(players, location, fpt="abcde"[players - 1])
    gets = TABLE[location, players]
    for seat, reward in zip("abcde", gets, strict=False):
        if reward != "lib":
            assert asked(table) == f"{seat} take_reward"
            play(table, f"{seat}: take")
    for place, (seat, reward) in enumerate(zip("abcde", gets, strict=False)):
        went = [one["party"] for one in told(table, "to library") if one["location"] == location]
        assert (seat in went) is (reward == "lib")
        assert have(table, seat) == (reward if reward not in ("lib", "power") else "")
        assert all_of(table, "power")[place] == (2 if reward == "power" else 1)
    if location == "yard":
        assert table.view(None)["first_player"] == "a"


@pytest.mark.rules("R31")
def test_the_first_player_token_is_kept_by_its_holder() -> None:
    table = crowd(2, "yard", fpt="a")
    play(table, "a: take")
    assert table.view(None)["first_player"] == "a"
    assert all_of(table, "power") == [2, 1]


@pytest.mark.rules("Q15", "R34")
def test_one_or_two_at_the_infirmary() -> None:
    table = crowd(4, "infirmary", 1)
    play(table, "a: take")
    assert have(table, "a") == "PPP"
    table = crowd(4, "infirmary", 2)
    play(table, "a: take", "b: take")
    assert (have(table, "a"), have(table, "b")) == ("PPP", "P")


# The Commissary


@pytest.mark.rules("R36", "Q4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_commissary_deals_by_rank(players: int) -> None:
    table = crowd(players, "commissary", have=dict.fromkeys("abcde"[:players], "SP"))
    assert asked(table) == "a commissary_gain"
    assert offers(table) == ["gain S", "gain P", "gain I", "gain G", "decline"]
    play(table, "a: gain G")
    assert have(table, "a") == "SPG"
    rest = list("bcde"[: players - 1])
    if players > 2:
        rest.remove("b")
        assert asked(table) == "b commissary_swap"
        assert offers(table) == [
            "swap S>P", "swap S>I", "swap S>G", "swap P>S", "swap P>I", "swap P>G", "decline",
        ]  # fmt: skip
        play(table, "b: swap P>I")
        assert have(table, "b") == "SI"
    for seat in rest:
        assert asked(table) == f"{seat} commissary_trade_give"
        assert offers(table) == ["trade SP", "decline"]
        play(table, f"{seat}: trade SP G")
        assert have(table, seat) == "G"


@pytest.mark.rules("Q19", "R36")
def test_a_swap_needs_a_marker_and_another_kind_in_the_supply() -> None:
    table = crowd(3, "commissary", 2)
    play(table, "a: gain S", "* tome b T01", "* tome b T01")
    assert crews(table, "library") == {"b": "4"}
    table = crowd(3, "commissary", 2, have={"b": "I", "c": "S" * 25 + "P" * 15 + "G" * 10})
    assert offers(table) == ["gain I", "decline"]
    play(table, "a: gain I", "* tome b T01", "* tome b T01")
    assert crews(table, "library") == {"b": "4"}  # the supply has iron only, and b has nothing else to give
    table = crowd(3, "commissary", 2, have={"b": "IS", "c": "S" * 24 + "P" * 15 + "G" * 10})
    play(table, "a: gain I")
    assert offers(table) == ["swap S>I", "decline"]
    assert "no potion" in refuse(table, "swap I>P")


@pytest.mark.rules("R36", "Q19")
def test_the_first_finds_the_supply_empty() -> None:
    out = "S" * 25 + "P" * 15 + "I" * 15 + "G" * 10
    table = crowd(3, "commissary", 1, have={"c": out}, chance=["tome T01", "tome T01"])
    assert crews(table, "library") == {"a": "5"}


@pytest.mark.rules("Q19", "R36")
def test_a_trade_returns_its_markers_first() -> None:
    """All gold is out; b returns two of it, and may get one of them back."""
    table = crowd(2, "commissary", have={"b": "GG" + "S", "a": "G" * 8})
    play(table, "a: decline")
    assert offers(table) == ["trade SG", "trade GG", "decline"]
    play(table, "b: trade GG")
    assert asked(table) == "b commissary_trade_get"
    assert offers(table) == ["get S", "get P", "get I", "get G"]  # no way back
    play(table, "b: get G")
    assert have(table, "b") == "SG"


@pytest.mark.rules("R36", "Q19")
def test_a_trade_takes_two_markers() -> None:
    table = crowd(2, "commissary", have={"b": "S"})
    play(table, "a: gain S", "* tome b T01", "* tome b T01")
    assert crews(table, "library") == {"b": "4"}
    table = crowd(2, "commissary", have={"b": "SSPPIIGG"})
    play(table, "a: gain S")
    assert offers(table) == [
        "trade SS", "trade SP", "trade SI", "trade SG", "trade PP", "trade PI", "trade PG", "trade II", "trade IG",
        "trade GG", "decline",
    ]  # fmt: skip


@pytest.mark.rules("Q19", "R29")
def test_declining_the_commissary_leads_to_the_library() -> None:
    table = crowd(3, "commissary", 3, have={"b": "SS", "c": "SS"})
    play(table, "a: decline", "b: decline", "c: decline", "* tome a T01", "* tome a T01")
    assert crews(table, "library") == {"a": "5", "b": "4", "c": "3"}


# The Library


def at_library(players: int, ranks: int, **position: Any) -> Table:
    """So many crews have come to the Library, a the strongest."""
    tokens = ("5", "4", "3", "L E", "L")
    there = {seat: f"library {token}" for seat, token in zip("abcde", tokens[:ranks], strict=False)}
    return lights_out(players, crews=there, **position)


@pytest.mark.rules("R42", "R1")
@pytest.mark.parametrize(("players", "tomes"), [(2, [1, 1]), (3, [1, 1, 1]), (4, [1, 1, 1, 0]), (5, [1, 1, 1, 0, 0])])
def test_tomes_by_rank(players: int, tomes: list[int]) -> None:
    table = at_library(players, players, chance=["tome T05", "tome T17"])
    assert asked(table) == "a library_keep"
    assert offers(table) == ["keep T05", "keep T17"]
    play(table, "a: keep T17")
    assert all_of(table, "tomes") == tomes
    assert hand(table, "a") == ["T17"]


@pytest.mark.rules("R42", "Q61")
def test_the_other_goes_under_the_deck() -> None:
    """With one more card above it, the next but one to draw gets it."""
    two, three = ("T05", "T17"), ("T05", "T17", "T19")
    played = {deck: " ".join((Counter(ALL) - Counter(left)).elements()) for deck, left in ((2, two), (3, three))}
    table = at_library(2, 2, chance=["tome T05", "tome T17"], played=played[3])
    play(table, "a: keep T17", "* tome b T19")
    assert now(table)["under"][0] == "T05"
    assert table.view(None)["tome_deck"] == 1
    table = at_library(2, 2, chance=["tome T05", "tome T17"], played=played[2])
    play(table, "a: keep T17")
    assert hand(table, "b") == ["T05"]


@pytest.mark.rules("Q35")
def test_an_empty_tome_deck_is_made_anew_from_the_discards() -> None:
    """One tome in the deck, two discarded: the first draws it and one of the two, the second what is left of them."""
    gone = {"a": " ".join(ALL[3:12]), "b": " ".join(ALL[12:])}
    table = at_library(2, 2, tomes=gone, played="T01 T03")
    play(table, "a: done", "b: done")
    assert asked(table) == "a library_keep"
    assert now(table)["reshuffles"] == 1
    assert "= shuffle tomes" in table.record.to_text()
    assert set(offers(table)) <= {"keep T01", "keep T03"}
    kept = offers(table)[0]
    play(table, f"a: {kept}")
    assert of(table, "b")["tomes"] == 11
    assert table.view(None)["tome_deck"] == 1
    assert table.view(None)["tome_discard"] == []


@pytest.mark.rules("Q35", "R42")
def test_one_card_left_for_the_first_is_kept() -> None:
    gone = {"a": " ".join(ALL[1:12]), "b": " ".join(ALL[12:])}
    table = at_library(2, 2, tomes=gone)
    play(table, "a: done", "b: done")
    assert hand(table, "a") == ALL[:12]
    assert of(table, "b")["tomes"] == 10  # nothing is left for b, who goes home all the same
    assert "There is no tome left for seat b." in said(table)


@pytest.mark.rules("Q35", "R29")
def test_no_card_at_all_is_no_reward() -> None:
    gone = {"a": " ".join(ALL[:11]), "b": " ".join(ALL[11:])}
    table = at_library(2, 2, tomes=gone)
    play(table, "a: done", "b: done")
    assert all_of(table, "tomes") == [11, 11]
    assert table.view(None)["phase"] == "patrol"
    assert now(table)["crew"] == {"a": 0, "b": 0, "c": 0, "d": 0, "e": 0}


@pytest.mark.rules("Q36")
def test_nobody_declines_at_the_library() -> None:
    table = at_library(3, 3, chance=["tome T05", "tome T17"])
    assert "decline" not in offers(table)
    play(table, "a: keep T05", "* tome b T05", "* tome c T09")
    assert all_of(table, "tomes") == [1, 1, 1]  # b and c were not asked
