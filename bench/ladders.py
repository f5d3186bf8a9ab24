"""The ladders of all games at tables of every size, on all cores, for as long as there is time.

    python bench/ladders.py play [--seconds 500] [--think 0.05] [--pairs hard,expert ismcts,expert …] [--games …]
    python bench/ladders.py table [--out ladders]          # the tables, from all that was played so far
    python bench/ladders.py liar [--most 4000]

`hard`, `expert` and `ismcts` think for `--think` seconds on one core, so that all have the same time; `hard` is
`search@…s`. Every deal is played twice with the two exchanged, and seats rotate (see `turnkey.lab.ladder`). What was
played is kept deal by deal in `--out`, one file for each worker: stopped at any moment, nothing is lost, and a
later call adds deals with another `--seed`. Break & Escape is also played under hot_pursuit, if its expert
knows it. `--players` names sizes of tables, if not all. It ends by itself within `--seconds`, and begins no deal that
would likely take longer. NumPy and Numba are enough; for `ismcts` also OpenSpiel (`open_spiel`), without which
pairs with it are told and left out. `liar` is no ladder: expert-fast among liars who talk, and among the same who may
not.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any

GAMES = ("break_escape", "lockdown", "locked_out", "lockup", "airlock")
PAIRS = ("hard,expert", "ismcts,expert", "ismcts,hard", "medium,expert-fast", "random,medium")
LAST = 0.1  # of the time, for deals that were begun: what is broken off would be the longest ones
LONGER = 1.25  # times the longest deal of a pairing so far: as long another one may take
THINKERS = {"hard": "search", "expert": "expert", "ismcts": "ismcts"}


@dataclass(frozen=True)
class Task:
    """Two bots at one kind of table."""

    slug: str
    players: int
    weaker: str
    stronger: str
    options: tuple[tuple[str, str], ...] = ()

    @property
    def name(self) -> str:
        options = "".join(f" {name}={value}" for name, value in self.options)
        return f"{self.slug} {self.players} {self.weaker} {self.stronger}{options}"

    @classmethod
    def named(cls, name: str) -> Task:
        slug, players, weaker, stronger, *options = name.split(" ")
        pairs = tuple((one.partition("=")[0], one.partition("=")[2]) for one in options)
        return cls(slug, int(players), weaker, stronger, pairs)


def bot(name: str, think: float) -> str:
    return f"{THINKERS[name]}@{think:g}s" if name in THINKERS else name


def tasks_of(asked: argparse.Namespace) -> list[Task]:
    import turnkey
    from turnkey.bots.learned.weights import has_expert, weights_of

    found = []
    pairs = [pair for pair in asked.pairs if "ismcts" not in pair or find_spec("pyspiel")]
    for slug in asked.games:
        game = turnkey.game(slug)
        for pair in pairs:
            weaker, stronger = pair.split(",")
            if "expert" in pair and not has_expert(game):
                continue
            for players in (n for n in game.seats if n in (asked.players or game.seats)):
                one = Task(slug, players, bot(weaker, asked.think), bot(stronger, asked.think))
                found.append(one)
                hot = game.options.resolve({"preset": "hot_pursuit"}) if slug == "break_escape" else {}
                if hot and "expert" in pair and weights_of(game).knows(players, hot):
                    found.append(Task(slug, players, one.weaker, one.stronger, (("preset", "hot_pursuit"),)))
    return found


def play(asked: argparse.Namespace) -> int:
    """Workers, each in a process, until the time is over."""
    asked.out.mkdir(parents=True, exist_ok=True)
    if any("ismcts" in pair for pair in asked.pairs) and not find_spec("pyspiel"):
        print("There is no OpenSpiel here (pip install open_spiel): nothing is played against ismcts.", flush=True)
    ends = time.time() + asked.seconds - 3
    until = ends - LAST * asked.seconds
    same = {"until": until, "ends": ends, **{name: getattr(asked, name) for name in ("out", "seed", "think", "most")}}
    words = [word for name, one in same.items() for word in (f"--{name}", str(one))]
    lists = ["--games", *asked.games, "--pairs", *asked.pairs, "--players", *map(str, asked.players)]
    command = [sys.executable, __file__, "work", *words, *lists]
    environment = os.environ | {"OMP_NUM_THREADS": "1", "NUMBA_NUM_THREADS": "1"}
    running = [
        subprocess.Popen([*command, "--worker", str(worker), "--workers", str(asked.workers)], env=environment)
        for worker in range(asked.workers)
    ]
    for one in running:
        try:
            one.wait(max(0.0, ends - time.time()))
        except subprocess.TimeoutExpired:
            one.terminate()
    print(told(asked), flush=True)
    return 0


def work(asked: argparse.Namespace) -> int:
    """One worker: of its pairings always the one that had the least of its time. It begins elsewhere than the others,
    so that they compile different games at first."""
    import turnkey
    from turnkey.lab.ladder import one_deal

    tasks = tasks_of(asked)
    first = asked.worker * len(tasks) // asked.workers
    # Seconds spent, those of the longest deal, next deal
    waiting = dict.fromkeys([*tasks[first:], *tasks[:first]], (0.0, 0.0, asked.worker))
    file = asked.out / f"{asked.seed}-{int(asked.until)}-{asked.worker}.jsonl"
    with file.open("a", encoding="utf-8") as out:
        while waiting and time.time() < asked.until:
            task = min(waiting, key=lambda one: waiting[one][0])
            spent, longest, deal = waiting.pop(task)
            game = turnkey.game(task.slug)
            began = time.time()
            if began + LONGER * longest > asked.ends:
                continue
            score, sides = one_deal(
                game, task.weaker, task.stronger, task.players, dict(task.options), asked.seed, deal
            )  # fmt: skip
            # What was compiled in the first deal is no time of the pairing's
            took = time.time() - began if deal > asked.worker else 0.0
            line = {"task": task.name, "seed": asked.seed, "deal": deal, "score": score, "sides": sides}
            out.write(json.dumps(line) + "\n")
            out.flush()
            if deal + asked.workers < asked.most:
                waiting[task] = spent + took, max(longest, took), deal + asked.workers
    return 0


# Tables


def kept(folder: Path) -> dict[Task, list[Any]]:
    """All deals that were played, each once."""
    found: dict[Task, dict[tuple[int, int], Any]] = {}
    for file in sorted(folder.glob("*.jsonl")):
        for line in file.read_text(encoding="utf-8").splitlines():
            try:
                one = json.loads(line)
            except ValueError:  # the worker was stopped while it wrote
                continue
            sides = tuple((str(name), float(score)) for name, score in one["sides"])
            found.setdefault(Task.named(one["task"]), {})[one["seed"], one["deal"]] = (float(one["score"]), sides)
    return {task: list(deals.values()) for task, deals in found.items()}


def lines_of(found: dict[Task, list[Any]]) -> Iterator[str]:
    from turnkey.lab.ladder import together

    yield "| game | players | bot | against | score | 95 % | deals |"
    yield "| --- | --- | --- | --- | --- | --- | --- |"
    for task in sorted(found, key=lambda one: (one.slug, one.weaker, one.stronger, one.options, one.players)):
        pairing = together(task.weaker, task.stronger, found[task])
        more = "".join(f", {value}" for _, value in task.options)
        sides = [(name, one, "") for name, one in pairing.sides.items()]
        for side, score, deals in [("", pairing.score, f"{len(found[task]):,}"), *sides]:
            who = f"{task.stronger} as {side}" if side else task.stronger
            known = f"{score.value:.3f} | {score.low:.3f}–{score.high:.3f}"
            yield f"| {task.slug}{more} | {task.players} | {who} | {task.weaker} | {known} | {deals} |"


def liar(asked: argparse.Namespace) -> int:
    """What liars who talk gain on those who hear them, beside liars who may not talk, in the same deals: on the network
    alone, and on `medium`. In compiled code."""
    import numpy as np

    import turnkey
    from turnkey.bots.learned.company import Company
    from turnkey.bots.learned.weights import weights_of
    from turnkey.bots.policies import policy_number, usual_policy
    from turnkey.core.loops.stepping import LEARNER
    from turnkey.lab.statistics import mean
    from turnkey.lab.training.scoring import compared, sides_of

    game = turnkey.game("lockdown")
    weights = weights_of(game)
    liars, usual = policy_number(game, "liar"), policy_number(game, usual_policy(game))
    for players in weights.players:
        for who, decider in (("expert-fast", LEARNER), ("medium", usual)):
            scores = []
            for talk in ("claims", "silent"):
                company = Company(game, weights, players, [{"talk": talk}])
                each = []
                for side in sides_of(game, players):
                    others = [seat for seat in range(players) if seat not in side]
                    seats = [decider if seat in side else liars for seat in range(players)]
                    got = company.contest(weights.mind(players), seats, asked.seed, asked.most)
                    each.append(compared(got[:, list(side)], got[:, others]))
                scores.append(np.mean(each, axis=0))
            talked, silent, gained = mean(scores[0]), mean(scores[1]), mean(scores[0] - scores[1])
            print(f"| {players} | {who} | {talked.value:.3f} | {silent.value:.3f} | {gained.value:+.3f} "
                  f"({gained.low:+.3f} to {gained.high:+.3f}) | {asked.most:,} |", flush=True)  # fmt: skip
    return 0


def told(asked: argparse.Namespace) -> str:
    found = kept(asked.out)
    text = "\n".join(lines_of(found))
    (asked.out / "ladders.md").write_text(text + "\n", encoding="utf-8")
    return text


def table(asked: argparse.Namespace) -> int:
    print(told(asked))
    return 0


def main(given: Sequence[str] | None = None) -> int:
    verbs = {"play": play, "work": work, "table": table, "liar": liar}
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("verb", choices=list(verbs))
    parser.add_argument("--seconds", type=float, default=500.0)
    parser.add_argument("--think", type=float, default=0.05, help="seconds for a decision of those that search")
    parser.add_argument("--pairs", nargs="+", default=list(PAIRS), metavar="WEAKER,STRONGER")
    parser.add_argument("--games", nargs="+", default=list(GAMES), choices=list(GAMES))
    parser.add_argument("--most", type=int, default=4000, help="deals of each pairing")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, default=Path("ladders"))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", type=int, nargs="*", default=[], help="only tables of these sizes")
    parser.add_argument("--worker", type=int, default=0, help=argparse.SUPPRESS)
    parser.add_argument("--until", type=float, default=0.0, help=argparse.SUPPRESS)
    parser.add_argument("--ends", type=float, default=0.0, help=argparse.SUPPRESS)
    asked = parser.parse_args(given)
    return verbs[asked.verb](asked)


if __name__ == "__main__":
    raise SystemExit(main())
