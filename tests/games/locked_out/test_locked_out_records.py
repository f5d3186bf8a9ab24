"""Whole games, kept as records: every number of seats, every way to end, every value of an option that changes play."""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from locked_out_table import GAME, NOTATION, actions_of, body, faults

import turnkey
from turnkey import Table

RECORDS = sorted((Path(__file__).parent / "records").glob("*.txt"))


def replayed(text: str) -> Table:
    return turnkey.replay(text, backend="interpreted")


@cache
def kept(file: Path) -> Table:
    return replayed(file.read_text(encoding="utf-8"))


def without_remark(text: str) -> str:
    """The record without what is remarked before its header."""
    return text[text.index("turnkey 1\n") :]


def position(table: Table) -> dict[str, object]:
    found: dict[str, object] = table.dump()["position"] | {"rng": 0}
    return found


@pytest.mark.rules("R11", "R34", "R47", "R49", "R51")
@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_kept_game_replays(file: Path) -> None:
    """To the same text, and from JSON to the same last byte."""
    text = file.read_text(encoding="utf-8")
    assert text.startswith("# ")
    table = kept(file)
    assert table.record.to_text() == without_remark(text)
    assert table.over
    assert faults(table) == []
    again = replayed(table.record.to_json())
    assert again.record.to_json() == table.record.to_json()
    assert position(again) == position(table)


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_kept_game_counts_what_was_done_in_it(file: Path) -> None:
    """What a designer is told of deeds is what the record has of them."""
    table = kept(file)
    deeds = Counter(step.split(": ", 1)[1].split(" ")[0] for step in body(table) if ": " in step)
    state = table.state[0]
    found = {name: int(state[name]) for name in ("exchanges", "accusations", "confiscations", "searches")}
    wanted = {"exchanges": "swap", "accusations": "accuse", "confiscations": "take", "searches": "search"}
    assert found == {name: deeds[verb] for name, verb in wanted.items()}


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_kept_game_can_be_played_step_by_step(file: Path) -> None:
    record = json.loads(kept(file).record.to_json())
    table = GAME.table(record["players"], record["options"], "interpreted")
    results: list[str] = []
    waiting: tuple[str, list[str]] | None = None
    for step in [*record["steps"], {"seat": "", "do": ""}]:
        if "chance" in step:
            results += [f"{step['chance']} {result}" for result in step["results"]]
        elif "say" in step:
            table.say(step["seat"], step["say"])
        elif "do" in step:
            if waiting is None:
                table.start([NOTATION.read_chance(result) for result in results])
            else:
                carry_out(table, *waiting, results)
            waiting, results = (step["seat"], actions_of(table, step["do"])), []
    assert table.over
    assert body(table)[-1] == file.read_text(encoding="utf-8").splitlines()[-1].rpartition("; ")[2]


def carry_out(table: Table, seat: str, actions: list[str], chance: list[str]) -> None:
    for action in actions:
        assert table.may(seat, table.number_of(action))
        table.apply(seat, action, chance=chance)


@pytest.mark.rules("R49", "R50", "R51", "Q28")
@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_the_winners_follow_from_the_lines_of_the_record(file: Path) -> None:
    """Hands and scores worked out from the text alone, apart from the rules."""
    table = kept(file)
    steps = body(table)
    hands: dict[str, list[str]] = {seat: ["booty"] for seat in table.seats}
    drawer = suspect = drawn = ""
    for step in steps:
        seat, _, action = step.partition(": ")
        word, *cards = action.split() or [""]
        if drawn and (step.startswith(("*", "=")) or (seat == drawer and word != "say")):
            hands[drawer].append(drawn)
            drawn = ""
        if step.startswith("= draw"):
            drawn = step.split()[2]
        elif step.startswith(("*", "=")):
            continue
        elif word == "move":
            drawer = seat
        elif word == "swap":
            hands[seat].remove(cards[0])
            hands[seat].append(drawn)
            hands[drawer].append(cards[0])
            drawn = ""
        elif word in ("play", "search"):
            for card in cards:
                hands[seat].remove(card)
        elif word == "accuse":
            suspect = cards[0]
        elif word == "answer" and cards != ["decline"]:
            hands[seat].remove(cards[0])
        elif word == "take":
            hands[suspect].remove(cards[0])
    worth = {one["id"]: one["value"] for one in table.view(None)["cards"]}
    access = ["ir", "lockpick", "keycard", "iris", "cipher", "voice", "neural", "root"]
    resources = ["oxygen", "power", "fuel", "oxypow", "powfuel", "fueloxy"]
    keys = {
        seat: (sum(map(worth.__getitem__, held)), sum(c in access for c in held), sum(c in resources for c in held))
        for seat, held in hands.items()
    }
    end = steps[-1].split()
    best = (max if end[2] == "escape" else min)(keys.values())
    assert end[4:] == [seat for seat, key in keys.items() if key == best]


@pytest.mark.rules("Q31")
def test_every_variant_and_every_way_to_end_is_among_them() -> None:
    tables = [kept(file) for file in RECORDS]
    ends = {(table.result.reason, len(table.result.winners) > 1) for table in tables if table.result}
    assert ends >= {("escape", False), ("caught", False), ("caught", True)}
    for ending in ("escape", "caught"):
        assert {table.players for table in tables if table.result and table.result.reason == ending} == {3, 4, 5, 6}
    for name, values in (
        ("hazards", {False, True}), ("hazard_drop", {"corkscrew", "iron"}), ("share_icon", {False, True}),
        ("talk", {"free", "structured", "off"}), ("values", {"house", "second"}),
    ):  # fmt: skip
        assert {table.values[name] for table in tables} == values
    assert {table.values["token_start"] for table in tables} >= {"auto", "1", "2", "3"}
    assert {table.values["first_player"] for table in tables} >= {"random", "p2", "p3", "p4", "p5", "p6"}
    steps = {step.partition(": ")[2] or step for table in tables for step in body(table)}
    words = {step.split()[0] for step in steps}
    assert {"move", "pass", "swap", "done", "play", "search", "accuse", "answer", "take", "silent", "say"} <= words
    assert {"= stage 2", "= stage 3", "= check none", "answer decline", "search booty booty"} <= steps
