"""What the rules emit is what is declared: as many parts as the event has, every event, and rules that there are."""

from __future__ import annotations

import ast
import importlib
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import turnkey
from turnkey.core.events import Event, Events

GAMES = Path(turnkey.__file__).parent / "games"
SLUGS = turnkey.game_names()
BEFORE_PARTS = {"emit": 2, "whisper": 3}  # the record, for whom, the event


def told(slug: str) -> Iterator[tuple[str, str, int]]:
    """Every call that writes an event: where, its constant, how many parts."""
    for path in sorted((GAMES / slug).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in BEFORE_PARTS:
                first = BEFORE_PARTS[node.func.id]
                named = node.args[first - 1]
                names = [named.body, named.orelse] if isinstance(named, ast.IfExp) else [named]
                for name in names:
                    assert isinstance(name, ast.Name), f"{path.name}:{node.lineno}: name the event where it is emitted"
                    yield f"{path.name}:{node.lineno}", name.id, len(node.args) - first


def constants(slug: str) -> dict[str, Event]:
    module = importlib.import_module(f"turnkey.games.{slug}.events")
    return {name: value for name, value in vars(module).items() if isinstance(value, Event)}


@pytest.mark.parametrize("slug", SLUGS)
def test_every_event_is_emitted_with_all_its_parts(slug: str) -> None:
    declared, emitted = constants(slug), set()
    for where, name, parts in told(slug):
        if name in declared:
            emitted.add(name)
            assert parts == declared[name].scalars, f"{where}: {name} has the parts {', '.join(declared[name].parts)}"
    assert set(declared) - emitted == set(), "declared, and never emitted"


@pytest.mark.parametrize("slug", SLUGS)
def test_every_event_and_verb_names_rules_that_there_are(slug: str) -> None:
    game = turnkey.game(slug)
    events: Events = game.definition.words.notation.events
    for event in events:
        assert not event.says or event.rule, f"{event.name!r} says nothing of the rule that it reports"
        assert_cited(slug, event.name, event.rule)
    for verb in game.definition.words.actions.verbs:
        assert verb.rules, f"{verb.word!r} names no rule"
        assert_cited(slug, verb.word, verb.rules)


def assert_cited(slug: str, name: str, rule: str) -> None:
    game = turnkey.game(slug)
    strange = set(re.findall(r"\b[RQ]\d+[a-z]?\b", rule)) - set(game.rules)
    assert not strange, f"{name!r} names {strange}, and there is no such rule"


@pytest.mark.parametrize("slug", SLUGS)
def test_nothing_is_named_by_a_run_of_numbers(slug: str) -> None:
    """Sets of things are declared with their words; `A, B, C = range(3)` beside a list of words drifts from it."""
    found = []
    for path in sorted((GAMES / slug).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Tuple):
                value = node.value
                if isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id == "range":
                    found.append(f"{path.relative_to(GAMES)}:{node.lineno}")
    assert found == []
