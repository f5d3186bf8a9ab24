"""Whole games through the page, in a real Chromium: several browsers, a keyboard, a phone, a reload, a dead server."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from browsing import GAME_LASTS, PHONE, Person, Server, play_to_the_end, wait

import turnkey
from sampling import SWEEP, of

People = Callable[..., Person]


@pytest.mark.parametrize("slug", turnkey.game_names() if SWEEP else ["airlock"])
def test_friends_play_a_game_to_its_end_while_somebody_watches(person: People, luck: random.Random, slug: str) -> None:
    players = max(2, min(turnkey.game(slug).seats))
    host = person()
    host.call_myself("Ann")
    host.make_table(slug, "open", players)
    link = host.invite()
    assert host.axe() == []
    friends = [person() for _ in range(players - 1)]
    watcher = person()
    watcher.go(link)
    watcher.page.get_by_label("Your name").wait_for()
    for number, friend in enumerate(friends):
        friend.join(link, f"Friend {number}")
    everybody = [host, *friends, watcher]
    for one in everybody:
        one.page.locator("[data-step]").wait_for()

    play_to_the_end([host, *friends], luck, steps=3)
    assert not watcher.is_asked()
    assert host.axe() == []
    for one in everybody:
        one.show("Talk")
    host.page.get_by_label("Say something").fill("<b>hello</b>")
    host.page.get_by_role("button", name="Send", exact=True).click()
    for one in everybody:
        one.page.get_by_role("group", name="Chat").get_by_text("<b>hello</b>").wait_for()
    play_to_the_end([host, *friends], luck)

    wait(lambda: all(one.over for one in everybody))
    assert len({one.step for one in everybody}) == 1
    rows = {tuple(one.page.locator("#end ~ .scroll tbody tr").all_inner_texts()) for one in everybody}
    assert len(rows) == 1
    assert len(rows.pop()) == players
    assert watcher.axe() == []
    for one in everybody:
        assert one.complaints == []


@pytest.mark.parametrize("slug", turnkey.game_names()[: of(5, sample=1)])
def test_a_game_on_a_phone_never_scrolls_sideways(person: People, luck: random.Random, slug: str) -> None:
    somebody = person(PHONE, touch=True)
    assert not somebody.scrolls_sideways()
    somebody.make_table(slug, "bot random", min(turnkey.game(slug).seats))
    somebody.page.locator("[data-step]").wait_for()
    for _ in range(6):
        assert not somebody.scrolls_sideways()
        play_to_the_end([somebody], luck, tap=True, steps=1)
    assert somebody.axe() == []
    play_to_the_end([somebody], luck, tap=True)
    assert not somebody.scrolls_sideways()
    assert somebody.axe() == []
    somebody.page.get_by_role("link", name="Watch the replay").tap()
    somebody.page.get_by_role("heading", name="Replay").wait_for()
    assert not somebody.scrolls_sideways()
    assert somebody.axe() == []
    assert somebody.complaints == []


def test_a_game_by_keyboard_alone(person: People) -> None:
    somebody = person()
    page = somebody.page
    page.locator(".game").first.wait_for()

    def focused(attribute: str) -> str | None:
        found: str | None = page.evaluate(f"document.activeElement?.getAttribute('{attribute}') ?? null")
        return found

    def focused_text() -> str:
        return " ".join(str(page.evaluate("document.activeElement.textContent")).split())

    def tab_until(true: Callable[[], bool]) -> None:
        for _ in range(120):
            page.keyboard.press("Tab")
            if true():
                return
        raise AssertionError("the keyboard does not get there")

    tab_until(lambda: focused_text().startswith("Play now LOCKDOWN"))
    page.keyboard.press("Enter")
    page.locator("[data-step]").wait_for()

    wait(somebody.is_asked)
    tab_until(lambda: focused("aria-label") is not None and str(focused("aria-label")).startswith("The die"))
    page.keyboard.press("Enter")  # what the die can mean is asked at the die, and the keyboard is there at once
    page.get_by_role("dialog").wait_for()
    wait(lambda: focused("data-option") == "go")
    page.keyboard.press("Escape")
    assert page.get_by_role("dialog").count() == 0
    wait(lambda: str(focused("aria-label")).startswith("The die"))
    if not SWEEP:  # and then a short one to its end
        somebody.sit_at("break_escape", 4, seed=1, rounds=2)

    def settled() -> bool:
        return somebody.is_asked() or somebody.over

    pressed = 0
    while True:
        wait(settled, GAME_LASTS)
        if not somebody.is_asked():
            break
        before = somebody.step
        tab_until(lambda: any(focused(one) is not None for one in ("data-option", "data-group", "data-all")))
        acting = focused("data-option") is not None
        page.keyboard.press("Enter")
        pressed += 1
        if acting:
            wait(lambda before=before: somebody.over or somebody.step > before)  # type: ignore[misc]
    assert pressed  # how often is the dice' affair
    tab_until(lambda: focused_text() == "Watch the replay")
    page.keyboard.press("Enter")
    page.get_by_role("heading", name="Replay").wait_for()
    page.keyboard.press("ArrowRight")
    page.get_by_text(re.compile("Step 1 of")).wait_for()
    assert somebody.complaints == []


def test_a_reload_in_the_middle_loses_nothing(person: People, luck: random.Random) -> None:
    somebody = person()
    somebody.make_table("break_escape", "bot random")
    somebody.page.locator("[data-step]").wait_for()
    play_to_the_end([somebody], luck, steps=4)
    wait(lambda: somebody.is_asked() or somebody.over)
    before, log = somebody.step, somebody.log
    somebody.page.reload()
    somebody.page.locator("[data-step]").wait_for()
    assert somebody.step == before
    assert somebody.log == log
    play_to_the_end([somebody], luck, steps=4)
    assert somebody.complaints == []


def test_a_killed_server_in_the_middle_loses_nothing(person: People, fragile: Server, luck: random.Random) -> None:
    host, friend = person(at=fragile), person(at=fragile)
    host.make_table("airlock", "open", 2)
    friend.join(host.invite(), "Bo")
    both = [host, friend]
    for one in both:
        one.page.locator("[data-step]").wait_for()
    for _ in range(of(3, sample=2)):
        play_to_the_end(both, luck, steps=3)
        log = host.log
        fragile.kill()
        for one in both:
            one.page.get_by_text("The connection is gone").wait_for()
        fragile.start()
        for one in both:
            one.page.get_by_text("The connection is gone").wait_for(state="detached")
        assert host.log[: len(log)] == log
        wait(lambda: host.step == friend.step)
    play_to_the_end(both, luck)
    wait(lambda: host.over and friend.over)
    for one in both:
        unexpected = [said for said in one.complaints if "WebSocket" not in said and "net::ERR_" not in said]
        assert unexpected == []
