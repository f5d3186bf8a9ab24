"""The lab's commands as calls, for notebooks: each returns what was found, and `.table()` of it is a Polars table.

from turnkey.lab import notebook as lab

lab.sweep("break_escape", {"keys_needed": "1..4", "deck.swap": "4,8"}).table()
lab.compare("break_escape", {}, {"rounds": 10}).table()
lab.tune("break_escape", ["runners=0.5±0.02"], {"rounds": "10..14"}).best
lab.report("break_escape", seconds=60)[1]  # its findings
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import turnkey
from turnkey.core.game import Game
from turnkey.core.table_options import Values
from turnkey.lab import compare as comparing
from turnkey.lab import sweep as sweeping
from turnkey.lab import tune as tuning
from turnkey.lab.designs import GRID, SINGLE, Dimension, dimension, every_dimension, variations, varied
from turnkey.lab.figures import figures_of
from turnkey.lab.report.finding import Finding
from turnkey.lab.report.page import page_of
from turnkey.lab.report.study import Plan, gather
from turnkey.lab.store import FOLDER, Store
from turnkey.lab.watching import Setting

MEDIUM = ("medium",)


def setting(
    game: str | Game,
    options: Values | None = None,
    players: int | None = None,
    bots: Sequence[str] = MEDIUM,
    bans: Mapping[str, tuple[str, ...]] | None = None,
) -> Setting:
    """A game as it is agreed on; an edition of one's own is given as `turnkey.game(slug, file)`."""
    return Setting.of(turnkey.game(game) if isinstance(game, str) else game, players, options, bots, bans)


def dimensions_of(base: Setting, vary: Mapping[str, Any]) -> list[Dimension]:
    """Values as the command line writes them (`"1..4"`), or as a list."""
    spelled = {name: values if isinstance(values, str) else ",".join(map(str, values)) for name, values in vary.items()}
    return [dimension(base.game, base.values, name, text) for name, text in spelled.items()]


def sweep(
    game: str | Game | Setting,
    vary: Mapping[str, Any] | None = None,
    figures: Sequence[str] = (),
    games: int = 4000,
    design: str = "",
    seed: int = 1,
    until: float | None = None,
    store: Store | None = None,
) -> sweeping.Sweep:
    """Many settings on the same deals; without `vary` every option by itself."""
    base = game if isinstance(game, Setting) else setting(game)
    dimensions = dimensions_of(base, vary or {}) or every_dimension(base.game, base.values)
    made, left_out = variations(base, dimensions, design or (GRID if vary else SINGLE))
    chosen = figures or [next(iter(figures_of(base.game, base.players))), "decisions"]
    return sweeping.sweep(made, dimensions, chosen, games, seed, store or Store(Path(FOLDER)), until, left_out)


def compare(
    game: str | Game | Setting,
    before: Mapping[str, Any],
    after: Mapping[str, Any],
    figures: Sequence[str] = (),
    games: int = 10_000,
    seed: int = 1,
    store: Store | None = None,
) -> comparing.Comparison:
    """Two settings, each by what it changes: options, and entries of the edition by their path."""
    base = game if isinstance(game, Setting) else setting(game)
    one, other = (varied(base, changes).setting for changes in (before, after))
    return comparing.compare(one, other, games, seed, store or Store(Path(FOLDER)), figures)


def tune(
    game: str | Game | Setting,
    aims: Sequence[str],
    vary: Mapping[str, Any] | None = None,
    games: int = 2000,
    trials: int = 200,
    fresh: int = 20_000,
    seed: int = 1,
    store: Store | None = None,
) -> tuning.Tuned:
    """Settings that meet aims such as `runners=0.5±0.02`, with the fewest changes."""
    base = game if isinstance(game, Setting) else setting(game)
    dimensions = dimensions_of(base, vary or {}) or every_dimension(base.game, base.values)
    read = [tuning.aim_of(text, base) for text in aims]
    return tuning.tune(base, dimensions, read, games, trials, seed, store or Store(Path(FOLDER)), fresh)


def report(
    game: str | Game | Setting,
    seconds: float = 240.0,
    seed: int = 1,
    plan: Plan | None = None,
    store: Store | None = None,
) -> tuple[str, list[Finding]]:
    """The page as HTML, and its findings."""
    base = game if isinstance(game, Setting) else setting(game)
    study = gather(base, seed, store or Store(Path(FOLDER)), plan, seconds)
    return page_of(study, f"turnkey report {base.game.slug} --seconds {seconds:g} --seed {seed}")
