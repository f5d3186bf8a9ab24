"""Is a sweep on the GPU the sweep of the cores? Plays the same settings on both and compares digests of all games.

python bench/sweep_cuda.py [GAME …] [--games N] [--bots NAME] [--on compiled,cuda] [--cores N]

The digest is the one that `turnkey sweep` tells for the same settings, games and seed, wherever they are played. NumPy
and Numba are all that this needs. Games a second are those of the play alone (a GPU's with what is carried there and
back); what is compiled or loaded before is told apart. With --until-full, a last sweep of a million games fills the
device.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Mapping, Sequence
from typing import Any

import turnkey
from turnkey.lab.designs import GRID, dimension, variations
from turnkey.lab.machines import Here, Job, Machine
from turnkey.lab.on_cuda import OnCuda
from turnkey.lab.store import asked_for, digest_of, digest_of_all
from turnkey.lab.tables import columns_of
from turnkey.lab.watching import Setting

SWEEPS: Mapping[str, Mapping[str, str]] = {
    "break_escape": {"keys_needed": "1..4", "rounds": "8,12,16"},
    "airlock": {"length": "*", "scoring": "*", "low_tie": "*"},
    "locked_out": {"token_start": "*", "hazards": "*", "share_icon": "*"},
    "lockup": {"rounds": "3..6", "goals": "*", "zero_safe": "*"},
    "lockdown": {"monsters": "20,25,30", "monster_spots": "4,6,8", "candidates": "*"},
}
MILLION = 1_000_000


def settings_of(slug: str, bots: Sequence[str]) -> list[Setting]:
    """Every combination, as `turnkey sweep` makes them of these options."""
    base = Setting.of(turnkey.game(slug), bots=bots)
    dimensions = [dimension(base.game, base.values, name, text) for name, text in SWEEPS[slug].items()]
    return [one.setting for one in variations(base, dimensions, GRID)[0]]


def played(machine: Machine, settings: Sequence[Setting], games: int, seed: int) -> dict[str, Any]:
    began = time.perf_counter()
    for _ in machine.watch_all([Job(settings[0], 1, seed)]):
        pass
    loaded = time.perf_counter()
    digests = {}
    jobs = [Job(one, games, seed) for one in settings]
    seconds = 0.0
    for watched in machine.watch_all(jobs):
        digests[asked_for(watched.setting, games, seed)] = digest_of(columns_of(watched))
        seconds += watched.seconds
    return {
        "digest": digest_of_all(digests),
        "games_a_second": round(games * len(settings) / seconds),
        "seconds": round(seconds, 3),
        "compiled_or_loaded_s": round(loaded - began, 1),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=list(SWEEPS))
    parser.add_argument("--games", type=int, default=4000, help="of each setting")
    parser.add_argument("--bots", default="medium")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--on", default="compiled,cuda", help="of interpreted, compiled, cuda")
    parser.add_argument("--cores", type=int)
    parser.add_argument("--until-full", action="store_true", help="on the GPU also a million games of all settings")
    given = parser.parse_args()
    same = True
    for slug in given.game or list(SWEEPS):
        settings = settings_of(slug, given.bots.split(","))
        runs = {}
        for backend in given.on.split(","):
            machine: Machine = OnCuda(given.cores) if backend == "cuda" else Here(backend, given.cores)
            runs[backend] = played(machine, settings, given.games, given.seed)
            if backend == "cuda" and given.until_full:
                runs["cuda, a million"] = played(machine, settings, -(-MILLION // len(settings)), given.seed)
        equal = len({one["digest"] for name, one in runs.items() if name in given.on.split(",")}) == 1
        same &= equal
        told = {"game": slug, "settings": len(settings), "games": given.games * len(settings), "equal": equal, **runs}
        print(json.dumps(told, indent=1), flush=True)
    return 0 if same else 1


if __name__ == "__main__":
    raise SystemExit(main())
