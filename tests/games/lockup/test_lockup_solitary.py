"""Solitary (R74-R79, R91-R95, Q2, Q10, Q11, Q51, Q52): setup, the guards' posts and turns, raids and the end."""

from __future__ import annotations

from typing import Any

import pytest
from lockup_guards import COLOUR, GREY, POSTS, SEVEN, against, begun
from lockup_scene import (
    GAME,
    all_of,
    asked,
    at,
    at_random,
    body,
    final,
    lying,
    now,
    of,
    offers,
    patrol,
    play,
    raid,
    refuse,
    said,
    scored,
    totals,
    where,
)

# Setup


@pytest.mark.rules("R74", "R1", "R2")
def test_the_table_before_round_1() -> None:
    table = begun()
    view = table.view(None)
    assert [one["seat"] for one in view["parties"]] == ["a", "g"]
    assert all_of(table, "reputation") == [10, 10]
    assert all_of(table, "power") == [1, 1]
    assert view["power_supply"] == 20
    assert view["items"] == ["I01", "I02", "I03"]
    assert view["first_player"] == "g"
    assert view["tome_deck"] == 20  # without both copies of T01
    assert (view["goals"]["award"], view["goals"]["instant"], view["goals"]["end_game"]) == ("GA1", None, "GE1")
    assert of(table, "a", "a")["cell"] == ["L", "2", "3", "4", "5", "E"]


@pytest.mark.rules("R74")
def test_the_book_of_stealth_is_not_used() -> None:
    deck = now(begun())["deck"]
    assert [tome for tome, there in deck.items() if not there] == ["T01"]


@pytest.mark.rules("R95", "R76")
@pytest.mark.parametrize("difficulty", COLOUR)
def test_twelve_guard_cards_by_difficulty(difficulty: str) -> None:
    seen: set[str] = set()
    for seed in range(12):
        table = GAME.deal(1, {"difficulty": difficulty}, seed=seed, backend="interpreted")
        position = now(table)
        used = {card for card, place in position["guard"].items() if place != "unused"}
        assert used == {*GREY, *COLOUR[difficulty]}
        seen |= set(position["guard_down"].values())
        assert sum(position["guard_deck"].values()) == 5
    assert seen == {*GREY, *COLOUR[difficulty]}


# Roll Call


@pytest.mark.rules("R76")
def test_one_guard_face_down_at_each_location_but_the_library() -> None:
    table = begun()
    assert [where(table, name)["guards"]["face_down"] for name in SEVEN] == [[None]] * 7
    assert where(table, "library")["guards"] is None
    assert table.view(None)["guards"]["deck"] == 5
    assert len(table.view(None)["guards"]["location_cards"]) == 8


@pytest.mark.rules("R76")
def test_each_round_all_cards_are_shuffled_anew() -> None:
    table = begun()
    play(table, "a: flip yard", "* loc LC2", "* guards GD12", "a: pass")
    while now(table)["round_number"] == 1:
        play(table, offers(table)[0])
    assert [where(table, name)["guards"]["face_down"] for name in SEVEN] == [[None]] * 7
    assert [where(table, name)["guards"]["face_up"] for name in SEVEN] == [[]] * 7
    assert table.view(None)["guards"]["deck"] == 5
    assert len(table.view(None)["guards"]["location_cards"]) == 8


@pytest.mark.rules("R77", "R78", "Q52")
def test_the_guards_turn() -> None:
    table = begun()
    assert asked(table) == "a guard_flip"
    assert offers(table) == [f"flip {name}" for name in SEVEN]
    play(table, "a: flip smithy", "* loc LC2", "* guards GD12")
    assert where(table, "smithy")["guards"] == {"face_up": ["GD06"], "face_down": [], "strength": 3}
    assert where(table, "sewers")["guards"] == {"face_up": ["GD12"], "face_down": [None], "strength": 3}
    assert body(table)[-4:] == ["a: flip smithy", "= reveal smithy g GD06", "* loc LC2", "* guards GD12"]
    assert asked(table) == "a roll_call_turn"
    play(table, "a: place yard 2 end")
    assert asked(table) == "a guard_flip"
    assert "flip smithy" not in offers(table)
    assert "no guard lies face down" in refuse(table, "flip smithy")


@pytest.mark.rules("R78", "R80")
def test_where_a_guard_was_turned_up_everybody_knows_that_none_lies_face_down() -> None:
    table = play(begun(), "a: flip smithy", "* loc LC7")
    piece = GAME.observation["guard_down known"]
    for watcher in ("a", None):
        known = table.observe(watcher)[piece.start :][: len(SEVEN)]
        assert [name for name, flag in zip(SEVEN, known, strict=True) if flag] == ["smithy"]


@pytest.mark.rules("R78", "Q25")
def test_the_last_guard_face_down_is_turned_up_without_asking() -> None:
    table = at(1, "guards_turn", turn="g", fpt="g", posts={"smithy": "GD06"}, chance=["loc LC7"])
    assert body(table) == ["= a: flip smithy", "= reveal smithy g GD06", "* loc LC7"]
    assert asked(table) == "a roll_call_turn"


@pytest.mark.rules("R78")
def test_with_nobody_left_to_turn_up_a_guard_comes_all_the_same() -> None:
    table = at(1, "guards_turn", turn="g", fpt="g", guards=POSTS, chance=["loc LC2", "guards GD12"])
    assert where(table, "sewers")["guards"]["face_up"] == ["GD04", "GD12"]
    assert asked(table) == "a roll_call_turn"


@pytest.mark.rules("R78")
def test_with_no_location_card_left_nobody_comes() -> None:
    none_left = {f"LC{number}": 0 for number in range(1, 9)}
    table = at(1, "guard_flip", asked=1, turn="g", fpt="g", posts=POSTS, location_card=none_left)
    play(table, "a: flip smithy")
    assert table.view(None)["guards"]["deck"] == 5
    assert asked(table) == "a roll_call_turn"


@pytest.mark.rules("R78")
@pytest.mark.parametrize("card", ["LC7", "LC8"])
def test_off_duty_nobody_comes(card: str) -> None:
    table = play(begun(), "a: flip smithy", f"* loc {card}")
    assert table.view(None)["guards"]["deck"] == 5
    assert "Off duty: no guard comes." in said(table)


@pytest.mark.rules("R78")
@pytest.mark.parametrize(("card", "location"), [(f"LC{n}", name) for n, name in enumerate(SEVEN[:6], 1)])
def test_where_each_location_card_sends_a_guard(card: str, location: str) -> None:
    table = play(begun(), "a: flip cell", f"* loc {card}", "* guards GD01")
    assert where(table, location)["guards"]["face_up"] == ["GD01"]
    assert card not in table.view(None)["guards"]["location_cards"]


@pytest.mark.rules("R77")
def test_the_holder_of_the_first_player_token_begins() -> None:
    """a wins the Yard: in the next round a places before the guards' turn."""
    table = against({"yard": "GD03"}, "yard 5")
    play(table, "a: take")
    assert now(table)["round_number"] == 2
    assert asked(table) == "a roll_call_turn"


@pytest.mark.rules("Q53", "R78")
def test_with_an_empty_guard_deck_nobody_comes() -> None:
    table = at(1, "guard_flip", asked=1, turn="g", fpt="g", posts=POSTS,
               guards={"library": "GD01 GD02 GD10 GD11 GD12"})  # fmt: skip
    assert now(table)["guard_deck_size"] == 0
    play(table, "a: flip yard", "* loc LC2")
    assert where(table, "sewers")["guards"] == {"face_up": [], "face_down": [None], "strength": 0}


@pytest.mark.rules("R79", "Q51")
def test_the_phase_ends_with_the_last_token() -> None:
    """Even with a tome in hand: there is no further turn."""
    table = at(1, crews={"a": "yard L 2 3, chow 4 5"}, posts=POSTS, tomes={"a": "T03"}, fpt="g")
    play(table, "a: tome peek cell", "a: place smithy E end")
    assert table.view(None)["phase"] == "lights_out"
    assert "a: pass" not in body(table)
    table = at(1, crews={"a": "yard L 2 3, chow 4"}, posts=POSTS)
    play(table, "a: place smithy 5 end")
    assert asked(table) == "a guard_flip"


@pytest.mark.rules("Q51", "R77")
def test_tokens_go_face_up_and_a_pass_ends_the_phase_at_once() -> None:
    table = play(begun(), "a: flip yard", "* loc LC7", "a: place yard")
    assert offers(table) == ["add L", "add 2", "add 3", "add 4", "add 5", "add E"]
    assert "nothing goes face down" in refuse(table, "add L*")
    play(table, "a: add 5", "a: end", "a: flip cell", "* loc LC8", "a: pass")
    assert table.view(None)["phase"] == "lights_out"


# Raids and the end


@pytest.mark.rules("R91", "Q2")
def test_the_player_has_most() -> None:
    table = raid(1, suspicion={"a": 4, "g": 2}, lying={"sewers": 1}, reputation={"a": 20, "g": 20})
    assert totals(table) == [14, 20]
    assert all_of(table, "suspicion") == [0, 0]
    assert now(table)["suspicion_supply"] == 12


@pytest.mark.rules("R91", "Q2")
def test_the_guards_have_most() -> None:
    table = raid(1, suspicion={"a": 2, "g": 4}, lying={"sewers": 1}, reputation={"a": 20, "g": 20})
    assert totals(table) == [20, 14]
    assert all_of(table, "suspicion") == [2, 0]
    assert (lying(table), now(table)["suspicion_supply"]) == ([0] * 5, 10)


@pytest.mark.rules("Q11")
@pytest.mark.parametrize("count", [0, 3])
def test_a_tie_costs_nobody_anything_and_all_returns(count: int) -> None:
    table = raid(1, suspicion={"a": count, "g": count}, lying={"sewers": 1}, reputation={"a": 20, "g": 20})
    assert totals(table) == [20, 20]
    assert all_of(table, "suspicion") == [0, 0]
    assert now(table)["suspicion_supply"] == 12


@pytest.mark.rules("Q10")
def test_what_the_player_keeps_may_leave_too_few_markers() -> None:
    """5 stay with the player: of the 9 needed only 7 can be placed, from the sewers on; no second raid."""
    table = patrol(
        1,
        items="I01 I02 I03",
        goons="N05 N20 N22 N27 N13",
        suspicion={"a": 5, "g": 6},
        reputation={"a": 20, "g": 20},
        chance=["goons N01"],
    )
    assert totals(table) == [20, 14]
    assert lying(table) == [1, 2, 2, 2, 0]
    assert (all_of(table, "suspicion"), now(table)["suspicion_supply"]) == ([5, 0], 0)
    assert table.view(None)["raids"] == 1
    assert now(table)["round_number"] == 2


@pytest.mark.rules("R92")
def test_the_final_raid_and_what_guards_score() -> None:
    table = final(
        1,
        suspicion={"a": 1, "g": 3},
        reputation={"a": 20, "g": 20},
        have={"a": "SPIG", "g": "SPIGG"},
        gangs={"g": "N01 N02 N03"},
        built={"g": "I01"},
        goals="GE1",
        fpt="g",
    )
    assert totals(table) == [20 + 3 + 2, 20 - 6 + 6 + 7 + 4 + 2]
    table = final(1, suspicion={"a": 3, "g": 3}, reputation={"a": 20, "g": 20}, fpt="a")
    assert totals(table) == [22, 20]


@pytest.mark.rules("R93", "Q43")
def test_goals_are_worth_six_and_nothing_in_a_tie() -> None:
    own: dict[str, Any] = {"reputation": {"a": 20, "g": 20}, "fpt": "a", "goals": "GA6 GE1"}
    table = scored(1, gangs={"g": "N17 N18"}, award_holder="g", built={"a": "I01"}, **own)
    assert totals(table) == [28, 26]
    table = scored(1, gangs={"g": "N17 N18", "a": "N15 N16"}, award_holder="g", **own)
    assert totals(table) == [22, 20]
    table = scored(1, built={"a": "I01", "g": "I02"}, **own)
    assert totals(table) == [22, 20]


@pytest.mark.rules("R94", "Q63")
@pytest.mark.parametrize(("player", "guards", "won"), [(21, 20, True), (20, 20, False), (19, 20, False)])
def test_only_more_than_the_guards_wins(player: int, guards: int, won: bool) -> None:
    table = scored(1, reputation={"a": player - 2, "g": guards}, fpt="a", built={"a": "I01"})
    assert table.result is not None
    assert table.result.winners == (("a",) if won else ())
    assert table.result.returns == ((1.0,) if won else (-1.0,))
    assert table.result.reason == ("outsmarted" if won else "guards")
    assert table.view(None)["winners"] == (["a"] if won else ["g"])
    assert table.result.rows[0]["place"] == (1 if won else 2)  # win or loss only: built items decide no tie


@pytest.mark.rules("R74", "R9")
@pytest.mark.parametrize("difficulty", COLOUR)
def test_whole_games(difficulty: str) -> None:
    table = at_random(GAME.deal(1, {"difficulty": difficulty}, seed=4, backend="interpreted"), 2)
    assert table.over
    assert not any("Seat b" in line or "seat b" in line for line in table.log(None))
