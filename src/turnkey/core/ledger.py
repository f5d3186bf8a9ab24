"""A game's rules in words, by number: what a reason, an event or a verb cites can be read.

`games/SLUG/ledger.md` holds every rule (R12) and ruling (Q3) as a line `- **R12** …`. Below the heading
`## No code of their own` it lists those that the game's Python files do not name, with the reason: `- Q3, Q4: …`.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

LINE = re.compile(r"^- \*\*([RQ]\d+[a-z]?)\*\* (.+)$", re.MULTILINE)
HEADING_OR_LINE = re.compile(r"^(?:#{2,} (.+)|- \*\*([RQ]\d+[a-z]?)\*\* .+)$", re.MULTILINE)
NO_CODE_HEADING = "## No code of their own"
NO_CODE_LINE = re.compile(r"^- ([RQ]\d+[a-z]?(?:, [RQ]\d+[a-z]?)*): (.+)$", re.MULTILINE)
RANGE = re.compile(r"\b([RQ])(\d+)([a-z]?)(?:\s*[-–]\s*[RQ]?(\d+)([a-z]?))?")


@dataclass(frozen=True)
class Rule:
    """One rule or ruling."""

    id: str
    text: str
    no_code: str = ""  # why no code of the game carries it out; empty if some does


@functools.cache
def rules_in(path: Path) -> Mapping[str, Rule]:
    """All of a ledger, in its order; none if the game has no such file."""
    if not path.is_file():
        return {}
    written = path.read_text(encoding="utf-8")
    reasons = no_code_in(written)
    return {number: Rule(number, text, reasons.get(number, "")) for number, text in LINE.findall(written)}


def no_code_in(written: str) -> dict[str, str]:
    """The rules that need no code, and why."""
    _, _, listed = written.partition(NO_CODE_HEADING)
    return {number: reason for numbers, reason in NO_CODE_LINE.findall(listed) for number in numbers.split(", ")}


@functools.cache
def chapters_in(path: Path) -> list[tuple[str, list[Rule]]]:
    """All of a ledger by its headings (two may have the same words); headings without rules are left out."""
    rules = rules_in(path)
    found: list[tuple[str, list[Rule]]] = []
    for heading, number in HEADING_OR_LINE.findall(path.read_text(encoding="utf-8") if path.is_file() else ""):
        if heading:
            found.append((heading, []))
        elif found:
            found[-1][1].append(rules[number])
    return [one for one in found if one[1]]


def cited(rules: Mapping[str, Rule], numbers: str) -> list[Rule]:
    """The rules that a text such as `R12, R14-R16, Q3` names; numbers that the ledger lacks are skipped."""
    named: dict[str, None] = {}
    for letter, first, part, last, last_part in RANGE.findall(numbers):
        between = range(int(first), int(last or first) + 1)
        named |= dict.fromkeys([f"{letter}{number}{part}" for number in between])
        named |= dict.fromkeys([f"{letter}{last}{last_part}"] if last else [])
    return [rules[name] for name in named if name in rules]
