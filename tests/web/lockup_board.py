"""Somebody who plays Lockup by the board alone: by what is drawn and by what is asked, never by the list of options."""

from __future__ import annotations

import random

from browsing import STILL, Person, wait
from playwright.sync_api import Locator

ROOMS = "[data-room].live"
TOKENS = "[data-token].free"
SEND = "[data-send]"
# Everything that can be pressed on the board and among the own things; a token and a room are a placement together
THINGS = (
    ".board [role=button].live:not([data-room]), .board [data-offer]:enabled, .board [data-item]:is(button), "
    ".board [data-goon]:is(button), .board [data-tome].live, .own [data-resource].free, .own [data-tome].live, "
    ".own [data-card]:is(button), .own [data-token].free"
)
ASKED = ".asking [data-option]:enabled:visible"
MEANT = ".popover [data-option]:enabled"


def is_asked(somebody: Person) -> bool:
    return somebody.page.locator(".ask.mine").count() > 0


def decide(somebody: Person, luck: random.Random) -> str:
    """One decision, and in a word by what it was taken."""
    page = somebody.page
    somebody.read_notices()
    before = somebody.frames
    if is_sending(somebody) and page.locator(TOKENS).count() and luck.random() < 0.85:
        send(somebody, luck)
        way = "placement"
    else:
        way = press(somebody, luck)
    wait(lambda: somebody.over or somebody.frames > before or not is_asked(somebody))
    wait(lambda: somebody.over or question(somebody) != "place_token")  # the parts of a placement are told one by one
    return way


def is_sending(somebody: Person) -> bool:
    return question(somebody) in ("roll_call_turn", "place_token")


def question(somebody: Person) -> str:
    return somebody.page.locator("#doing").get_attribute("data-question") or ""


def send(somebody: Person, luck: random.Random) -> None:
    page = somebody.page
    tokens = page.locator(TOKENS).all()
    for token in luck.sample(tokens, luck.randint(1, min(2, len(tokens)))):
        for _ in range(luck.randint(1, 2)):
            token.click()
    if page.locator(f"{SEND}:enabled").count() == 0 and page.locator(f"{ROOMS}[aria-pressed=true]").count() == 0:
        rooms = page.locator(ROOMS)
        if rooms.count():
            enter(rooms.nth(luck.randrange(rooms.count())))
    if page.locator(f"{SEND}:enabled").count() == 0:  # every token went back
        page.locator(TOKENS).first.click()
    page.locator(f"{SEND}:enabled").click()


def enter(room: Locator) -> None:
    """At its foot; what lies there in the room passes the click on to it."""
    box = room.bounding_box()
    assert box is not None
    room.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.97)


def press(somebody: Person, luck: random.Random) -> str:
    """Press things until an option is meant, and say so."""
    page, before, acts = somebody.page, somebody.frames, somebody.acts
    for _ in range(30):
        meant = page.locator(MEANT)
        if meant.count():
            meant.nth(luck.randrange(meant.count())).click()
            return "popover"
        things, asked, rooms = page.locator(THINGS), page.locator(ASKED), page.locator(ROOMS)
        sending = is_sending(somebody)
        ways = [
            way
            for way, there in (
                ("thing", things.count() and not sending),
                ("asked", asked.count()),
                ("room", rooms.count() and not sending),
            )
            if there
        ]
        assert ways, f"nothing can be pressed at {question(somebody)}"
        way = luck.choice(ways)
        if way == "asked":
            asked.nth(luck.randrange(asked.count())).click()
            return "asked"
        if way == "room":
            enter(rooms.nth(luck.randrange(rooms.count())))
        else:
            things.nth(luck.randrange(things.count())).click()
        page.evaluate(STILL)
        if somebody.acts > acts:
            wait(lambda: somebody.over or somebody.frames > before)
            return way
    raise AssertionError("no press led to an option")
