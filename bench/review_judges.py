"""Who tells best what a position is worth, for reviews: the game's bots or its network, in the same time.

    python bench/review_judges.py lockdown --players 4 6 [--seconds 120] [--write]

Positions are taken from games in which the network sits on half of the seats and the usual bot on the others, and of
each two options of the seat that is asked. What the difference of these two is said to be, and the chance with the
first of them, is held against many rests that the network plays by its best choices (`best`), or choosing each thing
as often as it finds it likely (`often`); and against rests of tables where that and the bot sit on half of the seats
each (`mixed`), since whoever plays the rests that are held to be true looks right in them. An error holds what would
be left with any number of samples (`bias`; the noise of both is taken off) and the noise of as many samples as fit
into the time of so many rests of the bot.

Cut rests (`bot+16`: sixteen choices of the bot) end with what the network expects there, on the straight line that
best turns that into wins in a fifth of the time's positions. `sure` are differences that a review would tell of, and
`true_of_sure` how many of ten points of these are true; `true_of_ten` the same of all differences, but for their noise.
`--write` notes in `review.json` beside the game that reviews ask this network at tables of these sizes.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

import turnkey
from turnkey.bots.learned.weights import weights_of
from turnkey.bots.policies import policy_number, usual_policy
from turnkey.core.game import Game
from turnkey.core.loops.common import lowest_seat
from turnkey.core.loops.learned import WAVERER
from turnkey.core.loops.stepping import LEARNER
from turnkey.lab.review.evaluator import NOTHING_FORCED, Ask, Numbers, Playouts
from turnkey.lab.review.judging import Estimated
from turnkey.lab.review.learned import TO_THE_END, LearnedPlayouts, Line, digest, measured_file
from turnkey.lab.summary import winners

LONG = 96  # rests of each option that the network plays, as what is held to be true
BOTS, NETWORKS, CUT = 256, 24, 64  # samples of a candidate
BOTS_HORIZONS, NETWORKS_HORIZONS = (16,), (0, 4, 16, 32, 64)
TIMES = (32, 256)  # rests of the bot whose time a candidate gets: what a lot has in reviews of long and short games
REFERENCES = ("best", "often", "mixed")
LEAST = 0.01**2  # less than a point is claimed on average: no question how much of it is true
TABLES = 4  # of a mixed reference, each seated in its own way


@dataclass
class Said:
    """What one candidate says of a position: seconds a sample, and samples of both options; who was cut off there."""

    seconds: float
    first: Numbers
    second: Numbers
    cut_first: Numbers
    cut_second: Numbers

    def as_wins(self, line: Line) -> tuple[Numbers, Numbers]:
        def wins(samples: Numbers, cut: Numbers) -> Numbers:
            return np.where(cut, np.clip(line[0] + line[1] * samples, 0, 1), samples)

        return wins(self.first, self.cut_first), wins(self.second, self.cut_second)


@dataclass
class Measuring:
    """One game at tables of one size."""

    game: Game
    players: int
    luck: np.random.Generator
    expected: list[tuple[float, float]] = field(default_factory=list)  # what the network expected, and whether it won

    def __post_init__(self) -> None:
        game, values = self.game, self.game.options.resolve({})
        self.book, self.bot = game.book(self.players, values), policy_number(game, usual_policy(game))
        self.network = LearnedPlayouts(game, self.players, self.book, values, weights_of(game))
        self.bots = Playouts(game, self.players, self.book)
        self.usual = self.everybody(WAVERER)

    def everybody(self, decider: int) -> Numbers:
        return np.full(self.game.definition.most_seats, decider, np.int64)

    def ends(self, deciders: Numbers, ask: Ask, horizon: int = TO_THE_END) -> tuple[Numbers, Numbers]:
        """What every seat gets, as wins where a rest went to its end; and which ones did not."""
        self.network.deciders = deciders
        returns, choices = self.network.ends(ask, horizon)
        cut = choices < 0
        return np.where(cut[:, None], returns, winners(returns)), cut

    def ends_of_mixed_tables(self, ask: Ask) -> tuple[Numbers, Numbers]:
        """The same seats for both options; each seat is the bot's as often as the network's."""
        found, places = [], np.random.default_rng(ask.seed).permutation(self.players)
        for table in range(TABLES):
            bots = (places + table) % self.players < self.players / 2 if self.players > 1 else places + table % 2 > 0
            deciders = self.everybody(WAVERER)
            deciders[: self.players][bots] = self.bot
            found.append(self.ends(deciders, replace(ask, seed=ask.seed + 1000 * table, count=ask.count // TABLES)))
        return np.concatenate([one for one, _ in found]), np.concatenate([cut for _, cut in found])

    def positions(self) -> Iterator[tuple[Numbers, int, list[int]]]:
        """Bytes, the seat that is asked, its options. On the way what the network expects is held against the end."""
        engine, number = self.game.engine("auto"), 0
        start = self.deal(0)
        ask = Ask(start, 0, NOTHING_FORCED, True, 5, 20)
        long = int(self.network.ends(ask)[1].mean())
        while True:
            number += 1
            half = self.luck.permutation(len(self.usual)) % 2 == 0
            mixed = np.where(half, WAVERER, self.bot).astype(np.int64)
            ask = Ask(self.deal(number), 0, NOTHING_FORCED, False, 40_000 + number, 1)
            expected, cut = self.ends(mixed, ask, int(self.luck.integers(0, max(2, long))))
            if not cut[0]:
                continue
            space, _ = self.network.place
            state, menu = space.raw.copy(), [int(one) for one in space.menu[1 : 1 + space.menu[0]]]
            seat = int(lowest_seat(int(engine.actors(state.view(self.game.layout.dtype), self.book))))
            won, _ = self.ends(mixed, Ask(state, seat, NOTHING_FORCED, False, 20_000 + number, 1))
            self.expected += zip(expected[0].tolist(), won[0].tolist(), strict=True)
            yield state, seat, menu

    def deal(self, number: int) -> Numbers:
        raw: Numbers = self.game.deal(self.players, seed=1000 + number).state.copy().view(np.uint8)
        return raw

    def line(self, seconds: float) -> Line:
        """How what the network expects is best turned into a chance to win."""
        until = time.monotonic() + seconds
        for _ in self.positions():
            if time.monotonic() > until:
                break
        expected, won = np.array(self.expected).T
        base, slope = np.polynomial.polynomial.polyfit(expected, won, 1)
        return round(float(base), 3), round(float(slope), 3)

    def measure(self, seconds: float) -> list[dict[str, Said]]:
        rows, until = [], time.monotonic() + seconds
        for number, (state, seat, menu) in enumerate(self.positions()):
            if time.monotonic() > until:
                break
            pair = [int(one) for one in self.luck.choice(menu, 2, replace=False)]
            rows.append(dict(self.said(state, seat, pair, 100 * number)))
        return rows

    def said(self, state: Numbers, seat: int, pair: list[int], seed: int) -> Iterator[tuple[str, Said]]:
        best, often, bots = (self.everybody(one) for one in (LEARNER, WAVERER, self.bot))
        wanted = [
            *((name, best if name == "best" else often, LONG, TO_THE_END) for name in REFERENCES),
            ("bot", bots, BOTS, TO_THE_END),
            ("network, best", best, NETWORKS, TO_THE_END), ("network, often", often, NETWORKS, TO_THE_END),
            *((f"bot+{one}", bots, CUT, one) for one in BOTS_HORIZONS),
            *((f"network+{one}", often, CUT, one) for one in NETWORKS_HORIZONS),
        ]  # fmt: skip
        for place, (name, deciders, count, horizon) in enumerate(wanted):
            began, answers = time.thread_time(), []
            for action in pair:
                ask = Ask(state, seat, action, True, 1_000_000 + seed + place, count)
                if name == "bot":  # as reviews ask it
                    answers.append((self.bots.worth(ask), np.zeros(count, np.bool_)))
                elif name == "mixed":
                    answers.append(self.ends_of_mixed_tables(ask))
                else:
                    answers.append(self.ends(deciders, ask, horizon))
            spent = (time.thread_time() - began) / count
            (first, cut), (second, other_cut) = answers
            yield name, Said(spent, first[:, seat], second[:, seat], cut, other_cut)


def report(measuring: Measuring, line: Line, rows: list[dict[str, Said]]) -> list[dict[str, object]]:
    slug, players = measuring.game.slug, measuring.players
    expected, won = np.array(measuring.expected).T
    chance = np.clip(line[0] + line[1] * expected, 0, 1)
    print(f"{slug}, {players} seats: {len(rows)} positions. What the network expects, as a chance: "
          f"{line[0]:.3f} + {line[1]:.3f} x; squared error {((chance - won) ** 2).mean():.4f}, of no judgement at all "
          f"{won.var():.4f}, in {len(won) // players} positions")  # fmt: skip
    bot = np.mean([row["bot"].seconds for row in rows])
    told: list[dict[str, object]] = []
    for reference in REFERENCES:
        truth = [row[reference].as_wins(line) for row in rows]
        moved = np.array([(two - one).mean() for one, two in truth])
        noise = np.array([(two - one).var(ddof=1) / LONG for one, two in truth])
        level, level_noise = (np.array([how(one) for one, _ in truth]) for how in (np.mean, noise_of))
        print(f"  held against {reference}: differences of {points((moved**2 - noise).mean()):.1f} points")
        for name in rows[0]:
            if name in REFERENCES:
                continue
            own = [row[name].as_wins(line) for row in rows]
            spent = np.mean([row[name].seconds for row in rows])
            gaps = np.array([(two - one).mean() for one, two in own])
            spread = np.array([(two - one).var(ddof=1) for one, two in own])
            counts = np.array([len(one) for one, _ in own])
            bias = ((gaps - moved) ** 2 - spread / counts - noise).mean()
            chances, ones = np.array([one.mean() for one, _ in own]), np.array([one.var(ddof=1) for one, _ in own])
            away = ((chances - level) ** 2 - ones / counts - level_noise).mean()
            sure = np.array([Estimated.of(two - one).is_sure for one, two in own])
            held = np.sum(np.sign(gaps) * moved * sure) / max(1e-9, np.sum(np.abs(gaps) * sure))
            size = (gaps**2 - spread / counts).mean()
            true = round(10 * float((gaps * moved).mean() / size), 1) if size > LEAST else None
            row: dict[str, object] = {
                "players": players, "positions": len(rows), "held_against": reference, "judge": name,
                "ms": round(1e3 * float(spent) / 2, 4),
                "bias": round(points(bias), 1), "chance_bias": round(points(away), 1),
                "true_of_ten": true,
                "sure": int(sure.sum()), "true_of_sure": round(10 * float(held), 1),
            }  # fmt: skip
            for many in TIMES:
                fit = many * bot / spent
                row[f"error_{many}"] = round(points(bias + spread.mean() / fit), 1)
                row[f"chance_error_{many}"] = round(points(away + ones.mean() / fit), 1)
            told.append(row)
            print("   ", row)
    return told


def noise_of(samples: Numbers) -> float:
    return float(samples.var(ddof=1) / len(samples))


def points(square: float) -> float:
    """Its root in points of chance; what the noise alone brought below nothing counts as nothing."""
    return float(100 * max(0.0, square) ** 0.5)


def note(game: Game, lines: dict[str, Line], told: list[dict[str, object]]) -> None:
    """Write it beside the game, a row a line. What was measured of this network at tables of other sizes stays."""
    file = measured_file(game)
    before: dict[str, Any] = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {"network": ""}
    if before["network"] == digest(game):
        told = [one for one in before["measured"] if str(one["players"]) not in lines] + told
        lines = before["lines"] | lines
    rows = ",\n".join(json.dumps(one) for one in told)
    head = json.dumps({"network": digest(game), "lines": lines})[:-1]
    file.write_text(f'{head}, "measured": [\n{rows}\n]}}\n', encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("slug")
    parser.add_argument("--players", type=int, nargs="+")
    parser.add_argument("--seconds", type=float, default=120.0, help="for tables of each size")
    parser.add_argument("--seed", type=int, default=7, help="another one takes other positions")
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    game = turnkey.game(asked.slug)
    told: list[dict[str, object]] = []
    lines: dict[str, Line] = {}
    for players in asked.players or weights_of(game).players:
        measuring = Measuring(game, players, np.random.default_rng(asked.seed))
        lines[str(players)] = line = measuring.line(asked.seconds / 5)
        told += report(measuring, line, measuring.measure(asked.seconds * 4 / 5))
    if asked.write:
        note(game, lines, told)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
