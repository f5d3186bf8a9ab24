"""What a screen gets to draw from, what a terminal shows, positions, and the bot."""

from __future__ import annotations

import numpy as np
import pytest
from airlock_table import GAME, at, at_random, dealt, events, offers, play

from turnkey import Impossible
from turnkey.bots.policies import policy_number
from turnkey.lab.batch import play_batch


def test_a_view_has_what_a_screen_draws() -> None:
    table = at({"1": "61@0,0r0 14@0,1r0", "2": "62@0,0r0"}, "22 03 52 66")
    view = table.view("1")
    assert view["turns_to_come"] == ["1", "2", "2", "1"]
    first = view["stations"][0]
    assert first["tiles"][0] == {
        "tile": "61", "sides": "RRRRR-", "values": [1, 3, 6, 10, 15], "cell": "0,0", "facing": "r0",
        "shown": "RRRRR-", "joins": 1, "points": 1,
    }  # fmt: skip
    ghosts = {one["tile"]: one["placements"] for one in view["pool"]}
    assert ghosts["03"] == []
    assert {"cell": "0,-1", "facings": ["r2", "r3", "f3", "f4"], "joins": 1, "points": 6} in ghosts["22"]
    assert table.view("2")["fits_for"] == "2"
    assert table.view(None)["fits_for"] == "1"


def test_the_points_that_a_ghost_promises_are_scored() -> None:
    table = dealt(3, seed=2)
    luck = 0
    while not table.over:
        seat = table.actors[0]
        before, view = int(table.state["score"][0][seat]), table.view(seat)
        wanted = next((one for one in view["pool"] if one["placements"]), None)
        if wanted is None or view["stations"][seat]["step"] != "pick_tile":
            at_random(table, luck, 1)
        else:
            ghost = wanted["placements"][-1]
            name = table.seats[seat]
            check = f"= points {name} {ghost['points']}"
            play(table, f"{name}: take {wanted['tile']} @ {ghost['cell']} {ghost['facings'][0]}; {check}")
            assert table.state["score"][0][seat] >= before + ghost["points"]
        luck += 1


def test_a_station_tells_what_its_last_tile_scored() -> None:
    """R27, R28: the same as the event; nothing for a start, and nothing where points are counted later."""
    table = dealt(3, seed=2)
    for luck in range(40):
        at_random(table, luck, 1)
        for seat, station in zip(table.seats, table.view(None)["stations"], strict=True):
            scored = [one["points"] for one in events(table, "scored") if one["seat"] == seat]
            assert station["latest"] == (scored[-1] if len(station["tiles"]) > 1 else None)
    later = at_random(dealt(2, seed=2, scoring="round"), 1, 12)
    assert {station["latest"] for station in later.view(None)["stations"]} == {None}


def test_a_view_tells_how_many_passes_the_round_has() -> None:
    assert dealt(2, length="custom:3,1,1").view("1")["passes"] == 3


def test_scrapping_touches_the_module_that_it_begins_with() -> None:
    """So that a click on it, in the pool or among one's own, leads there."""
    table = at({"1": "03@0,0r0"}, "61 01")
    handles = {one.notation: one.handles for one in table.options("1")}
    assert "pool:01" in handles["discard 01"]
    assert {"pool:01", "hand:01"} <= set(handles["scrap 01"])


@pytest.mark.parametrize("options", [{}, {"connecting": "delayed"}, {"scoring": "end"}])
def test_a_sketch_can_be_drawn_at_any_time(options: dict[str, str]) -> None:
    table = GAME.deal(4, options, seed=1, backend="interpreted")
    luck = 0
    while not table.over:
        assert "Seat 4" in GAME.definition.sketch(table.view("1"), 80)
        at_random(table, luck, 5)
        luck += 1


def test_an_impossible_position_is_refused_with_its_reasons() -> None:
    with pytest.raises(Impossible, match="CONTACT"):
        at({"1": "61@0,0r0 03@0,1r0"}, "22 52")
    with pytest.raises(Impossible, match="TILE_TWICE"):
        at({"1": "61@0,0r0"}, "61 52")
    with pytest.raises(Impossible, match="START"):
        at({"1": "61@1,0r0"}, "14 52")


def test_whatever_is_on_offer_says_why() -> None:
    table = at_random(dealt(2, seed=1), 1, 10)
    assert offers(table)
    assert all(option.verb.why and option.sentence for option in table.options(table.actors[0]))


@pytest.mark.parametrize(("players", "least"), [(2, 0.9), (4, 0.9), (6, 0.9)])
def test_the_bot_clearly_beats_random_play(players: int, least: float) -> None:
    bots = ["heuristic", *["random"] * (players - 1)]
    batch = play_batch(GAME, 1000, players, bots=bots, seed=3)
    assert (batch.returns[:, 0] > 0).mean() > least


@pytest.mark.parametrize("players", [2, 4, 6])
def test_who_names_the_first_player_favours_no_seat_number(players: int) -> None:
    """Nothing tells the seats apart but where they sit: with equal dice every chooser names the same seat of the
    others, counted from itself."""
    named = []
    for seat in range(players):
        given = {
            "stage": "turns",
            "round_number": 2,
            "first": seat,
            "pool": [f"{number:02}" for number in range(1, 4 * players + 1)],
            "step": {str(seat + 1): "choose_first"},
            "asked": 1 << seat,
        }
        options = {"length": "custom:1,4,1", "scoring": "end"}
        table = GAME.position({"players": players, "options": options, "position": given}, backend="interpreted")
        engine, menu, seen = GAME.engine("interpreted"), GAME.new_menu(), table.seen_by(seat)
        engine.options(seen, table.book, seat, menu)
        choices = []
        for dice in range(200):
            word = np.array([dice], np.uint64)
            action = engine.consider(seen, table.book, seat, menu, policy_number(GAME, "heuristic"), word)
            choices.append((int(GAME.definition.words.actions[int(action)].notation.split()[1]) - 1 - seat) % players)
        named.append(choices)
    assert all(choices == named[0] for choices in named)
    assert len(set(named[0])) == players
