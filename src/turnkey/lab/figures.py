"""The figures that settings are compared by: one number for each game.

wins:james, wins:ben+lewis+david      whether that seat or side won
wins:1st, wins:2nd …                  whether the seat that decided first, second … won
decisions, choices                    how many there were, with more than one option
round, keys …                         the game's own measures
reason=escape                         whether a measure of a few words was this one
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from turnkey.core.errors import BadOption
from turnkey.core.game import Game
from turnkey.lab.summary import winners, words_of

Columns = Mapping[str, Any]  # by name, as `tables.columns_of` calls them
Numbers = np.ndarray[Any, Any]
Figure = Callable[[Columns], Numbers]
PLACES = ("1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th")


def figures_of(game: Game, players: int) -> dict[str, Figure]:
    """All that there are, by name; the one that a sweep looks at first comes first."""
    names = game.seats[players]
    figures: dict[str, Figure] = {}
    for side in game.sides(players):
        figures["wins:" + "+".join(names[seat] for seat in side)] = by_seat(names, side[0])
    if players > 1 and not game.definition.rules.sides:
        by_order = {f"wins:{PLACES[place]}": by_turn(names, place + 1) for place in range(players)}
        figures = by_order | figures
    figures["decisions"] = total(names, "decisions")
    figures["choices"] = total(names, "choices")
    for measure in game.definition.rules.measures:
        words = words_of(game, measure)
        if words:
            figures |= {f"{measure}={word}": one_of(measure, number) for number, word in enumerate(words)}
        else:
            figures[measure] = measured(measure)
    return figures


def named(game: Game, players: int, name: str) -> tuple[str, Figure]:
    """A figure by its name, or by enough of it: `runners` for runners_win, `rounds` for round."""
    figures = figures_of(game, players)
    wanted = name.strip().lower()
    if wanted in figures:
        return wanted, figures[wanted]
    near = [one for one in figures if one.startswith(wanted) or one.removeprefix("wins:") == wanted]
    near = near or [one for one in figures if one == wanted.removesuffix("s")]
    if len(near) != 1:
        raise BadOption(f"there is no figure {name!r}; {game.slug} has {', '.join(figures)}")
    return near[0], figures[near[0]]


def by_seat(names: tuple[str, ...], seat: int) -> Figure:
    return lambda columns: won_in(columns, names)[:, seat].astype(float)


def won_in(columns: Columns, names: tuple[str, ...]) -> Numbers:
    return winners(np.stack([np.asarray(columns[f"return:{name}"]) for name in names], axis=1))


def by_turn(names: tuple[str, ...], place: int) -> Figure:
    """Not a number (NaN) for games in which some seat never decided alone."""

    def figure(columns: Columns) -> Numbers:
        order = np.stack([np.asarray(columns[f"order:{name}"]) for name in names], axis=1)
        told = np.all(order > 0, axis=1)
        won: Numbers = np.where(told, (won_in(columns, names) & (order == place)).any(axis=1), np.nan)
        return won

    return figure


def total(names: tuple[str, ...], what: str) -> Figure:
    return lambda columns: np.sum([np.asarray(columns[f"{what}:{name}"], float) for name in names], axis=0)


def measured(name: str) -> Figure:
    return lambda columns: np.asarray(columns[name], float)


def one_of(name: str, number: int) -> Figure:
    return lambda columns: (np.asarray(columns[name]) == number).astype(float)


def is_share(name: str) -> bool:
    """Whether a figure is told in percent."""
    return name.startswith("wins:") or "=" in name
