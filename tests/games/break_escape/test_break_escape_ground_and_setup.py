"""The ground (R1-R7) and setting up (R8-R10)."""

from __future__ import annotations

import pytest
from break_escape_table import (
    GAME,
    JAIL,
    RUNNERS,
    SEATS,
    at,
    body,
    dealt,
    discards,
    fates,
    hand_of,
    hands_dealt,
    hp,
    now,
    offers,
    outcome,
    piece,
    play,
    pups_on,
    spaces,
)

from turnkey import BadOption


@pytest.mark.rules("R1", "R76")
def test_three_runners_share_one_result_against_james() -> None:
    table = at(stage="act", turn="david", where={"david": 16}, keys=2, fate={"ben": "escaped", "lewis": "jailed"})
    play(table, "escape")
    assert table.result is not None
    assert table.result.winners == ("ben", "lewis", "david")
    assert table.result.returns == (1.0, 1.0, 1.0, -1.0)
    assert [row["side"] for row in table.result.rows] == ["runners", "runners", "runners", "james"]
    assert [row.get("fate") for row in table.result.rows] == ["escaped", "jailed", "escaped", None]


@pytest.mark.rules("R1", "R76")
def test_james_wins_alone() -> None:
    table = at(turn="james", round_number=12, chance=["roll 1"])
    assert outcome(table) == ("james", "time", 12)
    assert table.result is not None
    assert table.result.winners == ("james",)
    assert table.result.returns == (-1.0, -1.0, -1.0, 1.0)


@pytest.mark.rules("R1", "Q51")
def test_there_are_four_seats_whoever_holds_them() -> None:
    assert dict(GAME.seats) == {4: ("ben", "lewis", "david", "james")}
    for players in (1, 2, 3, 5):
        with pytest.raises(BadOption, match=f"for 4 seats, not for {players}"):
            GAME.deal(players=players, seed=1, backend="interpreted")


@pytest.mark.rules("R2")
@pytest.mark.parametrize(("start", "die", "end"), [(0, 1, 1), (17, 6, 23), (18, 6, 0), (22, 4, 2), (23, 1, 0)])
def test_after_space_23_comes_space_0(start: int, die: int, end: int) -> None:
    table = at(stage="before_move", die=die, where={"ben": start, "james": 7}, hand={"ben": "pup"})
    play(table, "go")
    assert spaces(table)["ben"] == end


@pytest.mark.rules("R2", "R3")
def test_james_goes_round_the_loop_too() -> None:
    table = at(turn="james", where={"james": 20, "ben": 7, "lewis": 7, "david": 7}, chance=["roll 5"])
    assert spaces(table)["james"] == 3


@pytest.mark.rules("R3", "R15")
def test_spaces_passed_over_have_no_effect() -> None:
    """From 1 to 7 lie two Supplies (2, 6) and a Safe House (4)."""
    table = at(stage="before_move", die=6, where={"ben": 1, "james": 20}, health={"ben": 3}, hand={"ben": "pup"})
    play(table, "go")
    assert spaces(table)["ben"] == 7
    assert hp(table)["ben"] == 3
    assert hand_of(table, "ben") == "pup"


@pytest.mark.rules("R3")
def test_teleport_and_swap_enter_nothing_on_the_way() -> None:
    """James is carried over three Pups and Ben over Supplies; nothing stirs."""
    table = at(
        stage="act",
        where={"ben": 1, "lewis": 8, "david": 0, "james": 1},
        hand={"ben": "teleport swap pup"},
        health={"ben": 2},
        pups=[3, 4, 5],
        main_used=1,
    )
    play(table, "swap lewis james")
    assert spaces(table)["james"] == 8
    play(table, "teleport 7")
    assert spaces(table)["ben"] == 7
    assert pups_on(table) == [3, 4, 5]
    assert hp(table)["ben"] == 2
    assert hand_of(table, "ben") == "pup"


@pytest.mark.rules("R4")
def test_any_number_of_pieces_may_share_a_space() -> None:
    table = at(stage="before_move", die=2, where={"ben": 5, "lewis": 7, "david": 7, "james": 7}, hand={"ben": "pup"})
    play(table, "go")
    assert spaces(table) == {"ben": 7, "lewis": 7, "david": 7, "james": 7}
    assert table.view(None)["board"][7]["pieces"] == ["ben", "lewis", "david", "james"]


@pytest.mark.rules("R5")
def test_a_runner_is_free_jailed_escaped_or_eliminated() -> None:
    table = at(
        stage="before_move",
        turn="david",
        die=1,
        fate={"ben": "escaped", "lewis": "eliminated"},
        hand={"david": "swap"},
        where={"david": 3, "james": 8},
    )
    assert fates(table) == {"ben": "escaped", "lewis": "eliminated", "david": "free"}
    assert spaces(table) == {"ben": None, "lewis": None, "david": 3, "james": 8}
    assert offers(table) == ["go", "swap david james"]  # those who left the board are no pieces any more
    jailed = at(turn="lewis", fate={"ben": "jailed"}, chance=["roll 1"])
    assert spaces(jailed)["ben"] == JAIL


@pytest.mark.rules("R6")
def test_hp_start_at_the_printed_value_and_never_exceed_it() -> None:
    assert hp(dealt()) == {"ben": 5, "lewis": 7, "david": 12, "james": 20}
    table = at(stage="before_move", die=3, where={"ben": 1, "james": 20}, hand={"ben": "pup"})
    play(table, "go")  # the Safe House on 4
    assert hp(table)["ben"] == 5


@pytest.mark.rules("R7", "Q23")
def test_a_visit_to_the_jail_changes_nothing() -> None:
    table = at(
        stage="before_move", die=2, where={"ben": 7, "james": 20}, fate={"david": "jailed"}, hand={"ben": "swap"}
    )
    play(table, "go")
    assert spaces(table)["ben"] == spaces(table)["david"] == JAIL
    assert fates(table) == {"ben": "free", "lewis": "free", "david": "jailed"}
    assert not piece(table, "ben")["wanted"]
    play(table, "swap ben james")  # the visitor can be swapped away
    assert spaces(table)["ben"] == 20


@pytest.mark.rules("R8")
def test_the_table_before_the_first_turn() -> None:
    view = dealt().view(None)
    assert [one["space"] for one in view["pieces"]] == [0, 0, 0, 0]
    assert (view["keys"], view["round"], view["turn"], view["gate_open"]) == (0, 1, "ben", False)
    assert not any(one["wanted"] for one in view["pieces"][:3])
    assert not any(space["pup"] for space in view["board"])
    assert all(one["fate"] == "free" for one in view["pieces"][:3])


@pytest.mark.rules("R9", "R32")
def test_each_runner_is_dealt_two_cards_and_james_none() -> None:
    table = hands_dealt("swap pup", "pup jailbreak", "teleport swap", "roll 2")
    assert [hand_of(table, runner) for runner in RUNNERS] == ["swap pup", "pup jailbreak", "teleport swap"]
    assert body(table)[:3] == ["deal ben swap pup", "deal lewis pup jailbreak", "deal david teleport swap"]
    assert now(table)["deck"] == {"teleport": 2, "swap": 6, "pup": 10, "jailbreak": 4}
    assert table.view(None)["deck_size"] == 22
    assert discards(table) == ""
    assert "hand" not in piece(table, "james")


@pytest.mark.rules("R10", "R36")
def test_dealt_jailbreaks_make_no_keys() -> None:
    table = hands_dealt("jailbreak jailbreak", "jailbreak jailbreak", "jailbreak pup", "roll 1")
    assert now(table)["keys"] == 0
    assert [piece(table, runner)["sure_jailbreaks"] for runner in RUNNERS] == [0, 0, 0]


@pytest.mark.rules("R8", "R11")
def test_ben_rolls_first_and_is_asked() -> None:
    table = hands_dealt("pup pup", "pup pup", "pup pup", "roll 4")
    assert body(table)[3:] == ["1.ben roll 4"]
    assert table.view(None)["die"] == 4
    assert table.actors == (SEATS.index("ben"),)


@pytest.mark.rules("R18", "Q7")
@pytest.mark.parametrize(("start", "end"), [(21, 0), (4, 7), (6, 9), (13, 16)])
def test_start_normal_jail_and_gate_do_nothing_on_landing(start: int, end: int) -> None:
    table = at(stage="before_move", die=3, where={"ben": start, "james": 2}, health={"ben": 2}, hand={"ben": "pup"})
    before = now(table)
    play(table, "go")
    after = now(table)
    assert after["where"]["ben"] == end
    changed = {name for name in before if before[name] != after[name]}
    assert changed == {"where", "stage"}


@pytest.mark.rules("Q7")
def test_passing_the_start_gives_nothing() -> None:
    table = at(stage="before_move", die=6, where={"ben": 21, "james": 9}, health={"ben": 2}, hand={"ben": "pup"})
    play(table, "go")
    assert (spaces(table)["ben"], hp(table)["ben"], hand_of(table, "ben")) == (3, 2, "pup")


@pytest.mark.rules("Q13", "R33", "Q12")
@pytest.mark.parametrize(("start", "die", "end"), [(13, 1, 16), (6, 1, 9), (3, 1, 6), (1, 1, 4), (20, 2, 0)])
def test_spaces_do_nothing_for_james(start: int, die: int, end: int) -> None:
    """Gate, Jail, Supply, Safe House, start."""
    table = at(
        turn="james",
        where={"james": start, "ben": 1, "lewis": 1, "david": 1},
        health={"james": 10},
        hand={"ben": "pup"},
        chance=[f"roll {die}"],
    )
    after = now(table)
    assert after["where"]["james"] == end
    assert after["health"]["james"] == 10
    assert after["deck_size"] == 27
    assert after["turn"] == "ben"
