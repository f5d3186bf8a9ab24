"""Notation (section 10): every form written and read, round trips, what may be left out, errors with line numbers."""

from __future__ import annotations

import json
from typing import Any

import pytest
from lockup_scene import (
    GAME,
    at,
    at_random,
    body,
    dealt,
    lights_out,
    now,
    patrol,
    play,
    raid,
    redacted,
)

import turnkey
from turnkey import BadRecord, Table

HEAD = "turnkey 1\ngame lockup version=2 edition=house players={players}\n"
DEAL = """* goons N04 N07 N09 N12 N13
* items I01 I02 I03 I04
* award GA1; * instant GI1; * endgame GE1
* fpt b
"""


def replayed(text: str) -> Table:
    return turnkey.replay(text, backend="interpreted")


def record(lines: str, players: int = 3, **options: Any) -> str:
    head = HEAD.format(players=players) + "".join(f"option {name}={value}\n" for name, value in options.items())
    return f"{head}\n{DEAL}{lines}"


def same_again(table: Table) -> None:
    """Text and JSON lead back to the same table."""
    for written in (table.record.to_text(), table.record.to_json()):
        again = replayed(written)
        assert again.record.to_text() == table.record.to_text()
        assert again.record.to_json() == table.record.to_json()
        assert again.dump()["position"] | {"rng": 0} == table.dump()["position"] | {"rng": 0}


CHOW: dict[str, Any] = {"crews": {"a": "chow 5"}, "goons": "N05 N22 N12 N10 -"}
CELL: dict[str, Any] = {"crews": {"a": "cell 5"}}
FORMS: list[tuple[str, Any, str, list[str]]] = [
    # decision, position, lines to play, how they are written
    ("roll_call_turn", lambda: at(3), "a: place smithy L 4* end", ["a: place smithy L 4* end"]),
    ("pass", lambda: at(3), "a: pass", ["a: pass"]),
    ("peek", lambda: at(3, tomes={"a": "T03"}, crews={"b": "chow 2*"}), "a: tome peek chow", ["a: tome peek chow"]),
    (
        "move",
        lambda: at(3, tomes={"a": "T05"}, crews={"a": "sewers 4 L"}),
        "a: tome move 4 cell",
        ["a: tome move 4 cell", "= moved a 4 sewers cell"],
    ),
    ("blame", lambda: at(3, tomes={"a": "T11"}, suspicion={"a": 1}), "a: tome blame b", ["a: tome blame b"]),
    ("scrounge", lambda: at(3, tomes={"a": "T13"}), "a: tome scrounge SP", ["a: tome scrounge SP"]),
    (
        "brawl",
        lambda: lights_out(3, tomes={"a": "T07 T21"}, crews={"a": "smithy 4"}),
        "a: tome brawl",
        ["a: tome brawl"],
    ),
    ("done", lambda: patrol(3, tomes={"a": "T21", "b": "T21"}), "a: done", ["a: done"]),
    (
        "take",
        lambda: lights_out(3, crews={"a": "yard 4, cell 3"}, items="I01", have={"a": "S"}),
        "a: take",
        ["a: take"],
    ),
    (
        "decline",
        lambda: lights_out(3, crews={"a": "yard 4, cell 3"}, items="I01", have={"a": "S"}),
        "a: decline",
        ["a: decline"],
    ),
    ("gain", lambda: lights_out(3, crews={"a": "commissary 4, cell 3"}, items="I01"), "a: gain G", ["a: gain G"]),
    (
        "swap",
        lambda: play(
            lights_out(3, crews={"a": "commissary 4, cell 3", "b": "commissary 5"}, items="I01", have={"a": "SS"}),
            "b: gain S",
        ),
        "a: swap S>I",
        ["b: gain S", "a: swap S>I"],
    ),
    (
        "trade",
        lambda: play(
            lights_out(2, crews={"a": "commissary 4, cell 3", "b": "commissary 5"}, items="I01", have={"a": "SP"}),
            "b: gain S",
        ),
        "a: trade SP G",
        ["b: gain S", "a: trade SP G"],
    ),
    (
        "hire",
        lambda: lights_out(3, **CHOW, have={"a": "SSPIG"}, tomes={"b": "T21"}),
        "a: hire two SSPI N05 N22",
        ["a: hire two SSPI N05 N22"],
    ),
    (
        "hire in small letters",
        lambda: lights_out(3, **CHOW, have={"a": "SSPIG"}, tomes={"b": "T21"}),
        "a: hire two SSPI N05 N22",
        ["a: hire two SSPI N05 N22"],
    ),
    (
        "and",
        lambda: lights_out(3, **CHOW, have={"a": "SSPIG"}, suspicion={"a": 1}, tomes={"b": "T21"}),
        "a: hire two SSPI N10|a: give c|a: pick N05",
        ["a: hire two SSPI N10", "a: give c N05"],
    ),
    (
        "nogive",
        lambda: lights_out(3, **CHOW, have={"a": "SP"}, suspicion={"a": 1}, tomes={"b": "T21"}),
        "a: hire one P N10|a: nogive",
        ["a: hire one P N10", "a: nogive"],
    ),
    (
        "build",
        lambda: lights_out(3, **CELL, items="I22", have={"a": "SSPIG"}, tomes={"b": "T21"}),
        "a: build I22 SSPI",
        ["a: build I22 SSPI"],
    ),
    (
        "build without a choice",
        lambda: lights_out(3, **CELL, items="I28", have={"a": "SSIIG"}, tomes={"b": "T21"}),
        "a: build I28",
        ["a: build I28 SSIIG"],
    ),
    (
        "build without a choice, its payment told",
        lambda: lights_out(3, **CELL, items="I28", have={"a": "SSIIG"}, tomes={"b": "T21"}),
        "a: build I28 SSIIG",
        ["a: build I28 SSIIG"],
    ),
    (
        "reserve",
        lambda: lights_out(3, **CELL, items="I28", have={"a": "SP"}, tomes={"b": "T21"}),
        "a: reserve I28 S",
        ["a: reserve I28 S"],
    ),
    (
        "conv",
        lambda: lights_out(3, **CELL, items="I04", have={"a": "SSS"}, tomes={"b": "T21"}),
        "a: build I04|a: conv S>G",
        ["a: build I04 SS", "a: conv S>G"],
    ),
    (
        "noconv",
        lambda: lights_out(3, **CELL, items="I04", have={"a": "SSS"}, tomes={"b": "T21"}),
        "a: build I04|a: noconv",
        ["a: build I04 SS", "a: noconv"],
    ),
    (
        "drop",
        lambda: patrol(3, have={"a": "SSSPPPP", "b": "SSSPPP"}),
        "b: drop P|a: drop S; a: drop P",
        ["b: drop P", "a: drop S", "a: drop P"],
    ),
    (
        "keep",
        lambda: lights_out(3, crews={"a": "library 5", "b": "library 4"}, chance=["tome T05", "tome T07"]),
        "a: keep T07",
        ["* tome a T05 T07", "a: keep T07"],
    ),
    (
        "alibi",
        lambda: raid(3, suspicion={"a": 1}, tomes={"a": "T21", "b": "T21"}),
        "a: tome alibi",
        ["a: tome alibi"],
    ),
]


@pytest.mark.parametrize(("form", "position", "lines", "written"), FORMS, ids=[form[0] for form in FORMS])
def test_every_form(form: str, position: Any, lines: str, written: list[str]) -> None:
    table = play(position(), *lines.split("|"))
    assert body(table)[: len(written)] == written
    same_again(table)


def test_crews() -> None:
    """`crew gnolls`: a matter of colour, before the first tokens; a crew can be chosen once."""
    table = dealt(*DEAL.splitlines())
    assert [one["crew"] for one in table.view(None)["parties"]] == ["gnolls", "kobolds", "bugbears"]
    table.apply("a", "crew insectoids")
    table.apply("c", "crew gnolls")
    assert [one["crew"] for one in table.view(None)["parties"]] == ["insectoids", "kobolds", "gnolls"]
    assert body(table)[-2:] == ["a: crew insectoids", "c: crew gnolls"]
    with pytest.raises(turnkey.Illegal, match="nobody else chose"):
        table.apply("b", "crew insectoids")
    play(table, "b: place yard 2 end")
    with pytest.raises(turnkey.Illegal):
        table.apply("b", "crew goblins")
    same_again(table)


def test_chance_lines() -> None:
    table = dealt(*DEAL.splitlines())
    assert body(table) == [step for line in DEAL.splitlines() for step in line.split("; ")]
    solitary = dealt("* goons N04 N07 N09 N12 N13", "* items I01 I02 I03", "* award GA1; * endgame GE1", players=1)
    assert body(solitary)[2:4] == ["* award GA1", "* endgame GE1"]
    assert body(solitary)[4].startswith("* guards GD")
    assert len(body(solitary)[4].split()) == 2 + 7


def test_a_letter_may_be_left_out_and_case_space_and_comments_do_not_matter() -> None:
    table = replayed(
        record(
            """
            # Round 1
              PLACE   smithy l 4*      # the lookout helps
            C:place Yard 5
            a :  pass

            pass
            """
        )
    )
    assert body(table)[6:] == ["b: place smithy L 4* end", "c: place yard 5 end", "a: pass", "b: pass"]


def test_reveals_and_shuffles_may_be_left_out() -> None:
    """They follow from the rest; written wrongly they are refused."""
    lines = "b: place smithy 4* end\nc: pass\na: pass\nb: pass\n"
    assert body(replayed(record(lines)))[-1] == "= reveal smithy b 4"
    assert body(replayed(record(lines + "b: take\n")))[10] == "= reveal smithy b 4"
    assert body(replayed(record(lines + "= reveal smithy b 4\nb: take\n")))[10] == "= reveal smithy b 4"
    with pytest.raises(BadRecord, match="line 12"):
        replayed(record(lines + "= reveal smithy b 5\nb: take\n"))


def test_chance_that_is_not_written_is_drawn() -> None:
    table = replayed(HEAD.format(players=4) + "\n* goons N04 N07 N09 N12 N13\n")
    assert len(table.view(None)["items"]) == 5


def test_a_placement_that_is_not_complete() -> None:
    table = replayed(record("b: place smithy 2* 4\n"))
    assert table.view("b")["placing"]["face_down"] == ["2"]
    assert body(table)[-1] == "b: place smithy 2* 4"
    same_again(table)


def test_the_end_of_a_placement() -> None:
    """It may be left out where the next step shows it, and stands there after the last token, which ends it."""
    table = replayed(record("b: place smithy L 4*\nc: place yard 5 E\na: place cell 2 end\n"))
    assert body(table)[6:] == ["b: place smithy L 4* end", "c: place yard 5 E end", "a: place cell 2 end"]
    same_again(table)
    same_again(replayed(record("b: place smithy L E end\nc: pass\n")))
    last = at(3, crews={"a": "yard L 2 3 4 5"}, allowance={"a": 0})
    table = replayed(f"{last.record.to_text()}a: place cell\n")
    assert body(table) == ["a: place cell E end"]
    assert redacted(table, "b") == ["= placed a cell E"]
    same_again(table)


PURSE = {"a": "SSIIG"}
WITHOUT_CHOICE = [
    # what is in hand, what may be written, what is written
    (PURSE, "a: build I28 SSIIG", "a: build I28 SSIIG"),
    (PURSE, "build I28 ssiig", "a: build I28 SSIIG"),
    (PURSE, "a: build I28", "a: build I28 SSIIG"),
    ({"a": "S"}, "a: reserve I28 S", "a: reserve I28 S"),
    ({"a": "S"}, "a: reserve I28", "a: reserve I28 S"),
]


@pytest.mark.parametrize(("purse", "line", "written"), WITHOUT_CHOICE)
def test_a_payment_without_a_choice_may_be_told_or_left_out(purse: Any, line: str, written: str) -> None:
    start = lights_out(3, **CELL, items="I28 I02", have=purse, tomes={"b": "T21"})
    table = replayed(f"{start.record.to_text()}{line}\n")
    assert body(table)[-1] == written
    same_again(table)


def test_a_payment_without_a_choice_that_is_told_wrongly() -> None:
    start = lights_out(3, **CELL, items="I28 I02", have=PURSE, tomes={"b": "T21"}).record.to_text()
    with pytest.raises(BadRecord, match=r"cannot go on with 'ssiii'"):
        replayed(f"{start}a: build I28 SSIII\n")
    with pytest.raises(BadRecord, match="build I22"):
        replayed(f"{start}a: build I22 SPI\n")


def test_claims_in_a_record() -> None:
    table = replayed(
        record("a: say claim goto smithy\nb: place yard 2 end\nc: say deal a yard smithy\nc: say accuse b\n")
    )
    assert body(table)[6:] == [
        "a: say claim goto smithy", "b: place yard 2 end", "c: say deal a yard smithy", "c: say accuse b",
    ]  # fmt: skip
    same_again(table)


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_whole_games_at_random(players: int) -> None:
    same_again(at_random(GAME.deal(players, seed=players, backend="interpreted"), players))


@pytest.mark.parametrize("players", [1, 3, 5])
def test_games_cut_off_anywhere(players: int) -> None:
    table = GAME.deal(players, {"tome_windows": "wide"}, seed=7, backend="interpreted")
    for step in range(8):
        at_random(table, step, 19)
        if not table.over:
            same_again(table)


@pytest.mark.rules("Q62")
def test_the_ledgers_masks() -> None:
    table = play(at(3, tomes={"a": "T05"}), "a: place smithy 2 3* 5 end", "b: pass", "c: pass", "a: tome move 3 cell")
    assert body(table)[0] == "a: place smithy 2 3* 5 end"
    assert redacted(table, "b") == [
        "= placed a smithy 2 5 ?*", "b: pass", "c: pass", "a: tome move cell", "= moved a ?* smithy cell",
    ]  # fmt: skip


# Errors


ERRORS = [
    ("b: place smithy 9\n", r"line 8"),
    ("b: place moon 2\n", r"line 8"),
    ("b: place library 2\n", r"line 8"),
    ("a: pass\n", r"line 8.*seat a is not asked now"),
    ("d: pass\n", r"line 8"),
    ("b: pass\nb: pass\n", r"line 9.*not asked"),
    ("b: place smithy 4 2 4 end\n", r"line 8.*past token 2"),
    ("b: place smithy 4 x\n", r"line 8.*cannot go on with 'x'"),
    ("b: place smithy L* 2* 3* end\n", r"line 8.*face down"),
    ("b: place smithy 2 end\nc: place smithy 2 end\na: pass\nb: place smithy 3 end\n", r"line 11.*already"),
    ("b: tome brawl\n", r"line 8.*hold no"),
    ("b: take\n", r"line 8"),
    ("b: fly\n", r"line 8"),
    ("b: say claim goto moon\n", r"line 8"),
    ("b: say accuse d\n", r"line 8.*no seat 'd'"),
    ("* tome a T23\n", r"line 8"),
    ("b: pass\nc: pass\na: pass\n* items I09\n", r"line 11"),
    ("b: pass\nc: pass\na: pass\n* goons N01 N02\n", r"line 11"),
    ("b: pass\nc: pass\na: pass\n* goons N44\n", r"line 11"),
]


@pytest.mark.parametrize(("lines", "error"), ERRORS)
def test_errors_name_the_line(lines: str, error: str) -> None:
    with pytest.raises(BadRecord, match=error):
        replayed(record(lines))


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("turnkey 1\ngame lockup version=2 edition=house players=7\n\n", "7"),
        ("turnkey 1\ngame lockup version=2 edition=nobody players=3\n\n", "edition 'nobody'"),
        ("turnkey 1\ngame lockup version=9 edition=house players=3\n\n", "version"),
        ("turnkey 1\ngame lockup version=2 edition=house players=3\noption mood=good\n\n", "mood"),
        ("turnkey 1\ngame lockup version=2 edition=house players=3\noption rounds=9\n\n", "rounds"),
        (HEAD.format(players=3) + "\n* goons N04 N04 N09 N12 N13\n", "line 4"),
        (HEAD.format(players=3) + "\n* goons N04 N07 N09 N12 N13\n* items I01 I02 I03 I99\n", "line 5"),
    ],
)
def test_what_is_no_record(text: str, error: str) -> None:
    with pytest.raises(BadRecord, match=error):
        replayed(text)


def test_json_steps() -> None:
    table = replayed(record("b: place smithy 4* end\n"))
    data = json.loads(table.record.to_json())
    assert data["steps"][-1] == {"seat": "b", "do": "place smithy 4* end"}
    assert data["steps"][0] == {"chance": "goons", "results": ["N04", "N07", "N09", "N12", "N13"]}
    assert now(table)["token"]["b"]["4"] == "smithy*"


def test_solitary_forms() -> None:
    """`flip`, `give g`, `tome blame`, guards turned up."""
    table = dealt("* goons N10 N07 N09 N12 N13", "* items I01 I02 I03", "* award GA1; * endgame GE1",
                  "* guards GD03 GD04 GD05 GD06 GD07 GD08 GD09", players=1)  # fmt: skip
    play(table, "a: flip chow", "* loc LC6", "* guards GD12", "a: place yard 5 E end", "a: flip yard", "* loc LC7")
    play(table, "a: pass")
    same_again(table)
    assert "= reveal chow g GD08" in body(table)
    posts = dict(zip(("yard", "sewers"), ("GD03", "GD04"), strict=True))
    same_again(play(at(1, posts=posts, tomes={"a": "T11 T11"}, suspicion={"a": 2}), "a: tome blame"))
    hired = lights_out(1, crews={"a": "chow 5"}, goons="N10 - - - -", suspicion={"a": 2}, have={"a": "S"})
    same_again(play(hired, "a: hire one S N10", "a: give g"))
