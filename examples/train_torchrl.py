"""Three Runners learn Break & Escape against a James who plays at random: PPO with TorchRL, two minutes of one core.

    pip install 'turnkey-games[train]' torchrl
    python examples/train_torchrl.py [--seconds 120] [--seed 1]

Runners who play at random win two or three games of a hundred. One network plays all three seats: what it sees is
counted from the Runner who is asked, and they win or lose together.
"""

from __future__ import annotations

import argparse
import json
import time
from typing import Any

import torch
from tensordict.nn import TensorDictModule
from torch import nn
from torchrl.modules import MaskedCategorical, ProbabilisticActor, ValueOperator
from torchrl.objectives import ClipPPOLoss
from torchrl.objectives.value import GAE

from turnkey.env.torchrl import Games

ENVS, STEPS, EPOCHS, PART = 128, 64, 4, 1024
WIDTH, RATE, DISCOUNT, ENTROPY = 128, 1e-3, 1.0, 0.02
FORM = "features"
RANDOM_JAMES = {"james": "random"}


def network(columns: int, out: int) -> nn.Module:
    return nn.Sequential(
        nn.Linear(columns, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU(), nn.Linear(WIDTH, out)
    )  # fmt: skip


class Chooser(nn.Module):  # type: ignore[misc]
    """Likes every kind of action that is on offer alike, before it learns: playing a card that can go to sixty places
    should not be sixty times as likely as to end the turn."""

    def __init__(self, columns: int, kinds: torch.Tensor) -> None:
        super().__init__()
        self.network = network(columns, len(kinds))
        self.register_buffer("kind", kinds)
        self.register_buffer("of_kind", nn.functional.one_hot(kinds).float())

    def forward(self, row: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
        alike = (mask.float() @ self.of_kind)[..., self.kind]
        return self.network(row) - alike.clamp(min=1).log()


def player(env: Games) -> Any:
    """A policy over the actions that are possible."""
    words = [one.verb.word for one in env.games.game.definition.words.actions]
    kinds = torch.tensor([sorted(set(words)).index(one) for one in words])
    chooser = TensorDictModule(
        Chooser(env.games.plan.size, kinds), in_keys=["observation", "action_mask"], out_keys=["logits"]
    )
    return ProbabilisticActor(
        chooser, in_keys={"logits": "logits", "mask": "action_mask"}, out_keys=["action"],
        distribution_class=MaskedCategorical, return_log_prob=True,
    )  # fmt: skip


def wins(policy: Any | None, games: int, seed: int) -> float:
    """The share of games that the Runners win; without a policy, by playing at random."""
    env = Games("break_escape", envs=500, opponents=RANDOM_JAMES, observations=FORM, seed=seed, cores=1)
    row, won, ended = env.reset(), 0, 0
    while ended < games:
        if policy is None:
            row["action"] = torch.multinomial(row["action_mask"].float(), 1)[:, 0]
        else:
            with torch.no_grad():
                policy(row)
        told, row = env.step_and_maybe_reset(row)
        over = told["next", "done"][:, 0]
        ended += int(over.sum())
        won += int((told["next", "returns"][over, 0] > 0).sum())
    return won / ended


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=120, help="of processor time")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=4000, help="games to measure by, before and after")
    given = parser.parse_args()
    torch.manual_seed(given.seed)
    torch.set_num_threads(1)
    env = Games("break_escape", envs=ENVS, opponents=RANDOM_JAMES, observations=FORM, seed=given.seed, cores=1)
    policy = player(env)
    judge = ValueOperator(network(env.games.plan.size, 1), in_keys=["observation"])
    loss = ClipPPOLoss(policy, judge, entropy_coeff=ENTROPY, clip_epsilon=0.2, critic_coeff=0.5)
    ahead = GAE(gamma=DISCOUNT, lmbda=0.95, value_network=judge)
    learner = torch.optim.Adam(loss.parameters(), RATE)
    before = wins(None, given.games, 7)
    began, row, decisions, shown = time.process_time(), env.reset(), 0, 0.0
    while time.process_time() - began < given.seconds:
        with torch.no_grad():
            steps = []
            for _ in range(STEPS):
                told, row = env.step_and_maybe_reset(policy(row))
                steps.append(told)
            played = torch.stack(steps, dim=1).contiguous()
            ahead(played)
        flat = played.reshape(-1)
        decisions += len(flat)
        for _ in range(EPOCHS):
            for part in torch.randperm(len(flat)).split(PART):
                costs = loss(flat[part])
                total = costs["loss_objective"] + costs["loss_critic"] + costs["loss_entropy"]
                learner.zero_grad()
                total.backward()
                nn.utils.clip_grad_norm_(loss.parameters(), 0.5)
                learner.step()
        over = played["next", "done"][..., 0]
        if time.process_time() - began > shown:
            won = (played["next", "returns"][over][:, 0] > 0).float().mean()
            print(f"{time.process_time() - began:5.0f} s  {decisions:8,} decisions  won {won:6.1%}", flush=True)
            shown += 10
    after = wins(policy, given.games, 7)
    print(json.dumps({"decisions": decisions, "won_at_random": round(before, 3), "won_after": round(after, 3)}))
    return 0 if after > 2 * before else 1


if __name__ == "__main__":
    raise SystemExit(main())
