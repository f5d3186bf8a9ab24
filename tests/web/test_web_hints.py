"""A hint on the page: asked for by keyboard, shown on the table with its reason, gone with the question."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from browsing import PHONE, Person, wait

People = Callable[..., Person]


@pytest.mark.parametrize("slug", ["airlock", "break_escape"])
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
    wait(lambda: page.locator("[data-hinted]").count() > 0)
    assert page.get_by_text("practice", exact=True).count() > 0
    assert page.evaluate("document.activeElement !== document.body"), "whoever uses the keyboard has a place"
    assert somebody.axe() == []
    assert somebody.faults() == []
    page.locator("[data-hinted]").first.click()
    page.locator("[data-reason]").wait_for(state="detached")
    assert somebody.complaints == []


def test_on_a_phone_it_is_asked_for_in_the_menu(person: People) -> None:
    somebody = person(size=PHONE, touch=True)
    somebody.sit_at("airlock", 4, seed=3)
    somebody.open_menu()
    somebody.page.get_by_role("button", name="What would you do?").click()
    somebody.page.locator("[data-reason]").wait_for()
    assert somebody.faults() == []
