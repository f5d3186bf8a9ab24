"""Lessons on the page: gone through by pressing what is pointed at, with a mouse, by keyboard and on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from browsing import PHONE, STILL, WIDE, Person, wait
from playwright.sync_api import Request, expect

from sampling import SWEEP

People = Callable[..., Person]
SLUGS = ["airlock", "break_escape", "lockdown", "locked_out", "lockup"]
# Every lesson is played through on the engine elsewhere. Here: what is laid out before it is sent, and what is tapped;
# and of the guides the longest and the one with a drawing of its own size.
WALKED = [("lockup", WIDE), ("break_escape", PHONE)]
READ = ["airlock", "lockup"]
PRESSES = 90  # more than any lesson needs
LOOKS = (1, 6, 9) if SWEEP else (6,)  # the steps at which axe looks on
MIDDLE = """() => {
  const box = document.querySelector("[data-pointed]")?.getBoundingClientRect();
  return box ? [box.x + box.width / 2, box.y + box.height / 2] : null;
}"""
# Nothing is played, and what is pointed at stays where it is.
CALM = """async () => {
  const drawn = () => new Promise((go) => (requestAnimationFrame(go), setTimeout(go, 500)));
  let before = "";
  for (let calm = 0; calm < 4; ) {
    await drawn();
    const lesson = document.querySelector("[data-lesson-step]");
    const box = document.querySelector("[data-pointed]")?.getBoundingClientRect();
    const now = JSON.stringify([lesson?.dataset, box]);
    calm = lesson && lesson.dataset.playing === undefined && now === before ? calm + 1 : 0;
    before = now;
  }
}"""
# What must be seen, and lies under the slip
COVERED = """() => {
  const slip = document.querySelector(".slip").getBoundingClientRect();
  const isAcross = (one) => one.left < slip.right && slip.left < one.right;
  const covers = (one) => isAcross(one) && one.top < slip.bottom && slip.top < one.bottom;
  return ["[data-pointed]", ".asking .buttons", ".popover"].filter((one) =>
    [...document.querySelectorAll(`.lesson ${one}`)].some((element) => covers(element.getBoundingClientRect())));
}"""
# Things of how to play that have a name, a text, but no picture
UNDRAWN = """() => [...document.querySelectorAll("[data-guide-thing]")]
  .filter((one) => !one.querySelector(".thing :is(svg, button, [data-card])")?.getBoundingClientRect().width
    || !one.textContent.trim())
  .map((one) => one.dataset.guideThing)"""


class Learner:
    """Somebody at a lesson."""

    def __init__(self, somebody: Person, slug: str) -> None:
        self.person, self._asked = somebody, 0
        self._unanswered: set[Request] = set()
        somebody.go(f"#/learn/{slug}")
        self.page = somebody.page
        self.page.on("request", self._ask)
        for answered in ("requestfinished", "requestfailed"):
            self.page.on(answered, self._hear)
        self.lesson = self.page.locator("[data-lesson-step]")
        self.lesson.wait_for(timeout=60_000)
        self.settle()

    @property
    def number(self) -> int:
        return int(self.lesson.get_attribute("data-lesson-step") or -1)

    @property
    def telling(self) -> str:
        return self.lesson.get_attribute("data-telling") or ""

    @property
    def pointed(self) -> tuple[float, float] | None:
        """The middle of what is pointed at."""
        found: list[float] | None = self.page.evaluate(MIDDLE)  # at one moment: it goes when it is pressed
        return (found[0], found[1]) if found else None

    def settle(self) -> None:
        """Until the server has answered, nothing is played, and what is pointed at has come to rest."""

        def is_calm() -> bool:
            before = self._asked, len(self._unanswered)
            self.page.evaluate(CALM)
            return before == (self._asked, 0)

        self.page.evaluate(STILL)  # what was pressed is asked for by now
        wait(is_calm, seconds=60)

    def _ask(self, request: Request) -> None:
        self._asked += 1
        self._unanswered.add(request)

    def _hear(self, request: Request) -> None:
        self._unanswered.discard(request)

    def press(self, tap: bool = False) -> None:
        """What the page wants now: the thing that it points at, or its own button."""
        button = self.page.locator("[data-go-on]")
        place = self.pointed
        if button.count():
            button.click()
        elif place is not None:
            (self.page.touchscreen.tap if tap else self.page.mouse.click)(*place)
        else:
            self.page.locator("[data-show]").click()
        self.settle()


@pytest.mark.parametrize(
    ("slug", "size"), [(slug, size) for slug in SLUGS for size in (WIDE, PHONE)] if SWEEP else WALKED
)
def test_a_lesson_is_gone_through_by_pressing_what_is_pointed_at(
    person: People, slug: str, size: tuple[int, int]
) -> None:
    somebody = person(size, touch=size == PHONE)
    learner = Learner(somebody, slug)
    seen: list[int] = []
    for _ in range(PRESSES):
        if learner.telling == "end":
            break
        number = learner.number
        if number not in seen:
            seen.append(number)
            assert not somebody.scrolls_sideways()
            if number in LOOKS:
                assert somebody.axe() == []
        if size == WIDE and learner.telling == "step":
            assert learner.pointed or learner.page.locator("[data-go-on]").count(), (
                f"nothing is pointed at in step {number + 1}"
            )
        assert learner.page.evaluate(COVERED) == [], f"the slip lies over it in step {number + 1}"
        learner.press(tap=size == PHONE)
    assert learner.telling == "end"
    assert seen == list(range(len(seen)))
    assert 10 <= len(seen) <= 15
    assert somebody.axe() == []
    assert somebody.complaints == []


def test_a_lesson_is_left_and_taken_up_again(person: People) -> None:
    somebody = person()
    learner = Learner(somebody, "break_escape")
    while learner.number < 3:
        learner.press()
    somebody.page.get_by_role("link", name="Leave").click()
    somebody.page.get_by_role("link", name="Learn LOCKDOWN: Break & Escape").click()
    expect(learner.lesson).to_have_attribute("data-lesson-step", "3")
    somebody.page.reload()
    expect(learner.lesson).to_have_attribute("data-lesson-step", "3")
    somebody.page.get_by_role("button", name="Back", exact=True).click()
    expect(learner.lesson).to_have_attribute("data-lesson-step", "2")


def test_a_wrong_way_is_shown_said_and_taken_back(person: People) -> None:
    somebody = person()
    learner = Learner(somebody, "break_escape")
    while learner.number < 2:
        learner.press()
    somebody.page.locator("[data-thing='space:14']").click()
    expect(learner.lesson).to_have_attribute("data-telling", "wrong")
    expect(somebody.page.get_by_role("status").filter(has_text="You walked first")).to_have_count(1)
    somebody.page.get_by_role("button", name="Try again").click()
    expect(learner.lesson).to_have_attribute("data-telling", "step")
    assert learner.number == 2
    somebody.page.locator("[data-all]").click()
    somebody.page.locator(".sheet [data-option='swap ben james']").click()
    expect(learner.lesson).to_have_attribute("data-telling", "not_here")
    assert learner.number == 2


def test_after_a_wrong_way_the_next_step_is_pointed_at_again(person: People) -> None:
    somebody = person()
    somebody.page.evaluate("localStorage.setItem('lesson airlock', 5)")
    learner = Learner(somebody, "airlock")
    page = somebody.page
    page.locator("[data-module='09']").click()
    page.locator("[data-cell='1,-2']").click()
    page.get_by_role("button", name="Try again").click()
    learner.settle()
    page.locator("[data-module='04']").click()
    page.locator("[data-cell='0,-1']").click()
    expect(learner.lesson).to_have_attribute("data-lesson-step", "6")
    expect(page.locator("[data-pointed='seat:2']")).to_be_visible()


def test_a_placement_is_sent_in_one_press_while_others_are_watched(person: People) -> None:
    """With motion: what comes of it is played only when the whole placement is told."""
    somebody = person(motion=True)
    somebody.page.evaluate("localStorage.setItem('lesson lockup', 2)")
    learner = Learner(somebody, "lockup")
    for _ in range(2):
        learner.press()
    somebody.page.locator("[data-send]").click()
    expect(learner.lesson).to_have_attribute("data-lesson-step", "3", timeout=60_000)


def test_the_lie_is_told_by_a_click_on_the_board(person: People) -> None:
    somebody = person()
    somebody.page.evaluate("localStorage.setItem('lesson lockdown', 7)")
    learner = Learner(somebody, "lockdown")
    learner.page.mouse.click(*(learner.pointed or (0, 0)))
    learner.page.locator("[data-option='say monsters 5']").click()
    expect(learner.lesson).to_have_attribute("data-lesson-step", "8")


def test_a_lesson_by_keyboard_alone(person: People) -> None:
    """What is pointed at has the keyboard, and one live region says what is to be done."""
    somebody = person()
    learner = Learner(somebody, "break_escape")
    focused = somebody.page.locator(":focus")
    expect(somebody.page.get_by_role("status").filter(has_text="Step 1 of 14. What you want.")).to_have_count(1)
    for number in (0, 1):
        assert learner.number == number
        wait(lambda: re.search("Go on", somebody.page.evaluate("document.activeElement?.innerText ?? ''")) is not None)
        somebody.page.keyboard.press("Enter")
        learner.settle()
    expect(focused).to_have_attribute("data-card", "pup")
    somebody.page.keyboard.press("Enter")
    expect(focused).to_have_attribute("data-option", "pup")
    somebody.page.keyboard.press("Enter")
    expect(learner.lesson).to_have_attribute("data-lesson-step", "3")
    expect(focused).to_have_attribute("data-thing", "space:14")


@pytest.mark.parametrize("slug", SLUGS if SWEEP else READ)
def test_how_to_play_is_read_beside_the_board(person: People, slug: str) -> None:
    somebody = person()
    somebody.go(f"#/how/{slug}")
    page = somebody.page
    page.get_by_role("button", name="The goal").wait_for(timeout=60_000)
    page.locator(".board svg").first.wait_for()
    last = page.get_by_role("button", name="What beginners overlook")
    page.get_by_role("region", name="How to play").evaluate("reader => reader.scrollTo(0, reader.scrollHeight)")
    expect(last).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="The goal").click()
    expect(page.get_by_role("img", name="The board: The goal")).to_have_count(1)
    assert page.evaluate(UNDRAWN) == []
    assert not somebody.scrolls_sideways()
    assert somebody.axe() == []
    page.get_by_role("button", name="All rules").first.click()
    expect(page.locator("#all-rules details").first).to_be_visible()
    assert somebody.complaints == []


def test_how_to_play_lies_beside_the_table_with_pictures_of_its_things(person: People) -> None:
    somebody = person()
    page = somebody.page
    somebody.sit_at("break_escape", 4, seed=3)
    somebody.show("Rules")
    drawer = page.get_by_role("region", name="How to play")
    drawer.get_by_text("Cards", exact=True).click()
    expect(drawer.locator("[data-guide-thing='card:pup']")).to_contain_text("James has to stop there")
    expect(drawer.locator("[data-guide-thing='card:pup'] .card")).to_be_visible()
    expect(drawer.get_by_role("link", name="As a page")).to_have_attribute("href", "#/how/break_escape")
    assert somebody.axe() == []


def test_how_to_play_can_be_printed_and_is_linked_where_games_are_chosen(person: People) -> None:
    somebody = person()
    page = somebody.page
    page.goto(somebody.address)
    page.get_by_role("link", name=re.compile("How to play.*Airlock", re.I)).click()
    page.locator("[data-guide-thing]").first.wait_for()
    page.emulate_media(media="print")
    words = page.get_by_role("region", name="How to play")
    assert words.evaluate("one => getComputedStyle(one).overflow") == "visible"  # all of it is on paper
    expect(page.get_by_role("button", name="Play now")).to_be_hidden()
    page.emulate_media(media="screen")
    page.goto(f"{somebody.address}#/new/airlock")
    expect(page.get_by_role("link", name="How to play")).to_have_attribute("href", "#/how/airlock")


def test_the_menu_of_a_table_leads_to_the_lesson(person: People) -> None:
    somebody = person()
    somebody.make_table("airlock", "bot random")
    wait(somebody.is_asked)
    somebody.open_menu()
    somebody.page.get_by_role("link", name="Learn this game").click()
    expect(somebody.page.locator("[data-lesson-step='0']")).to_have_count(1, timeout=60_000)
