"""Games that others have installed, on the page: their boards and pictures, and boards that do not work."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from browsing import PHONE, WIDE, Person, Server, play_to_the_end, serving, wait
from guests import BROKEN, GONE, PLAIN, documented_board, site
from playwright.sync_api import Browser, expect

from sampling import SWEEP

People = Callable[..., Person]
# Keeps what every board of a guest is told of the events that are played
WATCH = """
window.told = [];
const define = customElements.define.bind(customElements);
customElements.define = (name, Made) => {
  const own = Object.getOwnPropertyDescriptor(Made.prototype, "table");
  const set = function (table) {
    if (table.moment) window.told.push(table.moment);
    own.set.call(this, table);
  };
  Object.defineProperty(Made.prototype, "table", { ...own, set });
  define(name, Made);
};
"""
BUTTONS, STONES = "turnkey-kuhn button:visible", "turnkey-stones [role=button]"  # what can be clicked on these boards
NOTICE = "does not work. This plain one shows everything"


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return site(tmp_path_factory.mktemp("site"))


@pytest.fixture(scope="module")
def guests(packages: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('tables')}/tables.db", packages) as found:
        yield found


def sit_down(somebody: Person, slug: str, others: str = "random") -> None:
    somebody.make_table(slug, f"bot {others}")
    somebody.page.locator("[data-step]").wait_for()


def is_asked(somebody: Person, things: str) -> bool:
    """Wait until some of these things can be clicked; False: it is over."""
    wait(lambda: somebody.over or somebody.page.locator(things).count() > 0)
    return not somebody.over


@pytest.fixture
def follower(browser: Browser, guests: Server) -> Iterator[People]:
    """Makes somebody who likes to see what happens, event by event."""
    made: list[Person] = []

    def make(size: tuple[int, int] = WIDE, touch: bool = False) -> Person:
        made.append(Person(browser, guests.address, size, touch, script=WATCH, motion=True))
        return made[-1]

    yield make
    for one in made:
        one.leave()


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_kuhn_is_played_to_its_end_on_its_own_board(
    follower: People, luck: random.Random, size: tuple[int, int]
) -> None:
    somebody = follower(size, touch=size == PHONE)
    sit_down(somebody, "kuhn", "equilibrium")
    board = somebody.page.locator("turnkey-kuhn")
    cards = board.get_by_role("img", name=re.compile("holds"))
    expect(cards).to_have_count(2)
    expect(board.get_by_role("img", name="holds a hidden card")).to_have_count(1)
    while is_asked(somebody, BUTTONS):
        assert somebody.page.locator(BUTTONS).all_inner_texts() in (["Check", "Bet"], ["Fold", "Call"])
        before = somebody.frames
        button = board.get_by_role("button").nth(luck.randrange(2))
        button.tap() if size == PHONE else button.click()
        wait(lambda before=before: somebody.over or somebody.frames > before)  # type: ignore[misc]
    assert somebody.page.evaluate("told.length") > 0
    assert not somebody.scrolls_sideways()
    expect(board.get_by_role("img", name=re.compile("has laid [12] chip"))).to_have_count(2)
    box, whole = board.bounding_box(), somebody.page.get_by_role("region", name="The board").bounding_box()
    assert box is not None
    assert whole is not None
    assert box["width"] <= whole["width"]
    assert box["height"] <= whole["height"]
    assert somebody.complaints == []


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_axe_finds_nothing_on_it(person: People, guests: Server, luck: random.Random, size: tuple[int, int]) -> None:
    """In a test of its own: axe makes a style sheet of each in a shadow tree, and the page's policy forbids it that."""
    somebody = person(size, at=guests)
    sit_down(somebody, "kuhn")
    assert is_asked(somebody, BUTTONS)
    assert somebody.axe() == []
    play_to_the_end([somebody], luck)
    assert somebody.axe() == []


def test_a_replay_shows_the_board_too(person: People, guests: Server, luck: random.Random) -> None:
    somebody = person(at=guests)
    sit_down(somebody, "kuhn")
    play_to_the_end([somebody], luck)
    somebody.page.get_by_role("link", name="Watch the replay").click()
    expect(somebody.page.locator("turnkey-kuhn").get_by_role("img", name=re.compile("holds the"))).to_have_count(2)
    assert somebody.complaints == []


def test_the_home_page_shows_the_pictures_that_games_bring(person: People, guests: Server) -> None:
    somebody = person(at=guests)
    picture = somebody.page.locator(".card", has_text="Kuhn Poker").locator("img")
    picture.scroll_into_view_if_needed()
    wait(lambda: bool(picture.evaluate("one => one.complete && one.naturalWidth > 0")))
    expect(somebody.page.locator(".card", has_text=PLAIN).locator("svg")).to_have_count(1)
    assert somebody.complaints == []


def test_the_documented_board_is_short_and_acts_by_a_click(person: People, guests: Server) -> None:
    assert len([line for line in documented_board().splitlines() if line.strip()]) <= 45
    somebody = person(at=guests)
    sit_down(somebody, "stones")
    page = somebody.page
    page.locator(STONES).first.wait_for()
    assert somebody.axe() == []
    before = somebody.frames
    page.get_by_role("button", name="blue stones").click()
    page.get_by_role("button", name="Take a blue stone").last.click()
    wait(lambda: somebody.frames > before)
    play_by_keyboard(somebody)
    expect(page.locator(STONES)).to_have_count(0)
    expect(page.locator("turnkey-stones").get_by_role("img", name="0 blue stones")).to_have_count(1)
    assert somebody.complaints == []


def play_by_keyboard(somebody: Person) -> None:
    """Pick a stone on the board, and say yes."""
    page = somebody.page
    while is_asked(somebody, STONES):
        before = somebody.frames
        page.locator(STONES).first.focus()
        page.keyboard.press("Enter")
        wait(lambda: bool(page.evaluate("document.activeElement.closest('.popover') !== null")))
        page.keyboard.press("Enter")
        wait(lambda before=before: somebody.over or somebody.frames > before)  # type: ignore[misc]


@pytest.mark.parametrize("slug", BROKEN)
def test_a_broken_board_gives_way_to_the_generic_one(
    person: People, guests: Server, luck: random.Random, slug: str
) -> None:
    somebody = person(at=guests)
    sit_down(somebody, slug)
    expect(somebody.page.get_by_text(NOTICE)).to_have_count(1)
    expect(somebody.page.get_by_role("group", name="On the table")).to_be_visible()
    assert somebody.page.locator(f"turnkey-{slug}").count() == 0
    play_to_the_end([somebody], luck)
    if SWEEP or slug == min(BROKEN):  # what takes a board's place is the same for all
        assert somebody.axe() == []
    assert any("is broken:" in one for one in somebody.complaints)


def test_so_does_one_that_is_gone(person: People, guests: Server, packages: Path, luck: random.Random) -> None:
    somebody = person(at=guests)
    somebody.page.locator(".card", has_text=GONE).wait_for()
    (packages / f"{GONE}_page" / "board.js").unlink()
    sit_down(somebody, GONE)
    expect(somebody.page.get_by_text(NOTICE)).to_have_count(1)
    play_to_the_end([somebody], luck)


def test_a_game_without_a_board_has_the_generic_one_and_no_notice(
    person: People, guests: Server, luck: random.Random
) -> None:
    somebody = person(at=guests)
    sit_down(somebody, PLAIN)
    expect(somebody.page.get_by_role("group", name="On the table")).to_be_visible()
    expect(somebody.page.get_by_text(NOTICE)).to_have_count(0)
    play_to_the_end([somebody], luck)
    assert somebody.complaints == []


def test_a_board_is_told_each_event_before_the_view_shows_it(follower: People) -> None:
    somebody = follower()
    sit_down(somebody, "stones")
    stone = somebody.page.locator(STONES).last
    stone.wait_for()
    before = somebody.frames
    stone.click()
    somebody.page.locator(".popover button").first.click()
    wait(lambda: somebody.frames >= before + 2)  # what I took, and what the bot took
    mine, other = somebody.page.evaluate("told.filter((one, place) => told[place - 1]?.text !== one.text)")[:2]
    assert (mine["kind"], mine["parts"]) == ("taken", {"seat": "first", "stone": "blue"})
    assert (mine["next"]["stones"]["blue"], mine["before"], mine["cue"]) == (2, [], "take")
    assert mine["milliseconds"] > 0
    assert other["parts"]["seat"] == "second"
    assert somebody.complaints == []
