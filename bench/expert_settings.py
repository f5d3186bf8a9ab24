"""How strong the search of `expert` is with these settings or those, each against that of `hard` in the same deals.

    python bench/expert_settings.py lockdown --players 4 [--simulations 300] [--seconds 200] '{}' '{"horizon": 8}' …

Settings are those of `ExpertSettings`; `{}` are the usual ones. `hard` makes `--simulations` for each decision, and the
others as many as they make in the same CPU time, which the first games are spent on: so it does not matter what else
the machine does. Every deal is played twice with the two exchanged, and seats rotate. It takes one core, and ends after
`--seconds`.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Sequence
from functools import partial

import turnkey
from turnkey.bots.learned.expert import ExpertBot
from turnkey.bots.learned.settings import ExpertSettings
from turnkey.bots.search.searcher import Budget, SearchBot
from turnkey.bots.sight import Bot, sight_for
from turnkey.core.game import Game
from turnkey.lab.ladder import compared
from turnkey.lab.statistics import mean, mean_share

Maker = Callable[[Game, int], Bot]
TASTE = 40  # simulations by which it is told how long one takes


def ours(game: Game, seed: int, settings: ExpertSettings, simulations: int) -> Bot:
    return ExpertBot(game, Budget(simulations, None), seed, settings, cores=1)


def theirs(game: Game, seed: int, simulations: int) -> Bot:
    return SearchBot(game, Budget(simulations, None), seed, cores=1)


def played(game: Game, makers: Sequence[Maker], seed: int) -> Sequence[float]:
    """One game: what every seat got."""
    table = game.deal(len(makers), seed=seed, backend="compiled")
    bots = [maker(game, seed * 10 + seat) for seat, maker in enumerate(makers)]
    while not table.over:
        seat = table.actors[0]
        table.act(seat, bots[seat].choose(sight_for(bots[seat], table, seat)))
    assert table.result is not None
    return table.result.returns


def one_deal(game: Game, players: int, weaker: Maker, stronger: Maker, seed: int) -> float:
    sides = game.sides(players)
    alone, scores, met = sides[seed % len(sides)], list[float](), list[tuple[str, float]]()
    for lone in ("ours", "theirs"):
        others = "theirs" if lone == "ours" else "ours"
        sitting = [lone if seat in alone else others for seat in range(players)]
        got = played(game, [stronger if who == "ours" else weaker for who in sitting], seed)
        met = [*(met if players == 1 else []), *zip(sitting, got, strict=True)]
        scores += compared(met, "ours")
    return mean(scores).value


def cost(game: Game, players: int, maker: Callable[..., Bot]) -> float:
    """CPU seconds a simulation, with all that a game takes besides; compiled before."""
    for _ in range(2):
        began = time.process_time()
        played(game, [partial(maker, simulations=TASTE)] * players, 1)
    return time.process_time() - began


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("slug")
    parser.add_argument("settings", nargs="+", metavar="JSON")
    parser.add_argument("--players", type=int)
    parser.add_argument("--simulations", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=200.0)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    game = turnkey.game(asked.slug)
    players, ends = game.players_or_default(asked.players), time.time() + asked.seconds
    usual = cost(game, players, theirs)
    makers: dict[str, Maker] = {}
    for text in asked.settings:
        maker = partial(ours, settings=ExpertSettings(**json.loads(text)))
        many = max(2, round(asked.simulations * usual / cost(game, players, maker)))
        print(f"{text}: {many} simulations", flush=True)
        makers[text] = partial(maker, simulations=many)
    scores: dict[str, list[float]] = {text: [] for text in makers}
    seed = asked.seed * 1_000_000
    while time.time() < ends:
        for text, maker in makers.items():
            hard = partial(theirs, simulations=asked.simulations)
            scores[text].append(one_deal(game, players, hard, maker, seed))
        seed += 1
    for text, found in scores.items():
        score = mean_share(found)
        print(f"{text}: {score.value:.3f} ({score.low:.3f}–{score.high:.3f}) of {len(found)} deals")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
