"""What a fixed short training reaches with each form of observation: PPO of `examples/train_cuda.py`, on one core.

    python bench/env_learning.py [--seconds 45] [--games break_escape airlock …] [--write]

In each game some seats learn, with one network, against others who play at random. Same network, same settings, same
processor time, same seeds: only what the network sees differs. It is then judged by games of other seeds, in which it
draws its choices as it did when it learned. `--write` puts the table into docs/environments.md. Needs PyTorch.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any

import torch

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "examples"))
from train_cuda import Judge, Learner, Settings  # noqa: E402

# For each game: how many sit at the table, who plays at random, and who learns
TASKS: dict[str, tuple[int, dict[int | str, str], str]] = {
    "airlock": (2, {1: "random"}, "seat 1 of 2"),
    "break_escape": (4, {"james": "random"}, "the three Runners"),
    "lockdown": (3, {1: "random", 2: "random"}, "seat 1 of 3"),
    "locked_out": (3, {1: "random", 2: "random"}, "seat 1 of 3"),
    "lockup": (2, {1: "random"}, "seat 1 of 2"),
}
FORMS = ("float32", "features")
BEGIN, END = "<!-- made by bench/env_learning.py -->", "<!-- until here: learning -->"


def train(slug: str, form: str, seed: int, asked: argparse.Namespace) -> dict[str, Any]:
    """One training, and what it came to: the mean of what the learners got, and how far that may be off (95 %)."""
    players, opponents, _ = TASKS[slug]
    given = Settings(
        slug, players, opponents, form, "cpu", asked.envs, asked.steps, asked.part, asked.epochs, asked.width,
        asked.rate, asked.entropy, seed=seed, by_kind=not asked.flat,
    )  # fmt: skip
    learner = Learner(given)
    learner.play()  # compiles
    learner.decisions, spent, shown = 0, 0.0, 0.0
    judge = Judge(given, asked.judged, learner.games.batch.plan)
    told: dict[str, Any] = {"game": slug, "form": form, "seed": seed, "columns": learner.rows.shape[2]}
    told["random"], _ = mean_and_error(judge.returns(None, 7))
    while spent < asked.seconds:
        began = time.process_time()
        learner.learn(1 - spent / asked.seconds)
        spent += time.process_time() - began
        if asked.curve and spent > shown:
            print(
                f"{spent:5.0f} s  {learner.decisions:9,}  {learner.rewards[learner.overs > 0].mean():.3f}", flush=True
            )
            shown += asked.curve
    told["learned"], told["plus_minus"] = mean_and_error(judge.returns(learner.network, 7, best=False))
    return told | {"decisions": learner.decisions}


def mean_and_error(got: torch.Tensor) -> tuple[float, float]:
    return round(float(got.mean()), 4), round(1.96 * float(got.std()) / len(got) ** 0.5, 4)


def rows_of(found: list[dict[str, Any]]) -> list[str]:
    """The table: a line for each game, its forms side by side."""
    lines = ["| game | learns | at random | plain rows | features |", "| --- | --- | --- | --- | --- |"]
    for slug in dict.fromkeys(one["game"] for one in found):
        cells = []
        for form in FORMS:
            mine = [one for one in found if (one["game"], one["form"]) == (slug, form)]
            if not mine:
                cells.append("not measured")
                continue
            reached = " / ".join(f"{one['learned']:.2f} ± {one['plus_minus']:.2f}" for one in mine)
            cells.append(f"{reached} ({mine[0]['columns']:,} columns, {mine[0]['decisions'] // 1000:,} k decisions)")
        at_random = next(one["random"] for one in found if one["game"] == slug)
        lines.append(f"| {slug} | {TASKS[slug][2]} | {at_random:.2f} | {' | '.join(cells)} |")
    return lines


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=45, help="of processor time, for each training")
    parser.add_argument("--games", nargs="+", default=list(TASKS), choices=list(TASKS))
    parser.add_argument("--forms", nargs="+", default=list(FORMS), choices=list(FORMS))
    parser.add_argument("--seeds", type=int, nargs="+", default=[1])
    parser.add_argument("--judged", type=int, default=1000, help="games to judge by")
    for name, default in (("envs", 128), ("steps", 64), ("part", 512), ("epochs", 4), ("width", 128)):
        parser.add_argument(f"--{name}", type=int, default=default)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--entropy", type=float, default=0.03)
    parser.add_argument("--flat", action="store_true", help="at first every action is alike, not every kind of them")
    parser.add_argument("--curve", type=float, default=0, help="show what is reached every so many seconds")
    parser.add_argument("--write", action="store_true", help="put the table into docs/environments.md")
    asked = parser.parse_args()
    torch.set_num_threads(1)
    found = []
    for slug in asked.games:
        for form in asked.forms:
            for seed in asked.seeds:
                found.append(train(slug, form, seed, asked))
                print(json.dumps(found[-1]), flush=True)
    if set(asked.forms) == set(FORMS):
        lines = rows_of(found)
        print("\n".join(lines))
        if asked.write:
            page = ROOT / "docs" / "environments.md"
            before, _, rest = page.read_text(encoding="utf-8").partition(BEGIN)
            page.write_text("\n".join([before + BEGIN, "", *lines, "", END + rest.partition(END)[2]]), encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
