"""Solitary (R74-R95, Q2, Q10, Q11, Q51-Q60): the guards' posts and turns, what they take, raids and the end."""

from __future__ import annotations

import re
from typing import Any

import pytest
from lockup_scene import (
    GAME,
    all_of,
    asked,
    at,
    at_random,
    body,
    crews,
    dealt,
    final,
    have,
    lights_out,
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

from turnkey import Table

DEAL = ("! goons N04 N07 N09 N12 N13", "! items I01 I02 I03", "! goals GA1 GE1")
GREY = [f"GD{number:02}" for number in range(1, 8)]
COLOUR = {
    "moderate": [f"GD{number:02}" for number in range(8, 13)],
    "challenging": [f"GD{number:02}" for number in range(13, 18)],
    "expert": [f"GD{number:02}" for number in range(18, 23)],
}
SEVEN = ["yard", "sewers", "infirmary", "smithy", "commissary", "chow", "cell"]
POSTS = dict(zip(SEVEN, ("GD03", "GD04", "GD05", "GD06", "GD07", "GD08", "GD09"), strict=True))


def begun(*lines: str, **options: Any) -> Table:
    """A Solitary game with GD03, GD04 … GD09 face down at the seven locations."""
    return dealt(*DEAL, f"! guards {' '.join(POSTS.values())}", *lines, players=1, **options)


def against(guards: dict[str, str], crew: str = "", **position: Any) -> Table:
    """Lights Out with these guard cards face up."""
    there = {"crews": {"a": crew}} if crew else {}
    return lights_out(1, guards=guards, **there, **position)


def strengths(table: Table) -> list[int]:
    """Of those at the smithy, by rank, as the log tells it."""
    return [int(line.split()[-1].rstrip(".")) for line in said(table) if re.match("the smithy: .* with", line.lower())]


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
    assert [tome for tome, there in deck.items() if not there] == ["T01", "T02"]


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
    play(table, "a: flip yard", "! loc LC2", "! guards GD12", "a: pass")
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
    play(table, "a: flip smithy", "! loc LC2", "! guards GD12")
    assert where(table, "smithy")["guards"] == {"face_up": ["GD06"], "face_down": []}
    assert where(table, "sewers")["guards"] == {"face_up": ["GD12"], "face_down": [None]}
    assert body(table)[-4:] == ["a: flip smithy", "! reveal smithy g GD06", "! loc LC2", "! guards GD12"]
    assert asked(table) == "a roll_call_turn"
    play(table, "a: place yard 2")
    assert asked(table) == "a guard_flip"
    assert "flip smithy" not in offers(table)
    assert "no guard lies face down" in refuse(table, "flip smithy")


@pytest.mark.rules("R78")
@pytest.mark.parametrize("card", ["LC7", "LC8"])
def test_off_duty_nobody_comes(card: str) -> None:
    table = play(begun(), "a: flip smithy", f"! loc {card}")
    assert table.view(None)["guards"]["deck"] == 5
    assert "Off duty: nobody comes." in said(table)


@pytest.mark.rules("R78")
@pytest.mark.parametrize(("card", "location"), [(f"LC{n}", name) for n, name in enumerate(SEVEN[:6], 1)])
def test_where_each_location_card_sends_a_guard(card: str, location: str) -> None:
    table = play(begun(), "a: flip cell", f"! loc {card}", "! guards GD01")
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
    play(table, "a: flip yard", "! loc LC2")
    assert where(table, "sewers")["guards"] == {"face_up": [], "face_down": [None]}


@pytest.mark.rules("R79", "Q51")
def test_the_phase_ends_with_the_last_token() -> None:
    """Even with a tome in hand: there is no further turn."""
    table = at(1, crews={"a": "yard L 2 3, chow 4 5"}, posts=POSTS, tomes={"a": "T03"}, fpt="g")
    play(table, "a: tome peek cell", "a: place smithy E")
    assert table.view(None)["phase"] == "lights_out"
    assert "a: pass" not in body(table)
    table = at(1, crews={"a": "yard L 2 3, chow 4"}, posts=POSTS)
    play(table, "a: place smithy 5")
    assert asked(table) == "a guard_flip"


@pytest.mark.rules("Q51", "R77")
def test_tokens_go_face_up_and_a_pass_ends_the_phase_at_once() -> None:
    table = play(begun(), "a: flip yard", "! loc LC7", "a: place yard +")
    assert offers(table) == ["add L", "add 2", "add 3", "add 4", "add 5", "add E"]
    assert "nothing goes face down" in refuse(table, "add L*")
    play(table, "a: add 5", "a: end", "a: flip cell", "! loc LC8", "a: pass")
    assert table.view(None)["phase"] == "lights_out"


# Lights Out


@pytest.mark.rules("R80")
@pytest.mark.parametrize(
    ("cards", "power", "strength"),
    [
        ("GD01", 1, 0),
        ("GD02", 4, 4),
        ("GD03", 1, 1),
        ("GD05", 1, 2),
        ("GD06", 1, 3),
        ("GD07", 1, 1),
        ("GD08", 1, 0),
        ("GD12", 1, 3),
        ("GD06 GD12 GD02", 2, 8),
        ("GD13", 1, 1),
        ("GD14 GD15", 1, 4),
        ("GD16", 1, 3),
        ("GD17", 1, 4),
        ("GD18", 1, 2),
        ("GD19", 1, 3),
        ("GD20", 1, 4),
        ("GD21", 1, 5),
        ("GD22", 3, 3),
        ("GD22 GD02", 3, 6),
    ],
)
def test_the_guards_strength_is_the_sum_of_their_cards(cards: str, power: int, strength: int) -> None:
    number = int(cards[2:4])
    difficulty = "moderate" if number < 13 else "challenging" if number < 18 else "expert"
    table = against({"smithy": cards}, power={"g": power}, options={"difficulty": difficulty})
    assert strengths(table) == [strength]


@pytest.mark.rules("R80")
def test_guards_are_ranked_and_take_part() -> None:
    """Equal strengths: the first player token decides; a zero is presence."""
    table = against({"smithy": "GD12"}, "smithy 3", fpt="g")
    assert have(table, "g") == "II"
    assert crews(table, "library") == {"a": "3"}
    table = against({"smithy": "GD12"}, "smithy 3", fpt="a")
    assert asked(table) == "a take_reward"
    table = against({"sewers": "GD08"}, "sewers L 2", fpt="a")
    play(table, "a: take")
    assert (have(table, "a"), have(table, "g")) == ("SS", "S")


@pytest.mark.rules("R80", "R25")
def test_a_guard_lookout_keeps_suspicion_away() -> None:
    table = against({"smithy": "GD06 GD12"}, "smithy 3", lying={"smithy": 2})
    assert all_of(table, "suspicion") == [0, 2]
    table = against({"smithy": "GD06 GD12 GD01"}, "smithy 3", lying={"smithy": 2})
    assert all_of(table, "suspicion") == [2, 0]
    table = against({"smithy": "GD06 GD12 GD01"}, lying={"smithy": 2}, round_number=6)
    assert lying(table)[2] == 2


@pytest.mark.rules("R80", "R31")
def test_guards_at_the_yard() -> None:
    table = against({"yard": "GD06"}, "yard 2", fpt="a")
    assert table.view(None)["first_player"] == "g"
    assert all_of(table, "power") == [1, 2]
    assert crews(table, "library") == {"a": "2"}
    table = against({"yard": "GD03"}, "yard 2", fpt="g")
    play(table, "a: take")
    assert (all_of(table, "power"), totals(table)[1]) == ([2, 1], 11)  # guards: Library, +1


@pytest.mark.rules("R80", "R33", "R34", "R35", "R1")
def test_guards_gain_as_a_second_player_would() -> None:
    """Alone: 2 S, 2 P, 2 I. Behind a: 1 S, and at infirmary and smithy the Library."""
    table = against({"sewers": "GD03", "infirmary": "GD04", "smithy": "GD05"})
    assert have(table, "g") == "SSPPII"
    table = against({"sewers": "GD03", "infirmary": "GD04", "smithy": "GD05"}, "sewers 2, infirmary 3, smithy 4")
    play(table, "a: take", "a: take", "a: take")
    assert (have(table, "g"), have(table, "a")) == ("S", "SSPPII")
    assert totals(table)[1] == 11


@pytest.mark.rules("R81")
@pytest.mark.parametrize(
    ("own", "gain"),
    [("", "G"), ("G", "I"), ("GI", "P"), ("GIP", "S"), ("SPIG", "G"), ("SPPIIGG", "S"), ("SSIIGG", "P")],
)
def test_guards_at_the_commissary_gain_what_they_own_least_of(own: str, gain: str) -> None:
    table = against({"commissary": "GD03"}, have={"g": own})
    assert sorted(have(table, "g")) == sorted(own + gain)


@pytest.mark.rules("R81", "Q58")
def test_guards_second_at_the_commissary_gain_nothing() -> None:
    table = against({"commissary": "GD03"}, "commissary 2", have={"g": "SSSS"})
    play(table, "a: gain G")
    assert have(table, "g") == "SSSS"
    assert totals(table)[1] == 11  # by way of the Library


@pytest.mark.rules("Q56", "R81")
def test_a_kind_out_of_supply_is_passed_over() -> None:
    table = against({"commissary": "GD03"}, have={"a": "G" * 10})
    assert have(table, "g") == "I"
    table = against({"commissary": "GD03"}, have={"a": "G" * 10 + "I" * 15, "g": "PS"})
    assert have(table, "g") == "SPP"


@pytest.mark.rules("R82", "R43")
def test_guards_at_the_chow_hall_take_two_goons_with_most_icons() -> None:
    """2 icons before 1; of equals the one nearest to the sewers; free, with their rewards."""
    table = against({"chow": "GD03"}, goons="N01 N04 N05 N02 N09")
    assert of(table, "g")["goons"] == ["N01", "N05"]
    assert have(table, "g") == "IG"
    table = against({"chow": "GD03"}, goons="N04 N09 N12 N13 N17")
    assert of(table, "g")["goons"] == ["N04", "N09"]
    assert have(table, "g") == "SSS"


@pytest.mark.rules("Q60", "R82", "Q58")
def test_one_goon_or_none_at_the_chow_hall() -> None:
    table = against({"chow": "GD03"}, goons="- - N17 - -")
    assert of(table, "g")["goons"] == ["N17"]
    assert totals(table)[1] == 10
    table = against({"chow": "GD03"}, goons="- - - - -")
    assert totals(table)[1] == 11  # stragglers


@pytest.mark.rules("R82")
def test_guards_second_at_the_chow_hall_take_nothing() -> None:
    table = against({"chow": "GD03"}, "chow 2", goons="N01 N04 N05 N02 N09", have={"a": "S"})
    play(table, "a: hire S N09")
    assert of(table, "g")["goons"] == []
    assert totals(table)[1] == 11


@pytest.mark.rules("R83", "R40")
def test_guards_build_the_best_they_can_pay() -> None:
    table = against({"cell": "GD03"}, items="I01 I19 I28", have={"g": "SSSIIP"}, fpt="a")
    assert of(table, "g")["built"] == ["I19"]
    assert totals(table)[1] == 20
    assert have(table, "g") == "SSP"  # S S I I paid, +S as the reward


@pytest.mark.rules("R83", "Q54")
@pytest.mark.parametrize(
    ("items", "kept", "built"),
    [
        ("I01 I02 I03", "", "I01"),  # all 4: nearest the deck
        ("I03 I02 I01", "", "I03"),
        ("I01 I02", "I03", "I03"),  # of equals the reserve
        ("I06 I02", "I03", "I06"),  # 5 before 4
        ("", "I03 I02", "I03"),  # the oldest
        ("", "I02 I03", "I02"),
        ("I02", "I01 I06", "I06"),
    ],
)
def test_ties_among_items(items: str, kept: str, built: str) -> None:
    table = against({"cell": "GD03"}, items=items, reserved={"g": kept}, have={"g": "SSPPI"})
    assert of(table, "g")["built"] == [built]


@pytest.mark.rules("R84")
def test_guards_reserve_the_best_when_they_can_build_nothing() -> None:
    table = against({"cell": "GD03"}, items="I01 I29 I28")
    assert of(table, "g")["reserved"] == ["I28"]
    table = against({"cell": "GD03"}, items="I03 I02 I01", have={"g": "I"})
    assert of(table, "g")["reserved"] == ["I03"]
    assert have(table, "g") == "I"  # free
    assert totals(table)[1] == 10
    table = against({"cell": "GD03"}, items="")
    assert totals(table)[1] == 11  # nothing at all: stragglers


@pytest.mark.rules("R83", "R84")
def test_the_cell_block_serves_every_rank() -> None:
    table = against({"cell": "GD03"}, "cell 5", items="I01 I02 I28", have={"a": "SS"})
    play(table, "a: build I01")
    assert of(table, "g")["reserved"] == ["I28"]


@pytest.mark.rules("R85")
@pytest.mark.parametrize(
    ("own", "left"), [("PPSIG", "IG"), ("PPPIG", "IG"), ("PPIG", "G"), ("PPG", ""), ("PPPPS", "PP"), ("PPIIG", "IG")]
)
def test_guards_pay_an_a_with_scrap_first(own: str, left: str) -> None:
    """I14 costs P P A: scrap before potion before iron before gold."""
    table = against({"cell": "GD03"}, items="I14", have={"g": own})
    assert of(table, "g")["built"] == ["I14"]
    assert have(table, "g") == left


@pytest.mark.rules("R86", "Q55", "Q56")
@pytest.mark.parametrize(
    ("own", "gone", "after"),
    [
        ("SSS", "", "G"),  # I04 takes S S; the S left is turned into what they own least of, gold before all
        ("SSSPP", "", "SPG"),  # most: P
        ("SSSPIG", "", "PIGG"),  # one of each: S for G
        ("SSPPI", "", "PIG"),
        ("SSPIG", "", "IGS"),  # least: S
        ("SS", "", ""),  # no resources
        ("SSG", "", "I"),  # ties for least: I before P before S
        ("SSP", "G", "I"),  # gold is out of supply
        ("SSSPIG", "G", "PIIG"),  # gold is out: iron is the next
        ("SSSPPIIGG", "PIG", "SSPIIGG"),  # only scrap is left in the supply; ties for most: P first
    ],
)
def test_guards_convert_most_into_least(own: str, gone: str, after: str) -> None:
    """1 of the kind they own most (ties S, P, I, G) for 1 of the kind they own least (ties G, I, P, S)."""
    full = {"S": 25, "P": 15, "I": 15, "G": 10}
    out = "".join(kind * (full[kind] - own.count(kind)) for kind in gone)
    table = against({"cell": "GD03"}, items="I04", have={"g": own, "a": out}, goons="- - - - -", round_number=6)
    assert sorted(have(table, "g")) == sorted(after)


@pytest.mark.rules("Q55")
def test_nothing_is_turned_into_itself() -> None:
    """The supply has scrap only, and scrap is what they own most of."""
    table = against(
        {"cell": "GD03"}, items="I04", have={"g": "SSSS", "a": "P" * 15 + "I" * 15 + "G" * 10}, round_number=6
    )
    assert have(table, "g") == "SS"


@pytest.mark.rules("R87", "R88", "Q58")
def test_tomes_of_the_guards_are_reputation() -> None:
    """At the Library at rank 1 and 2, and for each icon; no card is drawn."""
    table = against({"library": "GD03", "chow": "GD04"}, goons="N12 N15 - - -")
    assert totals(table)[1] == 10 + 2 + 1
    assert table.view(None)["tome_deck"] == 20
    table = against({"library": "GD03"}, "library 5")
    play(table, offers(table)[0])
    assert totals(table)[1] == 11
    assert of(table, "a")["tomes"] == 1


@pytest.mark.rules("R88")
def test_guards_are_never_placed_at_the_library() -> None:
    table = begun()
    assert "flip library" not in offers(table)
    assert now(table)["crew"]["b"] == 0b1111111


@pytest.mark.rules("Q53")
def test_a_whistle_still_face_down_brings_one_more() -> None:
    up = {"library": "GD01 GD02 GD03 GD04 GD05 GD06 GD08 GD09 GD10 GD11"}
    table = lights_out(1, posts={"smithy": "GD07"}, guards=up)
    assert strengths(table) == [4]  # 1, and GD12, the only one in the deck, 3
    assert body(table)[:2] == ["! reveal smithy g GD07", "! guards GD12"]
    full = {"library": up["library"] + " GD12"}
    table = lights_out(1, posts={"smithy": "GD07"}, guards=full)
    assert strengths(table) == [1]  # an empty deck


@pytest.mark.rules("Q53")
def test_a_whistle_turned_up_before_is_a_plain_one() -> None:
    table = against({"smithy": "GD07"})
    assert strengths(table) == [1]
    table = play(begun(), "a: flip commissary", "! loc LC8")
    assert where(table, "commissary")["guards"] == {"face_up": ["GD07"], "face_down": []}
    assert table.view(None)["guards"]["deck"] == 5


@pytest.mark.rules("R89")
def test_peek_works_on_face_down_guards() -> None:
    table = at(1, posts=POSTS, guards={"yard": "GD10"}, tomes={"a": "T03"})
    play(table, "a: tome peek")
    assert offers(table) == [f"at {name}" for name in SEVEN]
    play(table, "a: at chow")
    assert where(table, "chow", "a")["guards"]["face_down"] == ["GD08"]
    assert where(table, "chow", None)["guards"]["face_down"] == [None]
    assert where(table, "cell", "a")["guards"]["face_down"] == [None]
    assert "The chow hall, face down: GD08." in said(table, "a")


@pytest.mark.rules("Q57")
def test_suspicion_is_given_to_and_fro() -> None:
    """The guards' GIVE goes to the player; the player's GIVE and blame to the guards."""
    table = against({"chow": "GD03"}, goons="N10 - - - -", suspicion={"g": 2})
    assert all_of(table, "suspicion") == [1, 1]
    table = against({"chow": "GD03"}, goons="N10 - - - -", suspicion={"a": 2})
    assert all_of(table, "suspicion") == [2, 0]
    table = against({}, "chow 5", goons="N10 - - - -", suspicion={"a": 2}, have={"a": "S"})
    play(table, "a: hire S N10")
    assert offers(table) == ["give g", "nogive"]
    play(table, "a: give g")
    assert all_of(table, "suspicion") == [1, 1]
    table = at(1, posts=POSTS, tomes={"a": "T11"}, suspicion={"a": 2})
    play(table, "a: tome blame g")
    assert all_of(table, "suspicion") == [1, 1]
    assert body(table) == ["a: tome blame g"]


@pytest.mark.rules("Q59")
def test_strength_windows_only_where_the_player_has_crew() -> None:
    table = against({"sewers": "GD03", "smithy": "GD04"}, "smithy 5", tomes={"a": "T07"})
    assert asked(table) == "a strength_window"
    assert table.view(None)["resolving"] == "smithy"


@pytest.mark.rules("R90", "R60", "R61")
def test_the_award_moves_between_player_and_guards() -> None:
    """GA4, dwarves; the guards take the two with most icons."""
    table = against({"chow": "GD03"}, goons="N05 N01 - - -", gangs={"a": "N02 N03"}, goals="GA4", award_holder="a")
    assert table.view(None)["goals"]["award_holder"] == "a"
    table = against(
        {"chow": "GD03"}, goons="N05 N01 - - -", gangs={"a": "N02 N03", "g": "N04"}, goals="GA4", award_holder="a"
    )
    assert table.view(None)["goals"]["award_holder"] == "g"


@pytest.mark.rules("R75")
def test_guards_have_no_limit() -> None:
    table = patrol(1, have={"g": "SSSSSSSSPPPP", "a": "SSSSSSS"})
    assert (have(table, "g"), have(table, "a")) == ("SSSSSSSSPPPP", "SSSSS")


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
