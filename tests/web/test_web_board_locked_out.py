"""The board of Locked Out, played as people play it: by what lies on the table, never by the list of all options."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from browsing import PHONE, WIDE, Person, wait
from playwright.sync_api import Locator

People = Callable[..., Person]

THINGS = ".board [aria-pressed], .own [aria-pressed], [data-seat] [aria-pressed], .board [data-claim]"
MEANT = ".popover [data-option]:enabled"
BARE = ["done", "pass", "answer decline", "silent"]  # what is done with no thing on the table: a button asks for it

MAKE = """async (wish) => {
  const ask = async (path, body, csrf) => (await fetch("/api" + path, body === undefined ? {} : {
    method: "POST", headers: {"content-type": "application/json", "x-csrf-token": csrf}, body: JSON.stringify(body),
  })).json();
  const known = await ask("/me", {name: "Mara"}, "");
  return (await ask("/tables", wish, (await ask("/me")).csrf ?? known.csrf)).id;
}"""

# What is cut off: text that does not fit its box, and anything of the board outside of the window.
CUT = """() => {
  const found = [];
  const told = (one) => one.tagName + "." + (one.getAttribute("class") ?? "") + " " + (one.textContent ?? "").trim().slice(0, 40);
  for (const one of document.querySelectorAll(".board *, .own *, [data-seat] .plaque *")) {
    const box = one.getBoundingClientRect();
    if (!box.width || getComputedStyle(one).visibility === "hidden") continue;
    const isText = one instanceof SVGTextElement || [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (!isText) continue;
    if (one instanceof HTMLElement && one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== "inline") found.push("too wide: " + told(one));
    // Where not all seats fit, their strip is pushed aside; what lies in the dark around a close-up is not looked at.
    if (!one.closest("[data-seat], [data-closeup]") && (box.left < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1 || box.top < -1)) found.push("outside: " + told(one));
  }
  const size = (one) => parseFloat(getComputedStyle(one).fontSize) * (one.getScreenCTM?.()?.a ?? 1);
  for (const one of document.querySelectorAll(".board text")) {
    if (size(one) < 11.9) found.push("small: " + size(one) + " " + told(one));
  }
  const own = document.querySelector(".own");
  if (own && own.scrollHeight > own.clientHeight + 1) found.push("own things are cut off");
  const board = document.querySelector(".board");
  if (board.scrollWidth > board.clientWidth || board.scrollHeight > board.clientHeight) found.push("the board scrolls");
  if (document.documentElement.scrollWidth > innerWidth) found.push("the page scrolls sideways");
  return found;
}"""


def sit_down(somebody: Person, players: int, **options: Any) -> None:
    seats = [{"kind": "me"}] + [{"kind": "bot", "bot": "random"}] * (players - 1)
    wish = {"game": "locked_out", "players": players, "options": options, "seats": seats}
    made = somebody.page.evaluate(MAKE, wish)
    somebody.page.goto(f"{somebody.address}#/table/{made}")
    somebody.page.reload()
    somebody.page.locator("[data-step]").wait_for()


def seen(found: Locator) -> list[Locator]:
    return [one for one in found.all() if one.is_visible()]


def is_asked(somebody: Person) -> bool:
    return somebody.over or somebody.page.locator("h2[data-question]").count() > 0 and bool(ways(somebody))


def ways(somebody: Person) -> list[Locator]:
    bare = ", ".join(f'.ask [data-option="{one}"]:enabled' for one in BARE)
    return seen(somebody.page.locator(f"{THINGS}, {bare}"))


def decide(somebody: Person, luck: random.Random, tap: bool) -> None:
    """One decision: a thing, and what is meant with it; or a button for what needs no thing."""
    before = somebody.frames
    press = (lambda one: one.tap()) if tap else (lambda one: one.click())
    for notice in seen(somebody.page.get_by_role("button", name="All right")):
        press(notice)  # it was read
    for _ in range(4):  # a deed may be of several things
        things = [one for one in ways(somebody) if one.get_attribute("aria-pressed") != "true"]
        if not things:
            break
        press(luck.choice(things))
        meant = somebody.page.locator(MEANT)
        wait(lambda: somebody.over or somebody.frames > before or meant.count() > 0 or len(ways(somebody)) > 0)
        if meant.count():
            press(meant.nth(luck.randrange(meant.count())))
        if somebody.over or somebody.frames > before:
            return
    wait(lambda: somebody.over or somebody.frames > before)


def play(somebody: Person, luck: random.Random, most: int = 10**6, tap: bool = False) -> set[str]:
    """Until it is over, or so many decisions; says what was asked."""
    asked = set()
    while most:
        wait(lambda: is_asked(somebody))
        if somebody.over:
            return asked
        asked.add(somebody.page.locator("h2[data-question]").get_attribute("data-question") or "")
        decide(somebody, luck, tap)
        most -= 1
    return asked


@pytest.mark.parametrize(("size", "players"), [(WIDE, 4), (PHONE, 3)])
def test_a_game_is_played_to_its_end_by_the_board_alone(
    person: People, luck: random.Random, size: tuple[int, int], players: int
) -> None:
    somebody = person(size, touch=size == PHONE)
    sit_down(somebody, players, token_start="3")
    asked = play(somebody, luck, most=3, tap=size == PHONE)
    assert somebody.axe() == []
    assert somebody.page.evaluate(CUT) == []
    asked |= play(somebody, luck, tap=size == PHONE)
    assert somebody.over
    assert {"choose_move", "play_card"} <= asked
    somebody.page.get_by_role("button", name="See the board").click()
    assert somebody.axe() == []
    assert somebody.page.evaluate(CUT) == []
    assert somebody.complaints == []


@pytest.mark.parametrize("size", [WIDE, PHONE])
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_nothing_is_cut_off_with_any_number_of_seats(
    person: People, luck: random.Random, size: tuple[int, int], players: int
) -> None:
    somebody = person(size)
    sit_down(somebody, players)
    wait(lambda: is_asked(somebody))
    assert somebody.page.evaluate(CUT) == []
    play(somebody, luck, most=6)
    wait(lambda: is_asked(somebody))
    assert somebody.page.evaluate(CUT) == []
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
