"""`turnkey rules`."""

from __future__ import annotations

import json

import pytest
from command_line import run

import turnkey


def test_some_rules_by_number() -> None:
    shown = run("rules", "break_escape", "r12", "Q3")
    assert shown.code == 0
    assert shown.out.startswith("R12 ")
    assert "Q3" in shown.out
    assert all(len(line) <= 80 for line in shown.out.splitlines())
    assert [one["id"] for one in json.loads(run("rules", "break_escape", "R12-R14", "--json").out)] == [
        "R12",
        "R13",
        "R14",
    ]


@pytest.mark.parametrize("slug", turnkey.game_names())
def test_every_rule_of_a_game(slug: str) -> None:
    told = json.loads(run("rules", slug, "--json").out)
    assert len(told) > 80
    assert all(one["text"].strip() for one in told)
    assert [one["id"] for one in told] == list(turnkey.game(slug).rules)


def test_a_rule_that_there_is_not() -> None:
    shown = run("rules", "break_escape", "R999")
    assert shown.code == 2
    assert "has no rule 'R999'" in shown.err


def test_a_rule_that_needs_no_code_says_why() -> None:
    shown = " ".join(run("rules", "break_escape", "R4", "R5").out.split())
    assert shown.count("(No code: nothing keeps pieces apart.)") == 1
    told = json.loads(run("rules", "break_escape", "R4", "R5", "--json").out)
    assert [one["no_code"] for one in told] == ["nothing keeps pieces apart", ""]
