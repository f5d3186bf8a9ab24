"""What cards and spaces are called in the house edition: for sentences, which rules do not need."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from turnkey.games.locked_out.state import ACCESS, CARDS, KINDS, MATTERS, SPACES

EDITION_FILE = Path(__file__).with_name("edition.toml")
_DATA: dict[str, Any] = tomllib.loads(EDITION_FILE.read_text(encoding="utf-8"))
_PRINTED: dict[str, Any] = {**_DATA["access"], **_DATA["resources"], **_DATA["loot"], **_DATA["hazards"]}

KIND_NAMES: tuple[str, ...] = tuple(_PRINTED[kind]["name"] for kind in KINDS)
CARD_NAMES: tuple[str, ...] = (CARDS[0], *KIND_NAMES)
SPACE_NAMES: tuple[str, ...] = tuple(f"room {space}" for space in SPACES)
_OF_MATTERS = {"access": "access cards", "orange": "orange access", "purple": "purple access", "icon": "search icon"}
MATTER_NAMES: tuple[str, ...] = tuple(
    _OF_MATTERS.get(one, _PRINTED[one]["name"] if one in ACCESS else one) for one in MATTERS
)


def card_name(kind: str) -> str:
    return CARD_NAMES[CARDS.index(kind)]
