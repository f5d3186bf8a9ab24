"""What boards tell beyond their drawing: pictures on the buttons of the bar, lines of the log that belong together,
what is news, how far a word goes, what a tome would change."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from browsing import PHONE, WIDE, Person, wait
from playwright.sync_api import expect
from puppets import Wish, dealt

from turnkey.core.table import Table

People = Callable[..., Person]

BOT = "medium"
LOCKDOWN = Wish("lockdown", 5, 2, acts=120, question="choose_destination", by=BOT)
AIRLOCK = Wish("airlock", 4, 2, acts=45, question="pick_tile", by=BOT)
LOCKUP = Wish("lockup", 4, 3, acts=147, question="strength_window", by=BOT)


def sit_at(somebody: Person, wish: Wish) -> Table:
    """The same table as the page shows it, for comparison."""
    somebody.sit_at(wish.game, wish.players, wish.seed, wish.acts, wish.seat, wish.by, wish.question)
    wait(lambda: somebody.page.locator(".ask.mine").count() > 0)
    return dealt(wish)[0]


def bar(somebody: Person) -> dict[str, str]:
    """The buttons of the bar by what they do: all that somebody who listens hears of them."""
    found = somebody.page.locator(".ask [data-option]").all()
    return {one.get_attribute("data-option") or "": one.text_content() or "" for one in found}


# In the bar


def test_a_room_stands_in_the_bar_as_its_plate_with_what_is_left_there(person: People) -> None:
    somebody = person()
    table = sit_at(somebody, Wish("locked_out", 4, 1, question="choose_move"))
    spaces = {one["space"]: one for one in table.view(0)["spaces"]}
    told = bar(somebody)
    assert len(told) == len(table.options(0)) > 1
    for deed, words in told.items():
        room = deed.removeprefix("move ")
        button = somebody.page.locator(f".ask [data-option='{deed}']")
        expect(button.locator(".plate")).to_have_text(room)
        assert f"room {room}" in words
        assert f"{spaces[room]['pile']} cards" in words
        assert button.locator("svg").count() == len(spaces[room]["pawns"])
    assert somebody.faults() == []
    assert somebody.axe() == []


@pytest.mark.parametrize(
    ("wish", "deed"),
    [
        (Wish("break_escape", 4, 3, question="before_move"), "go"),
        (Wish("lockdown", 5, 3, acts=80, question="attack_vote", by=BOT), "vote "),
        (LOCKUP, "tome brawl"),
    ],
    ids=lambda one: one.game if isinstance(one, Wish) else one,
)
def test_what_is_done_has_a_picture_beside_its_words(person: People, wish: Wish, deed: str) -> None:
    somebody = person()
    sit_at(somebody, wish)
    button = somebody.page.locator(f".ask [data-option^='{deed}']").first
    expect(button.locator("svg[aria-hidden=true]").first).to_be_visible()
    assert button.locator(".words").inner_text()
    assert somebody.faults() == []


def test_an_option_without_a_picture_has_its_words_alone(person: People) -> None:
    somebody = person()
    sit_at(somebody, LOCKUP)
    button = somebody.page.locator(".ask [data-option='done']")
    assert button.locator("svg").count() == 0
    expect(button).to_have_text("No tome for now")


# In the log


@pytest.mark.parametrize(
    ("locale", "told"), [("en-US", r"docks module .*: \+\d+, now \d+"), ("de-DE", r"Modul .*: \+\d+, jetzt \d+")]
)
def test_a_docking_is_one_line(person: People, locale: str, told: str) -> None:
    somebody = person(locale=locale)
    table = sit_at(somebody, AIRLOCK)
    events = [line.kind for line in table.log(0)]
    lines = somebody.page.locator("[data-line]")
    kinds = lines.evaluate_all("lines => lines.map((one) => one.dataset.kind)")
    assert not {"took", "joined", "scored"} & set(kinds)
    assert kinds.count("placed") == events.count("placed") > 4
    for line in somebody.page.locator("[data-kind=placed]").all():
        assert re.search(told, line.text_content() or "")


def test_what_came_since_one_decided_is_news(person: People) -> None:
    """Whoever has decided nothing here yet is told no such thing."""
    somebody = person()
    table, page = sit_at(somebody, AIRLOCK), somebody.page
    before = len([one for one in table.log(0) if one.kind == "placed"])
    assert page.locator(".since, .old").count() == 0
    page.locator("[data-module][aria-disabled=false]").first.click()
    page.locator("[data-cell]").first.click()
    if page.locator("[data-way]").count():
        page.locator("[data-way]").first.click()
    expect(page.locator(".since")).to_have_count(1)
    wait(lambda: page.locator("[data-kind=placed]").count() > before)
    assert page.locator("[data-kind=placed].old").count() == before
    assert page.locator(".since ~ .old").count() == 0
    assert somebody.faults() == []


# How far a word goes


def kept_of(family: dict[str, Any]) -> tuple[int, int]:
    word = family["word"]
    kept = sum(word["kept"].values())
    return kept, kept + sum(word["broken"].values()) + word["omitted"]


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_a_table_tells_how_far_the_word_of_each_family_goes(person: People, size: tuple[int, int]) -> None:
    somebody = person(size)
    table, page = sit_at(somebody, LOCKDOWN), somebody.page
    families = table.view(0)["families"]
    assert any(kept < said for kept, said in map(kept_of, families))
    if size == PHONE:
        somebody.show("Happened")
    for family in families:
        kept, said = kept_of(family)
        expect(page.locator(f"[data-word='{family['seat']}']")).to_have_text(f"{kept} of {said}" if said else "–")
    assert page.locator("[data-tally] tbody tr").count() == 1
    page.get_by_role("button", name="about what?").click()
    topics = {
        topic for one in families for sort in ("kept", "broken") for topic, many in one["word"][sort].items() if many
    }
    omits = any(one["word"]["omitted"] for one in families)
    assert page.locator("[data-tally] tbody tr").count() == 1 + len(topics) + omits
    assert somebody.faults() == []
    assert somebody.axe() == []


# What a tome would change


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_what_a_tome_would_change_is_foretold(person: People, size: tuple[int, int]) -> None:
    somebody = person(size)
    table, page = sit_at(somebody, LOCKUP), somebody.page
    view = table.view(0)
    then = view["foretold"]["brawl"]
    now = next(one for one in view["standing"] if one["seat"] == then["seat"])
    box = page.locator("[data-foretold]")
    expect(box).to_have_attribute("data-foretold", str(then["rank"]))
    expect(box).to_contain_text(f"{now['strength']} → {then['strength']}")
    expect(box).to_contain_text("3 potions (now: nothing here, on to the Library)")
    pointed = page.locator(".own [data-tome=brawl]").get_attribute("data-words") or ""
    assert f"With strength {then['strength']} you would be 1st" in pointed
    assert somebody.faults() == []
    assert somebody.axe() == []
