"""What logs tell of Break & Escape, in sentences and as data; what seats are asked; and the rules that are named."""

from __future__ import annotations

import random
import re
from collections.abc import Mapping
from typing import Any

import pytest
from break_escape_table import GAME, at, hands_dealt, play

from turnkey import Table

EVENTS = GAME.definition.words.notation.events
LEDGER = {f"R{number}" for number in range(1, 79)} | {f"Q{number}" for number in range(1, 58)}  # its rules, its rulings
PUP = {"ben": "pup"}
HERE = {"ben": 7, "lewis": 7, "david": 0, "james": 7}


def events(table: Table, name: str) -> list[Mapping[str, Any]]:
    return [line.parts for line in table.log(None) if line.kind == name]


def at_random(table: Table, seed: int) -> Table:
    luck = random.Random(seed)
    while not table.over:
        table.act(table.actors[0], luck.choice(table.menu(table.actors[0])))
    return table


def small(seed: int, **options: Any) -> Table:
    few = {"board": "OCSJCGC.", "deck_teleport": 2, "deck_swap": 2, "deck_pup": 3, "deck_jailbreak": 5, "start_hand": 1}
    return GAME.deal(options=few | options, seed=seed, backend="interpreted")


def test_every_event_comes_about_and_is_told() -> None:
    told = {line.kind for seed in range(40) for line in at_random(small(seed), seed).log("ben")}
    told |= {line.kind for seed in range(10) for line in at_random(small(seed, reshuffle=False), seed).log("ben")}
    assert {event.name for event in EVENTS} - told == set()


@pytest.mark.rules("R29", "Q29")
def test_a_strike_tells_whom_it_reaches_before_what_becomes_of_them() -> None:
    table = at(turn="james", stage="strike", die=1, where=HERE, health={"ben": 2}, hand={"ben": "pup", "lewis": "pup"})
    play(table, "attack", "fall")
    assert [str(line) for line in table.log(None)][:6] == [
        "James attacks Ben and Lewis on 7.",
        "James hits Ben for 2: 0 HP left.",
        "James hits Lewis for 3: 4 HP left.",
        "Ben falls.",
        "Ben is captured and goes to Jail, on 9, with 1 HP.",
        "Ben is Wanted now.",
    ]
    assert events(table, "strike") == [{"space": "7", "targets": ["ben", "lewis"], "damage": 3}]
    assert events(table, "jailed") == [{"runner": "ben", "start": "7", "jail": "9", "health": 1}]


@pytest.mark.rules("R30", "R48")
def test_a_capture_attempt_is_told_apart_from_an_attack() -> None:
    table = at(
        turn="james", stage="strike", die=1, where=HERE, health={"ben": 2}, wanted={"ben": 1}, hand={"ben": "pup"}
    )
    play(table, "capture ben")
    assert [str(line) for line in table.log(None)][:3] == [
        "James seizes Ben, who has 2 HP.",
        "Ben is captured again and out of the game.",
        "Ben discards PUP.",
    ]
    assert events(table, "eliminated") == [{"runner": "ben", "start": "7"}]


@pytest.mark.rules("R16", "R17", "R22")
def test_a_move_names_the_place_and_healing_its_cause() -> None:
    table = at(stage="before_move", die=4, where={"ben": 0, "james": 20}, health={"ben": 2}, hand={"ben": "pup"})
    play(table, "go", "rest")
    assert table.log(None)[:3] == [
        "Ben moves to 4, a Safe House.",
        "Ben heals 1 at a Safe House: 3 HP.",
        "Ben heals 1 by resting: 4 HP.",
    ]
    assert events(table, "moved") == [{"seat": "ben", "start": "0", "to": "4", "steps": 4, "place": "safe house"}]


@pytest.mark.rules("R53")
def test_who_is_freed_comes_from_the_jail() -> None:
    table = at(stage="act", where={"ben": 9}, fate={"david": "jailed"}, hand={"ben": "pup"})
    play(table, "rescue david 5")
    assert events(table, "freed") == [{"runner": "david", "start": "9", "space": "12", "health": 1}]


@pytest.mark.rules("R35", "R37")
def test_a_view_tells_who_found_the_keys() -> None:
    table = hands_dealt("pup pup", "pup pup", "pup pup", "roll 2")
    assert table.view("james")["keys_found"] == []
    play(table, "go; draw jailbreak")
    assert table.view("james")["keys_found"] == [{"seat": "ben", "round": 1}]


@pytest.mark.rules("Q52")
def test_a_drawn_card_is_named_only_to_those_who_know_it() -> None:
    table = hands_dealt("pup pup", "pup pup", "pup pup", "roll 2")
    play(table, "go; draw swap")
    known, hidden = (next(line for line in table.log(seat) if line.kind == "drew") for seat in ("lewis", "james"))
    assert (str(known), known.parts["card"]) == ("Ben draws SWAP (3 in hand).", "swap")
    assert "card:swap" in known.touches
    assert (str(hidden), hidden.parts["card"]) == ("Ben draws a card (3 in hand).", None)
    assert hidden.touches == ("seat:ben",)
    assert "swap" not in str(hidden.data()).lower()


# Questions


@pytest.mark.rules("Q55", "R66")
def test_the_question_of_survival_tells_only_its_seat_what_is_in_the_hand() -> None:
    for cards, says in (
        ("jailbreak pup", "James has you at 0. Play JAIL BREAK, or go to Jail?"),
        ("pup pup", "James has you at 0, and you have nothing against it: you go to Jail."),
    ):
        table = at(turn="james", stage="strike", die=1, where=HERE, health={"ben": 2}, hand={"ben": cards})
        play(table, "attack")
        asked = table.question("ben")
        assert asked is not None
        assert (asked, asked.code, asked.danger) == (says, "survive", True)
        assert table.question("james") is None


def test_questions_name_what_they_are_about() -> None:
    table = at(stage="before_move", die=4, where={"ben": 0, "james": 20}, hand={"ben": "pup"})
    asked = table.question("ben")
    assert asked is not None
    assert asked == "You rolled 4. Walk to space 4, a Safe House, or play a card first?"
    assert (asked.code, asked.subject) == ("before_move", "space:4")
    assert asked.parts == {"die": 4, "to": "4", "place": "safe house"}


def test_every_decision_has_a_question() -> None:
    codes = set()
    for seed in range(12):
        table, luck = (
            small(seed, hand_limit=1, james_damage=5, james_move=("exact", "up_to", "either_way")[seed % 3]),
            random.Random(seed),
        )
        while not table.over:
            asked = table.question(table.actors[0])
            assert asked is not None
            codes.add(asked.code)
            table.act(table.actors[0], luck.choice(table.menu(table.actors[0])))
    assert codes == {
        "before_move", "act", "discard", "jail_turn", "strike", "survive", "james_steps", "james_direction",
    }  # fmt: skip


# The rules that are named


def numbers(rule: str) -> set[str]:
    """`R45, R69-R74` as every number in it."""
    found = set()
    for first, last in re.findall(r"([RQ]\d+)(?:-([RQ]\d+))?", rule):
        top = int((last or first)[1:])
        found |= {f"{first[0]}{number}" for number in range(int(first[1:]), top + 1)}
    return found


def test_events_and_verbs_name_rules_of_the_ledger() -> None:
    named = {event.name: event.rule for event in EVENTS}
    named |= {verb.word: verb.rules for verb in GAME.definition.words.actions.verbs}
    for name, rule in named.items():
        assert numbers(rule), name
        assert numbers(rule) <= LEDGER, name


def test_every_reason_names_rules_of_the_ledger() -> None:
    for seed in range(4):
        table, luck = small(seed), random.Random(seed)
        while not table.over:
            seat = table.actors[0]
            offered = set(table.menu(seat))
            for action in GAME.definition.words.actions:
                if action.id not in offered:
                    reason = table.reason_against(seat, action.id)
                    assert str(reason)
                    assert numbers(reason.rule), (action.notation, str(reason))
                    assert numbers(reason.rule) <= LEDGER
            table.act(seat, luck.choice(table.menu(seat)))


@pytest.mark.rules("R62", "Q57")
def test_a_pup_that_stops_james_after_a_round_of_the_board_tells_all_his_steps() -> None:
    table = at({"board": "O.CSJ.GC", "pursuer_bonus": 2}, turn="james", where={"james": 5}, hand={"ben": "pup"},
               pups=[5], chance=["roll 6"])  # fmt: skip
    assert events(table, "halted") == [{"start": "5", "space": "5", "steps": 8}]
