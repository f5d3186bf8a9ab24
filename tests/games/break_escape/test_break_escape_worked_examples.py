"""The worked examples of the ledger, section 8, word for word."""

from __future__ import annotations

from typing import Any

import pytest
from break_escape_table import asked, at, body, fates, hp, offers, outcome, piece, play, spaces


@pytest.mark.rules("R45", "R44", "R39")
def test_e1_the_second_escape() -> None:
    table = at(
        stage="before_move",
        turn="david",
        round_number=9,
        keys=2,
        die=3,
        fate={"ben": "escaped"},
        where={"david": 13},
        hand={"david": "pup"},
    )
    play(table, "go")
    assert spaces(table)["david"] == 16
    play(table, "escape")
    assert outcome(table) == ("runners", "escape", 9)
    assert body(table) == ["go; escape", "win runners escape"]  # James's turn is not played


@pytest.mark.rules("R69", "R20", "R17")
def test_e2_james_is_beaten() -> None:
    table = at(
        stage="before_move",
        turn="lewis",
        die=2,
        where={"lewis": 18, "james": 20},
        health={"james": 1, "lewis": 4},
        hand={"lewis": "pup"},
    )
    play(table, "go")
    assert hp(table)["lewis"] == 5
    play(table, "attack")
    assert hp(table)["james"] == 0
    assert outcome(table) == ("runners", "james_down", 1)


@pytest.mark.rules("R72", "R48", "Q1")
def test_e3_two_jailed_and_one_eliminated() -> None:
    table = at(
        turn="james",
        fate={"ben": "jailed", "lewis": "jailed"},
        where={"david": 5, "james": 2},
        health={"david": 2},
        wanted={"ben": 1, "lewis": 1, "david": 1},
        chance=["roll 1"],
    )
    assert spaces(table)["james"] == 5
    play(table, "capture david")
    assert fates(table)["david"] == "eliminated"
    assert outcome(table) == ("james", "all_contained", 1)


@pytest.mark.rules("R73", "Q2", "R48")
def test_e4_nobody_left() -> None:
    table = at(
        turn="james",
        stage="strike",
        die=1,
        fate={"lewis": "escaped", "ben": "eliminated"},
        where={"david": 5, "james": 5},
        health={"david": 3},
        wanted={"david": 1},
    )
    play(table, "attack")
    assert fates(table)["david"] == "eliminated"
    assert outcome(table) == ("james", "no_runner_left", 1)


@pytest.mark.rules("R74", "R13")
def test_e5_the_time_is_up() -> None:
    table = at(
        stage="act",
        turn="david",
        round_number=12,
        keys=3,
        fate={"ben": "escaped"},
        where={"david": 15, "lewis": 8, "james": 0},
        hand={"david": "pup"},
    )
    play(table, "end; roll 1")
    assert fates(table)["david"] == "free"
    assert outcome(table) == ("james", "time", 12)


@pytest.mark.rules("Q1", "R51")
def test_e6_one_escaped_and_two_jailed_go_on() -> None:
    table = at(turn="ben", round_number=6, fate={"lewis": "escaped", "ben": "jailed", "david": "jailed"})
    assert outcome(table) is None
    assert (asked(table), offers(table)) == ("ben", ["breakout", "stay"])
    play(table, "breakout 3")
    assert (asked(table), offers(table)) == ("david", ["breakout", "stay"])
    play(table, "breakout 6")
    assert fates(table) == {"ben": "jailed", "lewis": "escaped", "david": "free"}


@pytest.mark.rules("Q6", "Q29", "R66", "R70")
def test_e7_one_saves_one_falls() -> None:
    position: dict[str, Any] = {
        "turn": "james",
        "stage": "strike",
        "die": 1,
        "fate": {"david": "jailed"},
        "where": {"ben": 5, "lewis": 5, "james": 5},
        "health": {"ben": 3, "lewis": 3},
        "hand": {"lewis": "jailbreak"},
    }
    table = at(**position)
    play(table, "attack")
    assert (asked(table), offers(table)) == ("lewis", ["save", "fall"])
    play(table, "save")
    assert fates(table) == {"ben": "jailed", "lewis": "free", "david": "jailed"}
    assert (piece(table, "lewis")["hp"], piece(table, "lewis")["wanted"], spaces(table)["lewis"]) == (1, True, 5)
    assert outcome(table) is None
    fallen = at(**position)
    play(fallen, "attack", "fall")
    assert outcome(fallen) == ("james", "all_jailed", 1)
