"""Lessons over HTTP: nothing is kept of them, and whoever learns sees what the seat may see."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

from harness import serving

import turnkey
from turnkey.core.game import Game
from turnkey.play import learning

LESSON = "/api/games/break_escape/lesson"


def test_a_lesson_is_told_step_by_step_and_nothing_is_kept(store: str) -> None:
    async def story() -> None:
        async with serving(store) as server:
            ann = await server.player("Ann")
            lesson = (await ann.get(LESSON)).json()
            assert (lesson["game"], lesson["seat"]) == ("break_escape", "david")
            assert lesson["steps"][2] == {"chapter": "The night", "title": "A Pup in his way"}

            begun = (await ann.get(f"{LESSON}/2")).json()
            assert (begun["do"], begun["look"], begun["verdict"]) == (["pup"], ["card:pup"], "")
            (frame,) = begun["frames"]
            assert (frame["whole"], frame["seat"], frame["practice"]) == (True, "david", True)
            assert "pup" in [one["notation"] for one in frame["options"]]

            right = (await ann.get(f"{LESSON}/2?did=pup")).json()
            assert (right["verdict"], right["jumps"]) == ("right", False)
            assert right["frames"][-1]["view"] == (await ann.get(f"{LESSON}/3")).json()["frames"][0]["view"]
            assert right["frames"][-1]["log"][-1]["kind"] == "pup placed"

            wrong = (await ann.get(f"{LESSON}/2?did=go")).json()
            assert wrong["verdict"] == "wrong"
            assert "Pup" in wrong["answer"]
            other = (await ann.get(f"{LESSON}/2?did=swap ben james")).json()
            assert (other["verdict"], other["frames"]) == ("not_here", [])

            end = (await ann.get(f"{LESSON}/{len(lesson['steps'])}")).json()
            assert end["says"] == lesson["ending"]
            assert end["frames"][0]["status"] == "over"
            assert (await ann.get("/api/tables")).json() == {"mine": [], "public": []}

    asyncio.run(story())


def test_how_to_play_is_told_in_parts_with_things(store: str) -> None:
    async def story() -> None:
        async with serving(store) as server:
            ann = await server.player("Ann")
            guide = (await ann.get("/api/games/break_escape/guide")).json()
            assert guide["goal"].startswith("Find 2 Keys")
            cards = next(one for one in guide["parts"] if one["title"] == "Cards")
            terms = {f"{one['kind']}:{one['code']}": one for one in await terms_of(ann)}
            assert "card:pup" in cards["things"]
            assert all(terms[one]["text"] for part in guide["parts"] for one in part["things"])
            german = (await ann.get("/api/games/break_escape/guide?language=de")).json()
            assert german["goal"] != guide["goal"]

    async def terms_of(ann: Any) -> list[dict[str, str]]:
        games = (await ann.get("/api/games")).json()["games"]
        return list(next(one for one in games if one["slug"] == "break_escape")["terms"])

    asyncio.run(story())


def test_a_game_without_a_lesson_tells_its_goal() -> None:
    own = turnkey.game("break_escape").definition
    bare = Game(replace(own, shown=replace(own.shown, lesson=None)))
    assert learning.guide(bare).parts == []
    assert learning.guide(bare).goal.startswith("Find 2 Keys")


def test_what_cannot_be_followed_is_refused_with_a_reason(store: str) -> None:
    async def story() -> None:
        async with serving(store) as server:
            ann = await server.player("Ann")

            async def fault(path: str, status: int) -> Any:
                answer = await ann.get(path)
                assert answer.status_code == status
                return answer.json()["reason"]

            assert "14 steps" in await fault(f"{LESSON}/15", 404)
            assert "cannot 'escape' now" in await fault(f"{LESSON}/2?did=escape", 400)
            assert "only to read" in await fault(f"{LESSON}/0?did=go", 400)
            assert "no action" in await fault(f"{LESSON}/2?did=fly", 400)
            assert "halma" in await fault("/api/games/halma/lesson", 400)

    asyncio.run(story())


def test_games_tell_whether_they_have_a_lesson(store: str) -> None:
    async def story() -> None:
        async with serving(store) as server:
            ann = await server.player("Ann")
            games = (await ann.get("/api/games")).json()["games"]
            assert all(one["lesson"] for one in games)

    asyncio.run(story())
