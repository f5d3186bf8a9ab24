"""Two copies of a tome are alike: nothing that anybody sees, does or writes tells which one it is."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from lockup_scene import GAME, NOTATION, asked, at_random, hand, lights_out, of, offers, play, redacted

from turnkey import BadRecord
from turnkey.core.replay import replay

RECORDS = Path(__file__).parent / "records"
NUMBERS = re.compile(r"\bT(\d\d)\b")
TITLES = [f"T{number:02}" for number in range(1, 23, 2)]


@pytest.mark.rules("R45", "Q61")
@pytest.mark.parametrize("name", ["players_2", "players_5", "wide_windows"])
def test_a_game_is_written_with_one_number_for_each_title(name: str) -> None:
    """Nothing in a record tells which copy it was, and the other copy's number is refused."""
    text = (RECORDS / f"{name}.txt").read_text(encoding="utf-8")
    assert {f"T{number}" for number in NUMBERS.findall(text)} <= set(TITLES)
    other = NUMBERS.sub(lambda found: f"T{int(found.group(1)) + 1:02}", text)
    with pytest.raises(BadRecord, match="tells no result that there is: T01"):
        replay(GAME, other, backend="interpreted")


@pytest.mark.rules("R45")
def test_a_copy_has_no_number_of_its_own() -> None:
    """There is one name for each title in options, chance, records, views and positions."""
    assert [action.notation for action in GAME.definition.words.actions if action.verb.word == "keep"] == [
        f"keep {title}" for title in TITLES
    ]
    assert [title for chance in NOTATION.chance if chance.word == "tome" for title in chance.results] == TITLES
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
        play(table, "a: keep T17", "* tome b T09")
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
