"""Whole games, kept as records: one for every way to end, every preset and every value of a switch."""

from __future__ import annotations

import json
from collections import Counter
from itertools import takewhile
from pathlib import Path

import numpy as np
import pytest
from break_escape_table import GAME, NOTATION, body, now

import turnkey
from turnkey import Table
from turnkey.core.layout import lift
from turnkey.core.notation import ACTION, CHANCE, SAID
from turnkey.core.table_options import Choice, Switch
from turnkey.games.break_escape.rules.ending import MEASURES, measure

RECORDS = sorted((Path(__file__).parent / "records").glob("*.txt"))
ENDINGS = {"escape", "james_down", "all_jailed", "all_eliminated", "all_contained", "no_runner_left", "time"}


def replayed(text: str) -> Table:
    return turnkey.replay(text, backend="interpreted")


def written(text: str) -> str:
    """The record itself, without what is said before it."""
    return text[text.index("turnkey ") :]


def state_without_rng(table: Table) -> bytes:
    state = table.state.copy()
    state["rng"] = 0
    return bytes(state.tobytes())


@pytest.mark.rules("R11", "R13", "R14", "R27", "R75")
@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_kept_game_replays(file: Path) -> None:
    """To the same text, to the final position that is noted with it, and from JSON to the same last byte."""
    text = file.read_text(encoding="utf-8")
    table = replayed(text)
    assert table.record.to_text() == written(text)
    assert table.result is not None
    assert text.rstrip().endswith(f"= win {table.result.details['side']} {table.result.reason}")
    final = next(line for line in text.splitlines() if line.startswith("# final "))
    noted = json.loads(final.removeprefix("# final "))
    assert {name: now(table)[name] for name in noted} == noted
    again = replayed(table.record.to_json())
    assert state_without_rng(again) == state_without_rng(table)
    assert again.record.to_json() == table.record.to_json()


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_kept_game_can_be_played_step_by_step(file: Path) -> None:
    """Each action by hand on a table of the same options, with the chance that followed it."""
    kept = replayed(file.read_text(encoding="utf-8"))
    table = GAME.table(kept.players, kept.record.header.options, "interpreted")
    entries = [one for one in kept.record.entries if one.kind in (ACTION, CHANCE, SAID)]
    first = next(place for place, one in enumerate(entries) if one.kind != CHANCE)
    table.start([(one.code, one.result) for one in entries[:first]])
    for place, one in enumerate(entries):
        if one.kind == SAID:
            table.say(one.seat, NOTATION.talk[one.code].notation)
        elif one.kind == ACTION:
            after = takewhile(lambda later: later.kind == CHANCE, entries[place + 1 :])
            assert one.code in table.menu(one.seat)
            table.act(one.seat, one.code, [(later.code, later.result) for later in after], all_results=True)
    assert state_without_rng(table) == state_without_rng(kept)
    assert body(table) == body(kept)


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_kept_game_says_what_it_shows(file: Path) -> None:
    first, second = file.read_text(encoding="utf-8").splitlines()[:2]
    assert first.startswith("# ")
    assert len(first) > 20
    assert second.startswith("# final {")


@pytest.mark.rules("R35", "R38", "R55", "R28", "R69")
@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_the_statistics_agree_with_the_record(file: Path) -> None:
    """Section 8: what designers count, against the steps that the record tells of."""
    table = replayed(file.read_text(encoding="utf-8"))
    out = np.zeros(len(MEASURES))
    measure(lift(table.state[0]), lift(GAME.book(4, table.values)[0]), out)
    told = dict(zip(MEASURES, out.tolist(), strict=True))
    mine: Counter[str] = Counter()
    head = ""
    for line in body(table):
        for step in line.split("; "):
            verb = step.split()[0]
            if verb[0].isdigit():
                head = verb.split(".")[1]
                step = step.partition(" ")[2]
                verb = step.split(" ")[0]
            if verb != "pup" or step == "pup":  # `pup 13` is the one that stopped James
                mine[f"{'james' if head == 'james' else 'runner'} {'saved' if verb == 'save' else verb}"] += 1
    assert told["teleports"] == mine["runner teleport"]
    assert told["swaps"] == mine["runner swap"]
    assert told["pups"] == mine["runner pup"]
    assert told["jailbreaks"] == mine["runner jailbreak"] + mine["james saved"]
    assert told["strikes"] == mine["james attack"] + mine["james capture"]
    assert told["escapes"] == mine["runner escape"]
    dealt = sum(line.split().count("jailbreak") for line in body(table) if line.startswith("deal"))
    drawn = sum(line.count("draw jailbreak") for line in body(table))
    assert told["keys"] == drawn + (dealt if table.values["key_source"] == "any_draw" else 0)
    if not table.values["james_heals"]:
        assert told["james_hurt"] == mine["runner attack"] * table.values["runner_damage"]
    assert told["james_hp"] == now(table)["health"]["james"]
    assert told["captures"] == sum(now(table)["captures"].values())
    assert told["eliminations"] == list(now(table)["fate"].values()).count("eliminated")
    assert table.result is not None
    assert (told["runners_win"] == 1) is (table.result.details["side"] == "runners")
    assert told["round"] == table.result.details["round"]


def test_every_ending_preset_and_switch_is_among_them() -> None:
    tables = [replayed(file.read_text(encoding="utf-8")) for file in RECORDS]
    assert {table.result.reason for table in tables if table.result} == ENDINGS
    for preset in GAME.options.presets:
        assert any(table.values == GAME.options.resolve({"preset": preset}) for table in tables), preset
    for option in GAME.options:
        if isinstance(option, (Choice, Switch)):
            used = {table.values[option.name] for table in tables}
            assert used == set(option.samples()), option.name
    assert len({table.values["board"] for table in tables}) > 1
    assert any("say" in line for table in tables for line in body(table))
