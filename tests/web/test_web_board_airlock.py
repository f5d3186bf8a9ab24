"""Airlock's board: games by clicks on modules, places, stations and what they ask, never by the list of options."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

from browsing import GAME_LASTS, PHONE, Person, Server, wait
from playwright.sync_api import Browser, Error

People = Callable[..., Person]

QUICK = 2000  # milliseconds for a click on something that may be gone already


def question(somebody: Person) -> str:
    return somebody.page.locator("#doing").get_attribute("data-question") or ""


def click(somebody: Person, selector: str, last: bool = False) -> bool:
    """Whether there was one to be clicked."""
    found = somebody.page.locator(selector)
    try:
        if found.count() == 0:
            return False
        (found.last if last else found.first).click(timeout=QUICK)
    except Error:
        return False  # the table went on meanwhile
    return True


def dock(somebody: Person) -> int:
    """Take a module, click a place, click a way round: then it must be docked. Says how many clicks that took."""
    clicks, before = 0, modules(somebody)
    for selector, last in (("[data-module][aria-disabled=false]", False), ("[data-cell]", True), ("[data-way]", False)):
        if selector == "[data-module][aria-disabled=false]" and question(somebody) != "pick_tile":
            continue  # there was one alone, and it is taken
        clicks += click(somebody, selector, last)
    if clicks:
        wait(lambda: modules(somebody) > before)
    return clicks


def modules(somebody: Person) -> int:
    """In the own station."""
    return somebody.page.locator("[data-own] [data-tile]").count()


def decide(somebody: Person) -> int:
    """Answer what is asked on the board; says how many clicks it took."""
    asked = question(somebody)
    if asked in ("pick_tile", "place_cell", "place_turn"):
        return dock(somebody)
    if asked == "choose_first":
        return click(somebody, "svg [data-seat][role=button]")
    if asked == "stuck_choice":
        return click(somebody, "[data-module][aria-disabled=false]") + click(somebody, ".torn button")
    return click(somebody, "[data-module][aria-disabled=false]") if asked else 0


def play(somebody: Person, turns: int = 10**6) -> list[int]:
    """By the board alone, until it is over; says how many clicks each decision took."""
    took: list[int] = []
    end = time.monotonic() + GAME_LASTS
    while len(took) < turns and not somebody.over:
        assert time.monotonic() < end, "the game does not end"
        before = somebody.frames
        clicks = decide(somebody)
        if clicks:
            took.append(clicks)
            wait(lambda before=before: somebody.over or somebody.frames > before)  # type: ignore[misc]
        else:
            time.sleep(0.05)
    return took


def test_a_game_is_played_to_its_end_on_the_board_alone(person: People) -> None:
    somebody = person()
    somebody.sit_at("airlock", 2, seed=1, length="custom:1,1,1")
    somebody.page.locator("[data-module]").first.wait_for()
    play(somebody)
    assert somebody.over
    assert somebody.axe() == []
    assert somebody.complaints == []


def test_a_module_is_turned_by_keys_only_through_what_fits(person: People) -> None:
    """R and F go through the ways that fit; then Enter docks it as it is shown, without another question."""
    somebody = person()
    somebody.sit_at("airlock", 2, seed=1)
    page = somebody.page
    page.locator("[data-module][aria-disabled=false]").first.wait_for()
    while page.locator("[data-cell][aria-label*='ways round']").count() == 0:
        if question(somebody) != "pick_tile":
            decide(somebody)
            wait(lambda: question(somebody) != "")
            continue
        for module in page.locator("[data-module][aria-disabled=false]").all():
            module.hover()
            if page.locator("[data-cell][aria-label*='ways round']").count():
                break
        else:
            dock(somebody)
    cell = page.locator("[data-cell][aria-label*='ways round']").first.get_attribute("data-cell")
    place = page.locator(f"[data-cell='{cell}']")
    place.focus()
    first, before = place.get_attribute("aria-label"), somebody.frames
    page.keyboard.press("r")
    assert place.get_attribute("aria-label") != first
    page.keyboard.press("Enter")
    wait(lambda: somebody.over or somebody.frames > before)
    assert page.locator("[data-way]").count() == 0
    assert somebody.complaints == []


def test_whoever_watches_sees_the_pool_and_every_station(person: People) -> None:
    host, friend, watcher = person(), person(), person()
    host.make_table("airlock", "open", 2)
    link = host.invite()
    watcher.go(link)
    friend.join(link, "Bo")
    watcher.page.locator("[data-module]").first.wait_for()
    assert watcher.page.locator("[data-module][aria-disabled=false]").count() == 0
    assert watcher.page.locator("[data-own]").count() == 1
    assert watcher.page.locator("svg [data-seat]").count() == 1
    assert watcher.axe() == []
    assert watcher.complaints == []


def test_what_others_build_meanwhile_keeps_nobody_from_docking(browser: Browser, server: Server) -> None:
    """All build at once: while a neighbour's module still flies, a click on a place docks one's own."""
    somebody = Person(browser, server.address, script="localStorage.setItem('turnkey speed', 'slow')", motion=True)
    somebody.sit_at("airlock", 3, seed=1, acts=22, connecting="delayed")
    wait(lambda: question(somebody) == "build_tile")
    page = somebody.page
    page.locator("[data-module][aria-disabled=false]").first.click()
    page.locator("[data-cell]").first.wait_for()
    somebody.nudge()
    page.get_by_role("button", name="Skip ahead").wait_for()
    before, place = modules(somebody), page.query_selector_all("[data-cell]")
    assert place, "the places are gone while something flies"
    place[-1].click()
    if page.locator("[data-way]").count():
        page.locator("[data-way]").first.click()
    wait(lambda: modules(somebody) > before)
    assert somebody.complaints == []
    somebody.leave()


def test_the_bar_draws_what_is_in_hand_and_docks_it_where_it_pays_most(person: People) -> None:
    somebody = person(PHONE)
    somebody.sit_at("airlock", 3, seed=1, acts=10, question="pick_tile")
    page = somebody.page
    module = page.locator("[data-module][aria-disabled=false]").first
    module.click()
    assert page.locator("[data-in-hand]").get_attribute("data-in-hand") == module.get_attribute("data-module")
    labels = [one.get_attribute("aria-label") or "" for one in page.locator("[data-cell]").all()]
    best = max(int(re.findall(r"\d+", label)[0]) for label in labels)
    assert f"+{best}" in page.locator("[data-bar-line]").inner_text()
    assert somebody.faults() == []
    before, button = modules(somebody), page.locator("[data-dock-best]")
    assert button.inner_text() == f"Dock +{best}"
    button.click()
    wait(lambda: modules(somebody) > before)
    assert page.locator("[data-in-hand]").count() == 0
    assert somebody.complaints == []


def test_a_module_taken_from_the_list_leaves_room_for_the_question_on_a_phone(person: People) -> None:
    somebody = person(PHONE, touch=True)
    somebody.sit_at("airlock", 4, seed=3, acts=20, seat=3, by="medium", question="pick_tile")
    page = somebody.page
    somebody.show_all_options()
    page.locator(".sheet [data-option='take 23']").tap()  # it fits in several places
    wait(lambda: question(somebody) == "place_cell")
    page.get_by_role("button", name="Close").tap()
    page.locator("[data-dock-best]").wait_for()
    words, shown = page.locator("#doing").bounding_box(), page.locator(".ask .buttons").bounding_box()
    assert words is not None
    assert shown is not None
    assert words["x"] + words["width"] <= shown["x"] + 1
    assert page.locator(".ask .option:visible").count() == 0
