"""Rounds and turns (R11-R13), and laws that hold at every moment of every game."""

from __future__ import annotations

import random
from typing import Any

import pytest
from break_escape_table import (
    CARDS,
    GAME,
    RUNNERS,
    SEATS,
    asked,
    at,
    body,
    fates,
    hands_dealt,
    now,
    offers,
    outcome,
    play,
    spaces,
)


@pytest.mark.rules("R11")
def test_a_round_is_ben_lewis_david_james() -> None:
    table = hands_dealt("pup pup", "pup pup", "swap swap", "roll 1")
    turns = []
    for steps in (("go", "end; roll 5"), ("go", "end; roll 3"), ("go", "end; roll 6; roll 2")):
        turns.append((table.view(None)["round"], table.view(None)["turn"]))
        play(table, *steps)
    turns.append((table.view(None)["round"], table.view(None)["turn"]))
    assert turns == [(1, "ben"), (1, "lewis"), (1, "david"), (2, "ben")]
    assert body(table)[3:] == [
        "1.ben roll 1; go; end",
        "1.lewis roll 5; go; end",
        "1.david roll 3; go; end",
        "1.james roll 6",
        "2.ben roll 2",
    ]


@pytest.mark.rules("R12")
@pytest.mark.parametrize("fate", ["escaped", "eliminated"])
def test_who_left_the_board_has_no_turn(fate: str) -> None:
    table = at(
        stage="act",
        turn="ben",
        fate={"lewis": fate},
        where={"ben": 3, "david": 5, "james": 20},
        hand={"ben": "pup", "david": "pup"},
    )
    play(table, "end; roll 4")
    assert asked(table) == "david"
    assert body(table)[-1] == "1.david roll 4"
    play(table, "go", "end; roll 1; roll 2")
    assert (now(table)["round_number"], asked(table)) == (2, "ben")


@pytest.mark.rules("R12", "R11")
def test_with_two_gone_the_third_and_james_take_turns() -> None:
    table = at(
        stage="act",
        turn="lewis",
        fate={"ben": "eliminated", "david": "escaped"},
        where={"lewis": 3, "james": 20},
        hand={"lewis": "pup pup"},
    )
    play(table, "end; roll 1; roll 5")
    assert body(table)[-2:] == ["1.james roll 1", "2.lewis roll 5"]


@pytest.mark.rules("R13", "R74")
def test_the_twelfth_turn_of_james_is_the_last() -> None:
    table = at(
        stage="act", turn="david", round_number=11, where={"david": 3, "james": 20}, hand={"ben": "pup", "david": "pup"}
    )
    play(table, "end; roll 1; roll 4")
    assert (now(table)["round_number"], asked(table)) == (12, "ben")
    last = at(stage="act", turn="david", round_number=12, where={"david": 3, "james": 20}, hand={"david": "pup"})
    play(last, "end; roll 1")
    assert body(last)[-2:] == ["12.james roll 1", "win james time"]
    assert outcome(last) == ("james", "time", 12)


@pytest.mark.rules("Q5", "R13")
def test_every_runner_turn_of_round_12_still_counts() -> None:
    table = at(
        stage="before_move",
        turn="david",
        die=3,
        round_number=12,
        keys=2,
        fate={"ben": "escaped"},
        where={"david": 13},
        hand={"david": "pup"},
    )
    play(table, "go", "escape")
    assert outcome(table) == ("runners", "escape", 12)


@pytest.mark.rules("Q5", "Q6")
def test_james_plays_his_twelfth_turn_which_may_change_the_reason() -> None:
    table = at(
        turn="james",
        round_number=12,
        fate={"ben": "jailed", "lewis": "jailed"},
        where={"david": 5, "james": 2},
        health={"david": 2},
        chance=["roll 1"],
    )
    assert offers(table) == ["attack", "capture david"]
    play(table, "capture david")
    assert outcome(table) == ("james", "all_jailed", 12)


@pytest.mark.rules("Q42", "R12")
def test_a_runner_freed_before_his_place_in_the_order_takes_a_normal_turn() -> None:
    table = at(stage="act", turn="ben", where={"ben": 9}, fate={"lewis": "jailed"}, hand={"lewis": "pup"})
    play(table, "rescue lewis 5; roll 3")
    assert fates(table)["lewis"] == "free"
    assert (asked(table), now(table)["stage"], now(table)["die"]) == ("lewis", "before_move", 3)
    play(table, "go")
    assert spaces(table)["lewis"] == 15


@pytest.mark.rules("Q42")
def test_a_runner_freed_after_his_place_waits_for_the_next_round() -> None:
    table = at(stage="act", turn="david", where={"david": 9, "james": 20}, fate={"ben": "jailed"}, hand={"ben": "pup"})
    play(table, "rescue ben 4; roll 1; roll 6")
    assert body(table) == ["rescue ben 4; end", "1.james roll 1", "2.ben roll 6"]
    assert (asked(table), now(table)["stage"]) == ("ben", "before_move")


@pytest.mark.rules("R2", "R5", "R6", "R7", "R11", "R14", "R31", "R38", "R49", "Q14")
def test_laws_that_no_game_ever_breaks() -> None:
    """Random games of two tables, every step: pieces, HP, markers, Keys and cards stay within their laws."""
    tables: tuple[dict[str, object], ...] = ({}, {"preset": "hot_pursuit", "hp_david": 6, "capture_at": 4})
    for seed in range(24):
        dice = random.Random(seed)
        table = GAME.deal(options=tables[seed % 2], seed=seed, backend="interpreted")
        copies = {card: table.values[f"deck_{card}"] for card in CARDS}
        before = now(table)
        while not table.over:
            action = dice.choice(table.menu(table.actors[0]))
            table.act(table.actors[0], action)
            after = now(table)
            assert clock(after) >= clock(before)
            if GAME.definition.words.actions[action].notation == "go" and clock(after) == clock(before):
                mover = before["turn"]
                assert after["where"][mover] == (before["where"][mover] + after["die"]) % 24
            for seat, space in after["where"].items():
                gone = seat != "james" and after["fate"][seat] in ("escaped", "eliminated")
                assert space == -1 if gone else 0 <= space < 24
                assert 0 <= after["health"][seat] <= table.values[f"hp_{seat}"]
            for runner in RUNNERS:
                assert after["wanted"][runner] >= before["wanted"][runner]
                assert after["captures"][runner] >= before["captures"][runner]
                if before["fate"][runner] in ("escaped", "eliminated"):
                    assert after["fate"][runner] == before["fate"][runner]
                if after["fate"][runner] == "jailed":
                    assert after["where"][runner] == 9
            assert after["keys"] >= before["keys"]
            for card in CARDS:
                held = sum(after["hand"][runner][card] for runner in RUNNERS)
                assert held + after["deck"][card] + after["discard"][card] + after["in_play"][card] == copies[card]
            before = after
        one_roll_a_turn(body(table))


def clock(position: dict[str, Any]) -> tuple[int, int]:
    return position["round_number"], SEATS.index(position["turn"])


def one_roll_a_turn(lines: list[str]) -> None:
    """Read off the record: everybody rolls once to move, jailed Runners not at all; James strikes once at most."""
    for line in lines:
        head, *steps = line.replace("; ", ";").replace(" ", ";", 1).split(";")
        rolls = [step for step in steps if step.startswith("roll")]
        if head.endswith((".ben", ".lewis", ".david")):
            assert len(rolls) == (0 if "stay" in steps or "breakout" in line else 1), line
        elif head.endswith(".james"):
            assert len(rolls) == 1, line
            assert sum(step in ("attack", "hold") or step.startswith("capture") for step in steps) <= 1, line
