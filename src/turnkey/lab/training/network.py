"""The network in PyTorch: small, with a policy over what is possible and a value for every seat.

What it adds to is a prior: every kind of action that is on offer alike, most of it given to what the game's own bot
would do. So it begins as that bot, tries other things now and then, and learns where they are better. How much the
prior counts is not learned: to follow the bot more closely always pays at once, and then nothing else is tried.
"""

from __future__ import annotations

from typing import Any

import torch
from torch import nn

from turnkey.env.advising import NO_ADVICE
from turnkey.lab.training.notes import NEVER, FirstLayer, Notes, Numbers, Options


class Network(nn.Module):  # type: ignore[misc]
    """Rows in; logits of actions and what the game will bring each seat, both as the one who looks counts seats."""

    def __init__(self, columns: int, kinds: Any, seats: int, width: int, favour: float) -> None:
        super().__init__()
        actions = len(kinds)
        self.favour = favour
        self.first, self.second = nn.Linear(columns, width), nn.Linear(width, width)
        self.policy, self.value = nn.Linear(width, actions), nn.Linear(width, seats)
        self.register_buffer("kind", torch.as_tensor(kinds))
        self.register_buffer("of_kind", nn.functional.one_hot(self.kind).float())
        for layer in (self.first, self.second):
            nn.init.orthogonal_(layer.weight, 2**0.5)
            nn.init.zeros_(layer.bias)
        # What is never learned of stays 0, and takes no room in a file
        nn.init.zeros_(self.policy.weight)
        nn.init.zeros_(self.policy.bias)
        nn.init.orthogonal_(self.value.weight, 0.1)
        nn.init.zeros_(self.value.bias)

    def forward(
        self, rows: torch.Tensor, mask: torch.Tensor, advice: torch.Tensor
    ) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        """Logits, values, and the logarithm of the prior."""
        with torch.autocast(rows.device.type, torch.bfloat16, enabled=rows.is_cuda):
            hidden = self.second(self.first(rows if rows.is_cuda else rows.float()).relu()).relu()
            logits, value = self.policy(hidden).float(), self.value(hidden).float()
        prior = self.prior(mask, advice)
        return torch.where(mask, logits + prior, NEVER), value, prior

    def from_notes(self, notes: Notes, some: Numbers) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor, torch.Tensor]:
        """The same of choices that were noted, and which options there are: a column for each place on a menu."""
        first = FirstLayer.apply(self.first.weight.T.contiguous(), self.first.bias, notes, some).relu()
        hidden = self.second(first).relu()
        options, priors = notes.offered(some)
        there, prior = torch.from_numpy(options >= 0), torch.from_numpy(priors)
        logits = Options.apply(hidden, self.policy.weight, self.policy.bias, options)
        return torch.where(there, logits + prior, NEVER), self.value(hidden), prior, there

    def prior(self, mask: torch.Tensor, advice: torch.Tensor) -> torch.Tensor:
        on_offer = mask.float() @ self.of_kind  # how many of each kind
        kinds = (on_offer > 0).sum(1, keepdim=True).clamp(min=1)
        alike = mask / (kinds * on_offer[:, self.kind].clamp(min=1))
        advised = advice != NO_ADVICE
        share = self.favour * advised.float()[:, None]
        chosen = torch.zeros_like(alike).scatter_(1, advice.clamp(min=0)[:, None], 1.0)
        return torch.where(mask, ((1 - share) * alike + share * chosen).clamp(min=1e-9).log(), NEVER)


def sampled(logits: torch.Tensor) -> torch.Tensor:
    """Gumbel's way: nothing waits for the GPU."""
    return (logits - torch.empty_like(logits).exponential_().log_()).argmax(-1)
