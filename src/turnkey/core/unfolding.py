"""A step that stops wherever chance is asked, and tells what could come: for tree search and exact solving.

    step = unfold(table, "ben", "roll")      # or unfold_deal(game, players, options)
    while step.chance is not None:
        result, probability = step.chance.outcomes[0]
        step = step.then(result)
    step.table                               # the table after it; the one it was unfolded from is as it was

Rules cannot be halted in their midst. So a step is run anew from its beginning with all that chance has answered so
far, and the first draw that nothing is written for tells its odds (`chance.odds_wanted`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from turnkey.core.errors import BadChance, DeclarationError
from turnkey.core.notation import CHANCE, Chance, Entry
from turnkey.core.table import Given, Result, Seat, Table
from turnkey.core.table_options import Values

if TYPE_CHECKING:
    from turnkey.core.game import Game

Run = Callable[[Sequence[Result]], tuple[Table, list[Entry]]]


@dataclass(frozen=True)
class Odds:
    """A chance that has not been answered: what could come of it, and in how many equally likely ways each."""

    chance: Chance
    of: int  # what it is for, where its declaration names such things
    knowers: int  # the seats that will see what comes
    ways: tuple[tuple[int, int], ...]  # a result's number, and how many ways lead to it

    @property
    def outcomes(self) -> list[tuple[int, float]]:
        """The number of each result that can come, and its probability."""
        total = sum(ways for _, ways in self.ways)
        return [(result, ways / total) for result, ways in self.ways]

    def text(self, result: int) -> str:
        """A result as records write it: `deal p1 bat`."""
        subject = [self.chance.of[self.of]] if self.chance.of else []
        return " ".join([self.chance.word, *subject, self.chance.results[result]])

    def __str__(self) -> str:
        return ", ".join(f"{self.text(result)} ({odds:.1%})" for result, odds in self.outcomes)


class Unfolding:
    """A step with what chance has answered in it so far. It never changes: `then` gives another one."""

    def __init__(self, run: Run, results: tuple[Result, ...] = ()) -> None:
        self._run, self.results = run, results
        table, entries = run(results)
        asked = [one for one in entries if one.kind == CHANCE]
        if len(asked) > len(results):
            self.chance: Odds | None = odds_of(table, asked[len(results)])
            self._table = None
        else:
            table._live["odds_wanted"] = 0
            self.chance, self._table = None, table

    @property
    def table(self) -> Table:
        """The table after the step."""
        if self._table is None:
            raise BadChance(f"this step waits for chance: {self.chance}")
        return self._table

    def then(self, result: int) -> Unfolding:
        """The same step with this answer of chance; a `result` is the number of one of the chance's outcomes."""
        if self.chance is None:
            raise BadChance("chance has answered all that this step asks for")
        if result not in [number for number, _ in self.chance.ways]:
            raise BadChance(f"{result} cannot come here. Possible: {self.chance}")
        return Unfolding(self._run, (*self.results, (int(self.chance.chance), result)))


def unfold(table: Table, seat: Seat, action: Given) -> Unfolding:
    """An action of a seat at this table, which itself stays as it is."""

    def run(results: Sequence[Result]) -> tuple[Table, list[Entry]]:
        twin = asking(table.copy(same_future=True))
        return twin, twin.act(seat, action, results)

    return Unfolding(run)


def unfold_deal(
    game: Game,
    players: int | None = None,
    options: Values | None = None,
    seed: int | None = None,
    backend: str = "auto",
) -> Unfolding:
    """A new game. The seed is for what chance does at the table later on, where nobody unfolds it."""

    def run(results: Sequence[Result]) -> tuple[Table, list[Entry]]:
        table = asking(game.table(players, options, backend))
        return table, table.start(results, seed)

    return Unfolding(run)


def asking(table: Table) -> Table:
    """Let the next step at this table tell the odds of the first draw that nothing is written for."""
    table._live["odds_wanted"] = 1
    table._live["odds"] = 0
    return table


def odds_of(table: Table, asked: Entry) -> Odds:
    """What the rules told of a draw."""
    chance = table.record.notation.chance[asked.code]
    told = table._live["odds"][0]
    ways = tuple((int(result), int(told[result])) for result in np.flatnonzero(told))
    if table._live["odds_wanted"][0] or not ways:
        raise DeclarationError(
            f"{table.game.slug} draws {chance.word!r} in a way of its own and does not tell its odds: "
            "call `odds_wanted` and `weigh` there, as `core.chance.draw` does"
        )
    return Odds(chance, asked.of, asked.knowers, ways)
