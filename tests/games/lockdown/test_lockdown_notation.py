"""Notation (section 10): every form, what is read and written, and records that do not fit the rules."""

from __future__ import annotations

import json

import pytest
from lockdown_table import GAME, at, at_random, body, dealt, now, play, replayed, stage

import turnkey
from turnkey import BadRecord, Unreadable

READ = GAME.definition.words.actions.read
BEGINNING = """turnkey 1
game lockdown players=3
option variant=none
* badge p2; * martyr p3
* deal p1 bat
* deal p2 saw
* deal p3 walkie
* roll 3 2 5 6
p2: place W 5
p2: place B 3
p2: place L 2
* roll 1 1 2 4
p3: place U 1
"""


@pytest.mark.parametrize(
    "text",
    [
        "place W 2", "play pistol", "done", "vote p2", "tie p2", "keep saw", "gift can", "to p5", "to p1",
        "play walkie", "go 5", "move B", "play drink W 4", "play can 5", "play bat", "play saw", "play molotov",
        "play meat L", "feed U", "haunt 3", "say monsters 135", "say go 4", "say ask p3 go 4", "say vote p2",
        "say ask p3 vote p1", "say tie p2", "say have bat", "say have none", "say promise p3 gift",
        "say promise p3 support truck", "say promise p3 support badge", "say promise p3 support attack",
    ],
)  # fmt: skip
def test_every_form_of_the_table(text: str) -> None:
    number = READ(text)
    assert GAME.definition.words.actions[number].notation == text
    assert READ(f"  {text.upper()}  ".replace(" ", "   ")) == number
    assert READ(text.lower()) == number


def test_every_action_reads_back_and_says_what_it_is() -> None:
    for action in GAME.definition.words.actions:
        assert READ(action.notation) == action.id
        assert READ(action.notation.lower()) == action.id
        assert action.sentence
        assert "{" not in action.sentence
        assert action.verb.why
    words = [action.notation for action in GAME.definition.words.actions]
    assert len(words) == len(set(words))


@pytest.mark.parametrize(
    "text", ["", "fly", "place W", "place X 1", "play", "play axe", "go 7", "go", "vote P7", "move U 3"]
)
def test_what_is_no_action(text: str) -> None:
    with pytest.raises(Unreadable):
        READ(text)


def test_the_header() -> None:
    table = dealt(5, 3, monsters=30, talk="claims", first_badge="p2", variant="v03")
    head = table.record.to_text().split("\n\n")[0].splitlines()
    assert head[:2] == ["turnkey 1", "game lockdown version=2 edition=house players=5"]
    options = ["option first_badge=p2", "option monsters=30", "option talk=claims", "option variant=v03"]
    assert sorted(head[2:]) == options
    assert not any("seed" in line or "spots" in line for line in head)  # what is as usual is not written
    assert "seed" not in dealt(5, 3).record.redacted(0).to_text()


def test_a_seed_in_a_header_is_read_over() -> None:
    table = replayed(BEGINNING.replace("players=3", "players=3 seed=77"))
    assert "seed" not in table.record.to_text()


def test_chance_says_who_has_the_tokens() -> None:
    table = replayed(BEGINNING)
    assert (now(table)["badge"], now(table)["martyr"]) == (1, 2)
    assert body(table)[:2] == ["* badge p2", "* martyr p3"]
    agreed = BEGINNING.replace("* badge p2; * martyr p3\n", "").replace(
        "option variant=none\n", "option first_badge=p2\noption first_martyr=p3\n"
    )
    table = replayed(agreed)
    assert (now(table)["badge"], now(table)["martyr"]) == (1, 2)
    assert body(table)[0] == "* deal p1 bat"  # what was agreed on is not left to chance


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("* badge p2", "* badge p7", "badge p7"),
        ("* badge p2", "* badge p4", "badge p4"),  # three seats
        ("* badge p2", "* badge p3", "martyr p3"),  # both tokens with one seat
        ("variant=none", "variant=v99", "v99"),
        ("players=3", "players=7", "3, 4, 5, 6"),
        ("players=3", "players=three", "whole numbers"),
        ("variant=none", "first_badge=p1", "badge"),
        ("variant=none", "sots=1", "sots"),
        ("players=3", "players=3 version=9", "version 9"),
        ("players=3", "players=3 edition=other", "other"),
        ("lockdown", "lockin", "lockin"),
        ("turnkey 1", "turnkey 9", "version"),
    ],
)
def test_heads_that_cannot_be(old: str, new: str, why: str) -> None:
    with pytest.raises(BadRecord) as refusal:
        replayed(BEGINNING.replace(old, new, 1))
    assert why in str(refusal.value)


@pytest.mark.parametrize(
    ("number", "line", "why"),
    [
        (5, "* deal p1 axe", "axe"),
        (6, "* deal p3 saw", "deal"),
        (8, "* roll 3 3 5 7", "7"),
        (9, "p3: place W 5", "not asked"),
        (9, "p2: place W 4", "none of your dice shows 4"),
        (9, "p2: place Q 4", "place q 4"),
        (9, "p9: place W 5", "p9"),
        (9, "p5: place W 5", "no seat"),
        (9, "p2: vote p1", "placing of families"),
        (11, "p2: jump L 3", "jump"),
        (13, "p3: say go 4", "while a discussion is open"),
    ],
)
def test_errors_name_the_line(number: int, line: str, why: str) -> None:
    lines = BEGINNING.splitlines()
    lines[number - 1] = line
    with pytest.raises(BadRecord) as refusal:
        replayed("\n".join(lines))
    assert f"line {number}:" in str(refusal.value)
    assert why in str(refusal.value)


def test_who_alone_is_asked_need_not_be_named() -> None:
    assert replayed(BEGINNING.replace("p2: place", "place")).record.to_text() == replayed(BEGINNING).record.to_text()


def test_dice_that_are_missing_are_missed() -> None:
    with pytest.raises(BadRecord, match=r"line 9: the record says .* by the rules it is .* roll"):
        replayed(BEGINNING.replace("* roll 3 2 5 6", "* roll 3 2 5"))


def test_nothing_comes_after_the_end() -> None:
    table = at_random(dealt(3, 2), 2)
    text = table.record.to_text()
    with pytest.raises(BadRecord, match="after the end"):
        replayed(text + "p1: done\n")


@pytest.mark.parametrize(
    "change",
    [
        lambda text: text.replace("\n", "\n\n"),
        lambda text: text.replace("\n", "   # as somebody writes it down\n"),
        lambda text: "\n".join(f"   {line.replace(' ', '   ')}\t" for line in text.splitlines()),
        lambda text: text.replace("\n", "\r\n"),
        lambda text: text.lower(),
        lambda text: text.upper().replace("VARIANT=NONE", "variant=none"),
        lambda text: "# a game by hand\n\n" + text,
        lambda text: text.replace("\np2: place B", "; p2: place B"),
    ],
)
def test_whitespace_comments_and_case(change: object) -> None:
    assert callable(change)
    assert replayed(change(BEGINNING)).record.to_text() == replayed(BEGINNING).record.to_text()


def test_chance_stands_with_what_it_belongs_to() -> None:
    """The sample lines of the table: `* deal p1 bat`, `* roll 1 3 5 5`, `* draw bat meat can`."""
    table = replayed(BEGINNING)
    assert body(table)[2:6] == ["* deal p1 bat", "* deal p2 saw", "* deal p3 walkie", "* roll 3 2 5 6"]
    search = at("B6 L3 W1", "B3 L2 W4", "B2 L4 W4", "B5 L5 W2", chance=["* draw bat meat can"])
    assert body(search) == ["* draw bat meat can"]


def test_what_goes_by_itself_is_not_written() -> None:
    """The last Character placed, a single mover, a single victim, a single candidate."""
    table = replayed(BEGINNING)
    own = [line for line in body(table) if line.startswith("p2")]
    assert own == ["p2: place W 5", "p2: place B 3", "p2: place L 2"]
    eaten = at("B4 L5 W5", "L5 W5 B2", "B3 L3 W2", "B1 L1 W1", stage="attack", phase="attack", monsters={4: 3})
    assert not any("feed" in line or "vote" in line for line in body(eaten))


def test_a_record_from_a_position() -> None:
    table = at("B6 L3 W1", "B3 L2 W4", "B2 L4 W4", "B5 L5 W2", chance=["* draw bat meat can"])
    play(table, "P1 keep bat", "P1 gift can", "P1 to p4")
    text = table.record.to_text()
    again = replayed(text)
    assert again.record.to_text() == text
    assert again.dump()["position"] | {"rng": 0} == table.dump()["position"] | {"rng": 0}
    assert replayed(table.record.to_json()).record.to_json() == table.record.to_json()


def test_steps_of_a_record() -> None:
    whole = at_random(dealt(4, 7), 7)
    text = whole.record.to_text()
    actions = sum(line.startswith("p") for line in body(whole))
    assert turnkey.replay(text, steps=actions, backend="interpreted").over
    part = turnkey.replay(text, steps=4, backend="interpreted")
    assert stage(part) == "place_start"
    assert body(whole)[: len(body(part)) - 1] == body(part)[:-1]


def test_what_a_seat_saw_cannot_be_replayed() -> None:
    with pytest.raises(BadRecord, match="only what p1 saw"):
        replayed(dealt(4).record.redacted(0).to_text())


def test_json_records_with_faults() -> None:
    data = json.loads(dealt(4, 3).record.to_json())
    assert replayed(json.dumps(data)).record.to_text() == dealt(4, 3).record.to_text()
    for broken in (
        data | {"steps": None},
        data | {"players": 9},
        data | {"steps": [{"chance": "deal", "results": ["axe"]}]},
        data | {"steps": [{}]},
    ):
        with pytest.raises(BadRecord):
            replayed(json.dumps(data | broken))
    with pytest.raises(BadRecord):
        replayed("{")
