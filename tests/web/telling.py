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


# Things on the table that do not say what they are: whatever has a handle, is a picture, or can be pressed. What opens
# something (a popover, a dialog) tells by that; what only leads elsewhere on the board is no thing.
UNTOLD = """() => {
  const handles = ["thing", "place", "room", "card", "module", "token", "piece", "goon", "item", "tome", "cell"];
  const named = [...handles, "person", "relative", "resource", "goal"].map((one) => `[data-${one}]`);
  const things = [...named, "[role=img]", "[role=button]", "button:not([aria-expanded], .look, .fit)"].join();
  const found = [];
  for (const one of document.querySelectorAll(`:is(.seats, .board, .own) :is(${things})`)) {
    if (one.closest("[aria-hidden=true]") || !one.getBoundingClientRect().width) continue;
    const told = one.closest("[data-words]")?.getAttribute("data-words")?.trim();
    const name = one.getAttribute("aria-label") ?? one.textContent ?? "";
    if (!told) found.push(`${one.tagName}.${one.getAttribute("class")} ${name.trim().slice(0, 60)}`);
  }
  return found;
}"""


def untold(somebody: Person) -> list[str]:
    return list(somebody.page.evaluate(UNTOLD))


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
