"""What happened is followed by the eye: line by line, at the speed that somebody likes, and never twice."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise

import pytest
from browsing import WIDE, Person, Server, wait
from playwright.sync_api import Browser

People = Callable[..., Person]
SLOW = "localStorage.setItem('turnkey speed', 'slow')"
# What is looked at for a while is looked at for minutes: whoever does not wait for it has skipped ahead.
ENDLESS = """
const setTimer = window.setTimeout;
window.setTimeout = (work, after, ...more) =>
  setTimer(work, window.endless && after > 200 ? after * 100 : after, ...more);
"""
SENTENCES = """
window.told = [];
const watch = () => {
  const heading = document.getElementById("doing");
  const text = heading ? heading.innerText.trim() : "";
  if (text && text !== window.told.at(-1)) window.told.push(text);
  requestAnimationFrame(watch);
};
watch();
"""


@pytest.fixture
def watcher(browser: Browser, server: Server) -> Iterator[Person]:
    """Somebody who follows motions, slowly."""
    one = Person(browser, server.address, WIDE, script=SLOW + ENDLESS + SENTENCES, motion=True)
    yield one
    assert one.complaints == []
    one.leave()


def walk(somebody: Person) -> None:
    wait(somebody.is_asked)
    somebody.show_all_options()
    somebody.page.locator("[data-option='go']").click()


def test_every_event_is_told_in_its_order_before_the_table_moves_on_and_options_come_last(watcher: Person) -> None:
    watcher.make_table("break_escape", "bot random")
    walk(watcher)
    watcher.page.get_by_role("button", name="Skip ahead").wait_for()
    assert not watcher.is_asked()
    assert watcher.step == 0  # what is shown is still the table before
    wait(watcher.is_asked)
    assert watcher.step >= 1
    told = watcher.page.evaluate("told")
    moved = next(place for place, text in enumerate(told) if "moves to" in text)
    assert "What do you do here?" in told[-1]
    assert moved < len(told) - 1


def test_a_key_skips_ahead_and_a_reload_plays_nothing_again(watcher: Person) -> None:
    watcher.make_table("break_escape", "bot random")
    wait(watcher.is_asked)
    watcher.page.evaluate("window.endless = true")
    walk(watcher)
    watcher.page.get_by_role("button", name="Skip ahead").wait_for()
    watcher.page.keyboard.press("x")
    wait(watcher.is_asked)
    watcher.page.reload()
    wait(watcher.is_asked)
    assert not any("moves to" in text for text in watcher.page.evaluate("told"))


def test_the_speed_is_chosen_and_remembered_and_none_shows_all_at_once(watcher: Person) -> None:
    watcher.make_table("break_escape", "bot random")
    wait(watcher.is_asked)
    speed = watcher.page.get_by_label("Speed")
    assert speed.input_value() == "slow"
    speed.select_option("none")
    walk(watcher)
    wait(watcher.is_asked)
    assert not any("moves to" in text for text in watcher.page.evaluate("told"))


def test_what_was_done_last_stays_lit(person: People) -> None:
    somebody = person()
    somebody.make_table("break_escape", "bot random")
    walk(somebody)
    wait(lambda: somebody.page.locator("svg [data-lit]").count() > 0)


# How long everything is looked at, though it is over at once; and what the bar said until then: of what came before.
TIMES = """
window.times = [];
const setUsual = window.setTimeout;
window.setTimeout = (work, after, ...more) => {
  if (after > 60) window.times.push([after, document.getElementById("doing")?.innerText ?? ""]);
  return setUsual(work, 0, ...more); // so that no changes line up, which would make all of it faster
};
localStorage.setItem('turnkey speed', 'slow');
"""
LIGHTS_OUT, RESOLVES = 800, 900  # milliseconds, by their cues


@pytest.mark.parametrize(("goes", "share"), [([], 0.5), (["place yard", "add 2", "end"], 1.0)])
def test_what_somebody_has_no_part_in_goes_by_twice_as_fast(
    browser: Browser, server: Server, goes: list[str], share: float
) -> None:
    """By night the lantern comes to the Yard first: where nobody of theirs is, or somebody."""
    one = Person(browser, server.address, WIDE, script=TIMES, motion=True)
    one.sit_at("lockup", 2, seed=6)
    for option in [*goes, "pass"]:
        wait(lambda wanted=option: one.page.locator(f"[data-option='{wanted}'], [data-all]").count() > 0)  # type: ignore[misc]
        one.show_all_options()
        one.page.locator(f"[data-option='{option}']").first.click()
    wait(lambda: lasted(one, "The lantern comes to the Yard") > 0)
    assert lasted(one, "The lantern comes to the Yard") / lasted(one, "Round 1: Lights Out") == pytest.approx(
        share * RESOLVES / LIGHTS_OUT, rel=0.01
    )
    one.leave()


def lasted(one: Person, line: str) -> float:
    """How long this line was looked at; 0: it has not been told yet."""
    times: list[tuple[float, str]] = one.page.evaluate("times")
    return next((time for (time, _), (_, said) in pairwise(times) if said.startswith(line)), 0)
