"""Delayed connecting: the draft, the builds, the clock (R43-R48)."""

from __future__ import annotations

from typing import Any

import pytest
from airlock_table import (
    asked,
    at,
    at_random,
    dealt,
    events,
    offers,
    play,
    played,
    pool,
    refuse,
    score,
    scores,
    standing_points,
    station,
    steps,
)

import turnkey
from turnkey import BadOption, Illegal, Table

DELAYED = {"connecting": "delayed"}
TIMED: dict[str, Any] = {"connecting": "delayed", "build_clock": "total:30"}


def building(stations: dict[str, str], hands: dict[str, str], **options: str) -> Table:
    """The pool is empty, and these tiles are to be built in."""
    return at(stations, hands=hands, options=DELAYED | options)


@pytest.mark.rules("R43")
def test_the_draft_takes_any_tile_and_places_none() -> None:
    start = "* deal 1 64; * deal 2 01\n* pool 02 03 61 62\n1: take 61\n2: take 02"
    table = played(start, connecting="delayed", length="custom:2,1,1")
    assert offers(table) == ["take 03", "take 62"]
    assert station(table, "1") == station(table, "2") == []
    unplaced = table.view("2")["stations"][0]["unplaced"]
    assert [one["tile"] for one in unplaced] == ["61"], "it lies face up for everybody"


@pytest.mark.rules("R44", "R48")
def test_then_all_build_at_the_same_time_in_any_order() -> None:
    table = building({"2": "62@0,0r0"}, {"1": "14 61 22", "2": "66 02"})
    assert asked(table) == ["1", "2"]
    assert offers(table, "1") == ["start 14", "start 22", "start 61"]
    assert offers(table, "2") == ["lay 02", "lay 66"]
    play(table, "2: lay 02", "1: start 61", "2: @ 0,1")
    assert steps(table)[0] == "2: lay 02"
    assert station(table, "1") == [("61", (0, 0), "r0")]
    assert score(table, "1") == 0


@pytest.mark.rules("R44", "R45")
def test_tiles_must_be_laid_as_long_as_one_fits() -> None:
    table = building({"1": "61@0,0r0"}, {"1": "14 22 03"})
    assert offers(table, "1") == ["lay 14", "lay 22"]
    assert "fits nowhere" in refuse(table, "lay 03", "1")
    assert "that is for the end of a build" in refuse(table, "done", "1")
    play(table, "1: lay 14 @ 0,1 r0; = points 1 4")
    assert score(table, "1") >= 4


@pytest.mark.rules("R45", "R46", "Q14")
def test_who_has_placed_something_is_done_by_itself_and_the_rest_is_discarded() -> None:
    table = building({"1": "61@0,0r0", "2": "62@0,0r0"}, {"1": "14 03", "2": "66 02"})
    play(table, "1: @ 0,1 r0")
    assert asked(table) == ["2"]
    view = table.view(None)
    assert view["stations"][0]["build_done"]
    assert view["stations"][0]["unplaced"] == []
    assert view["discards"] == 1
    assert "Seat 1 is done building and leaves out 03: discarded." in table.log(None)
    assert not any(line.startswith("1: done") for line in steps(table)), "an automatic end writes nothing"


@pytest.mark.rules("R45", "R46", "Q14")
def test_who_can_place_nothing_leaves_it_or_scraps() -> None:
    stations, hands = {"1": "61@0,0r0", "2": "62@0,0r0"}, {"1": "03 04", "2": "66 02"}
    table = building(stations, hands)
    assert offers(table, "1") == ["done", "scrap 03", "scrap 04"]
    play(table, "1: done")
    assert station(table, "1") == [("61", (0, 0), "r0")]
    assert table.view(None)["discards"] == 2
    table = building(stations, {"1": "03 04 06", "2": "66 02"})
    play(table, "1: scrap 03")
    assert station(table, "1")[0] == ("03", (0, 0), "r0")
    assert len(station(table, "1")) > 1 or asked(table)[0] == "1", "it goes on with the others"


@pytest.mark.rules("R45", "Q14")
def test_scrapping_is_not_offered_once_something_was_placed() -> None:
    table = building({"1": "61@0,0r0", "2": "62@0,0r0"}, {"1": "14 03 04", "2": "66 02"})
    play(table, "1: @ 0,1 r0")
    assert "1" not in asked(table)


@pytest.mark.rules("R48")
def test_the_build_ends_when_all_are_done() -> None:
    table = building({"1": "61@0,0r0", "2": "62@0,0r0"}, {"1": "03", "2": "04"})
    play(table, "1: done")
    assert table.view(None)["round"] == 1
    play(table, "2: done")
    assert table.view(None)["round"] == 2
    assert len(pool(table)) == 2


@pytest.mark.rules("R47")
def test_time_up_ends_all_unfinished_builds_at_once() -> None:
    table = at(
        {"1": "61@0,0r0", "2": "62@0,0r0"}, hands={"1": "14 22", "2": "66 62b"}, options=TIMED | {"tile_sets": "2"}
    )
    play(table, "1: lay 14", "1: @ 0,1")
    assert not any("clock" in offer for offer in offers(table, "1")), "nobody chooses it"
    assert "lowest seat" in refuse(table, "clock", "2")
    play(table, "1: clock")
    assert steps(table)[-3:-1] == ["1: clock", "= 2: clock"]
    assert events(table, "time up") == [{"seats": ["1", "2"]}]
    assert station(table, "1") == [("61", (0, 0), "r0")], "chosen but not turned counts as unplaced"
    assert table.view(None)["discards"] == 4
    assert table.view(None)["round"] == 2


@pytest.mark.rules("R47")
def test_placements_made_before_stand_and_an_open_question_counts_as_done() -> None:
    table = at({"1": "61@0,0r0", "2": "62@0,0r0"}, hands={"1": "14 22", "2": "03 04"}, options=TIMED)
    play(table, "1: lay 14 @ 0,1 r0; = points 1 4")
    assert table.view(None)["stations"][1]["step"] == "build_stuck"
    play(table, "1: clock")
    assert [tile for tile, _, _ in station(table, "1")] == ["61", "14"]
    assert score(table, "1") == 4
    assert station(table, "2") == [("62", (0, 0), "r0")]


@pytest.mark.rules("R47", "Q15")
def test_what_was_chosen_but_not_turned_when_time_is_up_is_in_nobodys_hand() -> None:
    table = at({"1": "61@0,0r0", "2": "62@0,0r0"}, hands={"1": "14 22", "2": "66 02"}, options=TIMED)
    play(table, "2: lay 02")
    assert table.view(None)["stations"][1]["picked"] == "02"
    play(table, "1: clock")
    assert table.view(None)["stations"][1]["picked"] is None
    assert station(table, "2") == [("62", (0, 0), "r0")]


@pytest.mark.rules("R44", "Q28")
def test_an_only_tile_begins_an_empty_station_by_itself() -> None:
    start = "* deal 1 64; * deal 2 01\n* pool 02 61\n1: take 61\n2: take 02"
    table = played(start, connecting="delayed", length="custom:1,1,1")
    assert station(table, "1") == [("61", (0, 0), "r0")]
    assert station(table, "2") == [("02", (0, 0), "r0")]


@pytest.mark.rules("R47")
def test_the_clock_after_the_first_starts_when_one_is_done() -> None:
    options = {"connecting": "delayed", "build_clock": "after_first:10"}
    table = at({"1": "61@0,0r0", "2": "62@0,0r0"}, hands={"1": "03 04", "2": "66 02"}, options=options)
    assert "first seat is done" in refuse(table, "clock", "1")
    play(table, "1: done", "2: clock")
    assert table.view(None)["round"] == 2
    assert table.view(None)["build_clock"] == {"kind": "after_first", "seconds": 10}


@pytest.mark.rules("R47", "Q32")
def test_no_clock_no_expiry() -> None:
    table = building({"1": "61@0,0r0"}, {"1": "14 22"})
    assert "no clock runs" in refuse(table, "clock", "1")
    with pytest.raises(BadOption, match="needs connecting=delayed"):
        dealt(2, build_clock="total:30")
    for clock in ("total:4", "after_first:601", "sometimes"):
        with pytest.raises(BadOption, match="build_clock"):
            dealt(2, connecting="delayed", build_clock=clock)
    timed = at_random(dealt(3, seed=2, **TIMED))
    assert not any("clock" in line for line in steps(timed)), "play without real time never has an expiry"


@pytest.mark.rules("Q15", "Q28", "R14")
def test_an_empty_station_out_of_time_begins_in_the_next_round() -> None:
    start = "* deal 1 64; * deal 2 01\n* pool 02 03 61 62\n1: take 61\n2: take 02; 2: take 03\n1: take 62; 1: clock"
    options: dict[str, Any] = {"connecting": "delayed", "length": "custom:2,2,1", "build_clock": "total:30"}
    table = played(start, **options)
    assert table.view(None)["discards"] == 4
    assert station(table, "1") == station(table, "2") == []
    assert table.view(None)["round"] == 2
    while table.view(None)["stage"] != "build":
        table.apply(table.actors[0], table.options(table.actors[0])[0])
    assert all(offer.startswith("start") for offer in offers(table, "1"))
    again = turnkey.replay(table.record.to_text(), backend="interpreted")
    assert again.record.to_text() == table.record.to_text()


@pytest.mark.rules("Q16", "R19")
def test_only_what_is_committed_counts_and_it_is_final() -> None:
    table = building({"1": "61@0,0r0"}, {"1": "14 22 13"})
    play(table, "1: lay 14 @ 0,1 r0")
    with pytest.raises(Illegal):
        table.apply("1", "@ 0,1")
    assert ("14", (0, 1), "r0") in station(table, "1")


@pytest.mark.rules("R44", "R30", "Q17", "Q12", "R38", "R39", "R40")
@pytest.mark.parametrize("connecting", ["immediate", "delayed"])
@pytest.mark.parametrize("scoring", ["immediate", "round", "end"])
def test_all_six_combinations_work(scoring: str, connecting: str) -> None:
    for players in (2, 3):
        table = at_random(dealt(players, seed=4, scoring=scoring, connecting=connecting))
        if not table.state["scraps"][0]:
            assert scores(table) == [standing_points(table, seat) for seat in table.seats]


@pytest.mark.rules("R44")
def test_the_total_does_not_depend_on_the_order_of_laying() -> None:
    hands = {"1": "14 22"}
    one = play(building({"1": "61@0,0r0"}, hands), "1: lay 14 @ 0,1 r0; = points 1 4", "1: @ 0,-1 r2; = points 1 6")
    other = play(building({"1": "61@0,0r0"}, hands), "1: lay 22 @ 0,-1 r2", "1: @ 0,1 r0")
    assert score(one, "1") == score(other, "1") == 10
