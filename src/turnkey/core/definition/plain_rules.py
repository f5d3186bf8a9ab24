"""The rules that a game may leave out, and the book of one that has nothing printed and agrees on nothing."""

from __future__ import annotations

from types import ModuleType
from typing import Any

from turnkey.core.layout import i8, record
from turnkey.core.rule import rule


@record
class Players:
    players: i8


@rule
def advance(game: Any, book: Any) -> None:
    """Nothing happens by itself."""


@rule
def measure(game: Any, book: Any, out: Any) -> None:
    """Nothing is measured."""


@rule
def features(game: Any, book: Any, seat: int, out: Any) -> None:
    """Learners are shown what the record's declaration says."""


def add_missing_rules(module: ModuleType) -> None:
    for one in (advance, measure, features):
        if not hasattr(module, one.__name__):
            setattr(module, one.__name__, one)
