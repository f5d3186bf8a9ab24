"""What is told goes out as data: log lines, questions, options, reasons, faults, records with names."""

from __future__ import annotations

import asyncio
import zlib
from pathlib import Path
from typing import Any

import msgspec
import pytest
from harness import serving

import turnkey
from turnkey.core import record_text
from turnkey.core.languages import language_for
from turnkey.core.record_text import read
from turnkey.core.sentences import Sentence
from turnkey.core.table import Table
from turnkey.play import gate, wire
from turnkey.play.finished import FORMAT, Finished
from turnkey.play.store.bodies import at_rest

ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "heuristic"}


def ben_before_the_move() -> Table:
    """Ben has rolled 1, and holds SWAP and PUP."""
    return turnkey.game("break_escape").deal(seed=3)


def ben_after_the_move() -> Table:
    table = ben_before_the_move()
    table.apply("ben", "go")
    return table


def says(sentence: Sentence) -> list[Any]:
    """A sentence as it is to be sent."""
    return [
        one if isinstance(one, str) else {"part": one.part, "text": one.text, "handle": one.handle}
        for one in sentence.marks
    ]


def test_frames_tell_the_log_the_question_and_the_options_as_data(store: str) -> None:
    async def story() -> None:
        async with serving(store) as server:
            ann = await server.player("Ann")
            made = await ann.make("break_escape", seats=[ME, BOT, BOT, BOT], public=True)
            async with ann.at(made["id"]) as line, (await server.player("Bob")).at(made["id"]) as watcher:
                await line.when(lambda: bool(line.frame and line.frame["options"]))
                await line.act("go")
                await line.when(lambda: bool(line.frame["options"]) and line.frame["step"] > 0)
                await watcher.when(lambda: bool(watcher.frame) and watcher.frame["step"] == line.frame["step"])
                table = server.hub.owners[made["id"]].playing().table
                for told, seat in ((line.told, 0), (watcher.told, None)):
                    expected = [
                        {
                            "kind": one.kind, "says": says(one), "parts": dict(one.parts), "touches": list(one.touches),
                            "cue": one.cue, "chapter": one.chapter, "rule": one.rule,
                        }
                        for one in table.log(seat)
                    ]  # fmt: skip
                    assert told == expected
                asked = table.question(0)
                assert asked is not None
                assert line.frame["question"] == {
                    "code": asked.code, "says": says(asked), "parts": dict(asked.parts), "subject": asked.subject,
                    "danger": asked.danger, "why": table.game.definition.words.why_asked[asked.code],
                }  # fmt: skip
                assert watcher.frame["question"] is None
                for option, action in zip(line.frame["options"], table.options(0), strict=True):
                    text = "".join(one if isinstance(one, str) else one["text"] for one in option["says"])
                    assert text == option["sentence"] == action.sentence

    asyncio.run(story())


def test_what_a_reader_does_not_know_is_null_in_a_line() -> None:
    table = turnkey.game("break_escape").deal(seed=3)
    (told, *_) = gate.log_of(table.log("james"))
    assert told.kind == "dealt"
    assert told.parts == {"runner": "ben", "card": None, "size": 1}
    assert told.says[2] == wire.Mark(part="card", text="a card", handle="")
    assert told.touches == ["seat:ben"]


def test_who_is_not_asked_gets_no_question() -> None:
    table = ben_before_the_move()
    now = gate.Now(table, gate.Facts("t", "break_escape", "playing", 0, (), 0))
    asked = [gate.frame_of(now, seat, [], 0, gate.Back(), True).question for seat in (0, 1, 2, 3, None)]
    assert [one is None for one in asked] == [False, True, True, True, True]
    assert asked[0] is not None
    assert (asked[0].code, asked[0].subject) == ("before_move", "space:1")


# Why something cannot be done


def test_a_reason_names_its_kind_its_rules_and_what_they_say() -> None:
    why = gate.why_not(ben_before_the_move(), 0, "attack", "m")
    assert not why.possible
    (because,) = why.because
    assert (because.option, because.moment, because.rule) == ("attack", "not_now", "R19, Q10")
    assert because.says == ["the main action comes after the move"]
    assert [one.id for one in why.rules] == ["R19", "Q10"]
    assert all(one.text for one in why.rules)
    assert why.reason == "Attack: the main action comes after the move."


def test_a_reason_marks_what_it_names() -> None:
    (because,) = gate.why_not(ben_after_the_move(), 0, "attack", "m").because
    assert because.says[-1] == wire.Mark(part="space", text="0", handle="space:0")
    assert because.parts == {"space": "0"}


def test_what_is_possible_has_no_reason() -> None:
    why = gate.why_not(ben_before_the_move(), 0, "go", "m")
    assert (why.possible, why.because, why.rules) == (True, [], [])


def test_a_reason_against_everything_names_no_option() -> None:
    (because,) = gate.why_not(ben_before_the_move(), 1, "go", "m").because
    assert (because.moment, because.option, because.does) == ("not_asked", "", [])


def test_a_verb_or_a_thing_has_a_few_different_reasons() -> None:
    for wish in ("capture", "rescue", "card:jailbreak", "space:3"):
        why = gate.why_not(ben_after_the_move(), 0, wish, "m")
        assert 1 <= len(why.because) <= gate.REASONS
        assert len({str(one.says) for one in why.because}) == len(why.because)


def test_an_illegal_action_is_refused_with_its_kind_and_rule(store: str) -> None:
    async def story() -> None:
        async with serving(store) as server:
            ann = await server.player("Ann")
            made = await ann.make("break_escape", seats=[ME, BOT, BOT, BOT])
            async with ann.at(made["id"]) as line:
                await line.when(lambda: bool(line.frame and line.frame["options"]))
                refused = await line.act("attack")
                assert (refused["code"], refused["moment"], refused["rule"]) == ("illegal", "not_now", "R19, Q10")
                other = await line.act("fly")
                assert (other["code"], other["moment"], other["rule"]) == ("unreadable", "", "")

    asyncio.run(story())


@pytest.mark.parametrize(
    ("options", "wrong"),
    [
        ({"rounds": 99}, ["rounds"]),
        ({"rounds": 99, "hp_ben": 0}, ["rounds", "hp_ben"]),
        ({"start_hand": 9, "deck_pup": 0}, ["start_hand", "deck_teleport", "deck_swap", "deck_pup", "deck_jailbreak"]),
        ({"tea": True}, ["tea"]),
    ],
)
def test_a_fault_names_the_options_that_are_wrong(store: str, options: dict[str, Any], wrong: list[str]) -> None:
    async def story() -> None:
        async with serving(store) as server:
            ann = await server.player("Ann")
            answer = await ann.post("/api/tables", {"game": "break_escape", "options": options})
            assert (answer.status_code, answer.json()["code"]) == (400, "bad_option"), answer.text
            assert answer.json()["options"] == wrong

    asyncio.run(story())


# Games


@pytest.mark.parametrize("slug", turnkey.game_names())
def test_a_claim_can_be_put_together_from_its_parts(slug: str) -> None:
    game = turnkey.game(slug)
    known = {one.notation for one in game.definition.words.talk}
    made = set()
    for claim in gate.game_info(game).claims:
        notations = [claim.write]
        for parameter in claim.parameters:
            notations = [" ".join([one, *choice.words]) for one in notations for choice in parameter.choices]
        made |= set(notations)
    assert made == known


def test_what_a_claim_says_names_seats_by_marks_and_is_in_the_form_that_its_sentence_wants() -> None:
    game = turnkey.game("lockdown")
    claims = {one.write: one for one in gate.game_info(game, language_for("de", game.definition)).claims}
    wish = next(one for one in claims["ask"].parameters[1].choices if one.words == ["vote p2"])
    assert wish.says == [["zeig auf ", wire.Mark(part="seat", text="P2", handle="seat:p2")]]
    place = next(one for one in claims["go"].parameters[0].choices if one.words == ["2"])
    assert place.says == [[wire.Mark(part="place", text="in die Apotheke (2)", handle="place:2")]]


@pytest.mark.parametrize("slug", turnkey.game_names())
def test_verbs_and_actions_say_the_same_with_and_without_marks(slug: str) -> None:
    definition = turnkey.game(slug).definition
    for action in (*definition.words.actions, *definition.words.talk):
        assert "".join(one if isinstance(one, str) else one.text for one in action.marks) == action.sentence
        assert set(action.things) >= {name for one in action.verb.parameters for name in one.names}


# Records


def test_records_say_who_sat_where(store: str) -> None:
    names = {"ben": "Ann", "lewis": "heuristic (bot)", "david": "heuristic (bot)", "james": "heuristic (bot)"}

    async def story() -> None:
        async with serving(store) as server:
            ann = await server.player("Ann")
            made = await ann.make("break_escape", seats=[ME, BOT, BOT, BOT], options={"rounds": 1}, public=True)
            path = f"/api/tables/{made['id']}/record"
            bob = await server.player("Bob")
            async with ann.at(made["id"]) as line:
                await line.when(lambda: bool(line.frame and line.frame["options"]))
                for player in (ann, bob):
                    for form in ("text", "json"):
                        assert read((await player.get(f"{path}?form={form}")).json()["text"]).names == names
                while line.frame["status"] != "over":
                    await line.when(lambda: bool(line.frame["options"]) or line.frame["status"] == "over")
                    if line.frame["options"]:
                        await line.act()
            text = (await ann.get(path)).json()["text"]
            assert text.startswith("turnkey 1\ngame break_escape version=")
            assert 'option rounds=1\nname ben "Ann"\n' in text
            assert turnkey.replay(text).over
            for _ in range(600):
                body = await server.hub.store.finished(made["id"])
                if body is not None:
                    break
                await asyncio.sleep(0.05)
            assert body is not None
            assert Finished(body).export(None, "text").text == text

    asyncio.run(story())


def test_a_table_of_other_rules_is_exported_in_the_same_grammar() -> None:
    from turnkey.play.store import TableRow

    row = TableRow("t", "airlock", 7, "old", 2, '{"length": "marathon"}', "{}", "h", 1, 1, 1, "closed", 2, 0, "gone")
    steps: list[dict[str, object]] = [{"chance": ["draw 1 4a", "flip 2"]}, {"seat": "1", "do": "take 4a", "chance": []},
             {"seat": "2", "do": "take 4b", "chance": ["flip 3"]}]  # fmt: skip
    text = gate.bare_export(row, steps, "text", False, {"1": "Ann"}).text
    assert text == (
        "turnkey 1\ngame airlock version=7 edition=old players=2\noption length=marathon\n"
        'name 1 "Ann"\n\n* draw 1 4a; * flip 2; 1: take 4a\n2: take 4b; * flip 3\n'
    )
    again = [read(gate.bare_export(row, steps, form, False, {"1": "Ann"}).text) for form in ("text", "json")]
    assert [[(one.kind, one.seat, one.text, one.word, one.results) for one in made.steps] for made in again] == [
        [
            (record_text.ROLL, "", "", "draw", ("1", "4a")), (record_text.ROLL, "", "", "flip", ("2",)),
            (record_text.DO, "1", "take 4a", "", ()), (record_text.DO, "2", "take 4b", "", ()),
            (record_text.ROLL, "", "", "flip", ("3",)),
        ]
    ] * 2  # fmt: skip


# What was kept


def test_a_game_that_an_older_release_kept_is_read_as_plain_lines() -> None:
    assert FORMAT == 2
    eyes = {"view": {"round": 0}, "gone": [], "from": 0, "log": ["— Round 1, Ben —", "Ben moves to 3."]}
    step = {"did": "ben: Move as many spaces as the die shows.", "asked": ["ben"], "result": 1, "eyes": {"open": eyes}}
    kept = {"format": 1, "seats": ["ben"], "practice": False, "parts": ["1", "null"],
            "records": [], "steps": [{**step, "did": ""}, {**step, "eyes": {"open": {**eyes, "from": 2}}}]}  # fmt: skip
    finished = Finished(zlib.compress(at_rest(kept).encode()))
    assert finished.at("t", 0, "open").did is None
    shown = finished.at("t", 1, "open")
    assert shown.did == wire.Deed(seat="ben", says=["Move as many spaces as the die shows."])
    assert [(line.kind, line.says, line.chapter) for line in shown.log] == [
        ("", ["— Round 1, Ben —"], False),
        ("", ["Ben moves to 3."], False),
    ] * 2


def test_the_line_that_the_documentation_shows_is_one() -> None:
    game = turnkey.game("break_escape")
    told = Path(__file__).parents[2].joinpath("docs", "wire.md").read_text(encoding="utf-8")
    shown = next(one for one in told.split("```json") if '"cue":' in one).partition("```")[0]
    line = msgspec.json.decode(shown, type=wire.LogLine)
    event = game.definition.words.notation.events.named(line.kind)
    real = event.line((1, 3, 4, 3), known=True)
    assert real is not None
    assert gate.log_of([real]) == [line]
