"""At the table: taking back, leaving, rematches, clocks, what calls somebody back, sounds, the log by keyboard."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from browsing import Person, play_to_the_end, wait

People = Callable[..., Person]

# What the browser would do with a sound, a badge, a notification is written down instead.
EARS = """
window.heard = [];
const node = () => ({ connect(next) { return next; }, start() {}, stop() {}, frequency: {}, gain: {
  setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} } });
window.AudioContext = class {
  currentTime = 0; sampleRate = 8000; destination = {};
  resume() { return Promise.resolve(); }
  createGain() { return node(); }
  createBiquadFilter() { return node(); }
  createOscillator() { window.heard.push("tone"); return node(); }
  createBuffer() { return { getChannelData: () => new Float32Array(1) }; }
  createBufferSource() { window.heard.push("rattle"); return node(); }
};
"""
BELL = """
window.told = []; window.badge = 0;
navigator.setAppBadge = async (tables) => { window.badge = tables; };
navigator.clearAppBadge = async () => { window.badge = 0; };
window.Notification = class { static permission = "granted"; constructor(title) { window.told.push(title); } };
Object.defineProperty(document, "hidden", { get: () => true });
"""


def two(person: People, short: bool = True) -> tuple[Person, Person]:
    """Two friends at a table of their own."""
    host, friend = person(), person()
    host.make_table("airlock", "open", 2, short)
    friend.join(host.invite(), "Bo")
    for one in (host, friend):
        one.page.locator("[data-step]").wait_for()
    return host, friend


def asked(people: tuple[Person, Person]) -> tuple[Person, Person]:
    """Whose decision it is, and the other."""
    wait(lambda: any(one.is_asked() for one in people))
    return people if people[0].is_asked() else (people[1], people[0])


def offered(somebody: Person) -> list[str]:
    return somebody.page.locator("[data-option], [data-group]").all_inner_texts()


def test_what_nobody_learned_from_is_taken_back_at_once_and_the_rest_by_consent(person: People) -> None:
    one, other = asked(two(person, short=False))
    for each in (one, other):
        each.page.locator(".board > :not(h2)").first.wait_for()
    one.show_all_options()
    before = offered(one)
    one.choices().first.click()
    wait(lambda: one.step == other.step == 1)
    one.page.get_by_role("button", name="Take it back").click()
    wait(lambda: one.step == other.step == 2)  # an undo is a step of its own
    one.show_all_options()
    assert offered(one) == before

    one.choices().first.click()
    wait(other.is_asked)
    other.show_all_options()
    other.choices().first.click()
    wait(lambda: one.step == other.step == 4)
    ask = one.page.get_by_role("button", name="Ask to go back a step")
    ask.click()
    other.page.get_by_text("would like to go back").wait_for()
    other.page.get_by_role("button", name="No", exact=True).click()
    one.page.get_by_text("would like to go back").wait_for(state="detached")
    assert one.step == 4
    ask.click()
    other.page.get_by_role("button", name="Agree").click()
    wait(lambda: one.step == other.step == 5)
    wait(other.is_asked)


def test_alone_with_bots_one_goes_back_and_the_table_says_so(person: People, luck: random.Random) -> None:
    somebody = person()
    page = somebody.page
    somebody.make_table("break_escape", "bot random")
    back = page.get_by_role("button", name="Back to my last decision")
    while not back.count():
        wait(somebody.is_asked)
        play_to_the_end([somebody], luck, steps=1)
        wait(somebody.is_asked)
    page.get_by_text("makes it a practice table").wait_for()
    back.click()
    page.get_by_role("heading", name=re.compile("practice")).wait_for()
    page.goto(somebody.address)
    page.get_by_text(re.compile("· practice ·")).first.wait_for()


def test_whoever_leaves_is_stood_in_for_and_can_take_the_seat_back(person: People) -> None:
    one, other = asked(two(person))
    one.open_menu()
    one.page.get_by_role("button", name="Leave: a bot plays on").click()
    sits = other.page.get_by_role("region", name="Seats")
    sits.get_by_text("a bot plays").wait_for()
    one.page.get_by_role("button", name="Take the seat back").click()
    one.page.get_by_text("A bot plays for you").wait_for(state="detached")
    sits.get_by_text("a bot plays").wait_for(state="detached")


def test_the_company_goes_on_to_a_rematch(person: People, luck: random.Random) -> None:
    host, friend = two(person)
    old = host.page.url
    play_to_the_end([host, friend], luck)
    host.page.get_by_role("button", name="Rematch").click()
    host.page.wait_for_url(lambda url: "#/table/" in url and url != old)
    friend.page.get_by_role("link", name="Come along to the rematch").click()
    wait(lambda: friend.page.url == host.page.url)
    for one in (host, friend):
        one.page.locator('[data-step="0"]').wait_for()
    play_to_the_end([host, friend], luck, steps=2)
    wait(lambda: host.step == friend.step > 0)


def test_clocks_run_for_those_who_decide(person: People) -> None:
    somebody = person()
    page = somebody.page
    page.goto(f"{somebody.address}#/new/break_escape")
    page.get_by_label("Clock").select_option("300")
    for seat in page.locator("select[id^=seat-]").all()[1:]:
        seat.select_option("bot random")
    page.get_by_role("button", name="Make the table").click()
    wait(somebody.is_asked)
    left = page.locator("li.mine .bank")
    wait(lambda: re.fullmatch(r"4:5\d", left.inner_text()) is not None)
    assert page.locator("li:not(.mine) .bank").first.inner_text() == "5:00"


def test_whose_turn_it_is_shows_in_the_title_the_badge_and_a_notification(person: People) -> None:
    somebody = person(script=BELL)
    page = somebody.page
    somebody.make_table("break_escape", "bot random")
    wait(somebody.is_asked)
    wait(lambda: page.title().startswith("● Your turn"))
    wait(lambda: bool(page.evaluate("badge")))
    assert page.evaluate("told[0]").startswith("Your turn")
    page.goto(f"{somebody.address}#/")
    wait(lambda: page.title() == "(1) Your turn · Turnkey")
    assert page.evaluate("badge") == 1
    page.get_by_role("link", name=re.compile("Your turn")).wait_for()


def test_a_badge_goes_when_somebody_else_decides(person: People) -> None:
    host = person(script=BELL)
    host.make_table("airlock", "open", 2)
    friend = person()
    friend.join(host.invite(), "Bo")
    one, _ = asked((host, friend))
    if one is friend:
        wait(lambda: not host.page.evaluate("badge"))
        assert "Your turn" not in host.page.title()
        friend.press(random.Random(1))
        return
    wait(lambda: bool(host.page.evaluate("badge")))
    while host.is_asked():
        before = host.frames
        host.choices().first.click()
        wait(lambda before=before: host.frames > before)  # type: ignore[misc]
    wait(lambda: not host.page.evaluate("badge"))
    assert "Your turn" not in host.page.title()


def test_sounds_are_off_until_switched_on_and_that_is_remembered(person: People, luck: random.Random) -> None:
    somebody = person(script=EARS)
    page = somebody.page
    somebody.make_table("break_escape", "bot random")
    wait(somebody.is_asked)
    play_to_the_end([somebody], luck, steps=1)
    assert page.evaluate("heard") == []
    switch = page.get_by_role("button", name="Sounds")
    assert switch.get_attribute("aria-pressed") == "false"
    switch.click()
    wait(lambda: page.evaluate("heard.length") == 1)
    wait(lambda: somebody.is_asked() or somebody.over)
    play_to_the_end([somebody], luck, steps=1)
    wait(lambda: page.evaluate("heard.length") > 1)
    page.reload()
    page.locator("[data-step]").wait_for()
    assert switch.get_attribute("aria-pressed") == "true"
    assert page.evaluate("heard") == []  # what stood there already is not news
    switch.click()
    page.reload()
    page.locator("[data-step]").wait_for()
    assert switch.get_attribute("aria-pressed") == "false"


@pytest.mark.parametrize("slug", ["break_escape", "locked_out"])
def test_the_keyboard_goes_through_the_log_and_lights_what_is_meant(
    person: People, luck: random.Random, slug: str
) -> None:
    somebody = person()
    page = somebody.page
    somebody.make_table(slug, "bot random")
    links = page.get_by_role("group", name="Log").get_by_role("button")
    page.locator("[data-step]").wait_for()
    while links.count() < 3:
        play_to_the_end([somebody], luck, steps=1)
        wait(lambda: somebody.is_asked() or somebody.over)
    assert page.locator('[aria-label="Log"] button[tabindex="0"]').count() == 1  # one stop for the tabulator

    def lit() -> list[str]:
        found: list[str] = page.locator("[data-lit]").evaluate_all("all => all.map((one) => one.outerHTML)")
        return found

    touched_last = lit()
    page.locator('[aria-label="Log"] button[tabindex="0"]').focus()
    before = page.evaluate("document.activeElement.dataset.line")
    page.keyboard.press("ArrowUp")
    assert int(page.evaluate("document.activeElement.dataset.line")) < int(before)
    for _ in range(30):  # not every line is about something that lies on the board
        if lit() and lit() != touched_last:
            break
        page.keyboard.press("ArrowUp")
    assert lit()
    assert lit() != touched_last
    page.keyboard.press("Enter")
    wait(lambda: page.locator("[data-lit]").first.evaluate("one => one.getBoundingClientRect().top") >= 0)
    page.keyboard.press("Home")
    assert page.evaluate("document.activeElement.dataset.line") == links.first.get_attribute("data-line")
    page.get_by_role("button", name="Sounds").focus()
    wait(lambda: lit() == touched_last)


def test_a_name_in_the_log_lights_what_it_names_alone(person: People) -> None:
    somebody = person()
    page = somebody.page
    somebody.call_myself("Mara")
    somebody.make_table("break_escape", "bot random")
    page.locator("[data-option='go']").click()
    moved = page.locator("[data-kind='moved']").first
    moved.wait_for()
    assert "Mara moves to" in moved.inner_text(), "people go by their own names"
    lit = page.locator("svg [data-lit]")
    moved.hover()
    wait(lambda: lit.count() == 2)  # the piece, and the space that it went to
    space = moved.locator("[data-handle^='space:']")
    number = (space.get_attribute("data-handle") or "").removeprefix("space:")

    def is_space(label: str | None) -> bool:
        return re.match(rf"[A-Z][A-Za-z ]* {number}\b", label or "") is not None

    space.hover()
    wait(lambda: lit.count() == 1)
    assert is_space(lit.get_attribute("aria-label"))
    moved.focus()
    page.keyboard.press("ArrowRight")
    wait(lambda: re.match("Mara|Ben", lit.first.get_attribute("aria-label") or "") is not None)
    page.keyboard.press("ArrowRight")
    wait(lambda: is_space(lit.first.get_attribute("aria-label")))


def test_chapters_are_headings_and_the_question_is_what_the_bar_asks(person: People) -> None:
    somebody = person()
    page = somebody.page
    somebody.call_myself("Mara")
    somebody.make_table("break_escape", "bot random")
    wait(somebody.is_asked)
    page.get_by_role("group", name="Log").get_by_role("heading", name="Round 1, Mara").wait_for()
    asked = page.locator("#doing")
    assert asked.get_attribute("data-question") == "before_move"
    assert re.match(r"You rolled \d\. Walk to space \d", asked.inner_text())
    assert somebody.axe() == []


def test_a_form_that_the_rules_refuse_says_why_and_keeps_what_was_written(person: People) -> None:
    somebody = person()
    page = somebody.page
    page.goto(f"{somebody.address}#/new/airlock")
    page.get_by_role("heading", name="Who sits where").wait_for()
    somebody.open_rules()
    page.locator("#option-length").fill("custom:99,1")
    page.get_by_role("button", name="Make the table").click()
    page.get_by_role("alert").get_by_text("length").wait_for()
    assert page.locator("#option-length").input_value() == "custom:99,1"
    assert page.locator("#option-length").get_attribute("aria-invalid") == "true"
    assert "#/new/" in page.url
    page.locator("#option-length").fill("custom:1,1,1")
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_url(re.compile("#/table/"))


def test_a_number_out_of_range_is_not_sent(person: People) -> None:
    somebody = person()
    page = somebody.page
    page.goto(f"{somebody.address}#/new/break_escape")
    page.get_by_role("heading", name="Who sits where").wait_for()
    somebody.open_rules()
    page.locator("#option-rounds").fill("-3")
    page.get_by_role("button", name="Make the table").click()
    assert page.locator("#option-rounds").evaluate("one => one.validity.rangeUnderflow")
    assert "#/new/" in page.url


def test_a_crew_is_chosen_beside_what_is_asked(person: People) -> None:
    """Lockup: whoever's turn it is, until one's own first tokens are placed."""
    one = person()
    one.make_table("lockup", "bot random", 3)
    one.page.locator("[data-step]").wait_for()
    one.page.get_by_text("You may also").click()
    crew = one.page.locator("[data-beside]").last
    named = crew.get_attribute("data-beside")
    before = one.frames
    crew.click()
    wait(lambda: one.frames > before)
    assert named == "crew insectoids"
    one.page.get_by_text(re.compile("insectoids", re.IGNORECASE)).first.wait_for()
    assert one.complaints == []
