"""What cards are called in the house edition: for sentences, which rules do not need."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import Any

from turnkey.games.lockup.book import EDITION_FILE

_DATA: dict[str, Any] = tomllib.loads(EDITION_FILE.read_text(encoding="utf-8"))


def guard_name(card: Mapping[str, Any]) -> str:
    """Guards have no names but what they do."""
    if card.get("lookout"):
        return "Lookout"
    if card.get("whistle"):
        return "Whistle"
    return "Enforcer" if card["strength"] == "enforcer" else f"Guard of {card['strength']}"


ITEM_NAMES: tuple[str, ...] = tuple(one["name"] for one in _DATA["items"])
GOON_NAMES: tuple[str, ...] = tuple(one["name"] for one in _DATA["goons"])
TOME_NAMES: tuple[str, ...] = tuple(one["title"] for one in _DATA["tomes"])
AWARD_NAMES: tuple[str, ...] = tuple(one["title"] for one in _DATA["awards"])
INSTANT_NAMES: tuple[str, ...] = tuple(one["title"] for one in _DATA["instants"])
END_GOAL_NAMES: tuple[str, ...] = tuple(one["title"] for one in _DATA["end_goals"])
GUARD_NAMES: tuple[str, ...] = tuple(guard_name(one) for one in _DATA["guards"])
