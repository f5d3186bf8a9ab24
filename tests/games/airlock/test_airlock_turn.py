"""A turn with immediate connecting (R13-R18), and being stuck."""

from __future__ import annotations

import pytest
from airlock_table import asked, at, at_random, dealt, offers, play, played, pool, refuse, score, station, steps, turns

STUCK = {"1": "61@0,0r0"}  # nothing but reds is open
NO_RED = "02 03 04 07"


@pytest.mark.rules("R14", "Q28")
def test_the_first_turn_takes_any_tile_as_a_start_without_points() -> None:
    table = played("* deal 1 64; * deal 2 01\n* pool 04 20 31 61", length="custom:2,1,1")
    assert offers(table) == ["take 04", "take 20", "take 31", "take 61"]
    play(table, "1: take 20")
    assert station(table, "1") == [("20", (0, 0), "r0")]
    assert score(table, "1") == 0
    assert asked(table) == ["2"]


@pytest.mark.rules("R15", "R16", "Q6")
def test_who_can_connect_must() -> None:
    table = at(STUCK, "02 03 14 22")
    assert offers(table) == ["take 14", "take 22"]
    assert "fits nowhere" in refuse(table, "take 02")
    for action in ("discard 02", "scrap 02"):
        assert "must take one" in refuse(table, action)
    play(table, "1: take 14")
    assert table.view("1")["stations"][0]["step"] == "place_cell"
    assert asked(table) == ["1"]


@pytest.mark.rules("R17", "R18")
def test_stuck_discard_any_tile_of_the_pool() -> None:
    table = at(STUCK, NO_RED)
    assert offers(table) == [f"{verb} {tile}" for verb in ("discard", "scrap") for tile in NO_RED.split()]
    play(table, "1: discard 03")
    assert pool(table) == ["02", "04", "07"]
    assert station(table, "1") == [("61", (0, 0), "r0")]
    assert score(table, "1") == 0
    assert table.view(None)["discards"] == 1
    assert "03" not in table.view(None)["stack"]


@pytest.mark.rules("R17", "R18", "Q7", "Q23")
def test_stuck_or_scrap_the_station_for_a_new_start() -> None:
    table = at({"1": "61@0,0r0 14@0,1r0"}, NO_RED)
    play(table, "1: scrap 04")
    assert station(table, "1") == [("04", (0, 0), "r0")]
    assert score(table, "1") == 4, "points scored stay"
    assert table.view(None)["discards"] == 2
    assert not {"61", "14"} & {*table.view(None)["stack"], *pool(table)}


@pytest.mark.rules("Q7")
def test_or_they_are_lost_with_it() -> None:
    table = at({"1": "61@0,0r0 14@0,1r0"}, NO_RED, options={"scrap_points": "lose"})
    play(table, "1: scrap 04")
    assert score(table, "1") == 0
    assert "Seat 1 loses 4 points with it." in table.log("2")


@pytest.mark.rules("Q18")
def test_a_dead_station_is_stuck_every_turn() -> None:
    table = at({"1": "61@0,0r0", "2": "02@0,0r0"}, "03 04 07 12")
    stuck = 0
    while asked(table) and table.view(None)["round"] == 1:
        if asked(table) == ["1"]:
            assert offers(table)[0].startswith("discard")
            stuck += 1
        table.apply(table.actors[0], table.options(table.actors[0])[0])
    assert stuck == 2


@pytest.mark.rules("Q19")
def test_both_ways_out_are_offered_for_the_very_last_tile() -> None:
    table = at(STUCK, "03")
    assert offers(table) == ["discard 03", "scrap 03"]


@pytest.mark.rules("Q25")
def test_two_copies_of_a_tile_are_both_on_offer() -> None:
    table = at(STUCK, "14 14b 03", options={"tile_sets": "2"})
    assert offers(table) == ["take 14", "take 14b"]
    play(table, "1: take 14b @ 0,1 r0")
    assert station(table, "1")[1] == ("14b", (0, 1), "r0")
    assert pool(table) == ["03", "14"]


@pytest.mark.rules("R11")
def test_two_turns_in_a_row_at_the_turn_of_the_snake() -> None:
    table = played("* deal 1 64; * deal 2 01\n* pool 14 61 62 66\n1: take 61\n2: take 62", length="custom:2,1,1")
    assert asked(table) == ["2"]
    assert table.view(None)["turns_to_come"] == ["2", "1"]


@pytest.mark.rules("Q26")
def test_nothing_is_revealed_within_a_turn() -> None:
    """So a client may let a seat take back its pick: the table before is the same but for the choice."""
    table = at(STUCK, "14 22 03")
    before = table.dump()["position"]
    play(table, "1: take 14")
    after = table.dump()["position"]
    changed = {name for name in before if before[name] != after[name]}
    assert changed == {"step", "picked"}


@pytest.mark.rules("Q27")
def test_a_seat_is_played_on_by_anybody() -> None:
    """Nothing in a position tells who acts for a seat; a bot takes over in the middle."""
    from turnkey.bots.policies import PolicyBot
    from turnkey.bots.sight import Sight

    table = at_random(dealt(3, seed=5), 1, 20)
    bot = PolicyBot(table.game, "heuristic", seed=1)
    while not table.over:
        table.apply(table.actors[0], bot.choose(Sight(table, table.actors[0])))
    assert sum(map(len, turns(table))) == 36


@pytest.mark.rules("R13", "R16")
def test_a_single_option_is_taken_by_itself_and_written() -> None:
    table = at({"1": "61@0,0r0 14@0,1r0 22@0,-1r2"}, "03 52 04", turn="1")
    assert "= 1: take 52" in steps(table)
