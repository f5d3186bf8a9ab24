"""Numbers, notation and beginnings: how a typed line finds its option."""

from __future__ import annotations

import re

import pytest

import turnkey
from turnkey import Illegal, Table, Unreadable
from turnkey.cli.choosing import Unclear, choose, lines_of, shortened


@pytest.fixture(scope="module")
def table() -> Table:
    """Ben on 0 with every card, before his move; the others elsewhere."""
    position = {
        "turn": "ben", "actor": "ben", "stage": "before_move", "asked": 1, "die": 4,
        "where": {"ben": 0, "lewis": 3, "david": 5, "james": 7},
        "hand": {"ben": {"teleport": 1, "swap": 1, "pup": 1, "jailbreak": 1}},
    }  # fmt: skip
    return turnkey.game("break_escape").position({"position": position}, seed=1)


def test_options_that_are_alike_share_a_line(table: Table) -> None:
    lines = lines_of(table.options("ben"))
    assert [line.words for line in lines] == ["go", "teleport <space>", "swap <one> <other>", "pup"]
    assert lines[1].meaning == "1-23"
    assert lines[2].meaning.startswith("ben lewis, ben david, ben james")
    assert sum(len(line.actions) for line in lines) == len(table.options("ben"))


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("1", "go"),
        ("go", "go"),
        ("G", "go"),
        ("4", "pup"),
        ("teleport 16", "teleport 16"),
        ("TELEPORT  16", "teleport 16"),
        ("tele 16", "teleport 16"),
        ("t 1", "teleport 1"),
        ("2 16", "teleport 16"),
        ("swap james ben", "swap ben james"),
        ("sw ja da", "swap david james"),
        ("3 ben l", "swap ben lewis"),
        ("p", "pup"),
    ],
)
def test_what_is_typed_finds_its_option(table: Table, typed: str, meant: str) -> None:
    assert choose(table, 0, typed).notation == meant


@pytest.mark.parametrize(
    ("typed", "fault", "told"),
    [
        ("2", Unclear, "'teleport <space>': say which of 1-23"),
        ("teleport", Unclear, "say which of 1-23"),
        ("swap ben", Unclear, "say which of ben lewis, ben david, ben james"),
        ("0", Unclear, "there is no line 0: choose one of 1 to 4"),
        ("1 5", Unclear, "1 alone is enough"),
        ("teleport 0", Illegal, "you stand there already"),
        ("2 0", Illegal, "you stand there already"),
        ("escape", Illegal, "cannot 'escape' now"),
        ("teleport 99", Unreadable, "cannot read 'teleport 99'"),
        ("dance", Unreadable, "no action begins with 'dance'"),
    ],
)
def test_what_is_not_clear_is_asked_back(table: Table, typed: str, fault: type[Exception], told: str) -> None:
    with pytest.raises(fault, match=re.escape(told)):
        choose(table, 0, typed)


def test_where_only_one_verb_is_asked_its_word_can_be_left_out() -> None:
    position = {"turn": "james", "actor": "james", "stage": "james_steps", "asked": 1, "die": 4}
    game = turnkey.game("break_escape")
    table = game.position({"options": {"james_move": "up_to"}, "position": position}, seed=1)
    assert [line.words for line in lines_of(table.options("james"))] == ["steps <steps>"]
    for typed in ("5", "steps 5", "st 5"):
        assert choose(table, 3, typed).notation == "steps 5"
    with pytest.raises(Illegal, match="does not reach"):
        choose(table, 3, "9")
    with pytest.raises(Illegal, match="cannot 'go' now"):
        choose(table, 3, "go")


def test_runs_of_numbers_are_shortened() -> None:
    assert shortened(["0", "1", "2", "4", "6", "7"]) == "0-2, 4, 6, 7"
    assert shortened(["ben lewis", "ben david"]) == "ben lewis, ben david"
