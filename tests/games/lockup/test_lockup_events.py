"""What happens, as data: every event is told in real play, and says enough to follow a game without its board."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from lockup_guards import against, begun
from lockup_scene import GAME, at, body, dealt, lights_out, offers, patrol, play, raid, said, told

import turnkey
from turnkey import Table
from turnkey.core.events import Line
from turnkey.core.sentences import Mark
from turnkey.games.lockup.actions import ACTIONS
from turnkey.games.lockup.events import event
from turnkey.games.lockup.questions import question
from turnkey.games.lockup.state import GUARD_FLIP, STAGES

RECORDS = Path(__file__).parent / "records"
NAMES = [one.name for one in event]
# What no kept game happens to hold; each of these is set up below
RARE = {
    "goons shuffled", "tomes shuffled", "no guard", "no tome", "guard peeked", "suspicion stays", "paid nothing",
    "guards' markers returned", "suspicion kept", "recognised",
}  # fmt: skip


@cache
def kept_games() -> list[Table]:
    texts = [file.read_text(encoding="utf-8") for file in sorted(RECORDS.glob("*.txt"))]
    return [turnkey.replay(text, backend="interpreted") for text in texts]


@cache
def lines_told() -> dict[str, list[Line]]:
    found: dict[str, list[Line]] = {}
    for table in kept_games():
        for line in table.log(None):
            found.setdefault(line.kind, []).append(line)
    return found


def test_every_event_is_told_in_kept_games() -> None:
    assert set(NAMES) - set(lines_told()) <= RARE
    assert set(RARE) <= set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_an_event_is_a_whole_sentence_with_its_parts(name: str) -> None:
    declared = event.named(name)
    assert declared.rule
    assert GAME.cited(declared.rule)
    assert declared.says
    for line in lines_told().get(name, [])[:50]:
        assert line[0].isupper()
        assert line.endswith((".", ")")) != line.chapter
        assert not any(sign in line for sign in "{}[]—")
        assert "  " not in line
        assert set(line.parts) <= set(declared.parts)
        assert "".join(one if isinstance(one, str) else one.text for one in line.marks) == line
        for mark in line.marks:
            if isinstance(mark, Mark):
                assert mark.part in declared.parts


def test_every_rule_that_an_event_a_verb_or_a_reason_names_stands_in_the_ledger() -> None:
    for verb in ACTIONS.verbs:
        assert verb.rules, verb.word
        assert GAME.cited(verb.rules), verb.word
    table = GAME.deal(3, seed=1, backend="interpreted")
    seat = table.actors[0]
    seen = Counter[str]()
    for action in ACTIONS:
        if not table.may(seat, action.id):
            reason = table.reason_against(seat, action.id)
            seen[reason.moment] += 1
            assert GAME.cited(reason.rule), (action.notation, reason.rule)
    assert seen["not_now"] > 100


# Rare ones, and those whose parts matter most


def shuffled_goons() -> Table:
    deck = [f"N{number:02}" for number in range(1, 30)]
    return patrol(3, goons=" ".join(deck[:5]), discard=" ".join(deck[5:]))


RARE_TABLES: dict[str, Any] = {
    "goons shuffled": (shuffled_goons, "The 25 discarded goons are shuffled into a new deck."),
    "guard peeked": (
        lambda: play(begun_with_peek(), "a: tome peek chow"),
        "The Chow Hall, face down: a guard of 0.",
    ),
    "recognised": (
        lambda: play(
            at(3, tomes={"a": "T03", "b": "T05"}, crews={"b": "smithy 2* 4*"}),
            "a: tome peek smithy",
            "a: pass",
            "b: tome move 4 cell",
        ),
        "You have looked at it: it is token 4 of seat b.",
    ),
    "paid nothing": (
        lambda: play(
            lights_out(3, crews={"a": "cell 5"}, items="I28", have={"a": "S"}, tomes={"a": "T15"}),
            "a: done",
            "a: tome haggle",
            "a: reserve I28",
        ),
        "Haggled: seat a pays nothing.",
    ),
    "suspicion kept": (
        lambda: play(
            lights_out(3, crews={"a": "chow 5"}, goons="N10 N17", have={"a": "S"}, suspicion={"a": 1}),
            "a: hire one S N10",
            "a: nogive",
        ),
        "Seat a hands no suspicion on.",
    ),
    "tomes shuffled": (
        lambda: lights_out(
            3,
            crews={"a": "library 5", "b": "library 4"},
            tome_discard={f"T{number:02}": 2 for number in range(1, 23, 2)},
        ),
        "The 22 played tomes are shuffled into a new deck.",
    ),
    "no tome": (
        lambda: lights_out(
            3,
            crews={"a": "library 5", "b": "library 4"},
            hand={"c": {f"T{number:02}": 2 for number in range(1, 23, 2)}},
        ),
        "There is no tome left for seat a.",
    ),
    "suspicion stays": (
        lambda: lights_out(3, crews={"a": "smithy L"}, lying={"smithy": 2}),
        "Everybody at the Smithy has a lookout: 2 suspicion markers stay.",
    ),
    "guards' markers returned": (
        lambda: raid(1, suspicion={"g": 3, "a": 1}),
        "The guards' suspicion and what lies at the locations goes back to the supply: 11 there.",
    ),
    "no guard": (
        lambda: lights_out(
            1,
            posts={"smithy": "GD07"},
            guards={"library": "GD01 GD02 GD03 GD04 GD05 GD06 GD08 GD09 GD10 GD11 GD12"},
        ),
        "No guard is left for the Smithy.",
    ),
}


def begun_with_peek() -> Table:
    posts = dict(zip(("yard", "sewers", "chow"), ("GD03", "GD04", "GD08"), strict=True))
    return at(1, posts=posts, tomes={"a": "T03"})


@pytest.mark.parametrize("name", RARE_TABLES)
def test_a_rare_event(name: str) -> None:
    make, sentence = RARE_TABLES[name]
    assert sentence in [line for line in said(make(), "a") if line.kind == name]


@pytest.mark.rules("R5", "R6", "R7", "R8")
def test_what_is_laid_out_at_first_is_told() -> None:
    table = dealt("* goons N05 N22 N27 N20 N01", "* items I01 I02 I03 I04", "* award GA1; * instant GI1; * endgame GE1",
                  "* fpt b")  # fmt: skip
    kinds = Counter(line.kind for line in table.log(None))
    assert (kinds["goon came"], kinds["item came"], kinds["markers"]) == (5, 4, 5)
    assert told(table, "ready") == [{"first": "b", "reputation": 10, "power": 1, "suspicion": 3}]
    assert told(table, "goon came")[0] == {"goon": "N05", "kind": "dwarf", "to": "sewers"}
    assert told(table, "markers")[1] == {"goon": "N22", "location": "infirmary", "count": 2, "lying": 2}
    assert [line for line in table.log(None) if "goal is" in line or "Award is" in line] == [
        "The Award is Cutthroats.", "The Instant goal is Full Stash.", "The End Game goal is Scrap Barons.",
    ]  # fmt: skip


@pytest.mark.rules("R37", "R38", "R43")
def test_a_payment_and_what_it_brings_are_told_with_their_causes() -> None:
    table = lights_out(3, crews={"a": "chow 5"}, goons="N03 N10", have={"a": "SSPII"}, suspicion={"a": 2},
                       tomes={"b": "T21"})  # fmt: skip
    play(table, "a: hire two SSPI N03 N10; a: give c")
    assert [line.parts for line in table.log(None) if line.cue in ("pay", "take", "gain", "give")] == [
        {"party": "a", "markers": "SSPI", "goons": 2},
        {"party": "a", "goon": "N03", "kind": "dwarf", "start": "sewers"},
        {"party": "a", "markers": "S", "cause": "goon"},
        {"party": "a", "markers": "S", "cause": "goon"},
        {"party": "a", "goon": "N10", "kind": "ratman", "start": "infirmary"},
        {"party": "a", "other": "c", "left": 1, "others": 1, "cause": "goon"},
    ]
    paid = next(line for line in table.log(None) if line.kind == "paid for goons")
    assert paid == "Seat a pays 2 scrap, potion and iron for 2 goons."
    assert paid.touches == ("seat:a", "payment:SSPI")


@pytest.mark.rules("R36", "Q19")
def test_a_trade_tells_both_ways() -> None:
    table = lights_out(2, crews={"a": "commissary 4", "b": "commissary 5"}, have={"a": "SP"})
    play(table, "b: gain S", "a: trade SP G")
    assert [line for line in table.log(None) if line.kind in ("gained", "gave back")] == [
        "Seat b gains scrap (the reward of the rank).",
        "Seat a gives scrap and potion back to trade.",
        "Seat a gains gold (the trade).",
    ]


@pytest.mark.rules("R83", "R85")
def test_what_the_guards_pay_is_told() -> None:
    table = against({"cell": "GD06"}, items="I22", have={"g": "SSPIG"})
    assert told(table, "paid for item") == [{"party": "g", "markers": "SSPI", "item": "I22"}]
    assert "The guards pay 2 scrap, potion and iron for Guard Uniform." in said(table)


@pytest.mark.rules("R28", "R29")
def test_crews_are_told_on_their_way() -> None:
    table = lights_out(3, crews={"a": "smithy 5 L", "b": "smithy 4", "c": "smithy 3 E"})
    play(table, "a: take", "b: take")
    assert told(table, "went home")[0] == {"party": "a", "location": "smithy", "tokens": ["L", "5"]}
    assert told(table, "to library") == [{"party": "c", "location": "smithy", "tokens": ["3", "E"]}]
    assert told(table, "no reward")[0] == {"party": "c", "location": "smithy"}


def test_the_final_score_adds_up_from_what_was_told() -> None:
    """Reputation, line by line, from the beginning to the end: nothing is gained or lost in silence."""
    for table in kept_games():
        held: dict[str, int] = {}
        for line in table.log(None):
            parts = line.parts
            if "reputation" in parts and line.kind != "ready":
                change = parts.get("gain", parts.get("count", -parts.get("loss", 0)))
                party = parts.get("party", "g")
                assert parts["reputation"] == held.get(party, 10) + change, line
                held[party] = parts["reputation"]
            elif line.kind == "final score":
                assert parts["total"] == held.get(parts["party"], 10)


def test_resources_add_up_from_what_was_told() -> None:
    for table in kept_games():
        held: dict[str, Counter[str]] = {}
        for line in table.log(None):
            parts = line.parts
            party = held.setdefault(str(parts.get("party", parts.get("seat"))), Counter())
            if line.kind == "gained":
                party.update(parts["markers"])
            elif "markers" in parts:
                party.subtract(parts["markers"])
            elif line.kind == "exchanged":
                party.update({parts["get"]: 1, parts["give"]: -1})
            elif line.kind == "dropped":
                party.subtract(parts["kind"])
        for one in table.view(None)["parties"]:
            assert {kind: held[one["seat"]][kind] for kind in "SPIG"} == one["resources"]


def test_what_goons_are_worth_now_is_what_they_score_at_the_end() -> None:
    for table in kept_games():
        scored = {one["party"]: one["count"] for one in told(table, "scored") if one["what"] == "goons"}
        for one in table.view(None)["parties"]:
            counted = [part for part in told(table, "goons counted") if part["party"] == one["seat"]]
            assert {part["kind"]: part["worth"] for part in counted} == {
                kind: one["worth"][kind] for kind, count in one["kinds"].items() if count
            }
            assert scored.get(one["seat"], 0) == sum(one["worth"].values())


# Questions


def test_every_decision_has_a_question_of_its_own() -> None:
    codes: dict[str, str] = {}
    luck = random.Random(1)
    for players in (1, 2, 3, 5):
        for seed in range(3):
            table = GAME.deal(
                players, {"tome_windows": ("standard", "wide")[seed % 2]}, seed=seed, backend="interpreted"
            )
            while not table.over:
                for seat in table.actors:
                    asked = table.question(seat)
                    assert asked is not None
                    assert asked[0].isupper() or asked[0].isdigit()
                    assert asked.endswith("?")
                    assert not any(sign in asked for sign in "{}[]")
                    codes[asked.code] = asked
                seat = luck.choice(table.actors)
                table.act(seat, luck.choice(table.menu(seat)))
    asking = {*STAGES[: GUARD_FLIP + 1], "place_token", "tome_move_token", "tome_move_dest"} - {"tome_move"}
    assert set(codes) <= asking
    assert asking - set(codes) <= {"build_pay"}  # rare, and pinned below


@pytest.mark.parametrize(
    ("table", "asks"),
    [
        (lambda: lights_out(3, crews={"a": "infirmary 5"}), "Take 3 potions, or go on to the Library?"),
        (
            lambda: lights_out(3, crews={"a": "yard 5"}),
            "Take a power marker and the first player token, or go on to the Library?",
        ),
        (
            lambda: lights_out(3, crews={"a": "chow 5"}, goons="N05 N22", have={"a": "SSSS"}),
            "Hire one goon for 1, or two for 4?",
        ),
        (lambda: patrol(3, have={"a": "SSSPPPP"}), "2 too many for the Patrol: what goes back?"),
        (
            lambda: raid(3, suspicion={"a": 1, "b": 3}, tomes={"a": "T21"}),
            "The bell rings: seat b has most suspicion, 3; you have 1. Play a tome before the raid?",
        ),
        (
            lambda: play(at(3), "a: place smithy L 4*"),
            "Send tokens to the Smithy, the lookout face up, token 4 face down: whom else?",
        ),
        (
            lambda: play(lights_out(3, crews={"a": "cell 5"}, items="I21", have={"a": "SSIPG"}), "a: build I21"),
            "Pay for Spiked Club with what?",
        ),
    ],
)
def test_questions_say_what_is_at_stake(table: Any, asks: str) -> None:
    made = table()
    assert made.question("a") == asks
    assert made.question("b") is None


def test_a_question_tells_nothing_that_its_seat_does_not_know() -> None:
    """It is put together from what is left after erasing."""
    table = play(at(3, tomes={"a": "T05"}, crews={"a": "smithy 2* 4*"}), "a: tome move 4")
    assert table.question("a") == "Where does token 4 go?"
    assert question is GAME.definition.words.question
    assert offers(table) == [f"to {name}" for name in ("yard", "sewers", "infirmary", "commissary", "chow", "cell")]


def test_what_others_answer_for_a_seat_in_confidence_is_not_in_their_records() -> None:
    """The last token of a cell is added, and the placement ended, by itself: only its owner is told which it is."""
    table = play(at(3, crews={"a": "yard L 2 3 4 5"}, allowance={"a": 1}), "a: place cell E*")
    assert body(table)[0] == "a: place cell E* end"
    for watcher in ("b", None):
        record = table.record.redacted(None if watcher is None else 1)
        assert "= placed a cell ?*" in record.to_text()
        assert not [entry for entry in record.entries if entry.kind == "automatic" and entry.knowers == 0]
    begin = begun()
    assert "GD03" not in begin.record.redacted(0).to_text()
