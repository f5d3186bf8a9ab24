"""The board of Locked Out, played as people play it: by what lies on the table, never by the list of all options."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from browsing import GAME_LASTS, PHONE, WIDE, Person, Server, wait
from playwright.sync_api import Browser, Locator, expect
from telling import expect_reason, silent

from sampling import of

People = Callable[..., Person]

PLACES = (".board", ".own", "[data-seat]")
THINGS = ", ".join(f'{place} [aria-pressed="false"]:visible' for place in PLACES) + ", .board [data-claim]:visible"
MEANT = ".popover [data-option]:enabled"
# What is done with no thing on the table: a button asks for it.
BARE = ", ".join(f'.ask [data-option="{one}"]:enabled' for one in ("done", "pass", "answer decline", "silent"))


def sit_down(somebody: Person, players: int, **options: Any) -> None:
    somebody.sit_at("locked_out", players, 1, **options)


def ways(somebody: Person) -> Locator:
    """What lies on the table to be pressed, and the buttons for what needs no thing."""
    return somebody.page.locator(f"{THINGS}, {BARE}")


def is_asked(somebody: Person) -> bool:
    return somebody.over or (somebody.page.locator("h2[data-question]").count() > 0 and ways(somebody).count() > 0)


def decide(somebody: Person, luck: random.Random, tap: bool) -> None:
    """One decision: a thing, and what is meant with it; or a button for what needs no thing."""
    before, meant = somebody.frames, somebody.page.locator(MEANT)

    def press(found: Locator) -> None:
        many = found.count()
        if many == 0:  # somebody else's doing has taken the question away since
            return
        one = found.nth(luck.randrange(many))
        one.tap() if tap else one.click()

    def is_done() -> bool:
        return somebody.over or somebody.frames > before

    somebody.read_notices(tap)
    for _ in range(2):  # a deed is of two things at most
        if not is_done() and ways(somebody).count():
            press(ways(somebody))
            wait(lambda: is_done() or meant.count() > 0 or ways(somebody).count() > 0)
        if not is_done() and meant.count():
            press(meant)
            break
    wait(is_done)


def play(somebody: Person, luck: random.Random, most: int = 10**6, tap: bool = False) -> set[str]:
    """Until it is over, or so many decisions; says what was asked."""
    asked = set()
    for _ in range(most):
        wait(lambda: is_asked(somebody))
        if somebody.over:
            break
        asked.add(somebody.page.locator("h2[data-question]").get_attribute("data-question") or "")
        decide(somebody, luck, tap)
    return asked


@pytest.mark.parametrize(("size", "players"), [(PHONE, 3), (WIDE, 4)][: of(2, sample=1)])
def test_a_game_is_played_to_its_end_by_the_board_alone(
    person: People, luck: random.Random, size: tuple[int, int], players: int
) -> None:
    somebody = person(size, touch=size == PHONE)
    sit_down(somebody, players, token_start="2")
    asked = play(somebody, luck, most=2, tap=size == PHONE)
    assert silent(somebody) == []
    assert somebody.axe() == []
    assert somebody.faults() == []
    asked |= play(somebody, luck, tap=size == PHONE)
    assert somebody.over
    assert {"choose_move", "play_card"} <= asked
    somebody.page.get_by_role("button", name="See the board").click()
    assert somebody.axe() == []
    assert somebody.faults() == []
    assert somebody.complaints == []


def test_claims_are_made_on_the_board(person: People, luck: random.Random) -> None:
    somebody = person()
    sit_down(somebody, 3, talk="structured")
    wait(lambda: is_asked(somebody))
    somebody.page.locator("[data-claim='say plan']").click()
    somebody.page.locator("[data-room='3'][aria-pressed]").click()
    somebody.page.locator(MEANT).click()
    wait(lambda: any(re.search("I shall move to room 3", line) for line in somebody.log))
    assert somebody.complaints == []


def test_rooms_slots_and_people_say_why_they_cannot_be_chosen_now(person: People) -> None:
    somebody = person()
    sit_down(somebody, 3)
    page = somebody.page
    wait(lambda: page.locator("[data-room][aria-pressed]").count() > 0)
    assert silent(somebody) == []
    seat, slot = "[data-seat] [data-why^='seat:']", ".board .slot [data-why^='hand:']"
    for thing in ("[data-room='7']", "[data-room='8a']", slot, seat):
        expect_reason(somebody, page.locator(thing).first)
    page.mouse.move(1, 1)
    page.locator("[data-room][aria-pressed]").first.hover()
    expect(page.locator(".bubble p").first).to_contain_text("Now:")
    assert somebody.complaints == []


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_an_accusation_is_staged_for_whoever_is_accused(
    person: People, luck: random.Random, size: tuple[int, int]
) -> None:
    """Games of random bots are full of them: play on until one of them accuses."""
    somebody = person(size)
    sit_down(somebody, 4)
    for _ in range(200):
        page = somebody.page
        wait(partial(is_asked, somebody))
        if somebody.over:  # and nobody was accused: somebody else begins anew
            somebody = person(size)
            sit_down(somebody, 4)
            continue
        if page.locator("h2[data-question=answer_accusation]").count():
            break
        decide(somebody, luck, tap=False)
    stage = page.locator("[data-trial='p1']")
    expect(stage).to_have_attribute("aria-label", re.compile("accuses you.* looks? at"))
    assert somebody.faults() == []
    assert somebody.axe() == []
    assert somebody.complaints == []


def test_a_card_that_is_shown_is_held_up_for_those_who_look_on(
    browser: Browser, server: Server, luck: random.Random
) -> None:
    """Somebody else is asked about it: its back is large for whoever does not see it."""
    somebody = Person(browser, server.address, script="localStorage.setItem('turnkey speed', 'slow')", motion=True)
    sit_down(somebody, 6)
    labels: list[str] = []  # of what was held up

    def is_held() -> bool:
        held = somebody.page.locator("[data-held]")
        labels.extend(held.evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))"))
        return bool(labels)

    for _ in range(40):
        wait(lambda: is_held() or is_asked(somebody), seconds=GAME_LASTS)
        if labels:
            break
        somebody.page.locator(f"{THINGS}, {BARE}").first.click()
        if somebody.page.locator(MEANT).count():
            somebody.page.locator(MEANT).first.click()
        wait(lambda: is_held() or not is_asked(somebody), seconds=GAME_LASTS)
    assert re.fullmatch(r"\w+ drew [\w' ]+; \w+ may trade", labels[0])
    assert somebody.complaints == []
    somebody.leave()
