"""The designer's bench in the page, at both sizes: a slider is moved and figures change, variants are pinned, the link
leads back to all of it, and a figure leads to a game."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal

import pytest
from browsing import PATIENCE, PHONE, WIDE, Person, Server
from playwright.sync_api import Page, WebSocketRoute, expect

People = Callable[..., Person]
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
LONG = 15 * PATIENCE * 1000  # the first answer of a busy machine: its workers load, or even compile
FEW = """
import sys
from turnkey.cli.main import main
from turnkey.lab import workbench
workbench.STEPS = (50, 150)
sys.exit(main(sys.argv[1:]))
"""


class LabServer(Server):
    """`turnkey lab`, as a designer starts it, with fewer games."""

    def __init__(self, folder: Path) -> None:
        super().__init__(f"sqlite:///{folder}/tables.db")
        self.folder = folder

    def start(self) -> None:
        words = [
            "lab",
            "break_escape",
            "--no-open",
            "--port",
            "0",
            "--db",
            self.store,
            "--in",
            str(self.folder / "games"),
        ]
        environment = {**os.environ, "TURNKEY_LANGUAGE": "en"}
        self._process = subprocess.Popen(
            [sys.executable, "-c", FEW, *words], stdout=subprocess.PIPE, text=True, env=environment
        )
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:\d+/", said)
        assert found, f"the bench did not start: {said!r}"
        assert "#/lab/break_escape" in said
        self.address = found[0]


@pytest.fixture(scope="module")
def bench(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LabServer]:
    server = LabServer(tmp_path_factory.mktemp("lab"))
    server.start()
    yield server
    server.kill()


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_designer_moves_a_slider_pins_and_shares(person: People, bench: LabServer, size: tuple[int, int]) -> None:
    somebody = person(size, at=bench)
    page = somebody.page
    page.goto(f"{bench.address}#/lab/break_escape")
    runners = page.locator('[data-wins="wins:ben+lewis+david"] b')
    expect(runners).to_have_text(re.compile(r"\d"), timeout=LONG)
    expect(page.locator('[data-wins="wins:ben+lewis+david"]')).to_contain_text("The Runners")
    expect(page.locator(".lab")).to_have_attribute("data-playing", "false", timeout=LONG)
    expect(page.locator("[data-thing-row]").first).to_be_visible(timeout=LONG)
    rights = page.locator(".middle svg").evaluate_all("all => all.map((one) => one.getBoundingClientRect().right)")
    assert max(rights) <= size[0], "a wide table makes no chart wider than the screen"
    before = runners.inner_text()
    slider = page.locator('[data-option-slider="rounds"] input')
    slider.focus()
    slider.press("Home")  # 6 rounds instead of 12
    expect(runners).not_to_have_text(before, timeout=LONG)
    expect(page.locator(".lab")).to_have_attribute("data-playing", "false", timeout=LONG)
    after = runners.inner_text()
    assert float(after.removesuffix(" %")) < float(before.removesuffix(" %")) - 20
    page.get_by_role("button", name="Pin what you see").click()
    pin = page.locator('[data-pin="1"]')
    expect(pin).to_contain_text("Rounds: 6")
    expect(pin).to_contain_text("%", timeout=LONG)
    assert "rounds=6" in page.url
    assert "pin=rounds%3D6" in page.url
    friend = person(size, at=bench)
    friend.page.goto(page.url)
    expect(friend.page.locator('[data-wins="wins:ben+lewis+david"] b')).to_have_text(after, timeout=LONG)
    expect(friend.page.locator('[data-pin="1"]')).to_contain_text("Rounds: 6")
    assert somebody.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (
        "nothing stands beside the page"
    )
    page.get_by_role("button", name="Tables").click()
    expect(page.get_by_role("table", name=re.compile("When it ends"))).to_be_visible()
    page.locator('[data-wins="wins:ben+lewis+david"]').click()
    page.get_by_role("button", name="Replay").first.click(timeout=LONG)
    page.wait_for_url(re.compile("#/replay/"), timeout=LONG)


def test_what_matters_comes_first_and_what_is_tried_next_is_one_press_away(person: People, bench: LabServer) -> None:
    page = person(at=bench).page
    page.goto(f"{bench.address}#/lab/break_escape")
    expect(page.locator(".lab")).to_have_attribute("data-done", "true", timeout=LONG)
    sliders = page.locator("[data-option-slider]")
    shown = sliders.evaluate_all("all => all.map((one) => one.dataset.optionSlider)")
    assert {"rounds", "keys_needed", "escapes_needed", "supply_draw"} <= set(shown)
    assert not {"hands", "runner_channel"} & set(shown), "they change nothing"
    slider = page.locator(f'[data-option-slider="{shown[0]}"] input')
    slider.focus()
    slider.press("ArrowRight")
    expect(page.locator(".lab")).to_have_attribute("data-done", "true", timeout=LONG)
    now = sliders.evaluate_all("all => all.map((one) => one.dataset.optionSlider)")
    assert now == shown, "nothing moves away under somebody's hands"
    page.locator('[data-pin="0"] button').first.click()
    page.get_by_role("button", name="Set and pin it").click(timeout=LONG)
    expect(page.locator('[data-pin="1"].on')).to_contain_text("%", timeout=LONG)


class Frail:
    """A way to the bench that breaks once for every kind of answer, after the third of it."""

    def __init__(self, page: Page) -> None:
        self.heard: Counter[str] = Counter()
        self.broken = 0
        self.has_walked = False
        page.route_web_socket("**/api/lab/live*", self._open)

    def _open(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        asked: dict[int, str] = {}

        def ask(message: str | bytes) -> None:
            said = json.loads(message)
            asked[said["id"]] = said["ask"]
            server.send(message)

        def tell(message: str | bytes) -> None:
            said = json.loads(message)
            socket.send(message)
            self.heard[said["told"]] += 1
            self.has_walked |= said["told"] == "ended" and asked[said["id"]] == "pace"
            if said["told"] in ("effect", "pace") and self.heard[said["told"]] == 3:
                self.broken += 1
                server.close()
                socket.close()

        socket.on_message(ask)
        server.on_message(tell)


def test_what_was_answered_before_a_connection_broke_is_counted_once(person: People, bench: LabServer) -> None:
    page = person(at=bench).page
    way = Frail(page)
    page.goto(f"{bench.address}#/lab/break_escape")
    for _ in range(int(LONG / 100)):
        page.wait_for_timeout(100)
        if way.has_walked:
            break
    assert (way.has_walked, way.broken) == (True, 2)
    expect(page.get_by_text("Decided for good").first).to_contain_text("(60 games)")
    page.get_by_role("button", name="Tables").click()
    rows = page.get_by_role("table", name=re.compile("one change")).locator("tbody tr").all_inner_texts()
    changes = [tuple(one.split("\t")[:2]) for one in rows]
    assert len(changes) > 3
    assert len(changes) == len(set(changes))


def test_the_bench_is_readable_in_light_and_dark_and_in_german(person: People, bench: LabServer) -> None:
    somebody = person(at=bench, locale="de-DE")
    page = somebody.page
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        page.goto(f"{bench.address}#/lab/break_escape")
        expect(page.get_by_role("heading", name="Die Regeln")).to_be_visible(timeout=LONG)
        expect(page.get_by_role("columnheader", name="Mal je Partie")).to_be_visible(timeout=LONG)
        assert somebody.axe() == []
    page.goto(f"{bench.address}#/")
    expect(page.get_by_role("link", name="Für Tüftler")).to_be_attached()
