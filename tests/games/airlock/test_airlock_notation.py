"""Records as the ledger writes them (section 10)."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from airlock_table import GAME, NOTATION, at, at_random, body, dealt, offers, play, played, record, score

import turnkey
from turnkey import BadRecord

COMPLETE = (Path(__file__).parent / "records" / "ledger.txt").read_text(encoding="utf-8")
SHORT = """deal 1:64 2:01
pool 14 61 62 66
1: take 61
2: take 62
2: take 66 @ 0,1 r0 +4
"""
LENGTH: dict[str, Any] = {"length": "custom:2,1,1"}


def without_comments(text: str) -> str:
    return "".join(line for line in text.splitlines(keepends=True) if not line.startswith("#"))


@pytest.mark.rules("R27", "R28", "R36", "R37")
def test_the_ledgers_complete_game_replays_to_the_letter() -> None:
    table = turnkey.replay(COMPLETE, backend="interpreted")
    assert table.record.to_text() == without_comments(COMPLETE)
    assert body(table)[-1] == "end 172 123 win 1"
    assert turnkey.replay(table.record.to_json(), backend="interpreted").record.to_text() == table.record.to_text()


def test_points_are_a_check_that_may_be_left_out() -> None:
    bare = re.sub(r" \+\d+", "", COMPLETE)
    assert turnkey.replay(bare, backend="interpreted").record.to_text() == without_comments(COMPLETE)
    with pytest.raises(BadRecord, match=r"says '2: \+5', by the rules it is '2: \+4'"):
        played(SHORT.replace("+4", "+5"), **LENGTH)
    with pytest.raises(BadRecord):
        played(SHORT, scoring="round", **LENGTH)


@pytest.mark.rules("Q24")
def test_equal_facings_are_read_as_the_canonical_one() -> None:
    """Tile 15 O-O-O- shows the same in every other turn, flipped or not; this facing is even an automatic one."""
    lines = "deal 1:64 2:01\npool 01 15 62 66\n1: take 66\n2: take 62\n2: take 15 @ 0,1 {} +6\n"
    texts = {played(lines.format(code), **LENGTH).record.to_text() for code in ("r0", "r2", "r4", "f0", "f2", "f4")}
    assert len(texts) == 1
    assert "2: take 15 @ 0,1 r0 +6" in next(iter(texts)).splitlines()
    with pytest.raises(BadRecord):
        played(lines.format("r1"), **LENGTH)


def test_white_space_case_and_comments_do_not_matter() -> None:
    loose = SHORT.replace("2: take 66 @ 0,1 r0 +4", "2:  TAKE 66  @0,1 R0  +4  # well joined")
    assert played(loose, **LENGTH).record.to_text() == played(SHORT, **LENGTH).record.to_text()


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("2: take 62", "2: take 61", "not in the pool"),
        ("2: take 62", "1: take 62", "not asked now"),
        ("2: take 62", "5: take 62", "there are 2 seats"),
        ("2: take 62", "2: steal 62", "no action begins with 'steal'"),
        ("@ 0,1 r0", "@ 7,7 r0", "does not touch"),
        ("@ 0,1 r0", "@ 0,1 r1", "shows"),
        ("deal 1:64 2:01", "deal 1:64 2:64", "line 4"),
        ("deal 1:64 2:01", "deal 1:64 2:99x", "line 4"),
        ("pool 14 61 62 66", "pool 14 61 62", "line"),
        ("pool 14 61 62 66", "pool 61 14 62 66", "line 5"),
    ],
)
def test_a_wrong_record_is_refused_with_its_line(old: str, new: str, why: str) -> None:
    with pytest.raises(BadRecord, match=re.escape(why)):
        played(SHORT.replace(old, new), **LENGTH)


def test_counts_and_ends_are_checked() -> None:
    table = at_random(dealt(2, seed=3, scoring="round"))
    text = table.record.to_text()
    for line in (next(line for line in body(table) if line.startswith("count")), body(table)[-1]):
        word, number, rest = line.split(" ", 2)
        with pytest.raises(BadRecord, match=word):
            turnkey.replay(text.replace(line, f"{word} {int(number) + 1} {rest}"), backend="interpreted")


@pytest.mark.rules("R44")
def test_builds_that_mix_are_written_in_the_order_of_acting() -> None:
    hands = {"1": "14 22 13", "2": "66 02 15"}
    table = at({"1": "61@0,0r0", "2": "62@0,0r0"}, hands=hands, options={"connecting": "delayed"})
    play(table, "1: lay 14", "2: lay 66", "1: @ 0,1", "2: @ 0,1")
    assert body(table)[:4] == ["1: lay 14", "2: lay 66", "1: @ 0,1", "2: @ 0,1"]
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
    again = turnkey.replay(text, backend="interpreted")
    assert again.record.to_text() == text
    assert again.dump()["position"] | {"rng": 0} == table.dump()["position"] | {"rng": 0}
    for name in ("open_cell", "open_needs", "fits"):
        assert again.state[name].tobytes() == table.state[name].tobytes()


def test_steps_alone_are_what_a_player_types() -> None:
    table = at({"1": "61@0,0r0"}, "14 22 03 04")
    assert offers(table) == ["take 14", "take 22"]
    table.apply("1", "take 14")
    assert offers(table)[0].startswith("@ ")
    table.apply("1", "@ 0,1")
    assert "r0" in offers(table)
    table.apply("1", "r0")
    assert score(table, "1") == 4
    assert body(table)[0] == "1: take 14 @ 0,1 r0 +4"


def test_a_log_tells_the_game_in_sentences() -> None:
    table = played(SHORT, **LENGTH)
    log = table.log(None)
    assert log[:5] == [
        "— Round 1: who goes first? —",
        "Seat 1 is dealt 64.",
        "Seat 2 is dealt 01.",
        "Seat 1 goes first in round 1.",
        "The pool of round 1: 4 tiles.",
    ]
    assert "Seat 2 connects 66 at 0,1." in log
    assert "Seat 2 scores 4." in log
    assert table.log("1") == table.log("2") == log, "nothing is told to some alone"


def test_every_event_has_a_name_and_all_that_players_should_hear_a_sentence() -> None:
    silent = {event.name for event in NOTATION.events if event.says(0, 0, 0) is None}
    assert silent == {"in pool", "winners"}


def test_a_record_may_stop_anywhere() -> None:
    lines = SHORT.splitlines()
    for count in range(2, len(lines) + 1):
        assert not turnkey.replay(record("\n".join(lines[:count]), **LENGTH), backend="interpreted").over
