"""Nobody reads codes: whatever is opened at a table, people and things are called by their names."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from browsing import Person, play_to_the_end, wait

from sampling import of

People = Callable[..., Person]
GAMES = {"airlock": 3, "break_escape": 4, "lockdown": 4, "locked_out": 4, "lockup": 3}
END = 10**6
PRESSED = of(14, sample=2)  # things of every game that are looked at
CODES = {
    "a seat by its code": r"\bSeat [A-Za-z]?\d|\b[Ss]eat [a-z]\b",
    "a seat's bare code": r"(?<![\w.])P[1-6]\b",
    "a place by its numbers": r"(?<!\d)-?\d+,-?\d+(?!\d)",
    "a name of the program": r"\b[a-z]+_[a-z_]+\b",
    "a bot's policy": r"\bheuristic\b",
    "what the program says for nothing": r"\bundefined\b|\bnull\b|\bNaN\b|\[object",
}
SEEN = """[document.body.innerText, [...document.querySelectorAll("[data-option]")].map(one => one.dataset.option)]"""


def found_codes(one: Person) -> list[str]:
    """What of the text that is seen now is no language of people; also what options are called in records."""
    text, options = one.page.evaluate(SEEN)
    written = [option for option in options if re.search("[^a-z]", option)]  # a plain verb is a word as well
    patterns = CODES | {f"the notation {option!r}": rf"(?<!\w){re.escape(option)}(?!\w)" for option in written}
    return [
        f"{what}: {line}"
        for what, pattern in patterns.items()
        for line in text.splitlines()
        if re.search(pattern, line)
    ]


def click_a_thing(one: Person, luck: random.Random) -> None:
    """Something of the board that asks what is meant by it."""
    things = one.page.locator(
        "[data-seat] [aria-pressed=false], .board [aria-pressed=false], .own [aria-pressed=false]"
    )
    if things.count():
        things.nth(luck.randrange(things.count())).dispatch_event("click")


@pytest.mark.parametrize("slug", GAMES)
def test_no_code_is_ever_seen(slug: str, person: People, luck: random.Random) -> None:
    one = person()
    one.sit_at(slug, GAMES[slug], seed=1)
    for tab in ("Talk", "Rules", "What happened"):
        one.show(tab)
        assert found_codes(one) == [], tab
    one.open_menu()
    assert found_codes(one) == []
    one.open_menu()
    for number in range(PRESSED):
        wait(lambda: one.is_asked() or one.over)
        if one.over:
            break
        assert found_codes(one) == []
        if number % 3 == 0:
            click_a_thing(one, luck)
            assert found_codes(one) == [], "what a click asks"
            one.page.reload()  # what was begun is forgotten
            wait(lambda: one.is_asked() or one.over)
            one.show_all_options()
            assert found_codes(one) == [], "all options"
        play_to_the_end([one], luck, steps=1)
    one.sit_at(slug, GAMES[slug], seed=1, acts=END)
    assert found_codes(one) == [], "the end"
    one.page.get_by_role("link", name="Watch the replay").click()
    for step in range(of(8, sample=4)):
        one.page.get_by_text(re.compile(f"Step {step} of")).wait_for()
        assert found_codes(one) == [], "the replay"
        one.page.get_by_role("button", name="One step on").click()
