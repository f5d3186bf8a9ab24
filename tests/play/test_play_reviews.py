"""Reviews and puzzles over HTTP: nothing of a review while a game is on, and no secret of a seat in a puzzle."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from typing import Any

import pytest
from harness import Line, Player, serving

import turnkey
from turnkey.lab.review.puzzles import puzzle, table_at
from turnkey.play import puzzling, reviews
from turnkey.play.store import open_store

SHORT = {"rounds": 1}
LONG_WAIT = 300.0  # seconds: on a busy machine the review's process is the last to get on


async def finished(ann: Player, **wish: Any) -> str:
    """A short game against bots, to its end."""
    made = await ann.make("break_escape", options=SHORT, **wish)
    async with ann.at(made["id"]) as line:
        await play_out(line)
    return str(made["id"])


async def play_out(line: Line) -> None:
    while True:
        await line.when(lambda: bool(line.frame) and (bool(line.frame["options"]) or line.frame["status"] == "over"))
        if line.frame["status"] == "over":
            return
        await line.act()


async def reviewed(ann: Player, table: str) -> dict[str, Any]:
    async def ask() -> dict[str, Any]:
        while True:
            answer = await ann.get(f"/api/tables/{table}/review")
            assert answer.status_code == 200, answer.text
            found: dict[str, Any] = answer.json()
            if found["state"] not in ("waiting", "running"):
                return found
            assert (found["known"], found["open"], found["mistakes"]) == ([], [], [])
            await asyncio.sleep(0.2)

    return await asyncio.wait_for(ask(), LONG_WAIT)


def test_a_finished_game_is_reviewed_kept_and_exported(store: str) -> None:
    async def story() -> None:
        async with serving(store, reviews=True, review_samples=4) as server:
            ann, bob = await server.player("Ann"), await server.player("Bob")
            table = await finished(ann)
            found = await reviewed(ann, table)
            assert found["state"] == "ready"
            assert len(found["known"]) == len(found["open"]) == found["steps"] + 1
            replay = (await ann.get(f"/api/tables/{table}/replay?step=0")).json()
            assert replay["steps"] == found["steps"]
            assert sorted(found["known"][-1]) in ([0, 0, 0, 1], [0, 1, 1, 1])
            data = (await ann.get(f"/api/tables/{table}/review/data")).json()["review"]
            assert data["names"]["ben"] == "Ann"
            assert data["curve"]["known"] == found["known"]
            stranger = await bob.get(f"/api/tables/{table}/review")
            assert stranger.status_code == 404  # a private table
            fork = (await ann.post(f"/api/tables/{table}/fork", {"step": 1, "seat": "ben"})).json()["id"]
            going = await ann.get(f"/api/tables/{fork}/review")
            assert (going.status_code, going.json()["code"]) == (409, "not_over")
        async with serving(store) as server:  # it is kept: this one makes none
            again = (await ann_at(server.address, ann).get(f"/api/tables/{table}/review")).json()
            assert again == found

    asyncio.run(story())


def ann_at(address: str, ann: Player) -> Player:
    """The same person at a server that was started anew."""
    again = Player(address)
    again.http.cookies = ann.http.cookies
    again.csrf = ann.csrf
    return again


def test_while_a_game_is_on_nothing_of_a_review_is_to_be_had(store: str) -> None:
    async def story() -> None:
        async with serving(store, reviews=True, review_samples=4) as server, AsyncExitStack():
            ann = await server.player("Ann")
            table = (await ann.make("break_escape", public=True))["id"]
            for path in ("review", "review/data"):
                answer = await ann.get(f"/api/tables/{table}/{path}")
                assert (answer.status_code, answer.json()["code"]) == (409, "not_over")
            assert server.hub.services.reviews.state(table) == (reviews.WAITING, 0.0)
            assert not server.hub.services.reviews._waiting, "asking for it must not have it made"

    asyncio.run(story())


def test_a_server_may_make_no_reviews(store: str) -> None:
    async def story() -> None:
        async with serving(store) as server:
            ann = await server.player("Ann")
            table = await finished(ann)
            assert (await reviewed(ann, table))["state"] == "off"
            assert (await ann.get(f"/api/tables/{table}/review/data")).status_code == 409

    asyncio.run(story())


def test_a_review_is_called_off_with_the_server_and_a_failed_one_is_not_tried_again(
    store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        kept = await open_store(store)
        tried: list[str] = []

        async def hangs(self: reviews.Reviews, work: Any) -> bytes:
            tried.append("once")
            if len(tried) == 1:
                raise RuntimeError("broken")
            await asyncio.sleep(3600)
            return b""

        monkeypatch.setattr(reviews.Reviews, "_made", hangs)
        several = reviews.Reviews(kept)
        several.want("one", (None, [], {}))  # type: ignore[arg-type]
        several.want("two", (None, [], {}))  # type: ignore[arg-type]
        several.want("one", (None, [], {}))  # type: ignore[arg-type]
        while len(tried) < 2:
            await asyncio.sleep(0)
        assert several.state("two")[0] == reviews.RUNNING
        assert several.state("one")[0] == reviews.FAILED
        several.want("one", (None, [], {}))  # type: ignore[arg-type]
        assert len(tried) == 2
        await asyncio.wait_for(several.close(), 10)
        await kept.close()

    asyncio.run(story())


# Puzzles


def test_a_puzzle_is_shown_answered_and_not_kept(store: str) -> None:
    async def story() -> None:
        async with serving(store) as server:
            ann = await server.player("Ann")
            games = (await ann.get("/api/games")).json()["games"]
            many = next(one["puzzles"] for one in games if one["slug"] == "break_escape")
            assert (await ann.get("/api/games/break_escape/puzzles")).json()["puzzles"] == many >= 30
            path = "/api/games/break_escape/puzzles/1"
            shown = (await ann.get(path)).json()
            assert (shown["verdict"], shown["answer"], shown["values"]) == ("", [], [])
            options = [one["notation"] for one in shown["frame"]["options"]]
            solution = puzzle(turnkey.game("break_escape"), 1).solution
            assert solution in options
            for option in options[:4]:
                told = (await ann.get(f"{path}?did={option}")).json()
                assert told["verdict"] == ("right" if option == solution else "wrong")
                assert told["values"][0]["notation"] == solution
            german = (await ann.get(f"{path}?did={solution}&language=de")).json()
            assert "Siegchance" in json.dumps(german["answer"], ensure_ascii=False)
            assert (await ann.get(f"{path}?did=fly")).status_code == 400
            assert (await ann.get(f"/api/games/break_escape/puzzles/{many + 1}")).status_code == 404
            assert (await ann.get("/api/tables")).json() == {"mine": [], "public": []}

    asyncio.run(story())


@pytest.mark.parametrize("slug", ["break_escape", "locked_out"])
def test_a_puzzle_shows_what_its_seat_knows_and_no_more(slug: str) -> None:
    """In a world that the seat cannot tell from this one, the puzzle is the same to the last byte."""
    game = turnkey.game(slug)
    one, table = puzzle(game, 1), table_at(game, 1)
    seat = table.seat(one.seat)
    twin = table.determinize(seat, 5)
    assert twin.state.tobytes() != table.state.tobytes()
    frames = [puzzling.frame(each, seat, 1, game.language("en")) for each in (table, twin)]
    assert frames[0].view == frames[1].view
    assert frames[0].options == frames[1].options
