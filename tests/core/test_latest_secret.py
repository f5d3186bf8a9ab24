"""Revealing only the latest of a seat's secret choices: a vote comes to light, a card kept long ago does not."""

from __future__ import annotations

from turnkey.core.notation import ACTION, CHANCE, Entry
from turnkey.core.secrecy import EVERYONE
from turnkey.core.table import widen_latest


def choice(code: int, seat: int, knowers: int) -> Entry:
    return Entry(ACTION, code=code, seat=seat, knowers=knowers)


def test_only_the_latest_choice_that_somebody_does_not_know_is_widened() -> None:
    past = [choice(1, 0, 1), Entry(CHANCE, code=0, parts=(0, 3), knowers=1), choice(2, 0, 1), choice(3, 1, 2)]
    fresh = [choice(4, 0, EVERYONE)]
    widen_latest((fresh, past), 1, 0, 0b100)
    assert [entry.knowers for entry in past] == [1, 1, 0b101, 2]
    assert fresh[0].knowers == EVERYONE


def test_what_was_chosen_just_now_comes_before_the_past() -> None:
    past, fresh = [choice(1, 0, 1)], [choice(2, 0, 1)]
    widen_latest((fresh, past), 1, 0, EVERYONE)
    assert (past[0].knowers, fresh[0].knowers) == (1, EVERYONE)
