"""Zones, moves, draws and turn order (R9-R18): what a turn is, and where a step may lead."""

from __future__ import annotations

import pytest
from locked_out_table import (
    ICONS,
    PILES,
    asked,
    at,
    at_random,
    body,
    dealt,
    follow,
    game,
    hand,
    offers,
    refuse,
    seat_of,
    space,
    tokens,
)

from turnkey import Unreadable

# Section 2.2 by hand: where a step from each space may lead, by stage, in the order 2, 3, 4, 5, 2a, 6, 7, 8, 8a
WAYS = {
    1: {"2": "2a", "3": "4 2a", "4": "3 5 2a", "5": "4 2a", "2a": "2 3 4 5"},
    2: {
        "2": "2a", "3": "4 2a", "4": "3 5 2a", "5": "4 2a 6", "2a": "2 3 4 5 6",
        "6": "5 2a 7 8", "7": "6 8", "8": "6 7",
    },
    3: {
        "2": "2a", "3": "4 2a", "4": "3 5 2a", "5": "4 2a 6", "2a": "2 3 4 5 6",
        "6": "5 2a 7 8", "7": "6 8", "8": "6 7 8a",
    },
}  # fmt: skip


@pytest.mark.rules("R9", "R12", "Q31", "Q42")
@pytest.mark.parametrize(("stage", "here"), [(stage, here) for stage, ways in WAYS.items() for here in ways])
def test_where_a_step_may_lead(stage: int, here: str) -> None:
    """No space is ever without a way on; next to the computer nobody must enter it."""
    table = at(3, stage=stage, active="p2", where={"p2": here})
    assert offers(table) == [f"move {space}" for space in WAYS[stage][here].split()]
    reachable = [one["space"] for one in table.view(None)["spaces"] if one["reachable"]]
    assert reachable == WAYS[stage][here].split()


@pytest.mark.rules("R9")
def test_the_board_as_the_view_tells_it() -> None:
    doors = {
        "2": "2a", "3": "2a 4", "4": "2a 3 5", "5": "2a 4 6", "2a": "2 3 4 5 6",
        "6": "2a 5 7 8", "7": "6 8", "8": "6 7 8a", "8a": "8",
    }  # fmt: skip
    zones = {"blue": "2 3 4 5 2a", "orange": "6 7 8", "purple": "8a"}
    spaces = dealt().view(None)["spaces"]
    assert [one["space"] for one in spaces] == ["2", "3", "4", "5", "2a", "6", "7", "8", "8a"]
    for one in spaces:
        assert sorted(one["doorways"]) == sorted(doors[one["space"]].split())
        assert one["space"] in zones[one["zone"]].split()


@pytest.mark.rules("R9", "R12")
@pytest.mark.parametrize(
    ("stage", "here", "there", "why"),
    [
        (1, "2a", "6", "6 is still closed: all four orange"),
        (1, "5", "6", "6 is still closed: all four orange"),
        (2, "8", "8a", "8a is still closed: all four purple"),
        (3, "2", "3", "no doorway leads from room 2 to room 3"),
        (3, "6", "8a", "no doorway leads from room 6 to computer 8a"),
        (1, "3", "3", "you must move"),
    ],
)
def test_why_a_step_is_refused(stage: int, here: str, there: str, why: str) -> None:
    assert why in refuse(at(3, stage=stage, active="p1", where={"p1": here}), f"p1: move {there}")


@pytest.mark.rules("R10")
def test_there_is_no_way_into_the_engine_compartment() -> None:
    with pytest.raises(Unreadable, match="move"):
        dealt().apply(0, "move 1")
    assert "1" not in [one["space"] for one in dealt().view(None)["spaces"]]


@pytest.mark.rules("R12")
def test_the_move_is_compulsory_and_one_step() -> None:
    table = game()
    assert asked(table) == "p1 choose_move"
    assert refuse(table, "p1: done").startswith("P1 cannot 'done' now")
    follow(table, "p1: move 3; * draw lockpick")
    assert asked(table) == "p1 play_card"
    refuse(table, "p1: move 2a")


@pytest.mark.rules("R12")
def test_going_back_is_allowed() -> None:
    table = game(
        "p1: move 3; * draw lockpick; p1: done",
        "p2: move 4; * draw keycard; p2: done",
        "p3: move 5; * draw iris; p3: done",
        "* maint p1 oxygen=7 power=7 fuel=7",
        "p2: move 2a; * draw cipher; p2: done",
    )
    assert seat_of(table, "p2")["space"] == "2a"
    follow(table, "p3: move 2a; * draw fuel; p2: pass; p3: done", "p1: move 2a; * draw oxygen; p2: pass; p3: pass")


@pytest.mark.rules("R11", "R16", "R47", "Q24")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_order_of_turns(players: int) -> None:
    """Section 4: each round gives each seat one turn, then its first seat does maintenance instead of one."""
    table = dealt(players, seed=players, first_player="p2", token_start=8)
    expected = ["p2"]
    maintainers = []
    seats = list(table.seats)
    for number in range(4):
        first = (1 + number) % players
        expected += [seats[(first + step) % players] for step in range(1, players)]
        maintainers.append(seats[first])
        expected += [seats[(first + 1) % players]]
    while sum(line.startswith("= maint") for line in body(table)) < 4:
        seat = table.seats[table.actors[0]]
        choice = {"choose_move": 0, "intercept": "pass", "play_card": "done"}[table.view(None)["phase"]]
        table.apply(seat, offers(table)[0] if choice == 0 else str(choice))
    lines = body(table)[1:]
    assert [line.split()[2] for line in lines if line.startswith("= maint")] == maintainers
    assert [line[:2] for line in lines if ": move" in line] == expected[:-1]
    assert table.view(None)["round"] == 5
    assert asked(table) == f"{expected[-1]} choose_move"


@pytest.mark.rules("R13", "Q7")
def test_any_number_of_pawns_may_share_a_space() -> None:
    table = dealt(6)
    assert len(space(table, "2a")["pawns"]) == 6
    table = at(6, stage=2, active="p1", where={"p1": "2a", **dict.fromkeys(["p2", "p3", "p4", "p5", "p6"], "6")})
    table.apply("p1", "move 6")
    assert len(space(table, "6")["pawns"]) == 6


@pytest.mark.rules("R14", "Q41")
def test_entering_the_computer_ends_the_game_at_once() -> None:
    """No draw, no play; whoever enters gets nothing for it: the richest hand wins."""
    table = at(3, stage=3, active="p1", where={"p1": "8", "p2": "8"}, hands={"p2": "booty fuel"})
    follow(table, "p1: move 8a; * end escape winner p2")
    assert table.over
    assert table.actors == ()
    assert refuse(table, "p1: done") == "the game is over"


@pytest.mark.rules("R15")
def test_the_top_card_must_be_drawn() -> None:
    table = game("p1: move 3; * draw lockpick")
    assert (hand(table, "p1"), space(table, "3")["pile"]) == ("lockpick booty", 5)
    follow(table, "p1: done", "p2: move 3; * draw fuel; p1: pass")
    assert (hand(table, "p2"), space(table, "3")["pile"]) == ("fuel booty", 4)


@pytest.mark.rules("R15", "R16", "Q30", "Q4")
def test_an_empty_pile_gives_nothing_and_nobody_intercepts() -> None:
    """R16: cards may be played all the same; what was discarded never comes back."""
    table = at(
        3,
        hands={"p1": "oxygen booty gun ring fuel mug"},
        discard="lockpick lockpick",
        piles={"3": PILES["3"]},
        taken={"3": 6},
        active="p1",
        where={"p2": "3", "p3": "3"},
    )
    assert space(table, "3")["pile"] == 0
    follow(table, "p1: move 3")
    assert asked(table) == "p1 play_card"
    assert "Nothing is left in room 3 for P1." in table.log("p3")
    follow(table, "p1: play fuel", "p1: search gun mug")
    assert asked(table) == "p1 choose_move"


@pytest.mark.rules("R16")
def test_as_many_cards_as_one_likes_may_be_played_or_none() -> None:
    table = at(3, hands={"p1": "oxygen oxygen fuel booty"}, active="p1", phase="play_card")
    assert offers(table) == ["done", "play oxygen", "play fuel"]
    follow(table, "p1: play oxygen; p1: play fuel; p1: play oxygen")
    assert offers(table) == ["done"]
    follow(table, "p1: done")
    assert asked(table) == "p2 choose_move"


@pytest.mark.rules("R17")
def test_cards_in_the_areas_stay_when_play_passes() -> None:
    table = at(3, access="ir cipher cipher", resources="fuel", active="p1", phase="play_card")
    follow(table, "p1: done")
    assert table.view(None)["access_area"] == {"ir": 1, "cipher": 2}
    assert table.view(None)["resource_area"] == {"fuel": 1}


@pytest.mark.rules("R18")
def test_there_is_no_hand_limit() -> None:
    held = ["root", "ir", "oxygen", "power", "fuel", "booty", *ICONS, "crown"]
    table = at(3, hands={"p1": " ".join(held)}, active="p1", where={"p2": "3", "p3": "3"})
    table.apply("p1", "move 5")
    assert seat_of(table, "p1", "p2")["hand_size"] == len(held) + 1
    table.apply("p1", "done")
    assert asked(table) == "p2 choose_move"
    assert seat_of(table, "p1", "p2")["hand_size"] == len(held) + 1


@pytest.mark.rules("Q31")
@pytest.mark.parametrize("hazards", [False, True])
@pytest.mark.parametrize(("players", "most"), [(3, 14), (4, 14), (5, 13), (6, 12)])
def test_the_game_ends_in_time(players: int, most: int, hazards: bool) -> None:
    """By counting: each colour has six cards (seven with the doubles), each of which saves one step."""
    for seed in range(3):
        table = at_random(dealt(players, seed, hazards=hazards), seed)
        assert table.over
        assert sum(line.startswith("= maint") for line in body(table)) <= most + hazards


@pytest.mark.rules("Q31", "R44", "Q26")
def test_six_cards_of_a_colour_save_six_steps_and_no_more() -> None:
    """The longest game: somebody plays all three colours before each maintenance, as long as there are any."""
    table = at(
        3,
        hands={"p3": " ".join(["oxygen"] * 6 + ["power"] * 6 + ["fuel"] * 6 + ["booty"])},
        active="p3",
        maintainer="p1",
        phase="play_card",
        token=dict.fromkeys(["oxygen", "power", "fuel"], 8),
        where={"p1": "2", "p2": "3", "p3": "4"},
    )
    while not table.over:
        seat = table.seats[table.actors[0]]
        phase, wanted = table.view(None)["phase"], offers(table)
        if phase == "play_card" and seat == "p3":
            waiting = table.view(None)["resource_area"]
            played = [f"play {colour}" for colour in ("oxygen", "power", "fuel") if colour not in waiting]
            choice = next((play for play in played if play in wanted), "done")
        else:
            choice = wanted[0]
        table.apply(seat, choice)
    assert table.result is not None
    assert table.result.reason == "caught"
    assert sum(line.startswith("= maint") for line in body(table)) == 14
    assert tokens(table) == (0, 0, 0)
