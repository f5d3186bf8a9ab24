"""Why something cannot be done: the rule that is in the way, and the state of the table that it looks at."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from lockup_scene import asked, lights_out, patrol, play, refuse

from turnkey import Table
from turnkey.games.lockup.actions import ACTIONS


def chow() -> Table:
    """Third of three: one goon for two markers, or none."""
    crews = {"a": "chow 5", "b": "chow 4", "c": "chow 3"}
    return lights_out(3, crews=crews, goons="N17 N18 N09", have={"c": "SSSSS"})


def cell() -> Table:
    """Nothing to pay with, but a tome in hand."""
    return play(lights_out(3, crews={"a": "cell 5"}, items="I01", tomes={"a": "T01"}), "a: done")


def trade() -> Table:
    """Second of two: two of one's own for one."""
    return play(lights_out(2, crews={"a": "commissary 5", "b": "commissary 4"}, have={"b": "SSI"}), "a: decline")


REASONS: dict[str, tuple[Callable[[], Table], str, str, str, str]] = {
    "two goons": (chow, "c hire_mode", "hire two", "R37", "your rank here does not hire two"),
    "a fee": (cell, "a cell_action", "reserve I01", "R41", "you have no resource to pay with"),
    "an item elsewhere": (cell, "a cell_action", "reserve I02", "R41", "Candle Stub is not on display"),
    "a payment": (
        lambda: play(lights_out(3, crews={"a": "chow 5"}, goons="N17 N18", have={"a": "SP"}), "a: hire one"),
        "a hire_pay", "pay I", "R2", "you do not have iron",
    ),
    "one's own kind": (
        lambda: play(
            lights_out(3, crews={"a": "commissary 5", "b": "commissary 4"}, have={"b": "S"}), "a: decline"
        ),
        "b commissary_swap", "swap P>I", "R36, Q19", "you have no potion",
    ),
    "a kind of the supply": (
        lambda: lights_out(3, crews={"a": "commissary 5"}, have={"c": "GGGGGGGGGG"}),
        "a commissary_gain", "gain G", "R2, Q17", "the supply has no gold left",
    ),
    "a pair": (trade, "b commissary_trade_give", "trade SP", "R36, Q19", "you do not have scrap and potion"),
    "a marker to return": (
        lambda: patrol(3, have={"a": "SSSSII"}),
        "a drop_excess", "drop G", "R48", "you have no gold",
    ),
    "a tome of one's own": (
        lambda: lights_out(3, crews={"a": "library 5"}, chance=["tome T05", "tome T17"]),
        "a library_keep", "keep T09", "R42", "that is none of the two tomes you drew",
    ),
}  # fmt: skip


@pytest.mark.parametrize("what", REASONS)
def test_a_refusal_names_its_rule_and_what_is_missing(what: str) -> None:
    make, stage, action, rule, sentence = REASONS[what]
    table = make()
    assert asked(table) == stage
    assert f"now: {sentence}." in refuse(table, action)
    (number,) = (one.id for one in ACTIONS if one.notation == action)
    assert table.reason_against(table.actors[0], number).rule == rule
