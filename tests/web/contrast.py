"""How well words stand out from what they are drawn on, by the pixels themselves: style sheets do not tell what lies
below a word of a drawing. The page is photographed with its letters and without them; where the two differ most, the
one has the letters' colour and the other their ground's."""

from __future__ import annotations

import base64
from pathlib import Path
from typing import Any

from browsing import STILL, Person
from playwright.sync_api import Page

ENOUGH, ENOUGH_IF_LARGE = 4.5, 3.0  # WCAG 2, AA
LARGE, LARGE_IF_BOLD = 24.0, 18.66  # pixels
SCRIPT = (Path(__file__).parent / "contrast.js").read_text()


def run(page: Page, what: str, given: Any = None) -> Any:
    return page.evaluate(f"(given) => {SCRIPT.strip()}.{what}(given)", given)


def photograph(page: Page) -> str:
    return base64.b64encode(page.screenshot(animations="disabled")).decode()


def faint(somebody: Person) -> list[str]:
    """Words that do not stand out enough on the page as it is now; surest on a sharp screen."""
    page = somebody.page
    page.evaluate(STILL)
    words = run(page, "words", [ENOUGH, ENOUGH_IF_LARGE, LARGE, LARGE_IF_BOLD])
    shown = photograph(page)
    run(page, "hide")
    bare = photograph(page)
    run(page, "show")
    width = page.evaluate("innerWidth")
    bench = somebody.context.new_page()
    found: list[str] = run(bench, "compare", {"shown": shown, "bare": bare, "words": words, "width": width})
    bench.close()
    return found
