"""Whole games, kept as records: every number of seats, length, way of scoring and connecting, and way to end."""

from __future__ import annotations

from itertools import takewhile
from pathlib import Path

import pytest
from airlock_table import GAME, events, steps

import turnkey
from turnkey import Table
from turnkey.core.notation import ACTION, CHANCE
from turnkey.core.table_options import Choice, Switch

RECORDS = sorted((Path(__file__).parent / "records").glob("*.txt"))


def replayed(text: str) -> Table:
    return turnkey.replay(text, backend="interpreted")


def written(text: str) -> str:
    """The record itself, without what is said before it."""
    return text[text.index("turnkey ") :]


@pytest.mark.rules("R3", "R4", "R13", "R36")
@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_kept_game_replays(file: Path) -> None:
    """To the same text, and from JSON to the same last byte."""
    text = file.read_text(encoding="utf-8")
    assert text.startswith("# ")
    table = replayed(text)
    assert table.record.to_text() == written(text)
    assert table.over
    again = replayed(table.record.to_json())
    assert again.record.to_json() == table.record.to_json()
    assert again.dump()["position"] | {"rng": 0} == table.dump()["position"] | {"rng": 0}


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_kept_game_can_be_played_step_by_step(file: Path) -> None:
    """Each action by hand on a table of the same options, with the chance that followed it."""
    kept = replayed(file.read_text(encoding="utf-8"))
    table = GAME.table(kept.players, kept.record.header.options, "interpreted")
    entries = [one for one in kept.record.entries if one.kind in (ACTION, CHANCE)]
    first = next(place for place, one in enumerate(entries) if one.kind == ACTION)
    table.start([(one.code, one.result) for one in entries[:first]])
    for place, one in enumerate(entries):
        if one.kind == ACTION:
            after = takewhile(lambda later: later.kind == CHANCE, entries[place + 1 :])
            assert table.may(one.seat, one.code)
            table.act(one.seat, one.code, [(later.code, later.result) for later in after], all_results=True)
    assert steps(table) == steps(kept)


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
    words = {word for table in tables for step in steps(table) for word in step.split()}
    assert {"discard", "scrap", "done", "clock", "lot", "start", "lay", "first"} <= words
    assert any(word.endswith("b") and word[:2].isdigit() for word in words)
    assert any(events(table, "deal tied") for table in tables)
