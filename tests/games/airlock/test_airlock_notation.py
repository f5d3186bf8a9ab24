"""Records of Airlock: the ledger's words (section 10) in the grammar of all records."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from airlock_table import GAME, at, at_random, dealt, offers, play, played, record, score, steps, told

import turnkey
from turnkey import BadRecord, Unreadable

COMPLETE = (Path(__file__).parent / "records" / "ledger.txt").read_text(encoding="utf-8")
WRITTEN = COMPLETE[COMPLETE.index("turnkey ") :]
SHORT = """* deal 1 64; * deal 2 01
* pool 14 61 62 66
1: take 61
2: take 62
2: take 66 @ 0,1 r0; = points 2 4
"""
LENGTH: dict[str, Any] = {"length": "custom:2,1,1"}

# The game of section 10, a placement a line: single options are written like any other choice
LEDGER = """* deal 1 30; * deal 2 59
* pool 11 20 21 23 36 37 39 45 55 60 64 68
2: take 64
1: take 68
1: take 20 @ -1,1 r0; = points 1 11
2: take 11 @ -1,1 r1; = points 2 11
2: take 36 @ -1,2 r2; = points 2 14
1: take 60 @ -1,0 r3; = points 1 13
1: take 23 @ -2,1 r0; = points 1 10
2: take 55 @ 0,-1 r2; = points 2 10
2: take 39 @ -1,-1 r1; = points 2 8
1: take 21 @ 1,0 r1; = points 1 9
1: take 37 @ 1,1 r0; = points 1 7
2: discard 45
* pool 17 25 28 32 50 54 66 69
2: first 2
2: take 25 @ 1,0 r4; = points 2 15
1: take 50 @ 0,-1 f5; = points 1 30
1: take 17 @ -1,-1 r2; = points 1 35
2: take 28 @ -2,3 r5; = points 2 14
2: take 32 @ -3,3 r2; = points 2 13
1: take 54 @ 1,-2 r1; = points 1 17
1: take 66 @ -2,-1 r5; = points 1 12
2: take 69 @ -4,3 r1; = points 2 9
* pool 01 41 52 58
2: first 2
2: take 58 @ 0,2 r2; = points 2 15
1: take 52 @ -1,2 r0; = points 1 16
1: take 01 @ 2,-1 r3; = points 1 12
2: take 41 @ -3,4 r2; = points 2 14
= end 172 123 win 1
"""


@pytest.mark.rules("R27", "R28", "R36", "R37")
def test_the_ledgers_complete_game_replays_to_the_letter() -> None:
    table = turnkey.replay(COMPLETE, backend="interpreted")
    assert table.record.to_text() == WRITTEN
    assert steps(table)[-1] == "= end 172 123 win 1"
    assert turnkey.replay(table.record.to_json(), backend="interpreted").record.to_text() == table.record.to_text()
    assert played(LEDGER).record.to_text() == WRITTEN


def test_the_steps_of_a_placement_are_written_as_one() -> None:
    """What the rules answered for a seat is joined to what it chose; alone it is a check."""
    written = steps(turnkey.replay(COMPLETE, backend="interpreted"))
    assert written[:4] == ["* deal 1 30", "* deal 2 59", "* pool 11 20 21 23 36 37 39 45 55 60 64 68", "2: take 64"]
    assert "1: take 20 @ -1,1 r0" in written
    place = written.index("= 2: take 55")
    assert written[place : place + 4] == ["= 2: take 55", "= 2: @ 0,-1", "2: r2", "= points 2 10"]


def test_points_are_a_check_that_may_be_left_out() -> None:
    bare = re.sub(r"; = points \d \d+", "", COMPLETE)
    assert turnkey.replay(bare, backend="interpreted").record.to_text() == WRITTEN
    with pytest.raises(BadRecord, match=r"line 9: the record says 'points 2 5', by the rules it is 'points 2 4'"):
        played(SHORT.replace("points 2 4", "points 2 5"), **LENGTH)
    with pytest.raises(BadRecord):
        played(SHORT, scoring="round", **LENGTH)


@pytest.mark.rules("Q24")
def test_equal_facings_are_read_as_the_canonical_one() -> None:
    """Tile 15 O-O-O- shows the same in every other turn, flipped or not; this facing is even an automatic one."""
    lines = "* deal 1 64; * deal 2 01\n* pool 01 15 62 66\n1: take 66\n2: take 62\n2: take 15 @ 0,1 {}; = points 2 6\n"
    texts = {played(lines.format(code), **LENGTH).record.to_text() for code in ("r0", "r2", "r4", "f0", "f2", "f4")}
    assert len(texts) == 1
    assert "= 2: take 15; 2: @ 0,1 r0; = points 2 6" in next(iter(texts)), "the only tile that fits"
    with pytest.raises(BadRecord):
        played(lines.format("r1"), **LENGTH)


@pytest.mark.rules("Q24")
def test_equal_facings_are_read_where_there_is_a_choice_and_where_a_step_stands_alone() -> None:
    """Tile 02 O-O--- beside OOOOO-: f2 shows the same as r0, and both ways round fit."""
    start = "* deal 1 64; * deal 2 01\n* pool 02 61 62 63\n1: take 61\n2: take 62\n2: take 02"
    plain = played(f"{start} @ 0,1 r0", **LENGTH)
    assert offers(played(f"{start} @ 0,1", **LENGTH), "2") == ["r0", "r4"]
    for written in ("@ 0,1 f2", "@ 0,1; 2: f2", "; 2: @ 0,1 f2"):
        assert played(f"{start} {written}", **LENGTH).record.to_text() == plain.record.to_text()
    table = played(f"{start} @ 0,1", **LENGTH)
    assert "shows the same as r0" in table.why_not("2", "f2"), "a player chooses among what is offered"


def test_white_space_case_and_comments_do_not_matter() -> None:
    loose = SHORT.replace("2: take 66 @ 0,1 r0; =", "2:  TAKE 66  @ 0,1 R0 ;  =  ").replace("2 4", "2 4  # well joined")
    assert played(loose, **LENGTH).record.to_text() == played(SHORT, **LENGTH).record.to_text()


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("2: take 62", "2: take 61", "not in the pool"),
        ("2: take 62", "1: take 62", "not asked now"),
        ("2: take 62", "5: take 62", "there is no seat '5'"),
        ("2: take 62", "2: steal 62", "no action begins with 'steal'"),
        ("@ 0,1 r0", "@ 7,7 r0", "does not touch"),
        ("@ 0,1 r0", "@ 0,1 r1", "shows"),
        ("@ 0,1 r0", "@ 0,1 r9", "2 cannot go on with 'r9'"),
        ("2: take 66 @ 0,1 r0", "2: take 66 @ 0,1; 1: take 14", "not asked now"),
        ("deal 2 01", "deal 2 64", "line 5"),
        ("deal 2 01", "deal 2 99x", "line 5"),
        ("pool 14 61 62 66", "pool 14 61 62", "line 7: the record says '1: take 61', by the rules it is '* pool"),
    ],
)
def test_a_wrong_record_is_refused_with_its_line(old: str, new: str, why: str) -> None:
    with pytest.raises(BadRecord, match=re.escape(why)) as refusal:
        played(SHORT.replace(old, new), **LENGTH)
    assert re.match(r"line \d", str(refusal.value))


def test_a_pool_is_told_in_any_order() -> None:
    """As it was drawn; the same comes of it."""
    mixed = played(SHORT.replace("14 61 62 66", "61 14 66 62"), **LENGTH)
    assert told(mixed, "pool") == [["61", "14", "66", "62"]]
    assert mixed.dump()["position"] | {"rng": 0} == played(SHORT, **LENGTH).dump()["position"] | {"rng": 0}


def test_counts_and_ends_are_checked() -> None:
    table = at_random(dealt(2, seed=3, scoring="round"))
    text = table.record.to_text()
    for word in ("count", "end"):
        number, *rest = told(table, word)[0]
        right, wrong = (" ".join([word, str(one), *rest]) for one in (number, int(number) + 1))
        with pytest.raises(BadRecord, match=word):
            turnkey.replay(text.replace(right, wrong), backend="interpreted")


@pytest.mark.rules("R44")
def test_builds_that_mix_are_written_in_the_order_of_acting() -> None:
    hands = {"1": "14 22 13", "2": "66 02 15"}
    table = at({"1": "61@0,0r0", "2": "62@0,0r0"}, hands=hands, options={"connecting": "delayed"})
    play(table, "1: lay 14", "2: lay 66", "1: @ 0,1", "2: @ 0,1")
    assert steps(table)[:4] == ["1: lay 14", "2: lay 66", "1: @ 0,1", "2: @ 0,1"]
    at_random(table, 3, 12)
    again = turnkey.replay(table.record.to_text(), backend="interpreted")
    assert again.record.to_text() == table.record.to_text()


@pytest.mark.parametrize("seed", range(12))
def test_random_games_of_every_kind_replay(seed: int) -> None:
    variants: list[dict[str, Any]] = [
        {}, {"connecting": "delayed"}, {"scoring": "round"}, {"scoring": "end"}, {"length": "extended"},
        {"scoring": "end", "connecting": "delayed"}, {"low_tie": "random", "length": "custom:1,1,1"},
        {"scrap_points": "lose"}, {"tile_sets": "2"}, {"first_must_change": True},
        {"connecting": "delayed", "scoring": "round"}, {"length": "marathon"},
    ]  # fmt: skip
    options = variants[seed]
    table = at_random(GAME.deal(2 + seed % 5, options, seed=seed, backend="interpreted"), seed)
    text = table.record.to_text()
    for written in (text, table.record.to_json()):
        again = turnkey.replay(written, backend="interpreted")
        assert again.record.to_text() == text
        assert again.dump()["position"] | {"rng": 0} == table.dump()["position"] | {"rng": 0}
        for name in ("open_cell", "open_needs", "fits"):
            assert again.state[name].tobytes() == table.state[name].tobytes()
    for seat in (None, "1", "2"):
        body = table.record.redacted(seat).to_text().split("\n\n", 1)[1]
        assert body == text.split("\n\n", 1)[1], "nothing is hidden from anybody"


def test_steps_alone_are_what_a_player_types() -> None:
    table = at({"1": "61@0,0r0"}, "14 22 03 04")
    assert offers(table) == ["take 14", "take 22"]
    table.apply("1", "take 14")
    assert offers(table)[0].startswith("@ ")
    table.apply("1", "@ 0,1")
    assert "r0" in offers(table)
    table.apply("1", "r0")
    assert score(table, "1") == 4
    assert steps(table)[:2] == ["1: take 14 @ 0,1 r0", "= points 1 4"]
    with pytest.raises(Unreadable):
        table.apply("2", "take 22 @ 0,1 r0")


def test_a_record_may_stop_anywhere() -> None:
    lines = SHORT.splitlines()
    for count in range(2, len(lines) + 1):
        assert not turnkey.replay(record("\n".join(lines[:count]), **LENGTH), backend="interpreted").over
