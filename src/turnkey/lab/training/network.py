"""The network in PyTorch: small, with a policy over what is possible and a value for every seat.

What it adds to is a prior: every kind of action that is on offer alike, most of it given to what the game's own bot
would do. So it begins as that bot, tries other things now and then, and learns where they are better. How much the
prior counts is not learned: to follow the bot more closely always pays at once, and then nothing else is tried.
"""

from __future__ import annotations

import torch
from torch import nn
from torch.nn import functional

from turnkey.lab.training.notes import NEVER, FirstLayer, Notes, Numbers, Options


class Network(nn.Module):  # type: ignore[misc]
    """Rows in; logits of actions and what the game will bring each seat, both as the one who looks counts seats."""

    def __init__(self, columns: int, actions: int, seats: int, width: int) -> None:
        super().__init__()
        self.first, self.second = nn.Linear(columns, width), nn.Linear(width, width)
        self.policy, self.value = nn.Linear(width, actions), nn.Linear(width, seats)
        for layer in (self.first, self.second):
            nn.init.orthogonal_(layer.weight, 2**0.5)
            nn.init.zeros_(layer.bias)
        # What is never learned of stays 0, and takes no room in a file
        nn.init.zeros_(self.policy.weight)
        nn.init.zeros_(self.policy.bias)
        nn.init.orthogonal_(self.value.weight, 0.1)
        nn.init.zeros_(self.value.bias)

    def forward(
        self, rows: torch.Tensor, options: torch.Tensor, priors: torch.Tensor
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """Logits of the options (-1: there are no more) and values, from rows in the form in which it then thinks."""

        def through(layer: nn.Linear, numbers: torch.Tensor) -> torch.Tensor:
            return functional.linear(numbers, layer.weight.to(rows.dtype), layer.bias.to(rows.dtype))

        hidden = through(self.second, through(self.first, rows).relu()).relu()
        places = torch.arange(options.shape[1], device=rows.device) % self.policy.out_features
        # What is no option is looked up in different places, so that no two slopes meet in one
        at = torch.where(options >= 0, options.long(), places)
        logits = through(self.policy, hidden).gather(1, at).float() + priors.float()
        return torch.where(options >= 0, logits, NEVER), self.value(hidden.float())

    def from_notes(self, notes: Notes, some: Numbers) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor, Numbers]:
        """The same of choices that were noted, with their priors and options: a column for each place on a menu."""
        first = FirstLayer.apply(self.first.weight.T.contiguous(), self.first.bias, notes, some).relu()
        hidden = self.second(first).relu()
        options, priors = notes.offered(some)
        there, prior = torch.from_numpy(options >= 0), torch.from_numpy(priors)
        logits = Options.apply(hidden, self.policy.weight, self.policy.bias, options)
        return torch.where(there, logits + prior, NEVER), self.value(hidden), prior, options


def sampled(logits: torch.Tensor) -> torch.Tensor:
    """Gumbel's way: nothing waits for the GPU."""
    return (logits - torch.empty_like(logits).exponential_().log_()).argmax(-1)
