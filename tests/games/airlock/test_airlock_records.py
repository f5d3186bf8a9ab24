"""Whole games, kept as records: every number of seats, length, way of scoring and connecting, and way to end."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from airlock_table import GAME, body

import turnkey
from turnkey import Table
from turnkey.core.table_options import Choice, Switch

RECORDS = sorted((Path(__file__).parent / "records").glob("*.txt"))


def replayed(text: str) -> Table:
    return turnkey.replay(text, backend="interpreted")


def without_comments(text: str) -> str:
    return "".join(line for line in text.splitlines(keepends=True) if not line.startswith("#"))


@pytest.mark.rules("R3", "R4", "R13", "R36")
@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_kept_game_replays(file: Path) -> None:
    """To the same text, and from JSON to the same last byte."""
    text = file.read_text(encoding="utf-8")
    assert text.startswith("# ")
    table = replayed(text)
    assert table.record.to_text() == without_comments(text)
    assert table.over
    again = replayed(table.record.to_json())
    assert again.record.to_json() == table.record.to_json()
    assert again.dump()["position"] | {"rng": 0} == table.dump()["position"] | {"rng": 0}


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_kept_game_can_be_played_step_by_step(file: Path) -> None:
    record = json.loads(replayed(file.read_text(encoding="utf-8")).record.to_json())
    table = GAME.table(record["players"], record["options"], "interpreted")
    table.start([table.record.notation.read_chance(result) for result in record["steps"][0]["chance"]])
    for step in record["steps"][1:]:
        assert table.may(step["seat"], table.number_of(step["do"]))
        table.apply(step["seat"], step["do"], chance=step["chance"])
    assert body(table)[-1] == file.read_text(encoding="utf-8").splitlines()[-1]


def test_every_variant_and_every_way_to_end_is_among_them() -> None:
    tables = [replayed(file.read_text(encoding="utf-8")) for file in RECORDS]
    assert {table.players for table in tables} == {2, 3, 4, 5, 6}
    assert {table.values["length"].split(":")[0] for table in tables} == {"standard", "extended", "marathon", "custom"}
    combinations = {(table.values["scoring"], table.values["connecting"]) for table in tables}
    assert len(combinations) == 6
    assert {table.values["build_clock"].split(":")[0] for table in tables} == {"none", "total", "after_first"}
    for option in GAME.options:
        if isinstance(option, (Choice, Switch)):
            assert {table.values[option.name] for table in tables} == set(option.samples()), option.name
    assert {table.result.reason for table in tables if table.result} == {"highest score", "tie"}
    words = {word for table in tables for line in body(table) for word in line.split()}
    assert {"discard", "scrap", "done", "clock", "lot", "start", "lay", "first"} <= words
    assert any(word.endswith("b") and word[:2].isdigit() for word in words)
    assert any(
        line.startswith("deal") and len(line.split()) - 1 < table.players for table in tables for line in body(table)
    )
