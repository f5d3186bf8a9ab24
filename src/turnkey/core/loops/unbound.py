"""The names that a game's rules module has, for the loops to be written against. Nothing here runs:
a game's own loops are these files with this module exchanged for its rules (see `engine`)."""

from __future__ import annotations

from typing import Any

from turnkey.core.layout import record, u64


@record
class Game:
    rng: u64


@record
class Book:
    players: u64


def deal(game: Any, book: Any) -> None: ...


def advance(game: Any, book: Any) -> None: ...


def actors(game: Any, book: Any) -> int: ...  # type: ignore[empty-body]


def options(game: Any, book: Any, seat: int, menu: Any) -> None: ...


def apply(game: Any, book: Any, seat: int, action: int) -> None: ...


def over(game: Any, book: Any) -> bool: ...  # type: ignore[empty-body]


def returns(game: Any, book: Any, out: Any) -> None: ...


def measure(game: Any, book: Any, out: Any) -> None: ...


def determinize(game: Any, book: Any, seat: int, dice: Any) -> None: ...


def features(game: Any, book: Any, seat: int, out: Any) -> None: ...
