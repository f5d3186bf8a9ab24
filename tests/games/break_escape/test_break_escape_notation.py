"""Notation (section 10): every form, the ledger's example, and what a reader forgives and does not."""

from __future__ import annotations

import json
import random
import re

import pytest
from break_escape_table import (
    GAME,
    NOTATION,
    asked,
    at,
    body,
    hand_of,
    hands_dealt,
    hp,
    now,
    piece,
    play,
    pups_on,
    spaces,
)

import turnkey
from turnkey import BadRecord, Table, Unreadable

EXAMPLE = """turnkey 1
game break_escape

* deal ben swap pup; * deal lewis pup jailbreak; * deal david teleport swap

# Round 1, Ben
* roll 2; ben: go; * draw pup; ben: end

# Round 1, Lewis
* roll 4; lewis: go; lewis: end

# Round 1, David
* roll 6; david: go; * draw jailbreak; david: end

# Round 1, James
* roll 3

# Round 2, Ben
* roll 4; ben: pup; ben: go; * draw swap; ben: end

# Round 2, Lewis
* roll 6; lewis: go; * draw pup; lewis: pup; lewis: end

# Round 2, David
* roll 5; david: go; david: end

# Round 2, James
* roll 3; = pup 10; james: attack
"""
NEXT = "\n# Round 3, Ben\n* roll 1\n"  # what chance answers before anybody is asked again
FULL = EXAMPLE.replace("game break_escape", "game break_escape version=1 edition=house players=4")
# The ledger's own lines, in its words
LEDGER = """deal ben swap pup
deal lewis pup jailbreak
deal david teleport swap
1.ben roll 2; go; draw pup; end
1.lewis roll 4; go; end
1.david roll 6; go; draw jailbreak; end
1.james roll 3
2.ben roll 4; pup; go; draw swap; end
2.lewis roll 6; go; draw pup; pup; end
2.david roll 5; go; end
2.james roll 3; pup 10; attack
"""


def replayed(text: str) -> Table:
    return turnkey.replay(text, backend="interpreted")


def fault(text: str) -> str:
    with pytest.raises(BadRecord) as refusal:
        replayed(text)
    return str(refusal.value)


def test_the_ledgers_example_replays_as_it_stands() -> None:
    table = replayed(EXAMPLE + NEXT)
    assert table.record.to_text() == FULL + NEXT
    assert body(table)[:11] == LEDGER.splitlines()
    assert hp(table)["lewis"] == 4


def test_what_follows_from_the_rest_may_be_left_out() -> None:
    """Comments, the Pup that stopped James, the names of the seats where only one is asked."""
    bare = re.sub(r"# .*|= pup 10; |(?:ben|lewis|david|james): ", "", EXAMPLE + NEXT)
    assert replayed(bare).record.to_text() == FULL + NEXT


@pytest.mark.rules("R11", "R35", "R62", "R63", "Q25")
def test_the_ledgers_example_and_its_reading() -> None:
    first = replayed(EXAMPLE[: EXAMPLE.index("; ben: pup")])
    assert spaces(first) == {"ben": 2, "lewis": 4, "david": 6, "james": 5}
    assert now(first)["keys"] == 1
    table = replayed(EXAMPLE + NEXT)
    assert spaces(table) == {"ben": 6, "lewis": 10, "david": 11, "james": 10}
    assert pups_on(table) == [2]  # Ben's; the one on 10 stopped James
    assert hp(table) == {"ben": 5, "lewis": 4, "david": 12, "james": 20}
    assert body(table) == [*LEDGER.splitlines(), "3.ben roll 1"]
    assert hand_of(table, "lewis") == "pup jailbreak"


def test_the_example_before_the_strike() -> None:
    table = replayed(EXAMPLE.removesuffix("; james: attack\n"))
    assert (asked(table), [one.notation for one in table.options("james")]) == ("james", ["attack", "hold"])


@pytest.mark.parametrize(
    "form",
    [
        "go", "teleport 16", "swap ben james", "pup", "jailbreak lewis", "attack", "rescue ben", "rest", "escape",
        "end", "discard pup", "breakout", "stay", "steps 4", "cw", "ccw", "capture ben", "hold", "save", "fall",
    ],
)  # fmt: skip
def test_every_form_of_an_action_is_read_and_written(form: str) -> None:
    actions = GAME.definition.words.actions
    assert actions[actions.read(form)].notation == form
    assert actions.read(f"  {form.upper().replace(' ', '   ')} ") == actions.read(form)


def test_a_pair_is_written_in_turn_order_and_read_in_any() -> None:
    actions = GAME.definition.words.actions
    assert actions[actions.read("swap james ben")].notation == "swap ben james"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("telport 3", "did you mean 'teleport'?"),
        ("teleport", "write it as 'teleport <space>' with space: 0 … 59"),
        ("teleport 60", "write it as 'teleport <space>'"),
        ("swap ben ben", "write it as 'swap <one> <other>'"),
        ("rescue james", "write it as 'rescue <runner>' with runner: ben, lewis, david"),
        ("", "no action begins with ''"),
    ],
)
def test_unreadable_actions_say_how_to_write_them(text: str, why: str) -> None:
    with pytest.raises(Unreadable) as refusal:
        GAME.definition.words.actions.read(text)
    assert why in str(refusal.value)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("roll 6", (1, 5)),
        ("draw jailbreak", (2, 3)),
        ("rescue 5", (3, 4)),
        ("breakout 1", (4, 0)),
        ("deal pup", (0, 2)),
    ],
)
def test_every_form_of_chance_is_read(text: str, found: tuple[int, int]) -> None:
    assert NOTATION.read_chance(text) == found
    assert NOTATION.read_chance(text.upper()) == found


@pytest.mark.parametrize("text", ["roll 7", "draw key", "roll", "deal", "flip 1"])
def test_other_chance_is_refused(text: str) -> None:
    with pytest.raises(Unreadable, match=re.escape(f"no chance result is written {text!r}; there are: deal teleport…")):
        NOTATION.read_chance(text)


def steps(table: Table) -> list[str]:
    return [step.written() for step in table.record.steps()]


def test_chance_stands_behind_the_word_that_caused_it() -> None:
    """One table for each form of section 10 that chance or an event adds to a line."""
    rescue = at(stage="act", where={"ben": 9}, fate={"david": "jailed"}, hand={"ben": "pup"})
    assert steps(play(rescue, "rescue david 5")) == ["ben: rescue david", "* rescue 5"]
    jailed = at(turn="ben", fate={"ben": "jailed"}, hand={"lewis": "pup"})
    assert steps(play(jailed, "breakout 6; roll 1")) == [
        "# Round 1, Ben", "ben: breakout", "* breakout 6", "# Round 1, Lewis", "* roll 1",
    ]  # fmt: skip
    falls = at(
        turn="james",
        stage="strike",
        die=1,
        where={"ben": 7, "lewis": 7, "david": 0, "james": 7},
        health={"ben": 1, "lewis": 1},
        hand={"ben": "jailbreak pup", "lewis": "pup"},
    )
    play(falls, "attack", "save", "fall")  # a player types only the choice
    assert steps(falls)[:3] == ["james: attack", "ben: save", "lewis: fall"]  # the record names the seat
    alone = at(stage="before_move", die=3, where={"ben": 0, "james": 20}, hand={"lewis": "pup"})
    assert steps(alone)[:2] == ["= ben: go", "= ben: end"], "what nobody was asked follows from the rest"


# What a reader forgives


def edited(text: str, dice: random.Random) -> str:
    lines = []
    for line in text.splitlines():
        if dice.random() < 0.3:
            lines.append(dice.choice(["", "   ", "# a remark; roll 6", "\t#"]))
        line = re.sub(r" ", lambda _: dice.choice([" ", "  ", "\t"]), line)
        line = line.replace(";", dice.choice([";", " ; ", ";;"]))
        if dice.random() < 0.5 and not line.lower().lstrip().startswith("option"):
            line = line.upper()
        lines.append(dice.choice(["", "  "]) + line + dice.choice(["", " ", "  # why not?"]))
    return "\n".join(lines)


@pytest.mark.parametrize("seed", range(6))
def test_white_space_case_comments_and_blank_lines_do_not_matter(seed: int) -> None:
    dice = random.Random(seed)
    table = GAME.deal(options={"preset": "hot_pursuit", "board": "O.CSJ.GC.."}, seed=seed, backend="interpreted")
    while not table.over:
        table.act(table.actors[0], dice.choice(table.menu(table.actors[0])))
    text = table.record.to_text()
    again = replayed(edited(text, dice))
    assert again.record.to_text() == text
    without_rng = [dict(now(one), rng=0) for one in (table, again)]
    assert without_rng[0] == without_rng[1]


def test_the_header_may_be_short_or_full() -> None:
    assert now(replayed(FULL + NEXT))["where"] == now(replayed(EXAMPLE + NEXT))["where"]
    assert replayed(EXAMPLE.removeprefix("turnkey 1\n") + NEXT).record.to_text() == FULL + NEXT


def test_options_stand_in_the_header() -> None:
    text = EXAMPLE.replace(
        "break_escape\n", "break_escape\noption keys_needed=3\noption james_move = exact\noption hands=open\n"
    )
    table = replayed(text + NEXT)
    assert table.view(None)["keys_needed"] == 3
    assert table.record.to_text().splitlines()[2:5] == ["option keys_needed=3", "option hands=open", ""]


def test_steps_stop_a_replay_after_so_many_actions() -> None:
    assert asked(turnkey.replay(EXAMPLE + NEXT, steps=0, backend="interpreted")) == "ben"
    table = turnkey.replay(EXAMPLE + NEXT, steps=2, backend="interpreted")
    assert (asked(table), body(table)[-1]) == ("lewis", "1.lewis roll 4")


def test_claims_are_part_of_a_record() -> None:
    text = EXAMPLE.replace("* roll 4; lewis: go", "* roll 4\nben: say keep lewis jailbreak\nlewis: go")
    table = replayed(text + NEXT)
    assert "Ben says: Lewis, please keep your JAIL BREAK." in table.log("david")
    assert replayed(table.record.to_text()).record.to_text() == table.record.to_text()


# What it does not forgive


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("lewis: go", "lewis: jump", "line 10: no action begins with 'jump'"),
        ("lewis: go", "lewis: swap ben lewis", "line 10: Lewis cannot 'swap ben lewis' now: you hold"),
        ("lewis: go", "david: go", "line 10: David is not asked now: it is for Lewis to decide"),
        ("* roll 5; david", "* roll 5; * roll 5; david", "line 25: by the rules there is no '* roll 5' here"),
        ("= pup 10", "= pup 9", "line 28: the record says 'pup 9', by the rules it is 'pup 10'"),
        ("james: attack", "james: capture lewis", "line 28: James cannot 'capture lewis' now: a Pup stopped you"),
    ],
)
def test_faults_name_their_line(old: str, new: str, why: str) -> None:
    assert old in EXAMPLE
    assert why in fault(EXAMPLE.replace(old, new) + NEXT)


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("david: go; * draw jailbreak", "david: go; * draw key", 13),
        ("* deal david teleport swap", "* deal david teleport", 4),
        ("* deal lewis pup jailbreak", "* deal lewis pup joker", 4),
        ("# Round 2, Ben\n* roll 4", "# Round 2, Ben\n* roll 9", 19),
    ],
)
def test_faults_in_chance_name_their_line(old: str, new: str, line: int) -> None:
    told = fault(EXAMPLE.replace(old, new) + NEXT)
    assert told.startswith(f"line {line}:")
    assert new.rsplit(maxsplit=1)[-1] in told  # what was written there


def test_a_step_after_the_end_is_refused() -> None:
    table = at(stage="act", turn="david", round_number=12, where={"david": 3, "james": 20}, hand={"david": "pup"})
    play(table, "end; roll 1")
    text = table.record.to_text()
    assert text.endswith("# Round 12, James\n* roll 1; = win james time\n")
    assert now(replayed(text))["reason"] == "time"
    place = len(text.splitlines()) + 1
    assert f"line {place}: 'ben: go' comes after the end of the game" in fault(text + "ben: go\n")


def test_a_wrong_ending_is_refused() -> None:
    table = at(stage="act", turn="david", round_number=12, where={"david": 3, "james": 20}, hand={"david": "pup"})
    text = play(table, "end; roll 1").record.to_text().replace("win james time", "win runners escape")
    assert "the record says 'win runners escape', by the rules it is 'win james time'" in fault(text)


def test_other_versions_editions_players_and_games_are_refused() -> None:
    def header(words: str) -> str:
        return fault(EXAMPLE.replace("break_escape", f"break_escape {words}", 1) + NEXT)

    assert "this record is of version 2 of break_escape; these rules are version 1" in header("version=2")
    assert "this record is of the edition 'tower', and this is 'house': load that edition first" in header(
        "edition=tower"
    )
    assert "is for 4 seats, not for 3" in header("players=3")
    assert "version and players must be whole numbers" in header("version=new")
    assert "chess" in fault(EXAMPLE.replace("break_escape", "chess"))
    assert "line 1: this record's grammar is of version '2'" in fault(EXAMPLE.replace("turnkey 1", "turnkey 2"))
    assert "the header cannot be used: option rounds: '0' is not allowed" in fault(
        EXAMPLE.replace("break_escape\n", "break_escape\noption rounds=0\n")
    )


@pytest.mark.parametrize("watcher", [0, 3, None])
def test_redacted_records_are_not_replayed(watcher: int | None) -> None:
    record = replayed(EXAMPLE + NEXT).record.redacted(watcher)
    name = "spectators" if watcher is None else table_seat(watcher)
    assert f"this record holds only what {name} saw; only a full record can be replayed" in fault(record.to_text())
    assert f"this record holds only what {name} saw" in fault(record.to_json())


def table_seat(number: int) -> str:
    return GAME.seats[4][number]


def test_the_example_as_james_saw_it() -> None:
    text = replayed(EXAMPLE + NEXT).record.redacted(3).to_text()
    seen = (FULL + NEXT).replace("players=4", "players=4 redacted=james")
    seen = re.sub(r"(\* deal \w+) \w+ \w+", r"\1 ? ?", seen)
    assert text == re.sub(r"\* draw (?!jailbreak)\w+", "* draw ?", seen)
    assert "* deal ben ? ?; * deal lewis ? ?; * deal david ? ?" in text
    assert "* roll 6; david: go; * draw jailbreak; david: end" in text


# JSON


def test_json_round_trips() -> None:
    table = replayed(EXAMPLE + NEXT)
    table.say("lewis", "plan gate")
    text = table.record.to_json()
    again = replayed(text)
    assert again.record.to_json() == text
    assert again.record.to_text() == table.record.to_text()
    assert dict(now(again), rng=0) == dict(now(table), rng=0)
    data = json.loads(text)
    assert (data["game"], data["version"], data["edition"], data["players"]) == ("break_escape", 1, "house", 4)
    assert data["steps"][:6] == [
        {"chance": "deal", "of": "ben", "results": ["swap", "pup"]},
        {"chance": "deal", "of": "lewis", "results": ["pup", "jailbreak"]},
        {"chance": "deal", "of": "david", "results": ["teleport", "swap"]},
        {"chance": "roll", "results": ["2"]},
        {"seat": "ben", "do": "go"},
        {"chance": "draw", "results": ["pup"]},
    ]
    assert {"check": "pup 10"} in data["steps"]


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda data: data["steps"][4].update(do="jump"), "step 4: no action begins with 'jump'"),
        (lambda data: data["steps"][4].update(seat="anna"), "step 4: there is no seat 'anna'"),
        (
            lambda data: data["steps"].pop(5),
            "step 6: '* roll 4' cannot come here: the rules ask for a result of 'draw'",
        ),
        (
            lambda data: data["steps"][5].update(chance="roll", results=["3"]),
            "step 5: '* roll 3' cannot come here: the rules ask for a result of 'draw'",
        ),
        (lambda data: data["steps"][5].pop("chance"), "step 5: a step has one of do, chance, check and say"),
        (lambda data: data.update(version=7), "this record is of version 7"),
        (lambda data: data.update(steps=3), "the record has no list of steps"),
        (lambda data: data.update(options={"rounds": 0}), "option rounds: 0 is not allowed"),
    ],
)
def test_faults_in_json_name_their_step(change: object, why: str) -> None:
    data = json.loads(replayed(EXAMPLE + NEXT).record.to_json())
    assert callable(change)
    change(data)
    assert why in fault(json.dumps(data))


def test_broken_json_names_its_line() -> None:
    assert "line 2: this is not valid JSON" in fault('{"game": "break_escape",\n "steps": [}')


def test_a_record_may_begin_with_a_position() -> None:
    table = at(stage="before_move", die=2, where={"ben": 0, "james": 20}, hand={"ben": "pup", "lewis": "swap"})
    play(table, "go; draw swap", "pup", "end; roll 5")
    for text in (table.record.to_text(), table.record.to_json()):
        again = replayed(text)
        assert again.record.to_text() == table.record.to_text()
        assert dict(now(again), rng=0) == dict(now(table), rng=0)


def test_a_record_may_begin_with_a_position_in_which_chance_comes_first() -> None:
    table = at(turn="james", where={"james": 5}, hand={"ben": "pup"}, chance=["roll 2", "roll 5"])
    for text in (table.record.to_text(), table.record.to_json()):
        assert replayed(text).record.to_text() == table.record.to_text()


@pytest.mark.rules("Q57")
def test_a_record_keeps_a_pup_supply_that_does_not_follow_the_deck() -> None:
    table = hands_dealt("pup pup", "pup pup", "swap swap", "roll 1", options={"deck_pup": 6, "pup_supply": 12})
    assert table.view(None)["pups_left"] == 12
    assert replayed(table.record.to_text()).view(None)["pups_left"] == 12


def test_masked_cards_cannot_be_told_from_a_hand_that_is_seen() -> None:
    table = replayed(EXAMPLE + NEXT)
    assert piece(table, "ben", "james")["hand"] is None
    assert piece(table, "ben", "lewis")["hand"] == {"teleport": 0, "swap": 2, "pup": 1, "jailbreak": 0}
