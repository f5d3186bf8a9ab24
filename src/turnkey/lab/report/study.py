"""Everything that a report is made of, gathered in about the time that is given."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from turnkey.bots.catalogue import make_bot
from turnkey.core.game import Game
from turnkey.lab.batch import all_policies
from turnkey.lab.designs import SINGLE, every_dimension, variations
from turnkey.lab.figures import Figure, figures_of
from turnkey.lab.learned import see_that_they_know
from turnkey.lab.machines import Machine, watch
from turnkey.lab.report.doubling import Doublings, doublings_of
from turnkey.lab.report.gifts import Gifts, gifts_of, presents_of
from turnkey.lab.report.secrets import Open, open_cards
from turnkey.lab.report.skill import Players, Step, ladder_of
from turnkey.lab.report.strategies import Duel, duels
from turnkey.lab.report.unused import never_offered, offered_elsewhere
from turnkey.lab.report.walks import Walks, walk_about
from turnkey.lab.report.worth import Ban, Use, bans_of, groups_of, uses_of, worth_banning
from turnkey.lab.store import Store
from turnkey.lab.summary import Summary, summarise
from turnkey.lab.sweep import Sweep, sweep
from turnkey.lab.things import deeds_of
from turnkey.lab.thinking import Thinking
from turnkey.lab.watching import Setting, Watched

PROBE, PROBE_AT_TABLES = 300, 1  # games for each core that tell how fast it goes
ROOM = 300_000_000  # bytes for the notes of what was done
BANNED, DOUBLED = 16, 12  # things
LOOKED_AT = 60  # things that might be doubled: in some games only few can be
ENOUGH_OF_EACH = 60  # games of a change among players who think, below which it is not asked
LADDER = ("random", "medium", "search@40")


@dataclass(frozen=True)
class Plan:
    """How much of everything is played; 0: that is left out."""

    games: int
    games_of_options: int  # for each setting
    games_of_bans: int  # for each group and side
    banned: int  # groups
    walk_seconds: float
    think_seconds: float
    bots: tuple[str, ...] = LADDER  # from the weakest to the strongest
    open_seconds: float = 0.0
    games_of_duels: int = 600  # for each pair of strategies
    games_of_players: int = 600  # for each rung of the ladder
    games_of_doublings: int = 0  # for each thing
    gift_seconds: float = 0.0

    @staticmethod
    def within(
        seconds: float, pace: float, settings: int, sides: int, bots: Sequence[str] = (), most_games: int = 40_000
    ) -> Plan:
        """For so many seconds, at so many games a second."""

        def part(share: float, batches: int, least: int, most: int) -> int:
            return int(min(most, max(least, share * seconds * pace / max(1, batches))))

        return Plan(
            games=part(0.08, 1, 2000, most_games),
            games_of_options=part(0.2, settings, 300, 4000),
            games_of_bans=part(0.14, BANNED * sides, 300, 4000),
            banned=BANNED,
            walk_seconds=0.12 * seconds,
            think_seconds=0.12 * seconds,
            bots=tuple(bots) or LADDER,
            open_seconds=0.16 * seconds,
            games_of_duels=part(0.06, 25 * sides, 200, 2000),
            games_of_players=part(0.02, 6, 300, 4000),
            games_of_doublings=part(0.04, DOUBLED, 300, 4000),
            gift_seconds=0.06 * seconds,
        )

    @staticmethod
    def of_thinkers(seconds: float, pace: float, settings: int, sides: int, bots: Sequence[str]) -> Plan:
        """For players who think for themselves, a few games a second at most: these go to the game as it is. What needs
        a batch for each of many changes is left out where that would be too few to tell anything."""

        def part(share: float, batches: int) -> int:
            games = int(share * seconds * pace / max(1, batches))
            return games if games >= ENOUGH_OF_EACH else 0

        return Plan(
            games=max(2, int(0.4 * seconds * pace)),
            games_of_options=part(0.15, settings),
            games_of_bans=part(0.1, BANNED * sides),
            banned=BANNED,
            walk_seconds=0.12 * seconds,
            think_seconds=0.15 * seconds,
            bots=tuple(bots),
            open_seconds=0.1 * seconds,
            games_of_duels=200,
            games_of_players=600,
            games_of_doublings=part(0.05, DOUBLED),
            gift_seconds=0.06 * seconds,
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
    elsewhere: Mapping[str, Sequence[str]]  # verbs that were never offered, and changes with which they are
    bans: Sequence[Ban]
    options: Sweep
    options_random: Sweep  # the same among random players
    players: Sequence[Players]
    steps: Sequence[Step]
    open: Sequence[Open]  # with open cards
    doublings: Doublings
    gifts: Gifts
    duels: Sequence[Duel]
    thinking: Thinking
    seconds: float


def pace_of(setting: Setting, seed: int, machine: Machine) -> float:
    """Games a second, on all that play: each plays as many as the others."""
    probe = PROBE if all_policies(setting.game, setting.bots) else PROBE_AT_TABLES
    games = machine.width * (probe if machine.backend == "compiled" else 3)
    watch(machine, setting, 1, seed)  # loads or compiles
    began = time.perf_counter()
    watch(machine, setting, games, seed)
    return games / max(time.perf_counter() - began, 1e-6)


def games_that_fit(game: Game) -> int:
    """What every seat was offered and took is kept for each game: with many different things it takes room."""
    numbers = 2 * game.definition.most_seats * len(deeds_of(game).deeds)
    return max(2000, min(40_000, ROOM // (2 * numbers)))


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
    """Watch, walk, vary, ban, double, give, and let others play."""
    began = time.perf_counter()
    game, players, machine = setting.game, setting.players, store.plays
    for name in bots or (plan.bots if plan else ()):
        make_bot(game, name, 1, cores=1)  # an unknown one is told before anything is played
        see_that_they_know(game, players, setting.values, [name])
    made, left_out = variations(setting, dimensions := every_dimension(game, setting.values), SINGLE)
    if plan is None:
        pace, sides = pace_of(setting, seed, machine), len(game.sides(players))
        ladder = tuple(bots) or LADDER
        if all_policies(game, setting.bots):
            plan = Plan.within(seconds, pace, len(made), sides, ladder, games_that_fit(game))
        else:
            plan = Plan.of_thinkers(seconds, pace, len(made), sides, ladder)
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
    options = options_random = Sweep((), (), setting.bots, left_out)
    if plan.games_of_options:
        say(f"{len(made)} settings, {plan.games_of_options:,} games of each")
        options = sweep(made, dimensions, shown[:1], plan.games_of_options, seed, store, left_out=left_out)
        randoms = [one.with_bots(("random",) * players) for one in made]
        options_random = sweep(randoms, dimensions, shown[:1], plan.games_of_options, seed, store)
    uses = uses_of(watched, groups_of(setting))
    elsewhere = offered_elsewhere(never_offered(game, uses), made, seed, machine)
    bans: Sequence[Ban] = ()
    if plan.games_of_bans:
        say(f"bans, {plan.games_of_bans:,} games of each")
        bans = bans_of(setting, worth_banning(uses, plan.banned), plan.games_of_bans, seed, machine)
    presents = presents_of(game, uses)
    doublings = Doublings()
    if plan.games_of_doublings:
        say(f"twice as many of a thing, {plan.games_of_doublings:,} games of each")
        single = presents_of(game, uses, LOOKED_AT)
        doublings = doublings_of(setting, single, shown[0], plan.games_of_doublings, seed, store, DOUBLED)
    say("gifts")
    gifts = gifts_of(setting, presents, seed + 3, plan.gift_seconds, machine) if plan.gift_seconds else Gifts()
    say("players of other strength")
    compared = {name: figures[name] for name in shown}
    others, steps = ladder_of(setting, plan.bots, plan.games_of_players, seed, plan.think_seconds, compared, machine)
    thinkers = [one for one in (*plan.bots, *setting.bots) if not all_policies(game, [one])]
    opened: list[Open] = []
    if thinkers and hides_something(setting):
        say("open cards")
        opened = open_cards(setting, thinkers[-1], length, seed, plan.open_seconds, machine)
    say("strategies against each other")
    return Study(
        setting, seed, plan, watched, summary, shown, walks, uses, elsewhere, bans, options, options_random, others,
        steps, opened, doublings, gifts, duels(setting, plan.games_of_duels, seed, machine), thinking or Thinking(),
        time.perf_counter() - began,
    )  # fmt: skip
