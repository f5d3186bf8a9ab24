"""What the lab takes on two quiet cores: a report of every game, and the bench's first answers.

    python bench/lab_quiet.py reports --out FOLDER [--seconds 240]     # about five minutes on ten cores
    python bench/lab_quiet.py answers                                  # two or three more, on two cores

Every process is held to two cores. `reports` makes the five pages side by side, each on a pair of its own, if there are
ten cores; else one after the other. Rules are compiled before, and what that takes is told apart.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

GAMES = ("break_escape", "airlock", "locked_out", "lockup", "lockdown")
PAIR = 2
HERE = Path(__file__).parent


def timed(command: Sequence[str], cores: Sequence[int], log: Path) -> dict[str, Any]:
    """Seconds by the clock and of processors, and how it ended."""
    os.sched_setaffinity(0, cores)  # of this thread, and of what it starts
    began = time.perf_counter()
    with log.open("w") as out:
        process = subprocess.Popen(command, stdout=out, stderr=subprocess.STDOUT)
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    return {
        "seconds": round(time.perf_counter() - began, 1),
        "cpu": round(used.ru_utime + used.ru_stime, 1),
        "ended": process.returncode,
    }


def report(slug: str, cores: Sequence[int], seconds: int, out: Path, games: str) -> dict[str, Any]:
    def command(for_seconds: int, page: Path, seed: int) -> list[str]:
        flags = ["--seconds", str(for_seconds), "--out", str(page), "--in", games, "--seed", str(seed)]
        return [sys.executable, "-m", "turnkey", "report", slug, *flags]

    first = timed(command(1, Path(games) / f"{slug}-first.html", 2), cores, out / f"{slug}-first.txt")
    whole = timed(command(seconds, out / f"{slug}.html", 1), cores, out / f"{slug}.txt")
    return {"game": slug, "compiled_with_a_short_one": first, "report": whole}


def reports(given: argparse.Namespace) -> None:
    out = Path(given.out)
    out.mkdir(parents=True, exist_ok=True)
    cores = sorted(os.sched_getaffinity(0))
    abreast = max(1, min(len(GAMES), len(cores) // PAIR))
    with tempfile.TemporaryDirectory() as games, ThreadPoolExecutor(abreast) as pool:
        pairs = [cores[PAIR * (at % abreast) : PAIR * (at % abreast) + PAIR] for at in range(len(GAMES))]
        work = zip(GAMES, pairs, strict=True)
        made = [pool.submit(report, slug, pair, given.seconds, out, f"{games}/{slug}") for slug, pair in work]
        for one in made:
            print(json.dumps(one.result()), flush=True)


def answers(given: argparse.Namespace) -> None:
    os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[:PAIR])
    command = [sys.executable, str(HERE / "lab_first.py"), *GAMES, "--cold"]
    subprocess.run(command, check=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("reports", "answers"))
    parser.add_argument("--out", default="reports")
    parser.add_argument("--seconds", type=int, default=240)
    given = parser.parse_args()
    print(f"load average {os.getloadavg()[0]:.1f} before", flush=True)
    {"reports": reports, "answers": answers}[given.what](given)


if __name__ == "__main__":
    main()
