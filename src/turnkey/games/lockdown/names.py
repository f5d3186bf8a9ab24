"""What things are called in the house edition: for sentences and screens, which rules do not need."""

from __future__ import annotations

import tomllib
from typing import Any

from turnkey.games.lockdown.book import EDITION_FILE

_DATA: dict[str, Any] = tomllib.loads(EDITION_FILE.read_text(encoding="utf-8"))

LOCATION_NAMES: tuple[str, ...] = tuple(_DATA["locations"])
EPILOGUE_TEXTS: dict[int, dict[str, Any]] = {one["number"]: one for one in _DATA["epilogues"]}


def place_name(place: int) -> str:
    return f"{LOCATION_NAMES[place - 1]} ({place})"
