"""What things on the board tell of themselves: what they are, and why nothing can be done with them now."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from browsing import PHONE, WIDE, Person, wait
from playwright.sync_api import expect
from telling import silent, untold

from sampling import SWEEP

People = Callable[..., Person]
# Tables of each game: seats, seed, acts before somebody comes, what they are asked then
TABLES: dict[str, list[tuple[int, int, int, str]]] = {
    "airlock": [(4, 2, 45, "pick_tile"), (4, 2, 0, "")],
    "break_escape": [(4, 3, 60, "before_move"), (4, 3, 0, "")],
    "lockdown": [(5, 2, 120, "choose_destination"), (5, 3, 80, "attack_vote"), (5, 2, 0, "")],
    "locked_out": [(4, 2, 60, "choose_move"), (4, 2, 40, "intercept"), (4, 2, 20, "answer_accusation")],
    "lockup": [(4, 3, 330, "roll_call_turn"), (4, 3, 340, "strength_window"), (4, 2, 0, "")],
}


@pytest.mark.parametrize("slug", TABLES)
def test_every_thing_on_a_board_says_what_it_is(person: People, slug: str) -> None:
    """At one table on one screen; in a sweep at several, on both."""
    for size in (WIDE, PHONE) if SWEEP else (WIDE,):
        for players, seed, acts, question in TABLES[slug] if SWEEP else TABLES[slug][:1]:
            somebody = person(size)
            somebody.sit_at(slug, players, seed, acts, 0, "heuristic", question)
            wait(somebody.is_asked)
            assert untold(somebody) == []
            assert silent(somebody) == []


def test_a_thing_says_on_the_table_what_how_to_play_says_of_it(person: People) -> None:
    somebody = person()
    somebody.sit_at("break_escape", 4, seed=3)
    wait(somebody.is_asked)
    page = somebody.page
    gate = page.locator("[data-thing='space:16']").get_attribute("data-words") or ""
    somebody.show("Rules")
    page.get_by_role("region", name="How to play").get_by_text("Places", exact=True).click()
    told = page.locator("[data-guide-thing='place:gate'] p").inner_text()
    assert told.removeprefix("Gate").strip() in gate


def test_pointing_at_what_cannot_be_done_gives_the_reason(person: People) -> None:
    """With the mouse, with the keyboard while one wonders, and with a long press, which then is no press."""
    somebody = person()
    somebody.make_table("break_escape", "bot random")
    page, reason = somebody.page, somebody.page.locator(".bubble .reason")
    wait(somebody.is_asked)
    piece = page.locator("[data-why^='piece:']").first
    piece.hover()
    expect(reason.first).to_have_attribute("data-moment", re.compile("[a-z]"))
    page.keyboard.press("Escape")
    expect(reason).to_have_count(0)
    assert piece.get_attribute("tabindex") is None
    somebody.show("Rules")
    page.get_by_text("Why can't I …?").click()
    expect(piece).to_have_attribute("tabindex", "0")
    piece.focus()
    expect(reason.first).to_have_attribute("data-moment", re.compile("[a-z]"))
    assert somebody.axe() == []


def test_a_reason_comes_with_the_number_of_its_rule_and_what_it_says(person: People) -> None:
    somebody = person()
    somebody.make_table("break_escape", "bot random")
    page = somebody.page
    wait(somebody.is_asked)
    page.locator("[data-why^='piece:']").first.hover()
    bubble = page.locator(".bubble")
    expect(bubble.locator(".reason .number").first).to_have_text(re.compile(r"^[RQ]\d+"))
    expect(bubble.locator(".rule strong").first).to_have_text(re.compile(r"^[RQ]\d+$"))
    assert somebody.axe() == []


def test_a_long_press_asks_and_does_not_press(person: People) -> None:
    somebody = person(PHONE, touch=True)
    somebody.make_table("break_escape", "bot random")
    page = somebody.page
    wait(lambda: page.locator(".space.live").count() > 0)
    space = page.locator(".space.live").first
    box = space.bounding_box()
    assert box
    finger = somebody.context.new_cdp_session(page)
    here = {"x": box["x"] + 9, "y": box["y"] + 9}
    before = somebody.frames
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [here]})
    expect(page.locator(".bubble")).to_contain_text(re.compile("space", re.I))
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert somebody.frames == before
    assert not somebody.scrolls_sideways()


def test_what_was_placed_in_secret_is_taken_back_piece_by_piece(person: People) -> None:
    somebody = person()
    somebody.make_table("lockup", "bot random", 2)
    page, back = somebody.page, somebody.page.get_by_role("button", name="Take it back")
    wait(somebody.is_asked)
    step = somebody.step
    somebody.show_all_options()
    page.locator("[data-option='place yard']").click()
    page.locator("[data-option='add 3']").click()
    page.locator("[data-option='add 3']").wait_for(state="detached")
    back.click()
    page.locator("[data-option='add 3']").wait_for()
    back.click()
    page.locator("[data-option='place yard']").wait_for()
    expect(back).to_have_count(0)
    assert somebody.step == step
