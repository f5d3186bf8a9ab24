"""Rated play: what counts and what does not, that nothing counts twice, and tournaments from first to last round."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from harness import Player, Server, serving
from test_play_other_rules import play_to_the_end
from test_play_rights import office_of
from test_play_table import ME

from turnkey.play.leases import Elsewhere
from turnkey.play.ratings import RatingRow, moved
from turnkey.play.tournaments import SetPoints, circle, swiss

SHORT: dict[str, Any] = {"players": 2, "options": {"length": "custom:1,1,1"}}
RANDOM = {"kind": "bot", "bot": "random"}


async def ratings(player: Player, game: str = "airlock") -> dict[str, tuple[int, int]]:
    found = (await player.get(f"/api/ratings/{game}")).json()
    assert found["offered"]
    return {one["name"]: (one["rating"], one["games"]) for one in found["players"]}


async def until(true: Any) -> None:
    for _ in range(2400):
        if await true():
            return
        await asyncio.sleep(0.05)
    raise AssertionError("it did not happen")


def test_a_rated_game_counts_once_for_people_and_bots_and_no_other_does(either_store: str) -> None:
    async def story() -> None:
        async with serving(either_store) as server:
            ann = await server.player("Ann")
            await play_to_the_end(ann, "airlock", seats=[ME, RANDOM], **SHORT)
            table, end = await play_to_the_end(ann, "airlock", seats=[ME, RANDOM], rated=True, **SHORT)

            async def counted() -> bool:
                return bool(await ratings(ann))

            await until(counted)
            first = await ratings(ann)
            assert set(first) == {"Ann", "random"}
            assert [games for _, games in first.values()] == [1, 1], "the game that nobody wanted to count did not"
            won, lost = (
                ("Ann", "random") if end["result"]["returns"][0] > end["result"]["returns"][1] else ("random", "Ann")
            )
            if end["result"]["returns"][0] != end["result"]["returns"][1]:
                assert first[won][0] > 1000 > first[lost][0]
            owner = await server.hub.owner(table)
            for _ in range(2):
                await office_of(server).ladder.count(owner)
                await office_of(server).ladder.catch_up()
            assert await ratings(ann) == first
            assert (await ann.get("/api/me/data")).json()["more"]["ratings"][0]["games"] == 1
            await ann.post("/api/me/delete", {"sure": True})
            assert set(await ratings(ann)) == {"random"}

    asyncio.run(story())


def test_a_game_that_ended_as_the_server_did_counts_at_the_next_start(store: str) -> None:
    async def play() -> str:
        async with serving(store) as server:
            server.hub.services.ended = None
            ann = await server.player("Ann")
            table, _ = await play_to_the_end(ann, "airlock", seats=[ME, RANDOM], rated=True, **SHORT)
            assert await ratings(ann) == {}
            return table

    async def again() -> None:
        async with serving(store) as server:
            eve = await server.player("Eve")

            async def counted() -> bool:
                return len(await ratings(eve)) == 2

            await until(counted)

    asyncio.run(play())
    asyncio.run(again())


def test_at_a_rated_table_there_are_no_hints_and_no_way_back_for_practice(store: str) -> None:
    async def story() -> None:
        async with serving(store) as server:
            ann = await server.player("Ann")
            table = (await ann.make("airlock", seats=[ME, RANDOM], rated=True, hints=True, players=2))["id"]
            async with ann.at(table) as line:
                await line.when(lambda: bool(line.frame and line.frame["options"]))
                assert line.of("hints") is False
                assert (await line.send("hint", practice=True))["code"] == "no_hints"
                await line.act()
                await line.when(lambda: bool(line.frame["options"]))
                assert line.of("undo_practice") is False

    asyncio.run(story())


def known(*names: str) -> dict[str, RatingRow]:
    return {name: RatingRow("g", name, 25.0, 25 / 3, 0) for name in names}


def test_who_wins_rises_who_loses_falls_and_all_are_surer_after_it() -> None:
    after = moved(known("a", "b", "c"), ["a", "b", "c"], [3.0, 2.0, 2.0])
    assert after["a"][0] > 25 > after["b"][0]
    assert after["b"] == pytest.approx(after["c"])
    assert all(sigma < 25 / 3 for _, sigma in after.values())
    drawn = moved(known("a", "b"), ["a", "b"], [1.0, 1.0])
    assert drawn["a"][0] == pytest.approx(25) == drawn["b"][0]
    several = moved(known("a", "bot"), ["a", "bot", "bot"], [0.0, 1.0, 1.0])
    assert several["a"][0] < 25 < several["bot"][0]


def test_in_a_round_robin_everybody_meets_everybody_once() -> None:
    for count in (2, 3, 4, 5, 6, 9):
        people = [f"p{number}" for number in range(count)]
        rounds = count + count % 2 - 1
        met = [frozenset(pair) for number in range(1, rounds + 1) for pair in circle(people, number) if len(pair) == 2]
        assert len(met) == len(set(met)) == count * (count - 1) // 2
        for number in range(1, rounds + 1):
            assert sorted(one for pair in circle(people, number) for one in pair) == sorted(people)


def test_swiss_seats_everybody_and_lets_as_few_as_can_be_meet_again() -> None:
    people = list("abcdefgh")
    assert swiss(people, 4, set()) == [list("abcd"), list("efgh")]
    met = {frozenset(pair) for pair in ("ab", "cd", "ef", "gh")}
    assert swiss(people, 2, met) == [["a", "c"], ["b", "d"], ["e", "g"], ["f", "h"]]
    assert [len(one) for one in swiss(people[:7], 3, set())] == [3, 3, 1]


async def play_all(server: Server, people: list[Player], tournament: dict[str, Any]) -> None:
    """Everybody plays their tables of this round to the end."""
    for pairing in [one for one in tournament["pairings"] if not one["over"]]:
        async with people[0].at(pairing["table"]) as one, people[1].at(pairing["table"]) as other:
            lines = [one, other]
            while not any(line.frame and line.frame["status"] == "over" for line in lines):
                for line in lines:
                    if line.frame and line.frame["options"] and line.frame["status"] == "playing":
                        await line.act()
                await asyncio.sleep(0.005)


def test_a_tournament_is_played_round_by_round_by_itself(store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with serving(store) as server:
            ann, bo, eve = [await server.player(name) for name in ("Ann", "Bo", "Eve")]
            wish = {"game": "airlock", "seats": 2, "kind": "swiss", "rounds": 2, "title": "Cup"}
            cup = (await ann.post("/api/tournaments", wish)).json()
            path = f"/api/tournaments/{cup['id']}"
            assert (await ann.post(f"{path}/begin")).status_code == 409, "alone"
            assert (await bo.post(f"{path}/enter")).json()["mine"] is True
            await eve.post(f"{path}/enter")
            assert len((await eve.post(f"{path}/withdraw")).json()["entrants"]) == 2
            assert (await bo.post(f"{path}/begin")).status_code == 403
            begun = (await ann.post(f"{path}/begin")).json()
            assert (begun["state"], begun["round"], len(begun["pairings"])) == ("playing", 1, 1)
            assert (await eve.post(f"{path}/enter")).status_code == 409
            assert begun["pairings"][0]["mine"]
            for number in (1, 2):
                seen = (await ann.get(path)).json()
                assert seen["round"] == number
                await play_all(server, [ann, bo], seen)

                async def on(number: int = number) -> bool:
                    now = (await ann.get(path)).json()
                    return len(now["pairings"]) > number or now["state"] == "over"  # a round comes before its tables

                await until(on)
            end = (await eve.get(path)).json()
            assert (end["state"], len(end["pairings"])) == ("over", 2)
            assert sum(one["points"] for one in end["entrants"]) == 2.0
            assert [one["points"] for one in end["entrants"]] == sorted(
                (one["points"] for one in end["entrants"]), reverse=True
            )
            names = [one["names"] for one in end["pairings"]]
            assert names[0] == names[1][::-1], "nobody sits first twice"
            assert [one["title"] for one in (await eve.get("/api/tournaments")).json()] == ["Cup"]

    monkeypatch.setattr("turnkey.play.tournaments.OPTIONS", {"length": "custom:1,1,1"})
    asyncio.run(story())


def test_a_table_that_another_process_took_at_once_stops_no_round(store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with serving(store) as server:
            make_for, table = server.hub.make_for, server.hub.store.table
            looked_at: list[str] = []

            async def taken_at_once(*asked: Any) -> None:
                await make_for(*asked)
                raise Elsewhere("")

            async def looked(name: str) -> Any:
                looked_at.append(name)
                return await table(name)

            monkeypatch.setattr(server.hub, "make_for", taken_at_once)
            people = [await server.player(name) for name in ("Ann", "Bo", "Cy", "Di")]
            wish = {"game": "airlock", "seats": 2, "kind": "swiss", "rounds": 2, "title": "Cup"}
            cup = (await people[0].post("/api/tournaments", wish)).json()["id"]
            for one in people[1:]:
                await one.post(f"/api/tournaments/{cup}/enter")
            begun = await people[0].post(f"/api/tournaments/{cup}/begin")
            assert begun.status_code in (200, 201)
            first = [one["table"] for one in begun.json()["pairings"]]
            assert len(first) == 2
            for one in first:
                await server.hub.store.write(SetPoints(one, "{}"))
            monkeypatch.setattr(server.hub.store, "table", looked)
            await office_of(server).tournaments.catch_up()
            assert (await people[0].get(f"/api/tournaments/{cup}")).json()["round"] == 2
            assert looked_at
            assert not set(first) & set(looked_at), "what is written down already is not looked at"

    asyncio.run(story())


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "airlock", "seats": 9},
        {"game": "airlock", "seats": 3, "kind": "round_robin"},
        {"game": "chess", "seats": 2},
    ],
)
def test_a_tournament_that_cannot_be_is_refused(store: str, wish: dict[str, Any]) -> None:
    async def story() -> None:
        async with serving(store) as server:
            ann = await server.player("Ann")
            assert (await ann.post("/api/tournaments", wish)).status_code in (400, 404)
            assert (await ann.get("/api/tournaments/nothing")).status_code == 404

    asyncio.run(story())
