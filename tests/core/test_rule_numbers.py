"""Every number of a ledger stands beside the code that carries the rule out, or in the list of those that need none.

The docstring at the head of a file does not count: it only says which rules to look for there.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import turnkey
from turnkey.core.ledger import LINE, NO_CODE_HEADING, NO_CODE_LINE, Rule, rules_in

GAMES = Path(turnkey.__file__).parent / "games"
SLUGS = sorted(ledger.parent.name for ledger in GAMES.glob("*/ledger.md"))
NUMBER = re.compile(r"\b[RQ]\d+[a-z]?\b")
CITED = re.compile(r"[RQ]\d+[a-z]?(-[RQ]\d+[a-z]?)?|v\d\d")  # a rule, several in a row, or a variation of the rules
WORDS = {"event": ("rule", "releases"), "Verb": ("why",)}


def ledger(slug: str) -> dict[str, Rule]:
    return dict(rules_in(GAMES / slug / "ledger.md"))


def in_code(slug: str, headings: bool = True) -> dict[str, set[str]]:
    """Each number that the game's Python files name, and where; with or without the docstrings that head the files."""
    found: dict[str, set[str]] = {}
    for file in sorted((GAMES / slug).rglob("*.py")):
        written = file.read_text(encoding="utf-8")
        if not headings:
            written = written.replace(ast.get_docstring(ast.parse(written), clean=False) or "", "", 1)
        for number in NUMBER.findall(written):
            found.setdefault(number, set()).add(str(file.relative_to(GAMES)))
    return found


def test_there_are_ledgers() -> None:
    assert len(SLUGS) >= 5


@pytest.mark.parametrize("slug", SLUGS)
def test_every_rule_stands_in_the_code_or_says_why_not(slug: str) -> None:
    rules, named, beside_code = ledger(slug), in_code(slug), in_code(slug, headings=False)
    nowhere = [number for number, rule in rules.items() if number not in beside_code and not rule.no_code]
    assert not nowhere, f"name these beside the code that carries them out, or list them in {slug}/ledger.md"
    both = {number: named[number] for number, rule in rules.items() if number in named and rule.no_code}
    assert not both, "listed as needing no code, but named by code"


@pytest.mark.parametrize("slug", SLUGS)
def test_the_code_names_no_rule_that_the_ledger_lacks(slug: str) -> None:
    rules = ledger(slug)
    strange = {number: places for number, places in in_code(slug).items() if number not in rules}
    assert not strange


@pytest.mark.parametrize("slug", SLUGS)
def test_the_ledger_lists_each_rule_once_and_names_only_its_own(slug: str) -> None:
    written = (GAMES / slug / "ledger.md").read_text(encoding="utf-8")
    rules, _, without_code = written.partition(NO_CODE_HEADING)
    numbers = [number for number, _ in LINE.findall(rules)]
    assert sorted(set(numbers)) == sorted(numbers)
    assert set(NUMBER.findall(written)) <= set(numbers)
    listed = [number for names, _ in NO_CODE_LINE.findall(without_code) for number in names.split(", ")]
    assert sorted(set(listed)) == sorted(listed)
    assert sorted(listed) == sorted(NUMBER.findall(without_code)), "a line is not written as `- Q3, Q4: reason`"


@pytest.mark.parametrize("slug", SLUGS)
def test_reasons_events_and_verbs_cite_rules_that_can_be_read(slug: str) -> None:
    rules = ledger(slug)
    found = list(citations(slug))
    assert {kind for kind, _, _ in found} >= {"no", "rule", "why"}
    for _, place, cited in found:
        numbers = NUMBER.findall(cited)
        assert numbers, f"{place} cites {cited!r}: no number of the ledger"
        assert set(numbers) <= set(rules), place
        assert all(CITED.fullmatch(one) for one in cited.split(", ")), f"{place} cites {cited!r}"


def citations(slug: str) -> Iterator[tuple[str, str, str]]:
    """What reasons (`no`), events (`rule`, `releases`) and verbs (`why`, up to its colon) cite, and where."""
    for file in sorted((GAMES / slug).rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            given = {word.arg: word.value for word in node.keywords if word.arg in WORDS.get(node.func.id, ())}
            if node.func.id == "no":
                given["no"] = node.args[1]
            for kind, value in given.items():
                if isinstance(value, ast.Constant) and isinstance(value.value, str):
                    yield str(kind), f"{file.relative_to(GAMES)}:{node.lineno}", value.value.partition(":")[0]


def test_a_range_may_end_with_a_letter() -> None:
    lockdown = turnkey.game("lockdown")
    assert [one.id for one in lockdown.cited("R39-R41a, Q3")] == ["R39", "R40", "R41", "R41a", "Q3"]
