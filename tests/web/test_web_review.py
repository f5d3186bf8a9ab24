"""The review in the replay, and puzzles: wide and on a phone, by the board and by the list."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator

import pytest
from browsing import PHONE, STILL, Person, Server, serving

import turnkey
from turnkey.lab.review.puzzles import puzzle

People = Callable[..., Person]
SEED = 3
MADE = 240_000  # milliseconds: a review's process has the lowest priority


@pytest.fixture(scope="module")
def reviewing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that reviews finished games, with a few samples each."""
    os.environ["REVIEW_SAMPLES"] = "24"
    try:
        with serving(f"sqlite:///{tmp_path_factory.mktemp('reviews')}/tables.db") as found:
            yield found
    finally:
        del os.environ["REVIEW_SAMPLES"]


def reviewed(one: Person) -> None:
    """From the end of a game one click leads to its review."""
    one.sit_at("break_escape", 4, seed=SEED, acts=10**6, by="random")
    one.page.locator("[data-review-link]").click()
    one.page.locator('[data-review="ready"]').wait_for(timeout=MADE)
    one.page.evaluate(STILL)


def test_a_review_is_drawn_clicked_through_and_played_again(person: People, reviewing: Server) -> None:
    one = person(at=reviewing)
    reviewed(one)
    page = one.page
    assert one.axe() == []
    assert page.locator(".curve .line").count() == 4
    assert "won." in page.locator(".verdict").inner_text()
    assert page.locator("#eyes").count() == 0  # whose eyes is a question of the board
    curve = page.locator(".curve svg")
    box = curve.bounding_box()
    assert box is not None
    where = page.locator(".where")
    before = where.inner_text()
    curve.click(position={"x": box["width"] * 0.7, "y": 100})
    assert where.inner_text() != before
    page.get_by_role("button", name="All cards open").click()
    assert page.get_by_role("button", name="All cards open").get_attribute("aria-pressed") == "true"
    first = page.locator("[data-review-step]").first
    step = int(first.get_attribute("data-review-step") or -1)
    first.get_by_role("button").first.click()
    page.get_by_role("button", name="Watch").first.click()
    page.get_by_role("region", name="The board").wait_for()
    assert f"Step {step + 1} of" in where.inner_text()
    page.locator("[data-review-tab]").click()
    page.get_by_role("button", name="Play it again from here").first.click()
    page.locator("[data-step] .board > :not(h2)").first.wait_for()
    assert "#/table/" in page.url
    assert one.complaints == []


def test_a_review_fits_a_phone_and_speaks_german(person: People, reviewing: Server) -> None:
    one = person(PHONE, touch=True, at=reviewing, locale="de-DE")
    reviewed(one)
    assert not one.scrolls_sideways()
    assert one.axe() == []
    assert one.page.get_by_role("heading", name="Chance auf den Sieg").is_visible()
    assert one.complaints == []


@pytest.mark.parametrize("size", [(1440, 900), PHONE], ids=["wide", "phone"])
def test_a_puzzle_takes_an_answer_and_says_why(person: People, size: tuple[int, int]) -> None:
    one = person(size)
    solution = puzzle(turnkey.game("break_escape"), 1).solution
    one.go("#/puzzle/break_escape")
    page = one.page
    page.locator("[data-puzzle] .board > :not(h2)").first.wait_for()
    page.evaluate(STILL)
    assert one.axe() == []
    assert not one.scrolls_sideways()
    one.show_all_options()
    page.locator(f'[data-option="{solution}"]:visible').first.click()
    page.locator('[data-verdict="right"]').wait_for()
    assert "%" in page.locator(".verdict").inner_text()
    assert one.axe() == []
    page.locator("[data-next]").click()
    page.locator('[data-puzzle="2"]').wait_for()
    assert one.complaints == []
