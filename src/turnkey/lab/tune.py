"""Finding settings that meet aims, with as few changes from the printed rules as will do.

The unchanged setting is tried first, then every change by itself; then Optuna looks for combinations, for which it
weighs how far the aims are missed against how much is changed. What looks best was also lucky, since it was chosen
for its looks: the frontier is therefore played again on fresh deals, and only that counts.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from turnkey.core.errors import BadEdition, BadOption
from turnkey.lab.designs import Dimension, Variation, changes_of, sort_key, varied
from turnkey.lab.extra import need
from turnkey.lab.figures import is_share, named
from turnkey.lab.paired import figure_of
from turnkey.lab.statistics import Estimate
from turnkey.lab.store import Store
from turnkey.lab.watching import Setting

AIM = re.compile(
    r"(?P<name>.+)=(?:(?P<middle>-?[\d.]+)\s*(?:±|\+-)\s*(?P<reach>[\d.]+)|(?P<low>-?\d+(?:\.\d+)?)\.\.(?P<high>-?[\d.]+))"
)
IMPOSSIBLE = 1e6  # the miss of a setting whose options clash
STEP = 0.01  # a larger step of a number counts a little more than a small one; another option counts as 1
ABREAST = 3  # of each number of changes so many are played again
MOST_DIMENSIONS = 8  # that are combined, where nobody said what to vary: those that move the first aim most


@dataclass(frozen=True)
class Aim:
    """A figure, and between what it should be."""

    figure: str
    low: float
    high: float

    @property
    def middle(self) -> float:
        return (self.low + self.high) / 2

    @property
    def reach(self) -> float:
        return (self.high - self.low) / 2 or 1e-9

    def miss(self, value: float) -> float:
        """0 in the inner half, since at the edge the next games may well fall beside it; then by reaches."""
        return max(0.0, abs(value - self.middle) / self.reach - 0.5)

    def met(self, found: Estimate) -> str:
        if self.low <= found.low and found.high <= self.high:
            return "met"
        return "nearly" if self.low <= found.value <= self.high else "missed"


def aim_of(text: str, setting: Setting) -> Aim:
    """`runners=0.5±0.02` (or `+-`), `rounds=9..11`."""
    found = AIM.fullmatch(text.strip())
    try:
        if found is None:
            raise ValueError
        if found["middle"]:
            low, high = (float(found["middle"]) + sign * float(found["reach"]) for sign in (-1, 1))
        else:
            low, high = float(found["low"]), float(found["high"])
        if low > high:
            raise ValueError
    except ValueError:
        raise BadOption(f"{text!r} is no aim: write runners=0.5±0.02 or rounds=9..11") from None
    name = named(setting.game, setting.players, found["name"])[0]
    if is_share(name) and (low > 1 or high < 0):
        raise BadOption(f"{text!r} can never be met: {name} is a share of games, from 0 to 1")
    return Aim(name, low, high)


@dataclass(frozen=True)
class Candidate:
    """A setting that was tried."""

    variation: Variation
    figures: Mapping[str, Estimate]
    miss: float
    cost: float


@dataclass(frozen=True)
class Confirmed:
    """A setting of the frontier, on deals that nobody chose it by."""

    variation: Variation
    figures: Mapping[str, Estimate]
    verdicts: Mapping[str, str]

    @property
    def meets(self) -> bool:
        return all(one == "met" for one in self.verdicts.values())


@dataclass(frozen=True)
class Tuned:
    """What was found. The frontier: for each number of changes what comes nearest, while more help."""

    aims: Sequence[Aim]
    tried: Sequence[Candidate]
    frontier: Sequence[Candidate]
    confirmed: Sequence[Confirmed]

    @property
    def best(self) -> Confirmed | None:
        """The one with the fewest changes that meets every aim on fresh deals."""
        return next((one for one in self.confirmed if one.meets), None)

    def table(self) -> Any:
        """All that was tried, for a notebook or Parquet."""
        rows = [
            {
                "setting": one.variation.label,
                "changes": len(one.variation.changes),
                "miss": one.miss,
                "cost": one.cost,
                **{name: found.value for name, found in one.figures.items()},
            }
            for one in self.tried
        ]
        return need("polars").DataFrame(rows, infer_schema_length=None)


class Tuner:
    """One search."""

    def __init__(
        self,
        base: Setting,
        dimensions: Sequence[Dimension],
        aims: Sequence[Aim],
        games: int,
        seed: int,
        store: Store,
        progress: Callable[[int], None] = lambda more: None,
    ) -> None:
        self.base, self.dimensions, self.aims = base, list(dimensions), aims
        self.games, self.seed, self.store, self.progress = games, seed, store, progress
        self.tried: dict[tuple[tuple[str, Any], ...], Candidate | None] = {}

    def measure(self, one: Variation, games: int, seed: int) -> dict[str, Estimate]:
        columns = self.store.games(one.setting, games, seed)
        kinds = {aim.figure: named(self.base.game, self.base.players, aim.figure)[1] for aim in self.aims}
        return {name: figure_of(figure(columns)) for name, figure in kinds.items()}

    def attempt(self, changes: Mapping[str, Any]) -> Candidate | None:
        """None: its options clash."""
        key = tuple(sorted(changes.items()))
        if key not in self.tried:
            self.tried[key] = None
            one = self.allowed(changes)
            if one is not None:
                found = self.measure(one, self.games, self.seed)
                miss = sum(aim.miss(found[aim.figure].value) for aim in self.aims)
                self.tried[key] = Candidate(one, found, miss, self.cost(changes))
            self.progress(1)
        return self.tried[key]

    def allowed(self, changes: Mapping[str, Any]) -> Variation | None:
        """The setting that these changes lead to; None: its options clash."""
        try:
            return varied(self.base, changes)
        except (BadOption, BadEdition):
            return None

    def cost(self, changes: Mapping[str, Any]) -> float:
        """How much is changed: options, and a little for how far."""
        total = 0.0
        for one in self.dimensions:
            if one.name in changes:
                steps = sorted({*one.values, one.usual}, key=sort_key)
                far = abs(steps.index(changes[one.name]) - steps.index(one.usual))
                total += 1 + STEP * (far - 1 if isinstance(one.usual, int) else 0)
        return total

    def search(self, trials: int) -> None:
        """Singles first, then what Optuna proposes; it knows what the singles brought."""
        optuna = need("optuna")
        optuna.logging.set_verbosity(optuna.logging.WARNING)
        alone = list(changes_of(self.dimensions, "single"))
        self.store.have([one.setting for one in map(self.allowed, alone) if one], self.games, self.seed)
        singles = [self.attempt(changes) for changes in alone]
        self.combine_what_matters([one for one in singles if one is not None])
        sampler = optuna.samplers.TPESampler(seed=self.seed)
        study = optuna.create_study(directions=["minimize", "minimize"], sampler=sampler)
        for one in singles:
            if one is not None and set(one.variation.changes) <= {kind.name for kind in self.dimensions}:
                study.enqueue_trial(self.parameters(one.variation.changes))
        waiting = len(study.get_trials(states=(optuna.trial.TrialState.WAITING,)))
        study.optimize(self.objective, n_trials=waiting + trials)

    def combine_what_matters(self, singles: Sequence[Candidate]) -> None:
        """Of very many dimensions only those are combined that move an aim most by themselves."""
        if len(self.dimensions) <= MOST_DIMENSIONS:
            return
        base = singles[0]

        def moved(dimension: Dimension) -> float:
            own = [one for one in singles if dimension.name in one.variation.changes]
            return max(
                (
                    abs(one.figures[aim.figure].value - base.figures[aim.figure].value) / aim.reach
                    for one in own
                    for aim in self.aims
                ),
                default=0.0,
            )

        self.dimensions = sorted(self.dimensions, key=moved, reverse=True)[:MOST_DIMENSIONS]

    def parameters(self, changes: Mapping[str, Any]) -> dict[str, int]:
        """As Optuna knows them: the place of each value, the usual one first."""
        return {one.name: places(one).index(changes.get(one.name, one.usual)) for one in self.dimensions}

    def objective(self, trial: Any) -> tuple[float, float]:
        changes = {}
        for one in self.dimensions:
            value = places(one)[trial.suggest_categorical(one.name, list(range(len(places(one)))))]
            if value != one.usual:
                changes[one.name] = value
        found = self.attempt(changes)
        return (IMPOSSIBLE, IMPOSSIBLE) if found is None else (found.miss, found.cost)


def places(one: Dimension) -> list[Any]:
    return [one.usual, *(value for value in one.values if value != one.usual)]


def tune(
    base: Setting,
    dimensions: Sequence[Dimension],
    aims: Sequence[Aim],
    games: int,
    trials: int,
    seed: int,
    store: Store,
    fresh: int,
    progress: Callable[[int], None] = lambda more: None,
) -> Tuned:
    """Search, then play the frontier `fresh` times on the deals of another seed."""
    if not aims or not dimensions:
        raise BadOption("say what to aim at, and what may be varied")
    tuner = Tuner(base, dimensions, aims, games, seed, store, progress)
    tuner.search(trials)
    tried = [one for one in tuner.tried.values() if one is not None]
    frontier = frontier_of(tried)
    confirmed = []
    for one in frontier:
        found = tuner.measure(one.variation, fresh, seed + 1)
        verdicts = {aim.figure: aim.met(found[aim.figure]) for aim in aims}
        confirmed.append(Confirmed(one.variation, found, verdicts))
    return Tuned(list(aims), tried, frontier, confirmed)


def frontier_of(tried: Sequence[Candidate]) -> list[Candidate]:
    """For each number of changes the nearest few, if they are nearer than all with fewer changes."""
    frontier: list[Candidate] = []
    nearest = IMPOSSIBLE
    for changes in sorted({len(one.variation.changes) for one in tried}):
        own = [one for one in tried if len(one.variation.changes) == changes and one.miss < nearest]
        chosen = sorted(own, key=lambda one: (one.miss, one.cost))[:ABREAST]
        frontier += chosen
        nearest = min([nearest, *(one.miss for one in chosen)])
    return frontier
