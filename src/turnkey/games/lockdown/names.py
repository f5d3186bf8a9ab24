"""What things are called in the house edition: for sentences and screens, which rules do not need."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

_DATA: dict[str, Any] = tomllib.loads(Path(__file__).with_name("edition.toml").read_text(encoding="utf-8"))

LOCATION_NAMES: tuple[str, ...] = tuple(_DATA["locations"])
EPILOGUE_TEXTS: dict[int, dict[str, Any]] = {one["number"]: one for one in _DATA["epilogues"]}


def place_name(place: int) -> str:
    return f"{LOCATION_NAMES[place - 1]} ({place})"
