"""What a batch tells in short: wins by seat, side and turn order, measures with quantiles, shares of endings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from turnkey.core.game import Game
from turnkey.lab.statistics import Estimate, mean, share

QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)
DECISIONS = "decisions"
TO_DECIDE = " to decide"

Numbers = np.ndarray[Any, Any]
Row = dict[str, Estimate]


@dataclass(frozen=True)
class Summary:
    """Estimates by name. What could not be told is empty."""

    seats: dict[str, Row]  # wins and mean_return
    sides: dict[str, Row]  # the same where seats win together, each side once
    turn_order: dict[str, Row]  # the same by who decided first, second …; only where that is not the seats' own order
    measures: dict[str, Estimate]
    quantiles: dict[str, tuple[float, ...]]  # of the measures, as QUANTILES lists them
    shares: dict[str, dict[str, Estimate]]  # of measures that are one of a few words

    def plain(self) -> dict[str, Any]:
        """For JSON."""
        told = {name: plain(getattr(self, name)) for name in ("seats", "sides", "turn_order", "measures", "shares")}
        return told | {"quantiles": {name: dict(zip(map(str, QUANTILES), row, strict=True))
                                     for name, row in self.quantiles.items()}}  # fmt: skip


def plain(results: Any) -> Any:
    return {key: plain(value) for key, value in results.items()} if isinstance(results, dict) else results.plain()


def summarise(
    game: Game,
    players: int,
    returns: Numbers,
    measures: Numbers,
    order: Numbers | None = None,
    decisions: Numbers | None = None,
) -> Summary:
    """`order` and `decisions` (by game and seat) are left out where nobody noted them."""
    returns, games = returns[:, :players], len(returns)
    won = winners(returns)
    seats = {name: row_of(won[:, seat], returns[:, seat]) for seat, name in enumerate(game.seats[players])}
    sides = {side_name(game, players, one): row_of(won[:, one[0]], returns[:, one[0]]) for one in sides_of(game)}
    counted = {DECISIONS: decisions.sum(axis=1)} if decisions is not None else {}
    shares: dict[str, dict[str, Estimate]] = {}
    for place, name in enumerate(game.definition.rules.measures):
        words, column = words_of(game, name), measures[:, place]
        if words:
            found = {word: int((column == number).sum()) for number, word in enumerate(words)}
            shares[name] = {word: share(count, games) for word, count in found.items() if count}
        else:
            counted[name] = column
    return Summary(
        seats,
        sides,
        by_turn_order(returns, won, order[:, :players]) if order is not None and players > 1 else {},
        {name: mean(column) for name, column in counted.items()},
        {name: tuple(map(float, np.quantile(column, QUANTILES))) for name, column in counted.items()},
        shares,
    )


def winners(returns: Numbers) -> Numbers:
    """Who won, by seat: whoever got most, and more than nothing."""
    won: Numbers = (returns > 0) & (returns == returns.max(axis=1, keepdims=True))
    return won


def row_of(won: Numbers, returns: Numbers) -> Row:
    return {"wins": share(int(won.sum()), len(won)), "mean_return": mean(returns)}


def sides_of(game: Game) -> tuple[tuple[int, ...], ...]:
    return game.definition.rules.sides


def side_name(game: Game, players: int, side: tuple[int, ...]) -> str:
    return ", ".join(game.seats[players][seat] for seat in side)


def by_turn_order(returns: Numbers, won: Numbers, order: Numbers) -> dict[str, Row]:
    """What the seats got that decided first, second … A seat that sits first need not be the one that begins."""
    told = np.all(order > 0, axis=1)
    if not told.any() or not np.any(order[told] != order[told][0]):
        return {}
    rows = {}
    for place in range(1, order.shape[1] + 1):
        here = (order == place) & told[:, None]
        rows[ordinal(place)] = row_of(won[here], returns[here])
    return rows


def ordinal(place: int) -> str:
    return {1: "1st", 2: "2nd", 3: "3rd"}.get(place, f"{place}th") + TO_DECIDE


def words_of(game: Game, measure: str) -> tuple[str, ...]:
    """The names of a measure's values, if it is called like a field of the record whose values have names."""
    return next((tuple(field.values) for field in game.layout.fields if field.name == measure), ())
