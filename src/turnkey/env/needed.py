"""Packages that only some need: asked for where they are used, with a word on how to get them."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType


def needed(name: str, how: str) -> ModuleType:
    """A module of a package that may not be installed."""
    try:
        return import_module(name)
    except ModuleNotFoundError as fault:
        package = name.partition(".")[0]
        if fault.name is not None and fault.name.partition(".")[0] != package:
            raise  # it is there, but lacks something itself
        raise ModuleNotFoundError(f"{package} is not installed: {how}", name=package) from fault


WITH_ENV = "pip install 'turnkey-games[env]'"
WITH_RAY = "pip install 'turnkey-games[ray]'"
WITH_TRAIN = "pip install 'turnkey-games[train]'"
