"""James's turn (R27-R34): the walk, Pups on his way, the strike."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from break_escape_table import (
    asked,
    at,
    body,
    fates,
    hand_of,
    hp,
    now,
    offers,
    play,
    pups_on,
    refuse,
    spaces,
)

from turnkey import Table

FAR = {"ben": 0, "lewis": 0, "david": 0}  # out of reach of James on 12


@pytest.mark.rules("R27", "Q8")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_james_walks_the_die_and_two(die: int) -> None:
    table = at(turn="james", where=FAR | {"james": 12}, hand={"ben": "pup"}, chance=[f"roll {die}"])
    assert spaces(table)["james"] == 12 + die + 2
    assert body(table)[0] == f"1.james roll {die}"
    assert asked(table) == "ben"  # nothing was asked of James


@pytest.mark.rules("R34")
def test_without_a_target_the_turn_just_ends() -> None:
    table = at(turn="james", where=FAR | {"james": 12}, hand={"ben": "pup"}, chance=["roll 1", "roll 2"])
    assert body(table) == ["1.james roll 1", "2.ben roll 2"]
    assert hp(table) == {"ben": 5, "lewis": 7, "david": 12, "james": 20}


@pytest.mark.rules("R28", "R34")
def test_passing_a_runner_is_no_strike() -> None:
    table = at(turn="james", where={"ben": 13, "lewis": 14, "david": 16, "james": 12}, chance=["roll 1"])
    assert now(table)["turn"] != "james"
    assert hp(table) == {"ben": 5, "lewis": 7, "david": 12, "james": 20}


@pytest.mark.rules("R28", "R31")
def test_he_strikes_where_his_move_ends_once() -> None:
    table = at(turn="james", where=FAR | {"ben": 15, "james": 12}, hand={"ben": "pup"}, chance=["roll 1"])
    assert (asked(table), offers(table)) == ("james", ["attack", "hold"])
    play(table, "attack; roll 4")
    assert hp(table)["ben"] == 2
    assert asked(table) == "ben"  # one strike, though Ben could be captured now


@pytest.mark.rules("R29")
def test_an_attack_hits_everybody_on_the_space() -> None:
    table = at(
        turn="james", where={"ben": 15, "lewis": 15, "david": 14, "james": 12}, hand={"ben": "pup"}, chance=["roll 1"]
    )
    play(table, "attack")
    assert hp(table) == {"ben": 2, "lewis": 4, "david": 12, "james": 20}


@pytest.mark.rules("R30", "R67")
def test_a_capture_touches_one_runner_and_costs_no_hp() -> None:
    """A JAIL BREAK in hand cannot answer it."""
    table = at(
        turn="james",
        where={"ben": 15, "lewis": 15, "david": 0, "james": 12},
        health={"ben": 2, "lewis": 2},
        hand={"ben": "jailbreak", "lewis": "jailbreak"},
        chance=["roll 1"],
    )
    assert offers(table) == ["attack", "capture ben", "capture lewis"]
    play(table, "capture lewis; roll 3")
    assert fates(table) == {"ben": "free", "lewis": "jailed", "david": "free"}
    assert hp(table)["ben"] == 2
    assert hand_of(table, "lewis") == "jailbreak"
    assert asked(table) == "ben"
    assert now(table)["stage"] == "before_move"  # nobody was asked about survival


@pytest.mark.rules("R30")
@pytest.mark.parametrize(("health", "takes"), [(1, True), (2, True), (3, False), (5, False)])
def test_a_capture_works_at_two_hp_or_less(health: int, takes: bool) -> None:
    table = at(
        turn="james",
        where=FAR | {"ben": 15, "james": 12},
        health={"ben": health},
        chance=["roll 1"],
        hand={"ben": "pup"},
    )
    assert ("capture ben" in offers(table)) is takes
    if not takes:
        assert f"Ben has {health} HP, and a capture works at 2 or less" in refuse(table, "capture ben")


@pytest.mark.rules("R32", "R33")
def test_james_draws_and_holds_no_card() -> None:
    table = at(turn="james", where=FAR | {"james": 11}, hand={"ben": "pup"}, chance=["roll 1"])  # a Supply
    assert spaces(table)["james"] == 14
    assert now(table)["deck_size"] == 27
    assert set(now(table)["hand"]) == {"ben", "lewis", "david"}


@pytest.mark.rules("R33", "Q12")
def test_a_safe_house_does_not_heal_james() -> None:
    table = at(turn="james", where=FAR | {"james": 17}, health={"james": 3}, hand={"ben": "pup"}, chance=["roll 1"])
    assert spaces(table)["james"] == 20
    assert hp(table)["james"] == 3


@pytest.mark.rules("Q16")
def test_safe_houses_protect_nobody() -> None:
    table = at(turn="james", where=FAR | {"ben": 20, "james": 17}, health={"ben": 2}, chance=["roll 1"])
    assert offers(table) == ["attack", "capture ben"]
    play(table, "capture ben")
    assert fates(table)["ben"] == "jailed"


# Pups on his way


def halted(
    pup: int = 14,
    die: int = 4,
    where: Mapping[str, int] | None = None,
    health: Mapping[str, int] | None = None,
    hand: Mapping[str, str] | None = None,
) -> Table:
    """James starts from 12 and meets a Pup."""
    places = FAR | {"james": 12} | dict(where or {})
    return at(turn="james", where=places, health=health or {}, hand=hand, pups=[pup], chance=[f"roll {die}"])


@pytest.mark.rules("R62", "Q27")
def test_a_pup_on_the_way_stops_him_and_is_used_up() -> None:
    table = halted(hand={"ben": "pup"})
    assert spaces(table)["james"] == 14  # four steps are lost
    assert pups_on(table) == []
    assert body(table)[0] == "1.james roll 4; pup 14"


@pytest.mark.rules("R62", "R63")
def test_a_pup_where_he_would_have_ended_counts_too() -> None:
    """It is used up, and takes away the capture."""
    table = halted(pup=18, where={"ben": 18}, health={"ben": 1})
    assert (spaces(table)["james"], pups_on(table)) == (18, [])
    assert offers(table) == ["attack", "hold"]
    assert "a Pup stopped you, so there is no capture on this turn" in refuse(table, "capture ben")


@pytest.mark.rules("R62", "Q20")
def test_a_pup_where_he_starts_does_not_count() -> None:
    """Neither one that was played beneath him, nor one he was swapped onto."""
    table = halted(pup=12, hand={"ben": "pup"})
    assert (spaces(table)["james"], pups_on(table)) == (18, [12])


@pytest.mark.rules("R63", "Q25", "Q32")
def test_on_a_pup_turn_attack_stays_and_captures_by_damage() -> None:
    table = halted(where={"ben": 14, "lewis": 14}, health={"ben": 3, "lewis": 2})
    assert offers(table) == ["attack", "hold"]
    play(table, "attack")
    assert fates(table) == {"ben": "jailed", "lewis": "jailed", "david": "free"}


@pytest.mark.rules("Q26", "R62")
def test_two_pups_in_a_row_stop_him_twice() -> None:
    table = at(
        turn="james", where=FAR | {"james": 12}, pups=[14, 15], hand={"ben": "pup pup"}, chance=["roll 6", "roll 1"]
    )
    assert (spaces(table)["james"], pups_on(table)) == (14, [15])
    play(table, "go", "end; roll 1; roll 3; roll 6; roll 1")  # Lewis and David have no cards; then James again
    assert (spaces(table)["james"], pups_on(table)) == (15, [])


@pytest.mark.rules("Q27")
def test_he_does_not_walk_on_after_striking() -> None:
    table = halted(die=6, where={"ben": 14}, hand={"ben": "pup"})
    play(table, "attack; roll 2")
    assert spaces(table)["james"] == 14
    assert asked(table) == "ben"


@pytest.mark.rules("R64")
def test_pups_never_affect_runners() -> None:
    table = at(stage="before_move", die=3, where={"ben": 12, "james": 3}, hand={"ben": "swap"}, pups=[13, 15])
    play(table, "go")
    assert (spaces(table)["ben"], pups_on(table)) == (15, [13, 15])


# Letting go


@pytest.mark.rules("Q32", "R28")
def test_hold_exists_while_some_target_is_too_strong_to_capture() -> None:
    table = at(
        turn="james",
        where={"ben": 15, "lewis": 15, "david": 0, "james": 12},
        health={"ben": 2, "lewis": 3},
        hand={"ben": "pup"},
        chance=["roll 1"],
    )
    assert offers(table) == ["attack", "capture ben", "hold"]
    play(table, "hold; roll 1")
    assert (hp(table)["ben"], hp(table)["lewis"]) == (2, 3)
    assert fates(table)["ben"] == "free"
    assert body(table)[0] == "1.james roll 1; hold"


@pytest.mark.rules("Q32")
def test_with_everybody_weak_he_must_attack_or_capture() -> None:
    table = at(
        turn="james",
        where={"ben": 15, "lewis": 15, "david": 0, "james": 12},
        health={"ben": 2, "lewis": 1},
        chance=["roll 1"],
    )
    assert offers(table) == ["attack", "capture ben", "capture lewis"]
    assert "everybody here could be captured, so you must attack or capture" in refuse(table, "hold")


@pytest.mark.rules("Q32")
def test_james_must_strike_takes_hold_away() -> None:
    options = {"james_must_strike": True}
    position: dict[str, Any] = {"turn": "james", "where": {"ben": 15, "lewis": 15, "david": 0, "james": 12}}
    both = at(options, **position, health={"ben": 2, "lewis": 3}, chance=["roll 1"])
    assert offers(both) == ["attack", "capture ben"]
    assert "this table agreed that James must strike" in refuse(both, "hold")
    strong = at(options, **position, hand={"ben": "pup"}, chance=["roll 1", "roll 5"])
    assert body(strong) == ["1.james roll 1; attack", "2.ben roll 5"]  # a single option is taken by itself
    assert (hp(strong)["ben"], hp(strong)["lewis"]) == (2, 4)
    pup = at(options, **position, pups=[15], health={"ben": 1}, hand={"lewis": "pup"}, chance=["roll 1"])
    assert body(pup)[0] == "1.james roll 1; pup 15; attack; fall ben"


@pytest.mark.rules("R28", "R60", "Q20")
@pytest.mark.parametrize("swap", ["swap lewis james", "swap david james"])
def test_no_strike_but_after_his_own_move(swap: str) -> None:
    """James brought to the Runners, or a Runner to James."""
    table = at(
        stage="act",
        where={"ben": 3, "lewis": 7, "david": 7, "james": 19},
        hand={"ben": "swap pup"},
        health={"david": 1},
    )
    play(table, swap)
    assert spaces(table)["james"] == 7
    assert asked(table) == "ben"
    assert (hp(table)["david"], hp(table)["lewis"], fates(table)["david"]) == (1, 7, "free")
    beside = at(
        stage="act",
        where={"ben": 3, "lewis": 7, "david": 19, "james": 7},
        hand={"ben": "swap pup"},
        health={"david": 1},
    )
    play(beside, "swap lewis david")
    assert spaces(beside)["david"] == spaces(beside)["james"]
    assert (asked(beside), hp(beside)["david"], fates(beside)["david"]) == ("ben", 1, "free")
