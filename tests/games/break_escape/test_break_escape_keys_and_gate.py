"""Keys and the Gate (R35-R45)."""

from __future__ import annotations

import pytest
from break_escape_table import (
    GATE,
    asked,
    at,
    body,
    discards,
    fates,
    hand_of,
    now,
    offers,
    outcome,
    piece,
    play,
    pups_on,
    refuse,
    spaces,
)


@pytest.mark.rules("R35", "R37", "Q46")
def test_a_jailbreak_drawn_at_a_supply_is_a_key_at_once() -> None:
    table = at(stage="before_move", die=2, where={"ben": 0, "james": 20}, hand={"ben": "pup"})
    play(table, "go; draw jailbreak")
    assert table.view(None)["keys"] == 1  # everybody sees it
    assert hand_of(table, "ben") == "pup jailbreak"  # the card stays in the hand
    assert offers(table) == ["pup", "end"]  # it was not a choice
    for watcher in (None, "james", "lewis"):
        assert "Ben has found a JAIL BREAK: Key number 1." in table.log(watcher)


@pytest.mark.rules("R35", "R36", "Q46")
@pytest.mark.parametrize("card", ["teleport", "swap", "pup"])
def test_other_cards_make_no_key(card: str) -> None:
    table = at(stage="before_move", die=2, where={"ben": 0, "james": 20}, hand={"ben": "pup"})
    play(table, f"go; draw {card}")
    assert table.view(None)["keys"] == 0


@pytest.mark.rules("R36")
def test_nothing_but_a_supply_draw_makes_keys() -> None:
    """Neither playing JAIL BREAK as a rescue, nor discarding it, nor surviving by it, nor a rescue roll."""
    table = at(
        stage="act",
        where={"ben": 9, "james": 3},
        fate={"lewis": "jailed", "david": "jailed"},
        hand={"ben": "jailbreak jailbreak pup pup pup pup pup"},
    )
    play(table, "jailbreak lewis", "rescue david 6", "end", "discard jailbreak")
    assert table.view(None)["keys"] == 0
    saved = at(
        turn="james",
        where={"ben": 15, "james": 12},
        health={"ben": 1},
        hand={"ben": "jailbreak pup"},
        chance=["roll 1"],
    )
    play(saved, "attack", "save")
    assert saved.view(None)["keys"] == 0


@pytest.mark.rules("R35", "R57", "Q18")
def test_a_teleport_to_a_supply_can_make_a_key() -> None:
    table = at(stage="act", where={"ben": 7, "james": 20}, hand={"ben": "teleport pup"})
    play(table, "teleport 14; draw jailbreak")
    assert now(table)["keys"] == 1


@pytest.mark.rules("R38", "Q33")
def test_keys_outlast_their_cards() -> None:
    """The card is played; its owner is eliminated: the count stays."""
    table = at(stage="act", keys=2, where={"ben": 9}, fate={"lewis": "jailed"}, hand={"ben": "jailbreak pup"})
    play(table, "jailbreak lewis")
    assert (now(table)["keys"], table.view(None)["gate_open"]) == (2, True)
    gone = at(
        turn="james",
        keys=2,
        where={"ben": 15, "james": 12},
        health={"ben": 2},
        wanted={"ben": 1},
        hand={"ben": "jailbreak jailbreak", "lewis": "pup"},
        chance=["roll 1"],
    )
    play(gone, "capture ben")
    assert fates(gone)["ben"] == "eliminated"
    assert (now(gone)["keys"], gone.view(None)["gate_open"]) == (2, True)


@pytest.mark.rules("R38", "Q33", "R25")
def test_a_discarded_jailbreak_leaves_its_key() -> None:
    table = at(stage="act", keys=1, where={"ben": 7, "james": 20}, hand={"ben": "jailbreak pup pup pup pup pup"})
    play(table, "end", "discard jailbreak")
    assert now(table)["keys"] == 1


@pytest.mark.rules("R39", "R40")
def test_the_gate_opens_with_the_second_key_and_may_be_used_on_that_turn() -> None:
    table = at(stage="act", keys=1, where={"ben": 7, "james": 20}, hand={"ben": "teleport teleport", "lewis": "pup"})
    play(table, "teleport 18; draw jailbreak")
    assert (now(table)["keys"], table.view(None)["gate_open"]) == (2, True)
    assert table.log(None)[-1] == "The Gate is open!"
    play(table, f"teleport {GATE}", "escape; roll 1")
    assert fates(table)["ben"] == "escaped"


@pytest.mark.rules("R39", "Q45")
def test_further_keys_are_counted_and_do_nothing() -> None:
    table = at(stage="act", keys=2, where={"ben": 7, "james": 20}, hand={"ben": "teleport pup"})
    play(table, "teleport 18; draw jailbreak")
    assert now(table)["keys"] == 3
    assert "The Gate is open!" not in table.log(None)  # it was before


@pytest.mark.rules("R41", "R23")
@pytest.mark.parametrize("keys", [0, 1])
def test_no_escape_through_a_closed_gate(keys: int) -> None:
    table = at(stage="act", keys=keys, where={"ben": GATE, "james": 20}, hand={"ben": "pup"})
    assert offers(table) == ["pup", "end"]
    assert f"the Gate is closed: {keys} of 2 Keys" in refuse(table, "escape")


@pytest.mark.rules("R23")
def test_no_escape_away_from_the_gate() -> None:
    table = at(stage="act", keys=2, where={"ben": 15, "james": 20}, hand={"ben": "pup"})
    assert "you must stand on the Gate, space 16" in refuse(table, "escape")


@pytest.mark.rules("R42", "Q10")
def test_who_begins_on_the_gate_must_roll_and_move_first() -> None:
    table = at(turn="ben", keys=2, where={"ben": GATE, "james": 20}, hand={"ben": "pup"}, chance=["roll 3"])
    assert offers(table) == ["go", "pup"]
    assert "the main action comes after the move" in refuse(table, "escape")
    play(table, "go")
    assert spaces(table)["ben"] == 19
    assert offers(table) == ["pup", "end"]


@pytest.mark.rules("R43", "Q13")
def test_james_on_the_gate_bars_nobody() -> None:
    table = at(stage="act", keys=2, where={"ben": GATE, "james": GATE}, hand={"lewis": "pup"})
    assert offers(table) == ["attack", "escape", "end"]
    play(table, "escape; roll 1")
    assert fates(table)["ben"] == "escaped"


@pytest.mark.rules("R44", "Q40", "Q24")
def test_escaping_ends_the_turn_and_discards_the_hand() -> None:
    """The Pup that was left behind stays."""
    table = at(
        stage="act",
        keys=2,
        where={"ben": GATE, "james": 20},
        hand={"ben": "pup pup swap pup pup jailbreak teleport", "lewis": "pup"},
    )
    play(table, "pup", "escape; roll 4")
    assert body(table)[0] == "pup; escape"  # no `end` and no discarding by choice
    assert spaces(table)["ben"] is None
    assert discards(table) == "teleport swap pup pup pup pup jailbreak"
    assert piece(table, "ben")["hand_size"] == 0
    assert pups_on(table) == [GATE]
    assert (asked(table), now(table)["escapes"]) == ("lewis", 1)


@pytest.mark.rules("R44", "R19")
def test_no_escape_after_another_main_action() -> None:
    table = at(stage="act", keys=2, main_used=1, where={"ben": GATE, "james": 20}, hand={"ben": "pup"})
    assert offers(table) == ["pup", "end"]


@pytest.mark.rules("R44")
def test_escaping_uses_the_main_action() -> None:
    table = at(stage="act", keys=2, where={"ben": GATE, "james": 20}, fate={"lewis": "escaped"})
    play(table, "escape")
    assert table.view(None)["main_action_used"]


@pytest.mark.rules("R45", "R75")
def test_the_second_escape_wins_at_once() -> None:
    table = at(
        stage="act", turn="lewis", keys=2, where={"lewis": GATE, "james": 20}, fate={"ben": "escaped"}, round_number=5
    )
    play(table, "escape")
    assert outcome(table) == ("runners", "escape", 5)
    assert body(table) == ["escape", "win runners escape"]
    assert table.actors == ()


@pytest.mark.rules("Q3", "Q2", "R73")
def test_a_last_runner_may_escape_in_vain() -> None:
    table = at(
        stage="act",
        keys=2,
        where={"ben": GATE, "james": 20},
        fate={"lewis": "eliminated", "david": "eliminated"},
        round_number=4,
    )
    assert offers(table) == ["escape", "end"]
    play(table, "escape")
    assert outcome(table) == ("james", "no_runner_left", 4)


@pytest.mark.rules("Q44")
def test_a_recycled_jailbreak_makes_a_key_again() -> None:
    table = at(
        stage="before_move",
        die=2,
        keys=1,
        where={"ben": 0, "james": 20},
        hand={"ben": "pup"},
        deck="",
        discard="jailbreak",
    )
    play(table, "go; draw jailbreak")
    assert body(table)[0] == "go; reshuffle; draw jailbreak"
    assert now(table)["keys"] == 2


@pytest.mark.rules("Q49")
def test_with_several_cards_a_draw_each_jailbreak_makes_a_key() -> None:
    table = at({"supply_draw": 4}, stage="before_move", die=2, where={"ben": 0, "james": 20}, hand={"ben": "pup"})
    play(table, "go; draw jailbreak; draw pup; draw jailbreak; draw jailbreak")
    assert now(table)["keys"] == 3
    assert hand_of(table, "ben") == "pup pup jailbreak jailbreak jailbreak"


@pytest.mark.rules("Q53", "R19")
def test_escape_is_a_main_action_among_the_others() -> None:
    table = at(stage="act", keys=2, where={"ben": GATE, "james": GATE}, hand={"ben": "pup"})
    assert offers(table) == ["pup", "attack", "escape", "end"]
