"""Whole games, kept as records: every number of seats, difficulty and option that changes play, and way to end."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest
from lockup_scene import GAME, body

import turnkey
from turnkey import Table
from turnkey.core.table_options import Choice, Switch

RECORDS = sorted((Path(__file__).parent / "records").glob("*.txt"))


@cache
def replayed(text: str) -> Table:
    return turnkey.replay(text, backend="interpreted")


def kept(name: str) -> Table:
    return replayed((Path(__file__).parent / "records" / f"{name}.txt").read_text(encoding="utf-8"))


@pytest.mark.rules("R9", "R11", "R20", "R73")
@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_kept_game_replays(file: Path) -> None:
    """To the same text, and from JSON, step by step, to the same last byte."""
    text = file.read_text(encoding="utf-8")
    assert text.startswith("# ")
    table = replayed(text)
    assert table.record.to_text() == text.split("\n", 1)[1]
    assert table.over
    again = replayed(table.record.to_json())
    assert again.record.to_json() == table.record.to_json()
    assert again.dump()["position"] | {"rng": 0} == table.dump()["position"] | {"rng": 0}
    assert again.result == table.result


def test_every_variant_and_every_way_to_end_is_among_them() -> None:
    tables = [replayed(file.read_text(encoding="utf-8")) for file in RECORDS]
    assert {table.players for table in tables} == {1, 2, 3, 4, 5}
    assert {table.values["difficulty"] for table in tables if table.players == 1} == {
        "moderate", "challenging", "expert",
    }  # fmt: skip
    for option in GAME.options:
        if isinstance(option, (Choice, Switch)) and option.name != "first_player":
            assert {table.values[option.name] for table in tables} == set(option.samples()), option.name
    for name in ("goals", "auto_done", "rounds", "first_player"):
        assert len({str(table.values[name]) for table in tables}) > 1
    assert {table.result.reason for table in tables if table.result} == {
        "reputation", "shared", "guards", "outsmarted",
    }  # fmt: skip
    words = {word for table in tables for line in body(table) for word in line.replace(":", "").split()}
    assert {
        "place", "pass", "tome", "done", "take", "decline", "gain", "swap", "trade", "hire", "pick", "build", "reserve",
        "give", "conv", "noconv", "keep", "drop", "flip", "crew", "say", "claim", "ask", "deal", "accuse", "reveal",
    } <= words  # fmt: skip
    assert {"stealth", "peek", "move", "brawl", "calm", "blame", "scrounge", "haggle", "tinker", "smuggle",
            "alibi"} <= words  # fmt: skip


@pytest.mark.rules("R54", "R58", "R59")
def test_three_raids_before_the_final_one() -> None:
    kinds = [line.kind for line in kept("three_raids").log(None)]
    assert (kinds.count("raid"), kinds.count("final raid")) == (3, 1)


@pytest.mark.rules("R73")
def test_ties() -> None:
    shared, broken = kept("tie").result, kept("tie_broken").result
    assert shared is not None
    assert broken is not None
    best = [row for row in shared.rows if row["won"]]
    assert len(best) == 2
    assert len({(row["total"], row["built"]) for row in best}) == 1
    (winner,) = [row for row in broken.rows if row["won"]]
    assert any(row["total"] == winner["total"] and row["built"] < winner["built"] for row in broken.rows)


def test_a_record_as_json_names_its_game() -> None:
    data = json.loads(replayed(RECORDS[0].read_text(encoding="utf-8")).record.to_json())
    assert data["game"] == "lockup"
    assert data["steps"]
