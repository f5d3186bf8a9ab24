"""Rulings that need more than one rule, or that say what is *not* there.

What no test can pin, and what stands in for it here:
- Q51: who sits on a seat. Pinned: there are four seats and the rules ask seats, not people.
- Q54: the missing pictures. Pinned: there are four kinds of cards, and each says by itself what it does.
- Q4: conceding. Pinned: it is no action of the rules; a hopeless game is played on.
- 11.1 and 11.2: figures of play by heuristics. They are measured by the lab, not here.
"""

from __future__ import annotations

from typing import Any

import pytest
from break_escape_table import (
    CARDS,
    GAME,
    JAIL,
    asked,
    at,
    body,
    fates,
    hands_dealt,
    hp,
    now,
    offers,
    outcome,
    piece,
    play,
    spaces,
)


@pytest.mark.rules("Q4")
def test_nobody_can_concede_within_the_rules() -> None:
    verbs = {action.verb.word for action in GAME.definition.words.actions}
    assert verbs == {
        "go", "teleport", "swap", "pup", "jailbreak", "attack", "rescue", "rest", "escape", "end", "discard",
        "breakout", "stay", "capture", "hold", "save", "fall", "steps", "cw", "ccw",
    }  # fmt: skip


@pytest.mark.rules("Q54")
def test_every_card_says_by_itself_what_it_does() -> None:
    """There are four kinds, and none refers to a picture."""
    assert tuple(now(hands_dealt("pup pup", "pup pup", "swap swap", "roll 1"))["deck"]) == CARDS
    for card in CARDS:
        action = GAME.definition.words.actions[GAME.definition.words.actions.first(card)]
        assert action.sentence.startswith("Play ")
        assert action.verb.why
        assert "picture" not in action.verb.why


@pytest.mark.rules("Q1", "Q31", "R72")
def test_capturing_a_wanted_third_runner_is_no_worse_for_james_than_a_fresh_one() -> None:
    for wanted in (0, 1):
        table = at(
            turn="james",
            stage="strike",
            die=1,
            fate={"ben": "jailed", "lewis": "jailed"},
            where={"david": 5, "james": 5},
            health={"david": 1},
            wanted={"ben": 1, "lewis": 1, "david": wanted},
        )
        result = outcome(play(table, "capture david"))
        assert result is not None
        assert result[0] == "james"


@pytest.mark.rules("Q20", "R62", "R60")
def test_a_pup_beneath_james_waits_for_his_next_visit() -> None:
    """He is swapped onto it, walks off it, and is stopped when he comes round."""
    table = at(
        {"board": "O.CSJ.GC"},
        stage="act",
        turn="david",
        where={"ben": 5, "lewis": 5, "david": 1, "james": 5},
        hand={"ben": "pup", "david": "swap pup"},
        pups=[1],
    )
    play(table, "swap david james", "end; roll 6; roll 1")
    assert body(table)[1] == "1.james roll 6; pup 1"
    assert spaces(table)["james"] == 1


@pytest.mark.rules("Q25", "R63", "R46", "R48")
def test_damage_on_a_pup_turn_eliminates_the_wanted_as_usual() -> None:
    table = at(
        turn="james",
        where={"ben": 14, "lewis": 0, "david": 0, "james": 12},
        health={"ben": 3},
        wanted={"ben": 1},
        pups=[14],
        chance=["roll 5"],
    )
    play(table, "attack")
    assert fates(table)["ben"] == "eliminated"


@pytest.mark.rules("Q28", "R65", "R24", "Q42")
def test_a_card_rescue_before_the_move_then_the_move() -> None:
    """A Runner who starts on the Jail frees a team-mate by card and must still move the roll."""
    table = at(
        turn="ben",
        where={"ben": JAIL, "james": 20},
        fate={"lewis": "jailed"},
        hand={"ben": "jailbreak pup", "lewis": "swap"},
        chance=["roll 3"],
    )
    assert offers(table) == ["go", "pup", "jailbreak lewis"]
    play(table, "jailbreak lewis", "go", "end; roll 2")
    assert body(table) == ["1.ben roll 3; jailbreak lewis; go; end", "1.lewis roll 2"]
    assert spaces(table) == {"ben": 12, "lewis": 12, "david": 0, "james": 20}


@pytest.mark.rules("Q29", "Q30", "Q39", "R68")
def test_three_at_zero_one_of_each_sort() -> None:
    """Ben saves himself though Wanted, Lewis has no card and is Wanted, David falls for the first time."""
    table = at(
        turn="james",
        stage="strike",
        die=1,
        where={"ben": 5, "lewis": 5, "david": 5, "james": 5},
        health={"ben": 1, "lewis": 2, "david": 3},
        wanted={"ben": 1, "lewis": 1},
        hand={"ben": "jailbreak swap", "david": "jailbreak pup"},
    )
    play(table, "attack", "save", "fall")
    assert body(table)[0] == "attack; save ben; fall lewis; fall david"
    assert fates(table) == {"ben": "free", "lewis": "eliminated", "david": "jailed"}
    assert hp(table) == {"ben": 1, "lewis": 0, "david": 1, "james": 20}
    assert piece(table, "david")["hand_size"] == 2
    assert outcome(table) is None


@pytest.mark.rules("Q57", "Q9", "Q10", "Q55")
def test_before_roll_with_main_actions_at_any_time() -> None:
    """A rest before the roll, then no main action after the move."""
    table = at(
        {"premove_window": "before_roll", "main_timing": "any"},
        turn="ben",
        where={"ben": 4, "james": 8},
        health={"ben": 2},
        hand={"lewis": "pup"},
    )
    assert offers(table) == ["go", "rest"]
    play(table, "rest; roll 4")
    assert body(table) == ["1.ben rest; go; roll 4; end", "1.lewis"]
    assert spaces(table)["ben"] == spaces(table)["james"] == 8


@pytest.mark.rules("Q57", "Q38", "Q50")
def test_the_guard_holds_in_jail_too() -> None:
    table = at(
        {"jailed_cards": "all"},
        stage="jail_turn",
        fate={"ben": "jailed"},
        where={"lewis": 3, "james": 7},
        hand={"ben": "swap pup jailbreak"},
        cards_played=20,
    )
    assert (asked(table), offers(table)) == ("ben", ["breakout", "stay"])


@pytest.mark.rules("Q34", "Q57", "R54")
def test_the_jailed_within_reach_end_the_game_when_nobody_is_left_at_large() -> None:
    """With `jailed_immune` off and a mixture allowed, James finishes the last one in his cell."""
    options: dict[str, Any] = {"jailed_immune": False, "jail_win": "three"}
    table = at(
        options,
        turn="james",
        stage="strike",
        die=1,
        fate={"ben": "jailed", "lewis": "eliminated", "david": "eliminated"},
        where={"james": JAIL},
    )
    assert outcome(play(table, "capture ben")) == ("james", "all_eliminated", 1)


@pytest.mark.rules("Q43", "Q19", "R55")
def test_a_swap_that_draws_is_not_part_of_its_reshuffle_either() -> None:
    table = at(
        {"swap_resolves": "own"},
        stage="act",
        where={"ben": 7, "lewis": 2, "james": 20},
        hand={"ben": "swap pup"},
        deck="",
        discard="pup",
    )
    play(table, "swap ben lewis; draw pup")
    assert body(table) == ["swap ben lewis; reshuffle; draw pup"]
    assert now(table)["discard"] == {"teleport": 0, "swap": 1, "pup": 0, "jailbreak": 0}


@pytest.mark.rules("Q50", "Q21", "Q44", "R77")
def test_a_teleport_loop_on_a_tiny_deck_ends_at_twenty() -> None:
    """Two TELEPORTs chase each other through the discards for ever; the guard stops them."""
    table = at(stage="act", where={"ben": 7, "james": 20}, hand={"ben": "teleport teleport", "lewis": "pup"}, deck="")
    play(table, "teleport 2")  # nothing to draw: the first TELEPORT is still in play
    for number in range(1, 20):
        play(table, f"teleport {(2, 6)[number % 2]}; draw teleport")
    assert now(table)["turn"] == "lewis"
    assert body(table)[0].count("teleport ") == 20
    assert body(table)[0].endswith("reshuffle; draw teleport; end")
