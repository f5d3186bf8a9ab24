"""Tomes (2.6, R18, R45, R46, Q20-Q29): when each may be played, what it does, who is asked in windows."""

from __future__ import annotations

from typing import Any

import pytest
from lockup_scene import (
    all_of,
    asked,
    at,
    crews,
    final,
    hand,
    have,
    lights_out,
    now,
    of,
    offers,
    patrol,
    play,
    raid,
    raid_losses,
    refuse,
    said,
    told,
    totals,
    where,
)

from turnkey import Table

ONE_OF_EACH = "T01 T03 T05 T07 T09 T11 T13 T15 T17 T19 T21"
EVERY = [f"T{number:02}" for number in range(1, 23, 2) for _ in range(2)]


def tomes_offered(table: Table) -> list[str]:
    return [one.removeprefix("tome ") for one in offers(table) if one.startswith("tome ")]


def moments() -> dict[str, tuple[Table, list[str]]]:
    """Every moment at which tomes are played, with a seat that holds one of each title, has suspicion and a token
    on the board, sees something face down and can pay; and what it may play, in the ledger's order."""
    own: dict[str, Any] = {
        "tomes": {"a": ONE_OF_EACH}, "suspicion": {"a": 1}, "have": {"a": "SSSS"}, "goons": "N17 N18", "items": "I01",
    }  # fmt: skip
    chow = lights_out(3, crews={"a": "chow 5"}, **own)
    cell = lights_out(3, crews={"a": "cell 5"}, **own)
    wide = at(3, crews={"a": "cell 5", "b": "yard 2*"}, turn="b", options={"tome_windows": "wide"}, **own)
    return {
        "roll_call_turn": (
            at(3, crews={"a": "cell 5", "b": "yard 2*"}, **own),
            ["stealth", "peek", "move", "calm", "blame", "scrounge"],
        ),
        "roll_call_window": (play(wide, "b: pass"), ["peek", "calm", "blame", "scrounge"]),
        "strength_window": (lights_out(3, crews={"a": "smithy 5"}, **own), ["brawl", "calm", "blame", "scrounge"]),
        "hire_mode": (play(chow, "a: done"), ["haggle", "calm", "blame", "scrounge"]),
        "cell_action": (play(cell, "a: done"), ["haggle", "tinker", "calm", "blame", "scrounge"]),
        "patrol_window": (patrol(3, **own), ["smuggle", "calm", "blame", "scrounge"]),
        "raid_window": (raid(3, **own), ["alibi", "calm", "blame", "scrounge"]),
    }


@pytest.mark.rules("R46", "Q20", "Q21", "Q22", "Q23", "Q24")
@pytest.mark.parametrize("moment", moments())
def test_what_may_be_played_when(moment: str) -> None:
    table, words = moments()[moment]
    assert asked(table) == f"a {moment}"
    assert tomes_offered(table) == words
    others = [one for one in offers(table) if not one.startswith("tome ")]
    assert offers(table) == others + [f"tome {word}" for word in words]  # tomes come last
    for word in ("stealth", "brawl", "haggle", "tinker", "smuggle", "alibi"):
        if word not in words:
            assert "not played at this moment" in refuse(table, f"tome {word}")


@pytest.mark.rules("Q22")
def test_no_tome_at_other_reward_decisions() -> None:
    own: dict[str, Any] = {"tomes": {"a": ONE_OF_EACH}, "suspicion": {"a": 1}, "have": {"a": "SSSS"}}
    for location in ("yard", "sewers", "infirmary", "smithy", "commissary"):
        table = play(lights_out(3, crews={"a": f"{location} 5"}, **own), "a: done")
        assert not tomes_offered(table)
    table = play(lights_out(3, crews={"a": "chow 5"}, goons="N17 N18", **own), "a: done", "a: hire one")
    assert offers(table) == ["pick N17", "pick N18"]


@pytest.mark.rules("R45")
def test_a_played_tome_is_free_and_lies_open() -> None:
    table = at(3, tomes={"a": "T13 T13"})
    play(table, "a: tome scrounge SS")
    assert table.view("b")["tome_discard"] == ["T13"]
    assert (of(table, "a", "b")["tomes"], hand(table, "a")) == (1, ["T13"])
    assert have(table, "a") == "SS"
    assert asked(table) == "a roll_call_turn"
    play(table, "a: tome scrounge I")
    assert table.view("b")["tome_discard"] == ["T13", "T13"]
    assert asked(table) == "a roll_call_turn"  # any number, then place or pass


# Tomes that work from now on: a moment for each, and what everybody is told
PROMISES: dict[str, tuple[Any, str, dict[str, Any]]] = {
    "stealth": (lambda: at(3, tomes={"a": "T01"}), "may hide", {"seat": "a", "allowance": 4}),
    "brawl": (
        lambda: lights_out(3, crews={"a": "smithy 2"}, tomes={"a": "T07"}),
        "stronger", {"seat": "a", "location": "smithy", "bonus": 3},
    ),
    "haggle": (
        lambda: play(lights_out(3, crews={"a": "cell 2"}, tomes={"a": "T15"}), "a: done"), "haggled", {"seat": "a"},
    ),
    "tinker": (
        lambda: play(lights_out(3, crews={"a": "cell 2"}, tomes={"a": "T17"}), "a: done"), "tinkered", {"seat": "a"},
    ),
    "smuggle": (lambda: patrol(3, tomes={"a": "T19"}), "smuggled", {"seat": "a"}),
    "alibi": (lambda: raid(3, tomes={"a": "T21"}), "alibi", {"seat": "a"}),
}  # fmt: skip


@pytest.mark.rules("R45", "R46")
@pytest.mark.parametrize("title", PROMISES)
def test_everybody_is_told_what_a_played_tome_allows(title: str) -> None:
    make, kind, parts = PROMISES[title]
    table = play(make(), f"a: tome {title}")
    for watcher in ("a", "b", None):
        assert told(table, kind, watcher) == [parts]


@pytest.mark.rules("R45")
def test_any_number_may_be_held() -> None:
    table = at(3, tomes={"a": " ".join(EVERY)})
    assert of(table, "a")["tomes"] == 22
    assert hand(table, "a") == EVERY


@pytest.mark.rules("R18", "Q20")
def test_who_passed_plays_nothing_more_in_this_phase() -> None:
    table = at(2, tomes={"a": "T13", "b": "T13"}, options={"tome_windows": "wide"})
    play(table, "a: pass")
    assert asked(table) == "b roll_call_window"  # a, who passed, is not asked
    play(table, "b: done")
    assert asked(table) == "b roll_call_turn"
    assert offers(table, "a") == []
    play(table, "b: place yard 2 end")
    assert asked(table) == "b roll_call_window"


@pytest.mark.rules("Q20")
def test_in_roll_call_only_on_the_own_turn() -> None:
    table = at(3, tomes={"a": "T13", "b": "T13"})
    assert offers(table, "b") == []
    play(table, "a: place yard 2 end")
    assert asked(table) == "b roll_call_turn"
    play(table, "b: place yard")
    assert not tomes_offered(table)  # before placing, not in between


@pytest.mark.rules("Q24")
def test_a_tome_just_drawn_is_played_at_the_next_legal_moment() -> None:
    """A hobgoblin's tome from the chow hall, at the cell block of the same phase."""
    table = lights_out(2, crews={"a": "chow 5, cell 4"}, goons="N12 - - - -", have={"a": "SSS"}, items="I01")
    play(table, "a: hire one S N12", "* tome a T15")
    assert asked(table) == "a strength_window"
    play(table, "a: done")
    assert "tome haggle" in offers(table)


# Windows


@pytest.mark.rules("Q21", "Q25")
def test_the_strength_window_asks_those_with_crew_here_and_a_tome_from_the_first_player_token() -> None:
    table = lights_out(
        4,
        crews={"a": "smithy 5", "b": "smithy 4", "c": "smithy 3", "d": "yard 2"},
        tomes={"a": "T21", "c": "T01", "d": "T07"},
        fpt="b",
    )
    assert asked(table) == "d strength_window"  # at the Yard
    play(table, "d: done", "d: take")
    assert table.view(None)["resolving"] == "smithy"
    assert asked(table) == "a strength_window"  # d holds the first player token now; a is the next with crew and tome
    assert offers(table) == ["done"]
    play(table, "a: done")
    assert asked(table) == "c strength_window"  # b has no tome, d no crew
    play(table, "c: done")
    assert asked(table) == "a take_reward"


@pytest.mark.rules("Q21")
@pytest.mark.parametrize(("fpt", "order"), [("a", "abc"), ("b", "bca"), ("c", "cab")])
def test_windows_begin_with_the_first_player_token(fpt: str, order: str) -> None:
    """At a location, and in Patrol after it."""
    there = {"a": "smithy 5", "b": "smithy 4", "c": "smithy 3"}
    table = lights_out(3, crews=there, tomes={"a": "T21", "b": "T01", "c": "T01"}, fpt=fpt)
    for seat in order:
        assert asked(table) == f"{seat} strength_window"
        play(table, f"{seat}: done")
    play(table, "a: take", "b: take", "c: done")
    play(table, offers(table)[0])  # c, who came away with nothing, keeps a tome
    for seat in order:
        assert asked(table) == f"{seat} patrol_window"
        play(table, f"{seat}: done")


@pytest.mark.rules("Q21")
def test_after_a_tome_those_who_were_done_are_asked_again() -> None:
    table = lights_out(
        3,
        crews={"a": "smithy 5", "b": "smithy 4", "c": "smithy 3"},
        tomes={"a": "T13", "b": "T07", "c": "T07 T01"},
    )
    order = []
    for line in ("done", "tome brawl", "tome brawl", "done", "done"):
        order.append(asked(table)[0])
        play(table, line)
    # a done, b brawls and has none left, c brawls, a again, c again
    assert "".join(order) == "abcac"
    assert table.view(None)["ranks"] == ["b", "c", "a"]  # 7, 6, 5


@pytest.mark.rules("Q21")
def test_one_tome_or_done_each_in_turn() -> None:
    table = patrol(3, tomes={"a": "T13 T13", "b": "T01"}, fpt="a")
    play(table, "a: tome scrounge I")
    assert asked(table) == "b patrol_window"
    play(table, "b: done")
    assert asked(table) == "a patrol_window"
    play(table, "a: tome scrounge I")
    assert asked(table) == "b patrol_window"  # a has none left
    play(table, "b: done")
    assert table.view(None)["phase"] == "roll_call"


@pytest.mark.rules("Q21", "Q23")
@pytest.mark.parametrize("window", [patrol, raid])
def test_patrol_and_raid_windows_need_no_crew(window: Any) -> None:
    table = window(4, tomes={"b": "T01", "d": "T01"}, fpt="c")
    assert asked(table)[0] == "d"
    play(table, "d: done")
    assert asked(table)[0] == "b"
    play(table, "b: done")
    assert table.view(None)["phase"] == "roll_call"


@pytest.mark.rules("Q23", "R9")
def test_the_final_raid_window_is_the_last() -> None:
    table = lights_out(3, crews={"a": "smithy 5"}, tomes={"b": "T21"}, round_number=6)
    play(table, "a: take")
    assert asked(table) == "b raid_window"
    play(table, "b: done")
    assert table.over


@pytest.mark.rules("Q25")
@pytest.mark.parametrize("tome", ["T01", "T07", "T13", "T15", "T21"])
def test_whether_one_is_asked_does_not_depend_on_what_one_holds(tome: str) -> None:
    """At the strength window, chow, cell and in Patrol, with nothing but done or decline to say."""
    table = lights_out(2, crews={"a": "chow 5, cell 4"}, tomes={"a": tome})
    stages = []
    while table.view(None)["phase"] != "roll_call":
        stages.append(asked(table))
        play(table, next(one for one in offers(table) if one in ("done", "decline") or one.startswith("keep")))
    assert stages == [
        "a strength_window", "a hire_mode", "a strength_window", "a cell_action", "a strength_window",
        "a library_keep", "a patrol_window",
    ]  # fmt: skip


@pytest.mark.rules("Q25")
def test_without_a_tome_nobody_is_asked_in_a_window() -> None:
    table = lights_out(2, crews={"a": "chow 5, cell 4"}, chance=["tome T01", "tome T01"])
    assert asked(table) == "a library_keep"


# Each title


@pytest.mark.rules("R46", "R15")
def test_stealth_allows_two_more_face_down_for_this_round() -> None:
    table = at(3, tomes={"a": "T01 T01"}, passed=0b110)
    play(table, "a: tome stealth")
    assert of(table, "a")["allowance"] == 4
    play(table, "a: tome stealth")
    assert of(table, "a")["allowance"] == 6
    play(table, "a: place yard L* 2* 3* 4* 5* E* end")
    assert where(table, "yard")["crews"] == [] or of(table, "a")["held"] == 0
    while now(table)["round_number"] == 1:
        play(table, offers(table)[0])
    assert of(table, "a")["allowance"] == 2


@pytest.mark.rules("R46")
def test_peek_needs_something_face_down_of_somebody_else() -> None:
    table = at(3, crews={"a": "yard 2*"}, tomes={"a": "T03"})
    assert "nothing" in refuse(table, "tome peek") or "nobody" in refuse(table, "tome peek")
    table = at(3, crews={"b": "yard 2*, smithy L", "c": "yard 3* 4*, chow 5*"}, tomes={"a": "T03"})
    play(table, "a: tome peek")
    assert asked(table) == "a tome_peek_loc"
    assert offers(table) == ["at yard", "at chow"]
    play(table, "a: at yard")
    assert [crew["face_down"] for crew in where(table, "yard", "a")["crews"]] == [["2"], ["3", "4"]]
    assert where(table, "chow", "a")["crews"][0]["face_down"] == [None]
    assert [crew["face_down"] for crew in where(table, "yard", "b")["crews"]] == [["2"], [None, None]]
    assert asked(table) == "a roll_call_turn"


@pytest.mark.rules("Q26")
def test_move_keeps_the_face_and_uses_no_allowance() -> None:
    table = at(3, crews={"a": "yard 2* 5, smithy L"}, tomes={"a": "T05 T05"})
    assert of(table, "a")["allowance"] == 1
    play(table, "a: tome move")
    assert offers(table) == ["token L", "token 2", "token 5"]
    play(table, "a: token 2")
    assert asked(table) == "a tome_move_dest"
    assert offers(table) == ["to sewers", "to infirmary", "to smithy", "to commissary", "to chow", "to cell"]
    play(table, "a: to smithy")  # joins own crew
    assert where(table, "smithy", "a")["crews"][0]["face_down"] == ["2"]
    assert of(table, "a")["allowance"] == 1
    assert "place yard" not in offers(table)
    play(table, "a: tome move 5 cell")
    assert crews(table, "cell") == {"a": "5"}
    assert crews(table, "yard") == {}
    assert "place yard" in offers(table)  # left altogether: free again
    assert "place cell" not in offers(table)  # R13


@pytest.mark.rules("Q26")
def test_move_needs_a_token_on_the_board() -> None:
    assert "no token on the board" in refuse(at(3, tomes={"a": "T05"}), "tome move")
    table = play(at(3, crews={"a": "yard 4"}, tomes={"a": "T05"}), "a: tome move")
    assert asked(table) == "a tome_move_dest"  # one token only
    assert "to library" not in offers(table)
    assert "to yard" not in offers(table)


@pytest.mark.rules("Q14", "R22")
def test_brawl_adds_three_at_this_location_only() -> None:
    table = lights_out(2, crews={"a": "sewers 2, smithy 3", "b": "sewers 4, smithy 5"}, tomes={"a": "T07"})
    play(table, "a: tome brawl")
    assert table.view(None)["ranks"] == ["a", "b"]  # 5 to 4
    play(table, "a: take", "b: take")
    assert table.view(None)["ranks"] == ["b", "a"]  # 5 to 3


@pytest.mark.rules("R46")
def test_two_brawls_add_six() -> None:
    table = lights_out(2, crews={"a": "sewers L", "b": "sewers 5"}, tomes={"a": "T07 T07"})
    play(table, "a: tome brawl", "a: tome brawl")
    assert table.view(None)["ranks"] == ["a", "b"]
    assert "The Sewers, rank 1: seat a with strength 6." in said(table)


@pytest.mark.rules("R46")
@pytest.mark.parametrize(("before", "after"), [(3, 1), (2, 0), (1, 0)])
def test_calm_returns_two_or_the_one_there_is(before: int, after: int) -> None:
    table = play(at(3, tomes={"a": "T09"}, suspicion={"a": before}), "a: tome calm")
    assert of(table, "a")["suspicion"] == after
    assert table.view(None)["suspicion_supply"] == 12 - after


@pytest.mark.rules("R46")
def test_calm_and_blame_need_suspicion() -> None:
    table = at(3, tomes={"a": "T09 T11"}, suspicion={"b": 2})
    assert "no suspicion" in refuse(table, "tome calm")
    assert "no suspicion" in refuse(table, "tome blame")


@pytest.mark.rules("R46")
def test_blame_moves_one_marker_to_another_seat() -> None:
    table = play(at(3, tomes={"a": "T11"}, suspicion={"a": 2}), "a: tome blame")
    assert asked(table) == "a tome_blame_seat"
    assert offers(table) == ["on b", "on c"]
    play(table, "a: on c")
    assert all_of(table, "suspicion") == [1, 0, 1]
    table = play(at(2, tomes={"a": "T11"}, suspicion={"a": 2}), "a: tome blame b")
    assert all_of(table, "suspicion") == [1, 1]


@pytest.mark.rules("R46")
@pytest.mark.parametrize("bundle", ["SS", "SP", "PP", "I"])
def test_scrounge_gains_a_bundle(bundle: str) -> None:
    table = play(at(3, tomes={"a": "T13"}), "a: tome scrounge")
    assert offers(table) == ["bundle SS", "bundle SP", "bundle PP", "bundle I"]
    play(table, f"a: bundle {bundle}")
    assert have(table, "a") == bundle


@pytest.mark.rules("R46", "R2")
def test_scrounge_as_far_as_the_supply_reaches() -> None:
    table = at(3, tomes={"a": "T13"}, have={"b": "S" * 24 + "P" * 15})
    play(table, "a: tome scrounge")
    assert offers(table) == ["bundle SS", "bundle SP", "bundle I"]
    play(table, "a: bundle SS")
    assert have(table, "a") == "S"
    table = at(3, tomes={"a": "T13"}, have={"b": "S" * 25 + "P" * 15 + "I" * 15})
    assert "can give nothing" in refuse(table, "tome scrounge")
    table = play(at(3, tomes={"a": "T13"}, have={"b": "S" * 25 + "P" * 15}), "a: tome scrounge")
    assert have(table, "a") == "I"  # one way only


@pytest.mark.rules("R48", "R46")
def test_smuggle_skips_the_limit_check_of_this_patrol() -> None:
    table = patrol(3, have={"a": "SSSSSSSPPP", "b": "SSSSSS"}, tomes={"a": "T19"}, fpt="a")
    play(table, "a: tome smuggle")
    assert have(table, "a") == "SSSSSSSPPP"
    assert have(table, "b") == "SSSSS"
    assert now(table)["round_number"] == 2
    assert now(table)["smuggled"] == 0  # and only of this one
    table = patrol(3, have={"a": "SSSSSSP"}, tomes={"a": "T19"})
    play(table, "a: done")
    assert asked(table) == "a drop_excess"


@pytest.mark.rules("Q29", "R55")
def test_an_alibi_saves_its_owner_and_changes_nobody_elses_loss() -> None:
    table = raid(3, suspicion={"a": 4, "b": 3, "c": 1}, reputation={"a": 20, "b": 20, "c": 20}, tomes={"a": "T21"})
    play(table, "a: tome alibi")
    assert totals(table) == [20, 16, 20]  # b stays second
    table = final(3, suspicion={"a": 4, "b": 4, "c": 1}, reputation={"a": 20, "b": 20, "c": 20}, tomes={"b": "T21"})
    play(table, "b: tome alibi")
    assert raid_losses(table) == ["a 4"]


@pytest.mark.rules("Q29")
def test_an_alibi_holds_for_one_raid() -> None:
    """When the raid is over it is of no use, and nobody is told any more that there was one."""
    table = raid(3, suspicion={"a": 4}, reputation={"a": 20}, tomes={"a": "T21 T21"})
    play(table, "a: tome alibi")
    assert table.view(None)["alibis"] == ["a"]
    play(table, "a: done")
    assert totals(table)[0] == 20
    for watcher in ("a", "b", None):
        assert table.view(watcher)["alibis"] == []
    assert now(table)["alibis"] == 0
    table = final(3, suspicion={"a": 4}, reputation={"a": 20}, tomes={"a": "T21"})
    play(table, "a: tome alibi")
    assert table.over
    assert table.view(None)["alibis"] == []
