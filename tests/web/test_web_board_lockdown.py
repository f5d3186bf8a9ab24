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

from sampling import SWEEP

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
    at_table(somebody, 3, **({} if SWEEP else {"max_turns": 10}))
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


# Texts of one family's card that lie upon each other, by a few pixels that letters do not fill.
UPON_EACH_OTHER = """() => [...document.querySelectorAll("[data-stage] .voter")].flatMap((voter) => {
  const texts = [...voter.querySelectorAll(":scope > text, [data-bubble] text")].map((one) => [one.textContent, one.getBoundingClientRect()]);
  const meet = (a, b) => a.left < b.right - 2 && b.left < a.right - 2 && a.top < b.bottom - 5 && b.top < a.bottom - 5;
  return texts.flatMap(([one, box], at) => texts.slice(at + 1).filter(([, other]) => meet(box, other)).map(([other]) => `${one} / ${other}`));
})"""  # noqa: E501


@pytest.mark.parametrize(("players", "seed", "acts"), [(5, 3, 80), (6, 3, 150)])
def test_at_a_vote_on_a_phone_families_speak_in_bubbles(person: People, players: int, seed: int, acts: int) -> None:
    """Three of them and five: no words lie upon others, and all stay on their family's card."""
    somebody = person(PHONE)
    somebody.sit_at("lockdown", players, seed, acts, by="medium", question="attack_vote")
    page = somebody.page
    voters = page.locator("[data-stage] .voter")
    wait(lambda: voters.count() > 0)
    assert page.locator("[data-bubble]").count() == voters.count()  # everybody has announced a vote
    assert all("I point at" in " ".join(one.locator("text").all_text_contents()) for one in voters.all())
    for one in voters.all():
        card, texts = (
            one.locator("rect").first.bounding_box(),
            [text.bounding_box() for text in one.locator("text").all()],
        )
        assert card is not None
        assert all(
            box and box["x"] >= card["x"] and box["x"] + box["width"] <= card["x"] + card["width"] for box in texts
        )
        assert all(box and box["y"] + box["height"] <= card["y"] + card["height"] + 3 for box in texts)
    assert page.evaluate(UPON_EACH_OTHER) == []
    assert somebody.faults() == []


def test_a_phone_shows_who_walks_first(person: People) -> None:
    somebody = person(PHONE)
    somebody.sit_at("lockdown", 6, 2, 30, by="medium", question="plan_floor")
    order = [
        one.get_attribute("aria-label") or "" for one in somebody.page.locator("[data-walkers] [aria-label]").all()
    ]
    assert len(order) == 6
    assert "first: the badge is there" in order[0]
    assert [re.findall(r"number (\d)", one) for one in order[1:]] == [["2"], ["3"], ["4"], ["5"], ["6"]]
