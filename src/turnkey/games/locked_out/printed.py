"""What the cards are called in the house edition: for sentences, which rules do not need."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

EDITION_FILE = Path(__file__).with_name("edition.toml")
_DATA: dict[str, Any] = tomllib.loads(EDITION_FILE.read_text(encoding="utf-8"))
_PRINTED: dict[str, Any] = {**_DATA["access"], **_DATA["resources"], **_DATA["loot"], **_DATA["hazards"]}
_OF_MATTERS = {"access": "access cards", "orange": "orange access", "purple": "purple access", "icon": "search icon"}


def card_name(kind: str) -> str:
    return str(_PRINTED[kind]["name"])


def matter_name(matter: str) -> str:
    """What claims speak of: a card's name, or what a sort of cards is called."""
    return _OF_MATTERS.get(matter) or (card_name(matter) if matter in _DATA["access"] else matter)
