"""Legal placements (R19-R26) and what they pay (R27-R31); section 8 in full."""

from __future__ import annotations

from typing import Any

import pytest
from airlock_table import (
    GAME,
    all_placements,
    at,
    at_random,
    cell_of,
    dealt,
    fits,
    offers,
    play,
    pool,
    refuse,
    score,
    scores,
    shown,
    standing_points,
    station,
)

from turnkey import Table
from turnkey.core.layout import lift

EXAMPLE = "61@0,0r0 14@0,1r0 22@0,-1r2 52@1,-1r3 05@-1,0r1"


def placements(table: Table, tile: str) -> dict[tuple[int, int], list[str]]:
    """Where the view says that a tile of the pool fits whoever is asked."""
    one = next(one for one in table.view(None)["pool"] if one["tile"] == tile)
    return {cell_of(place["cell"]): place["facings"] for place in one["placements"]}


@pytest.mark.rules("R27", "R28", "R29", "R30")
def test_the_worked_example_step_by_step() -> None:
    table = at({"1": "61@0,0r0"}, "14")
    play(table, "1: take 14 @ 0,1 r0; = points 1 4")
    assert score(table, "1") == 4
    table = at({"1": "61@0,0r0 14@0,1r0"}, "22")
    play(table, "1: take 22 @ 0,-1 r2; = points 1 6")
    assert score(table, "1") == 10
    table = at({"1": "61@0,0r0 14@0,1r0 22@0,-1r2"}, "52")
    play(table, "1: take 52 @ 1,-1 r3; = points 1 21")
    assert score(table, "1") == 31
    table = at({"1": "61@0,0r0 14@0,1r0 22@0,-1r2 52@1,-1r3"}, "05")
    play(table, "1: take 05 @ -1,0 r1; = points 1 12")
    assert score(table, "1") == 43 == standing_points(table, "1")
    joins = {one["tile"]: one["joins"] for one in table.view(None)["stations"][0]["tiles"]}
    assert joins == {"61": 3, "14": 1, "22": 3, "52": 2, "05": 1}


@pytest.mark.rules("R22", "R23", "R24", "R25")
def test_what_is_legal_on_that_station() -> None:
    table = at({"1": EXAMPLE}, "01 04 09 43")
    assert "f3" in placements(table, "04")[(1, -2)]
    play(table, "1: take 04", "1: @ 1,-2")
    play(table, "1: f3")
    assert score(table, "1") == 43 + 16
    table = at({"1": EXAMPLE}, "01 04 09 43")
    assert "r3" not in placements(table, "09").get((1, -2), [])
    assert "r3" not in placements(table, "43").get((1, -2), [])
    assert (0, -2) not in placements(table, "01")


@pytest.mark.rules("R22", "R23", "R25")
def test_refusals_say_what_does_not_match() -> None:
    table = at({"1": EXAMPLE}, "01 03 04 13")
    play(table, "1: take 01")
    assert "blanks only" in refuse(table, "@ 0,-2")
    assert "does not touch" in refuse(table, "@ 5,5")
    assert "lies there already" in refuse(table, "@ 0,0")
    table = at({"1": "61@0,0r0"}, "22 14 03 04")
    play(table, "1: take 22", "1: @ 0,1")
    assert "different colours" in refuse(table, "r4")
    assert "connector against blank" in refuse(table, "r2")
    table = at({"1": "61@0,0r0"}, "13 21 03 04")
    play(table, "1: take 13", "1: @ 0,1")
    assert "shows the same as r" in refuse(table, "f0")


@pytest.mark.rules("R21", "R26", "Q13")
def test_all_contacts_must_fit_even_where_a_colour_is_open() -> None:
    """Q13: the only open red faces 1,-1, where S must be R and SW must be B."""
    table = at({"1": "34@0,0r0 13@1,0r4 09@0,1r1"}, "01 14 21 65 70")
    needs = {one["cell"]: one["needs"] for one in table.view(None)["stations"][0]["open"]}
    assert needs["1,-1"] == "...RB."
    for tile in ("01", "14", "21", "65"):
        assert placements(table, tile) == {}
    assert not {"take 01", "take 14", "take 21", "take 65"} & set(offers(table))


@pytest.mark.rules("R24", "R26", "Q20")
def test_a_cell_that_asks_for_three_sides() -> None:
    table = at({"1": EXAMPLE}, "04 01")
    needs = {one["cell"]: one["needs"] for one in table.view(None)["stations"][0]["open"]}
    assert needs["1,0"] == "P...RR"
    able = [n for n in range(1, 73) if any(fits(station(table, "1"), f"{n:02}", (1, 0), f) for f in all_facings())]
    assert able == [52]


def all_facings() -> list[str]:
    return [f"{face}{turn}" for face in "rf" for turn in range(6)]


@pytest.mark.rules("R27", "R28", "Q20", "Q21")
def test_a_triple_joint() -> None:
    table = at({"1": "46@0,0r0"}, "39")
    play(table, "1: take 39 @ 0,1 r0; = points 1 5")
    table = at({"1": "46@0,0r0 39@0,1r0"}, "52")
    play(table, "1: take 52 @ 1,-1 f5; = points 1 8")
    table = at({"1": "46@0,0r0 39@0,1r0 52@1,-1f5"}, "22")
    play(table, "1: take 22 @ 1,0 f0; = points 1 34")
    assert score(table, "1") == 47
    assert table.state["triple_joins"][0] == 1


RING = "65@0,0r0 38@1,0f5 45@1,1r0 14@0,2r4 46@-1,2r0 22@-1,1r1"  # six tiles around 0,1


@pytest.mark.rules("Q20")
def test_a_hole_may_be_filled_where_every_contact_fits() -> None:
    table = at({"1": RING}, "37 05")
    needs = {one["cell"]: one["needs"] for one in table.view(None)["stations"][0]["open"]}
    assert "." not in needs["0,1"], "all six sides of the hole are taken"
    assert (0, 1) not in placements(table, "05")
    assert placements(table, "37")[(0, 1)] == all_placements(station(table, "1"), "37")[(0, 1)] == ["r4"]
    before = standing_points(table, "1")
    play(table, "1: take 37 @ 0,1 r4")
    assert score(table, "1") == standing_points(table, "1") > before
    assert next(one["joins"] for one in table.view(None)["stations"][0]["tiles"] if one["tile"] == "37") == 4


@pytest.mark.rules("R20", "R21", "R22", "R23", "R24", "R25", "R26", "Q24")
@pytest.mark.parametrize("seed", range(6))
def test_placements_are_those_found_by_trying_everything(seed: int) -> None:
    """The sets that are kept up to date, against every tile, cell and facing tried one by one."""
    table = dealt(2 + seed % 3, seed=seed)
    step = 0
    while not table.over:
        view = table.view(None)
        if view["pool"] and step % 3 == 0:
            mine = station(table, view["fits_for"])
            for tile in pool(table):
                assert placements(table, tile) == (all_placements(mine, tile) if mine else {})
            if mine and table.view(None)["stations"][int(view["fits_for"]) - 1]["step"] == "pick_tile":
                assert offers(table) == [f"take {tile}" for tile in pool(table) if all_placements(mine, tile)]
        at_random(table, seed * 1000 + step, 1)
        step += 1


@pytest.mark.rules("Q24", "R20")
def test_a_symmetric_tile_is_offered_once_in_each_way() -> None:
    table = at({"1": "61@0,0r0"}, "21 02")
    assert placements(table, "21")[(0, 1)] == ["r0"]
    assert shown("21", "r0") == shown("21", "r2") == shown("21", "f0")
    play(table, "1: take 21")
    assert len(offers(table)) == 5, "one way for each of the five open sides"


@pytest.mark.rules("R20")
def test_eight_ways_are_the_most_of_the_house_tiles() -> None:
    """Section 4: tile 65, four reds on one lone neighbour."""
    most = max(
        len(facings)
        for n in range(1, 73)
        for colour in ("61@0,0r0", "62@0,0r0", "63@0,0r0", "64@0,0r0")
        for facings in all_placements([(colour[:2], (0, 0), "r0")], f"{n:02}").values()
    )
    assert most == 8
    assert len(all_placements([("61", (0, 0), "r0")], "65")[(0, 1)]) == 8


@pytest.mark.rules("R19", "R2", "Q23")
@pytest.mark.parametrize("options", [{}, {"connecting": "delayed"}])
def test_placed_tiles_stay_as_they_are_and_stations_begin_in_the_middle(options: dict[str, Any]) -> None:
    table = dealt(3, seed=8, **options)
    before: dict[str, list[object]] = {seat: [] for seat in table.seats}
    luck = 0
    while not table.over:
        at_random(table, luck, 1)
        luck += 1
        scrapped = int(table.state["scraps"][0])
        for seat in table.seats:
            now = station(table, seat)
            assert not now or now[0][1:] == ((0, 0), "r0")
            if not scrapped:
                assert now[: len(before[seat])] == before[seat]
            before[seat] = list(now)


@pytest.mark.rules("R30", "R31", "R29")
@pytest.mark.parametrize("players", range(2, 7))
def test_a_standing_station_is_worth_its_connections(players: int) -> None:
    table = dealt(players, seed=players)
    luck = 0
    while not table.over:
        at_random(table, luck, 1)
        luck += 1
        if not table.state["scraps"][0]:
            assert scores(table) == [standing_points(table, seat) for seat in table.seats]
        assert [one["score"] for one in table.view("2")["stations"]] == scores(table)
    assert GAME.definition.faults(lift(table.state[0]), lift(table.book[0])) == []
