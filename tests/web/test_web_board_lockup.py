"""Lockup's board: everything is done by what is drawn, nothing is cut off or too small, the page has no faults."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from browsing import PHONE, WIDE, Person, wait
from lockup_board import decide, is_asked
from telling import expect_reason, silent

from sampling import SWEEP, of

People = Callable[..., Person]
A_FEW = 10**6 if SWEEP else 6  # decisions of one person


def sit_down(somebody: Person, players: int, **options: Any) -> None:
    somebody.sit_at("lockup", players, 1, **options)
    wait(lambda: is_asked(somebody) or somebody.over)


@pytest.mark.parametrize(
    ("players", "size"), [(1, PHONE), (5, WIDE), (2, WIDE), (3, PHONE), (4, WIDE), (5, PHONE)][: of(6, sample=3)]
)
def test_a_round_is_played_by_the_board_alone(
    person: People, luck: random.Random, players: int, size: tuple[int, int]
) -> None:
    """Never by the list of all options. As much of one round as a few decisions are."""
    somebody = person(size)
    sit_down(somebody, players, rounds=1)
    assert somebody.axe() == []
    for _ in range(A_FEW):
        if somebody.over:
            break
        assert somebody.faults() == []
        assert silent(somebody) == []
        decide(somebody, luck)
        wait(lambda: is_asked(somebody) or somebody.over)
    assert somebody.axe() == []
    assert somebody.complaints == []


def test_tokens_are_taken_up_hidden_and_put_back(person: People) -> None:
    """Nothing is told to the table before they are sent."""
    somebody = person()
    sit_down(somebody, 3)
    page = somebody.page
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
    sit_down(somebody, 3)
    page = somebody.page
    wait(lambda: page.locator("[data-room=smithy].live").count() > 0)
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
    sit_down(somebody, 3)
    page = somebody.page
    wait(lambda: page.locator("[data-room=smithy].live").count() > 0)
    before = somebody.frames
    page.locator("[data-token='5']").click()
    page.locator("[data-room=smithy]").press("Enter")
    assert page.locator("[data-outlook]").get_attribute("data-outlook") in ("1", "2", "3")
    assert "5: " in page.locator("[data-outlook]").inner_text()
    assert somebody.faults() == []
    assert somebody.frames == before
    assert somebody.complaints == []
