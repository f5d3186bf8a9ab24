"""Roll Call (R11-R19, Q20, Q48, Q50): turns, placing face up and face down, passing."""

from __future__ import annotations

import pytest
from lockup_scene import GAME, asked, at, body, crews, now, of, offers, play, refuse, where

PLACES = [f"place {name}" for name in ("yard", "sewers", "infirmary", "smithy", "commissary", "chow", "cell")]


@pytest.mark.rules("R11", "R17")
def test_turns_run_clockwise_from_the_first_player_token_past_those_who_passed() -> None:
    table = GAME.deal(4, {"first_player": "c"}, seed=1, backend="interpreted")
    order = []
    for line in (
        "place yard 2 end",
        "pass",
        "place yard 2 end",
        "place yard 2 end",
        "place sewers 3 end",
        "pass",
        "place sewers 4 end",
    ):
        order.append(asked(table)[0])
        play(table, line)
    assert "".join(order) == "cdabcab"
    assert asked(table) == "c roll_call_turn"
    assert table.view(None)["passed"] == ["a", "d"]


@pytest.mark.rules("R11", "R17")
def test_a_pass_is_final_and_the_phase_ends_when_all_have_passed() -> None:
    table = at(3, turn="a")
    play(table, "a: pass", "b: place smithy 3 end", "c: pass", "b: place yard 2 end", "b: place cell 5 end")
    assert asked(table) == "b roll_call_turn"
    play(table, "b: pass")
    assert asked(table) == "b take_reward"  # Lights Out, the Yard
    assert table.view(None)["phase"] == "lights_out"


@pytest.mark.rules("R12", "R14")
def test_what_a_turn_offers() -> None:
    """4.2: the seven locations, then pass; never the Library."""
    table = at(3)
    assert offers(table) == [*PLACES, "pass"]
    assert len(offers(table)) == 8


@pytest.mark.rules("R12")
def test_one_or_more_tokens_all_at_one_location() -> None:
    table = play(at(3), "a: place smithy L 3 E end")
    assert crews(table, "smithy") == {"a": "L 3 E"}
    assert of(table, "a", "a")["cell"] == ["2", "4", "5"]
    assert asked(table) == "b roll_call_turn"


@pytest.mark.rules("R12")
def test_placing_needs_a_token() -> None:
    """4.2: `end` only once a token was added; a location once chosen is not left again."""
    table = play(at(3), "a: place smithy")
    assert asked(table) == "a place_token"
    assert "end" not in offers(table)
    assert "one token at least" in refuse(table, "end")
    assert "placing tokens" in refuse(table, "pass")
    play(table, "a: add 3")
    assert offers(table)[-1] == "end"


@pytest.mark.rules("R12", "R15", "Q62")
def test_tokens_are_added_in_one_order_face_up_before_face_down() -> None:
    table = play(at(3), "a: place smithy")
    assert offers(table) == ["add L", "add L*", "add 2", "add 2*", "add 3", "add 3*", "add 4", "add 4*",
                             "add 5", "add 5*", "add E", "add E*"]  # fmt: skip
    play(table, "a: add 3")
    assert offers(table) == ["add 4", "add 4*", "add 5", "add 5*", "add E", "add E*", "end"]
    assert "past the lookout" in refuse(table, "add L")


@pytest.mark.rules("R13")
def test_not_where_own_tokens_lie() -> None:
    table = at(3, crews={"a": "smithy 4*, cell L", "b": "yard 3"})
    assert offers(table) == [one for one in PLACES if one not in ("place smithy", "place cell")] + ["pass"]
    assert "already" in refuse(table, "place smithy")


@pytest.mark.rules("R15", "Q48")
@pytest.mark.parametrize(("players", "allowed"), [(2, 3), (3, 2), (4, 2), (5, 2)])
def test_so_many_go_face_down_in_a_round(players: int, allowed: int) -> None:
    table = play(at(players), "a: place smithy")
    for count, token in enumerate(("L", "3", "4")[:allowed], 1):
        assert f"add {token}*" in offers(table)
        play(table, f"a: add {token}*")
        assert of(table, "a")["allowance"] == allowed  # nothing shows before the end
        assert ("add 5*" in offers(table)) is (count < allowed)
    assert "no more of yours may go face down" in refuse(table, "add 5*")
    play(table, "a: add 5", "a: end")
    assert of(table, "a")["allowance"] == 0
    assert where(table, "smithy")["crews"][0]["face_down"] == [None] * allowed


@pytest.mark.rules("R15")
def test_the_allowance_holds_over_the_whole_round_and_comes_back() -> None:
    table = at(3, passed=0b110)
    play(table, "a: place yard L* end", "a: place sewers 2* end", "a: place smithy")
    assert offers(table) == ["add 3", "add 4", "add 5", "add E"]
    play(table, "a: add 3", "a: end", "a: pass")
    while now(table)["round_number"] == 1:
        play(table, "take")
    assert of(table, "a")["allowance"] == 2
    assert (table.view(None)["ranks"], table.view(None)["resolving"]) == (
        [],
        None,
    )  # of the round before nothing is left


@pytest.mark.rules("R16")
def test_a_placed_token_stays_until_lights_out() -> None:
    table = play(at(3), "a: place chow L* 5 end", "b: place chow 3 end", "c: pass")
    assert crews(table, "chow") == {"a": "5", "b": "3"}
    assert not any("token" in option or "move" in option for option in offers(table))
    play(table, "a: place yard 2 end")
    assert crews(table, "chow") == {"a": "5", "b": "3"}


@pytest.mark.rules("R17", "Q20", "Q25")
def test_an_empty_cell_passes_by_itself_unless_there_is_a_tome() -> None:
    """Both facts are public; what the tome is does not matter."""
    everything = "yard L 2 3, cell 4 5"
    table = at(2, crews={"a": everything})
    play(table, "a: place smithy E end", "b: pass")
    assert "= a: pass" in body(table)
    assert table.view(None)["phase"] == "lights_out"
    for tome in ("T07", "T21", "T05"):  # none of the first two can be played in Roll Call
        table = at(2, crews={"a": everything}, tomes={"a": tome})
        play(table, "a: place smithy E end", "b: pass")
        assert asked(table) == "a roll_call_turn"
        assert offers(table) == (["pass", "tome move"] if tome == "T05" else ["pass"])
        assert "no token left" in refuse(table, "place sewers")


@pytest.mark.rules("R19")
def test_unplaced_tokens_stay_in_the_cell() -> None:
    table = play(at(2, turn="a"), "a: place yard 2 end", "b: pass", "a: pass", "a: take")
    assert now(table)["round_number"] == 2
    assert of(table, "a", "a")["cell"] == ["L", "2", "3", "4", "5", "E"]
    table = play(
        at(3, turn="a"), "a: place sewers L end", "b: place sewers 2 end", "c: pass", "a: pass", "b: pass", "b: take"
    )
    assert of(table, "a", "a")["cell"] == ["2", "3", "4", "5", "E"]  # what stays home does not help the lookout


@pytest.mark.rules("Q50")
def test_there_is_always_a_free_location() -> None:
    """Six tokens at six locations leave the seventh; with one token fewer, one location more."""
    table = at(2, crews={"a": "yard L, sewers 2, infirmary 3, smithy 4, commissary 5"})
    assert offers(table) == ["place chow", "place cell", "pass"]


@pytest.mark.rules("Q25", "R12")
def test_forced_steps_of_a_placement_go_by_themselves() -> None:
    """A last token with no allowance is added, and after the enforcer a placement ends."""
    table = at(2, crews={"a": "yard L* 2* 3*, sewers 4 5"})
    play(table, "a: place smithy")
    assert crews(table, "smithy") == {"a": "E"}
    assert body(table) == ["a: place smithy E end"]
    table = play(at(2), "a: place smithy", "a: add 5", "a: add E")
    assert asked(table) == "b roll_call_turn"
    table = play(at(2, crews={"a": "yard L 2 3, sewers 4 5"}), "a: place smithy")
    assert offers(table) == ["add E", "add E*"]  # face up or down is a choice
