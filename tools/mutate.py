"""Do the tests notice when a rule is changed? Mutation testing of the games' rules, with a fixed budget.

    python tools/mutate.py                              # 30 changes in each game
    python tools/mutate.py --games airlock --changes 60 # more of them, in one
    python tools/mutate.py --seed 2 --processes 8       # others, eight at once

From all small changes that can be made to the functions in games/SLUG/rules (another comparison, an operator, a number
one larger, a condition turned round, a statement left out) some are drawn by the seed. Each is made by itself, in
memory, and those of the game's own tests that run the changed line are run, interpreted, until one fails (but for those
that take long or insist on compiled rules). What none of them notices is listed: a test is missing, or the change makes
no difference. The score is the share that was noticed, of those that make a difference as far as is known
(tools/mutation/alike.toml names those that make none, and why).
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
import time
import tomllib
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from multiprocessing import get_context
from pathlib import Path

os.environ |= {"TURNKEY_INTERPRET": "1", "TURNKEY_COMPILE": "never"}
sys.path.insert(0, str(Path(__file__).parent))

from mutation.changes import Change, changes_of
from mutation.running import ROOT, Tests, notices, rules_of, watched

import turnkey

LEAST, TIMES = 20.0, 6.0  # seconds of processor time that the tests of a change get, at least and by what they took
ALIKE = Path(__file__).parent / "mutation" / "alike.toml"


def drawn(slug: str, many: int, seed: int) -> list[Change]:
    """A sample of the changes that can be made to a game's rules."""
    every = [change for file in sorted(rules_of(slug).glob("*.py")) for change in changes_of(file)]
    return sorted(random.Random(f"{slug} {seed}").sample(every, min(many, len(every))), key=lambda one: str(one))


def known_alike() -> set[tuple[str, str, str, str]]:
    """Changes that make no difference, as somebody has found: by file, rule, and how they read."""
    entries = tomllib.loads(ALIKE.read_text(encoding="utf-8")).get("alike", []) if ALIKE.exists() else []
    return {(one["file"], one["rule"], one["before"], one["after"]) for one in entries}


def key(change: Change) -> tuple[str, str, str, str]:
    return (place(change), change.rule, change.before, change.after)


def place(change: Change) -> str:
    return change.file.relative_to(ROOT / "src" / "turnkey" / "games").as_posix()


def tried(changes: Sequence[Change], tests: Tests, processes: int, telling: bool) -> dict[str, list[Change]]:
    """The changes by what became of them; so many are tried at once."""
    became: dict[str, list[Change]] = {"noticed": [], "survived": [], "never run": [], "alike": []}
    with ProcessPoolExecutor(processes, get_context("fork")) as pool:
        ends = pool.map(end_of, changes, repeat(tests), repeat(known_alike()))
        for change, (end, by) in zip(changes, ends, strict=True):
            became[end].append(change)
            if telling:
                print(f"{end:9}  {told(change)}{f'  [{by}]' if by else ''}", flush=True)
    return became


def end_of(change: Change, tests: Tests, alike: set[tuple[str, str, str, str]]) -> tuple[str, str]:
    """What becomes of a change, and by which test."""
    if key(change) in alike:
        return "alike", ""
    running = tests.of(change)
    if not running:
        return "never run", ""
    by = notices(change, running, LEAST + TIMES * sum(tests.seconds[test] for test in running))
    return ("noticed" if by else "survived"), by


def told(change: Change) -> str:
    return f"{place(change)}:{change.line} {change.rule}: {change.before}  →  {change.after}"


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", nargs="+", default=turnkey.game_names(), choices=turnkey.game_names())
    parser.add_argument("--changes", type=int, default=30, metavar="N", help="in each game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1, metavar="N", help="try so many changes at once")
    parser.add_argument("--least", type=float, default=0.0, metavar="SHARE", help="fail below this score")
    parser.add_argument("--each", action="store_true", help="tell what becomes of each change, and by which test")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write what was found there, too")
    given = parser.parse_args()
    found = {}
    for slug in given.games:
        began = time.monotonic()
        tests = watched(slug)
        if tests.failed:
            print(f"{slug}: its tests fail with nothing changed: {', '.join(tests.failed[:3])}", file=sys.stderr)
            return 2
        found[slug] = tried(drawn(slug, given.changes, given.seed), tests, given.processes, given.each)
        print(f"{line_of(slug, found[slug])}, {len(tests.seconds)} tests, {time.monotonic() - began:.0f} s", flush=True)
    whole = {
        end: [one for became in found.values() for one in became[end]]
        for end in ("noticed", "survived", "never run", "alike")
    }
    print(line_of("all", whole))
    for end in ("survived", "never run"):
        for change in whole[end]:
            print(f"{end}: {told(change)}")
    if given.json:
        given.json.write_text(
            json.dumps(
                {slug: {end: list(map(told, ones)) for end, ones in became.items()} for slug, became in found.items()},
                indent=1,
            )
        )
    return int(score(whole) < given.least)


def score(became: dict[str, list[Change]]) -> float:
    missed = len(became["survived"]) + len(became["never run"])
    return len(became["noticed"]) / max(1, len(became["noticed"]) + missed)


def line_of(what: str, became: dict[str, list[Change]]) -> str:
    counts = ", ".join(f"{len(ones)} {end}" for end, ones in became.items() if ones)
    return f"{what:13} {score(became):6.1%} of {sum(map(len, became.values()))} changes noticed ({counts})"


if __name__ == "__main__":
    raise SystemExit(main())
