"""Lockup's board: everything is done by what is drawn, nothing is cut off or too small, the page has no faults."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

import pytest
from browsing import PHONE, WIDE, Person, wait
from lockup_board import decide, is_asked
from telling import expect_reason, silent

People = Callable[..., Person]
A_WHILE = 12.0  # seconds of one person's game


@pytest.mark.parametrize(("players", "size"), [(1, PHONE), (2, WIDE), (3, PHONE), (4, WIDE), (5, PHONE), (5, WIDE)])
def test_a_round_is_played_by_the_board_alone(
    person: People, luck: random.Random, players: int, size: tuple[int, int]
) -> None:
    """Never by the list of all options. One round, or as much of it as is played in a while."""
    somebody = person(size)
    somebody.make_table("lockup", "bot heuristic", players)
    somebody.page.locator("[data-step]").wait_for()
    wait(lambda: is_asked(somebody) or somebody.over)
    assert somebody.axe() == []
    end, decisions = time.monotonic() + A_WHILE, 0
    while not somebody.over and time.monotonic() < end:
        if is_asked(somebody):
            assert somebody.faults() == []
            assert silent(somebody) == []
            decide(somebody, luck)
            decisions += 1
    assert decisions > 0
    assert somebody.axe() == []
    assert somebody.complaints == []


def test_tokens_are_taken_up_hidden_and_put_back(person: People) -> None:
    """Nothing is told to the table before they are sent."""
    somebody = person()
    somebody.make_table("lockup", "bot heuristic", 3)
    page = somebody.page
    page.locator("[data-step]").wait_for()
    wait(lambda: is_asked(somebody))
    before = somebody.frames
    token = page.locator("[data-token='3']")
    for state in ("in hand, face up", "in hand, hidden", "in your cell"):
        token.click()
        assert state in token.inner_text()
    token.click()
    assert page.locator("[data-send]").is_disabled()
    page.locator("[data-room=smithy]").focus()
    page.keyboard.press("Enter")
    assert page.locator("[data-room=smithy]").get_attribute("aria-pressed") == "true"
    assert somebody.frames == before
    page.locator("[data-send]").click()
    wait(lambda: "Smithy" in " ".join(somebody.log))
    assert somebody.complaints == []


def test_a_goon_says_why_it_cannot_be_hired_while_its_room_can_be_chosen(person: People) -> None:
    """It tells of itself, and a click on it is a click on the room that it stands in."""
    somebody = person()
    somebody.make_table("lockup", "bot heuristic", 3)
    page = somebody.page
    wait(lambda: is_asked(somebody) and page.locator("[data-room=smithy].live").count() > 0)
    goon = page.locator("[data-room=smithy] + g [data-goon]")
    expect_reason(somebody, goon)
    expect_reason(somebody, page.locator("[data-item]").first)
    goon.click()
    assert page.locator("[data-room=smithy]").get_attribute("aria-pressed") == "true"
    page.keyboard.press("Escape")
    somebody.show("Rules")
    page.get_by_text("Why can't I …?").click()
    assert goon.get_attribute("data-why")
    assert somebody.axe() == []
    assert somebody.complaints == []


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_what_a_placement_would_bring_is_told_before_it_is_sent(person: People, size: tuple[int, int]) -> None:
    """Which rank it would have as far as one sees: the server foretells it for every strength."""
    somebody = person(size)
    somebody.make_table("lockup", "bot heuristic", 3)
    page = somebody.page
    wait(lambda: is_asked(somebody) and page.locator("[data-room=smithy].live").count() > 0)
    before = somebody.frames
    page.locator("[data-token='5']").click()
    page.locator("[data-room=smithy]").press("Enter")
    assert page.locator("[data-outlook]").get_attribute("data-outlook") in ("1", "2", "3")
    assert "5: " in page.locator("[data-outlook]").inner_text()
    assert somebody.faults() == []
    assert somebody.frames == before
    assert somebody.complaints == []
