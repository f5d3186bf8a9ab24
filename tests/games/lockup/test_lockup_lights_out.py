"""Lights Out at every location (R20-R30, Q14, Q16, Q17, Q49): turning up, ranks, suspicion, rewards, stragglers."""

from __future__ import annotations

import pytest
from lockup_scene import all_of, asked, crews, have, lights_out, lying, of, offers, play, said, told, where

from turnkey import Table


def ranks(table: Table) -> str:
    return "".join(table.view(None)["ranks"])


@pytest.mark.rules("R20")
def test_locations_resolve_in_their_order_one_before_the_next() -> None:
    """a is everywhere; what it takes at one location is there before the next."""
    table = lights_out(
        3,
        crews={"a": "yard L, sewers 2, infirmary 3, smithy 4, commissary 5, chow E"},
        goons="- - - - N17",
        items="I01",
    )
    order = []
    while table.view(None)["phase"] == "lights_out":
        order.append(f"{table.view(None)['resolving']}: {asked(table)}")
        play(table, next(one for one in offers(table) if one not in ("decline",)))
    assert order == [
        "yard: a take_reward", "sewers: a take_reward", "infirmary: a take_reward", "smithy: a take_reward",
        "commissary: a commissary_gain", "chow: a hire_mode", "chow: a hire_pay",
    ]  # fmt: skip
    table = lights_out(3, crews={"a": "cell 5, sewers 3", "b": "sewers 2, yard L"}, items="I01")
    play(table, "b: decline", "a: take", "b: take", "a: decline")
    assert asked(table) == "a library_keep"  # b from the Yard and a from the cell block meet at the Library, the last
    assert table.view(None)["resolving"] == "library"


@pytest.mark.rules("R21")
def test_only_tokens_of_the_location_being_resolved_are_turned_up() -> None:
    table = lights_out(3, crews={"a": "yard 4*, smithy 5* L", "b": "smithy 3*"})
    assert crews(table, "yard") == {"a": "4"}
    assert where(table, "smithy")["crews"][0] == {
        "seat": "a", "face_up": ["L"], "face_down": [None], "brawl": 0, "strength": 0,
    }  # fmt: skip
    play(table, "a: take")
    assert crews(table, "smithy") == {"a": "L 5", "b": "3"}


@pytest.mark.rules("R22")
@pytest.mark.parametrize(
    ("crew", "power", "strength"),
    [("2 3", 1, 5), ("4 5", 1, 9), ("E", 4, 4), ("L", 9, 0), ("L 2 3 4 5 E", 3, 17), ("L* 5* E", 2, 7)],
)
def test_strength_is_the_sum_of_the_tokens(crew: str, power: int, strength: int) -> None:
    table = lights_out(3, crews={"a": f"smithy {crew}"}, power={"a": power, "b": 1, "c": 1})
    assert f"The Smithy, rank 1: seat a with strength {strength}." in said(table)


@pytest.mark.rules("R22", "R30")
def test_power_gained_at_the_yard_strengthens_the_enforcer_at_once() -> None:
    """a has power 2 after the Yard, so that its enforcer beats b's token of strength 2 by the first player token."""
    table = lights_out(2, crews={"a": "yard 5, smithy E", "b": "smithy 2"}, fpt="b")
    play(table, "a: take")
    assert of(table, "a")["power"] == 2
    assert ranks(table) == "ab"


@pytest.mark.rules("R23")
def test_a_lookout_alone_takes_part() -> None:
    table = lights_out(3, crews={"a": "sewers L", "b": "sewers 2"})
    assert ranks(table) == "ba"
    play(table, "b: take", "a: take")
    assert (have(table, "b"), have(table, "a")) == ("SSS", "S")


@pytest.mark.rules("R24")
@pytest.mark.parametrize(("fpt", "order"), [("a", "abcd"), ("b", "bcda"), ("c", "cdab"), ("d", "dabc")])
def test_equals_rank_clockwise_from_the_first_player_token(fpt: str, order: str) -> None:
    table = lights_out(
        4,
        crews={"a": "sewers 4", "b": "sewers 4", "c": "sewers E", "d": "sewers 2 E"},
        power={"a": 1, "b": 1, "c": 4, "d": 2},
        fpt=fpt,
    )
    assert ranks(table) == order


@pytest.mark.rules("R24", "R22")
def test_the_stronger_goes_before_the_first_player_token() -> None:
    table = lights_out(3, crews={"a": "sewers 3", "b": "sewers 4", "c": "sewers 5"}, fpt="a")
    assert ranks(table) == "cba"


@pytest.mark.rules("R31", "R24", "Q14")
def test_the_new_holder_decides_ties_from_the_next_location_on() -> None:
    """At the Yard itself ranks stay as they are; at the sewers c, who took the token, is before a and b."""
    table = lights_out(
        3,
        crews={"a": "yard 3, sewers 4", "b": "yard 2, sewers 4", "c": "yard 5, sewers 4"},
        fpt="a",
    )
    assert ranks(table) == "cab"
    play(table, "c: take")
    assert table.view(None)["first_player"] == "c"
    assert ranks(table) == "cab"
    play(table, "a: take")
    assert table.view(None)["resolving"] == "sewers"
    assert ranks(table) == "cab"
    table = lights_out(3, crews={"b": "yard 5, sewers 4", "a": "sewers 4", "c": "sewers 4"}, fpt="a")
    play(table, "b: take")
    assert ranks(table) == "bca"


@pytest.mark.rules("Q14")
def test_power_gained_at_the_yard_does_not_rank_the_yard_anew() -> None:
    """b and c are equal at 2 before; the power that a gains, and then c, changes nothing any more."""
    table = lights_out(3, crews={"a": "yard 5", "b": "yard 2", "c": "yard E"}, power={"a": 1, "b": 1, "c": 2}, fpt="a")
    assert ranks(table) == "abc"
    play(table, "a: take", "b: take")
    assert all_of(table, "power") == [2, 2, 2]


@pytest.mark.rules("R25")
def test_suspicion_goes_to_the_first_without_a_lookout_there() -> None:
    at_sewers = {"a": "sewers L 5", "b": "sewers 4", "c": "sewers 3"}
    table = lights_out(3, crews=at_sewers, lying={"sewers": 3, "smithy": 1})
    assert ranks(table) == "abc"
    assert all_of(table, "suspicion") == [0, 3, 0]
    assert lying(table) == [0, 0, 1, 0, 0]


@pytest.mark.rules("R25")
def test_a_lookout_elsewhere_does_not_help() -> None:
    table = lights_out(3, crews={"a": "sewers 5, smithy L", "b": "sewers 4"}, lying={"sewers": 2})
    assert all_of(table, "suspicion") == [2, 0, 0]


@pytest.mark.rules("R26")
def test_suspicion_stays_where_all_have_a_lookout_or_nobody_is() -> None:
    table = lights_out(
        3, crews={"a": "sewers L 5", "b": "sewers L"}, lying={"sewers": 2, "chow": 3, "infirmary": 1}, goons="- - - - -"
    )
    assert lying(table) == [2, 1, 0, 0, 3]
    play(table, "a: take", "b: take", "* items I01 I02 I03 I04", "* goons N04 N07 N09 N12 N13")
    assert lying(table) == [2, 1, 0, 0, 3]
    assert all_of(table, "suspicion") == [0, 0, 0]


@pytest.mark.rules("R25", "R27")
def test_suspicion_comes_before_rewards_and_also_to_those_who_decline() -> None:
    table = lights_out(3, crews={"a": "smithy 5"}, lying={"smithy": 2})
    assert all_of(table, "suspicion") == [2, 0, 0]
    assert asked(table) == "a take_reward"


@pytest.mark.rules("R27", "R29", "Q16")
def test_a_decline_promotes_nobody_and_leads_to_the_library() -> None:
    table = lights_out(3, crews={"a": "smithy 5", "b": "smithy 4", "c": "smithy 3"})
    play(table, "a: decline", "b: take")
    assert have(table, "b") == "I"  # rank 2 still
    assert now_drawn(table) == ["a", "c"]


def now_drawn(table: Table) -> list[str]:
    """Who went to the Library, in the order in which the log tells it."""
    return [one["party"] for one in told(table, "to library")]


@pytest.mark.rules("Q16", "R31")
def test_declining_at_the_yard_leaves_the_first_player_token_where_it_is() -> None:
    table = lights_out(3, crews={"a": "yard 5", "b": "yard 3"}, fpt="c")
    play(table, "a: decline", "b: take")
    assert table.view(None)["first_player"] == "c"
    assert all_of(table, "power") == [1, 2, 1]


@pytest.mark.rules("R28")
def test_who_took_a_reward_goes_home_at_once() -> None:
    table = lights_out(3, crews={"a": "smithy 5 L", "b": "smithy 4"})
    play(table, "a: take")
    assert crews(table, "smithy") == {"b": "4"}
    assert of(table, "a", "b")["home"] == ["L", "5"]
    assert asked(table) == "b take_reward"


@pytest.mark.rules("R29", "Q49")
def test_stragglers_from_several_locations_are_one_crew_at_the_library() -> None:
    """a falls through at the Yard with 2 and at the smithy with E (power 3): 5 at the Library, before b's 4."""
    table = lights_out(
        2,
        crews={"a": "yard 2, smithy E", "b": "yard 3, infirmary 4, smithy 5"},
        power={"a": 3, "b": 1},
    )
    play(table, "b: take", "b: decline", "b: take", "* tome a T01", "* tome a T07")
    assert crews(table, "library") == {"a": "2 E", "b": "4"}
    assert [line for line in said(table) if line.startswith("The Library")] == [
        "The Library, rank 1: seat a with strength 5.", "The Library, rank 2: seat b with strength 4.",
    ]  # fmt: skip
    assert asked(table) == "a library_keep"


@pytest.mark.rules("R29", "R42")
def test_who_gets_nothing_at_the_library_goes_home() -> None:
    """Four players fall through at the smithy or elsewhere: the fourth at the Library gets no tome."""
    table = lights_out(
        4,
        crews={"a": "yard 2, smithy 5", "b": "yard 3, smithy 4", "c": "smithy 3", "d": "smithy 2"},
    )
    play(table, "b: decline", "a: decline", "a: decline", "b: decline", "* tome a T01", "* tome a T01")
    assert crews(table, "library") == {"a": "2 5", "b": "3 4", "c": "3", "d": "2"}
    play(table, "a: keep T01", "* tome b T03", "* tome c T03")
    while table.view(None)["phase"] != "roll_call":
        play(table, "done")
    assert all_of(table, "tomes") == [1, 1, 1, 0]
    assert all_of(table, "held") == [6, 6, 6, 6]


@pytest.mark.rules("R30")
def test_what_is_gained_pays_at_later_locations_of_the_phase() -> None:
    """Scrap from the sewers hires at the chow hall; the iron of the goon hired builds at the cell block."""
    table = lights_out(2, crews={"a": "sewers 2, chow 3, cell 4"}, goons="- - - - N01", items="I06")
    play(table, "a: take", "a: hire one S N01", "a: build I06")
    assert of(table, "a")["built"] == ["I06"]
    assert have(table, "a") == ""


@pytest.mark.rules("Q17")
def test_short_supply_is_taken_in_rank_order() -> None:
    """4 scrap: 3 for the first, 1 of 2 for the second, and the third finds nothing and is a straggler."""
    table = lights_out(4, crews={"a": "sewers 5", "b": "sewers 4", "c": "sewers 3"}, have={"d": "S" * 21}, played="T01")
    play(table, "a: take")
    assert have(table, "a") == "SSS"
    assert asked(table) == "b take_reward"
    play(table, "b: take", "* tome c T03", "* tome c T03")
    assert have(table, "b") == "S"
    assert crews(table, "library") == {"c": "3"}
    assert table.view(None)["supply"]["S"] == 0


@pytest.mark.rules("Q17")
def test_at_the_yard_without_power_the_first_still_gets_the_token_and_the_second_nothing() -> None:
    table = lights_out(
        4,
        crews={"a": "yard 5", "b": "yard 4"},
        power={"a": 1, "b": 1, "c": 1, "d": 19},
        fpt="d",
    )
    assert table.view(None)["power_supply"] == 0
    play(table, "a: take", "* tome b T01", "* tome b T01")
    assert table.view(None)["first_player"] == "a"
    assert all_of(table, "power") == [1, 1, 1, 19]
    assert crews(table, "library") == {"b": "4"}
    table = lights_out(4, crews={"a": "yard 5", "b": "yard 4"}, power={"a": 1, "b": 1, "c": 1, "d": 19}, fpt="a")
    assert offers(table) == ["take", "decline"]  # to keep it is a reward as well
    play(table, "a: take")
    assert of(table, "a")["home"] == ["5"]


@pytest.mark.rules("Q18")
def test_these_rewards_are_all_or_nothing() -> None:
    for location in ("yard", "sewers", "infirmary", "smithy"):
        table = lights_out(3, crews={"a": f"{location} 5"})
        assert offers(table) == ["take", "decline"]
    play(lights_out(3, crews={"a": "smithy 5"}), "a: take")
