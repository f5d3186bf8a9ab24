"""The page's manners: what a click does, what is told to those who do not see it, what it weighs."""

from __future__ import annotations

import gzip
import random
import re
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest
from browsing import DIST, PHONE, WIDE, Person, play_to_the_end, wait

import turnkey

People = Callable[..., Person]
FIRST_LOAD, BOARD = 200_000, 60_000  # bytes at most, compressed
FRONT = ("night", "inter", "young-serif")  # what the front page shows beside its scripts


def weight(files: Iterable[Path]) -> int:
    """Fonts are compressed as they lie there."""
    return sum(one.stat().st_size if one.suffix == ".woff2" else len(gzip.compress(one.read_bytes())) for one in files)


def test_the_front_page_and_each_board_are_light() -> None:
    if not DIST.exists():
        pytest.skip("the page is not built: make page")
    index = (DIST / "index.html").read_text()
    named = re.findall(r'(?:src|href)="/(assets/[^"]+)"', index)
    shown = [one for name in FRONT for one in (DIST / "assets").glob(f"{name}-*")]
    assert len(shown) == len(FRONT)
    assert len(named) >= 2
    assert weight([*(DIST / one for one in named), *shown]) < FIRST_LOAD
    for slug in turnkey.game_names():
        assert weight(loaded_by(slug)) < BOARD, slug


def loaded_by(board: str) -> set[Path]:
    """The files of a board that come with it at once, with its texts in the language that takes most."""
    assets = DIST / "assets"
    texts = max((assets.glob(f"{board}-??-*.js")), key=lambda one: one.stat().st_size)
    (entry,) = (one for one in assets.glob(f"{board}-*.js") if re.fullmatch(rf"{board}-[^.]{{8}}\.js", one.name))
    found, waiting = {texts, *assets.glob(f"{board}-*.css"), *assets.glob(f"{board}-*.woff2")}, [entry]
    while waiting:
        one = waiting.pop()
        if one not in found:
            found.add(one)
            named = re.findall(rf'from ?"\./({board}-[^"]+)"', one.read_text(encoding="utf-8"))
            waiting += [assets / name for name in named]
    return found


def test_two_clicks_from_the_front_page_to_the_first_move(person: People) -> None:
    somebody = person()
    somebody.page.get_by_role("button", name=re.compile("Play now LOCKDOWN")).click()
    wait(somebody.is_asked)
    somebody.choices().first.click()
    wait(lambda: somebody.step > 0)
    assert somebody.page.title().endswith("Turnkey")


def test_a_click_on_the_board_narrows_the_choices_and_escape_goes_back(person: People) -> None:
    somebody = person()
    page = somebody.page
    somebody.make_table("break_escape", "bot random")
    wait(somebody.is_asked)
    die = page.get_by_role("button", name=re.compile("^The die"))
    die.wait_for()  # what the board offers has no button beside it, once it is drawn
    page.evaluate("new Promise(requestAnimationFrame)")
    many = somebody.choices().count()
    die.click()
    meant = page.get_by_role("dialog").locator("[data-option]")
    meant.first.wait_for()
    assert meant.all_inner_texts() == ["Walk your roll"]
    page.keyboard.press("Escape")
    assert somebody.choices().count() == many
    assert somebody.step == 0
    die.click()
    meant.click()
    wait(lambda: somebody.step >= 1)


def test_why_not_claims_undo_and_the_word_for_those_who_listen(person: People, luck: random.Random) -> None:
    somebody = person()
    page = somebody.page
    somebody.make_table("break_escape", "bot random")
    wait(somebody.is_asked)
    somebody.show("Rules")
    page.get_by_text("Why can't I …?").click()
    page.get_by_label("What would you like to do?").select_option("rescue")
    page.locator("details .reason", has_text="The main action comes after the move. R19, Q10").wait_for()
    page.locator("details .rule", has_text="R19 After that the Runner takes at most one main action").wait_for()
    somebody.show("Talk")
    page.get_by_label("Claim something").select_option(label="My plan: …")
    page.get_by_label("Goal").select_option("gate")
    page.get_by_role("button", name="Claim", exact=True).click()
    somebody.show("What happened")
    page.get_by_role("group", name="Log").get_by_text("My plan: gate").wait_for()
    play_to_the_end([somebody], luck, steps=2)
    wait(lambda: bool(page.get_by_role("status").inner_text()))


def test_the_replay_shows_other_eyes_and_can_be_played_on(person: People, luck: random.Random) -> None:
    somebody = person()
    page = somebody.page
    somebody.make_table("break_escape", "bot random")
    page.locator("[data-step]").wait_for()
    play_to_the_end([somebody], luck)
    page.get_by_role("button", name="Rematch").wait_for()
    page.get_by_role("link", name="Watch the replay").click()
    page.get_by_text("Step 0 of").wait_for()
    page.get_by_role("button", name="One step on").click()
    page.get_by_text(re.compile("Step 1 of")).wait_for()
    page.get_by_label("Eyes of").select_option("james")
    hidden = page.get_by_role("group", name="Log").locator("[data-kind='dealt']").first
    wait(lambda: "a card" in hidden.inner_text())  # James does not see what the Runners hold
    page.get_by_label("on the seat of").select_option("james")
    page.get_by_role("button", name="Play on from here").click()
    page.locator("[data-step]").wait_for()
    assert page.locator("li.mine strong", has_text="James").count() == 1
    page.goto(somebody.address)
    page.get_by_role("heading", name="My tables").wait_for()
    assert somebody.complaints == []


def test_a_seat_goes_to_another_device_by_a_link(person: People) -> None:
    old, new = person(), person(PHONE)
    old.make_table("break_escape", "bot random")
    wait(old.is_asked)
    old.open_menu()
    old.page.get_by_role("button", name="Go on at another device").click()
    link = old.page.get_by_role("textbox", name="Link").last
    link.wait_for()
    wait(lambda: "#/seat/" in link.input_value())
    new.go(link.input_value())
    new.page.get_by_role("button", name="Take the seat").click()
    wait(new.is_asked)
    wait(lambda: not old.is_asked())


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_axe_finds_nothing_wrong_before_the_game(person: People, size: tuple[int, int]) -> None:
    """Tables, ends and replays of every game are held to axe where whole games are played."""
    somebody = person(size)
    page = somebody.page
    page.locator(".game").first.wait_for()
    assert somebody.axe() == []
    page.goto(f"{somebody.address}#/new/break_escape")
    page.locator("summary", has_text="For designers").wait_for()
    somebody.open_rules()
    assert somebody.axe() == []
    somebody.make_table("break_escape", "open")
    page.get_by_role("button", name="Begin now").wait_for()
    assert somebody.axe() == []


def test_whose_work_is_in_the_page_is_told_from_every_table(person: People) -> None:
    somebody = person()
    somebody.sit_at("airlock", 2, seed=1)
    somebody.open_menu()
    file = somebody.page.get_by_role("link", name="All credits and licences").get_attribute("href")
    told = somebody.page.request.get(f"{somebody.address}{file}").text()
    for name in ("game-icons.net", "SIL OPEN FONT LICENSE", "svelte", "Apache License"):
        assert name in told
