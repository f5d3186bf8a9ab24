"""Everything that a report is made of, gathered in about the time that is given."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from turnkey.core.errors import BadOption
from turnkey.lab.batch import all_policies
from turnkey.lab.designs import SINGLE, every_dimension, variations
from turnkey.lab.figures import Figure, figures_of
from turnkey.lab.machines import Machine, watch
from turnkey.lab.report.secrets import Open, open_cards
from turnkey.lab.report.skill import Players, Step, ladder_of
from turnkey.lab.report.strategies import Duel, duels
from turnkey.lab.report.walks import Walks, walk_about
from turnkey.lab.report.worth import Ban, Use, bans_of, groups_of, uses_of, worth_banning
from turnkey.lab.store import Store
from turnkey.lab.summary import Summary, summarise
from turnkey.lab.sweep import Sweep, sweep
from turnkey.lab.thinking import Thinking
from turnkey.lab.watching import Setting, Watched

PROBE = 300  # games that tell how fast it goes


@dataclass(frozen=True)
class Plan:
    """How much of everything is played."""

    games: int
    games_of_options: int  # for each setting
    games_of_bans: int  # for each group and side
    banned: int  # groups
    walk_seconds: float
    think_seconds: float
    bots: tuple[str, ...] = ("random", "medium", "search@40")  # from the weakest to the strongest
    open_seconds: float = 0.0
    games_of_duels: int = 600  # for each pair of strategies

    @staticmethod
    def within(seconds: float, pace: float, settings: int, sides: int, bots: Sequence[str] = ()) -> Plan:
        """For so many seconds, at so many games a second."""
        banned = 16

        def part(share: float, batches: int, least: int, most: int) -> int:
            return int(min(most, max(least, share * seconds * pace / max(1, batches))))

        return Plan(
            part(0.12, 1, 2000, 40_000),
            part(0.23, settings, 300, 4000),
            part(0.2, banned * sides, 300, 4000),
            banned,
            0.15 * seconds,
            0.15 * seconds,
            tuple(bots) or Plan.bots,
            0.1 * seconds,
            part(0.1, 25 * sides, 200, 2000),
        )


@dataclass(frozen=True)
class Study:
    """What was gathered about one setting."""

    setting: Setting
    seed: int
    plan: Plan
    watched: Watched
    summary: Summary
    figures: tuple[str, ...]  # the first is what options and players are compared by
    walks: Walks
    uses: Sequence[Use]
    bans: Sequence[Ban]
    options: Sweep
    options_random: Sweep  # the same among random players
    players: Sequence[Players]
    steps: Sequence[Step]
    open: Sequence[Open]  # with open cards
    duels: Sequence[Duel]
    thinking: Thinking
    seconds: float


def pace_of(setting: Setting, seed: int, machine: Machine) -> float:
    """Games a second, on all that play: each plays as many as the others."""
    games = machine.width * (PROBE if machine.backend == "compiled" else 3)
    watch(machine, setting, 1, seed)  # loads or compiles
    began = time.perf_counter()
    watch(machine, setting, games, seed)
    return games / max(time.perf_counter() - began, 1e-6)


def hides_something(setting: Setting) -> bool:
    """Whether a seat can know something that another does not."""
    return setting.players > 1 and bool((setting.game.secrets[:, 2] >= 0).any())


def headline(figures: dict[str, Figure]) -> tuple[str, ...]:
    """Wins first, then how long it takes."""
    wins = [name for name in figures if name.startswith("wins:")]
    return (*wins, "decisions", "choices")


def gather(
    setting: Setting,
    seed: int,
    store: Store,
    plan: Plan | None = None,
    seconds: float = 240.0,
    bots: Sequence[str] = (),
    thinking: Thinking | None = None,
    say: Callable[[str], None] = lambda what: None,
) -> Study:
    """Watch, walk, vary, ban, and let others play."""
    if not all_policies(setting.game, setting.bots):
        raise BadOption("a report plays hundreds of thousands of games: --bots takes random, medium or a policy of the "
                        "game; bots that think for themselves belong into --ladder")  # fmt: skip
    began = time.perf_counter()
    game, players, machine = setting.game, setting.players, store.plays
    made, left_out = variations(setting, dimensions := every_dimension(game, setting.values), SINGLE)
    if plan is None:
        plan = Plan.within(seconds, pace_of(setting, seed, machine), len(made), len(game.sides(players)), bots)
    say(f"{plan.games:,} games as they are")
    watched = watch(machine, setting, plan.games, seed)
    summary = summarise(game, players, watched.returns, watched.measures, watched.order, watched.asked)
    figures = figures_of(game, players)
    shown = headline(figures)
    if not summary.turn_order:  # nobody begins but the first seat, or nobody alone
        shown = tuple(one for one in shown if not one[5:6].isdecimal())
    say("sample games from inside")
    length, choices = float(watched.asked.sum(axis=1).mean()), watched.chose[:, :players].mean(axis=0)
    walks = walk_about(setting, seed + 2, length, choices, plan.walk_seconds, machine)
    say(f"{len(made)} settings, {plan.games_of_options:,} games of each")
    options = sweep(made, dimensions, shown[:1], plan.games_of_options, seed, store, left_out=left_out)
    randoms = [one.with_bots(("random",) * players) for one in made]
    options_random = sweep(randoms, dimensions, shown[:1], plan.games_of_options, seed, store)
    say(f"bans, {plan.games_of_bans:,} games of each")
    uses = uses_of(watched, groups_of(setting))
    bans = bans_of(setting, worth_banning(uses, plan.banned), plan.games_of_bans, seed, machine)
    say("players of other strength")
    compared = {name: figures[name] for name in shown}
    others, steps = ladder_of(setting, plan.bots, plan.games_of_bans, seed, plan.think_seconds, compared, machine)
    thinkers = [one for one in plan.bots if not all_policies(game, [one])]
    opened: list[Open] = []
    if thinkers and hides_something(setting):
        say("open cards")
        opened = open_cards(setting, thinkers[-1], seed, plan.open_seconds, machine)
    say("strategies against each other")
    return Study(
        setting, seed, plan, watched, summary, shown, walks, uses, bans, options, options_random, others, steps,
        opened, duels(setting, plan.games_of_duels, seed, machine), thinking or Thinking(),
        time.perf_counter() - began,
    )  # fmt: skip
