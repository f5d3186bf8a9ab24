"""The server tells what games say in the language of the connection."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from typing import Any

import websockets

sys.path.insert(0, str(Path(__file__).parents[1] / "play"))
from harness import Player, serving, texts

ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "random"}


async def first_frame(player: Player, table: str, language: str, header: str = "") -> tuple[dict[str, Any], Any]:
    """What somebody is shown first, and the answer to something that is not possible."""
    cookie = "; ".join(f"{one.name}={one.value}" for one in player.http.cookies.jar)
    url = f"{player.address.replace('http', 'ws')}/api/tables/{table}/live{language}"
    headers = {"cookie": cookie} | ({"accept-language": header} if header else {})
    async with websockets.connect(url, additional_headers=headers, compression=None, max_size=None) as socket:
        await socket.send(json.dumps({"type": "hello"}))
        while (frame := json.loads(await socket.recv()))["type"] != "frame":
            pass
        await socket.send(json.dumps({"type": "why", "id": "w", "option": "vote p2"}))
        while (why := json.loads(await socket.recv())).get("id") != "w":
            pass
    return frame, why


def test_a_table_is_told_in_each_watchers_language(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(f"sqlite:///{tmp_path}/tables.db") as server:
            ann = await server.player("Ann")
            made = await ann.make("lockdown", players=3, seats=[ME, {"kind": "open"}, {"kind": "open"}])
            bob, cem = await server.player("Bob"), await server.player("Cem")
            for player, seat in ((bob, "p2"), (cem, "p3")):
                answer = await player.post(f"/api/tables/{made['id']}/sit", {"seat": seat}, made["invite"])
                assert answer.status_code == 201, answer.text
            english, _ = await first_frame(ann, made["id"], "")
            german, why = await first_frame(ann, made["id"], "?language=de")
            wished, _ = await first_frame(ann, made["id"], "", "fr, de-AT;q=0.8, en;q=0.5")
            strange, _ = await first_frame(ann, made["id"], "?language=tlh")
            assert strange["log"] == english["log"]
            assert wished["log"] == german["log"]
            assert "has the badge" in texts(english["log"])[1]
            assert "hat die Dienstmarke" in texts(german["log"])[1]
            assert "Leute am Leben" in german["goal"]
            assert german["view"]["locations"][1]["name"] == "Apotheke"
            assert english["view"]["locations"][1]["name"] == "Pharmacy"
            assert [one["notation"] for one in german["options"]] == [one["notation"] for one in english["options"]]
            assert [one["parts"] for one in german["log"]] == [one["parts"] for one in english["log"]]
            assert "gehört zu" in why["reason"] or "nicht an der Reihe" in why["reason"]
            for player in (ann, bob, cem):
                await player.leave()

    asyncio.run(story())


def test_what_can_be_asked_over_http(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(f"sqlite:///{tmp_path}/tables.db") as server:
            ann = await server.player("Ann")
            told = (await ann.get("/api/languages")).json()
            assert told == [{"code": "en", "name": "English"}, {"code": "de", "name": "Deutsch"}]
            for language, card, title in (
                ("en", "Chainsaw", "Your first night"),
                ("de", "Kettensäge", "Deine erste Nacht"),
            ):
                games = (await ann.get(f"/api/games?language={language}")).json()["games"]
                lockdown = next(one for one in games if one["slug"] == "lockdown")
                assert card in [one["name"] for one in lockdown["terms"]]
                lesson = (await ann.get(f"/api/games/lockdown/lesson?language={language}")).json()
                assert lesson["title"].startswith(title)
            step = (await ann.get("/api/games/lockdown/lesson/1?language=de")).json()
            assert "Laster" in step["says"]
            assert "Abstimmung" in "".join(texts(step["frames"][0]["log"]))
            refused = (await ann.get("/api/tables/nosuchtable?language=de")).json()
            assert (refused["code"], refused["reason"]) == ("no_such_table", "diesen Tisch gibt es nicht")
            await ann.leave()

    asyncio.run(story())
