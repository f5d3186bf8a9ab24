"""Pictures of the page as people see it: `python docs/pictures/photograph.py` after `make page`. Needs a Chromium."""

from __future__ import annotations

import random
import re
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parents[1] / "tests" / "web"))

from browsing import PHONE, WIDE, Person, chromium, play_to_the_end, serving, wait  # noqa: E402

PAUSE = 600  # milliseconds: until everything stands still


def photograph(somebody: Person, name: str) -> None:
    somebody.page.mouse.move(1, 1)
    somebody.page.wait_for_timeout(PAUSE)
    somebody.page.screenshot(path=HERE / f"{name}.png")


def story(somebody: Person, size: str) -> None:
    """The front page, a table in play, its end, its replay."""
    luck, page = random.Random(3), somebody.page
    page.locator(".game").first.wait_for()
    photograph(somebody, f"home-{size}")
    somebody.make_table("break_escape", "bot heuristic")
    page.locator("[data-step]").wait_for()
    play_to_the_end([somebody], luck, steps=2)
    wait(lambda: somebody.is_asked() or somebody.over)
    photograph(somebody, f"table-{size}")
    play_to_the_end([somebody], luck)
    if size == "phone":
        page.locator("#end").scroll_into_view_if_needed()
    photograph(somebody, f"end-{size}")
    page.get_by_role("link", name="Watch the replay").click()
    for step in range(1, 8):
        page.get_by_text(re.compile(f"Step {step - 1} of")).wait_for()
        page.get_by_role("button", name="One step on").click()
    photograph(somebody, f"replay-{size}")


OTHERS = {"airlock": 12, "locked_out": 9, "lockdown": 9, "lockup": 8}  # what is pressed before the picture


def others(somebody: Person) -> None:
    """The tables of the other games."""
    for slug, pressed in OTHERS.items():
        somebody.make_table(slug, "bot heuristic", 4, short=False)
        somebody.page.locator("[data-step]").wait_for()
        play_to_the_end([somebody], random.Random(4), steps=pressed)
        wait(lambda: somebody.is_asked() or somebody.over)
        photograph(somebody, f"{slug}-wide")


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        serving(f"sqlite:///{folder}/t.db") as server,
    ):
        browser = chromium(playwright)
        for size, pixels in (("wide", WIDE), ("phone", PHONE)):
            story(Person(browser, server.address, pixels), size)
        others(Person(browser, server.address, WIDE))
        browser.close()


if __name__ == "__main__":
    main()
