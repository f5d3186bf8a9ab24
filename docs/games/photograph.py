"""Pictures of the games' components, as their boards draw them: `python docs/games/photograph.py [SLUG …]` after
`make page`, then `python tools/game_pages.py`. Needs a Chromium, which also packs them small.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE.parent), str(HERE.parents[1] / "tests" / "web")]

from browsing import WIDE, Person, Server, chromium, serving  # noqa: E402
from packing import packed  # noqa: E402

import turnkey  # noqa: E402

PAUSE = 600  # milliseconds: until everything stands still


def photograph(browser: Browser, server: Server, slug: str) -> None:
    """Every thing that how to play shows."""
    folder = HERE / slug
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.webp"):
        old.unlink()
    somebody = Person(browser, server.address, WIDE, sharp=True)
    somebody.go(f"#/how/{slug}")
    things = somebody.page.locator("[data-guide-thing]:has(.thing)")
    things.first.wait_for(timeout=60_000)
    somebody.page.wait_for_timeout(PAUSE)
    for thing in things.all():
        name = (thing.get_attribute("data-guide-thing") or "").replace(":", "-").replace(" ", "-").lower()
        picture = thing.locator("> .picture")
        picture.scroll_into_view_if_needed()
        (folder / f"{name}.webp").write_bytes(packed(browser, picture.screenshot()))
    somebody.leave()


def main(wanted: list[str]) -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        serving(f"sqlite:///{folder}/t.db") as server,
    ):
        browser = chromium(playwright)
        for slug in wanted or turnkey.game_names():
            photograph(browser, server, slug)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
