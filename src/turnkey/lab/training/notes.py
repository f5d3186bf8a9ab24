"""What was noted of choices, as it is learned from: rows as lists of what is not 0, options as lists, both in PyTorch.

Most numbers of a row are 0 and few actions are possible, so lists are many times quicker than rows and masks on a CPU.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from numba import njit

Numbers = np.ndarray[Any, Any]
NEVER = -1e9


@dataclass(frozen=True)
class Notes:
    """Room for so many choices in each of so many games, one after the other. What belongs to choice `step` of a game
    begins where that of the one before ends. Room for rows is not taken before something is written there."""

    games: int
    steps: int
    cells: Numbers
    contents: Numbers
    cell_ends: Numbers
    options: Numbers
    priors: Numbers
    option_ends: Numbers
    seats: Numbers
    chosen: Numbers
    chances: Numbers
    values: Numbers
    rewards: Numbers
    ended: Numbers
    ahead: Numbers
    gains: Numbers
    targets: Numbers

    @classmethod
    def room(cls, games: int, steps: int, columns: int, most_options: int, seats: int) -> Notes:
        def zeros(kind: Any, *shape: int) -> Numbers:
            return np.zeros((games, *shape), kind)

        return cls(
            games, steps, zeros(np.int16, steps * columns), zeros(np.float32, steps * columns),
            zeros(np.int64, steps + 1), zeros(np.int16, steps * most_options), zeros(np.float32, steps * most_options),
            zeros(np.int64, steps + 1), zeros(np.int64, steps), zeros(np.int64, steps), zeros(np.float32, steps),
            zeros(np.float32, steps), zeros(np.float64, steps, seats), zeros(np.bool_, steps), zeros(np.float64, seats),
            zeros(np.float32, steps), zeros(np.float32, steps, seats),
        )  # fmt: skip

    def part(self, first: int, last: int) -> tuple[Numbers, ...]:
        """Some of the games, as `learned.practise` writes them."""
        return tuple(
            getattr(self, name)[first:last]
            for name in (
                "cells", "contents", "cell_ends", "options", "priors", "option_ends", "seats", "chosen", "chances",
                "values", "rewards", "ended", "ahead",
            )
        )  # fmt: skip

    def credit(self, relative: Numbers, trace: float) -> None:
        """What each choice brought its seat, and what the game was worth to every seat then. `relative`: by game."""
        credit(self.seats, self.values, self.rewards, self.ended, self.ahead, relative, trace, self.gains, self.targets)

    def offered(self, some: Numbers) -> tuple[Numbers, Numbers]:
        """The options of these choices, a row each and -1 behind them, with their priors."""
        most = int((self.option_ends[:, 1:] - self.option_ends[:, :-1]).reshape(-1)[some].max())
        options = np.full((len(some), most), -1, np.int64)
        priors = np.full((len(some), most), NEVER, np.float32)
        spread(self.options, self.priors, self.option_ends, some, options, priors)
        return options, priors


@njit(cache=True, nogil=True)
def credit(
    seats: Numbers,
    values: Numbers,
    rewards: Numbers,
    ended: Numbers,
    ahead: Numbers,
    relative: Numbers,
    trace: float,
    gains: Numbers,
    targets: Numbers,
) -> None:
    """From the end backwards, as `Learner._credit`: a seat's worth is looked at from one of its own choices to the next
    one, by `trace` of what that came to be worth, and else by what it was thought to be."""
    most = rewards.shape[2]
    worth, thought = np.zeros(most), np.zeros(most)
    for game in range(seats.shape[0]):
        for seat in range(most):
            worth[seat] = thought[seat] = ahead[game, seat]
        for step in range(seats.shape[1] - 1, -1, -1):
            if ended[game, step]:
                for seat in range(most):
                    worth[seat] = thought[seat] = rewards[game, step, seat]
            own = seats[game, step]
            worth[own] = (1 - trace) * thought[own] + trace * worth[own]
            gains[game, step] = worth[own] - values[game, step]
            thought[own] = values[game, step]
            for seat in range(most):
                targets[game, step, relative[game, own, seat]] = worth[seat]


@njit(cache=True, nogil=True)
def spread(
    options: Numbers, priors: Numbers, ends: Numbers, some: Numbers, wide: Numbers, wide_priors: Numbers
) -> None:
    steps = ends.shape[1] - 1
    for place in range(len(some)):
        game, step = some[place] // steps, some[place] % steps
        first = ends[game, step]
        for one in range(ends[game, step + 1] - first):
            wide[place, one] = options[game, first + one]
            wide_priors[place, one] = priors[game, first + one]


@njit(cache=True, nogil=True)
def all_kinds_alike(options: Numbers, kinds: Numbers, out: Numbers) -> None:
    """How likely each option is if every kind of action that is on offer is as likely."""
    on_offer = np.zeros(kinds.max() + 1)
    for place in range(len(options)):
        on_offer[:] = 0
        for one in range(options.shape[1]):
            if options[place, one] >= 0:
                on_offer[kinds[options[place, one]]] += 1
        many = (on_offer > 0).sum()
        for one in range(options.shape[1]):
            if options[place, one] >= 0:
                out[place, one] = 1 / (many * on_offer[kinds[options[place, one]]])


@njit(cache=True, nogil=True)
def add_up(
    cells: Numbers, contents: Numbers, ends: Numbers, some: Numbers, weights: Numbers, base: Numbers, out: Numbers
) -> None:
    """The first layer of these choices, from the weights by column."""
    steps, width = ends.shape[1] - 1, weights.shape[1]
    for place in range(len(some)):
        game, step = some[place] // steps, some[place] % steps
        row = out[place]
        for unit in range(width):
            row[unit] = base[unit]
        for at in range(ends[game, step], ends[game, step + 1]):
            number, column = contents[game, at], weights[cells[game, at]]
            for unit in range(width):
                row[unit] += number * column[unit]


@njit(cache=True, nogil=True)
def add_back(cells: Numbers, contents: Numbers, ends: Numbers, some: Numbers, slopes: Numbers, out: Numbers) -> None:
    """What its weights are to change by, from the slopes of its units."""
    steps, width = ends.shape[1] - 1, out.shape[1]
    for place in range(len(some)):
        game, step = some[place] // steps, some[place] % steps
        row = slopes[place]
        for at in range(ends[game, step], ends[game, step + 1]):
            number, column = contents[game, at], out[cells[game, at]]
            for unit in range(width):
                column[unit] += number * row[unit]


@njit(cache=True, nogil=True, fastmath=True)
def weigh_options(hidden: Numbers, weights: Numbers, base: Numbers, options: Numbers, out: Numbers) -> None:
    """How much each option is liked."""
    for place in range(len(options)):
        for one in range(options.shape[1]):
            action = options[place, one]
            if action < 0:
                break
            total = base[action]
            for unit in range(hidden.shape[1]):
                total += hidden[place, unit] * weights[action, unit]
            out[place, one] = total


@njit(cache=True, nogil=True)
def weigh_back(
    hidden: Numbers,
    weights: Numbers,
    options: Numbers,
    slopes: Numbers,
    to_hidden: Numbers,
    to_weights: Numbers,
    to_base: Numbers,
) -> None:
    for place in range(len(options)):
        for one in range(options.shape[1]):
            action, slope = options[place, one], slopes[place, one]
            if action < 0:
                break
            to_base[action] += slope
            for unit in range(hidden.shape[1]):
                to_hidden[place, unit] += slope * weights[action, unit]
                to_weights[action, unit] += slope * hidden[place, unit]


class FirstLayer(torch.autograd.Function):  # type: ignore[misc]
    """`add_up`, as PyTorch learns through it; weights by column."""

    @staticmethod
    def forward(ctx: Any, weights: torch.Tensor, base: torch.Tensor, notes: Notes, some: Numbers) -> torch.Tensor:
        ctx.noted, ctx.shape = (notes.cells, notes.contents, notes.cell_ends, some), weights.shape
        out = torch.empty((len(some), weights.shape[1]))
        add_up(*ctx.noted, weights.detach().numpy(), base.detach().numpy(), out.numpy())
        return out

    @staticmethod
    def backward(ctx: Any, slopes: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor, None, None]:
        out = torch.zeros(ctx.shape)
        add_back(*ctx.noted, slopes.contiguous().numpy(), out.numpy())
        return out, slopes.sum(0), None, None


class Options(torch.autograd.Function):  # type: ignore[misc]
    """`weigh_options`, as PyTorch learns through it."""

    @staticmethod
    def forward(
        ctx: Any, hidden: torch.Tensor, weights: torch.Tensor, base: torch.Tensor, options: Numbers
    ) -> torch.Tensor:
        ctx.given = hidden.detach().numpy(), weights.detach().numpy(), options
        out = torch.zeros(options.shape)
        weigh_options(*ctx.given[:2], base.detach().numpy(), options, out.numpy())
        return out

    @staticmethod
    def backward(ctx: Any, slopes: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor, None]:
        hidden, weights, options = ctx.given
        out = torch.zeros(hidden.shape), torch.zeros(weights.shape), torch.zeros(len(weights))
        weigh_back(hidden, weights, options, slopes.contiguous().numpy(), *(one.numpy() for one in out))
        return *out, None
