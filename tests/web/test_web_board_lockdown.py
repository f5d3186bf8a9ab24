"""Lockdown played by its board alone: clicks on places, people, cards and what they ask, never the list of options."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from browsing import PHONE, STILL, WIDE, Person, Server, wait
from playwright.sync_api import Browser, expect
from telling import expect_reason, silent

People = Callable[..., Person]

THINGS = "[data-board] [aria-pressed=false], .search [aria-pressed=false], [data-own] [aria-pressed=false]"
MEANINGS = "[role=dialog] [data-option]:enabled"  # what a click can mean, asked where it was made
NOTHING = ".ask [data-option='done']:enabled:visible"
MOST = 400  # decisions of one seat in a game


def at_table(somebody: Person, players: int, **where: Any) -> None:
    somebody.sit_at("lockdown", players, 1, **where)
    somebody.page.locator("[data-board]").wait_for()


def decide(somebody: Person, luck: random.Random) -> str:
    """One decision: things are clicked until one meaning is left or asked for. The question's code."""
    page = somebody.page
    code = page.locator("#doing").get_attribute("data-question") or ""
    before = somebody.frames
    for _ in range(6):
        meanings = page.locator(MEANINGS)
        if meanings.count():
            meanings.nth(luck.randrange(meanings.count())).click()
            break
        things, nothing = page.locator(THINGS), page.locator(NOTHING)
        if nothing.count() and (things.count() == 0 or luck.random() < 0.5):
            nothing.click()
            break
        assert things.count(), f"nothing on the board can be clicked: {code}"
        things.nth(luck.randrange(things.count())).press("Enter")
        page.evaluate(STILL)
    wait(lambda: somebody.over or somebody.frames > before)
    return code


def test_a_game_by_the_board_alone(person: People, luck: random.Random) -> None:
    somebody = person()
    at_table(somebody, 3)
    asked: set[str] = set()
    for decided in range(MOST):
        wait(lambda: somebody.over or somebody.page.locator(f"{THINGS}, {NOTHING}").count() > 0)
        if somebody.over:
            break
        asked.add(decide(somebody, luck))
        if decided % 4 == 0:
            assert somebody.faults() == []
            assert silent(somebody) == []
    assert somebody.over
    assert {"place_start", "move_character"} <= asked
    assert somebody.axe() == []
    assert somebody.complaints == []


def test_a_click_on_a_room_is_a_click_on_whoever_stands_there_too(person: People) -> None:
    somebody = person()
    at_table(somebody, 3)
    room = somebody.page.locator("[data-place][aria-pressed=false]").first
    wait(lambda: room.count() > 0)
    handle = room.get_attribute("data-place")
    room.click()
    assert somebody.page.locator(f"[data-place='{handle}'][aria-pressed=true]").count() == 1
    somebody.page.locator("[data-own] [aria-pressed=false]").first.click()
    somebody.page.locator(MEANINGS).click()
    wait(lambda: somebody.page.locator(MEANINGS).count() == 0)
    assert somebody.complaints == []


def test_everything_says_why_it_cannot_be_chosen_now(person: People) -> None:
    """At the beginning families are placed: nobody votes, and no card is played."""
    somebody = person()
    at_table(somebody, 3)
    page = somebody.page
    wait(lambda: page.locator("[data-place][aria-pressed=false]").count() > 0)
    assert silent(somebody) == []
    expect_reason(somebody, page.locator("[data-seat] [data-why^='seat:']").first)
    place = page.locator("[data-board] [data-place][data-why]").first
    if place.count():
        expect_reason(somebody, place)
    page.mouse.move(1, 1)
    page.locator("[data-place][aria-pressed=false]").first.hover()
    expect(page.locator(".bubble p").first).to_contain_text("Now:")
    assert somebody.complaints == []


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_claims_are_made_where_they_belong(person: People, size: tuple[int, int]) -> None:
    """While plans are made: of a place by a click on it, of a family by the keyboard on its plaque."""
    somebody = person(size)
    at_table(somebody, 3, question="plan_floor")
    page = somebody.page
    page.locator("[data-say='place:2']").press("Enter")
    page.locator("[data-say-claim='go 2']").click()
    pin = page.locator(
        "[data-board] [aria-label*='I’m coming to Pharmacy'], [data-board] [aria-label*='on the way to Pharmacy']"
    )
    wait(lambda: pin.count() > 0)
    seat = page.locator("[data-seat] [data-say='seat:p2']")
    seat.press("Enter")
    expect(page.locator("[data-say-claim]").first).to_be_focused()
    assert somebody.axe() == []
    page.keyboard.press("Escape")
    expect(seat).to_be_focused()
    assert page.locator("[data-say-claim]").count() == 0
    assert somebody.complaints == []


def test_a_vote_has_the_room_of_the_side_column_until_somebody_wants_it(person: People) -> None:
    somebody = person()
    at_table(somebody, 4, question="attack_vote")
    page = somebody.page
    expect(page.locator(".table.folded")).to_have_count(1)
    assert re.search(r"You have \d votes? here", page.locator("[data-bar-line]").inner_text())
    assert page.locator(".ask .option.primary").count() == 0  # nobody is pointed at by the table
    assert somebody.faults() == []
    somebody.show("What happened")
    expect(page.locator(".table.folded")).to_have_count(0)
    expect(page.locator("[data-stage=attack]")).to_have_count(1)


def test_cards_fly_and_tongues_reach_for_the_victim(browser: Browser, server: Server) -> None:
    somebody = Person(browser, server.address, script="localStorage.setItem('turnkey speed', 'slow')", motion=True)
    for seed, question, option, what in (
        (2, "attack_floor", "play bat", "[data-flies=bat]"),
        (1, "choose_victim", "feed L", "[data-tongue]"),
    ):
        somebody.sit_at("lockdown", 4, seed, question=question)
        somebody.page.locator(f".ask [data-option='{option}']").click()
        somebody.page.locator(what).first.wait_for(state="attached")
    assert somebody.complaints == []
    somebody.leave()
