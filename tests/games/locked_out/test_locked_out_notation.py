"""Notation (section 10): every form, what a reader forgives and what it does not."""

from __future__ import annotations

import json
import random
import re

import pytest
from locked_out_table import (
    GAME,
    NOTATION,
    PILES,
    asked,
    at,
    at_random,
    body,
    dealt,
    follow,
    game,
    hand,
    record,
    written,
)

import turnkey
from turnkey import BadRecord, Table, Unreadable

LINES = (
    "p1: move 3; * draw lockpick; p1: done",
    "p2: move 3; * draw fuel; p1: pass; p2: play fuel; p2: done",
    "p3: move 4; * draw keycard; p3: done",
    "* maint p1 oxygen=7 power=7 fuel=8",
    "p2: move 4; * draw boots; p3: swap booty; p2: done",
    "p3: move 3; * draw gun; p1: pass; p3: play keycard; p3: accuse p1; p1: answer decline",
    "* check lockpick; p3: take lockpick; p3: search gun boots",
    "p3: move 4; * draw power; p2: pass; p3: done",
)


def replayed(text: str) -> Table:
    return turnkey.replay(text, backend="interpreted")


def fault(text: str) -> str:
    with pytest.raises(BadRecord) as refusal:
        replayed(text)
    return str(refusal.value)


@pytest.mark.parametrize(
    "form",
    [
        "move 5", "move 2a", "move 8a", "pass", "swap booty", "swap ir", "swap charge", "play iris", "play fuel",
        "play oxypow", "play vase", "search gun mug", "search booty booty", "search gun booty", "done", "accuse p4",
        "answer iris", "answer decline", "take keycard", "silent", "say has", "about p4", "about 2a", "word iris",
    ],
)  # fmt: skip
def test_every_form_of_an_action_is_read_and_written(form: str) -> None:
    actions = GAME.definition.words.actions
    assert actions[actions.read(form)].notation == form
    assert actions.read(f"  {form.upper().replace(' ', '   ')} ") == actions.read(form)


def test_a_search_is_written_in_canonical_order_and_read_in_either() -> None:
    actions = GAME.definition.words.actions
    assert actions[actions.read("search mug gun")].notation == "search gun mug"
    text = record(*LINES).replace("search gun boots", "search boots gun")
    assert "p3: search gun boots" in replayed(text).record.to_text()


@pytest.mark.parametrize(
    "text", ["move 1", "move", "swap", "play booty", "play crown", "search gun", "answer", "take fuel"]
)
def test_unreadable_actions_say_how_to_write_them(text: str) -> None:
    with pytest.raises(Unreadable, match="write it as"):
        GAME.definition.words.actions.read(text)


@pytest.mark.parametrize(("text", "found"), [("pile ir", (0, 1)), ("first p3", (1, 2)), ("check booty", (2, 28))])
def test_every_form_of_chance_is_read(text: str, found: tuple[int, int]) -> None:
    assert NOTATION.read_chance(text) == found


def test_the_lines_of_a_record() -> None:
    """Each form of section 10 where it stands: setup, draws, checks, maintenance, stage, end."""
    table = replayed(record(*LINES))
    assert table.record.to_text().startswith(
        "turnkey 1\ngame locked_out version=1 edition=house players=3\n\n* pile 2 ir"
    )
    assert [step.written() for step in table.record.steps()[:8]] == [f"* pile {room} {PILES[room]}" for room in PILES]
    assert body(table) == ["* first p1", *written(*LINES)]
    assert "\n# Round 1, P2\np2: move 3; = draw fuel\np1: pass\np2: play fuel; p2: done\n" in table.record.to_text()
    assert "\n# Round 1, maintenance by P1\n= maint p1 oxygen=7 power=7 fuel=8\n" in table.record.to_text()
    assert "\n# Round 2, P3 once more\np3: move 4; = draw power\n" in table.record.to_text()
    stage = at(3, hands={"p1": "booty ir"}, access="lockpick keycard iris", active="p1", phase="play_card")
    follow(stage, "p1: play ir; * stage 2")
    assert body(stage) == ["p1: play ir", "= stage 2"]
    end = at(3, stage=3, active="p1", where={"p1": "8"})
    end.apply("p1", "move 8a")
    assert body(end) == ["p1: move 8a", "= end escape winner p1 p2 p3"]


@pytest.mark.rules("Q14")
def test_a_check_of_an_empty_hand_is_written_and_read() -> None:
    hands = {"p1": "booty ir", "p2": "", "p3": "booty booty"}
    table = at(3, hands=hands, discard="fuel", active="p1", phase="play_card")
    follow(table, "p1: play ir; p1: accuse p2; * check none; p1: done")
    text = table.record.to_text()
    assert "p1: accuse p2; = check none; p1: done" in text
    assert replayed(text).record.to_text() == replayed(text.replace("= check", "* check")).record.to_text() == text


# What a reader forgives


def edited(text: str, dice: random.Random) -> str:
    lines = []
    for line in text.splitlines():
        if dice.random() < 0.3:
            lines.append(dice.choice(["", "   ", "# a remark; p1: done", "\t#"]))
        line = re.sub(r" ", lambda _: dice.choice([" ", "  ", "\t"]), line)
        line = line.replace(";", dice.choice([";", " ; ", ";;"]))
        if dice.random() < 0.5 and not line.startswith("option"):
            line = line.upper()
        if dice.random() < 0.3 and ";" in line and not line.startswith("option"):
            line = line.replace(";", "\n")  # one action per line, or several
        lines.append(dice.choice(["", "  "]) + line + dice.choice(["", " ", "  # why not?"]))
    return "\n".join(lines)


@pytest.mark.parametrize("seed", range(5))
def test_white_space_case_comments_and_line_breaks_do_not_matter(seed: int) -> None:
    dice = random.Random(seed)
    options = ({}, {"hazards": True}, {"talk": "structured"}, {"share_icon": True}, {"talk": "off"})[seed]
    table = at_random(dealt(3 + seed % 4, seed, **options), seed, 120)
    text = table.record.to_text()
    assert replayed(edited(text, dice)).record.to_text() == text


def test_spare_spaces_around_colons_and_stars() -> None:
    text = record(*LINES).replace("p2: move 4; * draw boots", "p2 :  move 4;*draw boots;")
    assert replayed(text).record.to_text() == replayed(record(*LINES)).record.to_text()


def test_the_header_may_be_short_or_full() -> None:
    table = replayed(record(*LINES[:4]))
    full = record(*LINES[:4]).replace("players=3", "version=1 edition=house players=3")
    assert table.record.to_text() == replayed(full).record.to_text() == replayed(f"turnkey 1\n{full}").record.to_text()
    loud = full.replace("locked_out version=1 edition=house players=3", "LOCKED_OUT VERSION=1 EDITION=HOUSE PLAYERS=3")
    assert replayed(loud).record.to_text() == table.record.to_text()


def test_piles_may_be_left_out() -> None:
    """They are laid so that the draws come true; all eight or none."""
    text = "\n".join(line for line in record(*LINES).splitlines() if not line.startswith("* pile"))
    table = replayed(text)
    assert body(table) == body(replayed(record(*LINES)))
    told = fault(record(*LINES).replace(f"* pile 6: {PILES['6']}\n", ""))
    assert "all eight piles or none" in told


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("* draw boots", "* draw ir", "ir cannot lie in 4|ir and keycard cannot lie in 4|keycard cannot lie in 4"),
        ("* draw lockpick", "* draw root", "cannot lie in 3"),
        ("p3: move 3; * draw gun", "p3: move 3; * draw sword", "'sword' is no card"),
    ],
)
def test_draws_that_no_pile_allows_are_refused(old: str, new: str, why: str) -> None:
    text = "\n".join(line for line in record(*LINES).splitlines() if not line.startswith("* pile"))
    assert old in text
    assert re.search(why, fault(text.replace(old, new)))


def test_steps_stop_a_replay_after_so_many_actions() -> None:
    assert asked(turnkey.replay(record(*LINES), steps=0, backend="interpreted")) == "p1 choose_move"
    assert asked(turnkey.replay(record(*LINES), steps=3, backend="interpreted")) == "p1 intercept"


def test_claims_are_part_of_a_record() -> None:
    text = record(LINES[0], "p3: say has p1 lockpick", LINES[1], "p1: say plan 2a")
    table = replayed(text)
    assert "P3 says: P1 holds Ethereal Lockpick." in table.log("p2")
    told = (LINES[0], "p3: say has p1 lockpick", LINES[1], "p1: say plan 2a")
    assert body(table) == ["* first p1", *written(*told)]
    again = replayed(table.record.to_json())
    assert again.record.to_text() == table.record.to_text()


def test_claims_on_a_floor_are_written_whole() -> None:
    talk = ("p1: say has p2 iris", "p3: say go p1 5", "p2: silent", "p1: silent", "p3: say hoards p2")
    table = game(*talk, LINES[0], talk="structured")
    assert body(table)[1:] == [*talk, *written(LINES[0])]
    data = json.loads(table.record.to_json())
    assert {"seat": "p1", "do": "say has p2 iris"} in data["steps"]
    assert replayed(table.record.to_json()).record.to_text() == table.record.to_text()


# What it does not forgive


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("p2: move 3; * draw fuel", "p2: jump 3; * draw fuel", "line 13: no action begins with 'jump'"),
        ("p2: move 3; * draw fuel", "p2: move 6; * draw fuel", "line 13: P2 cannot 'move 6' now: room 6 is still"),
        ("p3: done\n* maint", "p2: done\n* maint", "line 14: P2 is not asked now"),
        ("* draw fuel", "* draw oxygen", "line 13: the record says 'draw oxygen', by the rules it is 'draw fuel'"),
        ("oxygen=7", "oxygen=8", "line 15: the record says 'maint p1 oxygen=8 power=7 fuel=8'"),
        ("p3: swap booty", "p3: swap ring", "line 16: P3 cannot 'swap ring' now: you hold no Consul's Signet Ring"),
        ("* check lockpick", "* check ring", "line 18"),
        ("* check lockpick", "* check wallet", "line 18"),
        ("p3: search gun boots", "p3: search gun mug", "line 18: P3 cannot 'search gun mug' now"),
        ("* first p1", "* first p5", "line 11"),
        ("* first p1", "* first x", "line 11"),
        ("p2: move 4; * draw boots", "p6: move 4; * draw boots", "line 16"),
    ],
)  # fmt: skip
def test_faults_name_their_line(old: str, new: str, why: str) -> None:
    text = record(*LINES)
    assert old in text
    assert why in fault(text.replace(old, new))


@pytest.mark.parametrize(
    ("room", "cards", "line"),
    [
        ("2", "ir oxygen crown lockpick power corkscrew", 3),  # two orange kinds
        ("2", "root oxygen crown root power corkscrew", 3),  # purple in an orange room
        ("2", "ir oxygen crown ir power", 3),  # a card too few
        ("3", "lockpick fuel gun lockpick oxygen crown", 4),  # a crown too many
        ("3", "lockpick fuel gun lockpick oxygen booty", 4),
        ("3", "lockpick fuel gun lockpick oxygen vase", 4),  # without hazards
    ],
)
def test_a_deal_that_cannot_be_names_its_line(room: str, cards: str, line: int) -> None:
    text = record(*LINES).replace(f"* pile {room}: {PILES[room]}", f"* pile {room}: {cards}")
    told = fault(text)
    assert told.startswith(f"line {line}:") or (len(cards.split()) == 5 and told.startswith("line 4:")), told


def test_a_step_after_the_end_and_a_wrong_end_are_refused() -> None:
    table = at(3, stage=3, active="p1", where={"p1": "8"}, hands={"p2": "booty ring"})
    table.apply("p1", "move 8a")
    text = table.record.to_text()
    assert text.endswith("= end escape winner p2\n")
    assert "comes after the end of the game" in fault(text + "p2: move 2\n")
    assert "by the rules it is 'end escape winner p2'" in fault(text.replace("winner p2", "winner p1"))


def test_other_versions_editions_players_and_games_are_refused() -> None:
    def header(words: str) -> str:
        return fault(record(*LINES).replace("locked_out players=3", f"locked_out {words}", 1))

    assert "this record is of version 2 of locked_out" in header("version=2 players=3")
    assert "edition 'tower'" in header("edition=tower players=3")
    assert "not for 7" in header("players=7")
    assert "option talk" in fault(record(*LINES, talk="loud"))
    assert "line 12: there" in fault(record("p5: move 3")) or "P5" in fault(record("p5: move 3"))


@pytest.mark.parametrize("watcher", [0, 2, None])
def test_redacted_records_are_not_replayed(watcher: int | None) -> None:
    redacted = replayed(record(*LINES)).record.redacted(watcher)
    name = "spectators" if watcher is None else f"p{watcher + 1}"
    for text in (redacted.to_text(), redacted.to_json()):
        assert f"this record holds only what {name} saw; only a full record can be replayed" in fault(text)


def test_json_round_trips() -> None:
    table = replayed(record(*LINES))
    text = table.record.to_json()
    again = replayed(text)
    assert again.record.to_json() == text
    assert again.record.to_text() == table.record.to_text()
    assert again.dump()["position"] | {"rng": 0} == table.dump()["position"] | {"rng": 0}
    data = json.loads(text)
    assert data["steps"][0] == {"chance": "pile", "of": "2", "results": PILES["2"].split()}
    assert data["steps"][8:11] == [
        {"chance": "first", "results": ["p1"]}, {"seat": "p1", "do": "move 3"}, {"check": "draw lockpick"},
    ]  # fmt: skip
    declined = data["steps"].index({"seat": "p1", "do": "answer decline"})
    assert data["steps"][declined + 1] == {"chance": "check", "results": ["lockpick"]}


def test_a_faulty_json_names_its_step() -> None:
    data = json.loads(replayed(record(*LINES)).record.to_json())
    data["steps"][9]["do"] = "move 8"
    assert "step 9: P1 cannot 'move 8' now" in fault(json.dumps(data))
    data["steps"][9] = {"seat": "p9", "do": "move 3"}
    assert "step 9: there is no seat 'p9'" in fault(json.dumps(data))
    assert "not valid JSON" in fault("{")


def test_a_record_from_a_position_replays() -> None:
    table = at(
        3, hands={"p1": "booty gun mug"}, piles={"4": PILES["4"]}, active="p1", phase="play_card", where={"p1": "2a"}
    )
    follow(table, "p1: search gun mug; p1: move 4; * draw keycard; p1: done")
    again = replayed(table.record.to_text())
    assert again.record.to_text() == table.record.to_text()
    assert hand(again, "p1") == "keycard booty"
