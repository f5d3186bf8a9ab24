"""The switches of section 9 for James, capture, elimination and the end: what each value changes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from break_escape_table import (
    GATE,
    JAIL,
    asked,
    at,
    body,
    discards,
    fates,
    hand_of,
    hp,
    now,
    offers,
    outcome,
    piece,
    play,
    pups_on,
    refuse,
    spaces,
)

from turnkey import Table

AWAY = {"ben": 0, "lewis": 0, "david": 0}


def strike(options: Mapping[str, Any], space: int = 15, **position: Any) -> Table:
    """James and Ben stand on a space, and James is asked for his strike."""
    jailed = [runner for runner, fate in position.get("fate", {}).items() if fate == "jailed"]
    where = AWAY | {"ben": space, "james": space} | dict.fromkeys(jailed, JAIL) | position.pop("where", {})
    return at(options, turn="james", stage="strike", die=1, where=where, **position)


# His move


@pytest.mark.rules("Q8", "R27")
def test_up_to_james_names_his_steps_after_the_roll() -> None:
    table = at({"james_move": "up_to"}, turn="james", where=AWAY | {"ben": 14, "james": 12}, chance=["roll 3"])
    assert (asked(table), offers(table)) == ("james", ["steps 1", "steps 2", "steps 3", "steps 4", "steps 5"])
    assert "your roll does not reach so far" in refuse(table, "steps 6")
    play(table, "steps 2")
    assert (spaces(table)["james"], offers(table)) == (14, ["attack", "hold"])
    assert body(table) == ["1.james roll 3; steps 2"]


@pytest.mark.rules("Q8", "R62")
def test_up_to_pups_halt_him_all_the_same() -> None:
    table = at(
        {"james_move": "up_to"},
        turn="james",
        where=AWAY | {"ben": 14, "james": 12},
        health={"ben": 1},
        pups=[14],
        chance=["roll 3"],
    )
    play(table, "steps 5")
    assert body(table) == ["1.james roll 3; steps 5; pup 14"]
    assert offers(table) == ["attack", "hold"]


@pytest.mark.rules("Q8", "Q55")
def test_up_to_a_single_step_is_taken_by_itself() -> None:
    table = at(
        {"james_move": "up_to", "pursuer_bonus": 0},
        turn="james",
        where=AWAY | {"james": 12},
        hand={"ben": "pup"},
        chance=["roll 1"],
    )
    assert body(table)[0] == "1.james roll 1; steps 1"
    assert (spaces(table)["james"], asked(table)) == (13, "ben")


@pytest.mark.rules("Q8")
@pytest.mark.parametrize(("way", "end"), [("cw", 15), ("ccw", 9)])
def test_either_way(way: str, end: int) -> None:
    table = at(
        {"james_move": "either_way"},
        turn="james",
        where=AWAY | {"james": 12},
        hand={"ben": "pup"},
        chance=["roll 1"],
    )
    assert (asked(table), offers(table)) == ("james", ["cw", "ccw"])
    play(table, f"{way}; roll 2")
    assert (spaces(table)["james"], body(table)[0]) == (end, f"1.james roll 1; {way}")


@pytest.mark.rules("Q8", "R62", "R2")
def test_either_way_pups_halt_him_counter_clockwise_too() -> None:
    table = at(
        {"james_move": "either_way"},
        turn="james",
        where={"ben": 7, "lewis": 7, "david": 7, "james": 1},
        pups=[22],
        hand={"ben": "pup"},
        chance=["roll 4"],
    )
    play(table, "ccw; roll 1")
    assert (spaces(table)["james"], pups_on(table)) == (22, [])
    assert body(table)[0] == "1.james roll 4; ccw; pup 22"


@pytest.mark.rules("R33", "Q12", "Q57")
def test_james_heals() -> None:
    """Also where a Pup ended his move (Q57f), by `safe_heal`, and before he strikes."""
    where = AWAY | {"james": 17}
    table = at(
        {"james_heals": True}, turn="james", where=where, health={"james": 5}, hand={"ben": "pup"}, chance=["roll 1"]
    )
    assert (spaces(table)["james"], hp(table)["james"]) == (20, 6)
    pup = at(
        {"james_heals": True, "safe_heal": 4},
        turn="james",
        where=AWAY | {"ben": 20, "james": 18},
        health={"james": 18},
        pups=[20],
        chance=["roll 5"],
    )
    assert (spaces(pup)["james"], hp(pup)["james"], asked(pup)) == (20, 20, "james")  # not above the maximum


@pytest.mark.rules("Q16")
def test_safe_house_protects() -> None:
    table = at(
        {"safe_house_protects": True},
        turn="james",
        where=AWAY | {"ben": 20, "james": 17},
        health={"ben": 1},
        hand={"ben": "pup"},
        chance=["roll 1"],
    )
    assert asked(table) == "ben"  # no target, no strike
    outside = strike({"safe_house_protects": True}, health={"ben": 1})
    assert offers(outside) == ["attack", "capture ben"]


# Who is out


@pytest.mark.rules("Q31", "Q57")
def test_elimination_by_second_capture_counts_real_captures_only() -> None:
    """Q57e: a Runner marked by survival goes to Jail the first time; one captured before is out."""
    options = {"elimination": "second_capture"}
    marked = strike(options, health={"ben": 2}, wanted={"ben": 1}, captures={"ben": 0}, hand={"ben": "pup"})
    play(marked, "capture ben")
    assert (fates(marked)["ben"], now(marked)["captures"]["ben"]) == ("jailed", 1)
    again = strike(options, health={"ben": 2}, wanted={"ben": 1}, captures={"ben": 1}, hand={"ben": "pup"})
    play(again, "capture ben")
    assert (fates(again)["ben"], now(again)["captures"]["ben"]) == ("eliminated", 2)


@pytest.mark.rules("Q31", "Q30", "Q57")
def test_survival_does_not_count_as_a_capture() -> None:
    table = strike({"elimination": "second_capture"}, health={"ben": 2}, hand={"ben": "jailbreak pup"})
    play(table, "attack", "save")
    assert (piece(table, "ben")["wanted"], now(table)["captures"]["ben"]) == (True, 0)


@pytest.mark.rules("Q31", "R48")
def test_elimination_off_always_jails() -> None:
    table = strike(
        {"elimination": "off"}, health={"ben": 2}, wanted={"ben": 1}, captures={"ben": 3}, hand={"ben": "pup"}
    )
    play(table, "capture ben")
    assert (fates(table)["ben"], spaces(table)["ben"], hand_of(table, "ben")) == ("jailed", JAIL, "pup")


@pytest.mark.rules("Q31", "R66")
def test_survival_marks_off() -> None:
    table = strike({"survival_marks": False}, health={"ben": 2}, hand={"ben": "jailbreak pup"})
    play(table, "attack", "save")
    assert not piece(table, "ben")["wanted"]
    assert "Ben plays JAIL BREAK and survives with 1 HP." in table.log(None)
    assert "Ben is Wanted now." not in table.log(None)
    marking = strike({}, health={"ben": 2}, hand={"ben": "jailbreak pup"})
    play(marking, "attack", "save")
    log = [str(line) for line in marking.log(None)]
    assert log[log.index("Ben plays JAIL BREAK and survives with 1 HP.") + 1] == "Ben is Wanted now."
    wanted_already = strike(
        {"survival_marks": False}, health={"ben": 2}, wanted={"ben": 1}, hand={"ben": "jailbreak pup"}
    )
    play(wanted_already, "attack", "save")
    assert piece(wanted_already, "ben")["wanted"]  # R49: never removed


# The jailed within reach


@pytest.mark.rules("Q34", "R54", "R28")
def test_jailed_immune_off_makes_targets_of_the_jailed() -> None:
    table = at(
        {"jailed_immune": False},
        turn="james",
        fate={"ben": "jailed", "lewis": "jailed"},
        where={"david": JAIL, "james": 6},
        hand={"david": "pup"},
        chance=["roll 1"],
    )
    assert offers(table) == ["attack", "capture ben", "capture lewis", "hold"]
    play(table, "capture ben")
    assert fates(table) == {"ben": "eliminated", "lewis": "jailed", "david": "free"}


@pytest.mark.rules("Q34", "Q29", "R29")
def test_jailed_immune_off_an_attack_hits_them_and_a_card_saves_them_in_jail() -> None:
    table = at(
        {"jailed_immune": False},
        turn="james",
        stage="strike",
        die=1,
        fate={"ben": "jailed", "lewis": "jailed"},
        where={"david": JAIL, "james": JAIL},
        hand={"ben": "jailbreak pup", "lewis": "pup", "david": "pup"},
    )
    play(table, "attack")
    assert (hp(table)["ben"], hp(table)["lewis"], hp(table)["david"]) == (0, 0, 9)
    play(table, "save", "fall")
    assert fates(table) == {"ben": "jailed", "lewis": "eliminated", "david": "free"}
    assert (spaces(table)["ben"], hp(table)["ben"]) == (JAIL, 1)
    assert discards(table) == "pup jailbreak"


@pytest.mark.rules("Q34", "Q31")
@pytest.mark.parametrize(("elimination", "fate"), [("off", "jailed"), ("second_capture", "eliminated")])
def test_jailed_immune_off_captured_again(elimination: str, fate: str) -> None:
    """With `elimination` off they stay jailed at `release_hp`."""
    table = at(
        {"jailed_immune": False, "elimination": elimination, "release_hp": 3},
        turn="james",
        stage="strike",
        die=1,
        fate={"ben": "jailed"},
        where={"lewis": 0, "david": 0, "james": JAIL},
        health={"ben": 1},
    )
    play(table, "attack")
    assert fates(table)["ben"] == fate
    assert hp(table)["ben"] == (3 if fate == "jailed" else 0)


@pytest.mark.rules("Q34")
def test_jailed_immune_off_a_strong_prisoner_can_be_held_off() -> None:
    """With a large `release_hp` the prisoner is too strong for a capture, and the refusal says so."""
    table = at(
        {"jailed_immune": False, "release_hp": 4},
        turn="james",
        stage="strike",
        die=1,
        fate={"ben": "jailed"},
        where={"lewis": 0, "david": 0, "james": JAIL},
    )
    assert offers(table) == ["attack", "hold"]
    assert "Ben has 4 HP, and a capture works at 2 or less" in refuse(table, "capture ben")


# When James has them all


@pytest.mark.rules("R70", "R71", "R72", "R73", "Q1")
def test_jail_win_three() -> None:
    """R72 off: a mixture plays on. The other three ways stay."""
    options = {"jail_win": "three"}
    mixed = strike(options, health={"ben": 2}, fate={"lewis": "jailed", "david": "eliminated"})
    play(mixed, "capture ben")
    assert outcome(mixed) is None
    assert asked(mixed) == "ben"
    jailed = strike(options, health={"ben": 2}, fate={"lewis": "jailed", "david": "jailed"})
    assert outcome(play(jailed, "capture ben")) == ("james", "all_jailed", 1)
    out = strike(options, health={"ben": 2}, wanted={"ben": 1}, fate={"lewis": "eliminated", "david": "eliminated"})
    assert outcome(play(out, "capture ben")) == ("james", "all_eliminated", 1)
    left = strike(options, health={"ben": 2}, wanted={"ben": 1}, fate={"lewis": "escaped", "david": "eliminated"})
    assert outcome(play(left, "capture ben")) == ("james", "no_runner_left", 1)


@pytest.mark.rules("Q57", "Q1")
def test_jail_win_in_play_ignores_the_escaped() -> None:
    """Q57b: recorded as `all_jailed` if all three are jailed, else as `all_contained`."""
    options = {"jail_win": "in_play"}
    two = strike(options, health={"ben": 2}, fate={"lewis": "escaped", "david": "jailed"})
    assert outcome(play(two, "capture ben")) == ("james", "all_contained", 1)
    three = strike(options, health={"ben": 2}, fate={"lewis": "jailed", "david": "jailed"})
    assert outcome(play(three, "capture ben")) == ("james", "all_jailed", 1)
    mixed = strike(options, health={"ben": 2}, fate={"lewis": "eliminated", "david": "eliminated"})
    assert outcome(play(mixed, "capture ben")) == ("james", "all_contained", 1)
    nobody = strike(options, health={"ben": 2}, wanted={"ben": 1}, fate={"lewis": "escaped", "david": "eliminated"})
    assert outcome(play(nobody, "capture ben")) == ("james", "no_runner_left", 1)  # nobody jailed: R73
    free = strike(options, health={"ben": 2}, fate={"lewis": "escaped"})
    assert outcome(play(free, "capture ben")) is None  # David is free


@pytest.mark.rules("Q57", "R75")
def test_jail_win_in_play_is_checked_after_escapes_too() -> None:
    table = at(
        {"jail_win": "in_play"},
        stage="act",
        keys=2,
        where={"ben": GATE, "james": 3},
        fate={"lewis": "jailed", "david": "jailed"},
    )
    assert outcome(play(table, "escape")) == ("james", "all_contained", 1)
    contained = at(stage="act", keys=2, where={"ben": GATE, "james": 3}, fate={"lewis": "jailed", "david": "jailed"})
    assert outcome(play(contained, "escape")) is None


@pytest.mark.rules("Q57")
def test_jail_win_in_play_does_not_end_a_turn_early() -> None:
    """One jailed and one free Runner: nothing to win yet, whoever escaped."""
    table = at({"jail_win": "in_play"}, turn="ben", fate={"ben": "jailed", "lewis": "escaped"}, hand={"david": "pup"})
    play(table, "stay; roll 1")
    assert outcome(table) is None
