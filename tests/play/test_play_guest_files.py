"""Files that a game's package brings for the page: what lies in its folder is handed out, and nothing else."""

from __future__ import annotations

import asyncio
import http.client
import importlib
from collections.abc import Iterator
from dataclasses import replace
from importlib.metadata import EntryPoint
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from harness import serving

import turnkey
from turnkey.core import registry
from turnkey.core.definition import Definition
from turnkey.core.errors import DeclarationError
from turnkey.play.gate import game_info

BOARD = b'customElements.define("turnkey-fingers", class extends HTMLElement {});\n'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """What a game brings, beside things that are nobody's business."""
    found = tmp_path / "page"
    (found / "cards").mkdir(parents=True)
    (found / "board.js").write_bytes(BOARD)
    (found / "picture.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (found / "cards" / "ace.png").write_bytes(b"\x89PNG")
    (found / "notes.html").write_text("<p>not for a page</p>")
    (found / ".hidden.js").write_text("secret")
    (tmp_path / "secret.js").write_text("secret")
    (found / "out.js").symlink_to(tmp_path / "secret.js")
    (found / "up").symlink_to(tmp_path)
    (found / "same.js").symlink_to(found / "board.js")
    return found


@pytest.fixture
def guest(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Definition]:
    """The game Fingers, installed as a third party would, with that folder."""
    monkeypatch.syspath_prepend(str(Path(__file__).parents[1] / "core"))
    fingers = importlib.import_module("fingers")
    declared = replace(fingers.GAME, shown=replace(fingers.GAME.shown, page=folder))
    monkeypatch.setattr(fingers, "GAME", declared)
    point = EntryPoint("fingers", "fingers:GAME", registry.GROUP)
    monkeypatch.setattr(registry, "entry_points", lambda group: [point] if group == registry.GROUP else [])
    registry.definition.cache_clear()
    registry.plugins.cache_clear()
    yield declared
    turnkey._games.pop("fingers", None)
    registry.definition.cache_clear()
    registry.plugins.cache_clear()


def raw(address: str, path: str) -> tuple[int, bytes]:
    """Asked for just as it is written: other clients tidy a path up first."""
    connection = http.client.HTTPConnection(urlsplit(address).netloc, timeout=20)
    try:
        connection.request("GET", path)
        answer = connection.getresponse()
        return answer.status, answer.read()
    finally:
        connection.close()


@pytest.mark.usefixtures("guest")
def test_the_page_is_told_of_them_and_gets_them(store: str) -> None:
    told = game_info(turnkey.game("fingers"))
    assert (told.board, told.picture) == ("/games/fingers/page/board.js", "/games/fingers/page/picture.svg")

    async def story() -> None:
        async with serving(store) as server, httpx.AsyncClient(base_url=server.address) as browser:
            for path, kind in (
                (told.board, "text/javascript; charset=utf-8"),
                (told.picture, "image/svg+xml"),
                ("/games/fingers/page/cards/ace.png", "image/png"),
                ("/games/fingers/page/same.js", "text/javascript; charset=utf-8"),
            ):
                answer = await browser.get(path)
                assert (answer.status_code, answer.headers["content-type"]) == (200, kind)
                assert answer.headers["x-content-type-options"] == "nosniff"
                assert "script-src 'self';" in answer.headers["content-security-policy"]
            assert (await browser.get(told.board)).content == BOARD

    asyncio.run(story())


def test_a_game_of_our_own_brings_none() -> None:
    told = game_info(turnkey.game("airlock"))
    assert (told.board, told.picture) == ("", "")


@pytest.mark.usefixtures("guest")
def test_a_browser_keeps_them_as_long_as_they_are_the_same(store: str, folder: Path) -> None:
    async def story() -> None:
        async with serving(store) as server, httpx.AsyncClient(base_url=server.address) as browser:
            first = await browser.get("/games/fingers/page/board.js")
            assert first.headers["cache-control"] == "no-cache"
            mark = {"if-none-match": first.headers["etag"]}
            again = await browser.get("/games/fingers/page/board.js", headers=mark)
            assert (again.status_code, again.content, again.headers["cache-control"]) == (304, b"", "no-cache")
            (folder / "board.js").write_bytes(BOARD + b"// new")
            new = await browser.get("/games/fingers/page/board.js", headers=mark)
            assert (new.status_code, new.content) == (200, BOARD + b"// new")

    asyncio.run(story())


@pytest.mark.usefixtures("guest")
def test_nothing_else_can_be_had(store: str, folder: Path, tmp_path: Path) -> None:
    page = tmp_path / "web"
    page.mkdir()
    (page / "index.html").write_text("<!doctype html><title>Turnkey</title>")
    names = [
        "", "nothing.js", "cards", "cards/", "notes.html", ".hidden.js", "out.js", "up/secret.js", "../secret.js",
        "..%2fsecret.js", "%2e%2e/secret.js", "%2e%2e%2fsecret.js", "cards/../../secret.js",
        "cards/..%5c..%5csecret.js",
        "..%5csecret.js", f"/{folder}/board.js", f"%2f{tmp_path}/secret.js", "board.js/x", "board.js%00.svg",
        "C:board.js", "./board.js/../../secret.js",
    ]  # fmt: skip

    async def story() -> None:
        async with serving(store, web=page) as server:
            for name in names:
                status, body = await asyncio.to_thread(raw, server.address, f"/games/fingers/page/{name}")
                assert status in (400, 404), name
                assert b"secret" not in body, name
            for path in (
                "/games/airlock/page/board.js",
                "/games/no_such_game/page/board.js",
                "/games/fingers/board.js",
            ):
                assert (await asyncio.to_thread(raw, server.address, path))[0] == 404, path

    asyncio.run(story())


def test_a_folder_with_nothing_in_it_is_a_fault_of_the_declaration(guest: Definition, tmp_path: Path) -> None:
    with pytest.raises(DeclarationError, match=r"neither board\.js nor picture\.svg in .*and into the package"):
        replace(guest, shown=replace(guest.shown, page=tmp_path / "forgotten"))
