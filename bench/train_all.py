"""Train every game's expert, slice by slice: each call ends within a few minutes and the next one goes on.

    python bench/train_all.py [--minutes 100] [--slice 8] [--out experts] [--games break_escape …] [--device auto]
    python bench/train_all.py …                            # again, until it says that all is done
    python bench/train_all.py --ladders 100 …              # then: how strong, beside the other levels
    python bench/train_all.py --ship                       # put what is better than medium beside its game

`--minutes` are of learning, for all games together; a game's share follows from how long its games are. Every folder
`experts/SLUG` then holds weights, card, curve and checkpoint (see `turnkey train`), and `ladder.json`. Where a machine
is lent for minutes, take the folder along from call to call.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sys
import time
from pathlib import Path
from typing import Any

SHARES = {"break_escape": 1, "lockdown": 2, "locked_out": 2, "lockup": 3, "airlock": 2}
MARGIN = 45.0  # seconds that a slice leaves for making, judging and writing


def train(slug: str, asked: argparse.Namespace, until: float) -> bool:
    """Go on with one game as long as there is time; whether it is done."""
    import turnkey
    from turnkey.lab.training.cards import finish
    from turnkey.lab.training.running import Training
    from turnkey.lab.training.settings import Settings, counts_of, device_of

    folder = asked.out / slug
    if (folder / "expert.json").exists():
        return True
    if until - time.monotonic() < MARGIN:
        return False
    game = turnkey.game(slug)
    seconds = 60 * asked.minutes * SHARES[slug] / sum(SHARES[one] for one in asked.games)
    given = Settings(counts_of(game, None), device=device_of(asked.device), envs=asked.envs)
    training = Training(game, given, folder, seconds, None)
    if (folder / "checkpoint.pt").exists():
        training.resume()
    reached = training.run(
        lambda now: print(f"{slug}: {now.point.decisions:,} decisions, {now.speed:,.0f} a second, score "
                          f"{now.point.score:.3f} ({now.point.low:.3f} to {now.point.high:.3f})", flush=True),
        max(1.0, until - time.monotonic() - MARGIN),
    )  # fmt: skip
    if training.left > 0:
        print(f"{slug}: stopped at {reached.decisions:,} decisions, {training.left:.0%} to go", flush=True)
        return False
    finish(training, f"python bench/train_all.py {' '.join(sys.argv[1:])}".strip(), asked.judged)
    print(f"{slug}: done after {training.spent:.0f} s of learning", flush=True)
    return True


def measure(slug: str, asked: argparse.Namespace) -> None:
    """The ladder of a game at tables of every size, beside its weights."""
    import turnkey
    from turnkey.lab.ladder import climb

    game, file = turnkey.game(slug), asked.out / slug / "ladder.json"
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    for players in game.seats:
        for pair in (("medium", "expert-fast"), ("hard", "expert")):
            name = f"{players} players: {pair[1]} against {pair[0]}"
            if name in found:
                continue
            one = climb(game, pair, asked.ladders, players).pairings[0]
            found[name] = {
                "games": one.games,
                "score": one.score.plain(),
                "sides": {side: score.plain() for side, score in one.sides.items()},
            }
            file.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
            print(f"{slug}, {name}: {one.score.value:.3f} ({one.score.low:.3f} to {one.score.high:.3f})", flush=True)


def ship(slug: str, asked: argparse.Namespace) -> None:
    """Put the weights beside the game, if at every size of a table the network is surely better than the usual bot."""
    import turnkey
    from turnkey.bots.learned.weights import file_of

    card = json.loads((asked.out / slug / "expert.json").read_text(encoding="utf-8"))
    weak = [one["players"] for one in card["plays"]["tables"] if one["low"] <= 0.5]
    if weak:
        print(f"{slug}: not shipped; the usual bot is as good with {', '.join(map(str, weak))} players")
        return
    os.environ.pop("TURNKEY_EXPERTS", None)
    beside = file_of(turnkey.game(slug))
    for name in ("expert.npz", "expert.json"):
        shutil.copy(asked.out / slug / name, beside.with_name(name))
    print(f"{slug}: shipped")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=100.0, help="of learning, for all games together")
    parser.add_argument("--slice", type=float, default=8.0, help="minutes after which a call ends")
    parser.add_argument("--out", type=Path, default=Path("experts"))
    parser.add_argument("--games", nargs="+", default=list(SHARES), choices=list(SHARES))
    parser.add_argument("--device", default="auto", choices=["auto", "cpu", "cuda"])
    parser.add_argument("--envs", type=int, default=0, help="games at once; by the device if not given")
    parser.add_argument("--judged", type=int, default=0, help="games of each side for the card")
    parser.add_argument("--ladders", type=int, default=0, help="deals of each pairing; nothing is trained then")
    parser.add_argument("--ship", action="store_true", help="put weights beside their games; nothing is trained then")
    asked = parser.parse_args()
    until = time.monotonic() + 60 * asked.slice
    os.environ["TURNKEY_EXPERTS"] = str(asked.out.resolve())
    if asked.ship or asked.ladders:
        for slug in asked.games:
            if not (asked.out / slug / "expert.json").exists():
                print(f"{slug}: not trained yet")
            elif asked.ship:
                ship(slug, asked)
            elif time.monotonic() < until:
                measure(slug, asked)
        return 0
    left = [slug for slug in asked.games if not train(slug, asked, until)]
    print(f"call again to go on with {', '.join(left)}" if left else "all is done")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
