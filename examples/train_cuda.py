"""Three Runners learn Break & Escape against the game's own James, on a GPU: PPO over games that never leave it.

    pip install 'turnkey-games[cuda,train]'
    python examples/train_cuda.py [--seconds 60] [--out learned]
    python examples/train_cuda.py --device cpu --seconds 60      # the same in small, on one core

The game's own Runners win 62 games of 100 against that James, Runners who play at random 2. One network plays all
three: what it sees is counted from the Runner who is asked, and they win or lose together. At the end `learned.csv` and
`learned.svg` show how often they won, by seconds of learning.
"""

from __future__ import annotations

import argparse
import csv
import json
import math
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import torch
from torch import nn

from turnkey.env import batch

HEURISTIC_RUNNERS = 0.618  # of 131,072 games


@dataclass
class Settings:
    """What is learned, and how."""

    game: str = "break_escape"
    players: int | None = None
    opponents: Mapping[int | str, str] = field(default_factory=lambda: {"james": "heuristic"})
    form: str = "features"  # of observations: features, float32
    device: str = "cuda"
    envs: int = 16384
    steps: int = 64
    part: int = 32768  # decisions that the network learns from at once
    epochs: int = 2
    width: int = 512
    rate: float = 7e-4
    entropy: float = 0.03
    trace: float = 0.95
    clip: float = 0.2
    by_kind: bool = True  # at first every kind of action that is on offer is as likely as any other; else every action
    seed: int = 1


class Network(nn.Module):  # type: ignore[misc]
    """A policy over the actions that are possible, and what the position is worth to those who learn."""

    def __init__(
        self, columns: int, actions: int, width: int, verbs: torch.Tensor, squash: bool, by_kind: bool
    ) -> None:
        super().__init__()
        self.by_kind = by_kind
        self.squash = squash  # numbers as they are: a die and a count of rounds are brought to a like size
        self.trunk = nn.Sequential(nn.Linear(columns, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy, self.value = nn.Linear(width, actions), nn.Linear(width, 1)
        self.register_buffer("verb", verbs)
        self.register_buffer("of_verb", nn.functional.one_hot(verbs).float())
        nn.init.orthogonal_(self.policy.weight, 0.01)
        nn.init.zeros_(self.policy.bias)

    def forward(self, rows: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        """Logits, values, and how likely each action was before anything was learned: every kind of action that is
        on offer alike, so that one with sixty places to go to is not chosen sixty times as often."""
        if self.squash:
            rows = rows.sign() * rows.abs().log1p()
        with torch.autocast(rows.device.type, torch.bfloat16, enabled=rows.is_cuda):
            hidden = self.trunk(rows)
            logits, value = self.policy(hidden).float(), self.value(hidden).float().squeeze(-1)
        prior = torch.where(mask, 0.0, -1e9)
        if self.by_kind:
            prior = prior - (mask.float() @ self.of_verb)[:, self.verb].clamp(min=1).log()
        return logits + prior, value, prior.log_softmax(-1)


def sampled(logits: torch.Tensor) -> torch.Tensor:
    """Gumbel's way: nothing waits for the GPU."""
    return (logits - torch.empty_like(logits).exponential_().log_()).argmax(-1)


class Games:
    """A batch whose arrays are also PyTorch's, without a copy."""

    def __init__(self, given: Settings, envs: int, seed: int, plan: Any = None) -> None:
        more: dict[str, Any] = {"cores": 1} if given.device == "cpu" else {}
        self.batch = batch(
            given.game, envs, given.device, players=given.players, opponents=given.opponents, seed=seed,
            observations=given.form, plan=plan, **more,
        )  # fmt: skip
        if given.device == "cuda":
            self.batch.launch_on(torch.cuda.current_stream().cuda_stream)  # type: ignore[attr-defined]
        learners = [
            seat for seat, name in enumerate(self.batch.seats) if not {seat, name.lower()} & set(given.opponents)
        ]
        self.first = learners[0]  # they win and lose together
        take = torch.from_numpy if given.device == "cpu" else lambda array: torch.as_tensor(array, device="cuda")
        self.rows, self.mask = take(self.batch.observation), take(self.batch.mask)
        self.reward, self.over = take(self.batch.reward), take(self.batch.terminated)

    def step(self, actions: torch.Tensor) -> None:
        self.batch.step(actions.numpy() if actions.device.type == "cpu" else actions)


class Learner:
    """PPO with one network for all seats that learn."""

    def __init__(self, given: Settings) -> None:
        self.given = given
        torch.manual_seed(given.seed)
        self.games = games = Games(given, given.envs, given.seed)
        columns, actions, device = games.rows.shape[1], games.mask.shape[1], given.device
        words = [one.verb.word for one in games.batch.game.definition.words.actions]
        verbs = torch.tensor([sorted(set(words)).index(one) for one in words])
        self.network = Network(columns, actions, given.width, verbs, given.form != "features", given.by_kind).to(device)
        self.adam = torch.optim.Adam(self.network.parameters(), given.rate, eps=1e-5, fused=device == "cuda")
        shape = (given.steps, given.envs)
        self.rows = torch.zeros((*shape, columns), device=device)
        self.masks = torch.zeros((*shape, actions), dtype=torch.bool, device=device)
        self.actions = torch.zeros(shape, dtype=torch.int64, device=device)
        self.chances, self.values, self.rewards, self.overs = (torch.zeros(shape, device=device) for _ in range(4))
        self.decisions = 0

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def play(self) -> tuple[torch.Tensor, torch.Tensor]:
        """So many steps of all games; the advantage of each decision, and what it was worth."""
        given, games = self.given, self.games
        for step in range(given.steps):
            self.rows[step].copy_(games.rows)
            self.masks[step].copy_(games.mask)
            logits, value, _ = self.network(self.rows[step], self.masks[step])
            action = sampled(logits)
            self.actions[step], self.values[step] = action, value
            self.chances[step] = logits.log_softmax(-1).gather(1, action[:, None])[:, 0]
            games.step(action)
            self.rewards[step].copy_(games.reward[:, games.first])
            self.overs[step].copy_(games.over)
        self.decisions += given.steps * given.envs
        after = self.network(games.rows.clone(), games.mask.bool())[1]
        ahead, gains = torch.zeros_like(after), torch.zeros_like(self.values)
        for step in reversed(range(given.steps)):
            goes_on = 1 - self.overs[step]
            surprise = self.rewards[step] + goes_on * after - self.values[step]
            gains[step] = ahead = surprise + given.trace * goes_on * ahead
            after = self.values[step]
        return gains, gains + self.values

    def learn(self, left: float) -> None:
        """Play, and learn from it. `left`: the share of time that is left; steps get smaller, and choices surer."""
        gains, worth = self.play()
        given = self.given
        for group in self.adam.param_groups:
            group["lr"] = given.rate * (0.1 + 0.9 * left)
        entropy_weight = given.entropy * (0.1 + 0.9 * left)
        flat = [one.flatten(0, 1) for one in (self.rows, self.masks, self.actions, self.chances, gains, worth)]
        middle, spread = gains.mean(), gains.std() + 1e-8
        for _ in range(given.epochs):
            for some in torch.randperm(len(flat[0]), device=gains.device).split(given.part):
                rows, masks, actions, chances, gain, value = (one[some] for one in flat)
                logits, guess, prior = self.network(rows, masks)
                logs = logits.log_softmax(-1)
                ratio = (logs.gather(1, actions[:, None])[:, 0] - chances).exp()
                gain = (gain - middle) / spread
                better = torch.min(ratio * gain, ratio.clamp(1 - given.clip, 1 + given.clip) * gain).mean()
                open_minded = -(logs.exp() * (logs - prior)).sum(-1).mean()  # 0: as before anything was learned
                loss = 0.5 * (guess - value).square().mean() - better - entropy_weight * open_minded
                self.adam.zero_grad(set_to_none=True)
                loss.backward()
                nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
                self.adam.step()


class Judge:
    """Lets a network play each of so many games once, to its end: none counts for being short."""

    def __init__(self, given: Settings, games: int, plan: Any) -> None:
        self.games = Games(given, games, given.seed + 1000, plan)

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def returns(self, network: Network | None, seed: int, best: bool = True) -> torch.Tensor:
        """What those who learn got in each game, by the best choices of a network or as it likes each; without one, by
        any choices."""
        games = self.games
        games.batch.reset(seed)
        got, open_ = torch.zeros_like(games.reward[:, 0]), torch.ones_like(games.over)
        while bool(open_.any()):
            for _ in range(16):
                mask = games.mask.bool()
                logits = torch.where(mask, 0.0, -1e9) if network is None else network(games.rows.clone(), mask)[0]
                games.step(logits.argmax(-1) if network is not None and best else sampled(logits))
                now = open_ & games.over
                got[now] = games.reward[now, games.first]
                open_ &= ~now
        return got


def share_and_error(won: torch.Tensor) -> tuple[float, float]:
    """The share of games won, and how far it may be off (95 %)."""
    share = float(won.float().mean())
    return share, 1.96 * math.sqrt(share * (1 - share) / len(won))


def curve(points: list[tuple[float, ...]], target: float) -> str:
    """The share of wins by seconds, as a drawing; the dashed line is what the game's own Runners reach."""
    wide, high, last = 640, 360, max(points[-1][0], 1e-9)

    def at(second: float, share: float) -> str:
        return f"{40 + (wide - 60) * second / last:.1f},{high - 30 - (high - 50) * share:.1f}"

    line = " ".join(at(second, share) for second, _, share, *_ in points)
    levels = "".join(
        f'<path d="M{at(0, level)} L{at(last, level)}" stroke="#ddd"/>'
        f'<text x="4" y="{at(0, level).split(",")[1]}">{level:.0%}</text>'
        for level in (0.0, 0.2, 0.4, 0.6, 0.8, 1.0)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" font-family="sans-serif" font-size="12">'
        f'<rect width="{wide}" height="{high}" fill="white"/>{levels}'
        f'<path d="M{at(0, target)} L{at(last, target)}" stroke="#c33" stroke-dasharray="6 4"/>'
        f'<polyline points="{line}" fill="none" stroke="#236" stroke-width="2"/>'
        f'<text x="{wide - 170}" y="{high - 8}">{last:.0f} seconds of learning</text></svg>\n'
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--device", choices=["cuda", "cpu"], default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--seconds", type=float, default=60, help="of learning; judging comes on top")
    parser.add_argument("--form", default="features", help="of observations: features or float32")
    parser.add_argument("--games", type=int, help="to judge by, each time (default: 16,384; on the CPU 1,024)")
    parser.add_argument("--every", type=float, help="seconds between judgements (default: 2; on the CPU 10)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("learned"), help="where the curve goes: OUT.csv and OUT.svg")
    asked = parser.parse_args()
    small: dict[str, Any] = {"envs": 256, "part": 2048, "width": 256, "epochs": 3} if asked.device == "cpu" else {}
    given = Settings(device=asked.device, form=asked.form, seed=asked.seed, **small)
    torch.set_num_threads(1)

    def now() -> float:
        if given.device == "cuda":
            torch.cuda.synchronize()
        return time.perf_counter()

    began = now()
    learner = Learner(given)
    games = asked.games or (16384 if given.device == "cuda" else 1024)
    judge = Judge(given, games, learner.games.batch.plan)
    at_random, _ = share_and_error(judge.returns(None, 7) > 0)
    print(f"ready after {now() - began:.0f} s: {learner.rows.shape[2]} columns, {learner.masks.shape[2]} actions; "
          f"Runners at random win {at_random:.1%}", flush=True)  # fmt: skip
    learner.play()  # what is compiled or set up at the first call is no learning
    learner.decisions = 0
    points: list[tuple[float, ...]] = []
    spent, due, beaten = 0.0, 0.0, None
    while True:
        if spent >= min(due, asked.seconds):
            share, error = share_and_error(judge.returns(learner.network, 10_000 + len(points)) > 0)
            points.append((round(spent, 2), learner.decisions, round(share, 4), round(error, 4)))
            print(f"{spent:6.1f} s  {learner.decisions:13,} decisions  won {share:6.1%} ± {error:.1%}", flush=True)
            if beaten is None and share - error > HEURISTIC_RUNNERS:
                beaten = round(spent, 1)
            due = spent + (asked.every or (2 if given.device == "cuda" else 10))
        if spent >= asked.seconds:
            break
        before = now()
        learner.learn(max(0.0, 1 - spent / asked.seconds))
        spent += now() - before
    with asked.out.with_suffix(".csv").open("w", newline="", encoding="utf-8") as file:
        csv.writer(file).writerows([("seconds", "decisions", "won", "plus_minus"), *points])
    asked.out.with_suffix(".svg").write_text(curve(points, HEURISTIC_RUNNERS), encoding="utf-8")
    told = {"device": given.device, "form": given.form, "won": points[-1][2], "plus_minus": points[-1][3]}
    told |= {"decisions_a_second": round(learner.decisions / spent), "heuristic_runners": HEURISTIC_RUNNERS}
    print(json.dumps(told | {"beat_them_after_s": beaten}))
    return 0 if points[-1][2] > max(0.05, at_random) else 1


if __name__ == "__main__":
    raise SystemExit(main())
