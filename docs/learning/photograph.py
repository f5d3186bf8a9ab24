"""Pictures of lessons and of how to play, for the page beside this file: `python docs/learning/photograph.py [SLUG …]`
after `make page`. Needs a Chromium, which also packs them small.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parents[1] / "tests" / "web"))

from browsing import PHONE, WIDE, Person, Server, chromium, serving  # noqa: E402

# The steps of each lesson that are shown, from 1, and the language in which
STEPS: dict[str, list[tuple[int, str]]] = {
    "airlock": [(3, "en-GB"), (6, "de-DE")],
    "break_escape": [(3, "en-GB"), (10, "de-DE")],
    "lockdown": [(4, "en-GB"), (9, "de-DE")],
    "locked_out": [(4, "en-GB"), (9, "de-DE")],
    "lockup": [(4, "en-GB"), (9, "de-DE")],
}
SIZES = {"wide": WIDE, "phone": PHONE}
QUALITY = 0.3
PACK = """async ([picture, quality]) => {
  const bitmap = await createImageBitmap(await (await fetch("data:image/png;base64," + picture)).blob());
  const canvas = Object.assign(document.createElement("canvas"), { width: bitmap.width, height: bitmap.height });
  canvas.getContext("2d").drawImage(bitmap, 0, 0);
  return canvas.toDataURL("image/webp", quality).split(",")[1];
}"""


def keep(browser: Browser, page: Page, name: str) -> None:
    bench = browser.new_page()
    small: str = bench.evaluate(PACK, [base64.b64encode(page.screenshot()).decode(), QUALITY])
    bench.close()
    (HERE / f"{name}.webp").write_bytes(base64.b64decode(small))


def at_step(somebody: Person, slug: str, number: int) -> None:
    """Somebody who left the lesson there takes it up again."""
    somebody.page.evaluate("([name, step]) => localStorage.setItem(name, step)", [f"lesson {slug}", str(number - 1)])
    somebody.page.goto(f"{somebody.address}#/learn/{slug}")
    somebody.page.locator(f"[data-lesson-step='{number - 1}']:not([data-playing])").wait_for(timeout=60_000)
    somebody.page.wait_for_timeout(600)  # until the slip has found its place


def photograph(browser: Browser, server: Server, slug: str) -> None:
    for label, size in SIZES.items():
        for number, locale in STEPS[slug]:
            somebody = Person(browser, server.address, size, locale=locale)
            at_step(somebody, slug, number)
            keep(browser, somebody.page, f"{slug}-step-{number}-{label}")
            somebody.leave()
        somebody = Person(browser, server.address, size)
        somebody.page.goto(f"{server.address}#/how/{slug}")
        somebody.page.locator("[data-guide-thing] .thing").first.wait_for(timeout=60_000)
        somebody.page.get_by_role("region", name="How to play").evaluate("one => one.scrollTo(0, one.scrollHeight / 3)")
        somebody.page.wait_for_timeout(600)
        keep(browser, somebody.page, f"{slug}-how-{label}")
        somebody.leave()


def main(wanted: list[str]) -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        serving(f"sqlite:///{folder}/t.db") as server,
    ):
        browser = chromium(playwright)
        for slug in wanted or STEPS:
            photograph(browser, server, slug)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
