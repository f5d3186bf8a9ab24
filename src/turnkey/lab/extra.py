"""What the lab needs beyond the core: statistics, tables, pictures. Whoever lacks it is told how to get it."""

from __future__ import annotations

import importlib
import importlib.util
from types import ModuleType

from turnkey.core.errors import TurnkeyError

INSTALL = "pip install 'turnkey-games[lab]'"
INSTALL_TRAINING = "pip install 'turnkey-games[train]'"


def need(name: str, install: str = INSTALL) -> ModuleType:
    """A module of the extra, or of another one."""
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as fault:
        if fault.name is None or not name.startswith(fault.name.partition(".")[0]):
            raise
        raise TurnkeyError(f"this needs {name.partition('.')[0]}, which is not installed: {install}") from fault


PACKAGES = ("matplotlib", "optuna", "polars", "scipy", "statsmodels")


def need_all() -> None:
    """Asked before anything is played: nobody should hear after minutes of games that a package is missing."""
    missing = [name for name in PACKAGES if importlib.util.find_spec(name) is None]
    if missing:
        raise TurnkeyError(f"this needs {', '.join(missing)}, which is not installed: {INSTALL}")
