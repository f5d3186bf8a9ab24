"""What the lab needs beyond the core: statistics, tables, pictures. Whoever lacks it is told how to get it."""

from __future__ import annotations

import importlib
from types import ModuleType

from turnkey.core.errors import TurnkeyError

INSTALL = "pip install 'turnkey-games[lab]'"


def need(name: str) -> ModuleType:
    """A module of the extra."""
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as fault:
        if fault.name is None or not name.startswith(fault.name.partition(".")[0]):
            raise
        raise TurnkeyError(f"this needs {name.partition('.')[0]}, which is not installed: {INSTALL}") from fault
