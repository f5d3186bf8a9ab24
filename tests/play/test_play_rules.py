"""What people can read of a game: what they win by, its rules by chapters, the options that players know."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from types import SimpleNamespace

import pytest
from harness import serving

import turnkey
from turnkey.core.definition.check import variant_faults
from turnkey.core.secrecy import SPECTATOR
from turnkey.play import gate


@pytest.mark.parametrize("slug", turnkey.game_names())
def test_every_seat_and_a_spectator_are_told_in_one_line_what_they_win_by(slug: str) -> None:
    game = turnkey.game(slug)
    for players in game.seats:
        table = game.deal(players=players, seed=1)
        for seat in (*range(players), None):
            watcher = SPECTATOR if seat is None else seat
            goal = game.definition.shown.goal(table.view(seat), watcher)
            assert goal.endswith(".")
            assert 20 < len(goal) < 120


def test_the_goal_follows_from_the_view() -> None:
    game = turnkey.game("break_escape")
    table = game.deal(seed=1, options={"rounds": 9, "escapes_needed": 1})
    goals = [game.definition.shown.goal(table.view(seat), seat) for seat in (0, 3)]
    assert "get 1 Runner out" in goals[0]
    assert all("strike" in goal and "9" in goal for goal in goals)
    assert goals[1].startswith("Hold all three in Jail")


def test_frames_tell_the_goal_and_rules_are_read_by_chapters(store: str) -> None:
    async def story() -> None:
        async with serving(store) as server:
            ann = await server.player("Ann")
            made = await ann.make("break_escape")
            async with ann.at(made["id"]) as line:
                await line.when(lambda: bool(line.frame and line.frame["view"]))
                assert line.frame["goal"].startswith("Find 2 Keys")
            told = (await ann.get("/api/games/break_escape/rules")).json()["chapters"]
            assert [one["id"] for one in told[0]["rules"]][:2] == ["R1", "R2"]
            unknown = await ann.get("/api/games/halma/rules")
            assert unknown.status_code == 400
            assert "halma" in unknown.json()["reason"]

    asyncio.run(story())


@pytest.mark.parametrize("slug", turnkey.game_names())
def test_chapters_hold_every_rule_once(slug: str) -> None:
    game = turnkey.game(slug)
    told = [rule.id for chapter in gate.rules_of(game).chapters for rule in chapter.rules]
    assert told == list(game.rules)


def test_a_variant_that_is_no_option_is_a_fault() -> None:
    definition = turnkey.game("airlock").definition
    assert list(variant_faults(definition)) == []
    strange = SimpleNamespace(agreed=replace(definition.agreed, variants=("scoring", "colour")))
    assert next(variant_faults(strange)).startswith("the variant 'colour' is none of the options")  # type: ignore[arg-type]
