"""What cards are called in the house edition: for sentences, which rules do not need."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

EDITION_FILE = Path(__file__).with_name("edition.toml")
_DATA: dict[str, Any] = tomllib.loads(EDITION_FILE.read_text(encoding="utf-8"))


def guard_name(card: Mapping[str, Any]) -> str:
    """Guards have no names but what they do."""
    if card.get("lookout"):
        return "Lookout"
    if card.get("whistle"):
        return "Whistle"
    return "Enforcer" if card["strength"] == "enforcer" else f"Guard of {card['strength']}"


def with_article(name: str) -> str:
    """A guard within a sentence."""
    return f"{'an' if name[0] in 'AEIO' else 'a'} {name.lower()}"


ITEM_NAMES: tuple[str, ...] = tuple(one["name"] for one in _DATA["items"])
GOON_NAMES: tuple[str, ...] = tuple(one["name"] for one in _DATA["goons"])
AWARD_NAMES: tuple[str, ...] = tuple(one["title"] for one in _DATA["awards"])
INSTANT_NAMES: tuple[str, ...] = tuple(one["title"] for one in _DATA["instants"])
END_GOAL_NAMES: tuple[str, ...] = tuple(one["title"] for one in _DATA["end_goals"])
GUARD_NAMES: tuple[str, ...] = tuple(with_article(guard_name(one)) for one in _DATA["guards"])
