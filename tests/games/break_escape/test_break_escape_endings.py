"""How the game ends (R69-R76), and how it does not."""

from __future__ import annotations

from typing import Any

import pytest
from break_escape_table import GATE, asked, at, body, fates, hand_of, now, offers, outcome, play

from turnkey import Illegal, Table


def caught(fate: dict[str, str], health: dict[str, int], options: dict[str, Any] | None = None, **more: Any) -> Table:
    """All free Runners stand with James on 15, and he is asked for his strike."""
    where = {runner: 15 for runner in ("ben", "lewis", "david") if runner not in fate} | {"james": 15}
    return at(options, turn="james", stage="strike", die=1, fate=fate, health=health, where=where, **more)


@pytest.mark.rules("R69", "R75")
def test_james_at_zero_hp_loses_at_once() -> None:
    table = at(stage="act", where={"ben": 7, "james": 7}, health={"james": 1}, hand={"ben": "pup"}, round_number=3)
    play(table, "attack")
    assert outcome(table) == ("runners", "james_down", 3)
    assert body(table) == ["attack", "win runners james_down"]


@pytest.mark.rules("R69")
def test_james_at_one_hp_plays_on() -> None:
    table = at(stage="act", where={"ben": 7, "james": 7}, health={"james": 2}, hand={"ben": "pup"})
    play(table, "attack")
    assert outcome(table) is None


@pytest.mark.rules("R70")
def test_three_jailed_at_the_same_time() -> None:
    table = caught({"lewis": "jailed", "david": "jailed"}, {"ben": 2})
    play(table, "capture ben")
    assert outcome(table) == ("james", "all_jailed", 1)


@pytest.mark.rules("R71")
def test_three_eliminated() -> None:
    table = caught({"lewis": "eliminated", "david": "eliminated"}, {"ben": 2}, wanted={"ben": 1})
    play(table, "capture ben")
    assert outcome(table) == ("james", "all_eliminated", 1)


@pytest.mark.rules("R72", "Q1")
@pytest.mark.parametrize(
    ("fate", "wanted"),
    [
        ({"lewis": "jailed", "david": "eliminated"}, 0),
        ({"lewis": "jailed", "david": "eliminated"}, 1),
        ({"lewis": "jailed", "david": "jailed"}, 1),
        ({"lewis": "eliminated", "david": "eliminated"}, 0),
    ],
)
def test_any_mixture_of_jailed_and_eliminated(fate: dict[str, str], wanted: int) -> None:
    marks = {runner: 1 for runner, what in fate.items() if what == "jailed"} | {"ben": wanted}
    table = caught(fate, {"ben": 2}, wanted=marks)
    play(table, "capture ben")
    assert outcome(table) == ("james", "all_contained", 1)


@pytest.mark.rules("Q1")
@pytest.mark.parametrize("other", ["jailed", "eliminated"])
def test_an_escaped_runner_is_not_contained(other: str) -> None:
    table = caught({"lewis": "escaped", "david": other}, {"ben": 2})
    play(table, "capture ben")
    assert outcome(table) is None
    assert fates(table)["ben"] == "jailed"


@pytest.mark.rules("R73", "Q2")
def test_nobody_in_play_and_one_escape() -> None:
    table = caught({"lewis": "escaped", "david": "eliminated"}, {"ben": 2}, wanted={"ben": 1}, round_number=7)
    play(table, "capture ben")
    assert outcome(table) == ("james", "no_runner_left", 7)


@pytest.mark.rules("R74")
def test_time_is_up_after_the_last_turn_of_james() -> None:
    table = caught({}, {}, round_number=12)
    play(table, "hold")
    assert outcome(table) == ("james", "time", 12)


@pytest.mark.rules("Q4")
def test_hopeless_but_not_over() -> None:
    """Two eliminated, one free: no escape can win any more, but James might still be beaten."""
    table = at(
        stage="act",
        turn="david",
        fate={"ben": "eliminated", "lewis": "eliminated"},
        where={"david": 7, "james": 7},
        health={"david": 1, "james": 2},
        hand={"david": "pup"},
    )
    play(table, "attack", "end; roll 6; roll 1")  # James passes on
    assert outcome(table) is None
    assert (asked(table), now(table)["round_number"]) == ("david", 2)
    play(table, "go")
    assert outcome(table) is None


@pytest.mark.rules("Q6", "R75")
def test_all_captures_of_one_attack_come_before_the_check() -> None:
    """Nobody has answered, nobody is captured; then all at once, and one reason."""
    table = caught({"david": "jailed"}, {"ben": 3, "lewis": 3}, hand={"ben": "pup", "lewis": "pup"})
    play(table, "attack", "fall")
    assert fates(table) == {"ben": "free", "lewis": "free", "david": "jailed"}
    assert (asked(table), outcome(table)) == ("lewis", None)
    play(table, "fall")
    assert outcome(table) == ("james", "all_jailed", 1)
    assert body(table) == ["attack; fall ben; fall lewis", "win james all_jailed"]


@pytest.mark.rules("Q6", "R75")
def test_three_at_once_one_of_them_wanted() -> None:
    table = caught({}, {"ben": 3, "lewis": 1, "david": 2}, wanted={"lewis": 1})
    play(table, "attack")
    assert fates(table) == {"ben": "jailed", "lewis": "eliminated", "david": "jailed"}
    assert outcome(table) == ("james", "all_contained", 1)


@pytest.mark.rules("Q6")
def test_a_runner_win_is_checked_before_any_of_james() -> None:
    """David's escape is the second one, and leaves nobody in play."""
    table = at(
        stage="act",
        turn="david",
        keys=2,
        where={"david": GATE, "james": 3},
        fate={"ben": "escaped", "lewis": "eliminated"},
    )
    play(table, "escape")
    assert outcome(table) == ("runners", "escape", 1)
    jailed = at(
        {"jail_win": "in_play"},
        stage="act",
        turn="david",
        keys=2,
        where={"david": GATE, "james": 3},
        fate={"ben": "escaped", "lewis": "jailed"},
    )
    play(jailed, "escape")
    assert outcome(jailed) == ("runners", "escape", 1)


@pytest.mark.rules("Q6")
def test_the_reason_is_the_first_that_holds() -> None:
    """In round 12 a last capture is recorded, not the time; three eliminated are that, not only nobody left."""
    last = caught({"ben": "jailed", "david": "jailed"}, {"lewis": 1}, round_number=12)
    play(last, "capture lewis")
    assert outcome(last) == ("james", "all_jailed", 12)
    none = caught({"ben": "eliminated", "david": "eliminated"}, {"lewis": 1}, wanted={"lewis": 1}, round_number=12)
    play(none, "capture lewis")
    assert outcome(none) == ("james", "all_eliminated", 12)


@pytest.mark.rules("R75", "R45")
def test_nothing_is_played_after_the_end() -> None:
    table = at(stage="act", turn="lewis", keys=2, where={"lewis": GATE, "james": 20}, fate={"ben": "escaped"})
    play(table, "escape")
    assert table.over
    assert table.actors == ()
    assert offers(table, "james") == []
    with pytest.raises(Illegal, match="the game is over"):
        table.apply("james", "attack")


@pytest.mark.rules("R76")
@pytest.mark.parametrize("fate", ["jailed", "escaped", "eliminated"])
def test_every_runner_shares_the_win(fate: str) -> None:
    table = at(stage="act", where={"ben": 7, "james": 7}, health={"james": 1}, fate={"lewis": fate})
    play(table, "attack")
    assert table.result is not None
    assert table.result.returns == (1.0, 1.0, 1.0, -1.0)


@pytest.mark.rules("R76", "R74")
def test_draws_are_impossible() -> None:
    table = caught({}, {}, round_number=12)
    play(table, "attack")
    assert table.result is not None
    assert sorted(set(table.result.returns)) == [-1.0, 1.0]


@pytest.mark.rules("R75", "Q46")
def test_at_the_end_all_cards_are_shown() -> None:
    table = at(
        turn="james", stage="strike", die=1, round_number=12, where={"ben": 15, "james": 15}, hand={"ben": "pup"}
    )
    assert table.view("james")["pieces"][0]["hand"] is None
    play(table, "hold")
    assert hand_of(table, "ben") == "pup"
    assert table.view("james")["pieces"][0]["hand"] == {"teleport": 0, "swap": 0, "pup": 1, "jailbreak": 0}
    assert table.view(None)["deck"] == now(table)["deck"]
