"""Puzzles: positions in which one move is clearly the best, with what the seat knows. They lie beside their game.

`puzzles.json` holds the records that they are taken from, cut off where the last puzzle of each stands, and for each
puzzle its place, its solution, and how it was checked.
"""

from __future__ import annotations

import functools
import inspect
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from turnkey.core.errors import TurnkeyError
from turnkey.core.game import Game
from turnkey.core.replay import replay
from turnkey.core.sentences import Sentence, says
from turnkey.core.table import Table

FORMAT = 1
FILE = "puzzles.json"


@dataclass(frozen=True)
class Valued:
    """An option and what it is worth: a chance to win, and its standard error."""

    action: str
    worth: float
    error: float


@dataclass(frozen=True)
class Puzzle:
    """Find the move."""

    number: int  # from 1
    record: str
    step: int  # actions before it
    seat: str
    solution: str
    values: tuple[Valued, ...]  # the solution first, then the best others
    gap: float  # to the best other, in parts of a chance; the smaller one of two independent checks
    error: float  # the larger one of the two
    bot: str  # what the game's own bot does there


def file_of(game: Game) -> Path:
    return Path(inspect.getfile(game.definition.rules.game)).with_name(FILE)


@functools.cache
def puzzles_of(game: Game) -> tuple[Puzzle, ...]:
    """A game's puzzles; none, if it has no file, or if that is of other rules than these."""
    file = file_of(game)
    if not file.exists():
        return ()
    data = json.loads(file.read_text(encoding="utf-8"))
    if (data["format"], data["version"], data["edition"]) != (FORMAT, game.definition.version, game.edition.name):
        return ()
    return tuple(read(one, number, data["records"]) for number, one in enumerate(data["puzzles"], 1))


def read(one: Mapping[str, Any], number: int, records: Sequence[str]) -> Puzzle:
    return Puzzle(
        number, records[one["record"]], one["step"], one["seat"], one["solution"],
        tuple(Valued(*each) for each in one["values"]), one["gap"][0], one["gap"][1], one["bot"],
    )  # fmt: skip


def puzzle(game: Game, number: int) -> Puzzle:
    known = puzzles_of(game)
    if not known:
        raise TurnkeyError(says("there are no puzzles for {game}", game=game.title))
    if not 1 <= number <= len(known):
        raise TurnkeyError(says("{game} has the puzzles 1 to {last}, not {number}",
                                game=game.title, last=len(known), number=number))  # fmt: skip
    return known[number - 1]


@functools.lru_cache(32)
def table_at(game: Game, number: int) -> Table:
    """The table of a puzzle; to be looked at, not to be played on."""
    one = puzzle(game, number)
    return replay(game, one.record, one.step)


def is_right(game: Game, number: int, notation: str) -> bool:
    one, actions = puzzle(game, number), game.definition.words.actions
    return actions.read(notation) == actions.read(one.solution)


def answer(game: Game, number: int, notation: str) -> Sentence:
    """Whether this was it, and why: the chances of both."""
    one, actions = puzzle(game, number), game.definition.words.actions
    best, second = one.values[0], one.values[1]
    if is_right(game, number, notation):
        return says("Right: with this the chance to win is about {chance}%. The next best has about {less}%: {other}",
                    chance=percent(best.worth), less=percent(second.worth),
                    other=actions[actions.read(second.action)].says)  # fmt: skip
    given = next((each for each in one.values if actions.read(each.action) == actions.read(notation)), None)
    solution = actions[actions.read(one.solution)].says
    if given is None:
        return says("Not this: it is worth less than {less}%. With the best move the chance to win is about {chance}%: "
                    "{solution}", less=max(1, percent(one.values[-1].worth)), chance=percent(best.worth),
                    solution=solution)  # fmt: skip
    return says("Not this: with it the chance to win is about {less}%, with the best move about {chance}%: {solution}",
                less=percent(given.worth), chance=percent(best.worth), solution=solution)  # fmt: skip


def percent(chance: float) -> int:
    return round(100 * chance)
