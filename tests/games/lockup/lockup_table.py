"""Positions of Lockup in a line or two."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from lockup_scene import body, play

import turnkey
from turnkey.core.table import Table

SEATS = "abcde"


def at(players: int, options: Mapping[str, Any] | None = None, **position: Any) -> Table:
    """A table in a position; `items`, `goons`, `hands` and `tokens` are lists of names by place or seat."""
    given: dict[str, Any] = dict(position)
    for place, cards in given.pop("items", {}).items():
        given.setdefault("item_place", {}).update(dict.fromkeys(cards.split(), place))
    for place, cards in given.pop("goons", {}).items():
        given.setdefault("goon_place", {}).update(dict.fromkeys(cards.split(), place))
    for seat, tomes in given.pop("hands", {}).items():
        given.setdefault("hand", {})[seat] = Counter(tomes.split())
    for seat, tokens in given.pop("tokens", {}).items():
        given.setdefault("token", {})[seat] = places(tokens)
    return turnkey.game("lockup").position({"players": players, "options": dict(options or {}), "position": given})


def places(written: str) -> dict[str, str]:
    """`smithy L 4*; chow 5` as a place for each token."""
    found: dict[str, str] = {}
    for part in written.split(";"):
        place, *tokens = part.split()
        for token in tokens:
            found[token.removesuffix("*")] = f"{place}*" if token.endswith("*") else place
    return found


def do(table: Table, *lines: str) -> Table:
    """Steps of seats, each `a: take`; one that joins several actions is taken apart."""
    return play(table, *lines)


def lines_of(table: Table) -> Sequence[str]:
    return body(table)


def totals(table: Table) -> dict[str, int]:
    return {party["seat"]: party["reputation"] for party in table.view(None)["parties"]}
