"""How a row's parts are written at rest. What goes to people is written by the gate, never here."""

from __future__ import annotations

import json
from typing import Any


def at_rest(value: Any) -> str:
    return json.dumps(value)


def from_rest(text: str) -> Any:
    return json.loads(text)
