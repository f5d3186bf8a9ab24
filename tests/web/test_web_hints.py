"""A hint on the page: asked for by keyboard, shown on the table with its reason, gone with the question."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from browsing import PHONE, Person, wait

import turnkey
from sampling import SWEEP

People = Callable[..., Person]
# The rings, and what else must be seen, that the hint's words lie over.
HIDDEN = """(things) => {
  const own = document.querySelector("[data-hint-box]").getBoundingClientRect();
  return [...document.querySelectorAll(things)].filter((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const isBeside = right <= own.left || left >= own.right;
    return !isBeside && bottom > own.top && top < own.bottom;
  }).map((one) => one.outerHTML.slice(0, 120));
}"""
QUESTION = "#doing, [data-why-asked]"


@pytest.mark.parametrize("slug", turnkey.game_names() if SWEEP else ["airlock", "lockdown"])
def test_a_hint_is_shown_until_it_is_decided_and_the_table_is_practice(person: People, slug: str) -> None:
    somebody = person()
    somebody.sit_at(slug, 4, seed=3)
    page = somebody.page
    button = page.get_by_role("button", name="What would you do?")
    button.focus()
    page.keyboard.press("Enter")
    page.locator("[data-reason]").wait_for()
    assert page.locator("[data-reason]").inner_text()
    wait(lambda: any("takes a hint" in one for one in somebody.log))
    wait(lambda: page.locator("[data-hinted], [data-ring]").count() > 0)
    assert page.evaluate(HIDDEN, f"[data-ring], {QUESTION}") == [], (
        "what it says hides nothing that it is about, and not the question"
    )
    assert page.get_by_text("practice", exact=True).count() > 0
    assert page.evaluate("document.activeElement !== document.body"), "whoever uses the keyboard has a place"
    assert somebody.axe() == []
    assert somebody.faults() == []
    before = somebody.frames
    page.locator("[data-do-hint]").click()
    wait(lambda: somebody.over or somebody.frames > before)
    page.locator("[data-reason]").wait_for(state="detached")
    assert page.locator("[data-ring]").count() == 0
    assert somebody.complaints == []


def test_whoever_does_not_like_a_hint_does_something_else(person: People) -> None:
    somebody = person()
    somebody.sit_at("airlock", 4, seed=3)
    page = somebody.page
    page.get_by_role("button", name="What would you do?").click()
    page.locator("[data-ring]").wait_for()
    ring = page.locator("[data-ring]").bounding_box()
    page.get_by_role("button", name="All right").click()
    page.locator("[data-reason]").wait_for(state="detached")
    assert page.locator("[data-ring]").bounding_box() == ring, "the board still shows it"
    assert page.locator("[data-module][aria-disabled=false]").count() > 1, "and everything else can be chosen"
    page.locator("[data-all]").click()
    page.locator("[data-option]:not([data-hinted]):visible").first.click()
    page.locator("[data-ring]").wait_for(state="detached")


@pytest.mark.parametrize("slug", turnkey.game_names() if SWEEP else ["lockdown", "lockup"])
def test_on_a_phone_it_is_asked_for_in_the_menu(person: People, slug: str) -> None:
    somebody = person(size=PHONE, touch=True)
    somebody.sit_at(slug, 4, seed=3)
    somebody.open_menu()
    somebody.page.get_by_role("button", name="What would you do?").click()
    somebody.page.locator("[data-reason]").wait_for()
    wait(lambda: somebody.page.evaluate(HIDDEN, QUESTION) == [])
    assert somebody.faults() == []
