"""The table before round 1, and the course of rounds (section 3, R1-R10, Q3, Q9)."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest
from lockup_scene import GAME, all_of, asked, at_random, body, dealt, goons_up, lying, now, of, play, totals

from turnkey import Table

DEAL = (
    "* goons N05 N22 N27 N20 N01",
    "* items I01 I02 I03 I04 I05 I06",
    "* award GA1; * instant GI1; * endgame GE1",
    "* fpt b",
)


def laid(players: int) -> Table:
    """Dealt by hand: the goons with most icons, so many items, three goals, b begins."""
    items = " ".join(DEAL[1].split()[: 2 + players + 1])
    return dealt(DEAL[0], items, DEAL[2], DEAL[3], players=players)


@pytest.mark.rules("R2", "R4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_full_supplies_less_what_everybody_starts_with(players: int) -> None:
    view = laid(players).view(None)
    assert view["supply"] == {"S": 25, "P": 15, "I": 15, "G": 10}
    assert view["power_supply"] == 22 - players
    assert view["suspicion_supply"] == 12 - 9
    for seat in view["parties"]:
        assert (seat["reputation"], seat["power"], seat["suspicion"]) == (10, 1, 0)
        assert (seat["resources"], seat["tomes"]) == ({"S": 0, "P": 0, "I": 0, "G": 0}, 0)
        assert (seat["built"], seat["reserved"], seat["goons"]) == ([], [], [])


@pytest.mark.rules("R3")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_six_tokens_or_with_five_players_five(players: int) -> None:
    table = laid(players)
    for seat in table.seats:
        own = of(table, seat, seat)
        assert own["cell"] == (["L", "3", "4", "5", "E"] if players == 5 else ["L", "2", "3", "4", "5", "E"])
        assert own["held"] == len(own["cell"])
        assert own["out"] == (["2"] if players == 5 else [])


@pytest.mark.rules("R5", "Q5")
def test_five_goons_with_a_marker_for_each_icon() -> None:
    table = laid(4)
    assert goons_up(table) == ["N05", "N22", "N27", "N20", "N01"]
    assert lying(table) == [2, 2, 2, 2, 1]
    assert (table.view(None)["goon_deck"], table.view(None)["suspicion_supply"]) == (24, 3)


@pytest.mark.rules("R5", "Q5")
def test_or_with_one_marker_at_most() -> None:
    table = dealt(
        "* goons N05 N04 N27 N09 N01", *DEAL[1:2], DEAL[2], DEAL[3], players=5, markers_per_goon="one"
    )  # 2, 0, 2, 0, 1 icons
    assert lying(table) == [1, 0, 1, 0, 1]
    assert table.view(None)["suspicion_supply"] == 9


@pytest.mark.rules("R6")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_one_item_more_than_players(players: int) -> None:
    view = laid(players).view(None)
    assert view["items"] == [f"I{number:02}" for number in range(1, players + 2)]
    assert view["item_deck"] == 30 - players - 1


@pytest.mark.rules("R7")
def test_one_goal_of_each_sort() -> None:
    goals = laid(3).view(None)["goals"]
    assert (goals["award"], goals["instant"], goals["end_game"]) == ("GA1", "GI1", "GE1")
    assert (goals["award_holder"], goals["instant_holder"]) == (None, None)
    seen = [GAME.deal(3, seed=seed, backend="interpreted").view(None)["goals"] for seed in range(60)]
    assert {one["award"] for one in seen} == {f"GA{number}" for number in range(1, 8)}
    assert {one["instant"] for one in seen} == {f"GI{number}" for number in range(1, 5)}
    assert {one["end_game"] for one in seen} == {f"GE{number}" for number in range(1, 6)}


@pytest.mark.rules("R8", "Q3")
def test_a_random_seat_holds_the_first_player_token_and_acts_first() -> None:
    assert asked(laid(3)) == "b roll_call_turn"
    assert laid(3).view(None)["first_player"] == "b"
    first = Counter(GAME.deal(5, seed=seed, backend="interpreted").view(None)["first_player"] for seed in range(100))
    assert set(first) == set("abcde")
    assert min(first.values()) >= 8  # 20 expected each; fewer than 8 has odds of one in two thousand
    table = dealt(*DEAL[:1], "* items I01 I02 I03 I04", DEAL[2], players=3, first_player="c")
    assert asked(table) == "c roll_call_turn"


@pytest.mark.rules("R2")
def test_the_tome_deck_has_all_22() -> None:
    assert laid(2).view(None)["tome_deck"] == 22
    assert laid(2).view(None)["tome_discard"] == []


@pytest.mark.rules("R9", "R10", "Q23", "Q47")
@pytest.mark.parametrize("rounds", [6, 2, 1])
def test_rounds_are_counted_and_the_last_has_no_patrol(rounds: int) -> None:
    """Everybody only ever passes: between rounds Patrol moves goons on, after the last there is the Final Raid."""
    table = GAME.deal(2, {"rounds": rounds, "first_player": "a"}, seed=3, backend="interpreted")
    for number in range(1, rounds + 1):
        assert now(table)["round_number"] == number
        assert asked(table) == "a roll_call_turn"
        play(table, "a: pass", "b: pass")
        goon_lines = [line for line in body(table) if line.startswith("* goons")]
        assert len(goon_lines) == min(number + 1, rounds)  # one of them from the deal
    assert table.over
    assert said_rounds(table) == [f"Round {number} of {rounds}: Roll Call" for number in range(1, rounds + 1)]
    assert [line.kind for line in table.log(None)].count("final raid") == 1


def said_rounds(table: Table) -> list[str]:
    return [str(line) for line in table.log(None) if line.kind == "round"]


@pytest.mark.rules("R9")
def test_nothing_happens_to_crews_that_only_pass() -> None:
    """Nobody takes suspicion, so nobody loses any reputation; the first player token is worth 2."""
    table = GAME.deal(3, {"first_player": "b"}, seed=1, backend="interpreted")
    while not table.over:
        play(table, "pass")
    assert totals(table) == [10, 12, 10]
    assert table.result is not None
    assert table.result.winners == ("b",)


@pytest.mark.rules("Q9")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_never_two_raids_in_one_patrol(players: int) -> None:
    """After a raid all 12 markers are there, and five goons need 9 at most."""
    for seed in range(3):
        table = at_random(GAME.deal(players, seed=seed, backend="interpreted"), seed)
        lines = [line.kind for line in table.log(None) if line.kind in ("raid", "round")]
        assert all(line != "raid" or after != line for line, after in itertools.pairwise(lines))
        total = now(table)["suspicion_supply"] + sum(lying(table)) + sum(all_of(table, "suspicion"))
        assert total == 12


@pytest.mark.rules("R2")
@pytest.mark.parametrize("players", [1, 2, 5])
def test_nothing_is_ever_lost_or_made(players: int) -> None:
    """Supplies bound every gain: at each decision all markers and cards of the box are somewhere."""
    table = GAME.deal(players, seed=players, backend="interpreted")
    while not table.over:
        at_random(table, players, 3)
        state = table.state[0]
        assert (state["resource"].sum(axis=0) + state["supply"]).tolist() == [25, 15, 15, 10]
        assert state["power"].sum() + state["power_supply"] == 22
        assert state["suspicion"].sum() + state["lying"].sum() + state["suspicion_supply"] == 12
        for name in ("resource", "supply", "power", "power_supply", "suspicion", "lying", "suspicion_supply"):
            assert state[name].min() >= 0
