"""Train the games' experts side by side on one GPU, in calls that end when they are told to and go on
where the last one stopped.

    python bench/train_all.py train --seconds 560 --plan 1000 [--runs break_escape lockup+nothing airlock+trace=0.98 …]
    python bench/train_all.py score --seconds 200 [--runs …]     # network alone against medium, on all cores
    python bench/train_all.py ship [--runs …]                    # put what is better than medium beside its game

A run is a game, and behind a `+` what is different in it: `nothing` (no start from the game's own bot), `printed` (no
options vary), numbers as `turnkey train --set` takes them, `width=N`, `envs=N`. `--plan` is how long each learns in all
calls together: rate and entropy fall towards its end, and with `--last` they come to it in this call. All runs share
the GPU, so each gets its part of that time.

The folder of a run, `experts/RUN`, is that of `turnkey train`. For machines that are lent for minutes `--bundle DIR`
packs all folders into a few files below 16 MB there, and `--carried DIR` unpacks such files where a folder is missing.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import shutil
import subprocess
import sys
import tarfile
import time
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

GAMES = ("break_escape", "lockdown", "locked_out", "lockup", "airlock")
MARGIN = 40.0  # seconds that a call leaves for judging, writing and packing
LEARNING = 0.85  # of a call's time; in the rest it is looked how strong they are, and captured what is done often
LARGEST, MOST_FILES = 15_500_000, 8
BUNDLED = ("expert.npz", "expert.json", "curve.csv", "curve.svg", "settings.json", "score.json", "checkpoint.pt")
CHUNK = 250  # deals after which it is looked how much time is left


def parsed(run: str) -> tuple[str, dict[str, str]]:
    slug, _, rest = run.partition("+")
    parts = (one.partition("=") for one in rest.split(",") if one)
    return slug, {name: value for name, _, value in parts}


def folder_of(asked: argparse.Namespace, run: str) -> Path:
    return Path(asked.out) / run.replace("+", ".").replace("=", "-").replace(",", ".")


# Training


def train(asked: argparse.Namespace) -> int:
    """A process for each run; what they print is passed on."""
    began = time.monotonic()
    if asked.carried:
        unpack(asked)
    together = asked.mps and share_gpu()
    if asked.device == "cuda":
        compile_kernels(asked)
    left = asked.seconds - (time.monotonic() - began)
    running = [
        subprocess.Popen([sys.executable, __file__, "one", "--seconds", f"{left - 8:.0f}", *shared(asked, run)],
                         env={**os.environ, "OMP_NUM_THREADS": "1"})
        for run in asked.runs
    ]  # fmt: skip
    until = began + asked.seconds - 5
    for one in running:
        try:
            one.wait(max(0.0, until - time.monotonic()))
        except subprocess.TimeoutExpired:
            one.terminate()
    for one in running:
        with contextlib.suppress(subprocess.TimeoutExpired):
            one.wait(2)
    if together:
        subprocess.run(["nvidia-cuda-mps-control"], input="quit -t 1\n", text=True, timeout=20, check=False)
    print(table_of(asked), flush=True)
    if asked.bundle:
        pack(asked)
    return max(abs(one.poll() or 0) for one in running)


def share_gpu() -> bool:
    """Let kernels of different processes run at once (NVIDIA's MPS) instead of in turn, where that works."""
    folders = {"CUDA_MPS_PIPE_DIRECTORY": "/tmp/mps", "CUDA_MPS_LOG_DIRECTORY": "/tmp/mps-log"}
    try:
        for folder in folders.values():
            Path(folder).mkdir(exist_ok=True)
        # It runs on, and must not hold what this prints into
        subprocess.run(["nvidia-cuda-mps-control", "-d"], env=os.environ | folders, timeout=20, check=True,
                       stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)  # fmt: skip
        seen = "import torch; torch.ones(8, device='cuda').sum().item()"
        subprocess.run([sys.executable, "-c", seen], env=os.environ | folders, timeout=60, check=True)
    except (OSError, subprocess.SubprocessError) as fault:
        print(f"the GPU is shared in turn, not at once: {fault}", flush=True)
        with contextlib.suppress(OSError, subprocess.SubprocessError):
            subprocess.run(["nvidia-cuda-mps-control"], input="quit -t 1\n", text=True, timeout=20, check=False,
                           env=os.environ | folders)  # fmt: skip
        return False
    os.environ.update(folders)
    print("kernels of all processes run at once", flush=True)
    return True


def shared(asked: argparse.Namespace, run: str) -> list[str]:
    words = {name: str(getattr(asked, name)) for name in ("plan", "out", "device", "judged", "seed")}
    last = ["--last"] if asked.last else []
    return [*(one for name, word in words.items() for one in (f"--{name}", word)), *last, "--runs", run]


def train_one(asked: argparse.Namespace) -> int:
    """One run until the call ends."""
    began = time.monotonic()
    import turnkey
    from turnkey.lab.training.cards import finish
    from turnkey.lab.training.running import Progress, Training
    from turnkey.lab.training.settings import Settings, counts_of, device_of

    (run,) = asked.runs
    slug, wishes = parsed(run)
    game, folder = turnkey.game(slug), folder_of(asked, run)
    given = Settings(
        counts_of(game, None), device=device_of(asked.device), seed=asked.seed,
        vary=wishes.pop("printed", None) is None, advised=wishes.pop("nothing", None) is None,
        envs=int(wishes.pop("envs", 0)), width=int(wishes.pop("width", 0)),
    ).tuned(wishes)  # fmt: skip
    training = Training(game, given, folder, asked.plan, None, asked.judged)
    if (folder / "checkpoint.pt").exists():
        training.resume()
    until = began + asked.seconds - MARGIN
    if asked.last:
        training.seconds = training.spent + LEARNING * max(1.0, until - time.monotonic())
    given = training.learner.given
    print(f"{run}: made after {time.monotonic() - began:.0f} s; {training.learner.columns.size} columns, "
          f"{given.width} wide, {given.envs} games, {given.steps} steps", flush=True)  # fmt: skip

    def say(now: Progress) -> None:
        point = now.point
        told = ", ".join(f"{name} {value:.3g}" for name, value in training.told.items())
        print(f"{run}: {point.seconds:.0f} s, {point.decisions / 1e6:.1f} M, {now.speed / 1e6:.2f} M/s, score "
              f"{point.score:.3f} ({point.low:.3f} to {point.high:.3f}); {told}", flush=True)  # fmt: skip

    training.run(say, until - time.monotonic())
    for old in folder.glob("score*.json"):  # of the network before
        old.unlink()
    finish(training, f"python bench/train_all.py train --plan {asked.plan:g} --runs {run}", training.judged)
    print(f"{run}: written after {time.monotonic() - began:.0f} s, {training.left:.0%} to go", flush=True)
    return 0


def compile_kernels(asked: argparse.Namespace) -> None:
    """What a GPU needs for each game, in many processes: one alone would take minutes, and the GPU wait."""
    slugs = dict.fromkeys(parsed(run)[0] for run in asked.runs)
    began = time.monotonic()
    running = [
        subprocess.Popen([sys.executable, __file__, "kernel", "--runs", slug, "--kind", kind])
        for slug in slugs for kind in ("columns", "bots", "advice", "alone")
    ]  # fmt: skip
    failed = sum(one.wait() != 0 for one in running)
    print(f"kernels compiled in {time.monotonic() - began:.0f} s; {failed} failed", flush=True)


def compile_one(asked: argparse.Namespace) -> int:
    import turnkey
    from turnkey.env.advising import Adviser
    from turnkey.env.batch import batch
    from turnkey.lab.training.settings import adviser_of, option_sets

    began = time.monotonic()
    game = turnkey.game(asked.runs[0])
    if asked.kind == "columns":  # which of them change is measured in games, by the CPU
        from turnkey.lab.training.learner import plan_with

        for players in game.seats:
            plan_with(game, players, option_sets(game, players, {}, asked.seed, True), "compiled")
        print(f"{game.slug} (columns): measured in {time.monotonic() - began:.0f} s", flush=True)
        return 0
    opponents = {0: adviser_of(game)} if asked.kind == "bots" else None
    shown = None if asked.kind == "advice" else "features"
    games = batch(game, 128, "cuda", opponents=opponents, seed=1, observations=shown, masks=False, forced=False)
    if asked.kind == "advice":
        Adviser(games, adviser_of(game)).look()
    games.step()
    print(f"{game.slug} ({asked.kind}): compiled in {time.monotonic() - began:.0f} s", flush=True)
    return 0


# Scoring


def score(asked: argparse.Namespace) -> int:
    """Every run at tables of every size, in a process each, as many deals as there is time for."""
    import turnkey

    until = time.time() + asked.seconds - 5
    if asked.carried:
        unpack(asked)
    waiting = [
        [sys.executable, __file__, "deals", "--until", str(until), "--players", str(players), *shared(asked, run)]
        for run in asked.runs
        if (folder_of(asked, run) / "expert.npz").exists()
        for players in turnkey.game(parsed(run)[0]).seats
    ]
    running = [subprocess.Popen(one) for one in waiting]  # more than cores: the system shares them out
    for one in running:
        one.wait()
    for run in asked.runs:
        gather(folder_of(asked, run))
    print(table_of(asked), flush=True)
    if asked.bundle:
        pack(asked)
    return 0


def play_deals(asked: argparse.Namespace) -> int:
    import numpy as np

    import turnkey
    from turnkey.bots.learned.weights import Weights, load
    from turnkey.lab.statistics import mean
    from turnkey.lab.training.scoring import by_table, scores_of

    (run,) = asked.runs
    game, folder = turnkey.game(parsed(run)[0]), folder_of(asked, run)
    weights = load(game, folder / "expert.npz")
    here = Weights({**weights.about, "players": [asked.players]}, weights.arrays)
    found: dict[tuple[int, str], list[Any]] = {}
    seed, spent = 770_001, 0.0
    while not found or time.time() + spent < asked.until:
        began = time.time()
        for key, one in scores_of(game, here, game.options.resolve({}), CHUNK, seed).items():
            found.setdefault(key, []).append(one)
        seed, spent = seed + 1, time.time() - began
    whole = {key: np.concatenate(parts) for key, parts in found.items()}
    told: dict[str, Any] = {"deals": len(next(iter(whole.values()))), **by_table(whole)[asked.players].plain()}
    told["sides"] = {side: mean(one).plain() for (_, side), one in whole.items()}
    (folder / f"score-{asked.players}.json").write_text(json.dumps(told) + "\n", encoding="utf-8")
    return 0


def gather(folder: Path) -> None:
    files = sorted(folder.glob("score-*.json"))
    if files:
        told = {one.stem.partition("-")[2]: json.loads(one.read_text(encoding="utf-8")) for one in files}
        (folder / "score.json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


def table_of(asked: argparse.Namespace) -> str:
    """What was reached, a line for each run and size of a table."""
    lines = []
    for run in asked.runs:
        folder = folder_of(asked, run)
        if (folder / "curve.csv").exists():
            rows = (folder / "curve.csv").read_text(encoding="utf-8").split()[1:]
            lines.append(f"{run}: {' '.join(row.split(',')[3] for row in rows[:: max(1, len(rows) // 12)])} (curve)")
        if (folder / "score.json").exists():
            for players, one in json.loads((folder / "score.json").read_text(encoding="utf-8")).items():
                lines.append(f"{run}, {players} players: {one['value']:.4f} ({one['low']:.4f} to {one['high']:.4f}), "
                             f"{one['deals']} deals")  # fmt: skip
    return "\n".join(lines)


# Carrying


def pack(asked: argparse.Namespace) -> None:
    """All folders in a few files; where they would be too many, checkpoints are left out last."""
    asked.bundle.mkdir(parents=True, exist_ok=True)
    files = [folder_of(asked, run) / name for name in BUNDLED for run in asked.runs]
    lots: list[list[Path]] = [[]]
    sizes = [0]
    for file in filter(Path.exists, files):
        size = file.stat().st_size
        fits = next((place for place, one in enumerate(sizes) if one + size <= LARGEST), None)
        if fits is None and len(lots) < MOST_FILES:
            lots, sizes, fits = [*lots, []], [*sizes, 0], len(lots)
        if fits is None:
            print(f"{file} is left out")
            continue
        lots[fits].append(file)
        sizes[fits] += size + 2048
    for number, lot in enumerate(lots):
        with tarfile.open(asked.bundle / f"experts-{number}.tar", "w") as out:
            for file in lot:
                out.add(file, f"{file.parent.name}/{file.name}")


def unpack(asked: argparse.Namespace) -> None:
    """Folders that are not there yet."""
    there = {one.name for one in asked.out.glob("*")} if asked.out.exists() else set()
    for file in sorted(asked.carried.glob("*.tar")):
        with tarfile.open(file) as lot:
            for member in members_of(lot):
                if member.name.split("/")[0] not in there:
                    lot.extract(member, asked.out, filter="data")


def members_of(lot: tarfile.TarFile) -> Iterator[tarfile.TarInfo]:
    yield from (one for one in lot.getmembers() if one.isfile())


def ship(asked: argparse.Namespace) -> int:
    """Put weights beside their game, if at every size of a table the network is surely better than the usual bot."""
    import turnkey
    from turnkey.bots.learned.weights import file_of

    os.environ.pop("TURNKEY_EXPERTS", None)
    for run in asked.runs:
        folder, slug = folder_of(asked, run), parsed(run)[0]
        scores = json.loads((folder / "score.json").read_text(encoding="utf-8"))
        weak = [players for players, one in scores.items() if one["low"] <= 0.5]
        if weak:
            print(f"{run}: not shipped; the usual bot is as good with {', '.join(weak)} players")
            continue
        for name in ("expert.npz", "expert.json"):
            shutil.copy(folder / name, file_of(turnkey.game(slug)).with_name(name))
        print(f"{run}: shipped")
    return 0


VERBS = {"train": train, "score": score, "ship": ship, "one": train_one, "kernel": compile_one, "deals": play_deals}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("verb", choices=list(VERBS))
    parser.add_argument("--seconds", type=float, default=560.0, help="after which this call ends")
    parser.add_argument("--plan", type=float, default=1000.0, help="seconds that each run learns in all calls")
    parser.add_argument("--runs", nargs="+", default=list(GAMES))
    parser.add_argument("--out", type=Path, default=Path("experts"))
    parser.add_argument("--device", default="cuda", choices=["cpu", "cuda"])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--judged", type=int, default=0, help="games of each side; by the device if not given")
    parser.add_argument("--bundle", type=Path)
    parser.add_argument("--carried", type=Path)
    parser.add_argument("--last", action="store_true", help="bring rate and entropy to their end in this call")
    parser.add_argument("--mps", action="store_true", help="share the GPU at once, by NVIDIA's MPS, where it is there")
    parser.add_argument("--kind", default="", help=argparse.SUPPRESS)
    parser.add_argument("--players", type=int, default=0, help=argparse.SUPPRESS)
    parser.add_argument("--until", type=float, default=0.0, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    warnings.simplefilter("always")
    return VERBS[asked.verb](asked)


if __name__ == "__main__":
    raise SystemExit(main())
