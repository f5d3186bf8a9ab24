"""Whole games, kept as records: every Epilogue, every variation, every way to end, seat count and option value."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from lockdown_table import GAME, VARIANTS, body, epilogue, replayed

from turnkey import Table
from turnkey.core.table_options import Choice

RECORDS = sorted((Path(__file__).parent / "records").glob("*.txt"))


@cache
def kept(file: Path) -> Table:
    return replayed(file.read_text(encoding="utf-8"))


def without_comments(text: str) -> str:
    return "".join(line for line in text.splitlines(keepends=True) if not line.startswith(";"))


def position(table: Table) -> dict[str, Any]:
    return dict(table.dump()["position"]) | {"rng": 0}


@pytest.mark.rules("R88")
@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_kept_game_replays(file: Path) -> None:
    """To the same text, and from JSON to the same last byte."""
    text = file.read_text(encoding="utf-8")
    assert text.startswith("; ")
    table = kept(file)
    assert table.record.to_text() == without_comments(text)
    assert table.over
    again = replayed(table.record.to_json())
    assert again.record.to_json() == table.record.to_json()
    assert position(again) == position(table)


@pytest.mark.rules("R86")
@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_kept_game_ends_as_its_comment_says(file: Path) -> None:
    """`; Epilogue 17; 4 alive; scores 8 0 3 5; winners P1`: written down when the game was kept."""
    first = file.read_text(encoding="utf-8").splitlines()[0]
    table = kept(file)
    assert table.result is not None
    told = re.fullmatch(
        r"; .*: Epilogue (\d\d|none), (\d+) alive, scores ([\d ]+), winners ([P\d ]*|nobody), (.*)", first
    )
    assert told is not None
    number = epilogue(table)
    assert told.group(1) == ("none" if number is None else f"{number:02}")
    assert int(told.group(2)) == table.result.details["alive"]
    assert [int(one) for one in told.group(3).split()] == [row["score"] for row in table.result.rows]
    winners = [] if told.group(4) == "nobody" else told.group(4).lower().split()
    assert winners == list(table.result.winners)
    assert told.group(5) == table.result.reason


def test_a_kept_game_can_be_played_step_by_step() -> None:
    for file in RECORDS[:3]:
        record = json.loads(kept(file).record.to_json())
        table = GAME.table(record["players"], record["options"], "interpreted")
        table.start([table.record.notation.read_chance(result) for result in record["steps"][0]["chance"]])
        for step in record["steps"][1:]:
            assert table.may(step["seat"], table.number_of(step["do"]))
            table.apply(step["seat"], step["do"], chance=step["chance"])
        assert body(table)[-1] == file.read_text(encoding="utf-8").splitlines()[-1]


def test_every_epilogue_and_every_variation_is_among_them() -> None:
    ends = {epilogue(kept(file)) for file in RECORDS}
    assert ends == {*range(1, 22), None}
    assert {kept(file).values["variant"] for file in RECORDS} == {"none", *VARIANTS}


def test_every_seat_count_and_way_to_end_is_among_them() -> None:
    tables = [kept(file) for file in RECORDS]
    assert {table.players for table in tables} == {3, 4, 5, 6}
    reasons = {table.result.reason for table in tables if table.result}
    assert reasons == {"few enough left", "nobody left", "last turn"}
    assert {len(table.result.winners) for table in tables if table.result} >= {0, 1, 2}


def test_every_option_value_that_changes_play_is_among_them() -> None:
    tables = [kept(file) for file in RECORDS]
    for option in GAME.options:
        values = {table.values[option.name] for table in tables}
        if isinstance(option, Choice) and not option.name.startswith("first_"):
            assert values == set(option.samples()), option.name
        else:
            assert len(values) > 1, option.name


def test_every_line_of_the_notation_is_among_them() -> None:
    written = {
        re.sub(r" [BLWUP]?\d?( \d)?$", "", re.sub(r"^P\d ", "", line)).strip()
        for file in RECORDS
        for line in body(kept(file))
    }
    verbs = {line.split()[0] for line in written}
    assert verbs == {
        "*",
        "place",
        "play",
        "done",
        "vote",
        "tie",
        "keep",
        "gift",
        "to",
        "go",
        "move",
        "haunt",
        "feed",
        "say",
    }
    plays = {line.split()[1] for line in written if line.startswith("play")}
    assert plays == {"walkie", "drink", "pistol", "can", "bat", "saw", "molotov", "meat"}
    stars = {line.split()[1] for file in RECORDS for line in body(kept(file)) if line.startswith("*")}
    assert stars == {"deal", "roll", "draw", "tie", "shuffle"}
    said = {line.split()[1] for line in written if line.startswith("say")}
    assert said == {"monsters", "go", "ask", "vote", "tie", "have", "promise"}
