"""How long people think: a game's minutes, from how many decisions it has."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

Numbers = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Thinking:
    """Seconds that people take: for a decision without a choice, and for one with. `tables`: of how many real tables
    that was learned; none: it is assumed."""

    forced: float = 2.0
    chosen: float = 9.0
    decisions: int = 0
    tables: int = 0

    @property
    def told(self) -> str:
        figures = f"{self.forced:.1f} s for a decision without a choice, {self.chosen:.1f} s for one with"
        if self.tables:
            return f"{figures}: the means of {self.decisions:,} decisions of people at {self.tables} tables"
        return f"{figures}: assumed, not measured (--tables reads it from a store of real tables)"

    def minutes(self, asked: Numbers, chose: Numbers) -> Numbers:
        """For each game, from its decisions and those with a choice by seat. Everybody thinks one after the other."""
        found: Numbers = (self.forced * (asked.sum(axis=1) - chose.sum(axis=1)) + self.chosen * chose.sum(axis=1)) / 60
        return found
