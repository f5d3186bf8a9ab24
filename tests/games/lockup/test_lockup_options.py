"""Table options (section 9): what each changes, and values that are refused."""

from __future__ import annotations

from typing import Any

import pytest
from lockup_scene import (
    GAME,
    all_of,
    asked,
    at,
    body,
    dealt,
    lights_out,
    lying,
    now,
    offers,
    patrol,
    play,
    raid,
    totals,
)

from turnkey import BadOption, TurnkeyError


def test_the_options_are_those_of_the_ledger() -> None:
    names = [option.name for option in GAME.options]
    assert sorted(names) == sorted([
        "difficulty", "first_player", "goals", "markers_per_goon", "zero_safe", "tome_windows", "reserved_public",
        "auto_done", "rounds",
    ])  # fmt: skip
    table = dealt(players=3)
    defaults = {name: table.values[name] for name in names}
    assert defaults == {
        "difficulty": "moderate", "first_player": "random", "goals": "random", "markers_per_goon": "icons",
        "zero_safe": True, "tome_windows": "standard", "reserved_public": True, "auto_done": "off", "rounds": 6,
    }  # fmt: skip


@pytest.mark.parametrize("players", [0, 6, 7, -1])
def test_players(players: int) -> None:
    with pytest.raises(TurnkeyError):
        GAME.deal(players, backend="interpreted")
    assert [GAME.deal(count, seed=1, backend="interpreted").players for count in (1, 2, 3, 4, 5)] == [1, 2, 3, 4, 5]


@pytest.mark.rules("Q3")
def test_first_player() -> None:
    for seat in "abcd":
        table = GAME.deal(4, {"first_player": seat}, seed=1, backend="interpreted")
        assert asked(table) == f"{seat} roll_call_turn"
        assert not any(line.startswith("* fpt") for line in body(table))
    assert GAME.deal(1, seed=1, backend="interpreted").view(None)["first_player"] == "g"


@pytest.mark.rules("R7")
@pytest.mark.parametrize(
    ("goals", "fixed"),
    [
        ("GA4", {"award": "GA4"}),
        ("GA1,GE3", {"award": "GA1", "end_game": "GE3"}),
        ("ga5 gi2 ge1", {"award": "GA5", "instant": "GI2", "end_game": "GE1"}),
    ],
)
def test_goals_may_be_named(goals: str, fixed: dict[str, str]) -> None:
    for seed in range(3):
        table = GAME.deal(3, {"goals": goals}, seed=seed, backend="interpreted")
        seen = table.view(None)["goals"]
        assert {sort: seen[sort] for sort in fixed} == fixed
        drawn = [line for line in body(table) if line.startswith(("* award", "* instant", "* endgame"))]
        assert len(drawn) == 3 - len(fixed)


def test_goals_in_solitary() -> None:
    table = GAME.deal(1, {"goals": "GA3,GE5"}, seed=1, backend="interpreted")
    goals = table.view(None)["goals"]
    assert (goals["award"], goals["instant"], goals["end_game"]) == ("GA3", None, "GE5")
    with pytest.raises(BadOption, match="no Instant"):
        GAME.deal(1, {"goals": "GI1"}, backend="interpreted")


@pytest.mark.rules("Q5")
def test_markers_per_goon() -> None:
    """In Patrol and for the raid check as well: 4 markers are enough where icons would need 7."""
    position: dict[str, Any] = {
        "goons": "N05 N20 N22 N04 N13", "chance": ["goons N01"], "items": "I01 I02 I03 I04", "suspicion": {"b": 8},
    }  # fmt: skip
    table = patrol(3, **position, options={"markers_per_goon": "one"})
    assert (lying(table), table.view(None)["raids"]) == ([1, 1, 1, 1, 0], 0)
    table = patrol(3, **position)
    assert table.view(None)["raids"] == 1
    assert lying(table) == [1, 2, 2, 2, 0]


@pytest.mark.rules("Q7")
def test_zero_safe() -> None:
    position: dict[str, Any] = {"suspicion": {"a": 2}, "reputation": dict.fromkeys("abc", 20)}
    assert totals(raid(3, **position)) == [12, 20, 20]
    assert totals(raid(3, **position, options={"zero_safe": False})) == [12, 18, 18]


@pytest.mark.rules("Q24")
def test_wide_windows_after_every_turn() -> None:
    """Unpassed seats with a tome, from the first player token; also the seat whose turn it was."""
    table = at(
        3,
        tomes={"a": "T13 T07", "b": "T03 T13", "c": "T01"},
        suspicion={"b": 1},
        options={"tome_windows": "wide"},
        fpt="c",
    )
    play(table, "a: place yard 2* end")
    assert asked(table) == "c roll_call_window"
    assert offers(table) == ["done"]  # a Book of Stealth is for one's own turn
    play(table, "c: done")
    assert (asked(table), offers(table)) == ("a roll_call_window", ["done", "tome scrounge"])
    play(table, "a: done")
    assert (asked(table), offers(table)) == ("b roll_call_window", ["done", "tome peek", "tome scrounge"])
    play(table, "b: tome peek yard")
    assert asked(table) == "c roll_call_window"  # and round again
    play(table, "c: done", "a: done", "b: done")
    assert asked(table) == "b roll_call_turn"
    table = at(3, tomes={"a": "T13 T07"}, fpt="c")
    play(table, "a: place yard 2* end")
    assert asked(table) == "b roll_call_turn"


@pytest.mark.rules("Q24", "Q51")
def test_wide_windows_in_solitary_end_with_the_phase() -> None:
    posts = dict(zip(("yard", "sewers", "infirmary"), ("GD03", "GD04", "GD05"), strict=True))
    own: dict[str, Any] = {"posts": posts, "tomes": {"a": "T13"}, "options": {"tome_windows": "wide"}}
    table = play(at(1, **own), "a: place chow 2 end")
    assert asked(table) == "a roll_call_window"
    play(table, "a: done", "a: flip yard", "* loc LC7")
    assert asked(table) == "a roll_call_window"  # after the guards' turn too
    table = play(at(1, **own), "a: pass")
    assert asked(table) == "a patrol_window"  # the guards have their rewards, nobody asks before
    table = play(at(1, crews={"a": "yard L 2 3, cell 4 5"}, **own), "a: place chow E end")
    assert asked(table) == "a strength_window"


@pytest.mark.rules("Q25")
@pytest.mark.parametrize("kind", ["strength", "patrol", "raid"])
def test_a_standing_order_says_done(kind: str) -> None:
    """The record shows it like any other done; other windows still ask."""
    windows = {
        "strength": lambda options: lights_out(3, crews={"a": "smithy 5"}, tomes={"a": "T13"}, options=options),
        "patrol": lambda options: patrol(3, tomes={"a": "T13"}, options=options),
        "raid": lambda options: raid(3, tomes={"a": "T13"}, options=options),
    }
    for order in windows:
        table = windows[kind]({"auto_done": f"a:{order}"})
        if order == kind:
            assert "window" not in asked(table)
            assert "= a: done" in body(table)
        else:
            assert asked(table) == f"a {kind}_window"
    assert "window" not in asked(windows[kind]({"auto_done": "b:raid a:strength,patrol,raid"}))
    assert "window" in asked(windows[kind]({"auto_done": "b:strength,patrol,raid"}))


def test_a_standing_order_for_roll_call() -> None:
    table = at(3, tomes={"a": "T13"}, turn="b", options={"tome_windows": "wide", "auto_done": "a:roll_call"})
    play(table, "b: pass")
    assert asked(table) == "c roll_call_turn"
    assert body(table) == ["b: pass", "= a: done"]


@pytest.mark.rules("R9")
@pytest.mark.parametrize("rounds", [1, 3, 6])
def test_rounds(rounds: int) -> None:
    table = GAME.deal(2, {"rounds": rounds}, seed=1, backend="interpreted")
    turns = 0
    while not table.over:
        play(table, "pass")
        turns += 1
    assert turns == 2 * rounds
    assert now(table)["round_number"] == rounds


@pytest.mark.rules("R95")
def test_difficulty() -> None:
    table = GAME.deal(1, {"difficulty": "expert"}, seed=1, backend="interpreted")
    assert now(table)["guard"]["GD22"] != "unused"
    assert now(table)["guard"]["GD08"] == "unused"


def test_reserved_public_changes_no_rule() -> None:
    for public in (True, False):
        table = lights_out(2, crews={"b": "cell 5"}, reserved={"b": "I01"}, items="I02", have={"b": "SS"},
                           options={"reserved_public": public})  # fmt: skip
        assert offers(table) == ["build I01", "reserve I02", "decline"]
    assert all_of(table, "reserved") == [[], [None]]


@pytest.mark.parametrize(
    ("players", "options", "reason"),
    [
        (3, {"first_player": "d"}, "no seat 'd'"),
        (3, {"first_player": "x"}, "first_player"),
        (3, {"goals": "GA9"}, "no goal"),
        (3, {"goals": "GA1,GA2"}, "one goal of each sort"),
        (3, {"auto_done": "d:raid"}, "no seat 'd'"),
        (3, {"auto_done": "a:lunch"}, "auto_done"),
        (3, {"auto_done": "a:raid a:patrol"}, "auto_done"),
        (3, {"rounds": 0}, "rounds"),
        (3, {"rounds": 7}, "rounds"),
        (3, {"markers_per_goon": "two"}, "markers_per_goon"),
        (3, {"tome_windows": "narrow"}, "tome_windows"),
        (3, {"zero_safe": "perhaps"}, "zero_safe"),
        (1, {"difficulty": "mean"}, "difficulty"),
        (2, {"difficulty": "expert"}, "for a Solitary game; at a table for 2 there are no guards"),
        (1, {"first_player": "a"}, "the guards always begin"),
        (3, {"colour": "red"}, "colour"),
    ],
)
def test_bad_values_are_refused(players: int, options: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadOption, match=reason):
        GAME.deal(players, options, backend="interpreted")
