"""What people read: names instead of codes, in sentences, logs, reasons and views."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from lockup_guards import against
from lockup_scene import at, lights_out, play, raid, scored

import turnkey
from turnkey.core.table import Table
from turnkey.games.lockup.actions import ACTIONS
from turnkey.games.lockup.state import (
    AWARDS,
    END_GOALS,
    GOONS,
    GUARD_CARDS,
    GUARD_FLIP,
    INSTANTS,
    ITEMS,
    KINDS_OF_RESOURCE,
    LOCATION_CARDS,
    LOCATIONS,
    STAGES,
    TOKENS,
    TOMES,
)

GAME = turnkey.game("lockup")
CODE = re.compile(r"\b(?:[IN]\d\d|T\d\d|G[AIE]\d|GD\d\d|LC\d|[A-Z]{3,4})\b|\+[SPIG]\b")
TERMS = {
    one.code: one for one in GAME.definition.shown.terms(GAME.edition) if one.kind not in ("field", "need", "effect")
}
CARDS = (*ITEMS, *GOONS, *TOMES, *AWARDS, *INSTANTS, *END_GOALS, *GUARD_CARDS, *LOCATION_CARDS)


def played(players: int, seed: int) -> Iterator[Table]:
    table, luck = GAME.deal(players=players, seed=seed), random.Random(seed)
    while not table.over:
        yield table
        seat = table.actors[0]
        table.apply(seat, luck.choice(table.options(seat)))
    yield table


def strings_in(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for name, one in value.items():
            yield str(name)
            yield from strings_in(one)
    elif isinstance(value, list | tuple):
        for one in value:
            yield from strings_in(one)
    elif isinstance(value, str):
        yield value


@pytest.mark.parametrize("code", [*CARDS, *TOKENS, *KINDS_OF_RESOURCE, *LOCATIONS])
def test_every_code_has_a_name_and_every_card_a_text(code: str) -> None:
    term = TERMS[code]
    assert term.name
    assert term.name != code or code in TOKENS
    assert not CODE.search(f"{term.name} {term.text}")
    if code in CARDS:
        assert term.text.endswith((".", ")."))


def test_names_and_texts_are_those_of_the_edition() -> None:
    assert TERMS["I22"].name == "Guard Uniform"
    assert TERMS["I22"].text == (
        "Costs scrap, potion and iron plus any one resource. 8 reputation. Brings 2 suspicion markers off your board."
    )
    assert TERMS["N20"].text == (
        "Cultist, at the end 1 for each of your built items. Brings a tome. Shows a flame. "
        "Draws 2 suspicion a round to where it stands."
    )
    assert TERMS["GE3"].text.startswith("At the end: most built items with iron or gold in their cost. 8 reputation")
    assert TERMS["GD07"].name == "Whistle"


def test_no_sentence_of_an_option_is_in_code() -> None:
    assert [one.sentence for one in ACTIONS if CODE.search(one.sentence)] == []
    assert ACTIONS[ACTIONS.read("build I07")].sentence == "Build Knotted Rope."


@pytest.mark.parametrize("players", [1, 3])
def test_a_whole_game_is_told_in_names(players: int) -> None:
    for table in played(players, seed=5):
        for seat in table.actors:
            question = table.question(seat)
            assert question is not None
            assert not re.search(r"[?!.]{2}", question)
            assert question[-1] in "?."
    assert [line for line in table.log(0) if CODE.search(line)] == []
    assert not any("Seat b" in line or "seat b" in line for line in table.log(0)) or players > 1
    for watcher in (*range(players), None):
        known = {*TERMS, "SUS", "POW", "KEY", "GIVE", "TOME", "LIM", "CONV"} | {
            f"+{kind}" for kind in KINDS_OF_RESOURCE
        }
        unknown = {text for text in strings_in(table.view(watcher)) if CODE.fullmatch(text)} - known
        assert not {text for text in unknown if not set(text) <= set("SPIGA")}, "a cost is written in letters"


def test_the_guards_are_told_of_as_guards_line_by_line() -> None:
    """A live log is told entry by entry: each of them must know what game it is of."""
    *_, table = played(1, seed=5)
    entries, notation = table.record.entries, table.record.notation
    one_by_one = [line for place in range(len(entries)) for line in notation.log(entries, 0, place, place + 1)]
    assert one_by_one == table.log(0)
    assert any(line.startswith("The guards gain ") for line in one_by_one)


@pytest.mark.parametrize(
    ("table", "told"),
    [
        (
            against({"yard": "GD05", "smithy": "GD06"}),
            "The guards gain a power marker (the reward of the rank): power 2.",
        ),
        (against({"smithy": "GD06"}), "The Smithy, rank 1: the guards with strength 3."),
        (
            against({"smithy": "GD01"}, "smithy 5", lying={"smithy": 1}),
            "The Smithy, rank 2: the guards with strength 0.",
        ),
        (raid(1, suspicion={"g": 3}, reputation={"g": 4}), "The guards lose 4 reputation, 0 left."),
        (scored(1, have={"g": "G"}), "The guards: +2 for gold, 12 now."),
        (scored(1, reputation={"g": 12}), "The guards win."),
    ],
)
def test_the_guards_are_no_seat_in_a_game_from_a_position(table: Table, told: str) -> None:
    """Nothing that happened before has said that this is a Solitary game."""
    assert told in table.log(0)
    assert not [line for line in table.log(0) if "eat b" in line]


@pytest.mark.rules("Q57")
def test_suspicion_is_handed_to_the_guards_and_not_to_a_seat() -> None:
    table = play(at(1, tomes={"a": "T11"}, suspicion={"a": 1}), "a: tome blame")
    assert table.log(0)[-1] == "Seat a hands a suspicion marker to the guards (the tome)."


@pytest.mark.rules("R42")
def test_two_tomes_to_choose_from_are_not_in_hand_yet() -> None:
    table = lights_out(3, crews={"a": "library 5", "b": "library 4"}, chance=["tome T05", "tome T17"])
    play(table, "a: keep T17", "* tome b T09")
    assert [line for line in table.log("c") if "draws" in line] == [
        "Seat a draws a tome to choose from.",
        "Seat a draws a tome to choose from.",
        "Seat b draws a tome (1 in hand).",
    ]


def test_a_chosen_crew_is_told() -> None:
    table = GAME.deal(players=3, seed=1, backend="interpreted")
    table.apply("b", "crew insectoids")
    assert table.log(None)[-1] == "Seat b plays the Insectoids."


def test_reasons_are_in_words_too() -> None:
    table = GAME.deal(players=3, seed=1)
    seat = table.actors[0]
    for action in ACTIONS:
        if not table.may(seat, action.id):
            told = table.why_not(seat, action.id).partition(" now: ")[2].partition(" Possible: ")[0]
            assert told, action.notation
            assert not CODE.search(told), action.notation
    assert not [one for one in STAGES.titles[: GUARD_FLIP + 1] if "_" in one]
