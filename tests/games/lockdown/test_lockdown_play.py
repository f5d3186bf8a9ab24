"""Lockdown played: the ledger's worked examples, its notation, and records that lead where the game went."""

from __future__ import annotations

import random
from typing import Any

import pytest

import turnkey
from turnkey.core.table import Table

LOCKDOWN = turnkey.game("lockdown")
EMPTY = {"b": "cold", "l": "cold", "w": "cold"}


def at(players: int = 4, options: dict[str, Any] | None = None, **position: Any) -> Table:
    """A table in a position; whatever is not given is the beginning of turn 1."""
    return LOCKDOWN.position(
        {"players": players, "options": options or {}, "position": position}, backend="interpreted"
    )


def family(**places: str) -> dict[str, str]:
    """A family of three: who is not named is in the Cold storage."""
    return EMPTY | places


def play(table: Table, *lines: str) -> Table:
    for line in lines:
        seat, _, action = line.partition(" ")
        table.apply(seat, action)
    return table


def finish(table: Table, luck: random.Random) -> Table:
    while not table.over:
        seat = luck.choice(table.actors)
        table.apply(seat, luck.choice(table.options(seat)))
    return table


# Section 8


@pytest.mark.rules("R84")
def test_the_game_ends_with_as_many_alive_as_there_are_players() -> None:
    six = {
        "p1": family(b="5", l="5"),
        "p2": family(b="5"),
        "p3": family(l="4"),
        "p4": family(w="2"),
        "p5": family(b="1"),
    }
    table = at(5, stage="close", where=six)
    assert not table.over
    assert table.view(None)["turn"] == 2
    table = at(5, stage="close", where=six | {"p1": family(b="5"), "p5": family()})
    assert table.result is not None
    assert table.result.details["alive"] == 4


FOUR = {"p1": family(b="1", l="1"), "p2": family(w="2"), "p3": family(l="4"), "p4": family()}


@pytest.mark.rules("R81", "R85", "R86")
def test_equal_points_share_the_victory_and_the_keys_count_for_survivors() -> None:
    table = at(4, stage="close", where=FOUR, hand={"p2": {"keys": 1}, "p4": {"bat": 2, "can": 1}})
    assert table.result is not None
    assert [row["score"] for row in table.result.rows] == [8, 8, 3, 0]
    assert table.result.winners == ("p1", "p2")
    assert table.result.details["epilogue"] == 19


@pytest.mark.rules("R81")
def test_the_keys_are_worth_nothing_to_a_family_that_is_gone() -> None:
    table = at(4, stage="close", where=FOUR, hand={"p4": {"keys": 1}})
    assert table.result is not None
    assert [row["score"] for row in table.result.rows] == [8, 7, 3, 0]


@pytest.mark.rules("R86", "Q55")
def test_rows_that_are_unlocked_are_skipped() -> None:
    table = at(
        4, {"campaign": "attic:19"}, stage="close", where=FOUR, hand={"p1": {"bat": 1}, "p2": {"keys": 1}},
    )  # fmt: skip
    assert table.result is not None
    assert table.result.details["epilogue"] == 18


@pytest.mark.rules("R13", "R18", "R59", "R74")
def test_a_pistol_adds_a_vote_and_the_highest_total_is_elected() -> None:
    table = at(
        3,
        stage="attack_floor", scene=6, monsters={"6": 2}, deaths=7,
        where={
            "p1": family(l="6", b="6", u="cold"), "p2": family(w="6", u="cold"), "p3": family(l="6", w="5", u="cold"),
        },
        hand={"p2": {"pistol": 1}},
    )  # fmt: skip
    play(table, "P2 play pistol", "P1 done", "P3 done", "P1 vote p2", "P2 vote p1", "P3 vote p1")
    assert table.view(None)["elected"]["seat"] == "p1"
    assert [option.notation for option in table.options("p1")] == ["feed B", "feed L"]


@pytest.mark.rules("R56", "R57", "R58", "R68")
@pytest.mark.parametrize(
    ("monsters", "dead", "bat", "attacked", "saved"),
    [(3, 0, False, False, True), (3, 3, False, True, False), (4, 0, False, True, False), (4, 0, True, True, True),
     (4, 3, True, True, False)],
)  # fmt: skip
def test_strength_against_monsters(monsters: int, dead: int, bat: bool, attacked: bool, saved: bool) -> None:
    table = at(
        4, {"talk": "silent"},
        stage="attack", phase="attack", monsters={"4": monsters},
        where={
            "p1": {"b": "4", "l": "5", "w": "5"}, "p2": {"b": "5", "l": "4", "w": "5"},
            "p3": {"b": "2", "l": "2", "w": "2"}, "p4": dict.fromkeys("blw", "cold" if dead else "1"),
        },
        hand={"p1": {"bat": 1}},
    )  # fmt: skip
    assert (table.view(None)["stage"] == "attack_floor") == attacked
    if attacked:
        play(table, "P1 play bat" if bat else "P1 done")
        assert (table.view(None)["stage"] == "designate") != saved


@pytest.mark.rules("R85")
@pytest.mark.parametrize(
    ("variant", "where", "hand", "score"),
    [("v14", family(b="1"), {"bat": 3, "can": 2}, 7), ("v17", family(b="1"), {}, 7),
     ("v02", {"b": "1", "l": "1", "w": "1"}, {}, 19)],
)  # fmt: skip
def test_variations_that_change_the_score(variant: str, where: Any, hand: Any, score: int) -> None:
    table = at(
        4, {"variant": variant}, stage="close", hand={"p1": hand},
        where={"p1": where, "p2": family(), "p3": family(), "p4": family()}, badge=0,
    )  # fmt: skip
    assert table.result is not None
    assert table.result.rows[0]["score"] == score


# Section 10


def test_a_record_begins_with_a_header_and_who_has_the_tokens() -> None:
    table = finish(LOCKDOWN.deal(5, {"talk": "silent"}, seed=3, backend="interpreted"), random.Random(3))
    *head, blank, setup, deal = table.record.to_text().splitlines()[:6]
    assert head == ["turnkey 1", "game lockdown version=2 edition=house players=5", "option talk=silent"]
    assert (blank, setup) == ("", "# Setup")
    assert deal.startswith("* badge p1; * martyr p4; * deal p1 ")


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_records_read_back_from_text_and_json(players: int) -> None:
    luck = random.Random(players)
    table = LOCKDOWN.deal(players, {"variant": f"v{players:02}"}, seed=players, backend="interpreted")
    claims = [one.id for one in LOCKDOWN.definition.words.actions if not one.verb.on_menus]
    while not table.over:
        seat = luck.choice(table.actors)
        said = next((claim for claim in luck.sample(claims, 6) if table.may(seat, claim)), None)
        table.apply(seat, luck.choice(table.options(seat)) if said is None else said)
    text = table.record.to_text()
    for written in (text, text.lower().replace("lockdown ", "LOCKDOWN ", 1), table.record.to_json()):
        assert turnkey.replay(written, backend="interpreted").record.to_text() == text


def test_a_short_record_by_hand() -> None:
    table = turnkey.replay(
        """turnkey 1
        game lockdown players=3   # as somebody writes it down
        * badge P2; * martyr P3
        * deal P1 bat
        * deal P2 saw
        * deal P3 walkie
        * roll 3 3 5 6
        P2: place W 5      # the last Character has no choice
        P2: place B 3
        P2: place L 3
        * roll 1 1 2 4
        P3: place U 1
        """,
        backend="interpreted",
    )
    assert table.view(None)["badge"] == "p2"
    assert [one["place"] for one in table.view(None)["families"][1]["characters"]] == ["3", "3", "5", "6"]
    assert [option.notation for option in table.options("p3")][:3] == ["place B 1", "place B 2", "place B 4"]


def test_what_a_seat_does_not_know_is_a_question_mark() -> None:
    where = {
        "p1": {"b": "6", "l": "3", "w": "1"}, "p2": {"b": "6", "l": "2", "w": "4"},
        "p3": {"b": "6", "l": "5", "w": "4"}, "p4": {"b": "6", "l": "5", "w": "4"},
    }  # fmt: skip
    table = at(4, {"talk": "silent"}, badge=0, where=where)
    play(table, "P1 vote p1", "P2 vote p1", "P3 vote p2")
    assert "p1: vote ?" in table.record.redacted(1).to_text()
    assert "p2: vote p1" in table.record.redacted(1).to_text()
    table.apply("P4", "vote p3", ["draw bat", "draw can", "draw meat"])
    assert "p1: vote p1" in table.record.redacted(1).to_text()
    assert "* draw ? ? ?" in table.record.redacted(1).to_text()
    play(table, "P1 keep bat", "P1 gift meat", "P1 to p3")
    texts = [table.record.redacted(seat).to_text() for seat in range(4)]
    assert "p1: keep bat" in texts[0]
    assert all("p1: keep ?" in text for text in texts[1:])
    assert "p1: gift meat" in texts[2]
    assert "p1: gift ?" in texts[1]
    assert "* roll ? ? ? ?" in texts[1]
    assert "* roll ?" not in texts[0]
    assert table.view(0)["known_gifts"] == [{"seat": "p3", "card": "meat"}]
