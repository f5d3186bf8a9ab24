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
from turnkey.core.record_text import CHECK, DO, ROLL
from turnkey.core.table_options import Choice

RECORDS = sorted((Path(__file__).parent / "records").glob("*.txt"))


@cache
def kept(file: Path) -> Table:
    return replayed(file.read_text(encoding="utf-8"))


def below_the_comment(text: str) -> str:
    """The record below the line that says what it is kept for."""
    return "".join(
        line for number, line in enumerate(text.splitlines(keepends=True)) if not line.startswith("# ") or number
    )


def position(table: Table) -> dict[str, Any]:
    return dict(table.dump()["position"]) | {"rng": 0}


@pytest.mark.rules("R88")
@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_kept_game_replays(file: Path) -> None:
    """To the same text, and from JSON to the same last byte."""
    text = file.read_text(encoding="utf-8")
    assert text.startswith("# ")
    table = kept(file)
    assert table.record.to_text() == below_the_comment(text)
    assert table.over
    again = replayed(table.record.to_json())
    assert again.record.to_json() == table.record.to_json()
    assert position(again) == position(table)


@pytest.mark.rules("R86")
@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_kept_game_ends_as_its_comment_says(file: Path) -> None:
    """`# Epilogue 17; 4 alive; scores 8 0 3 5; winners P1`: written down when the game was kept."""
    first = file.read_text(encoding="utf-8").splitlines()[0]
    table = kept(file)
    assert table.result is not None
    told = re.fullmatch(
        r"# .*: Epilogue (\d\d|none), (\d+) alive, scores ([\d ]+), winners ([P\d ]*|nobody), (.*)", first
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
    """Each action as JSON has it, with the chance that follows it."""
    for file in RECORDS[:3]:
        record = json.loads(kept(file).record.to_json())
        played: list[tuple[dict[str, str], list[str]]] = [({}, [])]
        for step in record["steps"]:
            if "do" in step:
                played.append((step, []))
            elif "chance" in step:
                played[-1][1].extend(f"{step['chance']} {result}" for result in step["results"])
        table = GAME.table(record["players"], record["options"], "interpreted")
        table.start([table.record.notation.read_chance(result) for result in played[0][1]], all_results=True)
        for step, chance in played[1:]:
            assert table.may(step["seat"], table.number_of(step["do"]))
            table.apply(step["seat"], step["do"], chance=chance)
        assert body(table) == body(kept(file))


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
    steps = [step for file in RECORDS for step in kept(file).record.steps()]
    acts = [step.text.split() for step in steps if step.kind == DO]
    assert {words[0] for words in acts} == {
        "place", "play", "done", "vote", "tie", "keep", "gift", "to", "go", "move", "haunt", "feed", "say",
    }  # fmt: skip
    plays = {words[1] for words in acts if words[0] == "play"}
    assert plays == {"walkie", "drink", "pistol", "can", "bat", "saw", "molotov", "meat"}
    said = {words[1] for words in acts if words[0] == "say"}
    assert said == {"monsters", "go", "ask", "vote", "tie", "have", "promise"}
    assert {step.word for step in steps if step.kind == ROLL} == {"badge", "martyr", "deal", "roll", "draw", "tie"}
    assert {step.text.split()[0] for step in steps if step.kind == CHECK} == {"shuffle", "win"}
