"""What keeps strangers out: origins, names, CSRF, rates, sizes, headers, cookies; and nothing secret in logs."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
import websockets
from harness import NO_LIMITS, Server, serving

from turnkey.play.http.guards import Guard
from turnkey.play.limits import Bucket, Limits
from turnkey.play.store import StoreError, database


async def statuses(server: Server) -> dict[str, int]:
    """What strangers get, by what they try."""
    ann = await server.player("Ann")
    body = {"game": "break_escape"}
    good = {"x-csrf-token": ann.csrf}
    tries = {
        "fine": good,
        "another site": good | {"origin": "https://evil.example"},
        "no origin at all": good | {"origin": "null"},
        "said by the browser": good | {"sec-fetch-site": "cross-site"},
        "own page": good | {"origin": server.address},
        "no csrf": {},
        "wrong csrf": {"x-csrf-token": "x" * 32},
        "another name": good | {"host": "evil.example"},
    }
    return {
        name: (await ann.http.post("/api/tables", json=body, headers=headers)).status_code
        for name, headers in tries.items()
    }


def test_only_our_own_pages_change_anything(store: str) -> None:
    async def story() -> None:
        async with serving(store) as server:
            assert await statuses(server) == {
                "fine": 201, "another site": 403, "no origin at all": 403, "said by the browser": 403,
                "own page": 201, "no csrf": 403, "wrong csrf": 403, "another name": 421,
            }  # fmt: skip

    asyncio.run(story())


def test_a_websocket_of_another_site_is_refused(store: str) -> None:
    async def story() -> None:
        async with serving(store) as server:
            ann = await server.player("Ann")
            table = await ann.make("break_escape")
            url = f"{server.address.replace('http', 'ws')}/api/tables/{table['id']}/live"
            with pytest.raises(websockets.InvalidStatus):
                async with websockets.connect(url, origin=websockets.Origin("https://evil.example")):
                    pass

    asyncio.run(story())


def test_every_answer_is_strict_and_the_cookie_is_kept_from_scripts(store: str, tmp_path: Path) -> None:
    async def story() -> None:
        page = tmp_path / "page"
        page.mkdir()
        (page / "index.html").write_text("<!doctype html><title>Turnkey</title>")
        async with serving(store, web=page) as server, httpx.AsyncClient(base_url=server.address) as browser:
            for path in ("/", "/api/health", "/api/nothing", "/api/tables/nothing", "/../../etc/passwd"):
                answer = await browser.get(path)
                policy = answer.headers["content-security-policy"]
                assert "default-src 'none'" in policy
                assert "script-src 'self'" in policy
                assert "unsafe-inline" not in policy.split("style-src-attr")[0]
                assert answer.headers["x-content-type-options"] == "nosniff"
                assert "root:" not in answer.text
            assert "Turnkey" in (await browser.get("/")).text
            answer = await browser.post("/api/me", json={"name": "Ann"})
            cookie = answer.headers["set-cookie"].lower()
            assert "httponly" in cookie
            assert "samesite=strict" in cookie
            assert "server" not in answer.headers

    asyncio.run(story())


def test_a_forged_cookie_is_nobody_s_and_tokens_are_not_kept(store: str) -> None:
    async def story() -> None:
        async with serving(store) as server:
            ann = await server.player("Ann")
            table = await ann.make("break_escape")
            token = (await ann.post(f"/api/tables/{table['id']}/link")).json()["token"]
            (cookie,) = [one.value for one in ann.http.cookies.jar]
            assert cookie is not None
            for forged in (cookie[:-2] + "xx", "x" + cookie, cookie.split(".")[0], "ü", ""):
                async with httpx.AsyncClient(base_url=server.address) as stranger:
                    answer = await stranger.get("/api/me", headers={b"cookie": f"turnkey={forged}".encode()})
                    assert answer.json() == {"known": False, "name": "", "csrf": ""}
            path = store.removeprefix("sqlite:///")
            dump = "\n".join(sqlite3.connect(path).iterdump())
            assert token not in dump
            assert cookie.split(".")[0] not in dump
            assert table["invite"] not in dump

    asyncio.run(story())


def test_too_much_too_often_and_too_long_is_refused(store: str) -> None:
    async def story() -> None:
        limits = replace(NO_LIMITS, requests=0.0, requests_at_once=12.0, messages=0.0, messages_at_once=3.0)
        async with serving(store, limits) as server:
            ann = await server.player("Ann")
            assert (await ann.post("/api/me", {"name": "x" * 20_000})).status_code == 413
            table = await ann.make("break_escape")
            async with ann.at(table["id"]) as line:
                await line.until(lambda event: event["type"] == "frame")
                answers = [await line.send("ping") for _ in range(5)]
                assert [one.get("code") for one in answers] == [None, None, None, "too_many", "too_many"]
            codes = [(await ann.get("/api/me")).status_code for _ in range(20)]
            assert codes[-1] == 429

    asyncio.run(story())


def test_a_bucket_fills_again() -> None:
    bucket = Bucket(rate=1000.0, size=2.0)
    assert [bucket.take() for _ in range(2)] == [True, True]
    bucket.at -= 1.0
    assert bucket.take()


def test_names_under_which_the_server_is_known() -> None:
    guard = Guard(None, Limits(), ("https://play.example",))  # type: ignore[arg-type]
    assert all(guard._our_name(host) for host in ("localhost:8642", "127.0.0.1", "[::1]:80", "play.example"))
    assert not any(guard._our_name(host) for host in ("evil.example", "", "localhost.evil.example"))
    assert guard._our_page("https://play.example", "10.0.0.1:80", "")


def test_health_is_the_store_s_too(store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with serving(store) as server:
            ann = await server.player("Ann")
            table = await ann.make("break_escape")
            async with ann.at(table["id"]) as line:
                await line.until(lambda event: event["type"] == "frame")
                well = await ann.get("/api/health")
                told = well.json()
                assert (well.status_code, told["ok"], told["tables"], told["connections"]) == (200, True, 1, 1)

            async def broken(*_: object, **__: object) -> list[object]:
                raise StoreError("the disk is gone")

            monkeypatch.setattr(database, "PROBED", 0.0)
            monkeypatch.setattr(server.hub.store, "_rows", broken)
            sick = await ann.get("/api/health")
            assert (sick.status_code, sick.json()["ok"]) == (503, False)

    asyncio.run(story())


def test_bad_requests_get_a_reason(store: str) -> None:
    async def story() -> None:
        async with serving(store) as server:
            ann = await server.player("Ann")
            bad: list[tuple[object, str]] = [
                ({"game": "chess"}, "there is no game 'chess'"),
                ({"game": "airlock", "players": 9}, "not for 9"),
                ({"game": "airlock", "options": {"length": "endless"}}, "length"),
                ({"game": "airlock", "players": 2, "seats": [{"kind": "bot"}] * 2}, "at least one person"),
                ({"game": "airlock", "players": 2, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "hal"}]}, "hal"),
                ({"game": "airlock", "colour": "red"}, "colour"),
                ([], "object"),
            ]
            for body, said in bad:
                answer = await ann.post("/api/tables", body)
                assert answer.status_code == 400, answer.text
                assert said in answer.json()["reason"], answer.text
            headers = {"content-type": "application/json", "x-csrf-token": ann.csrf}
            deep = await ann.http.post("/api/tables", content=b'{"game": ' + b"[" * 8000, headers=headers)
            assert (deep.status_code, deep.json()["reason"]) == (400, "this is nested too deep")

    asyncio.run(story())


def test_nothing_secret_is_in_the_log(store: str, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        async with serving(store) as server:
            ann = await server.player("Ann")
            table = await ann.make("break_escape")
            async with ann.at(table["id"], invite=table["invite"]) as line:
                await line.until(lambda event: event["type"] == "frame")
                await line.send("act", at=0, option="nonsense")
                await line.socket.send(json.dumps({"type": "chat", "id": "c", "text": "a private word"}))
                await line.when(lambda: line.chat == ["a private word"])
            (cookie,) = [one.value for one in ann.http.cookies.jar]
            for secret in (cookie, ann.csrf, table["invite"], "a private word"):
                assert secret is not None
                assert secret not in caplog.text

    with caplog.at_level(logging.DEBUG, logger="turnkey.play"):
        asyncio.run(story())
