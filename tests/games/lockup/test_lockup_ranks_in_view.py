"""What a view tells of ranks: what each finds at a location, how crews stand, how strong they look, and to whom."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import pytest
from lockup_scene import GAME, play, where

from turnkey.games.lockup.actions import ACTIONS


def paid(players: int, location: str) -> list[tuple[str | list[int], list[str], list[int]]]:
    pays = where(GAME.deal(players, seed=1), location, None)["pays"]
    return [(row["ranks"] if row["who"] == "ranks" else row["who"], row["gets"], row["prices"]) for row in pays]


@pytest.mark.rules("R31", "R32")
def test_what_the_yard_pays() -> None:
    assert paid(2, "yard") == [([1], ["POW", "KEY"], []), ([2], [], [])]
    assert paid(4, "yard") == [([1], ["POW", "KEY"], []), ([2], ["POW"], []), ("rest", [], [])]


@pytest.mark.rules("R33", "R34")
def test_equal_ranks_are_told_together_and_the_last_before_those_between() -> None:
    assert paid(3, "sewers") == [([1], ["+S"] * 3, []), ("rest", ["+S"], [])]
    assert paid(5, "infirmary") == [([1], ["+P"] * 3, []), ("last", ["+P"], []), ("rest", [], [])]
    assert paid(2, "infirmary") == [([1], ["+P"] * 2, []), ([2], [], [])]


@pytest.mark.rules("R36", "R37", "R39", "R42")
def test_deals_prices_and_tomes() -> None:
    assert paid(3, "commissary") == [([1], ["gain"], []), ([2], ["swap"], []), ("rest", ["trade"], [])]
    assert paid(4, "chow") == [([1], ["hire"], [1, 4]), ([2], ["hire"], [1, 5]), ("rest", ["hire"], [2])]
    assert paid(1, "chow") == [([1], ["hire"], [1, 4]), ([2], ["hire"], [2])]
    assert paid(5, "cell") == [("all", ["build"], [])]
    assert paid(5, "library") == [([1], ["keep"], []), ([2, 3], ["TOME"], []), ("rest", [], [])]


@pytest.mark.rules("R22")
def test_a_crew_looks_as_strong_as_what_a_seat_knows_of_it() -> None:
    table = GAME.deal(3, seed=2)
    owner = table.seats[table.actors[0]]
    play(table, f"{owner}: place smithy 2 3* 5 end")
    for watcher in (*table.seats, None):
        assert where(table, "smithy", watcher)["crews"][0]["strength"] == (10 if watcher == owner else 7)


@pytest.mark.rules("R23", "R24", "R25")
@pytest.mark.parametrize("players", [1, 2, 4, 5])
def test_how_crews_stand_is_how_they_are_ranked(players: int) -> None:
    luck, table, compared = random.Random(players), GAME.deal(players, seed=players), 0
    while not table.over:
        seat = table.seats[table.actors[0]]
        before, lines = table.view(None), len(table.log(None))
        action = luck.choice(table.options(seat))
        table.apply(seat, action)
        news = [line for line in table.log(None)[lines:] if line.kind in ("ranked", "suspected", "resolves")]
        closed = before["stage"] == "strength_window" and action.notation == "done"  # a tome would change it first
        if not closed or not news or news[0].kind != "ranked":
            continue
        here = [line for line in news if line.parts.get("location") == before["resolving"]]
        ranked = [(line.parts["party"], line.parts["strength"]) for line in here if line.kind == "ranked"]
        suspected = [(line.parts["party"], line.parts["count"]) for line in here if line.kind == "suspected"]
        assert [(row["seat"], row["strength"]) for row in before["standing"]] == ranked
        assert [(row["seat"], row["suspicion"]) for row in before["standing"] if row["suspicion"]] == suspected
        compared += 1
    assert compared > 0


def test_an_exchange_touches_what_is_given_and_what_is_got() -> None:
    for verb in ("swap", "conv"):
        assert ACTIONS[ACTIONS.read(f"{verb} S>I")].handles == ("resource:S", "supply:I")


@pytest.mark.rules("R22", "R23", "R24")
@pytest.mark.parametrize("players", [1, 2, 4, 5])
def test_a_forecast_is_what_the_table_shows_once_the_tokens_lie_there(players: int) -> None:
    """To whoever places them, and to nobody else; as far as that seat sees."""
    luck, table, compared = random.Random(players), GAME.deal(players, seed=players), 0
    while not table.over and compared < 25:
        seat = table.seats[table.actors[0]]
        view, options = table.view(seat), [one.notation for one in table.options(seat)]
        assert all(table.view(other)["forecast"] is None for other in (*table.seats, None) if other != seat)
        if any(one.startswith("place ") for one in options):
            place = luck.choice(sorted(view["forecast"]["ranks"]))
            cell = next(one["cell"] for one in view["parties"] if one["seat"] == seat)
            tokens = [one for one in cell if luck.random() < 0.5] or cell[:1]
            told = foretold(view["forecast"], place, tokens)
            later = table.copy()
            play(later, f"{seat}: place {place} {' '.join(tokens)} end")
            assert told == standing_at(later.view(seat), seat, place)
            compared += 1
        table.apply(seat, luck.choice(options))
    assert compared > 5


@pytest.mark.rules("R22", "R46")
def test_how_one_would_stand_with_a_tome_is_how_one_stands_once_it_is_played() -> None:
    luck, table, compared = random.Random(7), GAME.deal(4, seed=7), 0
    while not table.over and compared < 6:
        seat = table.seats[table.actors[0]]
        options = [one.notation for one in table.options(seat)]
        told = table.view(seat)["foretold"]
        assert all(not table.view(other)["foretold"] for other in (*table.seats, None) if other != seat)
        here = table.view(None)["stage"] == "strength_window"
        assert list(told) == (["brawl"] if here and "tome brawl" in options else [])
        if told:
            later, lines = table.copy(), len(table.log(None))
            later.apply(seat, "tome brawl")
            if later.view(seat)["stage"] == "strength_window":
                standing = [(row["seat"], row["strength"]) for row in later.view(seat)["standing"]]
            else:  # nobody could answer it: the ranks are fixed
                ranked = [line.parts for line in later.log(None)[lines:] if line.kind == "ranked"]
                standing = [(one["party"], one["strength"]) for one in ranked]
            assert standing[told["brawl"]["rank"] - 1] == (seat, told["brawl"]["strength"])
            compared += 1
        table.apply(seat, luck.choice([one for one in options if one != "tome brawl"]))
    assert compared > 2


@pytest.mark.rules("R46", "R55")
def test_what_a_tome_against_suspicion_would_change_is_what_it_changes() -> None:
    luck, told_of = random.Random(3), set()
    for seed in range(3, 6):
        table = GAME.deal(4, seed=seed)
        while not table.over:
            seat = table.seats[table.actors[0]]
            options = [one.notation for one in table.options(seat)]
            told = table.view(seat)["relief"]
            words = [f"tome {word}" for word in ("calm", "blame", "alibi")]
            assert {f"tome {word}" for word in told} == {one for one in words if one in options}
            assert not told or all(not table.view(other)["relief"] for other in (*table.seats, None) if other != seat)
            for word, change in told.items():
                later = table.copy()
                later.apply(seat, f"tome {word}")
                if change["suspicion"] and word == "calm":
                    assert later.view(seat)["parties"][table.actors[0]]["suspicion"] == change["suspicion"][1]
                if change["loses"]:
                    assert [raid_takes(one, seat, len(table.log(None))) for one in (table, later)] == change["loses"]
                told_of.add((word, change["loses"] is not None))
            table.apply(seat, luck.choice(options))
    assert {("calm", False), ("blame", False), ("alibi", True)} <= told_of


def raid_takes(table: Any, seat: str, since: int) -> int:
    """What the raid takes if nobody plays any tome from now on; the log is read from that line."""
    table = table.copy()
    while table.view(None)["stage"] == "raid_window":
        actor = table.seats[table.actors[0]]
        table.apply(actor, next(one for one in table.options(actor) if not one.notation.startswith("tome")))
    lost = [line.parts for line in table.log(None)[since:] if line.kind == "raid loss"]
    return next((int(one["loss"]) for one in lost if one["party"] == seat), 0)


def foretold(forecast: Mapping[str, Any], place: str, tokens: list[str]) -> int:
    strength = sum(forecast["strengths"][one] for one in tokens)
    return next(int(row["rank"]) for row in forecast["ranks"][place] if strength >= row["least"])


def standing_at(view: Mapping[str, Any], seat: str, place: str) -> int:
    """Which rank a seat has by the strengths that it sees, equals clockwise from the first player."""
    room = next(one for one in view["board"] if one["location"] == place)
    strong = {one["seat"]: one["strength"] for one in room["crews"]}
    if room["guards"]:
        strong["g"] = room["guards"]["strength"]
    seats = [one["seat"] for one in view["parties"]]
    first = seats.index(view["first_player"])
    clockwise = [one for one in seats[first:] + seats[:first] if one in strong]
    return sorted(clockwise, key=lambda one: -strong[one]).index(seat) + 1
