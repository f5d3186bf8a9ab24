"""What a view shows is what matters now: no vote that is over, no dice that have been dealt with, no word that has been
borne out; and what a seat knows for good it sees for good."""

from __future__ import annotations

import random
from typing import Any

import pytest
from lockdown_table import GAME, NOBODY, at, body, dealt, done, play, stage
from rich.text import Text

from turnkey import Table

FREE = {"talk": "free"}
TRUCK = ("B6 L3 W1", "B6 L3 W4", "B6 L5 W4", "B5 L5 W2")
PARKED = ("B6 L6 W1", "B6 L6 W2", "L6 B3 W3", NOBODY)


def vote(table: Table, seat: str | None = None) -> Any:
    return table.view(seat)["vote"]


def claims(table: Table, seat: int) -> dict[str, Any]:
    """What a seat has said that is still to be borne out."""
    said = table.view(None)["families"][seat]["claims"]
    return {name: one for name, one in said.items() if one and (not isinstance(one, dict) or any(one.values()))}


# Votes


def test_a_vote_is_shown_while_it_goes_on_and_then_its_result() -> None:
    table = at(*TRUCK, hands={"P1": "bat"})
    weights = {"p1": 1, "p2": 1, "p3": 1, "p4": 0}
    about = {"place": 6, "candidates": ["p1", "p2", "p3"], "weights": weights, "tied": []}
    assert vote(table) == about | {"voted": [], "votes": {}}
    done(table)
    play(table, "P1 vote p2")
    assert vote(table) == about | {"voted": ["p1"], "votes": {}}
    assert vote(table, "P1") == about | {"voted": ["p1"], "votes": {"p1": "p2"}}
    assert table.view(None)["elected"] is None
    play(table, "P2 vote p2", "P3 vote p3", "* draw bat can saw")
    assert vote(table) is None
    result = {"seat": "p2", "place": 6, "votes": {"p1": "p2", "p2": "p2", "p3": "p3"}}
    for line in ("P2 keep saw", "P2 gift can"):
        assert table.view(None)["elected"] == result
        play(table, line)
    assert table.view(None)["elected"] == result
    play(table, "P2 to p4")
    assert stage(table) == "vote_floor"  # of the badge
    assert vote(table) == {
        "place": 3, "candidates": ["p1", "p2"], "weights": {"p1": 2, "p2": 2, "p3": 0, "p4": 0},
        "voted": [], "votes": {}, "tied": [],
    }  # fmt: skip
    assert table.view(None)["elected"] is None


def test_the_discussion_of_an_attack_shows_nothing_of_the_vote_before() -> None:
    """In the Parking Lot one vote follows the other."""
    table = at(*PARKED, stage="attack", phase="attack", monsters={6: 3}, hands={"P2": "meat"})
    assert vote(table)["candidates"] == ["p1", "p2", "p3"]
    done(table)
    play(table, "P1 vote p3", "P2 vote p3", "P3 vote p1")  # P3 has one here, who is devoured by itself
    assert stage(table) == "attack_floor"
    assert vote(table) == {
        "place": 6, "candidates": ["p1", "p2"], "weights": {"p1": 3, "p2": 3, "p3": 0, "p4": 0},
        "voted": [], "votes": {}, "tied": [],
    }  # fmt: skip
    assert table.view(None)["elected"] is None
    play(table, "P2 play meat L")
    assert vote(table)["weights"]["p2"] == 1


def test_who_is_elected_without_a_vote_got_no_votes() -> None:
    """P1 is alone in the Parking Lot, after a vote elsewhere."""
    table = at("B6 L6 W1", "B4 L4 W2", "L5 B4 W4", NOBODY, stage="attack", phase="attack", monsters={4: 6, 6: 1})
    play(table, "P2 vote p3", "P3 vote p3", "P3 feed B")
    assert stage(table) == "choose_victim"
    assert table.view(None)["elected"] == {"seat": "p1", "place": 6, "votes": {}}


@pytest.mark.parametrize("players", [3, 6])
def test_votes_are_shown_in_votes_only(players: int) -> None:
    luck = random.Random(players)
    table = dealt(players, players, talk="free")
    while not table.over:
        seen = table.view(None)
        assert (seen["vote"] is not None) == (
            seen["stage"] in ("vote_floor", "attack_floor", "designate", "martyr_tie")
        )
        if seen["vote"] and seen["floor"]:
            assert (seen["vote"]["voted"], seen["vote"]["tied"]) == ([], [])
        assert seen["elected"] is None or seen["vote"] is None
        table.apply(seat := luck.choice(table.actors), luck.choice(table.options(seat)))


# Dice and destinations


def test_dice_are_shown_until_their_monsters_have_come() -> None:
    table = dealt(3, 1)
    while table.view(None)["turn"] == 0:
        left = [one for one in table.view(None)["families"][table.actors[0]]["characters"] if one["place"] == "aside"]
        assert table.view(None)["dice"]["count"] == len(table.view(None)["dice"]["faces"]) == len(left)
        table.apply(table.actors[0], table.options(table.actors[0])[0])
    assert table.view(None)["dice"] is None
    phases = set()
    luck = random.Random(1)
    while not table.over:
        seen = table.view(None)
        phases.add(seen["phase"])
        assert (seen["dice"] is not None) == (seen["phase"] in ("plan", "move") or seen["stage"] == "walkie_floor")
        goes = [one["destination"] for one in seen["families"] if one["has_chosen"]]
        assert not goes or seen["phase"] in ("plan", "move")
        assert "Dice –" in Text.from_markup(GAME.definition.sketch(seen, 80)).plain or seen["dice"]
        table.apply(seat := luck.choice(table.actors), luck.choice(table.options(seat)))
    assert {"truck", "plan", "move", "attack"} <= phases


# Words


def test_what_was_said_of_a_vote_is_over_with_it() -> None:
    table = at(*PARKED, stage="attack", phase="attack", monsters={6: 2}, martyr="P1", options=FREE)
    play(table, "P1 say vote p2", "P1 say tie p2", "P1 say ask p3 vote p2", "P2 say have none")
    assert (claims(table, 0), claims(table, 2)) == ({"vote": "p2", "tie": "p2"}, {"asked_to_vote": "p2"})
    assert claims(table, 1) == {"have_none": True}
    done(table)
    assert claims(table, 1) == {}
    play(table, "P1 vote p2", "P2 vote p2", "P3 vote p2")
    assert stage(table) == "choose_victim"
    assert [claims(table, seat) for seat in range(4)] == [{}] * 4


def test_what_was_said_of_an_attack_that_failed_is_over_too() -> None:
    table = at("B4 L4 W5", "L4 B2 W2", "B6", NOBODY, stage="attack", phase="attack", monsters={4: 5, 6: 1},
               hands={"P1": "saw"}, options=FREE)  # fmt: skip
    play(table, "P1 say vote p2", "P2 say vote p1", "P1 play saw", "P2 done")
    assert table.log(None)[-3] == "Toy Store (4) holds."
    assert [claims(table, seat) for seat in range(4)] == [{}] * 4


def test_a_wish_is_over_once_plans_are_revealed() -> None:
    table = at("B1 L2 W2", "B4 L5", "B6 L1", NOBODY, stage="plan", phase="plan", dice="1 2 3 4", dice_seen_by=0,
               options=FREE)  # fmt: skip
    play(table, "P1 go 5", "P1 say ask p2 go 6", "P1 say have none", "P1 done", "P2 done", "P3 done")
    assert (claims(table, 0), claims(table, 1)) == ({}, {"asked_to_go": 6})
    play(table, "P2 go 6", "P3 go 5")
    assert claims(table, 1) == {}


# The box


@pytest.mark.rules("Q67", "R21", "Q61")
def test_who_boxed_a_card_knows_it_for_good() -> None:
    table = at("B6 L3 W1", "B3 L2 W4", "B2 L4 W4", "B2 L1 W2", chance=["* draw meat bat can"])
    play(table, "P1 keep bat", "P1 gift meat", "P1 to p4")

    def known(seat: str | None) -> list[Any]:
        return [one["boxed"] and one["boxed"]["can"] for one in table.view(seat)["families"]]

    for _ in range(2):
        assert known("P1") == [1, None, None, None]
        assert known("P4") == [None, None, None, 0]
        assert known(None) == [None] * 4
        done(table)
        if stage(table) == "designate":
            play(table, "P1 vote p2", "P2 vote p2")
    assert "P1 puts Tin Can into the box." in table.log("P1")
    for other in ("P2", "P4", None):
        assert "P1 puts a card into the box." in table.log(other)
        assert not any("Tin Can" in line for line in table.log(other))
    assert "Boxed by P1: can" in Text.from_markup(GAME.definition.sketch(table.view("P1"), 80)).plain
    assert "Boxed" not in GAME.definition.sketch(table.view("P4"), 80)


@pytest.mark.rules("Q52", "Q61")
def test_all_cards_that_are_boxed_at_once_are_told() -> None:
    table = at("B6 L6 W6 U6", NOBODY, NOBODY, options={"gift_to_eliminated": "no"}, chance=["* draw bat can saw"])
    play(table, "P1 keep saw")
    told = [line for line in table.log("P1") if "puts" in line]
    assert told == ["P1 puts Tin Can into the box.", "P1 puts Baseball Bat into the box."]
    assert [line for line in table.log("P2") if "puts" in line] == ["P1 puts a card into the box."] * 2
    assert body(table, 1)[:2] == ["* draw ? ? ?", "p1: keep ?"]
