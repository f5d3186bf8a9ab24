"""Two copies of a tome are alike: nothing that anybody sees, does or writes tells which one it is."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from lockup_scene import GAME, NOTATION, asked, at_random, hand, lights_out, of, offers, play, redacted

from turnkey import Table
from turnkey.core.replay import replay

RECORDS = Path(__file__).parent / "records"
NUMBERS = re.compile(r"\bT(\d\d)\b")
TITLES = [f"T{number:02}" for number in range(1, 23, 2)]


def with_the_other_copies(text: str) -> str:
    """T07 for T08 and T08 for T07, everywhere."""
    return NUMBERS.sub(lambda found: f"T{(int(found.group(1)) - 1 ^ 1) + 1:02}", text)


def all_seen(table: Table) -> list[Any]:
    """What every seat, and a spectator, is shown, told, given and offered."""
    seen: list[Any] = []
    for seat in (*table.seats, None):
        number = None if seat is None else table.seat(seat)
        record = table.record.redacted(number)
        seen += [table.view(seat), table.log(seat), record.to_text(), record.to_json()]
        if seat is not None:
            seen += [table.observe(seat).tobytes(), [option.notation for option in table.options(seat)]]
            seen.append(table.determinize(seat, 5).dump())
    return seen


@pytest.mark.rules("R45", "Q61")
@pytest.mark.parametrize("name", ["players_2", "players_5", "wide_windows"])
def test_a_game_with_its_copies_changed_is_the_same_game(name: str) -> None:
    """A record may be written with either number. Wherever the copies are, in hands, the deck or the discard, not a
    byte of what anybody sees differs."""
    text = (RECORDS / f"{name}.txt").read_text(encoding="utf-8")
    changed = with_the_other_copies(text)
    assert changed != text
    actions = sum(not line.startswith(("!", "#")) for line in text.split("\n\n", 1)[1].splitlines())
    for steps in (actions // 2, actions, None):
        one, other = (replay(GAME, written, steps, "interpreted") for written in (text, changed))
        assert one.record.to_text() == other.record.to_text()
        assert one.dump()["position"] | {"rng": 0} == other.dump()["position"] | {"rng": 0}
        assert all_seen(one) == all_seen(other)


@pytest.mark.rules("R45")
def test_a_copy_has_no_number_of_its_own() -> None:
    """There is one name for each title in options, chance, records, views and positions."""
    assert [action.notation for action in GAME.definition.actions if action.verb.word == "keep"] == [
        f"keep {title}" for title in TITLES
    ]
    assert [title.upper() for chance in NOTATION.chance if chance.word == "tome" for title in chance.results] == TITLES
    table = at_random(GAME.deal(4, seed=3, backend="interpreted"), 2)
    shown = json.dumps([dict(table.open_view()), table.dump(), table.record.to_text(), *table.log(None)])
    assert {f"T{number}" for number in NUMBERS.findall(shown)} <= set(TITLES)


@pytest.mark.rules("R42", "Q25")
def test_two_copies_of_one_title_leave_nothing_to_choose() -> None:
    """Whoever draws both is asked all the same: nobody else may see that there was no choice."""
    both, two = (
        lights_out(3, crews={"a": "library 5", "b": "library 4"}, chance=[f"tome {one}", "tome T17"])
        for one in ("T17", "T05")
    )
    assert (asked(both), offers(both)) == ("a library_keep", ["keep T17"])
    for table in (both, two):
        play(table, "a: keep T17", "! tome b T09")
    assert hand(both, "a") == ["T17"]
    assert both.view("a")["known_under"] == ["T17"]
    for watcher in ("b", "c", None):
        assert redacted(both, watcher) == redacted(two, watcher)
        assert both.log(watcher) == two.log(watcher)


@pytest.mark.rules("Q61")
def test_whoever_plays_a_copy_may_have_played_the_one_that_is_known() -> None:
    """a knows a Scrounger's Almanac in b's hand, who holds both: when b plays one, a no longer knows of one."""
    rest = dict.fromkeys(TITLES, 2) | {"T13": 0, "T17": 1}
    table = lights_out(
        3, crews={"a": "library 5", "b": "library 4"}, chance=["tome T17", "tome T13"],
        hand={"b": {"T13": 1}}, tome_discard=rest, fpt="b",
    )  # fmt: skip
    play(table, "b: done", "a: keep T17")
    assert hand(table, "b") == ["T13", "T13"]
    assert of(table, "b", "a")["known_tomes"] == ["T13"]
    assert asked(table) == "b patrol_window"
    play(table, "b: tome scrounge SS")
    assert of(table, "b", "a")["known_tomes"] == []
    assert hand(table, "b") == ["T13"]
