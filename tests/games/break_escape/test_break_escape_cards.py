"""The four cards (R55-R65): when each may be played, and what it does."""

from __future__ import annotations

import pytest
from break_escape_table import (
    GATE,
    JAIL,
    RELEASE,
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


@pytest.mark.rules("R55")
@pytest.mark.parametrize(
    ("card", "step"),
    [("teleport", "teleport 3"), ("swap", "swap ben james"), ("pup", "pup"), ("jailbreak", "jailbreak david")],
)
def test_a_played_card_goes_face_up_to_the_discards(card: str, step: str) -> None:
    table = at(
        stage="act",
        where={"ben": JAIL, "james": 20},
        fate={"david": "jailed"},
        hand={"ben": f"{card} pup"},
        main_used=1,
    )
    play(table, step)
    assert table.view(None)["discard"][card] == 1
    assert hand_of(table, "ben") == "pup"
    assert now(table)["in_play"] == {"teleport": 0, "swap": 0, "pup": 0, "jailbreak": 0}


# TELEPORT


@pytest.mark.rules("R56", "Q17")
@pytest.mark.parametrize("stage", ["before_move", "act"])
def test_teleport_reaches_every_other_space(stage: str) -> None:
    table = at(stage=stage, die=2, where={"ben": 7, "james": 20}, hand={"ben": "teleport"})
    spaces_offered = [int(offer.split()[1]) for offer in offers(table) if offer.startswith("teleport")]
    assert spaces_offered == [space for space in range(24) if space != 7]
    assert "you stand there already" in refuse(table, "teleport 7")
    assert "the board ends at space 23" in refuse(table, "teleport 24")


@pytest.mark.rules("Q17", "R26")
@pytest.mark.parametrize("space", [JAIL, GATE, 0, 20])
def test_teleport_may_go_to_jail_gate_start_and_james(space: int) -> None:
    table = at(stage="act", where={"ben": 7, "james": 20}, hand={"ben": "teleport pup"})
    play(table, f"teleport {space}")
    assert spaces(table)["ben"] == space
    assert fates(table)["ben"] == "free"
    assert hp(table)["ben"] == 5


@pytest.mark.rules("R57", "Q18")
def test_teleport_after_the_move_resolves_the_space_each_time() -> None:
    table = at(
        stage="act", where={"ben": 7, "james": 19}, health={"ben": 2}, hand={"ben": "teleport teleport teleport pup"}
    )
    play(table, "teleport 4", "teleport 14; draw swap", "teleport 12")
    assert hp(table)["ben"] == 4  # two Safe Houses
    assert hand_of(table, "ben") == "swap pup"


@pytest.mark.rules("R57", "Q18", "R14")
def test_teleport_before_the_move_resolves_nothing() -> None:
    table = at(
        stage="before_move",
        die=2,
        where={"ben": 7, "james": 19},
        health={"ben": 2},
        hand={"ben": "teleport teleport pup"},
    )
    play(table, "teleport 4", "teleport 14", "go")
    assert (spaces(table)["ben"], hp(table)["ben"], hand_of(table, "ben")) == (GATE, 2, "pup")


@pytest.mark.rules("R56", "R50")
def test_no_teleport_from_jail() -> None:
    table = at({"jailed_cards": "all"}, turn="ben", fate={"ben": "jailed"}, hand={"ben": "teleport"})
    assert offers(table) == ["breakout", "stay"]


# SWAP


@pytest.mark.rules("R58", "Q22")
@pytest.mark.parametrize("stage", ["before_move", "act"])
def test_swap_takes_any_two_pieces_on_different_spaces(stage: str) -> None:
    table = at(stage=stage, die=1, where={"ben": 1, "lewis": 3, "david": 5, "james": 7}, hand={"ben": "swap pup"})
    assert [offer for offer in offers(table) if offer.startswith("swap")] == [
        "swap ben lewis",
        "swap ben david",
        "swap ben james",
        "swap lewis david",
        "swap lewis james",
        "swap david james",
    ]
    play(table, "swap david james")
    assert spaces(table) == {"ben": 1, "lewis": 3, "david": 7, "james": 5}


@pytest.mark.rules("Q22", "R58")
def test_swap_of_two_on_one_space_is_not_offered() -> None:
    table = at(stage="act", where={"ben": 1, "lewis": 1, "david": 5, "james": 5}, hand={"ben": "swap"})
    assert offers(table) == ["swap ben david", "swap ben james", "swap lewis david", "swap lewis james", "end"]
    assert "they stand on the same space" in refuse(table, "swap ben lewis")


@pytest.mark.rules("R59", "Q23")
def test_the_jailed_cannot_be_swapped_but_visitors_can() -> None:
    table = at(stage="act", where={"ben": 1, "lewis": JAIL, "james": 7}, fate={"david": "jailed"}, hand={"ben": "swap"})
    assert offers(table) == ["swap ben lewis", "swap ben james", "swap lewis james", "end"]
    assert "only James and free Runners can be swapped" in refuse(table, "swap ben david")


@pytest.mark.rules("R60", "Q19")
def test_swap_resolves_no_space() -> None:
    """Ben is swapped onto a Supply, Lewis onto a Safe House: no card, no heal."""
    table = at(
        stage="act", where={"ben": 4, "lewis": 2, "james": 7}, health={"ben": 3, "lewis": 3}, hand={"ben": "swap pup"}
    )
    play(table, "swap ben lewis")
    assert (spaces(table)["ben"], spaces(table)["lewis"]) == (2, 4)
    assert hand_of(table, "ben") == "pup"
    assert (hp(table)["ben"], hp(table)["lewis"]) == (3, 3)


@pytest.mark.rules("Q19")
@pytest.mark.parametrize(("space", "action"), [(GATE, "escape"), (JAIL, "rescue david"), (20, "rest")])
def test_standing_there_by_swap_counts_for_the_main_action(space: int, action: str) -> None:
    table = at(
        stage="act",
        keys=2,
        where={"ben": 1, "lewis": space, "james": 7},
        fate={"david": "jailed"},
        health={"ben": 3},
        hand={"ben": "swap pup"},
    )
    assert action not in offers(table)
    play(table, "swap ben lewis")
    assert action in offers(table)


@pytest.mark.rules("R60", "Q20")
def test_james_swapped_onto_a_pup_leaves_it_there_also_when_walking_off() -> None:
    table = at(
        stage="act",
        turn="david",
        where={"ben": 0, "lewis": 0, "david": 5, "james": 20},
        pups=[5],
        hand={"ben": "pup", "david": "swap pup"},
    )
    play(table, "swap david james")
    assert (spaces(table)["james"], pups_on(table)) == (5, [5])
    play(table, "end; roll 1; roll 1")
    assert (spaces(table)["james"], pups_on(table)) == (8, [5])


# PUP


@pytest.mark.rules("R61")
@pytest.mark.parametrize("stage", ["before_move", "act"])
def test_pup_lies_on_the_own_space(stage: str) -> None:
    table = at(stage=stage, die=1, where={"ben": 7, "james": 20}, hand={"ben": "pup swap"})
    play(table, "pup")
    assert pups_on(table) == [7]


@pytest.mark.rules("Q24")
def test_one_pup_a_space() -> None:
    table = at(stage="act", where={"ben": 7, "james": 20}, hand={"ben": "pup pup"})
    play(table, "pup")
    assert offers(table) == ["end"]
    assert "a Pup lies here already" in refuse(table, "pup")


@pytest.mark.rules("Q24")
def test_no_pup_when_all_tokens_are_out() -> None:
    table = at({"pup_supply": 2}, stage="act", where={"ben": 7, "james": 20}, hand={"ben": "pup"}, pups=[3, 4])
    assert offers(table) == ["end"]
    assert "all Pup tokens are on the board" in refuse(table, "pup")
    one_left = at({"pup_supply": 3}, stage="act", where={"ben": 7, "james": 20}, hand={"ben": "pup swap"}, pups=[3, 4])
    assert one_left.view(None)["pups_left"] == 1
    play(one_left, "pup")
    assert one_left.view(None)["pups_left"] == 0


@pytest.mark.rules("Q24")
def test_a_pup_that_was_used_up_can_be_placed_again() -> None:
    table = at(
        {"pup_supply": 1},
        stage="act",
        turn="david",
        where={"ben": 0, "lewis": 0, "david": 10, "james": 20},
        pups=[22],
        hand={"ben": "pup", "david": "swap"},
    )
    play(table, "end; roll 4; roll 1")
    assert pups_on(table) == []
    assert "pup" in offers(table)


@pytest.mark.rules("Q24")
@pytest.mark.parametrize("space", [0, 2, 4, JAIL, GATE, 7])
def test_a_pup_may_lie_anywhere_also_beneath_james(space: int) -> None:
    table = at(stage="act", where={"ben": space, "james": space}, hand={"ben": "pup swap"})
    play(table, "pup")
    assert pups_on(table) == [space]
    assert spaces(table)["james"] == space


# JAIL BREAK as a rescue


@pytest.mark.rules("R65", "R53")
@pytest.mark.parametrize("stage", ["before_move", "act"])
def test_jailbreak_frees_without_a_roll(stage: str) -> None:
    table = at(stage=stage, die=1, where={"ben": JAIL}, fate={"lewis": "jailed"}, hand={"ben": "jailbreak pup"})
    play(table, "jailbreak lewis")
    assert (fates(table)["lewis"], spaces(table)["lewis"], hp(table)["lewis"]) == ("free", RELEASE, 1)
    assert body(table) == ["jailbreak lewis"]


@pytest.mark.rules("Q28", "R65")
def test_one_turn_may_hold_a_card_rescue_and_a_rolled_one() -> None:
    table = at(
        stage="act", where={"ben": JAIL}, fate={"lewis": "jailed", "david": "jailed"}, hand={"ben": "jailbreak pup"}
    )
    play(table, "jailbreak david", "rescue lewis 4")
    assert fates(table) == {"ben": "free", "lewis": "free", "david": "free"}


@pytest.mark.rules("Q28")
def test_one_turn_may_hold_two_card_rescues_and_another_main_action() -> None:
    table = at(
        stage="act",
        where={"ben": JAIL, "james": JAIL},
        fate={"lewis": "jailed", "david": "jailed"},
        hand={"ben": "jailbreak jailbreak pup"},
    )
    play(table, "jailbreak david", "jailbreak lewis", "attack")
    assert fates(table) == {"ben": "free", "lewis": "free", "david": "free"}
    assert hp(table)["james"] == 19


@pytest.mark.rules("Q28", "R65", "Q23")
def test_jailbreak_needs_somebody_jailed_and_the_jail_beneath() -> None:
    nobody = at(stage="act", where={"ben": JAIL, "lewis": JAIL, "james": 3}, hand={"ben": "jailbreak"})
    assert offers(nobody) == ["end"]
    assert "Lewis is not in Jail" in refuse(nobody, "jailbreak lewis")
    away = at(stage="act", where={"ben": 8, "james": 3}, fate={"lewis": "jailed"}, hand={"ben": "jailbreak"})
    assert offers(away) == ["end"]
    assert "you must stand on the Jail, space 9" in refuse(away, "jailbreak lewis")


# Many cards


@pytest.mark.rules("Q21", "Q50")
def test_twenty_cards_a_turn_and_no_more() -> None:
    """Swapping to and fro, twenty times; then no card is offered, whatever the hand, and everybody sees why."""
    table = at(
        stage="act", where={"ben": 7, "lewis": 3, "james": 20}, hand={"ben": {"swap": 30}, "lewis": "pup"}, deck=""
    )
    play(table, *["swap ben lewis"] * 19)
    assert table.view(None)["cards_played"] == 19
    assert "swap ben lewis" in offers(table)
    play(table, "swap ben lewis")
    assert body(table)[0] == "; ".join(["swap ben lewis"] * 20 + ["end"])  # Q55: the guard is public, so no question
    assert (asked(table), now(table)["stage"]) == ("ben", "discard")


@pytest.mark.rules("Q50")
def test_after_twenty_cards_a_main_action_is_still_asked_for() -> None:
    table = at(stage="act", where={"ben": 7, "lewis": 3, "james": 7}, hand={"ben": "pup teleport"}, cards_played=20)
    assert offers(table) == ["attack", "end"]
    assert "20 cards were played this turn, which is the most" in refuse(table, "pup")


@pytest.mark.rules("Q50")
def test_the_guard_counts_anew_each_turn() -> None:
    table = at(
        stage="act",
        where={"ben": 7, "lewis": 3, "james": 7},
        hand={"ben": "pup", "lewis": "pup"},
        cards_played=20,
    )
    play(table, "end; roll 1")
    assert offers(table) == ["go", "pup"]
    assert table.view(None)["cards_played"] == 0
