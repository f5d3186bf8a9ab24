"""Three Runners learn Break & Escape against a James who plays at random: PPO with TorchRL, two minutes of one core.

    pip install turnkey-games torch torchrl
    python examples/train_torchrl.py [--seconds 120] [--seed 1]

Runners who play at random win two or three games of a hundred. One network plays all three seats: what it sees says
whose turn it is, and they win or lose together.
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

ENVS, STEPS, EPOCHS, PART = 256, 64, 4, 2048
WIDTH, RATE, DISCOUNT = 256, 1e-3, 0.997
RANDOM_JAMES = {"james": "random"}


class Squash(nn.Module):  # type: ignore[misc]
    """Brings all columns to a like size: a die and a count of rounds."""

    def forward(self, row: torch.Tensor) -> torch.Tensor:
        return row.sign() * row.abs().log1p()


def network(columns: int, out: int) -> nn.Module:
    layers = [Squash(), nn.Linear(columns, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU(), nn.Linear(WIDTH, out)]
    return nn.Sequential(*layers)


def player(columns: int, actions: int) -> Any:
    """A policy over the actions that are possible."""
    chooser = TensorDictModule(network(columns, actions), in_keys=["observation"], out_keys=["logits"])
    return ProbabilisticActor(
        chooser, in_keys={"logits": "logits", "mask": "action_mask"}, out_keys=["action"],
        distribution_class=MaskedCategorical, return_log_prob=True,
    )  # fmt: skip


def wins(policy: Any | None, games: int, seed: int) -> float:
    """The share of games that the Runners win; without a policy, by playing at random."""
    env = Games("break_escape", envs=500, opponents=RANDOM_JAMES, seed=seed, cores=1)
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
    env = Games("break_escape", envs=ENVS, opponents=RANDOM_JAMES, seed=given.seed, cores=1)
    policy = player(env.games.plan.size, env.actions)
    judge = ValueOperator(network(env.games.plan.size, 1), in_keys=["observation"])
    loss = ClipPPOLoss(policy, judge, entropy_coeff=0.01, clip_epsilon=0.2, critic_coeff=0.5)
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
