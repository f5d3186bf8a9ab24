"""Somebody's first games of a kind: the page says why it asks, and goes slowly, until two are finished."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from browsing import PHONE, WIDE, Person, Server, wait
from playwright.sync_api import Browser

import turnkey
from sampling import SWEEP

People = Callable[..., Person]
END = 10**6
FORGET = "() => localStorage.removeItem('turnkey finished games')"


def reasons(somebody: Person) -> list[str]:
    return [one for one in somebody.page.locator("[data-why-asked]").all_inner_texts() if one]


def sits_at(somebody: Person, slug: str, seed: int = 3, acts: int = 0) -> None:
    somebody.sit_at(slug, 4, seed, acts, by="medium")
    wait(lambda: somebody.over or somebody.page.locator(".ask.mine").count() > 0)


@pytest.mark.parametrize("size", [WIDE, PHONE] if SWEEP else [PHONE], ids=lambda size: str(size[0]))
@pytest.mark.parametrize("slug", turnkey.game_names())
def test_the_first_game_says_why_it_asks_and_covers_nothing(person: People, slug: str, size: tuple[int, int]) -> None:
    somebody = person(size=size, locale="de-DE")
    sits_at(somebody, slug)
    code = somebody.page.locator("[data-question]").get_attribute("data-question")
    game = turnkey.game(slug)
    assert reasons(somebody) == [game.language("de").text(game.definition.words.why_asked[code or ""])]
    assert somebody.faults() == []
    assert not somebody.scrolls_sideways()
    assert somebody.complaints == []


def test_after_two_finished_games_of_a_kind_it_is_not_said_any_more(person: People) -> None:
    somebody = person()
    sits_at(somebody, "airlock", 1, END)
    sits_at(somebody, "airlock")
    wait(lambda: bool(reasons(somebody)))
    sits_at(somebody, "airlock", 2, END)
    sits_at(somebody, "airlock")
    wait(lambda: not reasons(somebody))
    sits_at(somebody, "break_escape")
    wait(lambda: bool(reasons(somebody)))
    somebody.page.evaluate(FORGET)
    somebody.page.reload()
    sits_at(somebody, "airlock")
    wait(lambda: not reasons(somebody))  # the server has not forgotten


def test_both_can_be_switched_off_and_stay_so(browser: Browser, server: Server) -> None:
    somebody = Person(browser, server.address, motion=True)
    page = somebody.page
    sits_at(somebody, "airlock")
    assert reasons(somebody)
    somebody.open_menu()
    speed = page.locator("#menu-speed")
    assert speed.input_value() == "slow"
    assert somebody.axe() == []
    page.get_by_label("Say why I am asked").uncheck()
    page.get_by_label("Begin slowly").uncheck()
    wait(lambda: not reasons(somebody))
    assert speed.input_value() == "normal"
    page.reload()
    page.locator("[data-step] .ask.mine").wait_for()
    assert not reasons(somebody)
    somebody.open_menu()
    assert not page.get_by_label("Say why I am asked").is_checked()
    page.get_by_label("Begin slowly").check()
    assert speed.input_value() == "slow"
    speed.select_option("fast")
    page.get_by_label("Say why I am asked").check()
    wait(lambda: bool(reasons(somebody)))
    assert speed.input_value() == "fast", "who chose a speed keeps it"
    somebody.leave()
