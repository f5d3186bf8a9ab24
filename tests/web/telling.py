"""What things on a board tell whoever points at them: what they are, what they do now, or why nothing can be done."""

from __future__ import annotations

import re

from browsing import Person
from playwright.sync_api import Locator, expect

# Things that can be chosen and say nothing, and things that say why they cannot be, but not what they are
SILENT = """() => {
  const found = [];
  const told = (one) => one.closest("[data-words]")?.getAttribute("data-words") ?? "";
  const named = (one) => `${one.tagName}.${one.getAttribute("class")} ${one.getAttribute("aria-label") ?? ""}`;
  for (const one of document.querySelectorAll(".board [aria-pressed], .own [aria-pressed]"))
    if (!told(one)) found.push(`can be pressed, and says nothing: ${named(one)}`);
  for (const one of document.querySelectorAll("[data-why]"))
    if (!one.getAttribute("data-words")) found.push(`asks why, and does not say what it is: ${named(one)}`);
  return found;
}"""


def silent(somebody: Person) -> list[str]:
    return list(somebody.page.evaluate(SILENT))


def expect_reason(somebody: Person, thing: Locator) -> None:
    """Pointing at this gives what it is, the reason against it, and the number of the rule."""
    page = somebody.page
    page.mouse.move(1, 1)
    box = thing.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
    bubble = page.locator(".bubble")
    expect(bubble.locator("p").first).not_to_be_empty()
    expect(bubble.locator(".reason .number").first).to_have_text(re.compile(r"^[RQ]\d+"))
