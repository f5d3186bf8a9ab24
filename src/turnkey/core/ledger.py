"""A game's rules in words, by number: what a reason, an event or a verb cites can be read.

`games/SLUG/ledger.md` holds every rule (R12) and ruling (Q3) as a line `- **R12** …`.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

LINE = re.compile(r"^- \*\*([RQ]\d+[a-z]?)\*\* (.+)$", re.MULTILINE)
HEADING_OR_LINE = re.compile(r"^(?:#{2,} (.+)|- \*\*([RQ]\d+[a-z]?)\*\* (.+))$", re.MULTILINE)
RANGE = re.compile(r"\b([RQ])(\d+)([a-z]?)(?:\s*[-–]\s*[RQ]?(\d+))?")


@dataclass(frozen=True)
class Rule:
    """One rule or ruling."""

    id: str
    text: str


@functools.cache
def rules_in(path: Path) -> Mapping[str, Rule]:
    """All of a ledger, in its order; none if the game has no such file."""
    if not path.is_file():
        return {}
    return {number: Rule(number, text) for number, text in LINE.findall(path.read_text(encoding="utf-8"))}


@functools.cache
def chapters_in(path: Path) -> list[tuple[str, list[Rule]]]:
    """All of a ledger by its headings (two may have the same words), as far as there are rules below them."""
    found: list[tuple[str, list[Rule]]] = []
    for heading, number, text in HEADING_OR_LINE.findall(path.read_text(encoding="utf-8") if path.is_file() else ""):
        if heading:
            found.append((heading, []))
        elif found:
            found[-1][1].append(Rule(number, text))
    return [one for one in found if one[1]]


def cited(rules: Mapping[str, Rule], numbers: str) -> list[Rule]:
    """Those that a text such as `R12, R14-R16, Q3` names, as far as there are any."""
    found: dict[str, Rule] = {}
    for letter, first, part, last in RANGE.findall(numbers):
        for number in range(int(first), int(last or first) + 1):
            name = f"{letter}{number}{part}"
            if name in rules:
                found[name] = rules[name]
    return list(found.values())
