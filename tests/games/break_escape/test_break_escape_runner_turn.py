"""A free Runner's turn (R14-R26)."""

from __future__ import annotations

import pytest
from break_escape_table import (
    asked,
    at,
    body,
    discards,
    fates,
    hand_of,
    hp,
    now,
    offers,
    piece,
    play,
    refuse,
    spaces,
)


@pytest.mark.rules("R14", "Q8")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_a_runner_moves_exactly_the_roll(die: int) -> None:
    table = at(stage="before_move", die=die, where={"ben": 23, "james": 9}, hand={"ben": "pup"})
    assert offers(table) == ["go", "pup"]  # no staying, no stopping short
    play(table, "go")
    assert spaces(table)["ben"] == (23 + die) % 24


@pytest.mark.rules("R14")
def test_the_roll_is_moved_from_where_the_piece_stands_at_go() -> None:
    table = at(stage="before_move", die=3, where={"ben": 1, "lewis": 8, "james": 20}, hand={"ben": "swap pup"})
    play(table, "swap ben lewis", "go")
    assert spaces(table)["ben"] == 11
    jumped = at(stage="before_move", die=3, where={"ben": 1, "james": 20}, hand={"ben": "teleport pup"})
    play(jumped, "teleport 22", "go")
    assert spaces(jumped)["ben"] == 1


@pytest.mark.rules("R15", "R16")
def test_a_supply_gives_one_card_once() -> None:
    table = at(stage="before_move", die=2, where={"ben": 0, "james": 20}, hand={"ben": "pup"})
    play(table, "go; draw teleport")
    assert hand_of(table, "ben") == "teleport pup"
    assert now(table)["deck"]["teleport"] == 2
    assert piece(table, "ben")["hand_size"] == 2
    play(table, "pup")  # staying on the Supply draws nothing more
    assert body(table) == ["go; draw teleport; pup"]


@pytest.mark.rules("R17", "R15")
def test_a_safe_house_heals_one() -> None:
    table = at(stage="before_move", die=4, where={"ben": 0, "james": 20}, health={"ben": 2}, hand={"ben": "pup"})
    play(table, "go")
    assert hp(table)["ben"] == 3


@pytest.mark.rules("R17", "R6")
def test_a_safe_house_does_not_heal_above_the_maximum() -> None:
    table = at(stage="before_move", die=4, where={"ben": 0, "james": 20}, health={"ben": 5}, hand={"ben": "pup"})
    play(table, "go")
    assert hp(table)["ben"] == 5


@pytest.mark.rules("R19", "Q53")
def test_one_main_action_a_turn() -> None:
    """On the open Gate with James there and after an attack: no escape any more, since that is a main action too."""
    table = at(stage="act", where={"ben": 16, "james": 16}, keys=2, hand={"ben": "pup"})
    assert offers(table) == ["pup", "attack", "escape", "end"]
    play(table, "attack")
    assert offers(table) == ["pup", "end"]
    assert "you have taken your main action this turn" in refuse(table, "escape")
    assert "you have taken your main action this turn" in refuse(table, "attack")


@pytest.mark.rules("R19")
def test_the_main_action_may_be_left() -> None:
    table = at(stage="act", where={"ben": 7, "james": 7}, hand={"lewis": "pup"})
    assert offers(table) == ["attack", "end"]
    play(table, "end; roll 2")
    assert hp(table)["james"] == 20
    assert asked(table) == "lewis"


@pytest.mark.rules("R19", "R24")
def test_the_main_action_is_fresh_on_every_turn() -> None:
    table = at(stage="act", where={"ben": 7, "lewis": 6, "james": 7}, hand={"ben": "pup", "lewis": "pup"})
    play(table, "attack", "end; roll 1", "go", "attack")
    assert hp(table)["james"] == 18


@pytest.mark.rules("R20")
def test_an_attack_costs_james_one_hp() -> None:
    table = at(stage="act", where={"ben": 7, "james": 7}, hand={"ben": "pup"})
    play(table, "attack")
    assert hp(table) == {"ben": 5, "lewis": 7, "david": 12, "james": 19}


@pytest.mark.rules("R20")
def test_no_attack_from_another_space() -> None:
    table = at(stage="act", where={"ben": 7, "james": 8}, hand={"ben": "pup"})
    assert offers(table) == ["pup", "end"]
    assert "James is not on your space but on 8" in refuse(table, "attack")


@pytest.mark.rules("Q11", "Q22", "R20")
def test_james_may_be_swapped_here_to_be_attacked() -> None:
    """Ben swaps James with Lewis, who shares Ben's space."""
    table = at(stage="act", where={"ben": 7, "lewis": 7, "james": 19}, hand={"ben": "swap pup"})
    play(table, "swap lewis james")
    assert spaces(table) == {"ben": 7, "lewis": 19, "david": 0, "james": 7}
    assert "attack" in offers(table)


@pytest.mark.rules("Q11")
def test_no_attack_on_james_who_was_swapped_away_after_the_landing() -> None:
    table = at(stage="before_move", die=1, where={"ben": 6, "lewis": 19, "james": 7}, hand={"ben": "swap pup"})
    play(table, "go")
    assert "attack" in offers(table)
    play(table, "swap lewis james")
    assert offers(table) == ["pup", "end"]


@pytest.mark.rules("R21", "Q35")
@pytest.mark.parametrize(("die", "freed"), [(1, False), (2, False), (3, False), (4, True), (5, True), (6, True)])
def test_a_rescue_works_on_4_to_6(die: int, freed: bool) -> None:
    table = at(stage="act", where={"ben": 9}, fate={"david": "jailed"}, hand={"ben": "pup"})
    assert offers(table) == ["pup", "rescue david", "end"]
    play(table, f"rescue david {die}")
    assert fates(table)["david"] == ("free" if freed else "jailed")
    assert spaces(table)["david"] == (12 if freed else 9)
    assert offers(table) == ["pup", "end"]  # either way it cost the action


@pytest.mark.rules("R21", "Q35")
def test_a_rescue_names_one_of_several() -> None:
    table = at(stage="act", where={"ben": 9}, fate={"lewis": "jailed", "david": "jailed"}, hand={"ben": "pup"})
    assert offers(table) == ["pup", "rescue lewis", "rescue david", "end"]
    play(table, "rescue david 6")
    assert fates(table) == {"ben": "free", "lewis": "jailed", "david": "free"}


@pytest.mark.rules("R21")
def test_no_rescue_elsewhere_or_of_nobody() -> None:
    away = at(stage="act", where={"ben": 8, "james": 3}, fate={"david": "jailed"}, hand={"ben": "pup"})
    assert "you must stand on the Jail, space 9" in refuse(away, "rescue david")
    nobody = at(stage="act", where={"ben": 9, "lewis": 9, "james": 3}, hand={"ben": "pup"})
    assert "Lewis is not in Jail" in refuse(nobody, "rescue lewis")


@pytest.mark.rules("R22", "R17")
def test_rest_heals_one_more() -> None:
    table = at(stage="before_move", die=4, where={"ben": 0, "james": 20}, health={"ben": 1}, hand={"ben": "pup"})
    play(table, "go", "rest")
    assert hp(table)["ben"] == 3


@pytest.mark.rules("R22", "Q48", "R6")
def test_rest_is_offered_only_where_it_heals() -> None:
    full = at(stage="act", where={"ben": 4, "james": 20}, health={"ben": 5}, hand={"ben": "pup"})
    assert offers(full) == ["pup", "end"]
    assert "there is nothing to heal" in refuse(full, "rest")
    outside = at(stage="act", where={"ben": 5, "james": 20}, health={"ben": 2}, hand={"ben": "pup"})
    assert "you must stand on a Safe House" in refuse(outside, "rest")
    no_rest = at({"rest_heal": 0}, stage="act", where={"ben": 4, "james": 20}, health={"ben": 2}, hand={"ben": "pup"})
    assert offers(no_rest) == ["pup", "end"]
    once_captured = at(
        stage="act", where={"ben": 4, "james": 20}, health={"ben": 4}, wanted={"ben": 1}, hand={"ben": "pup"}
    )
    play(once_captured, "rest")  # the maximum stays the printed value
    assert hp(once_captured)["ben"] == 5


@pytest.mark.rules("R24", "Q21")
def test_cards_before_and_after_the_move_and_the_main_action() -> None:
    table = at(
        stage="before_move",
        die=1,
        where={"ben": 6, "lewis": 3, "james": 7},
        hand={"ben": "pup pup pup swap swap"},
    )
    play(table, "swap ben lewis", "swap ben lewis", "pup", "go", "pup", "attack")
    assert offers(table) == ["end"]  # the last PUP cannot lie on a Pup, and is asked about all the same
    assert now(table)["cards_played"] == 4
    assert discards(table) == "swap swap pup pup"


@pytest.mark.rules("R24", "Q9")
def test_no_card_out_of_turn() -> None:
    """Neither between landing and its effect nor on anybody else's turn; only the one who is asked may act."""
    table = at(stage="before_move", die=2, where={"ben": 0, "james": 20}, hand={"ben": "pup", "lewis": "teleport"})
    assert offers(table, "lewis") == []
    assert offers(table, "james") == []
    with pytest.raises(Exception, match="Lewis is not asked now: it is for Ben to decide"):
        table.apply("lewis", "teleport 16")
    play(table, "go; draw pup")
    assert body(table)[-1].endswith("go; draw pup")  # no question between move and draw


@pytest.mark.rules("R25", "Q47")
def test_discard_down_to_five_at_the_end_of_the_turn() -> None:
    table = at(
        stage="act",
        where={"ben": 7, "james": 20},
        hand={"ben": "teleport swap swap pup pup jailbreak jailbreak", "lewis": "pup"},
    )
    assert offers(table)[-1] == "end"  # within the turn the hand may be larger
    play(table, "end")
    assert (asked(table), now(table)["stage"]) == ("ben", "discard")
    assert offers(table) == ["discard teleport", "discard swap", "discard pup", "discard jailbreak"]
    play(table, "discard jailbreak")
    assert asked(table) == "ben"
    play(table, "discard teleport; roll 3")
    assert hand_of(table, "ben") == "swap swap pup pup jailbreak"
    assert discards(table) == "teleport jailbreak"
    assert asked(table) == "lewis"


@pytest.mark.rules("R25", "Q47")
def test_five_cards_are_within_the_limit() -> None:
    table = at(stage="act", where={"ben": 7, "james": 20}, hand={"ben": "pup pup pup pup pup", "lewis": "pup"})
    play(table, "end; roll 1")
    assert asked(table) == "lewis"
    assert hand_of(table, "ben") == "pup pup pup pup pup"


@pytest.mark.rules("Q47", "R25")
def test_the_limit_binds_nobody_on_another_turn() -> None:
    table = at(stage="act", where={"ben": 7, "james": 20}, hand={"ben": "pup", "lewis": "pup pup pup pup pup pup swap"})
    play(table, "end; roll 1")
    assert piece(table, "lewis")["hand_size"] == 7
    assert now(table)["stage"] == "before_move"


@pytest.mark.rules("R26")
def test_arriving_on_james_costs_nothing() -> None:
    table = at(stage="before_move", die=1, where={"ben": 6, "james": 7}, health={"ben": 1}, hand={"ben": "pup"})
    play(table, "go")
    assert hp(table)["ben"] == 1
    assert asked(table) == "ben"
    play(table, "end")
    assert fates(table)["ben"] == "free"


@pytest.mark.rules("Q9")
def test_the_die_is_visible_in_the_window_before_the_move() -> None:
    table = at(turn="ben", hand={"ben": "pup"}, chance=["roll 5"])
    assert (table.view("ben")["die"], now(table)["stage"]) == (5, "before_move")
