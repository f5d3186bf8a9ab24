"""How much somebody loads before they see a table: compressed, by what the browser really asks for."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from browsing import STILL, Person
from playwright.sync_api import Request

import turnkey

People = Callable[..., Person]

FRAME, BOARD = 200_000, 60_000  # bytes at most: all that is no board, one board


def weigh(somebody: Person) -> dict[str, int]:
    """Every file that is loaded from now on, by its name, and how large it is when it is compressed."""
    weights: dict[str, int] = {}

    def note(request: Request) -> None:
        path, response = urlsplit(request.url).path, request.response()
        if response is not None and response.ok and not path.startswith("/api/"):
            weights[path.rpartition("/")[2] or "index.html"] = len(gzip.compress(response.body()))

    somebody.context.new_cdp_session(somebody.page).send("Network.setCacheDisabled", {"cacheDisabled": True})
    somebody.page.on("requestfinished", note)
    return weights


@pytest.mark.parametrize("slug", turnkey.game_names())
def test_a_table_is_light_and_so_is_its_board(person: People, slug: str) -> None:
    somebody = person()
    somebody.sit_at(slug, max(turnkey.game(slug).seats), seed=1)
    weights = weigh(somebody)
    somebody.page.reload()
    somebody.page.locator("[data-step] .board > :not(h2)").first.wait_for()
    somebody.page.evaluate(STILL)
    board = {name: size for name, size in weights.items() if name.startswith(f"{slug}-")}
    frame = {name: size for name, size in weights.items() if name not in board}
    assert any(name.endswith(".js") for name in board), "the board is loaded apart from the frame"
    assert not any(name.startswith(f"{other}-") for other in turnkey.game_names() for name in frame)
    assert sum(board.values()) < BOARD, board
    assert sum(frame.values()) < FRAME, frame


def test_the_first_page_is_light(person: People) -> None:
    somebody = person()
    weights = weigh(somebody)
    somebody.page.reload()
    somebody.page.locator(".game").first.wait_for()
    somebody.page.evaluate(STILL)
    assert "index.html" in weights
    assert not any(name.startswith(f"{slug}-") for slug in turnkey.game_names() for name in weights)
    assert sum(weights.values()) < FRAME, weights
