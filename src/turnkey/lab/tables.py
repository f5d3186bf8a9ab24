"""Watched games as columns: a row for each game, so that a spreadsheet or a notebook can open them."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any

import numpy as np

from turnkey.lab.things import deeds_of
from turnkey.lab.watching import Watched

Numbers = np.ndarray[Any, Any]


def columns_of(watched: Watched, with_deeds: bool = False) -> dict[str, Numbers]:
    """By name: the game's number, then by seat what it got, when it began and how often it chose, then the measures.

    `with_deeds` adds what was offered and taken, by seat, where anything was.
    """
    setting = watched.setting
    names = setting.game.seats[setting.players]
    columns: dict[str, Numbers] = {"game": np.arange(watched.first, watched.first + watched.games)}
    for field, called in (("returns", "return"), ("order", "order"), ("asked", "decisions"), ("chose", "choices")):
        for seat, name in enumerate(names):
            columns[f"{called}:{name}"] = getattr(watched, field)[:, seat]
    for place, name in enumerate(setting.game.definition.rules.measures):
        columns[name] = watched.measures[:, place]
    for field in ("offered", "taken") if with_deeds else ():
        counts = getattr(watched, field)
        for seat, name in enumerate(names):
            for number, deed in enumerate(deeds_of(setting.game).deeds):
                if counts[:, seat, number].any():
                    columns[f"{field}:{name}:{deed.notation}"] = counts[:, seat, number]
    return columns


def write_csv(watched: Watched, file: Path) -> None:
    columns = columns_of(watched)
    with file.open("w", newline="", encoding="utf-8") as out:
        writer = csv.writer(out)
        writer.writerow(columns)
        writer.writerows(zip(*(column.tolist() for column in columns.values()), strict=True))
