"""Pictures of five reviews, one of each game: `python docs/reviews/photograph.py [SLUG …]` after `make page`. Needs a
Chromium, which also packs them small.

Bots that err now and then have played each game by a seed; a server reviews it as it does every finished game, in the
time that it gives any of them. Printed is what that took, by the review's own figures.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE.parent), str(HERE.parents[1] / "tests" / "web")]

from browsing import PHONE, STILL, WIDE, Person, chromium, serving  # noqa: E402
from packing import packed  # noqa: E402

GAMES = {"break_escape": 4, "locked_out": 4, "airlock": 3, "lockdown": 4, "lockup": 3}
BOT, SEED = "easy", 5
END = 10**6  # acts: until it is over
MADE = 900_000  # milliseconds: the first review of a game compiles its loops
AS_MANY_AS_FIT = "-1"  # samples, as page_server.py reads it


def photograph(somebody: Person, name: str) -> None:
    somebody.page.mouse.move(1, 1)  # nothing is pointed at
    somebody.page.evaluate(STILL)
    browser = somebody.context.browser
    assert browser is not None
    (HERE / f"{name}.webp").write_bytes(packed(browser, somebody.page.screenshot()))


def reviewed(somebody: Person, slug: str) -> dict[str, Any]:
    """From the end of a game one click leads to its review. As data, for what it cost."""
    somebody.sit_at(slug, GAMES[slug], SEED, END, by=BOT)
    somebody.page.locator("[data-review-link]").click()
    somebody.page.locator('[data-review="ready"]').wait_for(timeout=MADE)
    somebody.page.locator(".where strong").wait_for()  # it has gone to where it opens, and the table with it
    table = somebody.page.url.rpartition("/replay/")[2].partition("?")[0]
    answer = somebody.context.request.get(f"{somebody.address}api/tables/{table}/review/data")
    found: dict[str, Any] = answer.json()["review"]
    return found


def cost(found: dict[str, Any]) -> str:
    judge, decisions = found["judge"], found["decisions"]
    mistakes = sum(one["verdict"] == "mistake" for one in decisions)
    return (
        f"{found['steps']} actions, {len(decisions)} choices, {judge['count']} playouts of a position, "
        f"{judge['samples']:,} in all, {judge['seconds']:.0f} s ({judge['cpu_seconds']:.0f} s of a core), "
        f"{mistakes} mistakes"
    )


def main() -> None:
    os.environ.setdefault("REVIEW_SAMPLES", AS_MANY_AS_FIT)
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        serving(f"sqlite:///{folder}/t.db") as server,
    ):
        browser = chromium(playwright)
        for slug in sys.argv[1:] or GAMES:
            somebody = Person(browser, server.address, WIDE)
            found = reviewed(somebody, slug)
            print(f"{slug}: {cost(found)}", flush=True)
            photograph(somebody, f"{slug}-wide")
            somebody.resize(PHONE)
            photograph(somebody, f"{slug}-phone")
            somebody.leave()
        browser.close()


if __name__ == "__main__":
    main()
