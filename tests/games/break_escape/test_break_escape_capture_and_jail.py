"""Capture, Jail, elimination and survival (R46-R54, R66-R68)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from break_escape_table import (
    JAIL,
    RELEASE,
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


def struck(where: Mapping[str, int] | None = None, **position: Any) -> Table:
    """James has walked onto 15, where Ben stands, and is asked for his strike."""
    places = {"ben": 15, "lewis": 0, "david": 0, "james": 15} | dict(where or {})
    for runner, fate in position.get("fate", {}).items():
        if fate == "jailed":
            places[runner] = JAIL
    return at(turn="james", stage="strike", die=1, where=places, **position)


@pytest.mark.rules("R46", "R47", "Q39")
def test_damage_to_zero_captures() -> None:
    """First time: to Jail with 1 HP and the Wanted marker, the hand is kept."""
    table = struck(health={"ben": 3}, hand={"ben": "pup swap"})
    play(table, "attack", "fall")
    assert fates(table)["ben"] == "jailed"
    assert (spaces(table)["ben"], hp(table)["ben"]) == (JAIL, 1)
    assert piece(table, "ben")["wanted"]
    assert hand_of(table, "ben") == "swap pup"
    assert discards(table) == ""


@pytest.mark.rules("R46", "R47", "Q39")
def test_a_capture_attempt_captures() -> None:
    table = struck(health={"ben": 2}, hand={"ben": "pup swap"})
    play(table, "capture ben")
    assert (fates(table)["ben"], spaces(table)["ben"], hp(table)["ben"]) == ("jailed", JAIL, 1)
    assert piece(table, "ben")["wanted"]
    assert hand_of(table, "ben") == "swap pup"


@pytest.mark.rules("R48", "Q40", "Q24")
@pytest.mark.parametrize("strike", [("attack", "fall"), ("capture ben",)])
def test_captured_while_wanted_is_eliminated(strike: tuple[str, ...]) -> None:
    """Off the board, the hand to the discards; Pups that were placed stay."""
    table = struck(health={"ben": 2}, wanted={"ben": 1}, hand={"ben": "pup swap", "lewis": "pup"}, pups=[3])
    play(table, *strike)
    assert fates(table)["ben"] == "eliminated"
    assert spaces(table)["ben"] is None
    assert piece(table, "ben")["hand_size"] == 0
    assert discards(table) == "swap pup"
    assert pups_on(table) == [3]
    assert outcome(table) is None


@pytest.mark.rules("R49", "R53")
def test_a_wanted_marker_stays_after_release() -> None:
    table = at(stage="act", where={"ben": JAIL}, fate={"david": "jailed"}, hand={"ben": "pup"})
    play(table, "rescue david 6")
    assert piece(table, "david")["wanted"]


@pytest.mark.rules("R50", "Q38", "Q28")
def test_a_jailed_runner_may_try_to_break_out_or_stay_and_nothing_else() -> None:
    table = at(
        turn="ben",
        fate={"ben": "jailed", "lewis": "jailed"},
        where={"james": JAIL},
        hand={"ben": "teleport swap pup jailbreak"},
    )
    assert body(table) == ["1.ben"]  # no roll to move
    assert offers(table) == ["breakout", "stay"]
    assert "in Jail that card cannot be played at this table" in refuse(table, "jailbreak ben")
    assert "this is not the time for a main action" in refuse(table, "attack")


@pytest.mark.rules("R51", "R53")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_breakout_works_on_a_six(die: int) -> None:
    table = at(turn="ben", fate={"ben": "jailed"}, hand={"ben": "pup", "lewis": "pup"})
    play(table, f"breakout {die}; roll 2")
    assert fates(table)["ben"] == ("free" if die == 6 else "jailed")
    assert spaces(table)["ben"] == (RELEASE if die == 6 else JAIL)
    assert body(table) == [f"1.ben breakout {die}", "1.lewis roll 2"]  # the turn is over either way


@pytest.mark.rules("Q38")
def test_staying_is_allowed() -> None:
    table = at(turn="ben", fate={"ben": "jailed"}, hand={"lewis": "pup"})
    play(table, "stay; roll 5")
    assert fates(table)["ben"] == "jailed"
    assert body(table) == ["1.ben stay", "1.lewis roll 5"]


@pytest.mark.rules("Q38", "R51")
def test_after_breaking_out_the_next_turn_is_a_normal_one() -> None:
    table = at(
        turn="ben",
        fate={"ben": "jailed", "lewis": "eliminated", "david": "escaped"},
        where={"james": 0},
        hand={"ben": "pup"},
    )
    play(table, "breakout 6; roll 1; roll 4")
    assert body(table) == ["1.ben breakout 6", "1.james roll 1", "2.ben roll 4"]
    assert offers(table) == ["go", "pup"]


@pytest.mark.rules("R52")
def test_a_jailed_runner_rescues_nobody() -> None:
    table = at(turn="ben", fate={"ben": "jailed", "lewis": "jailed"}, hand={"ben": "jailbreak"})
    assert not [offer for offer in offers(table) if offer.startswith(("rescue", "jailbreak"))]
    assert "this is not the time for a main action" in refuse(table, "rescue lewis")


@pytest.mark.rules("R53", "Q36", "Q37")
@pytest.mark.parametrize("step", ["rescue david 6", "jailbreak david"])
def test_the_freed_stand_on_the_nearest_safe_house_with_one_hp(step: str) -> None:
    """12 is three steps from the Jail, 4 is five; the arrival is no landing: no heal, no Pup, no James."""
    table = at(
        stage="act",
        where={"ben": JAIL, "james": RELEASE},
        fate={"david": "jailed"},
        hand={"ben": "jailbreak pup"},
        pups=[RELEASE],
    )
    play(table, step)
    assert (fates(table)["david"], spaces(table)["david"], hp(table)["david"]) == ("free", RELEASE, 1)
    assert pups_on(table) == [RELEASE]
    assert asked(table) == "ben"


@pytest.mark.rules("R54", "Q34", "R34")
def test_james_cannot_strike_the_jailed() -> None:
    table = at(
        turn="james",
        fate={"ben": "jailed", "lewis": "jailed"},
        where={"david": 0, "james": 6},
        hand={"david": "pup"},
        chance=["roll 1"],
    )
    assert spaces(table)["james"] == JAIL
    assert asked(table) == "ben"  # his turn just ended
    assert (hp(table)["ben"], fates(table)["ben"]) == (1, "jailed")


@pytest.mark.rules("Q41", "R54", "R29")
def test_a_visitor_to_the_jail_can_be_struck_there() -> None:
    """The jailed beside him are neither hit nor listed."""
    table = struck(where={"david": JAIL, "ben": 0, "james": JAIL}, fate={"lewis": "jailed"}, health={"david": 2})
    assert offers(table) == ["attack", "capture david"]
    play(table, "attack")
    assert fates(table) == {"ben": "free", "lewis": "jailed", "david": "jailed"}
    assert hp(table)["lewis"] == 1


# Survival


@pytest.mark.rules("R66", "R47", "R46")
def test_jailbreak_saves_at_zero_hp() -> None:
    table = struck(health={"ben": 2}, hand={"ben": "jailbreak jailbreak"})
    play(table, "attack")
    assert (asked(table), offers(table)) == ("ben", ["save", "fall"])
    play(table, "save")
    assert (fates(table)["ben"], spaces(table)["ben"], hp(table)["ben"]) == ("free", 15, 1)
    assert piece(table, "ben")["wanted"]
    assert now(table)["captures"]["ben"] == 0  # it was no capture
    assert hand_of(table, "ben") == "jailbreak"  # one card is enough
    assert discards(table) == "jailbreak"


@pytest.mark.rules("R66")
def test_no_survival_question_while_hp_are_left() -> None:
    table = struck(health={"ben": 4}, hand={"ben": "jailbreak"})
    play(table, "attack; roll 3")
    assert hp(table)["ben"] == 1
    assert now(table)["stage"] == "before_move"


@pytest.mark.rules("R67")
def test_a_capture_attempt_cannot_be_survived() -> None:
    table = struck(health={"ben": 2}, hand={"ben": "jailbreak"})
    play(table, "capture ben")
    assert fates(table)["ben"] == "jailed"
    assert hand_of(table, "ben") == "jailbreak"


@pytest.mark.rules("R68", "Q30")
def test_a_wanted_runner_who_survives_stays_in_the_game() -> None:
    table = struck(health={"ben": 3}, wanted={"ben": 1}, hand={"ben": "jailbreak pup"})
    play(table, "attack", "save")
    assert (fates(table)["ben"], hp(table)["ben"]) == ("free", 1)
    assert piece(table, "ben")["wanted"]


@pytest.mark.rules("Q31", "R48")
def test_marked_by_survival_then_captured_is_eliminated() -> None:
    """Ben survives in round 1 and is caught in round 2, never having been captured before."""
    table = struck(health={"ben": 3}, hand={"ben": "jailbreak pup", "lewis": "pup", "david": "pup"})
    play(table, "attack", "save; roll 3", "go; draw swap", "end; roll 1", "go", "end; roll 1", "go", "end; roll 1")
    assert (asked(table), offers(table)) == ("james", ["attack", "capture ben"])
    play(table, "capture ben")
    assert fates(table)["ben"] == "eliminated"


@pytest.mark.rules("Q29", "Q55", "R46")
def test_everybody_at_zero_decides_in_turn_order_with_their_own_card() -> None:
    table = struck(
        where={"lewis": 15, "david": 15},
        health={"ben": 1, "lewis": 3, "david": 2},
        hand={"ben": "pup", "lewis": "jailbreak", "david": "jailbreak jailbreak"},
    )
    play(table, "attack")
    assert hp(table) == {"ben": 0, "lewis": 0, "david": 0, "james": 20}  # while answers are pending
    assert (asked(table), offers(table)) == ("ben", ["fall"])  # a team-mate's card cannot help
    play(table, "fall")
    assert (asked(table), offers(table)) == ("lewis", ["save", "fall"])
    assert "Ben falls." in table.log("lewis")  # earlier answers are visible
    assert fates(table)["ben"] == "free"  # captures wait until all have answered
    play(table, "save")
    assert hp(table)["lewis"] == 1
    assert asked(table) == "david"
    play(table, "fall")
    assert fates(table) == {"ben": "jailed", "lewis": "free", "david": "jailed"}
    assert spaces(table)["lewis"] == 15


@pytest.mark.rules("Q29")
def test_hp_become_one_however_large_the_damage() -> None:
    table = at(
        {"james_damage": 99},
        turn="james",
        stage="strike",
        die=1,
        where={"ben": 15, "james": 15},
        hand={"ben": "jailbreak pup"},
    )
    play(table, "attack")
    assert hp(table)["ben"] == 0
    play(table, "save")
    assert hp(table)["ben"] == 1


@pytest.mark.rules("Q29", "Q55")
def test_an_empty_hand_falls_by_itself() -> None:
    table = struck(where={"lewis": 15}, health={"ben": 2, "lewis": 3}, hand={"lewis": "jailbreak pup"})
    play(table, "attack")
    assert body(table)[-1] == "attack; fall ben"
    assert asked(table) == "lewis"
    play(table, "save lewis")
    assert body(table)[0] == "attack; fall ben; save lewis"
    assert fates(table)["ben"] == "jailed"


@pytest.mark.rules("Q47")
def test_the_hand_of_the_jailed_does_not_change() -> None:
    table = at(turn="ben", fate={"ben": "jailed"}, hand={"ben": "pup pup pup pup pup", "lewis": "pup"})
    play(table, "stay; roll 1")
    assert hand_of(table, "ben") == "pup pup pup pup pup"
    assert asked(table) == "lewis"
