"""Pictures of the page as people see it: `python docs/pictures/photograph.py` after `make page`. Needs a Chromium."""

from __future__ import annotations

import re
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE.parent), str(HERE.parents[1] / "tests" / "web")]

from browsing import PHONE, WIDE, Person, chromium, serving, wait  # noqa: E402
from packing import packed  # noqa: E402

BOT = "medium"
END = 10**6  # acts: until it is over
PAUSE = 600  # milliseconds: until everything stands still


def photograph(somebody: Person, name: str) -> None:
    somebody.page.mouse.move(1, 1)
    somebody.page.wait_for_timeout(PAUSE)
    browser = somebody.context.browser
    assert browser is not None
    (HERE / f"{name}.webp").write_bytes(packed(browser, somebody.page.screenshot()))


def at_table(somebody: Person, slug: str, seed: int, acts: int, question: str = "") -> None:
    """Bots have played so far, by a seed: whoever takes the pictures anew gets the same ones."""
    somebody.sit_at(slug, 4, seed, acts, by=BOT, question=question)
    wait(lambda: somebody.over or somebody.page.locator(".ask.mine").count() > 0)


def story(somebody: Person, size: str) -> None:
    """The front page, a table in play, the end of one, its replay."""
    page = somebody.page
    page.locator(".game").first.wait_for()
    photograph(somebody, f"home-{size}")
    at_table(somebody, "break_escape", 3, 60, "before_move")
    photograph(somebody, f"table-{size}")
    at_table(somebody, "break_escape", 3, END)
    if size == "phone":
        page.locator("#end").scroll_into_view_if_needed()
    photograph(somebody, f"end-{size}")
    page.get_by_role("link", name="Watch the replay").click()
    for step in range(1, 8):
        page.get_by_text(re.compile(f"Step {step - 1} of")).wait_for()
        page.get_by_role("button", name="One step on").click()
    photograph(somebody, f"replay-{size}")


OTHERS = {
    "airlock": (2, 45, "pick_tile"),
    "locked_out": (2, 60, "choose_move"),
    "lockdown": (2, 120, "choose_destination"),
    "lockup": (3, 330, "roll_call_turn"),
}


def others(somebody: Person) -> None:
    """The tables of the other games."""
    for slug, (seed, acts, question) in OTHERS.items():
        at_table(somebody, slug, seed, acts, question)
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
