"""Editions: what is printed in a box, as a TOML file, checked before anybody plays it."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from turnkey.core.errors import BadEdition

Check = Callable[[Mapping[str, Any]], Sequence[str]]


@dataclass(frozen=True)
class Edition:
    """A game's printed data and where it came from."""

    name: str
    title: str
    data: Mapping[str, Any]

    def __getitem__(self, key: str) -> Any:
        return self.data[key]


def load_edition(path: Path, check: Check) -> Edition:
    """Read and check an edition file; a faulty one is refused with every reason at once."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as fault:
        raise BadEdition(str(path), [f"the file cannot be read ({fault.strerror or fault})"]) from fault
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as fault:
        raise BadEdition(str(path), [f"it is not valid TOML ({fault})"]) from fault
    missing = [f"the entry {key!r} is missing" for key in ("name", "title") if not isinstance(data.get(key), str)]
    try:
        reasons = [*missing, *check(data)]
    except (KeyError, TypeError, AttributeError) as fault:
        reasons = [*missing, f"an entry is missing or of the wrong kind ({fault})"]
    if reasons:
        raise BadEdition(str(path), reasons)
    return Edition(data["name"], data["title"], data)
