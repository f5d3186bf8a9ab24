"""Break & Escape on its own board: whole games by clicks on the city, the hand and the buttons beside the question."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from browsing import GAME_LASTS, PHONE, WIDE, Person, wait
from playwright.sync_api import Error as PlaywrightError

from sampling import of

People = Callable[..., Person]

# Everything that can be pressed but the list of all options.
THINGS = (
    ".board [role=button]:not([aria-disabled=true]), .own button[aria-disabled=false], "
    "[role=dialog] [data-option]:enabled, .ask [data-option]:enabled:visible"
)


def sit_down(somebody: Person, seat: int, **options: Any) -> None:
    """A short game on a seat of one's choice; puppets take the others."""
    somebody.sit_at("break_escape", 4, 1, seat=seat, **options)
    somebody.page.locator(".city").wait_for()


def play_on_the_board(somebody: Person, luck: random.Random, looking: Callable[[], None]) -> set[str]:
    """Press what is there until it is over; which questions came is told."""
    questions: set[str] = set()
    end = time.monotonic() + GAME_LASTS
    while not somebody.over:
        assert time.monotonic() < end, "the game does not end"
        question = somebody.page.locator("#doing").get_attribute("data-question")
        things = somebody.page.locator(THINGS)
        many = things.count()
        if question is None or many == 0:
            time.sleep(0.02)
            continue
        if question not in questions:
            questions.add(question)
            looking()
        with suppress(PlaywrightError):  # the table went on meanwhile, and the thing with it
            things.nth(luck.randrange(many)).click(force=True, timeout=2000)
    return questions


@pytest.mark.parametrize(
    ("seat", "size", "options"),
    [
        (0, WIDE, {"rounds": 2}),
        (3, PHONE, {"rounds": 2, "james_move": "either_way"}),
        (1, PHONE, {"rounds": 2, "start_hand": 5}),
        (3, WIDE, {"rounds": 2, "james_move": "up_to", "james_damage": 5}),
    ][: of(4, sample=2)],
)
def test_a_game_is_played_on_the_board_alone(
    person: People, luck: random.Random, seat: int, size: tuple[int, int], options: dict[str, Any]
) -> None:
    somebody = person(size)
    sit_down(somebody, seat, **options)

    def looking() -> None:
        assert somebody.faults() == []

    questions = play_on_the_board(somebody, luck, looking)
    assert questions & {"before_move", "act", "james_steps", "james_direction"}
    assert somebody.axe() == []
    assert somebody.complaints == []


def test_a_turn_takes_two_clicks(person: People) -> None:
    """Walk by the space where the roll leads, then end the turn."""
    somebody = person()
    sit_down(somebody, 0, rounds=3)
    page = somebody.page
    landing = page.locator(".board [data-space]")
    landing.first.wait_for()
    assert landing.count() == 1
    landing.click()
    walk = page.get_by_role("dialog").get_by_role("button", name=re.compile("^Walk here"))
    if walk.count():
        walk.click()  # a Teleport in hand makes it two meanings
    wait(lambda: page.locator("#doing[data-question=act]").count() > 0)
    page.locator(".ask [data-option=end]").click()
    wait(lambda: somebody.step >= 2)
    assert somebody.complaints == []


def test_all_of_the_board_is_reached_by_keyboard(person: People) -> None:
    somebody = person()
    sit_down(somebody, 0, rounds=3, start_hand=4)
    page = somebody.page
    landing = page.locator(".board [data-space]").first
    landing.focus()
    page.keyboard.press("Enter")
    if page.get_by_role("dialog").count():
        page.keyboard.press("Enter")  # walking stands first, and has the focus
    wait(lambda: page.locator("#doing[data-question=act]").count() > 0)
    assert somebody.axe() == []


def test_the_bar_says_what_the_walk_leads_to(person: People) -> None:
    somebody = person()
    sit_down(somebody, 0, rounds=3)
    page = somebody.page
    odds = re.search(
        r"with (\d) of 6 rolls", page.locator(".board [data-space]").first.get_attribute("data-words") or ""
    )
    says = page.locator("[data-bar-line]").inner_text()
    assert (f"James gets there {odds[1]} in 6" if odds else "James cannot get there next") in says


def test_the_card_under_a_finger_rises_above_its_neighbours(person: People) -> None:
    somebody = person(PHONE, touch=True)
    sit_down(somebody, 1, start_hand=5)
    page = somebody.page
    cards = page.locator(".own [data-card]")
    wait(lambda: cards.count() >= 4)
    middles = [box["x"] + 8 for one in cards.all() if (box := one.bounding_box())]
    box = cards.first.bounding_box()
    assert box is not None
    finger, high = page.context.new_cdp_session(page), box["y"] + box["height"] / 2

    def touch(kind: str, *at: float) -> None:
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": high} for x in at]})

    touch("touchStart", middles[0])
    for x in middles[1:3]:
        touch("touchMove", x)
    wait(lambda: cards.nth(2).get_attribute("data-under") is not None)
    assert page.locator("[data-under]").count() == 1
    above = page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y).closest('[data-card]')?.hasAttribute('data-under')",
        [middles[3], high],
    )
    assert above  # where its neighbour lay upon it
    touch("touchEnd")
    page.locator(".ask").tap(position={"x": 5, "y": 5})
    assert page.locator("[data-under]").count() == 0
