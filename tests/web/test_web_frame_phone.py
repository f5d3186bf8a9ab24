"""The frame on a phone: the ask bar is one line, all seats are seen, and what hits somebody covers nothing."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from browsing import PHONE, Person, play_to_the_end, wait

from sampling import of

People = Callable[..., Person]
GAMES = ["airlock", "break_escape", "lockdown", "locked_out", "lockup"]
SEATS = {"airlock": 4, "break_escape": 4, "lockdown": 6, "locked_out": 4, "lockup": 4}
ASK_BAR = 64  # pixels
REASON = 46  # and so many more in a first game, for three rows that say why one is asked
LEADS = 16  # and for one below that says what the answer leads to

BOXES = """selector => [...document.querySelectorAll(selector)].map(one => {
    const box = one.getBoundingClientRect();
    return [box.left, box.top, box.right, box.bottom];
})"""


def boxes(one: Person, selector: str) -> list[list[float]]:
    found: list[list[float]] = one.page.evaluate(BOXES, selector)
    return found


@pytest.mark.parametrize("slug", GAMES)
def test_the_ask_bar_is_one_line_and_every_option_is_a_tap_away(slug: str, person: People, luck: random.Random) -> None:
    one = person(PHONE, touch=True)
    one.sit_at(slug, SEATS[slug], seed=1)
    for _ in range(of(6, sample=3)):
        wait(lambda: one.is_asked() or one.over)
        if one.over:
            break
        [[left, top, right, bottom]] = boxes(one, ".ask")
        assert (left, right, bottom) == (0, PHONE[0], PHONE[1])
        assert bottom - top <= ASK_BAR + REASON + LEADS + 2
        [[_, top, _, bottom]] = boxes(one, ".ask .line")
        assert bottom - top <= ASK_BAR + 2
        shown = boxes(one, ".ask .buttons > *")
        assert shown
        assert all(box[0] >= 0 and box[2] <= PHONE[0] and box[2] - box[0] >= 40 for box in shown), shown
        play_to_the_end([one], luck, tap=True, steps=1)
    assert one.complaints == []


def test_what_no_tap_on_the_board_does_has_its_button_and_the_rest_is_behind_one(person: People) -> None:
    one = person(PHONE, touch=True)
    one.sit_at("break_escape", 4, seed=1)
    wait(one.is_asked)
    one.page.locator(".asking [data-option], .asking [data-all]").first.wait_for()
    if one.page.locator(".asking [data-all]").count():
        one.page.locator(".asking [data-all]").tap()
        question = one.page.locator("#doing").inner_text().strip()
        assert question in one.page.locator(".sheet .question").inner_text()
        assert one.page.locator(".sheet [data-option], .sheet [data-group]").count() > 0
        one.page.get_by_role("button", name="Close").tap()
        one.page.locator(".sheet").wait_for(state="detached")


@pytest.mark.parametrize(("slug", "players"), [("airlock", 4), ("break_escape", 4), ("lockup", 4), ("locked_out", 4)])
def test_four_seats_are_all_seen(slug: str, players: int, person: People) -> None:
    one = person(PHONE, touch=True)
    one.sit_at(slug, players, seed=1)
    wait(one.is_asked)
    plaques = boxes(one, ".seats [data-seat]")
    assert len(plaques) == players
    assert all(left >= 0 and right <= PHONE[0] for left, _, right, _ in plaques), plaques


@pytest.mark.parametrize("slug", ["airlock", "lockdown", "locked_out", "lockup"])
def test_so_are_five(slug: str, person: People) -> None:
    one = person(PHONE, touch=True)
    one.sit_at(slug, 5, seed=1)
    wait(one.is_asked)
    plaques = boxes(one, ".seats [data-seat]")
    assert len(plaques) == 5
    assert all(left >= 0 and right <= PHONE[0] for left, _, right, _ in plaques), plaques
    assert one.faults() == []


@pytest.mark.parametrize(
    ("seed", "acts", "question"), [(1, 78, "intercept"), (2, 20, "answer_accusation"), (2, 60, "choose_move")]
)
def test_a_long_question_is_read_to_its_end(person: People, seed: int, acts: int, question: str) -> None:
    one = person(PHONE, touch=True)
    one.sit_at("locked_out", 4, seed, acts, by="medium", question=question)
    wait(one.is_asked)
    doing = "document.querySelector('#doing')"
    assert one.page.evaluate(f"{doing}.scrollHeight <= {doing}.clientHeight + 1")
    [[_, top, _, bottom]] = boxes(one, ".ask .line")
    [[_, above, _, below]] = boxes(one, "#doing")
    assert above >= top - 1
    assert below <= bottom + 1


def test_what_a_card_of_ones_own_can_do_is_asked_above_it(person: People) -> None:
    """So that the question below stays in sight."""
    one = person(PHONE, touch=True)
    one.sit_at("break_escape", 4, seed=3, acts=60, by="medium", question="before_move")
    wait(one.is_asked)
    one.page.locator(".own [data-card][aria-disabled=false]").first.tap()
    one.page.locator("[role=dialog] [data-option]").first.wait_for()
    [[_, _, _, bottom]] = boxes(one, "[role=dialog]")
    [[_, top, _, _]] = boxes(one, ".ask")
    assert bottom <= top


def test_of_six_seats_the_one_that_decides_is_in_view_and_an_edge_says_that_there_are_more(
    person: People, luck: random.Random
) -> None:
    one = person(PHONE, touch=True)
    one.sit_at("locked_out", 6, seed=1)
    wait(one.is_asked)
    assert one.page.locator(".seats ul.beyond, .seats ul.before").count() == 1
    for _ in range(4):
        wait(lambda: one.is_asked() or one.over)
        [[left, _, right, _]] = boxes(one, ".seats .decides.mine")
        assert left >= 0
        assert right <= PHONE[0]
        play_to_the_end([one], luck, tap=True, steps=1)


def test_what_hits_somebody_stands_alone_covers_nothing_and_goes_by_a_tap(person: People) -> None:
    one = person(PHONE, touch=True)
    hit = one.page.locator(".hit")
    one.sit_at("break_escape", 4, seed=39, acts=8, by="heuristic")
    one.page.locator('[data-option="end"]').first.tap()  # James comes next
    hit.wait_for()
    assert hit.count() == 1
    [[_, top, _, bottom]] = boxes(one, ".hit")
    for things in (".board", ".own", ".seats", ".ask"):
        assert all(box[1] >= bottom - 1 or box[3] <= top + 1 for box in boxes(one, things)), things
    while told := hit.all_inner_texts():
        hit.tap()
        wait(lambda before=told: hit.all_inner_texts() != before)  # type: ignore[misc]
    assert one.page.locator(".goal").inner_text()
