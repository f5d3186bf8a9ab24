"""Decision points (4.2): what is asked, how much each can offer at most, and that the most is reached."""

from __future__ import annotations

from typing import Any

import pytest
from lockup_scene import GAME, asked, at, at_random, lights_out, offers, patrol, play, raid

from turnkey import Table

MOST = {
    "roll_call_turn": 14, "place_token": 12, "tome_peek_loc": 7, "tome_move_token": 6, "tome_move_dest": 6,
    "tome_blame_seat": 4, "tome_scrounge": 4, "roll_call_window": 5, "strength_window": 5, "take_reward": 2,
    "commissary_gain": 5, "commissary_swap": 13, "commissary_trade_give": 11, "commissary_trade_get": 4,
    "hire_mode": 7, "hire_pay": 56, "hire_pick": 5, "cell_action": 18, "build_pay": 10, "reserve_pay": 4,
    "give_target": 5, "convert": 13, "library_keep": 2, "patrol_window": 5, "drop_excess": 4, "raid_window": 5,
    "guard_flip": 7,
}  # fmt: skip
RICH = "SSSSSPPPPPIIIIIGGGGG"
EVERYTHING: dict[str, Any] = {
    "tomes": {"a": "T01 T03 T05 T07 T09 T11 T13 T15 T17 T19 T21"}, "have": {"a": RICH}, "suspicion": {"a": 1},
}  # fmt: skip


def at_most() -> dict[str, Any]:
    """For every decision a position that offers as much as the ledger says."""
    hidden = {"b": "yard L*, sewers 3*", "c": "infirmary L*, smithy 3*", "d": "commissary L*, chow 3*", "e": "cell L*"}
    at_commissary = {"a": "commissary 4", "b": "commissary 5", "c": "commissary 3"}
    posts = dict(zip(("yard", "sewers", "infirmary", "smithy", "commissary", "chow", "cell"),
                     (f"GD{number:02}" for number in range(3, 10)), strict=True))  # fmt: skip
    goons, items = "N17 N18 N04 N07 N09", "I28 I27 I26 I25 I23 I22"

    def stage(table: Table, *lines: str) -> Table:
        return play(table, *lines)

    own = EVERYTHING
    return {
        "place_token": lambda: stage(at(3), "a: place yard"),
        "tome_peek_loc": lambda: stage(at(5, crews=hidden, tomes={"a": "T03"}), "a: tome peek"),
        "tome_move_token": lambda: stage(at(3, crews={"a": "yard L 2 3 4 5 E"}, tomes={"a": "T05"}), "a: tome move"),
        "tome_move_dest": lambda: stage(at(3, crews={"a": "yard L"}, tomes={"a": "T05"}), "a: tome move"),
        "tome_blame_seat": lambda: stage(at(5, tomes={"a": "T11"}, suspicion={"a": 1}), "a: tome blame"),
        "tome_scrounge": lambda: stage(at(3, tomes={"a": "T13"}), "a: tome scrounge"),
        "roll_call_window": lambda: stage(
            at(3, crews={"b": "yard 2*"}, turn="b", options={"tome_windows": "wide"}, **own), "b: pass"
        ),
        "strength_window": lambda: lights_out(3, crews={"a": "yard 5"}, **own),
        "take_reward": lambda: lights_out(3, crews={"a": "yard 5"}),
        "commissary_gain": lambda: lights_out(3, crews=at_commissary),
        "commissary_swap": lambda: stage(lights_out(3, crews=at_commissary, have={"a": "SPIG"}), "b: decline"),
        "commissary_trade_give": lambda: stage(
            lights_out(3, crews=at_commissary, have={"c": "SSPPIIGG"}), "b: decline"
        ),
        "commissary_trade_get": lambda: stage(
            lights_out(3, crews=at_commissary, have={"c": "SSPPIIGG"}), "b: decline", "c: trade SS"
        ),
        "hire_mode": lambda: stage(lights_out(3, crews={"a": "chow 5"}, goons=goons, **own), "a: done"),
        "hire_pay": lambda: stage(
            lights_out(3, crews={"a": "chow 4", "b": "chow 5"}, goons=goons, have={"a": RICH}), "a: hire two"
        ),
        "hire_pick": lambda: stage(lights_out(3, crews={"a": "chow 5"}, goons=goons, have={"a": "S"}), "a: hire one"),
        "cell_action": lambda: stage(lights_out(5, crews={"a": "cell 5"}, items=items, **own), "a: done"),
        "build_pay": lambda: stage(
            lights_out(3, crews={"a": "cell 5"}, items="I22", have={"a": RICH}, tomes={"a": "T15"}),
            "a: done", "a: tome haggle", "a: build I22",
        ),
        "reserve_pay": lambda: stage(lights_out(3, crews={"a": "cell 5"}, items="I22", have={"a": "SPIG"}),
                                     "a: reserve I22"),
        "give_target": lambda: stage(
            lights_out(5, crews={"a": "chow 5"}, goons="N10 N17", have={"a": "S"}, suspicion={"a": 1}),
            "a: hire one S N10",
        ),
        "convert": lambda: stage(lights_out(3, crews={"a": "cell 5"}, items="I04", have={"a": RICH}), "a: build I04"),
        "library_keep": lambda: lights_out(3, crews={"a": "library 5"}),
        "patrol_window": lambda: patrol(3, **own),
        "drop_excess": lambda: patrol(3, have={"a": RICH}),
        "raid_window": lambda: raid(3, **own),
        "guard_flip": lambda: at(1, "guard_flip", asked=1, turn="g", fpt="g", posts=posts),
    }  # fmt: skip


@pytest.mark.rules("Q25")
@pytest.mark.parametrize("decision", at_most())
def test_the_most_that_a_decision_offers(decision: str) -> None:
    table = at_most()[decision]()
    assert asked(table).split()[1] == decision
    assert len(offers(table)) == len(set(offers(table))) == MOST[decision]


def test_a_turn_of_roll_call_offers_fourteen_at_most() -> None:
    """Seven locations, pass, six titles; a move can be played only where a token lies already: one location less."""
    table = at(3, crews={"b": "yard 2*"}, **EVERYTHING)
    assert len(offers(table)) == 7 + 1 + 5
    table = at(3, crews={"a": "yard 2", "b": "yard 3*"}, **EVERYTHING)
    assert len(offers(table)) == 6 + 1 + 6


@pytest.mark.parametrize("players", [1, 2, 4, 5])
def test_no_decision_of_a_game_offers_more(players: int) -> None:
    """And somebody is always asked who has something to answer; several at once only at the limit check."""
    table = GAME.deal(players, {"tome_windows": "wide"}, seed=players + 20, backend="interpreted")
    luck = 0
    while not table.over:
        view = table.view(table.actors[0])
        for seat in table.actors:
            reserved = len(view["parties"][seat]["reserved"]) if view["stage"] == "cell_action" else 0
            assert 1 <= len(offers(table, table.seats[seat])) <= MOST[view["stage"]] + reserved
        assert len(table.actors) == 1 or view["stage"] == "drop_excess"
        at_random(table, luck, 5)
        luck += 1


@pytest.mark.rules("Q25")
def test_one_option_is_offered_only_to_somebody_with_a_tome() -> None:
    """4.1: a decision with one answer is made by itself where public facts alone make it so."""
    for players in (1, 3, 5):
        table = GAME.deal(players, seed=players + 5, backend="interpreted")
        luck = 0
        while not table.over:
            for seat in table.actors:
                if len(table.menu(seat)) == 1:
                    assert table.view(seat)["parties"][seat]["tomes"] > 0, asked(table)
            at_random(table, luck, 1)
            luck += 1
